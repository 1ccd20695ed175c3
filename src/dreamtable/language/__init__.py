"""What any word game can use: a lexicon, a referee for clues, guess matching and associations between words.

Nothing in here knows a game.  A game passes the nouns it is about, with whatever it knows about them (`noun.Noun`);
its own questions, decks and bots live in the game's `words/`.  Importing a module costs little, because every table of
the lexicon is read when it is first used; only `associations` and what builds on it need NumPy.
"""
