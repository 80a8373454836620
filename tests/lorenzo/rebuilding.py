"""The view of a seat, rebuilt from its observation."""

from typing import Any

from signoria.games.lorenzo.components.board import PRIVILEGE_NAMES, SPACE_NAMES, SPACES
from signoria.games.lorenzo.components.cards import PACK, TYPE_SIZE
from signoria.games.lorenzo.components.components import SHIPPED, Components
from signoria.games.lorenzo.components.goods import BUILDING, DICE, GOODS, MEMBERS, TYPES
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LORENZO, PACKET
from signoria.games.lorenzo.position.catalogue import EFFECTS, QUESTIONS
from signoria.games.lorenzo.position.options import CHOICES, OPTIONS, SWITCHES
from signoria.games.lorenzo.rules.scoring import PARTS
from tests.observations import Reading, View, chosen

CARD_IDS = [card.id for card in SHIPPED.cards]
TILE_IDS = [tile.id for tile in SHIPPED.tiles]


def card_id(type: int, rank: int) -> str:
    """The card of that number among those of its type."""
    return SHIPPED.cards[SHIPPED.packs[rank // PACK * 4 + type][rank % PACK]].id


def leaders(numbers: list[int]) -> list[str]:
    return [LEADER_IDS[number] for number in numbers]


def view(reading: Reading, seats: int, viewer: int, components: Components = SHIPPED) -> View:
    *switched, advanced = reading.numbers("table.rules")
    options = {
        option.name: next(value for value in option.values if value != option.default)
        for option, on in zip(SWITCHES, switched, strict=True)
        if on
    }
    told = {option.name: reading.option(option) for option in CHOICES}
    options.update({name: value for name, value in told.items() if value != OPTIONS[name].default})
    round = reading.choice("table.round")
    assert round is not None
    weak_by = components.curses.weak_by
    players = {
        (viewer + step) % seats: player(reading, step, seats, viewer, "hidden_discards" in options, weak_by)
        for step in range(seats)
    }
    answer = reading.choice("asked.answer")
    return {
        "game": "lorenzo",
        "variant": "advanced" if advanced else "basic",
        "options": options,
        "seats": seats,
        "viewer": viewer,
        "over": reading.flag("table.over"),
        "round": round,
        "period": (round + 1) // 2,
        "order": order(reading, seats, viewer),
        "asked": asked(reading, seats, viewer),
        "dice": dict(zip(DICE, reading.numbers("table.dice"), strict=True)),
        "towers": towers(reading),
        "spaces": spaces(players),
        "palace": [(viewer + step) % seats for step in reading.choices("table.palace", seats) if step is not None],
        "excommunication": [TILE_IDS[tile] for tile in reading.members("table.excommunication")],
        "decks": decks(reading, round),
        "players": [players[seat] for seat in range(seats)],
        "answer": None if answer is None else answer == 1,
        "draft": draft(reading) if advanced else None,
        "scores": [score(reading, (seat - viewer) % seats, seat) for seat in range(seats)],
    }


def order(reading: Reading, seats: int, viewer: int) -> list[int]:
    places = {reading.choice(f"player-{step}.order"): (viewer + step) % seats for step in range(seats)}
    return [places[place] for place in range(seats) if place in places]


def asked(reading: Reading, seats: int, viewer: int) -> View | None:
    step, kind = reading.choice("asked.seat"), reading.choice("asked.for")
    if step is None or kind is None:
        return None
    told: View = {"seat": (viewer + step) % seats, "for": QUESTIONS[kind]}
    card = chosen(CARD_IDS, reading.choice("asked.card"))
    match QUESTIONS[kind]:
        case "turn":
            told["acted"] = reading.flag("asked.acted")
        case "servants" | "cost" | "discount":
            told["member"] = chosen(MEMBERS, reading.choice("asked.member"))
            told["space"] = chosen(SPACE_NAMES, reading.choice("asked.space"))
            told["card"] = card
            told["leader"] = chosen(LEADER_IDS, reading.choice("asked.leader"))
        case "trade":
            trades = enumerate(reading.numbers("asked.chosen"))
            told["card"] = card
            told["value"] = reading.number("asked.value")
            told["chosen"] = {card_id(BUILDING, rank): trade for rank, trade in trades if trade}
        case "privilege":
            told["left"] = reading.number("asked.privileges")
            told["taken"] = [PRIVILEGE_NAMES[option] for option in reading.members("asked.taken")]
        case "bonus action":
            told["card"] = card
        case "effect order":
            told["card"] = card
            told["left"] = [EFFECTS[part] for part in reading.members("asked.effects")]
        case "draft":
            turn = reading.choice("asked.pass")
            assert turn is not None
            told["pass"] = turn + 1
    return told


def towers(reading: Reading) -> View:
    floors = reading.choices("table.towers", TYPE_SIZE)
    shown = [None if rank is None else card_id(floor // 4, rank) for floor, rank in enumerate(floors)]
    return {type: shown[4 * tower : 4 * tower + 4] for tower, type in enumerate(TYPES)}


def decks(reading: Reading, round: int) -> View:
    if round == 0:
        return {type: [] for type in TYPES}
    face_down = reading.numbers("table.decks")
    first = (round - 1) // 2 * PACK
    return {
        type: [card_id(tower, first + place) for place in range(PACK) if face_down[PACK * tower + place]]
        for tower, type in enumerate(TYPES)
    }


def spaces(players: dict[int, dict[str, Any]]) -> View:
    standing: dict[str, list[View]] = {name: [] for name in SPACE_NAMES}
    for seat in sorted(players):
        for member, found in players[seat]["members"].items():
            if found["space"] is not None:
                standing[found["space"]].append({"seat": seat, "member": member})
    return {name: members for name, members in standing.items() if members}


def player(reading: Reading, step: int, seats: int, viewer: int, hides_discards: bool, weak_by: int) -> dict[str, Any]:
    block = f"player-{step}."
    values = reading.numbers(block + "member values")
    placed = reading.choices(block + "members", SPACES)
    used = reading.members(block + "used")
    copied = chosen(LEADER_IDS, reading.choice(block + "copied"))
    shows_discards = step == 0 or not hides_discards
    assert reading.members(block + "leaders") == sorted(reading.row(block + "leader order"))
    for type in TYPES:
        assert reading.members(block + type) == sorted(reading.row(f"{block}{type} order"))
    return {
        "seat": (viewer + step) % seats,
        "goods": dict(
            zip(GOODS[:7], [*reading.numbers(block + "goods"), reading.number(block + "victory")], strict=True)
        ),
        "cards": {
            type: [card_id(tower, rank) for rank in reading.row(f"{block}{type} order")]
            for tower, type in enumerate(TYPES)
        },
        "members": {
            name: {"value": values[member] - weak_by, "space": chosen(SPACE_NAMES, placed[member])}
            for member, name in enumerate(MEMBERS)
        },
        "bonus_tile": chosen([tile.id for tile in SHIPPED.board.bonus_tiles], reading.choice(block + "bonus tile")),
        "excommunicated": [TILE_IDS[tile] for tile in reading.members(block + "excommunicated")],
        "leaders": [
            {"id": LEADER_IDS[leader], "used": leader in used, "copies": copied if leader == LORENZO else None}
            for leader in reading.row(block + "leader order")
        ],
        "out": reading.flag(block + "out"),
        "hand_size": reading.number(block + "hand size"),
        "hand": leaders(reading.members(block + "hand")) if step == 0 else None,
        "discard_size": reading.number(block + "discard size"),
        "discarded": leaders(reading.row(block + "discarded")) if shows_discards else None,
    }


def draft(reading: Reading) -> View:
    seen = reading.numbers("draft.seen")
    count = len(LEADER_IDS)
    return {
        "packet": leaders(reading.members("draft.packet")),
        "seen": [[LEADER_IDS[i] for i in range(count) if seen[turn * count + i]] for turn in range(PACKET)],
    }


def score(reading: Reading, step: int, seat: int) -> View:
    block = f"player-{step}."
    parts = [reading.number(block + "victory"), *reading.numbers(block + "score parts")]
    parts.append(-reading.number(block + "score loss"))
    place = reading.choice(block + "place")
    assert place is not None
    assert reading.number(block + "score") == max(0, sum(parts))
    return {"seat": seat, "total": sum(parts), "parts": dict(zip(PARTS, parts, strict=True)), "place": place + 1}
