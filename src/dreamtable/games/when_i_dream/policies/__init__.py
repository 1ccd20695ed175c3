"""How bots of When I Dream decide: what a spirit says, and what a Dreamer guesses."""
