"""The legal moves on the screen."""
