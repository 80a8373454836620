"""Turns what stands against a decision into a sentence with its rule and numbers; asked for only when it is read."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.refusal import Refusal
from signoria.games.carrara.components.cities import CITIES, LERICI, UPGRADES
from signoria.games.carrara.components.cities import first_twin as first_upgrade_twin
from signoria.games.carrara.components.court import BONUSES
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.components.marble import BITS, COLOURS, count, spelled
from signoria.games.carrara.components.places import CITY, KIND, LANDSCAPE, MONEY, PLACES
from signoria.games.carrara.components.sheet import PURCHASE_PRICE, SPACES
from signoria.games.carrara.components.tiles import BUILDINGS, KIND_OF, KINDS, LANDSCAPES, TILES, VALUE_OF
from signoria.games.carrara.position.boards import NEEDED, find
from signoria.games.carrara.position.catalogue import COVER, LARGE_FIELD, PAY, PAY_TWO, PLACE, PURCHASE, SCORE, TAKE
from signoria.games.carrara.position.options import ADVANCED
from signoria.games.carrara.position.position import BOUGHT, NOWHERE, Player, Position
from signoria.games.carrara.position.views import QUESTIONS
from signoria.games.carrara.rules import monuments, obstacles, visit, wheel
from signoria.games.carrara.rules.buildings import cheapest
from signoria.games.carrara.rules.payment import covers, pairs, power
from signoria.games.carrara.text.wording import WORDING

RULES: Final = {
    obstacles.NOT_ASKED: ("not_asked", "CAR-TURN-2"),
    obstacles.GAME_OVER: ("game_over", "CAR-END-4"),
    obstacles.CHANCE_DECIDES: ("chance_decides", "CAR-HIDDEN-2"),
    obstacles.NOT_AN_OUTCOME: ("not_an_outcome", "CAR-HIDDEN-2"),
    obstacles.NOT_IN_BASIC: ("not_in_basic", "CAR-SETUP-11"),
    obstacles.ALREADY_ACTED: ("already_acted", "CAR-TURN-2"),
    obstacles.NOT_YET_ACTED: ("not_yet_acted", "CAR-TURN-2"),
    obstacles.NO_BLOCK_ANYWHERE: ("no_block_anywhere", "CAR-BUY-12"),
    obstacles.NO_TILE_OPEN: ("no_tile_open", "CAR-BUILD-8"),
    obstacles.NO_TILE_PAYABLE: ("no_tile_payable", "CAR-BUILD-1"),
    obstacles.NO_MONUMENT_OPEN: ("no_monument_open", "CAR-MON-1"),
    obstacles.NO_MONUMENT_PAYABLE: ("no_monument_payable", "CAR-MON-2"),
    obstacles.NO_COLUMN: ("no_column", "CAR-SCORE-4"),
    obstacles.NO_PLACE: ("no_place", "CAR-SCORE-2"),
    obstacles.OTHER_ROTATION: ("other_rotation", "CAR-BUY-1"),
    obstacles.NOTHING_AFFORDABLE: ("nothing_affordable", "CAR-BUY-14"),
    obstacles.NOT_ON_SECTOR: ("not_on_sector", "CAR-BUY-4"),
    obstacles.TOO_DEAR: ("too_dear", "CAR-BUY-4"),
    obstacles.OTHER_SECTOR: ("other_sector", "CAR-BUY-4"),
    obstacles.HIGHER_COLOUR: ("higher_colour", "CAR-STEP-2"),
    obstacles.MUST_TAKE: ("must_take", "CAR-BUY-8"),
    obstacles.NOT_OPEN: ("not_open", "CAR-BUILD-1"),
    obstacles.TILE_UNPAYABLE: ("tile_unpayable", "CAR-BUILD-1"),
    obstacles.CITY_UNPAYABLE: ("city_unpayable", "CAR-BUILD-1"),
    obstacles.NOT_OWN: ("not_own", "CAR-BUILD-7"),
    obstacles.OTHER_KIND: ("other_kind", "CAR-MON-3"),
    obstacles.NOT_ACCEPTED: ("not_accepted", "CAR-BUILD-2"),
    obstacles.NO_SUCH_BLOCK: ("no_such_block", "CAR-BUILD-1"),
    obstacles.REST_UNPAYABLE: ("rest_unpayable", "CAR-STEP-1"),
    obstacles.NOT_JUST_BELOW: ("not_just_below", "CAR-BUILD-3"),
    obstacles.UPGRADE_GONE: ("upgrade_gone", "CAR-MON-5"),
    obstacles.CITY_UPGRADED: ("city_upgraded", "CAR-Q-3"),
    obstacles.TWIN_UPGRADE: ("twin_upgrade", "CAR-STEP-2"),
    obstacles.NO_COLUMN_THERE: ("no_column_there", "CAR-VISIT-1"),
    obstacles.TWIN_FIELD: ("twin_field", "CAR-STEP-2"),
    obstacles.NO_PLACE_FOR_COLUMN: ("no_place_for_column", "CAR-SCORE-2"),
    obstacles.PLACE_TAKEN: ("place_taken", "CAR-SCORE-4"),
    obstacles.PLACE_USED: ("place_used", "CAR-SCORE-5"),
    obstacles.ONE_MONEY_PLACE: ("one_money_place", "CAR-ADV-27"),
    obstacles.REQUIREMENT: ("requirement", "CAR-SCORE-6"),
    obstacles.NOT_SHOWN: ("not_shown", "CAR-ADV-10"),
    obstacles.NOT_THE_BONUS: ("not_the_bonus", "CAR-ADV-21"),
    obstacles.USED_UP: ("used_up", "CAR-ADV-12"),
    obstacles.MUST_GAIN: ("must_gain", "CAR-SCORE-2"),
    obstacles.DECORATION_ELSEWHERE: ("decoration_elsewhere", "CAR-ADV-13"),
    obstacles.HAS_DECORATION: ("has_decoration", "CAR-ADV-13"),
    obstacles.HAS_STATUE: ("has_statue", "CAR-ADV-14"),
    obstacles.STATUE_ELSEWHERE: ("statue_elsewhere", "CAR-ADV-14"),
    obstacles.ONLY_OWN_CITY: ("only_own_city", "CAR-ADV-32"),
    obstacles.LOSES_PLACE: ("loses_place", "CAR-SCORE-2"),
    obstacles.NOT_STORABLE: ("not_storable", "CAR-ADV-31"),
    obstacles.STORAGE_FULL: ("storage_full", "CAR-ADV-16"),
    obstacles.CAN_BE_KEPT: ("can_be_kept", "CAR-ADV-18"),
    obstacles.NOT_STORED: ("not_stored", "CAR-ADV-17"),
    obstacles.STORED_NOW: ("stored_now", "CAR-ADV-17"),
    obstacles.FITS_NOWHERE: ("fits_nowhere", "CAR-ADV-13"),
    obstacles.ONE_PURCHASE: ("one_purchase", "CAR-ADV-30"),
    obstacles.PURCHASE_TOO_DEAR: ("purchase_too_dear", "CAR-ADV-30"),
    obstacles.NOT_FOR_SALE_HERE: ("not_for_sale_here", "CAR-ADV-32"),
}


class Reason:
    """The parts of a refusal as they are gathered."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, object] = {}
        self.missing: dict[str, int] = {}


