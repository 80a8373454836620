"""Small sets of small numbers, kept as the bits of an int: quick to copy, compare and save.

No set of ours has more than 63 members. `has` tells the compiler so, which then does without checking for large numbers
and puts it where it is asked. The others cannot: mypyc makes a C int of the 1 in `1 << number`, which has 32 bits only.
"""

from mypy_extensions import i64


def has(bits: i64, number: i64) -> bool:
    """Whether a number is in the set."""
    return bits >> number & 1 != 0


def with_bit(bits: int, number: int) -> int:
    """The set with a number in it."""
    return bits | 1 << number


def without_bit(bits: int, number: int) -> int:
    """The set with a number taken out."""
    return bits & ~(1 << number)
