"""The texts of positions, steps and tables that must be the same in both engines."""

import json
from collections.abc import Callable, Iterator

from engines.compared_games import Plan
from game_tables import game_table
from server.memory_table import MemoryTable as TableOfPeople

from shoal import wire
from shoal.bots.hints import find_hints
from shoal.bots.levels import bot_of
from shoal.core.catalogue import Reader, load
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo, View
from shoal.core.message import Message
from shoal.core.observation.encoding import Encoding
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.state import NOBODY, SPECTATOR, State
from shoal.core.text.pitch_and_option_words import option_about, pitch, words_about
from shoal.core.text.position_text import read_position, write_position
from shoal.core.text.view_from_json import read_view
from shoal.research.batch import Batch
from shoal.research.episode import Episode
from shoal.server.table.errors import Refused
from shoal.server.views import serializers

Lines = Iterator[tuple[str, str]]

LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Ada", "Kai", "Marina", "Noor", "Piet", "Wanda", "Yuri", "Zoe")
REFUSALS = 12
"""How many illegal moves are tried at each position."""
SELDOM = 7
"""Slow texts are read only at every n-th position."""
NO_MOVES = (
    "",
    "take",
    "take zzz",
    "fish 9x9",
    "shark 0",
    "to Z",
    "add blue a1",
    "tile z99",
    "1 " * 90,
)
NO_VALUES = ("-1", "99999999999999999999", "1e3", "\N{ARABIC-INDIC DIGIT THREE}", "0x10", "")
NO_POSITIONS = ("", "players=3", "players=3 |", "players=99 | a=b", "players=3 | turn=99999999999")
NO_PLAYERS = (-1, 0, 1, 9, 2**31, 2**63, 2**70)


PHRASES = game_table("phrases")
"""Kinds of moves that have two words, by game."""


def kind_of(game: Game, move: int) -> str:
    """The kind of a move: its text without squares, cards and numbers."""
    text = game.notation.write_move(move)
    verb, _, rest = text.partition(" ")
    if game.name in PHRASES:
        two_words = f"{verb} {rest.partition(' ')[0]}"
        return two_words if two_words in PHRASES[game.name] else verb
    if rest in ("all", "none", "nothing"):
        return text
    return f"{verb} {rest.split()[0]}" if verb == "add" else verb


def kinds_of(game: Game) -> set[str]:
    """Every kind of move of a game."""
    return {kind_of(game, move) for move in range(game.move_count)}


def of_options(info: GameInfo, game: Game) -> Lines:
    """Options and the errors of wrong ones; errors of bad moves and positions."""
    words = words_about(info, "en")
    yield "options", f"{json.dumps(game.chosen(), sort_keys=True)} {pitch(info, words)}"
    for option in info.options:
        about = option_about(option, words)
        yield (
            "options",
            f"{option.name} {option.default} {option.choices} {option.low} {option.high} {about}",
        )
        for value in NO_VALUES:
            yield "errors", refused(info.game, {option.name: value})
    for players in NO_PLAYERS:
        yield "errors", refused(game.start_checked, players)
    for text in NO_MOVES:
        yield "errors", refused(game.parse_move, text)
    for text in NO_POSITIONS:
        yield "errors", refused(read_position, info, text)


def refused(act: Callable[..., object], *given: object) -> str:
    """The sentence of the error that a call raises, if it raises one."""
    try:
        act(*given)
    except ShoalError as wrong:
        return f"{type(wrong).__name__}: {wrong}"
    return "no error"


