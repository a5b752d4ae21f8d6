"""Shark Tank against its rulebook, through the public API only."""

import random
import time

import pytest

import shoal

SUITS = ["suns", "moons", "crowns", "arms"]
OPEN = "t18,t16,t9/s2,m4,c8/c20,f20,a9/d5,e9,f7"
TIE = "1/-/n/-;2/-/-/1"
TIE_SPENT = "n/n12/12/n2"


def stand_at(
    phase="choose",
    tokens=TIE,
    spent=TIE_SPENT,
    fish=OPEN,
    sharks="m18,t2,k8,i16",
    tiles="0,0",
    mover="-",
    length=2,
    trail="-",
    turn=30,
    last="-",
    tasty="arms",
    head="players=2",
    seed=1,
):
    """A match in a position; seat 0 moves unless the turn number says otherwise."""
    text = (
        f"{head} | phase={phase} tasty={tasty} first=0 seat=0 turn={turn} last={last}"
        f" tokens={tokens} spent={spent} fish={fish} sharks={sharks} sector=0 tiles={tiles}"
        f" mover={mover} length={length} extra=0 trail={trail} due=0 die=-"
    )
    return shoal.at("sharktank", text, seed=seed)


def facts(match):
    return match.view(None).facts


def drafted(players, seed, **options):
    match = shoal.new("sharktank", players=players, seed=seed, options=options)
    order = []
    while facts(match)["phase"] == "draft":
        seat = match.actors[0]
        order.append(seat)
        choice = match.moves(seat)
        match.play(seat, choice[seed % len(choice)])
    return match, order


def cell(name):
    return ord(name[0]) - 97, int(name[1:]) - 1


def name(x, y):
    return chr(97 + x) + str(y + 1)


