"""Sets up a table in the middle of a game, so that a test is a few lines: given, when, then."""

from collections.abc import Mapping
from typing import Any

from signoria.engine.refusal import Refusal
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, POWERS
from signoria.games.virtu.components.cities import CITY_IDS, SETUPS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, UPGRADES
from signoria.games.virtu.components.places import PLACE_IDS
from signoria.games.virtu.components.symbols import ACTIONS
from signoria.games.virtu.components.tables import BONUS_IDS, GREAT_POWERS
from signoria.games.virtu.components.tiles import CANNONS, TILE_IDS
from signoria.games.virtu.position.catalogue import CARD_SLOTS, CATALOGUE, FROM_COURT, INDULGENCE_PILE
from signoria.games.virtu.position.position import Player
from signoria.games.virtu.rules.battles import IN_THIS_BATTLE
from signoria.games.virtu.rules.setup import settle_power
from signoria.games.virtu.state import VirtuState
from tests.editions import current
from tests.virtu import questions
from tests.virtu.own import OWN, begin


def table(
    *,
    seats: int = 4,
    options: Mapping[str, object] | None = None,
    coins: int = 0,
    year: int = 2,
    components: Components = OWN,
) -> VirtuState:
    """A later spring before anybody moves: powers by seat (with 4: Milan, Florence, Naples, Venice), no cards.

    Every tile is exhausted, the treasuries hold `coins`, the tokens stand in chamber 1, and everybody has sold an
    indulgence this year already, unless `sellers` says otherwise.
    """
    state = begin(seats, options=options, components=components)
    state.year = year
    state.order = tuple(range(seats))
    state.track = tuple(reversed(state.order))
    for seat, power in enumerate(SETUPS[seats].powers):
        player = state.players[seat]
        settle_power(state, seat, player, power)
        player.coins = coins
        player.ready_tiles = 0
        player.token = 0
        player.indulged = True
    questions.spring_begins(state)
    return state


def shown_table(**laid: Any) -> VirtuState:
    """With the components of the edition that boards and sentences show."""
    components = current("virtu").component_set
    assert isinstance(components, Components)
    return table(components=components, **laid)


def sellers(state: VirtuState, *seats: int) -> None:
    """Let seats sell an indulgence this year."""
    for seat in seats:
        state.players[seat].indulged = False


def seat_of(state: VirtuState, power: str) -> int:
    return next(seat for seat, player in enumerate(state.players) if player.power == POWERS.index(power))


def spring(state: VirtuState, seat: int = 0) -> VirtuState:
    """The seat is about to move its token."""
    questions.ask_to_move(state, seat)
    return state


def act(state: VirtuState, seat: int, action: str) -> VirtuState:
    """The seat performs an action in the chamber where its palace prints it, token already there."""
    player = state.players[seat]
    player.token = chamber_of(state, seat, action) - 1
    questions.ask_to_act(state, seat)
    return state


def chamber_of(state: VirtuState, seat: int, action: str) -> int:
    """The number of the chamber with that printed action, or of the action card that shows it."""
    player = state.players[seat]
    for chamber in range(5):
        card = player.chambers[chamber]
        if card >= 0 and state.components.cards[card].action == ACTIONS.index(action):
            return chamber + 1
    return state.components.powers[player.power].chambers.index(ACTIONS.index(action)) + 1


def war(state: VirtuState) -> VirtuState:
    """Spring part B begins."""
    questions.war_begins(state)
    return state


def winter(state: VirtuState, seat: int, step: str) -> VirtuState:
    """The seat stands in a step of its winter turn."""
    questions.ask_in_winter(state, seat, step)
    return state


def resume(state: VirtuState) -> VirtuState:
    """Look again at what is legal after the table was changed by hand."""
    state.settle()
    return state


def court(state: VirtuState, seat: int, exhausted: bool = False, **cards: str) -> None:
    """Put courtiers on antechambers: court(state, 0, left_1="banker")."""
    player = state.players[seat]
    for space, id in cards.items():
        index = ANTECHAMBER_IDS.index(space.replace("_", "-"))
        player.court[index] = CARD_IDS.index(id)
        player.ready = player.ready & ~(1 << index) if exhausted else player.ready | 1 << index
        take_from_pile(state, id)


def take_from_pile(state: VirtuState, id: str) -> None:
    if CARD_IDS.index(id) < CHARACTERS:
        state.stock[CARD_IDS.index(id)] -= 1


def chamber(state: VirtuState, seat: int, number: int, card: str, upgrade: str = "") -> None:
    """Put an action card into a chamber, and perhaps an upgrade under it."""
    player = state.players[seat]
    player.chambers[number - 1] = CARD_IDS.index(card)
    take_from_pile(state, card)
    if upgrade:
        player.chambers[UPGRADES + number - 1] = CARD_IDS.index(upgrade)
        take_from_pile(state, upgrade)


def ready(state: VirtuState, seat: int, *tiles: str) -> None:
    """Turn tiles up; a tile that is not owned yet is taken (cities with `own` instead)."""
    for id in tiles:
        bit = 1 << TILE_IDS.index(id)
        state.players[seat].tiles |= bit
        state.players[seat].ready_tiles |= bit


def own(state: VirtuState, seat: int, *cities: str) -> None:
    """Give cities to a player, tiles exhausted."""
    for id in cities:
        city = CITY_IDS.index(id)
        before = state.control[city]
        if before >= 0:
            state.players[before].tiles &= ~(1 << city)
            state.players[before].ready_tiles &= ~(1 << city)
            state.players[before].cities -= 1
        state.control[city] = seat
        state.players[seat].tiles |= 1 << city
        state.players[seat].cities += 1


