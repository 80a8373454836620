"""Frames: what comes next. A position keeps a stack of them, so that any moment of a game can be saved and copied."""

from typing import Final

NOBODY: Final = -2
"""The seat of a frame that runs by itself."""


class Frame:
    """Who is asked (a seat, CHANCE or NOBODY), for what, and up to six numbers on how matters stand. Never changed."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "kind", "seat")

    def __init__(
        self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    def values(self) -> tuple[int, ...]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.d, self.e, self.f)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Frame{self.values()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, self.values()
