"""Environments for people who study games.

    vector     thousands of games at once on the compiled twin, one call a step
    aec        PettingZoo: every seat is an agent
    single     Gymnasium: one seat against opponents
    openspiel  the games for OpenSpiel's algorithms
    symbols    the form that the word games have in all of these: symbols to say in place of words

An action is an atomic action of the rules; an observation is what `observe` writes: all that a seat knows.
"""
