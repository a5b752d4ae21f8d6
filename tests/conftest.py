"""What all tests share."""

from hypothesis import settings

# How long one example takes says more about the machine than about the claim, and what fails once
# must fail again.
settings.register_profile("shoal", deadline=None, derandomize=True)
settings.load_profile("shoal")
