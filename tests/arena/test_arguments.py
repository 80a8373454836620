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
        (["--workers", "0"], "argument --workers: a whole number from 1 on is needed, not '0'"),
        (["--generations", "0"], "argument --generations: a whole number from 1 on is needed, not '0'"),
        (["--workers", "two"], "argument --workers: a whole number from 1 on is needed, not 'two'"),
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


@pytest.mark.parametrize(("command", "few"), [(fit, "--games"), (tune, "--fresh-deals")], ids=["fit", "tune"])
def test_one_game_is_not_enough_to_learn_and_to_tell(
    command: ModuleType, few: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["command", "lorenzo", few, "1"])
    with pytest.raises(SystemExit):
        command.main()
    assert f"argument {few}: a whole number from 2 on is needed, not '1'" in capsys.readouterr().err
