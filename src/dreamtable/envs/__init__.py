"""Environments for people who study games.

    vector_env      thousands of games at once on the compiled rules, one call a step
    pettingzoo_env  PettingZoo: every seat is an agent
    gymnasium_env   Gymnasium: one seat against bots
    openspiel_env   the games for OpenSpiel's algorithms
    symbolic_games  the form that the word games have in all of these: symbols to say in place of words

An action is an atomic action of the rules; an observation is what `observe` writes: all that a seat knows.
"""
