"""The one place where tellers are known by the names of their games."""

from signoria.engine.game import Component, Game
from signoria.games.carrara.text.presenter import CarraraTeller
from signoria.games.lorenzo.text.presenter import LorenzoTeller
from signoria.games.virtu.text.presenter import VirtuTeller
from signoria.language.wording import Wording
from signoria.presentation.choices import Teller

TELLERS: dict[str, type[Teller]] = {"carrara": CarraraTeller, "lorenzo": LorenzoTeller, "virtu": VirtuTeller}


def teller_of(game: Game, wording: Wording | None = None, components: dict[str, Component] | None = None) -> Teller:
    """Who tells a game: in English, or in the language of the wording and the components that are given."""
    if components is None:
        components = {component.id: component for component in game.components}
    return TELLERS.get(game.name, Teller)(game, wording or game.wording, components)
