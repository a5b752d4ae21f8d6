"""Bots play bots: one game loop, process and cluster runners, results files and ratings."""
