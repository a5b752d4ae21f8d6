log-tide = The dice show { $dice } and flood cove { $cove }.
log-hide-in = You hide in cove { $cove }.
log-hide = { $seat } hides.
log-sail = { $seat-is ->
    [you] You sail home.
   *[other] { $seat } sails home.
}
log-stay = { $seat-is ->
    [you] You stay.
   *[other] { $seat } stays.
}

no-stay-or-sail = It is time to stay or to sail.
no-sail-yet = Nobody can sail before all have hidden.
no-same-cove = You hid in cove { $cove } before.

board-round = Round { $round }, { $shells } shells in the bank.
board-phase = Now: { $phase }.
board-hidden = { $seat-is ->
    [you] You have hidden and have
   *[other] { $seat } has hidden and has
} { $shells } shells.
board-in-sight = { $seat-is ->
    [you] You are in sight and have
   *[other] { $seat } is in sight and has
} { $shells } shells.
board-own-cove = You hide in cove { $cove }.
