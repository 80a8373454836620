"""The 96 development cards once more, copied by hand from the rules: a second count to hold the engine against.

Goods are numbers with a letter: c coins, w wood, s stone, h servants (hands), m military, f faith, v victory,
p council privileges. Cards stand in the order of their printed numbers.
"""

from typing import NamedTuple

LETTERS = {
    "c": "coins",
    "w": "wood",
    "s": "stone",
    "h": "servants",
    "m": "military",
    "f": "faith",
    "v": "victory",
    "p": "privileges",
}

Goods = dict[str, int]
TERRITORY, BUILDING, CHARACTER, VENTURE = "territory", "building", "character", "venture"
ANY = (TERRITORY, CHARACTER, BUILDING, VENTURE)


def goods(text: str) -> Goods:
    """`2w 1p` is 2 wood and 1 privilege."""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def summed(*parts: Goods) -> Goods:
    """Goods together, without what comes to nothing and without privileges, which are asked for."""
    total: Goods = {}
    for part in parts:
        for good, amount in part.items():
            total[good] = total.get(good, 0) + amount
    return {good: amount for good, amount in total.items() if amount and good != "privileges"}


def minus(part: Goods) -> Goods:
    return {good: -amount for good, amount in part.items()}


class Bonus(NamedTuple):
    """A bonus action: harvest, production, or taking a card of some types, perhaps cheaper."""

    action: str
    value: int
    types: tuple[str, ...] = ()
    cheaper: str = ""


class Per(NamedTuple):
    """So much of a good for every so many owned cards of a type, or military points."""

    amount: int
    good: str
    of: str
    every: int = 1


class Lasting(NamedTuple):
    """What a character does for ever: more value for a kind of action, and cheaper cards of that type."""

    kind: str = ""
    value: int = 0
    cheaper: tuple[str, ...] = ()  # several: one of them at choice
    no_floor_bonus: bool = False


class Printed(NamedTuple):
    """What a card says."""

    period: int
    name: str
    type: str
    costs: tuple[str, ...] = ()
    needs: int = 0  # military points that must be there for a military cost
    gain: str = ""
    per: Per | None = None
    bonus: Bonus | None = None
    activation: int = 0
    yields: str = ""
    yields_per: Per | None = None
    trades: tuple[tuple[str, str], ...] = ()
    lasting: Lasting = Lasting()
    victory: int = 0

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "_").replace("'", "")


def land(period: int, name: str, gain: str, activation: int, yields: str) -> Printed:
    return Printed(period, name, TERRITORY, gain=gain, activation=activation, yields=yields)


def house(
    period: int, name: str, cost: str, gain: str, activation: int, yields: str | Per | list[tuple[str, str]]
) -> Printed:
    card = Printed(period, name, BUILDING, (cost,), gain=gain, activation=activation)
    if isinstance(yields, str):
        return card._replace(yields=yields)
    if isinstance(yields, Per):
        return card._replace(yields_per=yields)
    return card._replace(trades=tuple(yields))


def person(
    period: int,
    name: str,
    coins: int,
    gain: str = "",
    bonus: Bonus | None = None,
    per: Per | None = None,
    lasting: Lasting = Lasting(),  # noqa: B008 - a value that cannot change
) -> Printed:
    return Printed(period, name, CHARACTER, (f"{coins}c",), gain=gain, bonus=bonus, per=per, lasting=lasting)


def deed(
    period: int, name: str, cost: str, gain: str, victory: int, needs: int = 0, bonus: Bonus | None = None
) -> Printed:
    """A venture; `or` stands between two cost boxes."""
    costs = tuple(cost.split(" or "))
    return Printed(period, name, VENTURE, costs, needs=needs, gain=gain, bonus=bonus, victory=victory)


