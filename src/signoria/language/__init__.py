"""Messages and names: a key with parameters becomes a sentence."""
