"""A list of words that a table brings: plain text or CSV, in any language and script, read into one normal form.

A line is a word, perhaps with other names of it and words that may not be said about it; several of these are separated
by a bar or a comma:

    # title: Grandmother's kitchen
    # language: fr
    casserole; marmite, faitout; cuisine

Columns are separated by semicolons, by tabs or, if there are none of these, by commas.  Other lines that begin with #
are comments.  The normal form is such a text again, and the code of a list is made of it: equal lists have equal codes.
"""

from __future__ import annotations

import csv
import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Self
from unicodedata import category, normalize

import msgspec

from dreamtable.kit.errors import Invalid
from dreamtable.kit.text import LONGEST_WORD

LONGEST_ENTRY = 40  # signs of a word
LONGEST_TITLE = 60
MOST_NAMES = 12  # of one column of a line
LARGEST = 49_152  # bytes of a text
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that is taken for another
CODE_LETTERS = 8
SEPARATORS = (";", "\t", ",")
SETTING = re.compile(r"#\s*(title|language)\s*:\s*(.*)", re.IGNORECASE)
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]{2,8})*")
SINGLE = re.compile(r"[^\W\d_]+(-[^\W\d_]+)*")
JOINERS = "\u200c\u200d"  # format characters that some scripts are written with
RESERVED = ';|,、，\t"<>{}\\'  # separators, and what stands in files that are no lists: HTML, JSON, RTF
LINE_ENDS = re.compile(r"\r\n|\r|\n")
UNREADABLE = "\ufffd"  # what programs put in the place of bytes that are no UTF-8
# Letters of one look or sound in two scripts: Cyrillic and Greek ones as Latin, katakana as hiragana.
SAME_LETTERS = str.maketrans("авекмнорстухіѕјοανρτκιυε", "abekmhopctyxisjoavptkiue") | {
    code: code - 0x60 for code in range(0x30A1, 0x30F7)
}
BETWEEN_NAMES = re.compile("[|,、，]")

WHY = {
    "deck_empty": "There is no word in that list.",
    "deck_too_few": "The list has {n} words; {limit} are needed.",
    "deck_too_many": "Line {line}: the list has more than {limit} words.",
    "deck_too_big": "That list is too big: {limit} kilobytes at most.",
    "deck_not_text": "Line {line}: this is not UTF-8 text. Save the file as UTF-8 and choose it again.",
    "deck_quotes": "Line {line}: a quotation mark is not closed, or stands in the middle.",
    "deck_columns": "Line {line}: there are {n} columns; {limit} at most.",
    "deck_too_long": "Line {line}: “{word}” is longer than {limit} letters.",
    "deck_no_letter": "Line {line}: “{word}” has no letter and no digit.",
    "deck_bad_sign": "Line {line}: “{word}” has a character that no word has.",
    "deck_twice": "Line {line}: “{word}” is in the list already.",
    "deck_not_one_word": "Line {line}: “{word}” is not one word of letters.",
    "deck_too_many_names": "Line {line}: “{word}” has more than {limit} other words.",
    "deck_language": "Line {line}: “{word}” is not a language code, such as fr.",
}


class BadWordList(Invalid):
    """A text that is no list of words; says where and why."""

    def __init__(self, code: str, line: int = 0, word: str = "", n: int = 0, limit: int = 0) -> None:
        self.line, self.word, self.n, self.limit = line, word, n, limit
        super().__init__(code, WHY[code].format(line=line, word=word, n=n, limit=limit))

    def __reduce__(self) -> tuple[type[Self], tuple[str, int, str, int, int]]:  # type: ignore[override]
        return type(self), (self.code, self.line, self.word, self.n, self.limit)


class WordEntry(msgspec.Struct, frozen=True):
    """One word of a list."""

    word: str
    alternates: tuple[str, ...] = ()  # other names of the same thing
    forbidden: tuple[str, ...] = ()  # what may not be said about it


class WordListShape(msgspec.Struct, frozen=True):
    """What a game wants of a list."""

    least: int  # words
    most: int
    columns: int = 3
    single: bool = False  # a word is one word of letters, with hyphens at most


NO_LIST = WordListShape(0, 0)  # of a game that takes no list


class WordList(msgspec.Struct, frozen=True):
    """A list of words with what its author wrote about it."""

    entries: tuple[WordEntry, ...]
    title: str = ""
    language: str = ""  # a code such as "fr"; empty: nobody said

    @property
    def text(self) -> str:
        """The normal form: `read_word_list` of it gives an equal list."""
        settings = (("title", self.title), ("language", self.language))
        lines = [f"# {name}: {value}" for name, value in settings if value]
        return "\n".join([*lines, *map(_line, self.entries)])