TERRITORIES = [
    land(1, "Commercial Hub", "", 1, "1c"),
    land(1, "Woods", "1w", 2, "1w"),
    land(1, "Village", "", 3, "1c 1h"),
    land(1, "Gravel Pit", "2s", 4, "2s"),
    land(1, "Forest", "1w", 5, "3w"),
    land(1, "Monastery", "1h 2m", 6, "1s 1f"),
    land(1, "Citadel", "", 5, "1s 2m"),
    land(1, "City", "3c", 6, "1p"),
    land(2, "Gold Mine", "1c", 1, "2c"),
    land(2, "Mountain Town", "1h", 3, "2w 1m"),
    land(2, "Mining Town", "1s 2h", 4, "2s 1h"),
    land(2, "Rock Pit", "1w", 3, "3s"),
    land(2, "Estate", "1w 2h", 4, "2w 1c"),
    land(2, "Hermitage", "1f", 2, "1f"),
    land(2, "Manor House", "", 5, "2h 2m"),
    land(2, "Dukedom", "4c", 6, "2w 1s 1c"),
    land(3, "Trading Town", "1c 1h", 1, "3c"),
    land(3, "Farm", "1w 1v", 3, "2w 2v"),
    land(3, "Colony", "2m", 5, "1w 4v"),
    land(3, "Marble Pit", "3v", 2, "2s 1v"),
    land(3, "Province", "1s 1p", 6, "1s 4v"),
    land(3, "Sanctuary", "1f", 1, "1c 1f"),
    land(3, "Castle", "2c 2v", 4, "1h 3m"),
    land(3, "Fortified Town", "1h 2m", 2, "2h 1m"),
]

BUILDINGS = [
    house(1, "Mint", "1w 3s", "5v", 5, Per(1, "coins", BUILDING)),
    house(1, "Tax Office", "3w 1s", "5v", 5, Per(1, "coins", TERRITORY)),
    house(1, "Triumphal Arch", "2s 2c", "6v", 6, Per(1, "victory", VENTURE)),
    house(1, "Theater", "2w 2c", "6v", 6, Per(1, "victory", CHARACTER)),
    house(1, "Carpenter's Shop", "2w 1c", "3v", 4, [("1w", "3c"), ("2w", "5c")]),
    house(1, "Stonemason's Shop", "2s 1c", "2v", 3, [("1s", "3c"), ("2s", "5c")]),
    house(1, "Chapel", "2w", "1f", 2, [("1c", "1f")]),
    house(1, "Residence", "2s", "1v", 1, [("1c", "1p")]),
    house(2, "Marketplace", "2w 1s", "3v", 3, [("3c", "2w 2s")]),
    house(2, "Treasury", "3w", "4v", 3, [("1c", "3v"), ("2c", "5v")]),
    house(2, "Painters' Guild", "4w", "5v", 4, [("1w", "3v"), ("3w", "7v")]),
    house(2, "Sculptors' Guild", "4s", "6v", 5, [("1s", "3v"), ("3s", "7v")]),
    house(2, "Stonemasons' Guild", "1w 2s", "4v", 4, [("1w 1s 1h", "6v")]),
    house(2, "Baptistery", "3s", "1f 2v", 2, [("1f", "2c 2v")]),
    house(2, "Barracks", "1w 1s", "3v", 1, [("1h", "3m")]),
    house(2, "Stronghold", "2w 2s 2c", "8v", 6, "2m 2v"),
    house(3, "Bank", "1w 3s 3c", "7v", 2, "5c"),
    house(3, "Fair", "3w 4c", "8v", 4, [("4c", "3w 3s")]),
    house(3, "Garden", "4w 2s 2h", "10v", 1, "3v"),
    house(3, "Fortress", "2w 4s 2c", "9v", 5, "2v 1p"),
    house(3, "Palace", "3w 1s 3c", "9v", 6, [("1c", "2h 4v")]),
    house(3, "Church", "1w 4s", "1f 5v", 1, [("1w", "2f"), ("1s", "2f")]),
    house(3, "Military Academy", "2w 2s 1h", "7v", 3, [("1h", "3m 1v")]),
    house(3, "Cathedral", "4w 4s", "3f 7v", 2, "1v"),
]

