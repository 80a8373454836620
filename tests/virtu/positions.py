"""Tables full of different numbers, to compare what is shown of them with their view."""

from typing import Any

import signoria
from signoria import Match
from signoria.games.virtu.state import VirtuState
from tests.amounts import amounts, plural
from tests.editions import Printed
from tests.matches import standing
from tests.virtu.table import (
    act,
    agent,
    ally,
    asked,
    beaten,
    bonus,
    bought,
    chamber,
    court,
    helped,
    indulgence,
    own,
    play,
    player,
    ready,
    sellers,
    spring,
    units,
    winter,
)
from tests.virtu.table import shown_table as table

View = dict[str, Any]

GAME = signoria.game("virtu")
FACTS = Printed("virtu", lambda game: {component.id: component.facts for component in game.components})
NAMES = Printed("virtu", lambda game: {component.id: component.name for component in game.components})
TEXTS = Printed("virtu", lambda game: {component.id: component.text for component in game.components})
THINGS = plural("florin", "crown", "ship", "mask", "arrow", "unit") | {
    "war": "war",
    "war symbol": "war",
    "war symbols": "war",
    "cross": "cross",
    "crosses": "cross",
    "cavalry": "cavalry",
    "crown_or_cross": "crown_or_cross",
    "crown or cross": "crown_or_cross",
    "crowns or crosses": "crown_or_cross",
}


def laid() -> VirtuState:
    """Everybody has florins, cards, cities, units, agents and more, and no number of one seat is that of another."""
    state = table()
    state.year, state.ending = 3, True
    state.order, state.track = (2, 0, 3, 1), (1, 3, 0, 2)
    for seat, (florins, step, bank) in enumerate([(27, 3, 1), (2, 1, 0), (11, 0, 2), (4, 4, 3)]):
        player(state, seat).coins = florins
        player(state, seat).step = step
        player(state, seat).bank = bank
    own(state, 0, "siena", "bologna")
    own(state, 1, "rome")
    own(state, 2, "palermo", "bari", "terracina", "reggio", "tunis")
    units(state, 0, milan=2, parma=0, siena=1, florence=2)
    units(state, 1, florence=1, pisa=1, siena=2)
    units(state, 2, naples=1, otranto=0, rome=1)
    units(state, 3, venice=1, padua=0)
    beaten(state, 3, "florence", "florence")
    agent(state, 0, "rome")
    agent(state, 1, "milan-chamber-4")
    agent(state, 1, "france")
    agent(state, 3, "siena")
    player(state, 3).agents = 2
    ally(state, 0, "france", used=True)
    ally(state, 2, "ottoman_empire")
    court(state, 0, left_1="banker", left_2="condottiere", right_2="pope")
    court(state, 0, exhausted=True, right_1="podesta")
    court(state, 1, left_2="envoy")
    court(state, 3, right_1="admiral", left_1="cutthroat")
    bought(state, 0, "right-2", "guild")
    chamber(state, 0, 1, "merchant", "envoy")
    chamber(state, 2, 3, "gonfaloniere")
    chamber(state, 3, 2, "bishop", "counsellor")
    for seat, chamber_number in enumerate([1, 4, 2, 3]):
        player(state, seat).token = chamber_number - 1
    ready(state, 0, "milan", "siena", "guild", "cathedral-milan")
    ready(state, 3, "venice", "duchy")
    player(state, 3).ready_tiles = 0
    bonus(state, 0, "leonardo_da_vinci", "cannons")
    bonus(state, 3, "duomo", "the_prince")
    helped(state, 0, "siena", "bologna")
    indulgence(state, 1, 2, 5)
    sellers(state, 0, 1)
    player(state, 0).war_tokens = 2
    player(state, 3).war_tokens = 1
    player(state, 0).trophies = 1 << 1 | 1 << 3
    player(state, 3).advanced = True
    return state


def full() -> Match:
    """Seat 0 may buy in winter."""
    return standing("virtu", winter(laid(), 0, "buy"))


def stacked() -> Match:
    """Three discs lie on one space of the city track, and the fourth player has more cities than there are spaces."""
    state = table()
    own(state, 2, "genoa", "turin", "nice", "mantua", "bologna", "ravenna", "siena", "spoleto")
    return standing("virtu", spring(state, 0))


def ended() -> Match:
    """The full table when the game is over."""
    state = laid()
    state.stack = []
    match = standing("virtu", state)
    assert match.over
    return match


def shows(id: str) -> dict[str, int]:
    """The symbols on a card or tile, as its component tells them."""
    kind = "cathedral" if id.startswith("cathedral-") else id
    told = [line.removeprefix("Shows ").rstrip(".") for line in TEXTS[kind] if line.startswith("Shows ")]
    return amounts(told[0], THINGS) if told else {}


def read_shows(text: str) -> dict[str, int]:
    """`2 florins or 1 crown`, read back."""
    return amounts(text, THINGS, " or ") if text else {}


def costs(id: str) -> dict[str, int]:
    return amounts(FACTS[id]["cost"], THINGS)


def named(id: str) -> str:
    """What a card, tile or city is called; a cathedral by its city."""
    return f"The cathedral of {NAMES[id.removeprefix('cathedral-')]}" if id.startswith("cathedral-") else NAMES[id]


def action_of(card: str | None) -> str | None:
    """The action that a card performs in a chamber."""
    return None if card is None or FACTS[card]["action"] == "none" else FACTS[card]["action"]


def advancing(step: int) -> VirtuState:
    """Seat 0 pays for a step of the patronage track, and has more than enough for it."""
    state = laid()
    own(state, 0, "rome", "palermo", "genoa")
    ready(state, 0, "rome", "palermo", "genoa")
    player(state, 0).step = step - 1
    return play(act(state, 0, "patronage"), "advance")


def step_costs(step: int) -> dict[str, int]:
    """What a step of the patronage track costs, as whoever takes it is asked to pay."""
    price: dict[str, int] = asked(advancing(step))["price"]
    return price


def brings_bonus(step: int) -> bool:
    """Whether who comes to a step of the patronage track may take a bonus."""
    state = advancing(step)
    while asked(state)["for"] == "payment":
        state.apply(state.legal()[0])
    return bool(asked(state)["for"] == "bonus")


def scored(seat: int, part: str, **changed: int) -> int:
    """One part of the score of a seat if something of it were different."""
    state = laid()
    for name, value in changed.items():
        setattr(player(state, seat), name, value)
    view: View = state.view(None)
    return int(view["scores"][seat]["parts"][part])
