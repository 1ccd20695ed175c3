"""Lists of words over the wire: kept, listed, put on a table, read by those at the table, played and replayed."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.client import Guest, Refused
from dreamtable.games import load
from dreamtable.games.when_i_dream.options import OWN_WORDS
from dreamtable.kit.word_list import code_of, read_word_list
from dreamtable.play import replay_file as replay
from dreamtable.protocol import messages as p
from dreamtable.server.http_api.decks_api import decks_in
from dreamtable.server.server_process import running
from support.event_loop import run
from support.http import get
from support.own_words import JAPANESE, VIETNAMESE
from support.two_worlds import compare_worlds

NEW = p.NewDeck("when_i_dream", VIETNAMESE)
CODE = code_of(read_word_list(VIETNAMESE, OWN_WORDS).text)


async def refused(guest: Guest, method: str, path: str, kind: type, body: msgspec.Struct | None = None) -> str:
    with pytest.raises(Refused) as problem:
        await guest.call(method, path, kind, body)
    return problem.value.code


def test_a_list_is_kept_listed_shared_by_its_code_and_removed(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            kept = await ada.call("POST", "/decks", p.DeckFacts, NEW)
            assert kept == p.DeckFacts(CODE, "when_i_dream", "Quê nhà", "vi", 44)
            assert (await ada.call("GET", "/decks", p.DeckList)).mine == [kept]
            assert (await bo.call("GET", "/decks", p.DeckList)).mine == []
            assert "phở" in (await bo.call("GET", f"/decks/{CODE.lower()}", p.Deck)).text
            await bo.call("DELETE", f"/decks/{CODE}", p.DeckList)
            assert (await ada.call("DELETE", f"/decks/{CODE}", p.DeckList)).mine == []
            assert await refused(bo, "GET", f"/decks/{CODE}", p.Deck) == "deck_unknown"
            bad = p.NewDeck("when_i_dream", "phở\nphở")
            assert await refused(ada, "POST", "/decks", p.DeckFacts, bad) == "deck_twice"
            cards = p.NewDeck("dream_ravens", VIETNAMESE)
            assert await refused(ada, "POST", "/decks", p.DeckFacts, cards) == "deck_no_words"

    run(work())


def test_the_host_brings_a_list_and_clients_are_shown_its_code(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo:
            await ada.call("POST", "/decks", p.DeckFacts, NEW)
            facts = await ada.lay("when_i_dream", 4)
            path = f"/tables/{facts.id}/deck"
            assert await refused(bo, "POST", path, p.TableFacts, p.BringDeck(CODE)) == "not_host"
            assert await refused(ada, "POST", path, p.TableFacts, p.BringDeck("ZZZZZZZZ")) == "deck_unknown"
            facts = await ada.call("POST", path, p.TableFacts, p.BringDeck(CODE))
            assert facts.deck is not None and facts.deck.title == "Quê nhà"
            assert msgspec.json.decode(facts.options) == {"deck": CODE}
            await ada.call("DELETE", f"/decks/{CODE}", p.DeckList)
            async with ada.watch(facts.id) as table:
                await table.ask(p.Configure("1", options={"deck": CODE, "night": 60}))
                seen = await table.until(lambda s: b"night" in bytes(s.table.options))
                assert seen.table.deck == facts.deck, "the code keeps the list"
                assert "con mèo" in (await bo.call("GET", path, p.Deck)).text
                await ada.call("POST", path, p.TableFacts, p.BringDeck(""))
                seen = await table.until(lambda s: s.table.deck is None)
                assert msgspec.json.decode(seen.table.options) == {"night": 60}
            assert await refused(bo, "GET", path, p.Deck) == "deck_unknown"

    run(work())


def test_a_table_keeps_its_words_over_a_restart_and_the_replay_is_whole(data: Path) -> None:
    options = {"deck": VIETNAMESE, "night": 10, "clue": 3, "recount": 60, "first": 1}

    async def begin(address: str) -> str:
        async with Guest(address, "Ada") as ada:
            facts = await ada.call("POST", "/play", p.TableFacts, p.PlayNow("when_i_dream", 4, options=options))
            async with ada.watch(facts.id) as table:
                seen = await table.until(lambda s: s.version >= 3)
                assert seen.table.deck is not None and seen.table.deck.words == 44
            return facts.id

    async def look(address: str, id: str) -> None:
        async with Guest(address, "Bo") as bo:
            assert "con mèo" in (await bo.call("GET", f"/tables/{id}/deck", p.Deck)).text

    with running(data, pace=0) as server:
        id = run(begin(server.address))
    with running(data, pace=0) as server:
        run(look(server.address, id))


def test_a_bad_list_is_told_with_its_line_in_the_language_of_the_reader(server: str) -> None:
    body = {"game": "when_i_dream", "text": "phở\ncà phê\nphở"}
    headers = {"accept-language": "vi"}
    told = httpx.post(f"{server}/api/v1/decks", json=body, headers=headers, trust_env=False, timeout=60)
    assert told.status_code == 400
    assert told.json() == {"code": "deck_twice", "why": "Dòng 3: “phở” đã có trong danh sách."}


def test_lists_in_the_data_folder_are_there_for_everyone(data: Path) -> None:
    folder = data / "decks" / "when_i_dream"
    folder.mkdir(parents=True)
    (folder / "nihongo.txt").write_text(JAPANESE, "utf-8")
    (folder / "broken.csv").write_text("one", "utf-8")
    with running(data, pace=0) as server:
        found = get(f"{server.address}/api/v1/decks").json()["house"]
    assert [(deck["title"], deck["language"], deck["words"]) for deck in found] == [("nihongo", "ja", 41)]


def test_a_bad_list_in_the_data_folder_is_named_with_its_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "decks" / "when_i_dream"
    folder.mkdir(parents=True)
    (folder / "page.txt").write_text("cat\r\n<body>", "utf-8", newline="")
    (folder / "old.csv").write_bytes("cat\nété".encode("latin-1"))
    assert list(decks_in(tmp_path)) == []
    assert list(decks_in(tmp_path)) == []
    assert caplog.text.count("page.txt is not used: Line 2: “<body>”") == 1
    assert "old.csv is not used: Line 2: this is not UTF-8 text" in caplog.text


def test_a_deck_of_their_own_leaks_nothing() -> None:
    options = {"deck": VIETNAMESE}
    assert sum(run(compare_worlds("when_i_dream", seed, 90, options)).differed for seed in range(2)) > 10


def test_a_replay_holds_the_words_and_is_proved_by_itself() -> None:
    names = ("dozing",) * 4
    table = SimulatedTable(load("when_i_dream"), names, 3, 3, {"deck": VIETNAMESE, "night": 10}).run()
    file = msgspec.json.encode(replay.make(table.setup, names, table.log, table.running))
    found = replay.read(file)
    assert replay.verify(found) == []
    shown = [
        word for step in replay.steps(found, 0) for word in VIETNAMESE.split("\n") if word in bytes(step.view).decode()
    ]
    assert shown, "the cards of the deck are seen again"
