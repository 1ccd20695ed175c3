"""Dream: the outsiders."""
