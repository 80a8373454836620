"""What armies are worth: sieges under way, weak cities within their reach, and what their wages cost."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import CITIES, FEWEST_SEATS, ROADS
from signoria.games.virtu.components.palaces import SPACES_OF
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import FULL, WAR, WIDTH, amount
from signoria.games.virtu.components.tables import FRANCE, LEONARDO, UNITS
from signoria.games.virtu.components.tiles import CANNONS, CATHEDRAL_AT, tiles_in
from signoria.games.virtu.evaluation.outlook import Outlook
from signoria.games.virtu.evaluation.prices import CLOSEST, PriceList
from signoria.games.virtu.evaluation.seat_value import SeatValue
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.battles import Battle, WarBonus
from signoria.games.virtu.rules.outcomes import defence
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.wages import Disbanding, Wage, Wages

NEIGHBOURS: Final = [
    [[other for other in range(CITIES) if has(roads[city], other)] for city in range(CITIES)] for roads in ROADS
]


def war_bonus(state: Position, seat_value: SeatValue, in_field: bool = False) -> int:
    """How much a seat could announce in one siege or field battle."""
    player = seat_value.player
    components = state.components
    florins = seat_value.florins
    paid = 0
    if not in_field or not state.rules.siege_bonuses_in_sieges_only:
        if has(player.ready_tiles, CANNONS) and florins >= components.cannons_florins:
            paid += components.cannons_strength  # what it costs is not missed by the others, near enough
        if has(player.bonuses, LEONARDO) and florins >= components.leonardo_florins:
            paid += components.leonardo_strength
            florins -= components.leonardo_florins
    symbols = seat_value.at_hand >> WIDTH * WAR & FULL
    if components.war_costs_differ:
        paid += payable(war_prices(state, seat_value), florins)
    else:
        price = components.war_florins
        paid += florins // price if symbols * price > florins else symbols
    if state.allies[FRANCE] == seat_value.seat and not has(state.used_alliances, FRANCE):
        agent = state.agents[FIRST_GREAT + FRANCE]
        if agent < 0 or agent == seat_value.seat:
            paid += state.components.alliance_bonus[FRANCE]
    return paid + player.war_tokens


def war_prices(state: Position, seat_value: SeatValue) -> list[int]:
    """What each war symbol of available courtiers and tiles costs."""
    components = state.components
    player = seat_value.player
    found: list[int] = []
    for space in SPACES_OF[player.ready]:
        card = player.court[space]
        found += [components.war_florins_of[card]] * components.war_of[card]
    for tile in tiles_in(player.ready_tiles & components.with_war):
        found += [components.war_florins_at[tile]] * amount(components.symbols_at[tile], WAR)
    return found


def payable(prices: list[int], florins: int) -> int:
    """How many of these can be paid."""
    number = 0
    for price in sorted(prices):
        florins -= price
        if florins < 0:
            break
        number += 1
    return number


def city_worth(seat_value: SeatValue, city: int, outlook: Outlook, known: PriceList) -> float:
    """What one more city brings in prestige and by its tile."""
    components = known.components
    cities = seat_value.player.cities
    worth = known.tiles[city] * known.tile_uses[cities] * outlook.years
    if cities < components.last_city:
        worth += components.city_prestige[cities + 1] - components.city_prestige[cities]
    return worth


def spoils(state: Position, seat_value: SeatValue, city: int, outlook: Outlook, known: PriceList) -> float:
    """What the conquest of a city brings: the city, a trophy, a cathedral."""
    components = known.components
    worth = city_worth(seat_value, city, outlook, known)
    owner = state.control[city]
    if owner >= 0:
        if not has(seat_value.player.trophies, owner):
            worth += components.trophy_prestige
        cathedral = CATHEDRAL_AT[city]
        if cathedral >= 0 and has(state.players[owner].tiles, cathedral):
            worth += components.cathedral.prestige
    return worth


def loss(state: Position, owner: SeatValue, city: int, outlook: Outlook, known: PriceList) -> float:
    """What its owner loses with a city."""
    components = known.components
    cities = owner.player.cities
    worth = known.tiles[city] * known.tile_uses[cities] * outlook.years
    if cities <= known.start_cities:
        worth += owner.fuel
    elif cities <= components.last_city:
        worth += components.city_prestige[cities] - components.city_prestige[cities - 1]
    cathedral = CATHEDRAL_AT[city]
    if cathedral >= 0 and has(owner.player.tiles, cathedral):
        worth += components.cathedral.prestige
    return worth


def chance(margin: int, known: PriceList) -> float:
    """The chance to win by how much stronger one is; equal strengths lose."""
    if margin <= -CLOSEST:
        return 0.0
    return known.odds[CLOSEST + (margin if margin < CLOSEST else CLOSEST)]


def siege_chance(
    state: Position,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    city: int,
    units: int,
    extra: int,
    known: PriceList,
) -> float:
    """The chance to take a city with so many units before it, before anything is announced."""
    against = defence(state, seat_value.seat, city, 0)
    margin = units + extra - against
    owner = state.control[city]
    won = (1.0 if margin > 0 else 0.0) if owner < 0 else chance(margin - war_bonus(state, seat_values[owner]), known)
    for rival in seat_values:
        if rival.seat != seat_value.seat and rival.seat != owner and rival.player.units[city]:
            won *= chance(units + extra - rival.player.units[city] - war_bonus(state, rival, True), known)
    return won


def siege_gain(
    state: Position,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    city: int,
    units: int,
    extra: int,
    outlook: Outlook,
    known: PriceList,
) -> float:
    """What a siege promises its besieger."""
    components = known.components
    if units == 0:
        return 0.0
    won = siege_chance(state, seat_value, seat_values, city, units, extra, known)
    owner = state.control[city]
    lost = components.hard_loss if defence(state, seat_value.seat, city, 0) >= components.hard_defence else 0
    if owner >= 0:
        lost += state.players[owner].units[city]
    if lost > units:
        lost = units
    unit = known.army[1] * seat_value.fuel
    gain = known.siege * spoils(state, seat_value, city, outlook, known) - lost * unit
    return won * gain - (1.0 - won) * units * unit


def battle_chance(
    state: Position, battle: Battle, strength: int, seat_values: list[SeatValue], known: PriceList
) -> float:
    """The attacker's chance in the battle under way: all that both could still announce, unless one has passed."""
    city = battle.city
    attacker = battle.attacker
    defender = battle.defender
    own = battle.attack_bonus
    theirs = battle.defence_bonus
    if battle.seat == attacker:
        own += strength
    else:
        theirs += strength
    own += state.players[attacker].units[city]
    if battle.siege:
        theirs = defence(state, attacker, city, theirs)
    else:
        theirs += state.players[defender].units[city]
    if strength == 0 and battle.passed:  # the other side has passed: who is ahead may end it
        if battle.seat == attacker and own > theirs:
            return 1.0
        if battle.seat == defender and own <= theirs:
            return 0.0
    own += war_bonus(state, seat_values[attacker], not battle.siege)
    if defender >= 0:
        theirs += war_bonus(state, seat_values[defender], not battle.siege)
    return 1.0 if own > theirs else 0.0


