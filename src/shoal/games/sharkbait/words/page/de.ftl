### Das Spielbrett von SharkBait auf der Seite.

## Die Leiste oben

page-goal = Ziel: nach 7 Runden am weitesten auf der Leiste sein
page-goal-short = Nach 7 Runden am weitesten vorn
page-round = Runde { $round } von 7

## Neben dem Namen

page-trophies = { $trophies ->
    [one] 1 Pokal
   *[other] { $trophies } Pokale
}
page-baits = { $baits ->
    [one] 1 Köder
   *[other] { $baits } Köder
}
page-fact-won = { page-trophies } · Chip { $token }

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
page-column-worth = { page-column }, zählt { $each }
page-column-placed = { page-column }, aus diesem Wurf
page-column-placed-worth = { page-column-placed }, zählt { $each }

## Der Wurf

page-throw = Der Wurf
page-in-hand = In der Hand: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haie
}

## Was zu wählen ist

page-bait = Einen Köder zahlen

## Die Chiptafel

page-tokens = Chips
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

page-pawn = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: Feld { $space }

## Was Fische zählen

# Auf der Bahn, die gerade betrachtet wird; kurz.
page-ghost-shark = wenn der Hai hierher kommt
page-ghost-fish = wenn die Fische hierher kommen
# The first space of the track; very short.
page-start = Start
page-each = je { $each }
page-each-short = ×{ $each }
page-score-now = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: Chip { $token }, +{ $steps }{ $bait ->
    [0] { "" }
   *[other] {" "}und ein Köder
}
# Bevor man aufhört: für einen Köder gäbe es diesen Chip; sehr kurz.
page-lifted = 1 Köder: Chip { $token }, +{ $steps }
page-sharks-out = { $sharks ->
    [one] Ein Hai fehlt: noch keine Punkte
   *[other] Beide Haie fehlen: noch keine Punkte
}

## Die Knöpfe

page-fish = { $count } Fische in die { $column }
page-fish-into = Fische in die { $column }
page-sharks-into = Haie in die { $column }
page-shark = Hai in die { $column }
page-both-sharks = Beide Haie in die { $column }: Haikampf
page-choose-number = wähl, wie viele
page-lose = Ein Fisch aus der { $column } geht
page-roll-fish = { $fish ->
    [one] 1 Fisch würfeln
   *[other] { $fish } Fische würfeln
}
page-stop = Aufhören
page-bait-token = Köder zahlen: Chip { $token }
# Unter einem Knopf: was er bringt.
page-score-so-far = bisher { $score }: Chip { $token }, +{ $steps }
page-brings = +{ $steps }, auf Feld { $space }{ $bait ->
    [0] { "" }
   *[other] , und ein Köder
}
page-stop-brings = Chip { $token }: { page-brings }
page-shark-out = ein Hai fehlt: du würfelst weiter
page-no-pair-costs = ohne Schwarm verlierst du zwei Fische
# Würfel, die man nicht ablegen kann.
page-leftover = Kannst du nicht ablegen: { $fish-row }
page-no-pair = kein Schwarm

## Die Legende der Chips

page-tokens-move = Chips: so weit bringen sie dich
page-legend-wins = gewinnst du
page-legend-out = nicht im Spiel
page-legend-bait = bringt einen Köder (noch { $baits })
