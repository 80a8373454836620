"""A player's board: the buildings in the cities, what adorns them, and what they are worth when scored."""

from typing import Final

from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import AMOUNTS, IN_COINS
from signoria.carrara.cities import COINS as PAID_IN_COINS
from signoria.carrara.items import FIRST_STATUE, NO_STATUE
from signoria.carrara.places import (
    CITY,
    CITY_BIT,
    KIND,
    KIND_BIT,
    LANDSCAPE,
    LANDSCAPE_BIT,
    LANDSCAPE_REWARDS,
    PLACES,
    STATUES,
    STATUES_BIT,
)
from signoria.carrara.position import NOWHERE, Building, Player
from signoria.carrara.sheet import DECORATION_VALUE
from signoria.carrara.tiles import KIND_OF, LANDSCAPE_OF, VALUE_OF

NEEDED: Final = [city.buildings for city in CITY_LIST]


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
    a building without a statue.
    """
    ready = 0
    bare = 0
    standing = [0, 0, 0, 0, 0, 0]
    for building in player.buildings:
        kind = KIND_OF[building.tile]
        city = building.city
        standing[city] += 1
        ready |= KIND_BIT[kind] | LANDSCAPE_BIT[LANDSCAPE_OF[kind]]
        if not building.decorated:
            bare |= 1 << kind
        if building.statue == NO_STATUE:
            bare |= 1 << FIRST_STATUE + city
        else:
            ready |= STATUES_BIT[city]
    for city in range(6):
        if standing[city] >= NEEDED[city]:
            ready |= CITY_BIT[city]
    player.ready = ready
    player.bare = bare


def fits(player: Player, item: int) -> bool:
    """Whether an item fits some own building: a decoration its kind, a statue a city that accepts its colour."""
    if item < FIRST_STATUE:
        return player.bare >> item & 1 == 1  # CAR-ADV-13
    cities = (1 << item - FIRST_STATUE + 1) - 1
    return player.bare >> FIRST_STATUE & cities != 0  # CAR-ADV-14, -15


def reward(player: Player, number: int) -> tuple[int, int]:
    """The coins and points that a place pays a player (CAR-SCORE-7, -9, -11, CAR-ADV-29); money places pay nothing."""
    place = PLACES[number]
    group = place.group
    what = place.what
    coins = 0
    points = 0
    if group == LANDSCAPE:
        value = 0
        for building in player.buildings:
            if LANDSCAPE_OF[KIND_OF[building.tile]] == what:
                value += worth(building)
        value *= LANDSCAPE_REWARDS[what].amount
        return (value, 0) if LANDSCAPE_REWARDS[what].reward == PAID_IN_COINS else (0, value)
    amounts = AMOUNTS[player.upgrades]
    for building in player.buildings:
        city = building.city
        if group == CITY:
            counts = city == what
        elif group == KIND:
            counts = KIND_OF[building.tile] == what
        elif group == STATUES:
            counts = building.statue != NO_STATUE and (city == what or city == place.other)
        else:
            counts = False
        if counts:
            if IN_COINS[city]:
                coins += worth(building) * amounts[city]
            else:
                points += worth(building) * amounts[city]
    return coins, points
