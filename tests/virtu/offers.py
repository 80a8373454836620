"""What decisions on offer say that they cost and bring, compared with what comes of them."""

from collections.abc import Callable

from signoria import Match, kit
from signoria.games.virtu.state import VirtuState
from signoria.match.match import planned
from signoria.match.preview import Preview, previews
from signoria.presentation import presenter_of
from tests.amounts import amounts, counted
from tests.editions import current
from tests.matches import standing
from tests.virtu.positions import FACTS, NAMES, THINGS, View, action_of, costs, laid, read_shows, shows
from tests.virtu.table import act, own, play, player, ready, spring, war, winter

Offers = dict[str, tuple[str, str]]
"""By the text of a plan its words and the note beside them."""


def family() -> Match:
    """The first family card is to be placed."""
    match = Match("virtu", 3, seed=1, edition=current("virtu").data_version)
    while not match.legal()[0].text.startswith("place "):
        match.play(match.legal()[0])
    return match


def wealthy() -> VirtuState:
    """Seat 0 has also other cities with all that they show, so that prices hardly matter."""
    state = laid()
    cities = ("turin", "genoa", "mantua", "ravenna", "spoleto", "ancona", "pescara", "benevento", "ragusa", "ajaccio")
    own(state, 0, *cities)
    ready(state, 0, *cities)
    return state


def broke() -> VirtuState:
    """Seat 0 recruits without a florin, and has tiles to cash."""
    state = laid()
    player(state, 0).coins = 0
    ready(state, 0, "milan", "siena")
    return winter(state, 0, "recruit")


def at(state: VirtuState, *decisions: str) -> Match:
    return standing("virtu", play(state, *decisions))


SCENES: dict[str, tuple[Callable[[], Match], str]] = {
    "a family card": (family, "place"),
    "a move": (lambda: at(spring(laid(), 0)), "step"),
    "trade": (lambda: at(act(laid(), 0, "trade")), "indulgence"),
    "rule": (lambda: at(act(laid(), 2, "rule")), "refresh"),
    "annexing": (lambda: at(act(laid(), 0, "annex")), "annex"),
    "a campaign": (lambda: at(act(wealthy(), 0, "campaign")), "march use"),
    "intrigue": (lambda: at(act(laid(), 3, "intrigue")), "send use"),
    "an agent's city": (lambda: at(act(laid(), 3, "intrigue"), "send supply", "to city"), "at"),
    "a step of patronage": (lambda: at(act(laid(), 0, "patronage"), "advance"), "use"),
    "a war bonus": (lambda: at(war(laid())), "war"),
    "another war bonus": (lambda: at(war(laid()), "war cannons"), "war"),
    "wages": (lambda: at(winter(laid(), 0, "wages")), "keep"),
    "units to disband": (lambda: at(winter(laid(), 0, "wages"), "keep 2"), "disband"),
    "cards to move": (lambda: at(winter(laid(), 0, "reorganise")), "move discard"),
    "a purchase": (lambda: at(winter(wealthy(), 0, "buy")), "buy"),
    "the price of a purchase": (lambda: at(winter(wealthy(), 0, "buy"), "buy podesta"), "use"),
    "a recruit": (lambda: at(winter(laid(), 0, "recruit")), "recruit"),
    "tiles to cash": (lambda: at(broke(), "recruit milan"), "cash"),
    "an alliance": (lambda: at(winter(wealthy(), 0, "alliance")), "ally"),
}
"""By name: a table in the middle of something, and the first words of what must then be on offer."""


def scene(name: str) -> Match:
    make, verbs = SCENES[name]
    match = make()
    assert set(verbs.split()) <= {text.split()[0] for text in texts(match)}
    return match


def texts(match: Match) -> list[str]:
    return [decision.text for decision in match.legal()]


def plans_of(match: Match) -> list[Preview]:
    assert match.seat is not None
    return previews(match, match.seat, kit("virtu").planner)


