"""A set of components: every value of the game, read from a component file, and the tables that follow from them.

A position refers to its set, so that games with corrected values can be played beside others. Ids and counts are the
same in all sets: they stand in the modules of this package and fix the catalogue and the observations.
"""

from typing import Final

from signoria.data.component_set import ComponentSet, Tables, with_tables
from signoria.data.datafile import DataFile
from signoria.games.carrara.components import component_file
from signoria.games.carrara.components.cities import UPGRADE_NAMES, amounts_by_upgrades, read_cities, read_upgrades
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.court import ADVANCED_FIELDS, BASIC_FIELDS, Field, read_fields
from signoria.games.carrara.components.items import (
    FIRST_STATUE,
    read_majorities,
    read_names,
    read_sets,
    read_spare_gold,
    read_supplies,
    read_symbols,
)
from signoria.games.carrara.components.marble import read_blocks
from signoria.games.carrara.components.places import (
    MONEY_PLACES,
    PLACE_IDS,
    SUBJECTS,
    read_landscape_rewards,
    read_places,
)
from signoria.games.carrara.components.rewards import COINS
from signoria.games.carrara.components.starts import read_starts
from signoria.games.carrara.components.tiles import DISPLAY, TILE_IDS, read_landscapes, read_tiles, read_tiles_in_use
from signoria.games.carrara.components.wheel import affordable_by_coins, read_prices, read_wheel


class Components(ComponentSet):
    """All values of the game, and what follows from them."""

    def __init__(self, files: list[DataFile]) -> None:
        super().__init__(files)
        (file,) = files
        constants = component_file.constants(file)
        self.pass_coins = constants.number("pass_coins", 0, 99)
        self.destitute_coins = constants.number("destitute_coins", 0, 99)
        self.trigger_points = constants.number("trigger_points", 0, 99)
        self.coins_per_point = constants.number("coins_per_point", 1, 99)
        self.purchase_price = constants.number("purchase_price", 1, 99)
        self.decoration_value = constants.number("decoration_value", 0, 9)

        self.blocks = read_blocks(file)  # a handful of all there are
        self.start_blocks, self.start_coins = read_starts(file)  # by place after the start player
        self.refill, self.start_on_wheel = read_wheel(file)
        self.prices = read_prices(file)  # by ring part and colour
        self.affordable = affordable_by_coins(self.prices)
        self.dearest: int = len(self.affordable[0]) - 1

        self.cities = read_cities(file)
        self.in_coins = [city.reward == COINS for city in self.cities]  # by city whether it pays coins, not points
        self.needed = [city.buildings for city in self.cities]
        self.upgrades = read_upgrades(file, self.cities)
        self.amounts = amounts_by_upgrades(self.cities, self.upgrades)

        self.tiles = read_tiles(file)
        self.values = [tile.value for tile in self.tiles]
        self.kinds = [tile.kind for tile in self.tiles]
        self.landscapes = read_landscapes(file)  # by kind
        self.in_use = read_tiles_in_use(file, self.tiles)  # by number of players

        self.places = read_places(file)
        self.least_money = min([self.places[number].least_coins for number in MONEY_PLACES])
        self.landscape_rewards = read_landscape_rewards(file)
        self.basic_fields = read_fields(file, "court_basic", BASIC_FIELDS)
        self.advanced_fields = read_fields(file, "court_advanced", ADVANCED_FIELDS)

        self.item_names = read_names(file)
        self.supplies = read_supplies(file)  # by number of players
        self.spare_gold = read_spare_gold(file)  # the same
        self.sets = read_sets(file)
        self.majorities = read_majorities(file)
        self.large_wheel = read_symbols(file, "large_wheel", 0)
        self.small_wheel = read_symbols(file, "small_wheel", FIRST_STATUE)

        self.check_ids(file)

    def check_ids(self, file: DataFile) -> None:
        """Decisions and observations count on the ids and counts of the shipped file."""
        for found, known in (
            ([tile.id for tile in self.tiles], TILE_IDS),
            ([place.id for place in self.places], PLACE_IDS),
            ([upgrade.name for upgrade in self.upgrades], UPGRADE_NAMES),
        ):
            if found != known:
                raise file.error(f"expected the ids {', '.join(known)}, found {', '.join(found)}")
        if [(place.what, place.other) for place in self.places] != SUBJECTS:
            raise file.error("the places must score what their ids say")
        spaces = component_file.spaces(file)
        display = file.entries("players", 3)[0].number("display", 1, 12)
        if (spaces, display) != (SPACES, DISPLAY):
            raise file.error(f"expected {SPACES} spaces of storage and {DISPLAY} open tiles")

    def fields(self, advanced: bool) -> list[Field]:
        """The bonus fields of the court's side that is used."""
        return self.advanced_fields if advanced else self.basic_fields


FILES: Final = [component_file.FILE]
SHIPPED: Final = Components(FILES)
"""The values that the game comes with."""


def component_set(tables: list[Tables]) -> Components:
    """A set with other values, given as the tables of the component files, in the order of FILES."""
    return Components(with_tables(FILES, tables))
