"""The scoring places, read from the component file. A set of places is one number, one bit for each."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.component_file import FILE, entries, index, indexes
from signoria.games.carrara.components.rewards import REWARDS, packed
from signoria.games.carrara.components.tiles import KINDS, LANDSCAPES

CITY: Final = 0
KIND: Final = 1
LANDSCAPE: Final = 2
MONEY: Final = 3
STATUES: Final = 4
GROUPS: Final = ["A", "B", "C", "D", "E"]


class Place:
    """A scoring place; `what` is its city, kind or landscape, `other` the second city of a pair with statues.

    A money place has numbers besides: the coins that it asks for, and the coins for a point at the end.
    """

    __slots__ = ("coins_per_point", "group", "id", "least_coins", "other", "what")

    def __init__(self, id: str, group: int, what: int, other: int, least_coins: int, coins_per_point: int) -> None:
        self.id = id
        self.group = group
        self.what = what
        self.other = other
        self.least_coins = least_coins
        self.coins_per_point = coins_per_point


PLACE_KEYS: Final = (
    "group",
    "city",
    "kind",
    "landscape",
    "cities",
    "least_coins",
    "coins_per_point",
    "reward",
    "amount",
)


def place_entries(file: DataFile) -> list[Entry]:
    return entries(file, "place", 19, *PLACE_KEYS)


def read_places(file: DataFile) -> list[Place]:
    """Six cities, six kinds, two landscapes, two money places, three pairs of cities (CAR-SCORE-3, CAR-ADV-24)."""
    places: list[Place] = []
    seen: list[str] = []
    for entry in place_entries(file):
        group = index(entry, "group", GROUPS)
        what = other = least = per_point = 0
        if group == CITY:
            what = index(entry, "city", CITIES)
        elif group == KIND:
            what = index(entry, "kind", KINDS)
        elif group == LANDSCAPE:
            what = index(entry, "landscape", LANDSCAPES)
        elif group == MONEY:
            what = len(places)
            least = entry.number("least_coins", 1, 999)
            per_point = entry.number("coins_per_point", 1, 99)
        else:
            what, other = indexes(entry, "cities", 2, CITIES)
        subjects = [f"{group} {what}"] if group != STATUES else [f"{group} {what}", f"{group} {other}"]
        for subject in subjects:
            if subject in seen:
                raise entry.error("another place scores the same")
            seen.append(subject)
        if places and group < places[-1].group:
            raise entry.error("the places must stand in the order of their groups")
        places.append(Place(entry.word("id"), group, what, other, least, per_point))
    numbers = [len([place for place in places if place.group == group]) for group in range(5)]
    if numbers != [6, 6, 2, 2, 3]:
        raise file.error(f"expected 6, 6, 2, 2 and 3 entries [[place]] of the groups A to E, found {numbers}")
    return places


def read_landscape_rewards(file: DataFile) -> list[int]:
    """By landscape the reward for one point of value (CAR-SCORE-11)."""
    paid = [0, 0]
    for entry in place_entries(file):
        if "landscape" in entry.fields:
            what = index(entry, "landscape", LANDSCAPES)
            paid[what] = packed(index(entry, "reward", REWARDS), entry.number("amount", 1, 9))
    return paid


_shipped: Final = read_places(FILE)
PLACE_IDS: Final = [place.id for place in _shipped]
GROUP_OF: Final = [place.group for place in _shipped]
SUBJECTS: Final = [(place.what, place.other) for place in _shipped]


def bits_of(group: int, size: int) -> list[int]:
    """The bits of a group's places by what they score."""
    bits = [0] * size
    for number, place in enumerate(_shipped):
        if place.group == group:
            bits[place.what] = 1 << number
            if group == STATUES:
                bits[place.other] = 1 << number
    return bits


def numbers_of(bits: list[int]) -> list[int]:
    return [bit.bit_length() - 1 for bit in bits]


CITY_BIT: Final = bits_of(CITY, 6)
KIND_BIT: Final = bits_of(KIND, 6)
LANDSCAPE_BIT: Final = bits_of(LANDSCAPE, 2)
STATUES_BIT: Final = bits_of(STATUES, 6)
"""By city the statue place of the pair it belongs to."""
CITY_PLACE: Final = numbers_of(CITY_BIT)
KIND_PLACE: Final = numbers_of(KIND_BIT)
LANDSCAPE_PLACE: Final = numbers_of(LANDSCAPE_BIT)
STATUES_PLACE: Final = numbers_of(STATUES_BIT)
STATUE_PLACES: Final = [number for number, group in enumerate(GROUP_OF) if group == STATUES]
MONEY_PLACES: Final = [number for number, group in enumerate(GROUP_OF) if group == MONEY]
MONEY_BITS: Final[int] = sum([1 << number for number in MONEY_PLACES])
SHARED_BITS: Final[int] = MONEY_BITS + sum(CITY_BIT)
ALL_BITS: Final[int] = (1 << len(PLACE_IDS)) - 1
BASIC_BITS: Final[int] = sum([1 << number for number, group in enumerate(GROUP_OF) if group < MONEY])
