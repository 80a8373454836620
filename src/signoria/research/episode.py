"""One game as an environment plays it: chance is answered from the seed, exactly as in a match of the same seed."""

from collections.abc import Mapping
from operator import index
from typing import Any

from signoria.engine.catalogue import Decision
from signoria.engine.dealer import Dealer
from signoria.engine.errors import UnknownDecision
from signoria.games import game as find_game
from signoria.match import Match


class Setting:
    """Which game is played and how; a wrong name, edition, seat count, variant or option is named at once."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        variant: str | None,
        options: Mapping[str, object] | None,
        edition: str | None = None,
    ) -> None:
        self.game = find_game(game, edition)
        self.seats = self.game.read_seats(self.game.seats[-1] if seats is None else seats)
        self.variant = self.game.read_variant(variant)
        self.options = self.game.read_options({} if options is None else options)
        self.decisions = self.game.decisions

    def decision(self, action: Any) -> Decision:
        """The decision at that index, be it Python's number or one of an array."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.decisions):
            last = len(self.decisions) - 1
            raise UnknownDecision(f"{self.game.name} has no decision {action!r}; actions are numbers from 0 to {last}")
        return self.decisions[number]


class Episode:
    """A position, the dealer that answers its chance, and what the seats decided."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.state = setting.game.begin(setting.seats, setting.variant, setting.options)
        self.taken: list[Decision] = []
        self._dealer = Dealer(seed)
        self._dealer.deal(self.state, self.state.apply)

    @property
    def number(self) -> int:
        """How many decisions there were, chance included."""
        return len(self.taken) + self._dealer.answered

    def take(self, decision: Decision) -> None:
        """Take a decision for the seat to act; an illegal one raises Refused and changes nothing."""
        self.state.apply(decision)
        self.taken.append(decision)
        self._dealer.deal(self.state, self.state.apply)

    def match(self) -> Match:
        """The same game as a match, to be recorded, told and replayed."""
        setting = self.setting
        game = setting.game
        match = Match(game.name, setting.seats, setting.variant, setting.options, self.seed, game.data_version)
        for decision in self.taken:
            match.play(decision)
        return match
