### SharkBait: Es wird gewürfelt; Fische und Haie kommen in Spalten, ein Hai auf der Tafel liegt.

## Log: der Anfang des Spiels

# $seat beginnt die erste Runde.
log-first = { $seat-is ->
    [you] Du fängst an (ausgelost).
   *[other] { $seat } fängt an (ausgelost).
}
# $token ist in der ersten Runde nicht zu gewinnen.
log-hold = Chip { $token } ist in dieser Runde nicht im Spiel.

## Log: würfeln und legen

# $fish und $sharks sind die Zahlen auf den weißen und den schwarzen Würfeln.
log-roll = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $fish-count ->
    [one] Fisch
   *[other] Fische
} { $fish-row } und { $sharks-count ->
    [one] Hai
   *[other] Haie
} { $sharks-row }.
log-roll-fish = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $fish-count ->
    [one] Fisch
   *[other] Fische
} { $fish-row }.
log-roll-sharks = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} nur { $sharks-count ->
    [one] Hai
   *[other] Haie
} { $sharks-row }.

# Freiwillig.
log-roll-again = { $seat-is ->
    [you] Du würfelst weiter.
   *[other] { $seat } würfelt weiter.
}
# Ein Hai ist noch in der Hand.
log-must-roll = { $seat-is ->
    [you] Du musst weiterwürfeln.
   *[other] { $seat } muss weiterwürfeln.
}

# Ein Fisch des Wurfs geht verloren, und einer in $column.
log-bad-roll = Fehlwurf! { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} einen Fisch aus dem Wurf und einen aus Spalte { $column }.
# Ein Fisch des Wurfs geht verloren; log-lose folgt.
log-bad-roll-choice = Fehlwurf! { $seat-is ->
    [you] Du verlierst einen Fisch aus dem Wurf und musst
   *[other] { $seat } verliert einen Fisch aus dem Wurf und muss
} noch einen von der Tafel aussuchen.
log-bad-roll-empty-mat = Fehlwurf! { $seat-is ->
    [you] Du verlierst einen Fisch aus dem Wurf. Auf deiner Tafel ist keiner zu verlieren.
   *[other] { $seat } verliert einen Fisch aus dem Wurf. Auf der Tafel ist keiner zu verlieren.
}
log-lose = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} einen Fisch aus Spalte { $column }.

# $count ist mindestens 2.
log-school = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $count } Fische in Spalte { $column }.
log-shark = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} einen Hai in Spalte { $column }.
log-both-sharks = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} beide Haie in Spalte { $column }.
# $fish ist, wie viele Fische jetzt in der Spalte sind.
log-fight = Haikampf! { $seat-is ->
    [you] Deine Haie
   *[other] Die Haie von { $seat }
} treffen sich in Spalte { $column }{ $fish ->
    [0] { "" }
    [one] : 1 Fisch zählt dort jetzt 4 Punkte
   *[other] : { $fish } Fische zählen dort jetzt je 4 Punkte
}.

## Log: das Ende eines Zuges

# Freiwillig. $score ist die Punktzahl der Würfel.
log-stop = { $seat-is ->
    [you] Du hörst mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } auf.
   *[other] { $seat } hört mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } auf.
}
# Es sind weniger als zwei Fische zum Würfeln übrig.
log-must-stop = { $seat-is ->
    [you] Du musst mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } aufhören.
   *[other] { $seat } muss mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } aufhören.
}

log-bait = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} einen Köder, um an Chip { $token } zu kommen.

# Die Überschrift eines Zuges. $steps ist, wie weit die Figur wirklich zieht, $bait ist 0 oder 1.
log-token = { $seat-is ->
    [you] Du schaffst { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } und nimmst
   *[other] { $seat } schafft { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } und nimmt
} Chip { $token }{ token-brings }.
# Die Überschrift eines Zuges. $paid ist die Zahl der Köder.
log-token-for-baits = { $seat-is ->
    [you] Du schaffst { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } und zahlst
   *[other] { $seat } schafft { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } und zahlt
} { $paid ->
    [one] einen Köder
   *[other] { $paid } Köder
} für Chip { $token }{ token-brings }.

