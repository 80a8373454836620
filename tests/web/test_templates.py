"""Templates: short enough to be read."""

from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "src"
WIDTH: Final = 160
TEMPLATES: Final = sorted(SOURCE.rglob("*.html"))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_line_of_a_template_is_too_long(path: Path) -> None:
    long = [number for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if len(line) > WIDTH]
    assert long == []
