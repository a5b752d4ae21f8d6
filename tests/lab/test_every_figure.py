"""Every figure of a study follows from the lines of its games, and the page shows no other.

The figures are worked out here a second time, from the file of games and in another way.
"""

import json
import math
import re
import statistics
from html import unescape

import pytest

from shoal.cli.main import main
from shoal.lab.report.report_words import ReportWords

TOKENS = "1-3:5b,4-5:6b,6-8:1,9-11:2,12-14:3,15-17:4,18-20:5"
NORMAL = 1.959964


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The page, its JSON, and the lines of its games by variant."""
    page = tmp_path_factory.mktemp("study") / "study.html"
    words = [
        "study",
        "sharkbait",
        "--players",
        "3,4",
        "--games",
        "8",
        "--bots",
        "easy",
        "--jobs",
        "1",
    ]
    words += ["--sweep", "track=12,42", "--sensitivity", "track", "--without", "rules"]
    words += ["--against", "track=15"]
    words += ["--option", "tokens=1-3:0b,4-5:1b,6-8:1,9-11:2,12-14:3,15-17:4,18-20:5"]
    assert main([*words, "--option", f"tokens={TOKENS}", "--out", str(page)]) == 0
    lines = page.with_suffix(".jsonl").read_text().splitlines()[1:]
    games = {}
    for row in map(json.loads, lines):
        games.setdefault(row["table"], []).append(row)
    for rows in games.values():
        rows.sort(key=lambda row: (row["deal"], row["turned"]))
    return page.read_text(), json.loads(page.with_suffix(".json").read_text()), games


def interval(values):
    """The mean of values with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = NORMAL * spread / math.sqrt(len(values))
    return {"mean": mean, "low": mean - half, "high": mean + half}


