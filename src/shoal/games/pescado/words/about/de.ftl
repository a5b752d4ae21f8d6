### Pescado, bevor es beginnt: die Lobby und seine Optionen.

game-pitch = Würfle die Farben der Fische, die du willst, und zieh sie an Land, bevor es jemand anders tut.
game-credit = Pescado stammt von Steffen Benndorf und ist bei Steffen-Spiele erschienen; der Titel gehört seinem Eigentümer.

option-tiles = Die Plättchen
option-tiles-about = Die drei Fische auf jedem der 36 Plättchen; die Vorgabe ist unser Vorschlag.
option-snatch = Zuschnappen
option-snatch-about = Wie nach drei gleichen Farben im ersten Wurf zugeschnappt wird.
option-snatch-off = Aus
option-snatch-live = Live: Wer am schnellsten ist, gewinnt
option-snatch-sealed = Versiegelt: Alle markieren heimlich
option-takes = Gefangene Plättchen
option-takes-about = Ob gefangene Plättchen im Becken bleiben dürfen oder alle genommen werden müssen.
option-takes-may = Dürfen liegen bleiben
option-takes-all = Müssen alle genommen werden
option-second = Der zweite Wurf
option-second-about = Ob der zweite Wurf freiwillig oder Pflicht ist.
option-second-may = Freiwillig
option-second-must = Pflicht
option-flipped = Umgedrehte Plättchen
option-flipped-about = Ob Plättchen, die für graue Würfel umgedreht wurden, wieder aufgedeckt werden oder in den Stapel kommen.
option-flipped-back = Werden wieder aufgedeckt
option-flipped-stack = Kommen in den Stapel
option-penalty = Falsch zuzuschnappen kostet
option-penalty-about = Ob falsches Zuschnappen irgendein Plättchen kosten kann oder nur eines, das nicht mehr wert ist.
option-penalty-any = Irgendein Plättchen
option-penalty-lower = Nie ein wertvolleres
option-returned = Ein abgegebenes Plättchen kommt
option-returned-about = Ob ein Plättchen, das falsches Zuschnappen gekostet hat, oben auf den Stapel kommt oder eingemischt wird.
option-returned-top = Oben auf den Stapel
option-returned-shuffled = In den Stapel, gemischt
option-closes = Eine Live-Schnapprunde endet
option-closes-about = Ob eine Live-Schnapprunde endet, wenn jedes passende Plättchen weg ist, oder erst, wenn alle fertig sind.
option-closes-claimed = Wenn jedes passende Plättchen weg ist
option-closes-done = Wenn alle fertig sind
option-throws = Höchstzahl an Würfen
option-throws-about = Nach so vielen Würfen mit den weißen Würfeln endet die Partie.
