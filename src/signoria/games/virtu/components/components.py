"""A set of components: every value of the game, read from component files, and the tables that follow from them.

A position refers to its set, so that games with corrected values can be played beside others. Ids, counts and the map
are the same in all sets: they stand in the modules of this package and fix the catalogue and the observations.
"""

from typing import Final

from mypy_extensions import i64

from signoria.data.component_set import ComponentSet, Tables, with_tables
from signoria.data.datafile import DataFile
from signoria.engine.errors import BadData
from signoria.games.virtu.components import cards, cities, palaces, tables, tiles
from signoria.games.virtu.components.cards import CHARACTERS, read_cards
from signoria.games.virtu.components.cities import CITIES, read_cities
from signoria.games.virtu.components.palaces import read_powers
from signoria.games.virtu.components.symbols import (
    ACTIONS,
    AS_ALL,
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    FULL,
    SHIP,
    WAR,
    WIDTH,
    amount,
    packed,
    read_price,
    symbols_in,
)
from signoria.games.virtu.components.tables import (
    BASTION,
    BONUSES,
    CANNONS_BONUS,
    EMPIRE,
    LAST_STEP,
    LEONARDO,
    MICHELANGELO,
    OTTOMANS,
    read_alliances,
    read_bonuses,
    read_printed,
    read_wages,
)
from signoria.games.virtu.components.tiles import (
    CATHEDRAL_CITIES,
    DUCHY,
    GUILD,
    TILES,
    by_bytes,
    cathedral_value,
    read_cathedral,
    read_guild,
    read_titles,
)