def wilson(values):
    """The mean of shares with Wilson's interval."""
    count, mean = len(values), sum(values) / len(values)
    z = NORMAL**2 / count
    half = NORMAL * math.sqrt(mean * (1 - mean) / count + z / (4 * count)) / (1 + z)
    middle = (mean + z / 2) / (1 + z)
    return {"mean": mean, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def win(row, seat):
    return (row["ranks"][seat] == 0) / row["ranks"].count(0)


def ordered(row):
    return sorted(row["scores"], reverse=True)


def led_wins(rows, key, tenth):
    """The wins of those ahead at a tenth; None where hardly anybody was."""
    wins = [win(row, row[key][tenth]) for row in rows if row[key][tenth] >= 0]
    enough = len(wins) > 0.1 * len(rows) and len(wins) > 1
    return {**wilson(wins), "games": len(wins)} if enough else None


def filled(bins, values):
    """The bins with their counts worked out from values."""
    counts = [0] * len(bins["counts"])
    for value in values:
        counts[int((value - bins["low"]) // bins["width"])] += 1
    return {**bins, "counts": counts}


def mean_of(values):
    return sum(values) / len(values)


def winner_drama(row):
    """The roots of what the winners lacked to the leader, at each tenth."""
    winners = [seat for seat, rank in enumerate(row["ranks"]) if rank == 0]
    return [(max(at) - at[seat]) ** 0.5 for seat in winners for at in row["values"]]


def led_at_the_end(row):
    """The tenths, from the last, in which a winner had the best value."""
    winners = [seat for seat, rank in enumerate(row["ranks"]) if rank == 0]
    ahead = [max(at) == max(at[seat] for seat in winners) for at in row["values"]]
    return next((n for n, one in enumerate(reversed(ahead)) if not one), len(ahead))


def entropy(values):
    parts = [value / sum(values) for value in values]
    return -sum(part * math.log(part) for part in parts if part) / math.log(len(parts))


def figures_of(rows, found):
    """The figures of the game as it is."""
    steps = sorted(row["steps"] for row in rows)
    half = led_wins(rows, "leaders", 4)
    tenths = [
        [row["choices"][tenth] for row in rows if row["choices"][tenth]] for tenth in range(10)
    ]
    scores = [score for row in rows for score in row["scores"]]
    return {
        "length": {
            "steps": interval(steps),
            "decisions": interval([row["decisions"] for row in rows]),
            "middle": statistics.median(steps),
            "from": steps[len(steps) // 20],
            "to": steps[-1 - len(steps) // 20],
            "histogram": filled(found["length"]["histogram"], steps),
        },
        "branching": {
            "mean": interval([row["moves"] / row["decisions"] for row in rows]),
            "widest": max(row["widest"] for row in rows),
            "by_tenth": [interval(tenth) if len(tenth) > 1 else None for tenth in tenths],
        },
        "seats": {
            "by_turn": [
                wilson([win(row, (row["first"] + place) % 3) for row in rows]) for place in range(3)
            ],
            "by_seat": [wilson([win(row, seat) for row in rows]) for seat in range(3)],
            "begun": wilson([win(row, row["first"]) for row in rows]),
            "fair": 1 / 3,
            "sides": rows[0]["sides"],
            "first": rows[0]["first"],
            "first_varies": len({row["first"] for row in rows}) > 1,
        },
        "scores": {
            "points": interval([sum(row["scores"]) / 3 for row in rows]),
            "deviation": statistics.pstdev(scores),
            "winner": interval([ordered(row)[0] for row in rows]),
            "margin": interval([ordered(row)[0] - ordered(row)[1] for row in rows]),
            "range": interval([ordered(row)[0] - ordered(row)[-1] for row in rows]),
            "shared": wilson([float(row["ranks"].count(0) > 1) for row in rows]),
            "histogram": filled(found["scores"]["histogram"], scores),
            "winners": filled(found["scores"]["winners"], [max(row["scores"]) for row in rows]),
        },
        "comeback": {
            "leaders": [led_wins(rows, "leaders", tenth) for tenth in range(9)],
            "favourites": [led_wins(rows, "favourites", tenth) for tenth in range(9)],
            "half": half,
            "lead_changes": interval([row["lead_changes"] for row in rows]),
            "led_throughout": wilson([float(row["lead_changes"] == 0) for row in rows]),
        },
        "tension": {
            "drama": interval([mean_of(winner_drama(row)) for row in rows]),
            "decisiveness": interval([led_at_the_end(row) / 9 for row in rows]),
            "forced": interval(
                [row["forced"] / (row["forced"] + row["decisions"]) for row in rows]
            ),
            "uncertainty": [
                interval([entropy(row["values"][tenth]) for row in rows]) for tenth in range(9)
            ],
        },
    }


MEASURES = {
    "steps of a game": lambda row: row["steps"],
    "decisions": lambda row: row["decisions"],
    "moves to choose from": lambda row: row["moves"] / row["decisions"],
    "wins of the first player": lambda row: win(row, row["first"]),
    "points of the winner": lambda row: ordered(row)[0],
    "points between first and second": lambda row: ordered(row)[0] - ordered(row)[1],
    "shared wins": lambda row: row["ranks"].count(0) > 1,
    "changes of the lead": lambda row: row["lead_changes"],
    "wins of the leader at half-time": lambda row: (
        win(row, row["leaders"][4]) if row["leaders"][4] >= 0 else 0.5
    ),
}

DIFFERENT = {
    "moved": ("course",),
    "choices": ("choices", "moves", "widest"),
    "points": ("scores", "leaders"),
    "ranks": ("ranks",),
    "touched": ("course", "choices", "moves", "widest", "scores", "leaders", "ranks"),
}


def shares_of(usual, other):
    """In which share of the deals games differ, by what differs."""
    pairs = list(zip(usual, other, strict=True))
    found = {
        name: sum(any(one[key] != two[key] for key in keys) for one, two in pairs) / len(pairs)
        for name, keys in DIFFERENT.items()
    }
    winners = [[[win(row, seat) for seat in range(3)] for row in pair] for pair in pairs]
    return {**found, "winner": sum(one != two for one, two in winners) / len(pairs)}


@pytest.mark.parametrize("part", ["length", "branching", "seats", "scores", "comeback", "tension"])
def test_every_figure_of_the_game_as_it_is_follows_from_its_lines(made, part):
    _, found, games = made
    assert leaves(found[part]) == pytest.approx(
        leaves(figures_of(games["as it is"], found)[part]), abs=1e-5
    )


def test_every_figure_of_a_comparison_follows_from_the_lines(made):
    _, found, games = made
    for one in found["rulings"]:
        usual, other = games["as it is"], games[one["table"]]
        if one["option"]:
            assert {name: one[name] for name in [*DIFFERENT, "winner"]} == shares_of(usual, other)
            assert one["same"] == (one["touched"] == 0)
        for row in one["measures"]:
            measure = MEASURES[row["name"]]
            values = [[float(measure(row)) for row in rows] for rows in (usual, other)]
            assert row["usual"] == pytest.approx(statistics.fmean(values[0]), abs=1e-4)
            assert row["other"] == pytest.approx(statistics.fmean(values[1]), abs=1e-4)
            differences = [two - one for one, two in zip(*values, strict=True)]
            assert row["difference"] == pytest.approx(interval(differences), abs=1e-4)
        assert [row["name"] for row in one["measures"]] == list(MEASURES)


def measured(name, rows):
    """A measure with its interval over the lines of a variant."""
    values = [float(MEASURES[name](row)) for row in rows]
    is_share = "wins" in name
    return wilson(values) if is_share else interval(values)


def test_every_figure_of_a_sweep_follows_from_the_lines(made):
    _, found, games = made
    (sweep,) = found["sweeps"]
    for row, variant in zip(sweep["values"], ("track=12", "as it is"), strict=True):
        assert list(row["measures"]) == list(MEASURES)
        for name, one in row["measures"].items():
            assert one == pytest.approx(measured(name, games[variant]), abs=1e-5)


def test_every_figure_of_other_rules_and_of_sensitivity_follows_from_the_lines(made):
    _, found, games = made
    usual = games["as it is"]
    other = games["against track=15"]
    assert {name: found["against"][name] for name in DIFFERENT} == {
        name: share for name, share in shares_of(usual, other).items() if name != "winner"
    }
    rows = [(found["against"]["measures"], other)]
    for one in found["sensitivity"]:
        value = {True: "yes", False: "no"}.get(one["other"], one["other"])
        turned = games[f"{one['knob']}={value}"]
        assert one["touched"] == shares_of(usual, turned)["touched"]
        rows.append((one["measures"], turned))
    for measures, played in rows:
        for row in measures:
            pairs = zip(usual, played, strict=True)
            measure = MEASURES[row["name"]]
            differences = [float(measure(two)) - float(measure(one)) for one, two in pairs]
            assert row["difference"] == pytest.approx(interval(differences), abs=1e-4)


def test_the_worth_of_everything_follows_from_the_lines(made):
    _, found, games = made
    usual = games["as it is"]
    assert found["without"]
    for row in found["without"]:
        kind, (key, args, *_) = row["kind"], row["what"]
        name = f"without {kind}: {' '.join([key, *map(str, args.values())])}"
        deals = zip(usual, games[name], strict=True)
        lost = [above(free, free["deal"] % 3) - above(bound, bound["deal"] % 3)
                for free, bound in deals]  # fmt: skip
        assert row["deals"] == len(lost)
        assert row["worth"] == pytest.approx(interval(lost), abs=1e-4)
        has = [any(sum(n) for what, n in one["events"].get(kind, []) if what == row["what"])
               for one in usual]  # fmt: skip
        assert row["games"] == pytest.approx(wilson([float(one) for one in has]), abs=1e-4)


def above(row, seat):
    """The share of the other seats that a seat finished above; a tie counts half."""
    ranks, own = row["ranks"], row["ranks"][seat]
    others = [rank for place, rank in enumerate(ranks) if place != seat]
    return sum((rank > own) + (rank == own) / 2 for rank in others) / len(others)


def test_the_order_of_play_of_every_number_of_players_follows_from_the_lines(made):
    _, found, games = made
    for row, variant in zip(found["seats_by_players"], ("as it is", "4 players"), strict=True):
        rows, players = games[variant], row["players"]
        for place in range(players):
            wins = [win(one, (one["first"] + place) % players) for one in rows]
            assert row["by_turn"][place] == pytest.approx(wilson(wins), abs=1e-5)
            seats = [win(one, place) for one in rows]
            assert row["by_seat"][place] == pytest.approx(wilson(seats), abs=1e-5)


def test_every_event_is_counted_as_in_the_lines(made):
    _, found, games = made
    rows = games["as it is"]
    for kind, events in found["happenings"].items():
        for event in events:
            counts = [
                sum(seats)
                for row in rows
                for what, seats in row["events"].get(kind, [])
                if what == event["what"]
            ]
            assert event["a_game"] == pytest.approx(sum(counts) / len(rows), abs=1e-4)
            assert event["games"] == pytest.approx(sum(n > 0 for n in counts) / len(rows), abs=1e-4)


def test_luck_and_its_parts_follow_from_the_lines(made):
    _, found, games = made
    rows = games["unequal bots"]
    deals = [(rows[n], rows[n + 1]) for n in range(0, len(rows), 2)]
    shares = [
        [[sum(other > rank for other in row["ranks"]) + (row["ranks"].count(rank) - 1) / 2
          for rank in row["ranks"]] for row in deal] for deal in deals
    ]  # fmt: skip
    better = []
    for deal, both in zip(deals, shares, strict=True):
        for row, _ in zip(deal, both, strict=True):
            pairs = [
                (row["ranks"][one], row["ranks"][two])
                for one in range(3)
                for two in range(3)
                if row["seats"][one] == "easy" and row["seats"][two] == "random"
            ]
            better.append(sum((a < b) + (a == b) / 2 for a, b in pairs) / len(pairs))
    found = found["luck"]
    assert found["deals"] == len(deals)
    assert found["better"]["mean"] == pytest.approx(statistics.fmean(better), abs=1e-5)
    # What is the same in both games of a deal, whatever the seat and the bot usually get.
    usual = [[statistics.fmean(deal[game][seat] / 2 for deal in shares) for game in (0, 1)]
             for seat in range(3)]  # fmt: skip
    left = [[[deal[game][seat] / 2 - usual[seat][game] for game in (0, 1)] for seat in range(3)]
            for deal in shares]  # fmt: skip
    dice = statistics.fmean(one * two for deal in left for one, two in deal)
    within = statistics.fmean(value**2 for deal in left for pair in deal for value in pair)
    assert found["dice"]["mean"] / found["luck"]["mean"] == pytest.approx(dice / within, abs=1e-3)
    assert sum(found[part]["mean"] for part in ("seat", "skill", "luck")) == pytest.approx(1)


def test_every_figure_of_the_page_is_in_the_json(made):
    page, found, _ = made
    words = ReportWords("en")
    numbers = {str(number) for number in leaves(found).values()} | {"95", "100", "2008"}
    for value in leaves(found).values():
        if isinstance(value, str):
            numbers |= set(re.findall(r"\d+", value))
        if isinstance(value, (int, float)):
            numbers |= {words.number(value), words.on_axis(value), words.fixed(value, 0)}
            numbers |= {words.fixed(100 * value, 0), words.fixed(100 * value, 1)}
            numbers |= {words.fixed(100 * (1 - value), 1)}
    shown = re.sub(r"<style.*?</style>|<svg.*?</svg>|<code>.*?</code>", " ", page, flags=re.DOTALL)
    text = unescape(re.sub(r"<[^>]+>|\S*\d:\d\S*|SB-\d+|0\.1 %|Shoal [\d.]+", " ", shown))
    figures = re.findall(r"\N{MINUS SIGN}?\d[\d,]*(?:\.\d+)?", text)
    assert len(figures) > 50
    assert [one for one in figures if one not in numbers] == []


def leaves(value, path=""):
    """Every value of some JSON by its path."""
    if isinstance(value, dict):
        return {k: v for key, one in value.items() for k, v in leaves(one, f"{path}.{key}").items()}
    if isinstance(value, list):
        return {k: v for n, one in enumerate(value) for k, v in leaves(one, f"{path}.{n}").items()}
    return {path: value}
