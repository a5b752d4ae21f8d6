### Was das Terminal beim Spielen sagt.

## Wer mitspielt

player-you = du
player-bot = { $seat } (Bot, { $bot_level })
spectator = Zuschauer

table-players = { $title }: { $players }.
table-option = Option: { $title } – { $value }

player-unknown = Tippe player und einen Namen oder eine Nummer, zum Beispiel: player 2.
not-from-here = { $seat } spielt nicht an diesem Terminal.
no-decision = Jetzt gibt es nichts zu entscheiden.
no-decision-of = { $seat } hat jetzt nichts zu entscheiden.
not-your-turn = Du bist nicht dran.

## Züge

# Mehrere Personen teilen sich das Terminal, deshalb nennt die Frage die Person.
prompt-of = { $seat }: { $prompt }

tui-shared-device = { $seat } ist dran. Alle anderen bitte wegschauen.
press-enter = Drücke Enter.
tui-shared-device-keys = Drücke Enter. F10 beendet.

may-move = Du darfst { $move } spielen.
others-play = Die anderen spielen …
others-act = Warte, bis du dran bist: Die anderen spielen.
please-wait = Bitte warte, bis du dran bist. Mit quit oder leave hörst du auf.
game-changed = Es hat sich etwas geändert. Hier ist die Partie noch einmal.

move-undone = Dein letzter Zug ist zurückgenommen.
tui-undo-request = { $seat } möchte einen Zug zurücknehmen: Tippe agree oder refuse.
undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
nothing-to-agree = Es gibt nichts, dem du zustimmen könntest.
no-undo-over = Nichts kann zurückgenommen werden: Die Partie ist vorbei.

## Mögliche Züge

moves-found = { $count ->
    [one] Der einzige Zug:
   *[other] Die { $count } Züge:
}
moves-none = Kein Zug passt.
moves-none-screen = Kein Zug passt; Enter fragt, warum.
moves-narrow = Tippe einen Anfang wie in den Beispielen, um die passenden Züge zu sehen.
moves-match = { $count } Züge passen zu { $typed }: Tippe mehr vom Zug.
moves-match-screen = { $count } Züge passen: Tippe mehr, oder nimm die Pfeiltasten.
move-numbers = Die Züge haben die Nummern 1 bis { $last }.
# Beispiele folgen.
move-group = { $verb } ({ $count } Züge):
choose-move = Noch kein Zug gewählt: Wähle einen mit den Pfeiltasten, oder tippe ihn.
take-hint = Noch kein Zug gewählt: Eine Pfeiltaste nimmt den Tipp an, Enter spielt ihn.

## Regeln

read-rule = Mit ? { $number } liest du die Regel.
key-for-rule = F2 zeigt die Regel.
rules-unnumbered = Die Regeln von { $title } haben keine Nummern.
rule-numbers = Die Regeln von { $title } gehen von { $first } bis { $last }.

## Der Verlauf

log-empty = Noch ist nichts passiert.
log-start = Die Partie beginnt.

## Hilfe: was du tippen kannst. Die Befehle sind in jeder Sprache gleich

type-move = Tippe einen Zug: seine Wörter oder einen Anfang, den kein anderer Zug hat.
type-or-number = Tippe einen Zug: seine Wörter, einen Anfang, den kein anderer Zug hat, oder seine Nummer.
help-of-help = diese Hilfe; auch help
help-of-rule = die Regel zu dem, was du gefragt wirst
help-of-rule-number = eine Regel
help-of-why = warum ein Zug erlaubt ist oder nicht
help-of-rules = alle Regeln
help-of-hint = was jemand mit viel Erfahrung tun würde, und warum
help-of-undo = deinen letzten Zug zurücknehmen, wenn danach nichts gewürfelt oder aufgedeckt wurde
help-of-moves = noch einmal die Züge; moves WORT: die passenden
help-of-board = noch einmal das Spielbrett
help-of-log = was bisher passiert ist
help-of-replay = Rückblick, Schritt für Schritt
help-of-agree = wenn jemand einen Zug zurücknehmen möchte
help-of-player = zu jemand anderem an diesem Terminal wechseln, wenn mehrere ziehen können
help-of-quit = die Partie wird gespeichert; weiter geht es mit shoal play --resume

## Der ganze Bildschirm

