"""The bench command, with settings too small for meaningful numbers."""

import contextlib
import io
import json
from typing import Any

import pytest

import shoal
from shoal.cli.commands import bench
from shoal.cli.commands.bench.own_engine import chosen_games, sample_games
from shoal.cli.main import main
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.errors import ShoalError, UnknownGame
from shoal.core.packed_arrays import COMPILED


def run(words: str) -> int:
    parser = SentenceParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words.split()))


def results_of(words: str) -> Any:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert run(f"--rounds 2 --seconds 0.002 --no-peers --json {words}") == 0
    return json.loads(printed.getvalue())


@pytest.fixture(scope="module")
def connect_four() -> Any:
    return results_of("connect_four")


@pytest.mark.long
def test_every_game_and_sample_game_is_measured_in_three_ways() -> None:
    measurements = results_of("")["figures"]
    measured = {(measurement["game"], measurement["how"]) for measurement in measurements}
    names = [*shoal.game_names(), *(info.name for info in sample_games())]
    assert {(name, how) for name in names for how in ("loop", "driven", "clone")} <= measured


def test_every_figure_is_the_median_of_as_many_speeds_as_rounds(connect_four: Any) -> None:
    for measurement in connect_four["figures"]:
        low, high = sorted(measurement["speeds"])
        assert 0 < low <= measurement["median"] <= high


@pytest.mark.long
def test_a_game_is_played_by_the_middle_number_of_players() -> None:
    assert {measurement["players"] for measurement in results_of("sharkbait")["figures"]} == {5}


def test_a_compiled_engine_is_compared_with_the_uncompiled_one(connect_four: Any) -> None:
    is_compared = any(measurement["how"] == "uncompiled" for measurement in connect_four["figures"])
    assert is_compared is COMPILED
    assert (connect_four["engine"] == "compiled") is COMPILED


def test_tables_name_the_game_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    run("--rounds 1 --seconds 0.002 --no-peers connect_four")
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("| connect_four")]) == 1


def test_an_unknown_game_is_named_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'whist'"):
        chosen_games(["whist"])


def test_a_check_takes_five_rounds() -> None:
    with pytest.raises(ShoalError, match="at least 5 rounds"):
        run("--rounds 4 --check")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--rounds 0", "--rounds should be from 1 to 1,000, not 0"),
        ("--rounds x", "Argument --rounds: invalid value 'x'"),
        ("--seconds 0", "--seconds should be from 0.001 to 60, not 0"),
        ("--seconds nan", "--seconds should be from 0.001 to 60, not nan"),
        ("--seconds x", "Argument --seconds: invalid value 'x'"),
    ],
)
def test_impossible_settings_are_refused_with_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    try:
        code = main(["bench", *words.split()])
    except SystemExit as ended:  # from the parser
        code = ended.code
    assert code == 2 and sentence in capsys.readouterr().err


def test_a_missing_c_baseline_is_named_in_a_sentence() -> None:
    with pytest.raises(ShoalError, match=r"There is no file nowhere\.c"):
        run("--rounds 1 --seconds 0.002 --no-peers --c-baseline nowhere.c connect_four")
