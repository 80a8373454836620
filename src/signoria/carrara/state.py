"""A position of The Palaces of Carrara that can be played: the front of all the rules."""

from random import Random

from signoria.carrara import flow, legality, scoring
from signoria.carrara.cities import ALL_UPGRADES
from signoria.carrara.items import GOLD, SUPPLIES
from signoria.carrara.marble import ALL_BLOCKS
from signoria.carrara.options import ADVANCED
from signoria.carrara.position import NOWHERE, STARTING, Player, Position
from signoria.carrara.refusals import explain
from signoria.carrara.tiles import ALL_MONUMENTS, DISPLAY, IN_USE
from signoria.carrara.views import view
from signoria.carrara.visit import fields_of
from signoria.carrara.wheel import PARTS, START_ON_WHEEL
from signoria.decision import Decision
from signoria.frame import Frame
from signoria.journal import Journal
from signoria.refusal import Refusal, Refused
from signoria.score import Score
from signoria.state import CHANCE


class CarraraState(Position):
    """See `signoria.State` for what it can do."""

    @property
    def actor(self) -> int | None:
        return self.stack[-1].seat if self.stack else None

    def legal(self) -> list[Decision]:
        return legality.legal(self)

    def chances(self) -> list[tuple[Decision, int]]:
        if not self.stack or self.stack[-1].seat != CHANCE:
            return []
        return legality.outcomes(self, self.stack[-1])

    def refusal(self, decision: Decision) -> Refusal | None:
        obstacle = legality.obstacle(self, decision)
        return explain(self, decision, obstacle) if obstacle else None

    def apply(self, decision: Decision) -> None:
        obstacle = legality.obstacle(self, decision)
        if obstacle:
            raise Refused(decision.text, explain(self, decision, obstacle))
        flow.take(self, decision)

    def copy(self) -> "CarraraState":
        return CarraraState(
            self.rules,
            [player.copy() for player in self.players],
            self.first,
            self.wheel[:],
            self.large,
            self.small,
            self.bag,
            self.display,
            self.reserve,
            self.covered,
            self.monuments,
            self.upgrades,
            self.supply,
            self.box,
            self.taken,
            self.holder,
            self.visit,
            self.trigger,
            self.idle,
            self.stopped,
            self.stack[:],
        )

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def imagine(self, seat: int | None, rng: Random) -> "CarraraState":
        """A copy. Every gain and payment is open, so a seat that counts knows what stands behind each screen and in
        the bag (CAR-HIDDEN-1); orders of draws are stored nowhere. Nothing is left to draw anew."""
        return self.copy()

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def tell(self, journal: Journal | None) -> None:
        self.journal = journal

    def __copy__(self) -> "CarraraState":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "CarraraState":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return CarraraState, self.values()


def new_state(seats: int, rules: int) -> CarraraState:
    """The table before anything is known (CAR-SETUP-4..11, CAR-ADV-3..6); blocks and coins come with the order."""
    advanced = rules & ADVANCED != 0
    state = CarraraState(
        rules,
        [Player(0, 0, 0, (), 0, 0, 0, (), 0, 0, 0) for _ in range(seats)],
        0,
        [START_ON_WHEEL, *([0] * (PARTS - 1))],
        0,
        0,
        ALL_BLOCKS - START_ON_WHEEL,
        (NOWHERE,) * DISPLAY,
        IN_USE[seats],
        0,
        ALL_MONUMENTS,
        ALL_UPGRADES,
        SUPPLIES[seats] if advanced else (0,) * GOLD,
        (0,) * (GOLD + 1),
        0,
        NOWHERE,
        NOWHERE,
        NOWHERE,
        0,
        False,
        [Frame(STARTING, CHANCE)],
    )
    for player in state.players:
        player.fields = (1 << len(fields_of(state))) - 1  # CAR-SETUP-9
    return state
