"""The calls about lists of words that guests bring: keep one, list and remove them, put one on a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from dreamtable import games
from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.kit.word_list import BadWordList, WordListShape, code_of, decoded, read_word_list
from dreamtable.messages import accepted_language, messages
from dreamtable.play.stored_options import brought_in, deck_facts
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.bring_to_table import asked_code, bring_to_table
from dreamtable.server.http_api.dispatch import Api, Call, Endpoint
from dreamtable.store.decks import KeptDeck, deck_by_code, decks_of, keep_deck, remove_deck
from dreamtable.tables.actions.host_actions import BringDeck
from dreamtable.tables.live_table_state import may_watch

log = logging.getLogger("dreamtable.decks")
FOLDER = "decks"  # in the data folder: <game>/*.txt or *.csv, for everyone on this server


# -- reading --------------------------------------------------------------------------------------------------
def shape_of(game: str) -> WordListShape:
    """What a game wants of a list; raises Invalid if it takes none."""
    shape = games.load(game).own_words if game in games.names() else None
    if shape is None:
        raise Invalid("deck_no_words", "This game is not played with words of your own.")
    return shape


def read_deck(call: Call, game: str, text: str) -> KeptDeck:
    """A list for a game in its normal form; raises Invalid with the line in a sentence of the caller's language."""
    try:
        return KeptDeck(game, read_word_list(text, shape_of(game)).text)
    except BadWordList as bad:
        words = messages(accepted_language(call.request.headers.get("accept-language", "")), "own_words_and_pictures")
        said = words.say(f"bad.{bad.code}", line=bad.line, word=bad.word, n=bad.n, limit=bad.limit)
        raise Invalid(bad.code, said) from None


def decks_in(folder: Path) -> Iterator[KeptDeck]:
    """The lists in the data folder."""
    for file in sorted(filter(Path.is_file, folder.glob(f"{FOLDER}/*/*.[tc][xs][tv]"))):
        deck = _deck_in(file, file.stat().st_mtime_ns)
        if deck:
            yield deck


@lru_cache(maxsize=256)
def _deck_in(file: Path, changed: int) -> KeptDeck | None:
    """The list in a file, read again when the file has changed; one that is none is named in the server's log, once."""
    try:
        text = decoded(file.read_bytes())
        titled = text if "# title:" in text else f"{text}\n# title: {file.stem}"
        return KeptDeck(file.parent.name, read_word_list(titled, shape_of(file.parent.name)).text)
    except (OSError, Problem) as wrong:
        log.warning("%s is not used: %s", file.name, wrong)
        return None


async def house_decks(api: Api) -> list[KeptDeck]:
    """The lists that whoever runs the server has put in the data folder."""
    return await asyncio.to_thread(lambda: list(decks_in(api.settings.data)))


async def find_deck(api: Api, code: str) -> KeptDeck:
    """The list with this code, the server's or a guest's; raises Illegal if there is none."""
    found = next((deck for deck in await house_decks(api) if code_of(deck.text) == code), None)
    found = found or await deck_by_code(api.store, code)
    if found is None:
        raise Illegal("deck_unknown", "No list of words has that code (any more).")
    return found


def facts(deck: KeptDeck) -> p.DeckFacts:
    """What is said of a list."""
    found = deck_facts(games.load(deck.game), deck.text)
    assert found is not None
    return found


def whole(deck: KeptDeck) -> p.Deck:
    """A list with its words."""
    return p.Deck(facts(deck), deck.text)


# -- the calls ------------------------------------------------------------------------------------------------
async def list_decks(api: Api, call: Call) -> p.DeckList:
    mine = await decks_of(api.store, call.guest)
    return p.DeckList([facts(deck) for deck in mine], [facts(deck) for deck in await house_decks(api)])


async def add_deck(api: Api, call: Call) -> p.DeckFacts:
    new: p.NewDeck = call.body
    deck = read_deck(call, new.game, new.text)
    api.moderation.check_text(deck.text)
    api.count_kept(call, len(deck.text.encode()))
    await keep_deck(api.store, call.guest, deck)
    return facts(deck)


async def one_deck(api: Api, call: Call) -> p.Deck:
    api.count_guess(call)
    return whole(await find_deck(api, asked_code(call)))


async def drop_deck(api: Api, call: Call) -> p.DeckList:
    await remove_deck(api.store, call.guest, asked_code(call))
    return await list_decks(api, call)


async def bring_deck(api: Api, call: Call) -> p.TableFacts:
    """Put a list on a table, or take it away again; only its host may."""

    async def text_of(code: str, game: str) -> str:
        deck = await find_deck(api, code)
        if deck.game != game:
            raise Illegal("deck_other_game", "That list of words is for another game.")
        return deck.text

    return await bring_to_table(api, call, text_of, BringDeck)


async def deck_of_table(api: Api, call: Call) -> p.Deck:
    """The words that a table plays with: those who may watch it may read them, in the order of the list."""
    table = await api.lobby.table(call.table)
    may_watch(table.record, call.guest)
    text = brought_in(table.record.options)
    if not text:
        raise Illegal("deck_unknown", "That table plays with the words of the game.")
    return whole(KeptDeck(table.record.game, text))


DECK_ENDPOINTS = (
    Endpoint("GET", "/decks", "Lists of words: mine, and this server's.", list_decks, returns=p.DeckList),
    Endpoint("POST", "/decks", "Keep a list of words.", add_deck, p.NewDeck, p.DeckFacts),
    Endpoint("GET", "/decks/{code}", "A list of words, by its code.", one_deck, returns=p.Deck),
    Endpoint("DELETE", "/decks/{code}", "Remove a list of mine.", drop_deck, returns=p.DeckList),
    Endpoint("POST", "/tables/{table}/deck", "Play with a list of words.", bring_deck, p.BringDeck, p.TableFacts),
    Endpoint("GET", "/tables/{table}/deck", "The words that a table has brought.", deck_of_table, returns=p.Deck),
)
