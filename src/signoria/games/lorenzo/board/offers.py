"""Where on the table the decisions of Lorenzo il Magnifico belong, and what is drawn of each."""

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.engine.catalogue import Decision
from signoria.games.base import Game
from signoria.games.lorenzo.board import marks
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LORENZO
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
    ACTIVATE_D,
    BONUS_TILE,
    COPY,
    COST,
    DISCARD,
    DISCOUNT,
    END_TURN,
    FORFEIT,
    NO_TRADE,
    PLACE,
    PLACE_D,
    PLAY,
    PLAY_D,
    PRIVILEGE,
    RAISE,
    REDUCE,
    SKIP,
    SPEND_SERVANTS,
    TAKE_D,
    TRADE,
)
from signoria.games.lorenzo.position.view_types import LorenzoAsked, LorenzoView
from signoria.games.lorenzo.text.consequences import goods_changed, servants_spent
from signoria.match import Match
from signoria.presentation import Choice
from signoria.web.board.marks import NOTHING, mark, table
from signoria.web.board.offers import DESK, END, Offer, Offers, Sum
from signoria.web.board.scene import Scene
from signoria.web.board.signs import sign

CANDIDATES = {
    "privilege": PRIVILEGE,
    "cost": COST,
    "discount": DISCOUNT,
    "reduce": REDUCE,
    "trade": TRADE,
    "raise": RAISE,
    "bonus tile": BONUS_TILE,
}
"""By question the verb of its decisions, where those that are refused are shown with their reason."""

TURN_ENDS = (END_TURN, FORFEIT, SKIP)
AREAS = ("harvest", "production")
NOBODY_ASKED: LorenzoAsked = {"seat": -1, "for": ""}


class Asked:
    """The question that is open and what it is about, as far as it is drawn; nothing while nobody is asked."""

    def __init__(self, view: LorenzoView) -> None:
        asked: LorenzoAsked = view["asked"] or NOBODY_ASKED
        self.seat = asked["seat"]
        self.what = asked["for"]
        self.acted: bool = asked.get("acted", False)
        self.member: str | None = asked.get("member")
        self.space: str | None = asked.get("space")
        self.card: str | None = asked.get("card")
        self.leader: str | None = asked.get("leader")


def leader_place(leader: str) -> str:
    return f"leader-{leader}"


def edition_of(game: Game) -> Components:
    """The values that a game is played with."""
    assert isinstance(game.component_set, Components)
    return game.component_set


class LorenzoOffer(Offer):
    """A decision with the goods that it takes and brings; a placement with its member, too."""

    def __init__(self, choice: Choice, offers: "LorenzoOffers") -> None:
        scene, preview = offers.scene, choice.preview
        super().__init__(choice, scene, offers.presenter)
        view: LorenzoView = scene.view
        seat = offers.about.seat
        self.member = self.decision["member"] if self.decision.verb is PLACE else ""
        self.reach = view["players"][seat]["members"][self.member]["value"] if self.member else 0
        self.servants = servants_spent(preview) if self.member else 0
        self.value = max((int(event["value"]) for event in preview.events if event["key"] in AREAS), default=0)
        held, names = view["players"][seat]["goods"], scene.wording.names
        changed = goods_changed(view, preview, seat)
        self.change([Sum(good, names[good], held[good], held[good] + more) for good, more in changed.items()], scene)
        self.deed = self.short(scene)

    def short(self, scene: Scene) -> str:
        """The decision in a word, where it stands beside what it is about."""
        if self.decision.verb is COPY:
            return scene.wording.names[self.decision["leader"]]
        deeds = {PLAY: _("Play"), DISCARD: _("Discard"), ACTIVATE: _("Use")}
        return deeds.get(self.decision.verb, self.words)


class LorenzoOffers(Offers[LorenzoOffer]):
    """Members belong to spaces, leaders to themselves; what is left is asked at the desk."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.edition = edition_of(scene.game)
        self.view: LorenzoView = scene.view
        self.about = Asked(self.view)
        super().__init__(scene, match)

    def place(self, chosen: list[Decision]) -> str:
        decision = chosen[0]
        if "space" in decision:
            return str(decision["space"])
        if decision.verb in (PLAY, DISCARD, ACTIVATE):
            return leader_place(decision["leader"])
        if decision.verb is COPY and self.about.what == "turn":
            return leader_place(LEADER_IDS[LORENZO])
        return END if decision.verb in TURN_ENDS else DESK

    def offer(self, choice: Choice) -> LorenzoOffer:
        found = LorenzoOffer(choice, self)
        found.face = self.face(choice.decision)
        return found

    def face(self, decision: Decision) -> SafeString:
        verb = decision.verb
        if verb is PRIVILEGE:
            return table(self.edition.board.privilege_gains[decision.a].table())
        if verb is TRADE:
            return NOTHING if decision.b == NO_TRADE else marks.trade(self.edition.cards[decision.a].trades[decision.b])
        if verb is SPEND_SERVANTS:
            return mark(decision["number"], "servants")
        if verb in (DISCOUNT, REDUCE):
            return sign(decision["good"])
        if verb is BONUS_TILE:
            tile = self.edition.board.bonus_tiles[decision.a]
            harvest, production = table(tile.harvest.table()), table(tile.production.table())
            return sign("harvest") + harvest + sign("production") + production
        return NOTHING

    def subject(self, decision: Decision) -> SafeString:
        return format_html('<i class="disc m-{}"></i>', decision["member"]) if "member" in decision else NOTHING

    def wanted(self, place: str) -> list[Decision]:
        if place == DESK:
            return self.wanted_answers()
        if place.startswith("leader-"):
            return self.wanted_of_leader(place.removeprefix("leader-"))
        if self.asked == "bonus action" and self.takes_a_card():
            return [decision for decision in TAKE_D if decision["space"] == place]
        if self.asked == "turn" and not self.about.acted:
            own = self.view["players"][self.about.seat]["members"]
            return [one for one in PLACE_D if one["space"] == place and own[one["member"]]["space"] is None]
        return []

    def wanted_answers(self) -> list[Decision]:
        """The answers to a small question, be they possible or not."""
        if self.asked not in CANDIDATES:
            return []
        every = [one for one in self.match.game.decisions if one.verb is CANDIDATES[self.asked]]
        return [one for one in every if self.asked != "trade" or one["card"] == self.about.card]

    def wanted_of_leader(self, leader: str) -> list[Decision]:
        """To play a leader in hand, or to use one again that was used in this round."""
        if self.asked != "turn":
            return []
        player = self.view["players"][self.about.seat]
        number = LEADER_IDS.index(leader)
        if leader in (player["hand"] or []):
            return [PLAY_D[number]]
        return [ACTIVATE_D[number] for told in player["leaders"] if told["id"] == leader and told["used"]]

    def takes_a_card(self) -> bool:
        """Whether the bonus action that a card grants takes another card."""
        granted = next((card.action for card in self.edition.cards if card.id == self.about.card), None)
        return granted is not None and granted.kind < 0