class Components(ComponentSet):
    """All values of the game, and what follows from them."""

    optional = ("war_florin_cost",)

    def __init__(self, files: list[DataFile]) -> None:
        card_file, map_file, palace_file, table_file, tile_file, bonus_file = files
        super().__init__(files)
        self.read_cards(card_file, bonus_file)
        self.read_palaces(palace_file, table_file)
        self.read_tiles(map_file, tile_file)
        self.read_market()
        self.read_patronage(bonus_file)
        self.read_actions(table_file)
        self.read_alliances(table_file)
        self.read_war(table_file, bonus_file)
        self.read_prestige(table_file)

    def read_cards(self, card_file: DataFile, bonus_file: DataFile) -> None:
        self.cards = read_cards(card_file, bonus_file.entries("bonus", BONUSES))
        # What the hot paths ask of a card, by its number.
        self.symbols_of = [card.symbols for card in self.cards]
        self.arrows_of = [card.arrows for card in self.cards]
        self.action_of = [card.action for card in self.cards]
        self.war_of = [amount(card.symbols, WAR) for card in self.cards]
        self.card_prestige = [card.prestige for card in self.cards]
        self.card_crosses = [amount(card.symbols, CROSS) for card in self.cards]

    def read_palaces(self, palace_file: DataFile, table_file: DataFile) -> None:
        self.powers = read_powers(palace_file)
        self.printed = [power.chambers for power in self.powers]  # by power and chamber: the action
        # By action: the symbol that the palace itself supplies (VIR-PALACE-3).
        self.printed_symbol = [read_printed(table_file, action) for action in ACTIONS]
        start = table_file.table("start")
        self.start_florins = start.number("florins", 0, 9)
        self.start_units = start.number("units_per_city", 0, 3)

    def read_tiles(self, map_file: DataFile, tile_file: DataFile) -> None:
        self.cities = read_cities(map_file)
        self.value_of = [city.value for city in self.cities]
        self.titles = read_titles(tile_file)
        self.guild = read_guild(tile_file.table("guild"))
        self.cathedral = read_cathedral(tile_file.table("cathedral"))
        self.cathedral_value = cathedral_value(tile_file)
        cathedrals = len(CATHEDRAL_CITIES)
        # By tile: cities, titles, guild, cathedrals, Cannons.
        self.symbols_at = [
            *[city.symbols for city in self.cities],
            *[title.symbols for title in self.titles],
            self.guild.symbols,
            *[self.cathedral.symbols] * cathedrals,
            0,
        ]
        self.arrows_at = [
            *[city.arrows for city in self.cities],
            *[title.arrows for title in self.titles],
            self.guild.arrows,
            *[self.cathedral.arrows] * cathedrals,
            0,
        ]
        titles = [title.prestige for title in self.titles]
        self.prestige_at = [*[0] * CITIES, *titles, self.guild.prestige, *[self.cathedral.prestige] * cathedrals, 0]
        self.crowns_at = [amount(symbols, CROWN) for symbols in self.symbols_at]
        self.crosses_at = [amount(symbols, CROSS) for symbols in self.symbols_at]
        self.symbol_sums = by_bytes(self.symbols_at)
        self.prestige_sums = by_bytes(self.prestige_at)
        self.showing = [self.tiles_showing(symbol) for symbol in range(EITHER + 1)]  # by symbol, one bit for each tile
        self.with_arrows = sum([1 << tile for tile in range(TILES) if self.arrows_at[tile]])
        self.with_florins = self.showing[FLORIN]
        self.with_war = self.showing[WAR]
        # The titles that open an antechamber (VIR-COURT-2).
        self.roomy = [tile for tile in range(DUCHY, GUILD) if self.titles[tile - DUCHY].antechambers]

    def tiles_showing(self, symbol: int) -> int:
        return sum([1 << tile for tile in range(TILES) if amount(self.symbols_at[tile], symbol)])

    def read_market(self) -> None:
        """What can be bought: the characters, then titles, guild and cathedral."""
        characters = self.cards[:CHARACTERS]
        tiles_for_sale = [*self.titles, self.guild, self.cathedral]
        self.prices = [*[card.cost for card in characters], *[tile.cost for tile in tiles_for_sale]]
        self.limits = [card.limit for card in characters]
        self.copies = [*[card.copies for card in characters], *[tile.copies for tile in tiles_for_sale]]  # VIR-Q-32
        self.cheapest = min([price & FULL for price in self.prices])  # fewer florins buy nothing
        self.within = [self.prices_within(symbol) for symbol in range(EITHER + 1)]

    def prices_within(self, symbol: int) -> list[int]:
        """By number of a symbol, up to the most that is asked: the items that ask for no more of it, one bit each."""
        asked = [amount(price, symbol) for price in self.prices]
        return [
            sum([1 << item for item, need in enumerate(asked) if need <= number]) for number in range(max(asked) + 1)
        ]

    def items_within(self, coins: i64, symbols: i64) -> i64:
        """The items that ask for no more than there is of each symbol, one bit each: most are too dear."""
        found: i64 = -1
        have = coins + (symbols & FULL)
        for items in self.within:
            most: i64 = len(items) - 1
            found &= items[have if have < most else most]
            symbols >>= WIDTH
            have = symbols & FULL
        return found

    def read_patronage(self, bonus_file: DataFile) -> None:
        track = bonus_file.table("track")
        steps = bonus_file.entries("step", LAST_STEP + 1)
        self.step_price = [read_price(entry) for entry in steps]
        self.step_prestige = [entry.number("prestige", 0, 9) for entry in steps]
        self.bonus_steps = track.numbers("bonus_at_steps", 2)
        self.patronage_leader = track.number("leader_prestige", 0, 9)
        self.bonuses = read_bonuses(bonus_file)
        # By the bonuses owned, one bit each: the antechambers that they open (VIR-COURT-2).
        self.bonus_rooms = by_bonuses([bonus.antechambers for bonus in self.bonuses])

    def read_actions(self, table_file: DataFile) -> None:
        token = table_file.table("token")
        self.free_steps = token.number("free_moves_max", 1, 5)
        self.extra_step_florins = token.number("extra_move_florins", 0, 9)
        deeds = table_file.table("actions")
        self.tiles_per_symbol = deeds.number("tiles_per_symbol", 1, 9)
        self.florins_per_ship = deeds.number("florins_per_ship", 1, 9)
        self.crowns_over_value = deeds.number("crowns_over_value", 0, 9)
        indulgence = table_file.table("indulgences")
        self.indulgence_florins = indulgence.number("florins", 0, 9)
        self.cross_price = packed(CROSS, indulgence.number("cancel_crosses", 1, 9))
        self.crown_price = packed(CROWN, indulgence.number("cancel_crowns", 1, 9))
        self.indulgence_prestige = indulgence.number("prestige", -9, 0)

    def read_alliances(self, table_file: DataFile) -> None:
        alliances = read_alliances(table_file)
        self.alliance_price = [read_price(entry) for entry in alliances]
        self.alliance_bonus = [entry.number("bonus_amount", 1, 9) for entry in alliances]
        # Coins alone buy no alliance, not even where an own agent saves a symbol (VIR-ALLIANCE-4).
        self.allies_want_symbols = min([symbols_in(price) for price in self.alliance_price]) > 1
        # What alliances, a sold indulgence and Michelangelo give to a payment.
        self.ottoman_ships = packed(SHIP, self.alliance_bonus[OTTOMANS])
        self.empire_cross = self.alliance_bonus[EMPIRE] * (packed(CROSS, 1) + packed(EITHER, 1))

    def read_war(self, table_file: DataFile, bonus_file: DataFile) -> None:
        war = table_file.table("war")
        self.read_war_florins(war.number("war_florin_cost", 0, 9))
        self.hard_defence = war.number("loss_if_city_strength_at_least", 0, 99)
        self.hard_loss = war.number("loss_in_that_case", 0, 9)
        self.agent_effect = war.number("agent_modifier", 0, 9)
        # Fewer crowns annex nothing, not even where an own agent helps (VIR-ACTION-ANNEX-5, VIR-ACTION-ANNEX-6).
        self.least_crowns = min(self.value_of) - self.agent_effect + self.crowns_over_value
        self.defeat_loss = war.number("defeat_loss", 0, 9)
        bonuses = bonus_file.entries("bonus", BONUSES)
        self.leonardo_strength = bonuses[LEONARDO].number("strength", 1, 9)
        self.leonardo_florins = bonuses[LEONARDO].number("florins", 0, 9)
        self.cannons_strength = bonuses[CANNONS_BONUS].number("strength", 1, 9)
        self.cannons_florins = bonuses[CANNONS_BONUS].number("florins", 0, 9)
        self.bastion_strength = bonuses[BASTION].number("strength", 1, 9)
        self.michelangelo_crowns = bonuses[MICHELANGELO].number("crowns", 1, 9)
        self.patron_crown = self.michelangelo_crowns * SOLD_CROWN
        self.wages = read_wages(table_file)  # by number of units on the map (VIR-WAGE-1)
        recruiting = table_file.table("recruitment")
        self.home_recruit = recruiting.number("own_starting_city_florins", 0, 9)
        self.away_recruit = recruiting.number("other_controlled_city_florins", 0, 9)
        self.cheapest_recruit = min(self.home_recruit, self.away_recruit)  # fewer florins recruit nobody

    def read_war_florins(self, most: int) -> None:
        """What a war symbol costs on most cards and tiles, and on each of them (VIR-SIEGE-9)."""
        self.war_florins = most
        on_cards = [card.war_florins for card in self.cards]
        on_tiles = [
            *[city.war_florins for city in self.cities],
            *[title.war_florins for title in self.titles],
            self.guild.war_florins,
            *[self.cathedral.war_florins] * len(CATHEDRAL_CITIES),
            AS_ALL,
        ]
        self.war_florins_of = [most if florins == AS_ALL else florins for florins in on_cards]
        self.war_florins_at = [most if florins == AS_ALL else florins for florins in on_tiles]
        self.war_costs_differ = len({most, *self.war_florins_of, *self.war_florins_at}) > 1

    def read_prestige(self, table_file: DataFile) -> None:
        track = table_file.table("city_track")
        self.last_city = track.number("end_at_cities", 1, 30)
        self.room_at_cities = track.number("extra_antechamber_at_cities", 1, 30)
        self.room_for_cities = track.number("extra_antechambers", 0, 3)
        self.city_leader = track.number("leader_prestige", 0, 9)
        self.city_prestige = [
            entry.number("prestige", 0, 9) for entry in table_file.entries("city_step", self.last_city + 1)
        ]
        self.religion = {
            entry.number("players", 3, 5): entry.numbers("prestige_by_rank", entry.number("players", 3, 5))
            for entry in table_file.entries("religion", 3)
        }
        prestige = table_file.table("prestige")
        self.trophy_prestige = prestige.number("trophy", 0, 9)
        self.alliance_prestige = prestige.number("alliance", 0, 9)

    def sum_symbols(self, tiles: i64) -> i64:
        """All symbols of a set of tiles, packed."""
        total: i64 = 0
        for sums in self.symbol_sums:
            if not tiles:
                break
            total += sums[tiles & 255]
            tiles >>= 8
        return total

    def check_like(self, shipped: "Components") -> None:
        """Decisions and observations count on the ids, the map and the kinds of symbols of the shipped files."""
        for own, (id, field, value) in zip(self.shape(), shipped.shape(), strict=True):
            if own[2] != value:
                raise BadData(f"{id}: {field} is the same in all editions")
        for tile in range(TILES):
            known = shipped.symbols_at[tile]
            shown = [
                symbol for symbol in range(WAR) if amount(self.symbols_at[tile], symbol) and not amount(known, symbol)
            ]
            if shown or amount(self.symbols_at[tile], WAR) > amount(known, WAR):
                raise BadData(f"{tiles.TILE_IDS[tile]} shows a symbol for which there is no decision")
            if self.arrows_at[tile] and not shipped.arrows_at[tile]:
                raise BadData(f"{tiles.TILE_IDS[tile]} shows an arrow for which there is no decision")
        if max(self.war_of) > max(shipped.war_of):
            raise BadData("a card shows more war symbols than there are decisions for")

    def shape(self) -> list[tuple[str, str, object]]:
        """By entry and field what is the same in all sets."""
        found: list[tuple[str, str, object]] = []
        for card in self.cards:
            found += [(card.id, "id", card.id), (card.id, "power", card.power)]
        for index, city in enumerate(self.cities):
            found += [
                (city.id, "id", city.id),
                (city.id, "port_seas", city.seas),
                (city.id, "pirate", city.pirate),
                (city.id, "whether a cathedral can stand here", city.value >= self.cathedral_value),
                *[(city.id, key, value) for key, value in self.map_of(index).items()],
            ]
        for bonus in self.bonuses:
            found += [(bonus.id, "id", bonus.id), (bonus.id, "kind", bonus.kind)]
        return found

    def map_of(self, city: int) -> dict[str, object]:
        """The roads and arms of a city as its file tells them."""
        fields = self.files[1].entries("city", CITIES)[city].fields
        keys = ("roads", "roads_board_3_4_only", "roads_board_2_5_only", "starting_city_of")
        return {key: fields.get(key) for key in keys}


def by_bonuses(values: list[int]) -> list[int]:
    """By the bonuses owned, one bit each: the sum of their values."""
    return [sum([values[bonus] for bonus in range(BONUSES) if owned >> bonus & 1]) for owned in range(1 << BONUSES)]


SOLD_CROWN: Final = packed(CROWN, 1) + packed(EITHER, 1)
"""What a sold indulgence gives to a payment."""

FILES: Final = [cards.FILE, cities.FILE, palaces.FILE, tables.FILE, tiles.FILE, cards.BONUS_FILE]
SHIPPED: Final = Components(FILES)
"""The values that the game comes with."""


def component_set(tables: list[Tables]) -> Components:
    """A set with other values, given as the tables of the component files, in the order of FILES."""
    made = Components(with_tables(FILES, tables))
    made.check_like(SHIPPED)
    return made
