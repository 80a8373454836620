"""What tiles, cities, items, fields and tables are and do, in sentences; the words stand in `data/messages.toml`."""

from typing import Final

from signoria.carrara.cities import ALL as CITY_LIST
from signoria.carrara.cities import CITIES, UPGRADES, City, pays
from signoria.carrara.items import FIRST_STATUE, GOLD, ITEMS
from signoria.carrara.marble import COLOURS
from signoria.carrara.places import CITY, GROUPS, KIND, LANDSCAPE, MONEY
from signoria.carrara.tiles import KINDS, LANDSCAPE_OF, LANDSCAPES, SETS
from signoria.carrara.wording import WORDING, is_second
from signoria.datafile import Entry

RECONSTRUCTED: Final = "reconstructed"
COURTS: Final = ("court_basic", "court_advanced")


def say(key: str, params: dict[str, object]) -> str:
    return WORDING.say(f"effect.{key}", params)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def called(key: str, entry: Entry) -> str:
    """The printed name, or what the table of the component file says about its entries."""
    id = entry.word("id")
    if f"component.{key}" not in WORDING.templates:
        return capital(entry.word("name") if "name" in entry.fields else WORDING.word(id))
    told: dict[str, object] = {"id": id.removeprefix("part-"), "name": id, "number": number(id)}
    for upgrade in UPGRADES:
        if upgrade.id == id:
            told["city"] = CITIES[upgrade.city]
            told["second"] = is_second(upgrade)
    return WORDING.say(f"component.{key}", told)


def number(id: str) -> int:
    return int(id) if id.isdecimal() else 0


def text_of(key: str, entry: Entry) -> list[str]:
    """What an entry of the component file says, and which of its values nobody could read off a printed copy."""
    text = [sentence(key, entry)]
    doubtful = reconstructed(entry)
    if doubtful:
        text.append(say("reconstructed", {"what": "; ".join(doubtful)}))
    return text


def sentence(key: str, entry: Entry) -> str:
    if key == "building" or key == "monument":
        return tile_text(key, entry)
    if key == "upgrade":
        return upgrade_text(entry.word("id"))
    if key == "city":
        return city_text(city_of(entry.word("id")), entry)
    if key == "decoration":
        return say(key, {"kind": entry.word("kind"), "count": entry.number("count", 1, 99)})
    if key == "statue":
        return statue_text(ITEMS.index(entry.word("id")), entry)
    if key == "place":
        return place_text(entry)
    if key in COURTS:
        return say("court", {"bonus": {entry.word("bonus"): entry.number("amount", 1, 9)}})
    if key == "decoration_set":
        return say(key, {"number": number(entry.word("id")), "points": entry.number("points", 0, 99)})
    if key == "majority":
        ranks: dict[str, object] = {rank: entry.number(rank, 0, 99) for rank in ("first", "second", "third")}
        return say(key, {**ranks, "city": entry.word("id")})
    if key == "price":
        return say(key, {"prices": prices(entry)})
    return say(key, {"item": entry.word("shows")})


def city_of(id: str) -> City:
    return CITY_LIST[CITIES.index(id)]


def tile_text(key: str, entry: Entry) -> str:
    kind = entry.word("kind")
    landscape = LANDSCAPES[LANDSCAPE_OF[KINDS.index(kind)]]
    told: dict[str, object] = {"landscape": landscape, "kind": kind, "value": entry.number("value", 1, 9), "set": ""}
    if key == "building" and entry.word("set") != SETS[0]:
        told["set"] = entry.word("set")
    return say(key, told)


def upgrade_text(id: str) -> str:
    upgrade = next(one for one in UPGRADES if one.id == id)
    city = CITY_LIST[upgrade.city]
    return say("upgrade", {"city": city.id, "amount": pays(upgrade), "before": city.amount})


def city_text(city: City, entry: Entry) -> str:
    accepts = entry.words("accepts", len(COLOURS) - CITIES.index(city.id))
    accepts.reverse()
    return say("city", {"accepts": accepts, "amount": pays(city), "buildings": city.buildings})


def statue_text(item: int, entry: Entry) -> str:
    told: dict[str, object] = {"all": item == GOLD, "own": "", "cities": [], "count": entry.number("count", 1, 99)}
    if item != GOLD:
        told["own"] = CITIES[item - FIRST_STATUE]
        told["cities"] = CITIES[: item - FIRST_STATUE + 1]
        told["all"] = item - FIRST_STATUE == len(CITIES) - 1
    return say("statue", told)


def place_text(entry: Entry) -> str:
    group = GROUPS.index(entry.word("group"))
    if group == CITY:
        city = city_of(entry.word("city"))
        return say("place_city", {"city": city.id, "buildings": city.buildings, "amount": pays(city)})
    if group == KIND:
        return say("place_kind", {"kind": entry.word("kind")})
    if group == LANDSCAPE:
        amount = {entry.word("reward"): entry.number("amount", 1, 9)}
        return say("place_landscape", {"landscape": entry.word("landscape"), "amount": amount})
    if group == MONEY:
        least, rate = entry.number("least_coins", 1, 999), entry.number("coins_per_point", 1, 99)
        return say("place_money", {"coins": least, "rate": rate})
    cities = " or ".join([WORDING.word(city) for city in entry.words("cities", 2)])
    return say("place_statues", {"cities": cities})


def prices(entry: Entry) -> str:
    """By colour, the dearest first; what has no price is free (CAR-BUY-5)."""
    paid = [f"{colour} {entry.number(colour, 1, 99)}" for colour in reversed(COLOURS) if entry.fields[colour]]
    free = [colour for colour in reversed(COLOURS) if not entry.fields[colour]]
    return ", ".join(paid) + ("; free: " + ", ".join(free) if free else "")


def reconstructed(entry: Entry) -> list[str]:
    """The values of an entry that are reconstructed, each with how sure it is."""
    found: list[str] = []
    own = [key.removesuffix("_source") for key in entry.fields if key.endswith("_source")]
    for field in own:
        if entry.word(f"{field}_source") == RECONSTRUCTED:
            confidence = entry.word(f"{field}_confidence")
            found.append(say("field", {"field": WORDING.word(field), "confidence": confidence}))
    if entry.word("source") == RECONSTRUCTED and not own:
        found.append(say("whole", {"confidence": entry.word("confidence")}))
    return found
