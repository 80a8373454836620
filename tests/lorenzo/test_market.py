"""The market: four spaces, one member each (section 12 of the rules)."""

import pytest

from tests.lorenzo.table import give, goods, legal, play, refusal, stand, table


@pytest.mark.rule("LOR-MARKET-1")
@pytest.mark.parametrize(
    ("space", "gained"),
    [("market-1", {"coins": 5}), ("market-2", {"servants": 5}), ("market-3", {"coins": 2, "military": 3})],
)
def test_market_spaces_give_their_goods(space: str, gained: dict[str, int]) -> None:
    state = table()
    play(state, f"place white {space}")
    assert goods(state) == gained


@pytest.mark.rule("LOR-MARKET-1", "LOR-PRIV-2")
def test_ex_22_the_fourth_space_gives_two_different_privileges() -> None:
    state = table()
    play(state, "place white market-4", "privilege coins")
    reason = refusal(state, "privilege coins")
    assert reason.rule == "LOR-PRIV-2"
    play(state, "privilege faith")
    assert (state.actor, goods(state)) == (1, {"coins": 2, "faith": 1})


@pytest.mark.rule("LOR-MARKET-2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("space", ["market-3", "market-4"])
def test_spaces_3_and_4_exist_only_with_4_players(seats: int, space: str) -> None:
    state = table(seats=seats)
    reason = refusal(state, f"place white {space}")
    assert reason.rule == "LOR-SETUP-7"
    assert f"With {seats} players" in reason.text


@pytest.mark.rule("LOR-MARKET-2")
@pytest.mark.parametrize(("seats", "open"), [(2, 2), (3, 2), (4, 4)])
def test_the_market_has_two_spaces_and_with_4_players_four(seats: int, open: int) -> None:
    assert len(legal(table(seats=seats), "place white market")) == open


@pytest.mark.rule("LOR-MARKET-3")
@pytest.mark.parametrize("space", ["market-1", "market-2", "market-3", "market-4"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_market_space_holds_one_member(space: str, seat: int) -> None:
    state = table()
    stand(state, seat, "white", space)
    reason = refusal(state, f"place black {space}")
    assert reason.rule == "LOR-MARKET-3"
    assert "holds only one" in reason.text


@pytest.mark.rule("LOR-MARKET-4")
def test_one_player_may_occupy_several_market_spaces_with_coloured_members() -> None:
    state = table()
    stand(state, 0, "white", "market-1")
    stand(state, 0, "black", "market-2")
    assert legal(state, "place orange market") == ["place orange market-3", "place orange market-4"]


@pytest.mark.rule("LOR-MARKET-5")
def test_a_value_of_0_is_too_little_for_the_market() -> None:
    state = table()
    reason = refusal(state, "place neutral market-1")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})
    assert reason.text == "Market space 1 needs an action value of 1; without servants only 0 can be reached."


@pytest.mark.rule("LOR-MARKET-5")
def test_one_servant_takes_the_neutral_member_to_the_market() -> None:
    state = table()
    give(state, 0, servants=3)
    play(state, "place neutral market-1")
    assert goods(state) == {"coins": 5, "servants": 2}


@pytest.mark.rule("LOR-MARKET-5")
@pytest.mark.parametrize("die", [1, 6])
def test_a_higher_value_brings_nothing_more_at_the_market(die: int) -> None:
    state = table(dice=(die, 1, 1))
    play(state, "place white market-2")
    assert goods(state) == {"servants": 5}
