"""Symbols and payments (sections 4.2 and 4.3)."""

from random import Random

import pytest

from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.components.symbols import (
    CAVALRY,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    SHIP,
    SYMBOLS,
    amount,
    packed,
)
from signoria.games.virtu.rules.prices import can_spare, feasible
from tests.virtu.questions import paying_for_city
from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    available,
    bonus,
    chamber,
    court,
    great,
    indulgence,
    legal,
    own,
    play,
    player,
    pool,
    ready,
    refusal,
    seen,
    spring,
    table,
    units,
    war,
    winter,
)


@pytest.mark.rule("VIR-RES-1", "VIR-PAY-3")
def test_a_tile_is_cashed_for_a_payment_that_the_treasury_cannot_meet() -> None:
    state = table()
    ready(state, 0, "milan", "parma")
    winter(state, 0, "recruit")
    play(state, "recruit milan")
    assert legal(state) == ["cash milan", "cash parma"]
    play(state, "cash milan")
    assert (player(state).coins, available(state, 0, "milan")) == (2, False)


@pytest.mark.rule("VIR-RES-2")
def test_crowns_pay_for_rule_patronage_annexation_purchases_and_alliances() -> None:
    state = table(coins=20)
    court(state, 0, left_1="podesta", right_1="podesta", right_2="podesta")
    assert "use left-1 crown" in legal(act(state, 0, "rule"))
    play(act(state, 0, "patronage"), "advance")
    assert legal(state) == [f"use {space} crown" for space in ("left-1", "right-1", "right-2")]
    assert "annex turin" in legal(act(state, 0, "annex"))
    assert "buy duchy" in legal(winter(state, 0, "buy"))
    court(state, 0, left_2="condottiere", left_3="condottiere")
    assert "ally france" in legal(winter(state, 0, "alliance"))


@pytest.mark.rule("VIR-RES-3")
def test_crosses_pay_for_rule_patronage_purchases_and_the_empire() -> None:
    state = table(coins=20)
    court(state, 0, left_1="cardinal", right_1="podesta", right_2="podesta")
    assert "use left-1 cross" in legal(act(state, 0, "rule"))
    play(act(state, 0, "patronage"), "advance")
    assert "use left-1 cross" in legal(state)
    play(winter(state, 0, "buy"), "buy cathedral")
    assert "use left-1 cross" in legal(state)
    assert "ally holy_roman_empire" in legal(winter(state, 0, "alliance"))


@pytest.mark.rule("VIR-RES-4")
def test_cavalry_moves_units_by_road() -> None:
    state = table()
    ready(state, 0, "milan")
    act(state, 0, "campaign")
    play(state, "use milan cavalry")
    assert pool(state) == {"cavalry": 3}
    assert "march milan turin" in legal(state)


@pytest.mark.rule("VIR-RES-5", "VIR-ACTION-TRADE-1")
def test_a_ship_in_trade_is_worth_2_florins() -> None:
    state = table()
    chamber(state, 1, 1, "merchant")
    ready(state, 1, "pisa")
    act(state, 1, "trade")
    assert player(state, 1).coins == 4
    play(state, "use pisa ship")
    assert player(state, 1).coins == 6


@pytest.mark.rule("VIR-RES-6")
def test_masks_pay_for_intrigue() -> None:
    state = table()
    ready(state, 3, "padua")
    act(state, 3, "intrigue")
    play(state, "use padua mask")
    assert pool(state) == {"mask": 2}


@pytest.mark.rule("VIR-RES-7")
def test_a_war_symbol_adds_1_for_1_florin() -> None:
    state = table(coins=1)
    court(state, 0, left_1="condottiere")
    units(state, 0, turin=2, milan=0)
    war(state)
    play(state, "war left-1")
    assert (player(state).coins, state.control[1]) == (0, 0)


