"""HTML of a report: tables, sections, plots with captions."""

from html import escape
from typing import Any

from shoal.lab.report.svg import Plot

Json = dict[str, Any]  # Any: it is JSON


def plot_row(*plots: tuple[Plot, str]) -> str:
    """Plots side by side with their captions."""
    images = [
        f"<figure>{plot.svg()}<figcaption>{escape(caption)}</figcaption></figure>"
        for plot, caption in plots
    ]
    return f'<div class="plots">{"".join(images)}</div>'


def section(name: str, title: str, *parts: str) -> str:
    """A section of the page."""
    return f'<section id="{name}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def table(heads: list[str], rows: list[list[str]], classes: list[str] | None = None) -> str:
    """A table whose first column is text and whose others are numbers.  Cells are HTML."""
    head = "".join(f"<th{' class=n' if n else ''}>{name}</th>" for n, name in enumerate(heads))
    body = ""
    for place, row in enumerate(rows):
        cells = "".join(f"<td{' class=n' if n else ''}>{cell}</td>" for n, cell in enumerate(row))
        body += f'<tr class="{classes[place] if classes else ""}">{cells}</tr>'
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def wide_screens_only(text: str) -> str:
    """Text that narrow screens do not show."""
    return f'<span class="hide">{text}</span>'


def column_ends(left: str, right: str) -> str:
    """Labels for both ends of a column of small intervals."""
    return f'<span class="ends"><span>{left}</span><span>{right}</span></span>'
