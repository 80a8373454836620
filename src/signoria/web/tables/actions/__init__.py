"""What people do at tables. An action checks, writes down and announces; pages call one and show what came of it."""
