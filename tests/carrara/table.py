"""Sets up a table in the middle of a game, so that a test is a few lines: given, when, then."""

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.engine.journal import Journal
from signoria.engine.refusal import Refusal
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.marble import COLOURS, handful_of, spelled
from signoria.games.carrara.components.places import PLACE_IDS, SHARED_BITS
from signoria.games.carrara.components.tiles import BUILDINGS, TILE_IDS
from signoria.games.carrara.position import boards
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.position.position import NOWHERE, Player
from signoria.games.carrara.state import CarraraState
from tests.carrara import questions
from tests.carrara.own import OWN, begin
from tests.editions import current

UPGRADE_IDS = [upgrade.id for upgrade in OWN.upgrades]


def table(
    *,
    seats: int = 4,
    variant: str = "basic",
    options: Mapping[str, object] | None = None,
    turn: int = 0,
    wheel: Mapping[int, Sequence[str]] | None = None,
    display: Sequence[str] = ("biblioteca-1", "porta-2", "villa-4", "palazzo-5"),
    reserve: Sequence[str] | None = None,
    coins: int = 20,
    components: Components = OWN,
) -> CarraraState:
    """Seat `turn` is about to act; nobody has blocks or buildings; the wheel holds only the blocks named by ring part.

    The reserve holds all tiles in use that are not on the display, unless it is named.
    """
    state = begin(seats, variant, options, components)
    state.bag += sum(state.wheel)
    state.wheel = [0] * 6
    for part, colours in (wheel or {}).items():
        blocks = handful_of([COLOURS.index(colour) for colour in colours])
        state.wheel[part - 1] = blocks
        state.bag -= blocks
    tiles = [TILE_IDS.index(id) for id in display]
    state.display = tuple(tiles + [NOWHERE] * (9 - len(tiles)))
    for tile in tiles:
        state.reserve &= ~(1 << tile)
    if reserve is not None:
        state.reserve = sum(1 << TILE_IDS.index(id) for id in reserve)
    for player in state.players:
        player.coins = coins
    questions.turn(state, turn)
    return state


def shown_table(**laid: Any) -> CarraraState:
    """With the components of the edition that boards and sentences show."""
    components = current("carrara").component_set
    assert isinstance(components, Components)
    return table(components=components, **laid)


def give(state: CarraraState, seat: int, coins: int | None = None, blocks: str = "") -> None:
    """Put coins, and blocks of the bag, behind a screen: give(state, 0, coins=3, blocks="2 white, 1 red")."""
    player = state.players[seat]
    if coins is not None:
        player.coins = coins
    for part in filter(None, blocks.split(", ")):
        number, colour = part.split()
        handful = handful_of([COLOURS.index(colour)] * int(number))
        player.blocks += handful
        state.bag -= handful


def own(
    state: CarraraState, seat: int, tile: str, city: str, decorated: bool = False, statue: str | None = None
) -> None:
    """A building already stands in a city, with what adorns it."""
    player = state.players[seat]
    number = TILE_IDS.index(tile)
    if number >= BUILDINGS:
        state.monuments &= ~(1 << state.components.kinds[number])
    else:
        state.reserve &= ~(1 << number)
        state.display = tuple(NOWHERE if other == number else other for other in state.display)
    boards.put_up(state.components, player, number, CITIES.index(city))
    place = len(player.board.buildings) - 1
    items = [state.components.kinds[number]] if decorated else []
    items += [ITEMS.index(f"{statue}-statue")] if statue else []
    for item in items:
        boards.adorn(state.components, player, place, item)
        take_from_supply(state, item)


def take_from_supply(state: CarraraState, item: int) -> None:
    if item != GOLD:
        supply = list(state.supply)
        supply[item] -= 1
        state.supply = tuple(supply)


def stored(state: CarraraState, seat: int, *items: str) -> None:
    """Items lie in a player's storage since an earlier turn."""
    for id in items:
        item = ITEMS.index(id)
        state.players[seat].storage = (*state.players[seat].storage, item)
        take_from_supply(state, item)


def used_up(state: CarraraState, *items: str) -> None:
    """No such item is left in the supply: all of them are in the box."""
    for id in items:
        item = ITEMS.index(id)
        supply, box = list(state.supply), list(state.box)
        box[item] += supply[item]
        supply[item] = 0
        state.supply, state.box = tuple(supply), tuple(box)


