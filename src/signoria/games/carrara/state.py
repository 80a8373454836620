"""A position of The Palaces of Carrara that can be played: the front of all the rules."""

from random import Random

from signoria.engine.observation import Observer
from signoria.engine.refusal import Obstacle
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.cities import ALL_UPGRADES
from signoria.games.carrara.components.items import GOLD, SPARE_GOLD, SUPPLIES
from signoria.games.carrara.components.marble import ALL_BLOCKS
from signoria.games.carrara.components.tiles import ALL_MONUMENTS, DISPLAY, IN_USE
from signoria.games.carrara.components.wheel import PARTS, START_ON_WHEEL
from signoria.games.carrara.position.boards import NO_REWARDS
from signoria.games.carrara.position.observation import report
from signoria.games.carrara.position.options import CarraraRules
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.position.views import view
from signoria.games.carrara.position.vocabulary import VOCABULARY
from signoria.games.carrara.rules import scoring
from signoria.games.carrara.rules.court import fields_of
from signoria.games.carrara.rules.opening import Starting
from signoria.games.carrara.text.wording import WORDING


class CarraraState(Position):
    """See `signoria.State` for what it can do."""

    vocabulary = VOCABULARY
    game_over = Obstacle("game_over", "CAR-END-4")
    chance_decides = Obstacle("chance_decides", "CAR-HIDDEN-2")
    not_an_outcome = Obstacle("not_an_outcome", "CAR-HIDDEN-2")
    speaker = WORDING

    def copy(self) -> "CarraraState":
        twin = CarraraState(
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
            self.purchased,
            self.stored,
            self.in_hand,
            self.stack[:],
        )
        twin.menu = self.menu
        return twin

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


def new_state(seats: int, rules: CarraraRules) -> CarraraState:
    """The table before anything is known (CAR-SETUP-4..11, CAR-ADV-3..6); blocks and coins come with the order."""
    advanced = rules.advanced
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
        False,
        False,
        False,
        [Starting(CHANCE)],
    )
    for player in state.players:
        player.fields = (1 << len(fields_of(state))) - 1  # CAR-SETUP-9
    return state
