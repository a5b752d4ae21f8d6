"""Compile the engine with mypyc if there is a C compiler; otherwise the same files run uncompiled.

``SHOAL_PURE=1`` builds the uncompiled package.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What a player's move runs through. Files that only read, write or explain stay uncompiled.
LAYERS = ("core", "games", "sample_games", "bots")
INTERPRETED = {
    "__init__.py",
    "after_import.py",
    "packed_arrays.py",
    "required_methods.py",
    "errors.py",
    "game_loader.py",
    "option_tables.py",
    "copy_state.py",
    "solver.py",
    "solver_interface.py",
    "system_error_reason.py",
}
INTERPRETED_FOLDERS = {"catalogue", "checks", "rules_files"}
# Of the other packages, only what runs at every step or message.
SINGLE_FILES = (
    "match/game_log.py",
    "match/history.py",
    "research/batch.py",
    "research/episode.py",
    "research/learner_batch.py",
    "research/learner_game.py",
    "server/service/broadcast.py",
    "server/service/subscribers.py",
    "server/table/reducers/apply_event.py",
    "server/table/reducers/event_change.py",
    "server/table/clock.py",
    "server/service/pending_write.py",
    "server/views/serializers.py",
    "server/table/reducers/reducers.py",
    "server/cluster/replication.py",
    "server/service/registry.py",
    "server/service/write_queue.py",
    "server/ws/connection.py",
    "server/table/validation.py",
    "server/table/system_messages.py",
    "server/table/cursor.py",
    "server/table/table.py",
    "server/table/undo.py",
)


def engine_modules() -> list[str]:
    """Every file of the compiled layers, in a fixed order."""
    package = Path("src/shoal")
    found = [
        path
        for layer in LAYERS
        for path in (package / layer).rglob("*.py")
        if path.name not in INTERPRETED and path.parent.name not in INTERPRETED_FOLDERS
    ]
    return sorted(str(path) for path in [*found, *(package / name for name in SINGLE_FILES)])


def extensions() -> list[Extension]:
    """The engine as optional extensions: a missing compiler is no error."""
    if os.environ.get("SHOAL_PURE") == "1":
        return []
    from mypyc.build import mypycify

    # One C file for each module: a single file of 60 MB would take the compiler far longer.
    built = mypycify(engine_modules(), opt_level=os.environ.get("SHOAL_OPT", "3"), multi_file=True)
    for extension in built:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args += [
                # Fused multiply-add rounds once and would give other floats than Python.
                "-ffp-contract=off",
                # Functions of the engine call each other directly, not through a table.
                "-fvisibility=hidden",
                "-fno-semantic-interposition",
            ]
    return built


class ParallelBuild(build_ext):
    """Compiles the C files in parallel, one for each core."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                compiled = workers.map(partial(one_by_one, **how), [[name] for name in sources])
                return [name for names in compiled for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
