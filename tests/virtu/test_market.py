"""Winter: buying (section 16.4)."""

import pytest

from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.rules.market import copies_owned
from tests.virtu.table import (
    asked,
    available,
    bonus,
    chamber,
    city,
    court,
    in_place,
    legal,
    own,
    part,
    play,
    player,
    ready,
    refusal,
    seen,
    sellers,
    spring,
    table,
    winter,
)


@pytest.mark.rule("VIR-BUY-1")
def test_several_different_things_may_be_bought() -> None:
    state = table(coins=8)
    winter(state, 0, "buy")
    play(state, "buy envoy", "seat left-1", "buy banker", "seat right-1", "buy guild")
    assert (player(state).coins, in_place(state, 0, "right-1"), available(state, 0, "guild")) == (0, "banker", True)


@pytest.mark.rule("VIR-BUY-1")
def test_what_a_purchase_lacks_is_named() -> None:
    state = table(coins=2)
    winter(state, 0, "buy")
    reason = refusal(state, "buy pope")
    assert reason.missing == {"florin": 4, "crown_or_cross": 3}
    assert (
        reason.text
        == "That costs 6 florins, 3 crowns or crosses, and you cannot pay it: 3 crowns or crosses, 4 florins missing."
    )


@pytest.mark.rule("VIR-BUY-2", "VIR-EX-30", "VIR-Q-50")
@pytest.mark.parametrize(("option", "offered"), [("next_spring", False), ("after_buying", True)])
def test_ex_30_florins_of_a_bought_card_rest_for_this_winter(option: str, offered: bool) -> None:
    state = table(coins=3, options={"bought_items_usable": option})
    sellers(state, 0)
    winter(state, 0, "buy")
    play(state, "buy banker", "seat left-1")
    assert refusal(state, "buy guild").missing == {"florin": 3}
    play(state, "end")
    assert ("recruit milan" in legal(state)) is offered


@pytest.mark.rule("VIR-EX-30")
def test_ex_30_next_spring_they_can_be_cashed() -> None:
    state = table(coins=3)
    winter(state, 0, "buy")
    play(state, "buy banker", "seat left-1")
    assert (asked(state)["seat"], player(state).coins) == (1, 0)
    play(spring(state), "step", "step florins")
    assert (player(state).token, player(state).coins) == (3, 1)


@pytest.mark.rule("VIR-BUY-3", "VIR-Q-27")
def test_one_source_is_spread_over_several_purchases() -> None:
    state = table(coins=9)
    court(state, 0, left_1="podesta")
    winter(state, 0, "buy")
    play(state, "buy duchy")
    assert asked(state)["pool"] == {"crown": 1}
    play(state, "buy podesta", "seat right-1")
    assert asked(state)["pool"] == {}


@pytest.mark.rule("VIR-BUY-4")
def test_chamber_cards_do_not_buy() -> None:
    state = table(coins=9)
    chamber(state, 0, 3, "podesta")
    winter(state, 0, "buy")
    assert refusal(state, "buy podesta").missing == {"crown": 1}


@pytest.mark.rule("VIR-BUY-5")
def test_one_copy_of_a_kind_each_winter() -> None:
    state = table(coins=9)
    winter(state, 0, "buy")
    play(state, "buy envoy", "seat left-1")
    assert refusal(state, "buy envoy").rule == "VIR-BUY-5"
    assert "buy envoy" in legal(winter(state, 0, "buy"))


@pytest.mark.rule("VIR-BUY-6", "VIR-BUY-7", "VIR-EX-27")
def test_ex_27_a_courtier_who_paid_may_make_room() -> None:
    state = table(coins=3)
    court(state, 0, left_1="podesta", right_1="banker", right_2="banker")
    winter(state, 0, "buy")
    play(state, "buy podesta")
    assert legal(state) == ["discard left-1", "discard right-1", "discard right-2"]
    play(state, "discard left-1")
    assert (in_place(state, 0, "left-1"), player(state).ready & 1) == ("podesta", 1)


@pytest.mark.rule("VIR-BUY-8")
def test_titles_arrive_available_and_cathedrals_exhausted() -> None:
    state = table(coins=9)
    court(state, 0, left_1="gonfaloniere")
    winter(state, 0, "buy")
    play(state, "buy duchy", "buy cathedral")
    assert (available(state, 0, "duchy"), available(state, 0, "cathedral-milan")) == (True, False)


@pytest.mark.rule("VIR-BUY-9")
def test_one_cardinal_one_guild_one_of_each_title() -> None:
    state = table(coins=20)
    court(state, 0, left_1="cardinal", right_1="pope")
    ready(state, 0, "guild", "duchy", "principality", "kingdom")
    winter(state, 0, "buy")
    for item in ("cardinal", "guild", "duchy", "principality", "kingdom"):
        assert refusal(state, f"buy {item}").rule == "VIR-BUY-9"
    assert refusal(state, "buy pope").text == "You may own 1 Pope at most."


@pytest.mark.rule("VIR-BUY-9")
def test_a_cardinal_in_a_chamber_counts_too() -> None:
    state = table(coins=20)
    chamber(state, 0, 1, "gonfaloniere", "cardinal")
    ready(state, 0, "milan")
    assert refusal(winter(state, 0, "buy"), "buy cardinal").rule == "VIR-BUY-9"


