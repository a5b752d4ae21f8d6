log-pearl = You are dealt a pearl of { $pearl }.
log-throw = { $seat-is ->
    [you] You throw { $dice }.
   *[other] { $seat } throws { $dice }.
}
log-call = You call { $move }.
log-called = { $seat } has called.

no-call-first = Every player first calls shallow or deep.
no-more-dives = You have dived { $dives } times.
no-second-call = You have already called.

board-turn = Now: { $phase }. { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
