"""The map: cities, roads, seas, and which of them are there for a number of players (`data/map.toml`)."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.cards import NO_POWER, POWERS
from signoria.games.virtu.components.symbols import read_symbols, read_war_florins

CITIES: Final = 30
SEAS: Final = 6
NEUTRAL: Final = -1
CLOSED: Final = -2
"""The controller of a city that is not in play (VIR-SETUP-17)."""
FAR: Final = 99


class City:
    """A city and its tile; Rome's two tiles show the same symbols (VIR-COMP-3)."""

    def __init__(
        self, id: str, name: str, value: int, pirate: bool, seas: int, symbols: int, arrows: int, war_florins: int
    ) -> None:
        self.id = id
        self.name = name
        self.value = value
        self.pirate = pirate
        self.seas = seas  # one bit for each sea it touches
        self.symbols = symbols
        self.arrows = arrows
        self.war_florins = war_florins  # what each of its war symbols costs, or AS_ALL


class Setup:
    """What depends on the number of players: powers, cities in play, roads, and whose arms a city tile bears."""

    def __init__(self, seats: int, powers: list[int], in_play: int, roads: list[int], arms: list[int]) -> None:
        self.seats = seats
        self.powers = powers
        self.in_play = in_play  # one bit for each city
        self.roads = roads  # by city: its neighbours by road, one bit each
        self.arms = arms  # by city: the power whose starting city it is, or NO_POWER


def texts(entry: Entry, key: str) -> list[str]:
    value = entry.fields.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise entry.error(f"{key} must be a list of ids, not {value!r}")
    return list(value)


def read_tile(entry: Entry) -> tuple[int, int, int]:
    """Symbols, arrows and the cost of war symbols of the city's tile; a second one (Rome) differs in its arms only."""
    tiles = entry.fields.get("tiles")
    if not isinstance(tiles, list) or not tiles or not all(isinstance(tile, dict) for tile in tiles):
        raise entry.error("tiles must be a list of tables")
    entries = [Entry(f"{entry.where}: tile {number}", tile) for number, tile in enumerate(tiles, 1)]
    found = [(*read_symbols(tile), read_war_florins(tile)) for tile in entries]
    if found.count(found[0]) != len(found):
        raise entry.error("the tiles of one city must show the same symbols")
    return found[0]


def read_seas(file: DataFile) -> tuple[list[str], list[list[int]]]:
    """The ids of the seas, and how many seas a route from one to another touches (VIR-MAP-4)."""
    entries = file.entries("sea", SEAS)
    ids = [entry.word("id") for entry in entries]
    for entry in entries:
        entry.only("id", "ports", "adjacent")
    near: list[list[int]] = []
    for entry in entries:
        neighbours = texts(entry, "adjacent")
        for other in neighbours:
            if other not in ids:
                raise entry.error(f"adjacent: there is no sea {other!r}")
            if entry.word("id") not in texts(entries[ids.index(other)], "adjacent"):
                raise entry.error(f"adjacent: {other} does not name this sea in return")
        near.append([ids.index(other) for other in neighbours])
    distances: list[list[int]] = []
    for start in range(SEAS):
        found = [0] * SEAS
        found[start] = 1
        edge = [start]
        while edge:
            reached = [other for sea in edge for other in near[sea] if not found[other]]
            for sea in reached:
                if not found[sea]:
                    found[sea] = found[edge[0]] + 1
            edge = list(dict.fromkeys(reached))
        distances.append(found)
    return ids, distances


def read_city(entry: Entry, seas: list[str]) -> City:
    entry.only(
        "id", "value", "port_seas", "pirate", "roads", "roads_board_3_4_only", "roads_board_2_5_only",
        "starting_city_of", "tiles",
    )  # fmt: skip
    touched = 0
    for sea in texts(entry, "port_seas"):
        if sea not in seas:
            raise entry.error(f"port_seas: there is no sea {sea!r}")
        touched |= 1 << seas.index(sea)
    pirate = entry.fields.get("pirate")
    if not isinstance(pirate, bool):
        raise entry.error(f"pirate must be true or false, not {pirate!r}")
    if pirate and not touched:
        raise entry.error("a pirate port must touch a sea")
    symbols, arrows, war = read_tile(entry)
    value = entry.number("value", 1, 4)
    return City(entry.word("id"), entry.word("name"), value, pirate, touched, symbols, arrows, war)


