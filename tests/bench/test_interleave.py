"""Interleaved benchmarks: rounds, medians and ratios."""

import gc
import os
import sys
from collections.abc import Callable

import pytest

from shoal.cli.commands.bench.interleave import (
    Benchmark,
    Measurement,
    one_core,
    rate,
    run_interleaved,
    without_garbage_collector,
)
from shoal.core.catalogue import load


def benchmark(name: str, speed: Callable[[float], float]) -> Benchmark:
    return Benchmark("Shoal", name, "loop", 2, speed)


def test_benchmarks_take_turns_after_a_warm_up() -> None:
    order: list[str] = []
    a = benchmark("a", lambda _: order.append("a") or 1.0)
    b = benchmark("b", lambda _: order.append("b") or 1.0)
    measurements, complete = run_interleaved([a, b], 2, 0.001, load("en"))
    assert order == ["a", "b"] * 3
    assert complete and [measurement.speeds for measurement in measurements] == [[1.0, 1.0]] * 2


def test_ctrl_c_keeps_the_measurements_so_far() -> None:
    turns = iter([5.0, 5.0])  # the warm-up and the first round

    def interrupted_at_the_third(_: float) -> float:
        for speed in turns:
            return speed
        raise KeyboardInterrupt

    a, b = benchmark("a", interrupted_at_the_third), benchmark("b", lambda _: 1.0)
    measurements, complete = run_interleaved([a, b], 5, 0.001, load("en"))
    assert not complete
    assert [measurement.speeds for measurement in measurements] == [[5.0], [1.0]]


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    ours, theirs = benchmark("a", float), benchmark("b", float)
    assert Measurement(ours, [2.0, 8.0, 90.0]).times(Measurement(theirs, [1.0, 2.0, 30.0])) == 3.0


def test_the_spread_is_half_the_range_as_a_share_of_the_median() -> None:
    assert Measurement(benchmark("a", float), [9.0, 10.0, 13.0]).spread == pytest.approx(0.2)


def test_a_rate_counts_the_steps_that_were_played() -> None:
    played = []

    def play_games(count: int) -> int:
        played.append(sum(range(10_000 * count)))
        return 10 * count

    assert 0 < rate(play_games, 0.01) <= 10 * (2 ** len(played) - 1) / 0.01


def test_the_garbage_collector_is_off_during_a_measurement_only() -> None:
    with without_garbage_collector():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_run_uses_one_core_and_releases_it() -> None:
    before = cores()
    with one_core():
        assert len(cores()) == (1 if sys.platform == "linux" else len(before))
    assert cores() == before


def cores() -> set[int]:
    return set(os.sched_getaffinity(0)) if sys.platform == "linux" else set()
