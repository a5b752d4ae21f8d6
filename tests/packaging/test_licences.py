"""Everything in the package has a licence that its metadata names, with the text beside it."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.licenses import canonicalize_license_expression

ROOT = Path(__file__).parents[2]
VENDOR = ROOT / "src" / "shoal" / "web" / "vendor"
EXPRESSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "license"
]
TEXTS = sorted(
    str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*LICENSE*") if path.is_file()
)
BUILD = (
    "import sys, setuptools.build_meta as build; folder = sys.argv[1]; "
    "build.prepare_metadata_for_build_wheel(folder); build.build_sdist(folder)"
)


@pytest.fixture(scope="module")
def built(checkout_to_read):
    """Metadata and source distribution, as an installer or an index sees them."""
    folder = checkout_to_read.parent
    subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        check=True,
        capture_output=True,
        timeout=120,
        cwd=checkout_to_read,
        env={**os.environ, "SHOAL_PURE": "1"},
    )
    return folder


@pytest.fixture(scope="module")
def metadata(built):
    return Parser().parsestr(next(built.glob("*.dist-info/METADATA")).read_text(encoding="utf-8"))


def vendored():
    """File, package and licence of every vendored file of the page."""
    table = re.findall(
        r"^\| `([^`]+)` \| (\S+)[^|]* \|[^|]+\| (\S+) \|",
        (VENDOR / "README.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert table
    return table


def test_the_licence_is_an_spdx_expression():
    assert canonicalize_license_expression(EXPRESSION) == EXPRESSION


def test_the_licence_names_the_code_the_rules_of_shark_tank_and_the_font():
    assert {"MIT", "CC-BY-SA-4.0", "OFL-1.1"} <= set(EXPRESSION.split(" AND "))


@pytest.mark.parametrize(("file", "package", "licence"), vendored())
def test_vendored_files_are_listed_with_their_licence_texts(file, package, licence):
    short = package.rpartition("/")[2]
    assert licence in EXPRESSION.split(" AND ")
    assert (VENDOR / file).exists()
    assert any(text.name.startswith(f"{short}.LICENSE") for text in VENDOR.iterdir())


def test_every_vendored_file_is_listed():
    known = {file for file, _, _ in vendored()}
    files = (path for path in VENDOR.rglob("*") if path.is_file())
    others = {str(path.relative_to(VENDOR)) for path in files} - known - {"README.md"}
    assert {name for name in others if not name.endswith((".d.ts", ".LICENSE.txt"))} == set()


def test_the_metadata_names_the_licences(metadata):
    assert metadata["License-Expression"] == EXPRESSION


def test_the_metadata_lists_every_text(metadata):
    assert sorted(metadata.get_all("License-File")) == sorted(["LICENSE", *TEXTS])
    assert "src/shoal/games/sharktank/RULES.LICENSE.txt" in TEXTS


def test_every_text_is_in_the_source_distribution(built):
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", *TEXTS} <= names


def test_the_rules_of_shark_tank_point_to_their_licence():
    rules = (ROOT / "src/shoal/games/sharktank/RULES.md").read_text(encoding="utf-8")
    text = (ROOT / "src/shoal/games/sharktank/RULES.LICENSE.txt").read_text(encoding="utf-8")
    assert "CC BY-SA 4.0" in rules and "Richard Durham" in rules
    assert "Attribution-ShareAlike 4.0 International" in text
