"""How somebody wants to see tables: drawn, or as plain text. The session remembers it."""

from typing import Final

from django.http import HttpRequest

MODE: Final = "mode"
TEXT: Final = "text"
DRAWN: Final = "drawn"


def wants_text(request: HttpRequest) -> bool:
    """Whether the plain page is wanted; `?mode=text` and `?mode=drawn` change one's mind."""
    asked = request.GET.get(MODE)
    if asked in (TEXT, DRAWN) and request.session.get(MODE, DRAWN) != asked:
        request.session[MODE] = asked
    return request.session.get(MODE) == TEXT
