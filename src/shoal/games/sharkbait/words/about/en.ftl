### SharkBait in the lobby, and its options.

pitch = Roll your fish ashore before two hungry sharks settle among them.

option-tokens = What the tokens bring
option-tokens-about = What each of the 20 scoring tokens is worth; the default is our proposal.
option-track = Length of the scoring track
option-track-about = Spaces of the scoring track; a pawn that reaches the last one stays there.
option-first = Who goes first
option-first-about = The seat that takes the first turn; drawn at random by default.
option-first-random = Drawn at random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6
option-first-6 = Seat 7
option-first-7 = Seat 8
