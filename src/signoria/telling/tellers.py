"""The one place where tellers are known by the names of their games."""

from signoria.game import Component, Game
from signoria.telling.carrara import CarraraTeller
from signoria.telling.choices import Teller
from signoria.telling.lorenzo import LorenzoTeller
from signoria.telling.virtu import VirtuTeller
from signoria.wording import Wording

TELLERS: dict[str, type[Teller]] = {"carrara": CarraraTeller, "lorenzo": LorenzoTeller, "virtu": VirtuTeller}


def teller_of(game: Game, wording: Wording | None = None, components: dict[str, Component] | None = None) -> Teller:
    """Who tells a game: in English, or in the language of the wording and the components that are given."""
    if components is None:
        components = {component.id: component for component in game.components}
    return TELLERS.get(game.name, Teller)(game, wording or game.wording, components)
