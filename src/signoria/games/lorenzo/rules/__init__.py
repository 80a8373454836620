"""The rules of Lorenzo il Magnifico, by the nouns of the table."""
