"""Layouts, the forms in which facts are written, and what holds for the observations of every game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import BadSetup, Game, State, game, games
from signoria.engine.observation import Fact, Layout, Observer
from signoria.engine.rules import Option
from tests.observations import observed_options, unobserved_options
from tests.players import at_random, step

GAMES = [game(name) for name in games()]


def written(places: int) -> tuple[Observer, Layout]:
    layout = Layout()
    return Observer(places, layout), layout


def test_a_layout_knows_where_its_facts_begin_and_how_large_they_get() -> None:
    layout = Layout()
    layout.add(Fact("coins", 1, 9, "Coins."))
    layout.add(Fact("cards", 3, 1, "Cards."))
    assert (layout.size, layout.offset("coins"), layout.offset("cards")) == (4, 0, 1)
    assert layout.tops() == bytes([9, 1, 1, 1])


def test_a_name_stands_for_one_fact() -> None:
    layout = Layout()
    layout.add(Fact("coins", 1, 9, "Coins."))
    with pytest.raises(ValueError, match="two facts are called 'coins'"):
        layout.add(Fact("coins", 2, 1, "More coins."))


@pytest.mark.parametrize("top", [0, 256])
def test_a_place_holds_a_byte(top: int) -> None:
    with pytest.raises(ValueError, match="must be 1 to 255"):
        Layout().add(Fact("coins", 1, top, "Coins."))


def test_each_form_of_a_fact() -> None:
    observer, layout = written(0)
    observer.begin("table", -1)
    observer.flag("over", True, "")
    observer.number("coins", 300, 255, "")
    observer.long("points", 300, 2, "")
    observer.numbers("goods", [4, 0], 9, "")
    observer.begin("player", 2)
    observer.choice("tile", 1, 3, "")
    observer.choice("token", -1, 2, "")
    observer.choices("floors", [1, -1], 2, "")
    observer.bits("set", 0b101, 3, "")
    observer.members("hand", (0,), 2, "")
    observer.row("order", (3, 0), 3, 4, "")
    observer.owned("cities", [1, 0, 1], 1, "")
    assert list(observer.cells) == [
        1, 255, 255, 45, 4, 0,
        0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 4, 1, 0, 1, 0, 1,
    ]  # fmt: skip
    assert [fact.name for fact in layout.facts][3:6] == ["table.goods", "player-2.tile", "player-2.token"]
    assert layout.size == len(observer.cells)


def test_no_number_exceeds_the_top_of_its_fact() -> None:
    observer, layout = written(0)
    observer.number("coins", 9, 8, "")
    observer.numbers("goods", [7, 8, 300], 7, "")
    assert observer.cells == layout.tops()


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in GAMES for option in observed_options(game)],
    ids=lambda one: one.name,
)
def test_every_value_of_an_option_is_observed(game: Game, option: Option) -> None:
    assert len(rows(game, option)) == len(option.values)


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in GAMES for option in unobserved_options(game)],
    ids=lambda one: one.name,
)
def test_an_option_that_is_younger_than_the_observations_leaves_them_alone(game: Game, option: Option) -> None:
    assert len(rows(game, option)) == 1


def rows(game: Game, option: Option) -> set[bytes]:
    """What is observed with each value of an option."""
    return {game.new(game.seats[0], options={option.name: value}).observe(0) for value in option.values}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_layout_depends_on_the_number_of_seats_only(game: Game) -> None:
    sizes = [game.layout(seats).size for seats in game.seats]
    assert sizes == sorted(set(sizes))
    for seats in game.seats:
        for variant in game.variants:
            assert game.new(seats, variant).layout() is game.layout(seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_seat_that_is_not_there_observes_nothing(game: Game) -> None:
    state = game.new(3)
    for seat in (-1, 3):
        with pytest.raises(BadSetup, match="there is no seat"):
            state.observe(seat)
    with pytest.raises(BadSetup):
        game.layout(7)


@st.composite
def tables(draw: st.DrawFn) -> tuple[State, int]:
    """Any game with any options before anything has happened, and one of its seats."""
    found = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(list(found.seats)))
    options = {name: draw(st.sampled_from(option.values)) for name, option in found.options.items()}
    state = found.new(seats, draw(st.sampled_from(found.variants)), options)
    return state, draw(st.integers(0, seats - 1))


@given(tables(), st.integers(0, 10_000), st.integers(0, 200))
def test_what_changes_a_view_changes_the_observation(table: tuple[State, int], seed: int, moment: int) -> None:
    state, seat = table
    rng = Random(seed)
    for _ in range(moment):
        if state.actor is None:
            break
        step(state, at_random, rng)
    seen: dict[bytes, dict[str, object]] = {}
    for _ in range(12):
        observation = state.observe(seat)
        view = state.view(seat)
        assert seen.setdefault(observation, view) == view
        assert state.imagine(seat, rng).observe(seat) == observation
        assert max(value - top for value, top in zip(observation, state.layout().tops(), strict=True)) <= 0
        if state.actor is None:
            break
        step(state, at_random, rng)
