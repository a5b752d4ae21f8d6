### SharkBait in the lobby, and its options.

game-pitch = Roll your fish ashore before two hungry sharks settle among them.
game-credit = SharkBait was designed by Matt Worden; the title belongs to its owner.

option-tokens = What the tokens bring
option-tokens-about = How far each of the 20 scoring tokens moves a pawn, and whether it brings a bait. The default is our proposal.
option-track = Length of the scoring track
option-track-about = How many spaces the scoring track has. A pawn that reaches the last one stays there.