def explain(state: Position, decision: Decision, obstacle: int) -> Refusal:
    key, rule = RULES[obstacle]
    reason = Reason(key, rule)
    reason.params["decision"] = decision.text
    if state.stack and state.stack[-1].seat >= 0:
        frame = state.stack[-1]
        reason.params["seat"] = frame.seat
        reason.params["asked"] = f"question.{QUESTIONS[frame.kind]}"
        circumstances(state, frame, decision, obstacle, reason)
    return Refusal(reason.rule, f"refusal.{reason.key}", reason.params, reason.missing, WORDING)


def circumstances(state: Position, frame: Frame, decision: Decision, obstacle: int, reason: Reason) -> None:
    """Numbers and names for the sentence, by the part of the game."""
    player = state.players[frame.seat]
    if obstacle == obstacles.NOT_IN_BASIC and decision.verb is PLACE:
        reason.rule = "CAR-SCORE-3"
    elif obstacle < obstacles.OTHER_ROTATION:
        explain_action(state, player, decision, obstacle, reason)
    elif obstacle < obstacles.NOT_OPEN:
        explain_buying(state, frame, player, decision, obstacle, reason)
    elif obstacle < obstacles.NO_COLUMN_THERE:
        explain_building(state, frame, player, decision, obstacle, reason)
    elif obstacle < obstacles.NOT_SHOWN:
        explain_scoring(state, player, decision, obstacle, reason)
    else:
        explain_item(state, frame, player, decision, obstacle, reason)


