"""Whatever the library hands out can be pickled and copied, in the middle of a game too, and goes on as before."""

import copy
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

import signoria
from signoria import Match, NothingToUndo, Refused
from signoria.language.wording import Company
from signoria.match import record as records
from tests.pickling import pickled

WAYS: list[Callable[[Match], Match]] = [pickled, copy.deepcopy, copy.copy]
"""How a second one is made of a match."""


def some(name: str) -> Iterator[Match]:
    """A match at moments between its beginning and its end, some of them with a way back."""
    match = Match(name, 3, seed=9, options={"year_limit": 5} if name == "virtu" else None)
    rng = Random(9)
    moments = 0
    while not match.over:
        if match.number % 30 == 0 or (match.can_undo and moments < 8):
            moments += 1
            yield match
        match.play(rng.choice(match.legal()))
    yield match


def play_on(match: Match, seed: int, decisions: int) -> None:
    rng = Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(rng.choice(match.legal()))


def record_elsewhere(match: Match) -> str:
    """What another process makes of a match."""
    play_on(match, 3, 25)
    return match.record()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", signoria.games())
def test_a_match_goes_on_exactly_as_the_one_that_it_was_made_of(name: str, way: Callable[[Match], Match]) -> None:
    for match in some(name):
        before = match.record()
        one, other = way(match), way(match)
        assert (one.record(), one.state, one.scores()) == (before, match.state, match.scores())
        assert one.log(0) == match.log(0)
        play_on(one, 3, 12)
        assert match.record() == before
        play_on(other, 3, 12)
        assert one.record() == other.record()
        assert Match.from_record(one.record()).state == one.state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", signoria.games())
def test_the_way_back_is_kept(name: str, way: Callable[[Match], Match]) -> None:
    undone = 0
    for match in some(name):
        again = way(match)
        assert again.can_undo == match.can_undo
        before = match.record()
        while again.can_undo:
            again.undo()
            undone += 1
        with pytest.raises(NothingToUndo):
            again.undo()
        assert again.record() == Match.from_record(again.record()).record()
        assert match.record() == before
    assert undone > 0


def test_matches_are_played_on_in_other_processes() -> None:
    matches = [next(some(name)) for name in signoria.games()]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(record_elsewhere, matches))
    assert found == [record_elsewhere(match) for match in matches]


@pytest.mark.parametrize("name", signoria.games())
def test_games_kits_and_decisions_stay_the_same_objects(name: str) -> None:
    game = signoria.game(name)
    for thing in (game, signoria.kit(name), game.catalogue, *game.decisions[::50]):
        assert pickled(thing) is copy.deepcopy(thing) is copy.copy(thing) is thing


@pytest.mark.parametrize("name", signoria.games())
def test_what_a_game_tells_comes_back_equal(name: str) -> None:
    kit = signoria.kit(name)
    layout = kit.game.layout(3)
    for thing in (layout, *layout.facts[:5], *kit.game.options.values(), *kit.game.components[::20]):
        for again in (pickled(thing), copy.deepcopy(thing)):
            assert again is not thing
            assert again == thing
    assert pickled(layout).offset(layout.facts[-1].name) == layout.offset(layout.facts[-1].name)
    bounds = kit.bounds(kit.game, 3, kit.game.read_options({}))
    assert vars_of(pickled(bounds), "decisions chances points") == vars_of(bounds, "decisions chances points")


@pytest.mark.parametrize("name", signoria.games())
def test_what_a_match_tells_comes_back_equal(name: str) -> None:
    match = Match(name, 3, seed=2)
    for score in match.scores():
        assert pickled(score) == copy.deepcopy(score) == score
    for event in match._events:
        for again in (pickled(event), copy.deepcopy(event)):
            assert vars_of(again, "key seat params secret") == vars_of(event, "key seat params secret")
    record = records.read(match.record())
    again_read = pickled(record)
    assert again_read.header == record.header
    assert [vars_of(entry, "actor text line") for entry in again_read.entries] == [
        vars_of(entry, "actor text line") for entry in copy.deepcopy(record).entries
    ]
    assert Match.replay(again_read).record() == match.record()


@pytest.mark.parametrize("name", signoria.games())
def test_a_no_comes_back_with_its_reason(name: str) -> None:
    match = Match(name, 3, seed=2)
    illegal = next(decision for decision in match.game.decisions if match.refusal(decision))
    refusal = match.refusal(illegal)
    assert refusal is not None
    with pytest.raises(Refused) as caught:
        match.play(illegal)
    for make in (pickled, copy.deepcopy):
        assert make(refusal) == refusal
        assert str(make(refusal)) == str(refusal)
        again = make(caught.value)
        assert (str(again), again.refusal, again.decision) == (str(caught.value), refusal, illegal.text)


@pytest.mark.parametrize("name", signoria.games())
def test_a_wording_says_the_same(name: str) -> None:
    match = Match(name, 3, seed=2)
    wording = match.game.wording
    company = Company(["Anna", "Bruno", "Carla"], you=1)
    for make in (pickled, copy.deepcopy, copy.copy):
        again = make(wording)
        assert [again.describe(decision) for decision in match.legal()] == [
            wording.describe(decision) for decision in match.legal()
        ]
        assert again.tell(match.log(1), make(company)) == wording.tell(match.log(1), company)


def vars_of(thing: object, names: str) -> list[object]:
    return [getattr(thing, name) for name in names.split()]
