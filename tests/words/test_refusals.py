"""A refusal says what is wrong, with the right rule."""

import pytest
from table import Table


@pytest.mark.parametrize(
    ("won", "reason"),
    [
        ("kkk/-", "The dice do not catch it, and that would cost kkk."),
        ("-/kkk", "The dice do not catch it; there is nothing to give up for it."),
    ],
)
def test_pescado_says_what_a_wrong_claim_would_cost(won, reason):
    position = (
        "players=2 snatch=live | phase=snatch turn=1 thrown=4 dice=yyyrb flips=0 "
        f"pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- won={won} claims=-/- done=-"
    )
    table = Table("pescado", position)
    seen = table.game.view(table.state, 0)
    assert table.game.evaluator.reason(seen, table.game.notation.read_move("claim obg")) == reason
