"""The components of Lorenzo il Magnifico: values read from the data files, and what follows from them."""
