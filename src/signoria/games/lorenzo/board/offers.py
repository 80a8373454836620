"""What the visitor may decide, with what it costs and brings; and why they may not decide the rest."""

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.engine.catalogue import Decision
from signoria.games.base import Game
from signoria.games.lorenzo.board import marks
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.leaders import LEADER_IDS, LORENZO
from signoria.games.lorenzo.planner import LorenzoPlanner
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
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
from signoria.match.match import planned
from signoria.match.preview import Preview, previews
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

PLANNER = LorenzoPlanner()
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


class Offer:
    """A decision that a click takes."""

    def __init__(self, scene: Scene, preview: Preview) -> None:
        seat = scene.viewer.seat
        assert seat is not None
        wording = scene.wording
        view: LorenzoView = scene.view
        self.decision = preview.decision
        self.text = planned(preview.plan)
        self.kind = self.decision.verb.word
        self.words = sentence(wording.describe(self.decision))
        self.member = self.decision["member"] if self.decision.verb is PLACE else ""
        self.reach = view["players"][seat]["members"][self.member]["value"] if self.member else 0
        self.servants = servants_spent(preview) if self.member else 0
        changed = goods_changed(view, preview, seat)
        self.changes = marks.changes(changed)
        self.told = ", ".join(
            ("+" if amount > 0 else marks.MINUS) + wording.count(abs(amount), good) for good, amount in changed.items()
        )
        self.value = max((int(event["value"]) for event in preview.events if event["key"] in AREAS), default=0)
        self.next = self.following(scene, preview)
        self.note = ""
        self.face = face_of(edition_of(scene.game), self.decision)
        self.deed = self.short(scene)
        self.number = 0  # among all that is on offer
        held = view["players"][seat]["goods"]
        self.sums = [(good, held[good], held[good] + amount, wording.names[good]) for good, amount in changed.items()]
        self.ends = PLANNER.ends_turn(preview.then)

    def short(self, scene: Scene) -> str:
        """The decision in a word, where it stands beside what it is about."""
        if self.decision.verb is COPY:
            return scene.wording.names[self.decision["leader"]]
        deeds = {PLAY: _("Play"), DISCARD: _("Discard"), ACTIVATE: _("Use")}
        return deeds.get(self.decision.verb, self.words)

    def following(self, scene: Scene, preview: Preview) -> str:
        """The question that comes next, if the same seat is asked."""
        after: LorenzoView = preview.after
        asked = after["asked"]
        if asked is None or not preview.then or asked["for"] == "turn":
            return ""
        return scene.wording.say(f"question.{asked['for']}", {**asked})


class ShownReason:
    """Why something cannot be done, and with which members."""

    def __init__(self, scene: Scene, match: Match, decision: Decision) -> None:
        refusal = match.refusal(decision)
        assert refusal is not None
        self.text = decision.text
        self.rule = refusal.rule
        self.words = scene.wording.say(refusal.key, refusal.params, scene.company)
        self.members: list[str] = []
        self.missing = marks.table(refusal.missing)
        self.face = face_of(edition_of(scene.game), decision)
        self.decision = sentence(scene.wording.describe(decision))


def edition_of(game: Game) -> Components:
    """The values that a game is played with."""
    assert isinstance(game.component_set, Components)
    return game.component_set


def face_of(edition: Components, decision: Decision) -> SafeString:
    """A small decision in signs."""
    verb = decision.verb
    if verb is PRIVILEGE:
        return marks.table(edition.board.privilege_gains[decision.a].table())
    if verb is TRADE:
        return marks.NOTHING if decision.b == NO_TRADE else marks.trade(edition.cards[decision.a].trades[decision.b])
    if verb is SPEND_SERVANTS:
        return marks.mark(decision["number"], "servants")
    if verb in (DISCOUNT, REDUCE):
        return sign(decision["good"])
    if verb is BONUS_TILE:
        tile = edition.board.bonus_tiles[decision.a]
        harvest, production = marks.table(tile.harvest.table()), marks.table(tile.production.table())
        return sign("harvest") + harvest + sign("production") + production
    return marks.NOTHING


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


class Offers:
    """All that is on offer, sorted by where it is shown."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.match = match
        self.edition = edition_of(scene.game)
        self.view: LorenzoView = scene.view
        self.about = Asked(self.view)
        self.asked = self.about.what if scene.viewer.decides else ""
        self.spots: dict[str, list[Offer]] = {}
        self.leaders: dict[str, list[Offer]] = {}
        self.ends: list[Offer] = []
        self.desk: list[Offer] = []
        if scene.viewer.decides and scene.viewer.seat is not None:
            for number, preview in enumerate(previews(match, scene.viewer.seat, PLANNER)):
                offer = Offer(scene, preview)
                offer.number = number
                self.sort(offer)

    def sort(self, offer: Offer) -> None:
        decision = offer.decision
        if "space" in decision:
            self.spots.setdefault(decision["space"], []).append(offer)
        elif decision.verb in (PLAY, DISCARD, ACTIVATE):
            self.leaders.setdefault(decision["leader"], []).append(offer)
        elif decision.verb is COPY and self.asked == "turn":
            self.leaders.setdefault(LEADER_IDS[LORENZO], []).append(offer)
        elif decision.verb in TURN_ENDS:
            self.ends.append(offer)
        else:
            self.desk.append(offer)

    def refused_members(self, space: str) -> list[ShownReason]:
        """Why members cannot go to a space (or its card cannot be taken), members of one reason together."""
        if self.asked == "bonus action" and self.takes_a_card():
            wanted = [decision for decision in TAKE_D if decision["space"] == space]
        elif self.asked == "turn" and not self.about.acted:
            own = self.view["players"][self.about.seat]["members"]
            wanted = [one for one in PLACE_D if one["space"] == space and own[one["member"]]["space"] is None]
        else:
            return []
        offered = [offer.decision for offer in self.spots.get(space, [])]
        found: dict[str, ShownReason] = {}
        for decision in wanted:
            if decision not in offered:
                reason = ShownReason(self.scene, self.match, decision)
                together = found.setdefault(reason.words, reason)
                if "member" in decision:
                    together.members.append(decision["member"])
        return list(found.values())

    def takes_a_card(self) -> bool:
        """Whether the bonus action that a card grants takes another card."""
        granted = next((card.action for card in self.edition.cards if card.id == self.about.card), None)
        return granted is not None and granted.kind < 0

    def refused_desk(self) -> list[ShownReason]:
        """The answers to the open question that cannot be given, with the reason."""
        if self.asked not in CANDIDATES:
            return []
        offered = [offer.decision for offer in self.desk]
        refused = [
            decision
            for decision in self.match.game.decisions
            if decision.verb is CANDIDATES[self.asked] and decision not in offered
        ]
        if self.asked == "trade":
            refused = [decision for decision in refused if decision["card"] == self.about.card]
        return [ShownReason(self.scene, self.match, decision) for decision in refused]

    def refused_leader(self, decision: Decision) -> ShownReason | None:
        """Why a leader cannot be played or activated now."""
        offered = [offer.decision for offer in self.leaders.get(decision["leader"], [])]
        if self.asked != "turn" or decision in offered:
            return None
        return ShownReason(self.scene, self.match, decision)
