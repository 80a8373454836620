"""A second, independent count of the points, by sections 14.3 and 14.4 of the rules.

Cards come from the record alone, track points and goods from what the log tells of every gain and payment.
"""

import re

from signoria import Match
from signoria.data.datafile import DataFile
from signoria.games.lorenzo.components.cards import CARDS

Event = dict[str, object]

TERRITORIES = {0: 0, 1: 0, 2: 0, 3: 1, 4: 4, 5: 10, 6: 20}
TOWERS = ("territory", "character", "building", "venture")
CHARACTERS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
COUNTED = ("coins", "wood", "stone", "servants", "military", "faith", "victory")


PRINTED = {entry.word("id"): entry.fields for entry in DataFile("tests.lorenzo", "cards.toml").entries("card", CARDS)}
"""The cards by id, as the component file of rule tests prints them."""


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def table(value: object) -> dict[str, int]:
    assert isinstance(value, dict)
    return value


def players(match: Match) -> list[dict[str, object]]:
    found = match.view(None)["players"]
    assert isinstance(found, list)
    return found


def goods_left(match: Match, seat: int) -> dict[str, int]:
    return table(players(match)[seat]["goods"])


def ledger(match: Match) -> list[dict[str, int]]:
    """What every seat has of each counted good, added up from the log alone."""
    stocks = [dict.fromkeys(COUNTED, 0) | {"wood": 2, "stone": 2, "servants": 3} for _ in range(match.seats)]
    started = False
    for event in match.log(None):
        if event["key"] == "order" and not started:
            order = event["order"]
            assert isinstance(order, list)
            for place, seat in enumerate(order):
                stocks[seat]["coins"] = 5 + place
            started = True
        elif isinstance(event["seat"], int):
            book(stocks[event["seat"]], event)
    return stocks


def book(stock: dict[str, int], event: Event) -> None:
    """One event of a seat's own."""
    key = event["key"]
    if key == "gained":
        change(stock, table(event["goods"]), 1)
    elif key == "took":
        change(stock, table(event["paid"]), -1)
        stock["coins"] -= number(event["surcharge"])
    elif key == "traded":
        change(stock, table(event["paid"]), -1)
    elif key in ("placed", "bonus action", "harvest", "production"):
        stock["servants"] -= number(event["servants"])
    elif key == "reduced":
        stock[str(event["good"])] -= 1
    elif key in ("supported", "scored faith"):
        stock["victory"] += number(event["victory"])
        stock["faith"] = 0


def change(stock: dict[str, int], goods: dict[str, int], sign: int) -> None:
    for good, amount in goods.items():
        if good in stock:
            stock[good] += sign * amount


def cards_taken(match: Match, seat: int, type: str) -> list[dict[str, object]]:
    """The cards a seat took, from the record alone: what was turned up where, and who went there."""
    floors = [f"{tower}-{floor}" for tower in TOWERS for floor in (1, 2, 3, 4)]
    lying: dict[str, str] = {}
    turned_up = 0
    taken: list[str] = []
    for line in match.record().splitlines():
        who, _, decision = line.partition(": ")
        words = decision.split()
        if words[:1] == ["turn-up"]:
            lying[floors[turned_up % len(floors)]] = words[1]
            turned_up += 1
        elif words[:1] in (["place"], ["take"]) and words[-1] in lying:
            card = lying.pop(words[-1])
            if who == str(seat):
                taken.append(card)
    return [PRINTED[card] for card in taken if PRINTED[card]["type"] == type]


def tiles_suffered(match: Match, seat: int) -> set[str]:
    log = match.log(None)
    return {str(event["tile"]) for event in log if event["key"] == "excommunicated" and event["seat"] == seat}


def military_points(match: Match, seat: int) -> int:
    """5 for the most, 2 for the second most; after a tie for first nobody is second (SCORE-6..8)."""
    steps = [goods_left(match, other)["military"] for other in range(match.seats)]
    if match.options["military_needs_points"] and steps[seat] == 0:
        return 0
    ranks = sorted(set(steps), reverse=True)
    if steps[seat] == ranks[0]:
        return 5
    tied = steps.count(ranks[0]) > 1 and not match.options["military_second_after_tied_first"]
    return 2 if steps[seat] == ranks[1] and not tied else 0


def building_costs(match: Match, seat: int) -> int:
    """Wood and stone printed on own buildings (tile III-6, OQ-48)."""
    costs = [str(card["cost"]) for card in cards_taken(match, seat, "building")]
    return sum(int(amount) for cost in costs for amount in re.findall(r"(\d+) (?:wood|stone)", cost))


def parts(match: Match, seat: int) -> dict[str, int]:
    """The points of a seat, part by part, and the losses of the period-III tiles last (EXC-3)."""
    track = ledger(match)[seat]["victory"]
    goods = goods_left(match, seat)
    tiles = tiles_suffered(match, seat)
    resources = goods["coins"] + goods["wood"] + goods["stone"] + goods["servants"]
    characters = CHARACTERS | ({3: 5} if match.options["character_scoring"] == "pl_1_3_5" else {})
    ventures = [number(card["victory"]) for card in cards_taken(match, seat, "venture")]
    found = {
        "victory": track,
        "territories": 0 if "3_3" in tiles else TERRITORIES[len(cards_taken(match, seat, "territory"))],
        "characters": 0 if "3_1" in tiles else characters[len(cards_taken(match, seat, "character"))],
        "ventures": 0 if "3_2" in tiles else sum(ventures),
        "military": military_points(match, seat),
        "resources": resources // 5,
    }
    losses = {
        "3_4": track // 5,
        "3_5": goods["military"],
        "3_6": building_costs(match, seat),
        "3_7": resources,
    }
    loss = sum(points for tile, points in losses.items() if tile in tiles)
    if not match.options["allow_negative_vp"]:
        loss = min(loss, sum(found.values()))
    return found | {"excommunication": -loss}


def ranking(match: Match) -> list[int]:
    """Most points first; a tie goes to who stands higher in the last turn order (SCORE-10, END-5)."""
    orders = [event["order"] for event in match.log(None) if event["key"] == "order"]
    last = orders[-1]
    assert isinstance(last, list)
    totals = [sum(parts(match, seat).values()) for seat in range(match.seats)]
    return sorted(range(match.seats), key=lambda seat: (-totals[seat], last.index(seat)))
