### Das Spielbrett von SharkBait auf der Seite.

## Neben dem Namen

board-space = Feld { $space }
board-trophies = { $trophies ->
    [one] 1 Pokal
   *[other] { $trophies } Pokale
}
board-baits = { $baits ->
    [one] 1 Köder
   *[other] { $baits } Köder
}
board-token-held = Chip { $token }
board-first = beginnt die Runde

## Das Meer

board-ocean = { $seat-is ->
    [you] Dein Meer
   *[other] Meer von { $seat }
}
board-column = Spalte { $column }: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}
board-column-worth = { board-column }, zählt { $worth }
board-column-placed = { board-column }, aus diesem Wurf
board-column-placed-worth = { board-column-placed }, zählt { $worth }
board-sum = ={ $worth }
board-eaten = weg

## Der Wurf

board-throw = Der Wurf
board-school = { $count ->
    [one] 1 Fisch zeigt
   *[other] { $count } Fische zeigen
} eine { $column }
board-shark-die = Ein Hai zeigt eine { $column }
board-in-hand = In der Hand: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}
board-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: Du kannst Chip { $token } nehmen
board-aside = { $fish } beiseitegelegt
board-faded = blasse Würfel kannst du jetzt nicht ablegen

## Was zu wählen ist

board-how-many-fish = Wie viele Fische in Spalte { $column }?
board-which-sharks = Welche Haie in Spalte { $column }?
board-fish = { $count } Fische in Spalte { $column }
board-shark = Ein Hai in Spalte { $column }
board-both-sharks = Beide Haie in Spalte { $column }: ein Haikampf
board-stop = Aufhören
board-bait = Einen Köder zahlen
board-take-token = { move-take }{ token-brings }
board-bait-token = { move-bait }{ token-brings }
board-stop-takes = bringt Chip { $token }{ token-brings }

## Die Chiptafel

board-tokens = Chips
board-hold = Nicht im Spiel: { $tokens-row }
board-hold-none = Nicht im Spiel: keiner
board-supply = Köder im Vorrat: { $baits }
board-token = Chip { $token }: { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}{ $bait ->
    [0] { "" }
   *[other] , ein Köder
}
board-token-won = { board-token }, { $seat-is ->
    [you] gehört dir
   *[other] gehört { $seat }
}
board-token-out = { board-token }, in dieser Runde nicht im Spiel
board-token-offered = { board-token }, kannst du nehmen

## Die Punkteleiste

board-track = Punkteleiste · Runde { $round } von 7
board-pawn = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: Feld { $space }
