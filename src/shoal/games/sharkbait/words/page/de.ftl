### Das Spielbrett von SharkBait auf der Seite.

## Neben dem Namen

page-space = Feld { $space }
page-trophies = { $trophies ->
    [one] 1 Pokal
   *[other] { $trophies } Pokale
}
page-baits = { $baits ->
    [one] 1 Köder
   *[other] { $baits } Köder
}
page-token-held = Chip { $token }
page-first = beginnt die Runde

## Das Meer

page-ocean = { $seat-is ->
    [you] Dein Meer
   *[other] Meer von { $seat }
}
page-column = Spalte { $column }: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}
page-column-worth = { page-column }, zählt { $worth }
page-column-placed = { page-column }, aus diesem Wurf
page-column-placed-worth = { page-column-placed }, zählt { $worth }
page-sum = ={ $worth }
page-eaten = weg

## Der Wurf

page-throw = Der Wurf
page-school = { $count ->
    [one] 1 Fisch zeigt
   *[other] { $count } Fische zeigen
} eine { $column }
page-shark-die = Ein Hai zeigt eine { $column }
page-in-hand = In der Hand: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}
page-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: Du kannst Chip { $token } nehmen
page-aside = { $fish } beiseitegelegt
page-faded = blasse Würfel kannst du jetzt nicht ablegen

## Was zu wählen ist

page-how-many-fish = Wie viele Fische in Spalte { $column }?
page-which-sharks = Welche Haie in Spalte { $column }?
page-fish = { $count } Fische in Spalte { $column }
page-shark = Ein Hai in Spalte { $column }
page-both-sharks = Beide Haie in Spalte { $column }: ein Haikampf
page-stop = Aufhören
page-bait = Einen Köder zahlen
page-take-token = { move-take }{ token-brings }
page-bait-token = { move-bait }{ token-brings }
page-stop-takes = bringt Chip { $token }{ token-brings }

## Die Chiptafel

page-tokens = Chips
page-hold = Nicht im Spiel: { $tokens-row }
page-hold-none = Nicht im Spiel: keiner
page-supply = Köder im Vorrat: { $baits }
page-token = Chip { $token }: { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}{ $bait ->
    [0] { "" }
   *[other] , ein Köder
}
page-token-won = { page-token }, { $seat-is ->
    [you] gehört dir
   *[other] gehört { $seat }
}
page-token-out = { page-token }, in dieser Runde nicht im Spiel
page-token-offered = { page-token }, kannst du nehmen

## Die Punkteleiste

page-track = Punkteleiste · Runde { $round } von 7
page-pawn = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: Feld { $space }
