"""Lorenzo de' Medici copies a leader that another player has in play (LOR-OQ-37)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.own import OWN
from tests.lorenzo.table import give, goods, hold, lead, legal, next_round, own, play, player, refusal, stand, table

LORENZO = "lorenzo_de_medici"
OTHERS = [leader.id for leader in OWN.leaders if leader.id != LORENZO]


def court(*in_play: str, seats: int = 2, may_wait: bool = False, floors: dict[str, str] | None = None) -> LorenzoState:
    """Seat 0 holds Lorenzo and has the points for him; seat 1 has these leaders in play."""
    options = {"lorenzo_may_wait": True} if may_wait else None
    state = table(seats=seats, variant="advanced", options=options, floors=floors)
    hold(state, 0, LORENZO)
    give(state, 0, victory=35)
    lead(state, 1, *in_play)
    return state


@pytest.mark.rule("LOR-OQ-37")
def test_the_copy_is_chosen_when_lorenzo_is_played() -> None:
    state = court("santa_rita", "sandro_botticelli")
    play(state, f"play {LORENZO}")
    assert legal(state) == ["copy sandro_botticelli", "copy santa_rita"]


@pytest.mark.rule("LOR-OQ-37")
@pytest.mark.parametrize("leader", OTHERS)
def test_every_other_leader_can_be_copied_whatever_it_requires(leader: str) -> None:
    state = court(leader)
    play(state, f"play {LORENZO}", f"copy {leader}")
    view = state.view(1)["players"]
    assert isinstance(view, list)
    assert view[0]["leaders"] == [{"id": LORENZO, "used": False, "copies": leader}]


@pytest.mark.rule("LOR-OQ-37")
def test_a_leader_that_nobody_else_has_in_play_cannot_be_copied() -> None:
    state = court("santa_rita")
    lead(state, 0, "sisto_iv")
    hold(state, 1, "cesare_borgia")
    play(state, f"play {LORENZO}")
    assert legal(state) == ["copy santa_rita"]
    assert refusal(state, "copy sisto_iv").rule == "LOR-OQ-37"
    assert refusal(state, "copy cesare_borgia").rule == "LOR-OQ-37"


@pytest.mark.rule("LOR-OQ-37")
def test_without_a_leader_to_copy_lorenzo_cannot_be_played() -> None:
    state = court()
    lead(state, 0, "sisto_iv")
    reason = refusal(state, f"play {LORENZO}")
    assert (reason.rule, reason.key) == ("LOR-OQ-37", "refusal.nobody_to_copy")


@pytest.mark.rule("LOR-OQ-37")
def test_leaders_of_all_other_players_can_be_copied() -> None:
    state = court("santa_rita", seats=3)
    lead(state, 2, "sisto_iv")
    play(state, f"play {LORENZO}")
    assert sorted(legal(state)) == ["copy santa_rita", "copy sisto_iv"]


@pytest.mark.rule("LOR-OQ-37", "LOR-LEADER-7")
def test_a_permanent_ability_works_for_its_new_owner() -> None:
    state = court("santa_rita", floors={"territory-1": "woods"})
    play(state, f"play {LORENZO}", "copy santa_rita", "place white territory-1")
    assert goods(state) == {"victory": 35, "wood": 2}


@pytest.mark.rule("LOR-OQ-37")
def test_own_members_are_those_of_the_new_owner() -> None:
    state = court("ludovico_il_moro")
    play(state, f"play {LORENZO}", "copy ludovico_il_moro")
    view = state.view(0)["players"]
    assert isinstance(view, list)
    assert [member["value"] for member in view[0]["members"].values()] == [5, 5, 5, 0]


@pytest.mark.rule("LOR-OQ-37", "LOR-LEADER-1")
def test_lorenzo_with_a_permanent_copy_is_never_activated() -> None:
    state = court("santa_rita")
    play(state, f"play {LORENZO}", "copy santa_rita")
    assert refusal(state, f"activate {LORENZO}").key == "refusal.nothing_to_activate"


@pytest.mark.rule("LOR-OQ-37", "LOR-LEADER-8")
def test_an_ability_once_per_round_can_be_used_in_the_same_turn() -> None:
    state = court("michelangelo_buonarroti")
    play(state, f"play {LORENZO}", "copy michelangelo_buonarroti", f"activate {LORENZO}")
    assert goods(state) == {"victory": 35, "coins": 3}
    assert refusal(state, f"activate {LORENZO}").key == "refusal.used_this_round"


@pytest.mark.rule("LOR-OQ-37")
def test_the_copied_leader_itself_is_not_activated_by_the_copier() -> None:
    state = court("michelangelo_buonarroti")
    play(state, f"play {LORENZO}", "copy michelangelo_buonarroti")
    assert refusal(state, "activate michelangelo_buonarroti").key == "refusal.not_in_play"


@pytest.mark.rule("LOR-OQ-37")
def test_a_leader_used_this_round_can_be_copied_and_used() -> None:
    state = court("michelangelo_buonarroti")
    player(state, 1).used = 1 << player(state, 1).leaders[0]
    play(state, f"play {LORENZO}", "copy michelangelo_buonarroti", f"activate {LORENZO}")
    assert goods(state)["coins"] == 3


@pytest.mark.rule("LOR-OQ-37")
def test_the_original_keeps_its_own_use() -> None:
    state = court("michelangelo_buonarroti")
    play(state, f"play {LORENZO}", "copy michelangelo_buonarroti", f"activate {LORENZO}", "place white market-2")
    play(state, "activate michelangelo_buonarroti")
    assert (goods(state, 0)["coins"], goods(state, 1)["coins"]) == (3, 3)


@pytest.mark.rule("LOR-OQ-37", "LOR-LEADER-9")
def test_the_copy_stays_and_is_back_every_round() -> None:
    state = court("sandro_botticelli")
    play(state, f"play {LORENZO}", "copy sandro_botticelli", f"activate {LORENZO}")
    next_round(state)
    while state.actor != 0:
        play(state, legal(state, "place")[0])
    play(state, f"activate {LORENZO}")
    assert goods(state)["victory"] == 37
    assert refusal(state, "copy sandro_botticelli").key == "refusal.already_copied"


@pytest.mark.rule("LOR-OQ-37", "LOR-OQ-36")
def test_lorenzo_copies_federico_for_his_own_members() -> None:
    state = court("federico_da_montefeltro")
    stand(state, 0, "black", "council")
    play(state, f"play {LORENZO}", "copy federico_da_montefeltro", f"activate {LORENZO}")
    assert legal(state) == ["raise white", "raise orange"]
    play(state, "raise white")
    assert (player(state, 0).raised, player(state, 1).raised) == (1, 0)


@pytest.mark.rule("LOR-OQ-37", "LOR-OQ-36")
def test_a_copied_federico_needs_an_own_member_to_lift() -> None:
    state = court("federico_da_montefeltro")
    for member in ("white", "black", "orange"):
        stand(state, 0, member, "council")
    play(state, f"play {LORENZO}", "copy federico_da_montefeltro")
    assert refusal(state, f"activate {LORENZO}").rule == "LOR-OQ-36"


@pytest.mark.rule("LOR-OQ-37", "LOR-OQ-35")
def test_lorenzo_copies_sforza_for_his_own_territories() -> None:
    state = court("francesco_sforza")
    own(state, 0, "woods", "farmer")  # activation 2; characters do not help leaders
    own(state, 1, "gold_mine")
    give(state, 0, servants=1)
    play(state, f"play {LORENZO}", "copy francesco_sforza", f"activate {LORENZO}", "servants 1")
    assert goods(state) == {"victory": 35, "wood": 2, "stone": 1, "servants": 1}


@pytest.mark.rule("LOR-OQ-37", "LOR-OQ-7")
def test_a_copied_leonardo_needs_servants() -> None:
    state = court("leonardo_da_vinci")
    play(state, f"play {LORENZO}", "copy leonardo_da_vinci")
    reason = refusal(state, f"activate {LORENZO}")
    assert (reason.rule, reason.missing) == ("LOR-OQ-7", {"servants": 1})


@pytest.mark.rule("LOR-OQ-37")
def test_lorenzo_may_be_discarded_like_any_leader() -> None:
    state = court()
    play(state, f"discard {LORENZO}", "privilege coins")
    assert goods(state) == {"victory": 35, "coins": 2}


# Option lorenzo_may_wait.


@pytest.mark.rule("LOR-OQ-37")
def test_with_the_option_lorenzo_is_played_without_a_target_and_copies_later() -> None:
    state = court(may_wait=True)
    play(state, f"play {LORENZO}")
    assert legal(state, "copy") == []
    assert refusal(state, f"activate {LORENZO}").key == "refusal.nothing_to_activate"
    lead(state, 1, "michelangelo_buonarroti")
    play(state, "copy michelangelo_buonarroti", f"activate {LORENZO}")
    assert goods(state) == {"victory": 35, "coins": 3}


@pytest.mark.rule("LOR-OQ-37")
def test_with_the_option_the_choice_may_wait_although_there_is_a_target() -> None:
    state = court("santa_rita", may_wait=True)
    play(state, f"play {LORENZO}")
    assert "place white market-1" in legal(state)
    assert legal(state, "copy") == ["copy santa_rita"]


@pytest.mark.rule("LOR-OQ-37")
def test_with_the_option_the_turn_waits_for_a_copy_after_the_member_action() -> None:
    state = court("santa_rita", may_wait=True)
    play(state, f"play {LORENZO}", "place white market-1")
    assert legal(state) == ["end-turn", "copy santa_rita"]


@pytest.mark.rule("LOR-OQ-37")
def test_with_the_option_the_choice_is_final_too() -> None:
    state = court("santa_rita", "sisto_iv", may_wait=True)
    play(state, f"play {LORENZO}", "copy santa_rita")
    assert legal(state, "copy") == []
    assert refusal(state, "copy sisto_iv").text == "Lorenzo de' Medici already copies Santa Rita; the choice is final."


@pytest.mark.rule("LOR-OQ-37")
def test_copying_without_lorenzo_is_refused_in_his_name() -> None:
    state = court("santa_rita", may_wait=True)
    assert refusal(state, "copy santa_rita").text == "You do not have Lorenzo de' Medici in play."
