"""Where on the table the deeds of The Palaces of Carrara belong, and what is drawn of each."""

from typing import Final

from django.utils.safestring import SafeString

from signoria.engine.catalogue import Decision, Verb
from signoria.engine.state import State
from signoria.games.base import Game
from signoria.games.carrara.board.worth import NUMBERS, growth
from signoria.games.carrara.components import marble
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.tiles import KINDS, TILE_IDS
from signoria.games.carrara.planner import CarraraPlanner
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUILD_D,
    BUY,
    BUY_D,
    COVER,
    DISCARD,
    END_TURN,
    FIELD,
    FIELD_D,
    GAIN,
    GAIN_NOTHING_D,
    GIVE_UP,
    IN_CITY,
    LARGE_FIELD_D,
    MONUMENT,
    MONUMENT_D,
    MOVE,
    ON,
    PASS,
    PAY,
    PAY_TWO,
    PLACE,
    PLACE_D,
    PURCHASE,
    ROTATE,
    ROTATE_D,
    SCORE,
    SCORE_D,
    STOP,
    STORE,
    TAKE,
    TILE,
    TILE_D,
    UPGRADE,
    UPGRADE_NOTHING_D,
)
from signoria.games.carrara.position.view_types import CarraraAsked, CarraraView
from signoria.games.carrara.text.notes import Notes
from signoria.games.carrara.text.presenter import CarraraPresenter
from signoria.match import Match
from signoria.match.match import planned
from signoria.presentation import Choice, presenter_of
from signoria.presentation.sheets import capital
from signoria.web.board.marks import NOTHING, mark
from signoria.web.board.offers import DESK, END, Offer, Offers, Sum
from signoria.web.board.scene import Scene
from signoria.web.board.signs import sign
from signoria.web.reader import language

TURN_ENDS: Final = (PASS, END_TURN, STOP, GIVE_UP)
LET_GO: Final = (GAIN_NOTHING_D, UPGRADE_NOTHING_D)
ACTIONS: Final = (BUY, BUILD, MONUMENT, SCORE)
NOBODY_ASKED: Final[CarraraAsked] = {"seat": -1, "for": ""}
COLOURS: Final = marble.COLOURS[::-1]
"""The dearest first, as purchases and payments go."""


def edition_of(game: Game) -> Components:
    """The values that a game is played with."""
    assert isinstance(game.component_set, Components)
    return game.component_set


def said(steps: list[Decision], verb: Verb) -> Decision | None:
    """The first step of a kind."""
    return next((step for step in steps if step.verb is verb), None)


def taken(steps: list[Decision]) -> list[str]:
    """The colours that are bought."""
    return [str(step["colour"]) for step in steps if step.verb is TAKE]


def paid(steps: list[Decision]) -> list[str]:
    """The colours that are paid, a pair as two."""
    return [
        str(step["colour"]) for step in steps if step.verb in (PAY, PAY_TWO) for _ in range(1 + (step.verb is PAY_TWO))
    ]


class BoardPlanner(CarraraPlanner):
    """On the board the thing itself is pressed, not an action first: each action goes on with what it is done to."""

    def deeds(self, state: State) -> list[list[Decision]]:
        found: list[list[Decision]] = []
        for deed in super().deeds(state):
            if deed[-1].verb in (BUILD, MONUMENT, SCORE):
                ahead = state.copy()
                for step in deed:
                    ahead.apply(step)
                found += [[*deed, *further] for further in super().deeds(ahead)]
            else:
                found.append(deed)
        return found


class Other:
    """Another way to do the same: bought or paid with other blocks, or with an item placed first."""

    def __init__(self, id: str, choice: Choice, steps: list[Decision], offers: "CarraraOffers") -> None:
        self.id = id
        self.text = planned(steps)
        self.pieces = taken(steps) or paid(steps)
        self.words = capital(offers.teller.instead(offers.view, choice, steps))


