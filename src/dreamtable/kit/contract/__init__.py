"""What a game supplies, with the defaults that the kit fills in."""
