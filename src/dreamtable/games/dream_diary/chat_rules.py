"""Dream Diary: what may be said in the chat (DD14).

Numbers and titles of places are refused, because they would point at a card; all else is left to the players' honour.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dreamtable.games.dream_diary.moves import NUMBERS, fold, plain_title, plain_words
from dreamtable.games.dream_diary.state import Phase, State
from dreamtable.games.dream_diary.words.own_pictures import titles_of
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Said

POINTS_BY_NUMBER = re.compile(
    r"#\W*\d|\bn(?:o|r|um|°)[.°]?\s*\d"
    rf"|\b(?:number|card|location|place|picture)s?[\s:;#.=(\"'“_–-]*(?:is )?(?:\d|(?:{'|'.join(NUMBERS)})\b)"
)
LONG = 8  # letters of a title that cannot be part of other words by chance


def check(s: State, seat: int, said: Sequence[Said], text: str) -> None:
    """Raise Illegal if a seat may not say this now; before the deal and after the end anything goes."""
    if s.phase in (Phase.DEAL, Phase.OVER):
        return
    if not s.talk:
        raise Illegal("talk_closed", "This table plays without talk until the game is over.")
    if POINTS_BY_NUMBER.search(fold(text)):
        raise Illegal("talk_hint", "Do not point at places by their numbers.")
    words = f" {' '.join(plain_words(text))} "
    letters = words.replace(" ", "")
    for title in titles_of(s, said):
        plain = plain_title(title)
        if f" {plain} " in words or (len(plain) >= LONG and plain.replace(" ", "") in letters):
            raise Illegal("talk_hint", f"Do not name places: “{title}” is on the table.")
