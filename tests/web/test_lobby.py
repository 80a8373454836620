"""From the first page to a table."""

from datetime import timedelta

import pytest
from django.contrib.staticfiles import finders
from django.test import Client
from django.utils import timezone
from django.utils.translation import override

import signoria
from signoria.games import kit
from signoria.web.people.models import Person
from signoria.web.tables.models import BOT, FRIEND, PERSON, Table
from tests.pages import Element, parse
from tests.web.browsers import Browser, number_of, play_out, play_until


def test_the_first_page_offers_every_game() -> None:
    page = Browser().get("/").content.decode()
    for name in signoria.games():
        assert f"/new/{name}/" in page


def test_the_first_page_warns_of_games_that_are_all_words() -> None:
    games = parse(Browser().get("/").content).all("li.game")
    plain = [one["data-game"] for one in games if "plain page" in one.text]
    assert plain == [name for name in signoria.games() if kit(name).drawn_board() is None]


def test_games_with_a_board_come_first_and_those_with_a_picture_show_it() -> None:
    games = parse(Browser().get("/").content).all("li.game")
    drawn = [kit(one["data-game"]).drawn_board() is not None for one in games]
    assert drawn == sorted(drawn, reverse=True)
    for one in games:
        file = f"{one['data-game']}/drawn/home.svg"
        assert [picture["src"] for picture in one.all("img")] == [f"/static/{file}"] * bool(finders.find(file))


def test_who_is_waited_for_goes_on_at_once() -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me bot:random")
    play_until(table, 1)
    assert not parse(browser.get("/").content).has("a.continue")
    play_until(table, 0)
    assert parse(browser.get("/").content).one("a.continue")["href"] == f"/t/{table.id}/"


def test_who_has_finished_games_is_not_told_that_there_are_none_yet() -> None:
    browser = Browser()
    assert "None yet" in browser.get("/").content.decode()
    play_out(browser.create_table("lorenzo", "me bot:random"))
    page = browser.get("/").content.decode()
    assert "None yet" not in page
    assert "None is running" in page


@pytest.mark.parametrize("name", signoria.games())
def test_one_press_leads_to_a_table_against_bots(name: str) -> None:
    browser = Browser()
    response = browser.post(f"/play/{name}/", follow=True)
    table = Table.objects.get()
    assert response.status_code == 200
    assert [place.kind for place in table.places.all()] == [PERSON, BOT, BOT]
    assert table.variant == signoria.game(name).variants[0]


@pytest.mark.parametrize("name", signoria.games())
def test_the_form_lays_what_it_shows_for_every_number_of_seats(name: str) -> None:
    for seats in signoria.game(name).seats:
        page = Browser().get(f"/new/{name}/?seats={seats}").content.decode()
        assert page.count('<select name="seat">') == seats
        assert Browser().create_table(name, " ".join(["me", *["bot:random"] * (seats - 1)])).seats == seats


@pytest.mark.parametrize("wanted", ["7", "-1", "x", "99999999999999999999", "²"])
def test_a_number_of_seats_that_there_is_not_shows_the_usual_one(wanted: str) -> None:
    assert Browser().get("/new/lorenzo/", {"seats": wanted}).content.decode().count('<select name="seat">') == 3


def test_there_is_no_form_for_a_game_that_there_is_not() -> None:
    assert Browser().get("/new/chess/").status_code == 404
    assert Browser().post("/play/chess/").status_code == 404
    assert Browser().post("/tables/", {"game": "chess"}).status_code == 400


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seat": ["me"], "seat_name": [""]}, "2 to 4 players"),
        ({"seat": ["me"] * 9, "seat_name": [""] * 9}, "2 to 4 players"),
        ({"seat": ["me", "me"]}, "one seat only"),
        ({"seat": ["me", "bot:genius"]}, "no bot"),
        ({"seat": ["me", "bot:magnifico:3600s"]}, "no bot"),
        ({"seat": ["me", "cat"]}, "a seat is for"),
        ({"seat": ["me", "bot"]}, "no bot"),
        ({"variant": "expert"}, "variants"),
        ({"seat_name": ["a"]}, "shorter"),
        ({"ruled": "1", "option_character_scoring": "xx"}, "character_scoring"),
    ],
)
def test_a_form_with_nonsense_is_shown_again_with_the_reason(change: dict[str, object], said: str) -> None:
    form = {"game": "lorenzo", "seat": ["me", "friend"], "seat_name": ["", ""], **change}
    response = Browser().post("/tables/", form)
    assert response.status_code == 400
    assert said in response.content.decode()
    assert not Table.objects.exists()


