"""What a table tells beside its pieces: the season, the map with what its cities cost, the battle, the last moves."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import (
    CITIES,
    CITY_IDS,
    CLOSED,
    FEWEST_SEATS,
    NEUTRAL,
    PIRATES,
    READ,
    ROADS,
    SEA_IDS,
)
from signoria.games.virtu.components.places import PLACE_IDS
from signoria.games.virtu.components.symbols import SHIP, amount, spelled
from signoria.games.virtu.components.tables import BASTION
from signoria.games.virtu.position.position import WAYS, Position
from signoria.games.virtu.position.view_types import BattleView, MoveView, SideView, SiteView
from signoria.games.virtu.rules.annexing import annex_price, value_for
from signoria.games.virtu.rules.battles import Battle
from signoria.games.virtu.rules.outcomes import defence, siege_losses
from signoria.games.virtu.rules.year import Retreats, Sieges, Spring, Winter

WINTER_STEPS: Final = ("wages", "palace", "buy", "recruit", "alliance")
NEIGHBOURS: Final = [
    [[CITY_IDS[other] for other in range(CITIES) if has(joined, other)] for joined in roads] for roads in ROADS
]
"""By number of players less 3 and city: where its roads lead."""
PORTS_ON: Final = [[id for sea, id in enumerate(SEA_IDS) if has(city.seas, sea)] for city in READ]
"""By city: the seas on which it has a port."""
PLACES_AND_SUPPLY: Final = [*PLACE_IDS, "supply"]


def season_of(state: Position) -> tuple[str | None, str | None]:
    """The season and what happens in it now."""
    phase = state.stack[0] if state.stack else None
    if isinstance(phase, Spring):
        return "spring", "act"
    if isinstance(phase, Sieges):
        return "spring", "sieges"
    if isinstance(phase, Retreats):
        return "spring", "retreats"
    if isinstance(phase, Winter):
        return "winter", WINTER_STEPS[phase.step - 1]  # it holds the step that comes next
    return None, None


def map_view(state: Position) -> dict[str, SiteView]:
    return {CITY_IDS[city]: site_view(state, city) for city in range(CITIES) if state.control[city] != CLOSED}


def site_view(state: Position, city: int) -> SiteView:
    owner = state.control[city]
    seats = range(len(state.players))
    pirate = has(PIRATES, city)
    prices = [0 if pirate or owner != NEUTRAL else annex_price(state, seat, city) for seat in seats]
    return {
        "roads": NEIGHBOURS[len(state.players) - FEWEST_SEATS][city],
        "seas": PORTS_ON[city],
        "pirate": pirate,
        "worth": [worth(state, seat, city) for seat in seats],
        "price": [spelled(price) if price else None for price in prices],
        "by": [("sea" if amount(price, SHIP) else "road") if price else None for price in prices],
        "defence": [None if seat == owner else defence(state, seat, city, 0) for seat in seats],
    }


def worth(state: Position, seat: int, city: int) -> int:
    """The value of a city to a seat that would take it (VIR-AGENT-9 to VIR-AGENT-11)."""
    owner = state.control[city]
    if owner == NEUTRAL:
        return value_for(state, seat, city)
    value = state.components.value_of[city]
    return value - state.components.agent_effect if owner != seat and state.agents[city] == seat else value


def battle_view(state: Position) -> BattleView | None:
    """The battle in which bonuses are announced, even while one is being paid for."""
    for question in reversed(state.stack):
        if isinstance(question, Battle):
            return told_battle(state, question)
    return None


def told_battle(state: Position, battle: Battle) -> BattleView:
    attack = side(state, battle, battle.attacker, battle.attack_bonus)
    against = side(state, battle, battle.defender, battle.defence_bonus)
    if battle.siege:
        city = battle.city
        against["value"] = state.components.value_of[city]
        against["bastion"] = bastion(state, battle.defender)
        against["total"] = defence(state, battle.attacker, city, battle.defence_bonus)
        known = against["value"] + against["bastion"] + against["units"] + against["bonuses"]
        against["agent"] = against["total"] - known
    won = attack["total"] > against["total"]
    return {
        "city": CITY_IDS[battle.city],
        "siege": battle.siege,
        "attack": attack,
        "defence": against,
        "won": won,
        "lost": losses(state, battle, attack["total"], against["total"]),
    }


def bastion(state: Position, seat: int) -> int:
    return state.components.bastion_strength if seat >= 0 and has(state.players[seat].bonuses, BASTION) else 0


def side(state: Position, battle: Battle, seat: int, bonuses: int) -> SideView:
    """What anybody brings to a battle."""
    units = state.players[seat].units[battle.city] if seat >= 0 else 0
    return {
        "seat": seat if seat >= 0 else None,
        "value": 0,
        "agent": 0,
        "bastion": 0,
        "units": units,
        "bonuses": bonuses,
        "total": units + bonuses,
        "most": most_bonus(state, battle, seat) if seat >= 0 else 0,
    }


def most_bonus(state: Position, battle: Battle, seat: int) -> int:
    """How much a side could still add, as everybody can work out."""
    asked = Battle(seat, battle.city, battle.attacker, battle.defender, battle.siege)
    return asked.most(state)


def losses(state: Position, battle: Battle, own: int, against: int) -> int:
    """The units that the attack loses if both pass now (VIR-BATTLE-4, VIR-BATTLE-6)."""
    city = battle.city
    if battle.siege:
        return siege_losses(state, city, battle.attacker, battle.defender, own, against)
    units = state.players[battle.attacker].units[city]
    if own < against:
        return units
    lost = state.components.defeat_loss if own == against else state.players[battle.defender].units[city]
    return min(lost, units)


def move_view(move: tuple[int, int, int, int]) -> MoveView:
    seat, start, end, way = move
    return {"seat": seat, "start": PLACES_AND_SUPPLY[start], "end": PLACE_IDS[end], "way": WAYS[way]}
