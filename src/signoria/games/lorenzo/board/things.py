"""What lies on the drawn table, ready for its templates: members, cards, spaces, towers, tracks and players."""

from django.utils.safestring import SafeString

from signoria.games.lorenzo.board.faces import BonusFace, CardFace, LeaderFace, TileFace
from signoria.games.lorenzo.board.offers import LorenzoOffer
from signoria.web.board.board import Player
from signoria.web.board.marks import NOTHING
from signoria.web.board.offers import WhyNot
from signoria.web.board.scene import Scene

LAP = 100
"""The victory track begins anew after so many points."""


class Piece:
    """A member: whose it is, its colour and its value."""

    def __init__(self, seat: int, owner: str, name: str, words: str, value: int, newest: bool) -> None:
        self.seat = seat
        self.owner = owner
        self.name = name
        self.words = words
        self.value = value
        self.newest = newest


class Drawn:
    """A card, leader or tile: what is drawn on it, and what it says to the reader."""

    def __init__(self, face: CardFace | LeaderFace | TileFace | BonusFace, name: str, text: list[str]) -> None:
        self.face = face
        self.id = face.id
        self.name = name
        self.text = text
        self.picture = NOTHING  # of a card, ready to be shown
        self.offers: list[LorenzoOffer] = []
        self.reasons: list[WhyNot] = []
        self.used = False
        self.asked = False
        self.as_name = ""


class Spot:
    """An action space: what it asks for and gives, who stands there, who may go there, and why others may not."""

    def __init__(self, name: str, words: str, need: int, gain: SafeString, about: str) -> None:
        self.name = name
        self.words = words
        self.need = need
        self.gain = gain
        self.about = about
        self.card: Drawn | None = None
        self.standing: list[Piece] = []
        self.ghost: Piece | None = None
        self.offers: list[LorenzoOffer] = []
        self.reasons: list[WhyNot] = []
        self.covered = False
        self.asked = False


class Tower:
    """A tower from its top floor down, and how many cards are left for it in this period."""

    def __init__(self, type: str, words: str, floors: list[Spot]) -> None:
        self.type = type
        self.words = words
        self.floors = floors


class Marker:
    """Where a player stands on a track."""

    def __init__(self, seat: int, name: str, at: int, points: int) -> None:
        self.seat = seat
        self.name = name
        self.at = at
        self.points = points
        self.lap = points // LAP


class Step:
    """A step of a track that matters: its number, what is due there, and what it is about in words."""

    def __init__(self, at: int, points: int | None, due: str, told: str) -> None:
        self.at = at
        self.points = points
        self.due = due
        self.told = told


class Row:
    """Cards of one type on a board, and for each place that is free the military points that it takes."""

    def __init__(self, type: str, words: str, cards: list[Drawn], free: list[int]) -> None:
        self.type = type
        self.words = words
        self.cards = cards
        self.free = free


class LorenzoPlayer(Player):
    """A player's corner of the table."""

    def __init__(self, scene: Scene, seat: int) -> None:
        super().__init__(scene, seat)
        self.goods: list[tuple[str, int, str]] = []
        self.pieces: list[Piece] = []
        self.rows: list[Row] = []
        self.leaders: list[Drawn] = []
        self.hand: list[Drawn] = []
        self.hidden = 0
        self.discarded = 0
        self.bonus: Drawn | None = None
        self.banned: list[Drawn] = []
        self.out = False
