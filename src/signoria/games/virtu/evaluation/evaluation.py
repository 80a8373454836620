"""How good a position is for each seat, in the prestige it can expect at the end.

Every part of the sum is something a player looks at: prestige so far, what is at hand, the palace and the dominion as
an engine for the years to come, the next action, agents, armies, ranks, and what is announced but not yet done.
"""

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import FEWEST_SEATS, PIRATES
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.tables import EMPIRE, GREAT_POWERS
from signoria.games.virtu.components.tiles import CITY_TILES
from signoria.games.virtu.evaluation.outlook import BY_ROAD, Outlook, reach, survey
from signoria.games.virtu.evaluation.prices import PriceList
from signoria.games.virtu.evaluation.promises import add_promises, family_worth
from signoria.games.virtu.evaluation.seat_value import SeatValue, ahead, value_seat
from signoria.games.virtu.evaluation.warfare import add_wars
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.scoring import EMPIRE_CROSSES, crosses, points, religious_rank, track_space
from signoria.games.virtu.rules.setup import ChoosingPower, FirstPlayer, PlacingFamily


def expected_points(state: Position, known: PriceList) -> list[float]:
    """By seat the prestige it can expect at the end; when the game is over, what it has."""
    if not state.stack:
        counts = [crosses(state, seat) for seat in range(len(state.players))]
        return [float(sum(points(state, seat, counts))) for seat in range(len(state.players))]
    bottom = state.stack[0]
    if isinstance(bottom, (FirstPlayer, ChoosingPower)):
        return choosing(state, known)
    outlook = survey(state, known)
    seat_values: list[SeatValue] = []
    worths: list[float] = []
    for seat in range(len(state.players)):
        seat_value = value_seat(state, seat, outlook, known)
        seat_values.append(seat_value)
        worths.append(seat_value.worth)
    if isinstance(bottom, PlacingFamily):
        add_families(state, bottom, seat_values, outlook, known, worths)
    elif outlook.years > 0.0:
        add_next_actions(state, seat_values, outlook, known, worths)
    add_leaders(state, known, worths)
    add_alliances(state, seat_values, outlook, known, worths)
    add_religion(state, seat_values, outlook, known, worths)
    add_agents(state, seat_values, outlook, known, worths)
    add_wars(state, seat_values, outlook, known, worths)
    add_promises(state, seat_values, outlook, known, worths)
    return worths


def choosing(state: Position, known: PriceList) -> list[float]:
    """Before all have a power: only what a power begins with differs."""
    return [float(player.agents) * known.agent_in_supply for player in state.players]


def add_families(
    state: Position,
    placing: PlacingFamily,
    seat_values: list[SeatValue],
    outlook: Outlook,
    known: PriceList,
    worths: list[float],
) -> None:
    """Family cards are placed in turn order."""
    index = state.order.index(placing.seat)
    for later in range(index, len(state.order)):
        seat = state.order[later]
        placed = placing.placed if later == index else 0
        worths[seat] += family_worth(state.players[seat].power, placed, seat_values[seat], outlook, known)


def add_next_actions(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    """The best action in reach, sooner for who has not acted this spring."""
    for seat_value in seat_values:
        if seat_value.player.token >= 0:
            best = ahead(state, seat_value, known.components.free_steps, outlook, known)
            worths[seat_value.seat] += best * (
                known.this_action if outlook.waiting[seat_value.seat] else known.next_action
            )


def add_leaders(state: Position, known: PriceList, worths: list[float]) -> None:
    """Prestige for the first on both tracks (VIR-SCORE-2, VIR-SCORE-4)."""
    components = known.components
    furthest = 0
    highest = 0
    for player in state.players:
        if track_space(components, player) > furthest:
            furthest = track_space(components, player)
        if player.step > highest:
            highest = player.step
    for seat in range(len(worths)):
        player = state.players[seat]
        if track_space(components, player) == furthest:
            worths[seat] += components.city_leader
        if player.step == highest:
            worths[seat] += components.patronage_leader


def add_alliances(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    """Prestige, the bonus while it is available, and agents who save a symbol or stand in the way."""
    for power in range(len(GREAT_POWERS)):
        ally = state.allies[power]
        agent = state.agents[FIRST_GREAT + power]
        if agent >= 0 and agent != ally:
            worths[agent] += known.agent_at_power * outlook.fuel[agent]
        if ally < 0:
            continue
        if agent < 0 or agent == ally:
            worths[ally] += known.components.alliance_prestige
            if power == EMPIRE:
                seat_values[ally].crosses += EMPIRE_CROSSES
            share = known.used_alliance if has(state.used_alliances, power) else 1.0
            worths[ally] += known.alliance_bonus * share * outlook.fuel[ally]
        elif outlook.years > 0.0:
            worths[ally] += known.lost_alliance


def add_religion(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    """The ranks of crosses as they stand (VIR-SCORE-8, VIR-SCORE-9), and as they may become in the years left."""
    rewards = known.rewards[len(seat_values) - FEWEST_SEATS]
    settled = 1.0 / (1.0 + known.religion_open * outlook.years)
    width = 1.0 + 2.0 * known.religion_open * outlook.years
    for seat_value in seat_values:
        first = 1.0
        second = 0.0
        third = 0.0
        rank = 0
        tied = 0
        for other in seat_values:
            if other.seat != seat_value.seat:
                lead = seat_value.crosses - other.crosses
                if lead < 0:
                    rank += 1
                elif lead == 0:
                    tied = 1
                before = 0.5 + lead / width
                before = 0.0 if before < 0.0 else 1.0 if before > 1.0 else before
                third = third * before + second * (1.0 - before)
                second = second * before + first * (1.0 - before)
                first *= before
        rank += tied
        if state.rules.dense_religious_ranks:
            rank = religious_rank([other.crosses for other in seat_values], seat_value.crosses, True)
        now = rewards[rank] if rank < len(rewards) else 0.0
        later = first * rewards[0] + second * rewards[1] + third * rewards[2]
        worths[seat_value.seat] += settled * now + (1.0 - settled) * later


def add_agents(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    """Agents in neutral cities: cheaper for their owners, dearer for the others next to them."""
    agents = outlook.agents & outlook.neutral & ~PIRATES
    if not agents or outlook.years <= 0.0:
        return
    setup = len(seat_values) - FEWEST_SEATS
    for seat_value in seat_values:
        near = reach(BY_ROAD[setup], seat_value.player.tiles & CITY_TILES) & agents
        if near:
            own = outlook.own_agents[seat_value.seat]
            if near & own:
                worths[seat_value.seat] += known.agent_for_annexing * seat_value.fuel
            if near & ~own:
                worths[seat_value.seat] -= known.agent_against_annexing * seat_value.fuel
