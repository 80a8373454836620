"""Prestige, part by part (VIR-SCORE)."""

from typing import Final

from signoria.engine.bits import has, size, without_bit
from signoria.engine.score import Score
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.places import FIRST_GREAT
from signoria.games.virtu.components.symbols import CROSS, CROWN, amount
from signoria.games.virtu.components.tables import EMPIRE, GREAT_POWERS, MACHIAVELLI
from signoria.games.virtu.components.tiles import CATHEDRAL_TILES, TILES
from signoria.games.virtu.position.position import Player, Position

PARTS = (
    "cities", "most cities", "patronage", "most patronage", "cards and tiles", "bonuses", "cathedrals", "religion",
    "trophies", "alliances", "indulgences",
)  # fmt: skip


EMPIRE_CROSSES: Final = 1
"""What the alliance with the Holy Roman Empire counts for (VIR-SCORE-7)."""


def palace_cards(player: Player) -> list[int]:
    return [card for card in [*player.court, *player.chambers] if card >= 0]


def track_space(components: Components, player: Player) -> int:
    """The space on the city track (VIR-TRACK-3)."""
    return player.cities if player.cities < components.last_city else components.last_city


def holds(state: Position, seat: int, power: int) -> bool:
    """An alliance that counts: no enemy agent there, used or not (VIR-ALLIANCE-13, VIR-AGENT-14)."""
    return state.allies[power] == seat and state.agents[FIRST_GREAT + power] in (-1, seat)


def crosses(state: Position, seat: int) -> int:
    """Religious influence (VIR-SCORE-7)."""
    components = state.components
    player = state.players[seat]
    found = sum([amount(components.symbols_of[card], CROSS) for card in palace_cards(player)])
    found += sum([components.crosses_at[tile] for tile in range(TILES) if has(player.tiles, tile)])
    found += sum([bonus.crosses for index, bonus in enumerate(components.bonuses) if has(player.bonuses, index)])
    return found + (EMPIRE_CROSSES if holds(state, seat, EMPIRE) else 0)


def crowns(components: Components, player: Player) -> int:
    """For ties: crowns on cards in the palace and tiles in the dominion (VIR-SCORE-15)."""
    found = sum([amount(components.symbols_of[card], CROWN) for card in palace_cards(player)])
    return found + sum([components.crowns_at[tile] for tile in range(TILES) if has(player.tiles, tile)])


def religion(components: Components, counts: list[int], seat: int, dense: bool = False) -> int:
    """The reward of a rank (VIR-SCORE-8)."""
    rewards = components.religion[len(counts)]
    rank = religious_rank(counts, counts[seat], dense)
    return rewards[rank] if rank < len(rewards) else 0


def religious_rank(counts: list[int], own: int, dense: bool) -> int:
    """The rank of a number of crosses, from 0; tied players get the next lower one (VIR-SCORE-9, VIR-Q-11).

    Dense ranks go on from there with the next number of crosses, however many are tied (VIR-Q-41).
    """
    rank = 1 if counts.count(own) > 1 else 0
    if not dense:
        return rank + len([count for count in counts if count > own])
    for count in {count for count in counts if count > own}:
        rank += 2 if counts.count(count) > 1 else 1
    return rank


def points(state: Position, seat: int, counts: list[int]) -> list[int]:
    """The prestige of a seat in the order of PARTS."""
    components = state.components
    player = state.players[seat]
    furthest = max([track_space(components, other) for other in state.players])
    highest = max([other.step for other in state.players])
    cards = sum([components.card_prestige[card] for card in palace_cards(player)])
    laid_out = without_bit(player.bonuses, MACHIAVELLI)  # a card of the palace as long as it stays there
    plain = player.tiles & ~CATHEDRAL_TILES  # cathedrals are counted apart (VIR-SCORE-6)
    tiles = sum([components.prestige_at[tile] for tile in range(TILES) if has(plain, tile)])
    return [
        components.city_prestige[track_space(components, player)],
        components.city_leader if track_space(components, player) == furthest else 0,
        components.step_prestige[player.step],
        components.patronage_leader if player.step == highest else 0,
        cards + tiles,
        sum([bonus.prestige for index, bonus in enumerate(components.bonuses) if has(laid_out, index)]),
        components.cathedral.prestige * size(player.tiles & CATHEDRAL_TILES),
        religion(components, counts, seat, state.rules.dense_religious_ranks),
        components.trophy_prestige * size(player.trophies),
        components.alliance_prestige * len([1 for power in range(len(GREAT_POWERS)) if holds(state, seat, power)]),
        components.indulgence_prestige * size(player.indulgences),
    ]


def scores(state: Position) -> list[Score]:
    """Every seat's score."""
    seats = range(len(state.players))
    counts = [crosses(state, seat) for seat in seats]
    parts = [points(state, seat, counts) for seat in seats]
    ranking = ranks(state, parts)
    return [
        Score(seat, sum(parts[seat]), dict(zip(PARTS, parts[seat], strict=True)), ranking[seat] + 1) for seat in seats
    ]


def ranks(state: Position, parts: list[list[int]]) -> list[int]:
    """By seat how many stand before it; crowns break ties, equals share a place (VIR-SCORE-14, VIR-SCORE-15)."""
    totals = [sum(part) for part in parts]
    tied = [crowns(state.components, player) for player in state.players]
    return [
        len([1 for other in range(len(totals)) if (totals[other], tied[other]) > (totals[seat], tied[seat])])
        for seat in range(len(totals))
    ]
