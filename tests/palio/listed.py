"""The one line outside its folder that a game needs: an entry in the list of games."""

import pytest

from signoria import games


@pytest.fixture
def palio(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the example game, which is in the list as long as a test runs."""
    from signoria.games import FOLDERS

    monkeypatch.setitem(FOLDERS, "palio", "examples.palio")
    assert "palio" in games()
    return "palio"
