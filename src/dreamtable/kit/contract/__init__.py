"""What a game's folder supplies, file by file, with the defaults for what it leaves out.

    state.py, actions.py, rules.py, knowledge.py   rules.py         linked together and compiled: `RuleModules`
    scoring.py        points, and the payoff that compiles with the rules
    moves.py          the moves that a person makes
    view.py           what a seat may see
    events.py         what happened, and who is told
    sentences.py      the same in English
    scenario_positions.py   positions written by hand
    policies/         how the levels of bots choose
    bot.py            who plays for a bot's seat
    analysis.py       how it is judged afterwards, if rollouts say little
    words/            only where moves carry text: judge and hints
    arena_statistics.py     only there: what the arena counts besides wins and points
    chat_rules.py     only where talk could spoil the game

The module here that says what belongs in a file has the file's name.  `kit.game.Game` opens a folder, checks it against
these modules (signature_check.py, annotation_match.py) and hands out its parts; nobody else looks into a game's
modules.
"""
