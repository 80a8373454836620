"""What holds in any game: pieces are conserved, refusals agree, records and undo lead back, scores stand a recount."""

import json
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import CHANCE, Decision, Match, Refused
from signoria.engine.chance import pick
from signoria.games.carrara.components.marble import spelled
from signoria.games.carrara.position.catalogue import PLACE, ROTATE
from signoria.games.carrara.state import CarraraState
from tests.carrara import recount
from tests.carrara.invariants import CHECKS
from tests.carrara.setups import CARRARA, FEW, MONEY_PLACES, PLAIN, SETUPS, hoarding, keen, thrifty
from tests.matches import check_undo, everything
from tests.players import at_random
from tests.setups import Setup


def position(match: Match) -> CarraraState:
    assert isinstance(match.state, CarraraState)
    return match.state


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_pieces_are_conserved(setup: Setup) -> None:
    for match in setup.steps():
        for check in CHECKS:
            check(position(match))


setups = st.builds(
    Setup,
    st.just("carrara"),
    st.sampled_from((2, 3, 4)),
    st.sampled_from(("basic", "advanced")),
    st.integers(0, 2**32),
    st.fixed_dictionaries({"confirm_turn": st.booleans(), "stall_rounds": st.sampled_from((1, 5, 50))}),
    st.sampled_from((at_random, keen, thrifty, hoarding)),
)
"""Any seat count, variant, seed, options and taste."""