def neutral(state: VirtuState, *cities: str) -> None:
    """Take cities away from whoever holds them, units included."""
    for id in cities:
        city = CITY_IDS.index(id)
        seat = state.control[city]
        if seat >= 0:
            player = state.players[seat]
            player.tiles &= ~(1 << city)
            player.ready_tiles &= ~(1 << city)
            player.cities -= 1
            player.supply += player.units[city]
            player.units[city] = 0
        state.control[city] = -1


def units(state: VirtuState, seat: int, **cities: int) -> None:
    """Let units stand in or before cities: units(state, 0, siena=2)."""
    player = state.players[seat]
    for id, count in cities.items():
        city = CITY_IDS.index(id)
        player.supply += player.units[city] - count
        player.units[city] = count
    assert player.supply >= 0, "a player has 6 units"


def beaten(state: VirtuState, seat: int, *cities: str) -> None:
    """Units of the supply have lost before cities and must retreat, one for each city named."""
    player = state.players[seat]
    player.beaten = tuple(CITY_IDS.index(id) for id in cities)
    player.supply -= len(cities)
    assert player.supply >= 0, "a player has 6 units"


def bought(state: VirtuState, seat: int, *things: str) -> None:
    """What stands on antechambers or lies in the dominion was bought this winter."""
    player = state.players[seat]
    for id in things:
        if id in ANTECHAMBER_IDS:
            player.fresh |= 1 << ANTECHAMBER_IDS.index(id)
        else:
            player.fresh_tiles |= 1 << TILE_IDS.index(id)


def helped(state: VirtuState, seat: int, *cities: str) -> None:
    """Leonardo has helped at cities this spring, and helps now."""
    player = state.players[seat]
    player.leonardo = sum(1 << CITY_IDS.index(id) for id in cities) | 1 << IN_THIS_BATTLE


def agent(state: VirtuState, seat: int, place: str) -> None:
    """An agent of a player stands at a place, from the supply or else the bank."""
    player = state.players[seat]
    if player.agents:
        player.agents -= 1
    else:
        player.bank -= 1
    state.agents[PLACE_IDS.index(place)] = seat


def ally(state: VirtuState, seat: int, power: str, used: bool = False) -> None:
    index = GREAT_POWERS.index(power)
    state.allies[index] = seat
    if used:
        state.used_alliances |= 1 << index


def bonus(state: VirtuState, seat: int, *ids: str) -> None:
    """Give patronage bonuses."""
    for id in ids:
        bit = 1 << BONUS_IDS.index(id)
        state.bonuses &= ~bit
        state.players[seat].bonuses |= bit
        if id == "cannons":
            state.players[seat].tiles |= 1 << CANNONS
            state.players[seat].ready_tiles |= 1 << CANNONS


def indulgence(state: VirtuState, seat: int, *chambers: int) -> None:
    """Lay indulgence cards on chambers."""
    for number in chambers:
        state.players[seat].indulgences |= 1 << (number - 1)
        state.stock[INDULGENCE_PILE] -= 1


def play(state: VirtuState, *decisions: str) -> VirtuState:
    """Apply decisions by their text."""
    for text in decisions:
        state.apply(CATALOGUE.parse(text))
    return state


def legal(state: VirtuState, start: str = "") -> list[str]:
    """The texts of the legal decisions that begin so."""
    return [str(decision) for decision in state.legal() if str(decision).startswith(start)]


def refusal(state: VirtuState, text: str) -> Refusal:
    """The reason why a decision is refused; the test fails if it is legal."""
    reason = state.refusal(CATALOGUE.parse(text))
    assert reason is not None, f"{text} is legal"
    assert CATALOGUE.parse(text) not in state.legal()
    return reason


def player(state: VirtuState, seat: int = 0) -> Player:
    return state.players[seat]


def seen(state: VirtuState, seat: int = 0) -> Any:
    """A player's corner as everybody sees it."""
    view: Any = state.view(None)
    return view["players"][seat]


def city(state: VirtuState, id: str) -> Any:
    """A city as everybody sees it, units by seat where there are any."""
    view: Any = state.view(None)
    found = view["cities"][id]
    for kind in ("units", "beaten"):
        found[kind] = {seat: count for seat, count in enumerate(found[kind]) if count}
    return found


def asked(state: VirtuState) -> Any:
    """Who is asked now, for what, and the circumstances."""
    view: Any = state.view(None)
    return view["asked"]


def pool(state: VirtuState) -> dict[str, int]:
    """What the action under way can spend."""
    found: dict[str, int] = asked(state)["pool"]
    return found


def available(state: VirtuState, seat: int, tile: str) -> bool:
    found: bool = seen(state, seat)["tiles"][tile]
    return found


def great(state: VirtuState, power: str) -> Any:
    view: Any = state.view(None)
    return view["great_powers"][power]


def part(state: VirtuState, seat: int, name: str) -> int:
    """One part of a seat's score."""
    return state.scores()[seat].parts[name]


def in_place(state: VirtuState, seat: int, place: str) -> str | None:
    """The card at a place of a palace."""
    index = CARD_SLOTS.index(place)
    held = state.players[seat]
    card = held.court[index - FROM_COURT] if index >= FROM_COURT else held.chambers[index]
    return CARD_IDS[card] if card >= 0 else None
