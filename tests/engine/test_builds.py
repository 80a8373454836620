"""The pure and the compiled build play alike: both are compared with the same committed checksums."""

import os
import pickle
from random import Random

import pytest

import signoria
from signoria import playout
from tests import checksums


def test_the_build_is_the_one_to_be_tested() -> None:
    """`make test` says which build it means; anywhere else both will do."""
    wanted = os.environ.get("SIGNORIA_BUILD", "")
    assert wanted in ("", "compiled" if signoria.is_compiled() else "pure")


@pytest.mark.parametrize("name", checksums.names())
def test_a_seeded_match_is_the_same_in_every_build(name: str) -> None:
    """After a change of rules on purpose: python -m scripts.playout_checksums."""
    assert checksums.checksum(name) == checksums.committed()[name]


def test_no_checksum_is_left_over() -> None:
    assert sorted(checksums.committed()) == sorted(checksums.names())


@pytest.mark.parametrize("name", signoria.games())
def test_a_state_can_be_copied_and_pickled_in_every_build(name: str) -> None:
    state = signoria.game(name).new(3)
    playout(state, Random(1), limit=30)
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin == state
        playout(twin, Random(2))
        assert twin.actor is None
        assert state.actor is not None
