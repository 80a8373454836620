"""`why`: finds the decisions that somebody means and says what stands against them."""

import re

from rich.console import Console
from rich.text import Text

from signoria.decision import Decision
from signoria.match import Match
from signoria.refusal import Refusal
from signoria.terminal.drawing import Board, Choice, View, indent

MOST_REASONS = 6
MOST_DECISIONS = 4


def meant(board: Board, view: View, decisions: list[Decision], words: str) -> list[Decision]:
    """The decision of that text, or all that are told with every word; beginnings of words only if none is."""
    exact = [decision for decision in decisions if decision.text == " ".join(words.split())]
    wanted = split(words)
    if exact or not wanted:
        return exact
    whole = []
    begun = []
    for decision in decisions:
        told = split(f"{decision.text} {board.words(view, decision)}")
        if all(word in told for word in wanted):
            whole.append(decision)
        elif all(any(other.startswith(word) for other in told) for word in wanted):
            begun.append(decision)
    return whole or begun


def split(words: str) -> list[str]:
    return re.findall(r"\w+", words.lower().replace("'", "").replace("_", " "))


def explain(console: Console, match: Match, board: Board, seat: int, choices: list[Choice], words: str) -> None:
    """Say of each decision meant that it is possible, or why it is not, with the rule."""
    if not words:
        console.print(f"Why what? For example: why {board.examples['why']}")
        return
    if words.isdecimal() and 0 < int(words) <= len(choices):
        words = choices[int(words) - 1].decision.text
    view = match.view(seat)
    every = [decision for decision in match.game.decisions if not decision.by_chance]
    found = meant(board, view, every, words)
    if not found:
        console.print(f"No decision of the game is called {words!r}; try a word or two of it.")
        return
    legal = {choice.decision.text: choice.number for choice in choices}
    possible = [f"{board.words(view, one)} ({legal[one.text]})" for one in found if one.text in legal]
    if possible:
        more = f" and {len(possible) - MOST_REASONS} more" if len(possible) > MOST_REASONS else ""
        console.print(f"Nothing stands against: {'; '.join(possible[:MOST_REASONS])}{more}.")
    impossible = [one for one in found if one.text not in legal]
    answers = [one for one in impossible if answers_question(match, one)]
    if not possible and not answers:
        answers = impossible
    print_reasons(console, match, [(one, board.words(view, one)) for one in answers])


def answers_question(match: Match, decision: Decision) -> bool:
    """Whether a decision would at least answer what is asked now; others are told only if nothing else is meant."""
    refusal = match.refusal(decision)
    return refusal is not None and not at_wrong_moment(refusal)


def at_wrong_moment(refusal: Refusal) -> bool:
    return refusal.key.endswith("not_asked")


def print_reasons(console: Console, match: Match, decisions: list[tuple[Decision, str]]) -> None:
    """Decisions that fail for the same reason are told together; a rule is quoted once."""
    reasons: dict[str, tuple[Refusal, list[str]]] = {}
    for decision, words in decisions:
        refusal = match.refusal(decision)
        if refusal is not None:
            same = refusal.key if at_wrong_moment(refusal) else refusal.text
            reasons.setdefault(same, (refusal, []))[1].append(words)
    shown = list(reasons.values())[:MOST_REASONS]
    for place, (refusal, names) in enumerate(shown):
        more = f" and {len(names) - MOST_DECISIONS} more" if len(names) > MOST_DECISIONS else ""
        heading = "; ".join(names[:MOST_DECISIONS]) + more
        console.print(Text(heading[:1].upper() + heading[1:] + ":", "bold"))
        told = refusal.text
        if len(names) > 1 and at_wrong_moment(refusal):
            told = f"Now is the moment for {match.game.wording.word(refusal.params['asked'])}."
        console.print(indent(Text(told)))
        if place + 1 == len(shown) or shown[place + 1][0].rule != refusal.rule:
            print_rule(console, match, refusal.rule)
    if len(reasons) > MOST_REASONS:
        console.print(f"… and {len(reasons) - MOST_REASONS} more reasons; say it more exactly.")


def print_refusal(console: Console, match: Match, refusal: Refusal) -> None:
    console.print(indent(Text(refusal.text)))
    print_rule(console, match, refusal.rule)


def print_rule(console: Console, match: Match, rule: str) -> None:
    console.print(indent(Text(f"{rule}: {match.game.rules.get(rule, '')}", "dim")))
