"""Small drawn marks that all boards use: a number with its sign, what becomes more or less."""

from collections.abc import Iterable, Mapping
from typing import Final

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from signoria.web.board.signs import sign

MINUS: Final = "−"
NOTHING: Final = SafeString("")
OR: Final = mark_safe('<i class="or">/</i>')
FOR: Final = mark_safe('<i class="for">→</i>')
NEVER: Final = mark_safe('<i class="never">✕</i>')


def mark(number: object, name: str) -> SafeString:
    return format_html('<span class="mark"><b>{}</b>{}</span>', number, sign(name))


def together(marks: Iterable[SafeString], between: str = "") -> SafeString:
    return mark_safe(between.join(marks))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def table(goods: Mapping[str, int]) -> SafeString:
    """By sign how many; what there is none of is left out."""
    return together(mark(amount, good) for good, amount in goods.items() if amount)


def changes(goods: Mapping[str, int]) -> SafeString:
    """What becomes more or less, what is paid first."""
    ordered = sorted(goods.items(), key=lambda change: change[1] > 0)
    return together(mark(signed(amount), good) for good, amount in ordered)