def lack(reason: Reason, thing: str, needed: int, there: int) -> None:
    """Needed and there, and how much is missing."""
    reason.params["needed"] = {thing: needed}
    reason.params["there"] = {thing: there}
    reason.missing[thing] = needed - there


def explain_action(state: Position, player: Player, decision: Decision, obstacle: int, reason: Reason) -> None:
    blocks = power(player.blocks, LERICI)
    if obstacle == obstacles.NO_TILE_PAYABLE:
        lack(reason, "blocks", cheapest(state), blocks)
    elif obstacle == obstacles.NO_MONUMENT_PAYABLE:
        needed, there = nearest_monument(state, player, state.monuments)
        lack(reason, "blocks", needed, there)
    elif obstacle == obstacles.NO_PLACE and decision.verb is SCORE:
        if state.holder not in (NOWHERE, reason.params["seat"]):
            reason.key = "no_place_following"
            reason.rule = "CAR-Q-4"
            reason.params.update(holder=state.holder, field=state.visit + 1)


def nearest_monument(state: Position, player: Player, kinds: int) -> tuple[int, int]:
    """Cost and means for the monument of these kinds, new or over a building, of which least is missing."""
    needed, there = 99, 0
    for kind in range(6):
        if kinds >> kind & 1 and VALUE_OF[BUILDINGS + kind] - power(player.blocks, LERICI) < needed - there:
            needed, there = VALUE_OF[BUILDINGS + kind], power(player.blocks, LERICI)
    for building in player.buildings:
        kind = KIND_OF[building.tile]
        if kinds >> kind & 1 and building.tile < BUILDINGS:
            cost = monuments.cover_cost(building.tile, BUILDINGS + kind)
            means = power(player.blocks, building.city)
            if cost - means < needed - there:
                needed, there = cost, means
    return needed, there


def explain_buying(
    state: Position, frame: Frame, player: Player, decision: Decision, obstacle: int, reason: Reason
) -> None:
    params = reason.params
    if obstacle == obstacles.OTHER_ROTATION:
        reason.rule = "CAR-ADV-7" if state.rules & ADVANCED else "CAR-BUY-1"
        wheels = ("both", "small") if state.rules & ADVANCED else ("wheel", "none")
        params["choices"] = [f"decision.rotate {which}" for which in wheels]
    elif obstacle == obstacles.NOTHING_AFFORDABLE:
        reason.rule = "CAR-Q-7" if state.rules & ADVANCED else "CAR-BUY-14"
        params["coins"] = {"coins": player.coins}
        prices = [
            wheel.PRICES[part][colour]
            for part in range(wheel.PARTS)
            for colour in range(len(COLOURS))
            if count(state.wheel[part], colour)
        ]
        if prices:
            reason.missing["coins"] = min(prices) - player.coins
    elif obstacle == obstacles.OTHER_SECTOR:
        params["part"] = frame.a + 1
    elif obstacle == obstacles.HIGHER_COLOUR:
        params["colour"] = COLOURS[decision.b if decision.verb is TAKE else decision.a]
        params["last"] = COLOURS[frame.b if decision.verb is TAKE else frame.c]
    elif decision.verb is TAKE:
        params.update(colour=COLOURS[decision.b], part=decision.a + 1)
        if obstacle == obstacles.TOO_DEAR:
            lack(reason, "coins", wheel.PRICES[decision.a][decision.b], player.coins)


