"""A whole game, clicked by four people at four devices, brings what the engine makes of its record."""

from random import Random

import pytest
from playwright.sync_api import Browser
from scripts.services import Site

from tests.served.people import check, gather, people, play


@pytest.mark.parametrize(("game", "seats", "variant"), [("lorenzo", 4, "basic")])
def test_people_at_their_devices(site: Site, browser: Browser, game: str, seats: int, variant: str) -> None:
    players = people(browser, seats)
    gather(site, players, game, variant)
    play(players, Random(7))
    check(players)
