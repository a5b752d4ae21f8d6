"""What all games share: states, moves, chance, views, notation, checks."""
