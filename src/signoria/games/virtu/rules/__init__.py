"""The rules of Virtù, by the nouns of the table."""
