"""A referee that knows no word of a language: it goes by how words are written and sound, in any script.

It refuses what is plainly the noun, a part of it or a form of it, and warns where it cannot tell: a game with a vote
leaves that to the table.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from unicodedata import category, name, normalize

from dreamtable.kit.text import LONGEST_WORD, WRITTEN_WORDS
from dreamtable.language.disguised_words import is_latin, slips
from dreamtable.language.english_referee import WHY, Synonyms, Verdict
from dreamtable.language.normalize import fold
from dreamtable.language.noun import Noun

TONAL = frozenset({"vi"})  # here letters that differ in an accent alone are said otherwise, and are other words
ROOT, MOST_OF_IT = 4, 0.7  # letters, and share of the longer word, that two forms of a word have in common
SLIP_FROM = 5  # letters of a word in which one slip is forgiven
HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}  # of the katakana that sounds the same
# Scripts that are written without blanks, by the first word of the Unicode names of their letters.
UNSPACED = frozenset({"CJK", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR", "TIBETAN"})


def tidy(text: str) -> str:
    """A text as it is compared: no case, one kind of kana and of width, single blanks instead of punctuation."""
    wide = normalize("NFKC", text).casefold().translate(HIRAGANA)
    kept = "".join(sign if category(sign)[0] in "LMN" else " " for sign in wide)
    return " ".join(normalize("NFC", kept).split())


def letters(text: str) -> str:
    """A text as it is compared, without blanks."""
    return tidy(text).replace(" ", "")


def accentless(text: str) -> str:
    """The letters of a text without accents; in other scripts than Latin a mark makes another letter, and stays."""
    word = letters(text)
    return fold(word) if is_latin(word) else word


@lru_cache(maxsize=4096)
def unspaced(text: str) -> bool:
    """Whether a text is written in a script without blanks between words."""
    return any(name(sign, "").split(" ")[0] in UNSPACED for sign in text)


def not_one_word(clue: str, language: str) -> str | None:
    """A sentence that says why a text is no single word of a language; None if it is one."""
    written, most = clue.split(), WRITTEN_WORDS.get(language, 1)
    if not written:
        return "A clue is one word; nothing was said."
    if len(written) > most:
        return f"“{clue}” is more than one word."
    if len(clue) > LONGEST_WORD:
        return f"“{clue[:LONGEST_WORD]}…” is longer than {LONGEST_WORD} letters."
    signs = re.sub(r"(?<=\w)['’·・\-\u200c\u200d](?=\w)", "", "".join(written))
    if not all(category(sign)[0] in "LMN" or sign == "'" or sign in "\u200c\u200d" for sign in signs):
        return f"“{clue}” is not a word: letters, hyphens and apostrophes, or a number."
    return None


def judge(noun: Noun, clue: str, synonyms: Synonyms = "free", language: str = "") -> Verdict:
    """The verdict on a clue for a noun; `language` is a code, if anybody knows it."""
    said = normalize("NFC", " ".join(clue.split()))
    if trouble := not_one_word(said, language):
        return Verdict(False, "not_one_word", trouble)
    synonym = letters(said) in {letters(other) for other in noun.alternates}
    reason = "forbidden" if letters(said) in {letters(form) for form in noun.forms} else _reason(noun, said, language)
    if reason is None and synonym and synonyms == "improper":
        reason = "synonym"
    if reason:
        return Verdict(False, reason, WHY[reason].format(clue=said, noun=noun.name))
    warning = None
    if synonym and synonyms == "warned":
        warning = f"“{said}” is another name for “{noun.name}”: the others may object."
    elif _shares(noun.name, said):
        warning = f"“{said}” and “{noun.name}” have a part in common: the others may object."
    elif _alike(noun.name, said):
        warning = f"“{said}” sounds a little like “{noun.name}”: the others may object."
    return Verdict(True, None, f"By its form and sound “{said}” is proper for “{noun.name}”.", warning)


def _reason(noun: Noun, said: str, language: str) -> str | None:
    """The code of the first rule that a clue breaks; None if it breaks none."""
    clue, called = letters(said), letters(noun.name)
    if clue == called:
        return "same"
    if language not in TONAL and accentless(said) == accentless(noun.name):
        return "sounds"
    mine, theirs = tidy(said).split(), tidy(noun.name).split()
    if len(mine) + len(theirs) > 2 and (set(mine) <= set(theirs) or set(theirs) <= set(mine)):
        return "contained"
    if unspaced(called):
        return "contained" if clue in called or called in clue else None
    short, long = sorted((clue, called), key=len)
    if len(short) >= ROOT and len(mine) == len(theirs) == 1:
        if long.startswith(short) or long.endswith(short):
            return "contained"
        if _common_start(clue, called) >= max(ROOT, MOST_OF_IT * len(long)):
            return "form"
    return None


def _common_start(left: str, right: str) -> int:
    return next((n for n, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))


def _shares(called: str, said: str) -> bool:
    """Whether two texts have a written word in common, or a sign of a script where a sign is a word."""
    if not set(tidy(said).split()).isdisjoint(tidy(called).split()):
        return True
    signs = {sign for sign in called if name(sign, "").startswith("CJK")}
    if not signs.isdisjoint(said):
        return True
    short, long = sorted((letters(said), letters(called)), key=len)
    return len(short) >= ROOT - 1 and short in long


def _alike(called: str, said: str) -> bool:
    """Whether two texts are the same but for accents or one slip, or begin alike for the most part."""
    clue, word = accentless(said), accentless(called)
    if clue == word or (min(len(clue), len(word)) >= ROOT and slips(clue, word, 1) <= 1):
        return True
    return _common_start(clue, word) >= max(ROOT - 1, (MOST_OF_IT - 0.1) * max(len(clue), len(word)))


def names(noun: Noun, guess: str, among: Collection[str] = ()) -> bool:
    """Whether a guess names a noun; case, a word more, and accents or a slip if nothing else is meant, are forgiven.

    `among` are the other nouns that could have been meant.
    """
    called = [noun.name, *noun.alternates]
    said = letters(guess)
    if not said:
        return False
    if said in map(letters, called):
        return True
    others = {*among} - {noun.name}
    if said in map(letters, others):
        return False
    words = f" {tidy(guess)} "
    if any(f" {tidy(one)} " in words and words.count(" ") - tidy(one).count(" ") <= 3 for one in called):
        return True
    plain = accentless(guess)
    if plain in map(accentless, called):
        return plain not in map(accentless, others)
    return any(_slipped(plain, accentless(one)) for one in called) and not any(
        _slipped(plain, accentless(other)) for other in others
    )


def _slipped(said: str, called: str) -> bool:
    return len(called) >= SLIP_FROM and slips(said, called, 1) <= 1
