"""Whole recorded matches with their results: every game, seat count and variant, and what seldom happens.

They are played with the components of rule tests, so that they stay what they are when an owner corrects a value.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import signoria
from signoria import Match, State
from signoria.match.record import read
from tests.kept_views import kept_view
from tests.matches import begun, dealt, own_record
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


def replayed(name: str) -> Iterator[Match]:
    """A golden match before every entry of its record, and at last when it is over."""
    match = begun(GOLDEN[name])
    yield match
    for entry in read(text(name, "record")).entries:
        match.follow(entry)
        yield match


def ended(name: str) -> Match:
    *_, match = replayed(name)
    return match


def moments(game: str) -> Iterator[State]:
    """All positions of a game's golden matches."""
    return (match.state for name in names(game) for match in replayed(name))


def write(name: str) -> None:
    setup = GOLDEN[name]
    match = setup.finished(dealt(setup))
    if lacking(name, match):
        raise SystemExit(f"{name}: seed {setup.seed} has no {', '.join(sorted(lacking(name, match)))}; choose another")
    (FOLDER / f"{name}.record").write_text(own_record(match), encoding="utf-8", newline="\n")
    told = json.dumps(result(match), indent=1) + "\n"
    (FOLDER / f"{name}.json").write_text(told, encoding="utf-8", newline="\n")
