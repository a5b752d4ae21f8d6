"""Shark Tank's view, text, log, hints, options, perft and checks."""

import pytest
from games.sharktank.positions import at, landing, scored
from table import Table

import shoal
from shoal.core.checks import check, digest
from shoal.core.errors import BadOption
from shoal.core.rng import Rng
from shoal.core.search.perft import perft
from shoal.core.state import CHANCE, NOBODY
from shoal.core.view import SPECTATOR, read_view
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


def test_only_the_owner_reads_what_a_gobbled_fish_is():
    table = landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    outcome = table.game.notation.read_chance(table.state, "looks 4")
    lines = [
        table.game.messages.log_line(table.state, CHANCE, outcome, seat)
        for seat in (0, 1, SPECTATOR)
    ]
    assert lines[0].startswith("You look at your fish: it is the 4 of suns (ST-28). Points +")
    assert lines[1] == lines[2] == "Seat 0 looks at a gobbled fish of suns (ST-28)."


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


def test_the_text_says_what_the_view_shows():
    table = at(**GOBBLED)
    text = table.game.view(table.state, 1).text()
    for words in (
        "Turn 13 of at most 200, seat 0 to play; seat 0 went first.",
        "20 C . . . . . . . . . . . . . . . . . . A 20",
        "16 . . . . . . . a . . . . . . . a . . . . 16",
        "Fish in the tank: suns l8, moons p4 h8, crowns l4 p8 h12, arms h16 p16.",
        "Sharks: suns a1, moons t1, crowns a20, arms t20.",
        "Tasty suit: crowns.",
        "A shark swims 2 tiles.",
        "Seat 0: 8 fish; drafted suns null 1 2, moons 1, crowns 2, arms null; gobbled",
        "Seat 1 (you): 8 fish; drafted moons null 2, crowns null 1, arms 1 2; gobbled",
        "Spent: none.",
        "Tiles in the stack: 20.",
    ):
        assert words in text
    assert "suns ? ?" in text and "moons 3, arms 4" in text


def test_the_text_shows_the_trail():
    table = landing()
    text = table.game.view(table.state, 0).text()
    assert " 4 S = = ." in text and " 2 . . # # ." in text
    assert "Tiles laid: b3 c1." in text


@pytest.mark.parametrize(
    ("head", "meals"),
    [
        ("players=2", "on c1 nothing, on d1 e1, on c2 nothing, on d2 d3."),
        ("players=2 touch=corner", "on c1 nothing, on d1 e1, on c2 d3, on d2 e1 and d3."),
    ],
)
def test_the_text_says_what_would_be_gobbled_on_each_cell(head, meals):
    table = landing(head, fish="e1,d3,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16")
    assert f"It would gobble: {meals}" in table.game.view(table.state, 0).text()


def test_the_text_shows_the_end_and_the_score_sheet():
    table = scored("n/n/-/-;-/-/n/n", "12345/12345/12345/12345", tasty="suns").chance("die 4")
    text = table.game.view(table.state, SPECTATOR).text()
    assert text.startswith("The game is over: seat 0 wins (seat 0 place 1, seat 1 place 2).")
    assert "A Null is worth 4." in text
    assert "Seat 0 scores 11: fish 2, tasty 1, values 8, sets 0, one suit 0." in text


def test_the_text_says_why_a_movement_is_short():
    fish = "d2,a3,c3/q2,r3,t3/a18,c18,d19/r18,t18,q19"
    table = at(fish=fish, length="1")
    text = table.game.view(table.state, 0).text()
    assert "A shark swims 1 tile, for none has room to swim 2 (ST-22)." in text


def test_points_during_play_are_points_so_far():
    table = at(**GOBBLED)
    assert "points so far 32." in " ".join(table.game.view(table.state, 0).text().split())


def last_of_a_draft(*suits):
    """The last line after two players took these suits; suns are tasty."""
    match = shoal.new("sharktank", players=2, seed=2)
    for suit in suits:
        match.play(match.actors[0], f"take {suit}")
    return match.log(None)[-1]


