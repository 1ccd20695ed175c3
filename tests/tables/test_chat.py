"""Chat: its text is cleaned, its rate and what a game allows are limited; nobody brings a verdict on their own words."""

import pytest

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.play.sent_events import last_seq
from dreamtable.play.text_moves import unjudged
from dreamtable.tables.actions.chat_actions import SayLine
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import chat
from dreamtable.tables.people.chat import Chat
from dreamtable.tables.people.clean_text import clean
from dreamtable.tables.people.nicknames import proper_name
from dreamtable.tables.stored_game import opening
from support.live_table import append, started_table
from support.random_game import opening as random_opening


def test_a_line_is_one_line_of_printable_text() -> None:
    assert clean("  hello\n\tthere \u202e\u0000you  ") == "hello there you"
    assert clean("ca\u200brd\u2028seven") == "card seven"


def test_what_shows_nothing_is_no_line_and_no_name() -> None:
    for nothing in ("\u3164", "\u2800 \u115f", "\U0001d159", "\ufe0f", "\u0301\u034f", "\u200b\u202e", " "):
        assert clean(nothing) == ""
        with pytest.raises(Invalid) as refused:
            proper_name(nothing)
        assert refused.value.code == "bad_name"
    for something in ("Ada\u0301", "\u2764\ufe0f", "7", "\u2026", "\ud55c\uae00"):
        assert clean(something) == something


def test_nobody_talks_without_end() -> None:
    talk = Chat()
    for _ in range(chat.BURST):
        talk.add([talk.next_line("ada", 0, "Ada", "hm")])
    with pytest.raises(Illegal) as refused:
        talk.next_line("ada", 0, "Ada", "hm")
    assert refused.value.code == "talk_fast"
    assert talk.next_line("bob", 1, "Bob", "hm").seq == chat.BURST + 1


def test_a_line_keeps_its_place_among_the_events() -> None:
    table = started_table("dream_ravens")
    append(table, opening(table.record).deal(0)[0])
    change = PendingChange(table.state, table.record, table.state.running_game, 0, 0.0, "")
    SayLine("guest 0", "", "Good night!").perform(change)
    assert [line.after for line in change.chat] == [last_seq(1)]


def test_dream_diary_refuses_numbers_of_places() -> None:
    course = random_opening("dream_diary", 3)
    course.deal(0)
    chat.check(course.position, 0, "what a lovely night")
    with pytest.raises(Illegal) as refused:
        chat.check(course.position, 0, "look at card 7")
    assert refused.value.code == "talk_hint"


def test_a_game_without_limits_has_none() -> None:
    course = random_opening("dream_ravens", 2)
    course.deal(0)
    chat.check(course.position, 0, "number 7, card 7, location 7")


@pytest.mark.parametrize(
    ("game", "claimed"),
    [
        ("when_i_dream", {"type": "clue", "word": "rooster", "proper": True}),
        ("when_i_dream", {"type": "guess", "word": "anything", "right": True}),
        ("when_i_dream", {"type": "recount", "story": "hm", "named": [0, 1, 2]}),
        ("dream_diary", {"type": "signal", "adjective": "left", "anchor": 3}),
    ],
)
def test_nobody_judges_their_own_words(game: str, claimed: dict[str, object]) -> None:
    rules = random_opening(game).game
    move = unjudged(rules.read_move(claimed))
    verdict = next(k for k in claimed if k in ("proper", "right", "named", "anchor"))
    assert getattr(move, verdict) is None
