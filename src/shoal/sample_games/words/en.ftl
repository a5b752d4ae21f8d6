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
