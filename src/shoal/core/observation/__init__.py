"""Views as rows of numbers, for learners."""
