"""A player's palace and dominion in numbers, as the evaluation sees them; price lists keep those seen last."""


class SeatSummary:
    """What was looked at, and what it is worth; never changed once it is made."""

    __slots__ = (
        "at_hand", "at_hand_worth", "bonuses", "chambers", "cities", "court", "crosses", "enemy_agents", "engine",
        "indulgences", "pardons", "power", "prestige", "ready", "ready_tiles", "spoiled", "step", "tiles", "exhausted",
        "exhausted_left", "exhausted_right", "exhausted_worth", "trophies",
    )  # fmt: skip

    def __init__(
        self,
        power: int,
        court: list[int],
        ready: int,
        chambers: list[int],
        indulgences: int,
        enemy_agents: int,
        tiles: int,
        ready_tiles: int,
        cities: int,
        step: int,
        bonuses: int,
        trophies: int,
    ) -> None:
        self.power = power
        self.court = court
        self.ready = ready
        self.chambers = chambers
        self.indulgences = indulgences
        self.enemy_agents = enemy_agents  # own chambers with an enemy agent, one bit each
        self.tiles = tiles
        self.ready_tiles = ready_tiles
        self.cities = cities
        self.step = step
        self.bonuses = bonuses
        self.trophies = trophies
        self.prestige = 0.0  # at once, but for what depends on the other players
        self.crosses = 0
        self.at_hand = 0  # symbols of available courtiers and tiles, packed
        self.at_hand_worth = 0.0  # what they are worth while there is time to spend them
        self.exhausted_left = 0  # symbols of exhausted courtiers on the left side, packed
        self.exhausted_right = 0
        self.exhausted = 0  # exhausted tiles
        self.exhausted_worth = 0.0  # what they could give
        self.engine = 0.0  # what everything brings in a year
        self.spoiled = 0.0  # what agents and indulgences take away, while there is time to use the chambers
        self.pardons = 0.0  # prestige of indulgences that may still be saved
