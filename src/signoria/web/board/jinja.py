"""How boards are drawn: templates of Jinja2, which are several times faster than Django's on pages of this kind."""

from functools import cache
from typing import Any

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.templatetags import static as files
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


@cache
def static(place: str) -> str:
    """The address of a file; a page names hundreds of them, and they do not change while the site runs."""
    return files.static(place)


def url(name: str, *args: object) -> str:
    return reverse(name, args=args)


def shared(template: str, request: HttpRequest | None, **context: object) -> str:
    """A part that boards share with other pages, which are written for Django."""
    return render_to_string(template, context, request)
