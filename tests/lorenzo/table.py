"""Sets up a table in the middle of a game, so that a test is a few lines: given, when, then."""

from collections.abc import Mapping, Sequence
from typing import Any

import signoria
from signoria.engine.bits import with_bit
from signoria.engine.refusal import Refusal
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.goods import GOODS, MEMBERS, TYPES
from signoria.games.lorenzo.components.leaders import LEADER_IDS
from signoria.games.lorenzo.position.catalogue import CATALOGUE
from signoria.games.lorenzo.position.position import Player
from signoria.games.lorenzo.rules import towers, vatican
from signoria.games.lorenzo.state import LorenzoState
from tests.editions import current
from tests.lorenzo import questions
from tests.lorenzo.own import OWN, begin

CARD_IDS = [card.id for card in OWN.cards]
TILE_IDS = [tile.id for tile in OWN.tiles]


def table(
    *,
    seats: int = 4,
    variant: str = "basic",
    options: Mapping[str, object] | None = None,
    round: int = 1,
    turn: int = 0,
    dice: Sequence[int] = (3, 4, 5),
    floors: Mapping[str, str] | None = None,
    tiles: Sequence[str] = ("1_1", "2_1", "3_1"),
    components: Components = OWN,
) -> LorenzoState:
    """An action phase: seat `turn` is about to act, nobody owns anything, only the named floors hold cards.

    The dice are white, black, orange; floors are named as in decisions: {"territory-1": "woods"}.
    """
    state = begin(seats, variant, options, components)
    state.round = round
    state.order = tuple((turn + step) % seats for step in range(seats))
    state.dice = tuple(dice)
    state.tiles = tuple(TILE_IDS.index(tile) for tile in tiles)
    for player in state.players:
        player.tile = max(player.tile, 0)
    for floor, card in (floors or {}).items():
        state.floors[SPACE_NAMES.index(floor)] = CARD_IDS.index(card)
    questions.first_turn(state, turn)
    return state


def shown() -> Components:
    """The components of the edition that boards and sentences show."""
    components = current("lorenzo").component_set
    assert isinstance(components, Components)
    return components


def shown_table(**laid: Any) -> LorenzoState:
    """With these components."""
    return table(components=shown(), **laid)


def give(state: LorenzoState, seat: int, **goods: int) -> None:
    """Set a player's goods: give(state, 0, coins=5, wood=2)."""
    for name, amount in goods.items():
        state.players[seat].goods[GOODS.index(name)] = amount
    state.menu = None


def own(state: LorenzoState, seat: int, *cards: str) -> None:
    """Lay cards down for a player, with what they do for ever, without cost and immediate effects."""
    for id in cards:
        index = CARD_IDS.index(id)
        towers.lay_down(state.players[seat], index, state.components.cards[index])
    state.menu = None


def own_any(state: LorenzoState, seat: int, type: str, count: int) -> None:
    """Lay down some cards of a type that do nothing for values or costs."""
    of_type = [card for card in state.components.cards if TYPES[card.type] == type]
    plain = [card.id for card in of_type if not card.boosts and not card.no_floor_bonus]
    own(state, seat, *plain[:count])


def curse(state: LorenzoState, seat: int, tile: str) -> None:
    """Excommunicate a player by a tile, which comes to lie on the board in its period's place."""
    index = TILE_IDS.index(tile)
    tiles = list(state.tiles)
    tiles[state.components.tiles[index].period - 1] = index
    state.tiles = tuple(tiles)
    vatican.bind(state, state.players[seat], index)
    state.menu = None


def hold(state: LorenzoState, seat: int, *leaders: str) -> None:
    """Put leaders into a player's hand, as if he had kept them in the draft."""
    indexes = [LEADER_IDS.index(id) for id in leaders]
    player = state.players[seat]
    player.hand = tuple(sorted([*player.hand, *indexes]))
    picks = list(state.picks)
    for index in indexes:
        for turn in range(4):
            origin = (seat + turn) % len(state.players)
            if len(picks[origin]) == turn:  # else the draft does not remember how he came by it
                picks[origin] = (*picks[origin], index)
                break
    state.picks = tuple(picks)
    state.menu = None


def lead(state: LorenzoState, seat: int, *leaders: str) -> None:
    """Put leaders into play for a player, requirement or not."""
    for id in leaders:
        index = LEADER_IDS.index(id)
        player = state.players[seat]
        player.leaders = (*player.leaders, index)
        if not state.components.leaders[index].once:
            player.powers |= 1 << index
    state.menu = None


def stand(state: LorenzoState, seat: int, member: str, space: str) -> None:
    """A member already stands on a space; on a floor its card is gone."""
    place = SPACE_NAMES.index(space)
    state.players[seat].placed[MEMBERS.index(member)] = place
    state.occupied = with_bit(state.occupied, place)
    if place < len(state.floors):
        state.floors[place] = -1
    if space == "council":
        state.palace = (*state.palace, seat)
    state.menu = None


def play(state: LorenzoState, *decisions: str) -> None:
    """Apply decisions by their text."""
    for text in decisions:
        state.apply(CATALOGUE.parse(text))


def legal(state: LorenzoState, start: str = "") -> list[str]:
    """The texts of the legal decisions that begin so."""
    return [str(decision) for decision in state.legal() if str(decision).startswith(start)]


def refusal(state: LorenzoState, text: str) -> Refusal:
    """The reason why a decision is refused; the test fails if it is legal."""
    reason = state.refusal(CATALOGUE.parse(text))
    assert reason is not None, f"{text} is legal"
    assert CATALOGUE.parse(text) not in state.legal()
    return reason


def player(state: LorenzoState, seat: int = 0) -> Player:
    return state.players[seat]


def goods(state: LorenzoState, seat: int = 0) -> dict[str, int]:
    """What a player has, without what he has none of."""
    return {name: amount for name, amount in zip(GOODS, state.players[seat].goods, strict=False) if amount}


def cards(state: LorenzoState, seat: int, type: str) -> list[str]:
    return [CARD_IDS[index] for index in state.players[seat].cards[TYPES.index(type)]]


def seen(state: LorenzoState, seat: int = 0) -> Any:
    """A player's corner as everybody sees it."""
    view: Any = state.view(None)
    return view["players"][seat]


def asked(state: LorenzoState) -> Any:
    """Who is asked now, for what, and the circumstances."""
    view: Any = state.view(None)
    return view["asked"]


def end_actions(state: LorenzoState) -> None:
    """All have had their turns: the Vatican report, if one is due, and the end of the round follow."""
    questions.laps_end(state)


def start_actions(state: LorenzoState) -> None:
    """The dice have been rolled: the first lap begins."""
    questions.laps_begin(state)


def excommunicated(state: LorenzoState, seat: int = 0) -> list[str]:
    """The tiles that bind a player."""
    return [tile for index, tile in enumerate(TILE_IDS) if state.players[seat].curses >> index & 1]


def parts(state: LorenzoState, seat: int = 0) -> dict[str, int]:
    """A player's score part by part, without the parts that are 0."""
    return {part: points for part, points in state.scores()[seat].parts.items() if points}


def next_round(state: LorenzoState) -> None:
    """Play on, every member into the palace, until the first turn of the next round."""
    round = state.round
    state.packs = state.components.face_down[0]
    quiet = ("end-turn", "skip", "privilege faith", "decline", "forfeit")
    while state.round == round or state.actor == signoria.CHANCE:
        options = state.legal()
        calm = [option for option in options if str(option) in quiet or str(option).endswith(" council")]
        state.apply((calm or options)[0])
