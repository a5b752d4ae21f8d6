"""The diagram in ARCHITECTURE.md shows the layers that import-linter enforces."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DESCRIPTION_COLUMN = 40
"""Where the text beside the diagram begins."""


def layers_of_diagram(text: str) -> list[set[str]]:
    """The packages of each row of the first drawing in a document."""
    drawing = text.split("```")[1]
    rows = [
        set(re.findall(r"\w+", line[:DESCRIPTION_COLUMN]))
        for line in drawing.strip("\n").split("\n")
    ]
    return [row for row in rows if row]


def layers_of_contract() -> list[set[str]]:
    """The packages of each layer in pyproject.toml, the highest first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if one.get("containers") == ["shoal"]]
    return [set(layer.split(" | ")) for layer in contract["layers"]]


def test_the_diagram_has_the_layers_of_the_contract_in_their_order():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert layers_of_diagram(text) == layers_of_contract()


def test_rows_without_a_package_are_no_layers():
    drawing = "```\n  cli   sea                             the command\n   |\n  core\n```\n"
    assert layers_of_diagram(drawing) == [{"cli", "sea"}, {"core"}]
