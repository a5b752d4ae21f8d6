"""What Shark Tank says, as keys and arguments. ``tests/words`` checks that all of it is true."""

import pytest
from games.sharktank.positions import (
    AT_THE_LIMIT,
    SHORT_WITH_A_NULL,
    SHORT_WITHOUT_FISH,
    at,
    landing,
)
from table import Table

import shoal
from shoal.core.message import DETAIL, HEADLINE, Message, heard_by, say
from shoal.core.state import CHANCE, SPECTATOR

GOBBLED = {
    "tokens": "n12+45/1/2/n;-/n2+3/n1/12+4",
    "fish": "l8/p4,h8/l4,p8,h12/h16,p16",
    "turn": "12",
}
ONE_MORE = "c1,c3,c5/a8,b8,c7/l4,p8,h12/h16,l16,p16"
NO_MORE = "c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16"
"""Fish that leave the shark of suns room for 3 tiles, and for 2."""


def heard(table: Table, move: str, viewer: int) -> list[Message]:
    """What a viewer hears of a move, or of an outcome while chance acts."""
    number = table.game.notation.read(table.state, table.seat, move)
    return heard_by(table.game.messages.log(table.state, table.seat, number), viewer)


def asked(table: Table) -> Message:
    return table.game.messages.prompt(table.game.view(table.state, table.seat))


def refusal(table: Table, move: str) -> Message:
    return table.game.messages.why_not(table.state, table.seat, table.game.notation.read_move(move))


def reason(table: Table, move: str) -> Message:
    view = table.game.view(table.state, table.seat)
    return table.game.evaluator.reason(view, table.game.notation.read_move(move))


def part(name: str, points: int, rule: str) -> Message:
    """A row of the score sheet that changes."""
    key = "log-part-gain" if points > 0 else "log-part-loss"
    return say(key, part=f"part-{name}", points=abs(points), rule=rule, level=DETAIL)


# The log.


def test_only_the_owner_reads_what_a_gobbled_fish_is():
    table = landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16").play("stand d2")
    found = say("log-find", seat=0, suit="suit-suns", value=4, rule="ST-28")
    gain = say("log-gain", seat=0, points=5, rule="ST-34")
    parts = [part("fish", 1, "ST-34"), part("values", 4, "ST-36")]
    assert heard(table, "looks 4", 0) == [found, gain, *parts]
    for other in (1, SPECTATOR):
        looks = say("log-look", seat=0, suit="suit-suns", rule="ST-28", level=DETAIL)
        assert heard(table, "looks 4", other) == [looks]


def last_of_a_draft(*suits: str) -> list[Message]:
    """The last messages after two players took these suits; suns are tasty."""
    match = shoal.new("sharktank", players=2, seed=2)
    for suit in suits:
        match.play(match.actors[0], f"take {suit}")
    return match.log(None)[-1].messages


def test_the_score_of_the_first_drafted_fish_is_logged():
    assert last_of_a_draft("moons") == [
        say("log-take", seat=0, suit="suit-moons", value=1, rule="ST-8", level=HEADLINE),
        say("log-gain", seat=0, points=12, rule="ST-34"),
        part("fish", 1, "ST-34"),
        part("values", 1, "ST-36"),
        part("single", 10, "ST-38"),
    ]


def test_the_cost_of_a_second_suit_and_the_gain_of_a_tasty_fish_are_logged():
    assert last_of_a_draft("moons", "crowns", "suns") == [
        say("log-take", seat=0, suit="suit-suns", value=1, rule="ST-8", level=HEADLINE),
        say("log-loss", seat=0, points=7, rule="ST-34"),
        part("fish", 1, "ST-34"),
        part("tasty", 1, "ST-35"),
        part("values", 1, "ST-36"),
        part("single", -10, "ST-38"),
    ]


def test_the_points_of_a_spending_are_logged_only_for_viewers_who_know_the_fish():
    table = at(**GOBBLED).play("shark suns")
    spent = say("log-spend", seat=0, suit="suit-suns", value=4, rule="ST-15")
    points = [
        say("log-loss", seat=0, points=5, rule="ST-34"),
        part("fish", -1, "ST-34"),
        part("values", -4, "ST-36"),
    ]
    assert heard(table, "spend 4 suns", 0) == [spent, *points]
    assert heard(table, "spend 4 suns", 1) == [spent]
    assert heard(table, "spend 4 suns", SPECTATOR) == [spent]


