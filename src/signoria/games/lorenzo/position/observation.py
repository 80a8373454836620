"""What a seat may see as numbers for learners: the facts of `views`, own seat first, others in seat order after it."""

from typing import Final

from signoria.engine.frame import Frame
from signoria.engine.observation import MOST, Observer
from signoria.games.lorenzo.components.board import BONUS_TILES, FLOORS, MAX_CARDS, PRIVILEGE_NAMES, SPACES
from signoria.games.lorenzo.components.cards import CARDS, PACKS
from signoria.games.lorenzo.components.excommunications import TILES, WEAK_BY
from signoria.games.lorenzo.components.goods import BUILDING, MEMBERS, TYPES, VICTORY
from signoria.games.lorenzo.components.leaders import (
    FEDERICO_VALUE,
    LEADERS,
    LORENZO,
    LUCREZIA_BONUS,
    MALATESTA_BONUS,
    MORO_VALUE,
)
from signoria.games.lorenzo.position.catalogue import EFFECTS
from signoria.games.lorenzo.position.imagination import seen_from
from signoria.games.lorenzo.position.options import ADVANCED, BITS, HIDDEN_DISCARDS, PASS_IS_FINAL
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    DRAFTING,
    ORDERING,
    PAY_SERVANTS,
    PRIVILEGES_DUE,
    TRADING,
    TURN,
    Position,
)
from signoria.games.lorenzo.position.views import QUESTIONS, own_answer
from signoria.games.lorenzo.rules.areas import chosen_trade, trade_partner
from signoria.games.lorenzo.rules.draft import PACKET, packet_held
from signoria.games.lorenzo.rules.rounds import ROUNDS
from signoria.games.lorenzo.rules.scoring import PARTS, points, ranks
from signoria.games.lorenzo.rules.values import member_value

ASKED: Final = list(QUESTIONS)
QUESTION_OF: Final = [ASKED.index(kind) if kind in ASKED else -1 for kind in range(max(ASKED) + 1)]
"""By kind of frame: its place among the questions that can be asked, or -1."""

TYPE_SIZE: Final = 24
"""Cards of each type, 8 of each period."""
PERIODS: Final = 3
RANK: Final = [
    (CARDS[card].period - 1) * len(PACKS[0]) + PACKS[(CARDS[card].period - 1) * 4 + CARDS[card].type].index(card)
    for card in range(len(CARDS))
]
"""By card: its number among those of its type."""
SWITCHES: Final = len(BITS) + 1
"""The options and the variant, one bit each."""
FOR_TEXT: Final = f"What for: {', '.join(QUESTIONS.values())}."
SWITCHED: Final = ", ".join(sorted(BITS, key=BITS.__getitem__))
RULES_TEXT: Final = f"Options that are not at their default: {SWITCHED}; and last the advanced game."
PARTS_TEXT: Final = f"Its parts besides victory points: {', '.join(PARTS[1:-1])}."
ORDERED: Final = [f"{type} order" for type in TYPES]
HIGHEST_VALUE: Final[int] = max(6, FEDERICO_VALUE, MORO_VALUE, MALATESTA_BONUS) + LUCREZIA_BONUS + WEAK_BY
VALUES_TEXT: Final = f"White, black, orange and neutral without servants, plus {WEAK_BY} so that none is below 0."
NO_CARDS: Final[tuple[int, ...]] = ()


def report(state: Position, observer: Observer, seat: int) -> None:
    report_table(state, observer, seat)
    report_question(state, observer, seat)
    report_draft(state, observer, seat)
    seats = len(state.players)
    parts = [points(state, other) for other in range(seats)]
    totals = [sum(part) for part in parts]
    places = ranks(state, totals)
    for step in range(seats):
        observer.begin("player", step)
        other = (seat + step) % seats
        report_player(state, observer, other, step == 0)
        observer.long(
            "score", totals[other] if totals[other] > 0 else 0, 2, "Points if the game ended now; 0 if below 0."
        )
        observer.numbers("score parts", parts[other][1:-1], MOST, PARTS_TEXT)
        observer.number("score loss", -parts[other][-1], MOST, "What excommunications take off.")
        observer.choice("place", places[other], seats, "The place in the ranking if the game ended now.")


