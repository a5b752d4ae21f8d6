"""`shoal dataset`: what the files contain, and that the same run always writes the same."""

import os
import re
import shlex
import signal
import subprocess
import sys

import numpy as np
import pyarrow.parquet as pq
import pytest
from game_tables import game_table
from server.serving import killed_after
from their_games import environment, file_game
from waiting import LIMIT, until

from shoal.cli.main import main
from shoal.core.catalogue import LANGUAGES
from shoal.core.errors import ShoalError
from shoal.core.observation.encoding import Encoding
from shoal.core.state import CHANCE
from shoal.dataset.plan import DatasetPlan
from shoal.games import find_game

SHORT = game_table("short")
ARGUMENTS = ("--players", "3", "--games", "5", "--shard", "2", "--seed", "4")


def write(folder, name, *more, jobs=1):
    """Write a small data set; returns its folder."""
    options = [f"--option={key}={value}" for key, value in SHORT.get(name, {}).items()]
    words = ["dataset", name, *options, *ARGUMENTS, "--jobs", str(jobs), *more]
    assert main([*words, "--out", str(folder)]) == 0
    return folder


def contents(folder):
    """Every file of a data set."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(files)}


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A data set of every game."""
    return {name: write(tmp_path_factory.mktemp(name) / "data", name) for name in SHORT}


def replayed(folder, name):
    """The state before every step of every game, with the step."""
    game = find_game(name).game(SHORT[name])
    for row in pq.read_table(folder / "games").to_pylist():
        state = game.start_checked(3)
        for step, (mover, move) in enumerate(zip(row["movers"], row["moves"], strict=True)):
            yield game, row, state, step, mover, move
            state.play(mover, move)
        assert [int(rank) for rank in state.ranks()] == row["ranks"]
        assert [int(score) for score in state.scores()] == row["scores"]


@pytest.mark.parametrize("name", SHORT)
def test_games_replay_and_every_decision_is_what_the_seat_saw_and_chose(name, written):
    decisions = iter(pq.read_table(written[name] / "decisions").to_pylist())
    encoding = None
    for game, row, state, step, mover, move in replayed(written[name], name):
        encoding = encoding or Encoding(game, 3)
        if mover == CHANCE or len(state.moves(mover)) == 1:
            continue
        one = next(decisions)
        view = game.view(state, mover)
        assert (one["game"], one["step"], one["seat"]) == (row["game"], step, mover)
        assert one["observation"] == [int(number) for number in encoding.row(view)]
        assert one["legal_moves"] == view.moves and one["move"] == move
        bits = np.unpackbits(np.frombuffer(one["mask"], np.uint8), bitorder="little")
        assert list(np.flatnonzero(bits)) == sorted(view.moves)
        assert len(one["values"]) == len(view.moves) and 0 <= one["value"] <= 1
        best = one["legal_moves"][one["values"].index(max(one["values"]))]
        assert one["explored"] or move == best
        assert (one["rank"], one["score"], one["reward"]) == (
            row["ranks"][mover],
            row["scores"][mover],
            row["rewards"][mover],
        )
    assert next(decisions, None) is None


@pytest.mark.parametrize("name", SHORT)
def test_the_games_differ(name, written):
    moves = pq.read_table(written[name] / "games")["moves"].to_pylist()
    assert len(moves) == 5 and len({tuple(one) for one in moves}) == 5


def test_about_a_tenth_of_the_moves_is_explored(written):
    explored = np.concatenate(
        [pq.read_table(folder / "decisions")["explored"].to_numpy() for folder in written.values()]
    )
    assert 0.07 < explored.mean() < 0.13


def test_the_number_of_processes_changes_nothing(written, tmp_path):
    again = write(tmp_path / "again", "pescado", jobs=2)
    assert contents(again) == contents(written["pescado"])


def test_another_seed_gives_other_games(written, tmp_path):
    other = write(tmp_path / "other", "pescado", "--seed", "5")
    key = "games/00000.parquet"
    assert contents(other)[key] != contents(written["pescado"])[key]


def test_a_shard_that_is_missing_or_incomplete_is_written_again(written, tmp_path):
    folder = write(tmp_path / "data", "pescado")
    (folder / "games" / "00001.parquet").unlink()
    (folder / "decisions" / "00001.parquet").write_bytes(b"half a file")
    (folder / "README.md").unlink()
    write(folder, "pescado")
    assert contents(folder) == contents(written["pescado"])


