"""What a viewer may know of a Sea Urchins position: everything."""

from shoal.core.view import View
from shoal.games.urchins.moves import ADD_OR_MOVE, MAY_MOVE, PHASES
from shoal.games.urchins.options import Settings
from shoal.games.urchins.position import lay_pieces, lay_rows, write_pieces, write_rows
from shoal.games.urchins.rules import UrchinsState, new_state


def facts(state: UrchinsState) -> dict[str, object]:
    """The facts of the position, the same for every viewer.

    ``rows`` and ``pieces`` are in the letters of the notation, ``pile`` is red
    and yellow, ``due`` says that an addition is due in this turn (UR-22).
    """
    token_steps = state.phase in (MAY_MOVE, ADD_OR_MOVE)
    return {
        "rows": write_rows(state),
        "pieces": write_pieces(state),
        "pile": [int(state.red_pile), int(state.yellow_pile)],
        "won": [int(tokens) for tokens in state.scores()],
        "turn": int(state.turn),
        "step": PHASES[state.phase],
        "added": state.added,
        "calm": int(state.calm),
        "lull": int(state.lull()),
        "due": token_steps and state.add_is_due(),
    }


def imagine(view: View, settings: Settings) -> UrchinsState:
    """The position itself: nothing is hidden."""
    state = new_state(view.players, settings, -1)
    lay_rows(state, view.words("rows"))
    lay_pieces(state, view.words("pieces"))
    pile = view.numbers("pile")
    state.red_pile = pile[0]
    state.yellow_pile = pile[1]
    for seat, tokens in enumerate(view.numbers("won")):
        state.won[seat] = tokens
    state.turn = view.number("turn")
    state.phase = PHASES.index(view.word("step"))
    state.added = view.flag("added")
    state.calm = view.number("calm")
    return state
