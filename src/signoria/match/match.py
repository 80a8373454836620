"""A match: a state, the dealer that answers its chance, and the record of all that was decided."""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.dealer import Dealer
from signoria.engine.errors import (
    BadData,
    BadRecord,
    BadSetup,
    BrokenPlan,
    NothingToUndo,
    UnknownDecision,
    UnknownGame,
)
from signoria.engine.journal import Event, Journal
from signoria.engine.refusal import Refusal, Refused
from signoria.engine.score import Score
from signoria.engine.state import CHANCE, State
from signoria.engine.view_types import View
from signoria.games import game as find_game
from signoria.games.base import Game
from signoria.match import record as records

SEED_BITS: Final = 256
BETWEEN: Final = ";"
"""Stands between the decisions of a plan, and in no decision."""
LONGEST_NUMBER: Final = 80
"""More digits than any number of a header needs; Python refuses to read numbers of thousands of digits."""


def planned(plan: Sequence[Decision]) -> str:
    """A plan as one types it."""
    return f"{BETWEEN} ".join(decision.text for decision in plan)


class Moment:
    """What undo goes back to: the position before a decision, and how long record and log were."""

    def __init__(self, state: State, decisions: int, events: int) -> None:
        self.state = state
        self.decisions = decisions
        self.events = events

    def copy(self) -> "Moment":
        return Moment(self.state.copy(), self.decisions, self.events)

    def __reduce__(self) -> tuple[object, ...]:
        return Moment, (self.state, self.decisions, self.events)


