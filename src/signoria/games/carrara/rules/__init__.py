"""The rules of The Palaces of Carrara, by the nouns of the table."""
