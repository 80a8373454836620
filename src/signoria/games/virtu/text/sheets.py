"""The sheets of Virtù."""

from collections.abc import Iterator

from signoria.engine.bits import has
from signoria.games.virtu.components.cities import CITY_IDS, PIRATES
from signoria.games.virtu.components.palaces import CHAMBERS, LEFT, PASSED_INTO, RIGHT
from signoria.games.virtu.components.tables import BASTION, BONUS_IDS, GREAT_POWERS, UNITS
from signoria.games.virtu.position.view_types import CourtierView, PlayerView, SideView, VirtuView
from signoria.games.virtu.text.presenter import VirtuPresenter
from signoria.language.wording import Company
from signoria.presentation.sheets import (
    MINUS,
    QUIET,
    STRONG,
    Cell,
    Line,
    Section,
    Sheet,
    Sheets,
    Words,
    capital,
    joined,
    listed,
)


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)


class VirtuSheets(Sheets):
    """Players, palaces, the map, tracks and what can be bought."""

    presenter: VirtuPresenter
    view: VirtuView

    def __init__(self, presenter: VirtuPresenter, view: VirtuView, company: Company) -> None:
        super().__init__(presenter, view, company)
        self.edition = presenter.edition

    def summary(self) -> list[Cell]:
        _ = self.text
        view = self.view
        year = _("Year %(year)s") % {"year": view["year"]}
        lines: list[Cell] = [f"{year}, {self.season()}" if view["year"] else _("Before the first spring")]
        if view["order"]:
            lines.append(Line(_("Turn order"), ": ", self.players(view["order"])))
        if view["ending"] and not view["over"]:
            lines.append(_("The game ends with this winter."))
        lines += self.asked()
        return lines

    def season(self) -> str:
        """The season and its step, as far as the game has come."""
        _ = self.text
        steps = {
            "act": _("spring: actions"),
            "sieges": _("spring: sieges"),
            "retreats": _("spring: retreats"),
            "wages": _("winter: wages"),
            "palace": _("winter: palace"),
            "buy": _("winter: buying"),
            "recruit": _("winter: recruiting"),
            "alliance": _("winter: alliances"),
        }
        return steps.get(self.view["step"] or "", _("the end"))

    def asked(self) -> list[Cell]:
        """What is gathered and fought about at the moment."""
        _ = self.text
        asked = self.view["asked"]
        if asked is None:
            return []
        lines: list[Cell] = []
        if asked.get("pool"):
            lines.append(_("Gathered so far: %(pool)s") % {"pool": self.word(asked["pool"])})
        if asked.get("price"):
            told = {"price": self.word(asked["price"]), "whole": self.word(asked["whole"])}
            part = asked["price"] != asked["whole"]
            lines.append((_("To pay: %(price)s of %(whole)s") if part else _("To pay: %(price)s")) % told)
        battle = self.view["battle"]
        if battle is not None:
            lines += [
                Line(_("Attack"), ": ", self.side(battle["attack"])),
                Line(_("Defence"), ": ", self.side(battle["defence"])),
            ]
        return lines

    def side(self, side: SideView) -> Line:
        """What the strength of one side is made of, and what it could still add."""
        _ = self.text
        parts = [
            (side["value"], _("value")),
            (side["agent"], _("agent")),
            (side["bastion"], self.word(BONUS_IDS[BASTION])),
            (side["units"], _("units")),
            (side["bonuses"], _("war bonuses")),
        ]
        told = [f"{signed(number)} {name}" for number, name in parts if number]
        who = self.player(side["seat"]) if side["seat"] is not None else Line(_("nobody"))
        still = _("may still add %(number)s") % {"number": side["most"]} if side["most"] else ""
        return joined("; ", [Line(who, " ", Words(str(side["total"]), tone=STRONG)), ", ".join(told), still])

    def all_sections(self) -> Iterator[Section]:
        _ = self.text
        view = self.view
        yield Section("players", _("Players"), self.standings())
        for seat in self.seats():
            own = view["players"][seat]
            yield Section(
                f"palace-{seat}",
                _("Your palace")
                if seat == view["viewer"]
                else _("Palace of %(player)s") % {"player": capital(self.name(seat))},
                *self.palace(own),
            )
        yield Section("map", _("The map"), self.cities(), self.ways(), self.powers())
        yield Section("tracks", _("Tracks"), self.patronage(), self.city_track())
        yield Section("market", _("For sale"), self.stock(), lines=[self.bonuses(), self.indulgences()])
        yield Section(
            "points",
            _("Prestige"),
            self.scores(),
            lines=[] if view["over"] else [self.presenter.say("note.standing")],
            folded=not view["over"],
        )

    def at_hand(self) -> Cell:
        """Florins, and the cards and tiles that give symbols now."""
        _ = self.text
        if self.view["viewer"] is None:
            return ""
        own = self.view["players"][self.view["viewer"]]
        told = _("You have: %(florins)s") % {"florins": self.wording.count(own["florins"], "florin")}
        ready = [
            (found["card"], self.presenter.card_shows(found["card"]))
            for found in own["antechambers"].values()
            if found is not None and found["available"] and not found["bought"]
        ]
        ready += [
            (tile, self.presenter.tile_shows(tile))
            for tile, up in own["tiles"].items()
            if up and tile not in own["bought_tiles"]
        ]
        if not ready:
            return Line(Words(told, tone=QUIET))
        names = ", ".join(f"{self.word(id)} ({shows})" if shows else self.word(id) for id, shows in ready)
        return Line(Words(told, tone=QUIET), "; ", Words(_("ready:"), tone=STRONG), " ", names)

    def seats(self) -> list[int]:
        """The own palace first, the others in turn order."""
        order = list(self.view["order"] or range(self.view["seats"]))
        viewer = self.view["viewer"]
        return order if viewer is None else [viewer, *(seat for seat in order if seat != viewer)]

    def standings(self) -> Sheet:
        """Numbers that everybody watches, in turn order."""
        _ = self.text
        headings: list[Cell] = [
            _("Player"),
            _("Power"),
            _("Florins"),
            _("Cities"),
            _("Patronage"),
            _("Crosses"),
        ]
        headings += [
            _("Units in play"),
            _("Agents at hand"),
            _("Agents in the bank"),
            _("Prestige"),
        ]
        rows: list[list[Cell]] = []
        scores = self.presenter.standing(self.view, self.view["scores"])
        for seat in self.view["order"] or range(self.view["seats"]):
            own = self.view["players"][seat]
            rows.append(
                [
                    self.player(seat),
                    self.title(own["power"]),
                    own["florins"],
                    own["cities"],
                    own["patronage"],
                    own["crosses"],
                    UNITS - own["units_in_supply"],
                    own["agents_in_supply"],
                    own["agents_in_bank"],
                    scores[seat]["total"],
                ]
            )
        return Sheet(_("How the players stand"), headings, rows)

    def palace(self, own: PlayerView) -> list[Sheet]:
        if own["power"] is None:
            return []
        return [self.chambers(own), self.court(own), self.dominion(own), self.other(own)]

    def chambers(self, own: PlayerView) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for number, chamber in enumerate(own["chambers"], start=1):
            card, upgrade = chamber["action_card"], chamber["upgrade"]
            action = (self.presenter.action_of(card) if card else "") or self.word(chamber["printed"])
            if own["token"] == number:
                action = _("%(action)s (the token is here)") % {"action": action}
            blocked: list[Cell] = [_("indulgence")] if chamber["indulgence"] else []
            if chamber["agent"] is not None:
                blocked.append(Line(_("agent of"), " ", self.player(chamber["agent"])))
            passed = [self.word("left side")] if PASSED_INTO[number % CHAMBERS] & LEFT else []
            passed += [self.word("right side")] if PASSED_INTO[number % CHAMBERS] & RIGHT else []
            rows.append([number, capital(action), self.card(card), self.card(upgrade), listed(blocked), listed(passed)])
        headings: list[Cell] = [
            _("Chamber"),
            _("Action"),
            _("Card on it"),
            _("Upgrade"),
            _("Blocked by"),
            _("Turns up after it"),
        ]
        return Sheet(_("Chambers"), headings, rows)

    def card(self, id: str | None) -> Cell:
        if id is None:
            return ""
        return self.thing(id, f" ({self.presenter.card_shows(id)})")

    def court(self, own: PlayerView) -> Sheet:
        """Who waits in the antechambers, and whether they are available."""
        _ = self.text
        rows: list[list[Cell]] = []
        for place, standing in own["antechambers"].items():
            if standing is not None:
                rows.append([self.title(place), self.card(standing["card"]), self.state_of(standing)])
        return Sheet(_("Antechambers"), [_("Place"), _("Courtier"), _("State")], rows)

    def state_of(self, standing: CourtierView) -> str:
        _ = self.text
        if standing["bought"]:
            return _("just bought")
        return _("available") if standing["available"] else _("used")

    def dominion(self, own: PlayerView) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for tile, up in own["tiles"].items():
            state = _("just bought") if tile in own["bought_tiles"] else _("available") if up else _("used")
            rows.append([self.thing(tile), self.presenter.tile_shows(tile), state])
        return Sheet(_("Dominion"), [_("Tile"), _("Shows"), _("State")], rows)

    def other(self, own: PlayerView) -> Sheet:
        """What else a player has."""
        _ = self.text
        rows: list[list[Cell]] = [[_("Antechambers unlocked"), own["unlocked"]]]
        if own["bonuses"]:
            rows.append([_("Patronage bonuses"), self.things(own["bonuses"])])
        if own["war_tokens"]:
            rows.append([_("+1 tokens"), own["war_tokens"]])
        if own["trophies"]:
            rows.append([_("Trophies over"), self.players(own["trophies"])])
        if own["leonardo"]:
            rows.append([_("Leonardo has helped at"), self.word(own["leonardo"])])
        if own["leonardo_helps"]:
            rows.append([_("Leonardo"), _("helps in this battle")])
        if own["indulged"]:
            rows.append([_("Indulgence"), _("sold in this turn")])
        if own["advanced"]:
            rows.append([_("Patronage track"), _("advanced this year")])
        return Sheet(_("Besides"), [_("What"), _("Which")], rows)

    def cities(self) -> Sheet:
        """All cities in play: value and price, owner and garrison, agent, and units before the gates."""
        _ = self.text
        rows: list[list[Cell]] = []
        for id, city in self.view["cities"].items():
            owner = city["control"]
            marks = [_("cathedral")] if city["cathedral"] else []
            marks += [_("pirate port")] if has(PIRATES, CITY_IDS.index(id)) else []
            before = [
                self.units(seat, city["units"][seat] + city["beaten"][seat])
                for seat in range(self.view["seats"])
                if seat != owner and city["units"][seat] + city["beaten"][seat]
            ]
            rows.append(
                [
                    self.thing(id, f" ({', '.join(marks)})" if marks else ""),
                    city["value"],
                    self.price(id),
                    _("neutral") if owner is None else self.units(owner, city["units"][owner]),
                    self.player(city["agent"]),
                    listed(before),
                ]
            )
        headings: list[Cell] = [
            _("City"),
            _("Value"),
            _("Annexing costs you"),
            _("Owner and garrison"),
            _("Agent"),
            _("Units before the city"),
        ]
        return Sheet(_("Cities"), headings, rows)

    def ways(self) -> Sheet:
        """Where roads and seas lead."""
        _ = self.text
        rows: list[list[Cell]] = [
            [self.thing(id), self.word(site["roads"]), self.word(site["seas"])] for id, site in self.view["map"].items()
        ]
        return Sheet(_("Roads and seas"), [_("City"), _("Roads to"), _("Port on")], rows)

    def price(self, city: str) -> str:
        """What the viewer would pay to annex a city, where they can reach it."""
        viewer = self.view["viewer"]
        return "" if viewer is None else self.word(self.view["map"][city]["price"][viewer])

    def units(self, seat: int, units: int) -> Line:
        counted = f": {self.wording.count(units, 'unit')}" if units else ""
        return Line(self.player(seat), counted)

    def powers(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for index, id in enumerate(GREAT_POWERS):
            power = self.view["great_powers"][id]
            ally: Cell = _("nobody")
            if power["ally"] is not None:
                ally = self.player(power["ally"])
                if power["used"]:
                    ally = Line(ally, f" ({_('bonus used')})")
            rows.append(
                [
                    self.thing(id),
                    self.presenter.price(self.edition.alliance_price[index]),
                    ally,
                    self.player(power["agent"]),
                ]
            )
        return Sheet(
            _("Great powers"),
            [_("Power"), _("Alliance costs"), _("Ally"), _("Agent")],
            rows,
        )

    def patronage(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for step in range(len(self.edition.step_price)):
            there = [own["seat"] for own in self.view["players"] if own["patronage"] == step]
            name = _("%(step)s, with a bonus") % {"step": step} if step in self.edition.bonus_steps else str(step)
            costs = self.presenter.price(self.edition.step_price[step]) if step else ""
            rows.append([name, costs, self.edition.step_prestige[step], self.players(there)])
        return Sheet(
            _("Patronage track"),
            [_("Step"), _("Costs"), _("Prestige"), _("Players")],
            rows,
        )

    def city_track(self) -> Sheet:
        """The spaces from two cities on, the disc on top named first."""
        _ = self.text
        last = len(self.edition.city_prestige) - 1
        players = self.view["players"]
        rows: list[list[Cell]] = []
        for number in range(min([2, *(own["cities"] for own in players)]), last + 1):
            there = [seat for seat in reversed(self.view["city_track"]) if min(players[seat]["cities"], last) == number]
            rows.append([number, self.edition.city_prestige[number], self.players(there)])
        caption = _("City track; whoever is named first lies on top")
        return Sheet(caption, [_("Cities"), _("Prestige"), _("Players")], rows)

    def stock(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = []
        for id, left in self.view["stock"].items():
            if left:
                costs, shows, action = self.presenter.item_facts(id)
                rows.append([self.thing(id), left, costs, shows, capital(action)])
        return Sheet(
            _("What can be bought"),
            [_("Item"), _("Left"), _("Costs"), _("Shows"), _("Action")],
            rows,
        )

    def bonuses(self) -> Cell:
        free = self.view["bonuses"]
        return Line(self.text("Patronage bonuses that nobody has"), ": ", self.things(free)) if free else ""

    def indulgences(self) -> str:
        return self.text("Indulgences left: %(number)s") % {"number": self.view["indulgences"]}
