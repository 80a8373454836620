"""The sheets of Lorenzo il Magnifico."""

from collections.abc import Iterator

from signoria.games.lorenzo.components.board import AREAS, FLOORS, SPACE_NAMES
from signoria.games.lorenzo.components.goods import DICE, GOODS, MEMBERS, TYPES, TYPES_PLURAL
from signoria.games.lorenzo.position.view_types import LeaderView, LorenzoView
from signoria.games.lorenzo.text.presenter import LorenzoPresenter
from signoria.language.wording import Company
from signoria.presentation.sheets import (
    QUIET,
    Cell,
    Line,
    Section,
    Sheet,
    Sheets,
    Words,
    capital,
    listed,
)

PERIODS = ("I", "II", "III")
COUNTED = GOODS[:-1]


class LorenzoSheets(Sheets):
    """Towers floor by floor, the other spaces, the Church, players and their cards."""

    presenter: LorenzoPresenter
    view: LorenzoView

    def __init__(self, presenter: LorenzoPresenter, view: LorenzoView, company: Company) -> None:
        super().__init__(presenter, view, company)
        self.board = presenter.edition.board

    def summary(self) -> list[Cell]:
        _ = self.text
        view = self.view
        if not view["round"]:
            lines: list[Cell] = [_("Before the first round")]
        else:
            told = {"round": view["round"], "period": PERIODS[view["period"] - 1]}
            lines = [_("Round %(round)s of 6, period %(period)s") % told]
            dice = ", ".join(f"{self.word(die)} {view['dice'][die]}" for die in DICE)
            lines.append(_("Dice: %(dice)s") % {"dice": dice})
        if view["order"]:
            lines.append(Line(_("Turn order"), ": ", self.players(view["order"])))
        if view["answer"] is not None:
            answer = _("you support the Church") if view["answer"] else _("you do not support the Church")
            lines.append(_("Your secret answer: %(answer)s") % {"answer": answer})
        return lines

    def all_sections(self) -> Iterator[Section]:
        _ = self.text
        view = self.view
        yield self.hand()
        yield Section("players", _("Players"), self.goods(), self.members())
        if view["round"] and not view["over"]:
            yield Section("towers", _("Towers"), *(self.tower(type) for type in range(len(TYPES))))
            yield Section("spaces", _("Other spaces"), self.spaces())
        yield Section("church", _("The Church"), self.tiles())
        yield Section("holdings", _("Cards of the players"), *(self.holdings(seat) for seat in self.seats()))
        yield Section("to-come", _("Still to come"), self.decks(), folded=True)
        yield Section("draft", _("Leaders you saw in the draft"), self.draft(), folded=True)
        yield Section(
            "points",
            _("Points"),
            self.scores(),
            lines=[] if view["over"] else [self.presenter.say("note.standing")],
            folded=not view["over"],
        )

    def at_hand(self) -> Cell:
        if self.view["viewer"] is None:
            return ""
        goods = self.view["players"][self.view["viewer"]]["goods"]
        held = {good: goods[good] for good in COUNTED if goods[good]}
        return Line(Words(self.text("You have: %(goods)s") % {"goods": self.word(held)}, tone=QUIET))

    def seats(self) -> list[int]:
        return list(self.view["order"] or range(self.view["seats"]))

    def hand(self) -> Section:
        """Own leaders in hand, or the packet in the draft."""
        _ = self.text
        view = self.view
        sheets = []
        if view["viewer"] is not None:
            packet = view["draft"]["packet"] if view["draft"] is not None else []
            sheets.append(self.leaders(_("The packet that you hold"), packet))
            sheets.append(self.leaders(_("Leaders in your hand"), view["players"][view["viewer"]]["hand"] or []))
        return Section("hand", _("Your hand"), *sheets)

    def leaders(self, caption: str, ids: list[str]) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = [[self.thing(id), self.text_of(id)] for id in ids]
        return Sheet(caption, [_("Leader"), _("What it says")], rows)

    def goods(self) -> Sheet:
        _ = self.text
        headings: list[Cell] = [_("Player"), *(self.good(good) for good in COUNTED)]
        rows: list[list[Cell]] = []
        for seat in self.seats():
            held = self.view["players"][seat]["goods"]
            rows.append([self.player(seat), *(held[good] for good in COUNTED)])
        return Sheet(_("Goods and points"), headings, rows)

    def good(self, good: str) -> str:
        return self.wording.names[f"term.heading_{good}"]

    def members(self) -> Sheet:
        """Each member with its value, and where it stands."""
        _ = self.text
        rows: list[list[Cell]] = []
        for seat in self.seats() if self.view["round"] else []:
            player = self.view["players"][seat]
            own = player["members"]
            cells: list[Cell] = [self.player(seat)]
            for member in MEMBERS:
                where = _("at hand") if own[member]["space"] is None else self.word(own[member]["space"])
                cells.append(f"{own[member]['value']}, {where}")
            if player["out"]:
                cells[0] = Line(self.player(seat), f" ({_('out of this round')})")
            rows.append(cells)
        return Sheet(
            _("Family members: value and place"),
            [_("Player"), *(self.title(one) for one in MEMBERS)],
            rows,
        )

    def tower(self, tower: int) -> Sheet:
        """From the top floor down: the card with all that it says, the bonus of the floor, and who stands there."""
        _ = self.text
        rows: list[list[Cell]] = []
        for floor in (3, 2, 1, 0):
            id = self.view["towers"][TYPES[tower]][floor]
            space = tower * 4 + floor
            bonus = self.board.floors[space].gain.table()
            rows.append(
                [
                    _("%(floor)s, value %(value)s") % {"floor": floor + 1, "value": self.board.floor_values[floor]},
                    self.thing(id) if id else _("no card"),
                    self.text_of(id) if id else "",
                    self.word(bonus) if bonus else "",
                    self.standing(SPACE_NAMES[space]),
                ]
            )
        headings: list[Cell] = [
            _("Floor"),
            _("Card"),
            _("What it says"),
            _("Floor bonus"),
            _("Who stands there"),
        ]
        return Sheet(self.term(f"tower_{TYPES[tower]}"), headings, rows)

    def standing(self, space: str) -> Line:
        members = self.view["spaces"].get(space, [])
        return listed(Line(self.player(one["seat"]), f" ({self.word(one['member'])})") for one in members)

    def spaces(self) -> Sheet:
        """Harvest, production, market and palace as far as they are open at this number of players."""
        _ = self.text
        covered = self.board.covered[self.view["seats"]]
        rows: list[list[Cell]] = []
        for number, space in enumerate(SPACE_NAMES[FLOORS:], start=FLOORS):
            if not covered[number]:
                rows.append([self.title(space), self.gives(space), self.standing(space) or _("free")])
        return Sheet(
            _("Harvest, production, market and palace"),
            [_("Space"), _("Gives"), _("Who stands there")],
            rows,
        )

    def gives(self, space: str) -> str:
        area, which = AREAS[space]
        if area == "market":
            return self.word(self.board.market_gains[int(which) - 1].table())
        if area == "council":
            return self.word(self.board.palace_gain.table())
        told = self.word(area)
        return (
            self.text("%(area)s, value −%(number)s") % {"area": told, "number": self.board.large_penalty}
            if which == "large"
            else told
        )

    def tiles(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for period, id in enumerate(self.view["excommunication"]):
            bound = [player["seat"] for player in self.view["players"] if id in player["excommunicated"]]
            needed = self.wording.count(self.board.faith_required[period], "faith")
            rows.append([self.thing(id), period * 2 + 2, needed, self.text_of(id), self.players(bound)])
        headings: list[Cell] = [
            _("Tile"),
            _("Round of the report"),
            _("Needs"),
            _("Penalty"),
            _("Excommunicated"),
        ]
        return Sheet(_("Excommunication tiles"), headings, rows)

    def holdings(self, seat: int) -> Sheet:
        """Everything that lies before a player."""
        _ = self.text
        player = self.view["players"][seat]
        rows: list[list[Cell]] = []
        for tower, type in enumerate(TYPES):
            if player["cards"][type]:
                rows.append([self.title(TYPES_PLURAL[tower]), self.things(player["cards"][type])])
        if player["leaders"]:
            rows.append([_("Leaders in play"), listed(self.leader(leader) for leader in player["leaders"])])
        if player["hand_size"]:
            rows.append([_("Leaders in hand"), player["hand_size"]])
        if player["discard_size"]:
            known = player["discarded"]
            rows.append([_("Discarded leaders"), player["discard_size"] if known is None else self.things(known)])
        if player["bonus_tile"] is not None:
            rows.append([_("Bonus tile"), self.thing(f"bonus-tile-{player['bonus_tile']}")])
        if player["excommunicated"]:
            rows.append([_("Excommunicated by"), self.things(player["excommunicated"])])
        return Sheet(capital(self.name(seat)), [_("What"), _("Which")], rows)

    def leader(self, leader: LeaderView) -> Line:
        _ = self.text
        notes = []
        if leader["copies"]:
            notes.append(_("copies %(leader)s") % {"leader": self.word(leader["copies"])})
        if leader["used"]:
            notes.append(_("used this round"))
        return self.thing(leader["id"], "".join(f" ({note})" for note in notes))

    def decks(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = [
            [self.title(TYPES_PLURAL[tower]), self.things(self.view["decks"][type])]
            for tower, type in enumerate(TYPES)
            if self.view["decks"][type]
        ]
        return Sheet(_("Cards of this period that are not turned up yet"), [_("Type"), _("Cards")], rows)

    def draft(self) -> Sheet:
        _ = self.text
        seen = self.view["draft"]["seen"] if self.view["draft"] is not None else []
        rows: list[list[Cell]] = [
            [number, self.things(leaders)] for number, leaders in enumerate(seen, start=1) if leaders
        ]
        return Sheet(_("The packets as they came to you"), [_("Pass"), _("Leaders")], rows)