def explain_building(
    state: Position, frame: Frame, player: Player, decision: Decision, obstacle: int, reason: Reason
) -> None:
    params = reason.params
    if obstacle in (obstacles.NOT_OPEN, obstacles.NOT_OWN):
        params["tile"] = TILES[decision.a].id
        if decision.a >= BUILDINGS and obstacle == obstacles.NOT_OPEN:
            reason.rule = "CAR-MON-1"
    elif obstacle == obstacles.TILE_UNPAYABLE:
        params["tile"] = TILES[decision.a].id
        if decision.a < BUILDINGS:
            lack(reason, "blocks", VALUE_OF[decision.a], power(player.blocks, LERICI))
        else:
            reason.rule = "CAR-MON-3"
            needed, there = nearest_monument(state, player, 1 << KIND_OF[decision.a])
            lack(reason, "blocks", needed, there)
    elif obstacle == obstacles.CITY_UNPAYABLE:
        city = decision.a
        cost = VALUE_OF[frame.a]
        if decision.verb is COVER:
            reason.rule = "CAR-MON-3"
            city = player.buildings[find(player, decision.a)].city
            cost = monuments.cover_cost(decision.a, frame.a)
        params.update(city=CITIES[city], blocks=spelled(player.blocks >> BITS * city << BITS * city))
        lack(reason, "blocks", cost, power(player.blocks, city))
    elif obstacle == obstacles.OTHER_KIND:
        params.update(tile=TILES[decision.a].id, monument=TILES[frame.a].id)
    elif decision.verb in (PAY, PAY_TWO):
        explain_payment(frame, player, decision, obstacle, reason)
    else:
        params["upgrade"] = UPGRADES[decision.a].id
        params["city"] = CITIES[UPGRADES[decision.a].city]
        params["twin"] = UPGRADES[first_upgrade_twin(decision.a, state.upgrades)].id


def explain_payment(frame: Frame, player: Player, decision: Decision, obstacle: int, reason: Reason) -> None:
    colour = decision.a
    single = decision.verb is PAY
    needed = 1 if single else 2
    there = count(player.blocks, colour)
    can_cover = covers(player.blocks, frame.a, colour) if single else pairs(player.blocks, frame.a)
    reason.params.update(colour=COLOURS[colour], city=CITIES[frame.a], left=frame.b, can_cover=can_cover)
    reason.params.update(needed=needed, there=there)
    if obstacle == obstacles.NO_SUCH_BLOCK:
        reason.missing[COLOURS[colour]] = needed - there
    elif obstacle == obstacles.NOT_JUST_BELOW and frame.a == LERICI:
        reason.key = "nothing_below"
        reason.rule = "CAR-BUILD-5"
    elif obstacle == obstacles.NOT_JUST_BELOW:
        reason.params["below"] = COLOURS[frame.a - 1]


def explain_scoring(state: Position, player: Player, decision: Decision, obstacle: int, reason: Reason) -> None:
    params = reason.params
    if obstacle in (obstacles.NO_COLUMN_THERE, obstacles.TWIN_FIELD, obstacles.NO_PLACE_FOR_COLUMN):
        params["field"] = "field-large" if decision.a == LARGE_FIELD else f"field-{decision.a + 1}"
        if decision.a == LARGE_FIELD:
            reason.rule = "CAR-VISIT-4" if obstacle == obstacles.NO_COLUMN_THERE else reason.rule
        elif obstacle == obstacles.TWIN_FIELD:
            params["twin"] = f"field-{visit.first_twin(state, player, decision.a) + 1}"
        return
    place = PLACES[decision.a]
    params["place"] = place.id
    if obstacle == obstacles.REQUIREMENT:
        explain_requirement(player, decision.a, reason)
    elif obstacle == obstacles.PLACE_TAKEN:
        reason.rule = "CAR-Q-22" if place.group == MONEY else "CAR-SCORE-4"


