"""The events that a study counts add up to the results of the games."""

import pytest

from shoal.core.catalogue import LANGUAGES
from shoal.core.message import key_in
from shoal.games import game_info, names
from shoal.lab.report.report_words import ReportWords, hyphened
from shoal.lab.study_game import StudyGame, play_task
from shoal.lab.study_plan import Study


def game_of(name: str, players: int, **options: str) -> StudyGame:
    variant, pairings = Study(name, (players,), "easy", "random", 4, 3, options).tasks(set())[0]
    return play_task((variant, pairings[:1]))[0]


def total(game: StudyGame, kind: str, seat: int = -1, what: str = "") -> int:
    """How often an event (or all events of its kind) was counted, for a seat or for all."""
    counts = [
        seats
        for event, seats in game.events.get(kind, {}).items()
        if what in (event.key, event.rule, "")
    ]
    return sum(sum(seats) if seat < 0 else seats[seat] for seats in counts)


def test_everybody_takes_a_token_a_round_in_sharkbait():
    game = game_of("sharkbait", 4)
    assert [total(game, "tokens", seat) for seat in range(4)] == [7, 7, 7, 7]


def test_every_round_of_sharkbait_has_a_trophy():
    assert total(game_of("sharkbait", 5), "rules", what="statistics-trophy") == 7


def test_every_turn_of_sharkbait_ends_with_sharks_that_feed_or_fight():
    game = game_of("sharkbait", 3)
    ends = total(game, "rules", what="SB-23") + total(game, "rules", what="SB-24")
    stops = sum(
        total(game, "rules", what=what)
        for what in ("statistics-chooses-stop", "statistics-must-stop")
    )
    assert ends == stops == 21


def test_points_of_pescado_are_tiles_gained_less_tiles_lost():
    game = game_of("pescado", 2)
    worth = sum(
        event.args["points"] * sum(counts) for event, counts in game.events["worths"].items()
    )
    stolen = total(game, "rules", what="PE-18")
    assert total(game, "tiles") == stolen + total(game, "rules", what="statistics-takes")
    assert sum(game.scores) <= worth <= sum(game.scores) + 3 * stolen


def test_a_snatched_tile_is_not_taken_by_the_throw():
    game = game_of("pescado", 3, snatch="live")
    assert total(game, "rules", what="PE-27") > 0
    assert total(game, "rules", what="statistics-snatches") > 0


def test_points_of_sea_urchins_are_the_catches():
    game = game_of("urchins", 3)
    for seat in range(3):
        caught = [
            event.args["tokens"] * counts[seat] for event, counts in game.events["catches"].items()
        ]
        assert sum(caught) == game.scores[seat]


def test_turns_of_shark_tank_are_movements_and_skips():
    game = game_of("sharktank", 3, turns="60")
    assert total(game, "movements") + total(game, "rules", what="ST-29") <= 60
    assert total(game, "gobbled fish") == total(game, "suits gobbled")


def test_a_game_of_jaws_ends_once():
    game = game_of("jaws", 4)
    assert total(game, "endings") == 1


def test_a_game_of_act_1_alone_ends_by_barrels_or_swimmers():
    game = game_of("jaws", 2, acts="act1")
    (ending,) = game.events["endings"]
    by_barrel = ending.key == "statistics-ends-by-barrel"
    assert by_barrel == (game.ranks[1] == 0)
    assert by_barrel == (total(game, "rules", what="statistics-hits") == 2)


def test_an_event_that_a_game_makes_for_a_step_equals_the_next_one_like_it():
    """Counts are kept by event, so two messages that say the same must be one key."""
    game = game_of("sharktank", 3)
    events = [event for kind in game.events for event in game.events[kind]]
    assert len({str(event.to_json()) for event in events}) == len(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_event_has_words(name, language):
    words = ReportWords(language, game_info(name).folder)
    game = game_of(name, 3)
    for kind, events in game.events.items():
        assert words.catalogue.has(key_in("statistics-kind", hyphened(kind)))
        for event in events:
            text, rule = words.event(event.to_json())
            assert text and "{" not in text and "statistics" not in text and rule == event.rule
