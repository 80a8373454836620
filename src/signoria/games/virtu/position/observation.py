"""The table as numbers for learners: the facts of `views`, own seat first, the others in seat order after it."""

from typing import Final

from signoria.engine.observation import MOST, Observer
from signoria.games.virtu.components.cards import CARDS, CHARACTERS, FAMILY_OF, MACHIAVELLI_CARD, POWERS
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, MAX_UNLOCKED
from signoria.games.virtu.components.places import CATEGORIES, PLACES
from signoria.games.virtu.components.symbols import ACTIONS, ARROW, FULL, SYMBOLS, WIDTH
from signoria.games.virtu.components.tables import AGENTS, BONUSES, GREAT_POWERS, INDULGENCES, LAST_STEP, UNITS
from signoria.games.virtu.components.tiles import TILES
from signoria.games.virtu.position.catalogue import INDULGENCE_PILE
from signoria.games.virtu.position.options import BITS, YEARS
from signoria.games.virtu.position.position import (
    ACTING,
    ARRIVING,
    BATTLE,
    BUYING,
    DISBANDING,
    DROPPING,
    FIELD_WON,
    MAKING_ROOM,
    MOVING,
    PAYING,
    RETREAT,
    SEATING,
    SENDING,
    Position,
)
from signoria.games.virtu.position.views import QUESTIONS
from signoria.games.virtu.rules.court import unlocked
from signoria.games.virtu.rules.payments import PURPOSES
from signoria.games.virtu.rules.scoring import PARTS, crosses, points, ranks

ASKED: Final = list(QUESTIONS)
QUESTION_OF: Final = [ASKED.index(kind) if kind in ASKED else -1 for kind in range(max(ASKED) + 1)]
"""By kind of frame: its place among the questions that can be asked, or -1."""
FOR_TEXT: Final = f"What for: {', '.join(QUESTIONS.values())}."
RULES_TEXT: Final = f"Options that are not at their default: {', '.join(BITS)}."
PARTS_TEXT: Final = f"Its parts: {', '.join(PARTS[:-1])}."
SYMBOLS_TEXT: Final = ", ".join(SYMBOLS[:ARROW])
POOL_TEXT: Final = f"Symbols at hand for it: {SYMBOLS_TEXT}."
PRICE_TEXT: Final = f"What is left to pay: {SYMBOLS_TEXT}."
LEONARDO_TEXT: Final = "Cities where Leonardo has helped this spring; last whether he helps in the battle under way."
OWN_CARDS: Final = CHARACTERS + 4
"""The cards that a palace can hold: the characters, the three of its family, Machiavelli."""


def own_number(card: int) -> int:
    """A card's number among those that a palace can hold."""
    if card < CHARACTERS:
        return card
    return OWN_CARDS - 1 if card == MACHIAVELLI_CARD else CHARACTERS + FAMILY_OF[CARDS[card].power].index(card)


OWN_NUMBER: Final = [own_number(card) for card in range(len(CARDS))]


def report(state: Position, observer: Observer, seat: int) -> None:
    report_table(state, observer)
    report_question(state, observer, seat)
    seats = len(state.players)
    counts = [crosses(state, other) for other in range(seats)]
    parts = [points(state, other, counts) for other in range(seats)]
    places = ranks(state, parts)
    for step in range(seats):
        observer.begin("player", step)
        other = (seat + step) % seats
        report_palace(state, observer, other)
        report_dominion(state, observer, other)
        report_tracks(state, observer, seat, other)
        total = sum(parts[other])
        observer.number("crosses", counts[other], MOST, "Religious influence.")
        observer.number("score", total if total > 0 else 0, MOST, "Prestige if the game ended now; 0 if below 0.")
        observer.numbers("score parts", parts[other][:-1], MOST, PARTS_TEXT)
        observer.number("score loss", -parts[other][-1], MOST, "What indulgences take off.")
        observer.choice(
            "place", places[other], seats, "The place in the ranking if the game ended now; equals share it."
        )


