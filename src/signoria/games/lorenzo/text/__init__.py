"""What Lorenzo il Magnifico says: names, sentences, and the table in words."""
