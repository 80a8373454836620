"""`why`: says of the decisions that somebody means what stands against them."""

from rich.console import Console
from rich.text import Text

from signoria.engine.refusal import Refusal
from signoria.match import Match
from signoria.presentation import Choice
from signoria.presentation.reasons import Reason, answer
from signoria.terminal.drawing import Board, indent

MOST_REASONS = 6
MOST_DECISIONS = 4


def explain(console: Console, match: Match, board: Board, seat: int, choices: list[Choice], words: str) -> None:
    """Say of each decision meant that it is possible, or why it is not, with the rule."""
    if not words:
        console.print(f"Why what? For example: why {board.examples['why']}")
        return
    if words.isdecimal() and 0 < int(words) <= len(choices):
        words = choices[int(words) - 1].decision.text
    found = answer(match, board.teller, seat, words)
    if not found.possible and not found.reasons:
        console.print(f"No decision of the game is called {words!r}; try a word or two of it.")
        return
    if found.possible:
        told = {choice.decision.text: f"{choice.words} ({choice.number})" for choice in choices}
        possible = [told[decision.text] for decision in found.possible]
        more = f" and {len(possible) - MOST_REASONS} more" if len(possible) > MOST_REASONS else ""
        console.print(f"Nothing stands against: {'; '.join(possible[:MOST_REASONS])}{more}.")
    print_reasons(console, match, found.reasons)


def print_reasons(console: Console, match: Match, reasons: list[Reason]) -> None:
    """Decisions that fail for the same reason are told together; a rule is quoted once."""
    shown = reasons[:MOST_REASONS]
    for place, reason in enumerate(shown):
        names = reason.decisions
        more = f" and {len(names) - MOST_DECISIONS} more" if len(names) > MOST_DECISIONS else ""
        heading = "; ".join(names[:MOST_DECISIONS]) + more
        console.print(Text(heading[:1].upper() + heading[1:] + ":", "bold"))
        told = reason.refusal.text
        if len(names) > 1 and reason.at_wrong_moment:
            told = f"Now is the moment for {match.game.wording.word(reason.refusal.params['asked'])}."
        console.print(indent(Text(told)))
        if place + 1 == len(shown) or shown[place + 1].refusal.rule != reason.refusal.rule:
            print_rule(console, match, reason.refusal.rule)
    if len(reasons) > MOST_REASONS:
        console.print(f"… and {len(reasons) - MOST_REASONS} more reasons; say it more exactly.")


def print_refusal(console: Console, match: Match, refusal: Refusal) -> None:
    console.print(indent(Text(refusal.text)))
    print_rule(console, match, refusal.rule)


def print_rule(console: Console, match: Match, rule: str) -> None:
    console.print(indent(Text(f"{rule}: {match.game.rules.get(rule, '')}", "dim")))
