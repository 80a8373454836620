"""What cards, leaders and tiles say, in sentences for their owner; the words stand in `data/messages.toml`."""

from signoria.games.lorenzo.components import excommunications as exc
from signoria.games.lorenzo.components.board import BonusTile
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.effects import Action, Cost, Gain, Per, Trade
from signoria.games.lorenzo.components.excommunications import Tile
from signoria.games.lorenzo.components.goods import GOODS, KINDS, TERRITORY, TYPES, TYPES_PLURAL
from signoria.games.lorenzo.components.leaders import Leader, requirement
from signoria.games.lorenzo.components.notation import ANY_TYPE
from signoria.language.wording import Wording


def say(wording: Wording, key: str, params: dict[str, object]) -> str:
    return wording.say(f"effect.{key}", params)


def card_text(wording: Wording, card: Card) -> list[str]:
    """Cost, immediate effects, harvest or production, what lasts, and points at the end."""
    told: list[str] = []
    if card.costs:
        told.append(say(wording, "cost", {"cost": [cost_text(wording, cost) for cost in card.costs]}))
    at_once = gain_words(wording, card.gain, card.per)
    if card.action is not None:
        at_once.append(action_text(wording, card.action))
    if at_once:
        told.append(say(wording, "immediate", {"gain": ", ".join(at_once)}))
    if card.activation:
        trades = [trade_text(wording, trade) for trade in card.trades]
        gain = trades or [", ".join(gain_words(wording, card.yields, card.yields_per))]
        told.append(
            say(
                wording, "harvest" if card.type == TERRITORY else "production", {"value": card.activation, "gain": gain}
            )
        )
    for boost in card.boosts:
        told.append(say(wording, "boost", {"amount": boost.amount, "kind": KINDS[boost.kind]}))
    for lower in card.discounts:
        off = [wording.count(lower.amount, GOODS[good]) for good in (lower.good, lower.other) if good >= 0]
        told.append(say(wording, "cheaper", {"type": TYPES[lower.type], "discount": off}))
    if card.no_floor_bonus:
        told.append(say(wording, "no_floor_bonus", {}))
    if card.victory:
        told.append(say(wording, "victory", {"victory": card.victory}))
    return told


def cost_text(wording: Wording, cost: Cost) -> str:
    if cost.military:
        return say(wording, "military_cost", {"paid": cost.military, "needed": cost.military_needed})
    goods = {"coins": cost.coins, "wood": cost.wood, "stone": cost.stone, "servants": cost.servants}
    return wording.word({good: amount for good, amount in goods.items() if amount})


def gain_words(wording: Wording, gain: Gain, per: Per | None) -> list[str]:
    told: list[str] = []
    if gain.goods or gain.privileges:
        told.append(wording.word(gain.table()))
    if per is not None:
        each = wording.count(per.amount, GOODS[per.good])
        if per.type < 0:
            told.append(say(wording, "per_military", {"gain": each, "every": per.every}))
        else:
            told.append(say(wording, "per", {"gain": each, "thing": TYPES[per.type]}))
    return told


def trade_text(wording: Wording, trade: Trade) -> str:
    return say(wording, "trade", {"pay": trade.pay.table(), "gain": trade.gain.table()})


def action_text(wording: Wording, action: Action) -> str:
    if action.kind >= 0:
        return say(wording, "action", {"kind": KINDS[action.kind], "value": action.value})
    discount = {"coins": action.coins, "wood": action.wood, "stone": action.stone}
    type = "" if action.types == ANY_TYPE else TYPES[action.types.bit_length() - 1]
    less = {good: amount for good, amount in discount.items() if amount}
    return say(wording, "take", {"value": action.value, "type": type, "discount": less})


def leader_text(wording: Wording, leader: Leader) -> list[str]:
    """Requirement and ability."""
    return [say(wording, "requirement", {"requirement": requirement(leader)}), ability_text(wording, leader)]


def ability_text(wording: Wording, leader: Leader) -> str:
    if leader.gain is not None:
        return say(wording, "once", {"gain": wording.word(leader.gain.table())})
    if leader.action is not None:
        least = max(0, 1 - leader.action.value)  # LOR-VALUE-5, LOR-OQ-7
        return say(wording, "once_action", {"action": action_text(wording, leader.action), "least": least})
    return wording.say(f"ability.{leader.id}", {"amount": leader.amount})


def bonus_tile_text(wording: Wording, tile: BonusTile) -> list[str]:
    return [say(wording, "bonus_tile", {"harvest": tile.harvest.table(), "production": tile.production.table()})]


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


def tile_text(wording: Wording, tile: Tile) -> list[str]:
    """What an excommunicated player suffers."""
    if tile.penalty is not None:
        return [say(wording, "penalty", {"amount": -tile.penalty.amount, "kind": KINDS[tile.penalty.kind]})]
    if tile.word == exc.LESS:
        return [say(wording, "less", {"good": GOODS[tile.about]})]
    if tile.word == exc.NO_VICTORY:
        return [say(wording, "no_victory", {"type": TYPES_PLURAL[tile.about]})]
    return [say(wording, KEYS[tile.word], {"amount": tile.amount})]