# Was ein Chip bringt, nach seiner Zahl.
token-brings = { $steps ->
    [0] { $bait ->
        [0] { "" }
       *[other] : ein Köder
    }
    [one] { $bait ->
        [0] : 1 Feld
       *[other] : 1 Feld und ein Köder
    }
   *[other] { $bait ->
        [0] : { $steps } Felder
       *[other] : { $steps } Felder und ein Köder
    }
}

log-no-bait = { $seat-is ->
    [you] Du bekommst keinen Köder:
   *[other] { $seat } bekommt keinen Köder:
} Der Vorrat ist leer.
log-last-space = { $seat-is ->
    [you] Deine Figur
   *[other] Die Figur von { $seat }
} wartet auf dem letzten Feld.

## Log: das Ende einer Runde

# $token ist der größte der Runde; $steps ist 0 für eine Figur auf dem letzten Feld.
log-trophy = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} Runde { $round } mit Chip { $token }: { $steps ->
    [0] der Pokal
   *[other] der Pokal und 1 Feld mehr
}.
log-smallest = { $seat-is ->
    [you] Du hast den kleinsten Chip, { $token }, und bekommst einen Köder.
   *[other] { $seat } hat den kleinsten Chip, { $token }, und bekommt einen Köder.
}
log-smallest-no-bait = { $seat-is ->
    [you] Du hast den kleinsten Chip, { $token }, bekommst aber keinen Köder:
   *[other] { $seat } hat den kleinsten Chip, { $token }, bekommt aber keinen Köder:
} Der Vorrat ist leer.
log-starts = { $seat-is ->
    [you] Du fängst
   *[other] { $seat } fängt
} Runde { $round } an.
# $tokens wurden in der Runde gewonnen, die zu Ende ist.
log-hold-next = Die Chips { $tokens } sind in Runde { $round } nicht im Spiel.

## Was gefragt wird

ask-place = Leg einen Hai oder Fischschwärme ab.
ask-place-fish = Leg Fischschwärme ab.
ask-place-shark = Kein Schwarm: Leg einen Hai ab.

# $sharks ist, wie viele noch in der Hand sind, 1 oder 2.
ask-roll = Würfle weiter: { $sharks ->
        [one] Du hast noch einen Hai in der Hand
       *[other] Du hast noch beide Haie in der Hand
    }.
ask-place-or-roll = Leg noch mehr Fische ab oder würfle weiter: { $sharks ->
        [one] Du hast noch einen Hai in der Hand
       *[other] Du hast noch beide Haie in der Hand
    }.
ask-roll-or-stop = Weiterwürfeln oder mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } aufhören?
ask-place-roll-or-stop = Mehr Fische ablegen, weiterwürfeln oder mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } aufhören?
ask-stop = Hör mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    } auf: Zum Würfeln sind zu wenige Fische übrig.

# Mehrere Spalten haben gleich viele Fische.
ask-lose = Fehlwurf! Aus welcher deiner vollsten Spalten verlierst du einen Fisch?
ask-prize = Chip { $token } nehmen oder einen Köder für Chip { $bigger } zahlen?

## Warum ein Zug nicht erlaubt ist

no-lose-column = { $fish ->
    [0] In Spalte { $column } ist kein Fisch
    [one] In Spalte { $column } ist nur 1 Fisch
   *[other] In Spalte { $column } sind nur { $fish } Fische
}, in deinen vollsten Spalten aber { $most }.
no-lose-first = Fehlwurf! Such zuerst die Spalte aus, die einen Fisch verliert.
no-loss = Fische verlierst du nur nach einem Fehlwurf.

# $number ist, was die Würfel zeigen.
no-school-again = Die Fische mit der { $number } hast du aus diesem Wurf schon abgelegt.
no-school = { $thrown ->
    [0] Kein Fisch zeigt eine { $number }.
   *[other] Nur 1 Fisch zeigt eine { $number }, ein Schwarm braucht aber 2.
}
no-school-of-size = Nur { $thrown } Fische zeigen eine { $number }, nicht { $count }.

no-shark = Kein Hai zeigt eine { $number }.
no-both-sharks = Du kannst nur dann beide Haie ablegen, wenn beide eine { $number } zeigen.
no-shark-left = Beide Haie liegen schon.
no-shark-after-fish = Du hast aus diesem Wurf schon Fische abgelegt, also kannst du keinen Hai ablegen.

