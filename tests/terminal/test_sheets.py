"""What the sheets of a game say is what the terminal prints, cell by cell, in every language."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from signoria import Match
from signoria.engine.view_types import ScoreView, View
from signoria.presentation import choices_of
from signoria.presentation.choices import OTHERS, grouped
from signoria.presentation.sheets import Line, Section, Sheet, sheets_of
from signoria.presentation.words import LANGUAGES
from signoria.terminal.drawing import Board, drawn_line, drawn_sheet
from tests.carrara import positions as carrara
from tests.carrara.offers import scene
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

OVER: dict[str, Callable[[], Match]] = {
    "lorenzo": lorenzo.finished,
    "carrara": lambda: carrara.ended("advanced"),
    "virtu": virtu.ended,
}


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
        told = [[str(Line(cell)).strip() for cell in row] for row in sheet.rows]
        shown = [column for column in range(len(sheet.headings)) if any(row[column] for row in told)]
        assert table.headings == [str(sheet.headings[column]) for column in shown]
        assert table.rows == [[row[column] for column in shown] for row in told]
    for section in found:
        assert section.title in screen.text
        assert all(str(line) in screen.text for line in section.lines)
    for line in sheets_of(board.presenter, view, players.company).summary():
        assert str(line) in screen.text


def test_a_loss_has_a_real_minus() -> None:
    assert str(Line(-3)) == "−3"
    assert str(Line("I-2")) == "I-2"


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


@pytest.mark.parametrize("game", FULL)
def test_points_stand_on_the_table_when_the_game_is_over(game: str) -> None:
    for match in (FULL[game](), OVER[game]()):
        board, view = Board(match.game), match.view(0)
        shown = {table.title for table in printed(board.table(view, board.players(view, 0), everything=False)).tables}
        assert shown & {"Final result", "If the game ended now"} == ({"Final result"} if match.over else set())


def test_nothing_can_be_placed_when_the_game_is_over() -> None:
    for match in (lorenzo.busy(), lorenzo.finished()):
        titles = {section.title for section in sections(match, Board(match.game), 0)}
        assert {"Towers", "Other spaces"} & titles == (set() if match.over else {"Towers", "Other spaces"})


@pytest.mark.parametrize("game", FULL)
def test_players_are_written_in_the_colour_of_their_pieces(game: str) -> None:
    match = FULL[game]()
    board, view = Board(match.game), match.view(1)
    players = board.players(view, 1)
    sheets = sheets_of(board.presenter, view, players.company)
    for seat, colour in enumerate(board.presenter.seat_colours(view)):
        (span,) = drawn_line(sheets.player(seat), players).spans
        assert colour in str(span.style)
        assert ("bold" in str(span.style)) == (seat == 1)


def test_only_columns_of_numbers_stand_to_the_right() -> None:
    match = virtu.full()
    board, view = Board(match.game), match.view(0)
    players = board.players(view, 0)
    sheet = Sheet("", ["", "Number", "Word"], [[1, 2, "two"], [2, 30, 4]])
    assert [column.justify for column in drawn_sheet(sheet, players).columns] == ["left", "right", "left"]


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


def test_who_shares_a_place_stands_in_the_order_of_the_seats() -> None:
    match = carrara.full()
    board, view = Board(match.game), match.view(0)
    places = [3, 1, 4, 1]
    scores: list[ScoreView] = [
        {"seat": seat, "place": place, "total": 0, "parts": {}} for seat, place in enumerate(places)
    ]
    sheet = sheets_of(board.presenter, view, board.players(view, 0).company).score_sheet("", scores)
    assert [str(heading) for heading in sheet.headings[1:]] == ["Blue", "Yellow", "You", "Green"]


def test_what_has_no_heading_stands_at_the_end() -> None:
    match = scene("a turn")
    match.play("pass")
    presenter = Board(match.game).presenter
    view, choices = match.view(1), choices_of(match, 1, presenter)
    groups = grouped(view, choices, presenter)
    assert presenter.group(view, choices[0].decision) == OTHERS
    assert [heading == OTHERS for heading in groups] == [False] * (len(groups) - 1) + [True]
    assert len(groups) > 1


def test_deeds_of_leaders_stand_together() -> None:
    for match in (lorenzo.at_raising(), lorenzo.at_copying()):
        presenter = Board(match.game).presenter
        headings = {presenter.group(match.view(match.seat), decision) for decision in match.legal()}
        assert headings <= {presenter.say("group.leaders"), OTHERS}
        assert presenter.say("group.leaders") in headings
