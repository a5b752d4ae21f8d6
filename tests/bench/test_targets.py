"""Targets are reached, missed or not measured."""

import pytest

from shoal.cli.commands.bench import targets
from shoal.cli.commands.bench.interleave import Benchmark, Measurement
from shoal.cli.commands.bench.own_engine import chosen_games
from shoal.cli.commands.bench.peers import OPEN_SPIEL
from shoal.cli.commands.bench.report import Run
from shoal.core.catalogue import load_program
from shoal.core.message import say

ENGLISH = load_program("en")


def measurement(who: str, game: str, how: str, speed: float) -> Measurement:
    return Measurement(Benchmark(who, game, how, 2, float), [speed])


def run_with(*, loop: float, driven: float, uncompiled: float, search: float = 2.0) -> Run:
    ours = {"loop": loop, "driven": driven, "uncompiled": uncompiled, "search": search}
    measurements = [measurement("Shoal", "connect_four", how, speed) for how, speed in ours.items()]
    measurements += [
        measurement(OPEN_SPIEL, "connect_four", how, 1.0) for how in ("driven", "search")
    ]
    return Run(measurements, 1, 1.0, complete=True)


def test_a_slow_search_is_named() -> None:
    (missed,) = targets.missed(run_with(loop=6.0, driven=2.5, uncompiled=0.4, search=1.9))
    assert ENGLISH.format(missed).startswith(
        "connect_four search reaches 1.90 times OpenSpiel's search"
    )


def test_a_run_that_reaches_every_target_misses_none() -> None:
    assert targets.missed(run_with(loop=6.0, driven=2.5, uncompiled=0.4)) == []


@pytest.mark.parametrize(
    ("speeds", "sentence"),
    [
        ((5.9, 2.5, 0.3), "connect_four loop reaches 5.90 times OpenSpiel C++ connect_four driven"),
        ((6.0, 2.4, 0.3), "connect_four driven reaches 2.40 times"),
        ((6.0, 2.5, 0.5), "connect_four gain reaches 12.00 times the uncompiled engine"),
    ],
)
def test_a_missed_target_is_named(speeds: tuple[float, float, float], sentence: str) -> None:
    loop, driven, uncompiled = speeds
    (missed,) = targets.missed(run_with(loop=loop, driven=driven, uncompiled=uncompiled))
    assert ENGLISH.format(missed).startswith(sentence)


def test_a_target_without_its_yardstick_is_not_reached() -> None:
    run = Run([measurement("Shoal", "sharkbait", "loop", 1e9)], 1, 1.0, complete=True)
    assert say("cli-bench-unmeasured", figure="loop", game="sharkbait") in targets.missed(run)


def test_no_game_has_two_targets_of_one_kind() -> None:
    kinds = [(target.game, target.what) for target in targets.targets_of(chosen_games())]
    assert len(kinds) == len(set(kinds))
