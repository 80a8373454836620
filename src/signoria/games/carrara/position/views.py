"""What a seat may see, built from what is allowed and never by leaving secrets out (CAR-HIDDEN-1, -3).

Coins and blocks stand behind screens until the game is over. The bag is not shown: what it holds would tell what the
screens hide. The log tells every gain and payment, so who counts can know all of it.
"""

from signoria.engine.frame import Frame
from signoria.engine.state import CHANCE
from signoria.games.carrara.components.cities import ALL as CITY_LIST
from signoria.games.carrara.components.cities import AMOUNTS, CITIES, REWARDS, UPGRADES
from signoria.games.carrara.components.court import BONUSES, GOLD_STATUE
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS, NO_STATUE
from signoria.games.carrara.components.marble import COLOURS, spelled
from signoria.games.carrara.components.places import PLACES, SHARED_BITS
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILES
from signoria.games.carrara.position.boards import worth
from signoria.games.carrara.position.options import ADVANCED, unpack
from signoria.games.carrara.position.position import (
    BOUGHT,
    BUYING,
    CHOOSING_COLUMN,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    GAINING,
    MOVED,
    NEW,
    NOWHERE,
    PAYING,
    PURCHASED,
    ROTATING,
    SCORING,
    SETTING,
    STORED,
    TURN,
    UPGRADING,
    Position,
)
from signoria.games.carrara.rules.columns import under_way
from signoria.games.carrara.rules.scoring import scores
from signoria.games.carrara.rules.visit import fields_of
from signoria.games.carrara.rules.wheel import PARTS, PRICES, decoration_at, statue_at

QUESTIONS = {
    TURN: "turn",
    ROTATING: "rotation",
    BUYING: "blocks",
    GAINING: "item",
    SETTING: "setting",
    CHOOSING_TILE: "tile",
    CHOOSING_MONUMENT: "monument",
    CHOOSING_SITE: "site",
    PAYING: "payment",
    UPGRADING: "upgrade tile",
    CHOOSING_COLUMN: "column",
    SCORING: "place",
}
CAME = {NEW: "new", MOVED: "storage", BOUGHT: "supply"}
"""Where an item that waits for its place came from."""


def view(state: Position, seat: int | None) -> dict[str, object]:
    """The table as a seat (None: a spectator) sees it, as plain data with ids."""
    asked: dict[str, object] | None = None
    if state.stack and state.stack[-1].seat != CHANCE:
        asked = question(state, state.stack[-1])
    over = not state.stack
    return {
        "game": "carrara",
        "variant": "advanced" if state.rules & ADVANCED else "basic",
        "options": dict(unpack(state.rules)),
        "seats": len(state.players),
        "viewer": seat,
        "over": over,
        "stopped": state.stopped,
        "first": state.first,
        "trigger": state.trigger if state.trigger != NOWHERE else None,
        "idle": state.idle,
        "turn": turn_view(state),
        "asked": asked,
        "wheel": [sector(state, part) for part in range(PARTS)],
        "display": [TILES[tile].id if tile != NOWHERE else None for tile in state.display],
        "reserve": tiles_of(state.reserve),
        "covered": tiles_of(state.covered),
        "monuments": [KINDS[kind] for kind in range(6) if state.monuments >> kind & 1],
        "upgrades": [upgrade.id for number, upgrade in enumerate(UPGRADES) if state.upgrades >> number & 1],
        "supply": {ITEMS[item]: state.supply[item] for item in range(GOLD)} if state.rules & ADVANCED else None,
        "box": {ITEMS[item]: state.box[item] for item in range(GOLD + 1) if state.box[item]},
        "court": court(state),
        "visit": None if state.holder == NOWHERE else {"holder": state.holder, "field": state.visit + 1},
        "shared_places": places_taken(state),
        "players": [player_view(state, other, over or other == seat) for other in range(len(state.players))],
        "scores": [score.as_data() for score in scores(state)] if over else None,
    }


def turn_view(state: Position) -> dict[str, object] | None:
    """Whose turn it is and what was done in it; None before the first turn and after the last."""
    if not state.stack or state.stack[0].kind != TURN:
        return None
    turn = state.stack[0]
    return {
        "seat": turn.seat,
        "acted": turn.a == 1,
        "purchased": turn.b & PURCHASED != 0,
        "stored": ITEMS[state.players[turn.seat].storage[-1]] if turn.b & STORED else None,
        "scoring": under_way(state),
    }


