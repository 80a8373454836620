"""What lies in the palaces and dominions: chambers, courtiers, tiles, bonuses."""

from typing import TYPE_CHECKING

from signoria.games.virtu.board import marks
from signoria.games.virtu.board.offers import chamber_place, held_place
from signoria.games.virtu.board.things import Antechamber, Card, Chamber, Spot, Tile, VirtuPlayer
from signoria.games.virtu.components.cards import CARD_IDS, CHARACTERS, FAMILIES, POWERS
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, LEFT, ORIGINAL
from signoria.games.virtu.components.symbols import ACTIONS, NO_ACTION
from signoria.games.virtu.position.view_types import ChamberView, PlayerView
from signoria.presentation.sheets import capital
from signoria.web.board.marks import NOTHING

if TYPE_CHECKING:
    from signoria.games.virtu.board.table import Room


class Palaces:
    """Draws palaces for a room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.edition = room.edition
        self.names = room.names

    def action_of(self, card: int) -> str:
        action = self.edition.action_of[card]
        return "" if action == NO_ACTION else ACTIONS[action]

    def card(self, id: str) -> Card:
        index = CARD_IDS.index(id)
        kind = "family" if CHARACTERS <= index < CHARACTERS + FAMILIES else "veduta"
        shows = marks.card_shows(self.edition, id)
        return Card(id, self.names[id], f"{kind}-{id}.svg", self.action_of(index), shows, self.room.lines(id))

    def furnish(self, player: VirtuPlayer, told: PlayerView) -> None:
        """All that a player has in palace and dominion."""
        player.chambers = [self.chamber(player, number, one) for number, one in enumerate(told["chambers"], start=1)]
        for space, id in enumerate(ANTECHAMBER_IDS):
            (player.left if LEFT >> space & 1 else player.right).append(self.antechamber(player, space, id, told))
        player.tiles = [self.tile(player, id, up, id in told["bought_tiles"]) for id, up in told["tiles"].items()]
        player.hand = [self.waiting(id) for id in self.unplaced(player, told)]
        player.bonuses = [self.bonus(id) for id in told["bonuses"]]

    def chamber(self, player: VirtuPlayer, number: int, told: ChamberView) -> Chamber:
        card = self.card(told["action_card"]) if told["action_card"] else None
        action = (card.action if card else "") or told["printed"] or ""
        place = chamber_place(player.power, number)
        found = Chamber(place, f"{player.realm} {number}", number, action, capital(self.names[action]))
        symbol = self.edition.printed_symbol[ACTIONS.index(action)]
        found.symbol = marks.price(symbol) if symbol and card is None else NOTHING
        found.card = card
        found.upgrade = self.card(told["upgrade"]) if told["upgrade"] else None
        found.token = self.room.view["players"][player.seat]["token"] == number
        found.indulgence = told["indulgence"]
        found.agent = self.room.power_of(told["agent"])
        found.text = [line for one in (found.card, found.upgrade) if one for line in (f"{one.name}.", *one.text)]
        self.room.light(found, place)
        return found

    def antechamber(self, player: VirtuPlayer, space: int, id: str, told: PlayerView) -> Antechamber:
        standing = told["antechambers"][id]
        place = held_place(player.power, id)
        found = Antechamber(place, self.names[id], bool(ORIGINAL >> space & 1))
        if standing is not None:
            found.card = self.card(standing["card"])
            found.available = standing["available"]
            found.fresh = standing["bought"]
            found.text = found.card.text
        self.room.light(found, place)
        return found

    def tile(self, player: VirtuPlayer, id: str, up: bool, fresh: bool) -> Tile:
        place = held_place(player.power, id)
        picture = id.partition("-")[0] if id.startswith("cathedral") else id
        found = Tile(place, self.names[id], f"veduta-{picture}.svg", marks.tile_shows(self.edition, id), up, fresh)
        found.text = self.room.lines(picture)
        self.room.light(found, place)
        return found

    def unplaced(self, player: VirtuPlayer, told: PlayerView) -> list[str]:
        """The family cards that a player still has to place, before the first spring."""
        if self.room.view["year"]:
            return []
        placed = {card for one in told["chambers"] for card in (one["action_card"], one["upgrade"])}
        placed |= {one["card"] for one in told["antechambers"].values() if one is not None}
        family = [
            card.id
            for card in self.edition.cards[CHARACTERS : CHARACTERS + FAMILIES]
            if POWERS[card.power] == player.power
        ]
        return [id for id in family if id not in placed]

    def waiting(self, id: str) -> Tile:
        card = self.card(id)
        found = Tile(f"card-{id}", card.name, card.picture, card.shows, True, False)
        found.action = card.action
        found.text = card.text
        return found

    def bonus(self, id: str) -> Tile:
        shows = marks.card_shows(self.edition, id) if id in CARD_IDS else NOTHING
        found = Tile(f"bonus-{id}", self.names[id], f"veduta-{id}.svg", shows, True, False)
        found.text = self.room.lines(id)
        return found

    def power(self, id: str) -> Spot:
        """A power that may be chosen: its palace in words."""
        found = Spot(f"power-{id}", capital(self.names[id]))
        found.text = self.room.lines(f"power-{id}")
        return found
