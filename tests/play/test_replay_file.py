"""A finished game proves its deal, and shows itself through any seat's eyes."""

import msgspec
import pytest
from msgspec.structs import replace

from dreamtable import games
from dreamtable.kit.errors import Problem
from dreamtable.kit.state import WATCHER
from dreamtable.play import replay_file as replay
from dreamtable.play.fair_deal import Redraw, commitment, new_secret
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.replay_file import EVERYTHING, FORMAT, Replay, make, read, steps, verify
from dreamtable.play.running_game import GameSetup, opening
from support.random_game import play_at_random

SHORT = {
    "dream_ravens": {"limit": 20},
    "when_i_dream": {},
    "dream_diary": {},
    "dreams_and_nightmares": {},
    "dream_power_trick": {},
}


def finished(name: str, seed: int = 1) -> Replay:
    count = games.load(name).facts.seats[0]
    options = msgspec.Raw(msgspec.json.encode(SHORT.get(name, {})))
    setup = GameSetup(name, options, count, new_secret(), tuple(f"{p:032x}" for p in range(count)))
    running = opening(setup)
    log = [entry for entry, _ in play_at_random(running, seed, most=5000)]
    assert running.position.over
    return make(setup, [f"Player {p}" for p in range(count)], log, running)


@pytest.mark.parametrize("name", games.names())
def test_an_honest_table_is_proved_from_its_file(name: str) -> None:
    found = read(msgspec.json.encode(finished(name)))
    assert verify(found) == []
    assert verify(found, found.commitment) == []
    assert verify(found, "00" * 32) != []
    assert verify(found, "") != []


@pytest.mark.parametrize("name", games.names())
def test_another_deal_does_not_fit(name: str) -> None:
    found = finished(name)
    other = replace(found, secret=new_secret())
    assert len(verify(other)) >= 2
    assert verify(replace(found, nonces=["f" * 32, *found.nonces[1:]])) != []


def test_a_changed_move_a_missing_entry_and_a_changed_result_are_found() -> None:
    found = finished("dream_ravens")
    assert verify(replace(found, payoffs=[x + 0.25 for x in found.payoffs])) != []
    assert verify(replace(found, log=found.log[:-1])) != []
    assert verify(replace(found, log=[*found.log[:5], *found.log[6:]])) != []


@pytest.mark.parametrize("name", games.names())
def test_what_nobody_could_have_written_is_found_wherever_it_stands(name: str) -> None:
    found = finished(name)
    for kind, seat, what in (
        (Kind.RETRACT, 0, {"seq": 1}),
        (Kind.RETRACT, 0, {"seq": 0}),
        (Kind.NONCE, len(found.names), {"nonce": "00" * 16}),
        (Kind.NONCE, -1, {"nonce": "00" * 16}),
    ):
        for place in (0, 1, len(found.log) // 2, len(found.log) - 1, len(found.log)):
            forged = Entry(0, kind, seat, msgspec.Raw(msgspec.json.encode(what)), 0)
            log = [*found.log[:place], forged, *found.log[place:]]
            log = [replace(entry, seq=number) for number, entry in enumerate(log, 1)]
            assert verify(replace(found, log=log)), (kind, seat, place)
            with pytest.raises(Problem):
                list(steps(replace(found, log=log), WATCHER))
    late = Entry(len(found.log) + 1, Kind.NONCE, 0, msgspec.Raw(b'{"nonce":"x"}'), 0)
    assert verify(replace(found, log=[*found.log, late]))


@pytest.mark.parametrize("name", games.names())
def test_every_seat_sees_its_own_game(name: str) -> None:
    found = finished(name)
    for seat in range(WATCHER, len(found.names)):
        shown = list(steps(found, seat))
        assert [s.step for s in shown] == list(range(len(found.log) + 1))
        if seat == WATCHER:
            assert not any(h.private for s in shown for h in s.events)
            assert bytes(shown[-1].view) == bytes(found.final)


@pytest.mark.parametrize("name", games.names())
def test_an_eye_that_sees_everything_sees_what_a_watcher_saw_and_the_whole_position(name: str) -> None:
    found = finished(name)
    hands = {"dream_ravens": "dreams", "dream_diary": "dreams", "when_i_dream": "roles"}.get(name, "hands")
    for seen, watched in zip(steps(found, EVERYTHING), steps(found, WATCHER), strict=True):
        assert replace(seen, whole=None) == watched
        assert seen.whole is not None
        if seen.step:
            assert len(msgspec.json.decode(seen.whole)[hands]) == len(found.names)


def test_some_steps_are_the_same_as_among_all() -> None:
    found = finished("dream_ravens")
    everything = list(steps(found, 1))
    for first, count in ((0, 1), (0, 5000), (7, 3), (len(found.log), 2), (len(found.log) + 1, 9), (10**6, 200)):
        assert list(steps(found, 1, first, count)) == everything[first : first + count]


def test_a_file_that_is_no_replay_says_so() -> None:
    for data in (b"", b"{}", b"\xff", b"[1]"):
        with pytest.raises(Problem) as refused:
            replay.read(data)
        assert refused.value.code == "bad_replay"


def test_a_file_may_be_laid_out_anew_and_nonsense_in_it_is_named() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(finished("dream_ravens")))
    laid_out = msgspec.json.format(msgspec.json.encode(plain), indent=2)
    assert verify(replay.read(laid_out)) == []
    for nonsense in ({"secret": "moonlight"}, {"options": 7}):
        with pytest.raises(Problem) as refused:
            replay.read(msgspec.json.encode(plain | nonsense))
        assert refused.value.code == "bad_replay"
    for wrong in ({"kind": "time", "move": 3}, {"kind": "move", "seat": -1}, {"seq": 0}):
        log = [*plain["log"][:3], plain["log"][3] | wrong, *plain["log"][4:]]
        assert verify(replay.read(msgspec.json.encode(plain | {"log": log}))) != []


