"""Damaged or contradictory component files are refused with the entry's name."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria import BadData
from signoria.data.datafile import DataFile, fingerprint
from signoria.games.carrara.components import cities, component_file, court, items, marble, places, starts, tiles, wheel
from tests.carrara.corrections import spoiled

FILE = DataFile("signoria.games.carrara", "components.toml")

Reader = Callable[[DataFile], object]


def upgrades(file: DataFile) -> object:
    return cities.read_upgrades(file, cities.read_cities(file))


def in_use(file: DataFile) -> object:
    return tiles.read_tiles_in_use(file, tiles.read_tiles(file))


def large_wheel(file: DataFile) -> object:
    return items.read_symbols(file, "large_wheel", 0)


def small_wheel(file: DataFile) -> object:
    return items.read_symbols(file, "small_wheel", items.FIRST_STATUE)


def basic_court(file: DataFile) -> object:
    return court.read_fields(file, "court_basic", 6)


def advanced_court(file: DataFile) -> object:
    return court.read_fields(file, "court_advanced", 8)


@pytest.mark.parametrize(
    ("reader", "key", "number", "field", "value", "message"),
    [
        (marble.read_blocks, "colour", 2, "blocks", 0, "colour green: blocks must be a number"),
        (marble.read_blocks, "colour", 2, "blocks", 6, "counts.*blocks: the colours add up to 41"),
        (marble.read_blocks, "colour", 2, "id", "pink", "colour pink: expected 'green'"),
        (marble.read_blocks, "colour", 0, "id", "blue", "the id stands twice"),
        (marble.read_blocks, "colour", 2, "weight", 3, "colour green: unknown key 'weight'"),
        (marble.read_blocks, "colour", 2, "source", None, "colour green: source must be a text"),
        (marble.read_blocks, "colour", 2, "source", "hearsay", "colour green: source must be one of"),
        (marble.read_blocks, "colour", 2, "confidence", "sure", "colour green: confidence must be one of"),
        (wheel.read_prices, "price", 3, "red", 9, "price part-4: red must not cost more"),
        (wheel.read_prices, "price", 3, "red", -1, "price part-4: red must be a number"),
        (wheel.read_prices, "price", 3, "id", "part-9", "price part-9: expected 'part-4'"),
        (wheel.read_wheel, "wheel", -1, "parts", 5, "wheel.*parts must be 6"),
        (wheel.read_wheel, "wheel", -1, "start_blocks", ["white"], "wheel.*start_blocks must be a list of 6"),
        (cities.read_cities, "city", 4, "accepts", ["white"], "city pisa: accepts must be a list of 2"),
        (cities.read_cities, "city", 4, "accepts", ["red", "white"], "city pisa: accepts must be yellow and all"),
        (cities.read_cities, "city", 4, "accepts", ["gold", "white"], "city pisa: accepts names 'gold'"),
        (cities.read_cities, "city", 4, "colour", "red", "city pisa: colour must be 'yellow'"),
        (cities.read_cities, "city", 4, "reward", "honour", "city pisa: reward names 'honour'"),
        (cities.read_cities, "city", 4, "id", "siena", "city siena: expected 'pisa'"),
        (upgrades, "upgrade", 1, "reward", "vp", "upgrade upgrade-pisa: reward must be 'coins'"),
        (upgrades, "upgrade", 1, "city", "siena", "upgrade upgrade-pisa: city names 'siena'"),
        (upgrades, "upgrade", 1, "amount", "4", "upgrade upgrade-pisa: amount must be a number"),
        (tiles.read_landscapes, "kind", 1, "landscape", "marine", "kind cathedrale: landscape names 'marine'"),
        (tiles.read_landscapes, "kind", 1, "id", "torre", "kind torre: expected 'cathedrale'"),
        (tiles.read_tiles, "building", 5, "kind", "torre", "building biblioteca-5: kind names 'torre'"),
        (tiles.read_tiles, "building", 5, "value", 0, "building biblioteca-5: value must be a number"),
        (tiles.read_tiles, "monument", 0, "kind", "villa", "monument biblioteca-8: expected the monument of kind"),
        (tiles.read_tiles, "monument", 0, "value", 5, "monument biblioteca-8: the value must be above"),
        (tiles.read_tiles, "monument", 0, "id", "villa-5", "monument villa-5: a building has the same id"),
        (in_use, "players", 0, "tiles", 25, "players players-2: tiles: 24 are left"),
        (in_use, "players", 0, "reserve", 16, "players players-2: display and reserve must add up"),
        (in_use, "players", 1, "display", 8, "players players-3: display and reserve must add up"),
        (in_use, "players", 1, "removed", ["core_b"], "players players-3: removed names 'core_b'"),
        (items.read_names, "decoration", 0, "kind", "villa", "decoration book: kind must be 'biblioteca'"),
        (items.read_names, "decoration", 0, "count", 6, "counts.*decorations: the sorts add up to 41"),
        (items.read_names, "statue", 0, "count", 5, "counts.*coloured_statues: the colours add up to 35"),
        (items.read_names, "statue", 6, "purchasable", True, "statue gold-statue: coloured statues can be bought"),
        (items.read_names, "statue", 6, "count", 9, "counts.*gold_statues: there are 9"),
        (
            items.read_spare_gold,
            "players",
            2,
            "gold_statues",
            7,
            "players players-4: gold_statues must be one for each",
        ),
        (items.read_spare_gold, "statue", 6, "count", 7, "players players-4: gold_statues must be a number"),
        (items.read_supplies, "players", 2, "decorations_per_kind", 8, "players players-4: decorations_per_kind must"),
        (items.read_sets, "decoration_set", 5, "points", None, "decoration_set 6: points must be a number"),
        (items.read_majorities, "majority", 0, "second", 9, "majority lerici: first, second and third must fall"),
        (large_wheel, "large_wheel", 5, "shows", "book", "large_wheel 6: shows: book stands on the wheel twice"),
        (small_wheel, "small_wheel", 5, "shows", "book", "small_wheel 6: shows names 'book'"),
        (basic_court, "court_basic", 0, "bonus", "decoration", "court_basic 1: an item is a bonus of the advanced"),
        (basic_court, "court_basic", 0, "amount", 0, "court_basic 1: amount must be a number"),
        (advanced_court, "court_advanced", 0, "amount", 2, "court_advanced 1: an item is"),
        (advanced_court, "counts", -1, "columns_per_player", 7, "counts.*columns_per_player: there are 8"),
        (starts.read_starts, "seat", 1, "blocks", ["blue", "pink"], "seat seat-2: blocks names 'pink'"),
        (places.read_places, "place", 3, "city", "pisa", "place city-viareggio: another place scores the same"),
        (places.read_places, "place", 3, "group", "F", "place city-viareggio: group names 'F'"),
        (places.read_places, "place", 14, "least_coins", 0, "place money-3to1: least_coins must be a number"),
        (places.read_places, "place", 16, "cities", ["pisa"], "place statues-livorno-lerici: cities must be a list"),
        (places.read_places, "place", 17, "cities", ["pisa", "lerici"], "place statues-massa-pisa: another place"),
        (component_file.constants, "constants", -1, "tax", 3, "constants.*unknown key 'tax'"),
        (component_file.constants, "constants", -1, "confidence", None, "constants.*confidence must be a text"),
    ],
)
def test_a_spoiled_entry_is_named(
    reader: Reader, key: str, number: int, field: str, value: object, message: str
) -> None:
    assert reader(FILE) is not None
    with pytest.raises(BadData, match=f"components.toml: .*{message}"):
        reader(spoiled(key, number, field, value))


def test_a_missing_entry_is_counted() -> None:
    file = DataFile("signoria.games.carrara", "components.toml")
    tables: Any = deepcopy(file.tables)
    tables["upgrade"].pop()
    file.tables = tables
    with pytest.raises(BadData, match=r"expected 8 entries \[\[upgrade\]\], found 7"):
        upgrades(file)


def test_the_display_is_the_same_for_all_numbers_of_players() -> None:
    file = spoiled("players", 1, "display", 8)
    tables: Any = file.tables
    tables["players"][1]["reserve"] = 22
    with pytest.raises(BadData, match="players players-3: display must be the same"):
        in_use(file)


def test_places_stand_in_the_order_of_their_groups() -> None:
    file = DataFile("signoria.games.carrara", "components.toml")
    tables: Any = deepcopy(file.tables)
    tables["place"].reverse()
    file.tables = tables
    with pytest.raises(BadData, match="order of their groups"):
        places.read_places(file)


def test_each_group_has_its_number_of_places() -> None:
    file = spoiled("place", 13, "group", "D")
    tables: Any = file.tables
    tables["place"][13].update(least_coins=20, coins_per_point=4)
    with pytest.raises(BadData, match="of the groups A to E, found"):
        places.read_places(file)


@pytest.mark.parametrize("remark", ["source", "confidence"])
@pytest.mark.parametrize(
    ("reader", "key"),
    [
        (basic_court, "court_basic"),
        (upgrades, "upgrade"),
        (items.read_sets, "decoration_set"),
        (items.read_majorities, "majority"),
        (large_wheel, "large_wheel"),
        (small_wheel, "small_wheel"),
    ],
)
def test_what_may_be_reconstructed_says_so_entry_by_entry(reader: Reader, key: str, remark: str) -> None:
    data: Any = FILE.tables
    for number in range(len(data[key])):
        reader(spoiled(key, number, "source", "reconstructed"))
        with pytest.raises(BadData, match=f"{key} .*: {remark} must be a text"):
            reader(spoiled(key, number, remark, None))


def test_correcting_a_source_changes_no_version_but_correcting_a_value_does() -> None:
    assert fingerprint([spoiled("upgrade", 0, "source", "rulebook")]) == fingerprint([FILE])
    assert fingerprint([spoiled("price", 3, "green_source", "rulebook")]) == fingerprint([FILE])
    amount = FILE.entries("upgrade", FILE.table("counts").number("upgrades", 1, 12))[0].number("amount", 1, 9)
    assert fingerprint([spoiled("upgrade", 0, "amount", amount + 1)]) != fingerprint([FILE])
