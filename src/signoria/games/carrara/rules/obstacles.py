"""What can stand against a decision, as small numbers; `refusals` turns them into sentences. 0: nothing does."""

from typing import Final

NOT_ASKED: Final = 1
GAME_OVER: Final = 2
CHANCE_DECIDES: Final = 3
NOT_AN_OUTCOME: Final = 4
NOT_IN_BASIC: Final = 5

# The turn.
ALREADY_ACTED: Final = 10
NOT_YET_ACTED: Final = 11
NO_BLOCK_ANYWHERE: Final = 12
NO_TILE_OPEN: Final = 13
NO_TILE_PAYABLE: Final = 14
NO_MONUMENT_OPEN: Final = 15
NO_MONUMENT_PAYABLE: Final = 16
NO_COLUMN: Final = 17
NO_PLACE: Final = 18

# Buying.
OTHER_ROTATION: Final = 20
NOTHING_AFFORDABLE: Final = 21
NOT_ON_SECTOR: Final = 22
TOO_DEAR: Final = 23
OTHER_SECTOR: Final = 24
HIGHER_COLOUR: Final = 25
MUST_TAKE: Final = 26

# Building.
NOT_OPEN: Final = 30
TILE_UNPAYABLE: Final = 31
CITY_UNPAYABLE: Final = 32
NOT_OWN: Final = 33
OTHER_KIND: Final = 34
NOT_ACCEPTED: Final = 35
NO_SUCH_BLOCK: Final = 36
REST_UNPAYABLE: Final = 37
NOT_JUST_BELOW: Final = 38
UPGRADE_GONE: Final = 39
CITY_UPGRADED: Final = 40
TWIN_UPGRADE: Final = 41

# Scoring.
NO_COLUMN_THERE: Final = 50
TWIN_FIELD: Final = 51
NO_PLACE_FOR_COLUMN: Final = 52
PLACE_TAKEN: Final = 53
PLACE_USED: Final = 54
ONE_MONEY_PLACE: Final = 55
REQUIREMENT: Final = 56

# Items.
NOT_SHOWN: Final = 60
NOT_THE_BONUS: Final = 61
USED_UP: Final = 62
MUST_GAIN: Final = 63
DECORATION_ELSEWHERE: Final = 64
HAS_DECORATION: Final = 65
HAS_STATUE: Final = 66
STATUE_ELSEWHERE: Final = 67
ONLY_OWN_CITY: Final = 68
LOSES_PLACE: Final = 69
NOT_STORABLE: Final = 70
STORAGE_FULL: Final = 71
CAN_BE_KEPT: Final = 72
NOT_STORED: Final = 73
STORED_NOW: Final = 74
FITS_NOWHERE: Final = 75
ONE_PURCHASE: Final = 76
PURCHASE_TOO_DEAR: Final = 77
NOT_FOR_SALE_HERE: Final = 78
