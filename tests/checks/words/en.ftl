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
