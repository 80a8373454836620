"""A match: a state, the dealer that answers its chance, and the record of all that was decided."""

from collections.abc import Mapping
from random import SystemRandom

from signoria import record as records
from signoria.dealer import Dealer
from signoria.decision import Decision
from signoria.errors import BadRecord, BadSetup, NothingToUndo, UnknownDecision, UnknownGame
from signoria.game import game as find_game
from signoria.journal import Event, Journal
from signoria.refusal import Refusal, Refused
from signoria.score import Score
from signoria.state import CHANCE, State


class Moment:
    """What undo goes back to: the position before a decision, and how long record and log were."""

    def __init__(self, state: State, decisions: int, events: int) -> None:
        self.state = state
        self.decisions = decisions
        self.events = events


class Match:
    """One game being played. Chance is answered at once, so there is always a seat to ask until it is over."""

    def __init__(
        self,
        game: str,
        seats: int,
        variant: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> None:
        if seed is None:
            seed = SystemRandom().randrange(2**32)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSetup(f"a seed is a whole number, not {seed!r}")
        self.game = find_game(game)
        self.seats = self.game.read_seats(seats)
        self.variant = self.game.read_variant(variant)
        self.options = self.game.read_options(options or {})
        self.seed = seed
        self._dealer = Dealer(seed)
        self._begin()
        self._deal()

    def _begin(self) -> None:
        """Set the table up, with nothing decided yet."""
        self.state = self.game.begin(self.seats, self.variant, self.options)
        self._decisions: list[tuple[int, Decision]] = []
        self._events: list[Event] = []
        self._chances = 0
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

    def legal(self) -> list[Decision]:
        return self.state.legal()

    def parse(self, text: str) -> Decision:
        """The decision of that text; UnknownDecision names a text that is none."""
        return self.game.catalogue.parse(text)

    def refusal(self, decision: Decision | str) -> Refusal | None:
        """None for what is legal now, otherwise the reason."""
        return self.state.refusal(self._known(decision))

    def play(self, decision: Decision | str) -> None:
        """Take a decision for the seat to act, and let chance answer what follows from it."""
        chosen = self._known(decision)
        moment = Moment(self.state.copy(), len(self._decisions), len(self._events))
        seat = self.state.actor
        self._apply(chosen)
        self._past.append(moment)
        self._deal()
        if self.state.actor != seat:
            self._past.clear()

    @property
    def can_undo(self) -> bool:
        """Whether the last decision was the acting seat's own and nothing was revealed since."""
        return bool(self._past)

    def undo(self) -> Decision:
        """Go back by one decision of the seat to act; returns the decision taken back."""
        if not self._past:
            raise NothingToUndo("there is no decision of the acting seat since something was last revealed")
        moment = self._past.pop()
        _, undone = self._decisions[moment.decisions]
        self.state = moment.state
        del self._decisions[moment.decisions :]
        del self._events[moment.events :]
        return undone

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything that a seat may see (None: a spectator) as plain data."""
        return self.state.view(self._viewer(seat))

    def log(self, seat: int | None) -> list[dict[str, object]]:
        """What happened, as a seat (None: a spectator) may know it: events with message keys and parameters."""
        viewer = self._viewer(seat)
        return [event.seen_by(viewer) for event in self._events]

    def scores(self) -> list[Score]:
        return self.state.scores()

    def ranking(self) -> list[int]:
        """The seats from first to last, ties resolved by the rules; seats that share a place stay in seat order."""
        return [score.seat for score in sorted(self.scores(), key=lambda score: (score.place, score.seat))]

    def record(self) -> str:
        return records.write(self._header(), self._decisions)

    @staticmethod
    def from_record(text: str) -> "Match":
        """The match that a record tells; BadRecord names the line at fault."""
        record = records.read(text)
        try:
            match = match_of(record.header)
        except (BadSetup, UnknownGame) as error:
            raise BadRecord(f"header: {error}") from error
        match._begin()
        for entry in record.entries:
            try:
                match._replay(entry.actor, match.parse(entry.text))
            except (Refused, UnknownDecision, BadRecord) as error:
                raise BadRecord(f"line {entry.line}: {error}") from error
        records.check_end(text, len(record.entries))
        match._deal()
        return match

    def _header(self) -> dict[str, str]:
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

    def _replay(self, actor: int, decision: Decision) -> None:
        due = self.state.actor
        if due is None:
            raise BadRecord(f"{decision}: the game is over")
        if actor != due:
            raise BadRecord(f"{decision}: it is {'chance' if due == CHANCE else f'seat {due}'} that decides here")
        moment = Moment(self.state.copy(), len(self._decisions), len(self._events))
        self._apply(decision)
        if actor == CHANCE:
            self._chances += 1
            self._past.clear()
        else:
            self._past.append(moment)
            if self.state.actor != actor:
                self._past.clear()

    def _deal(self) -> None:
        while self.state.actor == CHANCE:
            self._apply(self._dealer.answer(self._chances, self.state.chances()))
            self._chances += 1
            self._past.clear()

    def _apply(self, decision: Decision) -> None:
        actor = self.state.actor
        journal = Journal()
        self.state.tell(journal)
        try:
            self.state.apply(decision)
        finally:
            self.state.tell(None)
        assert actor is not None
        self._decisions.append((actor, decision))
        self._events += journal.events

    def _known(self, decision: Decision | str) -> Decision:
        if isinstance(decision, str):
            return self.parse(decision)
        if not self.game.catalogue.owns(decision):
            raise UnknownDecision(f"{decision!r} is no decision of {self.game.name}")
        return decision

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.seats):
            raise BadSetup(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat


def match_of(header: dict[str, str]) -> Match:
    """A match set up as a record's header says."""
    game = find_game(header["game"])
    for field, ours in (("rules", game.rules_version), ("data", game.data_version)):
        if header[field] != ours:
            raise BadRecord(f"header: {field} {header[field]!r} is not the {ours!r} of this installation")
    for field in ("seats", "seed"):
        if not header[field].removeprefix("-").isdecimal():
            raise BadRecord(f"header: {field} {header[field]!r} is no number")
    options: dict[str, object] = {}
    for pair in header["options"].split():
        name, _, value = pair.partition("=")
        options[name] = value
    return Match(game.name, int(header["seats"]), header["variant"], options, int(header["seed"]))
