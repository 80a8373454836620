"""Whoever reads a page: their language."""

from django.utils.translation import get_language


def language() -> str:
    """The language of the request that is answered now."""
    return get_language() or "en"