no-done-roll = Mit diesem Wurf bist du fertig: Würfle weiter.
no-done-stop = Mit diesem Wurf bist du fertig: Hör auf.
no-done-roll-or-stop = Mit diesem Wurf bist du fertig: Würfle weiter oder hör auf.

no-place-first = Du kannst etwas ablegen, also tu das zuerst.
no-stop = Du kannst nicht aufhören: { $sharks ->
        [one] Du hast noch einen Hai in der Hand
       *[other] Du hast noch beide Haie in der Hand
    }.
no-roll = Du musst aufhören: Beide Haie liegen, und du hast weniger als 2 Fische zum Würfeln.

no-token-yet = Einen Chip bekommst du erst, wenn du aufhörst.
no-stopped = Du hast aufgehört: Nimm den Chip oder zahl einen Köder.

## Tipps

# $mean ist, auf wie viele Punkte der Zug im Schnitt kommt.
why-school = Damit hast du { $fish } Fische auf der Tafel. Weiterwürfeln bringt im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
why-school-last = Damit hast du { $fish } Fische auf der Tafel und { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.

# $fish ist, wie viele Fische in der Spalte sind.
why-shark = { column-eaten }. Weiterwürfeln bringt im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
why-shark-last = { column-eaten }. Du hast dann { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
column-eaten = In Spalte { $column } { $fish ->
    [0] gibt es für den Hai keinen Fisch
    [one] frisst der Hai 1 Fisch
   *[other] frisst der Hai { $fish } Fische
}

why-fight = { column-fought }. Weiterwürfeln bringt im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
why-fight-last = { column-fought }. Du hast dann { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
column-fought = Bei einem Haikampf { $fish ->
    [0] zählen Fische in Spalte { $column } je 4 Punkte, aber dort ist noch keiner
    [one] zählt der Fisch in Spalte { $column } 4 Punkte
   *[other] zählen die { $fish } Fische in Spalte { $column } je 4 Punkte
}

# $fish ist, wie viele Fische in der Hand sind, $score ist sicher.
why-roll = Mit { $fish } Fischen weiterzuwürfeln bringt im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte. Aufhören bringt { $score }.
# $sharks ist 1 oder 2.
why-must-roll = Mit { $fish ->
    [0] { $sharks ->
        [one] einem Hai
       *[other] beiden Haien
    }
    [one] 1 Fisch und { $sharks ->
        [one] einem Hai
       *[other] beiden Haien
    }
   *[other] { $fish } Fischen und { $sharks ->
        [one] einem Hai
       *[other] beiden Haien
    }
} weiterzuwürfeln bringt im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
why-stop = { $score ->
        [one] 1 Punkt ist
       *[other] { $score } Punkte sind
    } sicher und { $score ->
    [one] bringt
   *[other] bringen
} Chip { $token }{ token-brings }.

# $points ist, was der Fisch gezählt hätte.
why-lose = Ein Fisch weniger in Spalte { $column } kostet { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

why-bait = Ein Köder bringt dir Chip { $token }{ token-brings }.
why-take = Du behältst deine Köder und bekommst Chip { $token }{ token-brings }.

## Das Ende des Spiels

won-spaces = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { result-spaces.dative }.
# $seats haben gleich viele Felder. $second ist die nächstbeste Zahl von Pokalen.
won-trophies = Gleichstand bei { result-spaces.dative }: { $seats }. { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { result-trophies.dative } gegen { $second }.
# $seats haben gleich viele Felder und Pokale. $second ist die nächstbeste Zahl von Ködern.
won-baits = Gleichstand bei { result-spaces.dative } und { result-trophies.dative }: { $seats }. { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { result-baits.dative } gegen { $second }.
won-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg: je { result-spaces }, { result-trophies } und { result-baits }.

result-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
    .dative = { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Feldern
    }
result-trophies = { $trophies ->
    [one] 1 Pokal
   *[other] { $trophies } Pokale
}
    .dative = { $trophies ->
        [one] 1 Pokal
       *[other] { $trophies } Pokalen
    }
result-baits = { $baits ->
    [one] 1 Köder
   *[other] { $baits } Köder
}
    .dative = { $baits ->
        [one] 1 Köder
       *[other] { $baits } Ködern
    }

## Züge

move-school = { $count } Fische in Spalte { $column } legen
move-shark = Einen Hai in Spalte { $column } legen
move-both-sharks = Beide Haie in Spalte { $column } legen
move-lose = Einen Fisch aus Spalte { $column } verlieren
move-roll = Weiterwürfeln
move-stop = Mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
} aufhören
move-bait = Einen Köder für Chip { $token } zahlen
move-take = Chip { $token } nehmen

## Die Tafel in Worten

board-drawing-first = Aufbau: Es wird ausgelost, wer anfängt.
# Manche Chips sind in der ersten Runde nicht zu gewinnen.
board-drawing-tokens = Aufbau: { $seat-is ->
    [you] Du fängst an
   *[other] { $seat } fängt an
}. Jetzt werden die Chips gezogen, die nicht im Spiel sind.
# $seat ist in dieser Runde zuerst am Zug.
board-first-turn = Runde { $round } von { $rounds }: { $seat-is ->
    [you] Du fängst die Runde an
   *[other] { $seat } fängt die Runde an
}.
# $other hat die Runde begonnen.
board-turn = Runde { $round } von { $rounds }: { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} dran. { $other-is ->
    [you] Du hast
   *[other] { $other } hat
} die Runde angefangen.
board-over = Die Partie ist vorbei: { $seats-are ->
    [you] Du gewinnst
    [one] { $seats } gewinnt
    [with-you] { $seats } teilt euch den Sieg
   *[others] { $seats } teilen sich den Sieg
}.

# Die Tabelle aller, die mitspielen: ihr Kopf und der Name in jeder Zeile.
board-head-place = Rang
board-head-space = Feld
board-head-trophies = Pokale
board-head-baits = Köder
board-head-token = Chip
board-player = { $seat-is ->
    [you] { $seat } (du)
   *[other] { $seat }
}
# Der Chip, den jemand in dieser Runde gewonnen hat, und was darauf steht: $steps und $bait.
board-token = { $token }{ token-brings }

# $spaces ist die Länge der Wertungsleiste.
board-supply = Köder im Vorrat: { $baits }. Die Leiste hat { $spaces } Felder.

# Die Tabelle der Chips in der Auslage: ihre Zahlen und was sie bringen.
board-tokens = Chips
board-token-spaces = Felder
board-token-baits = Köder
# $tokens sind in dieser Runde nicht zu gewinnen.
board-out = Nicht im Spiel: { $tokens-count ->
    [0] noch kein Chip
    [one] Chip { $tokens }
   *[other] Chips { $tokens }
}.
# Die Partie ist vorbei. $tokens wurden in der letzten Runde gewonnen.
board-last-won = In der letzten Runde gewonnen: Chips { $tokens }.

# Die Tabelle der Tafel.
board-columns = Spalte
board-fish = Fische
board-sharks = Haie
# $lost ist, wie viele Fische bis zum Ende des Zuges nicht mehr mitspielen.
board-hand = In der Hand: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} und { $sharks ->
    [0] kein Hai
    [one] 1 Hai
   *[other] { $sharks } Haie
}. In diesem Zug verlorene Fische: { $lost }.
board-rolling = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} gerade.
# Die Tabelle der Würfel, die gefallen sind.
board-rolled-fish = Gewürfelte Fische
board-rolled-sharks = Gewürfelte Haie
# $columns haben ihre Fische aus diesem Wurf.
board-placed = Aus diesem Wurf schon abgelegt: { $columns-count ->
    [one] Spalte { $columns }
   *[other] Spalten { $columns }
}.
board-bad-roll = Fehlwurf: Einer dieser Fische ist schon verloren, jetzt ist einer auf der Tafel dran.
board-score = Punkte: { $score }.
board-prize = Zu haben: Chip { $token }, oder Chip { $bigger } für einen Köder.

end-spaces = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Feld Vorsprung
   *[other] mit { $count } Feldern Vorsprung
}
end-trophies = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Pokal mehr
   *[other] mit { $count } Pokalen mehr
}
end-baits = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Köder mehr
   *[other] mit { $count } Ködern mehr
}
end-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg
