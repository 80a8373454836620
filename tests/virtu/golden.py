"""Who plays the matches whose course is kept, and what must happen in them."""

from tests.players import Chooser, at_random
from tests.setups import Setup
from tests.virtu.setups import balanced, conquering, gathering, patronising

GAINED = ("options", "season", "step", "map", "battle", "moves")
"""What views have come to tell since the matches were kept."""

PLAYERS: tuple[Chooser, ...] = (at_random, balanced)
"""Of the matches that have checksums."""

GOLDEN = {
    "virtu-3-standard": Setup("virtu", 3, "standard", 3, {}, conquering),
    "virtu-4-standard": Setup("virtu", 4, "standard", 2, {}, balanced),
    "virtu-4-standard-patronage": Setup("virtu", 4, "standard", 5, {}, patronising),
    "virtu-5-standard": Setup("virtu", 5, "standard", 2, {}, balanced),
    "virtu-5-standard-all-cities": Setup("virtu", 5, "standard", 3, {}, gathering),
}
"""By file name: seeds and players of matches in which much happens."""

WANTED = {
    "": {"gained city", "siege", "advanced", "bonus", "bought", "agent sent", "allied", "indulgence", "cathedral"},
}
"""By variant, and in all of them (""): events without which a match is not worth keeping."""
