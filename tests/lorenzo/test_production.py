"""Production: buildings, trades and their budget (section 11 of the rules)."""

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.table import give, goods, legal, own, own_any, play, refusal, stand, table


def example(coins: int = 2) -> LorenzoState:
    """The production of the rulebooks: a member of value 6, buildings of activation 3, 4 and 5."""
    state = table(dice=(6, 6, 6))
    own(state, 0, "treasury", "carpenters_shop", "fortress")
    give(state, 0, coins=coins, wood=2, servants=2)
    return state


def producing(*buildings: str, die: int = 6, **stock: int) -> LorenzoState:
    """A production on the small space; the buildings' trades are asked for now."""
    state = table(dice=(die, die, die))
    own(state, 0, *buildings)
    give(state, 0, **stock)
    play(state, "place white production-small")
    return state


@pytest.mark.rule("LOR-HP-8", "LOR-HP-5", "LOR-OQ-17")
@pytest.mark.parametrize(("trade", "coins", "victory"), [("none", 4, 0), ("1", 3, 3), ("2", 2, 5)])
def test_ex_20_a_production_at_3_on_the_large_space(trade: str, coins: int, victory: int) -> None:
    state = example()
    play(state, "place white production-large", "servants 0", f"trade treasury {trade}")
    expected = {"coins": coins, "wood": 2, "servants": 2, "military": 1, "victory": victory}
    assert goods(state) == {good: amount for good, amount in expected.items() if amount}


@pytest.mark.rule("LOR-HP-8", "LOR-HP-17")
def test_ex_20_b_production_at_4_adds_the_carpenters_shop() -> None:
    state = example()
    play(state, "place white production-large", "servants 1", "trade treasury 2", "trade carpenters_shop 2")
    assert goods(state) == {"coins": 7, "servants": 1, "military": 1, "victory": 5}


@pytest.mark.rule("LOR-HP-12")
def test_ex_20_b_the_carpenters_shop_offers_nothing_or_one_of_two_trades() -> None:
    state = example()
    play(state, "place white production-large", "servants 1", "trade treasury none")
    assert legal(state) == ["trade carpenters_shop 1", "trade carpenters_shop 2", "trade carpenters_shop none"]


@pytest.mark.rule("LOR-HP-8", "LOR-HP-13")
def test_ex_20_c_production_at_5_adds_the_fortress() -> None:
    state = example()
    play(state, "place white production-large", "servants 2", "trade treasury 2", "trade carpenters_shop 2")
    assert goods(state) == {"coins": 7, "military": 1, "victory": 7}
    assert len(legal(state, "privilege")) == 5


@pytest.mark.rule("LOR-HP-10")
@pytest.mark.parametrize(("servants", "asked"), [(0, []), (1, ["carpenters_shop"]), (2, ["carpenters_shop"])])
def test_ex_21_without_a_coin_before_the_treasury_cannot_be_used(servants: int, asked: list[str]) -> None:
    state = example(coins=0)
    play(state, "place white production-large", f"servants {servants}")
    questions = []
    while trades := legal(state, "trade"):
        questions.append(trades[0].split()[1])
        play(state, trades[1])
    assert questions == asked
    assert goods(state).get("victory", 0) == (2 if servants == 2 else 0)


@pytest.mark.rule("LOR-HP-10", "LOR-HP-11")
def test_a_trade_beyond_the_stock_is_refused_with_what_is_lacking() -> None:
    state = producing("treasury", coins=1)
    reason = refusal(state, "trade treasury 2")
    assert (reason.rule, reason.missing) == ("LOR-HP-11", {"coins": 1})
    assert reason.text == "This trade costs 2 coins; you lack 1 coin."


@pytest.mark.rule("LOR-HP-11", "LOR-OQ-19")
def test_two_buildings_cannot_be_paid_with_the_same_coin() -> None:
    state = producing("residence", "chapel", coins=1)
    play(state, "trade residence 1")
    assert legal(state, "trade") == []


