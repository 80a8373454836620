"""Announcing war bonuses, turn and turn about, in field battles and sieges (VIR-SIEGE-5 to VIR-SIEGE-12,
VIR-BATTLE-2)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBERS
from signoria.games.virtu.components.symbols import ARROW, FULL, WAR, amount
from signoria.games.virtu.components.tables import BONUS_IDS, FRANCE, GREAT_POWERS, LEONARDO
from signoria.games.virtu.components.tiles import CANNONS, tiles_in
from signoria.games.virtu.position.catalogue import (
    ANNOUNCE,
    BY_FRANCE,
    BY_LEONARDO,
    BY_SOURCE,
    BY_TOKEN,
    COURT,
    DOMINION,
    PASS,
    PASS_D,
    WAR_FRANCE_D,
    WAR_LEONARDO_D,
    WAR_SOURCE_D,
    WAR_TOKEN_D,
)
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.vocabulary import ATTACK, ATTACKER, CITY, DEFENCE, DEFENDER, SIEGE
from signoria.games.virtu.rules.asking import Priced, Unpayable, VirtuQuestion
from signoria.games.virtu.rules.outcomes import resolve_field, resolve_siege
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.sources import (
    alliance_ready,
    exhaust,
    florins_at_hand,
    source_name,
    source_obstacle,
)

NO_TOKEN: Final = Obstacle("no_token", "VIR-SIEGE-5")
NO_LEONARDO: Final = Obstacle("no_leonardo", "VIR-BONUS-1")
LEONARDO_HELPS: Final = Obstacle("leonardo_used", "VIR-SIEGE-10")
LEONARDO_HELPED: Final = Obstacle("leonardo_used", "VIR-Q-19")
FRANCE_NOT_READY: Final = Obstacle("france_not_ready", "VIR-SIEGE-12")
SIEGES_ONLY: Final = Obstacle("sieges_only", "VIR-Q-19")
NO_WAR_SOURCE: Final = Obstacle("no_war_source", "VIR-SIEGE-6")
TOO_DEAR: Final = Unpayable("VIR-SIEGE-9")

IN_THIS_BATTLE: Final = CITIES
"""Leonardo has helped in the field battle or siege under way: a member of `Player.leonardo` after the cities."""
CANNONS_SOURCE: Final = DOMINION + CANNONS
ANY_SYMBOL: Final = ARROW
"""The Cannons show no symbol that could be missing."""


class Battle(VirtuQuestion, Priced):
    """One bonus, or pass (VIR-DEC-18)."""

    __slots__ = ("attack_bonus", "attacker", "city", "defence_bonus", "defender", "passed", "siege")

    asks = "war bonus"
    rule = "VIR-SIEGE-7"

    def __init__(
        self,
        seat: int,
        city: int,
        attacker: int,
        defender: int,
        siege: bool,
        attack_bonus: int = 0,
        defence_bonus: int = 0,
        passed: bool = False,
    ) -> None:
        super().__init__(seat)
        self.city = city
        self.attacker = attacker
        self.defender = defender  # -1 for nobody
        self.siege = siege  # or a field battle
        self.attack_bonus = attack_bonus
        self.defence_bonus = defence_bonus
        self.passed = passed  # the other side just has

    def out_of_place(self, state: Position) -> bool:
        """Whether Leonardo and the Cannons do not count: in field battles, if that was agreed (VIR-Q-19)."""
        return state.rules.siege_bonuses_in_sieges_only and not self.siege

    def leonardo_used(self, player: Player) -> Obstacle | None:
        """Once in every field battle or siege (VIR-BONUS-1), in no siege after a field battle with him (VIR-Q-19)."""
        if has(player.leonardo, IN_THIS_BATTLE):
            return LEONARDO_HELPS
        return LEONARDO_HELPED if self.siege and has(player.leonardo, self.city) else None

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        found: list[Decision] = []
        seat = self.seat
        player = state.players[seat]
        if player.war_tokens:
            found.append(WAR_TOKEN_D)
        if alliance_ready(state, seat, FRANCE):
            found.append(WAR_FRANCE_D)
        war = 0
        for space in range(ANTECHAMBERS):
            if has(player.ready, space) and components.war_of[player.court[space]]:
                war = with_bit(war, space)
        tiles = player.ready_tiles & with_bit(components.with_war, CANNONS)
        leonardo = has(player.bonuses, LEONARDO) and self.leonardo_used(player) is None
        if self.out_of_place(state):
            tiles = without_bit(tiles, CANNONS)
            leonardo = False
        if war or tiles or leonardo:
            florins = florins_at_hand(components, player)
            if leonardo and florins >= components.leonardo_florins:
                found.append(WAR_LEONARDO_D)
            for space in range(ANTECHAMBERS):
                if has(war, space):
                    card = player.court[space]
                    price = components.war_florins_of[card]
                    add_counts(COURT + space, components.symbols_of[card], price, florins, found)
            for tile in tiles_in(tiles):
                if tile != CANNONS:
                    price = components.war_florins_at[tile]
                    add_counts(DOMINION + tile, components.symbols_at[tile], price, florins, found)
                elif florins >= components.cannons_florins:
                    found.append(WAR_SOURCE_D[CANNONS_SOURCE][1])
        found.append(PASS_D)
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is ANNOUNCE:
            return self.announce_obstacle(state, answer)
        return None if answer.verb is PASS else NOT_ASKED

    def announce_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        """What stands against announcing a bonus."""
        components = state.components
        player = state.players[self.seat]
        if answer.a == BY_TOKEN:
            return None if player.war_tokens else NO_TOKEN
        if answer.a == BY_FRANCE:
            return None if alliance_ready(state, self.seat, FRANCE) else FRANCE_NOT_READY
        if answer.a == BY_LEONARDO:
            if not has(player.bonuses, LEONARDO):
                return NO_LEONARDO
            obstacle = SIEGES_ONLY if self.out_of_place(state) else self.leonardo_used(player)
        else:
            source = answer.a - BY_SOURCE
            obstacle = source_obstacle(state, player, source, ANY_SYMBOL if source == CANNONS_SOURCE else WAR)
            shown = answer.b if source == CANNONS_SOURCE else amount(war_symbols(components, player, source), WAR)
            if obstacle is None and answer.b > shown:
                return NO_WAR_SOURCE
            if obstacle is None and source == CANNONS_SOURCE and self.out_of_place(state):
                return SIEGES_ONLY
        if obstacle is not None:
            return obstacle
        price, _ = self.price_of(state, answer)
        return None if florins_at_hand(components, player) >= price else TOO_DEAR

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        """The florins; those that the source itself could give do not count (VIR-SIEGE-9)."""
        components = state.components
        if answer.a == BY_LEONARDO:
            return components.leonardo_florins, 0
        source = answer.a - BY_SOURCE
        if source == CANNONS_SOURCE:
            return components.cannons_florins, 0
        player = state.players[self.seat]
        own = war_symbols(components, player, source) & FULL
        return answer.b * war_florins(components, player, source) + own, 0

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is PASS:
            self.pass_on(state)
        else:
            self.announce(state, answer.a, answer.b)

    def announce(self, state: Position, what: int, count: int) -> None:
        """Use a bonus: it is spent at once, whatever comes of it (VIR-SIEGE-10, VIR-SIEGE-29)."""
        seat = self.seat
        player = state.players[seat]
        name, strength, price = self.bonus(state, what, count)
        if what == BY_TOKEN:
            player.war_tokens -= 1
        elif what == BY_LEONARDO:
            player.leonardo = with_bit(with_bit(player.leonardo, IN_THIS_BATTLE), self.city)
        elif what == BY_FRANCE:
            state.used_alliances = with_bit(state.used_alliances, FRANCE)  # VIR-SIEGE-12
        else:
            exhaust(state, seat, what - BY_SOURCE)
        if state.journal is not None:
            state.journal.note("war bonus", seat, {"bonus": name, "strength": strength})
        begin(state, seat, price, WarBonus(strength))

    def bonus(self, state: Position, what: int, count: int) -> tuple[str, int, int]:
        """What a bonus is called, how strong it is, and the florins that it costs."""
        components = state.components
        if what == BY_TOKEN:
            return "token", 1, 0
        if what == BY_LEONARDO:
            return BONUS_IDS[LEONARDO], components.leonardo_strength, components.leonardo_florins
        if what == BY_FRANCE:
            return GREAT_POWERS[FRANCE], components.alliance_bonus[FRANCE], 0
        source = what - BY_SOURCE
        player = state.players[self.seat]
        name = source_name(player, source)
        if source == CANNONS_SOURCE:
            return name, components.cannons_strength, components.cannons_florins
        return name, count, count * war_florins(components, player, source)

    def most(self, state: Position) -> int:
        """How much a seat could add in all, each bonus once and paid for; the strongest for the price come first."""
        left = florins_at_hand(state.components, state.players[self.seat])
        strongest: dict[int, tuple[int, int]] = {}
        for answer in self.menu(state):
            if answer.verb is ANNOUNCE:
                _, strength, price = self.bonus(state, answer.a, answer.b)
                strongest[answer.a] = price, strength  # of a source that gives more or less the last is the most
        found = 0
        for what, (price, strength) in sorted(strongest.items(), key=lambda item: item[1]):
            if what == BY_TOKEN:
                found += state.players[self.seat].war_tokens
            elif price <= left:
                left -= price
                found += strength
        return found

    def strengthened(self, strength: int) -> "Battle":
        """The bonus counts, and the other side is asked (VIR-SIEGE-7)."""
        attack = self.attack_bonus
        defence = self.defence_bonus
        if self.seat == self.attacker:
            attack += strength
        else:
            defence += strength
        return Battle(self.other_side(), self.city, self.attacker, self.defender, self.siege, attack, defence)

    def other_side(self) -> int:
        """Who is asked next; nobody speaks for a neutral city (VIR-SIEGE-4)."""
        if self.defender < 0:
            return self.attacker
        return self.defender if self.seat == self.attacker else self.attacker

    def pass_on(self, state: Position) -> None:
        """The strengths are final when both passed in a row, or nobody defends (VIR-SIEGE-8)."""
        if self.defender >= 0 and not self.passed:
            state.stack[-1] = Battle(
                self.other_side(),
                self.city,
                self.attacker,
                self.defender,
                self.siege,
                self.attack_bonus,
                self.defence_bonus,
                True,
            )
            return
        state.stack.pop()
        for player in state.players:
            player.leonardo = without_bit(player.leonardo, IN_THIS_BATTLE)
        if self.siege:
            resolve_siege(state, self.city, self.attacker, self.defender, self.attack_bonus, self.defence_bonus)
        else:
            resolve_field(state, self.city, self.attacker, self.defender, self.attack_bonus, self.defence_bonus)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CITY, self.city)
        told.put(SIEGE, int(self.siege))
        told.put(ATTACKER, self.attacker)
        told.put(DEFENDER, self.defender)
        told.put(ATTACK, self.attack_bonus)
        told.put(DEFENCE, self.defence_bonus)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if answer.a >= BY_SOURCE:
            self.name_source(state, answer.a - BY_SOURCE, WAR, explanation)

    def values(self) -> tuple[object, ...]:
        return (
            self.seat, self.city, self.attacker, self.defender, self.siege, self.attack_bonus, self.defence_bonus,
            self.passed,
        )  # fmt: skip


class WarBonus(Purpose):
    """A bonus in the battle under way, by its strength."""

    name = "battle"

    def paid(self, state: Position, payment: Payment) -> None:
        battle = state.stack[-1]
        assert isinstance(battle, Battle)
        state.stack[-1] = battle.strengthened(self.target)


def add_counts(source: int, symbols: int, price: int, florins: int, found: list[Decision]) -> None:
    """As many war symbols of a source as can be paid, its own florins not counted (VIR-SIEGE-9, VIR-Q-17)."""
    for count in range(1, amount(symbols, WAR) + 1):
        if count * price <= florins - (symbols & FULL):
            found.append(WAR_SOURCE_D[source][count])


def war_florins(components: Components, player: Player, source: int) -> int:
    """What each war symbol of a courtier or a tile costs (VIR-SIEGE-9)."""
    if source < DOMINION:
        return components.war_florins_of[player.court[source - COURT]]
    return components.war_florins_at[source - DOMINION]


def war_symbols(components: Components, player: Player, source: int) -> int:
    """What a courtier or a tile shows."""
    if source < DOMINION:
        return components.symbols_of[player.court[source - COURT]]
    return components.symbols_at[source - DOMINION]
