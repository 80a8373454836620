"""Weights of evaluations: one number for each name, of the file or of the weights it falls back on."""

from pathlib import Path

import pytest

from signoria import BadData
from signoria.bots.weights import Weights, read_weights
from tests.components import Maker, maker


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    return maker(tmp_path, monkeypatch)


def test_weights_stand_in_the_order_of_their_names(make: Maker) -> None:
    assert read_weights(make("[weights]\nfaith = 2\ncoin = 0.5\n"), ("coin", "faith")).values == [0.5, 2.0]


def test_what_a_file_lacks_is_as_in_the_fallback(make: Maker) -> None:
    fallback = Weights(("coin", "faith"), [0.5, 2.0])
    assert read_weights(make("[weights]\ncoin = 3.0\n"), ("coin", "faith"), fallback).values == [3.0, 2.0]


@pytest.mark.parametrize(
    ("line", "told"), [("", "coin must be a number, not None"), ("coin = true", "coin"), ("coin = 1\nwax = 2", "wax")]
)
def test_a_weight_that_is_missing_wrong_or_unknown_is_named(make: Maker, line: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        read_weights(make(f"[weights]\n{line}\n"), ("coin",))
