"""What a seat may decide, in words: with a heading to group it under, and a note on what it pays and gains."""

from random import Random
from typing import Any

from signoria.engine.catalogue import Decision
from signoria.engine.view_types import ScoreView, TableView, View
from signoria.games import kit
from signoria.games.base import Component, Game
from signoria.games.planner import Planner
from signoria.language.wording import Company, Wording
from signoria.match import Match
from signoria.match.match import planned
from signoria.match.preview import Preview, preview_of, previews
from signoria.presentation.story import SeenEvent
from signoria.presentation.words import SOURCE, components_of, text_in, wording_of

SEAT_COLOURS = ("red", "blue", "green", "yellow", "white")

OTHERS = ""
"""The heading of what needs none; it stands at the end."""


class Choice:
    """A decision on offer: its number and words, and what would come of it."""

    def __init__(self, number: int, words: str, preview: Preview) -> None:
        self.number = number
        self.words = words
        self.decision = preview.decision
        self.plan = planned(preview.plan)
        self.preview = preview


class Presenter:
    """Tells the decisions of a game, in the language of a wording; each game's kit has its own.

    A game's presenter names its own kind of view where this one says `View`, as its questions do with positions.
    """

    def __init__(self, game: Game, wording: Wording, components: dict[str, Component]) -> None:
        self.game = game
        self.wording = wording
        self.components = components

    def words(self, view: View, decision: Decision) -> str:
        """A decision in plain words, with what the view tells about it."""
        return self.wording.describe(decision)

    def deed(self, view: View, chosen: list[Decision]) -> str:
        """What somebody has in mind in plain words, be it several decisions."""
        return "; ".join(self.words(view, decision) for decision in chosen)

    def instead(self, view: View, choice: Choice, plan: list[Decision]) -> str:
        """What one could want in place of a choice, in words short enough to stand beside it."""
        return self.wording.describe(plan[-1])

    def note(self, view: View, choice: Choice, company: Company) -> str:
        """What a decision pays and gains, as far as it does not speak for itself."""
        return ""

    def main(self, chosen: list[Decision]) -> Decision:
        """Of a deed the decision that says what it is about."""
        return chosen[0]

    def group(self, view: View, decision: Decision) -> str:
        """The heading under which a decision stands."""
        return OTHERS

    def say(self, key: str, **params: object) -> str:
        return self.wording.say(key, params)

    def text(self, english: str) -> str:
        """A caption or a sentence of sheets and terminal, in the language of the wording."""
        return text_in(self.wording.grammar.language, english)

    def examples(self) -> dict[str, str]:
        """What one could type at a terminal: decisions by their text and by words of it, and things to look up."""
        first = self.game.decisions[0]
        return {
            "text": first.text,
            "words": first.text.replace("-", " "),
            "plan": planned([first, self.game.decisions[-1]]),
            "why": first.verb.words[0],
            "cards": self.game.components[0].name.lower(),
            "rules": next(iter(self.game.rules)).partition("-")[2].lower(),
        }

    def begins_round(self, view: View, seat: int, event: SeenEvent) -> bool:
        """Whether a round of the log begins where a seat begins to act with this; never where a game has no rounds."""
        return False

    def standing(self, view: View, scores: list[ScoreView]) -> list[ScoreView]:
        """What the scores of a position tell while the game still runs; those of a game that is over are final."""
        return scores

    def lasting(self, view: View, scores: list[ScoreView]) -> list[ScoreView]:
        """The scores by which somebody gains or loses in a turn: not those that nobody holds until the end."""
        return self.standing(view, scores)

    def divides(self, event: dict[str, Any]) -> bool:
        """Whether what happens then belongs to another turn, though nobody came between."""
        return False

    def begins_own_turn(self, event: dict[str, Any]) -> bool:
        """Whether an event of a seat is the beginning of its own turn, though another's decision brought it about."""
        return False

    def player_names(self) -> list[str]:
        """What players without a name are called, by seat."""
        return [self.text("Red"), self.text("Blue"), self.text("Green"), self.text("Yellow"), self.text("White")]

    def titled(self, view: View, names: list[str]) -> list[str]:
        """The names of the players with what they are in the game, where it gives them something to be."""
        return names

    def seat_colours(self, view: View) -> list[str]:
        """By seat the colour of its pieces."""
        table: TableView = view
        return list(SEAT_COLOURS[: table["seats"]])


def presenter_of(game: Game, language: str = SOURCE) -> Presenter:
    """Who tells a game in a language."""
    own = kit(game.name).presenter()
    assert issubclass(own, Presenter)
    return own(game, wording_of(game, language), components_of(game, language))


def choices_of(match: Match, seat: int, presenter: Presenter, planner: Planner | None = None) -> list[Choice]:
    """What a seat may decide, and what would come of it; who draws may have a planner that goes further than lists."""
    planner = planner or kit(match.game.name).planner
    view: TableView = match.view(seat)
    return [
        Choice(number, presenter.deed(view, preview.chosen), preview)
        for number, preview in enumerate(previews(match, seat, planner), start=1)
    ]


def choice_of(match: Match, seat: int, presenter: Presenter, deed: list[Decision]) -> Choice:
    """Any deed of a seat, on offer or not, and what would come of it."""
    view: TableView = match.view(seat)
    dream = match.state.imagine(seat, Random(0))
    return Choice(0, presenter.deed(view, deed), preview_of(dream, seat, kit(match.game.name).planner, deed))


def grouped(view: TableView, choices: list[Choice], presenter: Presenter) -> dict[str, list[Choice]]:
    """The choices by heading, in the order in which they come; those without a heading at the end."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(presenter.group(view, presenter.main(choice.preview.chosen)), []).append(choice)
    if OTHERS in groups:
        groups[OTHERS] = groups.pop(OTHERS)
    return groups
