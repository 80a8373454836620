"""What decisions on offer say that they cost and bring, compared with what comes of them."""

from collections.abc import Callable, Iterable
from typing import Any

from signoria import Match
from tests.amounts import counted
from tests.carrara.positions import FACTS, NAMES, THINGS, View, bonus, full, lead
from tests.carrara.table import player
from tests.pickling import pickled

Offers = dict[str, tuple[str, str]]
"""By the text of a decision its words and the note beside them."""
Counts = list[tuple[int, str]]
"""Numbers in the order in which they are told, each with what it counts."""

SCENES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "a turn": ("advanced", (), "pass purchase"),
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


def after(match: Match, text: str) -> View:
    """What the seat that decides would see after a decision."""
    state = match.state.copy()
    state.apply(match.parse(text))
    seen: View = state.view(match.seat)
    return seen


def without(told: str, ids: Iterable[str]) -> str:
    """What is told beside names, which may hold numbers of their own; the names must be there."""
    for id in ids:
        name = NAMES[id]
        assert name.lower() in told.lower(), f"{name} is not in {told!r}"
        told = told.replace(name, "").replace(name[:1].lower() + name[1:], "")
    return told


def check_offers(match: Match, offers: Offers) -> None:
    """All that is legal is on offer, and every number beside it is true."""
    assert sorted(offers) == sorted(texts(match))
    assert any(counted(" ".join(told), THINGS) for told in offers.values()), "nothing with a number is on offer"
    for text, (words, note) in offers.items():
        verb, *rest = text.split()
        words = without(words, [id for id in rest if id in NAMES])
        steps = steps_of(match, text)
        onward = [step for _, step in steps[1:]]
        note = without(
            note,
            [
                id
                for step in onward
                for id in step.split()[1:]
                if id in NAMES and step.split()[0] not in ("pay", "city", "cover")
            ],
        )
        for before, step in steps:
            if step.startswith("tile "):
                note = without(note, sites(before, step))
        if verb == "tile":
            assert not [name for name in NAMES.values() if name in note], f"{text} is said to go elsewhere: {note}"
        assert counted(words, THINGS) == WORDS.get(verb, nothing)(match, text), f"{text}: {words}"
        assert counted(note, THINGS) == noted(steps), f"{text}: {note}"


def steps_of(match: Match, text: str) -> list[tuple[Match, str]]:
    """A decision and all that has one answer only after it, each with the match before it."""
    ahead, seat = pickled(match), match.seat
    steps = [(match, text)]
    ahead.play(text)
    while ahead.seat == seat and len(ahead.legal()) == 1 and ahead.legal()[0].text != "end-turn":
        steps.append((pickled(ahead), ahead.legal()[0].text))
        ahead.play(steps[-1][1])
    return steps


def noted(steps: list[tuple[Match, str]]) -> Counts:
    """What a note tells: of the decision itself, then what follows by itself, what is to pay and what is gained."""
    verbs = [text.split()[0] for _, text in steps]
    told: Counts = []
    for number, (match, text) in enumerate(steps):
        if number == 0 and verbs[0] not in LAST:
            told += NOTES.get(verbs[0], nothing)(match, text)
        elif number and verbs[number] != "pay":
            told += WORDS.get(verbs[number], nothing)(match, text)
    for number, (match, text) in enumerate(steps):
        if verbs[number] in LAST:
            told += NOTES[verbs[number]](match, text)
    return told


LAST = ("city", "cover", "place")
"""What these decisions say comes after the rest."""


def sites(match: Match, text: str) -> list[str]:
    """Cities where a tile can go, and buildings that it can cover."""
    state = match.state.copy()
    state.apply(match.parse(text))
    return [decision.text.split()[1] for decision in state.legal()]


def nothing(match: Match, text: str) -> Counts:
    return []


def own(view: View, match: Match) -> Any:
    return view["players"][match.seat]


def change(match: Match, text: str, what: str) -> int:
    """How many coins or points the seat has more after a decision."""
    return int(own(after(match, text), match)[what] - own(match.view(match.seat), match)[what])


def wins_coins(match: Match, text: str) -> Counts:
    return [(change(match, text, "coins"), "coins")]


def costs_coins(match: Match, text: str) -> Counts:
    return [(-change(match, text, "coins"), "coins")]


def block(match: Match, text: str) -> Counts:
    """The part of the ring and the price there; a block that is free has none."""
    _, part, colour = text.split()
    view: View = match.view(match.seat)
    price = view["wheel"][int(part) - 1]["prices"][colour]
    assert price == -change(match, text, "coins")
    return [(int(part), ""), *([(price, "coins")] if price else [])]


def tile(match: Match, text: str) -> Counts:
    """What a building costs; a monument may cost less than its value."""
    facts = FACTS[text.split()[1]]
    return [(int(facts["value"]), "block")] if "set" in facts else []


def paid(match: Match, text: str) -> Counts:
    """Blocks that go, and of which colour the one is that two of them stand for."""
    before, later = own(match.view(match.seat), match)["blocks"], own(after(match, text), match)["blocks"]
    gone = [(number - later.get(colour, 0), colour) for colour, number in before.items()]
    lost = [(number, colour) for number, colour in gone if number]
    assert len(lost) == 1
    stands_for = [(1, colour) for colour, dearer in DEARER.items() if lost == [(2, dearer)]]
    return lost + stands_for


DEARER = {"blue": "purple", "green": "blue", "red": "green", "yellow": "red", "white": "yellow"}
"""By colour the one below it, of which two stand for it."""


def upgrade(match: Match, text: str) -> Counts:
    if text == "upgrade none":
        return []
    view: View = match.view(match.seat)
    gained = after(match, text)["players"][match.seat]["upgrades"]
    (new,) = set(gained) - set(own(view, match)["upgrades"])
    return [(int(FACTS[new]["amount"]), FACTS[new]["reward"])]


def column(match: Match, text: str) -> Counts:
    """A field with its bonus; the large one has neither number nor bonus."""
    number = text.split()[1]
    if number == "large":
        return []
    view: View = match.view(match.seat)
    field = view["court"][int(number) - 1]
    return [(int(number), ""), *((amount, thing) for thing, amount in bonus(field).items())]


def during_a_visit(match: Match, text: str) -> Counts:
    """Scoring brings the bonus of the visited field, anything else loses it."""
    view: View = match.view(match.seat)
    visit = view["visit"]
    if visit is None or visit["field"] not in own(view, match)["fields"]:
        return []
    field = view["court"][visit["field"] - 1]
    return [(amount, thing) for thing, amount in bonus(field).items()] if text == "score" else [(field["field"], "")]


def site(match: Match, text: str) -> Counts:
    """What is to pay there, and what the city pays the owner."""
    then = after(match, text)
    asked = then["asked"]
    city = own(then, match)["cities"][asked["city"]]
    return [(asked["left"], "block"), (city["amount"], city["reward"])]


def gain(match: Match, text: str) -> Counts:
    """What a place pays now; without a bonus field everything else stays as it is."""
    gains = {"coins": change(match, text, "coins"), "vp": change(match, text, "points")}
    return [(number, thing) for thing, number in gains.items() if number]


Presenter = Callable[[Match, str], Counts]
WORDS: dict[str, Presenter] = {
    "pass": wins_coins, "take": block, "purchase": costs_coins, "tile": tile, "pay": paid, "upgrade": upgrade,
    "field": column,
}  # fmt: skip
NOTES: dict[str, Presenter] = {
    **dict.fromkeys(("pass", "buy", "build", "monument", "score"), during_a_visit),
    "city": site, "cover": site, "place": gain,
}  # fmt: skip
