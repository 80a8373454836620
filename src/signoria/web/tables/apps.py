"""The app as Django knows it."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "signoria.web.tables"
    label = "tables"

    def ready(self) -> None:
        from signoria.web.tables.store import shelf  # models can be loaded only now

        shelf.set_up()
