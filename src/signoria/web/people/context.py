"""What every template knows of the person who reads it."""

from django.http import HttpRequest


def person(request: HttpRequest) -> dict[str, object]:
    return {"person": getattr(request, "person", None)}
