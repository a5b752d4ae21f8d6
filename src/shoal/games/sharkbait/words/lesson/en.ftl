### What a newcomer to SharkBait is told: the coach's cards and tips, and the lesson.

coach-goal = Be furthest along the track after seven rounds.
coach-turn = Roll the dice. From each roll, place a shark or schools of fish, never both. When both sharks are placed, you may stop.
coach-score = Your sharks decide what your fish are worth. Your score wins the token with that number, and the token moves you along the track.
card-or = or
card-school = school
card-shark = shark
card-finish = finish
card-outside = Fish outside your sharks
card-between = Fish between them
card-beside = Fish in a shark's column
card-fight = Both sharks in one column: fish there
card-each = { $points } each

tip-place = Two or more equal fish are a school. Place schools or a shark: from one roll, only one kind.
tip-shark = No school in this roll, so a shark must go to the column of its number.
tip-roll = While you still hold a shark, you must roll on.
tip-stop = Both sharks are placed, so you may stop now. Or roll the rest for more fish; without a school, you lose two.
tip-lose = A bad roll costs a fish from one of your fullest columns. You choose which.
tip-prize = Your score wins this token. A bait gets you the next bigger one.

## The lesson

lesson-school = You rolled 8 fish and 2 sharks. Three fish show a 4: they are a school. Place all three.
lesson-school-done = { $count } fish are in column 4. What they are worth depends on where your sharks go.
lesson-roll = You still hold both sharks, so you must roll on. Roll the { $fish } fish and the sharks.
lesson-roll-done = A new roll: a school of two 5s, and sharks showing 3 and 6. From one roll you place fish or a shark, not both.
lesson-shark = This time, place the shark that shows 3, then roll again.
lesson-shark-done = The first shark is in column 3. This roll has no school: now you have no choice.
lesson-second = Place your second shark, in column 1.
lesson-second-done = Both sharks are placed, in columns 1 and 3. Your { $count } fish are outside them and count double: { $score } so far.
lesson-risk = You could stop with { $score }. Take the risk: roll the rest.
lesson-risk-done = Three 5s, a school!
lesson-more = Place all three 5s.
lesson-more-done = Column 5 is outside your sharks too. Your score is { $score }.
lesson-bad = Only two dice are left. Roll them anyway, to see what a bad roll does.
lesson-bad-done = No school: a bad roll. One of the dice is lost, and so is a fish from one of your fullest columns.
lesson-lose = Columns 4 and 5 are equally full, so you choose. Take the fish from column 5.
lesson-lose-done = Your score is down to { $score }. With one die left, you must stop.
lesson-stop = Stop, and take your prize.
lesson-stop-done = The token with your score is out this round. The next smaller one is { $token }; a bait lifts you to { $bigger }.
lesson-bait = Pay your bait for the bigger token.
lesson-bait-done = Your token was the biggest of the round, which brings a trophy and one more space. You are on space { $space } now. After seven rounds, the player furthest along wins.
