"""The commands in docs/operate.md and the Containerfile are valid."""

import inspect
import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from shoal.cli.commands.server import repair
from shoal.cli.commands.server.serve import add_arguments, settings_from
from shoal.cli.sentence_parser import SentenceParser
from shoal.server import factory
from shoal.server.ops.metrics import Metrics, MetricsPage
from shoal.server.settings import Settings

ROOT = Path(__file__).parents[3]
MANUAL = (ROOT / "docs/operate.md").read_text()
CONTAINER = (ROOT / "Containerfile").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def commands():
    """Everything that begins with ``shoal serve``, and the container's own command."""
    told = re.findall(r"shoal serve (--[^`\n]*?)(?=[`\n])", MANUAL)
    contained = json.loads(re.search(r"^CMD (.*)$", CONTAINER, re.MULTILINE)[1])
    return [*told, shlex.join(contained[2:])]


def parser():
    made = SentenceParser(exit_on_error=False)
    add_arguments(made)
    return made


@pytest.mark.parametrize("arguments", commands())
def test_every_command_of_the_manual_is_valid(arguments):
    settings = settings_from(parser().parse_args(shlex.split(arguments)))
    assert settings.database.endswith("tables.db") or settings.database.startswith("postgresql:")


def test_settings_without_arguments_are_the_defaults():
    assert settings_from(parser().parse_args([])) == Settings()


@pytest.mark.parametrize("arguments", re.findall(r"^shoal repair (.*)$", MANUAL, re.MULTILINE))
def test_every_repair_of_the_manual_is_valid(arguments):
    found = repairs().parse_args(shlex.split(arguments))
    assert found.database.endswith("tables.db")


def repairs():
    made = SentenceParser(exit_on_error=False)
    repair.add_arguments(made)
    return made


def test_every_option_of_the_manual_exists():
    # Outside the commands of other programs.
    own = re.sub(r"^.*(uvicorn|podman|sqlite3) .*$", "", MANUAL, flags=re.MULTILINE)
    told = set(re.findall(r"`(?:[^`]*?)(--[a-z][a-z-]*)", own))
    actions = [*parser()._actions, *repairs()._actions]  # noqa: SLF001 - there is no other way to list them
    assert told <= {name for action in actions for name in action.option_strings}


def test_the_container_installs_what_the_project_offers():
    installed = re.search(r"pip install --quiet '/src\[(\w+)\]'", CONTAINER)[1]
    assert installed in PROJECT["optional-dependencies"]
    command = json.loads(re.search(r"^CMD (.*)$", CONTAINER, re.MULTILINE)[1])[0]
    assert Path(command).name in PROJECT["scripts"]
    volume = re.search(r"^VOLUME (.*)$", CONTAINER, re.MULTILINE)[1]
    assert f"{volume}/tables.db" in CONTAINER
    assert f":{volume} " in MANUAL


def test_every_option_is_in_the_manual():
    needless = {"--help", "--host", "--port", "--open", "--database"}
    options = {name for action in parser()._actions for name in action.option_strings}  # noqa: SLF001 - as above
    assert {name for name in options - needless if name.startswith("--")} <= set(
        re.findall(r"`(--[a-z][a-z-]*)", MANUAL)
    )


def test_every_variable_of_the_manual_is_read():
    source = inspect.getsource(factory)
    told = set(re.findall(r"SHOAL_[A-Z_]+", MANUAL))
    assert told == set(re.findall(r"SHOAL_[A-Z_]+", source))


def test_every_metric_is_in_the_manual():
    text = MetricsPage(Metrics(), 0, lambda: 0).text().decode()
    found = set(re.findall(r"^(shoal_\w+) ", text, re.MULTILINE))
    assert found == set(re.findall(r"`(shoal_\w+)`", MANUAL))
