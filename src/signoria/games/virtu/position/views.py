"""The table as plain data; nothing in this game is hidden, so every seat sees the same."""

from signoria.engine.frame import Frame
from signoria.games.virtu.components.cards import CARDS, POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, CLOSED, VALUE_OF
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS, PRINTED, UPGRADES
from signoria.games.virtu.components.places import CATEGORIES, FIRST_GREAT, PLACE_IDS, PLACES, chamber_place
from signoria.games.virtu.components.symbols import ACTIONS, spelled
from signoria.games.virtu.components.tables import BONUSES, GREAT_POWERS
from signoria.games.virtu.components.tiles import CATHEDRAL_AT, TILE_IDS, tiles_in
from signoria.games.virtu.position.catalogue import INDULGENCE_PILE, ITEM_IDS, ITEMS
from signoria.games.virtu.position.position import (
    ACTING,
    ALLYING,
    ARRIVING,
    BATTLE,
    BLOCKED,
    BUILDING,
    BUYING,
    CHOOSE_BONUS,
    CHOOSE_SIEGE,
    DISBANDING,
    DROPPING,
    FAMILY,
    FIELD_WON,
    MAKING_ROOM,
    MOVING,
    OVERFULL,
    PARDON,
    PAYING,
    POWERS_LEFT,
    RECRUITING,
    REORGANISING,
    RETREAT,
    SEATING,
    SENDING,
    START_CHAMBER,
    WAGE,
    Player,
    Position,
)
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE
from signoria.games.virtu.rules.court import unlocked
from signoria.games.virtu.rules.payments import PURPOSES
from signoria.games.virtu.rules.scoring import crosses, scores

QUESTIONS = {
    POWERS_LEFT: "power",
    FAMILY: "family card",
    START_CHAMBER: "first chamber",
    MOVING: "move",
    PARDON: "indulgence",
    ACTING: "action",
    SENDING: "agent to",
    ARRIVING: "agent at",
    BLOCKED: "blocked",
    PAYING: "payment",
    CHOOSE_BONUS: "bonus",
    SEATING: "antechamber",
    MAKING_ROOM: "room",
    CHOOSE_SIEGE: "siege",
    BATTLE: "war bonus",
    FIELD_WON: "field won",
    OVERFULL: "overfull",
    RETREAT: "retreat",
    WAGE: "wages",
    DISBANDING: "disband",
    REORGANISING: "reorganise",
    BUYING: "buy",
    BUILDING: "cathedral",
    RECRUITING: "recruit",
    ALLYING: "alliance",
    DROPPING: "discount",
}


def view(state: Position, seat: int | None) -> dict[str, object]:
    """The table as a seat (None: a spectator) sees it, with ids."""
    asked: dict[str, object] | None = None
    if state.stack and state.stack[-1].seat >= 0:
        asked = question(state, state.stack[-1])
    return {
        "game": "virtu",
        "seats": len(state.players),
        "viewer": seat,
        "over": not state.stack,
        "year": state.year,
        "ending": state.ending,
        "order": list(state.order),
        "city_track": list(state.track),
        "asked": asked,
        "cities": {CITY_IDS[city]: city_view(state, city) for city in range(CITIES) if state.control[city] != CLOSED},
        "great_powers": {id: power_view(state, power) for power, id in enumerate(GREAT_POWERS)},
        "stock": {ITEM_IDS[item]: state.stock[item] for item in range(ITEMS)},
        "indulgences": state.stock[INDULGENCE_PILE],
        "bonuses": [bonus.id for index, bonus in enumerate(BONUSES) if state.bonuses >> index & 1],
        "players": [player_view(state, other) for other in range(len(state.players))],
        "scores": [score.as_data() for score in scores(state)],
    }