@pytest.mark.rule("VIR-RES-8", "VIR-MOVE-5")
def test_an_arrow_moves_the_token_one_space_more() -> None:
    state = table()
    ready(state, 0, "parma")
    spring(state)
    play(state, "step", "step parma")
    assert (player(state).token, available(state, 0, "parma")) == (3, False)


@pytest.mark.rule("VIR-PAY-1")
def test_coins_are_spent_without_being_asked_for_sources() -> None:
    state = table(coins=1)
    ready(state, 0, "milan")
    winter(state, 0, "recruit")
    play(state, "recruit milan")
    assert (player(state).coins, available(state, 0, "milan")) == (0, True)


@pytest.mark.rule("VIR-PAY-2")
def test_what_is_left_of_an_action_is_lost() -> None:
    state = table()
    ready(state, 0, "milan")
    act(state, 0, "campaign")
    play(state, "use milan cavalry", "end")
    assert not available(state, 0, "milan")
    assert asked(state)["seat"] == 1


@pytest.mark.rule("VIR-PAY-4", "VIR-PAY-8")
def test_florins_of_a_chamber_card_pay_only_its_own_action_and_never_reach_the_treasury() -> None:
    state = table()
    chamber(state, 1, 1, "lorenzo_de_medici", "banker")
    act(state, 1, "patronage")
    play(state, "advance")
    assert (player(state, 1).step, player(state, 1).coins) == (1, 0)


@pytest.mark.rule("VIR-PAY-5")
def test_an_exhausted_source_cannot_be_used() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="gonfaloniere")
    act(state, 0, "rule")
    assert refusal(state, "use left-1 crown").rule == "VIR-PAY-5"


@pytest.mark.rule("VIR-PAY-6", "VIR-PAY-14")
def test_chamber_cards_pay_nothing_outside_their_own_action() -> None:
    state = table(coins=9)
    chamber(state, 0, 3, "podesta")
    winter(state, 0, "buy")
    assert "buy duchy" not in legal(state)
    assert refusal(state, "buy duchy").missing == {"crown": 1}


@pytest.mark.rule("VIR-PAY-7")
def test_one_source_gives_one_kind() -> None:
    state = table()
    player(state, 0).coins = 0
    ready(state, 0, "milan")
    winter(state, 0, "buy")
    reason = refusal(state, "buy duchy")
    assert (reason.rule, reason.missing) == ("VIR-BUY-1", {"florin": 1})


@pytest.mark.rule("VIR-PAY-8")
def test_action_card_and_upgrade_may_give_different_kinds() -> None:
    state = table()
    chamber(state, 0, 2, "galeazzo_sanseverino", "admiral")
    act(state, 0, "campaign")
    play(state, "use action-card cavalry", "use upgrade ship")
    assert pool(state) == {"cavalry": 2, "ship": 2}


@pytest.mark.rule("VIR-PAY-9")
def test_a_chamber_card_gives_once_in_an_action() -> None:
    state = table(coins=3)
    chamber(state, 0, 2, "condottiere")
    act(state, 0, "campaign")
    play(state, "use action-card cavalry")
    assert refusal(state, "use action-card war").rule == "VIR-PAY-9"


@pytest.mark.rule("VIR-PAY-10", "VIR-PAY-15")
def test_a_chamber_card_with_several_kinds_is_asked_for_first() -> None:
    state = table(coins=2)
    chamber(state, 1, 1, "lorenzo_de_medici")
    ready(state, 1, "florence")
    act(state, 1, "patronage")
    play(state, "advance")
    assert legal(state) == ["use action-card florin", "use action-card crown"]
    assert refusal(state, "use florence crown").rule == "VIR-PAY-10"
    play(state, "use action-card florin")
    assert (player(state, 1).coins, available(state, 1, "florence")) == (2, False)


@pytest.mark.rule("VIR-PAY-11")
def test_more_symbols_than_needed_are_lost_but_florins_stay() -> None:
    state = table(coins=2)
    court(state, 1, left_1="gonfaloniere")
    act(state, 1, "patronage")
    play(state, "advance")
    assert player(state, 1).step == 1
    state = table()
    court(state, 0, left_1="banker")
    winter(state, 0, "recruit")
    play(state, "recruit milan")
    assert player(state).coins == 2


