"""What happened, told as events: a message key with parameters, some of them for one seat's eyes only."""


class Event:
    """One thing that happened. `secret` holds parameters that only `seat` may see."""

    __slots__ = ("key", "params", "seat", "secret")

    def __init__(self, key: str, seat: int | None, params: dict[str, object], secret: dict[str, object]) -> None:
        self.key = key
        self.seat = seat
        self.params = params
        self.secret = secret

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """The event as plain data, with the secret parameters only for their owner."""
        told: dict[str, object] = {"key": self.key, "seat": self.seat}
        told.update(self.params)
        if viewer is not None and viewer == self.seat:
            told.update(self.secret)
        return told

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.seat, self.params, self.secret)


class Journal:
    """Collects events while decisions are applied; a state without one keeps silent and is faster."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def note(self, key: str, seat: int | None, params: dict[str, object]) -> None:
        self.events.append(Event(key, seat, params, {}))

    def reveal(self) -> None:
        """Something secret has come to light, so that what led to it cannot be taken back."""
        self.revealed = True

    def confide(self, key: str, seat: int, params: dict[str, object], secret: dict[str, object]) -> None:
        self.events.append(Event(key, seat, params, secret))
