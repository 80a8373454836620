"""The table as it is drawn for a visitor: towers, spaces, tracks, players and boards, from the view of their seat."""

from django.utils.translation import gettext as _

from signoria.games.lorenzo.board import marks
from signoria.games.lorenzo.board.faces import (
    PERIODS,
    CardFace,
    LeaderFace,
    TileFace,
    bonus_faces,
    card_faces,
    leader_faces,
    picture,
    tile_faces,
)
from signoria.games.lorenzo.board.offers import LorenzoOffers, edition_of, leader_place
from signoria.games.lorenzo.board.things import LAP, Drawn, LorenzoPlayer, Marker, Piece, Row, Spot, Step, Tower
from signoria.games.lorenzo.components.board import AREAS, FAITH_MAX, FLOORS, SPACE_NAMES
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import DICE, GOODS, MEMBERS, TYPES, TYPES_PLURAL
from signoria.games.lorenzo.position.view_types import LeaderView, LorenzoView
from signoria.games.lorenzo.rules.calendar import ROUNDS
from signoria.match import Match
from signoria.presentation.sheets import capital
from signoria.presentation.story import SeenEvent
from signoria.presentation.words import components_of
from signoria.web.board.board import Board, standing
from signoria.web.board.marks import mark, signed
from signoria.web.board.offers import DESK, Offers, OfferType
from signoria.web.board.scene import Scene
from signoria.web.reader import language

HELD = GOODS[:-1]
NO_GAIN = Gain([], [], 0)
HEADINGS = ("harvest", "production", "market", "faith", "military", "victory")


