"""Options are declared once, and the rules of a table know each of them by name."""

import signoria
from signoria.engine.rules import Rules
from signoria.games.lorenzo.position.options import OPTIONS, LorenzoRules

BESIDES = ("advanced", "switched")
"""What the rules of a table know besides the options."""


def chosen(**changed: object) -> LorenzoRules:
    """The rules of a table with these options."""
    return LorenzoRules("advanced", signoria.game("lorenzo").read_options(changed))


def test_every_option_is_an_attribute_and_every_attribute_an_option() -> None:
    named = set(getattr(LorenzoRules, "__annotations__", {})) | set(vars(LorenzoRules))
    general = {*dir(Rules), *dir(object), "__annotations__", "__mypyc_attrs__"}
    assert {name for name in named if name not in general and not name.startswith("__")} - set(BESIDES) == set(OPTIONS)


def test_an_attribute_has_the_value_that_was_chosen() -> None:
    for name, option in OPTIONS.items():
        for value in option.values:
            assert getattr(chosen(**{name: value}), name) == value


def test_a_view_shows_the_options_that_were_changed() -> None:
    state = signoria.game("lorenzo").new(2, "basic", {"confirm_turn": True, "any_servants": False})
    assert state.view(None)["options"] == {"confirm_turn": True}
