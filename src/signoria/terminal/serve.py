"""`signoria serve`: the site, on this machine."""

import os
import threading
import webbrowser
from importlib.util import find_spec
from typing import Annotated

import typer

from signoria.errors import SignoriaError
from signoria.terminal.arguments import FAILURE, fail

EVERYWHERE = ("0.0.0.0", "::")
NEEDED = ("django", "django_htmx", "dj_database_url", "uvicorn", "whitenoise", "segno")
SECONDS_TO_START = 1.0


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 127.0.0.1 for this machine only.")] = (
        "0.0.0.0"
    ),
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8000,
    open: Annotated[bool, typer.Option("--open/--no-open", help="Whether to open a browser.")] = True,
) -> None:
    """Serve tables to browsers: on this machine, on phones of the house, or to the world behind a proxy."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        fail(f"the site needs more packages ({', '.join(missing)}); get them with: pip install 'signoria[web]'")
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.settings")
    from signoria.web.house import HOSTS, PORT, own_addresses, public_url

    os.environ[PORT] = str(port)
    if host in EVERYWHERE:
        os.environ.setdefault(HOSTS, ",".join(own_addresses()))
    try:
        prepare()
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

    uvicorn.run("signoria.web.asgi:application", host=host, port=port, log_level="warning", timeout_graceful_shutdown=1)


def prepare() -> None:
    """Bring database and static files up to date."""
    import django
    from django.core.management import call_command

    django.setup()
    from signoria.web.files import gather

    call_command("migrate", verbosity=0, interactive=False)
    gather()