def of_position(game: Game, state: State, step: int) -> Lines:
    """All texts of a position."""
    position = write_position(game, state)
    yield "position", position
    yield "position", write_position(*read_position(game.info, position))
    yield "scores", f"{list(state.scores())} {list(state.ranks())} {game.component_counts(state)}"
    yield "talk", f"{game.channels(state)} {game.is_race(state)} {list(state.actors())}"
    if state.actor() == NOBODY:
        yield "verdict", written(game, game.messages.verdict(state))
        yield "verdict", written(game, game.messages.headline(state))
    seats = [*range(int(state.players)), int(SPECTATOR)]
    encoding = Encoding(game, state.players)
    for seat in seats:
        view = game.view(state, seat)
        yield from of_view(view)
        yield from of_observation(encoding, state, view)
    for seat in [int(seat) for seat in state.actors()]:
        yield from of_refusals(game, state, seat, step)
        yield from of_hints(game.view(state, seat), state, step)
    if step % SELDOM == 0:
        yield from of_the_same_view_again(game.view(state, SPECTATOR))


SENTENCES: dict[tuple[str, int, str], list[str]] = {}
"""Every message that was met, by game, reader and data: as sentences in all languages."""


def of_moves(game: Game, state: State, step: int) -> Lines:
    """What is cheap at a position on record: its text, the legal moves, prompts, refusals."""
    yield "position", write_position(game, state)
    for seat in [int(seat) for seat in state.actors()]:
        view = game.view(state, seat)
        yield "facts", view.json()
        yield "prompt", written(game, game.messages.prompt(view), seat)
        yield "moves", str([game.notation.write_move(move) for move in view.moves])
        yield from of_refusals(game, state, seat, step)


def written(game: Game, message: Message | None, seat: int = SPECTATOR) -> str:
    """A message as data, and as a seat reads it in every language the first time it is met."""
    if message is None:
        return "nothing"
    data, seat = repr(message), int(seat)
    if (game.name, seat, data) in SENTENCES:
        return data
    reader = Reader(None if seat == SPECTATOR else seat, NAMES)
    sentences = [load(one, game.info.folder).format(message, reader) for one in LANGUAGES]
    SENTENCES[game.name, seat, data] = sentences
    return f"{data} {sentences}"


def of_view(view: View) -> Lines:
    """All texts of one viewer's View."""
    game = view.game
    yield "facts", view.json()
    yield "board", view.text()
    yield "aid", json.dumps(game.board_helpers.facts(view), sort_keys=True)
    if view.moves:
        yield "prompt", written(game, game.messages.prompt(view), view.seat)
        yield "moves", str([game.notation.write_move(move) for move in view.moves])


def of_the_same_view_again(view: View) -> Lines:
    """A View read back from JSON, and in colours."""
    game = view.game
    yield "facts", read_view(game, view.json()).json()
    yield "painted", str([line.to_json() for line in view.lines()])


def of_observation(encoding: Encoding, state: State, view: View) -> Lines:
    """What a learner sees: from the View, and directly from the state."""
    row = list(encoding.row(view))
    yield "observations", str(row)
    if view.seat >= 0:
        looked = encoding.blank[:]
        encoding.write_state(state, view.seat, looked, 0)
        yield "observations", str(list(looked))


def of_refusals(game: Game, state: State, seat: int, step: int) -> Lines:
    """The refusals of some illegal moves."""
    legal = {int(move) for move in state.moves(seat)}
    rng = Rng(1000 * step + seat)
    for _try in range(REFUSALS):
        move = int(rng.below(game.move_count))
        if move not in legal:
            refusal = game.messages.why_not(state, seat, move)
            text = game.notation.write_move(move)
            yield "refusals", f"{text}: {written(game, refusal, seat)}"


