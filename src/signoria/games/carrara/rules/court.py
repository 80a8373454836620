"""The royal court: its bonus fields, and which of their columns can score (section 6, CAR-ADV-21, CAR-ADV-22,
CAR-ADV-23)."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.court import COINS, GOLD_STATUE, Field
from signoria.games.carrara.components.items import FIRST_STATUE
from signoria.games.carrara.components.places import STATUES_BIT
from signoria.games.carrara.position.catalogue import LARGE_FIELD
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.rules.ending import no_column_left
from signoria.games.carrara.rules.places import open_places

NO_COLUMN: Final = Obstacle("no_column", "CAR-SCORE-4")
NO_PLACE: Final = Obstacle("no_place", "CAR-SCORE-2")
NO_PLACE_FOLLOWING: Final = Obstacle("no_place_following", "CAR-Q-4")
NO_COLUMN_THERE: Final = Obstacle("no_column_there", "CAR-VISIT-1")
NO_COLUMN_ON_LARGE_FIELD: Final = Obstacle("no_column_there", "CAR-VISIT-4")
TWIN_FIELD: Final = Obstacle("twin_field", "CAR-STEP-2")
NO_PLACE_FOR_COLUMN: Final = Obstacle("no_place_for_column", "CAR-SCORE-2")


def fields_of(state: Position) -> list[Field]:
    return state.components.fields(state.rules.advanced)


def visited_by_other(state: Position, seat: int) -> bool:
    """Whether another player holds the royal visit token."""
    return state.holder != NOWHERE and state.holder != seat


def gold_opens_place(player: Player) -> bool:
    """Whether a gold statue put on some building would meet the requirement of a free statue place."""
    for city in range(len(CITIES)):
        if has(player.board.bare, FIRST_STATUE + city) and not player.places & STATUES_BIT[city]:
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
        if has(player.fields, other):
            if fields[other].bonus == fields[field].bonus and fields[other].amount == fields[field].amount:
                return other
    return field


def column_obstacle(state: Position, player: Player, field: int) -> Obstacle | None:
    """What stands against scoring with the column of a field, when nobody else's visit is on."""
    if field == LARGE_FIELD:
        if player.large == 0:
            return NO_COLUMN_ON_LARGE_FIELD
    elif not has(player.fields, field):
        return NO_COLUMN_THERE
    elif first_twin(state, player, field) != field:
        return TWIN_FIELD
    return None if leads_to_place(state, player, field) else NO_PLACE_FOR_COLUMN


def explain_column(state: Position, player: Player, field: int, obstacle: Obstacle, explanation: Explanation) -> None:
    explanation.params["field"] = "field-large" if field == LARGE_FIELD else f"field-{field + 1}"
    if obstacle is TWIN_FIELD:
        explanation.params["twin"] = f"field-{first_twin(state, player, field) + 1}"


def score_obstacle(state: Position, seat: int) -> Obstacle | None:
    """What stands against the action score: during another player's visit only the column of the same field may score
    (CAR-VISIT-2, CAR-Q-4)."""
    player = state.players[seat]
    if no_column_left(player):
        return NO_COLUMN
    if visited_by_other(state, seat):
        return None if leads_to_place(state, player, state.visit) else NO_PLACE_FOLLOWING
    if open_places(state, player, player.coins):
        return None
    for field in range(len(fields_of(state))):
        if has(player.fields, field) and leads_to_place(state, player, field):
            return None
    return NO_PLACE


def explain_score(state: Position, obstacle: Obstacle, explanation: Explanation) -> None:
    if obstacle is NO_PLACE_FOLLOWING:
        explanation.params.update(holder=state.holder, field=state.visit + 1)
