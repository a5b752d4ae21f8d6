### The option that says who goes first

option-first = Who goes first
option-first-about = Drawn at random, or always the same player.
option-first-random = Drawn at random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-first-5 = Player 6
option-first-6 = Player 7
option-first-7 = Player 8
