"""What is drawn for Virtù alone: its picture, the map, pictures of cities and courtiers, medals of the families."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from signoria.games.virtu.board.chart import charts
from signoria.games.virtu.board.places import sheet
from signoria.games.virtu.board.vedute import vedute
from signoria.web.drawing.medals import medal, read_portraits
from signoria.web.drawing.palette import DAY
from signoria.web.drawing.places import war_map

HERE: Final = Path(__file__).parent
STATIC: Final = "games/virtu/board/static/virtu"
PLACE: Final = f"{STATIC}/drawn"


def families() -> dict[str, Callable[[], str]]:
    return {
        f"{PLACE}/family-{id}.svg": partial(medal, face) for id, face in read_portraits(HERE / "medals.toml").items()
    }


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    found = charts(PLACE) | vedute(PLACE) | families()
    return found | {f"{PLACE}/home.svg": partial(war_map, DAY), f"{STATIC}/places.css": sheet}
