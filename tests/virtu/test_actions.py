"""Rule, trade, patronage and annexation (sections 9.1 to 9.4)."""

import pytest

from signoria.engine.bits import size
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.components.symbols import CROWN, packed
from signoria.games.virtu.components.tables import BONUS_KIND
from signoria.games.virtu.rules.annexing import annex_price
from signoria.games.virtu.rules.outcomes import defence
from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    available,
    chamber,
    city,
    court,
    great,
    in_place,
    legal,
    neutral,
    own,
    play,
    player,
    pool,
    ready,
    refusal,
    seen,
    sellers,
    table,
    units,
)


@pytest.mark.rule("VIR-ACTION-RULE-1", "VIR-ACTION-RULE-7")
def test_crowns_and_crosses_add_up_from_different_sources() -> None:
    state = table()
    court(state, 0, left_1="cardinal", right_1="gonfaloniere")
    act(state, 0, "rule")
    play(state, "use left-1 cross", "use right-1 crown")
    assert pool(state) == {"crown": 5}


@pytest.mark.rule("VIR-ACTION-RULE-2", "VIR-EX-25", "VIR-ALLIANCE-9")
def test_ex_25_one_symbol_turns_two_tiles_or_reactivates_an_alliance() -> None:
    state = table()
    own(state, 0, "turin")
    ally(state, 0, "ottoman_empire", used=True)
    agent(state, 1, "ottoman_empire")
    chamber(state, 0, 1, "gonfaloniere")
    court(state, 0, left_1="envoy")
    act(state, 0, "rule")
    play(state, "refresh milan", "reactivate ottoman_empire", "refresh parma")
    assert not great(state, "ottoman_empire")["used"]
    assert [available(state, 0, tile) for tile in ("milan", "parma", "turin")] == [True, True, False]
    assert refusal(state, "refresh turin").missing == {"crown": 1}


@pytest.mark.rule("VIR-ACTION-RULE-3")
def test_a_tile_that_paid_for_this_action_is_not_refreshed_by_it() -> None:
    state = table()
    ready(state, 0, "milan")
    act(state, 0, "rule")
    play(state, "use milan crown")
    assert refusal(state, "refresh milan").rule == "VIR-ACTION-RULE-3"


@pytest.mark.rule("VIR-ACTION-RULE-3", "VIR-PAY-9")
def test_a_tile_that_this_action_refreshed_does_not_pay_for_it() -> None:
    state = table()
    act(state, 0, "rule")
    play(state, "refresh milan")
    assert "use milan crown" not in legal(state)
    reason = refusal(state, "use milan crown")
    assert (reason.rule, reason.text) == ("VIR-PAY-9", "Milan was refreshed by this very action and cannot pay for it.")


@pytest.mark.rule("VIR-ACTION-RULE-2", "VIR-ACTION-RULE-5")
def test_one_action_refreshes_a_tile_only_once() -> None:
    state = table()
    ready(state, 0, "milan", "parma")
    act(state, 0, "rule")
    play(state, "refresh milan")
    assert legal(state, "refresh") == ["refresh parma"]
    reason = refusal(state, "refresh milan")
    assert (reason.rule, reason.text) == ("VIR-ACTION-RULE-2", "Milan has already been refreshed by this action.")


@pytest.mark.rule("VIR-ACTION-RULE-4", "VIR-Q-43")
def test_the_empires_cross_that_this_action_brought_back_does_not_pay_for_it() -> None:
    state = table()
    ally(state, 0, "holy_roman_empire", used=True)
    chamber(state, 0, 1, "gonfaloniere")
    act(state, 0, "rule")
    play(state, "reactivate holy_roman_empire")
    assert "use holy_roman_empire cross" not in legal(state)
    assert refusal(state, "use holy_roman_empire cross").rule == "VIR-PAY-9"


@pytest.mark.rule("VIR-ACTION-RULE-4", "VIR-Q-43", "VIR-ALLIANCE-12")
def test_the_empires_cross_that_paid_for_this_action_is_not_reactivated_by_it() -> None:
    state = table()
    ally(state, 0, "holy_roman_empire")
    act(state, 0, "rule")
    play(state, "use holy_roman_empire cross")
    assert pool(state) == {"crown": 2}
    assert refusal(state, "reactivate holy_roman_empire").rule == "VIR-ACTION-RULE-4"


@pytest.mark.rule("VIR-ACTION-RULE-5", "VIR-EX-3")
def test_ex_3_a_tile_with_florins_is_cashed_and_turned_up_again() -> None:
    state = table()
    ready(state, 0, "milan", "parma")
    act(state, 0, "rule")
    play(state, "refresh milan", "refresh parma")
    assert (player(state).coins, available(state, 0, "milan"), available(state, 0, "parma")) == (4, True, True)


