"""The dream of the day is the same for everybody, provable, and not to be had before the day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.play.daily_deal import FIRST, LAST, anchor, belongs, check_day, daily_secret, link, read_day

DAY = date(2026, 11, 18)


@pytest.mark.parametrize("key", ["", "ours"])
def test_a_link_proves_its_day_and_no_other(key: str) -> None:
    shown = link(key, DAY)
    assert belongs(shown, DAY, anchor(key)) and belongs(anchor(key), FIRST, anchor(key))
    assert not belongs(shown, DAY + timedelta(days=1), anchor(key))
    assert not belongs(shown, DAY, anchor(key + "another"))


def test_every_day_and_game_has_a_deal_of_its_own_and_a_key_changes_all_of_them() -> None:
    secrets = {
        daily_secret(link(key, day), game)
        for key in ("", "ours")
        for day in (DAY, DAY + timedelta(days=1), LAST)
        for game in ("dream_ravens", "dream_diary")
    }
    assert len(secrets) == 12


def test_the_public_chain_is_the_same_in_every_version() -> None:
    assert link("", DAY)[:16] == "99ca639446a6c6e1"


def test_a_day_has_to_be_one_and_to_have_come() -> None:
    assert read_day("2026-11-18") == DAY
    for text in ("", "2026-11-31", "18.11.2026", "20261118", "2025-12-31", "2076-01-01"):
        with pytest.raises(Invalid, match="no_such_day"):
            read_day(text)
    check_day(DAY, DAY)
    with pytest.raises(Illegal, match="not_yet"):
        check_day(DAY + timedelta(days=1), DAY)
