"""`signoria export`: records as rows, and nothing half-written when something is wrong."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet
import pytest

from signoria import CHANCE, Match
from signoria.match import record as records
from signoria.research.rewards import by_rank, by_score
from tests.terminal.run import run


def record(path: Path, game: str, seats: int, seed: int, decisions: int = 100_000) -> Path:
    match = Match(game, seats, seed=seed)
    rng = Random(seed)
    while not match.over and match.number < decisions:
        match.play(rng.choice(match.legal()))
    path.write_text(match.record())
    return path


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    return [
        record(folder / "a.txt", "lorenzo", 2, 1),
        record(folder / "b.txt", "lorenzo", 4, 2),
        record(folder / "c.txt", "carrara", 3, 3),
        record(folder / "d.txt", "virtu", 3, 4),
    ]


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return record(tmp_path_factory.mktemp("records") / "half.txt", "lorenzo", 3, 5, decisions=90)


def json_rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def check(rows: list[dict[str, Any]], files: list[Path]) -> None:
    """The rows tell the records decision by decision."""
    rest = iter(rows)
    for file in files:
        text = file.read_text()
        match = Match.from_record(text)
        game, scores = match.game, match.scores()
        state = game.begin(match.seats, match.variant, match.options)
        for number, entry in enumerate(records.read(text).entries):
            decision = match.parse(entry.text)
            if entry.actor != CHANCE:
                seat = entry.actor
                assert next(rest) == {
                    "record": text.split()[-1],
                    "game": game.name,
                    "rules": game.rules_version,
                    "data": game.data_version,
                    "variant": match.variant,
                    "seats": match.seats,
                    "number": number,
                    "seat": seat,
                    "observation": list(state.observe(seat)),
                    "legal": [option.index for option in state.legal()],
                    "decision": decision.index,
                    "text": str(decision),
                    "score": scores[seat].total,
                    "place": scores[seat].place,
                    "reward": by_rank(scores)[seat],
                }
            state.apply(decision)
    assert next(rest, None) is None


def test_json_lines_tell_the_records(games: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    outcome = run("export", *games, "--out", out)
    rows = json_rows(out)
    check(rows, games)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"4 games with {len(rows):,} decisions are in {out}.\n"


def test_parquet_tells_the_records(games: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    assert run("export", *games, "--format", "parquet", "--out", out).code == 0
    table = pyarrow.parquet.read_table(out)
    check(table.to_pylist(), games)
    assert str(table.schema.field("observation").type) == "list<element: uint8>"


def test_many_rows_are_written_in_groups(games: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.research.dataset.ROW_GROUP", 50)
    out = tmp_path / "rows.parquet"
    run("export", *games[:2], "--format", "parquet", "--out", out)
    assert pyarrow.parquet.ParquetFile(out).num_row_groups == 2
    check(pyarrow.parquet.read_table(out).to_pylist(), games[:2])


def test_rewards_by_score(games: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    run("export", games[0], "--rewards", "score", "--out", out)
    wanted = by_score(Match.from_record(games[0].read_text()).scores())
    assert {(row["seat"], row["reward"]) for row in json_rows(out)} == set(enumerate(wanted))


def test_unfinished_games_are_left_out_and_named(games: list[Path], half: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    outcome = run("export", half, games[0], "--out", out)
    check(json_rows(out), games[:1])
    assert outcome.out.endswith(f"Left out, because the game was not over: {half}\n")


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_unfinished_games_have_no_outcome(half: Path, tmp_path: Path, format: str) -> None:
    out = tmp_path / "rows"
    run("export", half, "--unfinished", "--format", format, "--out", out)
    rows = json_rows(out) if format == "jsonl" else pyarrow.parquet.read_table(out).to_pylist()
    assert len(rows) > 10
    assert {(row["score"], row["place"], row["reward"]) for row in rows} == {(None, None, None)}


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_a_damaged_record_is_named_and_nothing_is_written(games: list[Path], tmp_path: Path, format: str) -> None:
    broken = tmp_path / "broken.txt"
    lines = games[1].read_text().splitlines()
    lines[30] = "0: place purple market-9"
    broken.write_text("\n".join(lines))
    out = tmp_path / "rows"
    out.write_text("what was there before")
    outcome = run("export", games[0], broken, "--format", format, "--out", out)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith(f"signoria: {broken}: line 31: ")
    assert out.read_text() == "what was there before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.txt", "rows"]


def test_files_that_cannot_be_read_or_written_are_named(games: list[Path], tmp_path: Path) -> None:
    missing = run("export", tmp_path / "none.txt", "--out", tmp_path / "rows")
    assert (missing.code, missing.err) == (1, f"signoria: {tmp_path / 'none.txt'}: No such file or directory\n")
    for format in ("jsonl", "parquet"):
        nowhere = tmp_path / "no" / "where"
        outcome = run("export", games[0], "--format", format, "--out", nowhere)
        assert (outcome.code, outcome.err) == (1, f"signoria: {nowhere}: No such file or directory\n")
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_not_overwritten(games: list[Path]) -> None:
    outcome = run("export", *games, "--out", games[0])
    assert (outcome.code, "is one of the records" in outcome.err) == (2, True)
    assert Match.from_record(games[0].read_text()).over


def test_without_pyarrow_parquet_says_how_to_install_it(
    games: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "pyarrow")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if "site-packages" not in path])
    outcome = run("export", games[0], "--format", "parquet", "--out", tmp_path / "rows")
    assert (outcome.code, outcome.err) == (1, 'signoria: Parquet needs pyarrow: pip install "signoria[research]"\n')
