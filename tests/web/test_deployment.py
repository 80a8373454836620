"""The site behind a proxy with a public address: as strict as it can be."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import override_settings

from signoria.web import environment
from signoria.web.site import files
from signoria.web.site.policy import HEADERS, POLICY
from tests.web.browsers import Browser, play_out
from tests.web.servers import Answer, Server, Visitor, serving
from tests.web.visitors import addresses

HOST = "games.example.org"
PUBLIC = f"https://{HOST}"
INLINE = re.compile(
    r"<script(?![^>]* src=)|<style|<iframe|<object|<embed|<base| style=| on\w+=|javascript:", re.IGNORECASE
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("public"), SIGNORIA_URL=PUBLIC) as found:
        yield found


class Traveller(Visitor):
    """Comes through the proxy, which tells how and from where."""

    def ask(self, method: str, path: str, form: Mapping[str, object] | None = None, **headers: str) -> Answer:
        told = {"Host": HOST, "X_Forwarded_Proto": "https", "X_Forwarded_For": "198.51.100.1", "Origin": PUBLIC}
        return super().ask(method, path, form, **{**told, **headers})


def test_django_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    environment = {**os.environ, "SIGNORIA_URL": PUBLIC, "SIGNORIA_DATA": str(tmp_path)}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "INFO"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "no issues (0 silenced)" in done.stdout + done.stderr


def test_no_migration_is_missing() -> None:
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)


def test_the_policy_is_strict() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert "unsafe" not in POLICY
    assert "*" not in POLICY
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == rules["form-action"] == "'self'"
    assert [name for name, sources in rules.items() if "data:" in sources] == ["img-src"]


def test_no_page_needs_more_than_the_policy_allows() -> None:
    browser = Browser()
    running, over = browser.create_table("lorenzo", "me friend"), browser.create_table("carrara", "me bot:random")
    play_out(over)
    over.refresh_from_db()
    seen = 0
    for table in (running, over):
        for address in (path for path in addresses(table) if not path.endswith("/news/")):
            for query in ("?mode=text", "?mode=drawn"):
                response = browser.get(address + query)
                page = b"".join(response) if response.streaming else response.content
                if "html" in response.headers.get("Content-Type", ""):
                    seen += 1
                    assert not INLINE.search(page.decode()), (address, INLINE.search(page.decode()))
                for name, value in HEADERS.items():
                    assert response.headers[name] == value, address
    assert seen > 60


def test_without_encryption_there_is_only_a_way_to_it(server: Server) -> None:
    answer = Visitor(server).get("/me/", Host=HOST)
    assert (answer.status, answer.headers["location"]) == (301, f"{PUBLIC}/me/")
    assert answer.headers["content-security-policy"] == POLICY
    assert not answer.cookies


@pytest.mark.parametrize("proto", ["http", "https"])
def test_a_host_that_we_are_not(server: Server, proto: str) -> None:
    answer = Visitor(server).get("/", Host="evil.example", X_Forwarded_Proto=proto)
    assert answer.status == 400
    assert answer.headers["content-security-policy"] == POLICY


def test_browsers_are_told_to_stay_with_encryption(server: Server) -> None:
    for path in ("/", "/nowhere/"):
        said = Traveller(server).get(path).headers["strict-transport-security"]
        assert int(said.split(";")[0].removeprefix("max-age=")) >= 31536000


def test_cookies_are_for_this_site_and_no_script(server: Server) -> None:
    visitor = Traveller(server)
    visitor.get("/new/lorenzo/")
    table = visitor.create_table("lorenzo", "me friend")
    passwords = {"password1": "a long word 17", "password2": "a long word 17"}
    answers = [
        visitor.get(f"/t/{table}/?mode=text"),
        visitor.post("/theme/", {"theme": "dark"}),
        visitor.post("/language/", {"language": "cs"}),
        visitor.post("/me/", {"name": "Anna", "language": "en", "theme": "dark"}),
        visitor.post("/me/register/", {"username": "Anna", **passwords}),
    ]
    lines = [line for answer in answers for line in answer.cookies]
    names = {line.split("=")[0] for line in lines}
    assert {"csrftoken", "sessionid", "theme", "django_language"} <= names
    for line in lines:
        flags = {part.strip().lower() for part in line.split(";")}
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= flags, line


def test_forms_come_from_our_own_pages(server: Server) -> None:
    visitor = Traveller(server)
    table = visitor.create_table("lorenzo", "me friend")
    form: dict[str, object] = {"text": "Good evening"}
    for origin in ("https://evil.example", "null", f"http://{HOST}"):
        assert visitor.post(f"/t/{table}/talk/", form, Origin=origin).status == 403
    assert visitor.post(f"/t/{table}/talk/", form, X_CSRFToken="x" * 32).status == 403
    assert visitor.post(f"/t/{table}/talk/", form).status == 302
    assert server.rows("SELECT text FROM tables_remark WHERE table_id = ?", table) == [("Good evening",)]


def test_invitations_name_the_public_address(server: Server) -> None:
    visitor = Traveller(server)
    table = visitor.create_table("lorenzo", "me friend")
    page = visitor.get(f"/t/{table}/", Host="localhost", X_Forwarded_Host="evil.example").text
    assert f"{PUBLIC}/t/{table}/join/" in page
    assert "evil.example" not in page


def test_a_secret_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path / "new"))
    made = environment.secret_key()
    assert environment.secret_key() == made
    environment.make_secret(tmp_path / "new" / "secret")  # as another process might that begins at the same time
    assert environment.secret_key() == made
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["secret"]


def test_files_are_gathered_when_they_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gathered = []
    monkeypatch.setattr(files, "call_command", lambda name, **options: gathered.append(name))
    with override_settings(STATIC_ROOT=tmp_path):
        files.gather()
        files.gather()
        assert gathered == ["collectstatic"]
        (tmp_path / files.SEAL).unlink()  # as when the site was killed in the middle of it
        files.gather()
        monkeypatch.setattr(files, "fingerprint", lambda: "another")
        files.gather()
        files.gather()
    assert gathered == ["collectstatic"] * 3
