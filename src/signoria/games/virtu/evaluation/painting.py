"""Painting a portrait: what a player's palace and dominion hold, and what they bring in the years to come."""

from typing import Final

from signoria.engine.bits import has, with_bit
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, COUNT, LEFT, ORIGINAL, UPGRADES
from signoria.games.virtu.components.places import FIRST_CHAMBER
from signoria.games.virtu.components.symbols import CROSS, FULL, WIDTH
from signoria.games.virtu.evaluation.outlook import COUNT_OF
from signoria.games.virtu.evaluation.portrait import Portrait
from signoria.games.virtu.evaluation.prices import CARD_NUMBER, PORTRAITS, PriceList
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.court import unlocked

SEAT_PREFERENCE: Final = [0.0, 0.011, 0.012, 0.002, 0.003, 0.013]
SEATING_ORDER: Final = [
    sum([SEAT_PREFERENCE[space] for space in range(ANTECHAMBERS) if has(taken, space)])
    for taken in range(1 << ANTECHAMBERS)
]
"""By the antechambers taken. Lighter ones may be lost again; otherwise cards stay where they are."""


def portrait_of(state: Position, seat: int, known: PriceList) -> Portrait:
    """The portrait of a seat, painted anew only if none that is kept is like it."""
    player = state.players[seat]
    agents = enemy_agents(state, seat, player)
    nail = nail_of(player)
    found = known.portraits[nail]
    if found is None or not is_like(found, player, agents):
        found = paint(player, agents, known)
        known.portraits[nail] = found
    return found


def nail_of(player: Player) -> int:
    """Where a player's portrait hangs: players who look different seldom share a nail."""
    mixed = player.ready_tiles ^ player.tiles >> 5 ^ player.ready << 3 ^ player.power << 7
    return (mixed ^ mixed >> 11 ^ mixed >> 23 ^ mixed >> 35) & PORTRAITS - 1


def enemy_agents(state: Position, seat: int, player: Player) -> int:
    """Own chambers with an enemy agent, one bit each."""
    found = 0
    first = FIRST_CHAMBER + player.power * CHAMBERS
    for chamber in range(CHAMBERS):
        agent = state.agents[first + chamber]
        if agent >= 0 and agent != seat:
            found = with_bit(found, chamber)
    return found


def is_like(portrait: Portrait, player: Player, agents: int) -> bool:
    """Whether a player still looks like this; what changes most often is compared first."""
    return (
        portrait.ready_tiles == player.ready_tiles
        and portrait.ready == player.ready
        and portrait.tiles == player.tiles
        and portrait.power == player.power
        and portrait.indulgences == player.indulgences
        and portrait.enemy_agents == agents
        and portrait.cities == player.cities
        and portrait.step == player.step
        and portrait.bonuses == player.bonuses
        and portrait.trophies == player.trophies
        and portrait.court == player.court
        and portrait.chambers == player.chambers
    )


def paint(player: Player, agents: int, known: PriceList) -> Portrait:
    portrait = Portrait(
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
    portrait.prestige = fixed_prestige(player, known)
    portrait.engine = dominion(portrait, known) * known.tile_uses[player.cities]
    portrait.engine += palace(portrait, player.power, known) * known.visits
    portrait.engine += courtiers(portrait, player, known)
    return portrait


def fixed_prestige(player: Player, known: PriceList) -> float:
    """Prestige of tracks, bonuses and trophies, but for the leaders'."""
    components = known.components
    cities = player.cities if player.cities < components.last_city else components.last_city
    found = components.city_prestige[cities] + components.step_prestige[player.step]
    return float(found + known.bonus_prestige[player.bonuses] + known.trophies[player.trophies])


def dominion(portrait: Portrait, known: PriceList) -> float:
    """Prestige of tiles and what the available ones give; returns what all of them give when they are used once."""
    components = known.components
    tiles = portrait.tiles
    ready = portrait.ready_tiles
    part = 0
    prestige = 0
    crosses = known.bonus_crosses[portrait.bonuses]
    symbols = 0
    tired = 0
    tired_worth = 0.0
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
            tired += COUNT_OF[down]
            tired_worth += worths[down]
        prestige += components.prestige_sums[part][tiles & 255]
        tiles >>= 8
        ready >>= 8
        part += 1
    portrait.prestige += prestige
    portrait.at_hand_worth = ready_worth
    portrait.crosses = crosses + (symbols >> WIDTH * CROSS & FULL)
    portrait.at_hand = symbols
    portrait.tired = tired
    portrait.tired_worth = tired_worth
    return ready_worth + tired_worth


def courtiers(portrait: Portrait, player: Player, known: PriceList) -> float:
    """Prestige of courtiers and what the available ones give; returns what they and free antechambers bring a year."""
    components = known.components
    taken = 0
    all_of_them = 0.0
    for space in range(ANTECHAMBERS):
        card = portrait.court[space]
        if card >= 0:
            taken = with_bit(taken, space)
            portrait.prestige += components.card_prestige[card]
            portrait.crosses += components.card_crosses[card]
            all_of_them += known.courtiers[card]
            if has(portrait.ready, space):
                portrait.at_hand_worth += known.courtiers[card]
                portrait.at_hand += components.symbols_of[card]
            elif has(LEFT, space):
                portrait.tired_left += components.symbols_of[card]
            else:
                portrait.tired_right += components.symbols_of[card]
    portrait.prestige -= SEATING_ORDER[taken]
    rooms = COUNT[ORIGINAL] + unlocked(components, player) - COUNT[taken]
    return all_of_them * known.courtier_uses + (known.rooms[rooms] if rooms > 0 else 0.0)


def palace(portrait: Portrait, power: int, known: PriceList) -> float:
    """Prestige of the cards in the chambers, what indulgences and agents spoil; returns what a visit to each brings."""
    components = known.components
    visits = 0.0
    seen = 0
    for chamber in range(CHAMBERS):
        card = portrait.chambers[chamber]
        if card >= 0:
            action = components.action_of[card]
            portrait.prestige += components.card_prestige[card]
            portrait.crosses += components.card_crosses[card]
            visit = known.chamber_cards[action * CARD_NUMBER + card]
            card = portrait.chambers[UPGRADES + chamber]
            if card >= 0:
                portrait.prestige += components.card_prestige[card]
                portrait.crosses += components.card_crosses[card]
                visit += known.chamber_cards[action * CARD_NUMBER + card]
        else:
            action = components.printed[power][chamber]
            visit = known.printed[action]
        visit += known.actions[action] * (known.repeated if has(seen, action) else 1.0)
        seen = with_bit(seen, action)
        visits += visit
        if has(portrait.enemy_agents, chamber):
            portrait.spoiled += known.agent_in_chamber * visit
        if has(portrait.indulgences, chamber):
            portrait.prestige += components.indulgence_prestige
            portrait.pardons -= known.pardon * components.indulgence_prestige
            portrait.spoiled += known.sold_chamber * visit
    return visits
