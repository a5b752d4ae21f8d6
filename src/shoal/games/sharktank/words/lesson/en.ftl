### What a newcomer to Shark Tank is told: the coach's cards and tips, and the lesson.

coach-goal = Lead the sharks to fish and keep what they eat. Most points win.
coach-turn = Choose any shark. It swims two tiles, and eats every fish of its own suit that it touches at the end.
coach-score = Many fish, big fish, or a clever mix: your points are always on screen.
card-one-suit = one suit +10
card-four-suits = four suits +8
card-eaten = eaten!
card-each-fish = Each fish: 1 and its value
card-tasty = Each fish of the tasty suit
card-set = All four suits
card-only = One suit and no other

tip-take = Take a fish to start with. Small fish help you later: spend one, and a shark swims further.
tip-shark = All sharks are everybody's. Choose one with a fish of its own suit within reach.
tip-spend = A spent fish lets the shark swim as many tiles further as its value. But then the fish is gone.
tip-lay = Lay the way tile by tile, through free water.
tip-stand = Put the shark on a cell of the last tile, next to a fish of its suit.

## The lesson

lesson-draft = First everybody takes some fish in turn: 1s, then 2s, then 0s. Take the moon 1.
lesson-draft-done = It is yours. Kai took a 1 too, and so it goes on until all the small fish are taken. The others swim in the tank.
lesson-swim = Now move a shark. Choose the crown shark, spend nothing, and let it swim two tiles to q9, next to the moon fish.
lesson-swim-done = The crown shark touches the moon fish at r9, but eats only crowns. Sharks are fussy. Then Kai moved a shark.
lesson-meal = The moon shark can reach a moon fish. Spend nothing, and let it swim two tiles to i10.
lesson-meal-done = It ate the moon fish at j10: a 4, and only you know that. But now you had the most fish, so you skipped a turn and collected { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
} instead.
lesson-longer = Your collected tile makes this swim { $tiles } tiles long. Let the sun shark swim to d13, without spending a fish.
lesson-longer-done = It got further than usual, and your tile went back to the stack.
lesson-spend = Now pay for a longer swim. Choose the moon shark, spend your sun 1, and swim { $tiles } tiles and one more, to e15.
lesson-spend-done = The sun 1 is gone, but the moon shark ate a 5. A good trade.
lesson-suit = The last turn of another game. All your fish are moons, except one sun. Spend the sun 1 and let the moon shark swim three tiles to k10.
lesson-suit-done = Now all your fish are of one suit: { $bonus } extra points. You win with { $points } to { $theirs }.
