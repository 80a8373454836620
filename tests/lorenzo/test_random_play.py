"""What holds in any game: pieces are conserved, games have their shape, records and undo lead back."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import CHANCE, Match, NothingToUndo
from tests.lorenzo.invariants import CHECKS, turned_up
from tests.lorenzo.setups import EVERY_OPTION, FEW, LORENZO, PLAIN, SETUPS
from tests.players import eager, step
from tests.setups import Setup

setups = st.builds(
    Setup,
    st.just("lorenzo"),
    st.sampled_from((2, 3, 4)),
    st.sampled_from(("basic", "advanced")),
    st.integers(0, 2**32),
    st.sets(st.sampled_from(sorted(EVERY_OPTION))).map(lambda names: {name: EVERY_OPTION[name] for name in names}),
    st.just(eager),
)
"""Any seat count, variant, seed and set of options."""


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_pieces_are_conserved_and_tracks_kept(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        for check in CHECKS:
            if check is not CHECKS[3] or number % 5 == 0 or match.over:  # the cards are counted from the record
                check(match)


@given(setups)
@settings(max_examples=30)
def test_pieces_are_conserved_with_any_options(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 7 == 0 or match.over:
            for check in CHECKS:
                check(match)


@pytest.mark.rule("LOR-ROUND-1", "LOR-ROUND-2", "LOR-SCORE-1")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_game_has_six_rounds(setup: Setup) -> None:
    log = setup.finished().log(None)
    assert [event["round"] for event in log if event["key"] == "round"] == [1, 2, 3, 4, 5, 6]
    assert log[-1]["key"] == "game over"


@pytest.mark.rule("LOR-ROUND-5")
@pytest.mark.parametrize("setup", PLAIN, ids=repr)
def test_all_96_cards_appear_in_every_game(setup: Setup) -> None:
    rounds = turned_up(setup.finished())
    assert [len(cards) for cards in rounds] == [16] * 6
    assert {card for cards in rounds for card in cards} == set(range(96))


@pytest.mark.rule("LOR-TURN-2", "LOR-OQ-45")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_everybody_has_four_turns_in_each_round(setup: Setup) -> None:
    turns: list[Counter[object]] = []
    out: list[set[object]] = []
    match = setup.finished()
    for event in match.log(None):
        if event["key"] == "round":
            turns.append(Counter())
            out.append(set())
        elif event["key"] in ("placed", "forfeited"):
            turns[-1][event["seat"]] += 1
            if event["key"] == "forfeited" and match.options["pass_is_final"]:
                out[-1].add(event["seat"])
    for played, gone in zip(turns, out, strict=True):
        for seat in range(match.seats):
            assert played[seat] == 4 or (seat in gone and played[seat] < 4)


@pytest.mark.rule("LOR-VATICAN-1", "LOR-VATICAN-3", "LOR-VATICAN-6", "LOR-VATICAN-7")
@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_each_report_finds_everybody_supporting_or_excommunicated(setup: Setup) -> None:
    answers: Counter[tuple[object, object]] = Counter()
    round: object = 0
    match = setup.finished()
    for event in match.log(None):
        if event["key"] == "round":
            round = event["round"]
        elif event["key"] in ("supported", "excommunicated"):
            answers[round, event["seat"]] += 1
    assert answers == {(report, seat): 1 for report in (2, 4, 6) for seat in range(match.seats)}


@pytest.mark.rule("LOR-HIDDEN-2")
@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_chance_always_has_outcomes_each_with_a_positive_weight(setup: Setup) -> None:
    state, rng = LORENZO.new(setup.seats, setup.variant, setup.options), setup.rng()
    while state.actor is not None:
        chances = state.chances()
        assert bool(chances) == (state.actor == CHANCE)
        assert all(weight > 0 for _, weight in chances)
        if chances:
            assert [decision for decision, _ in chances] == state.legal()
        step(state, setup.choose, rng)
    assert state.chances() == []
    assert state.legal() == []


def everything(match: Match) -> list[object]:
    """All that a match can tell, to compare two of them."""
    viewers = [None, *range(match.seats)]
    return [
        match.state.copy(),
        match.seat,
        match.number,
        match.can_undo,
        match.record(),
        [match.view(viewer) for viewer in viewers],
        [match.log(viewer) for viewer in viewers],
        match.scores(),
        match.ranking(),
        [str(decision) for decision in match.legal()],
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_record_replays_to_the_same_match(setup: Setup) -> None:
    match = setup.finished()
    assert everything(Match.from_record(match.record())) == everything(match)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_a_record_replays_at_any_moment(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 9 == 0:
            assert everything(Match.from_record(match.record())) == everything(match)


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_a_resumed_match_goes_on_like_the_unbroken_one(setup: Setup) -> None:
    whole, rng = setup.match(), Random(setup.seed)
    resumed = Match.from_record(whole.record())
    number = 0
    while not whole.over:
        choice = setup.choose(whole.state, rng)
        whole.play(choice)
        resumed.play(choice)
        assert resumed.state == whole.state
        number += 1
        if number % 20 == 0:
            resumed = Match.from_record(resumed.record())
    assert resumed.record() == whole.record()


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_undo_leads_back_step_by_step(setup: Setup) -> None:
    """Before every decision all undoable ones are taken back and taken again; each moment must be as it was."""
    match, rng = setup.match(), setup.rng()
    past = [everything(match)]
    taken = []
    while not match.over:
        taken.append(setup.choose(match.state, rng))
        match.play(taken[-1])
        if not match.can_undo:
            past, taken = [everything(match)], []
            continue
        past.append(everything(match))
        for decision, before in zip(reversed(taken), reversed(past[:-1]), strict=True):
            assert match.undo() is decision
            assert everything(match) == before
        assert not match.can_undo
        for decision in taken:
            match.play(decision)
        assert everything(match) == past[-1]


def reveals(match: Match, decision: str) -> bool:
    """A leader played or discarded in the open was secret before."""
    return decision.startswith("play ") or (
        decision.startswith("discard ") and match.options["hidden_discards"] is False
    )


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_what_can_be_undone_is_what_the_acting_seat_did_last(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        who, _, last = match.record().splitlines()[-2].partition(": ")
        assert match.can_undo == (who == str(match.seat) and not reveals(match, last))
        if number > 60:
            return


def test_nothing_can_be_undone_when_the_game_is_over() -> None:
    match = PLAIN[0].finished()
    with pytest.raises(NothingToUndo):
        match.undo()


@pytest.mark.parametrize("setup", FEW, ids=repr)
def test_views_and_logs_are_plain_json(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 10 == 0 or match.over:
            for viewer in (None, *range(match.seats)):
                for told in (match.view(viewer), match.log(viewer)):
                    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_event_of_the_log_can_be_said(setup: Setup) -> None:
    for event in setup.finished().log(None):
        text = LORENZO.wording.say(f"log.{event['key']}", event)
        assert text
        assert "{" not in text
