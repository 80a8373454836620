"""Whole recorded matches with their results: every game, seat count and variant, and what seldom happens."""

import json
from pathlib import Path
from random import Random

from signoria import Decision, Match, State
from tests.carrara.setups import keen
from tests.players import eager, greedy
from tests.setups import Setup
from tests.virtu.setups import balanced, conquering, gathering, patronising

FOLDER = Path(__file__).parent / "golden"


def mixed(state: State, rng: Random) -> Decision:
    """Even seats are greedy, odd ones eager."""
    return (eager if state.actor in (1, 3) else greedy)(state, rng)


def passing(state: State, rng: Random) -> Decision:
    """Passes wherever that is allowed."""
    return next((option for option in state.legal() if str(option) == "pass"), state.legal()[0])


GOLDEN = {
    "lorenzo-2-basic": Setup("lorenzo", 2, "basic", 36, {}, mixed),
    "lorenzo-2-advanced": Setup("lorenzo", 2, "advanced", 11, {}, mixed),
    "lorenzo-3-basic": Setup("lorenzo", 3, "basic", 46, {}, mixed),
    "lorenzo-3-advanced": Setup("lorenzo", 3, "advanced", 39, {}, mixed),
    "lorenzo-4-basic": Setup("lorenzo", 4, "basic", 21, {}, mixed),
    "lorenzo-4-advanced": Setup("lorenzo", 4, "advanced", 19, {}, mixed),
    "carrara-2-basic": Setup("carrara", 2, "basic", 1, {}, keen),
    "carrara-2-advanced": Setup("carrara", 2, "advanced", 2, {}, keen),
    "carrara-3-basic": Setup("carrara", 3, "basic", 3, {}, keen),
    "carrara-3-advanced": Setup("carrara", 3, "advanced", 4, {}, keen),
    "carrara-4-basic": Setup("carrara", 4, "basic", 5, {}, keen),
    "carrara-4-advanced": Setup("carrara", 4, "advanced", 6, {}, keen),
    "carrara-2-basic-stopped": Setup("carrara", 2, "basic", 7, {"stall_rounds": 2}, passing),
    "virtu-3-standard": Setup("virtu", 3, "standard", 3, {}, conquering),
    "virtu-4-standard": Setup("virtu", 4, "standard", 2, {}, balanced),
    "virtu-4-standard-patronage": Setup("virtu", 4, "standard", 5, {}, patronising),
    "virtu-5-standard": Setup("virtu", 5, "standard", 2, {}, balanced),
    "virtu-5-standard-all-cities": Setup("virtu", 5, "standard", 3, {}, gathering),
}
"""By file name: seeds and players of matches in which much happens."""

WANTED = {
    "lorenzo": {"bonus action", "traded", "supported", "excommunicated", "harvest", "production"},
    "lorenzo advanced": {"played", "activated", "discarded"},
    "carrara": {"visited", "followed", "declined", "upgraded", "covered", "used the large field", "passed"},
    "virtu": {"gained city", "siege", "advanced", "bonus", "bought", "agent sent", "allied", "indulgence", "cathedral"},
    "carrara advanced": {"gained", "stored", "purchased", "boxed", "lifted the screen"},
}


def names(game: str) -> list[str]:
    return [name for name in GOLDEN if name.startswith(f"{game}-")]


def wanted(setup: Setup) -> set[str]:
    """Events that must happen in a golden match, so that replaying it is worth something."""
    if setup.options:
        return set()
    return WANTED[setup.game] | (WANTED[f"{setup.game} advanced"] if setup.variant == "advanced" else set())


def lacking(name: str, match: Match) -> set[str]:
    return wanted(GOLDEN[name]) - {str(event["key"]) for event in match.log(None)}


def result(match: Match) -> dict[str, object]:
    """How a match ended, with all that everybody can see then."""
    return {
        "decisions": match.number,
        "ranking": match.ranking(),
        "scores": [score.as_data() for score in match.scores()],
        "view": match.view(None),
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
