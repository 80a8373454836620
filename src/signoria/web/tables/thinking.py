"""Bots at tables: they think in processes of their own and answer like everybody else."""

from signoria.web.tables.models import Table


def wake_bots(table: Table) -> None:
    """Let the bot that is asked now think, if one is."""
