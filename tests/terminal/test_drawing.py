"""Choices are tried out without looking behind screens, and drawn for any terminal."""

import os
import subprocess
import sys
from io import StringIO
from random import Random

from rich.console import Console

import signoria
from signoria.presentation import choices_of
from signoria.presentation.sheets import Sheet
from signoria.terminal.drawing import PLAINER, Board, drawn_sheet

GAME = signoria.game("lorenzo")


def printed(content: object) -> str:
    console = Console(file=StringIO(), width=200, markup=False, highlight=False)
    console.print(content)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def middle(decisions: int = 120) -> signoria.Match:
    match = signoria.Match("lorenzo", 3, seed=2)
    rng = Random(2)
    while match.number < decisions:
        match.play(rng.choice(match.legal()))
    return match


def test_the_library_does_without_the_command_line() -> None:
    script = "import signoria, sys; signoria.game('lorenzo'); print('rich' in sys.modules, 'typer' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_the_own_board_offers_every_decision_by_its_number() -> None:
    match = middle()
    assert match.seat is not None
    board = Board(GAME)
    choices = choices_of(match, match.seat, board.presenter)
    out = printed(board.menu(match.view(match.seat), choices, board.players(match.view(match.seat)))).split()
    assert [choice.number for choice in choices if str(choice.number) not in out] == []


def test_trying_choices_out_changes_nothing() -> None:
    match = middle()
    before = match.record(), match.view(None)
    assert match.seat is not None
    choices_of(match, match.seat, Board(GAME).presenter)
    assert (match.record(), match.view(None)) == before


def test_a_terminal_without_our_signs_gets_plainer_ones() -> None:
    assert "▪ −3 – … ·".encode("ascii", errors=PLAINER) == b"* -3 - ... ."


def test_a_spectator_can_be_shown_the_board() -> None:
    board, view = Board(GAME), middle().view(None)
    assert "Territories" in printed(board.table(view, board.players(view)))


def test_a_column_without_a_word_is_left_out() -> None:
    board = Board(GAME)
    players = board.players(middle().view(None))
    sheet = Sheet("Cities", ["City", "Value", "Agent"], [["Pisa", 0, ""], ["Siena", 3, ""]])
    assert [line.split() for line in printed(drawn_sheet(sheet, players)).splitlines()] == [
        ["Cities"],
        ["City", "Value"],
        ["Pisa", "0"],
        ["Siena", "3"],
    ]
