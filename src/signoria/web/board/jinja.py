"""How boards are drawn: templates of Jinja2, which are several times faster than Django's on pages of this kind."""

from typing import Any

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext, ngettext
from jinja2 import Environment, StrictUndefined

from signoria.web.board.signs import sign


def environment(**options: Any) -> Environment:
    """What templates of boards can use: words, addresses, files and signs."""
    strict = {**options, "undefined": StrictUndefined}
    found = Environment(extensions=["jinja2.ext.i18n"], trim_blocks=True, lstrip_blocks=True, **strict)
    found.globals.update(static=static, url=url, sign=sign, shared=shared)
    found.install_gettext_callables(gettext, ngettext, newstyle=True)  # type: ignore[attr-defined]
    return found


def url(name: str, *args: object) -> str:
    return reverse(name, args=args)


def shared(template: str, request: HttpRequest | None, **context: object) -> str:
    """A part that boards share with other pages, which are written for Django."""
    return render_to_string(template, context, request)
