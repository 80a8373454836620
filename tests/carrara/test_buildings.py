"""The action build (section 4)."""

import pytest

from signoria.games.carrara.components.tiles import TILE_IDS
from tests.carrara.own import OWN
from tests.carrara.table import buildings, give, legal, no_fields, own, play, points, refusal, table


@pytest.mark.rule("CAR-BUILD-1")
@pytest.mark.parametrize("tile", TILE_IDS[:-6])
def test_every_building_costs_its_value_in_blocks(tile: str) -> None:
    value = OWN.values[TILE_IDS.index(tile)]
    state = table(display=[tile])
    give(state, 0, blocks=f"{value} purple")
    play(state, "build", f"tile {tile}", "city lerici", *["pay purple"] * value)
    assert (buildings(state, 0, "lerici"), state.players[0].blocks) == ([tile], 0)


@pytest.mark.rule("CAR-BUILD-1")
def test_only_open_tiles_can_be_built() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="5 purple")
    play(state, "build")
    assert refusal(state, "tile villa-4").rule == "CAR-BUILD-1"


@pytest.mark.rule("CAR-SETUP-5")
def test_a_tile_that_is_not_in_the_game_is_told_apart_from_one_that_is_not_open() -> None:
    state = table(seats=3, display=["porta-2"])
    give(state, 0, blocks="5 purple")
    play(state, "build")
    assert refusal(state, "tile villa-3b").rule == "CAR-SETUP-5"
    assert refusal(state, "tile villa-3a").rule == "CAR-BUILD-1"
    everybody = table(seats=4, display=["porta-2"])
    give(everybody, 0, blocks="5 purple")
    play(everybody, "build")
    assert refusal(everybody, "tile villa-3b").rule == "CAR-BUILD-1"


@pytest.mark.rule("CAR-BUILD-1")
def test_without_blocks_for_the_cheapest_tile_nothing_is_built() -> None:
    state = table(display=["porta-2"])
    give(state, 0, blocks="1 purple")
    reason = refusal(state, "build")
    assert (reason.rule, reason.missing) == ("CAR-BUILD-1", {"blocks": 1})


@pytest.mark.rule("CAR-BUILD-7")
def test_a_city_holds_any_number_of_buildings_also_of_one_kind() -> None:
    state = table(display=["villa-4"])
    for tile in ("villa-1", "villa-2", "villa-3a", "villa-5"):
        own(state, 0, tile, "lerici")
    give(state, 0, blocks="4 purple")
    play(state, "build", "tile villa-4", "city lerici", *["pay purple"] * 4)
    assert buildings(state, 0, "lerici") == ["villa-1", "villa-2", "villa-3a", "villa-5", "villa-4"]


@pytest.mark.rule("CAR-BUILD-8")
def test_the_empty_place_is_refilled_at_once_from_the_reserve() -> None:
    state = table(display=["biblioteca-1", "porta-2"], reserve=["villa-4", "villa-5"])
    give(state, 0, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple")
    assert [(str(decision), weight) for decision, weight in state.chances()] == [
        ("open villa-4", 1),
        ("open villa-5", 1),
    ]
    play(state, "open villa-5")
    assert [TILE_IDS[tile] for tile in state.display[:2]] == ["villa-5", "porta-2"]
    assert state.actor == 1


@pytest.mark.rule("CAR-BUILD-8")
def test_without_a_reserve_the_display_shrinks() -> None:
    state = table(display=["biblioteca-1"], reserve=[])
    give(state, 0, blocks="1 purple")
    give(state, 1, blocks="1 blue")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple")
    assert state.actor == 1
    assert set(state.display) == {-1}
    assert refusal(state, "build").rule == "CAR-BUILD-8"


@pytest.mark.rule("CAR-BUILD-9")
def test_without_columns_a_building_scores_its_printed_value() -> None:
    state = table(display=["villa-4"])
    no_fields(state, 0, 1, 2, 3)
    give(state, 0, blocks="4 white")
    play(state, "build", "tile villa-4", "city livorno", *["pay white"] * 4)
    assert points(state) == 4


@pytest.mark.rule("CAR-BUILD-9")
def test_a_column_on_the_large_field_is_still_a_column() -> None:
    state = table(display=["villa-4"])
    no_fields(state, 0, 1, 2, 3, large=1)
    give(state, 0, blocks="4 white")
    play(state, "build", "tile villa-4", "city livorno", *["pay white"] * 4)
    assert points(state) == 0


@pytest.mark.rule("CAR-TURN-2")
def test_a_building_is_the_action_of_the_turn() -> None:
    state = table(variant="advanced", display=["biblioteca-1"], reserve=["villa-5"])
    give(state, 0, blocks="1 purple")
    play(state, "build", "tile biblioteca-1", "city lerici", "pay purple", "open villa-5")
    assert legal(state) == ["end-turn", "purchase book", "purchase purple-statue"]
    assert refusal(state, "pass").rule == "CAR-TURN-2"
