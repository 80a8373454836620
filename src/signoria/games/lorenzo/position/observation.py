"""What a seat may see as numbers for learners: the facts of `views`, own seat first, others in seat order after it."""

from typing import Final

from signoria.engine.observation import MOST, Observer
from signoria.games.lorenzo.components.board import CARD_SLOTS, SPACES
from signoria.games.lorenzo.components.cards import PACK, TYPE_SIZE
from signoria.games.lorenzo.components.components import SHIPPED
from signoria.games.lorenzo.components.goods import MEMBERS, TYPES, VICTORY
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LORENZO, PACKET
from signoria.games.lorenzo.position.imagination import packet_in_hand, seen_from
from signoria.games.lorenzo.position.options import CHOICES, SWITCHES
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.views import own_answer
from signoria.games.lorenzo.rules.calendar import ROUNDS
from signoria.games.lorenzo.rules.scoring import PARTS, points, ranks
from signoria.games.lorenzo.rules.values import member_value

OPTION_NAMES: Final = ", ".join([option.name for option in SWITCHES])
RULES_TEXT: Final = f"Options that are not at their default: {OPTION_NAMES}; and last the advanced game."
LEADERS: Final[int] = len(LEADER_IDS)
PARTS_TEXT: Final = f"Its parts besides victory points: {', '.join(PARTS[1:-1])}."
ORDERED: Final = [f"{type} order" for type in TYPES]
HIGHEST_VALUE: Final[int] = (
    max(6, SHIPPED.abilities.federico_value, SHIPPED.abilities.moro_value, SHIPPED.abilities.malatesta_bonus)
    + SHIPPED.abilities.lucrezia_bonus
    + SHIPPED.curses.weak_by
)
"""As much as the shipped values allow: a layout is the same in all editions."""
VALUES_TEXT: Final = (
    "White, black, orange and neutral without servants, plus what an excommunication takes, so that none is below 0."
)
NO_CARDS: Final[tuple[int, ...]] = ()


def report(state: Position, observer: Observer, seat: int) -> None:
    report_table(state, observer, seat)
    state.report_asked(observer, seat)
    answer = own_answer(state, seat)
    observer.choice("answer", -1 if answer is None else int(answer), 2, "The own secret answer: no, yes.")
    report_draft(state, observer, seat)
    seats = len(state.players)
    parts = [points(state, other) for other in range(seats)]
    totals = [sum(part) for part in parts]
    ranking = ranks(state, totals)
    for step in range(seats):
        observer.begin("player", step)
        other = (seat + step) % seats
        report_player(state, observer, other, step == 0)
        observer.long(
            "score", totals[other] if totals[other] > 0 else 0, 2, "Points if the game ended now; 0 if below 0."
        )
        observer.numbers("score parts", parts[other][1:-1], MOST, PARTS_TEXT)
        observer.number("score loss", -parts[other][-1], MOST, "What excommunications take off.")
        observer.choice("place", ranking[other], seats, "The place in the ranking if the game ended now.")


def report_table(state: Position, observer: Observer, seat: int) -> None:
    seats = len(state.players)
    observer.begin("table", -1)
    observer.numbers("rules", state.rules.switched, 1, RULES_TEXT)
    for option in CHOICES:
        option.write(observer, state.rules.chosen[option.name])
    observer.flag("over", not state.stack, "The game is over.")
    observer.choice("round", state.round, ROUNDS + 1, "The round, 0 before the first; two make a period.")
    observer.numbers("dice", list(state.dice), 6, "White, black and orange; 0 before they are rolled.")
    cards = [state.components.cards[card].rank if card >= 0 else -1 for card in state.floors]
    observer.choices("towers", cards, TYPE_SIZE, "Floor by floor the card there, among those of the tower's type.")
    observer.bits("decks", state.packs, len(TYPES) * PACK, "By type the cards of the period that are still to come.")
    observer.members("excommunication", state.tiles, len(SHIPPED.tiles), "The excommunication tiles on the board.")
    arrivals = [(other - seat) % seats for other in state.palace]
    arrivals += [-1] * (len(MEMBERS) * seats - len(arrivals))
    observer.choices("palace", arrivals, seats, "Whose members stand in the council palace, in order of arrival.")


def report_draft(state: Position, observer: Observer, seat: int) -> None:
    """The packet in hand, and every packet that has passed through it as it was then."""
    seen = [0] * (PACKET * LEADERS)
    if state.rules.advanced:
        for origin in range(len(state.players)):
            for turn in seen_from(state, seat, origin):
                start = turn * LEADERS
                for leader in state.packets[origin]:
                    seen[start + leader] = 1
                for leader in state.picks[origin][turn:]:
                    seen[start + leader] = 1
    observer.begin("draft", -1)
    observer.members("packet", packet_in_hand(state, seat), LEADERS, "The leaders of the packet in hand.")
    observer.numbers("seen", seen, 1, "Pass by pass the leaders of the packet that was in hand.")


def report_player(state: Position, observer: Observer, seat: int, own: bool) -> None:
    player = state.players[seat]
    index = -1
    for number in range(len(state.order)):
        if state.order[number] == seat:
            index = number
    observer.choice("order", index, len(state.players), "The place in the turn order.")
    observer.numbers("goods", player.goods[:VICTORY], MOST, "Coins, wood, stone, servants, military and faith points.")
    observer.long("victory", player.goods[VICTORY], 2, "Victory points.")
    for type in range(len(TYPES)):
        ranked = tuple([state.components.cards[card].rank for card in player.cards[type]])
        observer.members(TYPES[type], ranked, TYPE_SIZE, "The cards of this type, by number within the type.")
        observer.row(ORDERED[type], ranked, CARD_SLOTS, TYPE_SIZE, "The same in the order they were taken.")
    values = [member_value(state, player, member) + state.components.curses.weak_by for member in range(len(MEMBERS))]
    observer.numbers("member values", values, HIGHEST_VALUE, VALUES_TEXT)
    observer.choices("members", player.placed, SPACES, "Member by member the space it stands on.")
    observer.choice("bonus tile", player.tile, len(SHIPPED.board.bonus_tiles), "The personal bonus tile.")
    observer.bits("excommunicated", player.curses, len(SHIPPED.tiles), "The excommunication tiles that bind.")
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
    observer.members("leaders", leaders, LEADERS, "Leaders in play.")
    observer.row("leader order", leaders, PACKET, LEADERS, "The same in the order they were played.")
    observer.bits("used", used, LEADERS, "Leaders in play that have been used this round.")
    observer.choice("copied", copied, LEADERS, "Whom Lorenzo de' Medici copies.")
    observer.flag("out", player.out and state.rules.pass_is_final, "Has forfeited for this round.")
    observer.number("hand size", len(player.hand), PACKET, "Leaders in hand.")
    observer.members("hand", player.hand if own else NO_CARDS, LEADERS, "Which they are; the own only.")
    observer.number("discard size", len(player.discarded), PACKET, "Leaders discarded.")
    shown = own or not state.rules.hidden_discards
    discarded = player.discarded if shown else NO_CARDS
    observer.row("discarded", discarded, PACKET, LEADERS, "Which they are, in their order, where they are shown.")
