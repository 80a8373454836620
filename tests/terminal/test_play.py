"""`signoria play`: whole games with typed lines, every command, and what a player must not see."""

import os
import pty
import re
import subprocess
import sys
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria.match import Match
from signoria.presentation import choices_of
from signoria.presentation.reasons import answer as answer_to
from signoria.terminal import sitting as room
from signoria.terminal.reasons import explain
from tests.lorenzo.positions import finished
from tests.matches import answered, scripted, unplayed
from tests.terminal.run import Outcome, answer_in, go_on, lines, run

START = ("play", "lorenzo", "--seed", "3", "--bots", "random")
DRAFTED = ("1", "1", "1", "1")
"""Bonus tile and three leaders: what is asked of everybody before the first turn."""
ONES = ("1",) * 600
CITY = next(component for component in signoria.game("lorenzo").components if component.id == "city")


@cache
def first_turn() -> Match:
    """A game in which seat 0 begins. City lies on the first floor of its tower, Monastery on the last, and with the
    white member nobody comes so high."""
    match = unplayed(Match("lorenzo", 3, "advanced", {"confirm_turn": True}, seed=1))
    answered(scripted(match, "order 0", "order 1"), "excommunication", "bonus-tile", "deal", "keep")
    answered(scripted(match, *(f"turn-up {card}" for card in ("city", "woods", "village", "monastery"))), "turn-up")
    return scripted(match, "roll white 1", "roll black 4", "roll orange 5")


def play(*typed: str, words: tuple[str, ...] = START, columns: int = 100) -> Outcome:
    return run(*words, typed=lines(*typed), columns=columns)


def answer(command: str, *before: str) -> str:
    """What a command in the first turn prints, without the screens before it."""
    return answer_in(first_turn(), command, *before)


@pytest.fixture(scope="module")
def whole_game() -> str:
    return play(*ONES).out


def test_a_whole_game_ends_with_the_result(whole_game: str) -> None:
    assert "The game is over." in whole_game
    assert all(word in whole_game for word in ("Final result", "Ventures", "Total", "Ranking: "))


@pytest.mark.parametrize(
    ("seats", "seat", "variant"), [("2", "1", "basic"), ("4", "3", "advanced"), ("3", "2", "basic")]
)
def test_a_whole_game_at_every_table(seats: str, seat: str, variant: str) -> None:
    words = (
        "play",
        "lorenzo",
        "--seed",
        "5",
        "--bots",
        "random",
        "--seats",
        seats,
        "--seat",
        seat,
        "--variant",
        variant,
    )
    assert "Final result" in play(*ONES, words=words, columns=80).out


