"""Commands that show a game in the terminal."""
