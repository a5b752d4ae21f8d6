import shutil
import tempfile
from pathlib import Path

import pytest
from server.postgres import Postgres
from server.serving import Serving


@pytest.fixture(scope="session")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres():
    # Short, because the path of a Unix socket may not be long.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    running = Postgres(folder)
    yield running
    running.stop()
    shutil.rmtree(folder)