@given(setups)
@settings(max_examples=30, deadline=None, derandomize=True)
def test_pieces_are_conserved_with_any_setup(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 5 == 0 or match.over:
            for check in CHECKS:
                check(position(match))


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_pieces_are_conserved_while_chance_decides(setup: Setup) -> None:
    state, rng = CARRARA.new(setup.seats, setup.variant, setup.options), Random(setup.seed)
    assert isinstance(state, CarraraState)
    while state.actor is not None:
        if state.actor == CHANCE:
            assert [decision for decision, _ in state.chances()] == state.legal()
            assert all(weight > 0 for _, weight in state.chances())
            state.apply(pick(state.chances(), rng))
        else:
            assert state.chances() == []
            state.apply(setup.choose(state, rng))
        for check in CHECKS:
            check(state)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_refusals_and_the_legal_list_agree_over_the_whole_catalogue(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 4 and not match.over:
            continue
        legal = match.legal()
        assert len(set(legal)) == len(legal)
        assert bool(legal) != match.over
        for decision in CARRARA.decisions:
            reason = match.refusal(decision)
            assert (reason is None) == (decision in legal), decision
            if reason is not None:
                assert reason.rule in CARRARA.rules
                assert "{" not in reason.text


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_refusals_agree_while_chance_decides(setup: Setup) -> None:
    state, rng = CARRARA.new(setup.seats, setup.variant, setup.options), Random(setup.seed)
    checked = 0
    while state.actor is not None and checked < 60:
        if state.actor == CHANCE:
            checked += 1
            legal = state.legal()
            for decision in CARRARA.decisions:
                assert (state.refusal(decision) is None) == (decision in legal)
            state.apply(pick(state.chances(), rng))
        else:
            state.apply(setup.choose(state, rng))


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_a_refused_decision_changes_nothing(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 15:
            continue
        before = match.state.copy()
        for decision in CARRARA.decisions[number % 7 :: 7]:
            if match.refusal(decision) is not None:
                with pytest.raises(Refused):
                    match.state.apply(decision)
        assert match.state == before


@pytest.mark.rule("CAR-STEP-1")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_offered_path_goes_on(setup: Setup) -> None:
    """Whatever is legal leads to a position in which something is legal again, or to the end."""
    for number, match in enumerate(setup.steps()):
        if number % 3:
            continue
        for decision in match.legal():
            state = match.state.copy()
            state.apply(decision)
            assert state.actor is None or state.legal()


@pytest.mark.rule("CAR-STEP-1", "CAR-SCORE-2")
@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_an_action_begun_can_always_be_ended(setup: Setup) -> None:
    """Taking the first option again and again ends any turn that has begun, without an error."""
    for number, match in enumerate(setup.steps()):
        if number % 11 or match.over:
            continue
        for decision in match.legal():
            state = match.state.copy()
            seat = state.actor
            state.apply(decision)
            for _ in range(60):
                if state.actor not in (seat, CHANCE):
                    break
                options = state.legal()
                state.apply(options[number % len(options)])
            else:
                raise AssertionError(f"the turn does not end after {decision}")


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_copies_and_pickles_are_equal_and_independent(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 10 or match.over:
            continue
        copied = match.state.copy()
        pickled = pickle.loads(pickle.dumps(match.state))
        assert copied == match.state == pickled
        before = match.view(0)
        for _ in range(8):
            if copied.actor is not None:
                copied.apply(copied.legal()[-1])
        assert match.state == pickled
        assert match.view(0) == before
        assert copied != match.state


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_record_replays_to_the_same_match(setup: Setup) -> None:
    match = setup.finished()
    assert everything(Match.from_record(match.record())) == everything(match)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_a_record_replays_at_any_moment_and_goes_on_alike(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 40 or match.over:
            continue
        resumed = Match.from_record(match.record())
        assert everything(resumed) == everything(match)
        unbroken = Match.from_record(match.record())
        rng, other = Random(number), Random(number)
        for _ in range(10):
            if not resumed.over:
                resumed.play(keen(resumed.state, rng))
                unbroken.play(keen(unbroken.state, other))
        assert resumed.record() == unbroken.record()


@pytest.mark.parametrize("setup", FEW[:2], ids=repr)
def test_undo_leads_back_step_by_step(setup: Setup) -> None:
    check_undo(setup)


def revealed(match: Match, decision: Decision) -> bool:
    """Coins were shown for a money place, or a screen was lifted after a rotation that drew nothing."""
    if decision.verb is ROTATE:
        return match.log(None)[-1]["key"] == "lifted the screen"
    return decision in MONEY_PLACES


@pytest.mark.rule("CAR-HIDDEN-3")
@pytest.mark.parametrize("setup", [*FEW, PLAIN[7]], ids=repr)
def test_what_can_be_undone_is_what_the_acting_seat_did_last(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 3 == 0:
            who, _, last = match.record().splitlines()[-2].partition(": ")
            assert match.can_undo == (who == str(match.seat) and not revealed(match, match.parse(last)))


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_views_and_logs_are_plain_json(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 25 == 0 or match.over:
            for viewer in (None, *range(match.seats)):
                for told in (match.view(viewer), match.log(viewer)):
                    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_event_of_the_log_can_be_said(setup: Setup) -> None:
    for event in setup.finished().log(None):
        assert "{" not in CARRARA.wording.say(f"log.{event['key']}", event)


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_who_listens_to_the_log_knows_every_screen(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 20 == 0 or match.over:
            log: list[dict[str, Any]] = match.log(None)
            for seat, player in enumerate(position(match).players):
                assert recount.coins_and_blocks(log, seat) == (player.coins, spelled(player.blocks))


@pytest.mark.rule("CAR-FINAL-1", "CAR-ADV-35", "CAR-ADV-36", "CAR-ADV-40")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_scores_stand_a_recount(setup: Setup) -> None:
    match = setup.finished()
    log: list[dict[str, Any]] = match.log(None)
    for seat, score in enumerate(match.scores()):
        coins, _ = recount.coins_and_blocks(log, seat)
        expected = {"victory": recount.points(log, seat), **recount.final(match.view(None), seat, coins)}
        assert score.parts == expected
        assert score.total == sum(expected.values())


@pytest.mark.rule("CAR-SCORE-7", "CAR-SCORE-9", "CAR-SCORE-11", "CAR-ADV-29")
@pytest.mark.parametrize("setup", PLAIN, ids=repr)
def test_rewards_stand_a_recount(setup: Setup) -> None:
    for match in setup.steps():
        for decision in match.legal():
            if decision.verb is PLACE:
                seat = match.seat
                assert seat is not None
                state = match.state.copy()
                assert isinstance(state, CarraraState)
                before = state.players[seat].coins, state.players[seat].points, state.trigger
                state.apply(decision)
                bonus = 5 if state.trigger != before[2] else 0
                gained = state.players[seat].coins - before[0], state.players[seat].points - before[1] - bonus
                assert gained == recount.place_pays(match.view(seat), seat, decision["place"])


@pytest.mark.rule("CAR-END-1", "CAR-END-4", "CAR-TURN-4")
@pytest.mark.parametrize("setup", PLAIN, ids=repr)
def test_games_end_with_one_last_turn_for_the_others(setup: Setup) -> None:
    match = setup.finished()
    state = position(match)
    assert state.stopped == (state.trigger < 0)
    if not state.stopped:
        assert state.reserve == 0
        assert any(player.fields == 0 and player.large == 0 for player in state.players)
        keys = Counter(event["key"] for event in match.log(None))
        assert keys["triggered the end"] == 1
