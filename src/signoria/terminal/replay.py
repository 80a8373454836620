"""`signoria replay`: a record told from the first decision to the result."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from signoria.engine.catalogue import Decision
from signoria.engine.errors import SignoriaError
from signoria.engine.journal import Journal
from signoria.engine.state import CHANCE, State
from signoria.match import Match
from signoria.match import record as records
from signoria.presentation.story import SeenEvent
from signoria.presentation.words import title_of, variant_of
from signoria.terminal.arguments import FAILURE, Language, fail, language_of, text_of
from signoria.terminal.drawing import Board, console_for
from signoria.terminal.listening import listen
from signoria.terminal.story import print_story


class Step:
    """One line of a record: who decided what, what happened then, and the position after it."""

    def __init__(self, actor: int, decision: Decision, events: list[SeenEvent], state: State) -> None:
        self.actor = actor
        self.decision = decision
        self.events = events
        self.state = state


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    step: Annotated[bool, typer.Option("--step", help="Decision by decision; Enter goes on.")] = False,
    language: Language = None,
) -> None:
    """Tell a recorded game, round by round or step by step."""
    text = text_of(file)
    try:
        match = Match.from_record(text)
    except SignoriaError as error:
        fail(f"{file}: {error}", FAILURE)
    console = console_for()
    board = Board(match.game, language_of(language))
    console.print(Text(title_line(board, match), "bold"))
    whole = walk(console, match, text, board) if step else tell(console, match, text, board)
    if not whole:
        return
    console.print()
    if match.over:
        view = match.view(None)
        console.print(board.result(view, board.players(view)))
    else:
        console.print(board.text("The record ends before the game was over."))


def title_line(board: Board, match: Match) -> str:
    """The game, its variant, how many play, and the seed."""
    game = match.game
    told = [title_of(game, board.language), variant_of(game, match.variant, board.language)]
    told.append(board.text("players: %(number)s") % {"number": match.seats})
    return ", ".join([*told, board.text("seed %(seed)s") % {"seed": match.seed}])


def steps(match: Match, text: str) -> Iterator[Step]:
    """The record's decisions taken again; who reads a record may know everything that stands in it."""
    state = match.game.begin(match.seats, match.variant, match.options)
    for entry in records.read(text).entries:
        decision = match.parse(entry.text)
        journal = Journal()
        state.attach(journal)
        state.apply(decision)
        state.attach(None)
        yield Step(entry.actor, decision, [event.seen_by(event.seat) for event in journal.events], state)


def tell(console: Console, match: Match, text: str, board: Board) -> bool:
    """The log in one go, with a line between rounds."""
    chapter: list[SeenEvent] = []
    for step in steps(match, text):
        for event in step.events:
            if event["key"] == "round":
                print_story(console, board, chapter, board.players(step.state.view(None)))
                chapter = []
                console.print()
                console.print(Text(board.text("Round %(round)s") % {"round": event["round"]}, "bold"))
            else:
                chapter.append(event)
    print_story(console, board, chapter, board.players(match.view(None)))
    return True


def walk(console: Console, match: Match, text: str, board: Board) -> bool:
    """Each decision of a seat by itself; False when the reader has had enough."""
    console.print(board.text("Enter: go on   b: the board   q: stop"))
    waiting: list[SeenEvent] = []
    for step in steps(match, text):
        waiting += step.events
        if step.actor == CHANCE and step.state.actor == CHANCE:
            continue
        view = step.state.view(None)
        players = board.players(view)
        if step.actor != CHANCE:
            line = players.person(step.actor).append(f": {board.wording.describe(step.decision)}", "default")
            console.print(line.append(f"  ({step.decision})", "dim"))
        print_story(console, board, waiting, players)
        waiting = []
        while True:
            answer = listen(console, "> ")
            if answer is None or answer.lower() in ("q", "quit"):
                console.print(board.text("The rest of the record was not shown."))
                return False
            if answer.lower() not in ("b", "board"):
                break
            console.print(board.table(view, players))
    return True
