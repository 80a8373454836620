"""The site as an ASGI application, for uvicorn and its like."""

import os

from django.core.asgi import get_asgi_application

from signoria.web.door import Door

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.settings")

application = Door(get_asgi_application())

from signoria.web.tables.thinking import resume_bots  # noqa: E402 - models can be loaded only now

resume_bots()
