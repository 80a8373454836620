"""The view of a seat, rebuilt from its observation."""

from typing import Any

from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILY_OF, MACHIAVELLI_CARD, POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, SETUPS
from signoria.games.virtu.components.components import SHIPPED, Components
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS
from signoria.games.virtu.components.places import CATEGORIES, FIRST_GREAT, PLACE_IDS, chamber_place
from signoria.games.virtu.components.symbols import ACTIONS, SYMBOLS
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS
from signoria.games.virtu.components.tiles import CATHEDRAL_AT, TILE_IDS
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.position.observation import OWN_CARDS
from signoria.games.virtu.position.options import CHOICES, OPTIONS, SWITCHES
from signoria.games.virtu.position.vocabulary import PURPOSES, QUESTIONS
from signoria.games.virtu.rules.scoring import PARTS
from tests.observations import Reading, View, chosen


class Seats:
    """The seats of a reading: where the block of each begins, and which one is meant by a step from the viewer's."""

    def __init__(self, reading: Reading, seats: int, viewer: int, components: Components) -> None:
        self.components = components
        self.reading = reading
        self.count = seats
        self.viewer = viewer
        self.blocks = [f"player-{(seat - viewer) % seats}." for seat in range(seats)]

    def named(self, name: str) -> int | None:
        step = self.reading.choice(name)
        return None if step is None else (self.viewer + step) % self.count

    def with_place(self, name: str, place: int) -> int | None:
        """The seat that has something in a place."""
        found = [seat for seat, block in enumerate(self.blocks) if self.reading.numbers(block + name)[place]]
        return found[0] if found else None

    def in_order(self, name: str) -> list[int]:
        places = {self.reading.choice(block + name): seat for seat, block in enumerate(self.blocks)}
        return [places[place] for place in range(self.count) if place in places]


def view(reading: Reading, seats: int, viewer: int, components: Components = SHIPPED) -> View:
    table = Seats(reading, seats, viewer, components)
    in_play = SETUPS[seats].in_play
    return {
        "game": "virtu",
        "seats": seats,
        "viewer": viewer,
        "options": options(reading),
        "over": reading.flag("table.over"),
        "year": reading.number("table.year"),
        "ending": reading.flag("table.ending"),
        "order": table.in_order("order"),
        "city_track": table.in_order("disc"),
        "asked": asked(table),
        "cities": {CITY_IDS[city]: city_view(table, city) for city in range(CITIES) if in_play >> city & 1},
        "great_powers": {
            id: {
                "ally": table.with_place("allies", power),
                "used": power in reading.members("table.used alliances"),
                "agent": table.with_place("agents", FIRST_GREAT + power),
            }
            for power, id in enumerate(GREAT_POWERS)
        },
        "stock": dict(zip(ITEM_IDS, reading.numbers("table.stock"), strict=True)),
        "indulgences": reading.number("table.indulgences"),
        "bonuses": [BONUS_IDS[bonus] for bonus in reading.members("table.bonuses")],
        "players": [player(table, seat, block) for seat, block in enumerate(table.blocks)],
        "scores": [score(reading, seat, block) for seat, block in enumerate(table.blocks)],
    }


def options(reading: Reading) -> dict[str, object]:
    """The options that are not at their default."""
    found: dict[str, object] = {}
    for number in reading.members("table.rules"):
        option = SWITCHES[number]
        found[option.name] = next(value for value in option.values if value != option.default)
    told = {option.name: reading.option(option) for option in CHOICES}
    return {**found, **{name: value for name, value in told.items() if value != OPTIONS[name].default}}


def symbols(numbers: list[int]) -> dict[str, int]:
    return {SYMBOLS[symbol]: number for symbol, number in enumerate(numbers) if number}


def asked(table: Seats) -> View | None:
    reading = table.reading
    kind = reading.choice("asked.for")
    if kind is None:
        return None
    city = chosen(CITY_IDS, reading.choice("asked.city"))
    told: dict[str, Any] = {"seat": table.named("asked.seat"), "for": QUESTIONS[kind]}
    match QUESTIONS[kind]:
        case "action":
            told["action"] = chosen(ACTIONS, reading.choice("asked.action"))
            told["pool"] = symbols(reading.numbers("asked.pool"))
        case "payment":
            told["purpose"] = chosen(PURPOSES, reading.choice("asked.purpose"))
            told["price"] = symbols(reading.numbers("asked.price"))
        case "move":
            told["steps"] = reading.number("asked.steps")
            told["arrows"] = reading.number("asked.arrows")
        case "agent to" | "agent at":
            told["origin"] = chosen([*PLACE_IDS, "supply"], reading.choice("asked.origin"))
            if QUESTIONS[kind] == "agent at":
                told["category"] = chosen(CATEGORIES, reading.choice("asked.category"))
        case "antechamber" | "room":
            told["card"] = chosen(CARD_IDS, reading.choice("asked.card"))
        case "war bonus":
            told["city"] = city
            told["siege"] = reading.flag("asked.siege")
            told["attacker"] = table.named("asked.attacker")
            told["defender"] = table.named("asked.defender")
            told["attack_bonus"] = reading.number("asked.attack")
            told["defence_bonus"] = reading.number("asked.defence")
        case "field won":
            told["city"] = city
        case "retreat":
            told["city"] = city
            told["ships"] = reading.number("asked.ships")
        case "disband":
            told["left"] = reading.number("asked.left")
        case "buy":
            told["pool"] = symbols(reading.numbers("asked.pool"))
        case "discount":
            told["power"] = chosen(GREAT_POWERS, reading.choice("asked.power"))
    return told


