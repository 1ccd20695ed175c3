"""How bots of Dream Diary decide: what they find pictures to be like, which deals they believe in, how they lead."""
