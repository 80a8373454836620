"""The site as an ASGI application, for uvicorn and its like."""

import os
import warnings

from django.core.asgi import get_asgi_application

from signoria.web.door import Door

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.settings")
# WhiteNoise hands out files piece by piece in the way of WSGI; they are small, so nothing is lost by reading on.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")

application = Door(get_asgi_application())

from signoria.web.tables.thinking import resume_bots  # noqa: E402 - models can be loaded only now

resume_bots()
