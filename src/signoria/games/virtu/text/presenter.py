"""The decisions of Virtù in words: cards by name, sources with what they give, prices and what things show."""

from signoria.engine.catalogue import Decision
from signoria.engine.view_types import ScoreView
from signoria.games.base import Component, Game
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.symbols import ACTIONS, FULL, NO_ACTION, spelled
from signoria.games.virtu.components.tables import GREAT_POWERS
from signoria.games.virtu.components.tiles import TILE_IDS
from signoria.games.virtu.position.catalogue import (
    ALLY,
    ANNEX,
    ANNOUNCE,
    AT,
    BUY,
    CARD_SLOTS,
    CASH,
    COURT,
    DISCARD,
    FROM_UPGRADE,
    ITEM_IDS,
    KEEP,
    MOVE,
    PLACE,
    REFRESH,
    SOURCE_IDS,
    STEP,
    UPGRADE,
    USE,
)
from signoria.games.virtu.position.view_types import PlayerView, VirtuView
from signoria.games.virtu.text.standing import standing
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter
from signoria.presentation.sheets import capital

CARD_MOVES = (MOVE, PLACE, DISCARD)


class VirtuPresenter(Presenter):
    """Groups the deeds of a turn by what they are, and moves of cards by card."""

    def __init__(self, game: Game, wording: Wording, components: dict[str, Component]) -> None:
        super().__init__(game, wording, components)
        assert isinstance(game.component_set, Components)
        self.edition = game.component_set

    def examples(self) -> dict[str, str]:
        return {
            "text": "annex siena",
            "words": "siena",
            "plan": "send supply; to power",
            "why": "annex siena",
            "cards": "podesta",
            "rules": "siege-17",
        }

    def player_names(self) -> list[str]:
        """Colours belong to powers here, so players go by first names of the time."""
        return ["Niccolò", "Lucrezia", "Cesare", "Caterina", "Isabella"]

    def titled(self, view: VirtuView, names: list[str]) -> list[str]:
        """Venice (Niccolò)."""
        powers = [player["power"] for player in view["players"]]
        return [
            name if power is None else f"{capital(self.wording.word(power))} ({name})"
            for name, power in zip(names, powers, strict=True)
        ]

    def seat_colours(self, view: VirtuView) -> list[str]:
        """Powers have colours; before they are chosen nobody has one."""
        colours = {power.id: power.colour for power in self.edition.powers}
        return [colours.get(player["power"] or "", "") for player in view["players"]]

    def words(self, view: VirtuView, decision: Decision) -> str:
        """Cards by their name, sources with the number that they give."""
        told = self.wording.describe(decision)
        if view["asked"] is None:
            return told
        word = self.wording.word
        own = own_view(view)
        verb = decision.verb
        place = place_of(decision)
        card = card_at(own, place)
        name = word(card or place)
        if card and place in own["antechambers"]:
            name = self.say("note.card_on", card=card, place=place)
        if verb is MOVE and card:
            return self.say("note.move", card=card, start=place, end=decision["end"])
        if verb is DISCARD and card:
            return self.say("note.discard", card=name)
        if verb in (USE, CASH, ANNOUNCE, STEP) and card:
            told = told.replace(word(place), name, 1)
        if verb is USE:
            symbol = decision["symbol"]
            number = self.supplied(place, card, symbol)
            return self.say("note.use", source=name, what={symbol: number}) if number else told
        return told

    def group(self, view: VirtuView, decision: Decision) -> str:
        if decision.verb in CARD_MOVES and view["asked"] is not None:
            place = place_of(decision)
            card = card_at(own_view(view), place)
            return self.say("group.card", card=card or place, place=place if card else "")
        key = f"group.{decision.verb.word}"
        return self.say(key) if key in self.wording.templates else OTHERS

    def standing(self, view: VirtuView, scores: list[ScoreView]) -> list[ScoreView]:
        return standing(view, scores)

    def symbols(self, packed: int, arrows: int) -> str:
        """What a card or tile shows; it gives one kind at a time."""
        parts = {symbol: number for symbol, number in spelled(packed).items() if symbol != "crown_or_cross"}
        if arrows:
            parts["arrow"] = arrows
        counted = [self.wording.count(number, symbol) for symbol, number in parts.items()]
        return f" {self.wording.grammar.words['or']} ".join(counted)

    def card_shows(self, id: str) -> str:
        card = CARD_IDS.index(id)
        return self.symbols(self.edition.symbols_of[card], self.edition.arrows_of[card])

    def tile_shows(self, id: str) -> str:
        tile = TILE_IDS.index(id)
        return self.symbols(self.edition.symbols_at[tile], self.edition.arrows_at[tile])

    def supplied(self, source: str, card: str | None, symbol: str) -> int:
        """How many of a symbol a card or tile shows."""
        if card is not None:
            return spelled(self.edition.symbols_of[CARD_IDS.index(card)]).get(symbol, 0)
        return spelled(self.edition.symbols_at[TILE_IDS.index(source)]).get(symbol, 0) if source in TILE_IDS else 0

    def price(self, packed: int) -> str:
        return self.wording.word(spelled(packed))

    def item_facts(self, id: str) -> tuple[str, str, str]:
        """The price of what is for sale, the symbols it shows, and its action."""
        action = self.action_of(id) if id in CARD_IDS else ""
        return self.price(self.edition.prices[ITEM_IDS.index(id)]), self.item_shows(id), action

    def item_shows(self, id: str) -> str:
        if id in CARD_IDS:
            return self.card_shows(id)
        tiles = (*self.edition.titles, self.edition.guild, self.edition.cathedral)
        tile = next(tile for tile in tiles if tile.id == id)
        return self.symbols(tile.symbols, tile.arrows)

    def action_of(self, card: str) -> str:
        action = self.edition.action_of[CARD_IDS.index(card)]
        return self.wording.word(ACTIONS[action]) if action != NO_ACTION else ""

    def card_facts(self, id: str) -> str:
        """The action of a card and the symbols that it shows."""
        return "; ".join(part for part in (self.action_of(id), self.card_shows(id)) if part)

    def note(self, view: VirtuView, choice: Choice, company: Company) -> str:
        """What the decision costs and brings, as far as it does not speak for itself."""
        decision = choice.decision
        verb = decision.verb
        told: list[str] = []
        if verb is BUY:
            costs, shows, action = self.item_facts(decision["item"])
            told = [costs, self.say("note.shows", shows=shows), action]
        elif verb is ANNEX:
            city = decision["city"]
            told = [self.say("note.value", value=view["cities"][city]["value"]), self.tile_shows(city)]
        elif verb is REFRESH:
            told = [self.tile_shows(decision["tile"])]
        elif verb is PLACE:
            told = [self.card_facts(decision["card"])]
        elif verb is ALLY:
            told = [self.price(self.edition.alliance_price[GREAT_POWERS.index(decision["power"])])]
        elif verb is KEEP:
            told = [self.price(self.edition.wages[int(decision["units"])] & FULL)]
        elif verb is AT and decision["place"] in CITY_IDS:
            seen = view["cities"][decision["place"]]
            owner = "" if seen["control"] is None else company.name(seen["control"], self.wording.grammar)
            told = [self.say("note.value", value=seen["value"]), owner]
        elif verb is ANNOUNCE:
            stronger = [event["strength"] for event in choice.preview.events if event["key"] == "war bonus"]
            told = [self.say("note.strength", strength=strength) for strength in stronger]
        if verb not in (BUY, KEEP) and view["viewer"] is not None:
            gained = own_view(choice.preview.after)["florins"] - own_view(view)["florins"]
            if gained:
                told.append(("+" if gained > 0 else "−") + self.wording.count(abs(gained), "florin"))
        return "; ".join(part for part in told if part)


def own_view(view: VirtuView) -> PlayerView:
    """The player who looks, or for a spectator the one who is asked."""
    seat = view["viewer"]
    if seat is None:
        assert view["asked"] is not None
        seat = view["asked"]["seat"]
    return view["players"][seat]


def place_of(decision: Decision) -> str:
    """Where the card is that a decision moves or uses, or the card itself that is placed."""
    for part in ("start", "space", "source", "means", "card"):
        if part in decision:
            return decision[part]
    return ""


def card_at(own: PlayerView, place: str) -> str | None:
    """The card at a place of a palace, by id; `action-card` and `upgrade` are those under the token."""
    if place in own["antechambers"]:
        standing = own["antechambers"][place]
        return None if standing is None else standing["card"]
    if place in SOURCE_IDS[:COURT] and own["token"] is not None:
        chamber, upgrade = own["token"] - 1, place == SOURCE_IDS[UPGRADE]
    elif place in CARD_SLOTS:
        number = CARD_SLOTS.index(place)
        chamber, upgrade = number % CHAMBERS, number >= FROM_UPGRADE
    else:
        return None
    found = own["chambers"][chamber]
    return found["upgrade"] if upgrade else found["action_card"]
