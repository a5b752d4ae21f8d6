"""The grammar of all games: states, moves, chance, views, laws."""