@pytest.mark.rule("VIR-BUY-9")
def test_a_limit_counts_the_copies_in_the_whole_palace() -> None:
    state = table()
    court(state, 0, left_1="envoy")
    chamber(state, 0, 1, "gonfaloniere", "envoy")
    assert [copies_owned(player(state), CARD_IDS.index(id)) for id in ("envoy", "gonfaloniere", "pope")] == [2, 1, 0]


@pytest.mark.rule("VIR-BUY-10")
@pytest.mark.parametrize("item", [id for id in ITEM_IDS if id not in ("kingdom", "republic")])
def test_everybody_may_buy_everything_else(item: str) -> None:
    state = table(coins=20)
    court(state, 0, left_1="podesta", right_1="podesta")
    winter(state, 0, "buy")
    before = state.stock[ITEM_IDS.index(item)]
    play(state, f"buy {item}")
    while asked(state)["for"] == "payment":
        state.apply(state.legal()[0])
    assert state.stock[ITEM_IDS.index(item)] == before - 1


@pytest.mark.rule("VIR-BUY-10", "VIR-Q-40")
def test_other_characters_may_be_owned_several_times_and_bought_again_after_a_discard() -> None:
    state = table(coins=9)
    court(state, 0, left_1="envoy", right_1="envoy", right_2="banker")
    winter(state, 0, "buy")
    play(state, "buy envoy", "discard right-2")
    assert [in_place(state, 0, space) for space in ("left-1", "right-1", "right-2")] == ["envoy"] * 3
    play(winter(state, 0, "reorganise"), "discard left-1")
    play(winter(state, 0, "buy"), "buy envoy")
    assert in_place(state, 0, "left-1") == "envoy"


@pytest.mark.rule("VIR-BUY-11")
def test_a_duchy_is_the_own_one() -> None:
    state = table(coins=9)
    for seat in (0, 1):
        court(state, seat, left_1="podesta")
        play(winter(state, seat, "buy"), "buy duchy")
    assert ["duchy" in seen(state, seat)["tiles"] for seat in range(4)] == [True, True, False, False]
    assert state.stock[ITEM_IDS.index("duchy")] == 3


@pytest.mark.rule("VIR-BUY-12")
def test_kingdom_and_republic_exclude_each_other_and_there_are_two_of_each() -> None:
    state = table(coins=20)
    for seat in (0, 1):
        court(state, seat, left_1="podesta")
        play(winter(state, seat, "buy"), "buy kingdom")
    court(state, 0, right_1="podesta")
    court(state, 2, left_1="podesta")
    assert refusal(winter(state, 0, "buy"), "buy republic").rule == "VIR-BUY-12"
    assert refusal(winter(state, 2, "buy"), "buy kingdom").text == "There is no Kingdom left."


@pytest.mark.rule("VIR-BUY-13", "VIR-BUY-14", "VIR-EX-21")
def test_ex_21_a_cathedral_is_built_in_palermo() -> None:
    state = table(coins=3)
    own(state, 2, "palermo")
    court(state, 2, left_1="bishop")
    winter(state, 2, "buy")
    play(state, "buy cathedral")
    assert legal(state) == ["build naples", "build palermo"]
    assert refusal(state, "build siena").rule == "VIR-BUY-13"
    play(state, "build palermo")
    assert city(state, "palermo")["cathedral"]


@pytest.mark.rule("VIR-BUY-13")
def test_without_a_great_city_there_is_no_cathedral() -> None:
    state = table(coins=9)
    ready(state, 0, "cathedral-milan")
    assert refusal(winter(state, 0, "buy"), "buy cathedral").rule == "VIR-BUY-13"


@pytest.mark.rule("VIR-BUY-15", "VIR-SCORE-6")
def test_there_are_five_cathedrals_worth_1_prestige_each() -> None:
    state = table(coins=9)
    state.stock[ITEM_IDS.index("cathedral")] = 0
    assert refusal(winter(state, 0, "buy"), "buy cathedral").rule == "VIR-BUY-1"
    ready(state, 0, "cathedral-milan", "cathedral-genoa")
    assert (part(state, 0, "cathedrals"), part(state, 0, "cards and tiles")) == (2, 0)


@pytest.mark.rule("VIR-BUY-18")
def test_cities_are_never_for_sale() -> None:
    assert not any(id in ITEM_IDS for id in ("rome", "siena"))
    assert ITEM_IDS[:CHARACTERS] == [card.id for card in SHIPPED.cards[:CHARACTERS]]


@pytest.mark.rule("VIR-Q-37")
def test_a_principality_needs_no_duchy() -> None:
    state = table(coins=3)
    court(state, 0, left_1="podesta")
    play(winter(state, 0, "buy"), "buy principality")
    assert "principality" in seen(state)["tiles"]


@pytest.mark.rule("VIR-BONUS-5")
def test_a_discarded_machiavelli_leaves_the_game() -> None:
    state = table()
    bonus(state, 0, "niccolo_machiavelli")
    court(state, 0, left_1="niccolo_machiavelli")
    before = list(state.stock)
    play(winter(state, 0, "reorganise"), "discard left-1")
    assert list(state.stock) == before
