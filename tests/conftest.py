"""What all tests share."""

from hypothesis import settings

# How long one example takes says more about the machine than about the claim.
settings.register_profile("shoal", deadline=None)
settings.load_profile("shoal")
