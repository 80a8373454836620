"""A position of The Palaces of Carrara that can be played: the front of all the rules."""

from random import Random

from signoria.engine.observation import Observer
from signoria.engine.refusal import MessageFormatter, Obstacle
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.items import GOLD
from signoria.games.carrara.components.tiles import ALL_MONUMENTS, DISPLAY
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.boards import EMPTY
from signoria.games.carrara.position.observation import report
from signoria.games.carrara.position.options import CarraraRules
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.position.view_types import CarraraView
from signoria.games.carrara.position.views import view
from signoria.games.carrara.position.vocabulary import VOCABULARY
from signoria.games.carrara.rules import scoring
from signoria.games.carrara.rules.opening import Starting
from signoria.games.carrara.text.wording import WORDING


class CarraraState(Position):
    """See `signoria.State` for what it can do."""

    vocabulary = VOCABULARY
    game_over = Obstacle("game_over", "CAR-END-4")
    chance_decides = Obstacle("chance_decides", "CAR-HIDDEN-2")
    not_an_outcome = Obstacle("not_an_outcome", "CAR-HIDDEN-2")

    def formatter(self) -> MessageFormatter:
        return WORDING.holding(self.components)

    def copy(self) -> "CarraraState":
        twin = CarraraState(
            self.rules,
            self.components,
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

    def show(self, seat: int | None) -> CarraraView:
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


def new_player(fields: int) -> Player:
    """A player before the order is known: a column on each bonus field (CAR-SETUP-9)."""
    return Player(
        coins=0, blocks=0, points=0, board=EMPTY, storage=(), fields=(1 << fields) - 1, large=0, places=0
    )  # fmt: skip


def new_state(seats: int, rules: CarraraRules, components: Components) -> CarraraState:
    """The table before anything is known (CAR-SETUP-4 to CAR-SETUP-11, CAR-ADV-3, CAR-ADV-4, CAR-ADV-5, CAR-ADV-6);
    blocks and coins come with the order."""
    advanced = rules.advanced
    return CarraraState(
        rules,
        components,
        players=[new_player(len(components.fields(advanced))) for _ in range(seats)],
        first=0,
        wheel=[components.start_on_wheel, *([0] * (PARTS - 1))],
        large=0,
        small=0,
        bag=components.blocks - components.start_on_wheel,
        display=(NOWHERE,) * DISPLAY,
        reserve=components.in_use[seats],
        covered=0,
        monuments=ALL_MONUMENTS,
        upgrades=(1 << len(components.upgrades)) - 1,
        supply=components.supplies[seats] if advanced else (0,) * GOLD,
        box=(*(0,) * GOLD, components.spare_gold[seats] if advanced else 0),
        taken=0,
        holder=NOWHERE,
        visit=NOWHERE,
        trigger=NOWHERE,
        idle=0,
        stopped=False,
        purchased=False,
        stored=False,
        in_hand=False,
        stack=[Starting(CHANCE)],
    )
