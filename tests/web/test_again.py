"""After a game: the same once more."""

from signoria.web.tables.models import Table
from tests.web.visitors import Browser, play_out


def test_the_same_people_and_bots_sit_down_again() -> None:
    anna, berta = Browser(), Browser()
    table = anna.lay("lorenzo", "me friend bot:apprentice screen", variant="basic", ruled="1", option_any_servants="on")
    berta.join(table)
    play_out(table)
    assert "Play again" in berta.get(f"/t/{table.id}/").content.decode()
    first = berta.post(f"/t/{table.id}/again/").headers["Location"]
    assert anna.post(f"/t/{table.id}/again/").headers["Location"] == first
    fresh = Table.objects.get(after=table)
    assert f"/t/{fresh.id}/" in anna.get(f"/t/{table.id}/").content.decode()
    assert (fresh.host, fresh.variant, fresh.options) == (anna.person, "basic", table.options)
    assert fresh.seed != table.seed
    was = [(place.kind, place.person_id, place.name, place.bot) for place in table.places.all()]
    assert [(place.kind, place.person_id, place.name, place.bot) for place in fresh.places.all()] == was


def test_there_is_no_next_game_before_the_end() -> None:
    anna = Browser()
    table = anna.lay()
    assert anna.post(f"/t/{table.id}/again/").status_code == 409
    assert Table.objects.count() == 1


def test_strangers_do_not_ask_for_more() -> None:
    table = Browser().lay("carrara", "me bot:random")
    play_out(table)
    assert Browser().post(f"/t/{table.id}/again/").status_code == 403


def test_finished_games_are_listed_apart() -> None:
    anna = Browser()
    table = anna.lay("carrara", "me bot:random")
    assert "Finished games" not in anna.get("/").content.decode()
    play_out(table)
    page = anna.get("/").content.decode()
    assert "Finished games" in page
    assert "Your turn" not in page