def test_an_interrupted_run_continues_to_the_same_files(tmp_path):
    arguments = [sys.executable, "-m", "shoal", "dataset", "--game", "dataset.gated_game"]
    arguments += ["--players", "2", "--games", "12", "--shard", "1", "--jobs", "2"]

    def start(folder):
        return subprocess.Popen(
            [*arguments, "--out", str(folder)],
            env=environment() | {"GATED": str(tmp_path)},
            cwd=tmp_path,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    whole, parts = tmp_path / "whole", tmp_path / "parts"
    interrupted = start(parts)
    with killed_after(interrupted, 2 * LIMIT):
        until(lambda: list(parts.glob("games/*.parquet")), "the first shard")
        os.killpg(interrupted.pid, signal.SIGINT)
        assert interrupted.wait(LIMIT) == 130
    assert 0 < len(list(parts.glob("games/*.parquet"))) < 12
    assert not (parts / "README.md").exists()
    (tmp_path / "go").touch()
    for folder in (parts, whole):
        process = start(folder)
        assert process.wait(2 * LIMIT) == 0
    assert contents(parts) == contents(whole)


def test_a_folder_with_another_data_set_is_left_alone(written, capsys):
    before = contents(written["pescado"])
    arguments = ["dataset", "pescado", *ARGUMENTS, "--out", str(written["pescado"])]
    assert main([*arguments, "--games", "6"]) == 2
    assert "holds another data set" in capsys.readouterr().err
    assert contents(written["pescado"]) == before


def test_a_folder_with_other_files_is_left_alone(tmp_path, capsys):
    (tmp_path / "thesis.txt").write_text("important", encoding="utf-8")
    assert main(["dataset", "pescado", *ARGUMENTS, "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert contents(tmp_path) == {"thesis.txt": b"important"}


def test_a_folder_that_cannot_be_written_is_explained(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["dataset", "pescado", *ARGUMENTS, "--out", str(tmp_path / "file" / "in")]) == 2
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("bot", ["hard", "best", "search:50ms"])
def test_a_bot_that_thinks_for_a_time_is_refused(bot):
    with pytest.raises(ShoalError, match="could not be repeated"):
        DatasetPlan("pescado", (bot, "medium"), 10)


def test_a_search_gives_its_values(tmp_path):
    folder = write(tmp_path / "data", "pescado", "--bots", "search:20", "--games", "1")
    rows = pq.read_table(folder / "decisions").to_pylist()
    assert rows and all(len(row["values"]) == len(row["legal_moves"]) for row in rows)
    assert all(0 <= value <= 1 for row in rows for value in row["values"])


def test_a_bot_without_values_leaves_them_empty(tmp_path):
    folder = write(tmp_path / "data", "pescado", "--bots", "random,easy,medium", "--games", "1")
    rows = pq.read_table(folder / "decisions").to_pylist()
    assert {row["seat"]: bool(row["values"]) for row in rows} == {0: False, 1: True, 2: True}


def test_a_third_partys_game_is_written(tmp_path):
    path = file_game(tmp_path)
    arguments = ["dataset", "--game", str(path), "--players", "2", "--games", "3", "--jobs", "1"]
    assert main([*arguments, "--out", str(tmp_path / "data")]) == 0
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    assert "# Games of Atoll" in card and str(tmp_path) not in card


def test_the_command_of_a_third_partys_card_writes_the_same_files(tmp_path, monkeypatch):
    path = file_game(tmp_path)
    arguments = ["dataset", "--game", str(path), "--players", "2", "--games", "3", "--jobs", "1"]
    assert main([*arguments, "--out", str(tmp_path / "data")]) == 0
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    [command] = re.findall(r"^shoal (dataset .*)$", card, re.MULTILINE)
    assert "--game 'their atoll.py'" in command
    monkeypatch.chdir(tmp_path)
    again = [*shlex.split(command), "--jobs", "1", "--out", str(tmp_path / "again")]
    assert main(again) == 0
    assert contents(tmp_path / "again") == contents(tmp_path / "data")


def test_a_module_is_named_in_the_command_of_the_card(tmp_path):
    arguments = ["dataset", "--game", "checks.lagoon", "--players", "2", "--games", "1"]
    assert main([*arguments, "--jobs", "1", "--out", str(tmp_path / "data")]) == 0
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    assert "shoal dataset --game checks.lagoon --players 2" in card


def test_the_code_of_the_card_reads_the_data(written, monkeypatch):
    card = (written["jaws"] / "README.md").read_text(encoding="utf-8")
    [code] = re.findall(r"^```python\n(.*?)^```", card, re.DOTALL | re.MULTILINE)
    monkeypatch.chdir(written["jaws"])
    names: dict = {}
    exec(code, names)
    rows = pq.read_table("decisions").to_pylist()
    assert names["observations"].tolist() == [row["observation"] for row in rows]
    assert [list(np.flatnonzero(mask)) for mask in names["masks"]] == [
        sorted(row["legal_moves"]) for row in rows
    ]
    game = find_game("jaws").game()
    assert names["masks"].shape == (len(rows), game.move_count)


def test_the_command_of_the_card_writes_the_same_files(written, tmp_path):
    card = (written["sharktank"] / "README.md").read_text(encoding="utf-8")
    [command] = re.findall(r"^shoal (dataset .*)$", card, re.MULTILINE)
    assert main([*command.split(), "--out", str(tmp_path / "again"), "--jobs", "1"]) == 0
    assert contents(tmp_path / "again") == contents(written["sharktank"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_names_every_column_in_every_language(language, tmp_path):
    folder = write(tmp_path / "data", "urchins", "--language", language, "--games", "1")
    card = (folder / "README.md").read_text(encoding="utf-8")
    for kind in ("decisions", "games"):
        for column in pq.read_schema(folder / kind / "00000.parquet").names:
            assert re.search(rf"^\| `{column}` \| `[^`]+` \| .{{9}}", card, re.MULTILINE)
    assert "dataset-" not in card.replace("dataset-urchins", "")
