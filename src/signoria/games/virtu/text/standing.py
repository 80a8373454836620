"""The prestige of a game that still runs, as people are told it: nobody leads where all stand equal."""

from typing import Final, Literal

from signoria.engine.view_types import ScoreView
from signoria.games.virtu.position.view_types import VirtuView

COMPARED: Final[dict[str, Literal["cities", "patronage", "crosses"]]] = {
    "most cities": "cities",
    "most patronage": "patronage",
    "religion": "crosses",
}
"""The parts that go by who has more, and what they compare."""


def standing(view: VirtuView, scores: list[ScoreView]) -> list[ScoreView]:
    """The scores of a view without rewards for ranks that all share; of a game that is over as they are."""
    if view["over"]:
        return scores
    shared = [
        part
        for part, compared in COMPARED.items()
        if len({str(player[compared]) for player in view["players"]}) == 1  # at the beginning nobody has any
    ]
    found: list[ScoreView] = []
    for score in scores:
        parts = {part: 0 if part in shared else points for part, points in score["parts"].items()}
        if view["players"][score["seat"]]["crosses"] == 0:
            parts["religion"] = 0
        found.append({"seat": score["seat"], "total": sum(parts.values()), "parts": parts, "place": 0})
    keys = [(-score["total"], final["place"]) for score, final in zip(found, scores, strict=True)]
    for score, key in zip(found, keys, strict=True):
        score["place"] = sorted(keys).index(key) + 1
    return found


def lasting(view: VirtuView, scores: list[ScoreView]) -> list[ScoreView]:
    """The scores of a view without rewards for ranks, which go to and fro until the end."""
    found: list[ScoreView] = []
    for score in scores:
        parts = {part: points for part, points in score["parts"].items() if part not in COMPARED}
        found.append({**score, "total": sum(parts.values()), "parts": parts})
    return scores if view["over"] else found
