"""The view of a seat, rebuilt from its observation."""

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import SHIPPED, Components
from signoria.games.carrara.components.court import BONUSES, GOLD_STATUE, Field
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.places import PLACE_IDS, SHARED_BITS
from signoria.games.carrara.components.rewards import REWARDS
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILE_IDS
from signoria.games.carrara.components.wheel import PARTS as RING
from signoria.games.carrara.position.boards import worth
from signoria.games.carrara.position.options import OBSERVED, OPTIONS
from signoria.games.carrara.position.position import Building
from signoria.games.carrara.position.vocabulary import ORIGINS, VOCABULARY
from signoria.games.carrara.rules.scoring import PARTS
from tests.observations import Reading, View, chosen

ASKED = VOCABULARY.questions
UPGRADE_IDS = [upgrade.id for upgrade in SHIPPED.upgrades]


def view(reading: Reading, seats: int, viewer: int, components: Components = SHIPPED) -> View:
    advanced = reading.flag("table.advanced")
    over = reading.flag("table.over")
    options = {option.name: reading.option(option) for option in OBSERVED}
    supply = dict(zip(ITEMS[:GOLD], reading.numbers("table.supply"), strict=True))
    box = dict(zip(ITEMS, reading.numbers("table.box"), strict=True))
    steps = [(seat - viewer) % seats for seat in range(seats)]
    return {
        "game": "carrara",
        "variant": "advanced" if advanced else "basic",
        "options": {name: value for name, value in options.items() if value != OPTIONS[name].default},
        "seats": seats,
        "viewer": viewer,
        "over": over,
        "stopped": reading.flag("table.stopped"),
        "first": at(reading, "table.first", seats, viewer),
        "trigger": at(reading, "table.trigger", seats, viewer),
        "idle": reading.number("table.idle") - 1,
        "turn": turn(reading, seats, viewer),
        "asked": asked(reading, seats, viewer),
        "wheel": [sector(reading, part, advanced, components) for part in range(RING)],
        "display": [chosen(TILE_IDS, tile) for tile in reading.choices("table.display", BUILDINGS)],
        "reserve": [TILE_IDS[tile] for tile in reading.members("table.reserve")],
        "covered": [TILE_IDS[tile] for tile in reading.members("table.covered")],
        "monuments": [KINDS[kind] for kind in reading.members("table.monuments")],
        "upgrades": [UPGRADE_IDS[upgrade] for upgrade in reading.members("table.upgrades")],
        "supply": supply if advanced else None,
        "box": {item: number for item, number in box.items() if number},
        "court": court(reading, steps, components.fields(advanced)),
        "visit": visit(reading, seats, viewer),
        "shared_places": {
            id: next(
                (seat for seat, step in enumerate(steps) if number in reading.members(f"player-{step}.places")), None
            )
            for number, id in enumerate(PLACE_IDS)
            if SHARED_BITS >> number & 1
        },
        "players": [
            player(reading, f"player-{step}.", seat, over or step == 0, components) for seat, step in enumerate(steps)
        ],
        "scores": [score(reading, step, seat) for seat, step in enumerate(steps)] if over else None,
    }


def at(reading: Reading, name: str, seats: int, viewer: int) -> int | None:
    step = reading.choice(name)
    return None if step is None else (viewer + step) % seats


def turn(reading: Reading, seats: int, viewer: int) -> View | None:
    seat = at(reading, "turn.seat", seats, viewer)
    if seat is None:
        return None
    return {
        "seat": seat,
        "acted": reading.flag("turn.acted"),
        "purchased": reading.flag("turn.purchased"),
        "stored": chosen(ITEMS, reading.choice("turn.stored")),
        "scoring": reading.flag("turn.scoring"),
    }