def report_table(state: Position, observer: Observer) -> None:
    observer.begin("table", -1)
    observer.bits("rules", state.rules & (1 << YEARS) - 1, len(BITS), RULES_TEXT)
    observer.number("year limit", state.rules >> YEARS, MOST, "The option year_limit.")
    observer.flag("over", not state.stack, "The game is over.")
    observer.number("year", state.year, MOST, "The year, 0 before the first spring.")
    observer.flag("ending", state.ending, "The game ends after this winter.")
    observer.bits("used alliances", state.used_alliances, len(GREAT_POWERS), "Great powers whose alliance was used.")
    observer.numbers("stock", state.stock[:INDULGENCE_PILE], MOST, "What is left to buy, pile by pile.")
    observer.number("indulgences", state.stock[INDULGENCE_PILE], INDULGENCES, "Indulgence cards left.")
    observer.bits("bonuses", state.bonuses, len(BONUSES), "Patronage bonuses that nobody has.")


def report_question(state: Position, observer: Observer, seat: int) -> None:
    """Who is asked, for what, and the circumstances."""
    seats = len(state.players)
    asked = kind = action = purpose = origin = category = card = city = attacker = defender = power = -1
    pool = price = steps = arrows = attack = defence = ships = left = 0
    siege = False
    if state.stack and state.stack[-1].seat >= 0:
        frame = state.stack[-1]
        asked = (frame.seat - seat) % seats
        kind = frame.kind
        if kind == ACTING:
            action = frame.a
            pool = frame.b
        elif kind == PAYING:
            purpose = frame.c
            price = frame.a
        elif kind == MOVING:
            steps = frame.a
            arrows = frame.c
        elif kind == SENDING:
            origin = frame.a
        elif kind == ARRIVING:
            origin = frame.a
            category = frame.b
        elif kind == SEATING or kind == MAKING_ROOM:
            card = frame.a
        elif kind == BATTLE:
            city = frame.a
            siege = frame.f == 1
            attacker = (frame.b - seat) % seats
            if frame.c >= 0:
                defender = (frame.c - seat) % seats
            attack = frame.d & 255
            defence = frame.d >> 8
        elif kind == FIELD_WON:
            city = frame.a
        elif kind == RETREAT:
            city = state.players[frame.seat].beaten[0]
            ships = frame.a
        elif kind == DISBANDING:
            left = frame.a
        elif kind == BUYING:
            pool = frame.b
        elif kind == DROPPING:
            power = frame.a
    observer.begin("asked", -1)
    observer.choice("seat", asked, seats, "Who is asked, counted from the own seat; nothing if nobody is.")
    observer.choice("for", -1 if kind < 0 else QUESTION_OF[kind], len(ASKED), FOR_TEXT)
    observer.choice("action", action, len(ACTIONS), "The action that is carried out.")
    observer.numbers("pool", amounts(pool), FULL, POOL_TEXT)
    observer.choice("purpose", purpose, len(PURPOSES), "What a payment is for.")
    observer.numbers("price", amounts(price), FULL, PRICE_TEXT)
    observer.number("steps", steps, MOST, "Steps of the token so far.")
    observer.number("arrows", arrows, MOST, "Arrows left for more steps.")
    observer.choice("origin", origin, PLACES + 1, "Where an agent comes from; last the supply.")
    observer.choice("category", category, len(CATEGORIES), "Where it goes: a city, a chamber, a great power.")
    observer.choice("card", card, len(CARDS), "The card that needs an antechamber.")
    observer.choice("city", city, CITIES, "The city of a battle or a retreat.")
    observer.flag("siege", siege, "The battle is a siege.")
    observer.choice("attacker", attacker, seats, "Who attacks.")
    observer.choice("defender", defender, seats, "Who defends; nothing for a neutral city.")
    observer.number("attack", attack, MOST, "The attacker's bonus so far.")
    observer.number("defence", defence, MOST, "The defender's bonus so far.")
    observer.number("ships", ships, MOST, "Ships at hand in a retreat.")
    observer.number("left", left, MOST, "Units that are still to be disbanded.")
    observer.choice("power", power, len(GREAT_POWERS), "The great power whose price is lessened.")


