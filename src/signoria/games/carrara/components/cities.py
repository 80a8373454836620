"""The six cities and the upgrade tiles, read from the component file. A city has the number of its colour."""

from typing import Final

from signoria.data.datafile import DataFile
from signoria.engine.bits import has
from signoria.games.carrara.components.component_file import FILE, entries, index, indexes, ordered
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.rewards import REWARDS

LERICI: Final = 0
CITIES: Final = ["lerici", "massa", "viareggio", "lucca", "pisa", "livorno"]


class City:
    """A city accepts its own colour and all above it; its place needs buildings; it pays per point of value."""

    __slots__ = ("amount", "buildings", "id", "name", "reward")

    def __init__(self, id: str, name: str, buildings: int, reward: int, amount: int) -> None:
        self.id = id
        self.name = name
        self.buildings = buildings  # CAR-SCORE-6
        self.reward = reward  # COINS or POINTS (CAR-SCORE-12)
        self.amount = amount


class Upgrade:
    """A tile that replaces the reward of its city for one player (CAR-MON-6)."""

    __slots__ = ("amount", "city", "id", "name", "reward")

    def __init__(self, id: str, city: int, reward: int, amount: int) -> None:
        self.id = id
        self.name = id.removeprefix("upgrade-")
        self.city = city
        self.reward = reward
        self.amount = amount


def read_cities(file: DataFile) -> list[City]:
    cities: list[City] = []
    found = entries(file, "city", 6, "colour", "accepts", "buildings", "reward", "amount")
    for colour, entry in enumerate(ordered(found, CITIES)):
        if index(entry, "colour", COLOURS) != colour:
            raise entry.error(f"colour must be {COLOURS[colour]!r}")
        if indexes(entry, "accepts", 6 - colour, COLOURS) != list(range(colour, 6)):
            raise entry.error(f"accepts must be {COLOURS[colour]} and all above it, from low to high (CAR-BUILD-2)")
        cities.append(
            City(
                entry.word("id"),
                entry.word("name"),
                entry.number("buildings", 1, 9),
                index(entry, "reward", REWARDS),
                entry.number("amount", 1, 9),
            )
        )
    return cities


def read_upgrades(file: DataFile, cities: list[City]) -> list[Upgrade]:
    upgrades: list[Upgrade] = []
    count = file.table("counts").number("upgrades", 1, 12)
    for entry in entries(file, "upgrade", count, "city", "reward", "amount"):
        city = index(entry, "city", CITIES)
        if index(entry, "reward", REWARDS) != cities[city].reward:
            raise entry.error(f"reward must be {REWARDS[cities[city].reward]!r}, as in {CITIES[city]}")
        upgrades.append(Upgrade(entry.word("id"), city, cities[city].reward, entry.number("amount", 1, 9)))
    return upgrades


def pays(thing: City | Upgrade) -> dict[str, int]:
    """What a city pays for each point of value, as printed on the board or on an upgrade tile."""
    return {REWARDS[thing.reward]: thing.amount}


UPGRADE_NAMES: Final = [upgrade.name for upgrade in read_upgrades(FILE, read_cities(FILE))]
"""What decisions call the upgrade tiles."""


def amounts_by_upgrades(cities: list[City], upgrades: list[Upgrade]) -> list[list[int]]:
    """By set of upgrade tiles, one bit each: what each city pays per point of value to who has them."""
    found: list[list[int]] = []
    for owned in range(1 << len(upgrades)):
        paid = [city.amount for city in cities]
        for number, upgrade in enumerate(upgrades):
            if has(owned, number):
                paid[upgrade.city] = upgrade.amount
        found.append(paid)
    return found


def first_twin(upgrades: list[Upgrade], upgrade: int, left: int) -> int:
    """The first of the tiles left that equals this one (CAR-STEP-2)."""
    for other in range(upgrade):
        if has(left, other):
            if upgrades[other].city == upgrades[upgrade].city and upgrades[other].amount == upgrades[upgrade].amount:
                return other
    return upgrade
