"""The compiled and the uncompiled engine produce the same texts.

Both play the same seeded games and games on record, in processes of their own, and write down
positions, moves, facts, boards, prompts, logs, refusals, reasons, hints, verdicts, scores,
observations and the server's messages, for every seat and for spectators: see transcript.py.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from itertools import zip_longest
from pathlib import Path

import pytest

import shoal
from shoal.games import names

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
SCRIPT = ("-m", "engines.transcript")
PATIENCE = 300
"""Seconds that one engine may take for all matches of a game; it needs about ten."""


def installed_at() -> str:
    """The folder of the installed package; '' for Python's own search path."""
    return str(Path(shoal.__file__).parents[1]) if shoal.COMPILED else ""


def start(path: str, hash_seed: str, *arguments: str) -> subprocess.Popen[str]:
    """Start Python with this search path; another hash seed gives sets of texts another order."""
    paths = os.pathsep.join(filter(None, [path, str(TESTS)]))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed}
    return subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=TESTS,  # a folder without our package
    )


def result(process: subprocess.Popen[str]) -> str:
    """The output of a process, which must exit with code 0."""
    try:
        printed, wrong = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0, wrong
    return printed


def both(*arguments: str) -> tuple[str, str]:
    """The output of the compiled and the uncompiled engine, run in parallel."""
    compiled = start(installed_at(), "1", *arguments)
    uncompiled = start(str(SOURCE), "2", *arguments)
    try:
        return result(compiled), result(uncompiled)
    finally:
        compiled.kill()
        uncompiled.kill()


def has_compiler() -> bool:
    """Whether the package would be compiled if it were installed now."""
    if os.environ.get("SHOAL_PURE") == "1":
        return False
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


@pytest.fixture(scope="module")
def installed() -> Path:
    """The installed package, which must be compiled wherever that is possible."""
    code = "import shoal; print(shoal.COMPILED, shoal.__file__)"
    compiled, file = result(start(installed_at(), "1", "-c", code)).split()
    if compiled == "False" and not has_compiler():
        pytest.skip("Nothing is compiled here (no C compiler, or SHOAL_PURE=1): one engine only.")
    assert compiled == "True", (
        f"A C compiler is here, but {file} is not compiled: install the package again."
    )
    return Path(file).parent


def test_the_installed_package_is_made_from_this_source(installed: Path) -> None:
    """Otherwise the engines would differ by later changes of the source."""
    changed = [
        str(path.relative_to(SOURCE))
        for path in sorted((SOURCE / "shoal").rglob("*.py"))
        if not is_copied(path, installed / path.relative_to(SOURCE / "shoal"))
    ]
    assert changed == [], "Install the package again, then compare."


def is_copied(path: Path, copy: Path) -> bool:
    """Whether the copy has the content of the file."""
    return copy.exists() and copy.read_bytes() == path.read_bytes()


@pytest.mark.long
@pytest.mark.parametrize("name", names())
@pytest.mark.usefixtures("installed")
def test_compiled_and_uncompiled_output_is_the_same(name: str) -> None:
    assert compared(name)["unplayed"] == [], "These kinds of moves were not compared."


@pytest.mark.parametrize("name", names())
@pytest.mark.usefixtures("installed")
def test_compiled_and_uncompiled_output_is_the_same_in_some_games(name: str) -> None:
    assert len(compared(name, "some")["digests"]) >= 2


def compared(name: str, *some: str) -> dict:
    """What the uncompiled engine wrote; fails with the first difference, if there is one."""
    compiled, uncompiled = map(json.loads, both(*SCRIPT, name, *some))
    assert (compiled["compiled"], uncompiled["compiled"]) == (True, False)
    for game, kinds in uncompiled["digests"].items():
        for kind, one in kinds.items():
            if compiled["digests"][game].get(kind) != one:
                pytest.fail(first_difference(*both(*SCRIPT, name, game, kind), game, kind))
    assert compiled["digests"] == uncompiled["digests"]
    return uncompiled


@pytest.mark.parametrize("name", names())
@pytest.mark.usefixtures("installed")
def test_pickles_of_one_engine_continue_in_the_other(name: str, tmp_path: Path) -> None:
    pickles = ("-m", "engines.pickles")
    engines = {"compiled": installed_at(), "uncompiled": str(SOURCE)}
    for writer, other in (("compiled", "uncompiled"), ("uncompiled", "compiled")):
        path = str(tmp_path / writer)
        written = result(start(engines[writer], "1", *pickles, "write", path, name))
        read = result(start(engines[other], "2", *pickles, "read", path, name))
        assert written == read, f"{writer} to {other}"


def first_difference(compiled: str, uncompiled: str, game: str, kind: str) -> str:
    """The first line in which the engines differ."""
    lines = zip_longest(compiled.splitlines(), uncompiled.splitlines(), fillvalue="(nothing)")
    for number, (one, other) in enumerate(lines, 1):
        if one != other:
            return f"{game}, {kind}, line {number}:\n  compiled:   {one}\n  uncompiled: {other}\n"
    return f"{game}, {kind}: the same when played again, so something depends on more than a seed."


def test_the_first_difference_is_shown() -> None:
    told = first_difference("a\nyyy\n", "a\nrbg\nk\n", "a game", "log")
    assert told == "a game, log, line 2:\n  compiled:   yyy\n  uncompiled: rbg\n"


FAULT = """
import runpy
from shoal.games.pescado import log
log.bit = lambda number: 1 << number % 32
runpy.run_module("engines.transcript", run_name="__main__")
"""
"""The transcript of an engine whose shifts have 32 bits."""


def test_a_32_bit_shift_is_detected() -> None:
    wanted = ["pescado", "4 players, seed 2 snatch=live first=3 penalty=lower", "log"]
    sound = start(str(SOURCE), "2", *SCRIPT, *wanted)
    faulty = start(str(SOURCE), "2", "-c", FAULT, *wanted)
    told = first_difference(result(faulty), result(sound), "pescado", "log")
    assert told.startswith("pescado, log, line "), told