def test_a_fish_is_logged_once_when_it_has_its_cell():
    match = shoal.new("sharktank", players=4, seed=2)
    while match.view(None).facts["phase"] == "draft":
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    keys = [message.key for entry in match.log(None) for message in entry.messages]
    assert keys.count("log-fish") == 12


STANDS = say(
    "log-swim",
    seat=0,
    suit="suit-suns",
    tiles=2,
    cell="a5",
    fish=0,
    rule="ST-25",
    level=HEADLINE,
)


@pytest.mark.parametrize(
    ("moves", "move", "first"),
    [
        (
            [],
            "shark suns",
            say("log-choose", seat=0, suit="suit-suns", rule="ST-13", level=DETAIL),
        ),
        (
            ["shark suns"],
            "spend 2 suns",
            say("log-spend", seat=0, suit="suit-suns", value=2, rule="ST-15"),
        ),
        (["shark suns"], "spend nothing", say("log-keep", seat=0, rule="ST-15", level=DETAIL)),
        (
            ["shark suns", "spend nothing"],
            "tile a2",
            say("log-lay", seat=0, cell="a2", number=1, tiles=2, rule="ST-18", level=DETAIL),
        ),
        (["shark suns", "spend nothing", "tile a2", "tile a4"], "stand a5", STANDS),
    ],
)
def test_moves_are_logged(moves, move, first):
    assert heard(at().play(*moves), move, 1)[0] == first


def test_the_last_round_is_logged():
    table = landing(
        fish="e2,l8,p12/-/-/-", spent="-/345/345/345", tokens="n12/1/2/n;-/n2/n1/12", turn="20"
    ).play("stand d2")
    assert say("log-last-round", fish=2, rule="ST-31") in heard(table, "looks 3", SPECTATOR)


@pytest.mark.parametrize(
    ("die", "rolled", "cut"),
    [("die 1", 1, []), ("die 3", 3, [say("log-roll-cut", tiles=1, rule="ST-21")])],
)
def test_a_roll_that_is_cut_off_is_logged(die, rolled, cut):
    table = at(fish=ONE_MORE).play("shark suns", "spend null suns")
    roll = say("log-roll", seat=0, rolled=rolled, rule="ST-16")
    assert heard(table, die, 1) == [roll, *cut]


def test_ST_24_a_roll_that_the_longest_movement_cuts_off_is_logged_as_that():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns", "spend null crowns")
    assert heard(table, "die 3", SPECTATOR)[1:] == [
        say("log-roll-limit", limit=20, tiles=0, rule="ST-24")
    ]


def test_ST_22_a_null_that_brings_nothing_in_a_short_movement_is_logged_as_that():
    table = Table("sharktank", SHORT_WITH_A_NULL)
    table.play(table.moves()[0], "spend null moons")
    assert table.seat == CHANCE
    assert heard(table, "die 3", SPECTATOR)[1:] == [say("log-roll-short", rule="ST-22")]


# Prompts.


def test_the_seat_is_asked_at_every_step_of_a_turn():
    table = at()
    found = [asked(table)]
    for move in ("shark suns", "spend 1 suns", "tile a2", "tile a4", "tile a6"):
        found.append(asked(table.play(move)))
    suit = "suit-suns"
    assert found == [
        say("ask-shark", tiles=2, rule="ST-13"),
        say("ask-spend", suit=suit, tiles=2, rule="ST-15"),
        say("ask-lay", suit=suit, number=1, tiles=3, rule="ST-18"),
        say("ask-lay", suit=suit, number=2, tiles=3, rule="ST-19"),
        say("ask-lay", suit=suit, number=3, tiles=3, rule="ST-19"),
        say("ask-stand", suit=suit, rule="ST-25"),
    ]


def test_a_seat_that_can_spend_only_a_null_is_asked_about_it():
    table = at(fish=NO_MORE).play("shark suns")
    assert asked(table) == say("ask-spend-roll", suit="suit-suns", tiles=2, rule="ST-21")


def test_ST_24_a_null_is_offered_at_the_longest_movement_with_the_limit():
    table = Table("sharktank", AT_THE_LIMIT).play("shark crowns")
    assert asked(table) == say("ask-spend-limit", suit="suit-crowns", tiles=20, rule="ST-24")


