### What a newcomer to Pescado is told: the coach's cards and tips, and the lesson.

coach-goal = Catch tiles. Most points win when the tiles run out.
coach-turn = Roll five dice. If they show a tile's three colours, take it. Then roll again if you like.
coach-score = The fewer colours on a tile, the more it is worth. Fresh tiles can be stolen for one turn.
card-caught = caught!
card-three = Three colours
card-two = Two colours
card-one = One colour
card-steal = The last player's fresh catch: steal it

tip-take = The dice show all three colours of a highlighted tile: take it. One roll can catch several.
tip-throw = No match yet. Choose dice to keep and roll the others, or flip two tiles for a grey die.
tip-flip = Two flipped tiles bring a grey die, four bring two. Flipped tiles cannot be caught this turn.
tip-stop = That was your second roll. Take what you caught, or stop.
tip-claim = Three equal dice: everybody snatches the tiles that the dice show. A wrong snatch costs a tile.

## The lesson

lesson-take = Your dice show yellow, blue and green, the three colours of a tile in the pool. Take the yellow-blue-green tile.
lesson-take-done = Three different colours are worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. The dice stay where they are.
lesson-twice = The same dice can catch more. Take the orange-blue-green tile as well.
lesson-twice-done = One roll, two tiles: you have { $points } points.
lesson-keep = You may roll once more. The blue-blue-black tile is worth 2: keep both blue dice and roll the others.
lesson-keep-done = Black! Now the dice show blue, blue and black.
lesson-again = Take the blue-blue-black tile.
lesson-again-done = You have { $points } points. Kai then took the orange-red-blue tile, and it lies open in front of Kai. And it's your turn again.
lesson-steal = Your dice show orange, red and blue. Steal Kai's fresh tile.
lesson-steal-done = It's yours for good: you have { $points } points, Kai has { $theirs }.
lesson-flip = You have two black dice, and three black fish are worth 3. Get help: flip the green-green-green and the yellow-orange-red tile.
lesson-flip-done = Two flipped tiles bring { $grey ->
    [one] a grey die
   *[other] { $grey } grey dice
}. They cannot be caught this turn.
lesson-grey = Keep both black dice and roll the rest. The grey die comes along.
lesson-grey-done = Another black one.
lesson-triple = Take the black-black-black tile.
lesson-triple-done = Three equal fish are worth 3: you have { $points } points. Kai rolled and caught nothing.
lesson-stop = Nothing to take this time. You may stop instead of rolling again: stop.
lesson-stop-done = You still have { $points } points, and Kai is next. When the pool cannot be filled any more, most points win.