def of_hints(view: View, state: State, step: int) -> Lines:
    """A bot's evaluation of the moves, with reasons."""
    game = view.game
    yield "hints", f"{game.evaluator.value(state, view.seat)!r} {game.evaluator.mixes_moves(view)}"
    some = view.moves if len(view.moves) < 6 else view.moves[step % 3 :: len(view.moves) // 3]
    for move in some:
        yield (
            "hints",
            f"{game.evaluator.prior(state, view.seat, move)!r} {game.reveals_hidden(view, move)}",
        )
    for move in some:
        yield "reasons", written(game, game.messages.describe_move(view, move), view.seat)
    yield "reasons", written(game, game.evaluator.reason(view, some[step % len(some)]), view.seat)
    yield "imagined", write_position(game, game.imagine(view, Rng(step)))
    if step % SELDOM == 0:
        for move in some:
            yield "reasons", written(game, game.evaluator.reason(view, move), view.seat)
    if step % (6 * SELDOM) == 1:
        exact = game.evaluator.evaluate_moves(view, Rng(step))
        yield "hints", f"{exact!r} {game.evaluator.evaluate_moves_roughly(view, Rng(step))!r}"
        yield "hints", repr(find_hints(view, Budget(iterations=8), step))
        yield from of_bots(view)


def of_step(game: Game, state: State, mover: int, move: int) -> Lines:
    """The log lines of a move for every viewer, and its statistics events."""
    text = game.notation.write(state, mover, move)
    yield "moves", f"{mover} {text} {game.notation.read(state, mover, text)}"
    yield "log", f"turn {game.messages.turn_key(state)}"
    for message in game.messages.log(state, mover, move):
        for seat in [*range(int(state.players)), int(SPECTATOR)]:
            if message.is_for(seat):
                yield "log", f"{seat}: {written(game, message, seat)}"
    after = state.clone()
    after.play(mover, move)
    for one in game.statistics.events(state, mover, move, after):
        yield "events", f"{one.seat} {one.kind}: {one.what}"


def of_research(game: Game, players: int, seed: int) -> Lines:
    """Batches and single games for learners, a few steps of each."""
    batch = Batch(game, players, 2, seed)
    for _step in range(6):
        moves = batch.sample()
        batch.step(b"".join([int(move).to_bytes(2, "little") for move in moves]))
        yield "research", str([list(batch.seats), list(batch.over), list(batch.rewards)])
        yield "research", str([list(batch.rows), list(batch.masks)])
    episode = Episode(game, players, seed)
    for number in (0, game.move_count - 1, game.move_count):
        yield "research", written(game, episode.refusal(number))


def of_table(name: str, plan: Plan) -> Lines:
    """What the server sends when people play this game: welcomes, updates, refusals."""
    table = TableOfPeople(name, plan.players, f"{plan.seed:02d}" * 32, options=plan.options)
    rng = Rng(plan.seed)
    for step in range(10):
        match = table.table.match
        assert match is not None
        if match.over:
            break
        seat = match.actors[rng.below(len(match.actors))]
        wrong = match.game.notation.write_move(int(rng.below(match.game.move_count)))
        moves = match.moves(seat)
        for text in (wrong, "nonsense", moves[rng.below(len(moves))]):
            yield from of_request(table, seat, wire.Play, move=text)
        yield from of_request(table, seat, wire.Say, text=f"Step {step}", channel="table")
    yield from of_request(table, 0, wire.Undo)
    yield from of_request(table, 0, wire.Resign)
    for viewer in table.table.cursors:
        welcome = serializers.welcome(table.table, viewer, 0, 0, [], board=True)
        yield "server", f"{viewer}: {serializers.encode(welcome)!r}"


def of_request(table: TableOfPeople, seat: int, kind: type, **words: object) -> Lines:
    """The messages to all viewers after a request, or its refusal."""
    try:
        updates = table.send(seat, kind, **words)
    except Refused as no:
        yield "server", f"{no.check} {no}"
        return
    for viewer, one in updates.items():
        yield "server", f"{viewer}: {serializers.encode(one)!r}"


def of_bots(view: View) -> Lines:
    """The moves of the bot levels that do not depend on time."""
    for level in ("random", "easy", "medium", "search:8"):
        chosen = bot_of(level).choose(view, Rng(1))
        yield "bots", f"{level}: {view.game.notation.write_move(chosen)}"
