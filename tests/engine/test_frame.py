"""Frames are values: what a position waits for is compared, hashed and saved by all its numbers."""

import pickle

import pytest

from signoria.engine.frame import Frame

NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("place", range(len(NUMBERS)))
def test_frames_that_differ_in_one_number_differ(place: int) -> None:
    other = [*NUMBERS]
    other[place] += 1
    assert Frame(*other) != Frame(*NUMBERS)


def test_numbers_that_are_not_given_are_0() -> None:
    assert Frame(3, 0, 1) == Frame(3, 0, 1, 0, 0, 0, 0, 0)


def test_equal_frames_are_one_in_a_set() -> None:
    assert len({Frame(*NUMBERS), Frame(*NUMBERS)}) == 1


def test_a_frame_comes_back_from_a_pickle() -> None:
    assert pickle.loads(pickle.dumps(Frame(*NUMBERS))) == Frame(*NUMBERS)
