"""The events that a study counts add up to the results of the games."""

from shoal.lab.study_game import StudyGame, play_task
from shoal.lab.study_plan import Study


def game_of(name: str, players: int, **options: str) -> StudyGame:
    variant, pairings = Study(name, (players,), "easy", "random", 4, 3, options).tasks(set())[0]
    return play_task((variant, pairings[:1]))[0]


def total(game: StudyGame, kind: str, seat: int = -1, what: str = "") -> int:
    """How often an event (or all events of its kind) was counted, for a seat or for all."""
    counts = [seats for name, seats in game.events.get(kind, {}).items() if what in name]
    return sum(sum(seats) if seat < 0 else seats[seat] for seats in counts)


def test_everybody_takes_a_token_a_round_in_sharkbait():
    game = game_of("sharkbait", 4)
    assert [total(game, "tokens", seat) for seat in range(4)] == [7, 7, 7, 7]


def test_every_round_of_sharkbait_has_a_trophy():
    assert total(game_of("sharkbait", 5), "rules", what="trophy") == 7


def test_every_turn_of_sharkbait_ends_with_sharks_that_feed_or_fight():
    game = game_of("sharkbait", 3)
    ends = total(game, "rules", what="SB-23") + total(game, "rules", what="SB-24")
    stops = total(game, "rules", what="stops") + total(game, "rules", what="has to stop")
    assert ends == stops == 21


def test_points_of_pescado_are_tiles_gained_less_tiles_lost():
    game = game_of("pescado", 2)
    worth = sum(total(game, "worths", what=f"of {worth} ") * worth for worth in (1, 2, 3))
    stolen = total(game, "rules", what="PE-18")
    assert total(game, "tiles") == stolen + total(game, "rules", what="from the pool")
    assert sum(game.scores) <= worth <= sum(game.scores) + 3 * stolen


def test_a_snatched_tile_is_not_taken_by_the_throw():
    game = game_of("pescado", 3, snatch="live")
    assert total(game, "rules", what="PE-27") > 0
    assert total(game, "rules", what="snatches") > 0


def test_points_of_sea_urchins_are_the_catches():
    game = game_of("urchins", 3)
    for seat in range(3):
        caught = [
            int(name.split()[0]) * counts[seat] for name, counts in game.events["catches"].items()
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
    assert ("barrels" in ending) == (game.ranks[1] == 0)
    hits = total(game, "rules", what="launches and hits")
    assert (hits == 2) == ("barrels" in ending)
