"""Every decision of the game and its permanent text; `legal` hands out these entries and never builds one."""

from typing import Final

from signoria.engine.catalogue import Catalogue
from signoria.games.carrara.components.cities import CITIES, UPGRADE_NAMES
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.items import GOLD, ITEMS
from signoria.games.carrara.components.marble import COLOURS, WHITE
from signoria.games.carrara.components.places import PLACE_IDS
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.components.wheel import PARTS

NO_WHEEL: Final = 0
ONE_WHEEL: Final = 1
SMALL_ONLY: Final = 2
BOTH_WHEELS: Final = 3
ROTATIONS: Final = ["none", "wheel", "small", "both"]

NOTHING: Final = -1
LARGE_FIELD: Final = -1

CATALOGUE: Final = Catalogue("carrara", __name__)

BUY: Final = CATALOGUE.verb("buy")
BUILD: Final = CATALOGUE.verb("build")
MONUMENT: Final = CATALOGUE.verb("monument")
SCORE: Final = CATALOGUE.verb("score")
PASS: Final = CATALOGUE.verb("pass")
END_TURN: Final = CATALOGUE.verb("end-turn")
ROTATE: Final = CATALOGUE.verb("rotate", "wheels")
TAKE: Final = CATALOGUE.verb("take", "part", "colour")
STOP: Final = CATALOGUE.verb("stop")
GAIN: Final = CATALOGUE.verb("gain", "item")
ON: Final = CATALOGUE.verb("on", "tile")
STORE: Final = CATALOGUE.verb("store")
DISCARD: Final = CATALOGUE.verb("discard", "item")
GIVE_UP: Final = CATALOGUE.verb("give-up")
MOVE: Final = CATALOGUE.verb("move", "item")
PURCHASE: Final = CATALOGUE.verb("purchase", "item")
TILE: Final = CATALOGUE.verb("tile", "tile")
IN_CITY: Final = CATALOGUE.verb("city", "city")
COVER: Final = CATALOGUE.verb("cover", "tile")
PAY: Final = CATALOGUE.verb("pay", "colour")
PAY_TWO: Final = CATALOGUE.verb("pay 2", "colour")
UPGRADE: Final = CATALOGUE.verb("upgrade", "upgrade")
FIELD: Final = CATALOGUE.verb("field", "field")
PLACE: Final = CATALOGUE.verb("place", "place")

START: Final = CATALOGUE.chance("start", "seat")
OPEN: Final = CATALOGUE.chance("open", "tile")
SPIN: Final = CATALOGUE.chance("spin", "steps")
DRAW: Final = CATALOGUE.chance("draw", "colour")

# The order of these lines is the order of the catalogue: to change it is to change the rules version.
BUY_D: Final = BUY.add()
BUILD_D: Final = BUILD.add()
MONUMENT_D: Final = MONUMENT.add()
SCORE_D: Final = SCORE.add()
PASS_D: Final = PASS.add()
END_TURN_D: Final = END_TURN.add()
ROTATE_D: Final = ROTATE.each(ROTATIONS)
TAKE_D: Final = [
    [TAKE.add((str(part + 1), name), part, colour) for colour, name in enumerate(COLOURS)] for part in range(PARTS)
]
"""By ring part and colour."""
STOP_D: Final = STOP.add()
GAIN_D: Final = GAIN.each(ITEMS)
GAIN_NOTHING_D: Final = GAIN.add(("none",), NOTHING)
ON_D: Final = ON.each(TILE_IDS)
STORE_D: Final = STORE.add()
DISCARD_D: Final = DISCARD.each(ITEMS)
GIVE_UP_D: Final = GIVE_UP.add()
MOVE_D: Final = MOVE.each(ITEMS)
PURCHASE_D: Final = PURCHASE.each(ITEMS[:GOLD])
TILE_D: Final = TILE.each(TILE_IDS)
IN_CITY_D: Final = IN_CITY.each(CITIES)
COVER_D: Final = COVER.each(TILE_IDS[:BUILDINGS])
PAY_D: Final = PAY.each(COLOURS)
PAY_TWO_D: Final = PAY_TWO.each(COLOURS[:WHITE])
UPGRADE_D: Final = UPGRADE.each(UPGRADE_NAMES)
UPGRADE_NOTHING_D: Final = UPGRADE.add(("none",), NOTHING)
FIELD_D: Final = FIELD.each([str(field + 1) for field in range(ADVANCED_FIELDS)])
LARGE_FIELD_D: Final = FIELD.add(("large",), LARGE_FIELD)
PLACE_D: Final = PLACE.each(PLACE_IDS)

START_D: Final = START.each([str(seat) for seat in range(4)])
OPEN_D: Final = OPEN.each(TILE_IDS[:BUILDINGS])
SPIN_D: Final = SPIN.each([str(steps) for steps in range(PARTS)])
DRAW_D: Final = DRAW.each(COLOURS)
