"""What bots think of a position of Virtù."""
