import pytest
from server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running
