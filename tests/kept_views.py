"""Views as they were when matches were kept: what a view has come to tell since then is no difference."""

from importlib import import_module

from signoria import Match


def kept_view(match: Match, viewer: int | None) -> dict[str, object]:
    gained: tuple[str, ...] = import_module(f"tests.{match.game.name}.golden").GAINED
    return {key: value for key, value in match.view(viewer).items() if key not in gained}
