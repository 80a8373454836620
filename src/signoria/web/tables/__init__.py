"""Tables: who sits there, what was decided, and pages to see it and decide."""
