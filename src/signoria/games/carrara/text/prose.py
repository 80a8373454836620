"""What tiles, cities, items, fields and tables are and do, in sentences; the words stand in `data/messages.toml`."""

from typing import Final

from signoria.data.datafile import Entry
from signoria.games.carrara.components.cities import CITIES, City, pays
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.places import CITY, GROUPS, KIND, LANDSCAPE, MONEY
from signoria.games.carrara.components.tiles import KINDS, LANDSCAPES, TILE_SETS
from signoria.games.carrara.text.wording import is_second
from signoria.language.wording import Wording

RECONSTRUCTED: Final = "reconstructed"
COURTS: Final = ("court_basic", "court_advanced")


def say(wording: Wording, key: str, params: dict[str, object]) -> str:
    return wording.say(f"effect.{key}", params)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def called(wording: Wording, components: Components, key: str, entry: Entry) -> str:
    """The name, or what is said about the entries of a table that have none."""
    id = entry.word("id")
    if f"component.{key}" not in wording.templates:
        return capital(wording.word(id))
    told: dict[str, object] = {"id": id.removeprefix("part-"), "name": id, "number": number(id)}
    for upgrade in components.upgrades:
        if upgrade.id == id:
            told["city"] = CITIES[upgrade.city]
            told["second"] = is_second(components, upgrade)
    return wording.say(f"component.{key}", told)


def number(id: str) -> int:
    return int(id) if id.isdecimal() else 0


def text_of(wording: Wording, components: Components, key: str, entry: Entry) -> list[str]:
    """What an entry of the component file says, and which of its values nobody could read off a printed copy."""
    text = [sentence(wording, components, key, entry)]
    doubtful = reconstructed(wording, entry)
    if doubtful:
        text.append(say(wording, "reconstructed", {"what": "; ".join(doubtful)}))
    return text


def sentence(wording: Wording, components: Components, key: str, entry: Entry) -> str:
    if key == "building" or key == "monument":
        return tile_text(wording, components, key, entry)
    if key == "upgrade":
        return upgrade_text(wording, components, entry.word("id"))
    if key == "city":
        return city_text(wording, components.cities[CITIES.index(entry.word("id"))], entry)
    if key == "decoration":
        return say(wording, key, {"kind": entry.word("kind"), "count": entry.number("count", 1, 99)})
    if key == "statue":
        return statue_text(wording, ITEMS.index(entry.word("id")), entry)
    if key == "place":
        return place_text(wording, components, entry)
    if key in COURTS:
        return say(wording, "court", {"bonus": {entry.word("bonus"): entry.number("amount", 1, 9)}})
    if key == "decoration_set":
        return say(wording, key, {"number": number(entry.word("id")), "points": entry.number("points", 0, 99)})
    if key == "majority":
        ranks: dict[str, object] = {rank: entry.number(rank, 0, 99) for rank in ("first", "second", "third")}
        return say(wording, key, {**ranks, "city": entry.word("id")})
    if key == "price":
        return price_text(wording, entry)
    return say(wording, key, {"item": entry.word("shows")})


def tile_text(wording: Wording, components: Components, key: str, entry: Entry) -> str:
    kind = entry.word("kind")
    landscape = LANDSCAPES[components.landscapes[KINDS.index(kind)]]
    told: dict[str, object] = {"landscape": landscape, "kind": kind, "value": entry.number("value", 1, 9), "set": ""}
    if key == "building" and entry.word("set") != TILE_SETS[0]:
        told["set"] = entry.word("set")
    return say(wording, key, told)


def upgrade_text(wording: Wording, components: Components, id: str) -> str:
    upgrade = next(one for one in components.upgrades if one.id == id)
    city = components.cities[upgrade.city]
    return say(wording, "upgrade", {"city": city.id, "amount": pays(upgrade), "before": city.amount})


def city_text(wording: Wording, city: City, entry: Entry) -> str:
    accepts = entry.words("accepts", len(COLOURS) - CITIES.index(city.id))
    accepts.reverse()
    return say(wording, "city", {"accepts": accepts, "amount": pays(city), "buildings": city.buildings})


def statue_text(wording: Wording, item: int, entry: Entry) -> str:
    told: dict[str, object] = {"all": item == GOLD, "own": "", "cities": [], "count": entry.number("count", 1, 99)}
    if item != GOLD:
        told["own"] = CITIES[item - FIRST_STATUE]
        told["cities"] = CITIES[: item - FIRST_STATUE + 1]
        told["all"] = item - FIRST_STATUE == len(CITIES) - 1
    return say(wording, "statue", told)


def place_text(wording: Wording, components: Components, entry: Entry) -> str:
    group = GROUPS.index(entry.word("group"))
    if group == CITY:
        city = components.cities[CITIES.index(entry.word("city"))]
        return say(wording, "place_city", {"city": city.id, "buildings": city.buildings, "amount": pays(city)})
    if group == KIND:
        return say(wording, "place_kind", {"kind": entry.word("kind")})
    if group == LANDSCAPE:
        amount = {entry.word("reward"): entry.number("amount", 1, 9)}
        return say(wording, "place_landscape", {"landscape": entry.word("landscape"), "amount": amount})
    if group == MONEY:
        least, rate = entry.number("least_coins", 1, 999), entry.number("coins_per_point", 1, 99)
        return say(wording, "place_money", {"coins": least, "rate": rate})
    return say(wording, "place_statues", {"cities": entry.words("cities", 2)})


def price_text(wording: Wording, entry: Entry) -> str:
    """By colour, the dearest first; what has no price is free (CAR-BUY-5)."""
    paid = [f"{wording.word(one)} {entry.number(one, 1, 99)}" for one in reversed(COLOURS) if entry.fields[one]]
    free = [colour for colour in reversed(COLOURS) if not entry.fields[colour]]
    return say(wording, "price", {"prices": paid, "free": free})


def reconstructed(wording: Wording, entry: Entry) -> list[str]:
    """The values of an entry that are reconstructed, each with how sure it is."""
    found: list[str] = []
    own = [key.removesuffix("_source") for key in entry.fields if key.endswith("_source")]
    for field in own:
        if entry.word(f"{field}_source") == RECONSTRUCTED:
            confidence = entry.word(f"{field}_confidence")
            found.append(say(wording, "field", {"field": wording.word(field), "confidence": confidence}))
    if entry.word("source") == RECONSTRUCTED and not own:
        found.append(say(wording, "whole", {"confidence": entry.word("confidence")}))
    return found
