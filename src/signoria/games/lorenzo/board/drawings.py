"""What is drawn for Lorenzo alone: its picture, those of cards, medals of leaders, seals of excommunications."""

import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from signoria.games.lorenzo.board.vignettes import vignettes
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.game import GAME
from signoria.web.drawing.florence import terrace
from signoria.web.drawing.medals import medal, read_portraits
from signoria.web.drawing.palette import DAY
from signoria.web.drawing.seals import seal

HERE: Final = Path(__file__).parent
PLACE: Final = "games/lorenzo/board/static/lorenzo/drawn"


def leaders() -> dict[str, Callable[[], str]]:
    return {
        f"{PLACE}/leader-{id}.svg": partial(medal, face) for id, face in read_portraits(HERE / "medals.toml").items()
    }


def excommunications() -> dict[str, Callable[[], str]]:
    """One for each tile; its id begins with its period."""
    emblems = tomllib.loads((HERE / "seals.toml").read_text())["emblems"]
    return {f"{PLACE}/seal-{id}.svg": partial(seal, int(id[0]), emblem, id) for id, emblem in emblems.items()}


def drawings() -> dict[str, Callable[[], str]]:
    """The files by their place in the package, and what draws them."""
    components = GAME.component_set
    assert isinstance(components, Components)
    cards = {f"{PLACE}/card-{id}.svg": draw for id, draw in vignettes(list(components.cards)).items()}
    return {f"{PLACE}/home.svg": partial(terrace, DAY)} | cards | leaders() | excommunications()
