"""Sets of small numbers, kept as the bits of one: a bit for each member."""


def has(bits: int, member: int) -> bool:
    return bits >> member & 1 == 1


def with_(bits: int, member: int) -> int:
    return bits | 1 << member


def without(bits: int, member: int) -> int:
    return bits & ~(1 << member)
