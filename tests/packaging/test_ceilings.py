"""Libraries whose internals we subclass have tested versions, and still have what we use."""

import ast
import inspect
import re
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.lifespan.on import LifespanOn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from shoal.server.transport.http_protocol import HttpProtocol, RequestParser
from shoal.server.transport.websocket_protocol import WebSocketProtocol
from shoal.server.worker import WorkerServer

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
REQUIRED = {wanted.name: wanted for wanted in map(Requirement, PROJECT["dependencies"])}
PINNED = dict(
    re.findall(r"^([\w-]+)==(\S+)$", (ROOT / "requirements-dev.lock").read_text(), re.MULTILINE)
)
WANTED = {
    wanted.name: wanted
    for wanted in (
        Requirement(line)
        for line in (ROOT / "requirements-dev.in").read_text().splitlines()
        if line and not line.startswith("#")
    )
}
INTERNALS = ("h11", "starlette", "uvicorn", "websockets")
"""Libraries whose undocumented classes we subclass or use."""

OURS = (HttpProtocol, RequestParser, WebSocketProtocol, WorkerServer)

OVERRIDDEN = {
    HttpProtocol: {
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "send_400_response": "msg",
        "handle_websocket_upgrade": "event",
        "shutdown": "",
    },
    RequestParser: {"next_event": ""},
    WebSocketProtocol: {
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "handle_events": "",
        "handle_connect": "event",
        "handle_cont": "event",
        "handle_ping": "",
        "send_receive_event_to_app": "",
        "keepalive_timeout": "",
        "shutdown": "",
    },
    WorkerServer: {
        "run": "sockets",
        "capture_signals": "",
        "startup": "sockets",
        "shutdown": "sockets",
    },
}
"""The methods of the libraries that we override, and what they take."""

CALLED_BY_THE_LIBRARY = {
    HttpProtocol: {"send_400_response", "handle_websocket_upgrade"},
    WebSocketProtocol: {
        "handle_events",
        "handle_connect",
        "handle_cont",
        "handle_ping",
        "send_receive_event_to_app",
    },
}
"""The internal ones: if the library no longer calls them, our limits have no effect."""

HELPERS = {
    RequestResponseCycle: {"response_complete", "disconnected", "message_event", "keep_alive"},
    FlowControl: {"pause_reading", "resume_reading"},
    ServerProtocol: {"handshake_exc", "events", "data_to_send", "fail"},
    ServerState: {"connections"},
    LifespanOn: {"state"},
}
"""What we use of the objects that the libraries' classes hold."""

WHAT_TO_DO = (
    "{ours} builds on internals of {library} {version} that have changed: {what}. Compare "
    "{file} with the new {base}, adapt it, and update this list; until then lower the ceiling of "
    "{library} in pyproject.toml and requirements-dev.in. `uvicorn --factory "
    "shoal.server.factory:create_app` serves without these classes."
)


def changed(ours: type, what: str) -> str:
    """The message of a test that fails because a library has changed."""
    base = ours.__mro__[1] if ours.__module__.startswith("shoal.") else ours
    library = base.__module__.partition(".")[0]
    return WHAT_TO_DO.format(
        ours=ours.__name__,
        library=library,
        version=version(library),
        what=what,
        file=Path(inspect.getfile(ours)).name,
        base=f"{base.__module__}.{base.__name__}",
    )


def first_untested(name: str) -> Version:
    """The next release, after the one that the tests run with, that may change internals."""
    major, minor = version(name).split(".")[:2]
    # Before version 1 any minor release may, as uvicorn's and h11's do.
    return Version(f"0.{int(minor) + 1}") if major == "0" else Version(str(int(major) + 1))


@pytest.mark.parametrize("name", INTERNALS)
def test_no_version_is_installed_whose_internals_were_not_tested(name):
    ceilings = [Version(one.version) for one in REQUIRED[name].specifier if one.operator == "<"]
    assert ceilings == [first_untested(name)]


@pytest.mark.parametrize("name", INTERNALS)
def test_the_versions_that_the_tests_run_with_are_allowed(name):
    assert REQUIRED[name].specifier.contains(version(name))
    assert REQUIRED[name].specifier.contains(PINNED[name])


@pytest.mark.parametrize("name", INTERNALS)
def test_the_lock_is_made_under_the_same_ceilings(name):
    assert WANTED[name].specifier == REQUIRED[name].specifier


def own_attributes(found: type) -> list[ast.Attribute]:
    """All that the methods of a class look up or set in ``self``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(found)))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    ]


def attributes_of(found: type) -> set[str]:
    """The attributes of a class: its methods, and what they set."""
    stored = {node.attr for node in own_attributes(found) if isinstance(node.ctx, ast.Store)}
    return stored | set(vars(found)) | set(getattr(found, "__annotations__", ()))


def inherited(ours: type) -> set[str]:
    """The attributes that a class of ours inherits."""
    return set().union(*(attributes_of(base) for base in ours.__mro__[1:-1]))


def is_ours(name: str, ours: type) -> bool:
    """Whether our class defines the attribute, by an underscore or a declaration."""
    return name.startswith("_") or name in vars(ours) or name in inspect.get_annotations(ours)


@pytest.mark.parametrize("ours", OURS)
def test_every_attribute_that_we_use_of_library_objects_exists(ours):
    stored = {node.attr for node in own_attributes(ours) if isinstance(node.ctx, ast.Store)}
    used = {node.attr for node in own_attributes(ours) if not is_ours(node.attr, ours)}
    if ours is RequestParser:
        used -= stored  # it sets attributes of its own, without declaring them
    missing = used - inherited(ours)
    assert not missing, changed(ours, f"{', '.join(sorted(missing))} is gone")


@pytest.mark.parametrize("ours", OURS)
def test_we_override_only_the_intended_methods(ours):
    """A new internal method with the name of one of ours would be replaced unnoticed."""
    defined = {name for name, value in vars(ours).items() if inspect.isfunction(value)}
    both = {name for name in defined & inherited(ours) if not name.startswith("__")}
    expected = set(OVERRIDDEN[ours])
    assert not expected - both, changed(ours, f"{', '.join(sorted(expected - both))} is gone")
    assert not both - expected, changed(ours, f"{', '.join(sorted(both - expected))} is new there")


@pytest.mark.parametrize(
    ("ours", "name"), [(ours, name) for ours, names in OVERRIDDEN.items() for name in names]
)
def test_overridden_methods_keep_their_arguments(ours, name):
    expected = OVERRIDDEN[ours][name].split()
    for kind in (ours.__mro__[1], ours):
        found = list(inspect.signature(getattr(kind, name)).parameters)[1:]
        assert found == expected, changed(ours, f"{name} takes ({', '.join(found)})")


@pytest.mark.parametrize(
    ("ours", "name"),
    [(ours, name) for ours, names in CALLED_BY_THE_LIBRARY.items() for name in sorted(names)],
)
def test_the_library_still_calls_what_we_override(ours, name):
    called = {node.attr for node in own_attributes(ours.__mro__[1])}
    assert name in called, changed(ours, f"{name} is never called")


@pytest.mark.parametrize("helper", HELPERS)
def test_every_library_helper_that_we_use_exists(helper):
    found = set().union(*(attributes_of(base) for base in helper.__mro__[:-1]))
    missing = HELPERS[helper] - found
    assert not missing, changed(helper, f"{', '.join(sorted(missing))} is gone")
