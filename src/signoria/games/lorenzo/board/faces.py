"""What is drawn on cards, leaders and tiles of an edition, the same in every language; names and sentences come with
the reader."""

from functools import cache

from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from signoria.games.lorenzo.board import marks
from signoria.games.lorenzo.components import excommunications as exc
from signoria.games.lorenzo.components.board import BonusTile
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.goods import GOODS, KINDS, TERRITORY, TYPES
from signoria.games.lorenzo.components.leaders import Leader, requirement
from signoria.web.board.marks import MINUS, NEVER, NOTHING, OR, mark, signed, table, together
from signoria.web.board.signs import sign

PERIODS = ("I", "II", "III")


class CardFace:
    """A development card: cost, what comes at once, the value from which it yields, what lasts, points."""

    def __init__(self, card: Card) -> None:
        self.id = card.id
        self.type = TYPES[card.type]
        self.period = PERIODS[card.period - 1]
        self.costs = [marks.cost(cost) for cost in card.costs]
        self.now = marks.gain(card.gain, card.per)
        if card.action is not None:
            self.now += marks.action(card.action)
        self.value = card.activation
        self.area = "" if not card.activation else "harvest" if card.type == TERRITORY else "production"
        trades = [marks.trade(trade) for trade in card.trades]
        self.yields = together(trades, OR) if trades else marks.gain(card.yields, card.yields_per)
        lasting = [marks.boost(boost) for boost in card.boosts]
        lasting += [marks.discount(discount) for discount in card.discounts]
        if card.no_floor_bonus:
            lasting.append(format_html('<span class="per">{}{}</span>', sign("floor"), NEVER))
        self.lasting = together(lasting)
        self.victory = card.victory


class LeaderFace:
    """A leader: requirement, and the ability where signs can tell it."""

    def __init__(self, leader: Leader) -> None:
        self.id = leader.id
        self.once = leader.once
        self.needs = together([table(ways) for ways in requirement(leader)], OR)
        self.ability = NOTHING
        if leader.gain is not None:
            self.ability = table(leader.gain.table())
        elif leader.action is not None:
            self.ability = marks.action(leader.action)


class BonusFace:
    """A personal bonus tile."""

    def __init__(self, tile: BonusTile) -> None:
        self.id = tile.id
        self.harvest = table(tile.harvest.table())
        self.production = table(tile.production.table())


def penance(tile: exc.Tile) -> SafeString:
    """What an excommunication tile takes, in signs."""
    lost = mark(f"{MINUS}1", "victory")
    if tile.penalty is not None:
        return mark(signed(tile.penalty.amount), KINDS[tile.penalty.kind])
    if tile.word == exc.LESS:
        return mark(f"{MINUS}1", GOODS[tile.about])
    if tile.word == exc.LESS_WOOD_OR_STONE:
        return mark(f"{MINUS}1", "wood") + OR + sign("stone")
    if tile.word == exc.WEAK_MEMBERS:
        return mark(f"{MINUS}{tile.amount}", "member")
    if tile.word == exc.NO_MARKET:
        return sign("market") + NEVER
    if tile.word == exc.DEAR_SERVANTS:
        return mark(tile.amount, "servants") + mark_safe("<b>= +1</b>")
    if tile.word == exc.SKIP_FIRST_TURN:
        return sign("member") + NEVER
    if tile.word == exc.NO_VICTORY:
        return sign(TYPES[tile.about]) + mark(0, "victory")
    if tile.word == exc.LOSE_PER_VICTORY:
        return lost + OR + mark(tile.amount, "victory")
    if tile.word == exc.LOSE_PER_MILITARY:
        return lost + OR + sign("military")
    if tile.word == exc.LOSE_PER_BUILDING_COST:
        return lost + OR + sign("building") + sign("wood") + sign("stone")
    return lost + OR + together(sign(good) for good in GOODS[:4])


class TileFace:
    """An excommunication tile."""

    def __init__(self, tile: exc.Tile) -> None:
        self.id = tile.id
        self.name = tile.name
        self.penance = penance(tile)


@cache
def card_faces(edition: Components) -> dict[str, CardFace]:
    return {card.id: CardFace(card) for card in edition.cards}


@cache
def picture(edition: Components, id: str, name: str) -> SafeString:
    """A card as it is drawn wherever it lies. There are dozens of them on a table, and they never change."""
    return mark_safe(render_to_string("lorenzo/card.html", {"face": card_faces(edition)[id], "name": name}))


@cache
def leader_faces(edition: Components) -> dict[str, LeaderFace]:
    return {leader.id: LeaderFace(leader) for leader in edition.leaders}


@cache
def tile_faces(edition: Components) -> dict[str, TileFace]:
    return {tile.id: TileFace(tile) for tile in edition.tiles}


@cache
def bonus_faces(edition: Components) -> dict[str, BonusFace]:
    return {tile.id: BonusFace(tile) for tile in edition.board.bonus_tiles}
