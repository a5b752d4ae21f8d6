"""Who has won a game of Pescado, and what decided it."""

from shoal.core.bits import count_bits
from shoal.core.message import Message, say
from shoal.games.pescado.rules import PescadoState


def verdict_of(state: PescadoState) -> Message:
    """Most points win, then fewest tiles; seats that are equal in both share the win (PE-25)."""
    points = [int(score) for score in state.scores()]
    tiles = [int(count_bits(won)) for won in state.won]
    most = max(points)
    level = [seat for seat, score in enumerate(points) if score == most]
    fewest = min([tiles[seat] for seat in level])
    winners = [seat for seat in level if tiles[seat] == fewest]
    if len(level) == 1:
        return say("won-points", seat=level[0], points=most, rule="PE-25")
    if len(winners) == len(level):
        return say("won-shared", seats=winners, points=most, tiles=fewest, rule="PE-25")
    if len(winners) > 1:
        return say(
            "won-shared-by-tiles",
            seats=winners,
            tied=len(level),
            points=most,
            tiles=fewest,
            rule="PE-25",
        )
    return say(
        "won-by-tiles",
        seat=winners[0],
        tied=len(level),
        points=most,
        tiles=fewest,
        rule="PE-25",
    )
