"""How requests are carried out: in a fixed number of threads, each with a connection to the database that it keeps.

Django's own handler begins a thread and opens a connection for every request, and passes the request to and fro between
the thread and the loop. Here it goes to a thread once. Only what is sent piece by piece is sent from the loop, so that
news, which last for hours, hold no thread.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix


class Handler(ASGIHandler):
    """The site as an ASGI application. All its views are plain functions."""

    def __init__(self) -> None:
        self.load_middleware(is_async=False)
        self.threads = ThreadPoolExecutor(settings.THREADS, "request")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            raise ValueError(f"this is a site for HTTP, not for {scope['type']}")
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        loop = asyncio.get_running_loop()
        response = await loop.run_in_executor(self.threads, self.answer, scope, body)
        if not response.streaming:
            await self.send_response(response, send)
            return
        try:
            await self.stream(response, receive, send)
        finally:
            await loop.run_in_executor(self.threads, response.close)

    def answer(self, scope: Any, body: Any) -> HttpResponseBase:
        """In a thread: carry a request out. What is not sent piece by piece is finished then."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        try:
            request, refusal = self.create_request(scope, body)
            response = refusal if request is None else self.get_response(request)
            assert response is not None
        finally:
            body.close()
        if not response.streaming:
            response.close()
        return response

    async def stream(self, response: HttpResponseBase, receive: Any, send: Any) -> None:
        """Send piece by piece, until there is no more or nobody is there any more."""
        sending = asyncio.create_task(self.send_response(response, send))
        leaving = asyncio.create_task(self.listen_for_disconnect(receive))
        await asyncio.wait([sending, leaving], return_when=asyncio.FIRST_COMPLETED)
        finished = sending.done()
        sending.cancel()
        leaving.cancel()
        await asyncio.gather(sending, leaving, return_exceptions=True)
        if finished:
            sending.result()
