### What a newcomer to Sea Urchins is told: the coach's cards and tips, and the lesson.

coach-goal = Fish more tokens than anyone else before the pile runs out.
coach-turn = Three steps: you may move a token; you must add or move one; then put your piece on one.
coach-score = A square of four with equal colours across is a fishing square. Put your piece on it, and it is all yours.
card-move = move
card-add = add
card-piece = piece
card-yours = all yours
card-blocked = blocked by Kai

tip-move = A token alone moves one square. The top of a stack moves as far as you like along its row or column. Or leave them all.
tip-add = Add a token from the pile, or move one. Equal colours across from each other make a fishing square.
tip-piece = Put your piece on a token. If it is part of a fishing square, and nobody is across from you, you fish the square.

## The lesson

lesson-slide = A turn has three steps. Step 1: you may move a token. One that is alone moves one square: move the yellow one from b4 to c4.
lesson-slide-done = Look at c3, d3, c4 and d4: red is across from red, and yellow from yellow. That is a fishing square.
lesson-add = Step 2: you must add a token or move one. Add a red one on e1.
lesson-add-done = There are { $red } red tokens left in the pile. When the pile is empty, the game ends.
lesson-fish = Step 3: put your piece on a token. Put it on c3, which is part of the fishing square.
lesson-fish-done = You fished all four: you have { $won } now. Your piece is back in your hand. Then Kai had a turn.
lesson-leave = It's your turn again. Step 1 is free: this time, leave the tokens where they are.
lesson-leave-done = Step 2 must be done, though.
lesson-stack = You can also add on top of a token of the other colour. Add a yellow one on the red one on e1.
lesson-stack-done = That is a stack. It counts as yellow now, and the player who fishes it gets both tokens.
lesson-land = Step 3: put your piece on the stack on e1.
lesson-land-done = No fishing square there, so nothing was fished. And nobody can move a token under a piece.
lesson-jump = The top of a stack moves as far as you like along its row or column, over anything. Move the yellow one from f2 to a2.
lesson-jump-done = Another fishing square: a1, b1, a2 and b2. But Kai's piece is on b2.
lesson-blocked = Put your piece on a1, across from Kai, and see what happens.
lesson-blocked-done = Nothing! Somebody across from you blocks the square.
lesson-beside = Once more. Put your piece on a2, which is not across from Kai.
lesson-beside-done = Now it works: you fished { $won } tokens. The one under Kai's piece stays.
