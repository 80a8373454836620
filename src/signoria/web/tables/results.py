"""What remains of a game that is over: its scores, the course they took, and its record."""

from signoria.engine.state import State
from signoria.match import Match
from signoria.presentation.choices import Presenter, presenter_of
from signoria.web.tables.models import Result, Table

Course = list[list[int]]
"""Scores by seat as if the game had ended after 0, 1, 2 … decisions."""


def keep_result(table: Table, match: Match) -> Result:
    """Write it down, or again where people have gone back and ended it otherwise."""
    scores = [{**score.as_data(), "parts": list(score.parts.items())} for score in match.scores()]
    told = {"scores": scores, "course": course_of(match), "record": match.record()}
    return Result.objects.update_or_create(table=table, defaults=told)[0]


def course_of(match: Match) -> Course:
    """The course that a match has taken."""
    state = match.game.begin(match.seats, match.variant, match.options)
    presenter = presenter_of(match.game)
    found = [totals(state, presenter)]
    for _, decision in match.decisions():
        state.apply(decision)
        found.append(totals(state, presenter))
    return found


def totals(state: State, presenter: Presenter) -> list[int]:
    """The points of a position by seat, as people are told them."""
    scores = [score.as_data() for score in state.scores()]
    return [score["total"] for score in presenter.standing(state.view(None), scores)]
