"""Leader actions: when they are possible, discarding, playing, activating (LOR-LEADER-3 to LOR-LEADER-11)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.own import OWN
from tests.lorenzo.table import (
    curse,
    give,
    goods,
    hold,
    lead,
    legal,
    next_round,
    own,
    play,
    player,
    refusal,
    stand,
    table,
)

BOTTICELLI, COLLEONI, RITA = "sandro_botticelli", "bartolomeo_colleoni", "santa_rita"
ONCE = [leader.id for leader in OWN.leaders if leader.once]
PERMANENT = [leader.id for leader in OWN.leaders if not leader.once]


def court(*hand: str, seats: int = 2, options: dict[str, object] | None = None) -> LorenzoState:
    """Seat 0 is to act in an advanced game, with these leaders in hand."""
    state = table(seats=seats, variant="advanced", options=options)
    hold(state, 0, *hand)
    return state


def leader_actions(state: LorenzoState) -> list[str]:
    return [text for text in legal(state) if text.split()[0] in ("discard", "play", "activate", "copy")]


def answer(state: LorenzoState) -> None:
    """Answer what an activation asks, with the last that is offered."""
    while legal(state)[0].split()[0] in ("raise", "privilege", "servants", "trade"):
        play(state, legal(state)[-1])


@pytest.mark.rule("LOR-LEADER-1")
def test_ten_leaders_work_once_per_round_and_ten_for_ever() -> None:
    assert (len(ONCE), len(PERMANENT)) == (10, 10)


# When (LOR-LEADER-3, LOR-LEADER-11).


@pytest.mark.rule("LOR-LEADER-3", "LOR-LEADER-11")
def test_leader_actions_are_possible_before_and_after_the_member_action() -> None:
    state = court(BOTTICELLI)
    give(state, 0, wood=10)
    before = leader_actions(state)
    play(state, "place white market-1")
    assert leader_actions(state) == before == [f"discard {BOTTICELLI}", f"play {BOTTICELLI}"]


@pytest.mark.rule("LOR-LEADER-3", "LOR-LEADER-4", "LOR-LEADER-5", "LOR-LEADER-6")
def test_any_number_of_leader_actions_fits_into_a_turn() -> None:
    state = court(BOTTICELLI, COLLEONI, RITA, "sisto_iv")
    give(state, 0, wood=10, faith=8)
    play(state, f"play {BOTTICELLI}", f"activate {BOTTICELLI}", f"play {RITA}")
    play(state, f"discard {COLLEONI}", "privilege coins", "place white market-1", "discard sisto_iv", "privilege coins")
    assert goods(state) == {"wood": 10, "faith": 8, "military": 2, "victory": 1, "coins": 9}


@pytest.mark.rule("LOR-LEADER-11", "LOR-TURN-3")
def test_a_leader_action_does_not_replace_the_member_action() -> None:
    state = court(COLLEONI)
    play(state, f"discard {COLLEONI}", "privilege coins")
    assert refusal(state, "end-turn").rule == "LOR-TURN-3"
    assert "place white market-1" in legal(state)


@pytest.mark.rule("LOR-LEADER-3")
def test_there_is_no_leader_action_inside_a_running_action() -> None:
    state = court(COLLEONI)
    give(state, 0, servants=2)
    own(state, 0, "city")
    play(state, "place white harvest-small")
    assert leader_actions(state) == []
    assert refusal(state, f"discard {COLLEONI}").rule == "LOR-VALUE-4"


@pytest.mark.rule("LOR-LEADER-3", "LOR-BONUS-12")
def test_there_is_no_leader_action_inside_a_chain_of_bonus_actions() -> None:
    state = table(variant="advanced", floors={"character-1": "abbess", "territory-1": "woods"})
    hold(state, 0, COLLEONI)
    give(state, 0, coins=3)
    play(state, "place white character-1")
    assert legal(state) == ["skip", "take territory-1"]


@pytest.mark.rule("LOR-LEADER-3")
def test_leaders_are_played_in_the_own_turn_only() -> None:
    state = court()
    hold(state, 1, COLLEONI)
    assert leader_actions(state) == []
    assert refusal(state, f"discard {COLLEONI}").rule == "LOR-LEADER-4"


@pytest.mark.rule("LOR-LEADER-3")
def test_a_turn_goes_on_after_the_member_action_while_leaders_are_in_hand() -> None:
    state = court(COLLEONI)
    play(state, "place white market-1")
    assert state.actor == 0
    play(state, "end-turn")
    assert state.actor == 1


@pytest.mark.rule("LOR-LEADER-3")
def test_a_turn_ends_by_itself_when_no_leader_action_is_left() -> None:
    state = court()
    lead(state, 0, RITA)
    play(state, "place white market-1")
    assert state.actor == 1


@pytest.mark.rule("LOR-OQ-29", "LOR-TURN-4")
def test_leader_actions_are_possible_in_a_forfeited_turn() -> None:
    state = court(COLLEONI)
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    assert legal(state) == ["forfeit", f"discard {COLLEONI}"]
    play(state, "forfeit", f"discard {COLLEONI}", "privilege servants")
    assert goods(state) == {"servants": 2}


@pytest.mark.rule("LOR-OQ-29")
def test_nobody_has_to_use_leaders_to_become_able_to_place() -> None:
    state = court()
    lead(state, 0, "cosimo_de_medici")  # 3 servants would lift the neutral member
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    play(state, "forfeit")
    assert legal(state) == ["end-turn", "activate cosimo_de_medici"]


@pytest.mark.rule("LOR-OQ-29")
def test_whoever_can_place_after_a_leader_action_may_not_forfeit() -> None:
    state = court()
    lead(state, 0, "cosimo_de_medici")
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    play(state, "activate cosimo_de_medici")
    assert refusal(state, "forfeit").rule == "LOR-TURN-3"


@pytest.mark.rule("LOR-OQ-29")
def test_a_forfeited_turn_stays_forfeited() -> None:
    state = court(COLLEONI)
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    play(state, "forfeit", f"discard {COLLEONI}", "privilege servants")
    assert state.actor == 1
    assert player(state).placed[3] == -1


@pytest.mark.rule("LOR-OQ-30")
def test_after_the_last_own_turn_of_a_round_there_is_no_leader_action() -> None:
    state = court(COLLEONI)
    turns = []
    first = state.round
    state.packs = state.components.face_down[0]
    while state.round == first:
        if state.actor == 0 and "end-turn" not in legal(state) and not legal(state, "privilege"):
            turns.append(leader_actions(state))
        choices = [text for text in legal(state) if text.startswith(("place", "privilege", "end-turn", "forfeit"))]
        play(state, choices[0])
    assert turns == [[f"discard {COLLEONI}"]] * 4


@pytest.mark.rule("LOR-OQ-30")
def test_the_seat_that_is_done_has_no_say_while_others_still_play() -> None:
    state = court(COLLEONI)
    lead(state, 0, BOTTICELLI)
    play(state, "place white market-1", "end-turn")
    assert state.actor == 1
    assert leader_actions(state) == []


# Discard (LOR-LEADER-4, LOR-LEADER-10).


@pytest.mark.rule("LOR-LEADER-4", "LOR-PRIV-1")
@pytest.mark.parametrize(
    ("option", "gain"),
    [
        ("wood-stone", {"wood": 1, "stone": 1}),
        ("servants", {"servants": 2}),
        ("coins", {"coins": 2}),
        ("military", {"military": 2}),
        ("faith", {"faith": 1}),
    ],
)
def test_a_discarded_leader_brings_a_privilege(option: str, gain: dict[str, int]) -> None:
    state = court(COLLEONI)
    play(state, f"discard {COLLEONI}", f"privilege {option}")
    assert goods(state) == gain
    assert (player(state).hand, len(player(state).discarded)) == ((), 1)


@pytest.mark.rule("LOR-LEADER-4", "LOR-PRIV-3")
def test_two_discards_may_bring_the_same_privilege() -> None:
    state = court(COLLEONI, RITA)
    play(state, f"discard {COLLEONI}", "privilege faith", f"discard {RITA}", "privilege faith")
    assert goods(state) == {"faith": 2}


@pytest.mark.rule("LOR-LEADER-4")
def test_a_discarded_leader_is_out_of_the_game() -> None:
    state = court(RITA)
    give(state, 0, faith=8)
    play(state, f"discard {RITA}", "privilege coins")
    assert refusal(state, f"play {RITA}").rule == "LOR-LEADER-5"
    assert refusal(state, f"discard {RITA}").rule == "LOR-LEADER-4"


@pytest.mark.rule("LOR-LEADER-10")
def test_a_leader_in_play_cannot_be_discarded() -> None:
    state = court(RITA)
    give(state, 0, faith=8)
    play(state, f"play {RITA}")
    assert refusal(state, f"discard {RITA}").rule == "LOR-LEADER-10"


@pytest.mark.rule("LOR-OQ-42", "LOR-OQ-43")
def test_tile_i_4_takes_a_wood_or_a_stone_of_a_discards_privilege() -> None:
    state = court(COLLEONI)
    curse(state, 0, "1_4")
    play(state, f"discard {COLLEONI}", "privilege wood-stone", "reduce wood")
    assert goods(state) == {"stone": 1}


# Play (LOR-LEADER-5, LOR-LEADER-7).


@pytest.mark.rule("LOR-LEADER-5")
def test_only_leaders_of_the_own_hand_can_be_played() -> None:
    state = court(COLLEONI)
    give(state, 0, faith=8)
    assert refusal(state, f"play {RITA}").rule == "LOR-LEADER-5"


@pytest.mark.rule("LOR-LEADER-5")
def test_a_leader_is_played_once() -> None:
    state = court(RITA)
    give(state, 0, faith=8)
    play(state, f"play {RITA}")
    assert refusal(state, f"play {RITA}").rule == "LOR-LEADER-5"


@pytest.mark.rule("LOR-LEADER-7")
def test_a_permanent_leader_works_in_the_turn_it_is_played_and_every_time() -> None:
    state = table(variant="advanced", seats=2, floors={"territory-1": "woods", "territory-2": "gravel_pit"})
    hold(state, 0, RITA)
    give(state, 0, faith=8, coins=3, servants=3)
    play(state, f"play {RITA}", "place white territory-1", "place white council", "privilege faith")
    play(state, "place neutral territory-2")
    assert goods(state) == {"faith": 8, "wood": 2, "stone": 4}


@pytest.mark.rule("LOR-LEADER-7")
def test_a_leader_in_hand_does_nothing() -> None:
    state = table(variant="advanced", floors={"territory-1": "woods"})
    hold(state, 0, RITA)
    play(state, "place white territory-1")
    assert goods(state) == {"wood": 1}


# Activate (LOR-LEADER-6, LOR-LEADER-8, LOR-LEADER-9).


@pytest.mark.rule("LOR-LEADER-6")
@pytest.mark.parametrize("leader", ONCE)
def test_a_leader_is_used_once_per_round(leader: str) -> None:
    state = court()
    lead(state, 0, leader)
    give(state, 0, servants=1)
    play(state, f"activate {leader}")
    answer(state)
    assert state.actor == 0
    assert refusal(state, f"activate {leader}").key == "refusal.used_this_round"


@pytest.mark.rule("LOR-LEADER-6", "LOR-TURN-1")
@pytest.mark.parametrize("leader", ONCE)
def test_a_used_leader_stays_used_in_later_turns_of_the_round(leader: str) -> None:
    state = court()
    lead(state, 0, leader)
    give(state, 0, servants=1)
    play(state, f"activate {leader}")
    answer(state)
    play(state, "place white market-2", "place white market-1")
    assert state.actor == 0
    assert refusal(state, f"activate {leader}").key == "refusal.used_this_round"


@pytest.mark.rule("LOR-LEADER-9", "LOR-END-7")
@pytest.mark.parametrize("leader", ONCE)
def test_a_used_leader_is_back_in_the_next_round(leader: str) -> None:
    state = court()
    lead(state, 0, leader)
    give(state, 0, servants=1)
    play(state, f"activate {leader}")
    answer(state)
    next_round(state)
    give(state, state.actor or 0, servants=9)
    while state.actor != 0:
        play(state, legal(state, "place")[0])
    give(state, 0, servants=1)
    assert f"activate {leader}" in legal(state)


@pytest.mark.rule("LOR-LEADER-8")
@pytest.mark.parametrize("leader", ONCE)
def test_a_leader_can_be_used_in_the_turn_it_is_played(leader: str) -> None:
    state = court(leader)
    give(state, 0, coins=18, wood=10, stone=10, servants=15, military=25)
    own(state, 0, "woods", "village", "city", "forest", "citadel")
    own(state, 0, "chapel", "mint", "theater", "residence", "papal_messenger", "royal_messenger", "noble", "herald")
    own(state, 0, "crusade", "sacred_war", "hiring_recruits", "hiring_soldiers", "raising_a_statue")
    play(state, f"play {leader}")
    assert f"activate {leader}" in legal(state)


@pytest.mark.rule("LOR-LEADER-6")
def test_several_leaders_can_be_used_in_one_turn() -> None:
    state = court()
    lead(state, 0, BOTTICELLI, COLLEONI)
    play(state, f"activate {BOTTICELLI}", f"activate {COLLEONI}")
    assert goods(state) == {"military": 2, "victory": 5}


@pytest.mark.rule("LOR-LEADER-6")
def test_a_leader_in_hand_cannot_be_activated() -> None:
    assert refusal(court(COLLEONI), f"activate {COLLEONI}").key == "refusal.not_in_play"


@pytest.mark.rule("LOR-OQ-36")
def test_federicos_six_lasts_until_the_end_of_the_round() -> None:
    state = court()
    lead(state, 0, "federico_da_montefeltro")
    play(state, "activate federico_da_montefeltro", "raise white")
    play(state, "place black council", "privilege faith", "place black council", "privilege faith")
    assert player(state).raised == 1
    next_round(state)
    assert player(state).raised == 0
