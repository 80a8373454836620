"""What the questions of the game ask for and tell, in the order of its observations."""

from typing import Final

from signoria.engine.circumstance import Choice, Circumstance, Count, Flag, Somebody, Vocabulary
from signoria.engine.observation import Observer
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.places import CATEGORIES, PLACE_IDS
from signoria.games.virtu.components.symbols import ACTIONS, ARROW, FULL, SYMBOLS, amount, spelled
from signoria.games.virtu.components.tables import GREAT_POWERS

QUESTIONS: Final = [
    "power", "family card", "first chamber", "move", "indulgence", "action", "agent to", "agent at", "blocked",
    "payment", "bonus", "antechamber", "room", "siege", "war bonus", "field won", "overfull", "retreat", "wages",
    "disband", "reorganise", "buy", "cathedral", "recruit", "alliance", "discount",
]  # fmt: skip
PURPOSES: Final = [
    "step", "pardon", "patronage", "annexation", "unblocking", "token", "battle", "wages", "purchase", "recruit",
    "alliance",
]  # fmt: skip
"""What payments are for."""


class Amounts(Circumstance):
    """Amounts of symbols, packed into one number."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, name, f"{text}: {', '.join(SYMBOLS[:ARROW])}.", 0)

    def spell(self, value: int) -> object:
        return spelled(value)

    def write(self, observer: Observer, value: int, viewer: int, seats: int) -> None:
        observer.numbers(self.name, [amount(value, symbol) for symbol in range(ARROW)], FULL, self.text)


ACTION: Final = Choice("action", "action", [*ACTIONS], "The action that is carried out.")
POOL: Final = Amounts("pool", "Symbols at hand for it")
PURPOSE: Final = Choice("purpose", "purpose", PURPOSES, "What a payment is for.")
PRICE: Final = Amounts("price", "What is left to pay")
STEPS: Final = Count("steps", "steps", "Steps of the token so far.")
ARROWS: Final = Count("arrows", "arrows", "Arrows left for more steps.")
ORIGIN: Final = Choice("origin", "origin", [*PLACE_IDS, "supply"], "Where an agent comes from; last the supply.")
CATEGORY: Final = Choice("category", "category", [*CATEGORIES], "Where it goes: a city, a chamber, a great power.")
CARD: Final = Choice("card", "card", CARD_IDS, "The card that needs an antechamber.")
CITY: Final = Choice("city", "city", CITY_IDS, "The city of a battle or a retreat.")
SIEGE: Final = Flag("siege", "siege", "The battle is a siege.")
ATTACKER: Final = Somebody("attacker", "attacker", "Who attacks.")
DEFENDER: Final = Somebody("defender", "defender", "Who defends; nothing for a neutral city.")
ATTACK: Final = Count("attack_bonus", "attack", "The attacker's bonus so far.")
DEFENCE: Final = Count("defence_bonus", "defence", "The defender's bonus so far.")
SHIPS: Final = Count("ships", "ships", "Ships at hand in a retreat.")
LEFT: Final = Count("left", "left", "Units that are still to be disbanded.")
POWER: Final = Choice("power", "power", [*GREAT_POWERS], "The great power whose price is lessened.")

VOCABULARY: Final = Vocabulary(
    QUESTIONS,
    [
        ACTION, POOL, PURPOSE, PRICE, STEPS, ARROWS, ORIGIN, CATEGORY, CARD, CITY, SIEGE, ATTACKER, DEFENDER, ATTACK,
        DEFENCE, SHIPS, LEFT, POWER,
    ],
)  # fmt: skip
