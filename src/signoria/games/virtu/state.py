"""A position of Virtù that can be played: the front of all the rules."""

from random import Random
from typing import Any

from signoria.engine.bits import has
from signoria.engine.observation import Observer
from signoria.engine.refusal import MessageFormatter, Obstacle
from signoria.engine.score import Score
from signoria.engine.state import CHANCE
from signoria.games.virtu.components.cities import CITIES, CLOSED, FEWEST_SEATS, IN_PLAY, NEUTRAL
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS
from signoria.games.virtu.components.places import PLACES
from signoria.games.virtu.components.tables import BONUSES, GREAT_POWERS, INDULGENCES, UNITS
from signoria.games.virtu.position.circumstances import told_besides
from signoria.games.virtu.position.observation import report
from signoria.games.virtu.position.options import VirtuRules
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.position.view_types import VirtuView
from signoria.games.virtu.position.views import view
from signoria.games.virtu.position.vocabulary import VOCABULARY
from signoria.games.virtu.rules import scoring
from signoria.games.virtu.rules.asking import FIRST_PLAYER
from signoria.games.virtu.rules.setup import FirstPlayer
from signoria.games.virtu.text.wording import WORDING


class VirtuState(Position):
    """See `signoria.State` for what it can do."""

    vocabulary = VOCABULARY
    game_over = Obstacle("game_over", "VIR-END-2")
    chance_decides = Obstacle("chance_decides", FIRST_PLAYER)
    not_an_outcome = Obstacle("not_an_outcome", FIRST_PLAYER)

    def settle(self) -> None:
        """Run what needs nobody's choice, and find what the next seat may do; a single option is taken at once."""
        stack = self.stack
        while stack:
            question = stack[-1]
            if question.run(self):
                continue
            if question.seat == CHANCE:
                return
            found = question.menu(self)
            if len(found) != 1:
                self.menu = found
                return
            question.take(self, found[0])

    def formatter(self) -> MessageFormatter:
        return WORDING

    def copy(self) -> "VirtuState":
        found = VirtuState(
            self.components,
            self.rules,
            [player.copy() for player in self.players],
            self.year,
            self.order,
            self.track,
            self.control[:],
            self.agents[:],
            self.allies[:],
            self.used_alliances,
            self.stock[:],
            self.bonuses,
            self.ending,
            self.moves,
            self.stack[:],
        )
        found.menu = self.menu
        return found

    def asked(self) -> Any:
        found: Any = super().asked()
        return found if found is None else {**found, **told_besides(self)}

    def show(self, seat: int | None) -> VirtuView:
        return view(self, seat)

    def report(self, observer: Observer, seat: int) -> None:
        report(self, observer, seat)

    def imagine(self, seat: int | None, rng: Random) -> "VirtuState":
        """Nothing is hidden, so a copy is all there is to imagine."""
        self.viewer(seat)
        return self.copy()

    def scores(self) -> list[Score]:
        return scoring.scores(self)


def new_player(components: Components) -> Player:
    """A player before a power is chosen: 1 florin (VIR-SETUP-10), an empty palace, all units in the supply."""
    return Player(
        power=-1,
        coins=components.start_florins,
        court=[-1] * ANTECHAMBERS,
        ready=0,
        fresh=0,
        chambers=[-1] * (2 * CHAMBERS),
        indulgences=0,
        token=-1,  # VIR-SETUP-11
        tiles=0,
        ready_tiles=0,
        fresh_tiles=0,
        cities=0,
        units=[0] * CITIES,
        supply=UNITS,
        beaten=(),
        agents=0,
        bank=0,
        step=0,
        bonuses=0,
        war_tokens=0,
        trophies=0,
        indulged=False,
        advanced=False,
        leonardo=0,
    )


def new_state(seats: int, rules: VirtuRules, components: Components) -> VirtuState:
    """The table before the first player is known; piles and tiles lie open (VIR-SETUP-1, VIR-SETUP-2, VIR-SETUP-3,
    VIR-SETUP-4)."""
    in_play = IN_PLAY[seats - FEWEST_SEATS]
    return VirtuState(
        components,
        rules,
        players=[new_player(components) for _ in range(seats)],
        year=0,
        order=(),
        track=(),
        control=[NEUTRAL if has(in_play, city) else CLOSED for city in range(CITIES)],
        agents=[-1] * PLACES,
        allies=[-1] * len(GREAT_POWERS),
        used_alliances=0,
        stock=[*components.copies, INDULGENCES],
        bonuses=(1 << BONUSES) - 1,
        ending=False,
        moves=(),
        stack=[FirstPlayer(CHANCE)],
    )