class Room:
    """Draws everything once, for one visitor."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.view: LorenzoView = scene.view
        self.offers = LorenzoOffers(scene, match)
        self.asked = self.offers.about
        self.edition = edition_of(scene.game)
        self.board = self.edition.board
        self.components = components_of(scene.game, language())
        self.standing = standing(scene)
        self.names = scene.wording.names
        self.newest = newest_members(match.log(scene.viewer.seat))

    def name_of(self, seat: int) -> str:
        return self.scene.seats[seat].called

    def drawn(self, face: CardFace | LeaderFace | TileFace, asked: bool = False) -> Drawn:
        found = Drawn(face, self.names[face.id], self.components[face.id].text)
        found.asked = asked
        return found

    def card(self, id: str) -> Drawn:
        found = self.drawn(card_faces(self.edition)[id], self.asked.card == id and self.scene.viewer.decides)
        found.picture = picture(self.edition, id, found.name)
        return found

    def piece(self, seat: int, member: str) -> Piece:
        value = self.view["players"][seat]["members"][member]["value"]
        return Piece(seat, self.name_of(seat), member, self.names[member], value, (seat, member) in self.newest)

    def spot(self, space: str, need: int, gain: Gain, note: str = "") -> Spot:
        words = capital(self.names[space])
        about = [words + ".", _("It needs an action value of %(value)s.") % {"value": need}]
        if gain.table():
            about.append(_("It gives %(goods)s.") % {"goods": self.scene.wording.word(gain.table())})
        spot = Spot(space, words, need, marks.gain(gain), " ".join([*about, note]))
        spot.standing = [self.piece(on["seat"], on["member"]) for on in self.view["spaces"].get(space, [])]
        spot.covered = self.board.covered[self.view["seats"]][SPACE_NAMES.index(space)]
        spot.asked = self.asked.space == space
        if spot.asked and self.asked.member:
            spot.ghost = self.piece(self.asked.seat, self.asked.member)
        spot.offers = self.offers.at(space)
        spot.reasons = self.offers.why_not(space)
        return spot

    def tower(self, tower: int) -> Tower:
        type = TYPES[tower]
        floors = []
        for floor in (3, 2, 1, 0):
            space = SPACE_NAMES[tower * 4 + floor]
            spot = self.spot(space, self.board.floor_values[floor], self.board.floors[tower * 4 + floor].gain)
            id = self.view["towers"][type][floor]
            spot.card = self.card(id) if id else None
            floors.append(spot)
        return Tower(type, capital(plural(self.scene, type)), floors)

    def area(self, space: str) -> Spot:
        kind, number = AREAS[space]
        if kind == "market":
            return self.spot(space, 1, self.board.market_gains[int(number) - 1])
        if kind == "council":
            spot = self.spot(space, 1, self.board.palace_gain, _("Whoever came first is first in the next round."))
            spot.standing.sort(key=lambda piece: self.view["palace"].index(piece.seat))
            return spot
        need = self.board.requirements[SPACE_NAMES.index(space)]
        if number == "small":
            return self.spot(space, need, NO_GAIN)
        spot = self.spot(
            space, need, NO_GAIN, _("The value is %(number)s lower.") % {"number": self.board.large_penalty}
        )
        spot.gain = mark(signed(-self.board.large_penalty), "member")
        return spot

    def markers(self, good: str, last: int) -> list[Marker]:
        found = []
        for seat in self.view["order"] or range(self.view["seats"]):
            points = self.view["players"][seat]["goods"][good]
            at = points % LAP if good == "victory" else min(points, last)
            found.append(Marker(seat, self.name_of(seat), max(at, 0), points))
        return found

    def tile(self, place: int, id: str) -> dict[str, object]:
        bound = [player["seat"] for player in self.view["players"] if id in player["excommunicated"]]
        return {
            "tile": self.drawn(tile_faces(self.edition)[id]),
            "round": 2 * place + 2,
            "faith": self.board.faith_required[place],
            "bound": [(seat, self.name_of(seat)) for seat in bound],
            "due": self.asked.what == "vatican report" and self.view["period"] == place + 1,
        }

    def player(self, seat: int) -> LorenzoPlayer:
        told = self.view["players"][seat]
        player = LorenzoPlayer(self.scene, seat)
        player.goods = [(good, told["goods"][good], self.count(told["goods"][good], good)) for good in HELD]
        player.total = self.standing[seat]
        player.pieces = [
            self.piece(seat, member)
            for member in MEMBERS
            if not self.scene.over
            and told["members"][member]["space"] is None
            and not (self.asked.seat == seat and self.asked.member == member)
        ]
        player.rows = [
            Row(
                type,
                capital(plural(self.scene, type)),
                [self.card(id) for id in told["cards"][type]],
                self.free_places(type, len(told["cards"][type])),
            )
            for type in TYPES
        ]
        player.leaders = [self.leader(leader, player.mine) for leader in told["leaders"]]
        player.hand = [self.in_hand(id) for id in told["hand"] or []]
        player.hidden = 0 if told["hand"] is not None else told["hand_size"]
        player.discarded = told["discard_size"]
        if told["bonus_tile"]:
            bonus = bonus_faces(self.edition)[told["bonus_tile"]]
            component = self.components[f"bonus-tile-{bonus.id}"]
            player.bonus = Drawn(bonus, component.name, component.text)
        player.banned = [self.drawn(tile_faces(self.edition)[id]) for id in told["excommunicated"]]
        player.out = told["out"]
        return player

    def free_places(self, type: str, taken: int) -> list[int]:
        """The military points that each free place for cards of a type takes; only those of territories do."""
        places = range(taken, self.board.max_cards)
        return [self.board.territory_military[place] if type == "territory" else 0 for place in places]

    def count(self, number: int, good: str) -> str:
        return self.scene.wording.count(number, good)

    def territory_needs(self, place: int, points: int) -> str:
        return _("Territory no. %(place)s: %(needed)s") % {"place": place, "needed": self.count(points, "military")}

    def leader(self, told: LeaderView, mine: bool) -> Drawn:
        leader = self.drawn(leader_faces(self.edition)[told["id"]], mine and self.asked.leader == told["id"])
        leader.used = told["used"]
        leader.as_name = self.names[told["copies"]] if told["copies"] else ""
        if mine:
            self.light(leader)
        return leader

    def in_hand(self, id: str) -> Drawn:
        leader = self.drawn(leader_faces(self.edition)[id])
        self.light(leader)
        return leader

    def light(self, leader: Drawn) -> None:
        """Note what may be done with a leader, and why not."""
        leader.offers = self.offers.at(leader_place(leader.id))
        leader.reasons = self.offers.why_not(leader_place(leader.id))

    def asked_leaders(self) -> dict[str, Drawn]:
        """By answer the leader that it is about, where the desk lets somebody choose among them."""
        if self.offers.asked not in ("draft", "copy"):
            return {}
        faces = leader_faces(self.edition)
        return {offer.text: self.drawn(faces[offer.decision["leader"]]) for offer in self.offers.at(DESK)}

    def tell_penance(self) -> None:
        """Whoever is asked to show support sees what declining brings."""
        if self.offers.asked == "vatican report":
            tile = self.view["excommunication"][self.view["period"] - 1]
            next(offer for offer in self.offers.at(DESK) if offer.kind == "decline").note = self.components[tile].text[
                0
            ]


def plural(scene: Scene, type: str) -> str:
    """A type of cards as the name of its tower."""
    return scene.wording.names[TYPES_PLURAL[TYPES.index(type)]]


def newest_members(log: list[SeenEvent]) -> set[tuple[int, str]]:
    """The member that each seat placed last in this round."""
    found: dict[int, str] = {}
    for event in reversed(log):
        if event["key"] == "round":
            break
        if event["key"] == "placed":
            found.setdefault(event["seat"], event["member"])
    return set(found.items())


class LorenzoBoard(Board):
    """What lies on the table of Lorenzo il Magnifico."""

    def __init__(self, room: Room) -> None:
        view, printed = room.view, room.board
        room.tell_penance()
        players = [room.player(seat) for seat in view["order"] or range(view["seats"])]
        super().__init__(room.scene, room.offers, players)
        areas = {space: room.area(space) for space in SPACE_NAMES[FLOORS:]}
        self.round = view["round"]
        self.rounds = ROUNDS
        self.period = PERIODS[view["period"] - 1] if view["round"] else ""
        self.dice = [(die, room.names[die], view["dice"][die]) for die in DICE]
        before = not self.round and self.desk is not None  # the desk lies where the towers will stand
        self.towers = [room.tower(tower) for tower in range(len(TYPES))] if not before and not room.scene.over else []
        self.harvest = [areas["harvest-small"], areas["harvest-large"]]
        self.production = [areas["production-small"], areas["production-large"]]
        self.market = [areas[f"market-{number}"] for number in (1, 2, 3, 4)]
        self.council = areas["council"]
        self.faith = room.markers("faith", FAITH_MAX)
        self.faith_steps = [
            Step(
                at,
                points,
                PERIODS[printed.faith_required.index(at)] if at in printed.faith_required else "",
                f"{room.count(at, 'faith')}: {room.count(points, 'victory')}",
            )
            for at, points in enumerate(printed.faith_victory)
        ]
        self.military = room.markers("military", printed.military_max)
        self.military_end = printed.military_max
        self.military_steps = [
            Step(at, None, str(place), room.territory_needs(place, at))
            for place, at in enumerate(printed.territory_military, start=1)
            if at
        ]
        self.victory = room.markers("victory", LAP - 1)
        self.tiles = [room.tile(place, id) for place, id in enumerate(view["excommunication"])]
        self.picking = room.offers.asked == "turn" and any(
            offer.member for offers in room.offers.by_place.values() for offer in offers
        )
        self.asked_leaders = room.asked_leaders()
        self.words = {id: capital(room.names[id]) for id in HEADINGS}

    def is_anchored(self, offers: Offers[OfferType]) -> bool:
        assert isinstance(offers, LorenzoOffers)
        return bool(offers.about.space or offers.about.card)


def furnish(scene: Scene, match: Match) -> LorenzoBoard:
    """What the template is told beyond the scene."""
    return LorenzoBoard(Room(scene, match))
