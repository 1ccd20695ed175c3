"""How a bot thinks in When I Dream: what a spirit says, what a Dreamer hears, what is left of it by day."""
