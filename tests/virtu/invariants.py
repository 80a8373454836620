"""What holds at every moment of every game (VIR-INV-1 to VIR-INV-15)."""

from signoria.engine.bits import size
from signoria.games.virtu.components.cards import CHARACTERS
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.palaces import COUNT, LIGHTER, UPGRADES
from signoria.games.virtu.components.tables import AGENTS, BONUS_KIND, BONUSES, INDULGENCES, UNITS
from signoria.games.virtu.components.tiles import CATHEDRAL_AT, CATHEDRAL_TILES, CITY_TILES, KINGDOM, REPUBLIC
from signoria.games.virtu.position.catalogue import BUY_CATHEDRAL, INDULGENCE_PILE
from signoria.games.virtu.rules.court import occupied, unlocked
from signoria.games.virtu.state import VirtuState
from tests.virtu.questions import asked_for, cards_in_hand


def check(state: VirtuState) -> None:
    cities(state)
    pieces(state)
    palaces(state)
    cards(state)
    if state.actor is not None:
        assert state.legal(), "VIR-INV-15"


def cities(state: VirtuState) -> None:
    for seat, player in enumerate(state.players):
        held = [city for city in range(CITIES) if state.control[city] == seat]
        assert player.cities == len(held), "VIR-INV-1"
        assert player.tiles & CITY_TILES == sum(1 << city for city in held), "VIR-INV-2"
        assert player.ready_tiles & ~player.tiles == 0
        cathedrals = sum(1 << CATHEDRAL_AT[city] for city in held if CATHEDRAL_AT[city] >= 0)
        assert player.tiles & CATHEDRAL_TILES & ~cathedrals == 0, "VIR-INV-14"
    built = sum(size(player.tiles & CATHEDRAL_TILES) for player in state.players)
    assert built + state.stock[BUY_CATHEDRAL] <= 5, "VIR-INV-14"
    assert sorted(state.track) == sorted(state.order)


def pieces(state: VirtuState) -> None:
    for seat, player in enumerate(state.players):
        assert sum(player.units) + player.supply + len(player.beaten) == UNITS, "VIR-INV-4"
        if player.power >= 0:
            assert state.agents.count(seat) + player.agents + player.bank == AGENTS, "VIR-INV-5"
        assert player.coins >= 0, "VIR-INV-13"
        assert not player.trophies >> seat & 1, "VIR-INV-13"
    assert all(-1 <= ally < len(state.players) for ally in state.allies), "VIR-INV-13"


def units_at_home(state: VirtuState) -> None:
    """After the retreats of part B (VIR-INV-3)."""
    for seat, player in enumerate(state.players):
        assert not player.beaten, "VIR-INV-3"
        assert all(state.control[city] == seat for city in range(CITIES) if player.units[city]), "VIR-INV-3"


def palaces(state: VirtuState) -> None:
    for player in state.players:
        for chamber in range(5):
            card = player.chambers[chamber]
            assert card < 0 or state.components.action_of[card] >= 0, "VIR-INV-6"
            assert card >= 0 or player.chambers[UPGRADES + chamber] < 0, "VIR-INV-6"
        if asked_for(state) != "overfull":
            assert COUNT[occupied(player) & LIGHTER] <= unlocked(state.components, player), "VIR-INV-7"
        assert player.ready & ~occupied(player) == 0
        assert player.fresh & ~occupied(player) == 0


def cards(state: VirtuState) -> None:
    held = [card for player in state.players for card in [*player.court, *player.chambers] if card >= 0]
    waiting = cards_in_hand(state)
    for card in range(CHARACTERS):
        assert held.count(card) + waiting.count(card) + state.stock[card] == state.components.copies[card], "VIR-INV-8"
    laid = sum(size(player.indulgences) for player in state.players)
    assert laid + state.stock[INDULGENCE_PILE] == INDULGENCES, "VIR-INV-8"
    for player in state.players:
        own = [card for card in [*player.court, *player.chambers] if card >= 0]
        for card, found in enumerate(state.components.cards):
            assert not found.limit or own.count(card) <= found.limit, "VIR-INV-9"
            assert found.power < 0 or card not in own or found.power == player.power, "VIR-INV-9"
        assert not (player.tiles >> KINGDOM & player.tiles >> REPUBLIC & 1), "VIR-INV-9"
        for kind in BONUS_KIND:
            assert size(player.bonuses & kind) <= 1, "VIR-INV-10"
    taken = sum(player.bonuses for player in state.players)
    assert taken + state.bonuses == (1 << BONUSES) - 1, "VIR-INV-10"
