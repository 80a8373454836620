"""What all actions share: the pool that sources fill, the sale of an indulgence, the end (VIR-ACT, VIR-PAY)."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.bits import has, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import SPACES_OF, UPGRADES
from signoria.games.virtu.components.symbols import ACTIONS, FULL, SYMBOLS, WAR, WIDTH, amount, spelled
from signoria.games.virtu.components.tables import EMPIRE, OTTOMANS
from signoria.games.virtu.components.tiles import tiles_in
from signoria.games.virtu.position.catalogue import (
    ACTION_CARD,
    COURT,
    DOMINION,
    EMPIRE_SOURCE,
    END,
    END_D,
    INDULGENCE_SOURCE,
    OTTOMAN_SOURCE,
    SELL,
    SELL_D,
    UPGRADE,
    USE,
    USE_D,
)
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.vocabulary import ACTION, POOL
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.sources import (
    CHAMBER,
    SYMBOL_NOT_NEEDED,
    alliance_ready,
    can_sell,
    chamber_card,
    exhaust,
    not_allowed,
    sell_for_florins,
    sell_obstacle,
    source_obstacle,
    symbols_of,
    tell_use,
)

SOURCE_USED: Final = Obstacle("source_used", "VIR-PAY-9")
NOTHING_TO_SPEND_ON: Final = Obstacle("nothing_to_spend_on", "VIR-PAY-2")
NO_SYMBOLS: Final[list[int]] = []


class PoolTooSmall(Obstacle):
    """An effect that takes more of a symbol from the pool than is there, with the rule that says how much."""

    __slots__ = ("symbol",)

    def __init__(self, rule: str, symbol: int) -> None:
        super().__init__("pool_too_small", rule)
        self.symbol = symbol


class Action(VirtuQuestion):
    """An action under way. Its room says what it does: `effect_obstacle` and `do`."""

    __slots__ = ("cards", "pool")

    asks = "action"
    action: ClassVar[int]

    def __init__(self, seat: int, pool: i64, cards: i64 = CHAMBER) -> None:
        super().__init__(seat)
        self.pool = pool  # symbols to spend, packed
        self.cards = cards  # chamber cards that have not given theirs yet, one bit each

    def add_sale_and_end(self, state: Position, found: list[Decision]) -> None:
        """An indulgence for florins (VIR-DEC-6) and the end of the action (VIR-DEC-16)."""
        if can_sell(state, state.players[self.seat]):
            found.append(SELL_D)
        found.append(END_D)

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is END or answer.verb is SELL:
            obstacle = self.end_obstacle()
            if obstacle is not None or answer.verb is END:
                return obstacle
            return sell_obstacle(state, state.players[self.seat])
        return self.effect_obstacle(state, answer)

    def end_obstacle(self) -> Obstacle | None:
        """What must be done before the action may end."""
        return None

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        """What stands against what the action is about."""
        return NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is END:
            state.stack.pop()  # what is left of a pool lapses (VIR-PAY-2)
        elif answer.verb is SELL:
            sell_for_florins(state, self.seat)
        else:
            self.do(state, answer)

    def do(self, state: Position, answer: Decision) -> None:
        """What the action is about."""

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(ACTION, self.action)
        told.put(POOL, self.pool)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        explanation.params["asked"] = f"question.{ACTIONS[self.action]}"
        super().explain(state, answer, obstacle, explanation)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.pool, self.cards)


class PoolAction(Action):
    """An action that sources give symbols to, one after the other; the others have a price that sources pay."""

    @abstractmethod
    def kinds(self) -> list[int]:
        """The symbols that the pool takes."""

    @abstractmethod
    def filled(self, state: Position, source: int, symbol: int, count: int) -> "PoolAction":
        """The action after a source has given so many of a symbol."""

    def needed(self, answer: Decision) -> int:
        """How many of its symbol an effect takes from the pool."""
        return 1

    def cards_after(self, source: int) -> int:
        """The chamber cards that can still give theirs after a source has been used."""
        return without_bit(self.cards, source) if source < COURT else self.cards

    def useful_symbols(self, components: Components, player: Player, source: int) -> list[int]:
        """The kinds that a chamber card can give."""
        card = chamber_card(player, source)
        if card < 0:
            return NO_SYMBOLS
        symbols = components.symbols_of[card]
        return [symbol for symbol in self.kinds() if symbols >> WIDTH * symbol & FULL]

    def add_chamber_uses(self, components: Components, player: Player, found: list[Decision]) -> None:
        """Chamber cards that show several useful kinds (VIR-DEC-8)."""
        if bare_chamber(player):
            return
        for source in (ACTION_CARD, UPGRADE):
            if has(self.cards, source):
                for symbol in self.useful_symbols(components, player, source):
                    found.append(USE_D[source][symbol])

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return self.use_obstacle(state, answer.a, answer.b) if answer.verb is USE else super().obstacle(state, answer)

    def use_obstacle(self, state: Position, source: int, symbol: int) -> Obstacle | None:
        """What stands against adding a source to the pool."""
        player = state.players[self.seat]
        if source < COURT and not has(self.cards, source) and symbols_of(state, player, source):
            return SOURCE_USED
        obstacle = source_obstacle(state, player, source, symbol)
        if obstacle is not None:
            return obstacle
        if source < COURT:
            return None if symbol in self.useful_symbols(state.components, player, source) else SYMBOL_NOT_NEEDED
        if symbol not in self.kinds() or symbol == WAR:
            return SYMBOL_NOT_NEEDED
        if source == OTTOMAN_SOURCE:
            return None if alliance_ready(state, self.seat, OTTOMANS) else not_allowed(source)
        if source == EMPIRE_SOURCE:
            return None if alliance_ready(state, self.seat, EMPIRE) else not_allowed(source)
        if source == INDULGENCE_SOURCE:
            return None if can_sell(state, player) else not_allowed(source)
        return None

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is USE:
            self.add_source(state, answer.a, answer.b)
        else:
            super().take(state, answer)

    def add_source(self, state: Position, source: int, symbol: int) -> None:
        """A source gives one kind to the pool."""
        count = symbols_of(state, state.players[self.seat], source) >> WIDTH * symbol & FULL
        tell_use(state, self.seat, source, symbol, count)
        exhaust(state, self.seat, source)
        state.stack[-1] = self.filled(state, source, symbol, count)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.verb is USE:
            self.name_source(state, answer.a, answer.b, explanation)
        if isinstance(obstacle, PoolTooSmall):
            symbol = SYMBOLS[obstacle.symbol]
            needed = self.needed(answer)
            explanation.params.update(needed={symbol: needed}, pool=spelled(self.pool))
            explanation.missing[symbol] = needed - amount(self.pool, obstacle.symbol)


def bare_chamber(player: Player) -> bool:
    """Whether no card lies under the token."""
    return player.chambers[player.token] < 0 and player.chambers[UPGRADES + player.token] < 0


def printed_symbol(components: Components, player: Player) -> int:
    """The palace's own symbol, unless a card covers it (VIR-PALACE-3, VIR-PALACE-6)."""
    if player.chambers[player.token] >= 0:
        return 0
    return components.printed_symbol[components.printed[player.power][player.token]]


def open_action(state: Position, action: Action) -> None:
    """Begin an action; chamber cards with one useful kind enter its pool by themselves."""
    state.stack.append(action)
    player = state.players[action.seat]
    if not isinstance(action, PoolAction) or bare_chamber(player):
        return
    for source in (ACTION_CARD, UPGRADE):
        if has(action.cards, source):
            useful = action.useful_symbols(state.components, player, source)
            if len(useful) == 1:
                under_way = state.stack[-1]
                assert isinstance(under_way, PoolAction)
                under_way.add_source(state, source, useful[0])


def add_uses(components: Components, player: Player, symbol: i64, found: list[Decision], bound: i64 = 0) -> None:
    """Courtiers and tiles that can give a symbol now; not the tiles that are bound otherwise, one bit each."""
    open = player.ready & ~player.fresh
    if open:
        for space in SPACES_OF[open]:
            if components.symbols_of[player.court[space]] >> WIDTH * symbol & FULL:
                found.append(USE_D[COURT + space][symbol])
    tiles = player.ready_tiles & components.showing[symbol] & ~player.fresh_tiles & ~bound
    if tiles:
        for tile in tiles_in(tiles):
            found.append(USE_D[DOMINION + tile][symbol])
