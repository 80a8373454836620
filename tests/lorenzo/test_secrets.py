"""Nobody sees what he may not: views and logs of random play, and worlds imagined behind them."""

import json
from random import Random

import pytest

from signoria import Match
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from tests.lorenzo.draft_table import secret_report
from tests.lorenzo.invariants import position
from tests.lorenzo.setups import LORENZO, PLAIN, WITH_ALL, WITH_OPTION
from tests.matches import standing
from tests.setups import Setup

ADVANCED = [setup for setup in [*PLAIN, *WITH_ALL] if setup.variant == "advanced"]
HIDING = [setup for setup in WITH_OPTION if {"hidden_discards", "vatican_simultaneous"} & set(setup.options)]


def may_know(match: Match, viewer: int | None) -> set[str]:
    """The leaders a viewer may know of, told from the record alone (section 20 of the rules)."""
    packets: list[list[str]] = [[] for _ in range(match.seats)]
    known: set[str] = set()
    dealt = kept = 0
    hidden = match.options["hidden_discards"]
    for line in match.record().splitlines():
        who, _, text = line.partition(": ")
        word, _, leader = text.partition(" ")
        if word == "deal":
            packets[dealt // 4].append(leader)
            if viewer == dealt // 4:
                known.add(leader)
            dealt += 1
        elif word == "keep":
            seat, turn = int(who), kept // match.seats
            packets[(seat + turn) % match.seats].remove(leader)
            kept += 1
            if kept % match.seats == 0 and viewer is not None:
                known.update(packets[(viewer + turn + 1) % match.seats])
        elif word == "play" or (word == "discard" and (not hidden or who == str(viewer))):
            known.add(leader)
    return known


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-LEADER-10")
@pytest.mark.parametrize("setup", [*ADVANCED, *HIDING], ids=repr)
def test_views_and_logs_name_no_leader_that_the_viewer_may_not_know(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number > 12 and number % 11 and not match.over:
            continue
        for viewer in (None, *range(match.seats)):
            known = may_know(match, viewer)
            for told in (json.dumps(match.view(viewer)), json.dumps(match.log(viewer))):
                named = {leader for leader in LEADER_IDS if f'"{leader}"' in told}
                assert named <= known, (viewer, named - known)


@pytest.mark.rule("LOR-HIDDEN-1")
@pytest.mark.parametrize("setup", ADVANCED, ids=repr)
def test_a_view_tells_all_that_its_seat_knows_of_the_draft(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number < 13 or number % 29 == 0:
            for seat in range(match.seats):
                told = json.dumps(match.view(seat))
                assert {leader for leader in LEADER_IDS if f'"{leader}"' in told} == may_know(match, seat)


@pytest.mark.rule("LOR-HIDDEN-1", "LOR-HIDDEN-3")
@pytest.mark.parametrize("setup", [*ADVANCED, *HIDING, PLAIN[0]], ids=repr)
def test_what_a_seat_imagines_looks_the_same_to_it(setup: Setup) -> None:
    rng = Random(setup.seed)
    for number, match in enumerate(setup.steps()):
        if number > 12 and number % 9 and not match.over:
            continue
        for viewer in (None, *range(match.seats)):
            state = match.state.copy()
            dream = state.imagine(viewer, rng)
            assert dream.view(viewer) == state.view(viewer)
            assert state == match.state
            assert dream.actor == state.actor
            if viewer == state.actor:
                assert dream.legal() == state.legal()


@pytest.mark.parametrize("setup", [*ADVANCED, *HIDING], ids=repr)
def test_an_imagined_world_can_be_played_to_the_end(setup: Setup) -> None:
    rng = Random(setup.seed)
    for number, match in enumerate(setup.steps()):
        if number % 41 == 5:
            dream = position(match).imagine(number % match.seats, rng)
            hands = [leader for player in dream.players for leader in player.hand]
            assert len(set(hands)) == len(hands)
            while dream.actor is not None:
                options = dream.legal()
                dream.apply(options[int(rng.random() * len(options))])


@pytest.mark.rule("LOR-HIDDEN-1")
def test_imagining_changes_the_hands_of_others() -> None:
    match = Match("lorenzo", 4, "advanced", seed=1)
    while match.view(0)["round"] == 0:
        match.play(match.legal()[0])
    state = position(match)
    dreams = [state.imagine(0, Random(seed)) for seed in range(30)]
    assert all(dream.players[0].hand == state.players[0].hand for dream in dreams)
    assert len({dream.players[2].hand for dream in dreams}) > 5


@pytest.mark.rule("LOR-OQ-26")
def test_secret_answers_to_the_vatican_stay_secret_until_all_have_answered() -> None:
    match = standing("lorenzo", secret_report(3), "advanced", {"vatican_simultaneous": True})
    for number, text in enumerate(("support", "decline", "support"), start=1):
        assert not any(event["key"] == "supported" for event in match.log(None))
        match.play(text)
        for viewer in (None, *range(3)):
            told = [event for event in match.log(viewer) if event["key"] == "answered"]
            assert [event["seat"] for event in told] == list(range(number))
            assert ["support" in event for event in told] == [event["seat"] == viewer for event in told]
    assert any(event["key"] == "supported" for event in match.log(None))


def test_the_log_of_a_seat_differs_from_the_spectators_only_by_its_own_secrets() -> None:
    match = ADVANCED[-1].finished()
    public = match.log(None)
    for seat in range(match.seats):
        for own, other in zip(match.log(seat), public, strict=True):
            assert own == other or (own["seat"] == seat and other.items() <= own.items())


def test_every_game_setting_is_in_the_view() -> None:
    view = Match("lorenzo", 3, "basic", seed=1).view(2)
    assert (view["game"], view["seats"], view["variant"], view["viewer"]) == (LORENZO.name, 3, "basic", 2)
