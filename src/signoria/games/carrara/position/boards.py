"""A player's board: the buildings in the cities, what adorns them, and what they are worth when scored."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.items import FIRST_STATUE, NO_STATUE
from signoria.games.carrara.components.places import (
    CITY_BIT,
    CITY_PLACE,
    KIND_BIT,
    KIND_PLACE,
    LANDSCAPE_BIT,
    LANDSCAPE_PLACE,
    PLACE_IDS,
    STATUES_BIT,
    STATUES_PLACE,
)
from signoria.games.carrara.components.rewards import packed
from signoria.games.carrara.position.position import NOWHERE, Board, Building, Player

TALLY: Final = 6
"""Numbers of things by city or kind stand in one number, with so many bits each; 42 tiles are the most there can be."""
ONE: Final = [1 << TALLY * index for index in range(6)]
EMPTY: Final = Board((), 0, 0, 0, 0, 0, 0, (0,) * len(PLACE_IDS))


def tally(numbers: int, index: int) -> int:
    """How many there are in a city or of a kind."""
    return numbers >> TALLY * index & (1 << TALLY) - 1


def worth(components: Components, building: Building) -> int:
    """The value when scored: the printed one, and more with a decoration (CAR-ADV-25)."""
    return components.values[building.tile] + (components.decoration_value if building.decorated else 0)


def find(player: Player, tile: int) -> int:
    """The place of a tile among a player's buildings, or NOWHERE."""
    buildings = player.board.buildings
    for index in range(len(buildings)):
        if buildings[index].tile == tile:
            return index
    return NOWHERE


def put_up(components: Components, player: Player, tile: int, city: int) -> None:
    """A new tile goes above the buildings of the city (CAR-BUILD-7)."""
    board = player.board
    player.board = survey(components, (*board.buildings, Building(tile, city, False, NO_STATUE)), board.upgrades)


def exchange(components: Components, player: Player, index: int, building: Building) -> None:
    """Put a changed building in the place of an old one."""
    buildings = list(player.board.buildings)
    buildings[index] = building
    player.board = survey(components, tuple(buildings), player.board.upgrades)


def cover(components: Components, player: Player, index: int, monument: int) -> None:
    """The monument covers the tile and takes over what adorned it (CAR-MON-4, CAR-ADV-20)."""
    old = player.board.buildings[index]
    exchange(components, player, index, Building(monument, old.city, old.decorated, old.statue))


def lay_upgrade(components: Components, player: Player, tile: int) -> None:
    """An upgrade tile changes what its city pays (CAR-MON-6)."""
    board = player.board
    player.board = survey(components, board.buildings, with_bit(board.upgrades, tile))


def adorn(components: Components, player: Player, index: int, item: int) -> None:
    """A decoration or a statue goes on a building for good (CAR-ADV-19)."""
    old = player.board.buildings[index]
    if item < FIRST_STATUE:
        exchange(components, player, index, Building(old.tile, old.city, True, old.statue))
    else:
        exchange(components, player, index, Building(old.tile, old.city, old.decorated, item - FIRST_STATUE))


def survey(components: Components, buildings: tuple[Building, ...], upgrades: int) -> Board:
    """The board with these buildings and upgrade tiles, and what they make possible.

    `ready` holds the places whose requirement they meet, money places apart (CAR-SCORE-6, CAR-SCORE-8, CAR-SCORE-10,
    CAR-ADV-28). `bare` is numbered like the items: bits 0 to 5 for kinds with an undecorated building, bits 6 to 11 for
    cities with a building without a statue. `rewards` says what each place would pay, money places nothing
    (CAR-SCORE-7, CAR-SCORE-9, CAR-SCORE-11, CAR-ADV-29).
    """
    ready = bare = standing = statues = decorations = 0
    rewards = [0] * len(PLACE_IDS)
    amounts = components.amounts[upgrades]
    for building in buildings:
        kind = components.kinds[building.tile]
        city = building.city
        landscape = components.landscapes[kind]
        value = worth(components, building)
        paid = packed(components.cities[city].reward, value * amounts[city])
        rewards[CITY_PLACE[city]] += paid
        rewards[KIND_PLACE[kind]] += paid
        rewards[LANDSCAPE_PLACE[landscape]] += value * components.landscape_rewards[landscape]
        standing += ONE[city]
        ready |= KIND_BIT[kind] | LANDSCAPE_BIT[landscape]
        if building.decorated:
            decorations += ONE[kind]
        else:
            bare = with_bit(bare, kind)
        if building.statue == NO_STATUE:
            bare |= 1 << FIRST_STATUE + city
        else:
            ready |= STATUES_BIT[city]
            rewards[STATUES_PLACE[city]] += paid
            statues += ONE[city]
    for city in range(len(CITIES)):
        if tally(standing, city) >= components.needed[city]:
            ready |= CITY_BIT[city]
    return Board(buildings, upgrades, ready, bare, standing, statues, decorations, tuple(rewards))


def fits(player: Player, item: int) -> bool:
    """Whether an item fits some own building: a decoration its kind, a statue a city that accepts its colour."""
    if item < FIRST_STATUE:
        return has(player.board.bare, item)  # CAR-ADV-13
    cities = (1 << item - FIRST_STATUE + 1) - 1
    return player.board.bare >> FIRST_STATUE & cities != 0  # CAR-ADV-14, CAR-ADV-15
