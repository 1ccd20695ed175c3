"""How a bot thinks in Dream Diary: what it sees in pictures, what it believes of hands, how it leads."""
