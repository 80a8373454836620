"""What games that draw their board are told of a table."""