def test_a_form_that_is_shown_again_keeps_what_was_filled_in() -> None:
    form = {"game": "lorenzo", "seat": ["friend", "cat"], "seat_name": ["Berta", ""], "name": "Anna", "open": "1"}
    page = Browser().post("/tables/", form).content.decode()
    assert 'value="Berta"' in page
    assert 'value="Anna"' in page
    assert '<option value="friend" selected>' in page


def test_another_number_of_players_keeps_what_was_filled_in() -> None:
    form = {
        "game": "lorenzo", "seats": "4", "name": "Anna", "variant": "advanced", "open": "1", "ruled": "1",
        "option_any_servants": "true", "seat": ["me", "friend", "screen"], "seat_name": ["", "Berta", "Carlo"],
    }  # fmt: skip
    for seats, wishes in (("4", ["me", "friend", "screen", "bot:apprentice"]), ("2", ["me", "friend"])):
        response = Browser().post("/tables/", {**form, "seats": seats})
        assert response.status_code == 200
        page = parse(response.content)
        chairs = [chair.all("option") for chair in page.all("div.chair")]
        assert [one["value"] for chair in chairs for one in chair if "selected" in one.attributes] == wishes
        filled = [(one["name"], one.attributes.get("value")) for one in page.all("input") if "name" in one.attributes]
        assert [value for name, value in filled if name == "seat_name"][:2] == ["", "Berta"]
        assert ("name", "Anna") in filled
        ticked = [(one["name"], one["value"]) for one in page.all("input") if "checked" in one.attributes]
        assert ticked == [("variant", "advanced"), ("open", "1"), ("option_any_servants", "true")]
        current = [one.text for one in page.all("button") if "aria-current" in one.attributes]
        assert current == [f"{seats} players"]
    assert not Table.objects.exists()


@pytest.mark.parametrize("name", signoria.games())
@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
def test_house_rules_speak_to_players(name: str, language: str) -> None:
    game = signoria.game(name)
    page = parse(Client().get(f"/new/{name}/", headers={"Accept-Language": language}).content)
    rules = page.one("details.rules")
    assert "_" not in rules.text
    links = [link["href"] for link in rules.all("small a")]
    assert len(links) >= len([option for option in game.options.values() if "-" in option.text])
    for link in links:
        address, _, rule = link.partition("#")
        assert address == f"/rules/{name}/"
        assert rule in game.rules
    for variant in page.all("fieldset.variants label"):
        assert len(variant.one("small").text) > 20


def test_house_rules_are_those_that_are_ticked() -> None:
    table = Browser().create_table(ruled="1", option_any_servants="true")
    assert table.options.split() == ["any_servants=true", "confirm_turn=true"]


def test_turns_are_confirmed_at_every_table_that_knows_it() -> None:
    assert Browser().create_table("carrara").options == "confirm_turn=true"
    assert Browser().create_table("virtu", "me friend friend").options == ""


def test_sending_a_form_twice_lays_one_table() -> None:
    browser = Browser()
    first = browser.create_table(once="abc")
    assert browser.create_table(once="abc") == first
    assert browser.create_table(once="abd") != first


def test_the_form_of_another_person_leads_nowhere_near_his_table() -> None:
    first = Browser().create_table(once="abc")
    assert Browser().create_table(once="abc") != first


def test_bots_have_names_of_their_own() -> None:
    table = Browser().create_table("lorenzo", "bot:random bot:random bot:random me")
    names = [place.name for place in table.places.filter(kind=BOT)]
    assert all(names)
    assert len(set(names)) == 3


def test_bots_are_called_as_the_language_writes_them() -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me bot:random bot:random bot:random")
    page = browser.get(f"/t/{table.id}/?mode=text", headers={"Accept-Language": "ru"}).content.decode()
    with override("ru"):
        names = [place.called for place in table.places.filter(kind=BOT)]
    for place, name in zip(table.places.filter(kind=BOT), names, strict=True):
        assert place.name not in page
        assert name in page
        assert not any(letter.isascii() for letter in name)


