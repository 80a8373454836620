"""The site as an ASGI application, for uvicorn and its like."""

import os

import django

from signoria.web.site.guard import Guard

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.site.settings")
django.setup(set_prefix=False)

from signoria.web.site.handler import Handler  # noqa: E402 - settings and models can be loaded only now
from signoria.web.tables.bots.scheduler import resume_bots  # noqa: E402

application = Guard(Handler())
resume_bots()
