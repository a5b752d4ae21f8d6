### Was das Terminal über Mitspielende, Züge und das Protokoll sagt.

## Wer mitspielt, in der Kopfzeile

player-you = du
player-bot = { $name } (Bot, { $strength })

## Züge

# Mehrere Personen teilen sich das Terminal, deshalb nennt die Frage die Person.
prompt-of = { $seat }: { $prompt }

pass-device = { $seat } ist dran. Alle anderen bitte wegschauen.

may-move = Du darfst { $move } spielen.

undo-request = { $seat } möchte einen Zug zurücknehmen: Tippe agree oder refuse.

## Das Protokoll

log-empty = Noch ist nichts passiert.
log-start = Das Spiel beginnt.
