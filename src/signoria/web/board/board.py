"""What every drawn board tells, whatever the game: the moment, the open question, players, log and result."""

from collections.abc import Sequence
from typing import Final

from django.utils.translation import gettext as _

from signoria.engine.score import Score
from signoria.engine.view_types import AskedView, TableView
from signoria.presentation.choices import presenter_of
from signoria.web.board.offers import DESK, END, Offer, Offers, OfferType
from signoria.web.board.scene import Scene, question_about
from signoria.web.reader import language

LINES_SHOWN: Final = 60
LINES_SPOKEN: Final = 3


class Player:
    """A player's line on the board; a game adds what they hold."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.seat = seat
        self.name = scene.seats[seat].called
        self.picture = scene.seats[seat].picture
        self.mine = seat == scene.viewer.seat
        self.turn = seat == scene.actor
        self.total: int | None = None
        """The points if the game ended now, where somebody may know them."""


class Desk:
    """The open question with its answers, where it belongs to no place on the board."""

    def __init__(self, scene: Scene, offers: Offers[OfferType], anchored: bool) -> None:
        self.kind = offers.asked.replace(" ", "-")
        self.question = scene.question
        self.offers: Sequence[Offer] = offers.at(DESK)
        self.refused = offers.why_not(DESK)
        self.anchored = anchored  # to what is asked about


class Board:
    """All that is drawn for one visitor; templates know it as `board`. A game's own adds what lies on the table."""

    def __init__(self, scene: Scene, offers: Offers[OfferType], players: Sequence[Player]) -> None:
        self.game = scene.game.name
        self.moment = moment(scene)
        self.players = players
        self.shown = next((player for player in players if player.mine), players[0])
        """Whose own board is seen first."""
        self.shields: list[str] = [str(seat) for seat in range(len(scene.seats))]
        """By seat the name of its arms, where a game has arms of its own."""
        self.desk = Desk(scene, offers, self.is_anchored(offers)) if offers.at(DESK) else None
        self.ends: Sequence[Offer] = offers.at(END)
        self.story = scene.story[-LINES_SHOWN:]
        self.spoken = scene.story[-LINES_SPOKEN:]
        ranked = sorted(scene.scores, key=lambda score: (score.place, score.seat))
        self.result = [(score.seat, scene.seats[score.seat].called, score) for score in ranked]
        self.result_parts = result_parts(scene, ranked)

    def is_anchored(self, offers: Offers[OfferType]) -> bool:
        """Whether what is asked about is marked on the board."""
        return False


def moment(scene: Scene) -> str:
    """What is asked of the visitor, or whom the table waits for."""
    if scene.over:
        return _("The game is over.")
    if scene.viewer.decides:
        return scene.question
    if scene.actor is None:
        return ""
    table: TableView = scene.view
    asked: AskedView | None = table["asked"]
    about = question_about(scene.wording, asked, scene.company) if asked is not None else ""
    return _("%(name)s decides: %(question)s") % {"name": scene.seats[scene.actor].called, "question": about}


def standing(scene: Scene) -> list[int | None]:
    """By seat the points if the game ended now, as far as the visitor may know them."""
    table: TableView = scene.view
    scores = presenter_of(scene.game, language()).standing(table, table["scores"] or [])
    totals: list[int | None] = [None] * table["seats"]
    for seat, score in enumerate(scores):
        totals[seat] = score["total"]
    return totals


def result_parts(scene: Scene, ranked: list[Score]) -> list[tuple[str, list[int]]]:
    """Line by line what the points were for, the winner first."""
    parts = ranked[0].parts if ranked else {}
    said = scene.wording.templates
    return [(said[f"score.{part}"], [score.parts[part] for score in ranked]) for part in parts]
