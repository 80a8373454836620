"""Sets of small numbers as bits."""

from signoria.engine.bits import has, with_, without


def test_a_set_has_what_was_put_in_and_not_what_was_taken_out() -> None:
    some = with_(with_(0, 3), 40)
    assert [member for member in range(64) if has(some, member)] == [3, 40]
    assert without(some, 3) == with_(0, 40)


def test_putting_in_twice_and_taking_out_what_is_not_there_changes_nothing() -> None:
    some = with_(0, 5)
    assert (with_(some, 5), without(some, 6)) == (some, some)
