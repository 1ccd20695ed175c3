"""What every game is made of: state records, seats, actions, the compiled twin, the contract."""
