"""Running games in every form that can be copied and pickled, and how they continue."""

import pyspiel

import shoal
from shoal.games import game_info
from shoal.research import gymnasium, openspiel, pettingzoo, vector

START, MORE = 4, 8
"""So many decisions are made before a thing is pickled, and so many after."""


def play(match, steps):
    for _ in range(steps):
        if match.actors:
            match.play(match.actors[0], match.moves(match.actors[0])[0])
    return match


def start_match(name):
    return play(shoal.new(name, players=game_info(name).min_players, seed=5), START)


def advance_match(match):
    position = play(match, MORE).position()
    return position, [match.log_text(seat) for seat in (None, 0)]


def start_state(name):
    return start_match(name).history.state


def advance_state(state):
    for seat in state.actors():
        state.play(seat, state.moves(seat)[0])
    return list(map(int, state.packed())), list(map(int, state.actors()))


def step_seat(env):
    if env.learner.over:
        return env.reset()[0].tolist()
    return env.step(env.action_masks().argmax())[0].tolist()


def start_seat(name):
    env = gymnasium.env(name, seat="random", bots="easy")
    env.reset(seed=1)
    for _ in range(START):
        step_seat(env)
    return env


def advance_seat(env):
    return [step_seat(env) for _ in range(MORE)], env.reset()[0].tolist()


def start_vector(name):
    env = gymnasium.vector_env(name, num_envs=3, bots="easy", autoreset_mode="SameStep")
    env.reset(seed=1)
    for _ in range(START):
        env.step(env.action_masks().argmax(axis=1))
    return env


def advance_vector(env):
    seen = []
    for _ in range(MORE):
        seen.append([part.tolist() for part in env.step(env.action_masks().argmax(axis=1))[:4]])
    return seen


def start_batch(name):
    games = vector.env(name, envs=3, seed=1)
    for _ in range(START):
        games.step(games.sample())
    return games


def advance_batch(games):
    for _ in range(MORE):
        games.step(games.sample())
    return games.observations.tolist(), games.seats.tolist(), games.over.tolist()


def start_aec(name):
    env = pettingzoo.env(name)
    env.reset(seed=1)
    return step_aec(env, START)


def step_aec(env, steps):
    for _ in range(steps):
        if env.agents:
            shown, _, over, _, _ = env.last()
            env.step(None if over else int(shown["action_mask"].argmax()))
    return env


def advance_aec(env):
    return step_aec(env, MORE).state().tolist(), list(env.agents)


def start_parallel(name):
    env = pettingzoo.parallel_env(name)
    env.reset(seed=1)
    return step_parallel(env, START)


def step_parallel(env, steps):
    for _ in range(steps):
        if env.agents:
            shown = env.observations()
            env.step({agent: int(shown[agent]["action_mask"].argmax()) for agent in env.agents})
    return env


def advance_parallel(env):
    return step_parallel(env, MORE).state().tolist(), list(env.agents)


def start_openspiel(name):
    openspiel.register()
    return apply_first(pyspiel.load_game(f"shoal_{name}").new_initial_state(), START)


def apply_first(state, steps):
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    return state


def advance_openspiel(state):
    apply_first(state, MORE)
    return str(state), state.information_state_string(0), list(state.history())


FORMS = {
    "state": (start_state, advance_state),
    "match": (start_match, advance_match),
    "gymnasium": (start_seat, advance_seat),
    "vector": (start_vector, advance_vector),
    "batch": (start_batch, advance_batch),
    "aec": (start_aec, advance_aec),
    "parallel": (start_parallel, advance_parallel),
    "openspiel": (start_openspiel, advance_openspiel),
}
KINDS = tuple(FORMS)


def running(kind, name):
    """A running game of this kind; always the same."""
    return FORMS[kind][0](name)


def advance(kind, thing):
    """Continue it; what was seen then."""
    return FORMS[kind][1](thing)