def test_names_are_tidied_and_told_as_text() -> None:
    browser = Browser()
    table = browser.create_table(name="<b>\0An\nna</b>" + "x" * 60)
    assert browser.person.name == "<b> An na</b>" + "x" * 27
    assert "<b> An" not in browser.get(f"/t/{table.id}/").content.decode()


def test_without_a_name_one_is_a_guest() -> None:
    browser = Browser()
    browser.create_table(name=" \t")
    assert browser.person.name == "Guest"


def test_a_game_where_it_is_my_turn_stands_first() -> None:
    browser = Browser()
    table = browser.create_table("lorenzo", "me bot:random")
    play_until(table, 1)
    assert "Your turn" not in browser.get("/").content.decode()
    play_until(table, 0)
    assert "Your turn" in browser.get("/").content.decode()


def rows(browser: Browser, section: str) -> list[Element]:
    """The tables that the first page lists under a heading."""
    found = [part for part in parse(browser.get("/").content).all("section") if part.has(f"#{section}")]
    return [row for part in found for row in part.all("li.row")]


def listed(browser: Browser, section: str) -> list[str]:
    return [row.one("div.what a")["href"].split("/")[2] for row in rows(browser, section)]


def states(browser: Browser, section: str) -> list[str]:
    """What is said beside the tables, without the time."""
    return [row.one("div.state").text.removesuffix(row.one("time").text).strip() for row in rows(browser, section)]


def test_a_table_says_whom_it_waits_for() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table("lorenzo", "me friend")
    berta.join(table)
    for asked, (mine, other) in enumerate([(anna, berta), (berta, anna)]):
        play_until(table, asked)
        assert (states(mine, "waiting"), states(mine, "running")) == (["Your turn"], [])
        name = table.places.get(index=asked).name
        assert (states(other, "waiting"), states(other, "running")) == ([], [f"waits for {name}"])


def test_a_bot_that_plays_for_me_is_waited_for_instead_of_me() -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 0)
    anna.post(f"/t/{table.id}/seat/0/", {"level": "random"})
    assert (states(anna, "waiting"), states(anna, "running")) == ([], ["waits for Anna"])


def test_a_proposal_waits_for_whoever_has_not_agreed() -> None:
    anna, berta, carlo = Browser(), Browser(), Browser()
    table = anna.create_table("carrara", "me friend friend bot:random")
    berta.join(table)
    carlo.join(table, "Carlo")
    play_until(table, 0)
    form = {"decision": number_of(table), "vote": "yes"}
    anna.decide(table)
    play_until(table, 3)
    anna.post(f"/t/{table.id}/propose/", {**form, "number": number_of(table)})
    assert [states(one, "waiting") for one in (anna, berta, carlo)] == [[], *[["A proposal waits for you"]] * 2]
    berta.post(f"/t/{table.id}/seat/1/", {"level": "random"})  # whoever leaves the seat to a bot leaves the vote
    assert [bool(states(one, "waiting")) for one in (anna, berta, carlo)] == [False, False, True]
    berta.post(f"/t/{table.id}/seat/1/")
    berta.post(f"/t/{table.id}/vote/", form)
    assert [bool(states(one, "waiting")) for one in (anna, berta, carlo)] == [False, False, True]
    assert [listed(one, "running") for one in (anna, berta, carlo)] == [[table.id], [table.id], []]


def test_open_tables_count_their_free_seats_and_the_newest_stands_first() -> None:
    anna, berta = Browser(), Browser()
    tables = [anna.create_table("lorenzo", wishes, open="1") for wishes in ("me friend", "me friend friend bot:random")]
    for age, table in enumerate(reversed(tables)):
        Table.objects.filter(pk=table.pk).update(created=timezone.now() - timedelta(hours=age))
    assert listed(berta, "open") == [tables[1].id, tables[0].id]
    assert [line.split("Sit down ")[1] for line in states(berta, "open")] == ["2 free seats", "1 free seat"]
    anna.post(f"/t/{tables[1].id}/seat/1/", {"level": "random"})
    assert [line.split("Sit down ")[1] for line in states(berta, "open")] == ["1 free seat", "1 free seat"]
    anna.post(f"/t/{tables[1].id}/seat/2/", {"level": "random"})
    assert listed(berta, "open") == [tables[0].id]
    assert listed(anna, "open") == []


