"""Virtù at the terminal: the table, whole games, cards, rules and simulations."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import signoria
from signoria import Match
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.state import VirtuState
from signoria.presentation import choices_of
from signoria.terminal.drawing import Board
from tests.amounts import amounts
from tests.golden_records import ended
from tests.terminal.run import lines, run
from tests.virtu.positions import TEXTS, THINGS, shows
from tests.virtu.table import ally, chamber, court, own, ready, units, winter
from tests.virtu.table import shown_table as table

GAME = signoria.game("virtu")
BOARD = Board(GAME)


def drawn(match: Match, seat: int | None, columns: int = 100) -> str:
    out = StringIO()
    view = match.view(seat)
    Console(file=out, width=columns).print(BOARD.table(view, BOARD.players(view, -1 if seat is None else seat)))
    return out.getvalue()


@pytest.mark.parametrize("name", ["virtu-3-standard", "virtu-5-standard-all-cities"])
def test_the_table_shows_players_palaces_cities_and_stock(name: str) -> None:
    shown = drawn(ended(name), None)
    for word in (
        "Turn order", "Players", "Palace of", "Cities", "Great powers", "City track", "Patronage", "For sale",
    ):  # fmt: skip
        assert word in shown


def asked_of(match: Match, columns: int = 100) -> str:
    """The choices of the seat that is asked."""
    seat = match.seat
    assert seat is not None
    out = StringIO()
    menu = BOARD.menu(match.view(seat), choices_of(match, seat, BOARD.presenter), BOARD.players(match.view(seat), seat))
    Console(file=out, width=columns).print(menu)
    return out.getvalue()


@pytest.mark.parametrize(("seats", "columns"), [(4, 80), (5, 120)])
def test_every_moment_of_a_game_can_be_drawn_with_all_its_choices(seats: int, columns: int) -> None:
    match = Match("virtu", seats, seed=3, options={"year_limit": 2})
    rng = Random(3)
    while not match.over:
        menu = asked_of(match, columns)
        shown = drawn(match, match.seat, columns) + menu
        assert max(len(line) for line in shown.splitlines()) <= columns
        assert "…" not in shown
        assert {str(number) for number in range(1, len(match.legal()) + 1)} <= set(menu.split())
        match.play(rng.choice(match.legal()))


def told(state: VirtuState, decision: str) -> str:
    return BOARD.presenter.words(state.view(0), CATALOGUE.parse(decision))


def test_the_table_tells_what_is_exhausted_and_who_stands_where() -> None:
    state = table(coins=2)
    court(state, 0, left_1="banker")
    court(state, 0, exhausted=True, right_1="podesta")
    chamber(state, 0, 1, "merchant", "envoy")
    ready(state, 0, "milan")
    own(state, 1, "siena")
    units(state, 0, siena=2, milan=0, parma=0)
    ally(state, 0, "france", used=True)
    out = StringIO()
    Console(file=out, width=120).print(BOARD.table(state.view(0), BOARD.players(state.view(0), 0)))
    shown = out.getvalue()
    value = state.components.value_of[CITY_IDS.index("siena")]
    for words in (
        r"Banker \(.*\) +available", r"Podestà \(.*\) +used", r"Milan +.+ +available", r"Parma +.+ +used",
        r"You \(bonus used\)", r"Tunis \(pirate port\)", rf"Siena +{value} +.*Florence \(Lucrezia\) +You: 2 units",
    ):  # fmt: skip
        assert re.search(words, shown), words


def test_decisions_name_the_card_and_what_it_gives() -> None:
    state = table(coins=2)
    court(state, 0, left_1="podesta")
    chamber(state, 0, 1, "merchant", "envoy")
    winter(state, 0, "reorganise")
    assert told(state, "move left-1 chamber-3") == "Podestà: from left 1 to chamber 3 (Annex), as the action"
    assert told(state, "discard left-1") == "discard Podestà on left 1"
    assert told(state, "use left-2 crown") == "use left 2 for its crown"
    for decision, card, said in (
        ("use left-1 crown", "podesta", "use Podestà on left 1"),
        ("use action-card ship", "merchant", "use Merchant"),
        ("use milan cavalry", "milan", "use Milan"),
    ):
        words, _, given = told(state, decision).partition(" for ")
        symbol = decision.split()[-1]
        assert (words, amounts(given, THINGS)) == (said, {symbol: shows(card)[symbol]})


def test_family_cards_are_a_grid_of_cards_and_places() -> None:
    match = Match("virtu", 3, seed=1)
    while not str(match.legal()[0]).startswith("place "):
        match.play(match.legal()[0])
    grid = asked_of(match).splitlines()
    assert (grid[0].split()[:5], grid[1].split()[:5]) == (["Move", "a", "card", "to", "ch."], ["1", "2", "3", "4", "5"])
    assert len(grid) == 2 + 3


def test_a_game_can_be_played_to_its_end() -> None:
    typed = lines(*["1"] * 400)
    shown = run(
        "play", "virtu", "--seats", "3", "--seed", "1", "--bots", "random", "--option", "year_limit=1", typed=typed
    )
    assert shown.code == 0
    assert "Religious influence" in shown.out


def test_every_decision_is_told_in_words() -> None:
    for decision in GAME.decisions:
        assert GAME.wording.describe(decision)


def test_cards_and_rules_can_be_looked_up() -> None:
    assert " ".join(TEXTS["pope"]) in " ".join(run("cards", "virtu", "pope").out.split())
    assert "the attacker loses 1 unit" in " ".join(run("rules", "virtu", "VIR-SIEGE-17").out.split())


def test_a_simulation_tells_scores_and_winners() -> None:
    shown = run("simulate", "virtu", "--seats", "3", "--games", "2", "--seed", "1", "--option", "year_limit=3")
    assert "2 games" in shown.out
