### Lessons: what is said when a move is not the one, and errors in a lesson's file.

not-in-this-step = You could do that in a game, but this step is about something else. Nothing has changed: try again.

error-no-lesson = { $title } has no lesson.
error-no-lesson-step = The lesson has { $last } steps; there is no step { $number }.
error-lesson-file = { $file } is not a lesson: { $reason }
error-lesson-line = A line of a lesson is a seat or *, and a move: not { $line }.
error-lesson-fact = A View has no fact { $fact }.
error-lesson-step = Step { $name }: { $reason }
error-lesson-turn = The newcomer cannot move here.
error-lesson-legal = { $move } is legal, although the step says that it is not.
error-lesson-claim = { $fact } is { $found }, although the step says { $value }.
error-lesson-unheard = The log does not say { $name }. It says: { $heard }.
error-lesson-words = The game's words lack { $name }.
error-lesson-argument = An argument is missing in: { $text }

## The coach

cards-title = { $title } in half a minute
cards-first = Your first game. Here is all you need.
cards-name-goal = The goal
cards-name-turn = Your turn
cards-name-score = How you score
cards-next-turn = Next: your turn
cards-next-score = Next: how you score
cards-skip = Skip the coach
cards-lesson = Try a lesson first
cards-lesson-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
cards-start = Start playing
cards-start-tips = short tips as you go
tips-ok = Got it
tips-none = No more tips

## A lesson

learn-title = Lesson
learn-step-of = Step { $number } of { $last }
learn-next = Next step
learn-back = One step back
learn-again = This step again
learn-over = That was the lesson. You know all you need to play.
learn-play = Play a game
learn-to-table = Back to your game
