"""Towers: surcharge, floor bonus, colours (section 6 of the rules)."""

import pytest

from tests.lorenzo.table import give, goods, legal, play, refusal, stand, table


@pytest.mark.rule("LOR-TOWER-8", "LOR-TOWER-10")
def test_a_member_in_the_tower_costs_3_coins_once() -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    stand(state, 2, "black", "territory-3")
    give(state, 0, coins=5)
    play(state, "place white territory-1")
    assert goods(state) == {"coins": 2, "wood": 1}


@pytest.mark.rule("LOR-TOWER-8")
def test_the_surcharge_must_be_there() -> None:
    state = table(floors={"territory-1": "woods"})
    stand(state, 1, "white", "territory-2")
    give(state, 0, coins=2)
    reason = refusal(state, "place white territory-1")
    assert (reason.rule, reason.missing) == ("LOR-TOWER-8", {"coins": 1})
    assert "3 coins" in reason.text


@pytest.mark.rule("LOR-TOWER-9")
def test_dx_1_the_floor_bonus_cannot_pay_the_surcharge() -> None:
    state = table(floors={"venture-4": "hosting_panhandlers"}, dice=(6, 6, 6))
    stand(state, 1, "white", "venture-1")
    give(state, 0, coins=2, wood=3, servants=1)
    assert refusal(state, "place white venture-4").rule == "LOR-TOWER-9"
    give(state, 0, coins=3)
    assert "place white venture-4" in legal(state, "place")
