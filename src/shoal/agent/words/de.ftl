### Was `shoal agent` einem Sprachmodell sagt, und dem Menschen, der es startet.

## Für das Modell

# $title ist der Name des Spiels.
agent-instructions = Du spielst einen Platz des Spiels { $title }. Lies die Regeln mit dem Werkzeug rules. Rufe dann view und legal_moves auf und ziehe mit play, bis die Partie vorbei ist. Ein Zug, der eine Regel verletzt, wird abgelehnt und gezählt.

agent-tool-rules = Die Regeln des Spiels, oder eine Regel mit ihrer Nummer.
agent-tool-view = Was seit deinem letzten Aufruf geschehen ist, das Spielfeld, soweit du es sehen darfst, und was du zu entscheiden hast.
agent-tool-legal-moves = Die Züge, die du jetzt machen kannst, jeder mit seiner Bedeutung.
agent-tool-play = Mache einen Zug, geschrieben wie in legal_moves. Die Antwort zeigt, was die anderen tun, bis du wieder dran bist.
agent-tool-hint = Der Zug, den eine Suche hier vorzieht.
agent-argument-move = ein Zug, wie legal_moves ihn nennt
agent-argument-number = die Nummer einer Regel, zum Beispiel { $example }; ohne sie alle Regeln

agent-moves = { $count ->
    [one] Du hast 1 Zug:
   *[other] Du hast { $count } Züge:
}
# $move ist der Text eines Zuges, $what sagt, was er bewirkt.
agent-move = { $move }: { $what }
agent-wait = Du bist noch nicht dran. Rufe view noch einmal auf.
agent-not-started = Die Partie hat noch nicht begonnen: { $open ->
    [0] Sie ist noch nicht gestartet worden.
    [one] 1 Platz ist frei.
   *[other] { $open } Plätze sind frei.
} Rufe view noch einmal auf.
agent-illegal-moves = { $count ->
    [0] Du hast keinen unerlaubten Zug versucht.
    [one] Du hast 1 unerlaubten Zug versucht.
   *[other] Du hast { $count } unerlaubte Züge versucht.
}

## Warum ein Aufruf scheitert

agent-not-a-move = Das ist kein Zug dieses Spiels. legal_moves nennt deine Züge.
agent-no-rule = Es gibt keine Regel mit dieser Nummer.
agent-no-tool = Es gibt kein Werkzeug { $tool }. Die Werkzeuge sind { $tools }.
agent-needs-argument = Das Werkzeug { $tool } braucht das Argument { $argument } als Text.
agent-cancelled = Die Partie wurde abgesagt.

## Für den Menschen, der es startet

agent-needs-mcp = shoal agent braucht das MCP-SDK: pip install 'shoal[agent]'
agent-ready-player = Der Agent ist { $seat } in einer Partie { $title }. Warte auf einen MCP-Client an der Standardeingabe.
agent-link-or-game = Gib entweder ein Spiel oder --join LINK an.
agent-disguise-english = Ein verkleidetes Spiel spricht nur Englisch: Lass --language weg.
