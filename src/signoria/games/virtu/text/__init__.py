"""What Virtù says: names, sentences, and the table in words."""