def test_in_a_game_begun_by_0_1_the_luck_of_a_late_friend_enters_the_deals_to_come() -> None:
    honest = finished("dream_ravens")
    running = opening(honest.setup)
    log = [Entry(1, Kind.NONCE, 1, msgspec.Raw(msgspec.json.encode({"nonce": "ab" * 16})), 0)]
    running.follow(log)
    log += [entry for entry, _ in play_at_random(running, 5, most=5000)]
    assert running.position.over
    final = msgspec.Raw(msgspec.json.encode(running.position.view(WATCHER)))
    found = replace(honest, log=log, payoffs=running.position.payoffs(), final=final)
    assert verify(read(msgspec.json.encode(found))) == []
    log[0] = replace(log[0], move=msgspec.Raw(msgspec.json.encode({"nonce": "cd" * 16})))
    assert verify(replace(found, log=log))


def committed(found: Replay) -> Replay:
    """The same game, as if its luck had been committed to."""
    return replace(found, lucks=[commitment(nonce) for nonce in found.nonces])


def test_luck_that_nobody_committed_to_and_luck_that_was_added_later_are_found() -> None:
    honest = committed(finished("dream_ravens"))
    assert verify(honest, honest.commitment, honest.nonces[:1]) == []
    assert verify(honest, honest.commitment, ["ff" * 32])
    assert verify(replace(honest, lucks=["", *honest.lucks[1:]]))
    assert verify(replace(honest, lucks=honest.lucks[:-1]))
    running = opening(honest.setup)
    log = [Entry(1, Kind.NONCE, 1, msgspec.Raw(msgspec.json.encode({"nonce": "ab" * 16})), 0)]
    running.follow(log)
    log += [entry for entry, _ in play_at_random(running, 5, most=5000)]
    final = msgspec.Raw(msgspec.json.encode(running.position.view(WATCHER)))
    assert verify(replace(honest, log=log, payoffs=running.position.payoffs(), final=final))


def test_a_new_draw_has_to_name_whose_luck_it_leaves_out() -> None:
    honest = committed(finished("dream_ravens"))
    assert verify(replace(honest, redraws=[Redraw("00" * 32, ())]))
    assert verify(replace(honest, redraws=[Redraw("00" * 32, (1,))])), "whose luck is in the deal after all"
    assert verify(replace(honest, redraws=[Redraw("00" * 32, (9,))]))
    bots = replace(finished("dream_ravens"), lucks=["", ""])
    again = replace(bots, nonces=["", ""])
    assert any("committed" in line for line in verify(bots)) and not any("luck" in line for line in verify(again))


def test_a_file_of_0_1_opens_and_one_of_a_later_format_says_so() -> None:
    plain = msgspec.json.decode(msgspec.json.encode(finished("dream_ravens")))
    assert plain["format"] == FORMAT and plain["rules"] == 1
    del plain["lucks"], plain["redraws"]
    assert verify(read(msgspec.json.encode(plain | {"format": 2}))) == []
    del plain["rules"]
    assert verify(read(msgspec.json.encode(plain | {"format": 1}))) == []
    with pytest.raises(Problem) as refused:
        read(msgspec.json.encode(plain | {"format": FORMAT + 1}))
    assert refused.value.code == "bad_replay"


def test_a_log_of_the_library_of_0_1_is_refused_with_a_code() -> None:
    log = {"game": "dream_ravens", "seats": 2, "seed": 7, "options": {}, "entries": [[0, {"type": "done"}]]}
    with pytest.raises(Problem) as refused:
        read(msgspec.json.encode(log))
    assert refused.value.code == "old_replay"


@pytest.mark.parametrize(("rules", "code"), [(0, "old_replay"), (3, "bad_replay")])
def test_a_game_of_other_rules_is_refused_with_a_code(rules: int, code: str) -> None:
    other = read(msgspec.json.encode(replace(finished("dream_ravens"), rules=rules)))
    for look in (verify, lambda found: list(steps(found, WATCHER))):
        with pytest.raises(Problem) as refused:
            look(other)
        assert refused.value.code == code
