"""Small drawn signs, one file for all games: a browser fetches it once."""

from functools import cache
from typing import Final

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

SPRITE: Final = "signoria/drawn/signs.svg"


@cache
def sign(name: str, label: str = "") -> SafeString:
    """A drawn sign. Where the words beside it tell the same it is silent; else it has a label."""
    spoken = format_html('role="img" aria-label="{}"', label) if label else SafeString('aria-hidden="true"')
    return format_html('<svg class="sign s-{0}" {1}><use href="{2}#s-{0}"/></svg>', name, spoken, static(SPRITE))
