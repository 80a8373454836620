"""All 96 development cards taken from a tower: what they cost, what they give at once, which bonus actions."""

from itertools import product
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.card_table import (
    CURSES,
    HIGH,
    SIMPLE,
    TILE_HARVEST,
    TILE_PRODUCTION,
    asked,
    every,
    offered,
    stock,
)
from tests.lorenzo.printed_cards import (
    ANY,
    BUILDING,
    CHARACTERS,
    PRINTED,
    TERRITORY,
    VENTURE,
    VENTURES,
    Bonus,
    Printed,
    minus,
    summed,
)
from tests.lorenzo.printed_cards import goods as printed
from tests.lorenzo.table import cards, curse, give, goods, legal, own, own_any, play, refusal, table

PAID = [(card, cost) for card in PRINTED for cost in card.costs or ("",)]
SHORT = [(card, good) for card in PRINTED for good in sorted({good for cost in card.costs for good in printed(cost)})]


@pytest.mark.rule("LOR-COMP-2", "LOR-ROUND-5")
def test_the_printed_cards_are_96_in_packs_of_8() -> None:
    packs = [[card for card in PRINTED if (card.type, card.period) == pack] for pack in product(ANY, (1, 2, 3))]
    assert [len(pack) for pack in packs] == [8] * 12


def test_every_card_bears_its_printed_name() -> None:
    found = [thing for thing in signoria.game("lorenzo").components if thing.kind in ANY]
    assert [(thing.kind, thing.id, thing.name) for thing in found] == [
        (card.type, card.id, card.name) for card in PRINTED
    ]


@pytest.mark.rule("LOR-SETUP-1", "LOR-SETUP-2", "LOR-ROUND-5")
@pytest.mark.parametrize("period", [1, 2, 3])
def test_each_period_brings_its_own_pack_of_each_type(period: int) -> None:
    match = signoria.Match("lorenzo", 2, "basic", seed=7)
    while match.state.view(None)["period"] != period:
        match.play(match.legal()[-1])
    view: Any = match.view(None)
    for type in ANY:
        pack = {card.id for card in PRINTED if (card.type, card.period) == (type, period)}
        assert {*view["towers"][type], *view["decks"][type]} == pack


