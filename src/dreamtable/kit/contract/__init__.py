"""What a game's folder supplies, file by file, with the defaults for what it leaves out.

    state.py, actions.py, rules.py, knowledge.py   rules.py         linked together and compiled: `RuleModules`
    moves.py                                       moves.py         the moves that a person makes
    view.py                                        view.py          what a seat may see
    events.py                                      events.py        what happened, and who is told
    sentences.py                                   sentences.py     the same in English
    arrange.py                                     arrange.py       positions written by hand
    policies/                                      policies.py      how the levels of bots choose
    bot.py                                         bot.py           who plays for a bot's seat
    tally.py                                       tally.py         what the arena counts
    analysis.py                                    analysis.py      how it is judged afterwards, if rollouts say little
    words/                                         speech.py        only where moves carry text: judge and hints
    chat_rules.py                                  chat_rules.py    only where talk could spoil the game

The left column is the game's, the second names the module here that says what belongs in it.  `kit.game.Game` opens a
folder, checks it against these modules and hands out its parts; nobody else looks into a game's modules.
"""
