"""The site as an ASGI application, for uvicorn and its like."""

import os

import django

from signoria.web.door import Door

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.settings")
django.setup(set_prefix=False)

from signoria.web.handler import Handler  # noqa: E402 - settings and models can be loaded only now
from signoria.web.tables.thinking import resume_bots  # noqa: E402

application = Door(Handler())
resume_bots()
