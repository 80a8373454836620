"""Columns on scoring places: which are open to a player, and what putting a column there brings (section 6)."""

from signoria.engine.catalogue import Decision
from signoria.games.carrara.components.cities import COINS, POINTS, REWARDS
from signoria.games.carrara.components.places import (
    BASIC_BITS,
    LEAST_MONEY,
    MONEY_BITS,
    MONEY_PLACES,
    PLACES,
    SHARED_BITS,
)
from signoria.games.carrara.position.boards import coins_of, points_of
from signoria.games.carrara.position.catalogue import PLACE_D
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import SCORING, Player, Position
from signoria.games.carrara.rules import turns
from signoria.games.carrara.rules.obstacles import NOT_IN_BASIC, ONE_MONEY_PLACE, PLACE_TAKEN, PLACE_USED, REQUIREMENT


def open_places(state: Position, player: Player, coins: int) -> int:
    """The free places whose requirement is met by the buildings and so many coins, one bit each."""
    places = player.ready & ~player.places & ~state.taken
    if coins >= LEAST_MONEY and state.rules & ADVANCED and not player.places & MONEY_BITS:  # CAR-ADV-27
        for number in MONEY_PLACES:
            if coins >= PLACES[number].least_coins and not state.taken >> number & 1:  # CAR-ADV-26
                places |= 1 << number
    return places


def place_obstacle(state: Position, player: Player, number: int) -> int:
    """What stands against putting the column on a place."""
    bit = 1 << number
    if not state.rules & ADVANCED and not BASIC_BITS & bit:
        return NOT_IN_BASIC  # CAR-SCORE-3
    if player.places & bit:
        return PLACE_USED  # CAR-SCORE-5
    if state.taken & bit:
        return PLACE_TAKEN  # CAR-SCORE-4
    if bit & MONEY_BITS and player.places & MONEY_BITS:
        return ONE_MONEY_PLACE
    return 0 if open_places(state, player, player.coins) & bit else REQUIREMENT


def places(state: Position, player: Player) -> list[Decision]:
    bits = open_places(state, player, player.coins)
    found: list[Decision] = []
    for number in range(len(PLACES)):
        if bits >> number & 1:
            found.append(PLACE_D[number])
    return found


def under_way(state: Position) -> bool:
    """Whether a scoring action is under way: its column is in hand."""
    return len(state.stack) > 1 and state.stack[1].kind == SCORING


def put_column(state: Position, seat: int, number: int) -> None:
    """The column stays there for the rest of the game, and the place pays (CAR-SCORE-1, -4)."""
    player = state.players[seat]
    state.stack.pop()
    bit = 1 << number
    player.places |= bit
    state.taken |= bit & SHARED_BITS
    state.idle = -1
    coins = coins_of(player.rewards[number])
    points = points_of(player.rewards[number])
    if state.journal is not None:
        if bit & MONEY_BITS:
            shown = {"place": PLACES[number].id, "coins": PLACES[number].least_coins}
            state.journal.note("showed coins", seat, shown)
            state.journal.reveal()
        gain = {REWARDS[COINS]: coins, REWARDS[POINTS]: points}
        paid = {what: amount for what, amount in gain.items() if amount}
        told = {"place": PLACES[number].id, "coins": coins, "points": points, "gain": paid}
        state.journal.note("scored", seat, told)
    player.coins += coins
    player.points += points
    turns.check_end(state, seat)
