"""What a seat may see, built from what is allowed and never by leaving secrets out (CAR-HIDDEN-1, -3).

Coins and blocks stand behind screens until the game is over. The bag is not shown: what it holds would tell what the
screens hide. The log tells every gain and payment, so who counts can know all of it.
"""

from signoria.carrara.boards import worth
from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import AMOUNTS, CITIES, REWARDS, UPGRADES
from signoria.carrara.court import BONUSES, GOLD_STATUE
from signoria.carrara.items import FIRST_STATUE, GOLD, ITEMS, NO_STATUE
from signoria.carrara.marble import COLOURS, spelled
from signoria.carrara.options import ADVANCED
from signoria.carrara.places import PLACES, SHARED_BITS
from signoria.carrara.position import (
    BUYING,
    CHOOSING_COLUMN,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    GAINING,
    NOWHERE,
    PAYING,
    ROTATING,
    SCORING,
    SETTING,
    TURN,
    UPGRADING,
    Position,
)
from signoria.carrara.scoring import scores
from signoria.carrara.tiles import BUILDINGS, KINDS, TILES
from signoria.carrara.visit import fields_of
from signoria.carrara.wheel import PARTS, PRICES, decoration_at, statue_at
from signoria.frame import Frame
from signoria.state import CHANCE

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


def view(state: Position, seat: int | None) -> dict[str, object]:
    """The table as a seat (None: a spectator) sees it, as plain data with ids."""
    asked: dict[str, object] | None = None
    if state.stack and state.stack[-1].seat != CHANCE:
        asked = question(state, state.stack[-1])
    over = not state.stack
    return {
        "game": "carrara",
        "variant": "advanced" if state.rules & ADVANCED else "basic",
        "seats": len(state.players),
        "viewer": seat,
        "over": over,
        "stopped": state.stopped,
        "first": state.first,
        "trigger": state.trigger if state.trigger != NOWHERE else None,
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


def tiles_of(bits: int) -> list[str]:
    return [TILES[tile].id for tile in range(BUILDINGS) if bits >> tile & 1]


def question(state: Position, frame: Frame) -> dict[str, object]:
    """Who is asked, for what, and the public circumstances."""
    told: dict[str, object] = {"seat": frame.seat, "for": QUESTIONS[frame.kind]}
    if frame.kind == TURN:
        told["acted"] = frame.a == 1
    elif frame.kind == BUYING:
        told["part"] = frame.a + 1 if frame.a != NOWHERE else None
    elif frame.kind == GAINING:
        told["part"] = frame.a + 1 if frame.a != NOWHERE else None
        told["field"] = frame.b + 1 if frame.a == NOWHERE else None
    elif frame.kind == SETTING:
        told["item"] = ITEMS[frame.a]
    elif frame.kind == CHOOSING_SITE:
        told["tile"] = TILES[frame.a].id
    elif frame.kind == PAYING:
        told["tile"] = TILES[state.stack[-2].a].id
        told["city"] = CITIES[frame.a]
        told["left"] = frame.b
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
