"""A sitting at the terminal: one person is asked and told, bots play around, until the game is over or left."""

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from signoria.bots import Bot, Knowledge
from signoria.engine.catalogue import Decision
from signoria.engine.errors import UnknownDecision
from signoria.games import kit
from signoria.language.wording import Company
from signoria.match import Match
from signoria.presentation import Choice, choices_of
from signoria.presentation.library import components_called, rules_called
from signoria.presentation.reasons import meant
from signoria.terminal.drawing import board_of, company_of, result
from signoria.terminal.library import print_details, print_rules
from signoria.terminal.listening import listen
from signoria.terminal.reasons import explain, print_refusal
from signoria.terminal.story import print_story

HELP = """\
Choose by number, by the text of a decision or by words of it:
  {text}
  {words}
Besides there are
  hint          the three best decisions, as a strong bot sees it
  why WORDS     why something is not possible: why {why}
  undo          take the last decision back; undo turn: all of this turn
  board         the whole table
  log           what has happened lately; log all: from the start
  cards NAME    what something is: cards {cards}
  rules ID      a rule: rules {rules}
  save FILE     keep the game
  quit          stop playing"""

LOG_LINES = 20
HINTS = 3
ADVISER = "magnifico:8000"
"""Who thinks about a hint: strong, and done in a fraction of a second."""


