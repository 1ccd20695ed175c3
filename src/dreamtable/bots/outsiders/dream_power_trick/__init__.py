"""Dream Power Trick: the outsiders."""
