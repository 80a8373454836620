"""A game is one folder: the list names it, and its kit hands over all that the house needs."""

from importlib.resources import files
from random import Random

import pytest

import signoria
from signoria import BadSetup
from signoria.data.corrections import Corrections
from signoria.engine.playout import playout
from signoria.games.carrara.components.tiles import TILE_IDS
from signoria.games.editions import corrected
from signoria.presentation import Presenter
from signoria.presentation.sheets import Sheets


def test_every_folder_with_a_kit_is_in_the_list() -> None:
    folders = [folder for folder in files("signoria.games").iterdir() if folder.is_dir()]
    assert sorted(folder.name for folder in folders if folder.joinpath("kit.py").is_file()) == sorted(signoria.games())


@pytest.mark.parametrize("name", signoria.games())
def test_a_kit_is_the_kit_of_its_game(name: str) -> None:
    kit = signoria.kit(name)
    assert kit.game is signoria.game(name)
    assert kit.game.name == name
    assert issubclass(kit.presenter(), Presenter)
    assert issubclass(kit.sheets(), Sheets)


@pytest.mark.parametrize("name", signoria.games())
def test_more_seats_can_make_a_longer_game(name: str) -> None:
    kit = signoria.kit(name)
    game = kit.game
    fewest, most = (kit.bounds(game, seats, game.read_options({})) for seats in (game.seats[0], game.seats[-1]))
    assert 0 < fewest.decisions < most.decisions < most.points


LAVISH = {
    "carrara": """
        [constants]
        pass_coins = 99
        coins_per_point = 1
        decoration_value = 9

        [[monument]]
        id = "villa-8"
        value = 9
        """,
    "lorenzo": """
        [market]
        gains = ["900 victory", "900 coins", "900 servants", "5 privileges"]

        [privileges]
        faith = "900 victory"

        [scoring]
        resources_per_point = 1
        """,
}
"""By game: corrections that bring far more points than anybody would print."""


@pytest.mark.parametrize("name", LAVISH)
def test_games_of_an_edition_stay_within_its_own_bounds(name: str) -> None:
    kit = signoria.kit(name)
    game = corrected(kit.game, Corrections("lavish.toml", LAVISH[name]))
    for seats in game.seats:
        for seed in range(3):
            options = game.read_options({"stall_rounds": 1} if name == "carrara" else {})
            shipped, bounds = (kit.bounds(edition, seats, options) for edition in (kit.game, game))
            assert shipped.points < bounds.points
            state = game.new(seats, options=options)
            tally = playout(state, Random(seed))
            assert (tally.decisions <= bounds.decisions, tally.chances <= bounds.chances) == (True, True)
            assert max(score.total for score in state.scores()) <= bounds.points


def test_more_valuable_buildings_let_more_blocks_be_drawn() -> None:
    kit = signoria.kit("carrara")
    shipped: int = kit.game.component_set.values[TILE_IDS.index("villa-8")]  # type: ignore[attr-defined]
    other = 9 if shipped < 9 else 8
    game = corrected(kit.game, Corrections("other.toml", f'[[monument]]\nid = "villa-8"\nvalue = {other}'))
    chances = [kit.bounds(edition, 3, game.read_options({})).chances for edition in (kit.game, game)]
    assert chances[1] - chances[0] == 2 * (other - shipped)


def test_a_game_that_can_go_on_for_ever_has_no_bounds() -> None:
    kit = signoria.kit("virtu")
    with pytest.raises(BadSetup, match="without a year limit"):
        kit.bounds(kit.game, 3, kit.game.read_options({"year_limit": 0}))
