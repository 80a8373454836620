"""The plain page of a table: everything that a seat sees as captioned tables, for screen readers and small phones."""
