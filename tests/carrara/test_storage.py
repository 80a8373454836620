"""Items on buildings and in storage (CAR-ADV-13 to CAR-ADV-20, CAR-ADV-42)."""

import pytest

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.items import FIRST_STATUE, ITEMS
from signoria.games.carrara.state import CarraraState
from tests.carrara.questions import setting_new
from tests.carrara.table import (
    boxed,
    items_on,
    legal,
    own,
    play,
    refusal,
    storage,
    stored,
    supply,
    table,
    take_from_supply,
)


def gained(state: CarraraState, item: str) -> None:
    """Seat 0 has just taken a new item, after buying."""
    take_from_supply(state, ITEMS.index(item))
    setting_new(state, 0, ITEMS.index(item))


@pytest.mark.rule("CAR-ADV-13")
@pytest.mark.parametrize("kind", range(6))
def test_every_decoration_fits_its_kind_only(kind: int) -> None:
    state = table(variant="advanced")
    kinds = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
    for other in kinds:
        own(state, 0, f"{other}-4", "lerici")
    gained(state, ITEMS[kind])
    assert legal(state, "on") == [f"on {kinds[kind]}-4"]
    assert refusal(state, f"on {kinds[kind - 1]}-4").rule == "CAR-ADV-13"


@pytest.mark.rule("CAR-ADV-13")
def test_a_building_carries_one_decoration_and_statues_do_not_matter() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "lerici", decorated=True)
    own(state, 0, "villa-8", "lerici", statue="gold")
    gained(state, "coat_of_arms")
    assert refusal(state, "on villa-4").rule == "CAR-ADV-13"
    play(state, "on villa-8")
    assert items_on(state, 0, "villa-8") == ["coat_of_arms", "gold-statue"]


@pytest.mark.rule("CAR-ADV-14", "CAR-ADV-15")
@pytest.mark.parametrize("statue", range(FIRST_STATUE, 13))
def test_every_statue_fits_the_cities_that_accept_its_colour(statue: int) -> None:
    state = table(variant="advanced")
    cities = ["lerici", "massa", "viareggio", "lucca", "pisa", "livorno"]
    tiles = ["villa-1", "villa-2", "villa-3a", "villa-3b", "villa-4", "villa-5"]
    for tile, city in zip(tiles, cities, strict=True):
        own(state, 0, tile, city, decorated=True)
    gained(state, ITEMS[statue])
    assert legal(state, "on") == [f"on {tile}" for tile in tiles[: statue - FIRST_STATUE + 1]]


@pytest.mark.rule("CAR-ADV-14")
def test_a_statue_does_not_fit_a_city_that_refuses_its_colour_nor_a_building_with_one() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "livorno")
    own(state, 0, "villa-5", "lerici", statue="gold")
    own(state, 1, "villa-1", "lerici")
    gained(state, "red-statue")
    assert refusal(state, "on villa-4").rule == "CAR-ADV-14"
    assert refusal(state, "on villa-5").rule == "CAR-ADV-14"
    assert refusal(state, "on villa-1").rule == "CAR-BUILD-7"


@pytest.mark.rule("CAR-ADV-15")
def test_a_gold_statue_needs_a_building_without_one() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "lerici", statue="purple")
    gained(state, "gold-statue")
    assert refusal(state, "on villa-5").rule == "CAR-ADV-15"


@pytest.mark.rule("CAR-ADV-16")
def test_an_item_may_be_stored_although_it_fits() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-5", "lerici")
    gained(state, "coat_of_arms")
    assert legal(state) == ["on villa-5", "store"]
    play(state, "store")
    assert storage(state) == ["coat_of_arms"]


@pytest.mark.rule("CAR-ADV-16")
def test_one_item_of_either_sort_goes_in_each_of_two_spaces() -> None:
    state = table(variant="advanced", coins=0)
    stored(state, 0, "red-statue")
    gained(state, "book")
    play(state, "store")
    assert storage(state) == ["red-statue", "book"]


@pytest.mark.rule("CAR-ADV-17", "CAR-Q-14")
def test_a_stored_item_moves_in_a_later_turn() -> None:
    state = table(variant="advanced", seats=2, coins=0)
    own(state, 0, "villa-5", "lerici")
    gained(state, "coat_of_arms")
    play(state, "store")
    assert state.actor == 1
    play(state, "pass")
    assert legal(state, "move") == ["move coat_of_arms"]
    play(state, "move coat_of_arms", "on villa-5")
    assert (items_on(state, 0, "villa-5"), storage(state), state.actor) == (["coat_of_arms"], [], 0)
    assert "pass" in legal(state)


@pytest.mark.rule("CAR-ADV-17")
def test_an_item_does_not_move_in_the_turn_in_which_it_was_stored() -> None:
    state = table(variant="advanced", options={"confirm_turn": True})
    own(state, 0, "villa-5", "lerici")
    gained(state, "coat_of_arms")
    play(state, "store")
    assert refusal(state, "move coat_of_arms").rule == "CAR-ADV-17"
    assert "this turn" in refusal(state, "move coat_of_arms").text


@pytest.mark.rule("CAR-ADV-17")
def test_an_older_item_of_the_same_sort_may_move() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "lerici")
    stored(state, 0, "coat_of_arms")
    gained(state, "coat_of_arms")
    play(state, "store", "move coat_of_arms", "on villa-5")
    assert storage(state) == ["coat_of_arms"]
    assert refusal(state, "move coat_of_arms").rule == "CAR-ADV-17"