def test_the_score_of_the_first_drafted_fish_is_logged():
    assert last_of_a_draft("moons") == (
        "Seat 0 takes the 1 of moons (ST-8). Points +12: fish +1, value +1, one suit +10 (ST-34)."
    )


def test_the_cost_of_a_second_suit_and_the_gain_of_a_tasty_fish_are_logged():
    assert last_of_a_draft("moons", "crowns", "suns") == (
        "Seat 0 takes the 1 of suns (ST-8). "
        "Points -7: fish +1, tasty +1, value +1, one suit -10 (ST-34)."
    )


def test_the_points_of_a_spending_are_logged_only_for_viewers_who_know_the_fish():
    table = at(**GOBBLED).play("shark suns")
    move = table.game.notation.read_move("spend 4 suns")
    lines = [table.game.messages.log_line(table.state, 0, move, seat) for seat in (0, 1, SPECTATOR)]
    assert lines[0].endswith("Points -5: fish -1, value -4 (ST-34).")
    assert lines[1] == lines[2] == "Seat 0 spends the 4 of suns (ST-15)."


def test_a_fish_is_logged_once_when_it_has_its_cell():
    match = shoal.new("sharktank", players=4, seed=2)
    while match.view(None).facts["phase"] == "draft":
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    log = match.log(None)
    assert len([line for line in log if line.startswith("A fish of ")]) == 12
    assert "sector" not in " ".join(log)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_lines_of_the_text_fit_an_ordinary_terminal(seat):
    for table in (at(**GOBBLED), landing(), scored("n/n/-/-;-/-/n/n", "12345/12345/12345/12345")):
        lines = table.game.view(table.state, seat).text().splitlines()
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("moves", "move", "line"),
    [
        ([], "shark suns", "Seat 0 moves the shark of suns (ST-13)."),
        (
            ["shark suns"],
            "spend 2 suns",
            "Seat 0 spends the 2 of suns (ST-15). Points -3: fish -1, value -2 (ST-34).",
        ),
        (["shark suns"], "spend nothing", "Seat 0 spends nothing (ST-15)."),
        (
            ["shark suns", "spend nothing"],
            "tile a2",
            "Seat 0 lays a tile at a2, 1 to come (ST-18).",
        ),
        (
            ["shark suns", "spend nothing", "tile a2", "tile a4"],
            "stand a5",
            "Seat 0 puts the shark of suns on a5 (ST-25).",
        ),
    ],
)
def test_moves_are_logged_in_words(moves, move, line):
    table = at().play(*moves)
    assert (
        table.game.messages.log_line(table.state, 0, table.game.notation.read_move(move), 1) == line
    )


def test_a_skipped_turn_and_the_last_round_are_logged():
    table = landing(
        fish="e2,l8,p12/-/-/-", spent="-/345/345/345", tokens="n12/1/2/n;-/n2/n1/12", turn="20"
    ).play("stand d2")
    line = table.game.messages.log_line(table.state, CHANCE, 0, SPECTATOR)
    assert line.endswith("Two fish or fewer are left: the last round begins (ST-31).")


def test_the_seat_is_asked_in_a_sentence():
    table = at()
    asked = [table.game.messages.prompt(table.game.view(table.state, 0))]
    for move in ("shark suns", "spend 1 suns", "tile a2", "tile a4", "tile a6"):
        table.play(move)
        asked.append(table.game.messages.prompt(table.game.view(table.state, 0)))
    assert asked == [
        "Choose a shark; it swims 2 tiles (ST-13).",
        "The shark of suns swims 2 tiles. Spend a fish to swim further, or nothing (ST-15)?",
        "The shark of suns sets out: lay tile 1 of 3 (ST-18).",
        "The shark of suns sets out: lay tile 2 of 3 (ST-19).",
        "The shark of suns sets out: lay tile 3 of 3 (ST-19).",
        "Put the shark of suns on a cell of the last tile (ST-25).",
    ]


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


@pytest.mark.parametrize(
    ("move", "far"),
    [
        ("spend nothing", "5 tiles"),
        ("spend 2 suns", "7 tiles"),
        ("spend null suns", "5 tiles and as many more as the die shows"),
    ],
)
def test_a_reason_says_how_far_the_shark_swims(move, far):
    table = at(tiles="3,0", length="5").play("shark suns")
    view = table.game.view(table.state, 0)
    reason = table.game.evaluator.reason(view, table.game.notation.read_move(move))
    assert reason == f"The shark of suns then swims {far}."


