"""How fast bots play on: people see one deed after the other, and no turn of a bot takes long to be shown."""

from typing import Final

from django.conf import settings

from signoria.engine.state import State

LONGEST_TURN: Final = 4.0
"""Seconds that the pauses of a bot's turn take together at most, however many deeds it has."""


class Deed:
    """What a bot does as one thing, perhaps in several decisions: take a card and pay for it, buy three blocks."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.began: State | None = None
        self.steps = 0
        """How many steps the table has after it; none while nothing of it is written down."""
        self.seen = False
        """Whether there is anything to see of it. The end of a turn alone tells nothing."""
        self.goes_on = True
        self.idle = False
        """Whether there was nothing for a bot to do."""

    def begin(self, state: State) -> State:
        """The position in which it began, which is this one if nothing of it is decided yet."""
        if self.began is None:
            self.began = state.copy()
        return self.began


class Pace:
    """By table how long bots pause before their next deed. A turn has so many seconds, of which a pause takes half at
    most: of many deeds the later ones come faster and faster."""

    def __init__(self) -> None:
        self.turns: dict[str, tuple[int | None, float]] = {}
        """Whose turn is shown at a table, and what is left of its seconds."""
        self.unseen: set[str] = set()
        """Tables where the last deed has nothing to be looked at."""

    def note(self, id: str, deed: Deed | None) -> None:
        """A bot has done a deed at a table, or there was none to do."""
        if deed is None:
            self.turns.pop(id, None)
            self.unseen.discard(id)
            return
        seat, left = self.turns.get(id, (deed.seat, LONGEST_TURN))
        self.turns[id] = (deed.seat, left if seat == deed.seat else LONGEST_TURN)
        if deed.seen:
            self.unseen.discard(id)
        else:
            self.unseen.add(id)

    def pause(self, id: str) -> float:
        """The seconds before the next deed at a table."""
        if id in self.unseen:
            self.unseen.discard(id)
            return 0.0
        seat, left = self.turns.get(id, (None, LONGEST_TURN))
        pause = min(settings.BOT_PAUSE, left / 2)
        if id in self.turns:
            self.turns[id] = (seat, left - pause)
        return pause
