"""`signoria serve`: the site, on this machine."""

import os
import threading
import webbrowser
from importlib.util import find_spec
from typing import Annotated

import typer

from signoria.engine.errors import BadSetup, SignoriaError
from signoria.terminal.arguments import FAILURE, fail

EVERYWHERE = ("0.0.0.0", "::")
NEEDED = ("django", "django_htmx", "dj_database_url", "uvicorn", "whitenoise", "segno", "redis")
SECONDS_TO_START = 1.0
PATIENCE = 60
"""Seconds after which a process that does not answer is replaced; on a busy machine five, as usual, are soon over."""
KEPT = 75
"""Seconds for which a connection is kept for the next request: longer than proxies and most thoughts of players."""


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 127.0.0.1 for this machine only.")] = (
        "0.0.0.0"
    ),
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8000,
    open: Annotated[bool, typer.Option("--open/--no-open", help="Whether to open a browser.")] = True,
    processes: Annotated[
        int, typer.Option("--processes", min=1, help="How many processes serve; several need PostgreSQL and Redis.")
    ] = 1,
) -> None:
    """Serve tables to browsers: on this machine, on phones of the house, or to the world behind a proxy."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        fail(f"the site needs more packages ({', '.join(missing)}); get them with: pip install 'signoria[web]'")
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.site.settings")
    from signoria.web.environment import HOSTS, PORT, own_addresses, public_url

    os.environ[PORT] = str(port)
    if host in EVERYWHERE:
        os.environ.setdefault(HOSTS, ",".join(own_addresses()))
    try:
        prepare(processes)
    except SignoriaError as error:
        fail(error, FAILURE)
    home = f"http://localhost:{port}/"
    typer.echo(f"Signoria is at {public_url() or home}")
    if host in EVERYWHERE and not public_url():
        for address in own_addresses():
            typer.echo(f"In this house also at http://{address}:{port}/")
    typer.echo("Stop it with Ctrl-C.")
    if open:
        threading.Timer(SECONDS_TO_START, webbrowser.open, [public_url() or home]).start()
    import uvicorn

    uvicorn.run(
        "signoria.web.site.asgi:application",
        host=host,
        port=port,
        workers=processes,
        timeout_keep_alive=KEPT,
        timeout_worker_healthcheck=PATIENCE,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )


def prepare(processes: int) -> None:
    """Bring database and static files up to date; BadSetup says what is missing."""
    import django
    from django.core.management import call_command
    from django.db import OperationalError

    django.setup()
    from signoria.web.site.files import gather

    check(processes)
    try:
        call_command("migrate", verbosity=0, interactive=False)
    except OperationalError as error:
        raise BadSetup(f"the database cannot be used: {error}") from error
    gather()


def check(processes: int) -> None:
    """Several processes share their tables through PostgreSQL, and what happens there through Redis."""
    from django.conf import settings
    from django.db import connection
    from redis import ConnectionPool

    try:
        ConnectionPool.from_url(settings.REDIS_URL or "redis://")
    except ValueError as error:
        raise BadSetup(f"REDIS_URL: {error}") from error
    missing = []
    if connection.vendor != "postgresql":
        missing.append("PostgreSQL (DATABASE_URL=postgres://…)")
    if not settings.REDIS_URL:
        missing.append("Redis (REDIS_URL=redis://…)")
    if processes > 1 and missing:
        raise BadSetup(f"{processes} processes need {' and '.join(missing)}; see docs/site.md")
