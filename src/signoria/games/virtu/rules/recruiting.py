"""Winter: recruiting units in own cities (VIR-RECRUIT)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cities import ARMS, CITY_IDS, FEWEST_SEATS
from signoria.games.virtu.components.tiles import CITY_TILES, tiles_in
from signoria.games.virtu.position.catalogue import END_D, RECRUIT, RECRUIT_D
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.asking import Priced, Unpayable
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.sources import florins_at_hand
from signoria.games.virtu.rules.winter import WinterStep

NOT_OWN_CITY: Final = Obstacle("not_own_city", "VIR-RECRUIT-4")
NO_UNITS_LEFT: Final = Obstacle("no_units_left", "VIR-RECRUIT-5")
TOO_DEAR_AT_HOME: Final = Unpayable("VIR-RECRUIT-2")
TOO_DEAR_AWAY: Final = Unpayable("VIR-RECRUIT-3")


def at_home(state: Position, player: Player, city: int) -> bool:
    """Whether a city is a starting city of the player's own power (VIR-RECRUIT-6)."""
    return ARMS[len(state.players) - FEWEST_SEATS][city] == player.power


def recruit_price(state: Position, player: Player, city: int) -> int:
    """1 florin in an own starting city, 3 elsewhere (VIR-RECRUIT-2, VIR-RECRUIT-3)."""
    components = state.components
    return components.home_recruit if at_home(state, player, city) else components.away_recruit


class Recruiting(WinterStep, Priced):
    """One unit in an own city, or the end (VIR-DEC-25)."""

    asks = "recruit"
    rule = "VIR-RECRUIT-1"

    def menu(self, state: Position) -> list[Decision]:
        components = state.components
        found: list[Decision] = []
        player = state.players[self.seat]
        if player.supply:
            florins = florins_at_hand(components, player)
            if florins >= components.cheapest_recruit:
                for city in tiles_in(player.tiles & CITY_TILES):
                    if recruit_price(state, player, city) <= florins:
                        found.append(RECRUIT_D[city])
        found.append(END_D)
        self.add_sale(state, found)
        return found

    def step_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        components = state.components
        if answer.verb is not RECRUIT:
            return NOT_ASKED
        player = state.players[self.seat]
        if state.control[answer.a] != self.seat:
            return NOT_OWN_CITY
        if not player.supply:
            return NO_UNITS_LEFT
        if recruit_price(state, player, answer.a) <= florins_at_hand(components, player):
            return None
        return TOO_DEAR_AT_HOME if at_home(state, player, answer.a) else TOO_DEAR_AWAY

    def do(self, state: Position, answer: Decision) -> None:
        price = recruit_price(state, state.players[self.seat], answer.a)
        begin(state, self.seat, price, Recruitment(answer.a))

    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        return recruit_price(state, state.players[self.seat], answer.a), 0


class Recruitment(Purpose):
    """A unit in a city."""

    name = "recruit"

    def paid(self, state: Position, payment: Payment) -> None:
        player = state.players[payment.seat]
        player.supply -= 1
        player.units[self.target] += 1
        if state.journal is not None:
            state.journal.note("recruited", payment.seat, {"city": CITY_IDS[self.target]})
