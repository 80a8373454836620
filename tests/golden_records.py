"""Whole recorded matches with their results, one for each seat count and variant."""

import json
from collections import Counter
from pathlib import Path
from random import Random

from signoria import Decision, Match, State
from tests.players import eager, greedy

FOLDER = Path(__file__).parent / "golden"

SEEDS = {
    "lorenzo-2-basic": 36,
    "lorenzo-2-advanced": 11,
    "lorenzo-3-basic": 46,
    "lorenzo-3-advanced": 39,
    "lorenzo-4-basic": 21,
    "lorenzo-4-advanced": 19,
}
"""Seeds of matches in which much happens."""

WANTED = {"bonus action", "traded", "supported", "excommunicated", "harvest", "production"}
WANTED_ADVANCED = {"played", "activated", "discarded"}


def mixed(state: State, rng: Random) -> Decision:
    """Even seats are greedy, odd ones eager."""
    return (eager if state.actor in (1, 3) else greedy)(state, rng)


def play(name: str, seed: int) -> Match:
    game, seats, variant = name.split("-")
    match = Match(game, int(seats), variant, seed=seed)
    rng = Random(seed)
    while not match.over:
        match.play(mixed(match.state, rng))
    return match


def happened(match: Match) -> Counter[str]:
    """How often each kind of event stands in the log; a venture taken counts as one of its own."""
    ventures = {component.id for component in match.game.components if component.kind == "venture"}
    counts = Counter(str(event["key"]) for event in match.log(None))
    counts["venture"] = len([1 for event in match.log(None) if event["key"] == "took" and event["card"] in ventures])
    return counts


def wanted(name: str) -> set[str]:
    """What must happen in a golden match, so that replaying it is worth something."""
    return WANTED | {"venture"} | (WANTED_ADVANCED if name.endswith("advanced") else set())


def result(match: Match) -> dict[str, object]:
    return {
        "ranking": match.ranking(),
        "scores": [score.as_data() for score in match.scores()],
        "goods": [player["goods"] for player in players(match)],
    }


def players(match: Match) -> list[dict[str, object]]:
    found = match.view(None)["players"]
    assert isinstance(found, list)
    return found


def write(name: str) -> None:
    match = play(name, SEEDS[name])
    lacking = wanted(name) - set(+happened(match))
    if lacking:
        raise SystemExit(f"{name}: seed {SEEDS[name]} has no {', '.join(sorted(lacking))}; choose another seed")
    (FOLDER / f"{name}.record").write_text(match.record(), encoding="utf-8", newline="\n")
    told = json.dumps(result(match), indent=2) + "\n"
    (FOLDER / f"{name}.json").write_text(told, encoding="utf-8", newline="\n")
