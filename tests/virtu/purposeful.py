"""A simple player with a purpose: it looks one action ahead and follows a style, so that games come to their ends."""

from random import Random

from signoria.engine.bits import size
from signoria.engine.catalogue import Decision
from signoria.games.virtu.components import symbols as s
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.cities import CITIES, NEUTRAL, PORTS, ROADS, SEA_DISTANCE
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS
from signoria.games.virtu.components.places import FIRST_CHAMBER, FIRST_GREAT, PLACES, chamber_place
from signoria.games.virtu.position import catalogue as c
from signoria.games.virtu.rules.annexing import annex_price
from signoria.games.virtu.rules.outcomes import defence
from signoria.games.virtu.rules.sources import florins_at_hand, symbols_of, total
from signoria.games.virtu.state import VirtuState
from tests.virtu import questions


class Style:
    """What a player cares for: weights of annexation, patronage and war, and how many cities are enough.

    A patient player takes neutral cities only and does not end the game by patronage.
    """

    def __init__(self, annex: float, patronage: float, war: float, enough: int = 30, patient: bool = False) -> None:
        self.annex = annex
        self.patronage = patronage
        self.war = war
        self.enough = enough
        self.patient = patient


ANNEXER = Style(1.6, 0.7, 0.7)
PATRON = Style(0.8, 2.0, 0.4)
CONQUEROR = Style(1.0, 0.5, 1.8)
GATHERER = Style(1.6, 0.2, 1.6, 7, True)
MIXED = Style(1.1, 1.1, 1.0)
STYLES = (ANNEXER, PATRON, CONQUEROR, MIXED)

ITEM_WORTH = {
    "pope": 7.0, "kingdom": 6.0, "republic": 6.0, "cathedral": 5.5, "principality": 5.0, "cardinal": 5.0, "duchy": 4.5,
    "podesta": 3.5, "bishop": 3.0, "guild": 3.5, "banker": 3.0, "gonfaloniere": 2.6, "merchant": 2.4,
    "condottiere": 2.2, "envoy": 2.2, "counsellor": 2.0, "cutthroat": 1.8, "admiral": 1.8,
}  # fmt: skip


