"""Sets of small numbers as bits."""

import pytest

from signoria.engine.bits import LAST, has, size, with_bit, without_bit

MEMBERS = range(LAST + 1)
ALL = 2 ** len(MEMBERS) - 1


@pytest.mark.parametrize("number", MEMBERS)
def test_a_set_has_what_was_put_in_and_not_what_was_taken_out(number: int) -> None:
    alone = with_bit(0, number)
    assert alone == 2**number
    assert [member for member in MEMBERS if has(alone, member)] == [number]
    others = without_bit(ALL, number)
    assert [member for member in MEMBERS if not has(others, member)] == [number]
    assert with_bit(others, number) == ALL
    assert (size(alone), size(others), size(ALL)) == (1, LAST, LAST + 1)


def test_putting_in_twice_and_taking_out_what_is_not_there_changes_nothing() -> None:
    some = with_bit(0, 5)
    assert (with_bit(some, 5), without_bit(some, 6)) == (some, some)
