"""What we build on the inside of is held to the versions that were tested."""

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

from shoal.server.serve import Worker
from shoal.server.transport.http_protocol import Door
from shoal.server.transport.websocket_protocol import Socket

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
"""What we subclass, or hand objects to that are documented for nobody."""

OURS = (Door, Socket, Worker)


def first_untested(name: str) -> Version:
    """The next release after the one that the tests run with that may change internals."""
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


def brought_by(found: type) -> set[str]:
    """The attributes that a class brings: its methods, and what they set."""
    stored = {node.attr for node in own_attributes(found) if isinstance(node.ctx, ast.Store)}
    return stored | set(vars(found)) | set(getattr(found, "__annotations__", ()))


def is_ours(name: str, ours: type) -> bool:
    """What starts with an underscore or is declared in our class is not the library's."""
    return name.startswith("_") or name in vars(ours) or name in ours.__annotations__


@pytest.mark.parametrize("ours", OURS)
def test_all_that_we_use_of_a_librarys_object_is_there(ours):
    theirs = set().union(*(brought_by(base) for base in ours.__mro__[1:-1]))
    used = {node.attr for node in own_attributes(ours) if not is_ours(node.attr, ours)}
    assert used
    assert used - theirs == set()


def supers(ours: type) -> set[str]:
    """The methods of the library that ours call."""
    source = textwrap.dedent(inspect.getsource(ours))
    return set(re.findall(r"super\(\)\.(\w+)\(", source)) - {"__init__"}


@pytest.mark.parametrize("ours", OURS)
def test_every_method_that_we_extend_is_called_with_what_it_takes(ours):
    assert supers(ours)
    for name in supers(ours):
        theirs = inspect.signature(getattr(ours.__mro__[1], name)).parameters
        assert list(inspect.signature(getattr(ours, name)).parameters) == list(theirs)
