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
from signoria.language.wording import Company
from signoria.match import Match
from signoria.match import record as records
from signoria.presentation.choices import View
from signoria.terminal.arguments import FAILURE, fail, text_of
from signoria.terminal.drawing import board_of, company_of, console_for, person, result
from signoria.terminal.listening import listen
from signoria.terminal.story import print_story


class Step:
    """One line of a record: who decided what, what happened then, and the position after it."""

    def __init__(self, actor: int, decision: Decision, events: list[View], state: State) -> None:
        self.actor = actor
        self.decision = decision
        self.events = events
        self.state = state


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    step: Annotated[bool, typer.Option("--step", help="Decision by decision; Enter goes on.")] = False,
) -> None:
    """Tell a recorded game, round by round or step by step."""
    text = text_of(file)
    try:
        match = Match.from_record(text)
    except SignoriaError as error:
        fail(f"{file}: {error}", FAILURE)
    console = console_for()
    company = company_of(match.seats)
    seed = f"seed {match.seed}"
    console.print(Text(f"{match.game.title}, {match.variant}, {match.seats} players, {seed}", "bold"))
    whole = walk(console, match, text, company) if step else tell(console, match, text, company)
    if not whole:
        return
    console.print()
    if match.over:
        console.print(result(match.game, match.scores(), company))
    else:
        console.print("The record ends before the game was over.")


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


def tell(console: Console, match: Match, text: str, company: Company) -> bool:
    """The log in one go, with a line between rounds."""
    chapter: list[View] = []
    for step in steps(match, text):
        for event in step.events:
            if event["key"] == "round":
                print_story(console, match.game, chapter, company)
                chapter = []
                console.print()
                console.print(Text(f"Round {event['round']}", "bold"))
            else:
                chapter.append(event)
    print_story(console, match.game, chapter, company)
    return True


def walk(console: Console, match: Match, text: str, company: Company) -> bool:
    """Each decision of a seat by itself; False when the reader has had enough."""
    console.print("Enter: go on   b: the board   q: stop")
    board = board_of(match.game)
    waiting: list[View] = []
    for step in steps(match, text):
        waiting += step.events
        if step.actor == CHANCE and step.state.actor == CHANCE:
            continue
        if step.actor != CHANCE:
            line = person(company, step.actor).append(f": {match.game.wording.describe(step.decision)}", "default")
            console.print(line.append(f"  ({step.decision})", "dim"))
        print_story(console, match.game, waiting, company)
        waiting = []
        while True:
            answer = listen(console, "> ")
            if answer is None or answer.lower() in ("q", "quit"):
                console.print("The rest of the record was not shown.")
                return False
            if answer.lower() not in ("b", "board"):
                break
            console.print(board.table(step.state.view(None), company))
    return True
