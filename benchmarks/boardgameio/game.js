// The toy game of ../toy_game.py for boardgame.io: two seats mark nine squares in turn.
exports.Toy = {
  name: "toy",
  setup: () => ({ squares: Array(9).fill(0), marks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      G.squares[square] = Number(playerID) + 1;
      G.marks += 1;
    },
  },
};
