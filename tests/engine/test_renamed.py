"""Old names of what is public work for one release, and say what to write instead."""

import pytest

import signoria
from signoria.engine.journal import Journal


def test_state_tell_is_attach() -> None:
    state = signoria.game("lorenzo").new(2)
    journal = Journal()
    with pytest.warns(DeprecationWarning, match="State.tell is now State.attach"):
        state.tell(journal)
    state.apply(state.legal()[0])
    assert journal.events


def test_state_retell_is_consistent_history() -> None:
    match = signoria.Match("lorenzo", 2)
    with pytest.warns(DeprecationWarning, match="State.retell is now State.consistent_history"):
        told = match.state.retell(match.decisions())
    assert told == match.state.consistent_history(match.decisions())