def test_a_table_that_was_left_long_ago_is_not_offered() -> None:
    table = Browser().create_table(open="1")
    Table.objects.filter(pk=table.pk).update(changed=timezone.now() - timedelta(days=13))
    assert listed(Browser(), "open") == [table.id]
    Table.objects.filter(pk=table.pk).update(changed=timezone.now() - timedelta(days=15))
    assert listed(Browser(), "open") == []


def test_of_the_own_tables_the_one_that_changed_last_stands_first() -> None:
    anna = Browser()
    tables = [anna.create_table("lorenzo", "bot:random me") for _ in range(3)]
    for age, table in zip((2, 0, 1), tables, strict=True):
        play_until(table, 0)
        Table.objects.filter(pk=table.pk).update(changed=timezone.now() - timedelta(hours=age, minutes=5 * age))
    assert listed(anna, "running") == [tables[1].id, tables[2].id, tables[0].id]
    assert [row.one("time").text for row in rows(anna, "running")] == ["just now", "1 hour ago", "2 hours ago"]


@pytest.mark.parametrize("name", signoria.games())
def test_the_first_page_tells_how_many_can_play(name: str) -> None:
    games = parse(Browser().get("/").content).all("li.game")
    (told,) = [[fact.text for fact in one.all("ul.facts li")] for one in games if one["data-game"] == name]
    game = signoria.game(name)
    assert game.minutes is not None
    assert told[0] == f"{game.seats[0]}–{game.seats[-1]} players"
    assert told[1] == f"{game.minutes[0]}–{game.minutes[1]} minutes"
    assert f"Weight {game.weight} of 5" in told[2]


def test_finished_games_are_listed_apart() -> None:
    anna = Browser()
    table = anna.create_table("carrara", "me bot:random")
    assert "Finished games" not in anna.get("/").content.decode()
    play_out(table)
    page = anna.get("/").content.decode()
    assert "Finished games" in page
    assert "Your turn" not in page


def test_new_remarks_are_marked_until_they_are_read() -> None:
    anna, berta = Browser(), Browser()
    table = anna.create_table()
    berta.join(table)
    anna.post(f"/t/{table.id}/talk/", {"text": "Hello"})
    assert "new remarks" in berta.get("/").content.decode()
    assert "new remarks" not in anna.get("/").content.decode()
    berta.get(f"/t/{table.id}/")
    assert "new remarks" not in berta.get("/").content.decode()


def test_only_open_tables_with_a_free_seat_are_listed_for_others() -> None:
    anna, berta = Browser(), Browser()
    closed = anna.create_table()
    table = anna.create_table(open="1")
    page = berta.get("/").content.decode()
    assert table.id in page
    assert closed.id not in page
    berta.join(table)
    assert table.id not in Browser().get("/").content.decode()


def test_anybody_may_take_a_free_seat_of_an_open_table_once() -> None:
    table = Browser().create_table(wishes="me friend friend", open="1")
    berta = Browser()
    for _time in range(2):
        assert berta.post(f"/t/{table.id}/sit/", {"name": "Berta"}).status_code == 302
    assert [place.person_id is None for place in table.places.filter(kind=FRIEND)] == [False, True]


def test_nobody_takes_a_seat_of_a_table_that_is_not_open() -> None:
    table = Browser().create_table()
    assert Browser().post(f"/t/{table.id}/sit/", {"name": "Berta"}).status_code == 404


def test_a_full_table_has_no_seat() -> None:
    table = Browser().create_table(open="1")
    Browser().join(table)
    assert Browser().post(f"/t/{table.id}/sit/", {"name": "Carlo"}).status_code == 409


def test_forms_need_their_token() -> None:
    browser = Client(enforce_csrf_checks=True)
    response = browser.post("/play/lorenzo/")
    assert response.status_code == 403
    assert "Please try once more" in response.content.decode()
    assert not Person.objects.exists()


@pytest.mark.parametrize("path", ["/tables/", "/play/lorenzo/", "/theme/", "/t/x/talk/", "/t/x/vote/", "/t/x/sit/"])
def test_what_changes_something_is_posted(path: str) -> None:
    assert Browser().get(path).status_code == 405
