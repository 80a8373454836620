"""The end of a round: cards leave, a new turn order, members and leaders come back (section 14.2 of the rules)."""

import pytest

import signoria
from signoria.engine.state import CHANCE
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import CARD_IDS, end_actions, give, lead, legal, play, player, refusal, stand, table


@pytest.mark.rule("LOR-END-1")
def test_cards_left_in_the_towers_are_removed() -> None:
    state = table(floors={"territory-1": "woods", "venture-4": "hiring_recruits"})
    end_actions(state)
    assert state.view(None)["towers"] == {
        type: [None] * 4 for type in ("territory", "character", "building", "venture")
    }


@pytest.mark.rule("LOR-END-1")
def test_cards_removed_leave_the_game() -> None:
    """In round 2 only those cards of the pack are turned up that round 1 did not show."""
    state = signoria.game("lorenzo").new(2, "basic", None)
    assert isinstance(state, LorenzoState)
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    shown = {f"turn-up {CARD_IDS[card]}" for card in state.floors}
    end_actions(state)
    assert len(state.legal()) == 4
    assert not shown & set(legal(state))


@pytest.mark.rule("LOR-END-2", "LOR-END-3")
def test_dx_3_turn_order_by_the_leftmost_member_then_the_old_order() -> None:
    state = table()
    stand(state, 2, "white", "council")
    stand(state, 0, "white", "council")
    stand(state, 2, "black", "council")
    end_actions(state)
    assert state.order == (2, 0, 1, 3)


@pytest.mark.rule("LOR-END-2")
def test_a_neutral_member_in_the_palace_counts() -> None:
    state = table()
    stand(state, 3, "neutral", "council")
    stand(state, 1, "orange", "council")
    end_actions(state)
    assert state.order == (3, 1, 0, 2)


@pytest.mark.rule("LOR-END-3")
def test_players_outside_the_palace_keep_their_relative_order() -> None:
    state = table(turn=2)
    assert state.order == (2, 3, 0, 1)
    stand(state, 0, "white", "council")
    end_actions(state)
    assert state.order == (0, 2, 3, 1)


@pytest.mark.rule("LOR-END-4")
def test_an_empty_palace_leaves_the_order_as_it_is() -> None:
    state = table(turn=3)
    stand(state, 0, "white", "market-1")
    end_actions(state)
    assert state.order == (3, 0, 1, 2)


@pytest.mark.rule("LOR-END-5", "LOR-SCORE-10")
def test_the_order_of_round_6_is_updated_and_breaks_ties() -> None:
    state = table(seats=2, round=6)
    stand(state, 1, "white", "council")
    end_actions(state)
    assert state.actor is None
    assert [(score.total, score.place) for score in state.scores()] == [(5, 2), (5, 1)]


@pytest.mark.rule("LOR-END-6")
def test_all_members_come_back() -> None:
    state = table(seats=2)
    stand(state, 0, "white", "market-1")
    stand(state, 0, "black", "harvest-small")
    stand(state, 0, "orange", "council")
    stand(state, 0, "neutral", "territory-2")
    end_actions(state)
    assert (player(state).placed, state.occupied, state.palace) == ([-1] * 4, 0, ())


@pytest.mark.rule("LOR-END-6")
def test_spaces_are_free_again_in_the_next_round() -> None:
    state = table(seats=2, round=2)
    stand(state, 1, "white", "market-1")
    stand(state, 0, "white", "production-small")
    assert refusal(state, "place black market-1").rule == "LOR-MARKET-3"
    end_actions(state)
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    assert {"place white market-1", "place black production-small"} <= set(legal(state))


@pytest.mark.rule("LOR-END-7")
def test_used_leaders_are_turned_face_up_again() -> None:
    state = table(seats=2, variant="advanced", round=2)
    lead(state, 0, "cosimo_de_medici")
    give(state, 0, faith=3)
    play(state, "activate cosimo_de_medici")
    assert refusal(state, "activate cosimo_de_medici").rule == "LOR-LEADER-6"
    end_actions(state)
    play(state, "support")
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    assert "activate cosimo_de_medici" in legal(state)


@pytest.mark.rule("LOR-END-7")
def test_a_member_lifted_by_federico_falls_back() -> None:
    state = table(seats=2, variant="advanced")
    lead(state, 0, "federico_da_montefeltro")
    play(state, "activate federico_da_montefeltro", "raise white")
    assert player(state).used == 1 << LEADER_IDS.index("federico_da_montefeltro")
    end_actions(state)
    assert (player(state).used, player(state).raised) == (0, 0)


@pytest.mark.rule("LOR-END-1", "LOR-END-6")
def test_a_new_round_begins_with_turning_up_cards() -> None:
    state = table(seats=2)
    end_actions(state)
    assert (state.round, state.actor) == (2, CHANCE)
