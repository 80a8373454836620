"""The libraries that only the arena needs, and how to get them."""

from importlib.util import find_spec

from signoria.engine.errors import SignoriaError


class MissingExtra(SignoriaError):
    """A library that only the arena needs is not installed."""


def require_extras() -> None:
    """Say what is missing before anything is played."""
    for name in ("openskill", "matplotlib"):
        if find_spec(name) is None:
            raise MissingExtra(f"the arena needs {name}, which is not installed: pip install 'signoria[arena]'")
