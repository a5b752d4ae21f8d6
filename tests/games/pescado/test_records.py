"""Recorded games for every way Pescado can end and every kind of snatching: all must replay."""

from pathlib import Path

import pytest

import shoal
from shoal.core.state import CHANCE

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))
NAMES = {path.stem: path for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_and_its_dice_match_the_commitment(path):
    assert shoal.verify(path) == []
    record = shoal.read(path)
    match = shoal.Match.replay(record)
    assert match.over and (match.scores, match.ranking) == (
        record.result.scores,
        record.result.ranking,
    )


def ended(name: str) -> shoal.Match:
    """A kept game at its end."""
    return shoal.Match.replay(shoal.read(NAMES[name]))


def pool_at_the_end(name: str) -> int:
    return len(ended(name).view(None).facts["pool"])


def since_the_last_throw(name: str) -> list[str]:
    """The moves of the seats, and the lots, after the last throw of the dice."""
    texts = [text for _, text in shoal.read(NAMES[name]).moves]
    throws = [place for place, text in enumerate(texts) if text.startswith("throw ")]
    return texts[throws[-1] + 1 :]


def test_a_game_that_ends_at_once_because_the_pool_cannot_be_filled():
    record = shoal.read(NAMES["pool-cannot-be-filled"])
    assert pool_at_the_end("pool-cannot-be-filled") < 6
    assert record.moves[-1][0] != CHANCE or record.moves[-1][1].startswith("throw ")
    assert len(record.result.ranking[0]) == 1


def test_a_game_won_by_fewer_tiles():
    match = ended("won-by-fewer-tiles")
    tiles = [len(won) for won in match.view(None).facts["won"]]
    assert match.scores == (25, 25)
    assert match.ranking == ((0,), (1,)) and tiles[0] < tiles[1]


def test_a_shared_win():
    match = ended("shared-win")
    tiles = [len(won) for won in match.view(None).facts["won"]]
    assert match.ranking == ((0, 2), (1,))
    assert match.scores[0] == match.scores[2] and tiles[0] == tiles[2]


def test_a_game_that_runs_out_of_throws():
    facts = ended("out-of-throws").view(None).facts
    assert (len(facts["pool"]), facts["thrown"], facts["throws"]) == (6, 12, 12)


def test_a_game_that_runs_out_of_throws_in_a_snatch_round():
    match = ended("out-of-throws-in-a-snatch")
    texts = [text for _, text in match.record().moves]
    assert [text.partition(" ")[0] for text in texts[-2:]] == ["throw", "throw"]
    assert match.ranking == ((0, 1),)


def test_a_live_snatch_that_empties_the_stack():
    assert pool_at_the_end("ended-by-a-live-snatch") < 6
    last = since_the_last_throw("ended-by-a-live-snatch")
    assert any(text.startswith("claim ") for text in last) and last[-1] == "done"


def test_a_sealed_snatch_that_empties_the_stack():
    assert pool_at_the_end("ended-by-a-sealed-snatch") < 6
    assert since_the_last_throw("ended-by-a-sealed-snatch")[-1].startswith("order ")


@pytest.mark.parametrize(
    ("name", "snatch"),
    [
        ("pool-cannot-be-filled", "off"),
        ("ended-by-a-live-snatch", "live"),
        ("ended-by-a-sealed-snatch", "sealed"),
    ],
)
def test_every_kind_of_snatching_has_its_game(name, snatch):
    assert ended(name).game.options["snatch"] == snatch


def test_a_game_under_the_other_readings():
    record = shoal.read(NAMES["other-readings"])
    assert set(record.game.chosen(record.rules)) == {
        "snatch",
        "takes",
        "second",
        "flipped",
        "penalty",
        "first",
    }


def test_a_live_round_that_a_claim_closed():
    log = ended("live-round-closed-by-a-claim").log(None)
    keys = [[said.key for said in entry.messages] for entry in log]
    closed = [step for step in keys if "log-snatch-over" in step]
    assert closed and all("log-claim" in step for step in closed)


def test_a_tile_that_was_given_up_is_drawn_next():
    record = shoal.read(NAMES["returned-tile-drawn-next"])
    state = record.start_state()
    drawn = []
    for step, (mover, move) in enumerate(record.steps(state)):
        top = record.game.view(state, 0).facts["top"]
        if top and record.moves[step][1].startswith("draw "):
            drawn.append((record.moves[step][1], f"draw {top[0]}"))
        state.play(mover, move)
    assert len(drawn) >= 2 and all(text == expected for text, expected in drawn)
