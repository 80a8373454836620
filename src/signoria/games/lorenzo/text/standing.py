"""The points of a game that still runs, as people are told them.

Final scoring knows nothing of faith, which the report of round 6 turns into points before it (LOR-VATICAN-7,
LOR-VATICAN-8), and ranks everybody by military strength, also those who have none yet. Here faith counts as in that
report, and who has no military points has no rank. What the report would take from anybody is left out.
"""

from typing import Final

from signoria.engine.view_types import ScoreView
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.position.view_types import LorenzoView, PlayerView

LAST_REPORT: Final = 2
SISTO: Final = "sisto_iv"


def standing(components: Components, view: LorenzoView, scores: list[ScoreView]) -> list[ScoreView]:
    """The scores of a view with faith and without ranks of nothing; of a game that is over as they are."""
    if view["over"]:
        return scores
    found: list[ScoreView] = []
    for score in scores:
        player = view["players"][score["seat"]]
        parts = {**score["parts"], "faith": faith_points(components, player)}
        if player["goods"]["military"] == 0:
            parts["military"] = 0
        found.append({"seat": score["seat"], "total": sum(parts.values()), "parts": parts, "place": 0})
    order = view["order"] if len(view["order"]) == view["seats"] else list(range(view["seats"]))
    ranked = sorted(found, key=lambda score: (-score["total"], order.index(score["seat"])))  # LOR-SCORE-10
    for place, score in enumerate(ranked, start=1):
        score["place"] = place
    return found


def faith_points(components: Components, player: PlayerView) -> int:
    """What the last Vatican report would give for the faith that there is now."""
    faith = player["goods"]["faith"]
    points = components.board.faith_victory[faith]
    supports = faith >= components.board.faith_required[LAST_REPORT]
    if supports and any(SISTO in (leader["id"], leader["copies"]) for leader in player["leaders"]):
        points += components.abilities.sisto_victory  # LOR-OQ-38
    return points
