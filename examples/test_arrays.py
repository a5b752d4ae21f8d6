import arrays
import jax
import numpy as np
import pytest
import torch

from shoal.core.packed_arrays import COMPILED


@pytest.fixture
def steps():
    """Every step of the example: its two arrays, and the engine's memory."""
    env = arrays.make(256)
    return ((both, arrays.engine_memory(env)) for both in arrays.raw_arrays(env))


def test_the_engine_is_compiled():
    assert COMPILED


def test_numpy_shares_the_memory_of_the_engine_at_every_step(steps):
    count = 0
    for both, memory in steps:
        assert all(map(np.shares_memory, both, memory))
        count += 1
    assert count == arrays.STEPS


def test_pytorch_reads_it_in_place(steps):
    for both, memory in steps:
        for mine, engine in zip(both, memory, strict=True):
            tensor = torch.from_numpy(mine)
            assert tensor.data_ptr() == mine.ctypes.data
            assert np.shares_memory(tensor.numpy(), engine)


def test_jax_reads_it_in_place(steps):
    for both, _ in steps:
        for mine in both:
            found = jax.device_put(mine)
            assert found.unsafe_buffer_pointer() == mine.ctypes.data
            assert found.dtype == mine.dtype and (np.asarray(found) == mine).all()


def test_arrays_that_jax_holds_do_not_change(steps):
    held = [(jax.device_put(rows), rows.copy()) for (rows, _), _ in steps]
    assert all((np.asarray(kept) == before).all() for kept, before in held)
    assert any((kept != held[0][0]).any() for kept, _ in held)


def test_scaled_observations_are_new_arrays():
    env = arrays.gymnasium.make_vec("shoal/SeaUrchins-v1", num_envs=4, bots=None)
    shown, _ = env.reset(seed=7)
    assert shown.dtype == np.float32
    assert not np.shares_memory(shown, arrays.engine_memory(env)[0])
