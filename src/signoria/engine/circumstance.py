"""What a question tells besides who is asked and for what: how much is left, which card it is about.

A game declares its circumstances once, in the order of its observations; each knows how a view spells it and how an
observation writes it. A question only puts numbers:

    told.put(LEFT, self.left)
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from signoria.engine.observation import MOST, Observer


class Circumstance(ABC):
    """One thing that questions may tell: its key in views, its name and explanation in observations."""

    def __init__(self, key: str, name: str, text: str, absent: int) -> None:
        self.key = key
        self.name = name
        self.text = text
        self.absent = absent  # what is observed while no question tells it

    @abstractmethod
    def spell(self, value: int) -> object:
        """As views tell it."""

    @abstractmethod
    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        """As one fact of an observation of the viewer's."""


class Choice(Circumstance):
    """One of several things, by name; -1 for none of them."""

    def __init__(self, key: str, name: str, names: list[str], text: str) -> None:
        super().__init__(key, name, text, -1)
        self.names = names

    def spell(self, value: int) -> object:
        return self.names[value] if value >= 0 else None

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.choice(self.name, value, len(self.names), self.text)


class Numbered(Circumstance):
    """One of so many things that people count from 1; -1 for none of them."""

    def __init__(self, key: str, name: str, number: int, text: str) -> None:
        super().__init__(key, name, text, -1)
        self.number = number

    def spell(self, value: int) -> object:
        return value + 1 if value >= 0 else None

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.choice(self.name, value, self.number, self.text)


class Count(Circumstance):
    """A number."""

    def __init__(self, key: str, name: str, text: str) -> None:
        super().__init__(key, name, text, 0)

    def spell(self, value: int) -> object:
        return value

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.number(self.name, value, MOST, self.text)


class Flag(Circumstance):
    """Whether something is so."""

    def __init__(self, key: str, name: str, text: str) -> None:
        super().__init__(key, name, text, 0)

    def spell(self, value: int) -> object:
        return value != 0

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.flag(self.name, value != 0, self.text)


class Some(Circumstance):
    """Several things of a row, kept as bits."""

    def __init__(self, key: str, name: str, names: list[str], text: str) -> None:
        super().__init__(key, name, text, 0)
        self.names = names

    def spell(self, value: int) -> object:
        return [name for number, name in enumerate(self.names) if value >> number & 1]

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.bits(self.name, value, len(self.names), self.text)


class Somebody(Circumstance):
    """A seat; -1 for nobody. Views name it, observations count from the viewer's own."""

    def __init__(self, key: str, name: str, text: str) -> None:
        super().__init__(key, name, text, -1)

    def spell(self, value: int) -> object:
        return value if value >= 0 else None

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.choice(self.name, (value - viewer) % seats if value >= 0 else -1, seats, self.text)


class Row:
    """A number for each thing of a row. Views leave out those that are 0."""

    def __init__(self, key: str, name: str, names: list[str], top: int, text: str) -> None:
        self.key = key
        self.name = name
        self.names = names
        self.top = top
        self.text = text
        self.absent = [0] * len(names)

    def spell(self, numbers: list[int]) -> object:
        return {name: number for name, number in zip(self.names, numbers, strict=True) if number}

    def write(self, observer: Observer, numbers: list[int]) -> None:
        observer.numbers(self.name, numbers, self.top, self.text)


class Circumstances:
    """What one question tells."""

    def __init__(self) -> None:
        self.values: dict[Circumstance, int] = {}
        self.rows: dict[Row, list[int]] = {}

    def put(self, circumstance: Circumstance, value: int) -> None:
        self.values[circumstance] = value

    def put_row(self, row: Row, numbers: list[int]) -> None:
        self.rows[row] = numbers

    def spelled(self) -> dict[str, object]:
        told = {circumstance.key: circumstance.spell(value) for circumstance, value in self.values.items()}
        for row, numbers in self.rows.items():
            told[row.key] = row.spell(numbers)
        return told


class Vocabulary:
    """What a game's questions ask for and tell, in the order of its observations."""

    def __init__(self, questions: list[str], circumstances: Sequence[Circumstance | Row]) -> None:
        self.questions = questions
        self.circumstances = list(circumstances)
        self.numbers = {question: number for number, question in enumerate(questions)}
        self.text = f"What for: {', '.join(questions)}."

    def report(
        self, observer: Observer, asked: int, question: str, told: Circumstances, viewer: int, seats: int
    ) -> None:
        """Who is asked (-1: nobody), for what, and every circumstance that the game knows, told or not."""
        observer.begin("asked", -1)
        relative = (asked - viewer) % seats if asked >= 0 else -1
        observer.choice("seat", relative, seats, "Who is asked, counted from the own seat; nothing if nobody is.")
        observer.choice("for", self.numbers[question] if asked >= 0 else -1, len(self.questions), self.text)
        values = told.values
        for circumstance in self.circumstances:
            if isinstance(circumstance, Row):
                circumstance.write(observer, told.rows.get(circumstance, circumstance.absent))
            else:
                circumstance.write(observer, values.get(circumstance, circumstance.absent), viewer, seats)
