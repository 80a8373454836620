"""What the sheets of a game say is what the terminal prints, cell by cell, in every language."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from signoria import Match
from signoria.presentation.sheets import Section, View, sheets_of
from signoria.presentation.words import LANGUAGES
from signoria.terminal.drawing import Board
from tests.carrara import positions as carrara
from tests.lorenzo import positions as lorenzo
from tests.terminal.run import lines, run
from tests.terminal.tables import printed
from tests.virtu import positions as virtu

FULL: dict[str, Callable[[], Match]] = {
    "lorenzo": lambda: lorenzo.busy(4, batch=2),
    "carrara": lambda: carrara.full("advanced"),
    "virtu": virtu.full,
}
"""By game a match in the middle of which every sheet holds something."""


def sections(match: Match, board: Board, seat: int | None) -> list[Section]:
    view = match.view(seat)
    players = board.players(view, -1 if seat is None else seat)
    return sheets_of(board.presenter, view, players.company).sections()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", FULL)
def test_every_cell_is_printed_under_its_heading(game: str, seat: int | None, language: str) -> None:
    match = FULL[game]()
    board = Board(match.game, language)
    view = match.view(seat)
    players = board.players(view, -1 if seat is None else seat)
    found = sections(match, board, seat)
    screen = printed(board.table(view, players))
    expected = [sheet for section in found for sheet in section.sheets]
    assert len(expected) > 6
    assert [table.title for table in screen.tables] == [sheet.caption for sheet in expected]
    for table, sheet in zip(screen.tables, expected, strict=True):
        assert table.headings == [str(heading) for heading in sheet.headings]
        assert table.rows == [[str(cell).strip() for cell in row] for row in sheet.rows]
    for section in found:
        assert section.title in screen.text
        assert all(str(line) in screen.text for line in section.lines)
    for line in sheets_of(board.presenter, view, players.company).summary():
        assert str(line) in screen.text


@pytest.mark.parametrize("game", FULL)
def test_what_few_people_need_is_shown_on_request(game: str) -> None:
    match = FULL[game]()
    board = Board(match.game)
    view = match.view(0)
    folded = [section for section in sections(match, board, 0) if section.folded]
    assert folded
    short = printed(board.table(view, board.players(view, 0), everything=False))
    shown = [table.title for table in short.tables]
    assert not {sheet.caption for section in folded for sheet in section.sheets} & set(shown)
    assert f"`board all` shows more: {', '.join(section.title for section in folded)}" in short.text


def test_players_of_virtu_go_by_their_power_and_wear_its_colour() -> None:
    match = virtu.full()
    board = Board(match.game)
    view: View = match.view(0)
    players = board.players(view, 0)
    power = view["players"][1]["power"]
    assert players.name(1) == f"{power.capitalize()} (Lucrezia)"
    assert players.name(0) == "You"
    colours = {"milan": "blue", "florence": "red", "naples": "yellow", "venice": "green", "rome": "white"}
    expected = [colours[player["power"]] for player in view["players"]]
    assert board.presenter.seat_colours(view) == expected
    console = Console(file=StringIO(), width=200, color_system="256", force_terminal=True)
    console.print(players.person(1))
    assert isinstance(console.file, StringIO)
    assert "\x1b[" in console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_the_language_that_was_asked_for(language: str) -> None:
    words = ("play", "carrara", "--seed", "1", "--bots", "random", "--language", language)
    outcome = run(*words, typed=lines("help", "quit", ""))
    assert outcome.code == 0
    assert "{" not in outcome.out
    assert "%(" not in outcome.out
    board = Board(Match("carrara", 3, seed=1).game, language)
    assert board.text("Type `help` to see what you can do, `quit` to stop.") in outcome.out
    assert board.text("why something is not possible") in outcome.out


def test_the_language_of_the_terminal_is_spoken_where_none_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Board(Match("carrara", 3, seed=1).game, "pl").text("The game was not finished.")
    words = ("play", "carrara", "--seed", "1", "--bots", "random")
    assert said in run(*words, typed=lines("quit", ""), language="pl_PL.UTF-8").out
    assert "The game was not finished." in run(*words, typed=lines("quit", ""), language="de_DE.UTF-8").out


def test_a_language_that_nobody_speaks_here_is_named() -> None:
    outcome = run("play", "carrara", "--language", "xx")
    assert outcome.code == 2
    assert "there is no language 'xx'; there are: en, cs, pl, ru" in outcome.err