def city_view(table: Seats, city: int) -> View:
    reading = table.reading
    tile = CATHEDRAL_AT[city]
    return {
        "value": table.components.value_of[city],
        "control": table.with_place("control", city),
        "agent": table.with_place("agents", city),
        "units": [reading.numbers(block + "units")[city] for block in table.blocks],
        "beaten": [reading.numbers(block + "beaten")[city] for block in table.blocks],
        "cathedral": tile >= 0 and table.with_place("tiles", tile) is not None,
    }


def palace_card(number: int | None, power: int | None) -> str | None:
    """The card of that number among those that the palace of a power can hold."""
    if number is None:
        return None
    if number < CHARACTERS:
        return CARD_IDS[number]
    if number == OWN_CARDS - 1:
        return CARD_IDS[MACHIAVELLI_CARD]
    assert power is not None
    return CARD_IDS[FAMILY_OF[power][number - CHARACTERS]]


def player(table: Seats, seat: int, block: str) -> View:
    reading = table.reading
    power, token = reading.choice(block + "power"), reading.choice(block + "token")
    court = [palace_card(card, power) for card in reading.choices(block + "court", OWN_CARDS)]
    ready, fresh = reading.members(block + "ready"), reading.members(block + "fresh")
    ready_tiles = reading.members(block + "ready tiles")
    return {
        "seat": seat,
        "power": chosen(POWERS, power),
        "florins": reading.number(block + "florins"),
        "token": None if token is None else token + 1,
        "chambers": chambers(table, block, power),
        "antechambers": {
            id: None if card is None else {"card": card, "available": space in ready, "bought": space in fresh}
            for space, (id, card) in enumerate(zip(ANTECHAMBER_IDS, court, strict=True))
        },
        "unlocked": reading.number(block + "unlocked"),
        "tiles": {TILE_IDS[tile]: tile in ready_tiles for tile in reading.members(block + "tiles")},
        "bought_tiles": [TILE_IDS[tile] for tile in reading.members(block + "fresh tiles")],
        "cities": reading.number(block + "cities"),
        "patronage": reading.number(block + "patronage"),
        "bonuses": [BONUS_IDS[bonus] for bonus in reading.members(block + "bonuses")],
        "units_in_supply": reading.number(block + "units in supply"),
        "agents_in_supply": reading.number(block + "agents in supply"),
        "agents_in_bank": reading.number(block + "agents in bank"),
        "war_tokens": reading.number(block + "war tokens"),
        "leonardo": [CITY_IDS[city] for city in reading.members(block + "leonardo") if city < CITIES],
        "leonardo_helps": CITIES in reading.members(block + "leonardo"),
        "trophies": sorted((table.viewer + step) % table.count for step in reading.members(block + "trophies")),
        "crosses": reading.number(block + "crosses"),
        "indulged": reading.flag(block + "indulged"),
        "advanced": reading.flag(block + "advanced"),
    }


def chambers(table: Seats, block: str, power: int | None) -> list[View]:
    reading = table.reading
    cards = [palace_card(card, power) for card in reading.choices(block + "chambers", OWN_CARDS)]
    return [
        {
            "printed": None if power is None else ACTIONS[table.components.printed[power][chamber]],
            "action_card": cards[chamber],
            "upgrade": cards[CHAMBERS + chamber],
            "indulgence": chamber in reading.members(block + "indulgences"),
            "agent": None if power is None else table.with_place("agents", chamber_place(power, chamber)),
        }
        for chamber in range(CHAMBERS)
    ]


def score(reading: Reading, seat: int, block: str) -> View:
    parts = [*reading.numbers(block + "score parts"), -reading.number(block + "score loss")]
    place = reading.choice(block + "place")
    assert place is not None
    assert reading.number(block + "score") == max(0, sum(parts))
    return {"seat": seat, "total": sum(parts), "parts": dict(zip(PARTS, parts, strict=True)), "place": place + 1}
