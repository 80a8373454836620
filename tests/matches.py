"""Matches for tests: what must hold for those of any game, and how one comes to a position laid out by hand."""

from collections.abc import Mapping

from signoria import Match, State
from tests.setups import Setup


def standing(game: str, state: State, variant: str | None = None, options: Mapping[str, object] | None = None) -> Match:
    """A match at a position that a test has laid out, whatever would have led there."""
    match = Match(game, len(state.scores()), variant, options, seed=1)
    match.state = state
    return match


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


def check_undo(setup: Setup) -> None:
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
