"""No test waits without a limit, and every random game has a seed; checked in the source."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted([*TESTS.rglob("*.py"), *(TESTS.parent / "examples").rglob("test_*.py")])
NAMES = [str(path.relative_to(TESTS.parent)) for path in FILES]
SLEEPS = {"sleep", "wait_for_timeout"}
ONLY_WITH_A_LIMIT = {
    "accept": None,  # of a socket, which has its limit from ``settimeout``
    "acquire": 2,  # of a lock: the flag whether to wait precedes the limit
    "communicate": 2,  # of a process: the input may precede the limit
    "get": 1,
    "join": 1,
    "readline": None,  # of a process, which is killed when it takes too long
    "recv": 1,  # of a WebSocket; a bare socket has its limit from ``settimeout``
    "result": 1,
    "run": None,  # subprocess.run
    "urlopen": None,
    "wait": 1,
}
"""Calls that wait, with how many positional arguments say that one of them is the limit."""

BARE_SOCKETS = {"socket", "create_connection"}
HAS_ITS_OWN_LIMIT = {"table", "mover", "other", "dialog"}
"""A terminal's table waits half a second at most; a page's dialog is accepted at once."""

GUARDS = ("timeout", "killed_after")
"""Names in the head of a ``with`` whose body has a limit."""

BEFORE_THE_SEED = 2
"""How many arguments precede the seed of ``shoal.new`` and ``shoal.at``."""

UNPREDICTABLE = {"getpid", "randbits", "time", "time_ns", "token_bytes", "token_hex", "urandom"}

NO_DICE_FALL = {
    "tests/games/jaws/test_rules_public_api.py": "the same position is looked at again",
    "tests/games/sharktank/test_rules_public_api.py": "the same position is looked at again",
    "tests/games/urchins/test_bad_input.py": "Sea Urchins has no dice once it has begun",
    "tests/games/urchins/test_rules_public_api.py": "Sea Urchins has no dice once it has begun",
    "tests/match/test_public_api.py": "the position is refused, or looked at again",
    "tests/match/test_undo.py": "Sea Urchins has no dice once it has begun",
}
"""Where ``shoal.at`` needs no seed, and why."""

UNSEEDED_ON_PURPOSE = {
    ("tests/match/test_match.py", "shoal.new(GAME, 2, seed=None)"): "two have different dice"
}


def tree_of(name):
    return ast.parse((TESTS.parent / name).read_text(encoding="utf-8"))


def calls(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def owner_of(call):
    value = call.func.value if isinstance(call.func, ast.Attribute) else None
    return value.id if isinstance(value, ast.Name) else ""


def has_limit(call, positional):
    words = {word.arg: word.value for word in call.keywords}
    if any(name in words and not is_constant(words[name], None) for name in ("timeout", "seconds")):
        return True
    if is_constant(words.get("block", words.get("blocking")), False):
        return True
    return positional is not None and len(call.args) >= positional


def is_constant(node, value):
    return isinstance(node, ast.Constant) and node.value is value


def waits_without_limit(call):
    name, owner = name_of(call), owner_of(call)
    if name in BARE_SOCKETS and owner == "socket":
        return not has_limit(call, 2 if name == "create_connection" else None)
    if name not in ONLY_WITH_A_LIMIT or owner in HAS_ITS_OWN_LIMIT:
        return False
    if name == "run" and owner != "subprocess":
        return False
    if name in ("acquire", "get") and call.args and is_constant(call.args[0], False):
        return False
    if len(call.args) == 1 and (is_constant(call.args[0], True) or is_constant(call.args[0], None)):
        return not has_limit(call, None)  # whether to wait, not how long
    return not has_limit(call, ONLY_WITH_A_LIMIT[name])


def guarded(tree):
    """Calls with a limit from outside: ``wait_for``, a ``with``, a socket's own limit."""
    found = set()
    for node in ast.walk(tree):
        is_wait = isinstance(node, ast.Call) and name_of(node) == "wait_for"
        if is_wait or (
            isinstance(node, ast.AsyncWith | ast.With)
            and any(guard in " ".join(map(ast.unparse, node.items)) for guard in GUARDS)
        ):
            found.update(calls(node))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = calls(node)
            if any(name_of(call) == "settimeout" and limits(call) for call in inside):
                found.update(call for call in inside if name_of(call) in {*BARE_SOCKETS, "accept"})
    return found


def limits(call):
    """Whether ``settimeout`` sets a limit."""
    return bool(call.args) and not is_constant(call.args[0], None)


def endless_waits(tree):
    found = [
        call for call in calls(tree) if waits_without_limit(call) and call not in guarded(tree)
    ]
    return [f"line {call.lineno}: {ast.unparse(call)}" for call in found]


