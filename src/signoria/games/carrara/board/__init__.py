"""What is drawn of The Palaces of Carrara."""
