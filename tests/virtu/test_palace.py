"""Palace, antechambers and gained cards (sections 3, 4.1 and 16.3)."""

import pytest

from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, LEFT, LIGHTER, ORIGINAL, PASSED_INTO, RIGHT
from signoria.games.virtu.components.symbols import ACTIONS
from tests.virtu.table import (
    act,
    agent,
    asked,
    bonus,
    chamber,
    court,
    in_place,
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


def names(mask: int) -> list[str]:
    return [id for index, id in enumerate(ANTECHAMBER_IDS) if mask >> index & 1]


@pytest.mark.rule("VIR-PALACE-1", "VIR-MOVE-2")
def test_the_token_goes_round_five_chambers_clockwise() -> None:
    state = table()
    player(state).token = 4
    spring(state)
    assert player(state).token == 0


@pytest.mark.rule("VIR-PALACE-2", "VIR-Q-45")
def test_every_palace_prints_the_five_actions_without_trade() -> None:
    for power in SHIPPED.powers:
        assert sorted(ACTIONS[action] for action in power.chambers) == [
            "annex", "campaign", "intrigue", "patronage", "rule"
        ]  # fmt: skip


@pytest.mark.rule("VIR-PALACE-3", "VIR-ACTION-CAMPAIGN-12")
@pytest.mark.parametrize(("action", "symbol"), [("rule", "crown"), ("intrigue", "mask"), ("campaign", "cavalry")])
def test_printed_rule_intrigue_and_campaign_supply_a_symbol(action: str, symbol: str) -> None:
    assert pool(act(table(), 0, action)) == {symbol: 1}


@pytest.mark.rule("VIR-PALACE-3")
def test_printed_patronage_and_annex_supply_none() -> None:
    assert [SHIPPED.printed_symbol[ACTIONS.index(action)] for action in ("patronage", "annex")] == [0, 0]


@pytest.mark.rule("VIR-PALACE-4", "VIR-COURT-1", "VIR-Q-5")
def test_three_antechambers_are_open_and_three_lighter() -> None:
    assert (names(ORIGINAL), names(LIGHTER)) == (["left-1", "right-1", "right-2"], ["left-2", "left-3", "right-3"])


@pytest.mark.rule("VIR-PALACE-5", "VIR-PALACE-7")
def test_a_chamber_takes_one_action_card_and_one_upgrade() -> None:
    state = table()
    chamber(state, 0, 3, "podesta", "envoy")
    court(state, 0, left_1="counsellor")
    winter(state, 0, "reorganise")
    assert refusal(state, "move left-1 chamber-3").rule == "VIR-PALACE-7"


@pytest.mark.rule("VIR-PALACE-6", "VIR-ACT-1")
def test_an_action_card_replaces_the_printed_action_and_its_symbol() -> None:
    state = table()
    chamber(state, 0, 1, "cutthroat")
    player(state).token = 4
    spring(state)
    play(state, "stop")
    assert (asked(state)["action"], pool(state)) == ("intrigue", {"mask": 2})


@pytest.mark.rule("VIR-PALACE-7")
def test_the_action_of_an_upgrade_is_ignored() -> None:
    state = table()
    chamber(state, 0, 1, "gonfaloniere", "cutthroat")
    player(state).token = 4
    spring(state)
    play(state, "stop")
    assert asked(state)["action"] == "rule"


@pytest.mark.rule("VIR-PALACE-9", "VIR-SIEGE-24")
def test_there_is_one_trophy_at_most_for_each_opponent() -> None:
    state = table()
    own(state, 1, "bologna", "mantua")
    units(state, 0, bologna=5, milan=0, parma=0)
    war(state)
    assert seen(state)["trophies"] == [1]
    units(state, 0, bologna=0, mantua=4)
    war(state)
    assert seen(state)["trophies"] == [1]


@pytest.mark.rule("VIR-PALACE-10", "VIR-Q-6")
def test_the_card_arrows_lie_between_3_and_4_and_between_5_and_1() -> None:
    assert PASSED_INTO == [LEFT, 0, 0, RIGHT, 0]


@pytest.mark.rule("VIR-PALACE-11")
def test_lasting_bonuses_occupy_no_antechamber() -> None:
    state = table()
    player(state).step = 1
    player(state).coins = 9
    ready(state, 0, "milan")
    act(state, 0, "patronage")
    play(state, "advance", "bonus duomo")
    assert all(card is None for card in seen(state)["antechambers"].values())


@pytest.mark.rule("VIR-COURT-2", "VIR-COURT-4", "VIR-COURT-6")
@pytest.mark.parametrize("title", ["duchy", "kingdom", "republic"])
def test_a_title_unlocks_any_one_lighter_antechamber(title: str) -> None:
    state = table()
    court(state, 0, left_1="envoy")
    ready(state, 0, title)
    winter(state, 0, "reorganise")
    assert set(legal(state, "move left-1")) == {
        f"move left-1 {s}" for s in ("left-2", "left-3", "right-1", "right-2", "right-3")
    }
    play(state, "move left-1 right-3")
    assert legal(state, "move right-3 left") == ["move right-3 left-1"]


@pytest.mark.rule("VIR-COURT-2")
def test_the_principality_unlocks_none() -> None:
    state = table()
    ready(state, 0, "principality")
    assert seen(state)["unlocked"] == 0


@pytest.mark.rule("VIR-COURT-2", "VIR-BONUS-2", "VIR-TRACK-4")
def test_copernicus_the_prince_and_five_cities_unlock_one_each_and_three_at_most() -> None:
    state = table()
    bonus(state, 0, "nicolaus_copernicus")
    assert seen(state)["unlocked"] == 1
    bonus(state, 0, "the_prince")
    assert seen(state)["unlocked"] == 2
    own(state, 0, "turin", "genoa")
    assert seen(state)["unlocked"] == 2
    own(state, 0, "nice")
    assert seen(state)["unlocked"] == 3
    ready(state, 0, "duchy")
    assert seen(state)["unlocked"] == 3


@pytest.mark.rule("VIR-COURT-3")
def test_an_exhausted_title_unlocks_too() -> None:
    state = table()
    ready(state, 0, "duchy")
    player(state).ready_tiles = 0
    assert seen(state)["unlocked"] == 1


@pytest.mark.rule("VIR-COURT-5")
def test_lighter_antechambers_may_be_used_while_original_ones_are_empty() -> None:
    state = table(coins=9)
    bonus(state, 0, "nicolaus_copernicus")
    winter(state, 0, "buy")
    play(state, "buy envoy", "seat left-2")
    assert in_place(state, 0, "left-2") == "envoy"


@pytest.mark.rule("VIR-COURT-7")
def test_available_and_exhausted_courtiers_may_be_discarded_when_reorganising() -> None:
    state = table()
    court(state, 0, left_1="envoy")
    court(state, 0, exhausted=True, right_1="banker")
    winter(state, 0, "reorganise")
    assert legal(state, "discard") == ["discard left-1", "discard right-1"]


@pytest.mark.rule("VIR-COURT-8")
def test_a_discarded_character_returns_to_its_pile_and_a_family_card_leaves_the_game() -> None:
    state = table()
    court(state, 0, left_1="envoy", right_1="ludovico_sforza")
    winter(state, 0, "reorganise")
    play(state, "discard left-1", "discard right-1")
    view = state.view(None)
    assert view["stock"]["envoy"] == 5
    assert all(card is None for card in seen(state)["antechambers"].values())


@pytest.mark.rule("VIR-COURT-9")
def test_below_5_cities_a_card_on_a_lighter_antechamber_must_move_or_go() -> None:
    state = table()
    own(state, 0, "turin", "genoa", "bologna")
    court(state, 0, left_1="envoy", right_1="banker")
    court(state, 0, exhausted=True, left_2="admiral", right_3="merchant")
    bonus(state, 0, "nicolaus_copernicus")
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    assert asked(state) == {"seat": 0, "for": "overfull"}
    assert legal(state) == ["move left-2 right-2", "discard left-2", "move right-3 right-2", "discard right-3"]
    play(state, "move right-3 right-2")
    assert in_place(state, 0, "right-2") == "merchant"
    assert not seen(state)["antechambers"]["right-2"]["available"]


@pytest.mark.rule("VIR-COURT-9")
def test_nothing_is_asked_while_enough_lighter_antechambers_stay_unlocked() -> None:
    state = table()
    own(state, 0, "turin", "genoa", "bologna")
    court(state, 0, left_2="envoy")
    bonus(state, 0, "nicolaus_copernicus")
    units(state, 1, bologna=5, florence=0, pisa=0)
    war(state)
    assert in_place(state, 0, "left-2") == "envoy"
    assert asked(state)["for"] != "overfull"


@pytest.mark.rule("VIR-CARD-5", "VIR-CARD-6")
def test_a_gained_card_goes_to_a_free_antechamber_available_side_up() -> None:
    state = table(coins=2)
    winter(state, 0, "buy")
    play(state, "buy envoy")
    assert legal(state) == ["seat left-1", "seat right-1", "seat right-2"]
    play(state, "seat right-1")
    assert seen(state)["antechambers"]["right-1"]["available"]


@pytest.mark.rule("VIR-CARD-7", "VIR-SIEGE-21")
def test_a_conquered_city_arrives_exhausted() -> None:
    state = table()
    units(state, 0, bologna=5, milan=0, parma=0)
    war(state)
    assert seen(state)["tiles"]["bologna"] is False


@pytest.mark.rule("VIR-CARD-10")
def test_a_dominion_holds_any_number_of_tiles() -> None:
    state = table()
    own(state, 0, "turin", "genoa", "nice", "bologna", "siena", "rome", "ancona", "bari", "pescara")
    ready(state, 0, "duchy", "principality", "kingdom", "guild", "cathedral-milan")
    assert len(seen(state)["tiles"]) == 16


@pytest.mark.rule("VIR-AGENT-8")
def test_an_own_agent_in_an_own_chamber_only_occupies_it() -> None:
    state = table()
    agent(state, 0, "milan-chamber-1")
    assert pool(act(state, 0, "rule")) == {"crown": 1}