def report_table(state: Position, observer: Observer, seat: int) -> None:
    seats = len(state.players)
    observer.begin("table", -1)
    observer.bits("rules", state.rules, SWITCHES, RULES_TEXT)
    observer.flag("over", not state.stack, "The game is over.")
    observer.choice("round", state.round, ROUNDS + 1, "The round, 0 before the first; two make a period.")
    observer.numbers("dice", list(state.dice), 6, "White, black and orange; 0 before they are rolled.")
    cards = [RANK[card] if card >= 0 else -1 for card in state.floors]
    observer.choices("towers", cards, TYPE_SIZE, "Floor by floor the card there, among the 24 of the tower's type.")
    observer.bits("decks", state.packs, len(TYPES) * 8, "By type the cards of the period that are still to come.")
    observer.members("excommunication", state.tiles, len(TILES), "The excommunication tiles on the board.")
    arrivals = [(other - seat) % seats for other in state.palace]
    arrivals += [-1] * (len(MEMBERS) * seats - len(arrivals))
    observer.choices("palace", arrivals, seats, "Whose members stand in the council palace, in order of arrival.")


def report_question(state: Position, observer: Observer, seat: int) -> None:
    """Who is asked, for what, and the public circumstances."""
    seats = len(state.players)
    asked = -1
    kind = -1
    member = space = card = leader = -1
    value = left = taken = effects = 0
    turn = -1
    acted = False
    chosen = [0] * TYPE_SIZE
    if state.stack and state.stack[-1].seat >= 0:
        frame = state.stack[-1]
        asked = (frame.seat - seat) % seats
        kind = frame.kind
        if kind == TURN:
            acted = frame.a == 1
        elif kind == PAY_SERVANTS or kind == CHOOSE_COST or kind == CHOOSE_DISCOUNT:
            member = frame.a
            space = frame.b
            if 0 <= space < FLOORS:
                card = state.floors[space]
            if kind == PAY_SERVANTS:
                leader = frame.d - 1
        elif kind == TRADING:
            card = trade_partner(state, frame)
            value = frame.a
            note_trades(state, frame, chosen)
        elif kind == PRIVILEGES_DUE:
            left = frame.a
            taken = frame.b
        elif kind == BONUS_ACTION:
            card = frame.a
        elif kind == ORDERING:
            card = frame.a
            effects = frame.b
        elif kind == DRAFTING:
            turn = frame.a
    observer.begin("asked", -1)
    observer.choice("seat", asked, seats, "Who is asked, counted from the own seat; nothing if nobody is.")
    observer.choice("for", -1 if kind < 0 else QUESTION_OF[kind], len(ASKED), FOR_TEXT)
    observer.flag("acted", acted, "In a turn: the placement is done.")
    observer.choice("member", member, len(MEMBERS), "The member placed; nothing in a bonus action.")
    observer.choice("space", space, SPACES, "The space chosen.")
    observer.choice("card", card, len(CARDS), "The card in question, by its number.")
    observer.choice("leader", leader, len(LEADERS), "The leader that grants the action.")
    observer.number("value", value, MOST, "The value of a production.")
    observer.numbers("chosen", chosen, 2, "By building: the trade chosen in this production, counted from 1.")
    observer.number("privileges", left, MOST, "Privileges still to be exchanged.")
    observer.bits("taken", taken, len(PRIVILEGE_NAMES), "What this source's privileges were exchanged for.")
    observer.bits("effects", effects, len(EFFECTS), "Immediate effects of the card that are still to come.")
    observer.choice("pass", turn, PACKET, "The pass of the draft.")
    answer = own_answer(state, seat)
    observer.choice("answer", -1 if answer is None else int(answer), 2, "The own secret answer: no, yes.")


