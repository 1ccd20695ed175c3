"""The parts of tools/build_lexicon.py, by what they make."""
