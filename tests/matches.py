"""Matches for tests: what must hold for those of any game, with which components, at which position."""

from collections.abc import Mapping
from importlib import import_module

from signoria import CHANCE, Match, State
from signoria.engine.dealer import Dealer
from signoria.match.record import Entry, Record, write
from tests.editions import current
from tests.setups import Setup


def standing(game: str, state: State, variant: str | None = None, options: Mapping[str, object] | None = None) -> Match:
    """A match at a position that a test has laid out with the current edition, whatever would have led there."""
    match = Match(game, len(state.scores()), variant, options, seed=1, edition=current(game).data_version)
    match.state = state
    return match


def unplayed(match: Match) -> Match:
    """The same match before anything is decided; chance waits to be answered too."""
    return Match.replay(Record(match.header(), []))


def scripted(match: Match, *texts: str) -> Match:
    """Decisions by their texts, those of chance included: a test says what is dealt, and no seed does."""
    for text in texts:
        assert match.seat is not None, f"the game is over before {text}"
        match.follow(Entry(match.seat, text, match.number))
    return match


def answered(match: Match, *verbs: str) -> Match:
    """What is asked with one of these verbs is answered with the first that is legal, until something else is asked."""
    while match.seat is not None and match.legal()[0].verb.word in verbs:
        scripted(match, match.legal()[0].text)
    return match


def begun(setup: Setup) -> Match:
    """A match with the components of rule tests, which no correction of a value changes, before anything is decided."""
    match = unplayed(setup.match())
    match.state = import_module(f"tests.{setup.game}.own").begin(match.seats, match.variant, match.options)
    return match


def dealt(setup: Setup) -> Match:
    """The same, as far as chance leads it before a seat decides."""
    match = begun(setup)
    Dealer(setup.seed).deal(match.state, lambda answer: match.follow(Entry(CHANCE, str(answer), 0)))
    return match


def own_record(match: Match) -> str:
    """The record of such a match, which names the components that it was played with."""
    header = {**match.header(), "data": import_module(f"tests.{match.game.name}.own").OWN.fingerprint}
    return write(header, match.decisions())


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
