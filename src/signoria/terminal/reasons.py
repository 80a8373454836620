"""`why`: says of the decisions that somebody means what stands against them."""

from rich.console import Console
from rich.text import Text

from signoria.engine.refusal import Refusal
from signoria.match import Match
from signoria.presentation import Choice
from signoria.presentation.reasons import Reason, answer
from signoria.presentation.sheets import capital
from signoria.presentation.words import rules_of
from signoria.terminal.drawing import Board, indent

MOST_REASONS = 6
MOST_DECISIONS = 4


def explain(console: Console, match: Match, board: Board, seat: int, choices: list[Choice], words: str) -> None:
    """Say of each decision meant that it is possible, or why it is not, with the rule."""
    if not words:
        console.print(
            board.text("Why what? For example: why %(example)s") % {"example": board.presenter.examples()["why"]}
        )
        return
    if words.isdecimal() and 0 < int(words) <= len(choices):
        words = choices[int(words) - 1].decision.text
    found = answer(match, board.presenter, seat, words)
    if not found.possible and not found.reasons:
        console.print(
            board.text("No decision of the game is called “%(words)s”; try a word or two of it.") % {"words": words}
        )
        return
    if found.possible:
        offered = {choice.decision.text: f"{choice.words} ({choice.number})" for choice in choices}
        possible = [offered[decision.text] for decision in found.possible]
        told = together(board, possible, MOST_REASONS)
        console.print(board.text("You can do this now: %(decisions)s.") % {"decisions": told})
    print_reasons(console, board, found.reasons)


def print_reasons(console: Console, board: Board, reasons: list[Reason]) -> None:
    """Decisions that fail for the same reason are told together; a rule is quoted once."""
    shown = reasons[:MOST_REASONS]
    for index, reason in enumerate(shown):
        names = reason.decisions
        console.print(Text(capital(together(board, names, MOST_DECISIONS)) + ":", "bold"))
        told = said(board, reason.refusal)
        if len(names) > 1 and reason.at_wrong_moment:
            asked = board.wording.word(reason.refusal.params["asked"])
            told = board.text("Now is the moment for this: %(asked)s.") % {"asked": asked}
        console.print(indent(Text(told)))
        if index + 1 == len(shown) or shown[index + 1].refusal.rule != reason.refusal.rule:
            print_rule(console, board, reason.refusal.rule)
    if len(reasons) > MOST_REASONS:
        console.print(
            board.text("… and %(number)s more reasons; say it more exactly.") % {"number": len(reasons) - MOST_REASONS}
        )


def together(board: Board, names: list[str], most: int) -> str:
    """So many of the names, and how many more there are."""
    told = "; ".join(names[:most])
    if len(names) > most:
        return board.text("%(names)s and %(number)s more") % {"names": told, "number": len(names) - most}
    return told


def said(board: Board, refusal: Refusal) -> str:
    return board.wording.say(refusal.key, refusal.params)


def print_refusal(console: Console, board: Board, refusal: Refusal) -> None:
    console.print(indent(Text(said(board, refusal))))
    print_rule(console, board, refusal.rule)


def print_rule(console: Console, board: Board, rule: str) -> None:
    console.print(indent(Text(f"{rule}: {rules_of(board.game, board.language).get(rule, '')}", "dim")))
