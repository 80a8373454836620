"""Whole deeds: each can be answered as one, leads to what it told, and takes for granted what nobody would miss."""

from random import Random
from typing import Any

import pytest

from signoria import Match, State, kit
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.state import VirtuState
from signoria.match.match import planned
from signoria.match.preview import Preview, preview_of, previews
from tests.players import Chooser, at_random
from tests.setups import Setup
from tests.virtu.setups import conquering, gathering
from tests.virtu.table import (
    act,
    agent,
    court,
    indulgence,
    legal,
    own,
    player,
    ready,
    sellers,
    spring,
    table,
    units,
    winter,
)

PLANNER = kit("virtu").planner


def plans(state: VirtuState) -> list[Preview]:
    seat = state.actor
    assert seat is not None
    return [preview_of(state, seat, PLANNER, deed) for deed in PLANNER.deeds(state)]


def told(state: VirtuState, start: str = "") -> list[str]:
    """The texts of the plans that begin so."""
    return [text for text in (planned(preview.plan) for preview in plans(state)) if text.startswith(start)]


def deeds(state: VirtuState) -> list[str]:
    """The texts of what is chosen, without what is taken for granted."""
    return [planned(deed) for deed in PLANNER.deeds(state)]


def plan_of(state: VirtuState, start: str) -> str:
    """What the one plan that begins so takes."""
    (found,) = told(state, start)
    return found


def lasting(match: Match) -> list[object]:
    return [match.view(seat) for seat in (None, *range(match.seats))]


# Every plan holds what it promises.


def check(state: State, seat: int, preview: Preview) -> None:
    """Each decision is legal after those before it and the seat's own; nothing else than was told comes of them."""
    trial = state.copy()
    for decision in preview.plan:
        assert trial.actor == seat, f"{planned(preview.plan)}: another seat is asked for {decision}"
        assert decision in trial.legal(), planned(preview.plan)
        trial.apply(decision)
    assert trial.view(seat) == preview.after
    assert preview.then == (trial.legal() if trial.actor == seat else [])


def reachable(state: State, deeds: list[Preview]) -> set[str]:
    """The decisions with which one can begin, by plans or by what they could take instead."""
    return {preview.chosen[0].text for preview in deeds}


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("chooser", [at_random, conquering, gathering], ids=["at random", "conquering", "gathering"])
def test_every_plan_can_be_answered_and_leads_to_what_it_told(seats: int, chooser: Chooser) -> None:
    """Plans of all kinds of players are tried; every second answer is one of the plans."""
    match = Match("virtu", seats, seed=seats)
    rng = Random(seats)
    for turn in range(350):
        if match.over:
            break
        seat = match.seat
        assert seat is not None
        found = previews(match, seat, PLANNER)
        assert found
        for preview in found:
            check(match.state, seat, preview)
        assert len({planned(preview.chosen) for preview in found}) == len(found)
        if turn % 2:
            match.play(chooser(match.state, rng))
        else:
            chosen = found[int(rng.random() * len(found))]
            match.play_plan(chosen.plan)
            assert match.view(seat) == chosen.after


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_that_was_played_by_plans_is_replayed(seats: int) -> None:
    match = Setup("virtu", seats, "standard", seats, {}, at_random).match()
    rng = Random(1)
    for _ in range(120):
        assert match.seat is not None
        found = previews(match, match.seat, PLANNER)
        match.play_plan(found[int(rng.random() * len(found))].plan)
    assert lasting(Match.from_record(match.record())) == lasting(match)


# Payments.


def test_a_payment_wastes_nothing_where_it_need_not() -> None:
    state = table()
    own(state, 0, "mantua")
    ready(state, 0, "mantua", "milan")
    court(state, 0, left_1="gonfaloniere", right_1="ferdinand_ii")
    act(state, 0, "annex")
    assert plan_of(state, "annex turin") == "annex turin; use right-1 crown; use mantua crown"
    assert plan_of(state, "annex genoa") == "annex genoa; use left-1 crown; use right-1 crown"


@pytest.mark.parametrize(("token", "side"), [(3, "right"), (5, "left")])
def test_a_payment_takes_what_turns_up_soonest(token: int, side: str) -> None:
    state = table()
    neutral_prices(state)
    court(state, 0, left_1="gonfaloniere", right_1="gonfaloniere")
    act_in(state, token, "gonfaloniere")
    assert plan_of(state, "annex turin").endswith(f"use {side}-1 crown")


def neutral_prices(state: VirtuState) -> None:
    """An own agent makes Turin cost two crowns, as many as one courtier gives."""
    agent(state, 0, "turin")


def act_in(state: VirtuState, number: int, without: str) -> None:
    """Seat 0 annexes in a chamber of that number, whatever its palace prints there."""
    act(state, 0, "annex")
    player(state).token = number - 1


