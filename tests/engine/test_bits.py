"""Sets of small numbers as bits."""

from signoria.engine.bits import has, with_bit, without_bit


def test_a_set_has_what_was_put_in_and_not_what_was_taken_out() -> None:
    some = with_bit(with_bit(0, 3), 40)
    assert [member for member in range(64) if has(some, member)] == [3, 40]
    assert without_bit(some, 3) == with_bit(0, 40)


def test_putting_in_twice_and_taking_out_what_is_not_there_changes_nothing() -> None:
    some = with_bit(0, 5)
    assert (with_bit(some, 5), without_bit(some, 6)) == (some, some)
