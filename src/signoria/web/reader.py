"""Whoever reads a page: their language, and lines that begin with a capital."""

from django.utils.translation import get_language


def language() -> str:
    """The language of the request that is answered now."""
    return get_language() or "en"


def capital(words: str) -> str:
    """With a capital at the beginning; what is safe as HTML stays so."""
    return words[:1].upper() + words[1:]