class Sitting:
    """The match, who sits where, and what has been told and shown so far."""

    def __init__(self, console: Console, match: Match, seat: int, lineup: tuple[str, ...], file: Path | None) -> None:
        self.console = console
        self.match = match
        self.game = match.game
        self.seat = seat
        self.lineup = lineup
        self.bots = bots_around(match, seat, lineup)
        self.file = file
        self.board = board_of(match.game)
        self.company = company_of(match.seats, seat)
        self.told = 0
        self.board_is_old = True
        self.left = False

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        match = self.match
        title = f"{self.game.title}, {match.variant}, {match.seats} players, seed {match.seed}"
        self.console.print(Text(title, "bold"))
        self.console.print("Type `help` to see what you can do, `quit` to stop.", style="dim")
        if self.file is not None:
            self.told = len(match.log(self.seat))
            self.console.print(f"The game goes on from {self.file}.", soft_wrap=True)
        while not match.over and not self.left:
            if match.seat == self.seat:
                forced = self.forced()
                if forced is None:
                    self.turn()
                else:
                    match.play(forced)
            else:
                self.let_bot_play()
                self.board_is_old = True
        if match.over:
            self.tell_news()
            self.finish()

    def let_bot_play(self) -> None:
        seat = self.match.seat
        assert seat is not None
        name = self.company.name(seat)
        try:
            with self.thinking(f"{name[:1].upper()}{name[1:]} is thinking …"):
                decision = self.bots[seat].decide(self.knowledge(seat))
        except KeyboardInterrupt:
            self.console.print()
            self.break_off()
        else:
            self.match.play(decision)

    def knowledge(self, seat: int) -> Knowledge:
        return Knowledge(self.match.state, seat, self.match.number)

    def thinking(self, told: str) -> AbstractContextManager[object]:
        """Shows that somebody thinks, where that can be wiped out again."""
        return self.console.status(told) if self.console.is_terminal else nullcontext()

    def forced(self) -> Decision | None:
        """The only decision there is, where nobody needs to be asked for it."""
        legal = self.match.legal()
        return legal[0] if len(legal) == 1 and self.board.teller.forced(legal[0]) else None

    def turn(self) -> None:
        """Show what is new and ask until something is decided."""
        self.tell_news()
        view = self.match.view(self.seat)
        if self.board_is_old:
            self.console.print(Rule(style="dim"))
            self.console.print(self.board.table(view, self.company))
            self.board_is_old = False
        else:
            aside = self.board.aside(view, self.company)
            if aside is not None:
                self.console.print(aside)
        choices = choices_of(self.match, self.seat, self.board.teller)
        self.ask(choices)
        number = self.match.number
        while not self.left and self.match.number == number:
            line = listen(self.console, "> ")
            if line is None:
                self.break_off()
            else:
                self.obey(line, choices)

    def ask(self, choices: list[Choice]) -> None:
        """The question and its answers."""
        view = self.match.view(self.seat)
        asked = view.get("asked")
        key = f"ask.{asked['for']}" if isinstance(asked, dict) and "for" in asked else ""
        self.console.print()
        if isinstance(asked, dict) and key in self.game.wording.templates:
            self.console.print(Text(self.game.wording.say(key, asked, self.company), "bold"))
        else:
            self.console.print(Text("What do you decide?", "bold"))
        self.console.print(self.board.menu(view, choices, self.company))

    def obey(self, line: str, choices: list[Choice]) -> None:
        """A number, a command, or a decision in words."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.ask(choices)
        elif line.isdecimal():
            self.choose_number(int(line), choices)
        elif word in ("help", "?"):
            self.console.print(HELP.format(**self.board.examples))
        elif word == "hint":
            self.hint(choices)
        elif word == "why":
            explain(self.console, self.match, self.board, self.seat, choices, rest)
        elif word == "undo":
            self.undo(rest == "turn")
        elif word == "board":
            self.console.print(self.board.table(self.match.view(self.seat), self.company))
            self.ask(choices)
        elif word == "log":
            self.log(rest == "all")
        elif word == "cards":
            self.cards(rest)
        elif word == "rules":
            self.rules(rest)
        elif word == "save":
            self.save(rest)
        elif word in ("quit", "exit"):
            self.quit()
        elif not any(sign.isalpha() for sign in line):
            self.console.print(f"There is no choice {line}; there are 1 to {len(choices)}.")
        else:
            self.choose_words(line, choices)

    def hint(self, choices: list[Choice]) -> None:
        """The best decisions, each with the points that it is behind the first of them."""
        with self.thinking("Thinking …"):
            judged = kit(self.game.name).bot(ADVISER, self.match.seed).judge(self.knowledge(self.seat))[:HINTS]
        view = self.match.view(self.seat)
        numbers = {choice.decision.text: choice.number for choice in choices}
        for one in judged:
            words = f"{numbers[one.decision.text]} {self.board.teller.words(view, one.decision)}"
            behind = one.lead - judged[0].lead
            told = "best" if one is judged[0] else f"{behind:+.1f} points, about"
            self.console.print(f"  {words}: {told}")

    def choose_number(self, number: int, choices: list[Choice]) -> None:
        if 0 < number <= len(choices):
            self.match.play(choices[number - 1].decision)
        else:
            self.console.print(f"There is no choice {number}; there are 1 to {len(choices)}.")

    def choose_words(self, line: str, choices: list[Choice]) -> None:
        """The decision of that text, or the one legal decision that is meant."""
        known: Decision | None
        try:
            known = self.match.parse(line)
        except UnknownDecision:
            known = None
        if known is not None:
            refusal = self.match.refusal(known)
            if refusal is None:
                self.match.play(known)
            else:
                print_refusal(self.console, self.match, refusal)
            return
        view = self.match.view(self.seat)
        found = meant(self.board.teller, view, [choice.decision for choice in choices], line)
        if len(found) == 1:
            self.match.play(found[0])
        elif found:
            numbers = {choice.decision.text: choice.number for choice in choices}
            shown = ", ".join(f"{numbers[one.text]} {self.board.teller.words(view, one)}" for one in found[:8])
            self.console.print(f"That could be: {shown}{', …' if len(found) > 8 else ''}")
        else:
            self.console.print(f"I do not understand {line!r}. Type a number, or `help`.")

    def undo(self, whole_turn: bool) -> None:
        """Back to where something was asked; what was taken without asking goes back with it."""
        taken_back = False
        while self.match.can_undo and (whole_turn or not taken_back):
            undone = self.match.undo()
            if self.forced() is None:
                self.console.print(f"Taken back: {self.game.wording.describe(undone)}.")
                taken_back = True
        if not taken_back:
            self.console.print("There is nothing to take back: you decided nothing since something new was to be seen.")
        self.told = min(self.told, len(self.match.log(self.seat)))

    def log(self, everything: bool) -> None:
        events = self.match.log(self.seat)
        print_story(self.console, self.game, events if everything else events[-LOG_LINES:], self.company)

    def cards(self, words: str) -> None:
        found = components_called(self.game.components, words) if words else []
        if found:
            print_details(self.console, found)
        else:
            self.console.print(
                f"Nothing is called {words!r}."
                if words
                else f"Which card? For example: cards {self.board.examples['cards']}"
            )

    def rules(self, id: str) -> None:
        found = rules_called(self.game, id) if id else {}
        if found:
            print_rules(self.console, self.game, found)
        else:
            self.console.print(
                f"There is no rule {id!r}." if id else f"Which rule? For example: rules {self.board.examples['rules']}"
            )

    def save(self, name: str) -> bool:
        """Write the record; a file that is not this game's own is overwritten only on request."""
        if not name and self.file is None:
            self.console.print("Save where? For example: save evening.txt")
            return False
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        if path != self.file and path.exists():
            answer = listen(self.console, f"{path} is there already. Overwrite it (y/n)? ")
            if answer is None or answer.lower() not in ("y", "yes"):
                self.console.print("Not saved.")
                return False
        try:
            path.write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}. Not saved.", soft_wrap=True)
            return False
        self.file = path
        self.console.print(f"Saved as {path}.", soft_wrap=True)
        return True

    def offer_to_save(self) -> None:
        while True:
            name = listen(self.console, "Save the game? File name, or Enter for no: ")
            if name and name.isdecimal():
                self.console.print("That is a number, not a file name.")  # typed out of habit
            elif not name or name.lower() in ("n", "no") or self.save(name):
                return

    def break_off(self) -> None:
        """End of input or Ctrl-C: a game with a file goes there; of any other a terminal keeps what was played."""
        if self.file is not None:
            self.save("")
        elif sys.stdin.isatty():
            self.save(free_name(f"{self.game.name}-{self.match.seed}"))
        self.leave()

    def quit(self) -> None:
        self.offer_to_save()
        self.leave()

    def leave(self) -> None:
        self.console.print("The game was not finished.")
        if self.file is not None:
            seat = f" --seat {self.seat}" if self.seat else ""
            again = f"signoria play {self.game.name} --resume {self.file}{seat} --bots {','.join(self.lineup)}"
            self.console.print(f"Go on with: {again}", soft_wrap=True)
        self.left = True

    def tell_news(self) -> None:
        """What has happened since it was last told."""
        events = self.match.log(self.seat)
        if self.told < len(events):
            self.console.print()
            print_story(self.console, self.game, events[self.told :], self.company)
        self.told = len(events)

    def finish(self) -> None:
        self.console.print()
        self.console.print(result(self.game, self.match.scores(), self.company))
        ranking = ", ".join(self.company.name(seat) for seat in self.match.ranking())
        self.console.print(Text(f"{victory(self.match, self.company)}. Ranking: {ranking}.", "bold"))
        self.offer_to_save()


def victory(match: Match, company: Company) -> str:
    """Who has won; a first place may be shared."""
    winners = [company.name(score.seat) for score in match.scores() if score.place == 1]
    if len(winners) == 1:
        return "You win" if winners[0] == "you" else f"{winners[0]} wins"
    told = f"{', '.join(winners[:-1])} and {winners[-1]} share the victory"
    return told[:1].upper() + told[1:]


def bots_around(match: Match, seat: int, lineup: tuple[str, ...]) -> dict[int, Bot]:
    """The bots on the other seats; seeded, so that at the same point of the same match they decide alike."""
    players = kit(match.game.name)
    others = [other for other in range(match.seats) if other != seat]
    return {other: players.bot(spec, match.seed) for other, spec in zip(others, lineup, strict=True)}


def free_name(stem: str) -> str:
    """A file name that is not taken yet."""
    number = 1
    name = f"{stem}.record"
    while Path(name).exists():
        number += 1
        name = f"{stem}-{number}.record"
    return name
