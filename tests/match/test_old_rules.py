"""Records of older rules replay under the rulings with which they were played."""

from contextlib import suppress
from pathlib import Path

import pytest
from match.traces import trace_of
from sample_games.matches import play_out, sealed
from sample_games.versioned_divers import versioned

import shoal
from shoal.core.errors import BadRecord
from shoal.match.match import Match
from shoal.match.record_reader import read_record

TESTS = Path(__file__).parents[1]
OLD = TESTS / "match" / "rules_1"
TRACES = dict(line.split() for line in (OLD / "traces.txt").read_text().splitlines())
"""Hashes of each replay, computed by the last version before the rulings changed."""

CHANGED = sorted(path for path in TRACES if path.startswith("match/"))
"""Games in which a later change of a ruling makes a difference."""


@pytest.mark.parametrize("path", TRACES)
def test_a_record_of_the_rules_1_replays_as_it_did(path):
    record = shoal.read(TESTS / path)
    assert record.rules == 1
    assert trace_of(record) == TRACES[path]


@pytest.mark.parametrize("path", CHANGED)
def test_a_record_of_the_rules_1_is_valid_and_written_unchanged(path):
    assert shoal.verify(TESTS / path) == []
    assert shoal.read(TESTS / path).text() == (TESTS / path).read_text()


@pytest.mark.parametrize("path", CHANGED)
def test_the_newest_rules_give_another_game_for_the_same_moves(path):
    text = (TESTS / path).read_text().replace("\nrules 1\n", "\nrules 2\n")
    record = read_record(sealed(text))
    with suppress(BadRecord):  # The newest rules do not even allow all moves.
        assert trace_of(record) != TRACES[path]


@pytest.mark.parametrize("path", CHANGED)
def test_a_match_of_the_rules_1_continues_under_them(path):
    record = shoal.read(TESTS / path)
    assert record.result is not None
    own = [step for step, (mover, _) in enumerate(record.moves) if mover >= 0]
    match = Match.resume(record, record.result.seed, own[-1])
    match.play(*record.moves[own[-1]])
    assert match.record() == record


# With a small game whose dice have changed twice.


def played(rules: int) -> Match:
    return play_out(Match.new(versioned().game({}, rules), 2, seed=3, rules=rules))


@pytest.mark.parametrize("rules", [1, 2, 4])
def test_a_record_names_its_rules_and_no_option_at_their_default(rules):
    lines = played(rules).record().text().splitlines()
    assert lines[2] == f"rules {rules}"
    assert not [line for line in lines if line.startswith("option ")]


@pytest.mark.parametrize("rules", [1, 2, 4])
def test_a_record_is_read_by_its_rules(rules):
    record = played(rules).record()
    again = read_record(record.text(), [versioned()])
    assert (again, again.game.options) == (record, record.game.options)
    assert again.replay().scores() == record.replay().scores()


def test_a_default_of_older_rules_is_not_written():
    text = played(1).record().text().replace("players 2\n", "players 2\noption dice=2\n")
    with pytest.raises(BadRecord, match="differ from their default"):
        read_record(sealed(text), [versioned()])


def test_a_record_that_starts_in_a_position_reads_it_by_its_rules():
    start = "players=2 | phase=turn turn=0 dives=0 pearls=1,4 calls=1,1 catch=0,0"
    match = play_out(Match.at(versioned(), start, 3, rules=1))
    record = read_record(match.record().text(), [versioned()])
    assert (record.start, record.game.options["dice"]) == (start, 2)
    assert Match.replay(record).scores == match.scores
