"""Observations: what a seat may see as a row of small numbers, and a layout that says what each of them means.

A game tells its facts once, in one function that names a fact and writes its numbers in the same breath. Run with a
layout it notes names, sizes and meanings; run without, it only writes. So the two cannot drift apart.
"""

from typing import Final

MOST: Final = 255
"""The largest number that one cell holds."""


class Fact:
    """Some neighbouring cells of an observation that tell one thing."""

    __slots__ = ("name", "size", "text", "top")

    def __init__(self, name: str, size: int, top: int, text: str) -> None:
        self.name = name
        self.size = size
        self.top = top  # the largest value that one of its cells holds
        self.text = text

    def __repr__(self) -> str:
        return f"Fact({self.name!r}, {self.size}, {self.top})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.name)

    def values(self) -> tuple[str, int, int, str]:
        return (self.name, self.size, self.top, self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return Fact, self.values()


class Layout:
    """The facts of an observation in their order."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.size = 0
        self.offsets: dict[str, int] = {}

    def add(self, fact: Fact) -> None:
        if fact.name in self.offsets:
            raise ValueError(f"two facts are called {fact.name!r}")
        if not 1 <= fact.top <= MOST:
            raise ValueError(f"the top of {fact!r} must be 1 to {MOST}")
        self.offsets[fact.name] = self.size
        self.facts.append(fact)
        self.size += fact.size

    def offset(self, name: str) -> int:
        """Where a fact begins."""
        return self.offsets[name]

    def tops(self) -> bytes:
        """The largest value of each cell, to scale an observation to 0..1."""
        return b"".join([bytes([fact.top]) * fact.size for fact in self.facts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.size)

    def __reduce__(self) -> tuple[object, ...]:
        return layout_of, (self.facts,)


def layout_of(facts: list[Fact]) -> Layout:
    """The layout of these facts in their order."""
    layout = Layout()
    for fact in facts:
        layout.add(fact)
    return layout


class Observer:
    """Takes the facts of a position one after the other, all of them at every position."""

    def __init__(self, size: int, layout: Layout | None) -> None:
        self.cells = bytearray(size)  # much faster to hand out than a list
        self.next = 0
        self.layout = layout  # to be filled in, or None when it is known already
        self.block = ""

    def begin(self, block: str, number: int) -> None:
        """What follows belongs to a block, such as that of a player; its name stands before theirs."""
        if self.layout is not None:
            self.block = f"{block}-{number}." if number >= 0 else f"{block}."

    def claim(self, name: str, size: int, top: int, text: str) -> int:
        """The first of the cells of a fact, to be written here or, where no form below fits, by the caller."""
        start = self.next
        self.next = start + size
        if self.layout is not None:
            self.layout.add(Fact(self.block + name, size, top, text))
            self.cells.extend(bytes(size))
        return start

    def number(self, name: str, value: int, top: int, text: str) -> None:
        """A number from 0 up; what is beyond its top, as corrected values can bring it, is told as the top."""
        start = self.claim(name, 1, top, text)
        if value:
            self.cells[start] = value if value < top else top

    def long(self, name: str, value: int, parts: int, text: str) -> None:
        """A number that can exceed 255: the cells are filled one after the other, each up to 255."""
        start = self.claim(name, parts, MOST, text)
        for cell in range(start, start + parts):
            if value <= MOST:
                self.cells[cell] = value
                return
            self.cells[cell] = MOST
            value -= MOST

    def numbers(self, name: str, values: list[int], top: int, text: str) -> None:
        """Several numbers from 0 up to their top, one for each cell."""
        cell = self.claim(name, len(values), top, text)
        for value in values:
            if value:
                self.cells[cell] = value if value < top else top
            cell += 1

    def flag(self, name: str, value: bool, text: str) -> None:
        start = self.claim(name, 1, 1, text)
        if value:
            self.cells[start] = 1

    def choice(self, name: str, value: int, size: int, text: str) -> None:
        """One of several: a 1 in its cell, or nothing for -1."""
        start = self.claim(name, size, 1, text)
        if value >= 0:
            self.cells[start + value] = 1

    def choices(self, name: str, values: list[int], size: int, text: str) -> None:
        """One of several, a number of times: so many cells for each, one after the other."""
        start = self.claim(name, len(values) * size, 1, text)
        for value in values:
            if value >= 0:
                self.cells[start + value] = 1
            start += size

    def owned(self, name: str, owners: list[int], owner: int, text: str) -> None:
        """Things that have an owner: a 1 for each that is theirs."""
        cell = self.claim(name, len(owners), 1, text)
        for other in owners:
            if other == owner:
                self.cells[cell] = 1
            cell += 1

    def bits(self, name: str, set: int, size: int, text: str) -> None:
        """A set that is kept as bits: a 1 for each that is in it."""
        cell = self.claim(name, size, 1, text)
        while set:
            if set & 1:
                self.cells[cell] = 1
            set >>= 1
            cell += 1

    def members(self, name: str, things: tuple[int, ...], size: int, text: str) -> None:
        """A set that is kept as a row: a 1 for each that is in it."""
        start = self.claim(name, size, 1, text)
        for thing in things:
            self.cells[start + thing] = 1

    def row(self, name: str, things: tuple[int, ...], size: int, top: int, text: str) -> None:
        """A row in its order: each thing's number plus 1, then 0 up to the end."""
        cell = self.claim(name, size, top, text)
        for thing in things:
            self.cells[cell] = thing + 1
            cell += 1
