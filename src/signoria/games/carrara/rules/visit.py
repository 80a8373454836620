"""The action score: which column, the royal visit that it may begin, and the bonus (section 6, CAR-ADV-21, CAR-ADV-22,
CAR-ADV-23)."""

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.court import COINS, GOLD_STATUE, POINTS
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD
from signoria.games.carrara.position.catalogue import FIELD, FIELD_D, LARGE_FIELD, LARGE_FIELD_D
from signoria.games.carrara.position.position import Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.columns import PlaceChoice
from signoria.games.carrara.rules.court import (
    column_obstacle,
    explain_column,
    fields_of,
    leads_to_place,
    visited_by_other,
)
from signoria.games.carrara.rules.gaining import CourtItem
from signoria.games.carrara.rules.supply import box


class ColumnChoice(CarraraQuestion):
    """Which column scores; one of a bonus field begins a visit (CAR-VISIT-1, CAR-VISIT-4)."""

    asks = "column"

    def menu(self, state: Position) -> list[Decision]:
        player = state.players[self.seat]
        found: list[Decision] = []
        for field in range(len(fields_of(state))):
            if has(player.fields, field) and column_obstacle(state, player, field) is None:
                found.append(FIELD_D[field])
        if player.large and leads_to_place(state, player, LARGE_FIELD):
            found.append(LARGE_FIELD_D)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not FIELD:
            return NOT_ASKED
        return column_obstacle(state, state.players[self.seat], answer.a)

    def take(self, state: Position, answer: Decision) -> None:
        field = answer.a
        player = state.players[self.seat]
        state.stack[-1] = PlaceChoice(self.seat)
        state.in_hand = True
        if field == LARGE_FIELD:
            player.large -= 1
            if state.journal is not None:
                state.journal.note("used the large field", self.seat, {})
            return
        player.fields = without_bit(player.fields, field)
        state.holder = self.seat
        state.visit = field
        if state.journal is not None:
            state.journal.note("visited", self.seat, {"field": field + 1})
        take_bonus(state, self.seat, field)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if answer.verb is FIELD:
            explain_column(state, state.players[self.seat], answer.a, obstacle, explanation)


def begin_scoring(state: Position, seat: int) -> None:
    """The action score: choose a column, or follow with the one that must be used (CAR-VISIT-2)."""
    if not visited_by_other(state, seat):
        state.stack.append(ColumnChoice(seat))
        return
    state.stack.append(PlaceChoice(seat))
    state.in_hand = True
    player = state.players[seat]
    player.fields = without_bit(player.fields, state.visit)
    if state.journal is not None:
        state.journal.note("followed", seat, {"field": state.visit + 1, "holder": state.holder})
    take_bonus(state, seat, state.visit)


def take_bonus(state: Position, seat: int, field: int) -> None:
    """Coins and points come by themselves; an item may be taken or not (CAR-Q-12)."""
    player = state.players[seat]
    bonus = fields_of(state)[field]
    if bonus.bonus == COINS:
        player.coins += bonus.amount
        if state.journal is not None:
            state.journal.note("bonus coins", seat, {"coins": bonus.amount})
    elif bonus.bonus == POINTS:
        player.points += bonus.amount
        if state.journal is not None:
            state.journal.note("bonus points", seat, {"points": bonus.amount})
    elif bonus.bonus == GOLD_STATUE or max(state.supply[:FIRST_STATUE]):  # CAR-Q-18
        state.stack.append(CourtItem(seat, field))


def decline(state: Position, seat: int) -> None:
    """Who does not score during another's visit moves the column to the large field (CAR-VISIT-3)."""
    if not visited_by_other(state, seat):
        return
    player = state.players[seat]
    player.fields = without_bit(player.fields, state.visit)
    player.large += 1
    if state.journal is not None:
        state.journal.note("declined", seat, {"field": state.visit + 1})
    if fields_of(state)[state.visit].bonus == GOLD_STATUE:
        box(state, GOLD)  # CAR-Q-17
