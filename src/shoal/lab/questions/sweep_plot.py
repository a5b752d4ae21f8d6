"""The plot of a sweep: a measure at every value of a knob, with its intervals."""

from typing import Any

from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.svg import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    WIDTH,
    Plot,
    Scale,
    line,
    text_at,
)

Json = dict[str, Any]  # Any: it is JSON
SLACK = 0.08
"""The part of the range of values that is left free above and below."""
MAX_LABELS = 8
GAP = 14
"""Between the edge of the plot and the first value."""


def sweep_plot(
    points: list[tuple[str, Json]],
    usual: str,
    about: str,
    below: str,
    words: ReportWords,
    *,
    shares: bool,
    fair: float | None = None,
) -> Plot:
    """The intervals at every value, joined by a curve; the usual value has a ring.

    Values stand side by side at equal distances, since not all are numbers.
    """
    ends = [one[name] for _, one in points for name in ("low", "high")]
    ends += [] if fair is None else [fair]
    slack = SLACK * (max(ends) - min(ends) or 1)
    up = Scale(min(ends) - slack, max(ends) + slack, HEIGHT - BOTTOM, TOP)
    across = Scale(0, len(points) - 1, LEFT + GAP, WIDTH - RIGHT - GAP)
    show = words.percent if shares else words.on_axis
    body = "".join(
        line(LEFT, up(tick), WIDTH - RIGHT, up(tick), "grid")
        + text_at(LEFT - 6, up(tick) + 4, show(tick), "end")
        for tick in up.ticks(4)
    )
    if fair is not None:
        body += line(LEFT, up(fair), WIDTH - RIGHT, up(fair), "rule")
    middles = [(across(place), up(one["mean"])) for place, (_, one) in enumerate(points)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in middles)
    body += f'<polyline class="line la soft" points="{path}"/>'
    every = -(-len(points) // MAX_LABELS)
    for place, (name, one) in enumerate(points):
        x, y = middles[place]
        look = "b" if name == usual else "a"
        body += line(x, up(one["low"]), x, up(one["high"]), f"line l{look}")
        body += f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
        if place % every == 0 or name == usual:
            strong = "strong" if name == usual else ""
            body += text_at(x, HEIGHT - BOTTOM + 17, name, look=strong)
    body += text_at((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, below)
    return Plot(about, body)
