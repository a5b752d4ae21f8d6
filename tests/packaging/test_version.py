"""The version is written once, in src/shoal/__init__.py."""

import re
import subprocess
import sys
from pathlib import Path

import shoal

ROOT = Path(__file__).parents[2]

READ = """
import sys
from setuptools.config.pyprojecttoml import read_configuration
print(read_configuration("pyproject.toml")["project"]["version"], "shoal" in sys.modules)
"""


def test_a_build_reads_the_version_from_the_source_without_importing_it():
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", READ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.split() == [shoal.__version__, "False"]


def test_no_other_file_states_the_version():
    stated = re.compile(rf"(?i)version\S*\s*[=:]\s*[\"']{re.escape(shoal.__version__)}[\"']")
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "src" / "shoal").rglob("*.py")]
    found = [path for path in files if stated.search(path.read_text(encoding="utf-8"))]
    assert found == [ROOT / "src" / "shoal" / "__init__.py"]


def test_the_changelog_describes_the_version():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{shoal.__version__}]" in changelog and "## [Unreleased]" in changelog
