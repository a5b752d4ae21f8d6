### Sea Urchins in studies: what is counted, and what the solver answers.

## Headings of what is counted

statistics-kind-steps = Steps
statistics-kind-catches = Catches

## What is counted

statistics-adds = adds { WORD($colour) }
statistics-stacks = adds { WORD($colour) } on a token
statistics-leaves = leaves the tokens
statistics-puts-piece = puts their piece
statistics-moves-top = moves a stack’s top
statistics-moves-lone = moves a lone token
statistics-free-moves-top = step 1: moves a stack’s top
statistics-free-moves-lone = step 1: moves a lone token
statistics-must-add = has to add
statistics-catch = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
statistics-fishes = fishes
statistics-fishes-several = fishes several squares at once

## The solver

help-solve-most = how many positions to search before giving up
solve-about = Sea Urchins for two, to the end of the game. A value is how many more tokens than the opponent a player fishes from here on, with best play by both.
solve-head-value = for { $seat }
solve-head-position = position
solve-head-move = move
solve-head-tokens = tokens
