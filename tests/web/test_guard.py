"""The real site over the wire: what is turned away before Django reads it, what every answer says, and how often."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from signoria.web.people import limits
from signoria.web.site.guard import MOST_BYTES
from signoria.web.site.policy import HEADERS
from tests.web.servers import FORM, PATIENCE, Server, Visitor, serving

RAW_REQUESTS = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("door")) as found:
        yield found


class Wire:
    """Bytes to the site, and what comes back until it hangs up or has said all."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def send(self, *parts: bytes) -> tuple[int, dict[str, str], bytes]:
        """Status (0 where the site just hung up), headers and body."""
        got = b""
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as channel:
            try:
                for part in parts:
                    channel.sendall(part)
                while not is_whole(got) and (more := channel.recv(65536)):
                    got += more
            except (BrokenPipeError, ConnectionResetError):
                pass  # it did not want to hear all of it
        head, _, body = got.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return int(first.split()[1]) if first else 0, headers, body


def is_whole(answer: bytes) -> bool:
    """Whether as much has come as the answer says; the site keeps the connection unless it was asked to hang up."""
    head, blank, body = answer.partition(b"\r\n\r\n")
    told = re.search(rb"(?i)\ncontent-length: (\d+)", head)
    return bool(blank) and told is not None and len(body) >= int(told[1])


def request(method: bytes, target: bytes, *headers: bytes, body: bytes = b"") -> bytes:
    lines = [method + b" " + target + b" HTTP/1.1", b"Host: localhost", b"Connection: close", *headers]
    return b"\r\n".join([*lines, b"", body])


def alive(server: Server) -> bool:
    return Visitor(server).get("/").status == 200


def test_more_than_a_form_can_hold_is_not_even_received(server: Server) -> None:
    told = b"Content-Length: " + str(MOST_BYTES + 1).encode()
    status, headers, _ = Wire(server).send(request(b"POST", b"/tables/", told))
    assert status == 413
    assert headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    status, _, _ = Wire(server).send(request(b"POST", b"/tables/", b"Content-Length: 99999999999999999999"))
    assert status in (400, 413)
    assert alive(server)


