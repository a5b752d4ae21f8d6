"""A server that is stopped while it starts exits as quietly as any other."""

import subprocess
import sys

STOPPED_EARLY = """
import os, signal, sys
import uvicorn.server

start_loop = uvicorn.server.asyncio_run

def stopped_before_the_loop_runs(coroutine, **how):
    os.kill(os.getpid(), signal.SIGTERM)
    return start_loop(coroutine, **how)

uvicorn.server.asyncio_run = stopped_before_the_loop_runs
from shoal.cli.main import main
sys.argv = ["shoal", "serve", "--port", "0", "--database", sys.argv[1]]
sys.exit(main())
"""


def test_a_stop_signal_before_the_event_loop_runs_is_not_lost_and_warns_of_nothing(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", STOPPED_EARLY, str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "never awaited" not in done.stderr
    assert (done.returncode, done.stderr) == (0, "")
