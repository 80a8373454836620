"""The action score: which column, the royal visit that it may begin, and the bonus (section 6, CAR-ADV-21..23)."""

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.games.carrara.components.court import (
    ADVANCED_FIELDS,
    BASIC_FIELDS,
    COINS,
    DECORATION,
    GOLD_STATUE,
    POINTS,
    Field,
)
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.position.catalogue import FIELD_D, LARGE_FIELD, LARGE_FIELD_D
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import CHOOSING_COLUMN, GAINING, NOWHERE, SCORING, Player, Position
from signoria.games.carrara.rules import storage
from signoria.games.carrara.rules.columns import open_places
from signoria.games.carrara.rules.obstacles import (
    NO_COLUMN,
    NO_COLUMN_THERE,
    NO_PLACE,
    NO_PLACE_FOR_COLUMN,
    TWIN_FIELD,
)
from signoria.games.carrara.rules.turns import no_column_left


def fields_of(state: Position) -> list[Field]:
    return ADVANCED_FIELDS if state.rules & ADVANCED else BASIC_FIELDS


def visited_by_other(state: Position, seat: int) -> bool:
    """Whether another player holds the royal visit token."""
    return state.holder != NOWHERE and state.holder != seat


def gold_opens_place(player: Player) -> bool:
    """Whether a gold statue put on some building would meet the requirement of a free statue place."""
    for city in range(6):
        if player.bare >> FIRST_STATUE + city & 1 and not player.places & STATUES_BIT[city]:
            return True
    return False


def leads_to_place(state: Position, player: Player, field: int) -> bool:
    """Whether a place is open, or can be opened by the bonus of this column alone (CAR-SCORE-2, CAR-Q-11)."""
    if open_places(state, player, player.coins):
        return True
    if field == LARGE_FIELD:
        return False
    bonus = fields_of(state)[field]
    if bonus.bonus == COINS:
        return open_places(state, player, player.coins + bonus.amount) != 0
    return bonus.bonus == GOLD_STATUE and gold_opens_place(player)


def first_twin(state: Position, player: Player, field: int) -> int:
    """The first field with an own column and the same bonus (CAR-VISIT-7, CAR-STEP-2)."""
    fields = fields_of(state)
    for other in range(field):
        if player.fields >> other & 1:
            if fields[other].bonus == fields[field].bonus and fields[other].amount == fields[field].amount:
                return other
    return field


def column_obstacle(state: Position, player: Player, field: int) -> int:
    """What stands against scoring with the column of a field, when nobody else's visit is on."""
    if field == LARGE_FIELD:
        if player.large == 0:
            return NO_COLUMN_THERE
    elif not player.fields >> field & 1:
        return NO_COLUMN_THERE
    elif first_twin(state, player, field) != field:
        return TWIN_FIELD
    return 0 if leads_to_place(state, player, field) else NO_PLACE_FOR_COLUMN


def columns(state: Position, player: Player) -> list[Decision]:
    found: list[Decision] = []
    for field in range(len(fields_of(state))):
        if player.fields >> field & 1 and column_obstacle(state, player, field) == 0:
            found.append(FIELD_D[field])
    if player.large and leads_to_place(state, player, LARGE_FIELD):
        found.append(LARGE_FIELD_D)
    return found


def score_obstacle(state: Position, seat: int) -> int:
    """During another player's visit only the column of the same field may score (CAR-VISIT-2, CAR-Q-4)."""
    player = state.players[seat]
    if no_column_left(player):
        return NO_COLUMN
    if visited_by_other(state, seat):
        return 0 if leads_to_place(state, player, state.visit) else NO_PLACE
    if open_places(state, player, player.coins):
        return 0
    for field in range(len(fields_of(state))):
        if player.fields >> field & 1 and leads_to_place(state, player, field):
            return 0
    return NO_PLACE


def begin(state: Position, seat: int) -> None:
    """The action score: choose a column, or follow with the one that must be used."""
    if visited_by_other(state, seat):
        state.stack.append(Frame(SCORING, seat))
        state.players[seat].fields &= ~(1 << state.visit)
        if state.journal is not None:
            state.journal.note("followed", seat, {"field": state.visit + 1, "holder": state.holder})
        take_bonus(state, seat, state.visit)
    else:
        state.stack.append(Frame(CHOOSING_COLUMN, seat))


def use_column(state: Position, seat: int, field: int) -> None:
    """Take a column in hand; one of a bonus field begins a visit and brings the bonus (CAR-VISIT-1, -4)."""
    player = state.players[seat]
    state.stack[-1] = Frame(SCORING, seat)
    if field == LARGE_FIELD:
        player.large -= 1
        if state.journal is not None:
            state.journal.note("used the large field", seat, {})
        return
    player.fields &= ~(1 << field)
    state.holder = seat
    state.visit = field
    if state.journal is not None:
        state.journal.note("visited", seat, {"field": field + 1})
    take_bonus(state, seat, field)


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
        state.stack.append(Frame(GAINING, seat, NOWHERE, field))


def decline(state: Position, seat: int) -> None:
    """Who does not score during another's visit moves the column to the large field (CAR-VISIT-3)."""
    if not visited_by_other(state, seat):
        return
    player = state.players[seat]
    player.fields &= ~(1 << state.visit)
    player.large += 1
    if state.journal is not None:
        state.journal.note("declined", seat, {"field": state.visit + 1})
    if fields_of(state)[state.visit].bonus == GOLD_STATUE:
        storage.box(state, GOLD)  # CAR-Q-17


def gold_due(state: Position, frame: Frame) -> bool:
    """Whether the item offered is the gold statue of a court field."""
    return frame.a == NOWHERE and fields_of(state)[frame.b].bonus == GOLD_STATUE


def decoration_due(state: Position, frame: Frame) -> bool:
    return frame.a == NOWHERE and fields_of(state)[frame.b].bonus == DECORATION