@pytest.mark.rule("VIR-ACTION-RULE-6")
def test_rule_turns_no_courtiers() -> None:
    state = table()
    court(state, 0, exhausted=True, left_1="gonfaloniere")
    act(state, 0, "rule")
    play(state, "refresh milan", "refresh parma")
    assert not seen(state)["antechambers"]["left-1"]["available"]


@pytest.mark.rule("VIR-ACTION-RULE-2")
def test_an_available_tile_without_florins_and_a_foreign_tile_are_refused() -> None:
    state = table()
    own(state, 0, "mantua")
    ready(state, 0, "mantua")
    act(state, 0, "rule")
    assert refusal(state, "refresh mantua").text == "Mantua is available already and has no florins to cash."
    assert refusal(state, "refresh venice").text == "You do not own Venice."
    assert refusal(state, "reactivate france").text == "You are not allied with France."


@pytest.mark.rule("VIR-ALLIANCE-9")
def test_an_unused_bonus_needs_no_reactivation() -> None:
    state = table()
    ally(state, 0, "france")
    assert refusal(act(state, 0, "rule"), "reactivate france").rule == "VIR-ALLIANCE-9"


@pytest.mark.rule("VIR-ACTION-TRADE-2", "VIR-ALLIANCE-11", "VIR-EX-24")
def test_ex_24_the_ottoman_bonus_gives_two_ships_and_the_disc_moves() -> None:
    state = table()
    chamber(state, 3, 1, "merchant")
    ally(state, 3, "ottoman_empire")
    act(state, 3, "trade")
    play(state, "use ottoman_empire ship")
    assert (player(state, 3).coins, great(state, "ottoman_empire")["used"]) == (8, True)


@pytest.mark.rule("VIR-ACTION-PATRONAGE-1", "VIR-Q-4")
@pytest.mark.parametrize(("step", "florins", "symbols"), [(0, 2, 1), (1, 2, 1), (2, 3, 1), (3, 3, 2), (4, 4, 2)])
def test_a_step_costs_florins_and_crowns_or_crosses(step: int, florins: int, symbols: int) -> None:
    state = table(coins=florins)
    player(state).step = step
    court(state, 0, left_1="envoy", right_1="envoy")
    act(state, 0, "patronage")
    play(state, "advance")
    if symbols == 1:
        play(state, "use left-1 crown")
    assert (player(state).step, player(state).coins) == (step + 1, 0)


@pytest.mark.rule("VIR-ACTION-PATRONAGE-1")
def test_a_step_that_cannot_be_paid_says_what_is_missing() -> None:
    state = table(coins=1)
    sellers(state, 0)
    act(state, 0, "patronage")
    reason = refusal(state, "advance")
    assert (reason.rule, reason.missing) == ("VIR-ACTION-PATRONAGE-1", {"florin": 1})


@pytest.mark.rule("VIR-ACTION-PATRONAGE-2", "VIR-INV-11")
def test_one_step_a_year() -> None:
    state = table(coins=9)
    court(state, 0, left_1="cardinal", right_1="cardinal")
    act(state, 0, "patronage")
    play(state, "advance", "use left-1 cross")
    sellers(state, 0)
    act(state, 0, "patronage")
    assert refusal(state, "advance").rule == "VIR-ACTION-PATRONAGE-2"


@pytest.mark.rule("VIR-ACTION-PATRONAGE-3", "VIR-ACTION-PATRONAGE-4")
def test_steps_2_and_4_bring_bonuses_of_different_kinds() -> None:
    state = table(coins=9)
    player(state).step = 1
    court(state, 0, left_1="gonfaloniere")
    act(state, 0, "patronage")
    play(state, "advance")
    assert len(legal(state, "bonus")) == 10
    play(state, "bonus michelangelo")
    player(state).step = 3
    player(state).advanced = False
    court(state, 0, left_1="gonfaloniere")
    act(state, 0, "patronage")
    play(state, "advance")
    assert legal(state) == [f"bonus {bonus.id}" for bonus in SHIPPED.bonuses if bonus.kind == 1]
    assert refusal(state, "bonus michelangelo").text == "Michelangelo is already taken."
    assert refusal(state, "bonus christopher_columbus").rule == "VIR-ACTION-PATRONAGE-4"


@pytest.mark.rule("VIR-ACTION-PATRONAGE-5", "VIR-Q-36")
def test_there_are_five_bonuses_of_each_kind() -> None:
    assert [size(kind) for kind in BONUS_KIND] == [5, 5]


