"""The Palaces of Carrara, second edition, for 2 to 4 players, basic and advanced."""
