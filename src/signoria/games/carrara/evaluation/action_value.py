"""What an action that is under way will bring the seat that carries it out, at its best."""

from signoria.engine.bits import has
from signoria.games.carrara.components.places import MONEY_BITS, PLACE_IDS
from signoria.games.carrara.evaluation.build_value import best_monument, best_site, best_tile, raised
from signoria.games.carrara.evaluation.gains import best_upgrade
from signoria.games.carrara.evaluation.item_value import court_item, item_worth, sector_item
from signoria.games.carrara.evaluation.outlook import Outlook
from signoria.games.carrara.evaluation.place_value import in_points
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.evaluation.purchase_value import best_purchase, best_rotation, purchase, purchase_with_draws
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.vocabulary import BOUGHT
from signoria.games.carrara.rules.buildings import TileChoice
from signoria.games.carrara.rules.buying import Buying
from signoria.games.carrara.rules.columns import PlaceChoice
from signoria.games.carrara.rules.display import Refilling
from signoria.games.carrara.rules.ending import no_column_left
from signoria.games.carrara.rules.gaining import CourtItem, SectorItem
from signoria.games.carrara.rules.monuments import MonumentChoice
from signoria.games.carrara.rules.payment import Payment
from signoria.games.carrara.rules.places import open_places
from signoria.games.carrara.rules.rotation import Drawing, Rotation
from signoria.games.carrara.rules.setting import Setting
from signoria.games.carrara.rules.sites import SiteChoice
from signoria.games.carrara.rules.upgrades import UpgradeChoice
from signoria.games.carrara.rules.visit import ColumnChoice


def action_value(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The gain to come for the seat whose turn it is."""
    gain = 0.0
    for index in range(1, len(state.stack)):
        question = state.stack[index]
        if isinstance(question, Buying):
            gain += blocks_to_come(state, outlook, question, prices)
        elif isinstance(question, Rotation):
            gain += best_rotation(state, outlook, prices)
        elif isinstance(question, Payment):
            gain += raised(state, outlook, question.tile, question.city, question.covered, question.left, prices)
        elif isinstance(question, TileChoice):
            gain += best_tile(state, outlook, prices)
        elif isinstance(question, SiteChoice):
            gain += best_site(state, outlook, question.tile, prices)
        elif isinstance(question, MonumentChoice):
            gain += best_monument(state, outlook, prices)
        elif isinstance(question, UpgradeChoice):
            gain += best_upgrade(state, outlook, prices)
        elif isinstance(question, ColumnChoice):
            gain += best_column(state, outlook, prices)
        elif isinstance(question, PlaceChoice):
            gain += best_place(state, outlook)
        elif isinstance(question, SectorItem):
            gain += sector_item(state, outlook, question.part, prices)
        elif isinstance(question, CourtItem):
            gain += court_item(state, outlook, question, prices)
        elif isinstance(question, Setting):
            gain += item_worth(outlook, question.item, question.came == BOUGHT, prices)
        elif isinstance(question, Refilling) and triggers(state):
            gain += prices.components.trigger_points
    return gain


def blocks_to_come(state: Position, outlook: Outlook, buying: Buying, prices: Prices) -> float:
    """What a purchase under way will bring; blocks may still be drawn before it."""
    asked = state.stack[-1]
    if isinstance(asked, Drawing):
        return purchase_with_draws(state, outlook, asked.due, prices)
    if buying.part == NOWHERE:
        return best_purchase(state, outlook, 0, prices)
    return purchase(state, outlook, buying.part, buying.part, buying.up_to, prices)


def triggers(state: Position) -> bool:
    """Whether the tile that comes into the display triggers the end: the last one, and a seat without columns."""
    if state.trigger != NOWHERE or state.reserve & state.reserve - 1:
        return False
    for player in state.players:
        if no_column_left(player):
            return True
    return False


def place_gain(outlook: Outlook, number: int) -> float:
    """The reward of a place now, less the value that is given up."""
    gain = in_points(outlook.board.rewards[number], outlook.coin)
    if 1 << number & MONEY_BITS:
        gain = outlook.player.coins * (1.0 / outlook.prices.components.places[number].coins_per_point - outlook.rate)
    lost = outlook.place_values[number] - outlook.next if outlook.columns else 0.0
    return gain - lost if lost > 0.0 else gain


def best_place(state: Position, outlook: Outlook) -> float:
    """The best place for the column in hand."""
    best = -99.0
    player = outlook.player
    places = open_places(state, player, player.coins)
    for number in range(len(PLACE_IDS)):
        if has(places, number):
            gain = place_gain(outlook, number)
            if gain > best:
                best = gain
    return best if places else 0.0


def best_column(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The best place, with the part of a bonus that a waiting column does not count; one value less can be realised."""
    gain = best_place(state, outlook) - outlook.least + 2.0 * (1.0 - prices.bonus_kept)
    return gain + prices.scoring_turn if outlook.scorings >= outlook.columns else gain