@pytest.mark.parametrize(
    ("fish", "far"),
    [
        ("c1,c3,c5/a8,b8,c7/l4,p8,h12/h16,l16,p16", "as many more as the die shows, up to 1"),
        ("c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16", "as many more as the die shows, up to 0"),
    ],
)
def test_a_reason_says_how_much_of_a_null_fits(fish, far):
    table = at(fish=fish).play("shark suns")
    assert reason(table, "spend null suns") == f"The shark of suns then swims 2 tiles and {far}."


@pytest.mark.parametrize(
    ("die", "line"),
    [
        ("die 1", "Seat 0 rolls 1 for the Null (ST-16)."),
        ("die 3", "Seat 0 rolls 3 for the Null (ST-16). There is room for 1 extra tile (ST-21)."),
    ],
)
def test_a_roll_that_is_cut_off_is_logged(die, line):
    fish = "c1,c3,c5/a8,b8,c7/l4,p8,h12/h16,l16,p16"
    table = at(fish=fish).play("shark suns", "spend null suns")
    outcome = table.game.notation.read_chance(table.state, die)
    assert table.game.messages.log_line(table.state, CHANCE, outcome, 1) == line


def test_the_text_distinguishes_a_pending_roll_from_a_roll_of_nothing():
    table = at().play("shark suns", "spend null suns")
    rolled = table.game.board_text.text(table.game.view(table.state, 1))
    assert "The die is rolled for a spent Null (ST-16)." in rolled
    assert rolled != table.game.board_text.text(table.game.view(table.chance("die null").state, 1))


def test_a_seat_that_can_spend_only_a_null_is_asked_about_it():
    table = at(fish="c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16").play("shark suns")
    assert table.game.messages.prompt(table.game.view(table.state, 0)) == (
        "The shark of suns swims 2 tiles. Spend a Null, for as many more as it rolls and there is "
        "room for, or nothing (ST-21)?"
    )


def reason(table, move):
    return table.game.evaluator.reason(
        table.game.view(table.state, 0), table.game.notation.read_move(move)
    )


def test_a_reason_names_the_meal_that_a_shark_can_come_to():
    three = {"tokens": "-/n12/-/-;n/-/12/-;2/-/n/1", "tiles": "3,0,0"}
    fish = "h4,l8,p12,c18/p4,h8,l12/l4,p8,h12/h16,l16,p16,c12,e9"
    table = at("players=3", length="5", fish=fish, **three).play("shark suns").play("spend nothing")
    assert reason(table, "tile b1").startswith("It can come to h3, where it gobbles fish for about")


def test_a_reason_says_when_no_meal_is_in_reach():
    table = at(length="2").play("shark suns").play("spend nothing")
    assert reason(table, "tile b1").startswith("This turn it gobbles nothing")


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


AT_THE_LIMIT = (
    "players=4 tank=12 | phase=choose tasty=moons first=0 seat=1 turn=5 last=- "
    "tokens=n/2/1/-;-/1/n/-;1/-/2/-;2/-/-/1 spent=-/n/-/n2 "
    "fish=b9,j9,h10/b4,l4,g7/d5,a6,d11/f1,h3,l5 sharks=f5,a12,l10,j2 sector=0 tiles=0,19,0,0 "
    "mover=- length=20 extra=0 trail=- due=0 die=-"
)
"""Seat 1 has collected 19 tiles, and no movement is longer than 20 (ST-24)."""

SHORT_WITHOUT_FISH = (
    "players=2 tank=12 | phase=choose tasty=arms first=1 seat=1 turn=46 last=- "
    "tokens=-/n2/n1/12;-/-/-/- spent=n12/1/2/n fish=d3,c4,j4/i4,b6,d6/h5,k9,f11/l6,b9,g9 "
    "sharks=j2,i9,e5,h1 sector=0 tiles=0,16 mover=- length=17 extra=0 trail=- due=0 die=-"
)
"""No shark can swim the 18 tiles of seat 1; that of moons can swim 17."""

