"""NumPy, PyTorch and JAX read the arrays of a vector environment; the engine's memory is shared.

    pip install '.[research]'
    python examples/arrays.py

With ``scaled=False`` the observations are the engine's own memory: nothing is converted or copied
at any step. NumPy and PyTorch read it in place. JAX keeps its arrays in aligned memory of its
own, so it copies them once, without a conversion.
"""

import gymnasium
import numpy as np

import shoal.research.gymnasium  # noqa: F401 - registers the games


def raw_arrays(games: int = 256) -> tuple[np.ndarray, np.ndarray]:
    """Observations and masks of Sea Urchins after one step, as the engine wrote them."""
    env = gymnasium.make_vec(
        "shoal/SeaUrchins-v1",
        num_envs=games,
        vectorization_mode="vector_entry_point",
        bots=None,
        scaled=False,
    )
    _, infos = env.reset(seed=7)
    observations, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    return observations, infos["action_mask"]


if __name__ == "__main__":
    import torch

    rows, masks = raw_arrays()
    print(rows.dtype, rows.shape, masks.dtype, masks.shape, "copied:", rows.flags.owndata)
    print("PyTorch shares it:", torch.from_numpy(rows).data_ptr() == rows.ctypes.data)
