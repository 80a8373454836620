"""Component files: values with their sources, plain for people to correct."""