def test_ST_22_a_null_is_offered_in_a_short_movement_as_bringing_nothing():
    table = Table("sharktank", SHORT_WITH_A_NULL)
    assert asked(table.play(table.moves()[0])).key == "ask-spend-short"


# Reasons.


@pytest.mark.parametrize(
    ("move", "key", "tiles"),
    [
        ("spend nothing", "why-length", 5),
        ("spend 2 suns", "why-length", 7),
        ("spend null suns", "why-roll", 5),
    ],
)
def test_a_reason_says_how_far_the_shark_swims(move, key, tiles):
    table = at(tiles="3,0", length="5").play("shark suns")
    found = reason(table, move)
    assert (found.key, found.args) == (key, {"suit": "suit-suns", "tiles": tiles})


@pytest.mark.parametrize(("fish", "room"), [(ONE_MORE, 1), (NO_MORE, 0)])
def test_a_reason_says_how_much_of_a_null_fits(fish, room):
    table = at(fish=fish).play("shark suns")
    assert reason(table, "spend null suns") == say(
        "why-roll-room", suit="suit-suns", tiles=2, room=room, rule="ST-21"
    )


def test_a_reason_names_the_meal_that_a_shark_can_come_to():
    three = {"tokens": "-/n1/2/-;n/2/1/-;2/-/n/1", "tiles": "3,0,0"}
    fish = "h4,l8,p12,c18/p4,h8,l12/l4,p8,h12/h16,l16,p16,c12,e9"
    table = at("players=3", length="5", fish=fish, **three).play("shark suns", "spend nothing")
    found = reason(table, "tile b1")
    assert (found.key, found.args["cell"], found.args["fish"]) == ("why-way-meal", "h3", 1)


def test_the_points_of_a_meal_count_the_single_suit_that_it_breaks_up():
    moons = {"tokens": "-/12/-/-;1/n/2/1", "spent": "n2/-/n1/n2"}
    table = landing(fish="e2,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16", turn="8", **moons)
    found = reason(table, "stand d2")
    assert (found.key, found.args["points"], found.rule) == ("why-stand-loss", 10 - 4 - 1, "ST-38")


def test_a_reason_says_when_no_meal_is_in_reach():
    table = at(length="2").play("shark suns", "spend nothing")
    assert reason(table, "tile b1").key == "why-way-far"


def test_a_reason_names_the_player_who_moves_next_if_the_leader_skips():
    three = {"tokens": "1/-/-/-;-/1+3/+4/2;-/2/1/n", "spent": "2/n/n2/1", "tiles": "0,0,0"}
    fish = "e2,h4,l8,p12/p4,h8/l4,p8/h16,l16,p16"
    table = landing("players=3", fish=fish, turn="3", **three)
    assert reason(table, "stand c1").args["other"] == 2


# Refusals.


@pytest.mark.parametrize("suit", ["suns", "crowns", "arms"])
def test_ST_22_a_shark_is_refused_when_another_one_swims_furthest(suit):
    assert refusal(Table("sharktank", SHORT_WITHOUT_FISH), f"shark {suit}") == say(
        "no-shark-furthest", suit=f"suit-{suit}", full=18, tiles=17, rule="ST-22"
    )


def test_ST_15_a_null_that_the_player_does_not_have_is_refused_as_that():
    table = Table("sharktank", SHORT_WITHOUT_FISH).play("shark moons")
    assert refusal(table, "spend null suns") == say(
        "no-not-yours", suit="suit-suns", value=0, rule="ST-15"
    )


def test_ST_15_spending_nothing_is_refused_when_nothing_is_asked_any_more():
    table = Table("sharktank", SHORT_WITHOUT_FISH).play("shark moons")
    assert refusal(table, "spend nothing") == say("no-spend-settled", rule="ST-15")


def test_ST_21_a_fish_for_which_there_is_no_room_is_refused_as_that_before_the_first_tile():
    table = at(fish=NO_MORE, tokens="12/1/2/n;-/n2/n1/12", spent="n/-/-/-").play("shark suns")
    table.play("spend nothing")
    assert refusal(table, "spend 1 suns") == say("no-room", suit="suit-suns", tiles=3, rule="ST-21")
