"""The wheel as it stands: what lies in each sector and where, drawn round its middle; part 1 is at twelve o'clock."""

from math import cos, pi, sin
from typing import Final

from signoria.games.carrara.board.offers import COLOURS, CarraraOffer
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.view_types import CarraraView, SectorView
from signoria.presentation.story import SeenEvent

ARC: Final = 360 // PARTS
ROWS: Final = ((5, 150.0), (4, 120.0))
"""How many blocks lie in a row, and how far from the middle; the dearest at the rim."""
FULL_ROWS: Final = ((6, 156.0), (5, 130.0), (4, 105.0))
"""The same where more lie together."""
BLOCK: Final = 29
SMALL_BLOCK: Final = 25
RING: Final = 203.0
PRICE: Final = 8.0
"""Degrees between prices of the ring."""
DECORATION: Final = 80.0
STATUE: Final = 39.0


def point(angle: float, radius: float) -> tuple[float, float]:
    """A place by its angle in degrees, clockwise from twelve o'clock."""
    return round(radius * sin(angle * pi / 180), 1), round(-radius * cos(angle * pi / 180), 1)


class Block:
    """A block of the wheel: its colour, its price now, and after a turn of both wheels."""

    def __init__(self, id: str, colour: str, price: int, turned: int, at: tuple[float, float], size: int) -> None:
        self.id = id
        self.colour = colour
        self.price = price
        self.turned = turned
        self.x, self.y = at
        self.size = size


class Price:
    """A price of the ring."""

    def __init__(self, colour: str, price: int, at: tuple[float, float]) -> None:
        self.colour = colour
        self.price = price
        self.x, self.y = at


class Item:
    """What a wheel shows in a sector, and how many of it the supply still has."""

    def __init__(self, id: str, words: str, left: int, at: tuple[float, float]) -> None:
        self.id = id
        self.words = words
        self.left = left
        self.x, self.y = at


class Part:
    """A part of the ring, the sector that stands there, and what may be bought of it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sector = 0
        self.words = ""
        self.prices: list[Price] = []
        self.label = (0.0, 0.0)
        self.blocks: list[Block] = []
        self.decoration: Item | None = None
        self.statue: Item | None = None
        self.offers: list[CarraraOffer] = []


class Wheel:
    """Both wheels with the turns that they have made, counted upwards: they never spin back."""

    def __init__(self, parts: list[Part], turns: int, small_turns: int, blocks: int) -> None:
        self.parts = parts
        self.angle = ARC * turns
        self.small_angle = ARC * small_turns
        self.blocks = blocks


def turns_made(log: list[SeenEvent]) -> tuple[int, int]:
    """How often the large and the small wheel have been turned."""
    keys = [event["key"] for event in log]
    both = keys.count("rotated both") + keys.count("rotated wheel")
    return both, both + keys.count("rotated small")


def lie(number: int) -> list[tuple[float, float, int]]:
    """Angle, distance and size of so many blocks that lie in a sector, the first ones at the rim."""
    few = number <= sum(room for room, _ in ROWS)
    rows, size, gap = (ROWS, BLOCK, 3) if few else (FULL_ROWS, SMALL_BLOCK, 1)
    found: list[tuple[float, float, int]] = []
    for room, radius in rows:
        last = (room, radius) == rows[-1]
        here = number - len(found) if last else min(room, number - len(found))
        step = (size + gap) / radius * 180 / pi
        found += [(step * (at - (here - 1) / 2), radius, size) for at in range(here)]
    return found


def drawn_part(view: CarraraView, told: SectorView, turns: int, small_turns: int, words: dict[str, str]) -> Part:
    """A part with its sector; what lies on a wheel is placed as that wheel stood before its first turn."""
    part = Part(told["part"])
    place = told["part"] - 1
    part.sector = (place - turns) % PARTS
    priced = [(colour, told["prices"][colour]) for colour in COLOURS if told["prices"][colour]]
    for at, (colour, price) in enumerate(priced):
        angle = ARC * place + PRICE * (at - (len(priced) - 1) / 2)
        part.prices.append(Price(colour, price, point(angle, RING)))
    part.label = point(ARC * place - ARC / 2 + 3.4, RING + 10)
    turned = view["wheel"][(place + 1) % PARTS]["prices"]
    blocks = [(colour, at) for colour in COLOURS for at in range(told["blocks"].get(colour, 0))]
    for (colour, at), (angle, radius, size) in zip(blocks, lie(len(blocks)), strict=True):
        id = f"block-{part.sector}-{colour}-{at}"
        spot = point(ARC * part.sector + angle, radius)
        part.blocks.append(Block(id, colour, told["prices"][colour], turned[colour], spot, size))
    supply = view["supply"]
    if supply is not None:
        item, statue = told["decoration"], told["statue"]
        part.decoration = Item(item, words[item], supply[item], point(ARC * part.sector, DECORATION))
        at_small = (place - small_turns) % PARTS
        part.statue = Item(statue, words[statue], supply[statue], point(ARC * at_small, STATUE))
    return part