def test_nor_piece_by_piece(server: Server) -> None:
    piece = b"%x\r\n" % 32768 + b"x" * 32768 + b"\r\n"
    start = request(b"POST", b"/tables/", b"Transfer-Encoding: chunked", b"Content-Type: " + FORM.encode())
    status, headers, _ = Wire(server).send(start, *[piece] * (MOST_BYTES // 32768 + 2))
    assert status == 413
    assert headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert alive(server)


def test_a_form_that_is_too_long_for_us_is_a_bad_request(server: Server) -> None:
    body = b"name=" + b"x" * 100_000
    sent = request(b"POST", b"/me/", b"Content-Type: " + FORM.encode(), b"Content-Length: %d" % len(body), body=body)
    assert Wire(server).send(sent)[0] in (400, 403)


def test_files_are_passed_over(server: Server) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n' + b"x" * 200_000 + b"\r\n--x--\r\n"
    kind = b"Content-Type: multipart/form-data; boundary=x"
    assert Wire(server).send(request(b"POST", b"/me/", kind, b"Content-Length: %d" % len(body), body=body))[0] == 403


@pytest.mark.parametrize("target", [b"/?a=\xff\xfe", b"/t/\xff/?\x80", b"/me/?%ff=%fe"])
def test_bytes_that_are_no_letters(server: Server, target: bytes) -> None:
    status, _headers, _body = Wire(server).send(request(b"GET", target))
    assert status in (200, 400, 404)
    assert status == 200 or b"\xff" in target


def test_an_address_with_hundreds_of_fields(server: Server) -> None:
    kind = b"Content-Type: application/x-www-form-urlencoded; charset=utf-8"
    assert Wire(server).send(request(b"GET", b"/?" + b"a=b&" * 300, kind))[0] == 400
    assert Wire(server).send(request(b"GET", b"/?" + b"a=b&" * 100, kind))[0] == 200


@pytest.mark.parametrize("charset", [b"base64", b"utf-16", b"hex", b"no-such-thing", b'"rot13"', b"'zip'", b"idna"])
@pytest.mark.parametrize("method", [b"GET", b"POST"])
def test_encodings_at_which_django_would_stumble(server: Server, method: bytes, charset: bytes) -> None:
    kind = b"Content-Type: application/x-www-form-urlencoded; charset=" + charset
    sent = request(method, b"/me/?a=b", kind, b"Content-Length: 3", body=b"a=b")
    status, headers, _ = Wire(server).send(sent)
    assert status == 415
    assert headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


def test_hundreds_of_broken_requests_leave_the_site_as_it_was(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.create_table("lorenzo", "me friend")
    before = server.steps(table)
    rng = Random(7)
    body = b"number=0&decision=x&text=y"
    path = f"/t/{table}/decide/".encode()
    whole = request(b"POST", path, b"Content-Type: " + FORM.encode(), b"Content-Length: %d" % len(body), body=body)
    for _ in range(RAW_REQUESTS):
        broken = bytearray(whole)
        for _ in range(rng.choice([1, 1, 2, 5, 20])):
            place = rng.randrange(len(broken))
            change = rng.randrange(3)
            if change == 0:
                broken[place] = rng.randrange(256)
            elif change == 1:
                del broken[place : place + rng.randrange(10)]
            else:
                broken[place:place] = rng.choice([b"\r\n", b"\0", b"%", b" ", b":", b"\xff", b"Content-Length: 5\r\n"])
        status, _, _ = Wire(server).send(bytes(broken) + b"\r\n\r\n" + b"x" * 200)
        assert status < 500, bytes(broken)
    assert server.steps(table) == before
    assert "Internal Server Error" not in server.said()
    assert "Exception in ASGI" not in server.said()


def test_every_answer_has_the_policy(server: Server) -> None:
    visitor = Visitor(server)
    page = visitor.get("/")
    files = [part.split('"')[0] for part in page.text.split('="/static/')[1:]]
    assert len(files) > 3
    targets = [
        "/",
        "/nowhere/",
        "/t/none/",
        "/me/password/",
        *(f"/static/{file}" for file in files),
        "/static/none.css",
    ]
    answers = [visitor.get(target) for target in targets]
    answers += [visitor.post("/", {}), Visitor(server).post("/tables/", {}), visitor.get("/", Host="evil.example")]
    assert {answer.status for answer in answers} == {200, 302, 400, 403, 404, 405}
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name.lower()] == value, (answer.status, answer.headers)


def test_the_news_have_the_policy_too(server: Server) -> None:
    table = Visitor(server).create_table("lorenzo", "me friend")
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as channel:
        channel.sendall(request(b"GET", f"/t/{table}/news/".encode()))
        got = b""
        while b"event: news" not in got:
            got += channel.recv(4096)
    assert HEADERS["Content-Security-Policy"].encode() in got
    assert b"no-store" in got


def test_who_lays_tables_without_end_is_told_to_wait(server: Server) -> None:
    visitor = Visitor(server)
    visitor.get("/new/carrara/")
    statuses = [visitor.post("/play/carrara/", {}, X_Forwarded_For="198.51.100.7").status for _ in range(81)]
    first = statuses.index(429)
    assert statuses[:first] == [302] * first
    assert first <= limits.TABLES.most
    refused = visitor.post("/play/carrara/", {}, X_Forwarded_For="198.51.100.7")
    assert int(refused.headers["retry-after"]) > 0
    assert visitor.post("/play/carrara/", {}, X_Forwarded_For="198.51.100.8").status == 302


def test_who_talks_without_end_is_told_to_wait(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.create_table("lorenzo", "me friend")
    statuses = [visitor.post(f"/t/{table}/talk/", {"text": str(number)}).status for number in range(45)]
    assert {302, 429} == set(statuses)
    assert statuses.count(302) <= 2 * limits.REMARKS.most  # a minute may have ended in between
    (said,) = server.rows("SELECT count(*) FROM tables_remark WHERE table_id = ?", table)
    assert said == (statuses.count(302),)


def test_a_secret_is_made_once_and_is_for_nobody_else(server: Server) -> None:
    file = Path(server.folder) / "secret"
    assert len(file.read_text(encoding="ascii")) > 50
    assert file.stat().st_mode & 0o077 == 0
    assert not list(Path(server.folder).glob("secret.*"))
