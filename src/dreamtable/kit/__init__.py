"""What every game is made of: the contract, state records, moves and events, the compiler of rules, and positions."""
