"""NumPy, PyTorch and JAX read the arrays of a vector environment in the engine's own memory.

    pip install '.[rl,jax]'
    python examples/arrays.py

With ``scaled=False`` observations and masks are the memory into which the compiled engine wrote
them: nothing is converted or copied at any step. Both begin at multiples of 64 bytes, so JAX reads
them in place as well, with ``jax.device_put``; ``jnp.asarray`` copies. With ``scaled=True``, the
default, every step divides the numbers into new floats. The uncompiled engine keeps its numbers in
lists, which are copied.
"""

from collections.abc import Iterator
from typing import cast

import gymnasium
import numpy as np

from shoal.research.common import shared_array
from shoal.research.gymnasium import GamesEnvironment

STEPS = 20


def make(games: int = 256) -> gymnasium.vector.VectorEnv:
    """Sea Urchins in self-play, with raw observations."""
    return gymnasium.make_vec("shoal/SeaUrchins-v1", num_envs=games, bots=None, scaled=False)


def raw_arrays(env: gymnasium.vector.VectorEnv) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Observations and masks of some steps, as the engine wrote them."""
    observations, infos = env.reset(seed=7)
    for _ in range(STEPS):
        yield observations, infos["action_mask"]
        observations, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))


def engine_memory(env: gymnasium.vector.VectorEnv) -> tuple[np.ndarray, np.ndarray]:
    """All numbers and masks in the memory of the engine, which it has just written."""
    arrays = cast(GamesEnvironment, env.unwrapped).batch.arrays
    return shared_array(arrays.rows, np.int16), shared_array(arrays.masks, np.int8)


if __name__ == "__main__":
    import jax
    import torch

    envs = make()
    for rows, masks in raw_arrays(envs):
        shared = map(np.shares_memory, (rows, masks), engine_memory(envs))
        in_torch = torch.from_numpy(rows).data_ptr() == rows.ctypes.data
        in_jax = jax.device_put(rows).unsafe_buffer_pointer() == rows.ctypes.data
        print(rows.shape, masks.shape, "shared with the engine:", all(shared), in_torch, in_jax)
