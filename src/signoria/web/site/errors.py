"""Pages for what goes wrong, in the look of the house. Whatever the engine says no to is an answer, never a crash."""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django_htmx.http import reswap, retarget

from signoria.engine.errors import SignoriaError
from signoria.web.people.identity import Visit
from signoria.web.people.limits import TooMany
from signoria.web.tables.models import Table
from signoria.web.tables.store.unreadable import Unreadable


def page(request: Visit, status: int, title: str, reason: str, table: Table | None = None) -> HttpResponse:
    """A whole page, or for htmx a line above the page that is open. It leads to what a table has kept."""
    if request.htmx:
        response = render(request, "notice.html", {"reason": reason}, status=status)
        return reswap(retarget(response, "#notice"), "innerHTML")
    context = {"status": status, "heading": title, "reason": reason, "table": table}
    return render(request, "error.html", context, status=status)


def bad_request(request: Visit, exception: Exception | None = None) -> HttpResponse:
    reason = _("Something in this request doesn't make sense to us.")
    return page(request, HTTPStatus.BAD_REQUEST, _("We didn't understand that"), reason)


def forbidden(request: Visit, exception: Exception | None = None) -> HttpResponse:
    reason = str(exception) if exception is not None and str(exception) else _("This is for somebody else.")
    return page(request, HTTPStatus.FORBIDDEN, _("Not for you"), reason)


def not_found(request: Visit, exception: Exception | None = None) -> HttpResponse:
    reason = _("There is nothing at this address. Perhaps the link was cut off somewhere.")
    return page(request, HTTPStatus.NOT_FOUND, _("Nobody sits here"), reason)


def csrf_failure(request: Visit, reason: str = "") -> HttpResponse:
    """A form from another site, or one whose cookie is gone."""
    said = _("This form was open for too long, or cookies are switched off. Go back, load the page again and retry.")
    return page(request, HTTPStatus.FORBIDDEN, _("Please try once more"), said)


def too_many(request: Visit, error: TooMany) -> HttpResponse:
    reason = _("Too many tries. Try again in %(seconds)s seconds.") % {"seconds": error.seconds}
    response = page(request, HTTPStatus.TOO_MANY_REQUESTS, _("Not so fast"), reason)
    response.headers["Retry-After"] = str(error.seconds)
    return response


def server_error(request: Visit) -> HttpResponse:
    reason = _("That is our fault. What was decided before is safe.")
    return page(request, HTTPStatus.INTERNAL_SERVER_ERROR, _("Something broke"), reason)


class RefusalMiddleware:
    """Turns errors of the engine that no page has dealt with into an answer."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_exception(self, request: Visit, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, TooMany):
            return too_many(request, exception)
        if isinstance(exception, Unreadable):
            title = _("This table cannot be read here")
            return page(request, HTTPStatus.CONFLICT, title, exception.reason(), exception.table)
        if isinstance(exception, SignoriaError):
            return page(request, HTTPStatus.CONFLICT, _("That doesn't work"), str(exception))
        return None
