"""Every decision of the game and its permanent text; `legal` hands out these entries and never builds one."""

from typing import Final

from signoria.engine.catalogue import Catalogue, Decision
from signoria.games.carrara.components.cities import CITIES, UPGRADES
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.items import GOLD, ITEMS
from signoria.games.carrara.components.marble import COLOURS, WHITE
from signoria.games.carrara.components.places import PLACES
from signoria.games.carrara.components.tiles import BUILDINGS, TILES

# What a decision does; `a` and `b` say to what.
BUY: Final = 0
BUILD: Final = 1
MONUMENT: Final = 2
SCORE: Final = 3
PASS: Final = 4
END_TURN: Final = 5
ROTATE: Final = 6
TAKE: Final = 7
STOP: Final = 8
GAIN: Final = 9
ON: Final = 10
STORE: Final = 11
DISCARD: Final = 12
GIVE_UP: Final = 13
MOVE: Final = 14
PURCHASE: Final = 15
TILE: Final = 16
IN_CITY: Final = 17
COVER: Final = 18
PAY: Final = 19
PAY_TWO: Final = 20
UPGRADE: Final = 21
FIELD: Final = 22
PLACE: Final = 23
# Chance.
START: Final = 24
OPEN: Final = 25
SPIN: Final = 26
DRAW: Final = 27

NO_WHEEL: Final = 0
ONE_WHEEL: Final = 1
SMALL_ONLY: Final = 2
BOTH_WHEELS: Final = 3
ROTATIONS: Final = ("none", "wheel", "small", "both")

NOTHING: Final = -1
LARGE_FIELD: Final = -1

CATALOGUE: Final = Catalogue("carrara", __name__)


def one(kind: int, a: int, text: str, by_chance: bool = False) -> Decision:
    return CATALOGUE.add(kind, a, 0, text, by_chance)


# The order of these lines is the order of the catalogue: to change it is to change the rules version.
BUY_D: Final = one(BUY, 0, "buy")
BUILD_D: Final = one(BUILD, 0, "build")
MONUMENT_D: Final = one(MONUMENT, 0, "monument")
SCORE_D: Final = one(SCORE, 0, "score")
PASS_D: Final = one(PASS, 0, "pass")
END_TURN_D: Final = one(END_TURN, 0, "end-turn")
ROTATE_D: Final = [one(ROTATE, which, f"rotate {name}") for which, name in enumerate(ROTATIONS)]
TAKE_D: Final = [
    CATALOGUE.add(TAKE, part, colour, f"take {part + 1} {COLOURS[colour]}")
    for part in range(6)
    for colour in range(WHITE + 1)
]
STOP_D: Final = one(STOP, 0, "stop")
GAIN_D: Final = [one(GAIN, item, f"gain {name}") for item, name in enumerate(ITEMS)]
GAIN_NOTHING_D: Final = one(GAIN, NOTHING, "gain none")
ON_D: Final = [one(ON, tile, f"on {TILES[tile].id}") for tile in range(len(TILES))]
STORE_D: Final = one(STORE, 0, "store")
DISCARD_D: Final = [one(DISCARD, item, f"discard {name}") for item, name in enumerate(ITEMS)]
GIVE_UP_D: Final = one(GIVE_UP, 0, "give-up")
MOVE_D: Final = [one(MOVE, item, f"move {name}") for item, name in enumerate(ITEMS)]
PURCHASE_D: Final = [one(PURCHASE, item, f"purchase {ITEMS[item]}") for item in range(GOLD)]
TILE_D: Final = [one(TILE, tile, f"tile {TILES[tile].id}") for tile in range(len(TILES))]
IN_CITY_D: Final = [one(IN_CITY, city, f"city {name}") for city, name in enumerate(CITIES)]
COVER_D: Final = [one(COVER, tile, f"cover {TILES[tile].id}") for tile in range(BUILDINGS)]
PAY_D: Final = [one(PAY, colour, f"pay {name}") for colour, name in enumerate(COLOURS)]
PAY_TWO_D: Final = [one(PAY_TWO, colour, f"pay 2 {COLOURS[colour]}") for colour in range(WHITE)]
UPGRADE_D: Final = [one(UPGRADE, number, f"upgrade {upgrade.name}") for number, upgrade in enumerate(UPGRADES)]
UPGRADE_NOTHING_D: Final = one(UPGRADE, NOTHING, "upgrade none")
FIELD_D: Final = [one(FIELD, field, f"field {field + 1}") for field in range(len(ADVANCED_FIELDS))]
LARGE_FIELD_D: Final = one(FIELD, LARGE_FIELD, "field large")
PLACE_D: Final = [one(PLACE, number, f"place {place.id}") for number, place in enumerate(PLACES)]

START_D: Final = [one(START, seat, f"start {seat}", True) for seat in range(4)]
OPEN_D: Final = [one(OPEN, tile, f"open {TILES[tile].id}", True) for tile in range(BUILDINGS)]
SPIN_D: Final = [one(SPIN, steps, f"spin {steps}", True) for steps in range(6)]
DRAW_D: Final = [one(DRAW, colour, f"draw {name}", True) for colour, name in enumerate(COLOURS)]
