"""`dreamtable bench --peers`: our card games beside those of other libraries, measured in one run.

Nothing is installed: whatever of OpenSpiel, RLCard, PettingZoo and pgx can be imported takes part.  All rates are per
second of CPU time with all threads of the process counted, so a library that spreads over the cores gains nothing by it
and other work on the machine matters little.
"""
