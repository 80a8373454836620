"""What the questions of the game ask for and tell besides, in the order of observations."""

from typing import Final

from signoria.engine.circumstance import Choice, Count, Flag, Numbered, Vocabulary
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.components.wheel import PARTS

ORIGINS: Final = ["new", "storage", "supply"]
"""Where an item that waits for its place came from."""
NEW: Final = 0
MOVED: Final = 1
BOUGHT: Final = 2

ACTED: Final = Flag("acted", "acted", "The action is done.")
"""Told by views only: an observation tells it of the turn."""
PART: Final = Numbered("part", "part", PARTS, "The ring part: where blocks are bought, or whose sector was emptied.")
UP_TO: Final = Choice("up_to", "up to", COLOURS, "The highest colour that may be named.")
FIELD: Final = Numbered("field", "field", ADVANCED_FIELDS, "The court field that offers an item.")
ITEM: Final = Choice("item", "item", ITEMS, "The item that needs a place.")
CAME: Final = Choice("came", "came", ORIGINS, f"Where it came from: {', '.join(ORIGINS)}.")
WAITING: Final = Choice("waiting", "waiting", ITEMS, "The item that waits for its place after it.")
TILE: Final = Choice("tile", "tile", TILE_IDS, "The tile that is built.")
CITY: Final = Choice("city", "city", CITIES, "The city it is built in.")
COVERS: Final = Choice("covers", "covers", TILE_IDS[:BUILDINGS], "The building that a monument covers.")
LEFT: Final = Count("left", "left", "What is left to pay, in blocks.")

VOCABULARY: Final = Vocabulary(
    [
        "turn",
        "rotation",
        "blocks",
        "item",
        "setting",
        "tile",
        "monument",
        "site",
        "payment",
        "upgrade tile",
        "column",
        "place",
    ],
    [PART, UP_TO, FIELD, ITEM, CAME, WAITING, TILE, CITY, COVERS, LEFT],
)
