"""What holds at every moment of every game, whatever is played."""

from collections import Counter

from signoria import Match
from signoria.engine.bits import has
from signoria.games.lorenzo.components.board import FLOORS, SPACE_NAMES
from signoria.games.lorenzo.components.cards import PACK
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import FAITH, MILITARY, NEUTRAL
from signoria.games.lorenzo.components.leaders import ARIOSTO
from signoria.games.lorenzo.state import LorenzoState

HOLD_MANY = [SPACE_NAMES.index(name) for name in ("harvest-large", "production-large", "council")]
CARD_IDS = [card.id for card in SHIPPED.cards]


def position(match: Match) -> LorenzoState:
    assert isinstance(match.state, LorenzoState)
    return match.state


def check_goods(match: Match) -> None:
    """No good below 0; faith and military stay on their tracks (LOR-RES-5, LOR-OQ-22, LOR-OQ-23)."""
    for player in position(match).players:
        assert min(player.goods) >= 0
        assert player.goods[FAITH] <= 15
        assert player.goods[MILITARY] <= 25 or match.options["military_uncapped"]


def check_members(match: Match) -> None:
    """Each member is in hand or on one space, and the spaces know it (LOR-TURN-6)."""
    state = position(match)
    standing = Counter(space for player in state.players for space in player.placed if space >= 0)
    assert [space for space in range(len(SPACE_NAMES)) if has(state.occupied, space)] == sorted(standing)
    assert Counter(state.palace) == Counter(
        seat for seat, player in enumerate(state.players) for space in player.placed if space == HOLD_MANY[-1]
    )
    ariosto = any(player.powers & ARIOSTO for player in state.players)
    for space, count in standing.items():
        assert count <= 1 or space in HOLD_MANY or (ariosto and space >= FLOORS)
        assert space >= FLOORS or state.floors[space] < 0


def check_colours(match: Match) -> None:
    """At most one coloured member of a player in a tower or area (LOR-TOWER-11, LOR-HP-4)."""
    for player in position(match).players:
        if match.options["ariosto_ignores_colour"] and player.powers & ARIOSTO:
            continue
        areas = [space // 4 if space < FLOORS else 4 + (space - FLOORS) // 2 for space in player.placed[:NEUTRAL]]
        for area, count in Counter(areas).items():
            assert count == 1 or not 0 <= area < 6


def turned_up(match: Match) -> list[list[int]]:
    """The cards turned up so far, round by round, from the record."""
    cards = [
        CARD_IDS.index(line.removeprefix("chance: turn-up "))
        for line in match.record().splitlines()
        if line.startswith("chance: turn-up ")
    ]
    return [cards[start : start + FLOORS] for start in range(0, len(cards), FLOORS)]


def check_cards(match: Match) -> None:
    """Every card is in exactly one place: face down, on a floor, owned or gone (LOR-END-1, LOR-TOWER-14)."""
    state = position(match)
    owned = [card for player in state.players for cards in player.cards for card in cards]
    lying = [card for card in state.floors if card >= 0]
    rounds = turned_up(match)
    shown = [card for cards in rounds for card in cards]
    assert len(set(owned + lying)) == len(owned) + len(lying)
    assert len(set(shown)) == len(shown)
    if match.over:
        assert not lying
    elif rounds:
        assert set(rounds[-1]) == set(lying) | (set(owned) & set(rounds[-1]))
    assert set(owned) <= set(shown)
    face_down = set(range(len(state.components.cards))) - set(shown)
    if state.round:
        period = (state.round - 1) // 2
        packs = state.components.packs[period * 4 : period * 4 + 4]
        now = {
            card for type, pack in enumerate(packs) for card in pack if has(state.packs, type * PACK + pack.index(card))
        }
        later = {card for pack in state.components.packs[(period + 1) * 4 :] for card in pack}
        assert face_down == now | later


def check_types(match: Match) -> None:
    """Cards lie in the tower and row of their type, at most 6 of each with one player (LOR-TOWER-14)."""
    state = position(match)
    for player in state.players:
        for type, cards in enumerate(player.cards):
            assert len(cards) <= 6
            assert all(state.components.cards[card].type == type for card in cards)
    for floor, card in enumerate(state.floors):
        if card >= 0:
            lying = state.components.cards[card]
            assert (lying.type, lying.period) == (floor // 4, (state.round + 1) // 2)


def check_leaders(match: Match) -> None:
    """A leader is in one packet, hand, row or discard; after the draft everybody has had four (LOR-DRAFT-1)."""
    state = position(match)
    held = [leader for packet in state.packets for leader in packet]
    for player in state.players:
        own = [*player.hand, *player.leaders, *player.discarded]
        held += own
        assert len(own) == (4 if state.round and match.variant == "advanced" else len(own))
        assert player.used & ~sum(1 << leader for leader in player.leaders) == 0
    assert len(set(held)) == len(held)
    assert len(held) <= len(state.components.leaders)


def check_curses(match: Match) -> None:
    """Only tiles on the board bind, each not before its period's report (LOR-VATICAN-10)."""
    state = position(match)
    for player in state.players:
        assert player.curses & ~sum(1 << tile for tile in state.tiles) == 0
        for period, tile in enumerate(state.tiles):
            assert not player.curses >> tile & 1 or state.round >= 2 * period + 2


CHECKS = (
    check_goods,
    check_members,
    check_colours,
    check_cards,
    check_types,
    check_leaders,
    check_curses,
)
