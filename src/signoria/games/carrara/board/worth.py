"""What scoring places are worth to a player as their board stands; read from what everybody sees."""

from typing import Final

from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.places import CITY, KIND, LANDSCAPE, MONEY, STATUES, Place
from signoria.games.carrara.components.rewards import COINS, REWARDS, coins_of, points_of
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.carrara.position.view_types import BuildingView, CarraraView, PlayerView

NUMBERS: Final = {id: number for number, id in enumerate(TILE_IDS)}


class Share:
    """What one building brings at a place: its value, so much for each point of it."""

    def __init__(self, building: BuildingView, city: str, reward: str, amount: int) -> None:
        self.tile = building["tile"]
        self.city = city
        self.value = building["value"]
        self.reward = reward
        self.amount = amount


class Worth:
    """What a place would bring now, and whether its requirement is met."""

    def __init__(self, shares: list[Share], met: bool) -> None:
        self.shares = shares
        self.met = met
        self.coins = sum(share.value * share.amount for share in shares if share.reward == REWARDS[COINS])
        self.points = sum(share.value * share.amount for share in shares if share.reward != REWARDS[COINS])

    def table(self) -> dict[str, int]:
        return {name: number for name, number in (("vp", self.points), ("coins", self.coins)) if number}


def standing(player: PlayerView) -> list[tuple[str, BuildingView]]:
    """The buildings of a player with their cities."""
    return [(city, building) for city in CITIES for building in player["cities"][city]["buildings"]]


def counts(edition: Components, place: Place, city: str, building: BuildingView) -> bool:
    """Whether a building is scored at a place."""
    kind = edition.kinds[NUMBERS[building["tile"]]]
    if place.group == CITY:
        return city == CITIES[place.what]
    if place.group == KIND:
        return kind == place.what
    if place.group == LANDSCAPE:
        return edition.landscapes[kind] == place.what
    return building["statue"] is not None and CITIES.index(city) in (place.what, place.other)


def worth(edition: Components, player: PlayerView, place: Place) -> Worth:
    """What a place that is no money place would bring a player."""
    shares = []
    for city, building in standing(player):
        if counts(edition, place, city, building):
            told = player["cities"][city]
            reward, amount = told["reward"], told["amount"]
            if place.group == LANDSCAPE:
                paid = edition.landscape_rewards[place.what]
                reward, amount = ("coins", coins_of(paid)) if coins_of(paid) else ("vp", points_of(paid))
            shares.append(Share(building, city, reward, amount))
    needed = edition.needed[place.what] if place.group == CITY else 1
    return Worth(shares, len(shares) >= needed)


def is_free(view: CarraraView, player: PlayerView, place: Place) -> bool:
    """Whether a player could still put a column on a place; nobody has two money places."""
    if place.group == MONEY and any(other.startswith("money") for other in player["places"]):
        return False
    return place.id not in player["places"] and view["shared_places"].get(place.id) is None


def places_of(edition: Components, variant: str) -> list[Place]:
    """The places that are played with."""
    return [place for place in edition.places if variant == "advanced" or place.group < MONEY]


def growth(edition: Components, before: CarraraView, after: CarraraView, seat: int) -> list[tuple[Place, Worth, Worth]]:
    """The free places that are worth more to a seat afterwards."""
    found = []
    for place in places_of(edition, before["variant"]):
        if place.group != MONEY and is_free(before, before["players"][seat], place):
            old, new = (worth(edition, view["players"][seat], place) for view in (before, after))
            if (new.points, new.coins) > (old.points, old.coins) or (new.met and not old.met):
                found.append((place, old, new))
    return found


def statues_by_city(player: PlayerView) -> dict[str, int]:
    return {city: sum(one["statue"] is not None for one in player["cities"][city]["buildings"]) for city in CITIES}


def decorations_by_kind(edition: Components, player: PlayerView) -> list[int]:
    """By kind how many buildings are decorated, each with the decoration of its kind."""
    found = [0] * len(edition.landscapes)
    for _city, building in standing(player):
        found[edition.kinds[NUMBERS[building["tile"]]]] += building["decorated"]
    return found


def could_follow(edition: Components, view: CarraraView, seat: int, gold: bool) -> tuple[bool, int]:
    """Whether a player has a place for a column, as far as everybody can see, and the most points that it brings."""
    player = view["players"][seat]
    found = [
        worth(edition, player, place)
        for place in places_of(edition, view["variant"])
        if place.group != MONEY and is_free(view, player, place)
    ]
    met = [one.points for one in found if one.met]
    opens = gold and any(
        building["statue"] is None and is_free(view, player, place)
        for place in edition.places
        if place.group == STATUES and view["variant"] == "advanced"
        for city, building in standing(player)
        if CITIES.index(city) in (place.what, place.other)
    )
    return bool(met) or opens, max(met, default=0)
