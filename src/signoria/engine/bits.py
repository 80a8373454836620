"""Small sets of small numbers, kept as the bits of an int: quick to copy, compare and save."""

from mypy_extensions import i64


def has(bits: i64, number: i64) -> bool:
    """Whether a number is in the set. No set of ours has more than 63 members, so that the compiler can do without
    checking for large numbers, and puts it where it is asked."""
    return bits >> number & 1 != 0


def with_bit(bits: int, number: int) -> int:
    """The set with a number in it."""
    return bits | 1 << number


def without_bit(bits: int, number: int) -> int:
    """The set with a number taken out."""
    return bits & ~(1 << number)
