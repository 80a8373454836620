"""Small sets of small numbers, kept as the bits of an int: quick to copy, compare and save."""


def has(bits: int, number: int) -> bool:
    return bits >> number & 1 != 0


def with_bit(bits: int, number: int) -> int:
    """The set with a number in it."""
    return bits | 1 << number


def without_bit(bits: int, number: int) -> int:
    """The set with a number taken out."""
    return bits & ~(1 << number)
