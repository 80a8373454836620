"""The components of Virtù: values read from the data files, and what follows from them."""
