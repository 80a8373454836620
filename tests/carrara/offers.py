"""What decisions on offer say that they cost and bring, compared with what comes of them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from signoria import Decision, Match, kit
from signoria.games.carrara.rules.scoring import majority
from signoria.match.match import planned
from signoria.match.preview import Preview, previews
from tests.amounts import counted
from tests.carrara.positions import FACTS, NAMES, THINGS, View, bonus, full, lead
from tests.carrara.table import player

Offers = dict[str, tuple[str, str]]
"""By the text of a plan its words and the note beside them."""
Counts = list[tuple[int, str]]
"""Numbers, each with what it counts."""

SCENES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "a turn": ("advanced", (), "buy pass purchase"),
    "blocks": ("basic", ("buy", "rotate none"), "take"),
    "more blocks": ("basic", ("buy", "rotate none", "take 4 white"), "take stop"),
    "a building": ("advanced", ("build",), "tile"),
    "a city": ("advanced", ("build", "tile biblioteca-4"), "city"),
    "a payment": ("advanced", ("build", "tile biblioteca-4", "city massa"), "pay"),
    "a monument": ("basic", ("monument",), "tile"),
    "a building to cover": ("basic", ("monument", "tile palazzo-8"), "cover"),
    "an upgrade tile": (
        "basic",
        ("monument", "tile palazzo-8", "cover palazzo-1", "pay"),
        "upgrade",
    ),
    "a column": ("advanced", ("score",), "field"),
    "a column of the basic game": ("basic", ("score",), "field"),
    "a place": ("advanced", ("score", "field large"), "place"),
    "a place of the basic game": ("basic", ("score", "field large"), "place"),
}
"""By name: the variant, how what seat 1 has decided begins, and the first words of what must then be on offer."""


def scene(name: str) -> Match:
    """Seat 1 in the middle of a turn of a full table."""
    variant, decisions, verbs = SCENES[name]
    match = full(variant, visited=False)
    lead(match, *decisions)
    assert match.seat == 1
    assert set(verbs.split()) <= {text.split()[0] for text in texts(match)}
    return match


def visited(seat: int) -> Match:
    """Seat 1 or 3 begins its turn during the royal visit of another; only seat 1 has a column on the visited field."""
    match = full(turn=seat)
    state: Any = match.state
    player(state, 3).fields &= ~(1 << state.visit)
    view: View = match.view(seat)
    assert view["visit"]["holder"] != match.seat == seat
    assert (view["visit"]["field"] in view["players"][seat]["fields"]) == (seat == 1)
    return match


def texts(match: Match) -> list[str]:
    return [decision.text for decision in match.legal()]


def plans(match: Match) -> dict[str, Preview]:
    """What is on offer, by the text of the whole plan."""
    assert match.seat is not None
    return {planned(one.plan): one for one in previews(match, match.seat, kit("carrara").planner)}


def check_offers(match: Match, offers: Offers) -> None:
    """Every deed is on offer, and the numbers beside it are those of what comes of it."""
    expected = plans(match)
    assert sorted(offers) == sorted(expected)
    assert any(counted(" ".join(told), THINGS) for told in offers.values()), "nothing with a number is on offer"
    for text, told in offers.items():
        said = without(" ".join(told), [id for step in expected[text].plan for id in step.words if id in NAMES])
        assert Counter(counted(said, THINGS)) == Counter(numbers(match, expected[text])), f"{text}: {told}"


def without(told: str, ids: Iterable[str]) -> str:
    """What is told beside names, which may hold numbers of their own."""
    for id in sorted(set(ids), key=lambda one: -len(NAMES[one])):
        told = told.replace(NAMES[id], "").replace(NAMES[id][:1].lower() + NAMES[id][1:], "")
    return told


def numbers(match: Match, preview: Preview) -> Counts:
    """All numbers that belong to a deed."""
    assert match.seat is not None
    before, after = match.view(match.seat), preview.after
    steps = {verb: [step for step in preview.plan if step.verb.words[0] == verb] for verb in VERBS}
    told = visit_at_stake(before, match.seat, preview.plan[0])
    own, then = before["players"][match.seat], after["players"][match.seat]
    if steps["rotate"] and not steps["take"]:
        told += after_rotation(before, after, preview.plan[1].text in ("rotate both", "rotate wheel"))
    if steps["take"]:
        told += [(own["coins"] - then["coins"], "coins")] if own["coins"] > then["coins"] else []
        told += [(int(steps["take"][0]["part"]), ""), (then["coins"], "coins")]
        told += priced(Counter(step["colour"] for step in steps["take"]), before["wheel"][steps["take"][0].a]["prices"])
    if steps["tile"] or steps["city"] or steps["cover"]:
        told += site(own, then, preview.plan)
    elif steps["pay"]:
        told += paid(own, then) + stood_for(preview.plan)
        if len(preview.plan) > 1:  # the first step, and then all of them
            told += [(2 if step.verb.word == "pay 2" else 1, step["colour"]) for step in preview.chosen]
            told += stood_for(preview.chosen)
    if steps["on"]:
        told += adorned(before, after, match.seat, steps["on"][0].words[0])
    if steps["upgrade"] and steps["upgrade"][0].text != "upgrade none":
        told += upgraded(own, then)
    if steps["field"] and steps["field"][0].text != "field large":
        field = before["court"][steps["field"][0].a]
        told += [(field["field"], ""), *((amount, thing) for thing, amount in bonus(field).items())]
    told += [one for event in preview.events if event["key"] == "scored" for one in things(event["gain"])]
    if steps["pass"] or steps["purchase"]:
        told.append((abs(then["coins"] - own["coins"]), "coins"))
    return told


VERBS = ("rotate", "take", "tile", "city", "cover", "pay", "upgrade", "field", "place", "pass", "purchase", "on")


def things(amounts: Mapping[str, int]) -> Counts:
    return [(amount, thing) for thing, amount in amounts.items()]


def visit_at_stake(before: View, seat: int, first: Decision) -> Counts:
    """During the visit of another scoring brings the bonus of the field, any other action loses it."""
    visit = before["visit"]
    if visit is None or visit["field"] not in before["players"][seat]["fields"] or before["asked"]["acted"]:
        return []
    if first.text == "score":
        return things(bonus(before["court"][visit["field"] - 1]))
    return [(visit["field"], "")] if first.text in ("buy", "build", "monument", "pass") else []


def after_rotation(before: View, after: View, refilled: bool) -> Counts:
    """How many blocks come, and what then lies at each part at which price."""
    lying = sum(sum(sector["blocks"].values()) for sector in before["wheel"])
    told = [(11 - lying, "block")] if refilled and lying < 11 else []
    for sector in after["wheel"]:
        if sector["blocks"]:
            told += [(sector["part"], ""), *priced(sector["blocks"], sector["prices"])]
    return told


def priced(blocks: Mapping[str, int], prices: Mapping[str, int]) -> Counts:
    """Blocks by colour, each with the price of one unless they are free."""
    told: Counts = []
    for colour, number in blocks.items():
        told += [(number, colour), *([(prices[colour], "")] if prices[colour] else [])]
    return told


def paid(own: View, then: View) -> Counts:
    """Blocks that go; and of which colour the ones are that pairs of them stand for."""
    gone: Counter[str] = Counter(own["blocks"]) - Counter(then["blocks"])
    return [(number, colour) for colour, number in gone.items()]


def site(own: View, then: View, plan: list[Decision]) -> Counts:
    """What a building costs where it goes, what is paid for it, and what the city pays its owner."""
    steps = [step for step in plan if step.verb.words[0] == "pay"]
    (where,) = [step for step in plan if step.verb.word in ("city", "cover")]
    old = {building["tile"]: city for city, one in own["cities"].items() for building in one["buildings"]}
    city = own["cities"][where.words[0] if where.verb.word == "city" else old[where.words[0]]]
    told = [(len(steps), "block"), (city["amount"], city["reward"]), *paid(own, then)]
    return told + stood_for(plan)


def stood_for(plan: list[Decision]) -> Counts:
    """How many blocks of which colour pairs of blocks stand for."""
    pairs = Counter(step["colour"] for step in plan if step.verb.word == "pay 2")
    return [(number, DEARER[colour]) for colour, number in pairs.items()]


def adorned(before: View, after: View, seat: int, tile: str) -> Counts:
    """What a building with a new item scores more; what the set, or the statues of the city, then score."""
    (city,) = [
        city
        for city, one in after["players"][seat]["cities"].items()
        if tile in [building["tile"] for building in one["buildings"]]
    ]
    own, then = (view["players"][seat]["cities"][city] for view in (before, after))
    ((old, new),) = [pair for pair in zip(own["buildings"], then["buildings"], strict=True) if pair[1]["tile"] == tile]
    if new["value"] > old["value"]:
        sizes = [set_of(view, seat, FACTS[tile]["kind"]) for view in (before, after)]
        points = [int(FACTS[f"decoration-set-{size}"]["points"]) if size else 0 for size in sizes]
        more = (new["value"] - old["value"]) * then["amount"]
        return [(more, then["reward"]), (sizes[1], ""), (points[1], "vp"), (points[0], "")]
    numbers = [[statues(view, one, city) for one in range(view["seats"])] for view in (before, after)]
    ranked = [majority(those, [int(FACTS[f"majority-{city}"][rank]) for rank in RANKS])[seat] for those in numbers]
    return [(numbers[1][seat], "statue"), (ranked[1], "vp"), (ranked[0], "")]


RANKS = ("first", "second", "third")


def set_of(view: View, seat: int, kind: str) -> int:
    cities = view["players"][seat]["cities"].values()
    standing = [building for city in cities for building in city["buildings"]]
    return sum(building["decorated"] for building in standing if FACTS[building["tile"]]["kind"] == kind)


def statues(view: View, seat: int, city: str) -> int:
    return sum(building["statue"] is not None for building in view["players"][seat]["cities"][city]["buildings"])


DEARER = {"purple": "blue", "blue": "green", "green": "red", "red": "yellow", "yellow": "white"}


def upgraded(own: View, then: View) -> Counts:
    """What the city then pays, and how much more all own buildings there bring."""
    (new,) = set(then["upgrades"]) - set(own["upgrades"])
    facts = FACTS[new]
    old, city = own["cities"][facts["city"]], then["cities"][facts["city"]]
    worth = sum(building["value"] for building in city["buildings"])
    more = [((city["amount"] - old["amount"]) * worth, facts["reward"])] if worth else []
    return [(int(facts["amount"]), facts["reward"]), *more]
