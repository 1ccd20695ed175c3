"""Opponents with knobs, one module a game: `dreamtable arena exploit` turns them until they win most against a bot.

`KNOBS` names each knob with its least and its most; `policy` reads them, as whole numbers, from behind its dice.  How
they think comes from the outsiders, not from the house's bots: nobody should be trained by his own family.
"""
