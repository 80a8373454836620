"""Every decision of the game and its permanent text."""

from typing import Final

from signoria.engine.catalogue import Catalogue

RIDERS: Final = 4
EYES: Final = 6
SEATS: Final = [str(seat) for seat in range(RIDERS)]

CATALOGUE: Final = Catalogue("palio", __name__)

# The order of these lines is the order of the catalogue: to change it is to change the rules version.
BET: Final = CATALOGUE.verb("bet", "rider")
BET_D: Final = BET.each(SEATS)
RIDE: Final = CATALOGUE.verb("ride")
RIDE_D: Final = RIDE.add()
SPUR: Final = CATALOGUE.verb("spur")
SPUR_D: Final = SPUR.add()
BRIBE: Final = CATALOGUE.verb("bribe", "rider")
BRIBE_D: Final = BRIBE.each(SEATS)

FIRST: Final = CATALOGUE.chance("first", "rider")
FIRST_D: Final = FIRST.each(SEATS)
ROLL: Final = CATALOGUE.chance("roll", "eyes")
ROLL_D: Final = ROLL.each([str(eyes) for eyes in range(1, EYES + 1)])