@pytest.mark.rule("LOR-CARD-1", "LOR-CARD-2", "LOR-IMM-1", "LOR-TERR-1", "LOR-VENT-2", "LOR-VENT-3", "LOR-RES-4")
@pytest.mark.parametrize(("card", "cost"), PAID, ids=[f"{card.id}-{cost}" for card, cost in PAID])
def test_a_card_costs_and_gives_what_is_printed_on_it(card: Printed, cost: str) -> None:
    had = stock(card, cost)
    state = offered(card, **had)
    play(state, f"place white {card.type}-1")
    own = {TERRITORY: 0, BUILDING: 0, "character": 0, VENTURE: 0, "military": had.get("military", 0), card.type: 1}
    per = {} if card.per is None else {card.per.good: own[card.per.of] // card.per.every * card.per.amount}
    assert goods(state) == summed(had, minus(printed(cost)), printed(card.gain), per)
    assert cards(state, 0, card.type) == [card.id]


@pytest.mark.rule("LOR-BUILD-1", "LOR-CHAR-1", "LOR-VENT-2", "LOR-VENT-4", "LOR-RES-5")
@pytest.mark.parametrize(("card", "good"), SHORT, ids=[f"{card.id}-{good}" for card, good in SHORT])
def test_a_card_cannot_be_had_for_one_less(card: Printed, good: str) -> None:
    cost = next(cost for cost in card.costs if good in printed(cost))
    had = stock(card, cost)
    state = offered(card, **{**had, good: had[good] - 1})
    reason = refusal(state, f"place white {card.type}-1")
    expected = {BUILDING: "LOR-BUILD-1", "character": "LOR-CHAR-1", VENTURE: "LOR-VENT-4"}[card.type]
    assert reason.rule == ("LOR-VENT-2" if good == "military" else expected)
    assert reason.missing == {good: 1}


@pytest.mark.rule("LOR-VENT-3")
@every([card for card in VENTURES if len(card.costs) == 2])
@pytest.mark.parametrize("box", [0, 1])
def test_with_two_costs_at_hand_the_player_is_asked_for_one(card: Printed, box: int) -> None:
    military, resources = card.costs
    had = summed(stock(card, military), stock(card, resources))
    state = offered(card, **had)
    play(state, f"place white {card.type}-1", ("cost military", "cost resources")[box])
    assert goods(state) == summed(had, minus(printed(card.costs[box])), printed(card.gain))


@pytest.mark.rule("LOR-IMM-2")
@every([card for card in PRINTED if card.per is not None and card.per.of != "military"])
def test_points_for_each_card_of_a_type_count_the_card_itself(card: Printed) -> None:
    per = card.per
    assert per is not None
    state = offered(card, coins=int(card.costs[0][:-1]))
    own_any(state, 0, per.of, 3)
    play(state, f"place white {card.type}-1")
    assert goods(state)[per.good] == per.amount * (4 if per.of == card.type else 3)


@pytest.mark.rule("LOR-IMM-2", "LOR-OQ-16")
@pytest.mark.parametrize(("military", "victory"), [(1, 0), (2, 1), (11, 5)])
def test_the_general_counts_pairs_of_military_points(military: int, victory: int) -> None:
    general = CHARACTERS[22]
    state = offered(general, coins=5, military=military)
    play(state, "place white character-1")
    assert goods(state).get("victory", 0) == victory


@pytest.mark.rule("LOR-IMM-3", "LOR-PRIV-2")
@every([card for card in PRINTED if "privileges" in printed(card.gain)])
def test_a_card_asks_for_its_privileges_all_different(card: Printed) -> None:
    count = printed(card.gain)["privileges"]
    state = offered(card, **stock(card, card.costs[0] if card.costs else ""))
    play(state, f"place white {card.type}-1")
    assert (asked(state)["for"], asked(state)["left"]) == ("privilege", count)
    had = goods(state)
    options = ["wood-stone", "faith", "servants"][:count]
    for number, option in enumerate(options):
        assert len(legal(state, "privilege")) == 5 - number
        play(state, f"privilege {option}")
    assert goods(state) == summed(had, *[printed(("1w 1s", "1f", "2h")[number]) for number in range(count)])
    assert legal(state, "privilege") == []


TAKING = [
    (card, card.bonus, type)
    for card in PRINTED
    if card.bonus is not None and card.bonus.action == "take"
    for type in card.bonus.types
]


def granted(card: Printed, **stock: int) -> LorenzoState:
    """The card has just been taken, and its bonus action is asked for; on each floor 4 lies a simple card."""
    floors = {f"{type}-4": id for type, id in SIMPLE.items()} | {f"{card.type}-1": card.id}
    state = table(dice=(1, 1, 1), round=2 * card.period - 1, floors=floors)
    give(state, 0, **stock)
    return state


def to_bonus_action(state: LorenzoState, card: Printed) -> None:
    play(state, f"place white {card.type}-1")
    if "privileges" in printed(card.gain):
        play(state, "privilege faith")


@pytest.mark.rule("LOR-IMM-4", "LOR-BONUS-3", "LOR-BONUS-4")
@pytest.mark.parametrize(("card", "bonus", "type"), TAKING, ids=[f"{card.id}-{type}" for card, _, type in TAKING])
def test_a_bonus_action_takes_a_card_at_the_printed_value(card: Printed, bonus: Bonus, type: str) -> None:
    enough = 7 - (bonus.value - 4)  # servants for floor 4, with the tile that takes 4 off
    before = 4 if type == card.type else 0  # for the member under the same tile
    for servants in (enough - 1, enough):
        state = granted(card, coins=30, wood=30, stone=30, servants=before + servants)
        curse(state, 0, CURSES[type])
        to_bonus_action(state, card)
        assert (f"take {type}-4" in legal(state)) == (servants == enough)
    play(state, f"take {type}-4")
    assert cards(state, 0, type)[-1] == SIMPLE[type]


@pytest.mark.rule("LOR-BONUS-4")
@every([card for card in PRINTED if card.bonus and card.bonus.action == "take" and card.bonus.types != ANY])
def test_a_bonus_action_takes_no_card_of_another_type(card: Printed) -> None:
    assert card.bonus is not None
    state = granted(card, coins=30, wood=30, stone=30, servants=9)
    to_bonus_action(state, card)
    assert legal(state, "take") == [f"take {type}-4" for type in card.bonus.types]
    for type in ANY:
        if type not in card.bonus.types:
            assert refusal(state, f"take {type}-4").rule == "LOR-BONUS-4"


@pytest.mark.rule("LOR-BONUS-7", "LOR-PERM-3")
@pytest.mark.parametrize(
    ("card", "target", "paid"),
    [
        ("architect", "stonemasons_guild", "1s"),  # of 1 wood, 2 stone (EX-9)
        ("architect", "painters_guild", "3w"),  # of 4 wood
        ("patron", "papal_messenger", "3c"),  # of 5 coins
        ("patron", "knight", "0c"),  # of 2 coins
        ("captain", "woods", "0c"),
        ("hero", "hiring_soldiers", "6c"),
    ],
)
def test_a_bonus_action_may_be_cheaper(card: str, target: str, paid: str) -> None:
    granting = next(one for one in PRINTED if one.id == card)
    type = next(one.type for one in PRINTED if one.id == target)
    floors = {"character-1": card, f"{type}-2": target}
    state = table(dice=(1, 1, 1), round=3, floors=floors)
    give(state, 0, coins=20, wood=9, stone=9)
    to_bonus_action(state, granting)
    before = goods(state)
    surcharge = {"coins": 3} if type == "character" else {}
    gain = next(printed(one.gain) for one in PRINTED if one.id == target)
    play(state, f"take {type}-2")
    assert goods(state) == summed(before, minus(surcharge), minus(printed(paid)), gain)


AREAS = [card for card in PRINTED if card.bonus is not None and card.bonus.action in ("harvest", "production")]


@pytest.mark.rule("LOR-IMM-4", "LOR-BONUS-3", "LOR-BONUS-9", "LOR-OQ-1")
@every(AREAS)
def test_a_bonus_harvest_or_production_has_the_printed_value(card: Printed) -> None:
    assert card.bonus is not None
    state = offered(card, **summed(stock(card, card.costs[0]), {"servants": 9}))
    own(state, 0, HIGH[TERRITORY] if card.bonus.action == "harvest" else HIGH[BUILDING])
    play(state, f"place white {card.type}-1")
    # From no servants up to what lifts the value to the activation of 6.
    assert legal(state) == ["skip", *[f"servants {count}" for count in range(7 - card.bonus.value)]]


@pytest.mark.rule("LOR-IMM-4", "LOR-HP-7", "LOR-HP-8")
@every(AREAS)
def test_a_bonus_harvest_or_production_yields_by_its_value(card: Printed) -> None:
    assert card.bonus is not None
    state = offered(card, **stock(card, card.costs[0]))
    if card.bonus.action == "harvest":
        own(state, 0, "gravel_pit", "forest")  # 4 and 5
        tile, gain = TILE_HARVEST, printed("2s")
    else:
        own(state, 0, "bank", "fortress", "carpenters_shop")  # 2, 5 and 4
        give(state, 0, wood=card.bonus.value - 3)  # a trade at 4 that can be paid
        tile, gain = TILE_PRODUCTION, printed("5c")
    play(state, f"place white {card.type}-1", "servants 0")
    if card.id == "bishop":
        play(state, "trade carpenters_shop 1")
        gain = summed(gain, printed("3c"))
    assert goods(state) == summed(printed(card.gain), tile, gain)
