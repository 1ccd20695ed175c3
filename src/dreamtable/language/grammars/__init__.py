"""The languages that words can be played in besides English: a module for each, with its `GRAMMAR`."""
