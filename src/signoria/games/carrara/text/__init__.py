"""What The Palaces of Carrara says: names, sentences, and the table in words."""
