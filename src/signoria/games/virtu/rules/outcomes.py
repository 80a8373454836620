"""What comes of a field battle or a siege (VIR-SIEGE-13 to VIR-SIEGE-29, VIR-BATTLE-4 to VIR-BATTLE-8)."""

from signoria.engine.bits import has, with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.tables import BASTION
from signoria.games.virtu.components.tiles import CATHEDRAL_AT
from signoria.games.virtu.position.catalogue import BESIEGE, BESIEGE_D, GIVE_UP, GIVE_UP_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.position.vocabulary import CITY
from signoria.games.virtu.rules.agents import holder
from signoria.games.virtu.rules.annexing import value_for
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.court import check_crowding
from signoria.games.virtu.rules.dominion import gain_city, lose_city


class FieldWon(VirtuQuestion):
    """After a field battle that was won: besiege or give up (VIR-BATTLE-5)."""

    __slots__ = ("city",)

    asks = "field won"
    rule = "VIR-BATTLE-5"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def menu(self, state: Position) -> list[Decision]:
        return [BESIEGE_D, GIVE_UP_D]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is BESIEGE or answer.verb is GIVE_UP else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        if answer.verb is GIVE_UP:
            give_up(state, self.seat, self.city)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CITY, self.city)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.city)


def give_up(state: Position, seat: int, city: int) -> None:
    """All units there have to retreat at the end of the phase (VIR-BATTLE-5, VIR-SIEGE-28)."""
    player = state.players[seat]
    player.beaten = player.beaten + (city,) * player.units[city]
    player.units[city] = 0


def lose_units(state: Position, seat: int, city: int, count: int) -> int:
    """Units go back to the supply, as far as there are any (VIR-SIEGE-20); returns how many."""
    player = state.players[seat]
    if count > player.units[city]:
        count = player.units[city]
    player.units[city] -= count
    player.supply += count
    return count


def defence(state: Position, attacker: int, city: int, bonus: int) -> int:
    """The strength of a city against an attacker (VIR-SIEGE-14, VIR-SIEGE-15)."""
    components = state.components
    defender = state.control[city]
    if defender < 0:
        return value_for(state, attacker, city)
    found = components.value_of[city] + state.players[defender].units[city] + bonus
    if state.agents[city] == attacker:  # VIR-AGENT-10
        found -= components.agent_effect
    if has(state.players[defender].bonuses, BASTION):
        found += components.bastion_strength  # VIR-BONUS-6
    return found


def resolve_field(state: Position, city: int, attacker: int, rival: int, own: int, theirs: int) -> None:
    """Loser's units all go, the winner loses as many; equal strengths cost both 1 and the field (VIR-BATTLE-6)."""
    own += state.players[attacker].units[city]
    theirs += state.players[rival].units[city]
    if state.journal is not None:
        params: dict[str, object] = {"city": CITY_IDS[city], "other": rival, "strength": own, "against": theirs}
        state.journal.note("field battle", attacker, params)
    if own == theirs:
        for seat in (attacker, rival):
            lose_units(state, seat, city, state.components.defeat_loss)
            give_up(state, seat, city)
        return
    winner = attacker if own > theirs else rival
    loser = rival if own > theirs else attacker
    lost = lose_units(state, loser, city, state.players[loser].units[city])
    lose_units(state, winner, city, lost)
    if winner != attacker and state.players[winner].units[city]:
        state.stack.append(FieldWon(winner, city))  # decides at once (VIR-Q-20)


def resolve_siege(state: Position, city: int, attacker: int, defender: int, own: int, bonus: int) -> None:
    """Only a higher strength takes the city (VIR-SIEGE-16)."""
    components = state.components
    own += state.players[attacker].units[city]
    against = defence(state, attacker, city, bonus)
    if state.journal is not None:
        params: dict[str, object] = {"city": CITY_IDS[city], "strength": own, "against": against, "won": own > against}
        lost = siege_losses(state, city, attacker, defender, own, against)
        state.journal.note("siege", attacker, {**params, "lost": lost, **holder(state, attacker, city)})
    if own <= against:
        lose_units(state, attacker, city, components.defeat_loss)  # VIR-SIEGE-27
        give_up(state, attacker, city)
        return
    lose_units(state, attacker, city, siege_losses(state, city, attacker, defender, own, against))
    if defender >= 0:
        lose_units(state, defender, city, state.players[defender].units[city])  # VIR-SIEGE-18
    capture(state, attacker, defender, city)


def siege_losses(state: Position, city: int, attacker: int, defender: int, own: int, against: int) -> int:
    """The units that a siege costs the attacker (VIR-SIEGE-17, VIR-SIEGE-27)."""
    components = state.components
    units = state.players[attacker].units[city]
    if own <= against:
        return min(components.defeat_loss, units)
    loss = components.hard_loss if against >= components.hard_defence else 0
    if defender >= 0:
        loss += state.players[defender].units[city]
    return min(loss, units)


def capture(state: Position, seat: int, defender: int, city: int) -> None:
    """Tiles, trophy and tracks; the loser's disc is moved first (VIR-SIEGE-21 to VIR-SIEGE-26, VIR-ORDER-3)."""
    player = state.players[seat]
    cathedral = False
    if defender >= 0:
        cathedral = lose_city(state, defender, city)
        player.trophies = with_bit(player.trophies, defender)  # VIR-SIEGE-23
    gain_city(state, seat, city, False)
    if cathedral:
        player.tiles = with_bit(player.tiles, CATHEDRAL_AT[city])
    if defender >= 0:
        check_crowding(state, defender)
