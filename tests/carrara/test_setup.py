"""Set-up of the basic and the advanced game (section 1, CAR-ADV-1 to CAR-ADV-6)."""

from random import Random

import pytest

import signoria
from signoria import CHANCE
from signoria.engine.chance import pick
from signoria.games.carrara.components.marble import spelled, total
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.state import CarraraState
from tests.carrara.own import OWN, begin
from tests.carrara.table import boxed, player, sector, supply


def begun(seats: int, variant: str = "basic", start: int = 0, seed: int = 1) -> CarraraState:
    """The first turn of a game in which this seat starts."""
    state = begin(seats, variant)
    state.apply(CATALOGUE.parse(f"start {start}"))
    rng = Random(seed)
    while state.actor == CHANCE:
        state.apply(pick(state.chances(), rng))
    return state


@pytest.mark.rule("CAR-SETUP-1")
def test_the_basic_game_has_one_wheel() -> None:
    state = begun(2)
    state.apply(CATALOGUE.parse("buy"))
    assert [str(decision) for decision in state.legal()] == ["rotate wheel", "rotate none"]
    wheel = state.view(0)["wheel"]
    assert isinstance(wheel, list)
    assert set(wheel[0]) == {"part", "blocks", "prices"}


@pytest.mark.rule("CAR-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_equally_likely_to_start(seats: int) -> None:
    state = signoria.game("carrara").new(seats, "basic")
    assert [(str(decision), weight) for decision, weight in state.chances()] == [
        (f"start {seat}", 1) for seat in range(seats)
    ]


@pytest.mark.rule("CAR-SETUP-2", "CAR-SETUP-3")
def test_blocks_go_clockwise_from_the_start_player() -> None:
    state = begun(4, start=2)
    assert state.actor == 2
    assert [spelled(player(state, seat).blocks) for seat in (2, 3, 0, 1)] == [
        {"purple": 2},
        {"blue": 1, "purple": 1},
        {"blue": 2},
        {"green": 1, "blue": 1},
    ]


@pytest.mark.rule("CAR-SETUP-4")
def test_the_wheel_begins_with_a_block_of_each_colour_at_part_1() -> None:
    state = begun(3)
    assert sector(state, 1) == {"white": 1, "yellow": 1, "red": 1, "green": 1, "blue": 1, "purple": 1}
    assert [sector(state, part) for part in range(2, 7)] == [{}] * 5


@pytest.mark.rule("CAR-SETUP-4", "CAR-SETUP-12")
def test_all_other_blocks_are_in_the_bag() -> None:
    state = begun(4)
    assert total(OWN.blocks) == 42
    assert total(state.bag) == 42 - 6 - 8


@pytest.mark.rule("CAR-SETUP-5", "CAR-SETUP-6")
@pytest.mark.parametrize(("seats", "reserve", "threes"), [(2, 15, 0), (3, 21, 6), (4, 27, 12)])
def test_tiles_in_use(seats: int, reserve: int, threes: int) -> None:
    state = begun(seats)
    used = [tile for tile in range(36) if state.reserve >> tile & 1] + list(state.display)
    assert (state.reserve.bit_count(), len(state.display)) == (reserve, 9)
    assert len([tile for tile in used if OWN.values[tile] == 3]) == threes


@pytest.mark.rule("CAR-SETUP-6")
def test_every_tile_is_equally_likely_to_be_opened() -> None:
    state = signoria.game("carrara").new(2, "basic")
    state.apply(CATALOGUE.parse("start 0"))
    assert {weight for _, weight in state.chances()} == {1}
    assert len(state.chances()) == 24


@pytest.mark.rule("CAR-SETUP-7")
def test_all_monuments_and_upgrade_tiles_are_open() -> None:
    view = begun(2).view(None)
    assert view["monuments"] == ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
    upgrades = view["upgrades"]
    assert isinstance(upgrades, list)
    assert len(upgrades) == 8


@pytest.mark.rule("CAR-SETUP-8", "CAR-SETUP-9", "CAR-VISIT-8", "CAR-Q-1")
def test_the_basic_court_has_six_fields_with_a_column_of_everybody() -> None:
    view = begun(3).view(None)
    court = view["court"]
    assert isinstance(court, list)
    assert [(field["bonus"], field["amount"]) for field in court] == [("vp", 3)] * 3 + [("coins", 5)] * 3
    assert [field["columns"] for field in court] == [[0, 1, 2]] * 6
    assert view["visit"] is None


@pytest.mark.rule("CAR-SETUP-9", "CAR-SETUP-10")
def test_everybody_begins_with_20_coins_and_no_points() -> None:
    state = begun(4)
    assert [(one.coins, one.points) for one in state.players] == [(20, 0)] * 4


@pytest.mark.rule("CAR-SETUP-11")
def test_the_basic_game_has_no_items_and_no_spare_columns() -> None:
    state = begun(4)
    assert sum(state.supply) == 0
    assert state.view(0)["supply"] is None
    assert player(state).fields.bit_count() == 6
    reason = state.refusal(CATALOGUE.parse("purchase book"))
    assert reason is not None
    assert reason.rule == "CAR-SETUP-11"


@pytest.mark.rule("CAR-ADV-1", "CAR-ADV-2", "CAR-Q-25")
def test_the_large_wheel_lies_in_any_of_six_rotations() -> None:
    state = signoria.game("carrara").new(2, "advanced")
    state.apply(CATALOGUE.parse("start 0"))
    for _ in range(9):
        state.apply(state.legal()[0])
    assert [(str(decision), weight) for decision, weight in state.chances()] == [(f"spin {n}", 1) for n in range(6)]
    state.apply(CATALOGUE.parse("spin 2"))
    wheel = state.view(None)["wheel"]
    assert isinstance(wheel, list)
    assert [sector["decoration"] for sector in wheel] == ["banner", "gate", "book", "coat_of_arms", "crown", "goblet"]
    assert [sector["statue"] for sector in wheel] == [
        f"{colour}-statue" for colour in ("purple", "blue", "green", "red", "yellow", "white")
    ]


@pytest.mark.rule("CAR-ADV-3", "CAR-ADV-4")
@pytest.mark.parametrize(("seats", "decorations"), [(2, 5), (3, 6), (4, 7)])
def test_the_supply_depends_on_the_number_of_players(seats: int, decorations: int) -> None:
    state = begun(seats, "advanced")
    assert state.supply == (decorations,) * 6 + (6,) * 6


@pytest.mark.rule("CAR-ADV-4", "CAR-ADV-5", "CAR-SETUP-9")
def test_the_advanced_court_has_eight_fields_and_a_gold_statue_for_each_player() -> None:
    state = begun(3, "advanced")
    court = state.view(None)["court"]
    assert isinstance(court, list)
    assert [(field["bonus"], field["gold_statues"]) for field in court] == [
        *([("gold_statue", 3)] * 2),
        *([("decoration", 0)] * 2),
        *([("coins", 0)] * 2),
        *([("vp", 0)] * 2),
    ]
    assert player(state).fields.bit_count() == 8


@pytest.mark.rule("CAR-ADV-4")
@pytest.mark.parametrize(("seats", "spare"), [(2, 4), (3, 2), (4, 0)])
def test_further_gold_statues_begin_in_the_box(seats: int, spare: int) -> None:
    assert boxed(begun(seats, "advanced"), "gold-statue") == spare
    assert boxed(begun(seats, "basic"), "gold-statue") == 0


@pytest.mark.rule("CAR-ADV-6", "CAR-SETUP-12")
def test_the_storage_begins_empty_and_items_are_limited() -> None:
    state = begun(2, "advanced")
    assert player(state).storage == ()
    assert supply(state, "book") == 5
