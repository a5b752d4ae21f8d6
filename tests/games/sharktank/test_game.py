"""Shark Tank's view, hints, options, perft and checks."""

import pytest
from games.sharktank.positions import at, landing, scored

import shoal
from shoal.core.catalogue import LANGUAGES
from shoal.core.checks import check, digest
from shoal.core.errors import BadOption
from shoal.core.rng import Rng
from shoal.core.search.perft import perft
from shoal.core.state import CHANCE, NOBODY, SPECTATOR
from shoal.core.text.pitch_and_option_words import (
    choice_title,
    credit,
    option_about,
    pitch,
    words_about,
)
from shoal.core.text.view_from_json import read_view
from shoal.games import game_info

GOBBLED = {
    "tokens": "n12+45/1/2/n;-/n2+3/n1/12+4",
    "fish": "l8/p4,h8/l4,p8,h12/h16,p16",
    "turn": "12",
}


def seen(seat: int, **words: str) -> dict[str, object]:
    table = at(**{**GOBBLED, **words})
    return table.game.view(table.state, seat).facts


def test_a_seat_sees_its_own_values_and_only_the_suits_of_others():
    assert seen(0)["gobbled"] == [["4 suns", "5 suns"], ["? moons", "? arms"]]
    assert seen(1)["gobbled"] == [["? suns", "? suns"], ["3 moons", "4 arms"]]
    assert seen(SPECTATOR)["gobbled"] == [["? suns", "? suns"], ["? moons", "? arms"]]


def test_two_worlds_that_differ_in_hidden_values_look_the_same():
    assert seen(1) == seen(1, tokens="n12+34/1/2/n;-/n2+3/n1/12+4")
    assert seen(0) == seen(0, tokens="n12+45/1/2/n;-/n2+5/n1/12+3")
    assert seen(SPECTATOR) == seen(SPECTATOR, tokens="n12+35/1/2/n;-/n2+4/n1/12+5")


def test_points_are_shown_only_as_far_as_they_are_known():
    assert seen(0)["points"] == [8 + 1 + 15 + 8, None]
    assert seen(SPECTATOR)["points"] == [None, None]


def test_unseen_fish_are_in_the_tank_or_gobbled_by_others():
    unseen = "3 suns,3 moons,4 moons,5 moons,3 crowns,4 crowns,5 crowns,3 arms,4 arms,5 arms"
    assert seen(0)["unseen"] == unseen.split(",")


def test_imagining_deals_unknown_values_evenly_from_what_was_not_seen():
    table = at(**GOBBLED)
    view = read_view(table.game, table.game.view(table.state, 0).json())
    rng = Rng(3)
    counts: dict[str, int] = {}
    for _ in range(3000):
        words = table.game.write_board(table.game.imagine(view, rng)).split()
        tokens = next(word for word in words if word.startswith("tokens="))
        counts[tokens] = counts.get(tokens, 0) + 1
    worlds = {f"tokens=n12+45/1/2/n;-/n2+{moon}/n1/12+{arm}" for moon in "345" for arm in "345"}
    assert set(counts) == worlds
    assert all(250 < count < 420 for count in counts.values())


def test_hints_prefer_a_place_beside_a_fish():
    table = landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16")
    weigh, read = table.game.evaluator.prior, table.game.notation.read_move
    assert weigh(table.state, 0, read("stand d2")) > weigh(table.state, 0, read("stand c1"))


def test_hints_do_not_spend_a_null_where_nothing_more_fits():
    table = at(fish="c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16").play("shark suns")
    weigh, read = table.game.evaluator.prior, table.game.notation.read_move
    nothing = weigh(table.state, 0, read("spend nothing"))
    assert weigh(table.state, 0, read("spend null suns")) < nothing / 4


def test_hints_prefer_the_suit_that_completes_a_set():
    table = at(
        phase="draft", length="0", fish="-/-/-/-", sharks="-", tokens="1/2/1/-;-/1/2/1", seat="0"
    )
    weigh, read = table.game.evaluator.prior, table.game.notation.read_move
    assert weigh(table.state, 0, read("take arms")) > weigh(table.state, 0, read("take suns"))


def test_value_is_a_share_of_the_win_at_the_end():
    table = scored("1/n/-/-;-/1/n/-", "n2345/2345/12345/n12345", tasty="arms").chance("die 4")
    assert [table.game.evaluator.value(table.state, seat) for seat in range(2)] == [0.5, 0.5]


def test_value_grows_with_the_lead():
    behind, ahead = at(), at(**GOBBLED)
    assert (
        ahead.game.evaluator.value(ahead.state, 0)
        > behind.game.evaluator.value(behind.state, 0)
        > 0.0
    )


def test_a_player_who_follows_the_hints_beats_a_random_one():
    game = game_info("sharktank").game({"turns": 60})
    rng = Rng(11)
    wins = 0
    for _ in range(12):
        state = game.start(2)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            moves = list(state.moves(seat))
            if seat == 0:
                state.play(0, max(moves, key=lambda move: game.evaluator.prior(state, 0, move)))
            else:
                state.play(seat, moves[rng.below(len(moves))])
        wins += state.ranks()[0] == 0
    assert wins >= 10


def test_perft_of_a_shark_in_its_corner():
    """Two first tiles from a1, and the number of continuations counted by hand."""
    table = at(tokens="-/-/-/-;-/-/-/-", spent="n12/n12/n12/n12", turn="20").play("shark suns")
    assert perft(table.state, 1) == 2  # tile b1, tile a2
    assert perft(table.state, 2) == 5 + 5  # d1 d2 a3 b3 c3 after b1, and its mirror image
    assert perft(table.state, 3) == 40  # four cells each


@pytest.mark.parametrize(
    "options",
    [
        *({"tank": 11}, {"tank": 21}, {"tank": "big"}, {"spread": "even"}, {"touch": "near"}),
        *({"null": "wild"}, {"turns": 3}, {"turns": 1001}, {"sharks": 5}),
    ],
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        game_info("sharktank").game(options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_choice_has_words_in_every_language(language):
    info = game_info("sharktank")
    words = words_about(info, language)
    for option in info.options:
        assert words.entry(f"option-{option.name}") is not None
        assert option_about(option, words).endswith(f" ({option.rule}).")
        titles = {choice_title(option, choice, words) for choice in option.choices}
        assert len(titles) == len(option.choices) and not titles & set(option.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pitch_and_the_credit_are_in_every_language(language):
    info = game_info("sharktank")
    words = words_about(info, language)
    assert all(words.entry(key) for key in ("game-pitch", "game-credit"))
    assert pitch(info, words).endswith(".") and "Richard Durham" in credit(info, words)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_checks_pass(players):
    assert check(game_info("sharktank"), players=players, games=2, positions=4) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"tank": 12, "turns": 60},
        {"tank": 13, "spread": "anywhere", "touch": "corner", "turns": 60},
        {"null": "may", "tank": 12, "turns": 60},
    ],
)
def test_the_checks_pass_under_options(options):
    assert check(game_info("sharktank"), players=3, options=options, games=1, positions=6) == 1


def test_compiled_and_uncompiled_games_are_the_same():
    found = digest(
        game_info("sharktank"), players=3, options={"tank": 12, "turns": 60}, games=1, seed=5
    )
    assert found == "6da43f3a3d1d250cfd96bf6dd0a9b83b7e6b3281be1ff9c1c8ad974aaebb3617"


def test_a_whole_game_is_played_through_the_public_api():
    match = shoal.new("sharktank", players=4, seed=3, options={"turns": 8})
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    assert match.view(None).facts["turn"] == 8
