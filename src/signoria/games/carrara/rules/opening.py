"""Set-up by chance: start player, open tiles, rotation of the large wheel (section 1, CAR-ADV-1 to CAR-ADV-6)."""

from signoria.engine.catalogue import Decision
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.marble import spelled
from signoria.games.carrara.components.tiles import DISPLAY
from signoria.games.carrara.position.catalogue import SPIN, SPIN_D, START, START_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.display import TileDraw
from signoria.games.carrara.rules.turn import begin_turn


class Starting(CarraraQuestion):
    """Chance: the start player (CAR-SETUP-2)."""

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return [(START_D[seat], 1) for seat in range(len(state.players))]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is START and answer.a < len(state.players)

    def take(self, state: Position, answer: Decision) -> None:
        """Blocks and coins by place after the start player (CAR-SETUP-3, CAR-SETUP-9)."""
        seats = len(state.players)
        state.first = answer.a
        for index in range(seats):
            seat = (state.first + index) % seats
            blocks = state.components.start_blocks[index]
            coins = state.components.start_coins[index]
            state.players[seat].blocks = blocks
            state.players[seat].coins = coins
            state.bag -= blocks
            if state.journal is not None:
                dealt: dict[str, object] = {"blocks": spelled(blocks), "coins": coins}
                state.journal.note("started", seat, dealt)
        state.stack[-1] = Opening(CHANCE, 0)


class Opening(TileDraw):
    """One of the first open tiles (CAR-SETUP-6)."""

    def take(self, state: Position, answer: Decision) -> None:
        super().take(state, answer)
        if self.index + 1 < DISPLAY:
            state.stack[-1] = Opening(CHANCE, self.index + 1)
        elif state.rules.advanced:
            state.stack[-1] = Spinning(CHANCE)
        else:
            begin_turn(state, state.first)


class Spinning(CarraraQuestion):
    """Chance: the large wheel lies in a random rotation; the small one begins with purple at part 1 (CAR-ADV-2)."""

    def outcomes(self, state: Position) -> list[tuple[Decision, int]]:
        return [(spin, 1) for spin in SPIN_D]

    def can_happen(self, state: Position, answer: Decision) -> bool:
        return answer.verb is SPIN

    def take(self, state: Position, answer: Decision) -> None:
        state.large = answer.a
        if state.journal is not None:
            state.journal.note("spun", None, {"steps": answer.a})
        begin_turn(state, state.first)
