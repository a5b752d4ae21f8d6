"""Invalid moves, positions and options of Pescado are refused in one sentence."""

import pytest
from table import Table

from shoal.core.catalogue import LANGUAGES
from shoal.core.errors import BadNotation, BadOption, BadPosition, ShoalError
from shoal.core.message import say
from shoal.games import game_info
from shoal.games.pescado.components import PROPOSED_TILES

START = (
    "phase=throw turn=1 thrown=4 dice=yorbg flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- "
    "fresh=- prey=- won=kkk/-"
)
FISH = START.replace("phase=throw", "phase=fish")
SNATCH = START.replace("phase=throw", "phase=snatch").replace("yorbg", "yyyrb")
SECRET = SNATCH.replace("phase=snatch", "phase=secret")


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take yyx", "take ryy", "take yyr2", "take  yyr", "Take yyr", "take yyr "),
        *("keep", "keep ", "keep yx", "keep ky", "keep yyyyyy", "keep all", "flip", "flip all"),
        *("done now", "seal\n", "mark", "claim all", "take " + "y" * 5000, "keep \u0443", "🐟"),
    ],
)
def test_text_that_is_not_a_move_is_refused_in_one_sentence(text):
    with pytest.raises(BadNotation) as refused:
        game_info("pescado").game().parse_move(text)
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("phase=throw", "phase=sleep"),
        ("phase=throw", "phase=first"),
        ("phase=throw", "phase=refill"),
        ("phase=throw", "phase=throw-again"),
        ("phase=throw", "phase=throw-for-all"),
        ("phase=throw", "phase=open"),
        ("phase=throw", "phase=snatch"),
        ("phase=throw", "phase=secret"),
        ("phase=throw", "phase=over"),
        ("phase=throw ", ""),
        ("turn=1", "turn=2"),
        ("turn=1", "turn=-1"),
        ("thrown=4", "thrown=300"),
        ("thrown=4", "thrown=301"),
        ("thrown=4", "thrown=0"),
        ("thrown=4 dice=yorbg", "thrown=0 dice=-"),
        ("dice=yorbg", "dice=yorb"),
        ("dice=yorbg", "dice=gyorb"),
        ("dice=yorbg", "dice=yorbx"),
        ("dice=yorbg", "dice=-"),
        ("dice=yorbg", "dice=yyyyyyyy"),
        ("flips=0", "flips=2"),
        ("flips=0", "flips=5"),
        ("pool=yyy,", "pool="),
        ("pool=yyy,oor", "pool=oor,yyy"),
        ("pool=yyy,oor", "pool=yyy,yyy"),
        ("pool=yyy,oor", "pool=kkk,oor"),
        ("pool=yyy,oor", "pool=yyy,xxx"),
        ("pool=yyy,oor", "pool=yyy,rrr,oor"),
        ("flipped=-", "flipped=yyy"),
        ("flipped=-", "flipped=ooo"),
        ("fresh=-", "fresh=kkk"),
        ("prey=-", "prey=ooo"),
        ("prey=-", "prey=yyy"),
        ("won=kkk/-", "won=kkk"),
        ("won=kkk/-", "won=kkk/kkk"),
        ("won=kkk/-", "won=kkk/yyy"),
        ("won=kkk/-", "won=kkk/-/-"),
        ("won=kkk/-", "won=kkk/- won=kkk/-"),
        ("won=kkk/-", "won=kkk/- claims=-/-"),
        ("won=kkk/-", "won=kkk/- colour=red"),
        ("won=kkk/-", "won"),
        ("turn=1", "turn=" + "1" * 4000),
        ("turn=1", "turn=\u0661"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(old, new):
    assert Table("pescado", f"players=2 | {START}").seat == -1
    with pytest.raises(BadPosition) as refused:
        Table("pescado", f"players=2 | {START.replace(old, new)}")
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dice=yorbg", "dice=yorb"),
        ("dice=yorbg", "dice=yorbgg"),
        ("fresh=-", "fresh=kkk"),
        ("flips=0", "flips=1 odd"),
        ("phase=fish", "phase=fish-again flips=1"),
        ("phase=fish", "phase=fish-again flips=2"),
        ("thrown=4", "thrown=1 prey=kkk"),
        ("flipped=-", "flipped=yyy,oor flips=1"),
    ],
)
def test_an_impossible_turn_is_refused(old, new):
    assert Table("pescado", f"players=2 | {FISH}").seat == 1
    words = dict(word.partition("=")[::2] for word in FISH.split())
    changed = new.replace(" odd", "").split()
    words.update(word.partition("=")[::2] for word in changed)
    if "odd" in new:  # one tile flipped and no other within reach
        tiles = "yyy,oor,ykk,yrb,obg"
        words.update(pool="bgk", flipped="bgk", fresh=tiles, won=f"-/{tiles}")
    assert old in FISH
    with pytest.raises(BadPosition):
        Table("pescado", "players=2 | " + " ".join(f"{k}={v}" for k, v in words.items()))


