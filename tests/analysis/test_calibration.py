"""Win chances come true as often as they say: measured, fitted, and shipped as data."""

from __future__ import annotations

import pytest

from dreamtable.analysis.analysis_report import Analysis, Step
from dreamtable.analysis.chance_calibration import STRAIGHT, line_of, mend, mend_all, shipped
from dreamtable.analysis.fit_calibration import Forecast, brier, calibrate, fit, forecasts, forecasts_of, reliability
from dreamtable.games import load
from dreamtable.kit.contract.analysis import Deduction


def told(chance: float, *won: int) -> list[Forecast]:
    return [Forecast(chance, x) for x in won]


LINE = ((0.0, 0.0), (0.4, 0.5), (0.9, 0.8), (1.0, 1.0))


def test_mending_keeps_the_order_and_the_certain() -> None:
    made = [mend(x / 20, LINE) for x in range(21)]
    assert made == sorted(made) and (made[0], made[20]) == (0, 1)
    assert mend(0.9, LINE) == pytest.approx(0.8) and mend(0.65, LINE) == pytest.approx(0.65)
    assert [mend(x / 20, STRAIGHT) for x in range(21)] == pytest.approx([x / 20 for x in range(21)])


def test_the_chances_of_a_table_still_add_up() -> None:
    assert sum(mend_all([0.7, 0.2, 0.1, 0.0], LINE)) == pytest.approx(1)
    assert mend_all([0.0, 1.0], LINE) == [0.0, 1.0]


def test_forecasts_that_are_too_sure_are_made_less_sure() -> None:
    sure = told(0.95, 1, 1, 1, 0) * 20 + told(0.05, 0, 0, 0, 1) * 20
    line = fit(sure)
    assert 0.6 < mend(0.95, line) < 0.9 and 0.1 < mend(0.05, line) < 0.4
    mended = [Forecast(mend(f.chance, line), f.won) for f in sure]
    assert brier(mended) < brier(sure)
    assert [(b.count, b.came_true) for b in reliability(sure)] == [(80, 0.25), (80, 0.75)]


def test_a_few_games_can_be_measured() -> None:
    game = load("dream_power_trick")
    found = calibrate(game, list(forecasts(game, 2, 1)))
    assert found.games == 2 and found.forecasts == sum(len(one) for one in forecasts(game, 2, 1)) > 8
    assert 0 <= found.brier <= 1 and sum(b.count for b in found.reliability) > 0


def test_games_that_judge_themselves_are_measured_by_their_own_chances() -> None:
    steps = [Step(k, [x], [x]) for k, x in enumerate((0.2, 0.4, 0.6, 0.8, 1.0), 1)]
    guesses = [Deduction(2, 0, {}, "sun", "moon"), Deduction(3, 0, {}, "sun", "sun"), Deduction(4, 0, {}, asked="soft")]
    found = Analysis(1, "some_game", ["Ada"], [1.0], steps, [], [], guesses)
    assert forecasts_of(found, together=True) == [(0.2, 1), (0.4, 1), (0.6, 1), (0.8, 1)]
    assert forecasts_of(found, together=False) == [(0.2, 0), (0.4, 1)], "before each guess, and whether it was right"


@pytest.mark.parametrize("game", ["dream_ravens", "dreams_and_nightmares", "dream_power_trick"])
def test_the_shipped_measurement_says_that_chances_come_true(game: str) -> None:
    found = shipped()[game]
    assert found.games >= 1000 and found.brier <= found.brier_raw + 0.002
    assert line_of(game) == found.corners
    off = sum(b.count * abs(b.told - b.came_true) for b in found.reliability) / sum(b.count for b in found.reliability)
    assert off < 0.06, "on average a forecast is off by a few points at the most"
