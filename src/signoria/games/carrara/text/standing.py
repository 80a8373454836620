"""How players stand, as a view tells it: the places that they could score, their sets of decorations, their statues."""

from typing import Final

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.court import BONUSES, GOLD_STATUE
from signoria.games.carrara.components.places import CITY, KIND, LANDSCAPE, MONEY, STATUES, Place
from signoria.games.carrara.components.tiles import KINDS, TILE_IDS
from signoria.games.carrara.position.view_types import BuildingView, CarraraView, PlayerView
from signoria.games.carrara.rules.scoring import majority

TILE_NUMBERS: Final = {id: number for number, id in enumerate(TILE_IDS)}
GOLD_BONUS: Final = BONUSES[GOLD_STATUE]


def standing_in(player: PlayerView, city: int) -> list[BuildingView]:
    return player["cities"][CITIES[city]]["buildings"]


def kind_of(edition: Components, building: BuildingView) -> int:
    return edition.kinds[TILE_NUMBERS[building["tile"]]]


def is_free(view: CarraraView, player: PlayerView, place: Place) -> bool:
    """Whether a player could still put a column there, if only its requirement is met."""
    if place.id in player["places"] or view["shared_places"].get(place.id) is not None:
        return False
    if place.group == MONEY:
        return view["variant"] == "advanced" and not any(held.startswith("money") for held in player["places"])
    return place.group != STATUES or view["variant"] == "advanced"


def meets(edition: Components, player: PlayerView, place: Place, more_coins: int = 0) -> bool:
    """Whether a player is seen to have what a place asks for; the coins of others are hidden."""
    if place.group == MONEY:
        return player["coins"] is not None and player["coins"] + more_coins >= place.least_coins
    if place.group == CITY:
        return len(standing_in(player, place.what)) >= edition.needed[place.what]
    for city in range(len(CITIES)):
        for building in standing_in(player, city):
            kind = kind_of(edition, building)
            if place.group == STATUES and building["statue"] and city in (place.what, place.other):
                return True
            if place.group == KIND and kind == place.what:
                return True
            if place.group == LANDSCAPE and edition.landscapes[kind] == place.what:
                return True
    return False


def can_score(edition: Components, view: CarraraView, player: PlayerView, bonus: str) -> bool:
    """Whether a player is seen to have a place to score, the bonus of a field in hand."""
    for place in edition.places:
        if is_free(view, player, place):
            if meets(edition, player, place):
                return True
            if place.group == STATUES and bonus == GOLD_BONUS:
                bare = [*standing_in(player, place.what), *standing_in(player, place.other)]
                if any(building["statue"] is None for building in bare):
                    return True
    return False


def may_have_coins(edition: Components, view: CarraraView, player: PlayerView) -> bool:
    """Whether hidden coins might open a money place to a player."""
    return player["coins"] is None and any(
        place.group == MONEY and is_free(view, player, place) for place in edition.places
    )


def decorations(edition: Components, player: PlayerView) -> list[int]:
    """By kind how many decorated buildings there are."""
    numbers = [0] * len(KINDS)
    for city in range(len(CITIES)):
        for building in standing_in(player, city):
            numbers[kind_of(edition, building)] += building["decorated"]
    return numbers


def statues(view: CarraraView, city: int) -> list[int]:
    """By seat how many statues stand in a city."""
    return [sum(building["statue"] is not None for building in standing_in(one, city)) for one in view["players"]]


def majority_points(edition: Components, view: CarraraView, city: int) -> list[int]:
    """By seat what the statues of a city would score now (CAR-ADV-37)."""
    return majority(statues(view, city), edition.majorities[city])
