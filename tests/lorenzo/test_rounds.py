"""Periods, rounds and their phases (section 3 of the rules)."""

from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import TYPES
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.questions import round_ends
from tests.lorenzo.table import legal, play, seen, table


def end_round(round: int) -> LorenzoState:
    """A round that has just come to its end; the next one is being prepared."""
    state = table(round=round, seats=2)
    round_ends(state)
    return state


@pytest.fixture(scope="module")
def log() -> list[dict[str, Any]]:
    """What happens in a whole game in which the first legal decision is always taken."""
    match = signoria.Match("lorenzo", 2, "basic", seed=7)
    while not match.over:
        match.play(match.legal()[0])
    return match.log(None)


def phases(log: list[dict[str, Any]], round: int) -> list[str]:
    """The events of one round in order, one of a kind in a row."""
    keys: list[str] = []
    now = 0
    for event in log:
        now = event["round"] if event["key"] == "round" else now
        if now == round and event["key"] in PHASE and PHASE[event["key"]] not in keys[-1:]:
            keys.append(PHASE[event["key"]])
    return keys


PHASE = {
    "turned up": "cards",
    "dice": "dice",
    "placed": "actions",
    "forfeited": "actions",
    "supported": "report",
    "excommunicated": "report",
    "order": "end",
}


@pytest.mark.rule("LOR-ROUND-1", "LOR-ROUND-6")
def test_a_game_has_6_rounds(log: list[dict[str, Any]]) -> None:
    assert [event["round"] for event in log if event["key"] == "round"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("LOR-ROUND-1", "LOR-ROUND-6")
@pytest.mark.parametrize(("round", "period"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_period_has_2_rounds(round: int, period: int) -> None:
    assert table(round=round).view(None)["period"] == period


@pytest.mark.rule("LOR-ROUND-2")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_an_odd_round_has_no_vatican_report(log: list[dict[str, Any]], round: int) -> None:
    assert phases(log, round) == ["cards", "dice", "actions", "end"]


@pytest.mark.rule("LOR-ROUND-2")
@pytest.mark.parametrize("round", [2, 4, 6])
def test_an_even_round_has_a_vatican_report_after_the_actions(log: list[dict[str, Any]], round: int) -> None:
    assert phases(log, round) == ["cards", "dice", "actions", "report", "end"]


@pytest.mark.rule("LOR-ROUND-3")
def test_cards_are_turned_up_from_floor_1_to_floor_4_in_drawing_order() -> None:
    state = end_round(4)
    drawn = ["colony", "castle", "farm", "province"]
    play(state, *(f"turn-up {card}" for card in drawn))
    view: Any = state.view(None)
    assert view["towers"]["territory"] == drawn


@pytest.mark.rule("LOR-ROUND-3")
def test_each_tower_gets_4_cards_of_its_type() -> None:
    state = end_round(2)
    while legal(state, "turn-up"):
        play(state, legal(state)[0])
    assert [TYPES[SHIPPED.cards[card].type] for card in state.floors] == [type for type in TYPES for _ in range(4)]


@pytest.mark.rule("LOR-ROUND-4")
def test_three_dice_are_rolled_after_the_cards() -> None:
    state = end_round(2)
    while legal(state, "turn-up"):
        play(state, legal(state)[0])
    play(state, "roll white 6", "roll black 1", "roll orange 4")
    assert state.view(None)["dice"] == {"white": 6, "black": 1, "orange": 4}


@pytest.mark.rule("LOR-ROUND-4")
def test_a_die_shows_1_to_6_with_equal_chance() -> None:
    state = end_round(2)
    while legal(state, "turn-up"):
        play(state, legal(state)[0])
    assert [(str(face), weight) for face, weight in state.chances()] == [(f"roll white {n}", 1) for n in range(1, 7)]


@pytest.mark.rule("LOR-ROUND-4")
def test_the_dice_hold_for_everybody_to_the_end_of_the_round() -> None:
    state = table(seats=2, dice=(2, 3, 6))
    before = [seen(state, seat)["members"]["orange"]["value"] for seat in range(2)]
    play(state, "place white harvest-small", "place white production-small", "place black market-1")
    assert (before, state.dice) == ([6, 6], (2, 3, 6))


@pytest.mark.rule("LOR-ROUND-5")
def test_all_96_cards_appear_in_every_game(log: list[dict[str, Any]]) -> None:
    turned_up = [event["card"] for event in log if event["key"] == "turned up"]
    assert sorted(turned_up) == sorted(card.id for card in SHIPPED.cards)


@pytest.mark.rule("LOR-ROUND-5")
def test_the_second_round_of_a_period_brings_the_other_4_cards() -> None:
    state = end_round(2)
    while state.round < 4:
        play(state, legal(state)[-1])
    shown = {"gold_mine", "mountain_town", "mining_town", "rock_pit", "estate", "hermitage", "manor_house", "dukedom"}
    left = {text.removeprefix("turn-up ") for text in legal(state)}
    assert (len(left), left < shown) == (4, True)


@pytest.mark.rule("LOR-ROUND-5", "LOR-SETUP-2")
@pytest.mark.parametrize(("round", "period"), [(2, 2), (4, 3)])
def test_after_two_rounds_the_next_pack_is_on_top_of_the_deck(round: int, period: int) -> None:
    state = end_round(round)
    assert legal(state) == [f"turn-up {card.id}" for card in SHIPPED.cards if card.type == 0 and card.period == period]


@pytest.mark.rule("LOR-ROUND-6")
def test_the_rounds_are_counted() -> None:
    assert [end_round(round).round for round in range(1, 6)] == [2, 3, 4, 5, 6]
