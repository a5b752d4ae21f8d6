"""The command ``shoal`` as a person or a script uses it, in a process of its own."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from shoal import COMPILED, __version__
from shoal import new as shoal_new
from shoal.games import names

ROOT = Path(__file__).parents[2]


def shoal(
    *arguments: str, typed: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "shoal", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def test_version_says_which_engine_runs():
    engine = "compiled" if COMPILED else "uncompiled"
    assert shoal("--version").stdout == f"shoal {__version__} ({engine})\n"


def test_games_lists_every_game_in_a_line():
    told = shoal("games").stdout
    assert "sharkbait: SharkBait, 3 to 8 players" in told
    assert len(told.splitlines()) == len(names()) + 1


def test_games_lists_the_options_of_one_game():
    assert "track=42 (10 to 200)" in shoal("games", "sharkbait").stdout


def test_hint_says_where_to_get_a_position():
    assert "shoal replay --plain FILE" in shoal("hint", "sharkbait", "foo").stderr


def test_rules_prints_all_or_one_paragraph():
    assert "\nSB-38 " in shoal("rules", "sharkbait").stdout
    assert shoal("rules", "sharkbait", "SB-21").stdout.startswith("SB-21 You must stop")


def test_simulate_gives_the_same_numbers_however_many_processes_share_the_work():
    told = []
    for jobs in ("1", "2"):
        done = shoal("simulate", "sharkbait", "--games", "60", "--jobs", jobs, "--json")
        told.append({**json.loads(done.stdout), "seconds": 0})
    assert told[0] == told[1]
    assert told[0]["games"] == 60 and sum(told[0]["wins"]) == pytest.approx(60)


def test_simulate_in_words_counts_wins_in_per_cent():
    told = shoal("simulate", "sharkbait", "--players", "3", "--games", "20", "--seed", "3").stdout
    shares = [float(share) for share in re.findall(r"wins +([\d.]+) %", told)]
    assert len(shares) == 3 and sum(shares) == pytest.approx(100, abs=0.2)


def test_other_seeds_give_other_games():
    one, other = (
        json.loads(shoal("simulate", "sharkbait", "--games", "20", "--seed", s, "--json").stdout)
        for s in ("1", "2")
    )
    assert one["mean_scores"] != other["mean_scores"]


def play_first_moves(path: Path) -> subprocess.CompletedProcess[str]:
    return shoal(
        *("play", "sharkbait", "--players", "3", "--seed", "4", "--save", str(path)),
        typed="1\n" * 400,
    )


def test_a_whole_game_can_be_played_by_numbers_then_replayed_and_verified(tmp_path):
    path = tmp_path / "game.record"
    done = play_first_moves(path)
    assert done.returncode == 0 and "The game is over" in done.stdout
    assert "rolls and" in shoal("verify", str(path)).stdout
    replayed = shoal("replay", str(path), "--step", "12", "--seat", "2").stdout
    assert replayed.startswith("- ") and re.search(r"Step 12 of \d+, as Kai", replayed)


def test_verify_says_what_is_wrong_with_an_altered_die(tmp_path):
    path = tmp_path / "game.record"
    play_first_moves(path)
    text = path.read_text()
    digit = re.search(r"throw (\d)", text)
    changed = "2" if digit[1] == "1" else "1"
    path.write_text(text[: digit.start(1)] + changed + text[digit.end(1) :])
    done = shoal("verify", str(path))
    assert done.returncode == 2 and "hrow" in done.stdout


@pytest.fixture(scope="module")
def record_with_replaced_salt(tmp_path_factory):
    """A record of a table that replaced the salt of seat 1 to choose the first throw."""
    path = tmp_path_factory.mktemp("ground") / "game.record"
    for number in range(1000):
        match = shoal_new("sharkbait", 3, seed=5, salts=["coral", f"ground {number}", ""])
        if match.record().moves[-1][1].endswith(" 66"):
            break
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    match.record().write(path)
    return str(path), match.commitment


def test_verify_finds_a_replaced_salt(record_with_replaced_salt):
    path, commitment = record_with_replaced_salt
    assert shoal("verify", path).returncode == 0
    kept = ("--commitment", commitment, "--salt", "pearl", "--salt", "0=coral")
    done = shoal("verify", path, *kept)
    assert done.returncode == 2
    assert done.stdout.splitlines() == [
        (
            "Line 6: No seat has the random text 'pearl' that was given: "
            "somebody could choose the dice."
        )
    ]
    done = shoal("verify", path, "--commitment", commitment, "--salt", "1=pearl")
    assert done.returncode == 2 and re.search("but gave .*'pearl'", done.stdout)


def test_verify_finds_a_replaced_commitment(record_with_replaced_salt):
    done = shoal("verify", record_with_replaced_salt[0], "--commitment", "0" * 64)
    assert done.returncode == 2 and f"{'0' * 64} was shown before the game" in done.stdout


def test_verify_says_what_was_checked_and_what_could_be(record_with_replaced_salt):
    path, commitment = record_with_replaced_salt
    assert "give --commitment and --salt" in shoal("verify", path).stdout
    kept = ("--commitment", commitment.upper(), "--salt", "0=coral", "--salt", "2=")
    done = shoal("verify", path, *kept)
    assert done.returncode == 0 and "are the ones you gave" in done.stdout


def test_verify_checks_an_abandoned_game_with_its_seed(tmp_path):
    match = shoal_new("sharkbait", 3, seed=5)
    match.play(match.actors[0], match.moves(match.actors[0])[0])
    match.record().write(tmp_path / "game.record")
    path = str(tmp_path / "game.record")
    assert "not over" in shoal("verify", path).stdout
    assert shoal("verify", path, "--seed", f"{5:064x}").returncode == 0
    assert "does not match the code" in shoal("verify", path, "--seed", f"{6:064x}").stdout


@pytest.mark.parametrize(
    "kept", [("--commitment", "abc"), ("--salt", "9=x"), ("--salt", "1=a", "--salt", "1=b")]
)
def test_verify_refuses_values_that_cannot_be_right(record_with_replaced_salt, kept):
    done = shoal("verify", record_with_replaced_salt[0], *kept)
    assert done.returncode == 2 and done.stdout == ""
    assert re.fullmatch(r"shoal: .+\.\n", done.stderr)


def test_a_question_mark_quotes_the_rule():
    done = shoal(
        *("play", "sharkbait", "--players", "3", "--seed", "4"),
        typed="?\nrule\n? SB-17\nstop\n? stop\n? fish 9x9\n\nhelp\nlog\nboard\n99\nquit\n",
    )
    assert done.returncode == 0
    assert "SB-10 Your turn starts" in done.stdout
    assert "SB-17 Bad roll" in done.stdout
    assert re.search(r"\. \(SB-11\)\s+Type \? SB-11 to read", done.stdout)
    assert "is not a move of SharkBait" in done.stdout
    assert "The moves are numbered 1 to" in done.stdout
    assert "You left the game." in done.stdout


def test_end_of_input_leaves_the_table():
    assert shoal("play", "sharkbait", typed="").returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "chess"],
        ["rules", "sharkbait", "SB-99"],
        ["play", "sharkbait", "--players", "2"],
        ["play", "sharkbait", "--players", "9" * 40],
        ["play", "sharkbait", "--seat", "5"],
        ["play", "sharkbait", "--seat", "0"],
        ["play", "sharkbait", "--seat", "-1"],
        ["play", "sharkbait", "--bots", "genius"],
        ["play", "sharkbait", "--bots", "easy,easy"],
        ["play", "sharkbait", "--seed", "-1"],
        ["play", "sharkbait", "--option", "size=6"],
        ["play", "sharkbait", "--option", "track"],
        ["play", "sharkbait", "--option", "track=one"],
        ["play", "sharkbait", "--option", "track=20", "--option", "track=30"],
        ["play", "sharkbait", "--save", "no-such-folder/game.record"],
        ["simulate", "sharkbait", "--games", "0"],
        ["simulate", "sharkbait", "--games", "1" * 30],
        ["simulate", "sharkbait", "--jobs", "0"],
        ["simulate", "sharkbait", "--players", "0"],
        ["replay", "no-such-file"],
        ["replay", "."],
        ["verify", "no-such-file"],
        ["check", "no_such_module"],
        ["check", "json"],
        ["check", "sharkbait", "--players", "2"],
        ["dance"],
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments, tmp_path):
    done = shoal(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert re.fullmatch(r"shoal: .+\.\n", done.stderr)


def test_check_takes_a_module_outside_the_package():
    done = shoal("check", "shoal.sample_games.connect_four", "--games", "1")
    assert done.returncode == 0 and "Connect Four passes all" in done.stdout


def shown_commands() -> list[str]:
    """The commands that the README shows with a dollar sign."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^\$ shoal (.+)$", readme, re.MULTILINE)


@pytest.mark.parametrize("command", shown_commands())
def test_the_commands_in_the_readme_work(command):
    assert shoal(*shlex.split(command)).returncode == 0