@pytest.mark.rule("VIR-ACTION-PATRONAGE-6")
def test_players_may_stand_on_the_same_step() -> None:
    state = table(coins=9)
    player(state, 1).step = 1
    court(state, 0, left_1="gonfaloniere")
    play(act(state, 0, "patronage"), "advance")
    assert [player(state, seat).step for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("VIR-ACTION-PATRONAGE-7")
def test_nobody_advances_beyond_the_last_step() -> None:
    state = table(coins=9)
    player(state).step = 5
    court(state, 0, left_1="gonfaloniere")
    sellers(state, 0)
    assert refusal(act(state, 0, "patronage"), "advance").text == "You stand on the last step of the patronage track."


@pytest.mark.rule("VIR-ACTION-ANNEX-1")
def test_only_a_neutral_city_is_annexed() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="podesta", right_2="podesta")
    act(state, 0, "annex")
    reason = refusal(state, "annex venice")
    assert (reason.rule, reason.text) == ("VIR-ACTION-ANNEX-1", "Venice is controlled by Player 4.")


@pytest.mark.rule("VIR-ACTION-ANNEX-2", "VIR-EX-6", "VIR-MAP-3")
@pytest.mark.parametrize("port", ["ragusa", "ajaccio", "cagliari", "tunis"])
def test_ex_6_pirate_ports_are_conquered_not_annexed(port: str) -> None:
    state = table()
    court(state, 2, left_1="podesta", right_1="podesta", right_2="merchant")
    sellers(state, 2)
    act(state, 2, "annex")
    assert refusal(state, f"annex {port}").rule == "VIR-ACTION-ANNEX-2"
    ready(state, 2, "naples", "otranto")
    act(state, 2, "campaign")
    play(state, "use right-2 ship", "use otranto ship", "use naples ship")
    assert legal(state, f"sail naples {port}") == [f"sail naples {port}"]


@pytest.mark.rule("VIR-ACTION-ANNEX-3", "VIR-ACTION-ANNEX-6", "VIR-EX-4")
def test_ex_4_ravenna_costs_red_three_crowns_by_road() -> None:
    state = table()
    court(state, 1, left_1="podesta", right_1="podesta", right_2="podesta")
    act(state, 1, "annex")
    play(state, "annex ravenna")
    assert asked(state)["price"] == {"crown": 3}


@pytest.mark.rule("VIR-ACTION-ANNEX-4", "VIR-ACTION-ANNEX-5", "VIR-EX-5", "VIR-ACTION-ANNEX-7")
def test_ex_5_terracina_with_a_foreign_agent_costs_three_crowns_and_two_ships() -> None:
    state = table()
    agent(state, 3, "terracina")
    court(state, 1, left_1="podesta", right_1="podesta", right_2="merchant")
    ready(state, 1, "pisa", "florence")
    act(state, 1, "annex")
    play(state, "annex terracina")
    assert asked(state)["price"] == {"crown": 3, "ship": 2}


@pytest.mark.rule("VIR-ACTION-ANNEX-4")
def test_a_city_out_of_reach_is_refused() -> None:
    state = table()
    court(state, 0, left_1="podesta", right_1="podesta", right_2="merchant")
    act(state, 0, "annex")
    assert refusal(state, "annex siena").rule == "VIR-ACTION-ANNEX-3"
    assert refusal(state, "annex palermo").rule == "VIR-ACTION-ANNEX-4"


@pytest.mark.rule("VIR-ACTION-ANNEX-5", "VIR-AGENT-9", "VIR-EX-11")
def test_ex_11_an_own_agent_makes_a_neutral_city_cheaper_and_a_foreign_one_dearer() -> None:
    state = table()
    agent(state, 1, "ravenna")
    court(state, 1, left_1="podesta", right_1="podesta")
    court(state, 3, left_1="podesta", right_1="podesta", right_2="podesta")
    play(act(state, 1, "annex"), "annex ravenna", "use left-1 crown")
    assert city(state, "ravenna")["control"] == 1
    neutral(state, "ravenna")
    play(act(state, 3, "annex"), "annex ravenna", "use left-1 crown", "use right-1 crown")
    assert size(player(state, 3).ready) == 1


@pytest.mark.rule("VIR-AGENT-9", "VIR-EX-11")
@pytest.mark.parametrize(("seat", "value"), [(1, 1), (0, 3), (3, 3)])
def test_ex_11_ancona_with_a_red_agent_is_worth_less_to_red_and_more_to_all_others(seat: int, value: int) -> None:
    state = table()
    ancona = CITY_IDS.index("ancona")
    agent(state, 1, "ancona")
    own(state, seat, "spoleto")
    assert (annex_price(state, seat, ancona), defence(state, seat, ancona, 0)) == (packed(CROWN, value + 1), value)


