"""Dreams and Nightmares: the outsiders."""