def code_of(text: str) -> str:
    """The code under which a list in its normal form is known."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
    letters = []
    for _ in range(CODE_LETTERS):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def decoded(data: bytes) -> str:
    """The text of a file; raises BadWordList if it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        before = data[: wrong.start].decode("utf-8-sig")
        raise BadWordList("deck_not_text", len(LINE_ENDS.split(before))) from None


@lru_cache(maxsize=128)
def read_word_list(text: str, shape: WordListShape) -> WordList:
    """The list in a text; raises BadWordList for the first thing that is wrong."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise BadWordList("deck_too_big", limit=LARGEST // 1024)
    lines = LINE_ENDS.split(text.removeprefix("\ufeff"))
    separator = _separator(lines)
    title = language = ""
    entries: list[WordEntry] = []
    taken: set[str] = set()
    for number, line in enumerate(lines, 1):
        if UNREADABLE in line:
            raise BadWordList("deck_not_text", number)
        if setting := SETTING.match(line.strip()):
            if setting[1].lower() == "title":
                title = _checked(_tidy(setting[2]), number, LONGEST_TITLE, "") if setting[2].strip() else ""
            else:
                language = _language(setting[2].strip(), number)
            continue
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        entry = _entry(line, number, separator, shape)
        if not entries and entry.word.lower() == "word" and "word" not in taken:
            taken.add("word")  # the heading of a table
            continue
        for name in (entry.word, *entry.alternates):
            key = normalize("NFKC", name).casefold().translate(SAME_LETTERS)
            if key in taken:
                raise BadWordList("deck_twice", number, name)
            taken.add(key)
        entries.append(entry)
        if len(entries) > shape.most:
            raise BadWordList("deck_too_many", number, limit=shape.most)
    if not entries:
        raise BadWordList("deck_empty")
    if len(entries) < shape.least:
        raise BadWordList("deck_too_few", n=len(entries), limit=shape.least)
    return WordList(tuple(entries), title, language)


def _separator(lines: list[str]) -> str:
    """What separates the columns of a text: the first of SEPARATORS that is in a line of words."""
    plain = [line for line in lines if not line.lstrip().startswith("#")]
    return next((sign for sign in SEPARATORS if any(sign in line.strip() for line in plain)), SEPARATORS[0])


def _entry(line: str, number: int, separator: str, shape: WordListShape) -> WordEntry:
    """The word of a line."""
    try:
        cells = next(csv.reader([line.strip()], delimiter=separator, skipinitialspace=True, strict=True))
    except (csv.Error, StopIteration):
        raise BadWordList("deck_quotes", number) from None
    while len(cells) > 1 and not cells[-1].strip():
        cells.pop()
    if len(cells) > shape.columns:
        raise BadWordList("deck_columns", number, n=len(cells), limit=shape.columns)
    word = _checked(_tidy(cells[0]), number)
    if shape.single and (len(word) > LONGEST_WORD or not SINGLE.fullmatch(word)):
        raise BadWordList("deck_not_one_word", number, word)
    names = [tuple(dict.fromkeys(_names(cell, word, number))) for cell in cells[1:]]
    alternates, forbidden = [*names, (), ()][:2]
    return WordEntry(word, tuple(name for name in alternates if name != word), forbidden)


def _names(cell: str, word: str, number: int) -> Iterator[str]:
    """The words of a cell."""
    names = [name for name in map(_tidy, BETWEEN_NAMES.split(cell)) if name]
    if len(names) > MOST_NAMES:
        raise BadWordList("deck_too_many_names", number, word, limit=MOST_NAMES)
    return (_checked(name, number) for name in names)


def _tidy(text: str) -> str:
    return normalize("NFC", " ".join(text.split()))


def _checked(text: str, line: int, longest: int = LONGEST_ENTRY, reserved: str = RESERVED) -> str:
    """A word as it stands; raises BadWordList if it cannot be one."""
    if len(text) > longest:
        raise BadWordList("deck_too_long", line, f"{text[:longest]}…", limit=longest)
    strange = any(category(sign)[0] == "C" and sign not in JOINERS for sign in text)
    if strange or any(sign in text for sign in reserved) or text.startswith("#"):
        raise BadWordList("deck_bad_sign", line, "".join(sign if sign.isprintable() else "�" for sign in text))
    if not any(category(sign)[0] in "LN" for sign in text):
        raise BadWordList("deck_no_letter", line, text)
    return text


def _language(text: str, line: int) -> str:
    if text and not LANGUAGE.fullmatch(text.lower()):
        raise BadWordList("deck_language", line, text[:LONGEST_ENTRY])
    return text.lower().partition("-")[0]


def _line(entry: WordEntry) -> str:
    """A word as a line of the normal form."""
    cells = [entry.word, "|".join(entry.alternates), "|".join(entry.forbidden)]
    return ";".join(cells).rstrip(";")