@pytest.mark.rule("VIR-PAY-12", "VIR-ALLIANCE-8")
def test_an_alliance_bonus_needs_the_left_space_and_no_enemy_agent() -> None:
    state = table()
    chamber(state, 0, 1, "merchant")
    ally(state, 0, "ottoman_empire")
    assert "use ottoman_empire ship" in legal(act(state, 0, "trade"))
    agent(state, 1, "ottoman_empire")
    assert "use ottoman_empire ship" not in legal(act(state, 0, "trade"))
    state = table()
    chamber(state, 0, 1, "merchant")
    ally(state, 0, "ottoman_empire", used=True)
    assert "use ottoman_empire ship" not in legal(act(state, 0, "trade"))


@pytest.mark.rule("VIR-PAY-13")
def test_courtiers_pay_from_either_side() -> None:
    state = table()
    court(state, 0, left_1="gonfaloniere", right_2="gonfaloniere")
    assert legal(act(state, 0, "rule"), "use") == ["use left-1 crown", "use right-2 crown"]


@pytest.mark.rule("VIR-PAY-16", "VIR-Q-30")
def test_crowns_and_crosses_mix_where_either_will_do() -> None:
    state = table(coins=9)
    player(state, 0).step = 3
    court(state, 0, left_1="bishop")
    ready(state, 0, "milan")
    act(state, 0, "patronage")
    play(state, "advance")
    assert (player(state).step, available(state, 0, "milan")) == (4, False)


@pytest.mark.rule("VIR-PAY-17", "VIR-Q-51")
def test_courtiers_about_to_be_refreshed_are_cashed() -> None:
    state = table()
    court(state, 0, left_1="banker")
    court(state, 0, exhausted=True, left_2="banker")
    player(state).token = 4
    spring(state)
    assert player(state).coins == 3
    assert [seen(state)["antechambers"][space]["available"] for space in ("left-1", "left-2")] == [True, True]


@pytest.mark.rule("VIR-PAY-17")
def test_a_tile_about_to_be_captured_is_cashed() -> None:
    state = table()
    own(state, 0, "bologna")
    ready(state, 0, "bologna")
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    assert player(state, 0).coins == 2


@pytest.mark.rule("VIR-PAY-17", "VIR-BUY-2")
def test_a_discarded_courtier_is_cashed_unless_it_was_bought_this_winter() -> None:
    state = table(coins=3)
    court(state, 0, left_1="banker", right_1="envoy", right_2="envoy")
    winter(state, 0, "buy")
    play(state, "buy banker", "discard left-1")
    assert player(state).coins == 3
    play(state, "buy merchant", "discard left-1")
    assert player(state).coins == 0


@pytest.mark.rule("VIR-EX-29", "VIR-INV-15")
def test_ex_29_a_source_is_not_offered_for_a_kind_that_would_strand_the_payment() -> None:
    both = packed(CROWN, 1) + packed(SHIP, 1)
    crown = packed(CROWN, 1)
    assert feasible([both, crown], 0, both, 0)
    assert not feasible([crown], 0, packed(SHIP, 1), 0)
    state = table()
    agent(state, 2, "pescara")
    ready(state, 2, "naples", "duchy")
    payment = paying_for_city(2, price=both, city=CITY_IDS.index("pescara"))
    assert [str(decision) for decision in payment.menu(state)] == ["use naples ship"]
    play(act(state, 2, "annex"), "annex pescara")
    assert state.control[CITY_IDS.index("pescara")] == 2