def amounts(packed: int) -> list[int]:
    return [packed >> WIDTH * symbol & FULL for symbol in range(ARROW)]


def report_palace(state: Position, observer: Observer, seat: int) -> None:
    player = state.players[seat]
    court = [OWN_NUMBER[card] if card >= 0 else -1 for card in player.court]
    chambers = [OWN_NUMBER[card] if card >= 0 else -1 for card in player.chambers]
    observer.choice("power", player.power, len(POWERS), "The power.")
    observer.number("florins", player.coins, MOST, "Florins.")
    observer.choice("token", player.token, CHAMBERS, "The chamber of the action token.")
    observer.choices(
        "court", court, OWN_CARDS, "Antechamber by antechamber the card there: characters, family, Machiavelli."
    )
    observer.bits("ready", player.ready, ANTECHAMBERS, "Antechambers whose card is available.")
    observer.bits("fresh", player.fresh, ANTECHAMBERS, "Antechambers whose card was bought this winter.")
    observer.choices("chambers", chambers, OWN_CARDS, "Chamber by chamber its action card, then its upgrade.")
    observer.bits("indulgences", player.indulgences, CHAMBERS, "Chambers with an indulgence.")
    observer.number("unlocked", unlocked(player), MAX_UNLOCKED, "Lighter antechambers that may be used.")


def report_dominion(state: Position, observer: Observer, seat: int) -> None:
    player = state.players[seat]
    observer.owned("control", state.control, seat, "Cities controlled.")
    observer.owned("agents", state.agents, seat, "Places with an agent: cities, chambers of all powers, great powers.")
    observer.owned("allies", state.allies, seat, "Great powers allied with.")
    observer.numbers("units", player.units, UNITS, "Units by city.")
    beaten = observer.claim("beaten", CITIES, UNITS, "Beaten units that have to retreat, by city.")
    for city in player.beaten:
        observer.places[beaten + city] += 1
    observer.bits("tiles", player.tiles, TILES, "Tiles: cities, titles, guild, cathedrals, Cannons.")
    observer.bits("ready tiles", player.ready_tiles, TILES, "Those that are available.")
    observer.bits("fresh tiles", player.fresh_tiles, TILES, "Those bought this winter.")


def report_tracks(state: Position, observer: Observer, viewer: int, seat: int) -> None:
    seats = len(state.players)
    player = state.players[seat]
    order = -1
    for place in range(len(state.order)):
        if state.order[place] == seat:
            order = place
    track = -1
    for place in range(len(state.track)):
        if state.track[place] == seat:
            track = place
    trophies = [player.trophies >> (viewer + step) % seats & 1 for step in range(seats)]
    observer.choice("order", order, seats, "The place in the turn order.")
    observer.choice("disc", track, seats, "The place among the discs on the city track, last the one moved last.")
    observer.number("cities", player.cities, CITIES, "How many cities are controlled.")
    observer.number("patronage", player.step, LAST_STEP, "The step on the patronage track.")
    observer.bits("bonuses", player.bonuses, len(BONUSES), "Patronage bonuses.")
    observer.number("units in supply", player.supply, UNITS, "Units off the map.")
    observer.number("agents in supply", player.agents, AGENTS, "Agents in the supply.")
    observer.number("agents in bank", player.bank, AGENTS, "Agents that still wait in the bank.")
    observer.number("war tokens", player.war_tokens, MOST, "+1 tokens of this spring.")
    observer.numbers("trophies", trophies, 1, "Seats whose disc was taken, counted from the own seat.")
    observer.bits("leonardo", player.leonardo, CITIES + 1, LEONARDO_TEXT)
    observer.flag("indulged", player.indulged, "Has sold an indulgence this year.")
    observer.flag("advanced", player.advanced, "Has advanced in patronage this year.")