def check_offers(match: Match, offers: Offers) -> None:
    """All that one may have in mind is on offer, and every number beside it is true."""
    found = {planned(preview.plan): preview for preview in plans_of(match)}
    assert list(offers) == list(found)
    for text, (words, note) in offers.items():
        assert words
        check_note(match, found[text], [part for part in note.split("; ") if part])


def check_note(match: Match, preview: Preview, parts: list[str]) -> None:
    """What a note tells of the deed, and of florins won and lost."""
    told = f"{planned(preview.plan)}: {parts}"
    main = presenter_of(match.game).main(preview.chosen)
    view: View = match.view(match.seat)
    after: View = preview.after
    verb, *rest = main.text.split()
    gain = after["players"][match.seat]["florins"] - view["players"][match.seat]["florins"]
    moneyed = [part for part in parts if part[0] in "+−" and part.endswith(("florin", "florins"))]
    expected = [[(gain, "florin")]] if gain and verb not in ("buy", "keep", "indulgence") else []
    assert [counted(part, THINGS) for part in moneyed] == expected, told
    if verb == "buy":
        assert amounts(parts[0], THINGS) == costs(rest[0]), told
        assert read_shows(parts[1].removeprefix("shows ")) == shows(rest[0]), told
        assert all(action in parts for action in acts(rest[0])), told
        assert f"{FACTS[rest[0]]['prestige']} prestige" in parts or FACTS[rest[0]]["prestige"] == "0", told
    elif verb == "annex":
        site = view["map"][rest[0]]
        price, way = parts[0].removeprefix("costs ").rsplit(", by ", 1)
        assert (amounts(price, THINGS), way) == (site["price"][match.seat], site["by"][match.seat]), told
        assert f"value {view['cities'][rest[0]]['value']}" in parts, told
        (tile,) = [part.removeprefix("its tile gives ") for part in parts if part.startswith("its tile")]
        assert read_shows(tile) == shows(rest[0]), told
    elif verb == "refresh":
        assert read_shows(parts[0]) == shows(rest[0]), told
    elif verb == "place":
        facts = [*acts(rest[0])]
        assert parts[: len(facts)] == facts, told
        assert read_shows(parts[len(facts)]) == shows(rest[0]), told
    elif verb == "ally":
        assert amounts(parts[0], THINGS) == costs(rest[0]), told
    elif verb == "keep":
        wage = -gain
        assert counted(parts[0], THINGS) == ([(wage, "florin")] if wage else []), told
    elif verb == "war":
        battle, before = after["battle"], view["battle"]
        stronger = sum(battle[side]["bonuses"] - before[side]["bonuses"] for side in ("attack", "defence"))
        assert counted(parts[0], THINGS) == [(stronger, "")], told
        assert parts[1] == f"then {battle['attack']['total']} against {battle['defence']['total']}", told
    elif verb == "indulgence":
        assert f"chamber {view['players'][match.seat]['token']} " in parts[1], told
        assert parts[0] == "−1 prestige", told
        assert parts[2] == "once a year", told


def used(match: Match, source: str) -> str | None:
    """The card or tile that is used; none for what gives its one symbol without a card."""
    view: View = match.view(match.seat)
    own = view["players"][match.seat]
    if source in own["antechambers"]:
        return str(own["antechambers"][source]["card"])
    chamber = own["chambers"][own["token"] - 1]
    if source in ("action-card", "upgrade"):
        return str(chamber["action_card" if source == "action-card" else source])
    return source if source in own["tiles"] else None


def acts(id: str) -> list[str]:
    action = action_of(id) if "action" in FACTS[id] else None
    return [] if action is None else [action]


def moved_cards(match: Match) -> dict[str, str]:
    """By where it comes from (a place, or a family card itself) every card that may be moved, as they are offered."""
    moves = [text.split() for text in texts(match) if text.split()[0] in ("move", "place", "discard")]
    return {start: start if start in NAMES else str(used(match, start)) for _, start, *_ in moves}