def endless_loops(tree):
    return [
        f"line {node.lineno}: while {ast.unparse(node.test)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.While)
        and any(name_of(call) in SLEEPS for call in calls(node))
        and "monotonic()" not in ast.unparse(node.test)
    ]


def unseeded(tree, name=""):
    return [
        f"line {call.lineno}: {ast.unparse(call)}"
        for call in calls(tree)
        if is_unseeded(call)
        and not (name_of(call) == "at" and name in NO_DICE_FALL)
        and (name, ast.unparse(call)) not in UNSEEDED_ON_PURPOSE
    ]


def is_unseeded(call):
    name, owner = name_of(call), owner_of(call)
    if owner == "shoal" and name in ("new", "at"):
        return not has_seed(call)
    if name in ("Random", "Rng", "seed"):
        given = [*call.args, *(word.value for word in call.keywords)]
        return not given or any(map(is_unpredictable, given))
    return owner == "random"


def has_seed(call):
    if len(call.args) > BEFORE_THE_SEED:
        return not is_unpredictable(call.args[BEFORE_THE_SEED])
    seeds = [word.value for word in call.keywords if word.arg in ("seed", None)]
    return bool(seeds) and not any(map(is_unpredictable, seeds))


def is_unpredictable(seed):
    """Whether a seed is None, or different in every run."""
    return is_constant(seed, None) or any(name_of(call) in UNPREDICTABLE for call in calls(seed))


@pytest.mark.parametrize("name", NAMES)
def test_every_call_that_waits_has_a_limit(name):
    assert endless_waits(tree_of(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_sleeps_in_a_loop_without_end(name):
    """``waiting.until`` and ``waiting.attempts`` do that, with a limit."""
    assert endless_loops(tree_of(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_random_game_has_a_seed(name):
    assert unseeded(tree_of(name), name) == []


@pytest.mark.parametrize(
    "sample",
    [
        "thread.join()",
        "thread.join(timeout=None)",
        "future.result()",
        "event.wait()",
        "event.wait(None)",
        "process.communicate(b'typed')",
        "subprocess.run(['ls'])",
        "urlopen('http://localhost')",
        "live.recv()",
        "queue.get()",
        "queue.get(True)",
        "queue.get(block=True)",
        "lock.acquire()",
        "lock.acquire(True)",
        "process.stdout.readline()",
        "def f(door):\n    near, _ = door.accept()",
        "def f():\n    raw = socket.socket()\n    raw.recv(1000)",
        "def f():\n    raw = socket.socket()\n    raw.settimeout(None)",
        "def f():\n    raw = socket.create_connection(('127.0.0.1', 80))",
    ],
)
def test_a_wait_without_a_limit_is_found(sample):
    assert endless_waits(ast.parse(sample))


@pytest.mark.parametrize(
    "sample",
    [
        "thread.join(60)",
        "live.recv(60)",
        "words.get('key')",
        "queue.get(timeout=60)",
        "queue.get(True, 60)",
        "queue.get(False)",
        "lock.acquire(timeout=60)",
        "lock.acquire(False)",
        "lock.acquire(blocking=False)",
        "with killed_after(process, 60):\n    process.stdout.readline()",
        "def f():\n    raw = socket.socket()\n    raw.settimeout(60)\n    raw.recv(1000)",
        "socket.create_connection(('127.0.0.1', 80), timeout=60)",
    ],
)
def test_a_wait_with_a_limit_is_accepted(sample):
    assert endless_waits(ast.parse(sample)) == []


def test_a_loop_without_end_is_found():
    assert endless_loops(ast.parse("while not there():\n    time.sleep(1)"))
    assert not endless_loops(ast.parse("while time.monotonic() < ends:\n    time.sleep(1)"))


@pytest.mark.parametrize(
    "sample",
    [
        "shoal.new('jaws', 2)",
        "shoal.new('jaws', 2, None)",
        "shoal.new('jaws', 2, seed=None)",
        "shoal.new('jaws', 2, os.urandom(32))",
        "shoal.at('jaws', position)",
        "shoal.at('jaws', position, None)",
        "Random()",
        "Random(None)",
        "random.Random(os.urandom(8))",
        "Rng(time.time_ns())",
        "random.choice(moves)",
    ],
)
def test_a_game_without_a_seed_is_found(sample):
    assert unseeded(ast.parse(sample))


@pytest.mark.parametrize(
    "sample",
    ["shoal.new('jaws', 2, 1)", "shoal.at('jaws', position, seed=1)", "random.Random(f'{n} {m}')"],
)
def test_a_game_with_a_seed_is_accepted(sample):
    assert unseeded(ast.parse(sample)) == []
