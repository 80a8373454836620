"""Puts the person on every request."""

from collections.abc import Callable
from typing import cast

from django.http import HttpRequest, HttpResponseBase

from signoria.web.people.identity import Visit, find_person


class PersonMiddleware:
    """`request.person` is the person of the session or account, or None."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        cast(Visit, request).person = find_person(request)
        return self.get_response(request)
