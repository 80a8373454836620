"""What the visitor may decide, with what it costs and brings; and why he may not decide the rest."""

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.engine.catalogue import Decision
from signoria.games.lorenzo.board import marks
from signoria.games.lorenzo.components.board import BONUS_TILES, FLOORS, PRIVILEGE_GAINS, PRIVILEGE_NAMES, SPACE_NAMES
from signoria.games.lorenzo.components.cards import CARDS
from signoria.games.lorenzo.components.goods import MEMBERS
from signoria.games.lorenzo.position.catalogue import NO_TRADE, TRADE_D
from signoria.games.lorenzo.text.consequences import goods_changed, servants_spent, surcharge_paid
from signoria.match import Match
from signoria.match.preview import Prospect, prospects, stop
from signoria.web.tables.scene import Scene

CANDIDATES = {
    "privilege": "privilege",
    "cost": "cost",
    "discount": "discount",
    "reduce": "reduce",
    "trade": "trade",
    "raise": "raise",
    "bonus tile": "bonus-tile",
}
"""By question the first word of its decisions, where those that are refused are shown with their reason."""

TURN_ENDS = ("end-turn", "forfeit", "skip")
AREAS = ("harvest", "production")
PRIVILEGES = {name: gain.table() for name, gain in zip(PRIVILEGE_NAMES, PRIVILEGE_GAINS, strict=True)}
TRADES = {CARDS[card].id: decisions for card, decisions in TRADE_D.items()}
GRANTING_A_CARD = {card.id for card in CARDS if card.action is not None and card.action.kind < 0}


class Offer:
    """A decision that a click takes."""

    def __init__(self, scene: Scene, prospect: Prospect) -> None:
        seat = scene.guest.seat
        assert seat is not None
        wording = scene.wording
        self.text = prospect.decision.text
        self.kind = self.text.split()[0]
        self.words = sentence(wording.describe(prospect.decision))
        self.member = self.text.split()[1] if self.text.startswith("place ") else ""
        self.reach = scene.view["players"][seat]["members"][self.member]["value"] if self.member else 0
        self.servants = servants_spent(prospect) if self.member else 0
        self.surcharge = surcharge_paid(prospect)
        changed = goods_changed(scene.view, prospect, seat)
        self.changes = marks.changes(changed)
        self.told = ", ".join(
            ("+" if amount > 0 else marks.MINUS) + wording.count(abs(amount), good) for good, amount in changed.items()
        )
        self.value = max((int(event["value"]) for event in prospect.events if event["key"] in AREAS), default=0)
        self.next = self.following(scene, prospect)
        self.note = ""
        self.face = face_of(self.text)
        self.deed = self.short(scene)

    def short(self, scene: Scene) -> str:
        """The decision in a word, where it stands beside what it is about."""
        words = self.text.split()
        if words[0] == "copy":
            return scene.wording.names[words[1]]
        deeds = {"play": _("Play"), "discard": _("Discard"), "activate": _("Use")}
        return deeds.get(words[0], self.words)

    def following(self, scene: Scene, prospect: Prospect) -> str:
        """The question that comes next, if the same seat is asked."""
        asked = prospect.after["asked"]
        if not isinstance(asked, dict) or not prospect.then or asked["for"] == "turn":
            return ""
        return scene.wording.say(f"question.{asked['for']}", asked)


class Reason:
    """Why something cannot be done, and with which members."""

    def __init__(self, scene: Scene, match: Match, text: str) -> None:
        refusal = match.refusal(text)
        assert refusal is not None
        self.text = text
        self.rule = refusal.rule
        self.words = scene.wording.say(refusal.key, refusal.params, scene.company)
        self.members: list[str] = []
        self.missing = marks.table(refusal.missing)
        self.face = face_of(text)
        self.decision = sentence(scene.wording.describe(match.parse(text)))