def tiles_of(bits: int) -> list[str]:
    return [TILES[tile].id for tile in range(BUILDINGS) if bits >> tile & 1]


def question(state: Position, frame: Frame) -> dict[str, object]:
    """Who is asked, for what, and the public circumstances."""
    told: dict[str, object] = {"seat": frame.seat, "for": QUESTIONS[frame.kind]}
    if frame.kind == TURN:
        told["acted"] = frame.a == 1
    elif frame.kind == BUYING:
        told["part"] = frame.a + 1 if frame.a != NOWHERE else None
        told["up_to"] = COLOURS[frame.b]
    elif frame.kind == GAINING:
        told["part"] = frame.a + 1 if frame.a != NOWHERE else None
        told["field"] = frame.b + 1 if frame.a == NOWHERE else None
    elif frame.kind == SETTING:
        below = state.stack[-2]
        told["item"] = ITEMS[frame.a]
        told["came"] = CAME[frame.b]
        told["waiting"] = ITEMS[below.a] if below.kind == SETTING else None
    elif frame.kind == CHOOSING_SITE:
        told["tile"] = TILES[frame.a].id
    elif frame.kind == PAYING:
        raising = state.stack[-2]
        told["tile"] = TILES[raising.a].id
        told["city"] = CITIES[frame.a]
        told["covers"] = TILES[raising.c].id if raising.c != NOWHERE else None
        told["left"] = frame.b
        told["up_to"] = COLOURS[frame.c]
    return told


def sector(state: Position, part: int) -> dict[str, object]:
    """What lies at a ring part, what it costs there, and the symbols of the advanced wheels."""
    shown: dict[str, object] = {
        "part": part + 1,
        "blocks": spelled(state.wheel[part]),
        "prices": {COLOURS[colour]: PRICES[part][colour] for colour in range(len(COLOURS))},
    }
    if state.rules & ADVANCED:
        shown["decoration"] = ITEMS[decoration_at(state, part)]
        shown["statue"] = ITEMS[statue_at(state, part)]
    return shown


def court(state: Position) -> list[dict[str, object]]:
    """The bonus fields with the columns, and the gold statues, that stand there: one for each column (CAR-Q-17)."""
    fields: list[dict[str, object]] = []
    for number, field in enumerate(fields_of(state)):
        seats = [seat for seat, player in enumerate(state.players) if player.fields >> number & 1]
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


def places_taken(state: Position) -> dict[str, object]:
    """The shared places and who has a column there."""
    shown: dict[str, object] = {}
    for number, place in enumerate(PLACES):
        if SHARED_BITS >> number & 1:
            owner: int | None = None
            for seat, player in enumerate(state.players):
                if player.places >> number & 1:
                    owner = seat
            shown[place.id] = owner
    return shown


def player_view(state: Position, seat: int, open: bool) -> dict[str, object]:
    player = state.players[seat]
    amounts = AMOUNTS[player.upgrades]
    return {
        "seat": seat,
        "points": player.points,
        "coins": player.coins if open else None,
        "blocks": spelled(player.blocks) if open else None,
        "cities": {
            city: {
                "reward": REWARDS[CITY_LIST[number].reward],
                "amount": amounts[number],
                "buildings": [
                    {
                        "tile": TILES[building.tile].id,
                        "value": worth(building),
                        "decorated": building.decorated,
                        "statue": ITEMS[FIRST_STATUE + building.statue] if building.statue != NO_STATUE else None,
                    }
                    for building in player.buildings
                    if building.city == number
                ],
            }
            for number, city in enumerate(CITIES)
        },
        "upgrades": [upgrade.id for number, upgrade in enumerate(UPGRADES) if player.upgrades >> number & 1],
        "storage": [ITEMS[item] for item in player.storage],
        "fields": [field + 1 for field in range(8) if player.fields >> field & 1],
        "large_field": player.large,
        "places": [place.id for number, place in enumerate(PLACES) if player.places >> number & 1],
    }
