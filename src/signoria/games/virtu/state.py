"""A position of Virtù that can be played: the front of all the rules."""

from random import Random

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.observation import Observer
from signoria.engine.refusal import Refusal
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.virtu.components.cities import CITIES, CLOSED, IN_PLAY, NEUTRAL
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS
from signoria.games.virtu.components.places import PLACES
from signoria.games.virtu.components.tables import BONUSES, GREAT_POWERS, INDULGENCES, START_FLORINS, UNITS
from signoria.games.virtu.position.observation import report
from signoria.games.virtu.position.position import FIRST, Player, Position
from signoria.games.virtu.position.views import view
from signoria.games.virtu.rules import flow, legality, scoring
from signoria.games.virtu.rules.market import COPIES
from signoria.games.virtu.rules.refusals import explain


class VirtuState(Position):
    """See `signoria.State` for what it can do."""

    def legal(self) -> list[Decision]:
        return self.options()[:]

    def options(self) -> list[Decision]:
        """What is legal now; found once and shared with copies."""
        found = self.menu
        if found is None:
            found = legality.menu(self, self.stack[-1]) if self.stack else []
            self.menu = found
        return found

    def outcomes(self, frame: Frame) -> list[tuple[Decision, int]]:
        return legality.outcomes(self)

    def obstacle(self, decision: Decision) -> int:
        return legality.obstacle(self, decision)

    def explain(self, decision: Decision, obstacle: int) -> Refusal:
        return explain(self, decision, obstacle)

    def take(self, decision: Decision) -> None:
        flow.take(self, decision)

    def apply(self, decision: Decision) -> None:
        """What is in the menu needs no second look."""
        for option in self.options():
            if option is decision:
                self.take(decision)
                return
        super().apply(decision)

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

    def show(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def report(self, observer: Observer, seat: int) -> None:
        report(self, observer, seat)

    def imagine(self, seat: int | None, rng: Random) -> "VirtuState":
        """Nothing is hidden, so a copy is all there is to imagine."""
        self.viewer(seat)
        return self.copy()

    def scores(self) -> list[Score]:
        return scoring.scores(self)


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
