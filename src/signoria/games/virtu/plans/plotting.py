"""Intrigue: an agent sent or removed is one deed, though the rules ask for it in three steps."""

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.places import CATEGORIES, PLACES, category_of
from signoria.games.virtu.components.symbols import MASK, amount
from signoria.games.virtu.plans.paying import gathered
from signoria.games.virtu.position.catalogue import AT_D, END, REMOVE_D, SELL, SEND_D, SEND_SUPPLY_D, TO_D, USE
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.agents import FIRST_OF, LAST_OF, agent_has_place, place_obstacle, shields
from signoria.games.virtu.rules.intrigue import Intriguing


def plots(state: Position, intrigue: Intriguing) -> list[list[Decision]]:
    """Agents sent from the supply to every place, removed, or both; those in play are lifted first, then sent."""
    seat = intrigue.seat
    menu = state.legal()
    one = masks(state, intrigue, menu, 1)
    found: list[list[Decision]] = []
    if one is not None:
        if state.players[seat].agents:
            found += [[*one, SEND_SUPPLY_D, *arrival] for arrival in arrivals(state, seat, PLACES)]
        found += [[*one, REMOVE_D[place]] for place, agent in enumerate(state.agents) if agent not in (-1, seat)]
        found += replacements(state, intrigue, menu)
        found += [
            [*one, SEND_D[place]]
            for place, agent in enumerate(state.agents)
            if agent == seat and agent_has_place(state, seat, place)
        ]
    return found + [[answer] for answer in menu if answer.verb in (USE, SELL, END)]


def masks(state: Position, intrigue: Intriguing, menu: list[Decision], count: int) -> list[Decision] | None:
    """The sources that give so many masks, None where there are not so many."""
    return gathered(state, intrigue.seat, menu, MASK, max(0, count - amount(intrigue.pool, MASK)))


def replacements(state: Position, intrigue: Intriguing, menu: list[Decision]) -> list[list[Decision]]:
    """For two masks an own agent takes the place of another (VIR-ACTION-INTRIGUE-7)."""
    seat = intrigue.seat
    two = masks(state, intrigue, menu, 2)
    if two is None or not state.players[seat].agents:
        return []
    found: list[list[Decision]] = []
    for place, agent in enumerate(state.agents):
        if agent not in (-1, seat):
            free = state.copy()
            free.agents[place] = -1
            open = open_places(free, seat, PLACES)
            if place in open[category_of(place)]:
                found.append([*two, REMOVE_D[place], SEND_SUPPLY_D, *answers(open, place)])
    return found


def arrivals(state: Position, seat: int, origin: int) -> list[list[Decision]]:
    """The way to every place where an agent may go."""
    open = open_places(state, seat, origin)
    return [answers(open, place) for places in open for place in places]


def open_places(state: Position, seat: int, origin: int) -> list[list[int]]:
    """By category the places where an agent may go."""
    shielded = shields(state, seat)
    return [
        [
            place
            for place in range(FIRST_OF[kind], LAST_OF[kind])
            if place_obstacle(state, origin, place, shielded) is None
        ]
        for kind in range(len(CATEGORIES))
    ]


def answers(open: list[list[int]], place: int) -> list[Decision]:
    """What brings an agent to a place: of single options nobody is asked."""
    kind = category_of(place)
    found: list[Decision] = []
    if len([places for places in open if places]) > 1:
        found.append(TO_D[kind])
    if len(open[kind]) > 1:
        found.append(AT_D[place])
    return found
