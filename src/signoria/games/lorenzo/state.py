"""A position of Lorenzo il Magnifico that can be played: the front of all the rules."""

from random import Random

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.observation import Observer
from signoria.engine.refusal import Refusal
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.board import FLOORS, SPACES, STANDARD_TILE
from signoria.games.lorenzo.position.imagination import redraw, retold
from signoria.games.lorenzo.position.observation import report
from signoria.games.lorenzo.position.options import ADVANCED
from signoria.games.lorenzo.position.position import FIRST_ORDER, Player, Position
from signoria.games.lorenzo.position.views import view
from signoria.games.lorenzo.rules import flow, legality, scoring
from signoria.games.lorenzo.rules.refusals import explain


class LorenzoState(Position):
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

    def copy(self) -> "LorenzoState":
        return LorenzoState(
            self.rules,
            [player.copy() for player in self.players],
            self.round,
            self.order,
            self.dice,
            self.floors[:],
            self.members_at[:],
            self.palace,
            self.tiles,
            self.packs,
            self.packets,
            self.picks,
            self.stack[:],
        )

    def show(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def report(self, observer: Observer, seat: int) -> None:
        report(self, observer, seat)

    def imagine(self, seat: int | None, rng: Random) -> "LorenzoState":
        dream = self.copy()
        redraw(dream, self.viewer(seat), rng)
        return dream

    def retell(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        return retold(self, decisions)

    def scores(self) -> list[Score]:
        return scoring.scores(self)


def new_player(advanced: bool) -> Player:
    """A player before the start: markers at 0 (LOR-SETUP-9), the rest comes with the turn order."""
    return Player(
        [0] * 7,
        ((), (), (), ()),
        [-1] * 4,
        (0,) * 8,
        (0,) * 8,
        (0,) * 12,
        (0,) * 4,
        False,
        -1 if advanced else STANDARD_TILE,  # LOR-SETUP-12
        0,
        (),
        (),
        (),
        0,
        0,
        -1,
        0,
        False,
    )


def new_state(seats: int, rules: int) -> LorenzoState:
    """The table before anything is known."""
    advanced = rules & ADVANCED != 0
    return LorenzoState(
        rules,
        [new_player(advanced) for _ in range(seats)],
        0,
        (),
        (0, 0, 0),
        [-1] * FLOORS,
        [0] * SPACES,
        (),
        (),
        0,
        ((),) * seats,
        ((),) * seats,
        [Frame(FIRST_ORDER, CHANCE)],
    )
