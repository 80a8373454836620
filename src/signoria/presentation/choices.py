"""What a seat may decide, in words: with a heading to group it under, and a note on what it pays and gains."""

from typing import Any

from signoria.engine.catalogue import Decision
from signoria.games import kit
from signoria.games.base import Component, Game
from signoria.language.wording import Company, Wording
from signoria.match import Match
from signoria.match.preview import Preview, previews

View = dict[str, Any]

OTHERS = ""
"""The heading of what needs none; it stands at the end."""


class Choice:
    """A decision on offer: its number and words, and what would come of it."""

    def __init__(self, number: int, words: str, prospect: Preview) -> None:
        self.number = number
        self.words = words
        self.decision = prospect.decision
        self.prospect = prospect


class Teller:
    """Tells the decisions of a game, in the language of a wording; each game's kit has its own."""

    def __init__(self, game: Game, wording: Wording, components: dict[str, Component]) -> None:
        self.game = game
        self.wording = wording
        self.components = components

    def forced(self, decision: Decision) -> bool:
        """Whether a decision is taken without asking where it is the only one."""
        return False

    def words(self, view: View, decision: Decision) -> str:
        """A decision in plain words, with what the view tells about it."""
        return self.wording.describe(decision)

    def note(self, view: View, choice: Choice, company: Company) -> str:
        """What a decision pays and gains, as far as it does not speak for itself."""
        return ""

    def group(self, view: View, decision: Decision) -> str:
        """The heading under which a decision stands."""
        return OTHERS

    def say(self, key: str, **params: object) -> str:
        return self.wording.say(key, params)


def teller_of(game: Game, wording: Wording | None = None, components: dict[str, Component] | None = None) -> Teller:
    """Who tells a game: in English, or in the language of the wording and the components that are given."""
    if components is None:
        components = {component.id: component for component in game.components}
    own = kit(game.name).presenter()
    assert issubclass(own, Teller)
    return own(game, wording or game.wording, components)


def choices_of(match: Match, seat: int, teller: Teller) -> list[Choice]:
    """What a seat may decide, and what would come of it."""
    view = match.view(seat)
    return [
        Choice(number, teller.words(view, prospect.decision), prospect)
        for number, prospect in enumerate(previews(match, seat), start=1)
    ]


def grouped(view: View, choices: list[Choice], teller: Teller) -> dict[str, list[Choice]]:
    """The choices by heading, in the order in which they come; those without a heading at the end."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(teller.group(view, choice.decision), []).append(choice)
    if OTHERS in groups:
        groups[OTHERS] = groups.pop(OTHERS)
    return groups