def question(state: Position, frame: Frame) -> dict[str, object]:
    """Who is asked, for what, and the circumstances."""
    told: dict[str, object] = {"seat": frame.seat, "for": QUESTIONS[frame.kind]}
    kind = frame.kind
    if kind == ACTING:
        told.update(action=ACTIONS[frame.a], pool=spelled(frame.b))
    elif kind == PAYING:
        told.update(purpose=PURPOSES[frame.c], price=spelled(frame.a))
    elif kind == MOVING:
        told.update(steps=frame.a, arrows=frame.c)
    elif kind in (SENDING, ARRIVING):
        told["origin"] = "supply" if frame.a == PLACES else PLACE_IDS[frame.a]
        if kind == ARRIVING:
            told["category"] = CATEGORIES[frame.b]
    elif kind in (SEATING, MAKING_ROOM):
        told["card"] = CARDS[frame.a].id
    elif kind == BATTLE:
        told.update(
            city=CITY_IDS[frame.a],
            siege=frame.f == 1,
            attacker=frame.b,
            defender=frame.c if frame.c >= 0 else None,
            attack_bonus=frame.d & 255,
            defence_bonus=frame.d >> 8,
        )
    elif kind == FIELD_WON:
        told["city"] = CITY_IDS[frame.a]
    elif kind == RETREAT:
        told.update(city=CITY_IDS[state.players[frame.seat].beaten[0]], ships=frame.a)
    elif kind == DISBANDING:
        told["left"] = frame.a
    elif kind == BUYING:
        told["pool"] = spelled(frame.b)
    elif kind == DROPPING:
        told["power"] = GREAT_POWERS[frame.a]
    return told


def owner_view(seat: int) -> int | None:
    return seat if seat >= 0 else None


def city_view(state: Position, city: int) -> dict[str, object]:
    tile = CATHEDRAL_AT[city]
    return {
        "value": VALUE_OF[city],
        "control": owner_view(state.control[city]),
        "agent": owner_view(state.agents[city]),
        "units": [player.units[city] for player in state.players],
        "beaten": [player.beaten.count(city) for player in state.players],
        "cathedral": tile >= 0 and any(player.tiles >> tile & 1 for player in state.players),
    }


def power_view(state: Position, power: int) -> dict[str, object]:
    return {
        "ally": owner_view(state.allies[power]),
        "used": state.used_alliances >> power & 1 == 1,
        "agent": owner_view(state.agents[FIRST_GREAT + power]),
    }


def card_id(card: int) -> str | None:
    return CARDS[card].id if card >= 0 else None


def player_view(state: Position, seat: int) -> dict[str, object]:
    player = state.players[seat]
    return {
        "seat": seat,
        "power": POWERS[player.power] if player.power >= 0 else None,
        "florins": player.coins,
        "token": player.token + 1 if player.token >= 0 else None,
        "chambers": [chamber_view(state, player, chamber) for chamber in range(CHAMBERS)],
        "antechambers": {
            id: None
            if player.court[space] < 0
            else {
                "card": CARDS[player.court[space]].id,
                "available": player.ready >> space & 1 == 1,
                "bought": player.fresh >> space & 1 == 1,
            }
            for space, id in enumerate(ANTECHAMBER_IDS)
        },
        "unlocked": unlocked(player),
        "tiles": {TILE_IDS[tile]: player.ready_tiles >> tile & 1 == 1 for tile in tiles_in(player.tiles)},
        "bought_tiles": [TILE_IDS[tile] for tile in tiles_in(player.fresh_tiles)],
        "cities": player.cities,
        "patronage": player.step,
        "bonuses": [bonus.id for index, bonus in enumerate(BONUSES) if player.bonuses >> index & 1],
        "units_in_supply": player.supply,
        "agents_in_supply": player.agents,
        "agents_in_bank": player.bank,
        "war_tokens": player.war_tokens,
        "trophies": [other for other in range(len(state.players)) if player.trophies >> other & 1],
        "leonardo": [CITY_IDS[city] for city in range(CITIES) if player.leonardo >> city & 1],
        "leonardo_helps": player.leonardo & IN_THIS_BATTLE != 0,
        "crosses": crosses(state, seat),
        "indulged": player.indulged,
        "advanced": player.advanced,
    }


def chamber_view(state: Position, player: Player, chamber: int) -> dict[str, object]:
    return {
        "printed": ACTIONS[PRINTED[player.power][chamber]] if player.power >= 0 else None,
        "action_card": card_id(player.chambers[chamber]),
        "upgrade": card_id(player.chambers[UPGRADES + chamber]),
        "indulgence": player.indulgences >> chamber & 1 == 1,
        "agent": owner_view(state.agents[chamber_place(player.power, chamber)]) if player.power >= 0 else None,
    }
