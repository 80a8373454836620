"""What every template knows of the person who reads it."""

from django.conf import settings
from django.http import HttpRequest

from signoria.web.people.accounts import theme_of


def person(request: HttpRequest) -> dict[str, object]:
    return {
        "person": getattr(request, "person", None),
        "theme": theme_of(request),
        "letters": bool(settings.EMAIL_HOST),
        "languages": settings.LANGUAGES,
    }