@pytest.mark.rule("VIR-ACTION-ANNEX-7")
def test_the_road_is_taken_where_there_is_one() -> None:
    state = table()
    court(state, 2, left_1="podesta")
    play(act(state, 2, "annex"), "annex terracina")
    assert city(state, "terracina")["control"] == 2


@pytest.mark.rule("VIR-ACTION-ANNEX-8", "VIR-TRACK-1")
def test_an_annexed_city_brings_its_tile_available_and_a_step_on_the_track() -> None:
    state = table()
    court(state, 2, left_1="podesta")
    play(act(state, 2, "annex"), "annex terracina")
    assert available(state, 2, "terracina")
    assert (seen(state, 2)["cities"], state.track) == (3, (3, 1, 0, 2))


@pytest.mark.rule("VIR-ACTION-ANNEX-9")
def test_an_agent_in_an_annexed_city_stays() -> None:
    state = table()
    agent(state, 3, "terracina")
    court(state, 2, left_1="podesta", right_1="podesta")
    play(act(state, 2, "annex"), "annex terracina")
    assert city(state, "terracina")["agent"] == 3


@pytest.mark.rule("VIR-ACTION-ANNEX-10", "VIR-Q-7")
@pytest.mark.parametrize(("option", "count"), [(1, 1), (0, 2)])
def test_one_city_for_an_action_unless_the_option_allows_more(option: int, count: int) -> None:
    state = table(options={"annex_per_action": option})
    sellers(state, 2)
    chamber(state, 2, 1, "podesta")
    court(state, 2, left_1="podesta", right_1="podesta")
    act(state, 2, "annex")
    play(state, "annex terracina")
    if count == 1:
        assert refusal(state, "annex pescara").rule == "VIR-ACTION-ANNEX-10"
    else:
        play(state, "annex benevento")
        assert legal(state, "use") == ["use left-1 crown", "use right-1 crown"]


@pytest.mark.rule("VIR-ACTION-ANNEX-11", "VIR-Q-25")
def test_a_city_with_units_before_it_may_be_annexed_and_own_units_become_its_garrison() -> None:
    state = table()
    units(state, 2, terracina=1, naples=0)
    units(state, 1, terracina=1, pisa=0)
    court(state, 2, left_1="podesta")
    play(act(state, 2, "annex"), "annex terracina")
    assert city(state, "terracina") == {
        "value": 1, "control": 2, "agent": None, "units": {1: 1, 2: 1}, "beaten": {}, "cathedral": False
    }  # fmt: skip


@pytest.mark.rule("VIR-ACTION-ANNEX-6")
def test_too_few_crowns_are_named() -> None:
    state = table()
    court(state, 2, left_1="podesta")
    act(state, 2, "annex")
    reason = refusal(state, "annex benevento")
    assert (reason.rule, reason.missing) == ("VIR-ACTION-ANNEX-6", {"crown": 1})


@pytest.mark.rule("VIR-BONUS-5", "VIR-Q-15")
def test_machiavelli_goes_to_an_antechamber_available_side_up() -> None:
    state = table(coins=9)
    player(state).step = 1
    court(state, 0, left_1="gonfaloniere", right_1="envoy")
    act(state, 0, "patronage")
    play(state, "advance", "use left-1 crown", "bonus niccolo_machiavelli")
    assert in_place(state, 0, "right-2") == "niccolo_machiavelli"
    act(state, 0, "intrigue")
    play(state, "use right-2 mask")
    assert pool(state) == {"mask": 3}


@pytest.mark.rule("VIR-Q-15", "VIR-COURT-7")
def test_machiavelli_makes_a_courtier_go_when_no_antechamber_is_free() -> None:
    state = table(coins=9)
    player(state).step = 1
    court(state, 0, left_1="gonfaloniere", right_1="banker", right_2="banker")
    act(state, 0, "patronage")
    play(state, "advance", "bonus niccolo_machiavelli")
    assert legal(state) == ["discard left-1", "discard right-1", "discard right-2"]
    play(state, "discard right-1")
    assert in_place(state, 0, "right-1") == "niccolo_machiavelli"


@pytest.mark.rule("VIR-BONUS-11")
def test_the_cannons_come_to_the_dominion_available_and_are_refreshed_by_rule() -> None:
    state = table(coins=9)
    player(state).step = 1
    court(state, 0, left_1="gonfaloniere")
    play(act(state, 0, "patronage"), "advance", "bonus cannons")
    assert available(state, 0, "cannons")
    player(state).ready_tiles = 0
    play(act(state, 0, "rule"), "refresh cannons")
    assert available(state, 0, "cannons")
