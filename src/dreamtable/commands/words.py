"""`dreamtable words ...`: ask the words of When I Dream and Dream Diary from a shell, one query or a list of them.

With `-` instead of arguments each line of standard input is a query and each line of output its answer in JSON.
"""

from __future__ import annotations

import io
import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dreamtable.kit.errors import Invalid, Problem

if TYPE_CHECKING:
    from dreamtable.games.when_i_dream.words.own_deck import OwnDeck

CODES = ("en", "fr", "it", "es", "de")  # languages that words can be played in

SHOWN = 20

Answer = dict[str, Any]
Question = Callable[[list[str], Namespace], Answer]


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `words` and the questions it answers to a parser."""
    asked = subparsers.add_parser("words", help="ask the lexicon").add_subparsers(required=True, metavar="QUESTION")
    judge = _add(asked, "judge", "is CLUE a proper clue for ELEMENT? (one pair or several)", "ELEMENT CLUE", _judge)
    judge.set_defaults(fields=2)
    _add_language(judge)
    judge.add_argument("--deck", type=Path, metavar="FILE", help="a list of your own words, as a table may bring it")
    clue = _add(asked, "clue", "what would a spirit say about ELEMENT?", "ELEMENT", _clue)
    clue.add_argument("--role", choices=["fairy", "boogeyman", "sandman"], default="fairy", help="default: fairy")
    clue.add_argument("--count", type=int, default=3, metavar="N", help="how many (default: 3)")
    _add_language(clue)
    _add_language(_add(asked, "guess", "which nouns do these clues point to?", "CLUE", _guess))
    _add_language(_add(asked, "fits", "which Dream Diary pictures does ADJECTIVE fit?", "ADJECTIVE", _fits))
    measure = asked.add_parser("eval", help="measure the lexicon on labelled sets")
    measure.add_argument(
        "--labels", type=Path, default=Path("tests/language/labels"), metavar="DIR", help="labelled sets"
    )
    measure.add_argument("--json", action="store_true", help="for programs")
    measure.add_argument("--language", choices=CODES, help="only the words in this language")
    measure.set_defaults(run=_evaluate)


def _add_language(parser: ArgumentParser) -> None:
    """Add `--language` to a question."""
    parser.add_argument("--language", choices=CODES, default="en", help="of the words (default: en)")


def _add(asked: _SubParsersAction[ArgumentParser], name: str, about: str, shape: str, ask: Question) -> ArgumentParser:
    """Add one question with its arguments."""
    parser = asked.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}")
    parser.add_argument("words", nargs="+", metavar=shape, help="the query, or - to read one query a line")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=lambda args: _run(ask, args), fields=None)
    return parser


def _run(ask: Question, args: Namespace) -> int:
    """Print the answer to each query; return the exit code."""
    from_input = args.words == ["-"]
    failed = False
    for query in _queries(args):
        try:
            if not any(field.strip() for field in query):
                raise Invalid("empty", "Nothing was asked: a query is at least one word.")
            answer = ask(query, args)
        except Problem as problem:
            failed = True
            answer = {"error": problem.code, "why": problem.why}
        if from_input or args.json:
            print(json.dumps(answer, ensure_ascii=False), flush=from_input)
        else:
            print(_readable(answer))
    return 1 if failed and not from_input else 0


def _queries(args: Namespace) -> Iterator[list[str]]:
    """The queries of the command line, or one for each line of standard input; a query is a list of fields."""
    if args.words != ["-"]:
        size = args.fields or len(args.words)
        for start in range(0, len(args.words), size):
            yield args.words[start : start + size]
        return
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a list in another encoding is answered, not a crash
    for line in sys.stdin:
        # A tab separates fields that hold spaces themselves, as in "ice cream<TAB>cold".
        yield line.rstrip("\r\n").split("\t") if "\t" in line else line.split()


def _judge(query: list[str], args: Namespace) -> Answer:
    from dreamtable.games.when_i_dream.words.elements import judge_clue

    if len(query) < 2:
        raise Invalid("too_few_words", "Give an Element and a clue.")
    element, clue = query[0], " ".join(query[1:])
    if args.deck is not None:
        verdict = _own_deck(args.deck).judge(element, clue)
    else:
        verdict = judge_clue(element, clue, language=args.language)
    return {"proper": verdict.proper, "reason": verdict.reason, "why": verdict.why, "warning": verdict.warning}


def _own_deck(file: Path) -> OwnDeck:
    """The list of words in a file; raises Invalid with the line if it is none."""
    from dreamtable.games.when_i_dream.options import OWN_WORDS
    from dreamtable.games.when_i_dream.words.own_deck import own_deck
    from dreamtable.kit.word_list import decoded, read_word_list

    try:
        return own_deck(read_word_list(decoded(file.read_bytes()), OWN_WORDS).text)
    except OSError as wrong:
        raise Invalid("no_file", f"{file} cannot be read: {wrong.strerror}.") from None


def _clue(query: list[str], args: Namespace) -> Answer:
    from dreamtable.games.when_i_dream.words.clue_giver import clues

    if args.count < 1:
        raise Invalid("count", "Ask for at least one clue.")
    return {"clues": clues(" ".join(query), args.role, count=args.count, language=args.language)}


def _guess(query: list[str], args: Namespace) -> Answer:
    from dreamtable.games.when_i_dream.words.noun_posterior import guess

    best = guess(query, language=args.language).best(SHOWN)
    return {"guesses": [{"word": noun.word, "p": round(noun.p, 6)} for noun in best]}


def _fits(query: list[str], args: Namespace) -> Answer:
    from dreamtable.games.dream_diary.words.adjective_fit import fits
    from dreamtable.games.dream_diary.words.judge import check
    from dreamtable.games.dream_diary.words.pictures import pictures

    word = check(" ".join(query), (), args.language)
    cards = []
    for picture in pictures():
        fit = fits(word, picture.scores, picture.description, args.language)
        cards.append({"card": picture.number, "fits": fit.fits, "p": fit.p, "sure": fit.sure})
    return {"cards": cards}


def _evaluate(args: Namespace) -> int:
    from dreamtable.lab.word_evaluation import measure
    from dreamtable.lab.word_evaluation_languages import measure_language

    if not args.labels.is_dir():
        raise Invalid("no_labels", f"There is no folder {args.labels}; name one with --labels.")
    if args.language:
        results = measure_language(args.labels, args.language)
    else:
        results = measure(args.labels)
    if args.json:
        print(json.dumps(results))
    else:
        print("\n".join(f"{name:58} {value}" for name, value in results.items()))
    return 0


def _readable(answer: Answer) -> str:
    """An answer as a line or lines for a person."""
    if "error" in answer:
        return f"{answer['why']} [{answer['error']}]"
    if "why" in answer:
        return " ".join(filter(None, [answer["why"], answer.get("warning")]))
    if "clues" in answer:
        return " ".join(answer["clues"]) or "A spirit has nothing to say about it."
    if "guesses" in answer:
        return "\n".join(f"{guess['p']:7.2%}  {guess['word']}" for guess in answer["guesses"])
    fitting = [str(card["card"]) for card in answer["cards"] if card["fits"]]
    return "It fits " + (", ".join(fitting) or "none of the pictures") + "."
