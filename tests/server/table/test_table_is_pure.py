"""The logic of a table needs no event loop, no network and no database."""

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "src"
BLOCKED = ("asyncio", "sqlite3", "asyncpg", "starlette", "uvicorn", "websockets", "h11")
PROGRAM = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({blocked!r}))
import shoal.server.table
for found in pkgutil.iter_modules(shoal.server.table.__path__):
    importlib.import_module(f"shoal.server.table.{{found.name}}")
    print(found.name)
"""


def test_a_table_is_imported_without_event_loop_network_and_database():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(blocked=BLOCKED)],
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert {"table", "reducers", "validation", "lifecycle"} <= set(done.stdout.split())