@pytest.mark.rule("LOR-HP-11", "LOR-OQ-19")
def test_a_coin_saved_on_one_building_pays_another() -> None:
    state = producing("residence", "chapel", coins=1)
    play(state, "trade residence none", "trade chapel 1")
    assert goods(state) == {"coins": 2, "military": 1, "faith": 1}


@pytest.mark.rule("LOR-HP-11")
def test_servants_spent_on_the_value_cannot_be_traded() -> None:
    state = table(dice=(1, 1, 1))
    own(state, 0, "stonemasons_guild")
    give(state, 0, wood=1, stone=1, servants=3)
    play(state, "place white production-small", "servants 3")
    assert (state.actor, goods(state)) == (1, {"coins": 2, "wood": 1, "stone": 1, "military": 1})


@pytest.mark.rule("LOR-HP-11")
def test_a_servant_left_after_the_value_is_paid_can_be_traded() -> None:
    state = table(dice=(1, 1, 1))
    own(state, 0, "stonemasons_guild")
    give(state, 0, wood=1, stone=1, servants=4)
    play(state, "place white production-small", "servants 3", "trade stonemasons_guild 1")
    assert goods(state) == {"coins": 2, "military": 1, "victory": 6}


@pytest.mark.rule("LOR-HP-12")
def test_a_trade_is_used_at_most_once() -> None:
    state = producing("treasury", coins=9)
    play(state, "trade treasury 2")
    assert (state.actor, goods(state)) == (1, {"coins": 9, "military": 1, "victory": 5})


@pytest.mark.rule("LOR-HP-12", "LOR-OQ-17")
def test_a_triggered_trade_need_not_be_used() -> None:
    state = producing("chapel", "residence", "barracks", coins=5, servants=2)
    play(state, "trade chapel none", "trade residence none", "trade barracks none")
    assert goods(state) == {"coins": 7, "servants": 2, "military": 1}


@pytest.mark.rule("LOR-HP-17")
def test_trades_are_asked_building_by_building() -> None:
    state = producing("treasury", "carpenters_shop", coins=2, wood=2)
    reason = refusal(state, "trade carpenters_shop 1")
    assert (reason.rule, reason.text) == ("LOR-HP-17", "The question now is about Treasury.")


@pytest.mark.rule("LOR-HP-17")
def test_nothing_is_received_before_all_trades_are_chosen() -> None:
    state = producing("garden", "treasury", "carpenters_shop", coins=2, wood=2)
    play(state, "trade treasury 2")
    assert goods(state) == {"wood": 2}


@pytest.mark.rule("LOR-HP-17", "LOR-OQ-22")
@pytest.mark.parametrize("buildings", [("baptistery", "chapel"), ("chapel", "baptistery")])
def test_dx_13_payments_come_first(buildings: tuple[str, str]) -> None:
    """Faith 15 - 1 + 1; coins 1 - 1 + 2, and 2 more from the bonus tile."""
    state = producing(*buildings, coins=1, faith=15)
    play(state, *(f"trade {building} 1" for building in buildings))
    assert goods(state) == {"coins": 4, "military": 1, "faith": 15, "victory": 2}


@pytest.mark.rule("LOR-HP-10", "LOR-OQ-18")
def test_faith_gained_in_a_production_cannot_be_traded_in_it() -> None:
    state = producing("chapel", "baptistery", coins=1)
    play(state, "trade chapel 1")
    assert (state.actor, goods(state)) == (1, {"coins": 2, "military": 1, "faith": 1})


@pytest.mark.rule("LOR-OQ-18")
def test_faith_in_stock_pays_a_trade() -> None:
    state = producing("baptistery", faith=1)
    play(state, "trade baptistery 1")
    assert goods(state) == {"coins": 4, "military": 1, "victory": 2}


@pytest.mark.rule("LOR-OQ-20", "LOR-HP-10")
def test_a_privilege_of_a_production_comes_too_late_for_its_trades() -> None:
    state = producing("residence", "treasury", coins=1)
    play(state, "trade residence 1", "privilege coins")
    assert (state.actor, goods(state)) == (1, {"coins": 4, "military": 1})


