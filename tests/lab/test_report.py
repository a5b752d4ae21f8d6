"""The page of a study: whole, alone, and true to its figures."""

import re
import xml.etree.ElementTree as ET

import pytest

from shoal.lab.drawings import drawings
from shoal.lab.findings import findings
from shoal.lab.plots import Course, Scale, curves, whole
from shoal.lab.report import amounts, command, report
from shoal.lab.samples import play_task
from shoal.lab.tables import Study
from shoal.terminal.cli import build_parser
from shoal.terminal.study import read_study


@pytest.fixture(scope="module", params=["sharkbait", "jaws", "urchins"])
def found(request):
    players = 3
    rivals = {"urchins": (("stay", True),), "sharkbait": (("track", 20),), "jaws": ()}
    study = Study(request.param, (players,), "easy", "drift", 4, 2, {}, rivals[request.param])
    return findings(study, [game for task in study.tasks(set()) for game in play_task(task)])


def test_the_page_needs_nothing_else(found):
    page = report(found)
    assert page.startswith("<!doctype html>")
    assert not re.search(r'(src|href)="(?!#)', page) and "@import" not in page


def test_every_tag_of_the_page_is_closed(found):
    body = re.search(r"<body>.*</body>", report(found), re.DOTALL).group()
    ET.fromstring(re.sub(r" class=n(?=>)", ' class="n"', body))


def test_every_plot_stands_alone_and_says_what_it_shows(found):
    for plot in drawings(found).values():
        picture = ET.fromstring(plot.svg(alone=True))
        assert found["title"] in picture.get("aria-label")
        assert "prefers-color-scheme:dark" in plot.svg(alone=True)


def test_the_page_tells_the_command_that_makes_it_again(found):
    words = command(found).split()[1:]
    study = read_study(build_parser().parse_args(words))
    told = found["study"]
    assert study.json() == {**told, "rivals": study.json()["rivals"]}
    assert [list(rival) for rival in study.rivals] == told["rivals"] or not told["rivals"]


def test_wins_are_told_as_shares_and_points_as_numbers():
    apart = {"mean": -0.0004, "low": -0.02, "high": 0.03}
    wins = {"share": True, "usual": 0.285, "other": 0.2846, "difference": apart}
    assert amounts(wins) == ("28.5 %", "28.5 %", "0.0 % (−2.0 to 3.0)")  # noqa: RUF001 - a minus
    assert amounts({**wins, "share": False})[2] == "0.00 (−0.02 to 0.03)"  # noqa: RUF001 - a minus


def test_ticks_are_round_and_within():
    ticks = Scale(-0.37, 0.52, 0, 100).ticks()
    assert ticks == [-0.2, 0.0, 0.2, 0.4]


def test_parts_of_a_whole_fill_the_bar():
    plot = whole([("one", 0.25), ("other", 0.75)], "parts")
    widths = [float(width) for width in re.findall(r'width="([\d.]+)" height="40', plot.body)]
    assert widths[1] == pytest.approx(3 * widths[0], rel=0.05)


def test_a_curve_with_nothing_to_say_has_no_line():
    some = {"mean": 0.5, "low": 0.4, "high": 0.6}
    plot = curves([Course("none", [(10, None)]), Course("some", [(10, some)])], "words", "below")
    assert plot.body.count("polyline") == 1