def test_an_indulgence_pays_only_where_nothing_else_does() -> None:
    state = table()
    sellers(state, 0)
    agent(state, 0, "turin")
    own(state, 0, "genoa")
    court(state, 0, left_1="beatrice_d_este")
    ready(state, 0, "milan", "genoa")
    act(state, 0, "annex")
    assert plan_of(state, "annex turin") == "annex turin; use left-1 crown; use milan crown"
    assert "annex turin; use indulgence crown" not in told(state)


def test_florins_that_the_price_needs_are_kept_though_another_way_would_waste_less() -> None:
    state = table(coins=1)
    court(state, 0, left_1="bishop", right_1="gonfaloniere", right_2="beatrice_d_este")
    winter(state, 0, "buy")
    assert plan_of(state, "buy podesta").startswith("buy podesta; use right-1 crown; cash ")


def test_what_could_be_paid_instead_is_told_and_can_be_paid() -> None:
    state = table()
    own(state, 0, "mantua")
    ready(state, 0, "mantua", "milan")
    court(state, 0, left_1="gonfaloniere", right_1="ferdinand_ii")
    act(state, 0, "annex")
    (turin,) = [preview for preview in plans(state) if preview.chosen[0].text == "annex turin"]
    assert [planned(other) for other in turin.instead] == ["annex turin"], "the sources are then asked for one by one"
    for other in turin.instead:
        trial = state.copy()
        for decision in other:
            trial.apply(decision)


def test_florins_are_cashed_from_what_turns_up_soonest() -> None:
    state = table()
    court(state, 0, left_1="banker", right_1="banker")
    ready(state, 0, "milan")
    winter(state, 0, "recruit")
    player(state).token = 2
    assert plan_of(state, "recruit milan").startswith("recruit milan; cash right-1")


# Moving.


def walks(state: VirtuState) -> list[str]:
    return told(spring(state))


def test_a_way_leads_to_every_chamber_in_reach() -> None:
    assert walks(table()) == ["stop", "step"]
    assert walks(table(coins=2)) == ["stop", "step; stop", "step; step florins"]


def test_the_way_may_be_paid_with_florins_or_arrows() -> None:
    state = table(coins=2)
    ready(state, 0, "parma")
    found = walks(state)
    assert found[:2] == ["stop", "step; stop"]
    assert sorted(found[2:]) == ["step; step florins; step parma", "step; step florins; stop", "step; step parma; stop"]


def test_an_indulgence_on_the_way_is_left_or_cancelled() -> None:
    state = table()
    indulgence(state, 0, 3)
    own(state, 0, "ravenna")
    ready(state, 0, "ravenna")
    assert walks(state) == ["stop", "step; leave", "step; cancel cross"]


def test_an_indulgence_on_the_first_chamber_begins_the_way() -> None:
    state = table()
    indulgence(state, 0, 2)
    own(state, 0, "ravenna")
    ready(state, 0, "ravenna")
    assert walks(state) == ["leave; stop", "leave; step", "cancel cross; stop", "cancel cross; step"]


def test_what_turns_up_on_the_way_pays_for_the_rest_of_it() -> None:
    state = table()
    court(state, 0, exhausted=True, right_1="envoy")
    assert walks(state) == ["stop", "step"]
    state = table()
    player(state).token = 1
    court(state, 0, exhausted=True, right_1="envoy")
    assert walks(state) == ["stop", "step; stop", "step; step right-1"]


# Campaigns and retreats.


def campaign(**placed: int) -> VirtuState:
    state = table()
    units(state, 0, **placed)
    return state


def test_so_many_units_march_together_with_the_sources_that_it_takes() -> None:
    state = campaign(milan=3, parma=0)
    court(state, 0, left_1="condottiere")
    act(state, 0, "campaign")
    assert [text for text in told(state) if text.endswith("march milan turin")] == [
        "march milan turin",
        "use left-1 cavalry; march milan turin; march milan turin",
        "use left-1 cavalry; march milan turin; march milan turin; march milan turin",
    ]


def test_own_cities_are_marched_through_and_foreign_ones_are_not() -> None:
    state = campaign(milan=1, parma=0)
    court(state, 0, left_1="condottiere")
    act(state, 0, "campaign")
    assert "use left-1 cavalry; march milan parma; march parma bologna" in told(state)
    assert not [text for text in told(state) if "march bologna" in text or "march turin" in text]


def test_units_sail_with_a_ship_for_each_sea_and_unit() -> None:
    state = table()
    own(state, 0, "genoa")
    units(state, 0, genoa=2, milan=0)
    court(state, 0, left_1="merchant")
    act(state, 0, "campaign")
    found = told(state)
    assert "use left-1 ship; sail genoa pisa; sail genoa pisa" in found
    assert "use left-1 ship; sail genoa palermo" in found
    assert not [text for text in found if text.count("sail genoa palermo") > 1]


