"""Observations read back by the names of their facts, and what must hold for those of any game."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

from signoria import Layout, State, game
from tests.players import Chooser, step
from tests.setups import Setup

View = dict[str, object]


class Reading:
    """An observation by the names of its facts; each kind of fact is read as it was written."""

    def __init__(self, layout: Layout, observation: bytes) -> None:
        assert len(observation) == layout.size
        self.places = {
            fact.name: list(observation[layout.offset(fact.name) : layout.offset(fact.name) + fact.size])
            for fact in layout.facts
        }

    def numbers(self, name: str) -> list[int]:
        return self.places[name]

    def number(self, name: str) -> int:
        """A number of one place, or of several that are filled one after the other."""
        return sum(self.places[name])

    def flag(self, name: str) -> bool:
        return self.places[name] == [1]

    def members(self, name: str) -> list[int]:
        return [place for place, value in enumerate(self.places[name]) if value]

    def bits(self, name: str) -> int:
        return sum(1 << place for place in self.members(name))

    def choice(self, name: str) -> int | None:
        members = self.members(name)
        return members[0] if members else None

    def choices(self, name: str, size: int) -> list[int | None]:
        places = self.places[name]
        return [
            places.index(1, start, start + size) - start if 1 in places[start : start + size] else None
            for start in range(0, len(places), size)
        ]

    def row(self, name: str) -> list[int]:
        return [value - 1 for value in self.places[name] if value]


Rebuild = Callable[[Reading, int, int], View]
"""Makes a view of a reading, the number of seats and the seat that observes."""


def chosen(names: list[str] | tuple[str, ...], place: int | None) -> str | None:
    return None if place is None else names[place]


def positions(setup: Setup) -> Iterator[State]:
    """Every position of a match, those of chance among them."""
    yield from onward(game(setup.game).new(setup.seats, setup.variant, setup.options), setup.choose, setup.rng())


def onward(state: State, choose: Chooser, rng: Random) -> Iterator[State]:
    """A position and all that follow it."""
    while state.actor is not None:
        yield state
        step(state, choose, rng)
    yield state


def check_all_can_be_read_back(setup: Setup, rebuild: Rebuild) -> None:
    """The view of a seat is rebuilt from its observation alone: nothing that it shows is missing there."""
    for number, state in enumerate(positions(setup)):
        check_reading(state, setup.seats, number % setup.seats, rebuild)


def check_reading(state: State, seats: int, seat: int, rebuild: Rebuild) -> None:
    rebuilt, view = rebuild(Reading(state.layout(), state.observe(seat)), seats, seat), state.view(seat)
    assert rebuilt.keys() == view.keys()
    for key, shown in view.items():
        assert rebuilt[key] == shown, key


def check_nothing_is_betrayed(setup: Setup) -> None:
    """What a seat cannot know can be anything without changing its observation."""
    rng = Random(setup.seed)
    for number, state in enumerate(positions(setup)):
        seat = number % setup.seats
        assert state.imagine(seat, rng).observe(seat) == state.observe(seat)


def check_bounds(setup: Setup) -> None:
    layout = game(setup.game).layout(setup.seats)
    tops = layout.tops()
    for state in positions(setup):
        for seat in range(setup.seats):
            observation = state.observe(seat)
            assert len(observation) == layout.size
            assert all(value <= top for value, top in zip(observation, tops, strict=True))


def check_own_seat_comes_first(setup: Setup) -> None:
    """A player's block is the same in every observation that may show all of it, at another place."""
    layout = game(setup.game).layout(setup.seats)
    for state in positions(setup):
        readings = [Reading(layout, state.observe(seat)) for seat in range(setup.seats)]
        for seat, reading in enumerate(readings):
            for viewer, other in enumerate(readings):
                away = (seat - viewer) % setup.seats
                for name, places in reading.places.items():
                    if name.startswith("player-0."):
                        seen = other.places[name.replace("player-0.", f"player-{away}.")]
                        assert seen == places or is_hidden(name, seen) or is_relative(name, places, seen, away)


def check_every_question_comes_up(states: Iterable[State], questions: list[str]) -> None:
    """The matches above are worth something: whatever a seat can be asked, it is asked there."""
    seen: set[int | None] = {Reading(state.layout(), state.observe(0)).choice("asked.for") for state in states}
    missing = [question for number, question in enumerate(questions) if number not in seen]
    assert not missing, missing


HIDDEN = ("hand", "discarded", "coins", "blocks")
RELATIVE = ("trophies",)


def is_hidden(name: str, seen: list[int]) -> bool:
    return name.removeprefix("player-0.") in HIDDEN and not any(seen)


def is_relative(name: str, own: list[int], seen: list[int], away: int) -> bool:
    """Seats within a block are counted from the viewer's seat."""
    return name.removeprefix("player-0.") in RELATIVE and own == seen[away:] + seen[:away]