class CarraraOffer(Offer):
    """A deed with what it pays and brings, and with all that it would make worth more."""

    def __init__(self, choice: Choice, offers: "CarraraOffers") -> None:
        scene, preview = offers.scene, choice.preview
        super().__init__(choice, scene, offers.presenter)
        before, after = offers.view, preview.after
        seat = offers.about.seat
        steps = preview.plan
        self.id = f"plan-{choice.number}"
        self.pieces = taken(steps) or paid(steps)
        self.others = [Other(f"{self.id}-{at}", choice, plan, offers) for at, plan in enumerate(preview.instead)]
        tile, city, covers = said(steps, TILE), said(steps, IN_CITY), said(steps, COVER)
        self.tile = tile["tile"] if tile else offers.about.tile if city or covers else ""
        field, item = said(steps, FIELD), said(steps, GAIN)
        self.field = field["field"] if field else ""
        moved = said(steps, MOVE) or said(steps, PURCHASE)
        self.item = str((item or moved or {"item": offers.about.item or ""})["item"])
        own, then = before["players"][seat], after["players"][seat]
        names = scene.wording.names
        blocks, left = own["blocks"] or {}, then["blocks"] or {}
        sums = [Sum("coins", capital(names["coins"]), own["coins"] or 0, then["coins"] or 0)]
        sums += [Sum("vp", capital(names["vp"]), own["points"], then["points"])]
        sums += [Sum(colour, capital(names[colour]), blocks.get(colour, 0), left.get(colour, 0)) for colour in COLOURS]
        self.change(sums, scene)
        self.growth = "; ".join(
            f"{capital(offers.place_name(place.id))} {offers.pays(old.table())} → {offers.pays(new.table())}"
            for place, old, new in growth(offers.edition, before, after, seat)
        )
        self.words = offers.summary(preview.chosen)
        self.note = offers.noted(choice)
        self.short = offers.field_words(self.field) if self.field else self.words