def test_a_whole_game_with_commands_saving_and_resuming(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = play(*DRAFTED, "why market 4", "1", "undo", "1", "log", "1", f"save {file}", "quit", "").out
    assert "Taken back: " in first
    assert f"Saved as {file}." in first
    assert f"--resume {file}" in first
    second = run("play", "lorenzo", "--bots", "random", "--resume", file, typed=lines(*ONES)).out
    assert "The game goes on from" in second
    assert "Final result" in second


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    broken, whole, end = tmp_path / "broken.txt", tmp_path / "whole.txt", tmp_path / "end.txt"
    play(*DRAFTED, "1", "1", "1", f"save {broken}")
    run("play", "lorenzo", "--bots", "random", "--resume", broken, typed=lines("1", "1", "1", f"save {end}"))
    play(*DRAFTED, *["1"] * 6, f"save {whole}")
    assert end.read_text() == whole.read_text()


def test_the_end_of_a_game_offers_to_save_it(tmp_path: Path, whole_game: str) -> None:
    moves = whole_game.count("\n> 1\n")
    file = tmp_path / "done.txt"
    play(*ONES[:moves], str(file))
    assert Match.from_record(file.read_text()).over


def sitting(match: Match, seat: int) -> tuple[room.Sitting, StringIO]:
    """A seat at the terminal, and the paper on which it is told everything."""
    paper = StringIO()
    console = Console(file=paper, width=2000, markup=False, highlight=False)
    return room.Sitting(console, match, seat, ("random",) * (match.seats - 1), None), paper


@pytest.mark.parametrize("seat", [0, 3])
def test_the_end_names_the_winner_and_the_ranking(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "listen", lambda console, prompt: "")
    match = finished()
    table, paper = sitting(match, seat)
    table.finish()
    names = ["You" if other == seat else ("Red", "Blue", "Green", "Yellow")[other] for other in match.ranking()]
    assert match.ranking() != sorted(match.ranking())
    won = "You win" if names[0] == "You" else f"{names[0]} wins"
    assert f"{won}. Ranking: {', '.join(names)}.\n" in paper.getvalue()


def test_words_that_mean_several_choices_are_answered_by_their_numbers() -> None:
    match = Match("lorenzo", 3, "basic", seed=4)
    assert match.seat is not None
    table, paper = sitting(match, match.seat)
    choices = choices_of(match, match.seat, table.board.presenter)
    table.choose_words("orange", choices)
    meant = [f"{choice.number} {choice.words}" for choice in choices if "orange" in choice.decision.text]
    assert len(meant) > 8
    assert paper.getvalue() == f"That could be: {', '.join(meant[:8])}, …\n"


@pytest.mark.parametrize("words", ["orange", "place", "take"])
def test_why_numbers_what_is_possible_and_counts_what_it_does_not_name(words: str) -> None:
    match = Match("lorenzo", 3, "basic", seed=4)
    assert match.seat is not None
    table, paper = sitting(match, match.seat)
    choices = choices_of(match, match.seat, table.board.presenter)
    explain(table.console, match, table.board, match.seat, choices, words)
    found = answer_to(match, table.board.presenter, match.seat, words)
    numbers = {decision.text: number for number, decision in enumerate(match.legal(), start=1)}
    told = re.findall(r"\((\d+)\)", paper.getvalue().partition("\n")[0]) if found.possible else []
    assert [int(number) for number in told] == [numbers[decision.text] for decision in found.possible[:6]]
    counts = [(len(found.possible), 6), *((len(reason.decisions), 4) for reason in found.reasons[:6])]
    left = [number - most for number, most in [*counts, (len(found.reasons), 6)] if number > most]
    assert [int(number) for number in re.findall(r"\band (\d+) more\b", paper.getvalue())] == left
    assert left


def test_a_number_is_not_taken_for_a_file_name() -> None:
    assert "That is a number, not a file name." in play(*DRAFTED, "quit", "1").out


def test_the_end_of_input_ends_politely() -> None:
    outcome = play(*DRAFTED)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith("The game was not finished.\n")


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    assert "Taken back: white member to floor 1 of the territory tower." in answer("undo", "1")


def test_a_whole_turn_can_be_taken_back() -> None:
    told = answer("undo turn", "white council", "1")
    assert told.count("Taken back:") == 2


def test_nothing_is_there_to_take_back_once_others_have_decided() -> None:
    assert "There is nothing to take back" in answer("undo", "white market 1", "end-turn")


def test_undo_shows_the_turn_again() -> None:
    assert "Place a member" in answer("undo", "1")


def test_why_tells_reason_rule_and_sentence() -> None:
    told = answer("why place white market-3")
    assert "With 3 players market space 3 is covered and cannot be used." in told
    assert "LOR-SETUP-7: A covered space cannot be used by anybody in any way." in told


def test_why_understands_the_name_of_a_card() -> None:
    told = answer("why white monastery")
    assert re.search(r"needs an action value of \d+; with \d+ servants at most \d+ can be reached\.", told)
    assert "LOR-VALUE-9" in told


def test_why_says_what_is_possible() -> None:
    assert re.search(r"You can do this now: white member to market space 1 \(\d+\)", answer("why white market 1"))


def test_why_of_something_unknown() -> None:
    assert "No decision of the game is called “zeppelin”" in answer("why zeppelin")


def test_why_of_something_at_the_wrong_moment() -> None:
    assert "Now is the moment for the next move" in answer("why support")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("help", "why orange harvest"),
        ("log", "The dice show"),
        ("log all", "The leaders are dealt."),
        ("cards city", CITY.text[0]),
        ("cards zeppelin", "Nothing is called “zeppelin”."),
        ("cards", "Which card?"),
        ("rules tower-8", "surcharge of 3 coins"),
        ("rules zeppelin-1", "There is no rule"),
        ("rules", "Which rule?"),
        ("board", "Monastery"),
        ("", "Place a member"),
        ("save /no/such/folder/file", "Not saved."),
        ("99", "There is no choice 99; there are 1 to "),
        ("0", "There is no choice 0"),
        ("zeppelin", "I do not understand “zeppelin”."),
        ("white", "That could be: 1 white member to floor 1"),
        ("place white market-3", "is covered"),
        ("why", "Why what?"),
    ],
)
def test_every_command_is_answered(command: str, said: str) -> None:
    assert said in answer(command)


def test_a_game_without_a_file_is_saved_nowhere_unless_one_is_named() -> None:
    assert "Save where?" in play("save").out


@pytest.mark.parametrize("words", ["place white territory-1", "white city", "1"])
def test_a_choice_by_text_by_words_or_by_number(words: str) -> None:
    assert "; take City; " in answer(words)


def test_a_hint_names_three_decisions_and_what_the_others_cost() -> None:
    told = answer("hint")
    assert ": best" in told
    assert len(re.findall(r": about −\d+\.\d points", told)) == 2


