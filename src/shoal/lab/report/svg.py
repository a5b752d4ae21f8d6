"""Plots as SVG text: histograms, curves, intervals and a stacked bar.

Colours are CSS classes, so that a page can style them for light and dark; a plot
in a file of its own includes its style.  Every plot has a text description.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from shoal.lab.report.report_words import ReportWords

WIDTH, HEIGHT = 400, 220
LEFT, RIGHT, TOP, BOTTOM = 42, 18, 14, 42
ROW = 26
LETTER = 6.1
"""The approximate width of a letter."""

STYLE = """
text{font:12px system-ui,"Segoe UI",sans-serif;fill:#45616f}
.a{fill:#0a7ea4}.b{fill:#d9622b}.c{fill:#e0b252}.d{fill:#9db4bf}
.la{stroke:#0a7ea4}.lb{stroke:#d9622b}.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.band{opacity:.18}.soft{opacity:.45}
.grid{stroke:#c9dde3;stroke-width:1}.rule{stroke:#45616f;stroke-dasharray:4 4}
.strong{fill:#0c2a3c;font-weight:600}.on{fill:#fff;font-weight:600}.dark{fill:#2c2005;font-weight:600}
"""
DARK_STYLE = """
text{fill:#a3bcc8}.a{fill:#58c1e0}.b{fill:#ff9a5c}.c{fill:#c9a04a}.d{fill:#5b7482}
.la{stroke:#58c1e0}.lb{stroke:#ff9a5c}.grid{stroke:#234251}.rule{stroke:#a3bcc8}
.strong{fill:#e6f2f6}.on{fill:#04202c}.dark{fill:#2c2005}
"""
SERIES = ("a", "b")
PARTS = ("d", "b", "a", "c")


@dataclass(frozen=True)
class Plot:
    """A drawing and its description."""

    about: str
    body: str
    height: float = HEIGHT

    def svg(self, *, alone: bool = False) -> str:
        """The plot as SVG; with ``alone`` it includes its style, for a file of its own."""
        style = f"<style>{STYLE}@media(prefers-color-scheme:dark){{{DARK_STYLE}}}</style>"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.height:g}" '
            f'role="img" aria-label="{escape(self.about)}">'
            f"<title>{escape(self.about)}</title>{style if alone else ''}{self.body}</svg>"
        )


class Scale:
    """Maps values to coordinates along one side of a plot."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, low + 0.5)
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        place = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + place * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values within the scale, at most ``most`` plus one.

        >>> Scale(0, 1, 0, 100).ticks()
        [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
        """
        rough = (self.high - self.low) / most
        ten = 10 ** math.floor(math.log10(rough))
        step = next(ten * unit for unit in (1, 2, 5, 10) if ten * unit >= rough - 1e-12)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(step * place, 10) for place in range(first, last + 1)]


def text_at(x: float, y: float, text: str, anchor: str = "middle", look: str = "") -> str:
    """A text element."""
    style = f' class="{look}"' if look else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, look: str) -> str:
    """A straight line."""
    return f'<line class="{look}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def rectangle(x: float, y: float, width: float, height: float, look: str) -> str:
    """A rectangle."""
    return (
        f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.0):.1f}" '
        f'height="{max(height, 0.0):.1f}" rx="1.5"/>'
    )


def frame(across: Scale, up: Scale, below: str, words: ReportWords, *, shares: bool = True) -> str:
    """The grid, the numbers of both axes, and the label of the horizontal one."""
    parts = []
    show = words.percent if shares else words.on_axis
    for tick in up.ticks(4):
        y = up(tick)
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(text_at(LEFT - 6, y + 4, show(tick), "end"))
    for tick in across.ticks(6):
        parts.append(text_at(across(tick), HEIGHT - BOTTOM + 17, words.on_axis(tick)))
    parts.append(text_at((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, below))
    return "".join(parts)


Bins = dict[str, Any]  # Any: it is JSON


def histograms(
    series: Sequence[Bins],
    about: str,
    below: str,
    words: ReportWords,
    names: Sequence[str] = (),
) -> Plot:
    """One histogram, or two in front of each other."""
    low = min(bins["low"] for bins in series)
    high = max(bins["low"] + bins["width"] * len(bins["counts"]) for bins in series)
    shares = [
        [count / sum(bins["counts"]) / bins["width"] for count in bins["counts"]] for bins in series
    ]
    widest = max(bins["width"] for bins in series)
    across = Scale(low - 0.5, high - 0.5, LEFT, WIDTH - RIGHT)
    up = Scale(0, widest * max(max(some) for some in shares), HEIGHT - BOTTOM, TOP + 12)
    body = frame(across, up, below, words)
    for look, bins, some in zip(SERIES, series, shares, strict=False):
        for place, part in enumerate(some):
            x = across(bins["low"] + place * bins["width"] - 0.5)
            end = across(bins["low"] + (place + 1) * bins["width"] - 0.5)
            y = up(part * widest)
            soft = f"{look} soft" if len(series) > 1 else look
            body += rectangle(x + 0.5, y, end - x - 1, HEIGHT - BOTTOM - y, soft)
    return Plot(about, body + legend(names))


def legend(names: Sequence[str]) -> str:
    """The names of the series beside their colours, above the plot."""
    body, x = "", float(LEFT)
    for look, name in zip(SERIES, names, strict=False):
        body += rectangle(x, 3, 10, 10, look) + text_at(x + 15, 12, name, "start")
        x += 30 + LETTER * len(name)
    return body


Band = dict[str, float] | None


@dataclass(frozen=True)
class Curve:
    """A curve with its intervals; None where there is no value."""

    name: str
    points: Sequence[tuple[float, Band]]


def curves(
    curves: Sequence[Curve], about: str, below: str, words: ReportWords, *, shares: bool = True
) -> Plot:
    """Curves along a game, each with a band for its intervals."""
    seen = [band for curve in curves for _, band in curve.points if band]
    top = 1.0 if shares else 1.05 * max(band["high"] for band in seen)
    across = Scale(0, 100, LEFT, WIDTH - RIGHT)
    up = Scale(0, top, HEIGHT - BOTTOM, TOP + 12)
    body = frame(across, up, below, words, shares=shares)
    for look, curve in zip(SERIES, curves, strict=False):
        points = [(across(x), band) for x, band in curve.points if band]
        if not points:
            continue
        path = " ".join(f"{x:.1f},{up(band['mean']):.1f}" for x, band in points)
        edge = [f"{x:.1f},{up(band['high']):.1f}" for x, band in points]
        edge += [f"{x:.1f},{up(band['low']):.1f}" for x, band in reversed(points)]
        body += f'<polygon class="{look} band" points="{" ".join(edge)}"/>'
        body += f'<polyline class="line l{look}" points="{path}"/>'
    names = [curve.name for curve in curves] if len(curves) > 1 else []
    return Plot(about, body + legend(names))


Row = tuple[str, dict[str, float]]


def intervals(
    rows: Sequence[Row], about: str, below: str, words: ReportWords, middle: float | None = None
) -> Plot:
    """A dot with its interval for each row, and a dashed line at ``middle``."""
    wide = min(max(len(name) for name, _ in rows) * 1.15 * LETTER + 14, 0.52 * WIDTH)
    marks = [value for _, one in rows for value in (one["low"], one["high"])]
    marks += [] if middle is None else [middle]
    margin = 0.06 * (max(marks) - min(marks) or 1)
    across = Scale(min(marks) - margin, max(marks) + margin, wide, WIDTH - RIGHT)
    end = TOP + ROW * len(rows)
    body = ""
    for tick in across.ticks(4):
        x = across(tick)
        body += line(x, TOP - 4, x, end, "grid")
        body += text_at(x, end + 17, words.percent(tick))
    if middle is not None:
        body += line(across(middle), TOP - 4, across(middle), end, "rule")
    for place, (name, one) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        body += text_at(wide - 8, y + 4, clipped(name, wide - 12), "end", "strong")
        body += line(across(one["low"]), y, across(one["high"]), y, "line la")
        body += f'<circle class="a" cx="{across(one["mean"]):.1f}" cy="{y:.1f}" r="4.5"/>'
    body += text_at((wide + WIDTH - RIGHT) / 2, end + 34, below)
    return Plot(about, body, end + 42)


def clipped(name: str, width: float) -> str:
    """The name, cut to the width."""
    most = int(width / LETTER / 1.1)
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def stacked_bar(parts: Sequence[tuple[str, float]], about: str, words: ReportWords) -> Plot:
    """A bar divided into parts, with a legend below."""
    left, right = 6.0, WIDTH - 6.0
    total = sum(max(share, 0.0) for _, share in parts) or 1.0
    body, x, y = "", left, 70.0
    for look, (name, share) in zip(PARTS, parts, strict=False):
        width = max(share, 0.0) / total * (right - left)
        body += rectangle(x, 8, width - 1.5, 40, look)
        if width > 34:
            body += text_at(
                x + width / 2, 33, words.percent(share), look="dark" if look == "c" else "on"
            )
        x += width
        body += rectangle(left, y - 9, 10, 10, look)
        body += text_at(left + 16, y, name, "start")
        body += text_at(right, y, words.percent(share), "end", "strong")
        y += 20
    return Plot(about, body, y - 8)


def tiny_interval(one: dict[str, float], reach: float) -> str:
    """An interval on a scale around 0, small enough for a row of a table."""
    across = Scale(-reach, reach, 4, 116)
    look = "b" if one["high"] < 0 else "a" if one["low"] > 0 else "d"
    low, high, mean = (across(one[name]) for name in ("low", "high", "mean"))
    return (
        '<svg class="tiny" viewBox="0 0 120 16" aria-hidden="true">'
        f'<line class="grid" x1="60" y1="0" x2="60" y2="16"/>'
        f'<rect class="{look} soft" x="{low:.1f}" y="5.5" width="{max(high - low, 1):.1f}" '
        f'height="5" rx="2.5"/><circle class="{look}" cx="{mean:.1f}" cy="8" r="4"/></svg>'
    )
