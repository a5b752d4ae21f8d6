"""Text and HTML of a report: numbers with intervals, tables, sections."""

from html import escape
from typing import Any

from shoal.lab.svg import Plot

Json = dict[str, Any]  # Any: it is JSON

SMALLEST_SHARE = 0.001
"""A smaller share would be rounded to 0.0 %."""


def number(value: float) -> str:
    """A number with few digits and a typographic minus; 0 has no sign.

    >>> number(12.345), number(0.12345), number(1234.5), number(-0.001)
    ('12.3', '0.12', '1,234', '0.00')
    """
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return fixed(value, digits)


def fixed(value: float, digits: int) -> str:
    """A number with this many digits after the decimal point."""
    # Adding 0.0 turns -0.0 into 0.0.
    return f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "−")  # noqa: RUF001 - a minus


def with_interval(one: dict[str, float], *, shares: bool = True) -> str:
    """An estimate with its interval as text."""
    if shares:
        mean, low, high = (fixed(100 * one[name], 1) for name in ("mean", "low", "high"))
        return f"{mean} % ({low} to {high})"
    return f"{number(one['mean'])} ({number(one['low'])} to {number(one['high'])})"


def nonzero_percent(share: float) -> str:
    """A share as a percentage that is 0 only if the share is.

    >>> nonzero_percent(0.115), nonzero_percent(0.0), nonzero_percent(0.0001)
    ('11.5 %', '0.0 %', 'less than 0.1 %')
    """
    if 0 < share < SMALLEST_SHARE:
        return "less than 0.1 %"
    return f"{fixed(100 * share, 1)} %"


def percentage_points(share: float) -> str:
    """A difference of shares in percentage points, with its sign.

    >>> percentage_points(0.123), percentage_points(-0.004)
    ('+12', '0')
    """
    whole = round(100 * share)
    return fixed(whole, 0) if whole <= 0 else f"+{whole}"


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


def wide_screens_only(words: str) -> str:
    """Text that narrow screens do not show."""
    return f'<span class="hide">{words}</span>'


def column_ends(left: str, right: str) -> str:
    """Labels for both ends of a column of small intervals."""
    return f'<span class="ends"><span>{left}</span><span>{right}</span></span>'
