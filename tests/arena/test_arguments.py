"""Commands that find weights name what is wrong with their arguments, and play nothing."""

import sys
from types import ModuleType

import pytest
from scripts import fit, tune


@pytest.mark.parametrize("command", [fit, tune], ids=["fit", "tune"])
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "6"], "Lorenzo il Magnifico is for 2 to 4 players, not 6"),
        (["--seats", "0"], "Lorenzo il Magnifico is for 2 to 4 players, not 0"),
        (["--variant", "expert"], "Lorenzo il Magnifico has the variants basic, advanced, not 'expert'"),
        (["--workers", "0"], "argument --workers: 0 is less than 1"),
        (["--generations", "0"], "argument --generations: 0 is less than 1"),
    ],
)
def test_what_is_wrong_is_named(
    command: ModuleType,
    arguments: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["command", "lorenzo", *arguments])
    with pytest.raises(SystemExit) as stopped:
        command.main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: {reason}\n")


def test_one_deal_cannot_tell_how_far_results_scatter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tune", "lorenzo", "--fresh-deals", "1"])
    with pytest.raises(SystemExit):
        tune.main()
    assert "argument --fresh-deals: 1 is less than 2" in capsys.readouterr().err
