### Fehler rund um Bots.

error-no-bot = Es gibt keinen Bot { $name }. Wähle { $levels-row }.
error-search = Eine Suche schreibt man search:50ms oder plain:400, nicht { $text }.
error-budget-text = Ein Budget schreibt man 50ms oder 400, nicht { $text }.
error-nothing-to-decide = { $seat-is ->
    [you] Du hast jetzt nichts zu entscheiden.
   *[other] { $seat } hat jetzt nichts zu entscheiden.
}
