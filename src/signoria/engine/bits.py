"""Small sets of small numbers, kept as the bits of an int: quick to copy, compare and save.

No set of ours has more than 63 members. Told so by `i64`, the compiler does without checking for large numbers, and
puts these functions where they are called.
"""

from mypy_extensions import i64


def has(bits: i64, number: i64) -> bool:
    """Whether a number is in the set."""
    return bits >> number & 1 != 0


def with_bit(bits: i64, number: i64) -> i64:
    """The set with a number in it."""
    return bits | 1 << number


def without_bit(bits: i64, number: i64) -> i64:
    """The set with a number taken out."""
    return bits & ~(1 << number)
