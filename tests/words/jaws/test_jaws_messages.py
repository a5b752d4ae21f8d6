"""Questions, refusals, reasons and names of moves of Jaws are true and readable."""

from collections import Counter
from collections.abc import Iterator

import pytest
from words.game_steps import Step, position_step, recorded_steps, seeded_steps
from words.jaws.messages import claims
from words.jaws.test_jaws_log import MORE_GAMES

from shoal.core.rng import Rng
from shoal.core.state import CHANCE, SPECTATOR
from shoal.core.text.board_colours import COLOURS
from shoal.core.text.board_lines import BoardRow
from shoal.core.text.position_text import read_position
from shoal.games import game_info

SAMPLES = 4
"""So many positions of each kind are asked about everything."""

CREW = "players=4 acts=act1 | phase=crew round=3 event=alert-a events=july shark=1"
HUNT = (
    "players=2 frenzy=once | phase=hunt event=roast events=helicopter shark=S strokes=3 "
    "token=frenzy tokens=evasive,sight,burst swimmers=0,0,2,0"
)
FIGHT = "players=2 | options=12,4,1 choice=A"
ABOARD = "spots=boat-1,boat-2,boat-3"
OUT = "wounds=6,0,0 gear=-/Pistol,Boat-Hook/Shark-Dart,Shark-Cage/-/-/Machete,Harpoon-Line"
EXPECTED_WOUNDS = ("why-step", "why-weapon", "why-attack", "why-hold")
"""Hints with a number that only the evaluator can know."""

RARE = [
    f"{CREW} active=hooper actions=1 overboard=hooper",
    f"{CREW} active=hooper actions=2 overboard=hooper",
    f"{CREW} active=brody actions=2 crew=8,Shop,5 carried=1 shop=5",
    f"{CREW} active=quint actions=2 orca=0 shop=8",
    "players=2 | phase=crew event=silva events=july active=quint docks=0,1 shop=5 shark=1",
    "players=2 | phase=hunt event=gardner events=july shark=8 strokes=0",
    f"{HUNT} rushed=1",
    f"{HUNT} michael=S",
    f"{FIGHT} phase=ready hand=- done=quint spots=-,boat-2,boat-3 {OUT}",
    f"{FIGHT} phase=ability {ABOARD} hand=strength,helping,maul,mouth,ramming,domino,hard,waves",
    f"{FIGHT} phase=ram {ABOARD} hand=- ability=ramming cardplayed=1 tiles=2,2,2,2,2,0,2,2",
]
"""Positions that games rarely reach."""

RARE_BOARDS = [
    f"{FIGHT} phase=bite {ABOARD} hand=- ability=ramming cardplayed=1 rammed=1 fin=6",
    f"{FIGHT} phase=bonus hand=- spots=water-7,boat-2,boat-3 caged=quint",
]
"""Positions whose boards say what games rarely show."""


def decisions() -> Iterator[Step]:
    """Positions of games in which a seat decides; the move is the seat's first legal one."""
    yield from (step for step in seeded_steps("jaws", MORE_GAMES) if step.mover != CHANCE)
    yield from (step for step in recorded_steps("jaws") if step.mover != CHANCE)


def sampled() -> list[Step]:
    """Some decisions of every kind."""
    taken: Counter[tuple[str, ...]] = Counter()
    found = []
    for step in decisions():
        facts = step.facts_before
        kind = (facts["phase"], facts["active"], facts.get("event", ""), facts.get("token", ""))
        taken[kind] += 1
        if taken[kind] <= SAMPLES:
            found.append(step)
    return [*found, *positions(RARE)]


def positions(texts: list[str]) -> list[Step]:
    """Positions in which nothing is played, for the first seat that acts."""
    found = []
    for text in texts:
        game, state = read_position(game_info("jaws"), text)
        found.append(position_step(game, state, int(state.actors()[0])))
    return found


def sampled_throws() -> list[Step]:
    """Some steps of chance in every phase."""
    taken: Counter[str] = Counter()
    found = []
    for step in seeded_steps("jaws", MORE_GAMES):
        if step.mover == CHANCE:
            taken[step.facts_before["phase"]] += 1
            if taken[step.facts_before["phase"]] <= SAMPLES:
                found.append(step)
    return found


@pytest.fixture(scope="module", name="steps")
def _steps() -> list[Step]:
    return sampled()


def test_every_question_fits_the_position_and_every_key_is_asked(steps):
    for step in steps:
        for seat in step.before.actors():
            view = step.game.view(step.before, seat)
            claims.check(step.question(int(seat)), step.game.messages.prompt(view))
    game, state = read_position(game_info("jaws"), "players=2 | phase=draw round=2 shark=3")
    nobody = game.messages.prompt(game.view(state, 0))
    claims.check(position_step(game, state, int(CHANCE)), nobody)
    assert claims.unclaimed("ask-") == []
    assert claims.never_met("ask-") == []
    assert claims.uncompared("ask-") == []


def test_every_board_in_words_is_true_and_every_key_is_met(steps):
    for step in [*steps, *sampled_throws(), *positions(RARE_BOARDS)]:
        here = position_step(step.game, step.before)
        for viewer in (0, int(step.before.players) - 1, int(SPECTATOR)):
            asked = here.heard_by(viewer)
            for line in asked.view.lines():
                if isinstance(line, BoardRow):
                    assert all(cell.colour in ("", *COLOURS) for cell in line.cells)
                elif line.key.startswith("board-"):
                    claims.check(asked, line)
                else:
                    claims.check_message(line, int(step.before.players))
    assert claims.unclaimed("board-") == []
    assert claims.never_met("board-") == []
    assert claims.uncompared("board-") == []


def test_every_refusal_is_true_and_every_key_is_met(steps):
    for step in steps:
        for seat in step.before.actors():
            claims.check_refusals(step, int(seat), range(int(step.game.move_count)))
    assert claims.unclaimed("no-") == []
    assert claims.never_met("no-") == []
    assert claims.uncompared("no-") == []


def test_every_reason_is_true_and_every_key_is_met(steps):
    for step in steps:
        for seat in step.before.actors():
            view = step.game.view(step.before, seat)
            for move in view.moves:
                reason = step.game.evaluator.reason(view, move)
                assert reason is not None
                claims.check(step.question(int(seat), int(move)), reason)
    assert claims.unclaimed("why-") == []
    assert claims.never_met("why-") == []
    assert set(claims.uncompared("why-")) == {(key, "wounds") for key in EXPECTED_WOUNDS}


def test_every_move_has_a_true_name_of_its_own_and_every_key_is_met(steps):
    for step in steps:
        for seat in step.before.actors():
            view = step.game.view(step.before, seat)
            named = [step.game.messages.describe_move(view, move) for move in view.moves]
            for words in claims.catalogues:
                assert len({words.format(name) for name in named}) == len(named), str(step)
            for move, name in zip(view.moves, named, strict=True):
                claims.check_name(step.option(int(seat), int(move)), name)
    assert claims.unclaimed("move-") == claims.unfulfilled() == []
    assert claims.never_met("move-") == []
    assert claims.uncompared("move-") == []


def test_names_of_moves_reveal_nothing(steps):
    for step in steps:
        for seat in step.before.actors():
            view = step.game.view(step.before, seat)
            other = step.game.view(step.game.imagine(view, Rng(5)), seat)
            for move in view.moves[:4]:
                describe = step.game.messages.describe_move
                assert describe(view, move) == describe(other, move)
