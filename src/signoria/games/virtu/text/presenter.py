"""The decisions of Virtù in words: cards by name, sources with what they give, prices and what things show."""

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.cards import ARROWS_OF, CARDS, SYMBOLS_OF
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.symbols import ACTIONS, FULL, NO_ACTION, spelled
from signoria.games.virtu.components.tables import ALLIANCE_PRICE, GREAT_POWERS, WAGES
from signoria.games.virtu.components.tiles import ARROWS_AT, CATHEDRAL_TILE, GUILD_TILE, SYMBOLS_AT, TILE_IDS, TITLE
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.rules.market import PRICES
from signoria.language.wording import Company
from signoria.presentation.choices import OTHERS, Choice, Teller, View

CARD_IDS = [card.id for card in CARDS]
ITEM_SYMBOLS = {
    **{card.id: (card.symbols, card.arrows) for card in CARDS},
    **{tile.id: (tile.symbols, tile.arrows) for tile in (*TITLE, GUILD_TILE, CATHEDRAL_TILE)},
}
CARD_MOVES = ("move", "place", "discard")


class VirtuTeller(Teller):
    """Groups the deeds of a turn by what they are, and moves of cards by card."""

    def words(self, view: View, decision: Decision) -> str:
        """Cards by their name, sources with the number that they give."""
        told = self.wording.describe(decision)
        if view["asked"] is None:
            return told
        word = self.wording.word
        own = own_view(view)
        parts = decision.text.split()
        card = card_at(own, parts[1]) if len(parts) > 1 else None
        source = word(card or parts[-1])
        if card and parts[1] in own["antechambers"]:
            source = self.say("note.card_on", card=card, place=parts[1])
        if parts[0] == "move" and card:
            return self.say("note.move", card=card, start=parts[1], end=parts[2])
        if parts[0] == "discard" and card:
            return self.say("note.discard", card=source)
        if parts[0] in ("use", "cash", "war", "step") and card:
            told = told.replace(word(parts[1]), source, 1)
        if parts[0] == "use":
            number = supplied(parts[1], card, parts[2])
            giver = source if card else word(parts[1])
            return self.say("note.use", source=giver, what={parts[2]: number}) if number else told
        return told

    def group(self, view: View, decision: Decision) -> str:
        parts = decision.text.split()
        if parts[0] in CARD_MOVES and view["asked"] is not None and len(parts) > 1:
            card = card_at(own_view(view), parts[1])
            return self.say("group.card", card=card or parts[1], place=parts[1] if card else "")
        key = f"group.{parts[0]}"
        return self.say(key) if key in self.wording.templates else OTHERS

    def symbols(self, packed: int, arrows: int) -> str:
        """What a card or tile shows; it gives one kind at a time."""
        parts = {symbol: number for symbol, number in spelled(packed).items() if symbol != "crown_or_cross"}
        if arrows:
            parts["arrow"] = arrows
        counted = [self.wording.count(number, symbol) for symbol, number in parts.items()]
        return f" {self.wording.grammar.words['or']} ".join(counted)

    def card_shows(self, id: str) -> str:
        card = CARD_IDS.index(id)
        return self.symbols(SYMBOLS_OF[card], ARROWS_OF[card])

    def tile_shows(self, id: str) -> str:
        tile = TILE_IDS.index(id)
        return self.symbols(SYMBOLS_AT[tile], ARROWS_AT[tile])

    def price(self, packed: int) -> str:
        return self.wording.word(spelled(packed))

    def item_facts(self, id: str) -> tuple[str, str, str]:
        """The price of what is for sale, the symbols it shows, and its action."""
        action = self.action_of(id) if id in CARD_IDS else ""
        return self.price(PRICES[ITEM_IDS.index(id)]), self.symbols(*ITEM_SYMBOLS[id]), action

    def action_of(self, card: str) -> str:
        action = CARDS[CARD_IDS.index(card)].action
        return self.wording.word(ACTIONS[action]) if action != NO_ACTION else ""

    def card_facts(self, id: str) -> str:
        """The action of a card and the symbols that it shows."""
        return "; ".join(part for part in (self.action_of(id), self.card_shows(id)) if part)

    def note(self, view: View, choice: Choice, company: Company) -> str:
        """What the decision costs and brings, as far as it does not speak for itself."""
        parts = choice.decision.text.split()
        told: list[str] = []
        if parts[0] == "buy":
            costs, shows, action = self.item_facts(parts[1])
            told = [costs, self.say("note.shows", shows=shows), action]
        elif parts[0] == "annex":
            told = [self.say("note.value", value=view["cities"][parts[1]]["value"]), self.tile_shows(parts[1])]
        elif parts[0] == "refresh":
            told = [self.tile_shows(parts[1])]
        elif parts[0] == "place":
            told = [self.card_facts(parts[1])]
        elif parts[0] == "ally":
            told = [self.price(ALLIANCE_PRICE[GREAT_POWERS.index(parts[1])])]
        elif parts[0] == "keep":
            told = [self.price(WAGES[int(parts[1])] & FULL)]
        elif parts[0] == "at" and parts[1] in CITY_IDS:
            city = view["cities"][parts[1]]
            owner = "" if city["control"] is None else company.name(city["control"], self.wording.grammar)
            told = [self.say("note.value", value=city["value"]), owner]
        elif parts[0] == "war":
            stronger = [event["strength"] for event in choice.prospect.events if event["key"] == "war bonus"]
            told = [self.say("note.strength", strength=strength) for strength in stronger]
        if parts[0] not in ("buy", "keep") and view["viewer"] is not None:
            gained = own_view(choice.prospect.after)["florins"] - own_view(view)["florins"]
            if gained:
                told.append(("+" if gained > 0 else "−") + self.wording.count(abs(gained), "florin"))
        return "; ".join(part for part in told if part)


def own_view(view: View) -> View:
    seat = view["asked"]["seat"] if view["viewer"] is None else view["viewer"]
    found: View = view["players"][seat]
    return found


def card_at(own: View, place: str) -> str | None:
    """The card at a place of a palace, by id; `action-card` and `upgrade` are those under the token."""
    found: str | None
    if place in own["antechambers"]:
        standing = own["antechambers"][place]
        return None if standing is None else str(standing["card"])
    kind, _, number = place.partition("-")
    if place in ("action-card", "upgrade"):
        kind, number = ("chamber" if place == "action-card" else "upgrade"), str(own["token"])
    if kind not in ("chamber", "upgrade") or not number.isdecimal():
        return None
    found = own["chambers"][int(number) - 1]["action_card" if kind == "chamber" else "upgrade"]
    return found


def supplied(source: str, card: str | None, symbol: str) -> int:
    """How many of a symbol a card or tile shows."""
    if card is not None:
        return spelled(SYMBOLS_OF[CARD_IDS.index(card)]).get(symbol, 0)
    return spelled(SYMBOLS_AT[TILE_IDS.index(source)]).get(symbol, 0) if source in TILE_IDS else 0
