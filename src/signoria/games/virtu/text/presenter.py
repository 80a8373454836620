"""The decisions of Virtù in words: cards by name, sources with what they give, prices and what things show."""

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.engine.view_types import ScoreView
from signoria.games.base import Component, Game
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS, PASSED_INTO
from signoria.games.virtu.components.symbols import ACTIONS, NO_ACTION, spelled
from signoria.games.virtu.components.tiles import TILE_IDS
from signoria.games.virtu.position.catalogue import (
    ANNOUNCE,
    CARD_SLOTS,
    CASH,
    DISCARD,
    FROM_UPGRADE,
    INDULGENCE_SOURCE,
    ITEM_IDS,
    MOVE,
    PLACE,
    SEAT,
    SELL,
    SOURCE_IDS,
    START,
    STEP,
    USE,
)
from signoria.games.virtu.position.view_types import PlayerView, VirtuView
from signoria.games.virtu.text.deeds import main_of, told_deed
from signoria.games.virtu.text.looking import card_at, own_view, place_of
from signoria.games.virtu.text.notes import Notes
from signoria.games.virtu.text.standing import lasting, standing
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter
from signoria.presentation.sheets import capital
from signoria.presentation.story import SeenEvent

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
        """Cards by their name, chambers with their action, sources with the number that they give."""
        return self.deed(view, [decision])

    def deed(self, view: VirtuView, chosen: list[Decision]) -> str:
        return told_deed(self, view, chosen)

    def instead(self, view: VirtuView, choice: Choice, plan: list[Decision]) -> str:
        """Another antechamber by name; a plan that ends before its payment leaves the sources to be chosen."""
        last = plan[-1]
        if last.verb is SEAT:
            return self.space(last["space"])
        return self.say("deed.other sources")

    def told_singly(self, view: VirtuView, decision: Decision) -> str:
        """A decision by itself."""
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
            return self.say("note.move", card=card, start=place, end=self.slot(view, decision["end"], True))
        if verb is DISCARD and card:
            return self.say("note.discard", card=name)
        if verb in (USE, CASH, ANNOUNCE, STEP) and card:
            told = told.replace(word(place), name, 1)
        if verb is USE and place != SOURCE_IDS[INDULGENCE_SOURCE]:
            symbol = decision["symbol"]
            number = self.supplied(place, card, symbol)
            return self.say("note.use", source=name, what={symbol: number}) if number else told
        if verb is SEAT:
            return self.space(decision["space"])
        if verb is PLACE:
            return self.say("note.place", card=decision["card"], place=self.slot(view, decision["end"], True))
        if verb is START:
            return self.say("deed.start", place=self.chamber(own, CARD_SLOTS.index(decision["chamber"]) + 1))
        return told

    def chamber(self, own: PlayerView, number: int) -> str:
        """A chamber of a palace with the action that is performed there."""
        return self.say("note.chamber", chamber=number, action=capital(self.action_in(own, number)))

    def action_in(self, own: PlayerView, number: int) -> str:
        chamber = own["chambers"][number - 1]
        card = chamber["action_card"]
        return self.action_of(card) if card else self.wording.word(chamber["printed"] or "")

    def slot(self, view: VirtuView, place: str, arriving: bool = False) -> str:
        """Where a card lies or arrives: as the action or as the upgrade of a chamber, or an antechamber."""
        own = own_view(view)
        if place in own["antechambers"]:
            return self.space(place)
        number = CARD_SLOTS.index(place)
        chamber = number % CHAMBERS
        found = own["chambers"][chamber]
        told = self.chamber(own, chamber + 1)
        if number >= FROM_UPGRADE or (arriving and found["action_card"] is not None):
            return self.say("note.as_upgrade", place=told, card=found["action_card"] or "")
        return self.say("note.as_action", place=told)

    def space(self, space: str) -> str:
        """An antechamber, and where the token passes the arrow that turns its side up."""
        index = ANTECHAMBER_IDS.index(space)
        after = next(chamber for chamber, passed in enumerate(PASSED_INTO) if has(passed, index))
        return self.say("note.space", space=space, chamber=after or CHAMBERS)

    def place(self, view: VirtuView, place: str) -> str:
        """Where an agent stands or goes; a chamber with its action."""
        for own in view["players"]:
            for number in range(1, CHAMBERS + 1):
                if own["power"] is not None and place == f"{own['power']}-chamber-{number}":
                    return self.say("note.chamber_of", chamber=self.chamber(own, number), power=own["power"])
        return self.wording.word(place)

    def group(self, view: VirtuView, decision: Decision) -> str:
        if decision.verb is SELL or (decision.verb is USE and decision.a == INDULGENCE_SOURCE):
            return OTHERS
        if decision.verb in CARD_MOVES and view["asked"] is not None:
            place = place_of(decision)
            card = card_at(own_view(view), place)
            return self.say("group.card", card=card or place, place=place if card else "")
        return self.heading(decision)

    def main(self, chosen: list[Decision]) -> Decision:
        return main_of(chosen)

    def heading(self, decision: Decision) -> str:
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
        """What a deed costs and brings, as far as its words do not say it."""
        return "; ".join(part for part in Notes(self, view, choice, company).tell() if part)

    def divides(self, event: SeenEvent) -> bool:
        """A spring and a winter are two turns, even where nobody comes between."""
        key: str = event["key"]
        return key in ("order", "year")

    def begins_own_turn(self, event: SeenEvent) -> bool:
        """What turns up on the forced first step."""
        key: str = event["key"]
        return key == "refreshed"

    def lasting(self, view: VirtuView, scores: list[ScoreView]) -> list[ScoreView]:
        """Without what goes by rank: nobody takes it away before the game is over."""
        return lasting(view, scores)
