"""What bots think of a position of The Palaces of Carrara."""