def test_the_bots_are_part_of_how_to_go_on(tmp_path: Path) -> None:
    out = play(f"save {tmp_path / 'game.txt'}", words=(*START[:-1], "random,apprentice")).out
    assert "--bots random,apprentice" in out


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("medici", "no bot 'medici'"),
        ("random*3", "3 bots do not fit on 2 seats"),
        ("magnifico:0", "a budget is a number"),
    ],
)
def test_bots_that_cannot_play_are_named(bots: str, said: str) -> None:
    outcome = play(words=(*START[:-1], bots))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert said in outcome.err


def test_another_file_is_overwritten_only_on_request(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    play(*DRAFTED, f"save {file}", "n")
    assert file.read_text() == "precious"


def test_a_broken_record_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text("signoria record 1\ngame: lorenzo\n")
    outcome = run("play", "lorenzo", "--resume", file)
    assert (outcome.code, outcome.err.count("\n")) == (1, 1)
    assert "line 3" in outcome.err


def test_what_the_bots_did_is_told_in_sentences() -> None:
    assert re.search(r"Blue [a-z]+s [^.]*\.", answer("end-turn", "white market 1"))


@pytest.mark.rule("LOR-HIDDEN-1")
def test_the_hands_of_others_stay_hidden() -> None:
    out = go_on(first_turn(), "log all", "board")
    hands = [view["hand"] for view in first_turn().view(1)["players"]]
    names = first_turn().game.wording.names
    after_draft = out[out.index("Round 1 begins") :]
    assert [names[leader] in after_draft for leader in hands[1]] == [False] * 4


@pytest.mark.parametrize("columns", [80, 100, 200])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    out = play(*DRAFTED, "board", *["1"] * 40, columns=columns).out
    assert [line for line in out.splitlines() if len(line.rstrip()) > columns] == []


def test_nothing_is_coloured_where_there_is_no_terminal() -> None:
    assert "\x1b" not in play(*DRAFTED, "board").out


def test_options_of_the_rules_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(f"save {file}", words=(*START, "--option", "ask_effect_order", "--option", "hidden_discards=true"))
    assert "options: ask_effect_order=true confirm_turn=true hidden_discards=true\n" in file.read_text()


def test_a_real_terminal_plays_some_turns() -> None:
    """Through a pseudo-terminal, with colours, as a player would run it."""
    main, side = pty.openpty()
    environment = {**os.environ, "COLUMNS": "100", "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "signoria.terminal.main", *START]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment) as process:
        os.close(side)
        shown = ""
        for typed in (*DRAFTED, "1", "undo", "1", "1", "why council", "quit", ""):
            shown += until_asked(main)
            os.write(main, f"{typed}\n".encode())
        shown += until_asked(main)
    os.close(main)
    assert process.returncode == 0
    assert "\x1b[" in shown
    assert "Taken back" in shown
    assert shown.rstrip().endswith("The game was not finished.")


def test_a_terminal_asks_who_plays_and_shows_who_thinks(tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    file.write_text(first_turn().record(), encoding="utf-8")
    main, side = pty.openpty()
    environment = {**os.environ, "COLUMNS": "100", "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "signoria.terminal.main", "play", "lorenzo", "--resume", str(file)]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment) as process:
        os.close(side)
        asked = until_asked(main)
        os.write(main, b"medici\n")
        again = until_asked(main)
        os.write(main, b"apprentice, random\n")
        turn = until_asked(main)
        for typed in ("white market 1", "end-turn", "quit", ""):
            os.write(main, f"{typed}\n".encode())
            turn += until_asked(main)
    os.close(main)
    assert process.returncode == 0
    assert "apprentice  takes what looks best after its own action" in asked
    assert "there is no bot 'medici'" in again
    assert " is thinking" in turn


def test_ctrl_d_at_a_terminal_keeps_what_was_played(tmp_path: Path) -> None:
    main, side = pty.openpty()
    environment = {**os.environ, "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "signoria.terminal.main", *START]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment, cwd=tmp_path) as process:
        os.close(side)
        for typed in (*(f"{choice}\n" for choice in DRAFTED), "\x04"):
            until_asked(main)
            os.write(main, typed.encode())
        shown = until_asked(main)
    os.close(main)
    assert process.returncode == 0
    assert "Saved as lorenzo-3.record" in shown
    assert Match.from_record((tmp_path / "lorenzo-3.record").read_text(encoding="utf-8")).seat == 0


@pytest.mark.parametrize("typo", ["-3", "2)", "1.", "0", "99"])
def test_a_number_that_is_no_choice_plays_nothing(typo: str) -> None:
    assert f"There is no choice {typo}; there are 1 to" in answer(typo)


def until_asked(terminal: int) -> str:
    """Everything up to the next prompt, or to the end."""
    shown = b""
    while not shown.endswith((b"> ", b"for no: ", b"for merchant: ")):
        try:
            more = os.read(terminal, 65536)
        except OSError:  # the other side is closed
            break
        if not more:
            break
        shown += more
    return shown.decode(errors="replace")