def upgraded(state: CarraraState, seat: int, *upgrades: str) -> None:
    for id in upgrades:
        number = UPGRADE_IDS.index(id)
        state.upgrades &= ~(1 << number)
        boards.lay_upgrade(state.components, state.players[seat], number)


def covered(state: CarraraState, *tiles: str) -> None:
    """Tiles lie under monuments, out of the game."""
    for id in tiles:
        number = TILE_IDS.index(id)
        state.reserve &= ~(1 << number)
        state.covered |= 1 << number


def column_on(state: CarraraState, seat: int, *places: str) -> None:
    """Columns of a player, from the last bonus fields on, already stand on places."""
    player = state.players[seat]
    for id in places:
        bit = 1 << PLACE_IDS.index(id)
        player.places |= bit
        state.taken |= bit & SHARED_BITS
        player.fields &= ~(1 << player.fields.bit_length() - 1)


def no_fields(state: CarraraState, *seats: int, large: int = 0) -> None:
    """These players have no column on a bonus field, and so many on the large one."""
    for seat in seats:
        state.players[seat].fields = 0
        state.players[seat].large = large


def visit(state: CarraraState, holder: int, field: int) -> None:
    """A player holds the royal visit token since the last turn, having used the column of a field."""
    state.holder = holder
    state.visit = field - 1
    state.players[holder].fields &= ~(1 << field - 1)


def play(state: CarraraState, *decisions: str) -> None:
    """Apply decisions by their text."""
    state.menu = None  # the position may have been changed by hand
    for text in decisions:
        state.apply(CATALOGUE.parse(text))


def told(state: CarraraState, *decisions: str) -> list[dict[str, object]]:
    """Apply decisions, and what the log tells everybody of them."""
    journal = Journal()
    state.attach(journal)
    play(state, *decisions)
    state.attach(None)
    return [event.seen_by(None) for event in journal.events]


def legal(state: CarraraState, start: str = "") -> list[str]:
    """The texts of the legal decisions that begin so."""
    state.menu = None  # the position may have been changed by hand
    return [str(decision) for decision in state.legal() if str(decision).startswith(start)]


def refusal(state: CarraraState, text: str) -> Refusal:
    """The reason why a decision is refused; the test fails if it is legal."""
    state.menu = None  # the position may have been changed by hand
    reason = state.refusal(CATALOGUE.parse(text))
    assert reason is not None, f"{text} is legal"
    assert CATALOGUE.parse(text) not in state.legal()
    return reason


def player(state: CarraraState, seat: int = 0) -> Player:
    return state.players[seat]


def blocks(state: CarraraState, seat: int = 0) -> dict[str, int]:
    return spelled(state.players[seat].blocks)


def coins(state: CarraraState, seat: int = 0) -> int:
    return state.players[seat].coins


def points(state: CarraraState, seat: int = 0) -> int:
    return state.players[seat].points


def sector(state: CarraraState, part: int) -> dict[str, int]:
    return spelled(state.wheel[part - 1])


def buildings(state: CarraraState, seat: int, city: str) -> list[str]:
    number = CITIES.index(city)
    return [TILE_IDS[building.tile] for building in state.players[seat].board.buildings if building.city == number]


def items_on(state: CarraraState, seat: int, tile: str) -> list[str]:
    """What adorns a building."""
    for building in state.players[seat].board.buildings:
        if TILE_IDS[building.tile] == tile:
            items = [ITEMS[state.components.kinds[building.tile]]] if building.decorated else []
            return items + ([ITEMS[FIRST_STATUE + building.statue]] if building.statue >= 0 else [])
    raise AssertionError(f"seat {seat} does not own {tile}")


def storage(state: CarraraState, seat: int = 0) -> list[str]:
    return [ITEMS[item] for item in state.players[seat].storage]


def supply(state: CarraraState, item: str) -> int:
    return state.supply[ITEMS.index(item)]


def boxed(state: CarraraState, item: str) -> int:
    return state.box[ITEMS.index(item)]


def places(state: CarraraState, seat: int = 0) -> list[str]:
    return [id for number, id in enumerate(PLACE_IDS) if state.players[seat].places >> number & 1]
