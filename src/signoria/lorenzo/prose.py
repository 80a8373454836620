"""What cards, leaders and tiles say, in sentences for their owner; the words stand in `data/messages.toml`."""

from signoria.lorenzo import excommunications as exc
from signoria.lorenzo.board import BonusTile
from signoria.lorenzo.cards import Card
from signoria.lorenzo.effects import Action, Cost, Gain, Per, Trade
from signoria.lorenzo.excommunications import Tile
from signoria.lorenzo.goods import GOODS, KINDS, TERRITORY, TYPES, TYPES_PLURAL
from signoria.lorenzo.leaders import NEED_WORDS, Leader
from signoria.lorenzo.notation import ANY_TYPE
from signoria.lorenzo.wording import WORDING


def say(key: str, params: dict[str, object]) -> str:
    return WORDING.say(f"effect.{key}", params)


def card_text(card: Card) -> list[str]:
    """Cost, immediate effects, harvest or production, what lasts, and points at the end."""
    told: list[str] = []
    if card.costs:
        told.append(say("cost", {"cost": " or ".join([cost_text(cost) for cost in card.costs])}))
    at_once = gain_words(card.gain, card.per)
    if card.action is not None:
        at_once.append(action_text(card.action))
    if at_once:
        told.append(say("immediate", {"gain": ", ".join(at_once)}))
    if card.activation:
        gains = [trade_text(trade) for trade in card.trades]
        gain = " or ".join(gains) if gains else ", ".join(gain_words(card.yields, card.yields_per))
        told.append(
            say("harvest" if card.type == TERRITORY else "production", {"value": card.activation, "gain": gain})
        )
    for boost in card.boosts:
        told.append(say("boost", {"amount": boost.amount, "kind": KINDS[boost.kind]}))
    for lower in card.discounts:
        off = WORDING.count(lower.amount, GOODS[lower.good])
        if lower.other >= 0:
            off += " or " + WORDING.count(lower.amount, GOODS[lower.other])
        told.append(say("cheaper", {"type": TYPES[lower.type], "discount": off}))
    if card.no_floor_bonus:
        told.append(say("no_floor_bonus", {}))
    if card.victory:
        told.append(say("victory", {"victory": card.victory}))
    return told


def cost_text(cost: Cost) -> str:
    if cost.military:
        return say("military_cost", {"paid": cost.military, "needed": cost.military_needed})
    goods = {"coins": cost.coins, "wood": cost.wood, "stone": cost.stone, "servants": cost.servants}
    return WORDING.word({good: amount for good, amount in goods.items() if amount})


def gain_words(gain: Gain, per: Per | None) -> list[str]:
    told: list[str] = []
    if gain.goods or gain.privileges:
        told.append(WORDING.word(gain.table()))
    if per is not None:
        each = WORDING.count(per.amount, GOODS[per.good])
        if per.type < 0:
            told.append(say("per_military", {"gain": each, "every": per.every}))
        else:
            told.append(say("per", {"gain": each, "thing": TYPES[per.type]}))
    return told


def trade_text(trade: Trade) -> str:
    return say("trade", {"pay": trade.pay.table(), "gain": trade.gain.table()})


def action_text(action: Action) -> str:
    if action.kind >= 0:
        return say("action", {"kind": KINDS[action.kind], "value": action.value})
    discount = {"coins": action.coins, "wood": action.wood, "stone": action.stone}
    type = "" if action.types == ANY_TYPE else TYPES[action.types.bit_length() - 1]
    less = {good: amount for good, amount in discount.items() if amount}
    return say("take", {"value": action.value, "type": type, "discount": less})


def leader_text(leader: Leader) -> list[str]:
    """Requirement and ability."""
    return [say("requirement", {"requirement": requirement_text(leader)}), ability_text(leader)]


def requirement_text(leader: Leader) -> str:
    ways: list[str] = []
    for needs in leader.needs:
        ways.append(
            WORDING.word({NEED_WORDS[what]: amount for what, amount in zip(needs.what, needs.amounts, strict=True)})
        )
    return " or ".join(ways)


def ability_text(leader: Leader) -> str:
    if leader.gain is not None:
        return say("once", {"gain": WORDING.word(leader.gain.table())})
    if leader.action is not None:
        return say("once", {"gain": action_text(leader.action)})
    return WORDING.say(f"ability.{leader.id}", {"amount": leader.amount})


def bonus_tile_text(tile: BonusTile) -> list[str]:
    return [say("bonus_tile", {"harvest": tile.harvest.table(), "production": tile.production.table()})]


KEYS = {
    exc.LESS_WOOD_OR_STONE: "less_either",
    exc.WEAK_MEMBERS: "weak",
    exc.NO_MARKET: "no_market",
    exc.DEAR_SERVANTS: "dear",
    exc.SKIP_FIRST_TURN: "skip",
    exc.LOSE_PER_VICTORY: "lose_victory",
    exc.LOSE_PER_MILITARY: "lose_military",
    exc.LOSE_PER_BUILDING_COST: "lose_building",
    exc.LOSE_PER_RESOURCE: "lose_resource",
}


def tile_text(tile: Tile) -> list[str]:
    """What an excommunicated player suffers."""
    if tile.penalty is not None:
        return [say("penalty", {"amount": -tile.penalty.amount, "kind": KINDS[tile.penalty.kind]})]
    if tile.word == exc.LESS:
        return [say("less", {"good": GOODS[tile.about]})]
    if tile.word == exc.NO_VICTORY:
        return [say("no_victory", {"type": TYPES_PLURAL[tile.about]})]
    return [say(KEYS[tile.word], {"amount": tile.amount})]
