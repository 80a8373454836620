"""Scoring places: which are open to a player, and what stands against the others (section 6)."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.places import BASIC_BITS, GROUP_OF, KIND, MONEY, MONEY_BITS, MONEY_PLACES
from signoria.games.carrara.components.tiles import KINDS, LANDSCAPES
from signoria.games.carrara.position.boards import tally
from signoria.games.carrara.position.position import Player, Position

NOT_IN_BASIC: Final = Obstacle("not_in_basic", "CAR-SCORE-3")
PLACE_USED: Final = Obstacle("place_used", "CAR-SCORE-5")
PLACE_TAKEN: Final = Obstacle("place_taken", "CAR-SCORE-4")
MONEY_PLACE_TAKEN: Final = Obstacle("place_taken", "CAR-Q-22")
ONE_MONEY_PLACE: Final = Obstacle("one_money_place", "CAR-ADV-27")
TOO_FEW_BUILDINGS: Final = Obstacle("requirement_city", "CAR-SCORE-6")
NONE_OF_THE_KIND: Final = Obstacle("requirement", "CAR-SCORE-8")
NONE_IN_THE_LANDSCAPE: Final = Obstacle("requirement", "CAR-SCORE-10")
TOO_FEW_COINS: Final = Obstacle("requirement_money", "CAR-ADV-26")
NO_STATUE_THERE: Final = Obstacle("requirement_statues", "CAR-ADV-28")

UNMET: Final = [TOO_FEW_BUILDINGS, NONE_OF_THE_KIND, NONE_IN_THE_LANDSCAPE, TOO_FEW_COINS, NO_STATUE_THERE]
"""By group of places: their requirement is not met."""


def open_places(state: Position, player: Player, coins: int) -> int:
    """The free places whose requirement is met by the buildings and so many coins, one bit each."""
    places = player.board.ready & ~player.places & ~state.taken
    if coins >= state.components.least_money and state.rules.advanced and not player.places & MONEY_BITS:  # CAR-ADV-27
        for number in MONEY_PLACES:
            if coins >= state.components.places[number].least_coins and not has(state.taken, number):  # CAR-ADV-26
                places = with_bit(places, number)
    return places


def place_obstacle(state: Position, player: Player, number: int) -> Obstacle | None:
    """What stands against putting a column on a place."""
    group = GROUP_OF[number]
    if not state.rules.advanced and not has(BASIC_BITS, number):
        return NOT_IN_BASIC
    if has(player.places, number):
        return PLACE_USED
    if has(state.taken, number):
        return MONEY_PLACE_TAKEN if group == MONEY else PLACE_TAKEN
    if group == MONEY and player.places & MONEY_BITS:
        return ONE_MONEY_PLACE
    return None if has(open_places(state, player, player.coins), number) else UNMET[group]


def explain_place(
    components: Components, player: Player, number: int, obstacle: Obstacle, explanation: Explanation
) -> None:
    """What the place asks for and how much of it is there."""
    place = components.places[number]
    if obstacle is NOT_IN_BASIC:
        return
    explanation.params["place"] = place.id
    if obstacle is TOO_FEW_BUILDINGS:
        explanation.lack("buildings", components.needed[place.what], tally(player.board.standing, place.what))
    elif obstacle is TOO_FEW_COINS:
        explanation.lack("coins", place.least_coins, player.coins)
    elif obstacle is NO_STATUE_THERE:
        explanation.params["cities"] = [CITIES[place.what], CITIES[place.other]]
        explanation.missing["statues"] = 1
    elif obstacle is NONE_OF_THE_KIND or obstacle is NONE_IN_THE_LANDSCAPE:
        explanation.params["what"] = KINDS[place.what] if place.group == KIND else LANDSCAPES[place.what]
        explanation.missing["buildings"] = 1
