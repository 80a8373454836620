"""Prestige, part by part (VIR-SCORE)."""

from typing import Final

from signoria.engine.score import Score
from signoria.games.virtu.components.cards import CARDS, SYMBOLS_OF
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import CROSS, CROWN, amount
from signoria.games.virtu.components.tables import (
    ALLIANCE_PRESTIGE,
    BONUSES,
    CITY_LEADER,
    CITY_PRESTIGE,
    EMPIRE,
    GREAT_POWERS,
    INDULGENCE_PRESTIGE,
    LAST_CITY,
    MACHIAVELLI,
    PATRONAGE_LEADER,
    RELIGION,
    STEP_PRESTIGE,
    TROPHY_PRESTIGE,
)
from signoria.games.virtu.components.tiles import (
    CATHEDRAL_TILE,
    CATHEDRAL_TILES,
    CROSSES_AT,
    CROWNS_AT,
    PRESTIGE_AT,
    TILES,
)
from signoria.games.virtu.position.position import Player, Position

PARTS = (
    "cities", "most cities", "patronage", "most patronage", "cards and tiles", "bonuses", "cathedrals", "religion",
    "trophies", "alliances", "indulgences",
)  # fmt: skip


EMPIRE_CROSSES: Final = 1
"""What the alliance with the Holy Roman Empire counts for (VIR-SCORE-7)."""


def palace_cards(player: Player) -> list[int]:
    return [card for card in [*player.court, *player.chambers] if card >= 0]


def track_space(player: Player) -> int:
    """The space on the city track (VIR-TRACK-3)."""
    return player.cities if player.cities < LAST_CITY else LAST_CITY


def holds(state: Position, seat: int, power: int) -> bool:
    """An alliance that counts: no enemy agent there, used or not (VIR-ALLIANCE-13, VIR-AGENT-14)."""
    return state.allies[power] == seat and state.agents[FIRST_GREAT + power] in (-1, seat)


def crosses(state: Position, seat: int) -> int:
    """Religious influence (VIR-SCORE-7)."""
    player = state.players[seat]
    found = sum([amount(SYMBOLS_OF[card], CROSS) for card in palace_cards(player)])
    found += sum([CROSSES_AT[tile] for tile in range(TILES) if player.tiles >> tile & 1])
    found += sum([bonus.crosses for index, bonus in enumerate(BONUSES) if player.bonuses >> index & 1])
    return found + (EMPIRE_CROSSES if holds(state, seat, EMPIRE) else 0)


def crowns(player: Player) -> int:
    """For ties: crowns on cards in the palace and tiles in the dominion (VIR-SCORE-15)."""
    found = sum([amount(SYMBOLS_OF[card], CROWN) for card in palace_cards(player)])
    return found + sum([CROWNS_AT[tile] for tile in range(TILES) if player.tiles >> tile & 1])


def religion(counts: list[int], seat: int) -> int:
    """The reward of a rank; tied players get that of the next lower one (VIR-SCORE-8, VIR-SCORE-9, VIR-Q-11)."""
    rewards = RELIGION[len(counts)]
    rank = len([count for count in counts if count > counts[seat]])
    if counts.count(counts[seat]) > 1:
        rank += 1
    return rewards[rank] if rank < len(rewards) else 0


def points(state: Position, seat: int, counts: list[int]) -> list[int]:
    """The prestige of a seat in the order of PARTS."""
    player = state.players[seat]
    furthest = max([track_space(other) for other in state.players])
    highest = max([other.step for other in state.players])
    cards = sum([CARDS[card].prestige for card in palace_cards(player)])
    laid_out = player.bonuses & ~(1 << MACHIAVELLI)  # a card of the palace as long as it stays there
    tiles = sum([PRESTIGE_AT[tile] for tile in range(TILES) if player.tiles >> tile & 1])
    return [
        CITY_PRESTIGE[track_space(player)],
        CITY_LEADER if track_space(player) == furthest else 0,
        STEP_PRESTIGE[player.step],
        PATRONAGE_LEADER if player.step == highest else 0,
        cards + tiles,
        sum([bonus.prestige for index, bonus in enumerate(BONUSES) if laid_out >> index & 1]),
        CATHEDRAL_TILE.prestige * (player.tiles & CATHEDRAL_TILES).bit_count(),
        religion(counts, seat),
        TROPHY_PRESTIGE * player.trophies.bit_count(),
        ALLIANCE_PRESTIGE * len([1 for power in range(len(GREAT_POWERS)) if holds(state, seat, power)]),
        INDULGENCE_PRESTIGE * player.indulgences.bit_count(),
    ]


def scores(state: Position) -> list[Score]:
    """Every seat's score."""
    seats = range(len(state.players))
    counts = [crosses(state, seat) for seat in seats]
    parts = [points(state, seat, counts) for seat in seats]
    places = ranks(state, parts)
    return [
        Score(seat, sum(parts[seat]), dict(zip(PARTS, parts[seat], strict=True)), places[seat] + 1) for seat in seats
    ]


def ranks(state: Position, parts: list[list[int]]) -> list[int]:
    """By seat how many stand before it; crowns break ties, equals share a place (VIR-SCORE-14, VIR-SCORE-15)."""
    totals = [sum(part) for part in parts]
    tied = [crowns(player) for player in state.players]
    return [
        len([1 for other in range(len(totals)) if (totals[other], tied[other]) > (totals[seat], tied[seat])])
        for seat in range(len(totals))
    ]
