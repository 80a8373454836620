"""Summarising a seat: what a player's palace and dominion hold, and what they bring in the years to come."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, COUNT, LEFT, ORIGINAL, UPGRADES
from signoria.games.virtu.components.places import FIRST_CHAMBER
from signoria.games.virtu.components.symbols import CROSS, FULL, WIDTH
from signoria.games.virtu.evaluation.outlook import COUNT_OF
from signoria.games.virtu.evaluation.prices import CARD_NUMBER, SUMMARIES, PriceList
from signoria.games.virtu.evaluation.seat_summary import SeatSummary
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.court import unlocked

SEAT_PREFERENCE: Final = [0.0, 0.011, 0.012, 0.002, 0.003, 0.013]
SEATING_ORDER: Final = [
    sum([SEAT_PREFERENCE[space] for space in range(ANTECHAMBERS) if has(taken, space)])
    for taken in range(1 << ANTECHAMBERS)
]
"""By the antechambers taken. Lighter ones may be lost again; otherwise cards stay where they are."""


def summary_of(state: Position, seat: int, known: PriceList) -> SeatSummary:
    """The summary of a seat, made anew only if none that is kept fits."""
    player = state.players[seat]
    agents = enemy_agents(state, seat, player)
    slot = slot_of(player)
    found = known.summaries[slot]
    if found is None or not fits(found, player, agents):
        found = summarise(player, agents, known)
        known.summaries[slot] = found
    return found


def slot_of(player: Player) -> int:
    """Where a player's summary is kept: players who differ seldom share a slot."""
    mixed = player.ready_tiles ^ player.tiles >> 5 ^ player.ready << 3 ^ player.power << 7
    return (mixed ^ mixed >> 11 ^ mixed >> 23 ^ mixed >> 35) & SUMMARIES - 1


def enemy_agents(state: Position, seat: int, player: Player) -> int:
    """Own chambers with an enemy agent, one bit each."""
    found = 0
    first = FIRST_CHAMBER + player.power * CHAMBERS
    for chamber in range(CHAMBERS):
        agent = state.agents[first + chamber]
        if agent >= 0 and agent != seat:
            found = with_bit(found, chamber)
    return found


def fits(summary: SeatSummary, player: Player, agents: int) -> bool:
    """Whether a player still looks like this; what changes most often is compared first."""
    return (
        summary.ready_tiles == player.ready_tiles
        and summary.ready == player.ready
        and summary.tiles == player.tiles
        and summary.power == player.power
        and summary.indulgences == player.indulgences
        and summary.enemy_agents == agents
        and summary.cities == player.cities
        and summary.step == player.step
        and summary.bonuses == player.bonuses
        and summary.trophies == player.trophies
        and summary.court == player.court
        and summary.chambers == player.chambers
    )


def summarise(player: Player, agents: int, known: PriceList) -> SeatSummary:
    summary = SeatSummary(
        player.power,
        player.court[:],
        player.ready,
        player.chambers[:],
        player.indulgences,
        agents,
        player.tiles,
        player.ready_tiles,
        player.cities,
        player.step,
        player.bonuses,
        player.trophies,
    )
    summary.prestige = fixed_prestige(player, known)
    summary.engine = dominion(summary, known) * known.tile_uses[player.cities]
    summary.engine += palace(summary, player.power, known) * known.visits
    summary.engine += courtiers(summary, player, known)
    return summary


def fixed_prestige(player: Player, known: PriceList) -> float:
    """Prestige of tracks, bonuses and trophies, but for the leaders'."""
    components = known.components
    cities = player.cities if player.cities < components.last_city else components.last_city
    found = components.city_prestige[cities] + components.step_prestige[player.step]
    return float(found + known.bonus_prestige[player.bonuses] + known.trophies[player.trophies])


def dominion(summary: SeatSummary, known: PriceList) -> float:
    """Prestige of tiles and what the available ones give; returns what all of them give when they are used once."""
    components = known.components
    tiles = summary.tiles
    ready = summary.ready_tiles
    part = 0
    prestige = 0
    crosses = known.bonus_crosses[summary.bonuses]
    symbols = 0
    exhausted = 0
    exhausted_worth = 0.0
    ready_worth = 0.0
    while tiles:
        up = ready & 255
        down = tiles & 255 & ~up
        worths = known.tile_sums[part]
        if up:
            symbols += components.symbol_sums[part][up]
            ready_worth += worths[up]
        if down:
            crosses += components.symbol_sums[part][down] >> WIDTH * CROSS & FULL
            exhausted += COUNT_OF[down]
            exhausted_worth += worths[down]
        prestige += components.prestige_sums[part][tiles & 255]
        tiles >>= 8
        ready >>= 8
        part += 1
    summary.prestige += prestige
    summary.at_hand_worth = ready_worth
    summary.crosses = crosses + (symbols >> WIDTH * CROSS & FULL)
    summary.at_hand = symbols
    summary.exhausted = exhausted
    summary.exhausted_worth = exhausted_worth
    return ready_worth + exhausted_worth


def courtiers(summary: SeatSummary, player: Player, known: PriceList) -> float:
    """Prestige of courtiers and what the available ones give; returns what they and free antechambers bring a year."""
    components = known.components
    taken = 0
    all_of_them = 0.0
    for space in range(ANTECHAMBERS):
        card = summary.court[space]
        if card >= 0:
            taken = with_bit(taken, space)
            summary.prestige += components.card_prestige[card]
            summary.crosses += components.card_crosses[card]
            all_of_them += known.courtiers[card]
            if has(summary.ready, space):
                summary.at_hand_worth += known.courtiers[card]
                summary.at_hand += components.symbols_of[card]
            elif has(LEFT, space):
                summary.exhausted_left += components.symbols_of[card]
            else:
                summary.exhausted_right += components.symbols_of[card]
    summary.prestige -= SEATING_ORDER[taken]
    rooms = COUNT[ORIGINAL] + unlocked(components, player) - COUNT[taken]
    return all_of_them * known.courtier_uses + (known.rooms[rooms] if rooms > 0 else 0.0)


def palace(summary: SeatSummary, power: int, known: PriceList) -> float:
    """Prestige of the cards in the chambers, what indulgences and agents spoil; returns what a visit to each brings."""
    components = known.components
    visits = 0.0
    seen = 0
    for chamber in range(CHAMBERS):
        card = summary.chambers[chamber]
        if card >= 0:
            action = components.action_of[card]
            summary.prestige += components.card_prestige[card]
            summary.crosses += components.card_crosses[card]
            visit = known.chamber_cards[action * CARD_NUMBER + card]
            card = summary.chambers[UPGRADES + chamber]
            if card >= 0:
                summary.prestige += components.card_prestige[card]
                summary.crosses += components.card_crosses[card]
                visit += known.chamber_cards[action * CARD_NUMBER + card]
        else:
            action = components.printed[power][chamber]
            visit = known.printed[action]
        visit += known.actions[action] * (known.repeated if has(seen, action) else 1.0)
        seen = with_bit(seen, action)
        visits += visit
        if has(summary.enemy_agents, chamber):
            summary.spoiled += known.agent_in_chamber * visit
        if has(summary.indulgences, chamber):
            summary.prestige += components.indulgence_prestige
            summary.pardons -= known.pardon * components.indulgence_prestige
            summary.spoiled += known.sold_chamber * visit
    return visits