def explain_requirement(player: Player, number: int, reason: Reason) -> None:
    """What the place asks for and how much of it is there."""
    place = PLACES[number]
    if place.group == CITY:
        reason.key = "requirement_city"
        standing = len([building for building in player.buildings if building.city == place.what])
        lack(reason, "buildings", NEEDED[place.what], standing)
    elif place.group == KIND:
        reason.rule = "CAR-SCORE-8"
        reason.params["what"] = KINDS[place.what]
        reason.missing["buildings"] = 1
    elif place.group == LANDSCAPE:
        reason.rule = "CAR-SCORE-10"
        reason.params["what"] = LANDSCAPES[place.what]
        reason.missing["buildings"] = 1
    elif place.group == MONEY:
        reason.key = "requirement_money"
        reason.rule = "CAR-ADV-26"
        lack(reason, "coins", place.least_coins, player.coins)
    else:
        reason.key = "requirement_statues"
        reason.rule = "CAR-ADV-28"
        reason.params["cities"] = [CITIES[place.what], CITIES[place.other]]
        reason.missing["statues"] = 1


def explain_item(
    state: Position, frame: Frame, player: Player, decision: Decision, obstacle: int, reason: Reason
) -> None:
    params = reason.params
    if obstacle == obstacles.PURCHASE_TOO_DEAR:
        lack(reason, "coins", PURCHASE_PRICE, player.coins)
        return
    if obstacle in (obstacles.NOT_SHOWN, obstacles.NOT_THE_BONUS):
        params["item"] = ITEMS[decision.a]
        if obstacle == obstacles.NOT_SHOWN:
            shown = (wheel.decoration_at(state, frame.a), wheel.statue_at(state, frame.a))
            params.update(part=frame.a + 1, shown=[ITEMS[item] for item in shown])
        else:
            bonus = visit.fields_of(state)[frame.b].bonus
            reason.rule = "CAR-ADV-22" if visit.gold_due(state, frame) else "CAR-ADV-21"
            params["bonus"] = BONUSES[bonus]
    elif obstacle in (obstacles.NOT_STORED, obstacles.STORED_NOW, obstacles.NOT_FOR_SALE_HERE, obstacles.FITS_NOWHERE):
        explain_want(decision.a, obstacle, reason)
    elif obstacle == obstacles.USED_UP:
        params["item"] = ITEMS[decision.a]
        if decision.verb is PURCHASE:
            reason.rule = "CAR-ADV-30"
        elif visit.decoration_due(state, frame):
            reason.rule = "CAR-Q-18"
    elif obstacle in (obstacles.ONE_PURCHASE, obstacles.MUST_GAIN, obstacles.LOSES_PLACE):
        params["decision"] = decision.text
    else:
        explain_setting(frame, player, decision, obstacle, reason)


def explain_want(item: int, obstacle: int, reason: Reason) -> None:
    """An item that is not in storage, or fits no building."""
    reason.params["item"] = ITEMS[item]
    if obstacle == obstacles.NOT_FOR_SALE_HERE:
        reason.params["city"] = CITIES[item - FIRST_STATUE]
    elif obstacle == obstacles.FITS_NOWHERE and item >= FIRST_STATUE:
        reason.rule = "CAR-ADV-15" if item == GOLD else "CAR-ADV-14"


def explain_setting(frame: Frame, player: Player, decision: Decision, obstacle: int, reason: Reason) -> None:
    """An item that waits for its place, against a building or the storage."""
    item = frame.a
    reason.params["item"] = ITEMS[item]
    if obstacle == obstacles.STORAGE_FULL:
        reason.params.update(spaces=SPACES, stored=[ITEMS[other] for other in player.storage])
    elif obstacle == obstacles.NOT_STORABLE:
        bought_statue = frame.b == BOUGHT and item >= FIRST_STATUE
        reason.rule = "CAR-ADV-32" if bought_statue else "CAR-ADV-31" if frame.b == BOUGHT else "CAR-ADV-17"
    elif obstacle == obstacles.CAN_BE_KEPT:
        reason.params["stored"] = len(player.storage)
    else:
        building = player.buildings[find(player, decision.a)]
        reason.params.update(tile=TILES[decision.a].id, city=CITIES[building.city])
        if obstacle == obstacles.DECORATION_ELSEWHERE:
            reason.params["kind"] = KINDS[item]
        elif obstacle == obstacles.ONLY_OWN_CITY:
            reason.params["own"] = CITIES[item - FIRST_STATUE]
        elif obstacle == obstacles.HAS_STATUE and item == GOLD:
            reason.rule = "CAR-ADV-15"
