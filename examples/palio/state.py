"""A race that can be run: the front of all the rules, with what a seat sees and how it scores."""

from random import Random

from examples.palio.catalogue import BET, BET_D
from examples.palio.position import NOBODY_BACKED, OPTIONS, VOCABULARY, PalioRules, Position, Rider
from examples.palio.race import FirstRider
from examples.palio.track import Track
from examples.palio.view_types import PalioView
from examples.palio.wording import WORDING
from signoria.engine.catalogue import Decision
from signoria.engine.observation import MOST, Observer
from signoria.engine.refusal import MessageFormatter, Obstacle
from signoria.engine.score import Score
from signoria.engine.state import CHANCE


class PalioState(Position):
    """See `signoria.State` for what it can do."""

    vocabulary = VOCABULARY
    game_over = Obstacle("game_over", "PAL-FINISH-1")
    chance_decides = Obstacle("chance_decides", "PAL-TURN-1")
    not_an_outcome = Obstacle("not_an_outcome", "PAL-TURN-1")

    def formatter(self) -> MessageFormatter:
        return WORDING

    def copy(self) -> "PalioState":
        found = PalioState(self.track, self.rules, [rider.copy() for rider in self.riders], self.first, self.stack[:])
        found.menu = self.menu
        return found

    def show(self, seat: int | None) -> PalioView:
        return {
            "game": self.catalogue.game,
            "variant": self.rules.variant,
            "options": self.rules.changed(OPTIONS),
            "seats": self.seats,
            "viewer": seat,
            "over": not self.stack,
            "first": self.first if self.first >= 0 else None,
            "finish": self.track.spaces,
            "asked": self.asked(),
            "players": [
                {
                    "seat": other,
                    "space": rider.space,
                    "coins": rider.coins,
                    "backed": rider.backed if self.knows(seat, other) and rider.backed >= 0 else None,
                }
                for other, rider in enumerate(self.riders)
            ],
            "scores": [score.as_data() for score in self.scores()] if not self.stack else None,
        }

    def knows(self, viewer: int | None, seat: int) -> bool:
        """Whether somebody may see the bet of a seat (PAL-BET-1)."""
        return viewer == seat or not self.stack

    def report(self, observer: Observer, seat: int) -> None:
        for option in OPTIONS.values():
            option.write(observer, self.rules.chosen[option.name])
        observer.flag("over", not self.stack, "The race is over.")
        self.report_asked(observer, seat)
        for turn in range(self.seats):
            other = (seat + turn) % self.seats
            rider = self.riders[other]
            backed = rider.backed if self.knows(seat, other) else NOBODY_BACKED
            observer.begin("rider", turn)
            observer.number("space", rider.space, MOST, "The space on the track.")
            observer.number("coins", rider.coins, MOST, "Coins.")
            relative = (backed - seat) % self.seats if backed >= 0 else -1
            observer.choice("backed", relative, self.seats, "Whom the bet is on, counted from the own seat.")

    def imagine(self, seat: int | None, rng: Random) -> "PalioState":
        """Bets of others could be on anybody."""
        self.viewer(seat)
        found = self.copy()
        for other, rider in enumerate(found.riders):
            if rider.backed != NOBODY_BACKED and not self.knows(seat, other):
                rider.backed = int(rng.random() * self.seats)
        return found

    def consistent_history(self, decisions: list[tuple[int, Decision]]) -> list[Decision]:
        return [BET_D[self.riders[actor].backed] if decision.verb is BET else decision for actor, decision in decisions]

    def scores(self) -> list[Score]:
        """Spaces, coins, and the points for having backed one of those in front (PAL-SCORE-1)."""
        front = max(rider.space for rider in self.riders)
        parts: list[dict[str, int]] = []
        for rider in self.riders:
            won = rider.backed != NOBODY_BACKED and self.riders[rider.backed].space == front
            parts.append({"spaces": rider.space, "coins": rider.coins, "backing": self.track.backing if won else 0})
        totals = [sum(part.values()) for part in parts]
        return [
            Score(seat, total, parts[seat], 1 + len([other for other in totals if other > total]))
            for seat, total in enumerate(totals)
        ]


def new_state(seats: int, rules: PalioRules, track: Track) -> PalioState:
    """The race before it begins (PAL-SETUP-1)."""
    riders = [Rider(0, track.coins, NOBODY_BACKED) for _ in range(seats)]
    return PalioState(track, rules, riders, -1, [FirstRider(CHANCE)])
