"""A match: whose turn it is, what may be played, taking back, views, log and result."""

from random import Random

import pytest

from signoria import CHANCE, BadSetup, Decision, Match, NothingToUndo, Refused, SignoriaError, UnknownDecision
from tests.players import at_random, finish, play_some


def a_match(variant: str = "basic", seats: int = 2, seed: int = 7) -> Match:
    return Match("lorenzo", seats, variant, seed=seed)


def test_chance_is_answered_before_anybody_is_asked() -> None:
    match = a_match()
    assert match.seat in (0, 1)
    assert match.state.actor != CHANCE
    assert match.number > 0


def test_a_decision_can_be_played_as_itself_or_by_its_text() -> None:
    one, other = a_match(), a_match()
    one.play(one.legal()[0])
    other.play(str(other.legal()[0]))
    assert one.record() == other.record()


def test_spaces_around_and_between_the_words_do_not_matter() -> None:
    match = a_match()
    assert match.parse("  place   white  market-1 ") is match.parse("place white market-1")


@pytest.mark.parametrize("text", ["", "dance", "place white", "place white market-9", "PLACE white market-1"])
def test_a_text_that_is_no_decision_is_named(text: str) -> None:
    match = a_match()
    before = match.record()
    for ask in (match.parse, match.refusal, match.play):
        with pytest.raises(UnknownDecision) as unknown:
            ask(text)
        assert repr(text) in str(unknown.value)
    assert match.record() == before


def test_a_decision_of_no_catalogue_is_unknown() -> None:
    match = a_match()
    real = match.legal()[0]
    forged = Decision(real.verb, real.index, real.words, real.a, real.b)
    beyond = Decision(real.verb, 10**6, real.words, 0, 0)
    for decision in (forged, beyond):
        with pytest.raises(UnknownDecision, match="no decision of lorenzo"):
            match.play(decision)


def test_what_is_legal_is_not_refused() -> None:
    match = a_match()
    assert all(match.refusal(decision) is None for decision in match.legal())


def test_a_refused_decision_leaves_the_match_as_it_was() -> None:
    match = a_match()
    play_some(match, at_random, Random(1), 1)
    before = (match.record(), match.state.copy(), match.log(None), match.can_undo, match.seat)
    with pytest.raises(Refused) as refused:
        match.play("place white market-4")
    assert (match.record(), match.state, match.log(None), match.can_undo, match.seat) == before
    assert refused.value.decision == "place white market-4"
    assert refused.value.refusal.rule in match.game.rules
    assert "market" in str(refused.value)
    assert isinstance(refused.value, SignoriaError)


def test_the_reason_is_the_same_asked_or_raised() -> None:
    match = a_match()
    asked = match.refusal("place white market-4")
    with pytest.raises(Refused) as refused:
        match.play("place white market-4")
    assert asked is not None
    assert str(asked) == str(refused.value.refusal)


def test_a_player_cannot_roll_the_dice() -> None:
    match = a_match()
    with pytest.raises(Refused):
        match.play("roll white 6")


def test_after_the_end_everything_is_refused() -> None:
    match = a_match()
    finish(match, at_random, Random(1))
    record = match.record()
    assert match.over
    assert match.seat is None
    assert match.legal() == []
    for text in ("place white market-1", "roll white 6", "end-turn"):
        with pytest.raises(Refused, match="The game is over"):
            match.play(text)
    assert match.record() == record


def test_the_number_counts_every_decision_of_the_record() -> None:
    match = a_match()
    for _ in range(20):
        lines = match.record().splitlines()
        assert lines[-1].split()[1] == str(match.number)
        assert match.number == len(lines) - 10
        match.play(match.legal()[0])


def test_two_matches_of_one_seed_are_the_same() -> None:
    assert a_match(seed=3).record() == a_match(seed=3).record()
    assert a_match(seed=3).record() != a_match(seed=4).record()


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = a_match()
    assert not match.can_undo
    with pytest.raises(NothingToUndo, match="revealed"):
        match.undo()


def at_first_turn() -> Match:
    match = a_match("advanced")
    while match.legal()[0].verb.word != "place":
        match.play(match.legal()[0])
    return match


def test_undo_takes_back_the_last_decision() -> None:
    match, twin = at_first_turn(), at_first_turn()
    last = match.parse("place white council")
    match.play(last)
    assert match.undo() is last
    assert match.record() == twin.record()
    assert match.state == twin.state
    assert match.log(0) == twin.log(0)


def test_another_decision_can_be_taken_after_undo() -> None:
    match = at_first_turn()
    match.play("place white council")
    match.undo()
    match.play("place white market-1")
    assert Match.from_record(match.record()).state == match.state


def test_a_turn_that_has_passed_on_cannot_be_taken_back() -> None:
    match = a_match()
    rng = Random(1)
    seat = match.seat
    while match.seat == seat:
        match.play(at_random(match.state, rng))
    assert not match.can_undo


def test_the_frontier_survives_saving() -> None:
    match = at_first_turn()
    last = match.parse("place white council")
    match.play(last)
    loaded = Match.from_record(match.record())
    assert loaded.can_undo
    assert loaded.undo() is last


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_there_is_no_view_or_log_for_a_seat_that_is_not_there(seat: int) -> None:
    match = a_match()
    for ask in (match.view, match.log):
        with pytest.raises(BadSetup, match="the seats are 0 to 1"):
            ask(seat)


def test_secrets_of_the_log_are_for_their_owner_only() -> None:
    match = a_match("advanced", seats=3)
    while match.view(0)["round"] == 0:
        match.play(match.legal()[0])
    for viewer in (None, 0, 1, 2):
        for event in match.log(viewer):
            if event["key"] in ("dealt", "kept"):
                assert ("leader" in event) == (event["seat"] == viewer)


def test_the_log_goes_on_where_it_was() -> None:
    match = a_match()
    rng = Random(1)
    log = match.log(None)
    while not match.over:
        match.play(at_random(match.state, rng))
        assert match.log(None)[: len(log)] == log
        log = match.log(None)


def test_looking_at_a_log_cannot_change_it() -> None:
    match = a_match()
    match.log(None).clear()
    match.log(None)[0]["key"] = "changed"
    assert match.log(None)[0]["key"] != "changed"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_and_ranking_fit_together(seats: int) -> None:
    match = a_match(seats=seats)
    finish(match, at_random, Random(seats))
    scores = match.scores()
    assert [score.seat for score in scores] == list(range(seats))
    assert sorted(score.place for score in scores) == list(range(1, seats + 1))
    assert [scores[seat].place for seat in match.ranking()] == list(range(1, seats + 1))
    totals = [scores[seat].total for seat in match.ranking()]
    assert totals == sorted(totals, reverse=True)
    assert all(sum(score.parts.values()) == score.total for score in scores)


def test_a_score_is_a_value() -> None:
    one, other = a_match().scores()[0], a_match().scores()[0]
    assert one == other
    assert hash(one) == hash(other)
    assert one != a_match().scores()[1]
    assert one.as_data()["total"] == one.total
    assert f"total={one.total}" in repr(one)
