"""What holds at every moment of every game, whatever is played."""

from collections import Counter

from signoria.games.carrara.components.items import FIRST_STATUE, GOLD
from signoria.games.carrara.components.marble import count
from signoria.games.carrara.components.places import MONEY_BITS, SHARED_BITS
from signoria.games.carrara.components.tiles import BUILDINGS
from signoria.games.carrara.position.boards import survey
from signoria.games.carrara.state import CarraraState
from tests.carrara import questions


def advanced(state: CarraraState) -> bool:
    return state.rules.advanced


def check_blocks(state: CarraraState) -> None:
    """Every block is in the bag, on the wheel or behind a screen (CAR-SETUP-12); the wheel carries 11 at most."""
    for colour in range(6):
        held = [state.bag, *state.wheel, *(player.blocks for player in state.players)]
        assert sum(count(handful, colour) for handful in held) == count(state.components.blocks, colour)
    assert sum(count(handful, colour) for handful in state.wheel for colour in range(6)) <= 11


def check_coins(state: CarraraState) -> None:
    assert all(player.coins >= 0 for player in state.players)


def check_tiles(state: CarraraState) -> None:
    """Every tile in use is in one place: reserve, display, a board or under a monument."""
    built = [building.tile for player in state.players for building in player.board.buildings]
    lying = [tile for tile in state.display if tile >= 0]
    face_down = [tile for tile in range(BUILDINGS) if state.reserve >> tile & 1]
    covered = [tile for tile in range(BUILDINGS) if state.covered >> tile & 1]
    monuments = [BUILDINGS + kind for kind in range(6) if state.monuments >> kind & 1]
    used = [tile for tile in range(BUILDINGS) if state.components.in_use[len(state.players)] >> tile & 1]
    everywhere = built + lying + face_down + covered + monuments
    assert sorted(everywhere) == sorted([*used, *range(BUILDINGS, BUILDINGS + 6)])
    assert len(lying) == 9 or not face_down or questions.opens_tiles(state)


def check_items(state: CarraraState) -> None:
    """Every item is in the supply, on a building, in storage, in the box, waiting, or at the court (CAR-ADV-4)."""
    seats = len(state.players)
    held: Counter[int] = Counter()
    for player in state.players:
        assert len(player.storage) <= 2
        held.update(player.storage)
        for building in player.board.buildings:
            if building.decorated:
                held[state.components.kinds[building.tile]] += 1
            if building.statue >= 0:
                held[FIRST_STATUE + building.statue] += 1
                assert building.city <= building.statue
    held.update(questions.items_in_hand(state))
    for item in range(GOLD + 1):
        held[item] += state.box[item] + (state.supply[item] if item < GOLD else 0)
    if not advanced(state):
        assert sum(held.values()) == 0
        return
    assert [held[item] for item in range(GOLD)] == list(state.components.supplies[seats])
    at_court = sum((player.fields & 1) + (player.fields >> 1 & 1) for player in state.players)
    assert held[GOLD] + at_court + questions.gold_offered(state) == 8


def check_columns(state: CarraraState) -> None:
    """Every player has 6 or 8 columns in all; outside a visit a field holds all or none (CAR-VISIT-7)."""
    number = 8 if advanced(state) else 6
    for seat, player in enumerate(state.players):
        in_hand = questions.columns_in_hand(state, seat)
        assert player.fields.bit_count() + player.large + player.places.bit_count() + in_hand == number
    waiting = [questions.columns_in_hand(state, seat) for seat in range(len(state.players))]
    assert sum(waiting) == (1 if state.in_hand else 0)
    for field in range(8):
        standing = {player.fields >> field & 1 for player in state.players}
        assert len(standing) == 1 or field == state.visit


def check_places(state: CarraraState) -> None:
    """A shared place holds one column, and nobody has both money places (CAR-SCORE-4, CAR-ADV-27)."""
    for place in range(19):
        owners = [seat for seat, player in enumerate(state.players) if player.places >> place & 1]
        if SHARED_BITS >> place & 1:
            assert len(owners) == (state.taken >> place & 1)
    for player in state.players:
        assert player.places & MONEY_BITS != MONEY_BITS


def check_upgrades(state: CarraraState) -> None:
    """Every upgrade tile is open or on one board."""
    held = [state.upgrades, *(player.board.upgrades for player in state.players)]
    assert sum(held) == 255
    assert all(sum(bits >> tile & 1 for bits in held) == 1 for tile in range(8))


def check_notes(state: CarraraState) -> None:
    """What is noted of the buildings is what a fresh survey finds."""
    for player in state.players:
        assert player.board == survey(state.components, player.board.buildings, player.board.upgrades)


CHECKS = (
    check_blocks,
    check_coins,
    check_tiles,
    check_items,
    check_columns,
    check_places,
    check_upgrades,
    check_notes,
)
