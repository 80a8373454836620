"""What decisions on offer say that they cost and bring, compared with what comes of them."""

from collections.abc import Callable

from signoria import Match
from signoria.games.virtu.state import VirtuState
from tests.amounts import amounts, counted
from tests.editions import current
from tests.matches import standing
from tests.virtu.positions import FACTS, NAMES, THINGS, View, action_of, costs, laid, read_shows, shows
from tests.virtu.table import act, own, play, player, ready, spring, war, winter

Offers = dict[str, tuple[str, str]]
"""By the text of a decision its words and the note beside them."""
Naming = Callable[[int], str]
"""What a seat is called by whoever tells it."""


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


def check_offers(match: Match, offers: Offers, called: Naming) -> None:
    """All that is legal is on offer, and every number beside it is true."""
    assert sorted(offers) == sorted(texts(match))
    for text, (words, note) in offers.items():
        assert counted(words, THINGS) == words_of(match, text), f"{text}: {words}"
        parts = note.split("; ") if note else []
        verb = text.split()[0]
        gain = florins(match, text)
        if gain and verb not in ("buy", "keep"):
            assert counted(parts.pop(), THINGS) == [(gain, "florin")], f"{text}: {note}"
        check_note(match, text, parts, called)


def check_note(match: Match, text: str, parts: list[str], called: Naming) -> None:
    """What a note tells beside florins won and lost."""
    view: View = match.view(match.seat)
    verb, *rest = text.split()
    told = f"{text}: {parts}"
    if verb == "buy":
        price, seen, *action = parts
        assert amounts(price, THINGS) == costs(rest[0]), told
        assert read_shows(seen.removeprefix("shows ")) == shows(rest[0]), told
        assert action == acts(rest[0]), told
    elif verb == "annex":
        value, seen = parts
        assert value == f"value {view['cities'][rest[0]]['value']}", told
        assert read_shows(seen) == shows(rest[0]), told
    elif verb == "refresh":
        assert [read_shows(part) for part in parts] == [shows(rest[0])], told
    elif verb == "place":
        *action, seen = parts
        assert (action, read_shows(seen)) == (acts(rest[0]), shows(rest[0])), told
    elif verb == "ally":
        assert [amounts(part, THINGS) for part in parts] == [costs(rest[0])], told
    elif verb == "keep":
        assert [counted(part, THINGS) for part in parts] == [[(wage, "florin")] if (wage := paid(match, text)) else []]
    elif verb == "at":
        city = view["cities"][rest[0]]
        owner = [] if city["control"] is None else [called(city["control"])]
        assert parts == [f"value {city['value']}", *owner], told
    elif verb == "war":
        assert [counted(part, THINGS) for part in parts] == [[(stronger(match, text), "")]], told
    else:
        assert parts == [], told


def words_of(match: Match, text: str) -> list[tuple[int, str]]:
    """The numbers that the words of a decision must hold: of places in palaces, of units kept, of symbols given."""
    verb, *rest = text.split()
    if verb == "keep":
        return [(int(rest[0]), "")]
    if text == "war token":
        return [(stronger(match, text), "")]
    places = rest[:1] if verb == "war" else rest  # how many symbols of a card are used is told by the note
    numbers = [(int(place[-1]), "") for place in places if place[-1].isdecimal()]
    source = used(match, rest[0]) if verb == "use" else None
    return numbers if source is None else [*numbers, (shows(source)[rest[1]], rest[1])]


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


def after(match: Match, text: str) -> View:
    """What the seat that decides would see after a decision."""
    state = match.state.copy()
    state.apply(match.parse(text))
    seen: View = state.view(match.seat)
    return seen


def florins(match: Match, text: str) -> int:
    """How many florins the seat has more after a decision."""
    view: View = match.view(match.seat)
    return int(after(match, text)["players"][match.seat]["florins"] - view["players"][match.seat]["florins"])


def paid(match: Match, text: str) -> int:
    """What has been paid when all that a decision brings with it is done."""
    state = match.state.copy()
    state.apply(match.parse(text))
    view: View = state.view(None)
    while view["asked"] is not None and view["asked"]["for"] == "disband":
        state.apply(state.legal()[0])
        view = state.view(None)
    before: View = match.view(None)
    return int(before["players"][match.seat]["florins"] - view["players"][match.seat]["florins"])


def stronger(match: Match, text: str) -> int:
    """How much a war bonus adds, for the attack or for the defence."""
    before: View = match.view(None)
    later = after(match, text)["asked"]
    assert later is not None, "somebody must be asked about the battle afterwards"
    return sum(later[side] - before["asked"][side] for side in ("attack_bonus", "defence_bonus"))


def moved_cards(match: Match) -> dict[str, str]:
    """By where it comes from (a place, or a family card itself) every card that may be moved, as they are offered."""
    moves = [text.split() for text in texts(match) if text.split()[0] in ("move", "place", "discard")]
    return {start: start if start in NAMES else str(used(match, start)) for _, start, *_ in moves}
