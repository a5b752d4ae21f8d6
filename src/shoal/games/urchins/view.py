"""What a seat may know: everything lies open on the table."""

from shoal.core.view import View
from shoal.games.urchins.notation import STEPS, lay_pieces, lay_rows, write_pieces, write_rows
from shoal.games.urchins.rules import ADD_OR_MOVE, MAY_MOVE, Ruling, UrchinsState


def facts(state: UrchinsState) -> dict[str, object]:
    """The position as every seat and every watcher sees it.

    ``rows`` and ``pieces`` are in the letters of the notation, ``pile`` is red
    and yellow, ``due`` says that an addition is due in this turn (UR-22).
    """
    coming = state.step in (MAY_MOVE, ADD_OR_MOVE)
    return {
        "rows": write_rows(state),
        "pieces": write_pieces(state),
        "pile": [int(state.red_pile), int(state.yellow_pile)],
        "won": [int(tokens) for tokens in state.scores()],
        "turn": int(state.turn),
        "step": STEPS[state.step],
        "added": state.added,
        "calm": int(state.calm),
        "lull": int(state.lull()),
        "due": coming and state.add_is_due(),
    }


def imagine(ruling: Ruling, view: View) -> UrchinsState:
    """The position itself, for nothing is hidden."""
    state = UrchinsState()
    state.ruling = ruling
    state.board = ruling.board
    state.players = view.players
    lay_rows(state, view.words("rows"))
    lay_pieces(state, view.words("pieces"))
    pile = view.numbers("pile")
    state.red_pile = pile[0]
    state.yellow_pile = pile[1]
    for seat, tokens in enumerate(view.numbers("won")):
        state.won[seat] = tokens
    state.turn = view.number("turn")
    state.step = STEPS.index(view.word("step"))
    state.added = view.flag("added")
    state.calm = view.number("calm")
    return state
