"""Environments for people who study games.

    vector     thousands of games at once on the compiled twin, one call a step
    aec        PettingZoo: every seat is an agent
    single     Gymnasium: one seat against opponents
    openspiel  the games for OpenSpiel's algorithms

An action is an atomic action of the rules; an observation is what `observe` writes: all that a seat knows.  In games
with words the verdicts are drawn by luck (see `luck`), since an agent that could choose to be right would play another
game.
"""
