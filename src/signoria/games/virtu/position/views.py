"""The table as plain data; nothing in this game is hidden, so every seat sees the same."""

from signoria.engine.bits import has
from signoria.games.virtu.components.cards import CARD_IDS, POWERS
from signoria.games.virtu.components.cities import CITIES, CITY_IDS, CLOSED
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS, UPGRADES
from signoria.games.virtu.components.places import FIRST_GREAT, chamber_place
from signoria.games.virtu.components.symbols import ACTIONS
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS
from signoria.games.virtu.components.tiles import CATHEDRAL_AT, TILE_IDS, tiles_in
from signoria.games.virtu.position.catalogue import INDULGENCE_PILE, ITEM_IDS, ITEMS
from signoria.games.virtu.position.options import OPTIONS
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.surroundings import battle_view, map_view, move_view, season_of
from signoria.games.virtu.position.view_types import ChamberView, CityView, PlayerView, PowerView, VirtuView
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE
from signoria.games.virtu.rules.court import unlocked
from signoria.games.virtu.rules.scoring import crosses, scores


def view(state: Position, seat: int | None) -> VirtuView:
    """The table as a seat (None: a spectator) sees it, with ids."""
    season, step = season_of(state)
    return {
        "game": "virtu",
        "seats": len(state.players),
        "viewer": seat,
        "options": state.rules.changed(OPTIONS),
        "over": not state.stack,
        "year": state.year,
        "season": season,
        "step": step,
        "ending": state.ending,
        "order": list(state.order),
        "city_track": list(state.track),
        "asked": state.asked(),
        "cities": {CITY_IDS[city]: city_view(state, city) for city in range(CITIES) if state.control[city] != CLOSED},
        "map": map_view(state),
        "battle": battle_view(state),
        "moves": [move_view(move) for move in state.moves],
        "great_powers": {id: power_view(state, power) for power, id in enumerate(GREAT_POWERS)},
        "stock": {ITEM_IDS[item]: state.stock[item] for item in range(ITEMS)},
        "indulgences": state.stock[INDULGENCE_PILE],
        "bonuses": [id for index, id in enumerate(BONUS_IDS) if has(state.bonuses, index)],
        "players": [player_view(state, other) for other in range(len(state.players))],
        "scores": [score.as_data() for score in scores(state)],
    }


def owner_view(seat: int) -> int | None:
    return seat if seat >= 0 else None


def city_view(state: Position, city: int) -> CityView:
    tile = CATHEDRAL_AT[city]
    return {
        "value": state.components.value_of[city],
        "control": owner_view(state.control[city]),
        "agent": owner_view(state.agents[city]),
        "units": [player.units[city] for player in state.players],
        "beaten": [player.beaten.count(city) for player in state.players],
        "cathedral": tile >= 0 and any(has(player.tiles, tile) for player in state.players),
    }


def power_view(state: Position, power: int) -> PowerView:
    return {
        "ally": owner_view(state.allies[power]),
        "used": has(state.used_alliances, power),
        "agent": owner_view(state.agents[FIRST_GREAT + power]),
    }


def card_id(card: int) -> str | None:
    return CARD_IDS[card] if card >= 0 else None


def player_view(state: Position, seat: int) -> PlayerView:
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
                "card": CARD_IDS[player.court[space]],
                "available": has(player.ready, space),
                "bought": has(player.fresh, space),
            }
            for space, id in enumerate(ANTECHAMBER_IDS)
        },
        "unlocked": unlocked(state.components, player),
        "tiles": {TILE_IDS[tile]: has(player.ready_tiles, tile) for tile in tiles_in(player.tiles)},
        "bought_tiles": [TILE_IDS[tile] for tile in tiles_in(player.fresh_tiles)],
        "cities": player.cities,
        "patronage": player.step,
        "bonuses": [id for index, id in enumerate(BONUS_IDS) if has(player.bonuses, index)],
        "units_in_supply": player.supply,
        "agents_in_supply": player.agents,
        "agents_in_bank": player.bank,
        "war_tokens": player.war_tokens,
        "trophies": [other for other in range(len(state.players)) if has(player.trophies, other)],
        "leonardo": [CITY_IDS[city] for city in range(CITIES) if has(player.leonardo, city)],
        "leonardo_helps": has(player.leonardo, IN_THIS_BATTLE),
        "crosses": crosses(state, seat),
        "indulged": player.indulged,
        "advanced": player.advanced,
    }


def chamber_view(state: Position, player: Player, chamber: int) -> ChamberView:
    return {
        "printed": ACTIONS[state.components.printed[player.power][chamber]] if player.power >= 0 else None,
        "action_card": card_id(player.chambers[chamber]),
        "upgrade": card_id(player.chambers[UPGRADES + chamber]),
        "indulgence": has(player.indulgences, chamber),
        "agent": owner_view(state.agents[chamber_place(player.power, chamber)]) if player.power >= 0 else None,
    }
