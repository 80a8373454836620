"""The components of The Palaces of Carrara: values read from the data files, and what follows from them."""
