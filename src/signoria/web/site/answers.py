"""How pages travel: what no browser keeps, and what is compressed."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware

from signoria.web.people.identity import Visit


class PartsMiddleware:
    """No browser keeps what htmx was given: it stands at the address of a page, and would be shown in its place."""

    def __init__(self, get_response: Callable[[Visit], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: Visit) -> HttpResponseBase:
        response = self.get_response(request)
        if request.htmx:
            response.headers.setdefault("Cache-Control", "no-store")
        return response


class CompressionMiddleware(GZipMiddleware):
    """Compresses pages, with some random bytes, so that their lengths do not tell what they hold.

    What is sent piece by piece stays as it is: news cannot wait for each other, and files lie compressed on the disk.
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        return super().process_response(request, response) if isinstance(response, HttpResponse) else response