SHORT_WITH_A_NULL = (
    "players=3 tank=12 | phase=choose tasty=moons first=1 seat=0 turn=32 last=- "
    "tokens=-/+n/-/-;2/-/n/1;-/-/-/- spent=n/1/12/n2 "
    "fish=k4,f5,c8,k9/i4,j5,b9,i11/g3,a5,k5/c4,d9,f9 sharks=h5,e3,i2,a7 sector=0 tiles=18,0,0 "
    "mover=- length=17 extra=0 trail=- due=0 die=-"
)
"""No shark can swim the 20 tiles of seat 0, who has a Null to spend."""


def refusal(table: Table, move: str) -> str:
    found = table.game.messages.why_not(
        table.state, table.seat, table.game.notation.read_move(move)
    )
    return f"{found.sentence} {found.rule}"


def heard_of_the_die(table: Table, die: str) -> str:
    outcome = table.game.notation.read_chance(table.state, die)
    return str(table.game.messages.log_line(table.state, CHANCE, outcome, SPECTATOR)).partition(
        ". "
    )[2]


def asked(table: Table) -> str:
    return str(table.game.messages.prompt(table.game.view(table.state, table.seat)))


def test_ST_24_a_roll_that_the_longest_movement_cuts_off_is_logged_as_that():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns", "spend null crowns")
    assert heard_of_the_die(table, "die 3") == (
        "No movement is longer than 20 tiles, which leaves 0 extra tiles (ST-24)."
    )


def test_ST_24_a_null_is_offered_at_the_longest_movement_with_the_limit():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns")
    assert asked(table).endswith(
        "Spend a Null, though no movement is longer than 20 (ST-24), or nothing?"
    )


def test_ST_24_the_board_offers_no_way_beyond_the_longest_movement():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns")
    text = table.game.board_text.text(table.game.view(table.state, 1))
    assert "The shark of crowns swims 20 tiles." in text


@pytest.mark.parametrize("suit", ["suns", "crowns", "arms"])
def test_ST_22_a_shark_is_refused_when_another_one_swims_furthest(suit):
    assert refusal(Table("sharktank", SHORT_WITHOUT_FISH), f"shark {suit}") == (
        "No shark can swim 18 tiles: take one that swims furthest, 17 tiles, for which the shark "
        f"of {suit} has no room. ST-22"
    )


def test_ST_22_a_null_that_brings_nothing_in_a_short_movement_is_logged_as_that():
    table = Table("sharktank", SHORT_WITH_A_NULL)
    table.play(table.moves()[0], "spend null moons")
    assert heard_of_the_die(table, "die 3") == (
        "It brings nothing, for no shark can swim the full number of tiles (ST-22)."
    )


def test_ST_22_a_null_is_offered_in_a_short_movement_as_bringing_nothing():
    table = Table("sharktank", SHORT_WITH_A_NULL)
    assert asked(table.play(table.moves()[0])).endswith(
        "Spend a Null, which brings no more tiles here (ST-22), or nothing?"
    )


def test_ST_15_a_null_that_the_player_does_not_have_is_refused_as_that():
    table = Table("sharktank", SHORT_WITHOUT_FISH).play("shark moons")
    assert refusal(table, "spend null suns") == "You do not have the null of suns. ST-15"


def test_ST_15_spending_nothing_is_refused_when_nothing_is_asked_any_more():
    table = Table("sharktank", SHORT_WITHOUT_FISH).play("shark moons")
    assert refusal(table, "spend nothing") == (
        "What you spend this turn is settled: lay a tile. ST-15"
    )


def test_ST_21_a_fish_for_which_there_is_no_room_is_refused_as_that_before_the_first_tile():
    fish = "c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16"
    table = at(fish=fish, tokens="12/1/2/n;-/n2/n1/12", spent="n/-/-/-").play("shark suns")
    table.play("spend nothing")
    assert refusal(table, "spend 1 suns") == (
        "The shark of suns has no room to swim 3 tiles. ST-21"
    )
