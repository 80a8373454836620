"""A position of The Palaces of Carrara that can be played: the front of all the rules."""

from random import Random

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.observation import Observer
from signoria.engine.refusal import Refusal
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.cities import ALL_UPGRADES
from signoria.games.carrara.components.items import GOLD, SPARE_GOLD, SUPPLIES
from signoria.games.carrara.components.marble import ALL_BLOCKS
from signoria.games.carrara.components.tiles import ALL_MONUMENTS, DISPLAY, IN_USE
from signoria.games.carrara.position.boards import NO_REWARDS
from signoria.games.carrara.position.observation import report
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import NOWHERE, STARTING, Player, Position
from signoria.games.carrara.position.views import view
from signoria.games.carrara.rules import flow, legality, scoring
from signoria.games.carrara.rules.refusals import explain
from signoria.games.carrara.rules.visit import fields_of
from signoria.games.carrara.rules.wheel import PARTS, START_ON_WHEEL


class CarraraState(Position):
    """See `signoria.State` for what it can do."""

    def legal(self) -> list[Decision]:
        return legality.legal(self)

    def outcomes(self, frame: Frame) -> list[tuple[Decision, int]]:
        return legality.outcomes(self, frame)

    def obstacle(self, decision: Decision) -> int:
        return legality.obstacle(self, decision)

    def explain(self, decision: Decision, obstacle: int) -> Refusal:
        return explain(self, decision, obstacle)

    def take(self, decision: Decision) -> None:
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

    def show(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def report(self, observer: Observer, seat: int) -> None:
        report(self, observer, seat)

    def imagine(self, seat: int | None, rng: Random) -> "CarraraState":
        """A copy. Every gain and payment is open, so a seat that counts knows what stands behind each screen and in
        the bag (CAR-HIDDEN-1); orders of draws are stored nowhere. Nothing is left to draw anew."""
        self.viewer(seat)
        return self.copy()

    def scores(self) -> list[Score]:
        return scoring.scores(self)


def new_state(seats: int, rules: int) -> CarraraState:
    """The table before anything is known (CAR-SETUP-4..11, CAR-ADV-3..6); blocks and coins come with the order."""
    advanced = rules & ADVANCED != 0
    state = CarraraState(
        rules,
        [Player(0, 0, 0, (), 0, 0, 0, 0, 0, NO_REWARDS, 0, (), 0, 0, 0) for _ in range(seats)],
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
        (*(0,) * GOLD, SPARE_GOLD[seats] if advanced else 0),
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
