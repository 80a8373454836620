"""The curtain: several people share a screen, and what one of them holds is not for the eyes of the others."""

from typing import Final

from django.http import HttpRequest

from signoria.match import Match
from signoria.web.tables.models import Table
from signoria.web.tables.store.seating import Viewer

KEY: Final = "screens"
MOST_KEPT: Final = 50
EMPTY: Final[tuple[object, ...]] = (None, [], {}, "")


def looking(request: HttpRequest, table: Table) -> int | None:
    """The seat that had this screen last."""
    found = request.session.get(KEY, {}).get(table.id)
    return found if isinstance(found, int) else None


def lift(request: HttpRequest, table: Table, seat: int) -> None:
    """The screen was passed to a seat."""
    screens = dict(request.session.get(KEY, {}))
    screens.pop(table.id, None)
    screens[table.id] = seat
    request.session[KEY] = dict(list(screens.items())[-MOST_KEPT:])


def is_drawn(match: Match, guest: Viewer, last: int | None) -> bool:
    """Whether the screen must be passed first: the seat that decides has secrets, and somebody else had the screen."""
    if len(guest.people) < 2 or not guest.decides or guest.seat == last:
        return False
    public = match.view(None)
    return any(holds_secrets(match.view(seat), public) for seat in guest.people)


def may_know(match: Match, guest: Viewer, last: int | None) -> list[int]:
    """The seats of whose decisions this screen may tell: where they had secrets, only the one that looks at it."""
    public = match.log(None)
    if len(guest.own) < 2 or all(match.log(seat) == public for seat in guest.own):
        return guest.own
    return [] if guest.seat is None or is_drawn(match, guest, last) else [guest.seat]


def holds_secrets(own: object, public: object) -> bool:
    """Whether a view tells anything that the view of a spectator does not."""
    if isinstance(own, dict) and isinstance(public, dict):
        return any(holds_secrets(value, public.get(key)) for key, value in own.items() if key != "viewer")
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(holds_secrets(mine, theirs) for mine, theirs in zip(own, public, strict=True))
    return own != public and own not in EMPTY
