"""What a seat may see as numbers for learners: the facts of `views`, own seat first, others in seat order after it."""

from typing import Final

from signoria.engine.observation import MOST, Observer
from signoria.engine.score import Score
from signoria.games.carrara.components.cities import CITIES, UPGRADE_NAMES
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.court import ADVANCED_FIELDS as FIELDS
from signoria.games.carrara.components.items import GOLD_COLOUR, ITEMS
from signoria.games.carrara.components.marble import COLOURS, FULL, count
from signoria.games.carrara.components.places import PLACE_IDS
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILE_IDS
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.position.options import OBSERVED
from signoria.games.carrara.position.position import NOWHERE, Player, Position
from signoria.games.carrara.rules.scoring import PARTS as SCORE_PARTS
from signoria.games.carrara.rules.scoring import scores
from signoria.games.carrara.rules.turn import Turn

SCORE_TEXT: Final = f"Points, when the game is over: {', '.join(SCORE_PARTS)}."
IDLE_PARTS: Final = 4
"""Enough for the longest stall: 200 rounds of 4 seats."""


def report(state: Position, observer: Observer, seat: int) -> None:
    report_table(state, observer, seat)
    report_wheel(state, observer)
    report_turn(state, observer, seat)
    state.report_asked(observer, seat)
    seats = len(state.players)
    over = not state.stack
    found = scores(state) if over else []
    for step in range(seats):
        observer.begin("player", step)
        other = (seat + step) % seats
        report_player(state.players[other], observer, over or step == 0)
        report_score(state, observer, found[other] if over else None)


def relative(state: Position, seat: int, other: int) -> int:
    """A seat as counted from the own one, or -1 for none."""
    return -1 if other == NOWHERE else (other - seat) % len(state.players)


def report_table(state: Position, observer: Observer, seat: int) -> None:
    seats = len(state.players)
    observer.begin("table", -1)
    observer.flag("advanced", state.rules.advanced, "The advanced game.")
    for option in OBSERVED:
        option.write(observer, state.rules.chosen[option.name])
    observer.flag("over", not state.stack, "The game is over.")
    observer.flag("stopped", state.stopped, "It ended without a trigger.")
    observer.choice("first", relative(state, seat, state.first), seats, "The start player, counted from the own seat.")
    observer.choice("trigger", relative(state, seat, state.trigger), seats, "Who triggered the end.")
    observer.long("idle", state.idle + 1, IDLE_PARTS, "Turns in a row without a new building or column, plus 1.")
    observer.choices("display", list(state.display), BUILDINGS, "Place by place the open tile.")
    observer.bits("reserve", state.reserve, BUILDINGS, "Face-down tiles.")
    observer.bits("covered", state.covered, BUILDINGS, "Tiles under monuments.")
    observer.bits("monuments", state.monuments, len(KINDS), "Kinds whose monument is open.")
    observer.bits("upgrades", state.upgrades, len(UPGRADE_NAMES), "Open upgrade tiles.")
    observer.numbers(
        "supply", list(state.supply), FULL, "Items in the supply: decorations by kind, then statues by colour."
    )
    observer.numbers("box", list(state.box), FULL, "Items out of the game, last the gold statues.")
    observer.choice("visit holder", relative(state, seat, state.holder), seats, "Who holds the royal visit token.")
    observer.choice("visit field", state.visit, FIELDS, "The bonus field of that visit.")


def report_wheel(state: Position, observer: Observer) -> None:
    shown = state.rules.advanced
    blocks = [count(state.wheel[part], colour) for part in range(PARTS) for colour in range(len(COLOURS))]
    observer.begin("wheel", -1)
    observer.numbers("blocks", blocks, FULL, "Ring part by ring part the blocks of each colour, cheapest first.")
    observer.choice("large", state.large if shown else -1, PARTS, "By how many parts the large wheel has turned.")
    observer.choice("small", state.small if shown else -1, PARTS, "By how many parts the small wheel has turned.")


def report_turn(state: Position, observer: Observer, seat: int) -> None:
    """Whose turn it is and what was done in it."""
    whose = stored = -1
    acted = False
    turn = state.stack[0] if state.stack else None
    if isinstance(turn, Turn):
        whose = (turn.seat - seat) % len(state.players)
        acted = turn.acted
        if state.stored:
            stored = state.players[turn.seat].storage[-1]
    observer.begin("turn", -1)
    observer.choice("seat", whose, len(state.players), "Whose turn it is, counted from the own seat.")
    observer.flag("acted", acted, "The action is done.")
    observer.flag("purchased", state.purchased, "An item was bought for coins.")
    observer.choice("stored", stored, len(ITEMS), "The item that was put into the storage.")
    observer.flag("scoring", state.in_hand, "A column is in hand.")


def report_player(player: Player, observer: Observer, open: bool) -> None:
    blocks = player.blocks if open else 0
    observer.long("points", player.points, 2, "Victory points.")
    observer.long("coins", player.coins if open else 0, 2, "Coins; 0 while they stand behind a screen.")
    observer.numbers("blocks", counts(blocks), FULL, "Blocks by colour, cheapest first; 0 while behind a screen.")
    report_buildings(player, observer)
    observer.bits("upgrades", player.board.upgrades, len(UPGRADE_NAMES), "Upgrade tiles.")
    observer.row("storage", player.storage, SPACES, len(ITEMS), "Stored items in their order, numbered from 1.")
    observer.bits("fields", player.fields, FIELDS, "Bonus fields with an own column.")
    observer.number("large field", player.large, FIELDS, "Own columns on the large field.")
    observer.bits("places", player.places, len(PLACE_IDS), "Scoring places with an own column.")


def counts(handful: int) -> list[int]:
    return [count(handful, colour) for colour in range(len(COLOURS))]


def report_buildings(player: Player, observer: Observer) -> None:
    tiles = len(TILE_IDS)
    size = len(CITIES)
    cities = observer.claim("buildings", tiles * size, 1, "Tile by tile the city it was built in, monuments last.")
    built = observer.claim("built", tiles, tiles, "By tile when it was built: 1 for the first.")
    decorated = observer.claim("decorated", tiles, 1, "By tile whether it is decorated.")
    statues = observer.claim("statues", tiles, GOLD_COLOUR + 1, "By tile its statue: 1 to 6 by colour, 7 for gold.")
    places = observer.cells
    for order, building in enumerate(player.board.buildings):
        tile = building.tile
        places[cities + tile * size + building.city] = 1
        places[built + tile] = order + 1
        if building.decorated:
            places[decorated + tile] = 1
        places[statues + tile] = building.statue + 1  # 0 for none


def report_score(state: Position, observer: Observer, score: Score | None) -> None:
    """Known only when the game is over: before that coins are behind screens."""
    parts = [0] * len(SCORE_PARTS) if score is None else list(score.parts.values())
    place = -1 if score is None else score.place - 1
    observer.numbers("score parts", parts, MOST, SCORE_TEXT)
    observer.choice("place", place, len(state.players), "The place in the final ranking; equals share it.")
