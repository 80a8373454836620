"""A position of Virtù that can be played: the front of all the rules."""

from random import Random

from signoria.decision import Decision
from signoria.errors import BadSetup, UnknownDecision
from signoria.journal import Journal
from signoria.refusal import Refusal, Refused
from signoria.score import Score
from signoria.state import CHANCE
from signoria.virtu import flow, legality, scoring
from signoria.virtu.catalogue import CATALOGUE
from signoria.virtu.cities import CITIES, CLOSED, IN_PLAY, NEUTRAL
from signoria.virtu.market import COPIES
from signoria.virtu.palaces import ANTECHAMBERS, CHAMBERS
from signoria.virtu.places import PLACES
from signoria.virtu.position import FIRST, Frame, Player, Position
from signoria.virtu.refusals import explain
from signoria.virtu.tables import BONUSES, GREAT_POWERS, INDULGENCES, START_FLORINS, UNITS
from signoria.virtu.views import view


class VirtuState(Position):
    """See `signoria.State` for what it can do."""

    @property
    def actor(self) -> int | None:
        return self.stack[-1].seat if self.stack else None

    def legal(self) -> list[Decision]:
        return self.options()[:]

    def options(self) -> list[Decision]:
        """What is legal now; found once and shared with copies."""
        found = self.menu
        if found is None:
            found = legality.menu(self, self.stack[-1]) if self.stack else []
            self.menu = found
        return found

    def chances(self) -> list[tuple[Decision, int]]:
        if not self.stack or self.stack[-1].seat != CHANCE:
            return []
        return legality.outcomes(self)

    def refusal(self, decision: Decision) -> Refusal | None:
        self.check(decision)
        obstacle = legality.obstacle(self, decision)
        return explain(self, decision, obstacle) if obstacle else None

    def apply(self, decision: Decision) -> None:
        for option in self.options():
            if option is decision:
                flow.take(self, decision)
                return
        self.check(decision)
        raise Refused(decision.text, explain(self, decision, legality.obstacle(self, decision)))

    def check(self, decision: Decision) -> None:
        """A decision that is not an entry of our catalogue is no decision at all."""
        if not CATALOGUE.owns(decision):
            raise UnknownDecision(f"{decision!r} is no decision of virtu")

    def copy(self) -> "VirtuState":
        found = VirtuState(
            self.rules,
            [player.copy() for player in self.players],
            self.year,
            self.order,
            self.track,
            self.control[:],
            self.agents[:],
            self.allies[:],
            self.used_alliances,
            self.stock[:],
            self.bonuses,
            self.ending,
            self.stack[:],
        )
        found.menu = self.menu
        return found

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, self.viewer(seat))

    def viewer(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or not 0 <= seat < len(self.players)):
            raise BadSetup(f"there is no seat {seat!r}; the seats are 0 to {len(self.players) - 1}")
        return seat

    def imagine(self, seat: int | None, rng: Random) -> "VirtuState":
        """Nothing is hidden, so a copy is all there is to imagine."""
        self.viewer(seat)
        return self.copy()

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def tell(self, journal: Journal | None) -> None:
        self.journal = journal

    def __copy__(self) -> "VirtuState":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "VirtuState":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return VirtuState, self.values()


def new_player() -> Player:
    """A player before a power is chosen: 1 florin (VIR-SETUP-10), an empty palace, all units in the supply."""
    return Player(
        -1,
        START_FLORINS,
        [-1] * ANTECHAMBERS,
        0,
        0,
        [-1] * (2 * CHAMBERS),
        0,
        -1,  # VIR-SETUP-11
        0,
        0,
        0,
        0,
        [0] * CITIES,
        UNITS,
        (),
        0,
        0,
        0,
        0,
        0,
        0,
        False,
        False,
        0,
    )


def new_state(seats: int, rules: int) -> VirtuState:
    """The table before the first player is known; piles and tiles lie open (VIR-SETUP-1..4)."""
    in_play = IN_PLAY[seats - 3]
    return VirtuState(
        rules,
        [new_player() for _ in range(seats)],
        0,
        (),
        (),
        [NEUTRAL if in_play >> city & 1 else CLOSED for city in range(CITIES)],
        [-1] * PLACES,
        [-1] * len(GREAT_POWERS),
        0,
        [*COPIES, INDULGENCES],
        (1 << len(BONUSES)) - 1,
        False,
        [Frame(FIRST, CHANCE)],
    )