def note_trades(state: Position, frame: Frame, chosen: list[int]) -> None:
    buildings = state.players[frame.seat].cards[BUILDING]
    for place in range(len(buildings)):
        chosen[RANK[buildings[place]]] = chosen_trade(frame.c, place)


def report_draft(state: Position, observer: Observer, seat: int) -> None:
    """The packet in hand, and every packet that has passed through it as it was then."""
    packet = NO_CARDS
    seen = [0] * (PACKET * len(LEADERS))
    if state.rules & ADVANCED:
        frame = state.stack[-1] if state.stack else None
        if frame is not None and frame.kind == DRAFTING and frame.seat <= seat:
            packet = state.packets[packet_held(state, seat, frame.a)]
        for origin in range(len(state.players)):
            for turn in seen_from(state, seat, origin):
                start = turn * len(LEADERS)
                for leader in state.packets[origin]:
                    seen[start + leader] = 1
                for leader in state.picks[origin][turn:]:
                    seen[start + leader] = 1
    observer.begin("draft", -1)
    observer.members("packet", packet, len(LEADERS), "The leaders of the packet in hand.")
    observer.numbers("seen", seen, 1, "Pass by pass the leaders of the packet that was in hand.")


def report_player(state: Position, observer: Observer, seat: int, own: bool) -> None:
    player = state.players[seat]
    place = -1
    for number in range(len(state.order)):
        if state.order[number] == seat:
            place = number
    observer.choice("order", place, len(state.players), "The place in the turn order.")
    observer.numbers("goods", player.goods[:VICTORY], MOST, "Coins, wood, stone, servants, military and faith points.")
    observer.long("victory", player.goods[VICTORY], 2, "Victory points.")
    for type in range(len(TYPES)):
        ranked = tuple([RANK[card] for card in player.cards[type]])
        observer.members(TYPES[type], ranked, TYPE_SIZE, "The cards of this type, by number within the type.")
        observer.row(ORDERED[type], ranked, MAX_CARDS, TYPE_SIZE, "The same in the order they were taken.")
    values = [member_value(state, player, member) + WEAK_BY for member in range(len(MEMBERS))]
    observer.numbers("member values", values, HIGHEST_VALUE, VALUES_TEXT)
    observer.choices("members", player.placed, SPACES, "Member by member the space it stands on.")
    observer.choice("bonus tile", player.tile, len(BONUS_TILES), "The personal bonus tile.")
    observer.bits("excommunicated", player.curses, len(TILES), "The excommunication tiles that bind.")
    report_leaders(state, observer, seat, own)


def report_leaders(state: Position, observer: Observer, seat: int, own: bool) -> None:
    player = state.players[seat]
    leaders = player.leaders
    used = 0
    copied = -1
    for leader in leaders:
        used |= player.used & 1 << leader
        if leader == LORENZO:
            copied = player.copied
    observer.members("leaders", leaders, len(LEADERS), "Leaders in play.")
    observer.row("leader order", leaders, PACKET, len(LEADERS), "The same in the order they were played.")
    observer.bits("used", used, len(LEADERS), "Leaders in play that have been used this round.")
    observer.choice("copied", copied, len(LEADERS), "Whom Lorenzo de' Medici copies.")
    observer.flag("out", player.out and state.rules & PASS_IS_FINAL != 0, "Has forfeited for this round.")
    observer.number("hand size", len(player.hand), PACKET, "Leaders in hand.")
    observer.members("hand", player.hand if own else NO_CARDS, len(LEADERS), "Which they are; the own only.")
    observer.number("discard size", len(player.discarded), PACKET, "Leaders discarded.")
    shown = own or not state.rules & HIDDEN_DISCARDS
    discarded = player.discarded if shown else NO_CARDS
    observer.row("discarded", discarded, PACKET, len(LEADERS), "Which they are, in their order, where they are shown.")