def square(corner):
    x, y = corner
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def beside(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def tiles_after(blocked, source, side=20):
    """Corners of all tiles in free water that share a cell edge with the source cells."""
    found = set()
    for x in range(side - 1):
        for y in range(side - 1):
            here = square((x, y))
            if not here & blocked and any(beside(a, b) for a in here for b in source):
                found.add((x, y))
    return found


def reach(blocked, source, count, side=20):
    ends = set()
    for tile in tiles_after(blocked, source, side):
        here = square(tile)
        if count == 1:
            ends |= here
        else:
            ends |= reach(blocked | here, here, count - 1, side)
    return ends


def things(match):
    known = facts(match)
    return {cell(c) for suit in known["fish"] for c in suit} | {cell(c) for c in known["sharks"]}


def holdings(match):
    """Per seat the (value, suit) pairs, from the position text."""
    board = match.position().split(" tokens=")[1].split(" ")[0]
    return [
        [(v, suit) for suit, part in enumerate(seat.split("/")) for v in part if v not in "-+"]
        for seat in board.split(";")
    ]


def own_score(tokens, tasty, null):
    counts = [sum(suit == s for _, suit in tokens) for s in range(4)]
    points = len(tokens) + counts[tasty] + 8 * min(counts)
    points += sum(null if value == "n" else int(value) for value, _ in tokens)
    return points + (10 if tokens and max(counts) == len(tokens) else 0)


@pytest.mark.parametrize(("players", "each", "fish"), [(2, 2, 12), (3, 1, 15), (4, 1, 12)])
def test_draft_goes_clockwise_by_value_and_leaves_the_right_fish(players, each, fish):
    for seed in range(6):
        match, order = drafted(players, seed)
        known = facts(match)
        ring = [(known["first"] + step) % players for step in range(players)]
        assert order == ring * each * 3
        assert match.actors == (known["first"],)
        assert sum(map(len, known["fish"])) == fish
        for kept in known["drafted"]:
            values = sorted(token.split()[0] for token in kept)
            assert values == sorted(["1", "2", "null"] * each)


def test_each_corner_gets_one_shark_and_no_fish_beside_it():
    corners = {"a1", "a20", "t1", "t20"}
    for seed in range(20):
        known = facts(drafted(2 + seed % 3, seed)[0])
        assert set(known["sharks"]) == corners
        for swimming in known["fish"]:
            for where in swimming:
                assert where not in corners
                assert not any(beside(cell(where), cell(c)) for c in corners)


def test_fish_lie_one_to_a_sector():
    for seed in range(15):
        swimming = [cell(c) for suit in facts(drafted(4, seed)[0])["fish"] for c in suit]
        fits = []
        for cuts in ((6, 13), (7, 13), (7, 14)):
            sectors = {(x // 5, sum(y >= cut for cut in cuts)) for x, y in swimming}
            fits.append(len(sectors) == 12)
        assert any(fits)


def test_movement_is_two_tiles_plus_the_spent_value_plus_collected_tiles():
    for spend, tiles, total in (("nothing", 0, 2), ("1 suns", 0, 3), ("1 suns", 3, 6)):
        match = stand_at(tiles=f"{tiles},0", length=2 + tiles)
        match.play(0, "shark suns")
        match.play(0, f"spend {spend}")
        for _ in range(total):
            assert all(move.startswith("tile ") for move in match.moves(0))
            match.play(0, match.moves(0)[-1])
        assert all(move.startswith("stand ") for move in match.moves(0))


def test_only_one_fish_may_be_spent_and_it_leaves_the_game():
    match = stand_at()
    match.play(0, "shark suns")
    match.play(0, "spend 1 suns")
    with pytest.raises(shoal.ShoalError) as refused:
        match.play(0, "spend null crowns")
    assert refused.value.rule == "ST-15"
    assert "1 suns" in facts(match)["spent"]
    assert facts(match)["drafted"][0] == ["null crowns"]


def test_a_spent_null_adds_what_the_die_shows_and_all_of_it():
    lengths = set()
    for seed in range(40):
        match = stand_at(seed=seed)
        match.play(0, "shark suns")
        match.play(0, "spend null crowns")
        lengths.add(facts(match)["length"])
    assert lengths == {2, 3, 4, 5, 6, 7}


def test_collected_tiles_go_back_to_the_stack_after_the_movement():
    match = stand_at("land", tiles="3,0", mover="suns", length=5, trail="m16,m14,m12,m10,m8")
    assert facts(match)["stack"] == 17
    match.play(0, "stand m8")
    assert facts(match)["tiles"] == [0, 0]
    assert facts(match)["stack"] == 20


def test_tiles_offered_are_exactly_those_in_free_water_that_touch():
    fish = "m16,t16,t9/o17,m4,c8/k19,f20,a9/d5,e9,f7"
    match = stand_at("lay", fish=fish, mover="suns")
    taken = things(match)
    want = tiles_after(taken, {cell("m18")})
    assert {move.split()[1] for move in match.moves(0)} == {name(*t) for t in want}
    match.play(0, "tile k17")
    first = square(cell("k17"))
    want = tiles_after(taken | first, first)
    assert {move.split()[1] for move in match.moves(0)} == {name(*t) for t in want}


def test_every_offered_tile_leads_to_a_full_movement_in_a_narrow_place():
    fish = "c3,l10,l8/c6,l6,e1/a8,i12,g12/e5,e12,c12"
    match = stand_at(
        "lay",
        fish=fish,
        sharks="a1,l1,i7,h5",
        mover="suns",
        tiles="2,0",
        length=4,
        head="players=2 tank=12",
    )
    for first in match.moves(0):
        again = shoal.at("sharktank", match.position())
        again.play(0, first)
        for step in range(3):
            assert again.moves(0), (first, step)
            again.play(0, again.moves(0)[0])
        assert again.moves(0)[0].startswith("stand ")


def test_the_shark_may_stand_on_each_cell_of_the_last_tile_only():
    match = stand_at("land", mover="suns", trail="m16,m14")
    assert {move.split()[1] for move in match.moves(0)} == {"m14", "n14", "m15", "n15"}


@pytest.mark.parametrize(
    ("fish", "eaten"),
    [
        ("m13,l14,o13/s2,m3,c8/c20,f20,a9/d5,e9,f7", {"m13", "l14"}),
        ("l13,t16,t9/m13,m4,c8/l14,f20,a9/d5,e9,f7", set()),
    ],
)
def test_all_touching_fish_of_the_own_suit_are_gobbled_and_no_others(fish, eaten):
    match = stand_at("land", fish=fish, mover="suns", trail="m16,m14")
    before = {c for suit in facts(match)["fish"] for c in suit}
    match.play(0, "stand m14")
    after = {c for suit in facts(match)["fish"] for c in suit}
    assert before - after == eaten
    assert facts(match)["gobbled"][0] == ["? suns"] * len(eaten)


def test_passing_over_a_fish_on_the_way_gobbles_nothing():
    fish = "o16,t16,t9/s2,m4,c8/c20,f20,a9/d5,e9,f7"
    match = stand_at("land", fish=fish, mover="suns", trail="m16,m14")
    match.play(0, "stand m14")
    assert "o16" in facts(match)["fish"][0]


def test_a_strict_leader_skips_and_collects_but_a_tied_one_moves():
    ahead = stand_at("land", "1/-/-/-;2/1/-/-", "n/n2/n12/n12", mover="suns", trail="m16,m14")
    ahead.play(0, "stand m14")
    assert ahead.actors == (0,)
    assert facts(ahead)["tiles"] == [0, 1]
    assert facts(ahead)["turn"] == 32
    level = stand_at("land", mover="suns", trail="m16,m14")
    level.play(0, "stand m14")
    assert level.actors == (1,)
    assert facts(level)["tiles"] == [0, 0]


def test_without_a_stack_the_leader_skips_and_gets_no_tile():
    match = stand_at(
        *("land", "1/-/-/-;2/1/-/-", "n/n2/n12/n12"),
        head="players=2 skip=always",
        tiles="0,20",
        mover="suns",
        trail="m16,m14",
    )
    match.play(0, "stand m14")
    assert match.actors == (0,)
    assert facts(match)["tiles"] == [0, 20]


def test_gobbling_the_last_fish_ends_the_game_at_once():
    match = stand_at(
        "land",
        "1+45/-/-/-;n/2/-/1",
        "2/n1345/n12345/n2345",
        fish="m13/-/-/-",
        mover="suns",
        trail="m16,m14",
        last=2,
    )
    match.play(0, "stand m14")
    assert match.actors == ()
    assert sorted(value for value, _ in holdings(match)[0]) == ["1", "3", "4", "5"]


def test_the_last_round_gives_everybody_one_turn_and_then_stops():
    match = stand_at(
        "land",
        "1/-/-/-;n/-/-/1",
        "2/n12345/n12345/n2345",
        fish="m13,a20,c20/-/-/-",
        mover="suns",
        trail="m16,m14",
    )
    assert facts(match)["last"] is None
    match.play(0, "stand m14")
    seats = []
    while match.actors:
        seat = match.actors[0]
        if facts(match)["phase"] == "choose":
            seats.append(seat)
        match.play(seat, match.moves(seat)[0])
    assert seats == [1, 0]
    assert facts(match)["turn"] == 33


def test_the_cap_counts_skipped_turns_too():
    match = stand_at(
        "land", "1/-/-/-;2/1/-/-", "n/n2/n12/n12", turn=198, mover="suns", trail="m16,m14"
    )
    match.play(0, "stand m14")
    assert match.actors == ()
    assert facts(match)["turn"] == 200


def test_tied_scores_are_decided_by_tasty_fish_or_shared():
    def ended(tokens, spent, tasty):
        text = (
            f"players=2 | phase=land tasty={tasty} first=0 seat=1 turn=199 last=-"
            f" tokens={tokens} spent={spent} fish={OPEN} sharks=m18,t2,k8,i16 sector=0"
            " tiles=0,0 mover=suns length=2 extra=0 trail=m16,m14 due=0 die=-"
        )
        match = shoal.at("sharktank", text, seed=1)
        match.play(1, "stand m14")
        assert match.actors == ()
        return match

    shared = ended("1/2/-/-;2/1/-/-", "n/n/n12/n12", "arms")
    assert shared.scores == (5, 5)
    assert shared.ranking == ((0, 1),)
    parted = ended("-/1/1/2;2/2/-/-", "n1/n/n2/n1", "suns")
    assert parted.scores == (7, 7)
    assert parted.ranking == ((1,), (0,))


def test_scores_agree_with_an_independent_count_over_random_games():
    for seed in range(30):
        dice = random.Random(seed)
        match = shoal.new(
            "sharktank", players=2 + seed % 3, seed=seed, options={"tank": 12, "turns": 40}
        )
        while match.actors:
            seat = match.actors[0]
            choice = match.moves(seat)
            assert choice
            match.play(seat, dice.choice(choice))
        known = facts(match)
        null = int(known["die"]) if known["die"] in "12345" else 0
        tasty = SUITS.index(known["tasty"])
        held = holdings(match)
        assert match.scores == tuple(own_score(tokens, tasty, null) for tokens in held)
        keys = [
            (-points, -sum(suit == tasty for _, suit in tokens))
            for points, tokens in zip(match.scores, held, strict=True)
        ]
        ranks = tuple(
            tuple(s for s, key in enumerate(keys) if key == best) for best in sorted(set(keys))
        )
        assert match.ranking == ranks


@pytest.mark.parametrize("length", [2, 16])
def test_hidden_values_change_nothing_that_others_see(length):
    seen = []
    for value in "45":
        match = stand_at(
            tokens=f"-/-/+{value}/-;1+3/-/-/-",
            spent="n2/n12/n12/n12",
            fish="t18,t16/s2,m4,c8/c20,f20/d5,e9,f7",
            tiles=f"{length - 2},0",
            length=length,
        )
        shown = []
        for move in ("shark suns", "spend nothing", "tile m16", "tile m14"):
            match.play(0, move)
            for other in (1, None):
                view = match.view(other)
                shown += [view.json(), view.text(), match.log_text(other), match.actors]
            with pytest.raises(shoal.ShoalError) as refused:
                match.play(1, f"spend {value} crowns")
            shown.append(str(refused.value))
        assert f"{value} crowns" in match.view(0).facts["gobbled"][0]
        seen.append(shown)
    assert seen[0] == seen[1]


def test_routes_are_complete_for_two_and_three_tiles_and_can_be_played():
    match = drafted(2, 5)[0]
    seat = match.actors[0]
    taken = things(match)
    sharks = facts(match)["sharks"]
    dice = random.Random(1)
    for route in match.game.board_helpers.routes(match.view(seat)):
        if route.tiles > 3:
            continue
        start = {cell(sharks[SUITS.index(route.shark)])}
        assert {cell(c) for c in route.endpoints} == reach(taken, start, route.tiles)
        for end in dice.sample(sorted(route.endpoints), 3):
            again = shoal.at("sharktank", match.position())
            for move in route.endpoints[end]:
                again.play(seat, move)
            assert facts(again)["sharks"][SUITS.index(route.shark)] == end


def test_a_shark_without_room_for_all_swims_as_far_as_it_can_and_spends_at_most_a_null():
    match = stand_at(
        tokens="-/n1+4/+5/-;n2/-/n/1+3",
        spent="13/2/124/n24",
        fish="j3,l3/b11,k11/i2/b2",
        sharks="l1,l12,a12,a1",
        length=1,
        head="players=2 tank=12",
    )
    assert match.moves(0) == ["shark suns"]
    match.play(0, "shark suns")
    assert match.moves(0) == ["spend nothing", "spend null moons"]
    match.play(0, "spend nothing")
    assert match.moves(0) == ["tile j1"]
    match.play(0, "tile j1")
    assert match.moves(0) == ["stand j1", "stand k1", "stand j2", "stand k2"]


def test_no_shark_is_shut_in_by_a_fish_of_its_own_suit():
    for seed in (18, 40, 55):
        match = shoal.new("sharktank", players=2, seed=seed)
        while facts(match)["phase"] == "draft":
            match.play(match.actors[0], match.moves(match.actors[0])[0])
        assert len(match.moves(match.actors[0])) == 4


def test_the_log_has_the_last_tile_of_the_stack():
    match = stand_at(
        *("land", "1/-/-/-;2/1/-/-", "n/n2/n12/n12"),
        head="players=2 skip=always",
        tiles="0,19",
        mover="suns",
        trail="m16,m14",
    )
    match.play(0, "stand m14")
    assert facts(match)["tiles"] == [0, 20]
    assert match.log(None)[-1].messages[-1].key == "log-skip"


def test_a_tile_laid_on_the_shark_is_refused_for_lying_on_it():
    match = stand_at("lay", mover="suns")
    refused = match.refusal(0, "tile m18")
    assert (refused.key, refused.rule) == ("no-tile-water", "ST-20")


def test_twenty_tiles_in_the_small_tank_are_answered_in_time():
    began = time.process_time()
    stand_at(
        tokens="-/-/-/-;-/-/-/-;-/-/-/-",
        spent="12/n2/n1/n12",
        fish="b3,h6,k8,h9/h4,l4,b11,e12/b6,f6,c8,h11/e3,e9,l12",
        sharks="k4,e10,c9,f7",
        tiles="18,0,0",
        length=19,
        head="players=3 tank=12",
    )
    assert time.process_time() - began < (1 if shoal.COMPILED else 30)
