log-whisper = You whisper.
log-look = { $seat-is ->
    [you] You look.
   *[other] { $seat } looks.
}
log-pass = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}

no-tenth-whisper = Nobody whispers ten times.

board-turn = Turn { $turn }. Your secret is { $secret }.
