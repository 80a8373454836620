"""One screen for several people: what one of them holds is not for the eyes of the others."""

from typing import Final

from django.http import HttpRequest

from signoria.match import Match
from signoria.web.people.models import Person
from signoria.web.tables.models import Table
from signoria.web.tables.store.seating import Viewer

KEY: Final = "screens"
MOST_KEPT: Final = 50
EMPTY: Final[tuple[object, ...]] = (None, [], {}, "")


def looking(request: HttpRequest, table: Table) -> int | None:
    """The seat that had this screen last."""
    found = request.session.get(KEY, {}).get(table.id)
    return found if isinstance(found, int) else None


def pass_to(request: HttpRequest, table: Table, person: Person, seat: int) -> None:
    """The screen was passed to a seat, if that is one of the person's."""
    if not table.places.filter(index=seat, person=person).exists():
        return
    screens = dict(request.session.get(KEY, {}))
    screens.pop(table.id, None)
    screens[table.id] = seat
    request.session[KEY] = dict(list(screens.items())[-MOST_KEPT:])


def is_drawn(match: Match, viewer: Viewer, last: int | None) -> bool:
    """Whether the screen must be passed first: the seat that decides has secrets, and somebody else had the screen."""
    if len(viewer.people) < 2 or not viewer.decides or viewer.seat == last:
        return False
    public = match.view(None)
    return any(holds_secrets(match.view(seat), public) for seat in viewer.people)


def may_know(match: Match, viewer: Viewer, last: int | None) -> list[int]:
    """The seats of whose decisions this screen may tell: where they had secrets, only the one that looks at it."""
    public = match.log(None)
    if len(viewer.own) < 2 or all(match.log(seat) == public for seat in viewer.own):
        return viewer.own
    return [] if viewer.seat is None or is_drawn(match, viewer, last) else [viewer.seat]


def holds_secrets(own: object, public: object) -> bool:
    """Whether a view tells anything that the view of a spectator does not."""
    if isinstance(own, dict) and isinstance(public, dict):
        return any(holds_secrets(value, public.get(key)) for key, value in own.items() if key != "viewer")
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(holds_secrets(mine, theirs) for mine, theirs in zip(own, public, strict=True))
    return own != public and own not in EMPTY
