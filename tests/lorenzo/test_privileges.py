"""Council privileges: five options, different within one source, free between sources (section 13 of the rules)."""

from collections import Counter

import pytest

from signoria.games.lorenzo.components.leaders import LEADER_IDS
from tests.lorenzo.table import give, goods, lead, legal, own, play, player, refusal, table


@pytest.mark.rule("LOR-PRIV-1")
@pytest.mark.parametrize(
    ("option", "gained"),
    [
        ("wood-stone", {"wood": 1, "stone": 1}),
        ("servants", {"servants": 2}),
        ("coins", {"coins": 2}),
        ("military", {"military": 2}),
        ("faith", {"faith": 1}),
    ],
)
def test_a_privilege_is_one_of_five_options(option: str, gained: dict[str, int]) -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "city")
    play(state, "place white harvest-small")
    before = Counter(goods(state))
    play(state, f"privilege {option}")
    assert Counter(goods(state)) - before == Counter(gained)


@pytest.mark.rule("LOR-PRIV-1")
def test_there_are_no_other_options() -> None:
    state = table()
    play(state, "place white council")
    assert legal(state) == [
        "privilege wood-stone",
        "privilege servants",
        "privilege coins",
        "privilege military",
        "privilege faith",
    ]


@pytest.mark.rule("LOR-PRIV-2")
def test_three_privileges_of_one_card_are_three_different_ones() -> None:
    state = table(floors={"character-1": "royal_messenger"})
    give(state, 0, coins=5)
    play(state, "place white character-1", "privilege wood-stone", "privilege servants")
    assert legal(state) == ["privilege coins", "privilege military", "privilege faith"]


@pytest.mark.rule("LOR-PRIV-2")
def test_the_same_privilege_twice_is_refused_by_its_name() -> None:
    state = table()
    play(state, "place white market-4", "privilege wood-stone")
    reason = refusal(state, "privilege wood-stone")
    assert (reason.rule, reason.params["option"]) == ("LOR-PRIV-2", "wood-stone")
    assert reason.text == "The privileges of one source must all be different; wood and stone is chosen already."


@pytest.mark.rule("LOR-PRIV-3")
def test_two_placements_in_the_palace_are_two_sources() -> None:
    state = table(seats=2)
    play(state, "place white council", "privilege military")
    play(state, "place white council", "privilege military")
    play(state, "place black council", "privilege military")
    assert goods(state) == {"coins": 2, "military": 4}


@pytest.mark.rule("LOR-PRIV-3")
def test_two_discarded_leaders_are_two_sources() -> None:
    state = table(variant="advanced")
    player(state).hand = (LEADER_IDS.index("sisto_iv"), LEADER_IDS.index("santa_rita"))
    play(state, "discard santa_rita", "privilege coins", "discard sisto_iv", "privilege coins")
    assert goods(state) == {"coins": 4}


@pytest.mark.rule("LOR-PRIV-3")
def test_a_leader_and_a_placement_are_two_sources() -> None:
    state = table(variant="advanced")
    lead(state, 0, "ludovico_iii_gonzaga")
    play(state, "activate ludovico_iii_gonzaga", "privilege servants", "place white council", "privilege servants")
    assert goods(state) == {"coins": 1, "servants": 4}


@pytest.mark.rule("LOR-PRIV-3")
def test_a_card_and_the_card_of_its_bonus_action_are_two_sources() -> None:
    state = table(floors={"character-1": "hero", "venture-1": "building_the_walls"})
    give(state, 0, coins=4, stone=3)
    play(state, "place white character-1", "privilege faith", "take venture-1", "privilege faith")
    assert goods(state) == {"military": 2, "faith": 2}


@pytest.mark.rule("LOR-PRIV-4")
@pytest.mark.parametrize("other", ["end-turn", "skip", "place black council", "servants 0"])
def test_a_privilege_cannot_be_put_off(other: str) -> None:
    state = table()
    play(state, "place white council")
    reason = refusal(state, other)
    assert reason.text == f"Now is the moment for a privilege, and '{other}' does not answer that."