def face_of(text: str) -> SafeString:
    """A small decision in signs."""
    words = text.split()
    if words[0] == "privilege":
        return marks.table(PRIVILEGES[words[1]])
    if words[0] == "trade":
        trade = next(one for one in TRADES[words[1]] if one.text == text)
        return marks.NOTHING if trade.b == NO_TRADE else marks.trade(CARDS[trade.a].trades[trade.b])
    if words[0] == "servants":
        return marks.mark(words[1], "servants")
    if words[0] in ("discount", "reduce"):
        return marks.sign(words[1])
    if words[0] == "bonus-tile":
        tile = next(one for one in BONUS_TILES if one.id == words[1])
        harvest, production = marks.table(tile.harvest.table()), marks.table(tile.production.table())
        return marks.sign("harvest") + harvest + marks.sign("production") + production
    return marks.NOTHING


def least_servants(then: list[Decision]) -> Decision | None:
    """A placement is shown with the fewest servants that it needs."""
    return then[0] if then and then[0].text.startswith("servants ") else None


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


class Offers:
    """All that is on offer, sorted by where it is shown."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.match = match
        self.asked = scene.view["asked"]["for"] if scene.guest.decides and scene.view["asked"] else ""
        self.spots: dict[str, list[Offer]] = {}
        self.leaders: dict[str, list[Offer]] = {}
        self.ends: list[Offer] = []
        self.desk: list[Offer] = []
        if scene.guest.decides and scene.guest.seat is not None:
            for prospect in prospects(match, scene.guest.seat, least_servants if self.asked == "turn" else stop):
                self.sort(Offer(scene, prospect))

    def sort(self, offer: Offer) -> None:
        words = offer.text.split()
        if words[0] in ("place", "take"):
            self.spots.setdefault(words[-1], []).append(offer)
        elif words[0] in ("play", "discard", "activate"):
            self.leaders.setdefault(words[1], []).append(offer)
        elif words[0] == "copy" and self.asked == "turn":
            self.leaders.setdefault("lorenzo_de_medici", []).append(offer)
        elif words[0] in TURN_ENDS:
            self.ends.append(offer)
        else:
            self.desk.append(offer)

    def refused_members(self, space: str) -> list[Reason]:
        """Why members cannot go to a space (or its card cannot be taken), members of one reason together."""
        if self.asked == "bonus action" and self.scene.view["asked"]["card"] in GRANTING_A_CARD:
            texts = [f"take {space}"] if SPACE_NAMES.index(space) < FLOORS else []
        elif self.asked == "turn" and not self.scene.view["asked"]["acted"]:
            own = self.scene.view["players"][self.scene.guest.seat]["members"]
            texts = [f"place {member} {space}" for member in MEMBERS if own[member]["space"] is None]
        else:
            return []
        offered = {offer.text for offer in self.spots.get(space, [])}
        found: dict[str, Reason] = {}
        for text in texts:
            if text not in offered:
                reason = Reason(self.scene, self.match, text)
                if text.startswith("place"):
                    found.setdefault(reason.words, reason).members.append(text.split()[1])
                else:
                    found.setdefault(reason.words, reason)
        return list(found.values())

    def refused_desk(self) -> list[Reason]:
        """The answers to the open question that cannot be given, with the reason."""
        if self.asked not in CANDIDATES:
            return []
        first = CANDIDATES[self.asked]
        if self.asked == "trade":
            first += f" {self.scene.view['asked']['card']}"
        offered = {offer.text for offer in self.desk}
        return [
            Reason(self.scene, self.match, decision.text)
            for decision in self.match.game.decisions
            if decision.text.startswith(first + " ") and decision.text not in offered
        ]

    def refused_leader(self, deed: str, leader: str) -> Reason | None:
        """Why a leader cannot be played or activated now."""
        text = f"{deed} {leader}"
        if self.asked != "turn" or any(offer.text == text for offer in self.leaders.get(leader, [])):
            return None
        return Reason(self.scene, self.match, text)
