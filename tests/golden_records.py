"""Whole recorded matches with their results: every game, seat count and variant, and what seldom happens."""

import json
from importlib import import_module
from pathlib import Path

import signoria
from signoria import Match
from tests.kept_views import kept_view
from tests.setups import Setup

FOLDER = Path(__file__).parent / "golden"

GOLDEN: dict[str, Setup] = {
    name: setup for game in signoria.games() for name, setup in import_module(f"tests.{game}.golden").GOLDEN.items()
}
"""By file name: seeds and players of matches in which much happens."""


def names(game: str) -> list[str]:
    return [name for name in GOLDEN if name.startswith(f"{game}-")]


def wanted(setup: Setup) -> set[str]:
    """Events that must happen in a golden match, so that replaying it is worth something."""
    if setup.options:
        return set()
    events: dict[str, set[str]] = import_module(f"tests.{setup.game}.golden").WANTED
    return events[""] | events.get(setup.variant, set())


def lacking(name: str, match: Match) -> set[str]:
    return wanted(GOLDEN[name]) - {str(event["key"]) for event in match.log(None)}


def result(match: Match) -> dict[str, object]:
    """How a match ended, with all that everybody can see then."""
    return {
        "decisions": match.number,
        "ranking": match.ranking(),
        "scores": [score.as_data() for score in match.scores()],
        "view": kept_view(match, None),
    }


def text(name: str, ending: str) -> str:
    return (FOLDER / f"{name}.{ending}").read_text(encoding="utf-8")


def write(name: str) -> None:
    setup = GOLDEN[name]
    match = setup.finished()
    if lacking(name, match):
        raise SystemExit(f"{name}: seed {setup.seed} has no {', '.join(sorted(lacking(name, match)))}; choose another")
    (FOLDER / f"{name}.record").write_text(match.record(), encoding="utf-8", newline="\n")
    told = json.dumps(result(match), indent=1) + "\n"
    (FOLDER / f"{name}.json").write_text(told, encoding="utf-8", newline="\n")
