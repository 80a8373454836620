"""Telling people outside the site that it is their turn."""

import json
import socket
import threading
from collections.abc import Callable

import pytest

from signoria.web.people import webhook
from signoria.web.people.webhook import Forbidden
from tests.web.browsers import Browser, play_until

Sent = list[tuple[str, dict[str, object]]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    found: Sent = []
    monkeypatch.setattr(webhook.POSTMAN, "send", lambda url, content: found.append((url, content)))
    return found


def with_hook(browser: Browser) -> None:
    person = browser.person
    person.webhook = "https://example.org/hook"
    person.save()


def test_whose_turn_it_becomes_is_told(sent: Sent) -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 1)
    with_hook(anna)
    play_until(table, 0)
    (url, content), *more = sent
    assert url == "https://example.org/hook"
    assert (content["event"], content["table"], content["seat"]) == ("your_turn", table.id, 0)
    assert str(content["url"]).endswith(f"/t/{table.id}/")
    assert not more


def test_who_is_asked_again_is_not_told_again(sent: Sent) -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random", variant="basic")
    play_until(table, 0)
    with_hook(anna)
    anna.decide(table)
    assert not sent


def test_the_next_one_at_the_same_screen_is_not_told(sent: Sent) -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me screen")
    play_until(table, 0)
    with_hook(anna)
    play_until(table, 1)
    assert not sent


def test_a_seat_that_a_bot_plays_is_not_told(sent: Sent) -> None:
    anna = Browser()
    table = anna.create_table("lorenzo", "me bot:random")
    play_until(table, 1)
    with_hook(anna)
    anna.post(f"/t/{table.id}/seat/0/", {"level": "random"})
    play_until(table, 0)
    assert not sent


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
    ],
)
def test_machines_of_the_own_house_are_not_open(address: str) -> None:
    assert not webhook.is_open(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_machines_of_the_world_are_open(address: str) -> None:
    assert webhook.is_open(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "file:///etc/passwd",
        "gopher://example.org",
        "http://",
        "http://user:word@example.org/",
        "http://example.org:99999/",
        "http://exa mple.org/",
        "http://example.org/\r\nX: y",
        "http://[::1/",
    ],
)
def test_only_plain_addresses_of_the_web_will_do(url: str) -> None:
    with pytest.raises(Forbidden):
        webhook.check(url)


@pytest.mark.parametrize("host", ["2130706433", "0x7f.1", "127.1", "localhost"])
def test_other_ways_to_write_this_machine_are_no_way_in(host: str) -> None:
    with pytest.raises(Forbidden):
        webhook.look_up(host, 80)


def test_one_bad_address_among_good_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(None, None, None, "", (address, 80)) for address in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: found)
    with pytest.raises(Forbidden):
        webhook.look_up("example.org", 80)


def listener(answer: Callable[[socket.socket], None]) -> int:
    """A server for one request; returns its port."""
    server = socket.create_server(("127.0.0.1", 0))

    def work() -> None:
        with server, server.accept()[0] as channel:
            answer(channel)

    threading.Thread(target=work, daemon=True).start()
    return int(server.getsockname()[1])


def test_what_is_posted_is_json(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bytes] = []

    def answer(channel: socket.socket) -> None:
        text = b""
        while b"}" not in text:
            text += channel.recv(4096)
        heard.append(text)
        channel.sendall(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")

    port = listener(answer)
    monkeypatch.setattr(webhook, "look_up", lambda host, port: "127.0.0.1")
    webhook.post(f"http://example.org:{port}/hook?a=1", {"text": "Your turn"})
    head, _, body = heard[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook?a=1 HTTP/1.1")
    assert f"Host: example.org:{port}".encode() in head
    assert json.loads(body) == {"text": "Your turn"}


def test_a_silent_machine_does_not_hold_us_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 0.2)
    monkeypatch.setattr(webhook, "look_up", lambda host, port: "127.0.0.1")
    done = threading.Event()

    def wait(channel: socket.socket) -> None:
        done.wait(5)

    port = listener(wait)
    with pytest.raises(OSError, match="timed out"):
        webhook.post(f"http://example.org:{port}/", {})
    done.set()
