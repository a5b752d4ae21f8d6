### Sea Urchins, bevor es beginnt: die Lobby und seine Optionen.

game-pitch = Leg rote und gelbe Steine zu Quadraten und greif hinein, bevor es die anderen tun.
game-credit = Von wem das Spiel ist und wo es erschienen ist, wissen wir nicht; es gehört seinem Eigentümer, und Sea Urchins ist unser Arbeitstitel.

option-size = Größe des Bretts
option-size-about = Wie viele Reihen und Spalten das Brett hat.
option-end = Die Partie endet, wenn
option-end-about = Ob die Partie endet, wenn beide Farben im Vorrat aufgebraucht sind, oder schon bei der ersten.
option-end-both = Beide Farben aufgebraucht sind
option-end-either = Eine Farbe aufgebraucht ist
option-lull = Ein Stein muss gelegt werden nach
option-lull-about = Wie lange ihr spielen könnt, ohne einen Stein zu legen oder zu fischen, bis einer gelegt werden muss.
option-lull-rounds = Drei Runden ohne Veränderung
option-lull-turns = Drei Zügen ohne Veränderung
option-jump = Der obere Stein eines Stapels zieht über
option-jump-about = Über wie viele Steine der obere Stein eines Stapels in einem Zug hinwegziehen darf.
option-jump-any = Beliebig viele Steine
option-jump-one = Einen Stein
option-stay = Eine Figur darf stehen bleiben
option-stay-about = Ob du deine Figur in Schritt 3 auf ihrem Stein lassen darfst.