# Intrigue.


def test_an_agent_is_sent_in_one_deed() -> None:
    state = act(table(), 0, "intrigue")
    assert "send supply; to city; at siena" in deeds(state)
    assert "send supply; to chamber; at venice-chamber-2" in deeds(state)
    assert "send supply; to power; at france" in deeds(state)


def test_two_masks_put_an_agent_in_the_place_of_another() -> None:
    state = table()
    agent(state, 1, "siena")
    act(state, 0, "intrigue")
    assert [text for text in deeds(state) if text.startswith("remove")] == ["remove siena"]
    court(state, 0, left_1="cutthroat")
    act(state, 0, "intrigue")
    assert "use left-1 mask; remove siena; send supply; to city; at siena" in deeds(state)


# Winter.


def test_a_purchase_is_paid_and_seated_where_it_turns_up_soonest() -> None:
    state = winter(table(coins=9), 0, "buy")
    player(state).token = 0
    (banker,) = [preview for preview in plans(state) if preview.chosen[0].text == "buy banker"]
    assert planned(banker.plan) == "buy banker; seat right-1"
    assert [planned(other) for other in banker.instead] == ["buy banker; seat left-1", "buy banker; seat right-2"]


def test_who_makes_room_is_asked_for() -> None:
    state = table(coins=9)
    court(state, 0, left_1="bishop", right_1="bishop", right_2="admiral")
    assert plan_of(winter(state, 0, "buy"), "buy banker") == "buy banker"


def test_wages_are_told_with_the_units_that_go() -> None:
    state = table(coins=9)
    units(state, 0, milan=2, parma=1)
    found = told(winter(state, 0, "wages"))
    assert [text for text in found if text.startswith("keep 2")] == ["keep 2; disband milan", "keep 2; disband parma"]
    assert [text for text in found if text.startswith("keep 1")] == [
        "keep 1; disband milan; disband milan",
        "keep 1; disband milan; disband parma",
    ]


def test_an_alliance_is_told_with_the_symbol_that_an_agent_saves() -> None:
    state = table(coins=9)
    agent(state, 0, "france")
    own(state, 0, "genoa", "venice", "florence", "mantua", "turin")
    ready(state, 0, "genoa", "venice", "florence", "milan", "mantua", "turin")
    found = told(winter(state, 0, "alliance"), "ally france")
    assert len(found) > 1
    assert all(text.startswith("ally france; drop ") for text in found)


def test_the_sale_of_an_indulgence_stands_last_and_the_end_before_it() -> None:
    for step in ("buy", "recruit", "alliance"):
        state = table(coins=9)
        sellers(state, 0)
        ready(state, 0, "milan")
        assert deeds(winter(state, 0, step))[-2:] == ["end", "indulgence florins"]


def idle_winter(coins: int) -> VirtuState:
    state = table(coins=coins)
    sellers(state, 0)
    court(state, 0, exhausted=True, left_1="bishop")
    return winter(state, 0, "reorganise")


def test_steps_that_hold_nothing_but_a_sale_are_passed_unless_its_florins_open_more() -> None:
    state = winter(table(), 0, "alliance")
    assert PLANNER.passed(state, state.legal()) is None
    sellers(state, 0)
    winter(state, 0, "alliance")
    assert legal(state) == ["end", "indulgence florins"]
    assert PLANNER.passed(state, state.legal()) is CATALOGUE.parse("end")
    winter(state, 0, "recruit")
    assert legal(state) == ["end", "indulgence florins"]
    assert PLANNER.passed(state, state.legal()) is None, "three florins recruit a unit"


def test_the_end_of_the_palace_passes_what_holds_nothing() -> None:
    state = idle_winter(0)
    units(state, 0, milan=6, parma=0)
    winter(state, 0, "reorganise")
    (end,) = [preview for preview in plans(state) if preview.chosen[0].text == "end"]
    assert [planned(other) for other in end.instead] == []
    assert end.plan[-1].text == "end"


def test_the_sale_can_always_be_made_before_a_step_that_is_passed() -> None:
    """What is passed takes no choice away: the question before it had the sale, too."""
    rng = Random(4)
    match = Match("virtu", 4, seed=11)
    sales: set[tuple[int, int]] = set()
    passed = 0
    while not match.over and match.number < 900:
        seat = match.seat
        assert seat is not None
        view: Any = match.view(None)
        menu = match.legal()
        if PLANNER.passed(match.state, menu) is not None:
            assert (view["year"], seat) in sales
            passed += 1
        if view["asked"]["for"] in ("wages", "reorganise", "buy", "recruit") and any(
            decision.text == "indulgence florins" for decision in menu
        ):
            sales.add((view["year"], seat))
        open = [decision for decision in menu if decision.text != "indulgence florins"]
        match.play(open[int(rng.random() * len(open))])
    assert passed
