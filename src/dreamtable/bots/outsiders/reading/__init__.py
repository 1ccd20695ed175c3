"""What the bots of one game read off a table: only things that their seat may know."""