def add_wars(
    state: Position, seat_values: list[SeatValue], outlook: Outlook, known: PriceList, worths: list[float]
) -> None:
    """Armies, their wages, sieges, and who has to fear whom."""
    top = state.stack[-1]
    for seat_value in seat_values:
        player = seat_value.player
        number = UNITS - player.supply
        if number == 0:
            continue
        seat = seat_value.seat
        unpaid = outlook.unpaid[seat]
        if top.seat == seat:
            if isinstance(top, Disbanding):
                number -= top.left
            elif isinstance(top, Payment):
                purpose = top.purpose
                if isinstance(purpose, Wage):
                    number = purpose.target
            elif isinstance(top, Wages):
                unpaid = True
        if outlook.years > 0.0:
            worths[seat] += known.army[number] * seat_value.fuel
        if unpaid:
            worths[seat] -= known.wages[number] * seat_value.fuel
        left = UNITS - player.supply
        for city in range(CITIES):
            units = player.units[city]
            if units:
                if state.control[city] != seat:
                    add_siege(state, seat_value, seat_values, city, outlook, known, worths)
                elif units > 1 and outlook.years > 0.0:
                    add_threat(state, seat_value, seat_values, city, outlook, known, worths)
                left -= units
                if left == 0:
                    break


def add_siege(
    state: Position,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    city: int,
    outlook: Outlook,
    known: PriceList,
    worths: list[float],
) -> None:
    """A siege under way, to the besieger and to the owner of the city."""
    units = seat_value.player.units[city]
    owner = state.control[city]
    battle = state.stack[-1]
    strength = 0
    if isinstance(battle, Payment):
        purpose = battle.purpose
        if isinstance(purpose, WarBonus):
            strength = purpose.target
            battle = state.stack[-2]
    if isinstance(battle, Battle) and battle.city == city and battle.siege and battle.attacker == seat_value.seat:
        won = battle_chance(state, battle, strength, seat_values, known)
        unit = known.army[1] * seat_value.fuel
        worths[seat_value.seat] += (
            won * known.siege * spoils(state, seat_value, city, outlook, known) - (1.0 - won) * unit
        )
    else:
        extra = war_bonus(state, seat_value)
        if isinstance(battle, Battle) and battle.city == city and seat_value.seat in (battle.attacker, battle.defender):
            won = battle_chance(state, battle, strength, seat_values, known)
            if battle.defender == seat_value.seat:
                won = 1.0 - won
            worths[seat_value.seat] += won * known.field_battle * spoils(state, seat_value, city, outlook, known)
            return
        won = siege_chance(state, seat_value, seat_values, city, units, extra, known)
        worths[seat_value.seat] += siege_gain(state, seat_value, seat_values, city, units, extra, outlook, known)
    if owner >= 0:
        worths[owner] -= won * loss(state, seat_values[owner], city, outlook, known)


def add_threat(
    state: Position,
    seat_value: SeatValue,
    seat_values: list[SeatValue],
    city: int,
    outlook: Outlook,
    known: PriceList,
    worths: list[float],
) -> None:
    """An army in an own city: the best target next to it."""
    units = seat_value.player.units[city]
    strength = units + war_bonus(state, seat_value)
    best = 0.0
    target = -1
    for other in NEIGHBOURS[len(state.players) - FEWEST_SEATS][city]:
        owner = state.control[other]
        if owner != seat_value.seat and strength > defence(state, seat_value.seat, other, 0):
            gain = spoils(state, seat_value, other, outlook, known)
            if gain > best:
                best = gain
                target = other
    if target >= 0:
        worths[seat_value.seat] += known.attack * best
        owner = state.control[target]
        if owner >= 0:
            worths[owner] -= known.fear * loss(state, seat_values[owner], target, outlook, known)
