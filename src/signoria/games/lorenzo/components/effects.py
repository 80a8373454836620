"""The words of the effect notation: what cards, tiles, leaders and spaces are made of."""

from mypy_extensions import i64

from signoria.games.lorenzo.components.goods import GOODS, PRIVILEGES


class Gain:
    """Goods and privileges from one source: "2 wood, 1 privilege" (LOR-IMM-1, LOR-IMM-3)."""

    __slots__ = ("amounts", "goods", "privileges")

    def __init__(self, goods: list[int], amounts: list[int], privileges: int) -> None:
        self.goods = goods
        self.amounts = amounts
        self.privileges = privileges

    def table(self) -> dict[str, int]:
        """The goods by name, privileges last."""
        found = {GOODS[good]: amount for good, amount in zip(self.goods, self.amounts, strict=True)}
        if self.privileges:
            found[GOODS[PRIVILEGES]] = self.privileges
        return found

    def amount(self, good: int) -> int:
        return self.amounts[self.goods.index(good)] if good in self.goods else 0


class Per:
    """Goods for each owned card of a type, or for so many military points: "1 coin per building" (LOR-IMM-2)."""

    __slots__ = ("amount", "every", "good", "type")

    def __init__(self, good: int, amount: int, type: int, every: int) -> None:
        self.good = good
        self.amount = amount
        self.type = type  # a card type, or -1 for military points
        self.every = every


class Cost:
    """What is paid for a card; of military points more may be needed than are spent (LOR-VENT-2)."""

    __slots__ = ("coins", "military", "military_needed", "servants", "stone", "wood")

    def __init__(self, coins: int, wood: int, stone: int, servants: int, military: int, military_needed: int) -> None:
        # Every floor is looked at in every turn: plain machine numbers are compared fastest.
        self.coins: i64 = coins
        self.wood: i64 = wood
        self.stone: i64 = stone
        self.servants: i64 = servants
        self.military: i64 = military
        self.military_needed: i64 = military_needed


class Trade:
    """Pay all of one side, receive all of the other: "1 wood -> 3 coins" (LOR-BUILD-3)."""

    __slots__ = ("gain", "pay")

    def __init__(self, pay: Gain, gain: Gain) -> None:
        self.pay = pay
        self.gain = gain


class Discount:
    """A card type gets cheaper (LOR-PERM-3); with a second good the taker chooses one of the two (LOR-PERM-5)."""

    __slots__ = ("amount", "good", "other", "type")

    def __init__(self, type: int, good: int, amount: int, other: int) -> None:
        self.type = type
        self.good = good
        self.amount = amount
        self.other = other  # the other good of a choice, or -1


class Action:
    """A bonus action: "take building at 6 for 1 wood, 1 stone less", "harvest at 4" (LOR-IMM-4)."""

    __slots__ = ("coins", "kind", "stone", "types", "value", "wood")

    def __init__(self, kind: int, types: int, value: int, coins: int, wood: int, stone: int) -> None:
        self.kind = kind  # HARVEST, PRODUCTION, or -1 for taking a card
        self.types = types  # the card types that may be taken, one bit each
        self.value = value
        self.coins = coins  # the discount
        self.wood = wood
        self.stone = stone


class Boost:
    """On the value of a kind of action: "+2 harvest" (LOR-PERM-1), or a penalty, "-3 harvest"."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount
