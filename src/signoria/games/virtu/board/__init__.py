"""What is drawn of Virtù."""
