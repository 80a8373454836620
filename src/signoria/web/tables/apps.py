"""The app as Django knows it."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "signoria.web.tables"
    label = "tables"