def check_ports(seas: list[Entry], cities: list[City]) -> None:
    """Seas and cities both say which port touches which sea; they must say the same (VIR-MAP-2)."""
    for sea, entry in enumerate(seas):
        listed = sorted(texts(entry, "ports"))
        touching = sorted([city.id for city in cities if city.seas >> sea & 1])
        if listed != touching:
            raise entry.error(f"ports names {', '.join(listed)}, but {', '.join(touching)} name this sea in port_seas")


def read_cities(file: DataFile) -> list[City]:
    """Every city with its tile."""
    seas, _ = read_seas(file)
    found = [read_city(entry, seas) for entry in file.entries("city", CITIES)]
    check_ports(file.entries("sea", SEAS), found)
    return found


def read_setup(entry: Entry, file: DataFile, ids: list[str]) -> Setup:
    entry.only("id", "players", "board", "powers", "unavailable_cities", "not_on_board", "rome_tile")
    board = entry.word("board")
    if board not in ("3-4", "2-5"):
        raise entry.error(f"board must be 3-4 or 2-5, not {board!r}")
    seats = entry.number("players", 3, 5)
    powers = texts(entry, "powers")
    if len(powers) != seats or any(power not in POWERS for power in powers):
        raise entry.error(f"powers must name {seats} powers")
    away = texts(entry, "unavailable_cities") + texts(entry, "not_on_board")
    for id in away:
        if id not in ids:
            raise entry.error(f"there is no city {id!r}")
    in_play = sum([1 << city for city, id in enumerate(ids) if id not in away])
    roads: list[int] = []
    arms: list[int] = []
    for city, found in enumerate(file.entries("city", CITIES)):
        joined = 0
        for other in texts(found, "roads") + texts(found, f"roads_board_{board.replace('-', '_')}_only"):
            if other not in ids:
                raise found.error(f"roads: there is no city {other!r}")
            if in_play >> ids.index(other) & 1:
                joined |= 1 << ids.index(other)
        roads.append(joined if in_play >> city & 1 else 0)
        owner = found.word("starting_city_of")
        arms.append(POWERS.index(owner) if owner in powers else NO_POWER)
    for city in range(CITIES):
        for end in range(CITIES):
            if roads[city] >> end & 1 and not roads[end] >> city & 1:
                raise entry.error(f"the road from {ids[city]} to {ids[end]} has no way back")
    return Setup(seats, [POWERS.index(power) for power in powers], in_play, roads, arms)


def read_sea_distances(cities: list[City], between: list[list[int]]) -> list[list[int]]:
    """Seas crossed from port to port: 1 on the same sea, 2 on neighbouring seas (VIR-ACTION-ANNEX-7, VIR-MAP-4)."""
    found = [[FAR] * CITIES for _ in range(CITIES)]
    for start in range(CITIES):
        for end in range(CITIES):
            if start != end:
                for sea in range(SEAS):
                    for other in range(SEAS):
                        if cities[start].seas >> sea & 1 and cities[end].seas >> other & 1:
                            found[start][end] = min(found[start][end], between[sea][other])
    return found


FILE: Final = DataFile("signoria.games.virtu", "map.toml")
SEA_IDS, SEA_STEPS = read_seas(FILE)
READ: Final = read_cities(FILE)
CITY_IDS: Final = [city.id for city in READ]
CITY_NAMES: Final = [city.name for city in READ]
SETUPS: Final = {entry.number("players", 3, 5): read_setup(entry, FILE, CITY_IDS) for entry in FILE.entries("setup", 3)}

# The map is the same in all sets; only values and symbols of cities may differ.
SEA_DISTANCE: Final = read_sea_distances(READ, SEA_STEPS)
LONGEST: Final = 1 + max([max(row) for row in SEA_STEPS])
PORTS: Final = sum([1 << index for index, city in enumerate(READ) if city.seas])
PIRATES: Final = sum([1 << index for index, city in enumerate(READ) if city.pirate])
WITHIN: Final = [
    [
        sum([1 << other for other in range(CITIES) if SEA_DISTANCE[city][other] <= distance])
        for distance in range(LONGEST + 1)
    ]
    for city in range(CITIES)
]
"""By port and number of seas: the ports that are no farther away."""
FEWEST_SEATS: Final = 3
"""Tables of the hot paths have a column for each number of players, that of `seats - FEWEST_SEATS`."""
IN_PLAY: Final = [SETUPS[seats].in_play for seats in (3, 4, 5)]
ROADS: Final = [SETUPS[seats].roads for seats in (3, 4, 5)]
ARMS: Final = [SETUPS[seats].arms for seats in (3, 4, 5)]