@pytest.mark.rule("LOR-OQ-21", "LOR-PRIV-3")
def test_privileges_of_two_buildings_may_be_the_same() -> None:
    state = producing("residence", "fortress", coins=1)
    play(state, "trade residence 1", "privilege faith", "privilege faith")
    assert goods(state)["faith"] == 2


@pytest.mark.rule("LOR-HP-15")
def test_a_floor_bonus_is_spent_at_once_unlike_gains_of_a_production() -> None:
    state = table(floors={"venture-3": "hiring_recruits"}, dice=(5, 5, 5))
    give(state, 0, coins=3)
    play(state, "place white venture-3")
    assert goods(state) == {"military": 5}


@pytest.mark.rule("LOR-HP-8")
@pytest.mark.parametrize(("die", "victory"), [(5, 0), (6, 2)])
def test_a_building_yields_from_its_activation_number_on(die: int, victory: int) -> None:
    state = producing("stronghold", die=die)
    assert goods(state).get("victory", 0) == victory


@pytest.mark.rule("LOR-HP-8")
@pytest.mark.parametrize(
    ("building", "type", "gained"),
    [
        ("mint", "building", {"coins": 1 + 2}),
        ("tax_office", "territory", {"coins": 3 + 2}),
        ("triumphal_arch", "venture", {"coins": 2, "victory": 3}),
        ("theater", "character", {"coins": 2, "victory": 3}),
    ],
)
def test_buildings_yield_for_each_card_of_a_type(building: str, type: str, gained: dict[str, int]) -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, building)
    if type != "building":
        own_any(state, 0, type, 3)
    play(state, "place white production-small")
    assert goods(state) == {**gained, "military": 1}


@pytest.mark.rule("LOR-HP-8")
def test_a_production_does_not_trigger_territories() -> None:
    state = table(dice=(6, 6, 6))
    own(state, 0, "gold_mine", "forest")
    play(state, "place white production-small")
    assert goods(state) == {"coins": 2, "military": 1}


@pytest.mark.rule("LOR-HP-9")
def test_the_bonus_tile_yields_at_a_value_of_1() -> None:
    assert goods(producing(die=1)) == {"coins": 2, "military": 1}


@pytest.mark.rule("LOR-HP-2", "LOR-HP-3", "LOR-HP-4")
@pytest.mark.parametrize(
    ("seat", "space", "rule"),
    [
        (1, "production-small", "LOR-HP-2"),
        (0, "production-small", "LOR-HP-2"),
        (0, "production-large", "LOR-HP-4"),
    ],
)
def test_the_limits_of_members_hold_at_the_production(seat: int, space: str, rule: str) -> None:
    state = table(dice=(6, 6, 6))
    stand(state, seat, "white", space)
    assert refusal(state, "place black production-small").rule == rule
    assert ("place black production-large" in legal(state)) == (seat == 1)


@pytest.mark.rule("LOR-HP-3")
def test_the_large_space_of_the_production_holds_members_of_everybody() -> None:
    state = table(dice=(4, 4, 4))
    play(state, *["place white production-large"] * 4)
    assert [goods(state, seat) for seat in range(4)] == [{"coins": 2, "military": 1}] * 4


@pytest.mark.rule("LOR-HP-3")
def test_the_large_space_of_the_production_does_not_exist_with_2_players() -> None:
    state = table(seats=2, dice=(6, 6, 6))
    assert refusal(state, "place white production-large").rule == "LOR-SETUP-7"


@pytest.mark.rule("LOR-HP-5", "LOR-HP-6")
def test_artisan_lifts_a_2_onto_the_large_space() -> None:
    state = table(dice=(2, 2, 2))
    assert refusal(state, "place white production-large").missing == {"servants": 2}
    own(state, 0, "artisan")
    play(state, "place white production-large")
    assert goods(state) == {"coins": 2, "military": 1}
