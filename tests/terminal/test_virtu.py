"""Virtù at the terminal: the table, whole games, cards, rules and simulations."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import signoria
from signoria import Match
from signoria.terminal.boards import board_of
from signoria.terminal.drawing import company_of
from tests.golden_records import text
from tests.terminal.run import lines, run

GAME = signoria.game("virtu")


def drawn(match: Match, seat: int | None, columns: int = 100) -> str:
    out = StringIO()
    company = company_of(match.seats, -1 if seat is None else seat)
    Console(file=out, width=columns).print(board_of(GAME).table(match.view(seat), company))
    return out.getvalue()


@pytest.mark.parametrize("name", ["virtu-3-standard", "virtu-5-standard-all-cities"])
def test_the_table_shows_players_palaces_cities_and_stock(name: str) -> None:
    shown = drawn(Match.from_record(text(name, "record")), None)
    for word in ("Turn order", "Players", "Palace of", "Cities", "Great powers", "For sale", "The game ends"):
        assert word in shown


def test_every_moment_of_a_game_can_be_drawn() -> None:
    match = Match("virtu", 4, seed=3, options={"year_limit": 2})
    rng = Random(3)
    while not match.over:
        assert drawn(match, match.seat)
        match.play(rng.choice(match.legal()))


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
    assert "Costs 6 florins, 3 crowns or crosses." in run("cards", "virtu", "pope").out
    assert "the attacker loses 1 unit" in " ".join(run("rules", "virtu", "VIR-SIEGE-17").out.split())


def test_a_simulation_tells_scores_and_winners() -> None:
    shown = run("simulate", "virtu", "--seats", "3", "--games", "2", "--seed", "1", "--option", "year_limit=3")
    assert "2 games" in shown.out
