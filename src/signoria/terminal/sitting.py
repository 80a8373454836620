"""A sitting at the terminal: one person is asked and told, bots play around, until the game is over or left."""

import re
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from signoria.bots import Bot, Knowledge
from signoria.engine.catalogue import Decision
from signoria.engine.errors import BrokenPlan, UnknownDecision
from signoria.engine.refusal import Refused
from signoria.engine.view_types import AskedView, TableView
from signoria.games import kit
from signoria.match import Match
from signoria.match.preview import whole_deeds
from signoria.presentation import Choice, choices_of
from signoria.presentation.library import components_called, rules_called
from signoria.presentation.reasons import meant
from signoria.presentation.sheets import MINUS
from signoria.presentation.words import SOURCE, rules_of
from signoria.terminal.drawing import Board, indent
from signoria.terminal.library import print_details, print_rules
from signoria.terminal.listening import listen
from signoria.terminal.reasons import explain, print_refusal
from signoria.terminal.replay import title_line
from signoria.terminal.story import print_story

LOG_LINES = 20
BESIDE = re.compile(r"[0-9]{1,4}\.[0-9]{1,4}")
"""Something beside a choice: `3.2`."""
HINTS = 3
ADVISER = "magnifico:8000"
"""Who thinks about a hint: strong, and done in a fraction of a second."""


