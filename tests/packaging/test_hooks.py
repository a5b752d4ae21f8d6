"""The hooks before a commit run the tools of `make check`, and nothing from elsewhere."""

import os
import re
import subprocess
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
REPOSITORIES = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))[
    "repos"
]
TOOL = re.compile(r"(?<!\S)\S+/(?:eslint|lint-imports|mypy|prettier|ruff|tsc)(?!\S)")


def test_the_hooks_run_the_tools_of_make_check():
    without_outer_make = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE")
    }
    shown = subprocess.run(
        ["make", "--dry-run", "check"],
        cwd=ROOT,
        env=without_outer_make,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    hooks = {
        tool
        for repository in REPOSITORIES
        for hook in repository["hooks"]
        for tool in TOOL.findall(hook["entry"])
    }
    assert hooks == set(TOOL.findall(shown.stdout)) and hooks


def test_the_hooks_download_nothing():
    for repository in REPOSITORIES:
        assert repository["repo"] == "local"
        assert {hook["language"] for hook in repository["hooks"]} == {"system"}
