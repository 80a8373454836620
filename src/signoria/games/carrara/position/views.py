"""What a seat may see, built from what is allowed and never by leaving secrets out (CAR-HIDDEN-1, CAR-HIDDEN-3).

Coins and blocks stand behind screens until the game is over. The bag is not shown: what it holds would tell what the
screens hide. The log tells every gain and payment, so who counts can know all of it.
"""

from signoria.engine.bits import has
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.court import ADVANCED_FIELDS, BONUSES, GOLD_STATUE
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS, NO_STATUE
from signoria.games.carrara.components.marble import COLOURS, spelled
from signoria.games.carrara.components.places import PLACE_IDS, SHARED_BITS
from signoria.games.carrara.components.rewards import REWARDS
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILE_IDS
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.boards import worth
from signoria.games.carrara.position.options import OPTIONS
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.view_types import CarraraView, FieldView, PlayerView, SectorView, TurnView
from signoria.games.carrara.rules.court import fields_of
from signoria.games.carrara.rules.scoring import scores
from signoria.games.carrara.rules.turn import Turn
from signoria.games.carrara.rules.wheel import decoration_at, statue_at


def view(state: Position, seat: int | None) -> CarraraView:
    """The table as a seat (None: a spectator) sees it, as plain data with ids."""
    over = not state.stack
    return {
        "game": "carrara",
        "variant": state.rules.variant,
        "options": state.rules.changed(OPTIONS),
        "seats": len(state.players),
        "viewer": seat,
        "over": over,
        "stopped": state.stopped,
        "first": state.first,
        "trigger": state.trigger if state.trigger != NOWHERE else None,
        "idle": state.idle,
        "turn": turn_view(state),
        "asked": state.asked(),
        "wheel": [sector(state, part) for part in range(PARTS)],
        "display": [TILE_IDS[tile] if tile != NOWHERE else None for tile in state.display],
        "reserve": tiles_of(state.reserve),
        "covered": tiles_of(state.covered),
        "monuments": [KINDS[kind] for kind in range(len(KINDS)) if has(state.monuments, kind)],
        "upgrades": upgrades_of(state, state.upgrades),
        "supply": {ITEMS[item]: state.supply[item] for item in range(GOLD)} if state.rules.advanced else None,
        "box": {ITEMS[item]: state.box[item] for item in range(GOLD + 1) if state.box[item]},
        "court": court(state),
        "visit": None if state.holder == NOWHERE else {"holder": state.holder, "field": state.visit + 1},
        "shared_places": places_taken(state),
        "players": [player_view(state, other, over or other == seat) for other in range(len(state.players))],
        "scores": [score.as_data() for score in scores(state)] if over else None,
    }


def turn_view(state: Position) -> TurnView | None:
    """Whose turn it is and what was done in it; None before the first turn and after the last."""
    turn = state.stack[0] if state.stack else None
    if not isinstance(turn, Turn):
        return None
    return {
        "seat": turn.seat,
        "acted": turn.acted,
        "purchased": state.purchased,
        "stored": ITEMS[state.players[turn.seat].storage[-1]] if state.stored else None,
        "scoring": state.in_hand,
    }


def tiles_of(bits: int) -> list[str]:
    return [TILE_IDS[tile] for tile in range(BUILDINGS) if has(bits, tile)]


def upgrades_of(state: Position, bits: int) -> list[str]:
    return [upgrade.id for number, upgrade in enumerate(state.components.upgrades) if has(bits, number)]


def sector(state: Position, part: int) -> SectorView:
    """What lies at a ring part, what it costs there, and the symbols of the advanced wheels."""
    shown: SectorView = {
        "part": part + 1,
        "blocks": spelled(state.wheel[part]),
        "prices": {COLOURS[colour]: state.components.prices[part][colour] for colour in range(len(COLOURS))},
    }
    if state.rules.advanced:
        shown["decoration"] = ITEMS[decoration_at(state, part)]
        shown["statue"] = ITEMS[statue_at(state, part)]
    return shown


def court(state: Position) -> list[FieldView]:
    """The bonus fields with the columns, and the gold statues, that stand there: one for each column (CAR-Q-17)."""
    fields: list[FieldView] = []
    for number, field in enumerate(fields_of(state)):
        seats = [seat for seat, player in enumerate(state.players) if has(player.fields, number)]
        fields.append(
            {
                "field": number + 1,
                "bonus": BONUSES[field.bonus],
                "amount": field.amount,
                "columns": seats,
                "gold_statues": len(seats) if field.bonus == GOLD_STATUE else 0,
            }
        )
    return fields


def places_taken(state: Position) -> dict[str, int | None]:
    """The shared places and who has a column there."""
    shown: dict[str, int | None] = {}
    for number, id in enumerate(PLACE_IDS):
        if has(SHARED_BITS, number):
            owner: int | None = None
            for seat, player in enumerate(state.players):
                if has(player.places, number):
                    owner = seat
            shown[id] = owner
    return shown


def player_view(state: Position, seat: int, open: bool) -> PlayerView:
    player = state.players[seat]
    amounts = state.components.amounts[player.board.upgrades]
    return {
        "seat": seat,
        "points": player.points,
        "coins": player.coins if open else None,
        "blocks": spelled(player.blocks) if open else None,
        "cities": {
            city: {
                "reward": REWARDS[state.components.cities[number].reward],
                "amount": amounts[number],
                "buildings": [
                    {
                        "tile": TILE_IDS[building.tile],
                        "value": worth(state.components, building),
                        "decorated": building.decorated,
                        "statue": ITEMS[FIRST_STATUE + building.statue] if building.statue != NO_STATUE else None,
                    }
                    for building in player.board.buildings
                    if building.city == number
                ],
            }
            for number, city in enumerate(CITIES)
        },
        "upgrades": upgrades_of(state, player.board.upgrades),
        "storage": [ITEMS[item] for item in player.storage],
        "fields": [field + 1 for field in range(ADVANCED_FIELDS) if has(player.fields, field)],
        "large_field": player.large,
        "places": [id for number, id in enumerate(PLACE_IDS) if has(player.places, number)],
    }