class Match:
    """One game being played. Chance is answered at once, so there is always a seat to ask until it is over."""

    def __init__(
        self,
        game: str,
        seats: int,
        variant: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        edition: str | None = None,
    ) -> None:
        if seed is None:
            seed = SystemRandom().randrange(2**32)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        if seed.bit_length() > SEED_BITS:
            raise BadSetup(f"a seed has at most {SEED_BITS} bits, not {seed.bit_length()}")
        self.game = find_game(game, edition)
        self.seats = self.game.read_seats(seats)
        self.variant = self.game.read_variant(variant)
        self.options = self.game.read_options({} if options is None else options)
        self.seed = seed
        self._begin()
        self._deal()

    def _begin(self) -> None:
        """Set the table up, with nothing decided yet."""
        self.state = self.game.begin(self.seats, self.variant, self.options)
        self._decisions: list[tuple[int, Decision]] = []
        self._events: list[Event] = []
        self._dealer = Dealer(self.seed)
        self._past: list[Moment] = []

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.state.actor is None

    @property
    def number(self) -> int:
        """How many decisions the record holds, chance included."""
        return len(self._decisions)

    def decisions(self, since: int = 0) -> list[tuple[int, Decision]]:
        """Who decided what, chance included, from the decision of that number on."""
        return self._decisions[since:]

    def legal(self) -> list[Decision]:
        return self.state.legal()

    def parse(self, text: str) -> Decision:
        """The decision of that text; UnknownDecision names a text that is none."""
        return self.game.catalogue.parse(text)

    def parse_plan(self, text: str) -> list[Decision]:
        """The decisions of a plan as one types it: `place white harvest-large; servants 3`."""
        return [self.parse(part.strip()) for part in text.split(BETWEEN)]

    def refusal(self, decision: Decision | str) -> Refusal | None:
        """None for what is legal now, otherwise the reason."""
        return self.state.refusal(self._known(decision))

    def play(self, decision: Decision | str) -> None:
        """Take a decision for the seat to act, and let chance answer what follows from it."""
        self.play_plan([decision])

    def play_plan(self, plan: Sequence[Decision | str]) -> None:
        """Take several decisions for the seat to act as one answer: all of them, or none; they are taken back as one.

        A plan ends where chance or another seat is asked: what would come after that cannot have been foreseen.
        """
        decisions = [self._known(decision) for decision in plan]
        if not decisions:
            raise BrokenPlan("a plan has at least one decision")
        seat = self.state.actor
        moment = self._moment()
        revealed = False
        try:
            for decision in decisions:
                if self.state.actor != seat:
                    raise BrokenPlan(f"{decision}: the plan goes on after the last question to seat {seat}")
                revealed = self._apply(decision) or revealed
        except BaseException:
            if self.number > moment.decisions:
                self._return_to(moment)
            raise
        self._past.append(moment)
        if revealed or self.state.actor != seat:
            self._past.clear()
        self._deal()

    def go_on(self, decision: Decision | str) -> None:
        """Take what follows by itself from the answer before; it is taken back together with that."""
        self._take(self._known(decision), True)
        self._deal()

    @property
    def can_undo(self) -> bool:
        """Whether the last answer was the acting seat's own and nothing was revealed since."""
        return bool(self._past)

    def undo(self) -> Decision:
        """Go back by one answer of the seat to act; returns the decision taken back, of a plan the first one."""
        if not self._past:
            raise NothingToUndo("there is no decision of the acting seat since something was last revealed")
        moment = self._past.pop()
        _, undone = self._decisions[moment.decisions]
        self._return_to(moment)
        return undone

    def view(self, seat: int | None) -> View:
        """Everything that a seat may see (None: a spectator) as plain data: a dict with the keys of `TableView`."""
        return self.state.view(seat)

    def log(self, seat: int | None) -> list[dict[str, object]]:
        """What happened, as a seat (None: a spectator) may know it: events with message keys and parameters."""
        viewer = self.state.viewer(seat)
        return [event.seen_by(viewer) for event in self._events]

    def scores(self) -> list[Score]:
        return self.state.scores()

    def ranking(self) -> list[int]:
        """The seats from first to last, ties resolved by the rules; seats that share a place stay in seat order."""
        return [score.seat for score in sorted(self.scores(), key=lambda score: (score.place, score.seat))]

    def record(self) -> str:
        return records.write(self.header(), self._decisions)

    @staticmethod
    def from_record(text: str) -> "Match":
        """The match that a record tells; BadRecord names the line at fault."""
        record = records.read(text)
        match = Match.replay(record)
        records.check_end(text, len(record.entries))
        match._deal()
        return match

    @staticmethod
    def replay(record: records.Record) -> "Match":
        """The match up to the last entry of a record, wherever that was kept; chance due then stays unanswered."""
        try:
            match = match_of(record.header)
        except (
            BadSetup,
            BadData,
            UnknownGame,
        ) as wrong:  # a name of its own: compiled, a name has one type in a function
            raise BadRecord(f"header: {wrong}") from wrong
        match._begin()
        for entry in record.entries:
            match.follow(entry)
        return match

    def follow(self, entry: records.Entry) -> None:
        """Take the next decision as a record tells it, chance included; BadRecord names the line at fault."""
        try:
            self._replay(entry.actor, self.parse(entry.text), entry.joined)
        except (Refused, UnknownDecision, BadRecord) as fault:
            raise BadRecord(f"line {entry.line}: {fault}") from fault

    def header(self) -> dict[str, str]:
        """What a record of this match begins with."""
        changed = [
            f"{name}={str(value).lower()}"
            for name, value in self.options.items()
            if value != self.game.options[name].default
        ]
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data_version,
            "seats": str(self.seats),
            "variant": self.variant,
            "options": " ".join(changed),
            "seed": str(self.seed),
        }

    def _replay(self, actor: int, decision: Decision, joined: bool) -> None:
        due = self.state.actor
        if due is None:
            raise BadRecord(f"{decision}: the game is over")
        if actor != due:
            raise BadRecord(f"{decision}: it is {'chance' if due == CHANCE else f'seat {due}'} that decides here")
        if actor == CHANCE:
            self._dealer.answered += 1
            self._answer(decision)
        else:
            self._take(decision, joined)

    def _deal(self) -> None:
        self._dealer.deal(self.state, self._answer)

    def _moment(self) -> Moment:
        return Moment(self.state.copy(), len(self._decisions), len(self._events))

    def _return_to(self, moment: Moment) -> None:
        self.state = moment.state
        del self._decisions[moment.decisions :]
        del self._events[moment.events :]

    def _take(self, decision: Decision, joined: bool) -> None:
        """A decision of the seat to act; the way back is kept unless it ends the seat's say or reveals something.

        One that is `joined` to the answer before has no way back of its own.
        """
        moment = None if joined else self._moment()
        seat = self.state.actor
        revealed = self._apply(decision)
        if moment is not None:
            self._past.append(moment)
        if revealed or self.state.actor != seat:
            self._past.clear()

    def _answer(self, decision: Decision) -> None:
        """An answer of chance: it reveals something by its nature."""
        self._apply(decision)
        self._past.clear()

    def _apply(self, decision: Decision) -> bool:
        """Apply and record a decision; whether it brought something secret to light."""
        actor = self.state.actor
        journal = Journal()
        self.state.attach(journal)
        try:
            self.state.apply(decision)
        finally:
            self.state.attach(None)
        assert actor is not None
        self._decisions.append((actor, decision))
        self._events += journal.events
        return journal.revealed

    def _known(self, decision: Decision | str) -> Decision:
        if isinstance(decision, str):
            return self.parse(decision)
        if not isinstance(decision, Decision) or not self.game.catalogue.owns(decision):
            raise UnknownDecision(f"{decision!r} is no decision of {self.game.name}")
        return decision

    def __reduce__(self) -> tuple[object, ...]:
        setup = (self.game, self.seats, self.variant, self.options, self.seed)
        return resumed, (*setup, self.state, self._decisions, self._events, self._dealer.answered, self._past)


def resumed(
    game: Game,
    seats: int,
    variant: str,
    options: dict[str, object],
    seed: int,
    state: State,
    decisions: list[tuple[int, Decision]],
    events: list[Event],
    answered: int,
    past: list[Moment],
) -> Match:
    """A match that was pickled or copied, as it stood; it goes on by itself."""
    match = Match(game.name, seats, variant, options, seed, game.data_version)
    match.state = state.copy()
    match._decisions = decisions[:]
    match._events = events[:]
    match._dealer = Dealer(seed, answered)
    match._past = [moment.copy() for moment in past]
    return match


def match_of(header: dict[str, str]) -> Match:
    """A match set up as a record's header says."""
    game = find_game(header["game"])
    if header["rules"] != game.rules_version:
        raise BadRecord(f"header: rules {header['rules']!r} is not the {game.rules_version!r} of this installation")
    for field in ("seats", "seed"):
        if not header[field].removeprefix("-").isdecimal() or len(header[field]) > LONGEST_NUMBER:
            raise BadRecord(f"header: {field} {header[field]!r} is no number")
    options: dict[str, object] = {}
    for pair in header["options"].split():
        name, _, value = pair.partition("=")
        options[name] = value
    seats, seed = int(header["seats"]), int(header["seed"])
    return Match(game.name, seats, header["variant"], options, seed, header["data"])
