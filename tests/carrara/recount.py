"""A second way to count a game: from the log and the end position alone, written without the engine's scoring."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

DATA = tomllib.loads(files("signoria.games.carrara").joinpath("data", "components.toml").read_text(encoding="utf-8"))
CITIES: dict[str, Any] = {city["id"]: city for city in DATA["city"]}
UPGRADES: dict[str, Any] = {upgrade["id"]: upgrade for upgrade in DATA["upgrade"]}
LANDSCAPES = {kind["id"]: kind["landscape"] for kind in DATA["kind"]}
PLACES: dict[str, Any] = {place["id"]: place for place in DATA["place"]}
SETS = {int(entry["id"]): entry["points"] for entry in DATA["decoration_set"]}
MAJORITIES = {entry["id"]: [entry["first"], entry["second"], entry["third"], 0, 0] for entry in DATA["majority"]}
VALUES = {tile["id"]: tile["value"] for tile in [*DATA["building"], *DATA["monument"]]}


def coins_and_blocks(log: list[dict[str, Any]], seat: int) -> tuple[int, dict[str, int]]:
    """What stands behind a screen, counted by somebody who listens to the log (CAR-HIDDEN-1)."""
    coins = 0
    blocks: Counter[str] = Counter()
    for event in log:
        if event["seat"] != seat:
            continue
        key = event["key"]
        if key in ("started", "passed", "bonus coins", "scored"):
            coins += event["coins"]
        elif key == "lifted the screen":
            assert (event["coins"], event["blocks"]) == (coins, dict(+blocks))
            coins += event["gained"]
        elif key in ("bought", "purchased"):
            coins -= event["price"]
        if key == "started":
            blocks.update(event["blocks"])
        elif key == "bought":
            blocks[event["colour"]] += 1
        elif key == "paid":
            blocks.subtract(event["blocks"])
    return coins, dict(+blocks)


def points(log: list[dict[str, Any]], seat: int) -> int:
    """The points scored during the game, as the log tells them."""
    return sum(event["points"] for event in log if event["seat"] == seat and "points" in event)


def final(view: dict[str, Any], seat: int, coins: int) -> dict[str, int]:
    """Coins, decorations and statues at the end."""
    own = view["players"][seat]
    rate = DATA["constants"]["coins_per_point"]
    for place in own["places"]:
        rate = PLACES[place].get("coins_per_point", rate)
    decorated = Counter(
        building["tile"].split("-")[0]
        for city in own["cities"].values()
        for building in city["buildings"]
        if building["decorated"]
    )
    statues = 0
    for city in CITIES:
        numbers = [
            sum(1 for building in player["cities"][city]["buildings"] if building["statue"])
            for player in view["players"]
        ]
        if numbers[seat]:
            tied = numbers.count(numbers[seat]) > 1
            ranks_ahead = 0
            for number in sorted(set(numbers), reverse=True):
                if number <= numbers[seat]:
                    break
                ranks_ahead += 2 if numbers.count(number) > 1 else 1
            statues += MAJORITIES[city][min(ranks_ahead + tied, 4)]
    return {
        "coins": coins // rate,
        "decorations": sum(SETS[number] for number in decorated.values()),
        "statues": statues,
    }


def place_pays(view: dict[str, Any], seat: int, place: str) -> tuple[int, int]:
    """Coins and points that a place pays on a board as the view shows it."""
    paid = {"coins": 0, "vp": 0}
    wanted = PLACES[place]
    own = view["players"][seat]
    for city, shown in own["cities"].items():
        amount = CITIES[city]["amount"]
        for upgrade in own["upgrades"]:
            if UPGRADES[upgrade]["city"] == city:
                amount = UPGRADES[upgrade]["amount"]
        for building in shown["buildings"]:
            kind = building["tile"].split("-")[0]
            value = VALUES[building["tile"]] + (1 if building["decorated"] else 0)
            if "landscape" in wanted:
                if LANDSCAPES[kind] == wanted["landscape"]:
                    paid[wanted["reward"]] += value
                continue
            with_statue = city in wanted.get("cities", ()) and building["statue"]
            if city == wanted.get("city") or kind == wanted.get("kind") or with_statue:
                paid[CITIES[city]["reward"]] += value * amount
    return paid["coins"], paid["vp"]
