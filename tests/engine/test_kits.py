"""A game is one folder: the list names it, and its kit hands over all that the house needs."""

from importlib.resources import files

import pytest

import signoria
from signoria import BadSetup
from signoria.presentation import Teller
from signoria.terminal.drawing import Board


def test_every_folder_with_a_kit_is_in_the_list() -> None:
    folders = [folder for folder in files("signoria.games").iterdir() if folder.is_dir()]
    assert sorted(folder.name for folder in folders if folder.joinpath("kit.py").is_file()) == sorted(signoria.games())


@pytest.mark.parametrize("name", signoria.games())
def test_a_kit_is_the_kit_of_its_game(name: str) -> None:
    kit = signoria.kit(name)
    assert kit.game is signoria.game(name)
    assert kit.game.name == name
    assert issubclass(kit.presenter(), Teller)
    assert issubclass(kit.terminal_board(), Board)


@pytest.mark.parametrize("name", signoria.games())
def test_more_seats_can_make_a_longer_game(name: str) -> None:
    kit = signoria.kit(name)
    fewest, most = (kit.bounds(seats, kit.game.read_options({})) for seats in (kit.game.seats[0], kit.game.seats[-1]))
    assert 0 < fewest.decisions < most.decisions < most.points


def test_a_game_that_can_go_on_for_ever_has_no_bounds() -> None:
    kit = signoria.kit("virtu")
    with pytest.raises(BadSetup, match="without a year limit"):
        kit.bounds(3, kit.game.read_options({"year_limit": 0}))