greeting = Neu hier? F1 oder ? zeigt Hilfe, F2 die Regel, F4 einen guten Zug.
placeholder = tippe einen Zug, oder ? für Hilfe
placeholder-over = die Partie ist vorbei: tippe replay, log, rules oder quit
keys-over = F6 zeigt den Rückblick, F10 beendet.
keys-about = Wähle einen Zug mit den Pfeiltasten und spiel ihn mit Enter. Oder tippe ihn: Die Liste wird beim Tippen kürzer, und Tab ergänzt. Bild auf und Bild ab blättern im Spielbrett, F8 wechselt zwischen dunkel und hell, Escape löscht das Getippte oder schließt, was offen ist. Die Befehle der Tasten unten kannst du auch tippen.
scroll-up = Bild▲
scroll-down = Bild▼

# Die Tastenleiste: je ein Wort, damit alles in 80 Spalten passt.
key-help = Hilfe
key-rule = Regel
key-log = Verlauf
key-hint = Tipp
key-undo = Rücknahme
key-replay = Rückblick
key-leave = Ende
key-here = Ich bin da
key-next = Vor
key-back = Zurück
key-decision = Zug
key-first = Anfang
key-last = Schluss
key-view = Sicht

## Rückblick

replay-as = Schritt { $step } von { $last }, aus Sicht von { $seat }
replay-as-spectator = Schritt { $step } von { $last }, aus Sicht der Zuschauer
replay-steps = Die Schritte gehen von 0 bis { $last }.
replay-viewers = Das kannst du sehen aus Sicht von: { $viewers-row }.
replay-later = Auf eine Partie auf einem Server kannst du zurückblicken, wenn sie vorbei ist.
position-later = Die Stellung wird gezeigt, wenn die Partie vorbei ist.
replay-commands = Enter oder next: ein Schritt vor; back: ein Schritt zurück; eine Zahl: zu diesem Schritt; first, last; player NAME oder player spectator: aus Sicht dieser Person oder der Zuschauer; log; position: wie shoal hint sie liest; ? oder help: diese Hilfe; quit oder leave.
replay-keys-steps = Rechts, links: ein Schritt vor oder zurück. Ab, auf: zur nächsten oder letzten Entscheidung.
replay-keys-ends = Pos1, Ende: zum Anfang, zum Schluss. Tab: die nächste Sicht.
replay-keys-others = Bild auf, Bild ab: blättern. F8: dunkel oder hell. Esc, q oder l: beenden.

## Weggehen, und gespeicherte Partien

game-left = Du hast die Partie verlassen.
game-recorded = Die Partie ist aufgezeichnet in { $file }.
game-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
game-unsaved = Die Partie ist nicht gespeichert.
game-not-saved = Die Partie kann nicht gespeichert werden: { $reason }.
seat-kept = Dein Platz bleibt dir. Zurück kommst du mit: shoal join { $link }

saved-none = Es gibt keine gespeicherte Partie: Beginne eine mit shoal play GAME.
saved-unknown = Es gibt keine gespeicherte Partie { $name }. Gespeichert sind: { $others-row }.
saved-open = Die gespeicherte Partie { $name } ist in einem anderen Terminal offen.
saved-open-but-others = { $problem } Andere gespeicherte Partien: { $others-row }; --resume nimmt einen Namen.
saved-unreadable = Die gespeicherte Partie { $name } kann nicht gelesen werden: { $reason }
saved-unreadable-file = Die gespeicherte Partie { $name } kann nicht gelesen werden: { $reason }.
saved-not-in-form = Es hat nicht die Form einer gespeicherten Partie.

## Tische auf einem Server

rules-too-new = Diese Partie { $title } folgt Version { $version } der Regeln. Dieses Programm kennt sie nur bis Version { $known }: Installiere die Version des Servers.
server-silent = Der Server antwortet nicht; dein Zug kann noch ankommen.

## Lektionen

tui-lesson-step = Schritt { $number } von { $last }.
# $move ist der nächste Zug, der einzugeben ist.
tui-lesson-prompt = { $step } { $task } Gib ein: { $move }
tui-lesson-hint = Gib { $move } ein.
# Was in einem früheren Schritt gesagt wurde.
tui-lesson-told = { $text }
tui-lesson-step-again = Hier ist dieser Schritt noch einmal von vorn.
tui-lesson-finished = Das war die Lektion: Du hast jede Art von Zug in { $title } einmal gemacht.
tui-lesson-no-record = Eine Lektion wird nicht aufgezeichnet.
tui-lesson-play-now = Jetzt spielen: { $command }
tui-lesson-later = So fängst du die Lektion neu an: { $command }
