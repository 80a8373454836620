"""A position of Lorenzo il Magnifico that can be played: the front of all the rules."""

from random import Random
from typing import ClassVar

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Vocabulary
from signoria.engine.observation import Observer
from signoria.engine.refusal import MessageFormatter, Obstacle
from signoria.engine.score import Score
from signoria.games.lorenzo.components.board import FLOORS, STANDARD_TILE
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.goods import DICE, DISCOUNTED, KINDS, MEMBERS, PRIVILEGES, TYPES
from signoria.games.lorenzo.position.imagination import consistent_history, redraw
from signoria.games.lorenzo.position.observation import report
from signoria.games.lorenzo.position.options import LorenzoRules
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.view_types import LorenzoView
from signoria.games.lorenzo.position.views import view
from signoria.games.lorenzo.position.vocabulary import VOCABULARY
from signoria.games.lorenzo.rules import scoring
from signoria.games.lorenzo.rules.opening import FirstOrder
from signoria.games.lorenzo.text.wording import WORDING


class LorenzoState(Position):
    """See `signoria.State` for what it can do."""

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    game_over: ClassVar[Obstacle] = Obstacle("game_over", "LOR-SCORE-1")
    chance_decides: ClassVar[Obstacle] = Obstacle("chance_decides", "LOR-HIDDEN-2")
    not_an_outcome: ClassVar[Obstacle] = Obstacle("not_an_outcome", "LOR-HIDDEN-2")

    def formatter(self) -> MessageFormatter:
        return WORDING.holding(self.components)

    def copy(self) -> "LorenzoState":
        twin = LorenzoState(
            self.components,
            self.rules,
            [player.copy() for player in self.players],
            self.round,
            self.order,
            self.dice,
            self.floors[:],
            self.occupied,
            self.palace,
            self.tiles,
            self.packs,
            self.packets,
            self.picks,
            self.stack[:],
        )
        twin.menu = self.menu
        return twin

    def show(self, seat: int | None) -> LorenzoView:
        return view(self, seat)

    def report(self, observer: Observer, seat: int) -> None:
        report(self, observer, seat)

    def imagine(self, seat: int | None, rng: Random) -> "LorenzoState":
        dream = self.copy()
        dream.menu = None
        redraw(dream, self.viewer(seat), rng)
        return dream

    def consistent_history(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        return consistent_history(self, decisions)

    def scores(self) -> list[Score]:
        return scoring.scores(self)


def new_player(advanced: bool) -> Player:
    """A player before the start: markers at 0 (LOR-SETUP-9), the rest comes with the turn order."""
    return Player(
        goods=[0] * PRIVILEGES,
        cards=((),) * len(TYPES),
        placed=[-1] * len(MEMBERS),
        handicap=(0,) * len(KINDS),
        malus=(0,) * len(KINDS),
        discounts=(0,) * (DISCOUNTED * len(TYPES)),
        choice=(0,) * len(TYPES),
        no_floor_bonus=False,
        tile=-1 if advanced else STANDARD_TILE,  # LOR-SETUP-12
        curses=0,
        hand=(),
        discarded=(),
        leaders=(),
        used=0,
        powers=0,
        copied=-1,
        raised=0,
        out=False,
    )


def new_state(seats: int, rules: LorenzoRules, components: Components) -> LorenzoState:
    """The table before anything is known."""
    return LorenzoState(
        components,
        rules,
        players=[new_player(rules.advanced) for _ in range(seats)],
        round=0,
        order=(),
        dice=(0,) * len(DICE),
        floors=[-1] * FLOORS,
        occupied=0,
        palace=(),
        tiles=(),
        packs=0,
        packets=((),) * seats,
        picks=((),) * seats,
        stack=[FirstOrder()],
    )
