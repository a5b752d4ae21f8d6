### Shark Tank vor dem Spiel: die Lobby und die Optionen.

game-pitch = Steuere vier wählerische Haie durch ein volles Becken, und sei dabei, wenn sie fressen.
game-credit = Shark Tank ist von Richard Durham, veröffentlicht unter CC BY-SA 4.0. Die RULES.md hier bearbeitet seine Regeln und steht ebenfalls unter CC BY-SA 4.0.

option-tank = Felder an jeder Seite
option-tank-about = Wie groß das Becken ist.
option-spread = Wo Fische starten
option-spread-about = Ob in jedem Sektor ein Fisch startet oder die Fische irgendwo im Becken starten.
option-spread-sectors = Einer pro Sektor
option-spread-anywhere = Irgendwo im Becken
option-touch = Ein Hai frisst Fische
option-touch-about = Ob ein Hai nur Fische frisst, die eine Kante mit ihm teilen, oder auch die an einer Ecke.
option-touch-edge = An einer Kante
option-touch-corner = An einer Kante oder Ecke
option-null = Für eine 0 gewürfelte Plättchen
option-null-about = Ob alle Plättchen, die für eine ausgegebene 0 gewürfelt sind, genutzt werden müssen, oder nur so viele, wie man will.
option-null-must = Müssen alle genutzt werden
option-null-may = Dürfen genutzt werden
option-cut = Eine 0 lässt sich immer ausgeben
option-cut-about = Ob gewürfelte Plättchen, für die kein Platz ist, wegfallen. Wenn nicht, lässt sich eine 0 nur ausgeben, wo jeder mögliche Wurf passt.
option-skip = Wer führt, setzt aus
option-skip-about = Ob jemand mit den meisten Fischen in jedem Zug aussetzt, wie gedruckt, oder nie zweimal hintereinander.
option-skip-two-once = Zu zweit nie zweimal hintereinander
option-skip-always = In jedem Zug
option-skip-once = Nie zweimal hintereinander
option-turns = Höchstzahl der Züge
option-turns-about = Nach so vielen Zügen ist die Partie spätestens vorbei.