@pytest.mark.parametrize(
    ("head", "board"),
    [
        ("players=2 snatch=live", f"{SNATCH} claims=-/-"),
        ("players=2 snatch=live", f"{SNATCH} claims=-/- done=0,1"),
        ("players=2 snatch=live", f"{SNATCH} claims=-/- done=1,0"),
        ("players=2 snatch=live", f"{SNATCH} claims=yyy/- done=-"),
        ("players=2 snatch=live", f"{SNATCH} claims=kkk/- done=-"),
        ("players=2 snatch=live", f"{SNATCH} claims=- done=-"),
        ("players=2 snatch=live", f"{SNATCH.replace('yyyrb', 'rrrgg')} claims=-/- done=-"),
        ("players=2 snatch=sealed", f"{SNATCH} claims=-/- done=-"),
        ("players=2", f"{SNATCH} claims=-/- done=-"),
        ("players=2 snatch=sealed", f"{SECRET} marks=kkk/- sealed=-"),
        ("players=2 snatch=sealed", f"{SECRET} marks=-/- sealed=0,1"),
        ("players=2 snatch=sealed", f"{SECRET} marks=-/- sealed=2"),
        ("players=2 snatch=sealed", f"{SECRET.replace('yyyrb', 'rrrgg')} marks=-/- sealed=-"),
        ("players=2 snatch=live", f"{SECRET} marks=-/- sealed=-"),
        ("players=2", START.replace("phase=throw", "phase=throw-for-all")),
    ],
)
def test_an_impossible_snatch_round_is_refused(head, board):
    with pytest.raises(BadPosition):
        Table("pescado", f"{head} | {board}")


TABLE = "pool=yyy,ooo,rrr,bbb,ggg,kkk fresh=-"


@pytest.mark.parametrize(
    ("options", "board", "rule"),
    [
        ("takes=all", "phase=fish dice=yyyob flips=0 flipped=- prey=yyo won=-/yyo", "PE-9"),
        ("takes=all", "phase=fish dice=yyyob flips=2 flipped=ooo,rrr prey=- won=-/-", "PE-9"),
        ("takes=all", "phase=throw-again dice=yyy flips=0 flipped=- prey=- won=-/-", "PE-9"),
        ("takes=all", "phase=fish-again dice=yyyob flips=0 flipped=- prey=yyo won=-/yyo", "PE-9"),
        ("takes=may", "phase=fish-again dice=yyorb flips=0 flipped=- prey=- won=-/-", "PE-16"),
        ("takes=all", "phase=fish-again dice=yyorb flips=0 flipped=- prey=- won=-/-", "PE-16"),
        (
            "takes=may",
            "phase=fish-again dice=yyyyobg flips=4 flipped=ooo,rrr prey=- won=-/-",
            "PE-12",
        ),
        ("takes=may", "phase=fish dice=yyobk flips=2 flipped=ooo,yyo prey=yyo won=-/yyo", "PE-13"),
        ("takes=may", "phase=fish dice=yyobk flips=2 flipped=ooo,yyo prey=- won=yyo/-", "PE-13"),
        ("snatch=live", "phase=fish dice=yyyob flips=0 flipped=- prey=- won=-/-", "PE-27"),
        ("snatch=sealed", "phase=throw-again dice=yyy flips=0 flipped=- prey=- won=-/-", "PE-27"),
        ("throws=5", "phase=over dice=yyyob flips=0 flipped=- prey=yyo won=-/yyo", "PE-24"),
        (
            "snatch=live",
            "phase=snatch dice=yobgk flips=0 flipped=- prey=- won=-/- claims=-/- done=-",
            "PE-34",
        ),
        (
            "snatch=sealed",
            "phase=secret dice=yobgk flips=0 flipped=- prey=- won=-/- marks=-/- sealed=-",
            "PE-34",
        ),
    ],
)
def test_a_position_that_play_cannot_reach_is_refused_with_the_rule(options, board, rule):
    with pytest.raises(BadPosition) as refused:
        Table("pescado", f"players=2 {options} | turn=0 thrown=5 {TABLE} {board}")
    assert str(refused.value).endswith(f"({rule}).") and len(str(refused.value)) < 120