class Sitting:
    """The match, who sits where, and what has been told and shown so far."""

    def __init__(
        self,
        console: Console,
        match: Match,
        seat: int,
        lineup: tuple[str, ...],
        file: Path | None,
        language: str = SOURCE,
    ) -> None:
        self.console = console
        self.match = match
        self.game = match.game
        self.seat = seat
        self.lineup = lineup
        self.bots = bots_around(match, seat, lineup)
        self.file = file
        self.planner = kit(match.game.name).planner
        self.board = Board(match.game, language)
        self.text = self.board.text
        self.players = self.board.players(match.view(seat), seat)
        self.told = 0
        self.board_is_old = True
        self.left = False

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        match = self.match
        self.console.print(Text(title_line(self.board, match), "bold"))
        self.console.print(self.text("Type `help` to see what you can do, `quit` to stop."), style="dim")
        if self.file is not None:
            self.told = len(match.log(self.seat))
            self.console.print(self.text("The game goes on from %(file)s.") % {"file": self.file}, soft_wrap=True)
        while not match.over and not self.left:
            if match.seat == self.seat:
                taken = self.planner.passed(match.state, match.legal())
                if taken is not None:
                    match.go_on(taken)
                else:
                    self.turn()
            else:
                self.let_bot_play()
                self.board_is_old = True
        if match.over:
            self.tell_news()
            self.finish()

    def let_bot_play(self) -> None:
        seat = self.match.seat
        assert seat is not None
        told = self.text("%(player)s is thinking …") % {"player": self.players.name(seat)}
        try:
            with self.thinking(told):
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

    def turn(self) -> None:
        """Show what is new and ask until something is decided."""
        self.tell_news()
        view = self.match.view(self.seat)
        if self.board_is_old:
            self.console.print(Rule(style="dim"))
            self.console.print(self.board.table(view, self.players, everything=False))
            self.board_is_old = False
        else:
            at_hand = self.board.at_hand(view, self.players)
            if at_hand is not None:
                self.console.print(at_hand)
        choices = choices_of(self.match, self.seat, self.board.presenter)
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
        view: TableView = self.match.view(self.seat)
        asked: AskedView | None = view["asked"]
        key = f"ask.{asked['for']}" if asked is not None else ""
        self.console.print()
        if asked is not None and key in self.board.wording.templates:
            self.console.print(Text(self.board.wording.say(key, {**asked}, self.players.company), "bold"))
        else:
            self.console.print(Text(self.text("What do you decide?"), "bold"))
        self.console.print(self.board.menu(view, choices, self.players))

    def obey(self, line: str, choices: list[Choice]) -> None:
        """A number, a command, or a decision in words."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.ask(choices)
        elif line.isdecimal():
            self.choose_number(int(line), choices)
        elif BESIDE.fullmatch(line):
            self.choose_beside(line, choices)
        elif word == "more":
            self.more(rest, choices)
        elif word in ("help", "?"):
            self.help()
        elif word == "hint":
            self.hint(choices)
        elif word == "why":
            explain(self.console, self.match, self.board, self.seat, choices, rest)
        elif word == "undo":
            self.undo(rest == "turn")
        elif word == "board":
            view = self.match.view(self.seat)
            self.console.print(self.board.table(view, self.players, everything=rest == "all"))
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
            self.no_choice(line, choices)
        else:
            self.choose_words(line, choices)

    def help(self) -> None:
        """What can be typed, with examples of the game."""
        examples = self.board.presenter.examples()
        self.console.print(self.text("Choose by number, by the text of a decision or by words of it:"))
        self.console.print(f"  {examples['text']}\n  {examples['words']}")
        self.console.print(self.text("Several decisions can be typed as one answer, with “;” between:"))
        self.console.print(f"  {examples['plan']}")
        self.console.print(self.text("Besides there are"))
        table = Table.grid(padding=(0, 2))
        for command, told in (
            ("hint", self.text("the three best decisions, as a strong bot sees it")),
            ("more 1", self.text("what there is beside choice 1; `1.2` takes the second of it")),
            (f"why {examples['why']}", self.text("why something is not possible")),
            ("undo", self.text("take the last decision back; `undo turn`: all of this turn")),
            ("board", self.text("the table; `board all`: everything that is to be seen")),
            ("log", self.text("what has happened lately; `log all`: from the start")),
            (f"cards {examples['cards']}", self.text("what something is")),
            (f"rules {examples['rules']}", self.text("a rule")),
            ("save FILE", self.text("keep the game")),
            ("quit", self.text("stop playing")),
        ):
            table.add_row(command, told)
        self.console.print(indent(table))

    def no_choice(self, line: object, choices: list[Choice]) -> None:
        told = {"number": line, "last": len(choices)}
        self.console.print(self.text("There is no choice %(number)s; there are 1 to %(last)s.") % told)

    def hint(self, choices: list[Choice]) -> None:
        """The best deeds, each with the points that it is behind the first of them, and with the number it begins."""
        knowledge = self.knowledge(self.seat)
        with self.thinking(self.text("Thinking …")):
            deeds = whole_deeds(knowledge.imagine(Random(0)), self.seat, self.planner)
            judged = kit(self.game.name).bot(ADVISER, self.match.seed).weigh(knowledge, deeds)[:HINTS]
        view = self.match.view(self.seat)
        for one in judged:
            begun = [choice.number for choice in choices if begins(choice, one.deed)]
            words = " ".join([*(str(number) for number in begun[:1]), self.board.presenter.deed(view, one.deed)])
            behind = one.lead - judged[0].lead
            about = self.text("about %(points)s points") % {"points": f"{behind:+.1f}".replace("-", MINUS)}
            told = self.text("best") if one is judged[0] else about
            self.console.print(f"  {words}: {told}")

    def choose_number(self, number: int, choices: list[Choice]) -> None:
        if 0 < number <= len(choices):
            self.match.play_plan(choices[number - 1].preview.plan)
        else:
            self.no_choice(number, choices)

    def more(self, number: str, choices: list[Choice]) -> None:
        """What one could want in place of a choice, with the numbers that take it."""
        if not number.isdecimal() or not 0 < int(number) <= len(choices):
            self.no_choice(number or "…", choices)
            return
        choice = choices[int(number) - 1]
        view = self.match.view(self.seat)
        for place, plan in enumerate(choice.preview.instead, start=1):
            self.console.print(f"  {number}.{place} {self.board.presenter.instead(view, choice, plan)}")
        if not choice.preview.instead:
            self.console.print(self.text("There is nothing beside choice %(number)s.") % {"number": number})

    def choose_beside(self, line: str, choices: list[Choice]) -> None:
        """What `more` has numbered."""
        number, _, place = line.partition(".")
        beside = choices[int(number) - 1].preview.instead if 0 < int(number) <= len(choices) else []
        if 0 < int(place) <= len(beside):
            self.match.play_plan(beside[int(place) - 1])
        else:
            self.no_choice(line, choices)

    def choose_words(self, line: str, choices: list[Choice]) -> None:
        """The decision or the plan of that text, or the one legal decision that is meant."""
        try:
            self.match.play_plan(self.match.parse_plan(line))
            return
        except Refused as refused:
            print_refusal(self.console, self.board, refused.refusal)
            return
        except BrokenPlan:
            self.console.print(self.text("A plan ends where somebody else is asked."))
            return
        except UnknownDecision:
            pass  # perhaps it is meant in words
        view = self.match.view(self.seat)
        found = meant(self.board.presenter, view, self.match.legal(), line)
        alone = {choice.decision.text: choice for choice in choices if len(choice.preview.chosen) == 1}
        if len(found) == 1:
            choice = alone.get(found[0].text)
            self.match.play_plan([found[0]] if choice is None else choice.preview.plan)
        elif found:
            numbers = {text: f"{choice.number} " for text, choice in alone.items()}
            said = self.board.presenter.words
            shown = ", ".join(f"{numbers.get(one.text, '')}{said(view, one)}" for one in found[:8])
            shown += ", …" if len(found) > 8 else ""
            self.console.print(self.text("That could be: %(decisions)s") % {"decisions": shown})
        else:
            told = self.text("I do not understand “%(line)s”. Type a number, or `help`.") % {"line": line}
            self.console.print(told)

    def undo(self, whole_turn: bool) -> None:
        """Back by one answer, with all that it took for granted, or to where something was last revealed."""
        taken_back = False
        while self.match.can_undo and (whole_turn or not taken_back):
            undone = self.match.undo()
            if self.planner.forced(self.match.legal()):
                continue  # in a game that is resumed everything has been an answer of its own
            told = {"decision": self.board.wording.describe(undone)}
            self.console.print(self.text("Taken back: %(decision)s.") % told)
            taken_back = True
        if not taken_back:
            self.console.print(
                self.text("There is nothing to take back: you decided nothing since something new was to be seen.")
            )
        self.told = min(self.told, len(self.match.log(self.seat)))

    def log(self, everything: bool) -> None:
        events = self.match.log(self.seat)
        print_story(self.console, self.board, events if everything else events[-LOG_LINES:], self.players)

    def cards(self, words: str) -> None:
        found = components_called(list(self.board.presenter.components.values()), words) if words else []
        if found:
            print_details(self.console, self.board.wording, found)
        elif words:
            self.console.print(self.text("Nothing is called “%(words)s”.") % {"words": words})
        else:
            example = {"example": self.board.presenter.examples()["cards"]}
            self.console.print(self.text("Which card? For example: cards %(example)s") % example)

    def rules(self, id: str) -> None:
        language = self.board.language
        found = {rule: rules_of(self.game, language)[rule] for rule in rules_called(self.game, id)} if id else {}
        if found:
            print_rules(self.console, self.game, found, language)
        elif id:
            self.console.print(self.text("There is no rule “%(id)s”.") % {"id": id})
        else:
            example = {"example": self.board.presenter.examples()["rules"]}
            self.console.print(self.text("Which rule? For example: rules %(example)s") % example)

    def save(self, name: str) -> bool:
        """Write the record; a file that is not this game's own is overwritten only on request."""
        if not name and self.file is None:
            self.console.print(self.text("Save where? For example: save evening.txt"))
            return False
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        if path != self.file and path.exists():
            asked = self.text("%(file)s is there already. Overwrite it (y/n)? ") % {"file": path}
            answer = listen(self.console, asked)
            if answer is None or answer.lower() not in ("y", "yes"):
                self.console.print(self.text("Not saved."))
                return False
        try:
            path.write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}. {self.text('Not saved.')}", soft_wrap=True)
            return False
        self.file = path
        self.console.print(self.text("Saved as %(file)s.") % {"file": path}, soft_wrap=True)
        return True

    def offer_to_save(self) -> None:
        while True:
            name = listen(self.console, self.text("Save the game? File name, or Enter for no: "))
            if name and name.isdecimal():
                self.console.print(self.text("That is a number, not a file name."))  # typed out of habit
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
        self.console.print(self.text("The game was not finished."))
        if self.file is not None:
            seat = f" --seat {self.seat}" if self.seat else ""
            again = f"signoria play {self.game.name} --resume {self.file}{seat} --bots {','.join(self.lineup)}"
            self.console.print(self.text("Go on with: %(command)s") % {"command": again}, soft_wrap=True)
        self.left = True

    def tell_news(self) -> None:
        """What has happened since it was last told."""
        events = self.match.log(self.seat)
        self.players = self.board.players(self.match.view(self.seat), self.seat)
        if self.told < len(events):
            self.console.print()
            print_story(self.console, self.board, events[self.told :], self.players)
        self.told = len(events)

    def finish(self) -> None:
        self.console.print()
        self.console.print(self.board.result(self.match.view(self.seat), self.players))
        ranking = ", ".join(self.players.name(seat) for seat in self.match.ranking())
        told = self.text("%(victory)s. Ranking: %(players)s.") % {"victory": self.victory(), "players": ranking}
        self.console.print(Text(told, "bold"))
        self.offer_to_save()

    def victory(self) -> str:
        """Who has won; a first place may be shared."""
        winners = [score.seat for score in self.match.scores() if score.place == 1]
        if winners == [self.seat]:
            return self.text("You win")
        names = ", ".join(self.players.name(seat) for seat in winners)
        if len(winners) == 1:
            return self.text("%(player)s wins") % {"player": names}
        return self.text("The victory is shared by: %(players)s") % {"players": names}


def begins(choice: Choice, deed: list[Decision]) -> bool:
    """Whether a deed begins with what is chosen there."""
    chosen = choice.preview.chosen
    return deed[: len(chosen)] == chosen


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