CHARACTERS = [
    person(1, "Warlord", 2, "3m", lasting=Lasting(TERRITORY, 2)),
    person(1, "Stonemason", 4, lasting=Lasting(BUILDING, 2, ("wood", "stone"))),
    person(1, "Dame", 4, lasting=Lasting(CHARACTER, 2, ("coins",))),
    person(1, "Knight", 2, "1p", lasting=Lasting(VENTURE, 2)),
    person(1, "Farmer", 3, lasting=Lasting("harvest", 2)),
    person(1, "Artisan", 3, lasting=Lasting("production", 2)),
    person(1, "Preacher", 2, "4f", lasting=Lasting(no_floor_bonus=True)),
    person(1, "Abbess", 3, "1f", Bonus("take", 4, ANY)),
    person(2, "Captain", 4, "2m", Bonus("take", 6, (TERRITORY,))),
    person(2, "Architect", 4, "", Bonus("take", 6, (BUILDING,), "1w 1s")),
    person(2, "Patron", 3, "", Bonus("take", 6, (CHARACTER,), "2c")),
    person(2, "Hero", 4, "1p", Bonus("take", 6, (VENTURE,))),
    person(2, "Peasant", 4, lasting=Lasting("harvest", 3)),
    person(2, "Scholar", 4, lasting=Lasting("production", 3)),
    person(2, "Papal Messenger", 5, "3f"),
    person(2, "Royal Messenger", 5, "3p"),
    person(3, "Noble", 6, per=Per(2, "victory", TERRITORY)),
    person(3, "Governor", 6, per=Per(2, "victory", BUILDING)),
    person(3, "Paramour", 7, per=Per(2, "victory", CHARACTER)),
    person(3, "Herald", 6, per=Per(2, "victory", VENTURE)),
    person(3, "Cardinal", 4, "2f", Bonus("harvest", 4)),
    person(3, "Bishop", 5, "1f", Bonus("production", 4)),
    person(3, "General", 5, per=Per(1, "victory", "military", 2)),
    person(3, "Ambassador", 6, "1p", Bonus("take", 7, ANY)),
]

VENTURES = [
    deed(1, "Hiring Recruits", "4c", "5m", 4),
    deed(1, "Repairing the Church", "1w 1s 1c", "1f", 5),
    deed(1, "Building the Walls", "3s", "2m 1p", 3),
    deed(1, "Raising a Statue", "2w 2s", "2p", 4),
    deed(1, "Military Campaign", "2m", "3c", 5, needs=3),
    deed(1, "Hosting Panhandlers", "3w", "4h", 4),
    deed(1, "Fighting Heresies", "3m", "2f", 5, needs=5),
    deed(1, "Support to the Bishop", "2m or 1w 1s 2c", "3f", 1, needs=4),
    deed(2, "Hiring Soldiers", "6c", "6m", 5),
    deed(2, "Repairing the Abbey", "2w 2s 2c", "2f", 6),
    deed(2, "Building the Bastions", "4s", "3m 1p", 2),
    deed(2, "Support to the King", "3m", "5c 1p", 3, needs=6),
    deed(2, "Improving the Canals", "3c 2h", "", 5, bonus=Bonus("harvest", 4)),
    deed(2, "Hosting Foreigners", "4w", "5h", 4),
    deed(2, "Crusade", "4m", "5c 1f", 5, needs=8),
    deed(2, "Support to the Cardinal", "4m or 2w 2s 3c", "3f", 4, needs=7),
    deed(3, "Hiring Mercenaries", "8c", "7m", 6),
    deed(3, "Repairing the Cathedral", "3w 3s 3c", "1f", 5, bonus=Bonus("take", 7, ANY)),
    deed(3, "Building the Towers", "6s", "4m 1p", 4),
    deed(3, "Promoting Sacred Art", "6w", "3f", 3),
    deed(3, "Military Conquest", "6m", "3w 3s 3c", 7, needs=12),
    deed(3, "Improving the Roads", "4c 3h", "", 5, bonus=Bonus("production", 3)),
    deed(3, "Sacred War", "8m", "4f", 8, needs=15),
    deed(3, "Support to the Pope", "5m or 3w 3s 4c", "2f", 10, needs=10),
]

PRINTED = [*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES]
