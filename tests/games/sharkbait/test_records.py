"""Recorded games for every way SharkBait can end, and for unusual options: all must replay."""

from pathlib import Path

import pytest

import shoal

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


def ending(name: str) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], dict[str, object]]:
    """Scores, ranking and facts at the end of a kept game."""
    match = shoal.Match.replay(shoal.read(NAMES[name]))
    return match.scores, match.ranking, match.view(None).facts


def level(name: str) -> list[int]:
    """The seats whose pawns are furthest."""
    scores, _, _ = ending(name)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_a_game_won_by_the_pawn():
    assert level("won-outright") == list(ending("won-outright")[1][0])


def test_a_game_won_by_trophies():
    _, ranking, facts = ending("won-by-trophies")
    tied = level("won-by-trophies")
    assert len(tied) > 1 and len(ranking[0]) == 1
    assert facts["trophies"][ranking[0][0]] == max(facts["trophies"][seat] for seat in tied)


def test_a_game_won_by_baits():
    _, ranking, facts = ending("won-by-baits")
    assert len(level("won-by-baits")) > 1 and len(ranking[0]) == 1
    level_too = [s for s in level("won-by-baits") if s != ranking[0][0]]
    assert any(facts["trophies"][s] == facts["trophies"][ranking[0][0]] for s in level_too)


def test_a_shared_win():
    _, ranking, facts = ending("shared-win")
    first, *others = ranking[0]
    assert others
    for key in ("pawns", "trophies", "baits"):
        assert all(facts[key][seat] == facts[key][first] for seat in others)


def test_a_pawn_at_the_end_of_a_short_track():
    assert max(ending("short-track")[0]) == 10


def test_a_game_with_a_token_0():
    log = shoal.Match.replay(shoal.read(NAMES["token-0"])).log(None)
    taken = [said.args for entry in log for said in entry.messages if said.key == "log-token"]
    assert [args["bait"] for args in taken if args["token"] == 0].count(1) >= 2
