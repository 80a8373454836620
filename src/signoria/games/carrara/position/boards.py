"""A player's board: the buildings in the cities, what adorns them, and what they are worth when scored."""

from typing import Final

from signoria.games.carrara.components.cities import ALL as CITY_LIST
from signoria.games.carrara.components.cities import AMOUNTS, IN_COINS
from signoria.games.carrara.components.cities import COINS as PAID_IN_COINS
from signoria.games.carrara.components.items import FIRST_STATUE, NO_STATUE
from signoria.games.carrara.components.places import (
    CITY_BIT,
    CITY_PLACE,
    KIND_BIT,
    KIND_PLACE,
    LANDSCAPE_BIT,
    LANDSCAPE_PLACE,
    LANDSCAPE_REWARDS,
    PLACES,
    STATUES_BIT,
    STATUES_PLACE,
)
from signoria.games.carrara.components.sheet import DECORATION_VALUE
from signoria.games.carrara.components.tiles import KIND_OF, LANDSCAPE_OF, VALUE_OF
from signoria.games.carrara.position.position import NOWHERE, Building, Player

NEEDED: Final = [city.buildings for city in CITY_LIST]
COINS_FROM: Final = 12
"""The bit where the coins of a reward begin; below it are the points."""
MOST_POINTS: Final = (1 << COINS_FROM) - 1
LANDSCAPE_UNIT: Final = [
    paid.amount << (COINS_FROM if paid.reward == PAID_IN_COINS else 0) for paid in LANDSCAPE_REWARDS
]
"""By landscape the reward for one point of value."""
TALLY: Final = 6
"""Numbers of things by city or kind stand in one number, with so many bits each; 42 tiles are the most there can be."""
ONE: Final = [1 << TALLY * place for place in range(6)]
NO_REWARDS: Final = (0,) * len(PLACES)


def tally(numbers: int, place: int) -> int:
    """How many there are in a city or of a kind."""
    return numbers >> TALLY * place & (1 << TALLY) - 1


def worth(building: Building) -> int:
    """The value when scored: the printed one, and more with a decoration (CAR-ADV-25)."""
    return VALUE_OF[building.tile] + (DECORATION_VALUE if building.decorated else 0)


def find(player: Player, tile: int) -> int:
    """The place of a tile among a player's buildings, or NOWHERE."""
    for place in range(len(player.buildings)):
        if player.buildings[place].tile == tile:
            return place
    return NOWHERE


def put_up(player: Player, tile: int, city: int) -> None:
    """A new tile goes above the buildings of the city (CAR-BUILD-7)."""
    player.buildings = (*player.buildings, Building(tile, city, False, NO_STATUE))
    survey(player)


def exchange(player: Player, place: int, building: Building) -> None:
    """Put a changed building in the place of an old one."""
    buildings = list(player.buildings)
    buildings[place] = building
    player.buildings = tuple(buildings)
    survey(player)


def cover(player: Player, place: int, monument: int) -> None:
    """The monument covers the tile and takes over what adorned it (CAR-MON-4, CAR-ADV-20)."""
    old = player.buildings[place]
    exchange(player, place, Building(monument, old.city, old.decorated, old.statue))


def lay_upgrade(player: Player, tile: int) -> None:
    """An upgrade tile changes what its city pays (CAR-MON-6)."""
    player.upgrades |= 1 << tile
    survey(player)


def adorn(player: Player, place: int, item: int) -> None:
    """A decoration or a statue goes on a building for good (CAR-ADV-19)."""
    old = player.buildings[place]
    if item < FIRST_STATUE:
        exchange(player, place, Building(old.tile, old.city, True, old.statue))
    else:
        exchange(player, place, Building(old.tile, old.city, old.decorated, item - FIRST_STATUE))


def survey(player: Player) -> None:
    """Note anew what the buildings make possible.

    `ready` holds the places whose requirement they meet, money places apart (CAR-SCORE-6, -8, -10, CAR-ADV-28).
    `bare` is numbered like the items: bits 0 to 5 for kinds with an undecorated building, bits 6 to 11 for cities with
    a building without a statue. `rewards` says what each place would pay, money places nothing (CAR-SCORE-7, -9, -11,
    CAR-ADV-29): coins and points in one number, the coins above the points.
    """
    ready = bare = standing = statues = decorations = 0
    rewards = [0] * len(PLACES)
    amounts = AMOUNTS[player.upgrades]
    for building in player.buildings:
        kind = KIND_OF[building.tile]
        city = building.city
        landscape = LANDSCAPE_OF[kind]
        value = worth(building)
        paid = value * amounts[city] << (COINS_FROM if IN_COINS[city] else 0)
        rewards[CITY_PLACE[city]] += paid
        rewards[KIND_PLACE[kind]] += paid
        rewards[LANDSCAPE_PLACE[landscape]] += value * LANDSCAPE_UNIT[landscape]
        standing += ONE[city]
        ready |= KIND_BIT[kind] | LANDSCAPE_BIT[landscape]
        if building.decorated:
            decorations += ONE[kind]
        else:
            bare |= 1 << kind
        if building.statue == NO_STATUE:
            bare |= 1 << FIRST_STATUE + city
        else:
            ready |= STATUES_BIT[city]
            rewards[STATUES_PLACE[city]] += paid
            statues += ONE[city]
    for city in range(6):
        if tally(standing, city) >= NEEDED[city]:
            ready |= CITY_BIT[city]
    player.ready = ready
    player.bare = bare
    player.standing = standing
    player.statues = statues
    player.decorations = decorations
    player.rewards = tuple(rewards)


def fits(player: Player, item: int) -> bool:
    """Whether an item fits some own building: a decoration its kind, a statue a city that accepts its colour."""
    if item < FIRST_STATUE:
        return player.bare >> item & 1 == 1  # CAR-ADV-13
    cities = (1 << item - FIRST_STATUE + 1) - 1
    return player.bare >> FIRST_STATUE & cities != 0  # CAR-ADV-14, -15


def coins_of(reward: int) -> int:
    return reward >> COINS_FROM


def points_of(reward: int) -> int:
    return reward & MOST_POINTS
