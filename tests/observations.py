"""Observations read back by the names of their facts, and what must hold for those of any game."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from random import Random

from signoria import Fact, Game, Layout, State, game
from signoria.engine.rules import Option, OptionValue
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

    def option(self, option: Option) -> OptionValue:
        """The value of an option that has a fact of its own."""
        name = f"table.{option.name.replace('_', ' ')}"
        if isinstance(option.default, bool):
            return self.flag(name)
        if isinstance(option.default, int):
            return self.number(name)
        place = self.choice(name)
        assert place is not None
        return option.values[place]

    def row(self, name: str) -> list[int]:
        return [value - 1 for value in self.places[name] if value]


UNOBSERVED = {
    "lorenzo": {"late_member_compulsory"},
    "carrara": {"end_is_end", "superfluous_replacements"},
    "virtu": {"dense_religious_ranks", "retreat_together", "siege_bonuses_in_sieges_only"},
}
"""Options that came after 0.1.0: a place for them would move those that learners have been trained on since then."""


def observed_options(known: Game) -> list[Option]:
    return [option for option in known.options.values() if option.name not in UNOBSERVED[known.name]]


def unobserved_options(known: Game) -> list[Option]:
    return [known.options[name] for name in sorted(UNOBSERVED[known.name])]


def tables_with_options(name: str) -> Iterator[State]:
    """A table for each value of each option that observations tell, before anything has happened."""
    begin = import_module(f"tests.{name}.own").begin
    for option in observed_options(game(name)):
        for value in option.values:
            yield begin(game(name).seats[0], game(name).variants[-1], {option.name: value})


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
    rebuilt, view = rebuild(Reading(state.layout(), state.observe(seat)), seats, seat), observed_view(state, seat)
    options = view["options"]
    assert isinstance(options, dict)
    view["options"] = {name: value for name, value in options.items() if name not in UNOBSERVED[str(view["game"])]}
    assert rebuilt.keys() == view.keys()
    for key, shown in view.items():
        assert rebuilt[key] == shown, key


def observed_view(state: State, seat: int) -> View:
    """A view without what it tells for drawings alone: that follows from the rest, or is past."""
    view: View = state.view(seat)
    told = DRAWN.get(str(view["game"]), set())
    found = {key: shown for key, shown in view.items() if key not in told}
    if isinstance(asked := found["asked"], dict):
        found["asked"] = {key: shown for key, shown in asked.items() if key not in told}
    return found


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


def check_every_fact_is_read(states: Iterable[State], rebuild: Rebuild, unread: set[str]) -> None:
    """The positions are worth something: each fact is told in some of them, and wiping it out is noticed."""
    known: set[str] = set()
    noticed: set[str] = set()
    for number, state in enumerate(states):
        layout = state.layout()
        known.update([shared_name(fact) for fact in layout.facts])
        left = [fact for fact in layout.facts if shared_name(fact) in known - noticed]
        if {shared_name(fact) for fact in left} == unread:
            return
        seats = len(state.scores())
        seat = number % seats
        observation = state.observe(seat)
        view: View | None = None
        for fact in left:
            start, stop = layout.offset(fact.name), layout.offset(fact.name) + fact.size
            if any(observation[start:stop]):
                view = view or observed_view(state, seat)
                wiped = Reading(layout, observation[:start] + bytes(fact.size) + observation[stop:])
                if tells_otherwise(wiped, seats, seat, rebuild, view):
                    noticed.add(shared_name(fact))
    assert known - noticed == unread, known - noticed


@cache
def shared_name(fact: Fact) -> str:
    """The name of a fact with one word for all other players."""
    return re.sub(r"player-[1-9]", "other", fact.name)


def tells_otherwise(reading: Reading, seats: int, seat: int, rebuild: Rebuild, view: View) -> bool:
    """Whether the reading gives another view, or none at all."""
    try:
        return rebuild(reading, seats, seat) != view
    except AssertionError:
        return True


DRAWN = {
    "virtu": {
        "season", "step", "map", "battle", "moves",
        "which", "cards", "paying", "target", "whole", "attack", "defence", "chamber", "does",
    },
}  # fmt: skip
"""By game: the keys of views, and of what is asked, that tell for drawings and sentences alone."""

HIDDEN = ("hand", "discarded", "coins", "blocks")
RELATIVE = ("trophies",)


def is_hidden(name: str, seen: list[int]) -> bool:
    return name.removeprefix("player-0.") in HIDDEN and not any(seen)


def is_relative(name: str, own: list[int], seen: list[int], away: int) -> bool:
    """Seats within a block are counted from the viewer's seat."""
    return name.removeprefix("player-0.") in RELATIVE and own == seen[away:] + seen[:away]
