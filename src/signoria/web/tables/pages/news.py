"""News of a table, as server-sent events."""

from collections.abc import AsyncIterator

from asgiref.sync import sync_to_async
from django.db import close_old_connections
from django.http import StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_GET

from signoria.web.people.identity import Visit
from signoria.web.tables.live.events import AGAIN, EXCHANGE
from signoria.web.tables.models import Step, Table


@require_GET
def news(request: Visit, id: str) -> StreamingHttpResponse:
    """The number of steps, whenever it changes."""
    get_object_or_404(Table, pk=id)

    async def lines() -> AsyncIterator[str]:
        async for number in EXCHANGE.watch(id):
            if number is None:
                yield ": still here\n\n"
            else:
                yield f"event: news\ndata: {await steps_now(id) if number == AGAIN else number}\n\n"

    response = StreamingHttpResponse(lines(), content_type="text/event-stream")
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"
    return response


@sync_to_async
def steps_now(id: str) -> int:
    """How many steps a table has; one thread looks for all."""
    close_old_connections()
    return Step.objects.filter(table=id).count()