@pytest.mark.rule("CAR-ADV-17")
def test_moves_have_no_limit() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "lerici")
    stored(state, 0, "coat_of_arms", "gold-statue")
    play(state, "move gold-statue", "on villa-5", "move coat_of_arms", "on villa-5")
    assert items_on(state, 0, "villa-5") == ["coat_of_arms", "gold-statue"]


@pytest.mark.rule("CAR-ADV-17", "CAR-ADV-13", "CAR-ADV-14", "CAR-ADV-15")
@pytest.mark.parametrize(
    ("item", "rule"), [("book", "CAR-ADV-13"), ("purple-statue", "CAR-ADV-14"), ("gold-statue", "CAR-ADV-15")]
)
def test_an_item_that_fits_nothing_does_not_move(item: str, rule: str) -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "livorno", statue="white")
    stored(state, 0, item)
    assert refusal(state, f"move {item}").rule == rule
    assert refusal(state, "move crown").rule == "CAR-ADV-17"


@pytest.mark.rule("CAR-ADV-17", "CAR-ADV-14", "CAR-ADV-15")
@pytest.mark.parametrize("statue", range(FIRST_STATUE, 13))
def test_a_stored_statue_moves_when_a_building_stands_where_it_fits(statue: int) -> None:
    for city, name in enumerate(CITIES):
        state = table(variant="advanced", coins=0)
        own(state, 0, "villa-5", name)
        stored(state, 0, ITEMS[statue])
        assert (legal(state, "move") != []) == (city <= statue - FIRST_STATUE)


@pytest.mark.rule("CAR-ADV-17")
def test_a_moved_item_must_go_on_a_building() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "lerici")
    stored(state, 0, "coat_of_arms")
    play(state, "move coat_of_arms")
    assert legal(state) == ["on villa-5"]
    assert refusal(state, "store").rule == "CAR-ADV-17"
    assert refusal(state, "give-up").rule == "CAR-ADV-17"


@pytest.mark.rule("CAR-ADV-18", "CAR-Q-15", "CAR-Q-16")
def test_without_building_and_space_a_stored_item_may_be_boxed() -> None:
    state = table(variant="advanced", coins=0)
    stored(state, 0, "book", "crown")
    gained(state, "gate")
    assert legal(state) == ["give-up", "discard book", "discard crown"]
    assert refusal(state, "store").rule == "CAR-ADV-16"
    play(state, "discard book")
    assert (storage(state), boxed(state, "book"), supply(state, "book")) == (["crown", "gate"], 1, 6)


@pytest.mark.rule("CAR-ADV-18", "CAR-ADV-12")
def test_a_new_item_given_up_stays_in_the_supply() -> None:
    state = table(variant="advanced", coins=0)
    stored(state, 0, "book", "crown")
    gained(state, "gate")
    play(state, "give-up")
    assert (storage(state), boxed(state, "gate"), supply(state, "gate")) == (["book", "crown"], 0, 7)


@pytest.mark.rule("CAR-ADV-18", "CAR-ADV-23")
def test_a_gold_statue_given_up_goes_to_the_box() -> None:
    state = table(variant="advanced", coins=0)
    stored(state, 0, "book", "crown")
    gained(state, "gold-statue")
    play(state, "give-up")
    assert boxed(state, "gold-statue") == 1


@pytest.mark.rule("CAR-Q-15")
def test_with_a_fitting_building_or_a_free_space_nothing_is_given_up() -> None:
    state = table(variant="advanced")
    stored(state, 0, "book", "crown")
    own(state, 0, "porta-4", "lerici")
    gained(state, "gate")
    assert legal(state) == ["on porta-4"]
    assert refusal(state, "give-up").rule == "CAR-ADV-18"
    assert refusal(state, "discard book").rule == "CAR-ADV-18"


@pytest.mark.rule("CAR-ADV-18")
def test_only_a_stored_item_is_discarded() -> None:
    state = table(variant="advanced")
    stored(state, 0, "book", "crown")
    gained(state, "gate")
    assert refusal(state, "discard goblet").rule == "CAR-ADV-17"


@pytest.mark.rule("CAR-ADV-19", "CAR-Q-29")
def test_placed_items_never_move() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-5", "lerici", decorated=True, statue="gold")
    own(state, 0, "villa-4", "lerici")
    assert legal(state, "move") == []
    assert refusal(state, "move coat_of_arms").rule == "CAR-ADV-17"


@pytest.mark.rule("CAR-ADV-42")
def test_stored_items_may_move_while_a_new_one_waits() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-5", "lerici")
    stored(state, 0, "coat_of_arms", "book")
    gained(state, "gate")
    assert legal(state) == ["give-up", "discard coat_of_arms", "discard book", "move coat_of_arms"]
    play(state, "move coat_of_arms", "on villa-5")
    assert legal(state) == ["store"]
    assert refusal(state, "purchase purple-statue").rule == "CAR-TURN-2"


@pytest.mark.rule("CAR-SETUP-11")
def test_there_is_no_storage_in_the_basic_game() -> None:
    assert refusal(table(), "move book").rule == "CAR-SETUP-11"
