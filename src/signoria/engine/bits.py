"""Small sets of small numbers, kept as the bits of an int: quick to copy, compare and save.

No set of ours has more than 62 members. The types tell the compiler so, which then does without checking for large
numbers and puts these functions where they are asked. Bits are shifted down from the last one because mypyc makes a C
int of the 1 in `1 << number`, and that has 32 bits only.
"""

from typing import Final

from mypy_extensions import i64

LAST: Final = 61
LAST_BIT: Final[i64] = 1 << LAST


def has(bits: i64, number: i64) -> bool:
    """Whether a number is in the set."""
    return bits >> number & 1 != 0


def with_bit(bits: i64, number: i64) -> i64:
    """The set with a number in it."""
    return bits | LAST_BIT >> LAST - number


def without_bit(bits: i64, number: i64) -> i64:
    """The set with a number taken out."""
    return bits & ~(LAST_BIT >> LAST - number)


def size(bits: int) -> int:
    """How many numbers are in the set."""
    return bits.bit_count()