class Purposeful:
    """Chooses for one seat; the generator breaks ties and adds a little noise."""

    def __init__(self, style: Style, rng: Random) -> None:
        self.style = style
        self.rng = rng
        self.taste = {item: worth + rng.uniform(-1.5, 1.5) for item, worth in ITEM_WORTH.items()}

    def choose(self, state: VirtuState) -> Decision:
        menu = state.legal()
        seat = state.actor
        assert seat is not None
        worth = [(self.worth(state, seat, decision) + self.rng.random() * 0.3, i) for i, decision in enumerate(menu)]
        return menu[max(worth)[1]]

    def worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        asked = questions.asked_for(state)
        if asked in ("move", "first chamber"):
            return self.step_worth(state, seat, decision, 3)
        if asked == "action":
            return self.action_worth(state, seat, decision)
        if asked == "payment":
            return self.source_worth(state, seat, decision)
        if asked == "war bonus":
            return self.battle_worth(state, seat, decision)
        if asked in ("wages", "reorganise", "buy", "recruit", "alliance"):
            return self.winter_worth(state, seat, decision)
        if asked == "family card":
            return self.family_worth(state, seat, decision)
        if asked == "agent at":
            return self.place_worth(state, seat, decision.a)
        if asked == "agent to":
            return (2.0, 0.9, 1.0)[decision.a] + self.rng.random() * 1.5
        if asked == "field won":
            city = questions.field_won(state)
            strong = state.players[seat].units[city] > defence(state, seat, city, 0)
            return 1.0 if (decision.verb is c.BESIEGE) is strong else 0.0
        if asked == "disband":
            return 0.0 if decision.a == self.staging(state, seat) else 1.0
        if decision.verb in (c.LOSE, c.LEAVE, c.DISCARD, c.END):
            return -1.0 - (self.card_worth(state, seat, decision.a) if decision.verb is c.DISCARD else 0.0)
        return self.rng.random()

    def card_worth(self, state: VirtuState, seat: int, space: int) -> float:
        card = state.players[seat].court[space]
        return state.components.cards[card].prestige * 2.0 + ITEM_WORTH.get(CARD_IDS[card], 3.0) / 10

    # Moving the token.

    def step_worth(self, state: VirtuState, seat: int, decision: Decision, depth: int) -> float:
        """The best action within reach by this step."""
        dream = state.copy()
        dream.apply(decision)
        if dream.actor != seat:
            return 0.0
        asked = questions.asked_for(dream)
        if asked == "move":
            if depth == 0:
                return 0.0
            cost = 0.4 if "means" in decision else 0.0
            return max(self.step_worth(dream, seat, other, depth - 1) for other in dream.legal()) - cost
        if asked == "indulgence":
            return 0.5
        return self.action_value(dream, seat) if asked == "action" else 0.2

    def action_value(self, state: VirtuState, seat: int) -> float:
        """How much an action that could begin now promises."""
        best = 0.0
        action = questions.action(state)
        player = state.players[seat]
        for decision in state.legal():
            if decision.verb is c.ANNEX and player.cities < self.style.enough:
                best = max(best, self.style.annex * (5 + state.components.value_of[decision.a]))
            elif decision.verb is c.ADVANCE:
                best = max(best, self.style.patronage * 6.5)
        if action.action == s.RULE:
            tired = size(player.tiles & ~player.ready_tiles)
            symbols = s.amount(action.pool, s.CROWN) + 1
            best = min(tired, 2 * symbols) * 1.1
        elif action.action == s.CAMPAIGN:
            best = max([self.target_worth(state, seat, city) for city in range(CITIES)])
        elif action.action == s.INTRIGUE:
            best = 1.5 + (1.0 if self.blocked(state, seat) else 0.0)
        elif action.action == s.TRADE:
            best = 2.0
        return best

    def blocked(self, state: VirtuState, seat: int) -> list[int]:
        """Own chambers with an enemy agent."""
        power = state.players[seat].power
        places = [chamber_place(power, chamber) for chamber in range(CHAMBERS)]
        return [place for place in places if state.agents[place] not in (-1, seat)]

    # Campaigns.

    def symbols(self, state: VirtuState, seat: int, symbol: int) -> int:
        """All of a symbol that the campaign could raise."""
        action = questions.action(state)
        return s.amount(action.pool, symbol) + s.amount(total(state, seat, action.cards), symbol)

    def movers(self, state: VirtuState, seat: int, city: int, by_sea: bool) -> int:
        """Units one move away from a city."""
        player = state.players[seat]
        found = 0
        for start in range(CITIES):
            if player.units[start] and state.control[start] == seat:
                near = SEA_DISTANCE[start][city] == 1 if by_sea else ROADS[len(state.players) - 3][start] >> city & 1
                if near:
                    found += player.units[start]
        return found

    def target_worth(self, state: VirtuState, seat: int, city: int) -> float:
        """What a siege of a city promises; 0 where it would fail."""
        player = state.players[seat]
        owner = state.control[city]
        if owner in (-2, seat) or player.cities >= self.style.enough or (self.style.patient and owner != NEUTRAL):
            return 0.0
        reach = min(self.movers(state, seat, city, False), self.symbols(state, seat, s.CAVALRY))
        if PORTS >> city & 1:
            reach = max(reach, min(self.movers(state, seat, city, True), self.symbols(state, seat, s.SHIP)))
        there = player.units[city]
        if there + reach <= defence(state, seat, city, 0) or (reach == 0 and there == 0):
            return 0.0
        if there > defence(state, seat, city, 0):
            return 0.0  # enough of them already
        return self.style.war * (4.5 + state.components.value_of[city] * 0.5 + (2.0 if owner >= 0 else 0.0))

    def action_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        deed = decision.verb
        player = state.players[seat]
        if deed is c.END:
            return 0.0
        if deed is c.SELL:
            poor = (
                questions.action(state).action == s.PATRONAGE
                and not player.advanced
                and player.step < 5
                and self.style.patronage > 1
            )
            return 0.5 if poor else -1.0
        if deed is c.ANNEX:
            return 5.0 + state.components.value_of[decision.a] if player.cities < self.style.enough else -1.0
        if deed is c.ADVANCE:
            return -1.0 if self.style.patient and player.step == 4 else 5.0
        if deed in (c.MARCH, c.SAIL):
            return self.target_worth(state, seat, decision.b) - 0.1
        if deed is c.TOKEN:
            return 0.5 if player.coins > 2 else -1.0
        if deed is c.REFRESH:
            fresh = 0.0 if player.ready_tiles >> decision.a & 1 else 2.0
            return 1.0 + fresh + size(state.components.symbols_at[decision.a]) * 0.1
        if deed is c.REACTIVATE:
            return 2.0
        if deed is c.REMOVE:
            return 4.0 if decision.a in self.blocked(state, seat) else -0.2
        if deed is c.SEND:
            return 1.0 if decision.a == PLACES else -0.3
        return self.use_worth(state, seat, decision)

    def use_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        """Whether to add a source to the pool of an action."""
        player = state.players[seat]
        if decision.a < c.COURT:
            return 4.0 + s.amount(symbols_of(state, player, decision.a), decision.b)
        if decision.a == c.INDULGENCE_SOURCE:
            return -2.0
        action = questions.action(state)
        if action.action == s.TRADE:
            return 1.0
        if action.action == s.CAMPAIGN:
            wanted = max([self.target_worth(state, seat, city) for city in range(CITIES)])
            lacking = s.amount(action.pool, decision.b) == 0
            return 1.0 if wanted > 0 and lacking else -1.0
        if action.action == s.RULE:
            ruling = questions.ruling(state)
            tired = size(player.tiles & ~player.ready_tiles & ~ruling.bound)
            return 0.6 if tired >= 3 and s.amount(ruling.pool, s.CROWN) == 0 and not ruling.turns else -1.0
        return -0.1

    def place_worth(self, state: VirtuState, seat: int, place: int) -> float:
        """Where an agent is of use."""
        if place < FIRST_CHAMBER:
            if state.control[place] == NEUTRAL and annex_price(state, seat, place):
                return 1.0 + state.components.value_of[place]
            return 0.0
        if place < FIRST_GREAT:
            power = (place - FIRST_CHAMBER) // CHAMBERS
            own = power == state.players[seat].power
            action = state.components.printed[power][(place - FIRST_CHAMBER) % CHAMBERS]
            return -1.0 if own else (1.0 if action in (s.ANNEX, s.RULE, s.PATRONAGE) else 0.3)
        return 1.0

    def source_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        """Least waste first; an indulgence last."""
        if decision.a == c.INDULGENCE_SOURCE:
            return -5.0
        symbols = symbols_of(state, state.players[seat], decision.a)
        return -sum(s.amount(symbols, symbol) for symbol in range(s.EITHER)) * 0.3

    def battle_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        """Announce a bonus when behind and when all bonuses together could turn it."""
        if decision.verb is c.PASS:
            return 0.0
        battle = questions.battle(state)
        attack = battle.attack_bonus + state.players[battle.attacker].units[battle.city]
        if battle.siege:
            against = defence(state, battle.attacker, battle.city, battle.defence_bonus)
        else:
            against = battle.defence_bonus + state.players[battle.defender].units[battle.city]
        hope = 2 * (len(state.legal()) - 1)
        gap = against - attack if seat == battle.attacker else attack - against - 1
        return 1.0 if 0 <= gap < hope else -1.0

    # Winter.

    def staging(self, state: VirtuState, seat: int) -> int:
        """An own port one sea away from a neutral port, where a patient player gathers units; -1 for none."""
        if self.style.patient and state.players[seat].cities < self.style.enough:
            for port in range(CITIES):
                if state.control[port] == seat:
                    for other in range(CITIES):
                        if state.control[other] == NEUTRAL and SEA_DISTANCE[port][other] == 1:
                            return port
        return -1

    def winter_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        deed = decision.verb
        player = state.players[seat]
        if deed is c.END:
            return 0.0
        if deed is c.SELL or deed is c.DISCARD:
            return -2.0
        port = self.staging(state, seat)
        if deed is c.KEEP:
            wanted = 6 if self.style.war > 1 else 2
            if port >= 0 and player.coins > 15:
                wanted = player.units[port]
            return float(decision.a if decision.a <= wanted else wanted - decision.a)
        if deed is c.ALLY:
            return 1.0
        if deed is c.RECRUIT and port >= 0 and player.coins > 15:
            return 1.0 if decision.a == port else -1.0
        if deed is c.RECRUIT:
            wanted = 5 if self.style.war > 1 else 2
            cheap = decision.a in [city for city in range(CITIES) if player.units[city]] or player.coins > 3
            return 1.0 if 6 - player.supply < wanted and cheap and player.coins > 1 else -1.0
        if deed is c.BUY:
            return self.item_worth(state, seat, c.ITEM_IDS[decision.a])
        return self.move_worth(state, seat, decision.a, decision.b)

    def item_worth(self, state: VirtuState, seat: int, item: str) -> float:
        player = state.players[seat]
        worth = self.taste[item] - 2.0
        if c.ITEM_IDS.index(item) < c.BUY_TITLES:
            held = sum(1 for card in [*player.court, *player.chambers] if card == c.ITEM_IDS.index(item))
            worth -= 0.8 * held
            if all(card >= 0 for card in player.court[:1] + player.court[3:5]):
                worth -= 1.5
            if item == "condottiere":
                worth *= self.style.war
            elif item == "bishop":
                worth *= self.style.patronage
        if self.style.patronage > 1 and florins_at_hand(state.components, player) < 6 and ITEM_WORTH[item] < 4:
            worth -= 1.5
        return worth

    def move_worth(self, state: VirtuState, seat: int, start: int, end: int) -> float:
        """Cards with an action go where the palace prints it; upgrades follow what the action needs."""
        player = state.players[seat]
        if start < c.FROM_COURT or end >= c.FROM_UPGRADE:
            return -1.0
        card = player.court[start - c.FROM_COURT]
        known = state.components
        action = known.action_of[card]
        printed = known.printed[player.power][end]
        if player.chambers[end] < 0:
            return 1.5 if action == printed or (action == s.TRADE and printed == s.INTRIGUE) else -1.0
        action = known.action_of[player.chambers[end]]
        useful = {s.ANNEX: s.CROWN, s.RULE: s.CROWN, s.PATRONAGE: s.FLORIN, s.CAMPAIGN: s.CAVALRY}.get(action, s.MASK)
        return 1.0 if s.amount(known.cards[card].symbols, useful) and known.action_of[card] < 0 else -1.0

    def family_worth(self, state: VirtuState, seat: int, decision: Decision) -> float:
        player = state.players[seat]
        if decision.b >= c.FROM_COURT:
            return 1.0 if decision.b - c.FROM_COURT < ANTECHAMBERS else 0.0
        matches = state.components.action_of[decision.a] == state.components.printed[player.power][decision.b]
        return 2.0 if matches and player.chambers[decision.b] < 0 else 0.0


def table_of(styles: list[Style], seed: int) -> list[Purposeful]:
    """A player of each style, one for each seat."""
    return [Purposeful(style, Random(f"{seed}/{seat}")) for seat, style in enumerate(styles)]
