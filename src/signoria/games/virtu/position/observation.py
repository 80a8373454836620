"""The table as numbers for learners: the facts of `views`, own seat first, the others in seat order after it."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.observation import MOST, Observer
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILY_OF, POWERS
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS, MAX_UNLOCKED
from signoria.games.virtu.components.tables import AGENTS, BONUSES, GREAT_POWERS, INDULGENCES, LAST_STEP, UNITS
from signoria.games.virtu.components.tiles import TILES
from signoria.games.virtu.position.catalogue import INDULGENCE_PILE
from signoria.games.virtu.position.options import CHOICES, OPTIONS, SWITCHES
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.court import unlocked
from signoria.games.virtu.rules.scoring import PARTS, crosses, points, ranks

RULES_TEXT: Final = f"Options that are not at their default: {', '.join([option.name for option in SWITCHES])}."
PARTS_TEXT: Final = f"Its parts: {', '.join(PARTS[:-1])}."
LEONARDO_TEXT: Final = "Cities where Leonardo has helped this spring; last whether he helps in the battle under way."
OWN_CARDS: Final = CHARACTERS + 4
"""The cards that a palace can hold: the characters, the three of its family, Machiavelli."""


def own_number(card: int) -> int:
    """A card's number among those that a palace can hold."""
    if card < CHARACTERS:
        return card
    for family in FAMILY_OF:
        if card in family:
            return CHARACTERS + family.index(card)
    return OWN_CARDS - 1


OWN_NUMBER: Final = [own_number(card) for card in range(len(CARD_IDS))]


def report(state: Position, observer: Observer, seat: int) -> None:
    report_table(state, observer)
    state.report_asked(observer, seat)
    seats = len(state.players)
    counts = [crosses(state, other) for other in range(seats)]
    parts = [points(state, other, counts) for other in range(seats)]
    ranking = ranks(state, parts)
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
            "place", ranking[other], seats, "The place in the ranking if the game ended now; equals share it."
        )


def report_table(state: Position, observer: Observer) -> None:
    observer.begin("table", -1)
    changed = state.rules.changed(OPTIONS)
    observer.numbers("rules", [1 if option.name in changed else 0 for option in SWITCHES], 1, RULES_TEXT)
    for option in CHOICES:
        option.write(observer, state.rules.chosen[option.name])
    observer.flag("over", not state.stack, "The game is over.")
    observer.number("year", state.year, MOST, "The year, 0 before the first spring.")
    observer.flag("ending", state.ending, "The game ends after this winter.")
    observer.bits("used alliances", state.used_alliances, len(GREAT_POWERS), "Great powers whose alliance was used.")
    observer.numbers("stock", state.stock[:INDULGENCE_PILE], MOST, "What is left to buy, pile by pile.")
    observer.number("indulgences", state.stock[INDULGENCE_PILE], INDULGENCES, "Indulgence cards left.")
    observer.bits("bonuses", state.bonuses, BONUSES, "Patronage bonuses that nobody has.")


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
    observer.number(
        "unlocked", unlocked(state.components, player), MAX_UNLOCKED, "Lighter antechambers that may be used."
    )


def report_dominion(state: Position, observer: Observer, seat: int) -> None:
    player = state.players[seat]
    observer.owned("control", state.control, seat, "Cities controlled.")
    observer.owned("agents", state.agents, seat, "Places with an agent: cities, chambers of all powers, great powers.")
    observer.owned("allies", state.allies, seat, "Great powers allied with.")
    observer.numbers("units", player.units, UNITS, "Units by city.")
    beaten = observer.claim("beaten", CITIES, UNITS, "Beaten units that have to retreat, by city.")
    for city in player.beaten:
        observer.cells[beaten + city] += 1
    observer.bits("tiles", player.tiles, TILES, "Tiles: cities, titles, guild, cathedrals, Cannons.")
    observer.bits("ready tiles", player.ready_tiles, TILES, "Those that are available.")
    observer.bits("fresh tiles", player.fresh_tiles, TILES, "Those bought this winter.")


def report_tracks(state: Position, observer: Observer, viewer: int, seat: int) -> None:
    seats = len(state.players)
    player = state.players[seat]
    order = -1
    for index in range(len(state.order)):
        if state.order[index] == seat:
            order = index
    track = -1
    for index in range(len(state.track)):
        if state.track[index] == seat:
            track = index
    trophies = [1 if has(player.trophies, (viewer + step) % seats) else 0 for step in range(seats)]
    observer.choice("order", order, seats, "The place in the turn order.")
    observer.choice("disc", track, seats, "The place among the discs on the city track, last the one moved last.")
    observer.number("cities", player.cities, CITIES, "How many cities are controlled.")
    observer.number("patronage", player.step, LAST_STEP, "The step on the patronage track.")
    observer.bits("bonuses", player.bonuses, BONUSES, "Patronage bonuses.")
    observer.number("units in supply", player.supply, UNITS, "Units off the map.")
    observer.number("agents in supply", player.agents, AGENTS, "Agents in the supply.")
    observer.number("agents in bank", player.bank, AGENTS, "Agents that still wait in the bank.")
    observer.number("war tokens", player.war_tokens, MOST, "+1 tokens of this spring.")
    observer.numbers("trophies", trophies, 1, "Seats whose disc was taken, counted from the own seat.")
    observer.bits("leonardo", player.leonardo, CITIES + 1, LEONARDO_TEXT)
    observer.flag("indulged", player.indulged, "Has sold an indulgence this year.")
    observer.flag("advanced", player.advanced, "Has advanced in patronage this year.")