@pytest.mark.rule("VIR-PAY-7")
def test_the_table_of_needs_finds_the_florins_that_untouched_sources_leave() -> None:
    source = packed(FLORIN, 2) + packed(CROWN, 1) + packed(EITHER, 1)
    assert feasible([source, source], 0, packed(EITHER, 1) + 2, 0)
    assert not feasible([source, source], 0, packed(EITHER, 1) + 3, 0)
    assert not feasible([source, source], 0, packed(EITHER, 2) + 1, 0)
    assert feasible([source, source], 0, packed(EITHER, 2) + 1, 1)


@pytest.mark.rule("VIR-INDULGENCE-12")
def test_the_empire_can_pay_for_cancelling() -> None:
    state = table()
    indulgence(state, 0, 2)
    ally(state, 0, "holy_roman_empire")
    spring(state)
    play(state, "cancel cross")
    assert great(state, "holy_roman_empire")["used"]


def test_symbols_and_cards_speak_the_same_names() -> None:
    assert len(SYMBOLS) == 9
    assert len({card.id for card in SHIPPED.cards}) == 28


@pytest.mark.rule("VIR-BONUS-3", "VIR-Q-44")
def test_michelangelo_gives_a_crown_to_every_patronage_action() -> None:
    state = table(coins=2)
    bonus(state, 0, "michelangelo")
    act(state, 0, "patronage")
    play(state, "advance")
    assert player(state).step == 1


@pytest.mark.rule("VIR-PAY-8", "VIR-PAY-15")
def test_when_one_chamber_card_meets_the_symbols_the_other_still_gives_its_florins() -> None:
    state = table()
    chamber(state, 1, 1, "lorenzo_de_medici", "counsellor")
    play(act(state, 1, "patronage"), "advance")
    assert player(state, 1).step == 1


def exhaustive(sources: list[int], price: dict[int, int], coins: int) -> bool:
    """Try every way in which each source gives one kind, or stays to be cashed."""
    if not sources:
        return all(need <= 0 for symbol, need in price.items() if symbol != FLORIN) and price[FLORIN] <= coins
    first, rest = sources[0], sources[1:]
    if exhaustive(rest, price, coins + amount(first, FLORIN)):
        return True
    for symbol in price:
        if symbol != FLORIN and amount(first, symbol):
            left = {**price, symbol: price[symbol] - amount(first, symbol)}
            if exhaustive(rest, left, coins):
                return True
    return False


@pytest.mark.rule("VIR-INV-15", "VIR-PAY-7")
@pytest.mark.parametrize("kinds", [(CROWN,), (EITHER,), (CROWN, SHIP), (CROWN, CROSS), (CROWN, CAVALRY)])
def test_the_feasibility_check_agrees_with_trying_everything(kinds: tuple[int, ...]) -> None:
    rng = Random(f"{kinds}")
    for _ in range(300):
        sources = [
            sum(packed(symbol, rng.choice((0, 0, 1, 1, 2))) for symbol in (FLORIN, *kinds))
            for _ in range(rng.randrange(6))
        ]
        price = {FLORIN: rng.randrange(5), **{symbol: rng.randrange(1, 4) for symbol in kinds}}
        coins = rng.randrange(3)
        wanted = sum(packed(symbol, need) for symbol, need in price.items())
        assert feasible(sources, 0, wanted, coins) == exhaustive(sources, price, coins)


@pytest.mark.rule("VIR-INV-15", "VIR-PAY-7")
def test_the_short_way_for_one_kind_agrees_with_trying_everything() -> None:
    rng = Random("one kind")
    for _ in range(300):
        sources = [
            packed(FLORIN, rng.randrange(3)) + packed(CROWN, rng.choice((0, 1, 1, 2))) for _ in range(rng.randrange(6))
        ]
        spare, need = rng.randrange(5), rng.randrange(1, 4)
        florins = sum(amount(source, FLORIN) for source in sources) - spare
        enough = sum(amount(source, CROWN) for source in sources) >= need
        assert (enough and can_spare(sources, CROWN, need, spare)) == exhaustive(
            sources, {FLORIN: florins, CROWN: need}, 0
        )
