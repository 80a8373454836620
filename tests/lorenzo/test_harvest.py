"""Harvest: its two spaces, the action value and what territories yield (section 11 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import give, goods, legal, own, play, refusal, stand, table


def example() -> LorenzoState:
    """The harvest of the rulebooks: a white member of value 3, 2 servants, territories of activation 5, 5, 2, 6."""
    state = table(dice=(3, 4, 5))
    own(state, 0, "forest", "manor_house", "marble_pit", "monastery")
    give(state, 0, servants=2)
    return state


@pytest.mark.rule("LOR-HP-1", "LOR-HP-5", "LOR-HP-7", "LOR-HP-13")
def test_ex_17_harvest_at_5_on_the_small_space() -> None:
    state = example()
    play(state, "place white harvest-small", "servants 2")
    assert goods(state) == {"wood": 4, "stone": 3, "servants": 3, "military": 2, "victory": 1}


@pytest.mark.rule("LOR-HP-1", "LOR-HP-5")
def test_ex_18_harvest_at_2_on_the_large_space() -> None:
    state = example()
    play(state, "place white harvest-large", "servants 2")
    assert goods(state) == {"wood": 1, "stone": 3, "servants": 1, "victory": 1}


@pytest.mark.rule("LOR-HP-5", "LOR-HP-9")
def test_ex_18_harvest_at_1_on_the_large_space_brings_the_tile_only() -> None:
    state = example()
    play(state, "place white harvest-large", "servants 1")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 2}


@pytest.mark.rule("LOR-HP-6")
def test_ex_18_a_harvest_at_0_is_refused() -> None:
    state = example()
    play(state, "place white harvest-large")
    reason = refusal(state, "servants 0")
    assert reason.rule == "LOR-VALUE-9"
    assert reason.text == "0 servants will not do; at least 1 must be spent."


@pytest.mark.rule("LOR-HP-6", "LOR-HP-5")
def test_without_servants_a_3_cannot_go_to_the_large_space() -> None:
    state = example()
    give(state, 0, servants=0)
    reason = refusal(state, "place white harvest-large")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})
    assert reason.text == "The large harvest space needs an action value of 1; without servants only 0 can be reached."


@pytest.mark.rule("LOR-HP-6")
def test_a_neutral_member_needs_4_servants_on_the_large_space() -> None:
    state = table()
    give(state, 0, servants=3)
    assert refusal(state, "place neutral harvest-large").missing == {"servants": 1}
    give(state, 0, servants=4)
    play(state, "place neutral harvest-large")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-HP-14")
def test_ex_19_servants_gained_cannot_raise_the_same_harvest() -> None:
    state = example()
    play(state, "place white harvest-small")
    reason = refusal(state, "servants 3")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-4", {"servants": 1})
    assert "2 servants at most" in reason.text


@pytest.mark.rule("LOR-HP-2")
def test_the_small_space_holds_one_member_in_all() -> None:
    state = table()
    stand(state, 1, "neutral", "harvest-small")
    reason = refusal(state, "place white harvest-small")
    assert reason.rule == "LOR-HP-2"
    assert reason.text == "Another member already stands on the small harvest space, which holds only one."


@pytest.mark.rule("LOR-HP-2")
def test_an_own_member_fills_the_small_space_too() -> None:
    state = table()
    stand(state, 0, "white", "harvest-small")
    give(state, 0, servants=1)
    assert refusal(state, "place neutral harvest-small").rule == "LOR-HP-2"


@pytest.mark.rule("LOR-HP-3")
def test_the_large_space_holds_members_of_everybody() -> None:
    state = table(dice=(4, 4, 4))
    for seat in (1, 2, 3):
        stand(state, seat, "white", "harvest-large")
        stand(state, seat, "neutral", "harvest-large")
    assert "place white harvest-large" in legal(state)


@pytest.mark.rule("LOR-HP-3")
def test_the_large_space_does_not_exist_with_2_players() -> None:
    state = table(seats=2, dice=(6, 6, 6))
    reason = refusal(state, "place white harvest-large")
    assert (reason.rule, reason.text) == (
        "LOR-SETUP-7",
        "With 2 players the large harvest space is covered and cannot be used.",
    )


@pytest.mark.rule("LOR-HP-3")
def test_the_large_space_is_there_with_3_players() -> None:
    state = table(seats=3, dice=(6, 6, 6))
    assert "place white harvest-large" in legal(state)


@pytest.mark.rule("LOR-HP-4")
@pytest.mark.parametrize("first", ["harvest-small", "harvest-large"])
def test_a_second_coloured_member_is_refused_in_both_spaces(first: str) -> None:
    state = table(dice=(6, 6, 6))
    stand(state, 0, "white", first)
    reason = refusal(state, "place black harvest-large")
    assert (reason.rule, reason.text) == ("LOR-HP-4", "One of your coloured members is already at the harvest.")


@pytest.mark.rule("LOR-HP-4")
def test_a_coloured_member_on_the_large_space_closes_the_small_one_to_colours() -> None:
    state = table(dice=(6, 6, 6))
    stand(state, 0, "white", "harvest-large")
    assert refusal(state, "place orange harvest-small").rule == "LOR-HP-4"


@pytest.mark.rule("LOR-HP-4")
@pytest.mark.parametrize(
    ("coloured", "neutral"),
    [
        ("harvest-small", "harvest-large"),
        ("harvest-large", "harvest-small"),
        ("harvest-large", "harvest-large"),
    ],
)
def test_the_neutral_member_may_join_a_coloured_one(coloured: str, neutral: str) -> None:
    state = table()
    stand(state, 0, "white", coloured)
    give(state, 0, servants=4)
    assert f"place neutral {neutral}" in legal(state)


@pytest.mark.rule("LOR-HP-4")
def test_a_coloured_member_may_join_the_neutral_one() -> None:
    state = table(dice=(4, 4, 4))
    stand(state, 0, "neutral", "harvest-large")
    assert {"place white harvest-small", "place white harvest-large"} <= set(legal(state))


@pytest.mark.rule("LOR-HP-16")
def test_a_colour_at_the_harvest_leaves_the_production_open() -> None:
    state = table(dice=(6, 6, 6))
    stand(state, 0, "white", "harvest-small")
    assert {"place black production-small", "place black production-large"} <= set(legal(state))


@pytest.mark.rule("LOR-HP-5")
def test_characters_raise_the_value_on_the_large_space() -> None:
    """3 + 2 of Farmer - 3 = 2: Woods (2) yields, Village (3) does not."""
    state = table(dice=(3, 3, 3))
    own(state, 0, "farmer", "woods", "village")
    play(state, "place white harvest-large")
    assert goods(state) == {"wood": 2, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-HP-7")
@pytest.mark.parametrize(("die", "stone"), [(3, 1), (4, 3)])
def test_a_territory_yields_from_its_activation_number_on(die: int, stone: int) -> None:
    state = table(dice=(die, 1, 1))
    own(state, 0, "gravel_pit")
    play(state, "place white harvest-small")
    assert goods(state)["stone"] == stone


@pytest.mark.rule("LOR-HP-7")
def test_a_harvest_does_not_trigger_buildings() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "garden", "bank")
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-HP-9")
def test_the_bonus_tile_yields_at_a_value_of_1() -> None:
    state = table(dice=(1, 1, 1))
    play(state, "place white harvest-small")
    assert goods(state) == {"wood": 1, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-HP-13")
def test_gains_of_a_harvest_come_without_a_question() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "dukedom", "castle")
    play(state, "place white harvest-small")
    assert state.actor == 1
    assert goods(state) == {"coins": 1, "wood": 3, "stone": 2, "servants": 2, "military": 3}