def asked(reading: Reading, seats: int, viewer: int) -> View | None:
    kind = reading.choice("asked.for")
    if kind is None:
        return None
    told: View = {"seat": at(reading, "asked.seat", seats, viewer), "for": ASKED[kind]}
    part, field = reading.choice("asked.part"), reading.choice("asked.field")
    tile = chosen(TILE_IDS, reading.choice("asked.tile"))
    up_to = chosen(COLOURS, reading.choice("asked.up to"))
    match ASKED[kind]:
        case "turn":
            told["acted"] = reading.flag("turn.acted")
        case "blocks":
            told["part"] = None if part is None else part + 1
            told["up_to"] = up_to
        case "item":
            told["part"] = None if part is None else part + 1
            told["field"] = None if field is None else field + 1
        case "setting":
            told["item"] = chosen(ITEMS, reading.choice("asked.item"))
            told["came"] = chosen(ORIGINS, reading.choice("asked.came"))
            told["waiting"] = chosen(ITEMS, reading.choice("asked.waiting"))
        case "site":
            told["tile"] = tile
        case "payment":
            told["tile"] = tile
            told["city"] = chosen(CITIES, reading.choice("asked.city"))
            told["covers"] = chosen(TILE_IDS, reading.choice("asked.covers"))
            told["left"] = reading.number("asked.left")
            told["up_to"] = up_to
    return told


def sector(reading: Reading, part: int, advanced: bool, components: Components) -> View:
    shown: View = {
        "part": part + 1,
        "blocks": blocks_of(reading.numbers("wheel.blocks")[6 * part : 6 * part + 6]),
        "prices": dict(zip(COLOURS, components.prices[part], strict=True)),
    }
    large, small = reading.choice("wheel.large"), reading.choice("wheel.small")
    assert (large is not None) == (small is not None) == advanced
    if large is not None and small is not None:
        shown["decoration"] = ITEMS[components.large_wheel[(part - large) % RING]]
        shown["statue"] = ITEMS[components.small_wheel[(part - small) % RING]]
    return shown


def blocks_of(numbers: list[int]) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOURS, numbers, strict=True) if number}


def court(reading: Reading, steps: list[int], printed: list[Field]) -> list[View]:
    fields: list[View] = []
    for number, field in enumerate(printed):
        columns = [seat for seat, step in enumerate(steps) if number in reading.members(f"player-{step}.fields")]
        gold = len(columns) if field.bonus == GOLD_STATUE else 0
        shown = {"field": number + 1, "bonus": BONUSES[field.bonus], "amount": field.amount}
        fields.append({**shown, "columns": columns, "gold_statues": gold})
    return fields


def visit(reading: Reading, seats: int, viewer: int) -> View | None:
    holder, field = at(reading, "table.visit holder", seats, viewer), reading.choice("table.visit field")
    return None if holder is None or field is None else {"holder": holder, "field": field + 1}


def player(reading: Reading, block: str, seat: int, open: bool, components: Components) -> View:
    upgrades = reading.bits(block + "upgrades")
    return {
        "seat": seat,
        "points": reading.number(block + "points"),
        "coins": reading.number(block + "coins") if open else None,
        "blocks": blocks_of(reading.numbers(block + "blocks")) if open else None,
        "cities": {
            id: {
                "reward": REWARDS[components.cities[city].reward],
                "amount": components.amounts[upgrades][city],
                "buildings": buildings(reading, block, city, components),
            }
            for city, id in enumerate(CITIES)
        },
        "upgrades": [UPGRADE_IDS[upgrade] for upgrade in reading.members(block + "upgrades")],
        "storage": [ITEMS[item] for item in reading.row(block + "storage")],
        "fields": [field + 1 for field in reading.members(block + "fields")],
        "large_field": reading.number(block + "large field"),
        "places": [PLACE_IDS[place] for place in reading.members(block + "places")],
    }


def buildings(reading: Reading, block: str, city: int, components: Components) -> list[View]:
    cities = reading.choices(block + "buildings", len(CITIES))
    built = reading.numbers(block + "built")
    decorated = reading.numbers(block + "decorated")
    statues = reading.numbers(block + "statues")
    here = sorted([tile for tile, where in enumerate(cities) if where == city], key=built.__getitem__)
    return [
        {
            "tile": TILE_IDS[tile],
            "value": worth(components, Building(tile, city, decorated[tile] == 1, statues[tile] - 1)),
            "decorated": decorated[tile] == 1,
            "statue": ITEMS[FIRST_STATUE + statues[tile] - 1] if statues[tile] else None,
        }
        for tile in here
    ]


def score(reading: Reading, step: int, seat: int) -> View:
    parts = reading.numbers(f"player-{step}.score parts")
    place = reading.choice(f"player-{step}.place")
    assert place is not None
    return {"seat": seat, "total": sum(parts), "parts": dict(zip(PARTS, parts, strict=True)), "place": place + 1}
