"""Sets up the start of an advanced game: turn order, bonus tiles, packets of leaders."""

from collections.abc import Mapping
from random import Random

import signoria
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.own import OWN, begin
from tests.lorenzo.questions import report_begins
from tests.lorenzo.table import give, legal, play


def opening(
    seats: int,
    order: list[int] | None = None,
    options: Mapping[str, object] | None = None,
    components: Components = OWN,
) -> LorenzoState:
    """An advanced game up to the choice of bonus tiles; seat 0 is first unless an order is given."""
    state = begin(seats, "advanced", options, components)
    for seat in (order or list(range(seats)))[: seats - 1]:
        play(state, f"order {seat}")
    play(state, "excommunication 1_1", "excommunication 2_1", "excommunication 3_1")
    return state


def dealt(seats: int, options: Mapping[str, object] | None = None, components: Components = OWN) -> LorenzoState:
    """The draft begins: seat 0 holds leaders 1 to 4 of the catalogue, seat 1 the next four, and so on."""
    state = opening(seats, options=options, components=components)
    for tile in range(1, seats + 1):
        play(state, f"bonus-tile {tile}")
    for leader in LEADER_IDS[: 4 * seats]:
        play(state, f"deal {leader}")
    return state


def drafted(seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> LorenzoState:
    """Leaders kept at random; the first turn begins."""
    state = dealt(seats, options)
    rng = Random(seed)
    while legal(state, "keep") or state.actor == signoria.CHANCE:
        state.apply(rng.choice(state.legal()))
    return state


def secret_report(seats: int) -> LorenzoState:
    """All have leaders and faith enough, and are about to answer the Vatican report without showing it."""
    state = drafted(seats, options={"vatican_simultaneous": True})
    state.round = 2
    for seat in range(seats):
        give(state, seat, faith=10)
    report_begins(state)
    return state


def packet(seat: int) -> list[str]:
    """The leaders that were dealt to a seat."""
    return LEADER_IDS[4 * seat : 4 * seat + 4]


def hand(state: LorenzoState, seat: int) -> list[str]:
    return [LEADER_IDS[leader] for leader in state.players[seat].hand]
