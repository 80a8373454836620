"""Bonuses of the advanced court (CAR-ADV-21, CAR-ADV-22, CAR-ADV-23) and scorings that must not get stuck
(CAR-SCORE-2)."""

import pytest

from tests.carrara.table import (
    boxed,
    items_on,
    legal,
    own,
    places,
    play,
    player,
    refusal,
    storage,
    stored,
    supply,
    table,
    used_up,
    visit,
)


@pytest.mark.rule("CAR-ADV-5")
def test_one_field_of_each_sort_is_offered() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa")
    play(state, "score")
    assert legal(state) == ["field 1", "field 3", "field 5", "field 7"]


@pytest.mark.rule("CAR-ADV-21", "CAR-Q-12")
def test_a_decoration_of_any_kind_or_none() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 3")
    sorts = ["book", "goblet", "crown", "gate", "banner", "coat_of_arms"]
    assert legal(state) == ["gain none", *(f"gain {sort}" for sort in sorts)]
    assert refusal(state, "gain red-statue").rule == "CAR-ADV-21"
    play(state, "gain coat_of_arms", "on villa-4", "place kind-villa")
    assert (items_on(state, 0, "villa-4"), player(state).points) == (["coat_of_arms"], 5)


@pytest.mark.rule("CAR-Q-11", "CAR-Q-12")
def test_a_decoration_bonus_may_be_refused() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 3", "gain none", "place kind-villa")
    assert (player(state).points, sum(state.supply[:6])) == (4, 42)


@pytest.mark.rule("CAR-Q-18")
def test_an_exhausted_sort_is_not_offered() -> None:
    state = table(variant="advanced")
    own(state, 0, "villa-4", "massa")
    used_up(state, "book")
    play(state, "score", "field 3")
    assert refusal(state, "gain book").rule == "CAR-Q-18"


@pytest.mark.rule("CAR-Q-18")
def test_with_no_decoration_left_the_bonus_is_nothing() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    used_up(state, "book", "goblet", "crown", "gate", "banner", "coat_of_arms")
    play(state, "score", "field 3")
    assert legal(state) == ["place kind-villa", "place landscape-rural"]


@pytest.mark.rule("CAR-ADV-22")
def test_a_gold_statue_is_taken_from_the_field() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 1")
    assert legal(state) == ["gain none", "gain gold-statue"]
    assert refusal(state, "gain book").rule == "CAR-ADV-22"
    play(state, "gain gold-statue", "on villa-4", "place statues-massa-pisa")
    court = state.view(None)["court"]
    assert isinstance(court, list)
    assert (court[0]["gold_statues"], items_on(state, 0, "villa-4")) == (3, ["gold-statue"])


@pytest.mark.rule("CAR-ADV-22", "CAR-VISIT-2")
def test_a_follower_has_a_gold_statue_too() -> None:
    state = table(variant="advanced", turn=1, coins=0)
    own(state, 1, "villa-4", "massa")
    visit(state, 0, 1)
    play(state, "score", "gain gold-statue", "store", "place kind-villa")
    assert storage(state, 1) == ["gold-statue"]


@pytest.mark.rule("CAR-ADV-23", "CAR-Q-12")
def test_a_gold_statue_not_taken_goes_to_the_box() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    play(state, "score", "field 1", "gain none", "place kind-villa")
    assert boxed(state, "gold-statue") == 1


@pytest.mark.rule("CAR-Q-17", "CAR-ADV-23")
def test_who_declines_a_visit_on_a_statue_field_boxes_one_gold_statue() -> None:
    state = table(variant="advanced", turn=1, coins=0)
    visit(state, 0, 1)
    play(state, "pass")
    court = state.view(None)["court"]
    assert isinstance(court, list)
    assert (player(state, 1).large, boxed(state, "gold-statue"), court[0]["gold_statues"]) == (1, 1, 2)


@pytest.mark.rule("CAR-Q-16")
def test_a_decoration_bonus_not_taken_stays_in_the_supply() -> None:
    state = table(variant="advanced", turn=1, coins=0)
    visit(state, 0, 3)
    play(state, "pass")
    assert (sum(state.supply[:6]), sum(state.box)) == (42, 0)


@pytest.mark.rule("CAR-SCORE-2", "CAR-Q-11", "CAR-Q-34")
def test_a_gold_statue_that_the_scoring_needs_must_be_taken_and_set() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    player(state).places = player(state).board.ready
    play(state, "score")
    assert legal(state) == ["field 1"]
    assert refusal(state, "field 3").rule == "CAR-SCORE-2"
    play(state, "field 1")
    assert legal(state) == ["gain gold-statue"]
    assert refusal(state, "gain none").rule == "CAR-SCORE-2"
    play(state, "gain gold-statue")
    assert legal(state) == ["on villa-4"]
    assert refusal(state, "store").rule == "CAR-SCORE-2"
    play(state, "on villa-4", "place statues-massa-pisa")
    assert "statues-massa-pisa" in places(state)


@pytest.mark.rule("CAR-SCORE-2", "CAR-Q-34")
def test_a_needed_gold_statue_must_open_a_free_place() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    own(state, 0, "villa-5", "lucca")
    player(state).places = player(state).board.ready | 1 << 18
    play(state, "score", "field 1", "gain gold-statue")
    assert legal(state) == ["on villa-4"]
    assert refusal(state, "on villa-5").rule == "CAR-SCORE-2"


@pytest.mark.rule("CAR-SCORE-2")
def test_a_stored_statue_may_open_the_place_instead() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa")
    stored(state, 0, "blue-statue")
    player(state).places = player(state).board.ready
    play(state, "score", "field 1", "gain gold-statue", "move blue-statue", "on villa-4")
    assert legal(state) == ["store"]
    play(state, "store")
    assert legal(state) == ["place statues-massa-pisa"]


@pytest.mark.rule("CAR-SCORE-2")
def test_without_a_building_for_it_the_gold_statue_opens_nothing() -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", "massa", statue="gold")
    player(state).places = player(state).board.ready
    assert refusal(state, "score").rule == "CAR-SCORE-2"
    assert supply(state, "book") == 7
