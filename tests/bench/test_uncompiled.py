"""The uncompiled engine of the benchmarks is uncompiled."""

import os
import subprocess
import sys
from pathlib import Path

from waiting import LIMIT

from shoal.cli.commands.bench.uncompiled import Uncompiled, copy_sources


def test_the_copy_runs_from_plain_sources(tmp_path: Path) -> None:
    home = copy_sources(tmp_path)
    code = (
        "import shoal.core.packed_arrays as a, shoal.core.state as s; print(a.COMPILED, s.__file__)"
    )
    path = os.pathsep.join([str(home), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=LIMIT,
    )
    assert done.stdout.split() == ["False", str(home / "shoal" / "core" / "state.py")]


def test_the_uncompiled_copy_plays_and_exits_when_closed() -> None:
    with Uncompiled() as other:
        assert other.speed("connect_four", 0.01) > 1000
        process = other.process
    assert process.returncode == 0