class CarraraOffers(Offers[CarraraOffer]):
    """Blocks belong to their part of the wheel, buildings to their city, columns to court and places."""

    planner = BoardPlanner()

    def __init__(self, scene: Scene, match: Match) -> None:
        self.edition = edition_of(scene.game)
        self.view: CarraraView = scene.view
        self.about = Asked(self.view)
        teller = presenter_of(scene.game, language())
        assert isinstance(teller, CarraraPresenter)
        self.teller = teller
        super().__init__(scene, match)

    def place(self, chosen: list[Decision]) -> str:
        first, last = chosen[0], chosen[-1]
        if first.verb in TURN_ENDS or first in LET_GO:
            return END
        if first.verb is SCORE and said(chosen, PLACE) is None:
            field = said(chosen, FIELD)
            visit = self.view["visit"]
            return f"field-{field['field'] if field else visit['field'] if visit else 'large'}"
        for steps, prefix, name in (
            (TAKE, "part", "part"),
            (ROTATE, "turn", "wheels"),
            (ON, "on", "tile"),
            (COVER, "cover", "tile"),
            (IN_CITY, "city", "city"),
            (PLACE, "place", "place"),
            (UPGRADE, "upgrade", "upgrade"),
            (FIELD, "field", "field"),
        ):
            found = said(chosen, steps)
            if found is not None:
                return f"{prefix}-{found[name]}"
        if last.verb in (PAY, PAY_TWO):
            return f"pay-{last['colour']}"
        if last.verb in (MOVE, DISCARD):
            return f"stored-{last['item']}"
        if last.verb in (TILE, PURCHASE, GAIN):
            return f"{last.verb.words[0]}-{last['tile' if last.verb is TILE else 'item']}"
        if last.verb is STORE:
            return "storage"
        return str(last.verb.words[0]) if last.verb in ACTIONS else DESK

    def offer(self, choice: Choice) -> CarraraOffer:
        found = CarraraOffer(choice, self)
        found.face = self.face(choice.decision)
        return found

    def face(self, decision: Decision) -> SafeString:
        if decision.verb in (GAIN, PURCHASE, MOVE, DISCARD) and decision not in LET_GO:
            return sign(str(decision["item"]))
        if decision.verb in (PAY, PAY_TWO):
            return mark(1 + (decision.verb is PAY_TWO), str(decision["colour"]))
        return NOTHING

    def summary(self, chosen: list[Decision]) -> str:
        """A deed in a few words, without the action that its thing tells anyway."""
        steps = chosen[1:] if len(chosen) > 1 and chosen[0].verb in (BUILD, MONUMENT, SCORE) else chosen
        return capital(self.teller.deed(self.view, steps))

    def noted(self, choice: Choice) -> str:
        """What cannot be read off the sums: what a visit costs, what an emptied part offers, what an item adds."""
        notes = Notes(self.teller, self.view, choice, self.scene.company, self.about.seat)
        verbs = {step.verb for step in choice.preview.plan}
        told = [notes.visit(choice.decision.verb)] if choice.decision.verb in (*ACTIONS, PASS) else []
        if TAKE in verbs:
            told += notes.purchase()[1:]
        if verbs & {IN_CITY, COVER}:
            told.append(notes.payment())
        if verbs & {GAIN, MOVE, ON, PURCHASE}:
            told += notes.item()
        if FIELD in verbs:
            told += notes.followers()
        return "; ".join(part for part in told if part)

    def pays(self, amounts: dict[str, int]) -> str:
        """`3 VP, 5 coins`; a stroke for nothing."""
        return self.teller.short(amounts) or "–"

    def field_words(self, field: str) -> str:
        """A field with its bonus, as another column to score with."""
        return capital(self.teller.words(self.view, said_field(field)))

    def place_name(self, id: str) -> str:
        """A place without its sort: `Massa`, `Villa`, `rural`."""
        kind, _dash, name = id.partition("-")
        if kind in ("city", "kind", "landscape"):
            return self.scene.wording.names[name]
        return self.scene.wording.names[id]

    def wanted(self, place: str) -> list[Decision]:
        """What belongs to a place and is refused; a deed of several steps may offer it elsewhere."""
        return [one for one in self.candidates(place) if self.match.refusal(one) is not None]

    def candidates(self, place: str) -> list[Decision]:
        kind, _dash, name = place.partition("-")
        if self.asked == "turn":
            actions = {"buy": BUY_D, "build": BUILD_D, "monument": MONUMENT_D, "score": SCORE_D}
            return [actions[place]] if place in actions and not self.about.acted else []
        if kind == "tile" and self.asked in ("tile", "monument"):
            return [TILE_D[NUMBERS[name]]]
        if kind == "place" and self.asked == "place":
            return [one for one in PLACE_D if one["place"] == name]
        if kind == "turn" and self.asked == "rotation":
            return [one for one in ROTATE_D if one["wheels"] == name]
        return []


def said_field(field: str) -> Decision:
    return LARGE_FIELD_D if field == "large" else FIELD_D[int(field) - 1]


def monument_of(kind: str) -> str:
    return TILE_IDS[len(TILE_IDS) - len(KINDS) + KINDS.index(kind)]


class Asked:
    """The question that is open and what it is about, as far as it is drawn; nothing while nobody is asked."""

    def __init__(self, view: CarraraView) -> None:
        asked: CarraraAsked = view["asked"] or NOBODY_ASKED
        self.seat = asked["seat"]
        self.what = asked["for"]
        self.acted: bool = asked.get("acted", False)
        self.part = asked.get("part")
        self.field = asked.get("field")
        self.item = asked.get("item") or ""
        self.tile = asked.get("tile") or ""
        self.city = asked.get("city") or ""
        self.covers = asked.get("covers") or ""
        self.left: int = asked.get("left", 0)
