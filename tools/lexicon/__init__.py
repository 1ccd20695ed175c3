"""Makes the shipped lexicon from registry packages; nothing here is needed at run time."""
