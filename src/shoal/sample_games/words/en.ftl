### Connect Four and Tic-Tac-Toe.

log-drop = { $seat-is ->
    [you] You drop a disc into column { $column }.
   *[other] { $seat } drops a disc into column { $column }.
}
no-full-column = Column { $column } is full.

log-square = { $seat-is ->
    [you] You mark { $square }.
   *[other] { $seat } marks { $square }.
}
no-taken-square = { $square } is already marked.

## Errors of positions

error-columns = board= takes seven columns of x and o in turn.
error-column-height = A column holds at most six discs.
error-marked-rows = board= takes three rows of x, o and dots, marked in turn.
error-won-already = The seat to move has already won.
