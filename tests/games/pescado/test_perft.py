"""Perft of Pescado: numbers of moves worked out by hand or recorded."""

from table import Table

from shoal.core.search.perft import perft

POOL = "pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- won=-/-"


def test_the_deal_draws_one_tile_fewer_each_time():
    table = Table.start("pescado", 2, first="0")
    assert [perft(table.state, depth) for depth in (1, 2, 3)] == [36, 36 * 35, 36 * 35 * 34]


def test_a_first_throw_falls_in_7776_ways():
    table = Table("pescado", f"players=2 | phase=throw turn=0 thrown=3 dice=yorbg flips=0 {POOL}")
    assert perft(table.state, 1) == 7776


def test_choices_after_a_throw_of_five_alike():
    """One tile caught, six to flip, none to five dice to keep, or done."""
    table = Table("pescado", f"players=2 | phase=fish turn=0 thrown=3 dice=yyyyy flips=0 {POOL}")
    assert perft(table.state, 1) == 1 + 6 + 6 + 1


def test_a_flip_leaves_only_a_second_flip():
    table = Table("pescado", f"players=2 | phase=fish turn=0 thrown=3 dice=yyyyy flips=0 {POOL}")
    table.play("flip oor")
    # Five tiles can follow; then four more to flip, or six choices of dice.
    assert [perft(table.state, depth) for depth in (1, 2)] == [5, 5 * (4 + 6)]


def test_a_live_snatch_of_two_seats():
    """Each of two seats may claim six tiles or be done; see the moves that follow each."""
    words = "claims=-/- done=-"
    table = Table(
        "pescado",
        f"players=2 snatch=live | phase=snatch turn=0 thrown=3 dice=yyyrb flips=0 {POOL} {words}",
    )
    # After a right claim (2 each) both have 6 left; after a wrong one (4 each) 6 and 7;
    # after done (1 each) the other has 7.
    assert [perft(table.state, depth) for depth in (1, 2)] == [14, 2 * (2 * 12 + 4 * 13 + 7)]


def test_sealed_marks_of_two_seats():
    words = "marks=-/- sealed=-"
    table = Table(
        "pescado",
        f"players=2 snatch=sealed | phase=secret turn=0 thrown=3 dice=yyyrb flips=0 {POOL} {words}",
    )
    # After a mark the seat has 5 tiles and seal, the other 7; after seal the other has 7.
    assert [perft(table.state, depth) for depth in (1, 2)] == [14, 2 * (6 * 13 + 7)]
