"""docs/observations.md is what the games tell, and its code runs."""

import re

from scripts.observation_tables import PAGE, page

from signoria import game, games

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert page() == TEXT, "run python -m scripts.observation_tables"


def test_the_code_of_the_page_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(code, PAGE.name, "exec"), {})


def test_every_fact_and_every_decision_stands_in_a_table() -> None:
    for name in games():
        for fact in game(name).layout(4).facts:
            assert fact.text in TEXT
        for decision in game(name).decisions:
            assert f"| {decision.text.split()[0]} |" in TEXT
