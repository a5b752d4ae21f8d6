"""Recorded games, one for every way in which Shark Tank can end: all must replay."""

from pathlib import Path

import pytest

import shoal

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def ended(name: str) -> shoal.Match:
    return shoal.Match.replay(shoal.read(Path(__file__).parent / "records" / f"{name}.record"))


def keys_heard(match: shoal.Match) -> list[str]:
    return [message.key for entry in match.log(None) for message in entry.messages]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_and_its_dice_match_the_commitment(path):
    assert shoal.verify(path) == []
    record = shoal.read(path)
    match = shoal.Match.replay(record)
    assert match.over
    assert (match.scores, match.ranking) == (record.result.scores, record.result.ranking)


@pytest.mark.parametrize("name", ["fish-run-out-3", "fish-run-out-4"])
def test_games_in_which_the_fish_ran_out(name):
    facts = ended(name).view(None).facts
    assert facts["fish"] == [[], [], [], []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_which_everybody_had_a_last_turn(players):
    facts = ended(f"last-round-played-{players}").view(None).facts
    assert facts["last"] == 0 and 1 <= sum(map(len, facts["fish"])) <= 2


@pytest.mark.parametrize("players", [2, 3])
def test_games_that_the_cap_ended(players):
    facts = ended(f"cap-reached-{players}").view(None).facts
    assert (facts["turn"], facts["last"]) == (200, None)


def test_a_game_in_which_no_shark_could_move_any_more():
    match = ended("no-shark-can-move")
    facts = match.view(None).facts
    assert (facts["turn"], facts["last"]) == (1, None)
    assert "log-end-stuck" in keys_heard(match)


def test_a_game_won_by_tasty_fish():
    match = ended("won-by-tasty-fish")
    tied = [seat for seat in range(match.players) if match.scores[seat] == max(match.scores)]
    tasty = [row[1] for row in match.view(None).facts["sheet"]]
    assert len(tied) > 1
    assert match.ranking[0] == (max(tied, key=lambda seat: tasty[seat]),)


def test_a_shared_win():
    match = ended("shared-win")
    tasty = [row[1] for row in match.view(None).facts["sheet"]]
    assert len(match.ranking[0]) > 1
    assert len({(match.scores[seat], tasty[seat]) for seat in match.ranking[0]}) == 1


def test_a_game_under_other_options():
    match = ended("every-option")
    chosen = match.game.chosen(match.record().rules)
    assert set(chosen) == {"tank", "spread", "touch", "null"}


def test_a_game_in_which_the_roll_of_a_null_was_cut():
    match = ended("null-cut-to-what-fits")
    assert "log-roll-cut" in keys_heard(match)
    assert match.record().rules == 2


def test_a_game_for_two_in_which_nobody_skipped_twice_running():
    match = ended("won-without-a-second-skip-2")
    assert match.record().rules == 3
    skipped = [
        message.args["seat"]
        for entry in match.log(None)
        for message in entry.messages
        if message.key == "log-skip"
    ]
    assert len(skipped) >= 2
    assert max(match.view(None).facts["tiles"]) <= 1


def test_an_older_record_keeps_the_printed_rule_about_skipping():
    assert ended("last-round-played-2").game.options["skip"] == "always"
