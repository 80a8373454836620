"""The council palace: room for all, a privilege, a coin, and the next turn order (section 12 of the rules)."""

import pytest

from tests.lorenzo.table import end_actions, give, goods, legal, play, refusal, stand, table


@pytest.mark.rule("LOR-COUNCIL-2", "LOR-COUNCIL-4")
@pytest.mark.parametrize("die", [1, 6])
def test_ex_23_the_palace_gives_a_coin_and_one_privilege_whatever_the_value(die: int) -> None:
    state = table(dice=(die, 1, 1))
    play(state, "place white council")
    assert goods(state) == {"coins": 1}
    assert len(legal(state, "privilege")) == len(legal(state)) == 5
    play(state, "privilege faith")
    assert (state.actor, goods(state)) == (1, {"coins": 1, "faith": 1})


@pytest.mark.rule("LOR-COUNCIL-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_palace_has_room_for_all_members_of_all_players(seats: int) -> None:
    state = table(seats=seats)
    for seat in range(1, seats):
        for member in ("white", "black", "orange", "neutral"):
            stand(state, seat, member, "council")
    stand(state, 0, "white", "council")
    stand(state, 0, "black", "council")
    assert "place orange council" in legal(state)


@pytest.mark.rule("LOR-COUNCIL-4")
def test_every_placement_of_one_player_is_rewarded() -> None:
    state = table()
    stand(state, 0, "white", "council")
    play(state, "place black council", "privilege military")
    assert goods(state) == {"coins": 1, "military": 2}


@pytest.mark.rule("LOR-COUNCIL-2")
def test_a_value_of_0_is_too_little_for_the_palace() -> None:
    state = table()
    reason = refusal(state, "place neutral council")
    assert (reason.rule, reason.missing) == ("LOR-VALUE-9", {"servants": 1})


@pytest.mark.rule("LOR-COUNCIL-2")
def test_one_servant_takes_the_neutral_member_to_the_palace() -> None:
    state = table()
    give(state, 0, servants=2)
    play(state, "place neutral council")
    assert goods(state) == {"coins": 1, "servants": 1}


@pytest.mark.rule("LOR-COUNCIL-3")
def test_members_line_up_in_order_of_arrival() -> None:
    state = table(seats=3, turn=2)
    for member in ("white", "black"):
        for _ in range(3):
            play(state, f"place {member} council", "privilege faith")
    assert state.palace == (2, 0, 1, 2, 0, 1)


@pytest.mark.rule("LOR-COUNCIL-5")
def test_the_line_up_decides_the_next_turn_order() -> None:
    state = table()
    stand(state, 3, "white", "council")
    stand(state, 1, "white", "council")
    end_actions(state)
    assert state.order == (3, 1, 0, 2)