@pytest.mark.parametrize(
    ("options", "board"),
    [
        ("takes=all", "phase=fish dice=yyobk flips=0 flipped=- prey=yyr won=-/yyr"),
        ("takes=may", "phase=fish dice=yyyob flips=0 flipped=- prey=yyo won=-/yyo"),
        ("snatch=live", "phase=fish-again dice=yyyob flips=0 flipped=- prey=- won=-/-"),
        ("takes=may", "phase=fish-again dice=yyyob flips=0 flipped=- prey=- won=-/-"),
        ("takes=may", "phase=fish-again dice=yyyobg flips=2 flipped=ooo,yyo prey=- won=-/yyo"),
    ],
)
def test_similar_possible_positions_are_accepted(options, board):
    assert Table("pescado", f"players=2 {options} | turn=0 thrown=5 {TABLE} {board}").seat == 0


def test_a_finished_claimer_must_be_done():
    claims = "claims=oor,ykk,obg,bgk/- done=-"
    caught = SNATCH.replace("pool=yyy,oor,ykk,yrb", "pool=oor,ykk").replace("kkk/-", "kkk/yyy,yrb")
    head = "players=2 snatch=live closes=done"
    with pytest.raises(BadPosition):
        Table("pescado", f"{head} | {caught} {claims}")
    assert Table("pescado", f"{head} | {caught} {claims[:-1]}0").seat == 1


def test_a_live_round_without_a_matching_tile_is_over():
    caught = SNATCH.replace("pool=yyy,oor,ykk,yrb", "pool=oor,ykk").replace("kkk/-", "kkk/yyy,yrb")
    with pytest.raises(BadPosition, match="PE-35"):
        Table("pescado", f"players=2 snatch=live | {caught} claims=-/- done=-")


@pytest.mark.parametrize(
    ("head", "top"),
    [
        ("players=2", "ooo"),  # nothing is ever given up
        ("players=2 snatch=live returned=shuffled", "ooo"),
        ("players=2 snatch=live", "yyy"),  # in the pool
        ("players=2 snatch=live", "kkk"),  # in front of a seat
        ("players=2 snatch=live", "ooo,ooo"),
        ("players=2 snatch=live", "-"),
        ("players=2 snatch=live", "xyz"),
    ],
)
def test_a_top_of_the_stack_that_nobody_can_know_is_refused(head, top):
    with pytest.raises(BadPosition):
        Table("pescado", f"{head} | {START} top={top}")


@pytest.mark.parametrize("head", ["", "players=1", "players=5", "players=x", "players=2 players=2"])
def test_a_position_for_a_wrong_number_of_players_is_refused(head):
    with pytest.raises(BadPosition):
        Table("pescado", f"{head} | {START}")


@pytest.mark.parametrize(
    "options",
    [
        *("snatch=yes", "first=4", "first=-1", "first=2", "takes=none", "second=no", "flipped=up"),
        *("penalty=none", "throws=0", "throws=1001", "throws=many", "size=6", "tiles=yyy"),
        f"tiles={PROPOSED_TILES},yyy",
        f"tiles={PROPOSED_TILES.replace('yyo', 'yyx')}",
        f"tiles={PROPOSED_TILES.replace('yyo', 'yyoo')}",
        f"tiles={PROPOSED_TILES.replace('yyo', '')}",
    ],
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption) as refused:
        Table("pescado", f"players=2 {options} | {START}")
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            f"players=2 | {START.replace('yorbg', 'yorbx')}",
            say("error-dice", dice="'yorbx'", letters="yorbgk"),
        ),
        (
            f"players=2 | {START.replace('yorbg', 'gyorb')}",
            say("error-dice-order", letters="yorbgk"),
        ),
        (
            f"players=2 | {FISH.replace('yorbg', 'yorb')}",
            say("error-dice-count", count=4, phase="fish", rule="PE-2"),
        ),
        (
            f"players=2 | {START.replace('pool=yyy,', 'pool=')}",
            say("error-pool", count=5, phase="throw", rule="PE-17"),
        ),
        (
            f"players=2 snatch=live | {SNATCH} claims=yyy/- done=-",
            say("error-claim-right", place=1, rule="PE-37"),
        ),
        (
            f"players=2 snatch=sealed | {SECRET} marks=-/kkk sealed=-",
            say("error-fingers", field="marks", place=2, rule="PE-28"),
        ),
        ("players=2 tiles=yyy | ", say("error-tiles-count", count=36, given=1)),
    ],
)
def test_an_error_says_what_is_wrong_in_every_language(position, message):
    with pytest.raises(ShoalError) as refused:
        Table("pescado", position)
    assert refused.value.message == message
    sentences = {refused.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in sentences)
