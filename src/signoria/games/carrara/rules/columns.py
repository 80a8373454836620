"""The column in hand: the place that it scores, and what that brings (section 6)."""

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.places import GROUP_OF, MONEY, PLACE_IDS, SHARED_BITS
from signoria.games.carrara.components.rewards import COINS, POINTS, REWARDS, coins_of, points_of
from signoria.games.carrara.position.catalogue import PLACE, PLACE_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.ending import check_end
from signoria.games.carrara.rules.free_steps import (
    add_free_steps,
    explain_free_step,
    free_step_obstacle,
    is_free_step,
    take_free_step,
)
from signoria.games.carrara.rules.places import explain_place, open_places, place_obstacle


class PlaceChoice(CarraraQuestion):
    """Which place the column in hand scores; free steps may come before it (CAR-SCORE-1, CAR-ADV-42)."""

    asks = "place"

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        places = open_places(state, player, player.coins)
        found: list[Decision] = []
        for number in range(len(PLACE_IDS)):
            if has(places, number):
                found.append(PLACE_D[number])
        add_free_steps(state, self.seat, found)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is PLACE:
            return place_obstacle(state, state.players[self.seat], answer.a)
        return free_step_obstacle(state, self.seat, answer)

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is PLACE:
            state.stack.pop()
            put_column(state, self.seat, answer.a)
        else:
            take_free_step(state, self.seat, answer)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        player = state.players[self.seat]
        if answer.verb is PLACE:
            explain_place(state.components, player, answer.a, obstacle, explanation)
        elif is_free_step(answer):
            explain_free_step(state.components, player, answer, obstacle, explanation)


def put_column(state: Position, seat: int, number: int) -> None:
    """The column stays there for the rest of the game, and the place pays (CAR-SCORE-1, CAR-SCORE-4)."""
    player = state.players[seat]
    state.in_hand = False
    player.places = with_bit(player.places, number)
    state.taken |= 1 << number & SHARED_BITS
    state.idle = -1
    coins = coins_of(player.board.rewards[number])
    points = points_of(player.board.rewards[number])
    if state.journal is not None:
        if GROUP_OF[number] == MONEY:
            shown = {"place": PLACE_IDS[number], "coins": state.components.places[number].least_coins}
            state.journal.note("showed coins", seat, shown)
            state.journal.reveal()
        gain = {REWARDS[COINS]: coins, REWARDS[POINTS]: points}
        paid = {what: amount for what, amount in gain.items() if amount}
        told = {"place": PLACE_IDS[number], "coins": coins, "points": points, "gain": paid}
        state.journal.note("scored", seat, told)
    player.coins += coins
    player.points += points
    check_end(state, seat)
