"""The wording of a game whose decisions are told with the values of its components."""

from mypy_extensions import mypyc_attr

from signoria.data.component_set import ComponentSet
from signoria.language.wording import ENGLISH, Grammar, Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentWording(Wording):
    """Knows what stands behind the numbers of a decision: each edition of a game has its own, with the same words."""

    def __init__(
        self,
        templates: dict[str, str],
        names: dict[str, str],
        forms: dict[str, list[str]],
        component_set: ComponentSet,
        grammar: Grammar = ENGLISH,
    ) -> None:
        super().__init__(templates, names, forms, grammar)
        self.component_set = component_set
        self.editions: dict[ComponentSet, Wording] = {component_set: self}

    def holding(self, component_set: ComponentSet) -> Wording:
        """The same words for another edition; there is one object for each set."""
        known = self.editions.get(component_set)
        if known is None:
            known = type(self)(self.templates, self.names, self.forms, component_set, self.grammar)
            self.editions[component_set] = known
        return known

    def translated(
        self, grammar: Grammar, templates: dict[str, str], names: dict[str, str], forms: dict[str, list[str]]
    ) -> Wording:
        return type(self)(templates, names, forms, self.component_set, grammar)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.templates, self.names, self.forms, self.component_set, self.grammar)
