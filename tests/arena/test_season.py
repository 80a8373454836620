"""Seasons: every deal with every seating, the same again, and kept in a folder to go on with."""

import json
from pathlib import Path

import pytest

from signoria import BadSetup
from signoria.arena.season import Folder, as_data, from_data
from tests.arena.seasons import season

SETTINGS = ("thought", "points_scale", "full_budget_choices", "horizon", "deep_horizon", "weight_jitter")


def facts(results: object) -> list[object]:
    """Results without the time they took, in a fixed order."""
    assert isinstance(results, list)
    ordered = sorted(results, key=lambda result: result.key)
    return [(result.key, result.totals, result.places, result.parts) for result in ordered]


def test_every_deal_is_played_with_every_seating() -> None:
    played = list(season(deals=2, seed=7).play([], workers=1))
    assert [result.key for result in played] == [
        (deal, seating) for deal in (7, 8) for seating in (("apprentice", "random"), ("random", "apprentice"))
    ]


def test_processes_play_the_same_games() -> None:
    assert facts(list(season().play([], workers=2))) == facts(list(season().play([], workers=1)))


def test_what_is_done_is_not_played_again() -> None:
    done = list(season().play([], workers=1))
    assert list(season().play(done, workers=1)) == []
    assert facts([*done[1:], *season().play(done[1:], workers=1)]) == facts(done)


def test_a_folder_keeps_the_results(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "folder", season())
    assert folder.open() == []
    played = list(season().play([], workers=1))
    for result in played:
        folder.add(result)
    assert facts(Folder(tmp_path / "new" / "folder", season()).open()) == facts(played)


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    folder = Folder(tmp_path, season())
    folder.open()
    first, second = list(season(deals=1).play([], workers=1))
    folder.add(first)
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"deal": 1, "seat')
    assert facts(folder.open()) == facts([first])
    folder.add(second)
    assert facts(folder.open()) == facts([first, second])


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    folder = Folder(tmp_path, season())
    folder.open()
    (tmp_path / "results.jsonl").write_text("[]\n")
    with pytest.raises(BadSetup, match="line 1 is no result"):
        folder.open()


def test_another_season_in_the_folder_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, season()).open()
    with pytest.raises(BadSetup, match="holds another season"):
        Folder(tmp_path, season("random")).open()
    with pytest.raises(BadSetup, match="seed: 1 there, 2 here"):
        Folder(tmp_path, season(seed=2)).open()


@pytest.mark.parametrize(
    ("field", "part", "said"),
    [("weights", "steps", "they have changed since"), *(("search", name, f"'{name}': 9") for name in SETTINGS)],
)
def test_results_of_other_bots_are_not_mixed_with_ours(tmp_path: Path, field: str, part: str, said: str) -> None:
    Folder(tmp_path, season()).open()
    plan = tmp_path / "season.json"
    before = json.loads(plan.read_text(encoding="utf-8"))
    before[field][part] = 9
    plan.write_text(json.dumps(before), encoding="utf-8")
    with pytest.raises(BadSetup, match=rf"holds another season \({field}: .*{said}"):
        Folder(tmp_path, season()).open()


def test_more_deals_go_on_with_the_season(tmp_path: Path) -> None:
    Folder(tmp_path, season(deals=1)).open()
    assert Folder(tmp_path, season(deals=5)).open() == []


def test_a_broken_plan_and_results_of_nothing_are_refused(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("")
    with pytest.raises(BadSetup, match=r"results but no season\.json"):
        Folder(tmp_path, season()).open()
    (tmp_path / "season.json").write_text("{")
    with pytest.raises(BadSetup, match="is no plan"):
        Folder(tmp_path, season()).open()


def test_a_result_survives_as_data() -> None:
    (result, *_) = season(deals=1).play([], workers=1)
    again = from_data(as_data(result))  # type: ignore[arg-type]
    assert facts([again]) == facts([result])
    assert again.seconds[0] == pytest.approx(result.seconds[0], abs=1e-6)
