### Shark Tank: vier Haie, Fische mit vier Symbolen, und Plättchen, auf denen sie schwimmen.
###
### Ein Fisch heißt nach Symbol und Wert: Mond 4. Die Null der Regeln ist die 0.
### $cell, $cells und $tile sind Namen von Feldern wie d7. $tiles ist eine Zahl von Plättchen.

## Aufbau

# $suit ist das leckere Symbol.
log-tasty = { WORD($suit) } sind in dieser Partie lecker: Jeder dieser Fische bringt 1 Punkt mehr.

log-first = { $seat-is ->
    [you] Du fängst
   *[other] { $seat } fängt
} an (ausgelost).

# Ein Fisch der Auswahl. $value ist 0, 1 oder 2.
log-take = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { WORD($suit, form: "one") } { $value }.

log-fish = Auf { $cell } schwimmt ein { WORD($suit, form: "fish") }.

# Die Symbole der Haie in den vier Ecken.
log-sharks = Die Haie starten in den Ecken: { WORD($lower_left, form: "shark") } unten links, { WORD($lower_right, form: "shark") } unten rechts, { WORD($upper_left, form: "shark") } oben links, { WORD($upper_right, form: "shark") } oben rechts.

## Punkte bisher

log-gain = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# $points ist, wie viele Punkte weniger, also über 0.
log-loss = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

# $part ist eine Zeile der Wertung.
log-part-gain = { WORD($part, capital: "yes") }: +{ $points }.
log-part-loss = { WORD($part, capital: "yes") }: −{ $points }.

## Ein Zug

log-choose = { $seat-is ->
    [you] Du wählst
   *[other] { $seat } wählt
} den { WORD($suit, form: "shark") }.

log-keep = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} nichts aus.

log-spend = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { WORD($suit, form: "one") } { $value } aus.

# $rolled ist, was der Würfel zeigt, nachdem eine 0 ausgegeben wurde, von 0 bis 5.
log-roll = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $rolled ->
    [0] eine 0: kein Extra-Plättchen.
   *[other] eine { $rolled }: { $rolled } Extra-Plättchen.
}

# $tiles der gewürfelten Plättchen sind zu gebrauchen.
log-roll-cut = { $tiles ->
    [0] Für keines davon ist Platz.
   *[other] Nur für { $tiles } davon ist Platz.
}

# Kein Zug ist länger als $limit Plättchen: $tiles der gewürfelten sind zu gebrauchen.
log-roll-limit = Kein Hai schwimmt in einem Zug weiter als { $limit } Plättchen, also { $tiles ->
    [0] ist keines davon zu gebrauchen.
    [one] ist nur 1 davon zu gebrauchen.
   *[other] sind nur { $tiles } davon zu gebrauchen.
}

log-roll-short = Sie sind nicht zu gebrauchen: Kein Hai hat Platz für die volle Zahl von Plättchen.

# Wie viele der gewürfelten Plättchen genutzt werden.
log-extra = { $seat-is ->
    [you] Du nutzt
   *[other] { $seat } nutzt
} { $tiles ->
    [0] kein Extra-Plättchen.
   *[other] { $tiles } Extra-Plättchen.
}

# Plättchen $number von $tiles.
log-lay = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} Plättchen { $number } von { $tiles } auf { $cell }.

# Fasst einen Zug zusammen. $fish ist die Zahl der gefressenen Fische.
log-swim = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} den { WORD($suit, form: "shark") } { $tiles } Plättchen weit auf { $cell }. Er frisst { $fish ->
    [0] nichts.
    [one] 1 Fisch.
   *[other] { $fish } Fische.
}

# Wo die gefressenen Fische waren.
log-gobble = Der { WORD($suit, form: "shark") } frisst { $cells-count ->
    [one] den Fisch
   *[other] die Fische
} auf { $cells }.

# Nur wer den Fisch bekommen hat, erfährt seinen Wert.
log-find = { $seat-is ->
    [you] Dein neuer Fisch
   *[other] Der neue Fisch von { $seat }
} ist { WORD($suit, form: "one") } { $value }.

# Die anderen erfahren nur das.
log-look = { $seat } schaut sich einen gefressenen { WORD($suit, form: "fish") } an.

## Nach einem Zug

log-skip = { $seat-is ->
    [you] Du hast die meisten Fische, also setzt du aus und sammelst ein Plättchen.
   *[other] { $seat } hat die meisten Fische, setzt aus und sammelt ein Plättchen.
}

log-skip-empty = { $seat-is ->
    [you] Du hast die meisten Fische, also setzt du aus. Es ist kein Plättchen mehr zum Sammeln da.
   *[other] { $seat } hat die meisten Fische und setzt aus. Es ist kein Plättchen mehr zum Sammeln da.
}

# $fish ist 1 oder 2.
log-last-round = { $fish ->
    [one] Nur noch 1 Fisch ist
   *[other] Nur noch { $fish } Fische sind
} im Becken: Die letzte Runde beginnt.

log-end-fish = Im Becken ist kein Fisch mehr.
log-end-round = Die letzte Runde ist vorbei.
log-end-turns = { $turns } Züge sind gespielt, mehr gibt es nicht.
log-end-stuck = Kein Hai kann mehr ziehen.

log-reveal = Die Fütterung ist vorbei: Alle decken ihre Fische auf.

# Der letzte Wurf der Partie, von 0 bis 5.
log-die = Der Würfel zeigt { $value }: Jede 0 ist { $value ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $value } Punkte
} wert.

## Fragen

ask-take = Nimm eine { $value } mit beliebigem Symbol.

ask-shark = Wähl einen Hai. Er schwimmt { $tiles } Plättchen weit.

ask-spend = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit. Einen Fisch ausgeben, um weiter zu schwimmen?

# Nur eine 0 ist auszugeben, und der Wurf wird auf den Platz gekürzt, den es gibt.
ask-spend-roll = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit. Eine 0 ausgeben und um mehr würfeln? Er schwimmt nur so weit, wie Platz ist.

# Dasselbe, nahe der Grenze von $limit Plättchen.
ask-spend-roll-limit = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit. Eine 0 ausgeben und um mehr würfeln? Er schwimmt nur so weit, wie Platz ist, und höchstens { $limit } Plättchen.

# An der Grenze der Plättchen.
ask-spend-limit = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit, mehr geht nicht. Trotzdem eine 0 ausgeben? Sie bringt nichts dazu.

# Kein Hai hat Platz für die volle Zahl von Plättchen.
ask-spend-short = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit, so weit wie Platz ist. Trotzdem eine 0 ausgeben? Sie bringt nichts dazu.

ask-extra = Du hast eine { $rolled } gewürfelt. Wie viele Extra-Plättchen nutzt du?

ask-lay = Der { WORD($suit, form: "shark") } schwimmt: Leg Plättchen { $number } von { $tiles }.

ask-stand = Stell den { WORD($suit, form: "shark") } auf ein Feld des letzten Plättchens.

ask-nothing = Jetzt gibt es nichts zu entscheiden.

## Was nicht geht: die Auswahl und die Wahl eines Hais

no-taken = { WORD($suit, form: "one") } { $value } ist schon weg.

no-draft-first = Nimm zuerst eine { $value }: Die Auswahl ist noch nicht vorbei.

no-draft-over = Die Auswahl ist vorbei. Wähl einen Hai.

no-shark-first = Wähl zuerst einen Hai.

no-shark-chosen = Du hast schon einen Hai gewählt.

no-shark-room = Der { WORD($suit, form: "shark") } hat keinen Platz, um { $tiles } Plättchen weit zu schwimmen. Wähl einen anderen Hai.

# $full ist die Zahl von Plättchen, für die kein Hai Platz hat, $tiles die größte, für die einer Platz hat.
no-shark-furthest = Kein Hai hat Platz, um { $full } Plättchen weit zu schwimmen. Wähl einen, der { $tiles } Plättchen weit kommt: Der { WORD($suit, form: "shark") } kann das nicht.

## Was nicht geht: ausgeben

no-spend-first = Entscheide zuerst, ob du einen Fisch ausgibst.

no-not-yours = Du hast { WORD($suit, form: "one") } { $value } nicht.

# $full ist die Zahl von Plättchen, für die kein Hai Platz hat.
no-spend-short = Kein Hai hat Platz, um { $full } Plättchen weit zu schwimmen, also kannst du nur eine 0 ausgeben.
no-spend-none = Kein Hai hat Platz, um { $full } Plättchen weit zu schwimmen, also kannst du keinen Fisch ausgeben.

no-spend-late = Gib einen Fisch aus, bevor du das erste Plättchen legst, und nur einen pro Zug.

no-spend-settled = Was du ausgibst, hast du schon entschieden. Leg ein Plättchen.

# Der Weg hätte $tiles Plättchen.
no-limit = Kein Hai schwimmt in einem Zug weiter als { $limit } Plättchen. Das wären { $tiles }.

no-room = Der { WORD($suit, form: "shark") } hat keinen Platz, um { $tiles } Plättchen weit zu schwimmen.

no-extra-first = Wähl zuerst, wie viele Extra-Plättchen du nutzt.

no-extra-rolled = Du hast nur eine { $rolled } gewürfelt.

## Was nicht geht: Plättchen und der Hai

no-lay-first = Der Hai ist unterwegs. Leg ein Plättchen.

# $tiles sind noch zu legen.
no-stand-yet = Der Hai zieht nach dem letzten Plättchen. Leg noch { $tiles } Plättchen.

no-tile-water = Ein Plättchen auf { $cell } läge nicht in freiem Wasser.

no-tile-shark = Das erste Plättchen muss den { WORD($suit, form: "shark") } berühren. Auf { $cell } täte es das nicht.

no-tile-last = Jedes Plättchen muss das davor berühren. Auf { $cell } täte es das nicht.

no-tile-rest = Nach einem Plättchen auf { $cell } wäre kein Platz für den Rest.

# $tile ist der Name des letzten Plättchens.
no-stand-cell = Feld { $cell } liegt nicht auf dem letzten Plättchen, { $tile }.

no-stand-now = Alle Plättchen liegen. Stell den { WORD($suit, form: "shark") } auf das letzte.

## Gründe für Tipps: die Auswahl

# $points für einen Satz mit vier Symbolen.
why-take-set = Vervollständigt einen Satz aus allen vier Symbolen: { $points } Punkte.

# $points für Fische mit einem einzigen Symbol.
why-take-single = Alle deine Fische haben dasselbe Symbol: { $points } Punkte.

why-take-tasty = { WORD($suit) } sind lecker: 1 Punkt mehr.

# $suits von $of Symbolen.
why-take = Du hättest { $suits ->
    [one] 1 Symbol
   *[other] { $suits } Symbole
} der { $of } in einem Satz.

## Gründe für Tipps: wo der Hai ankommt
## $points ist ein Durchschnitt. $other zieht als Nächstes, und $left sind die Punkte der
## besten Mahlzeit, die dann in Reichweite ist: 0, wenn es keine gibt, und -1, wenn niemand mehr dran ist.

left-for-next = { $left ->
    [-1] .
    [0] ; für { $other-is ->
        [you] dich
       *[other] { $other }
    } bleibt nichts in Reichweite.
   *[other] ; für { $other-is ->
        [you] dich
       *[other] { $other }
    } bleiben etwa { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in Reichweite.
}

# Der Hai frisst hier $fish Fische.
why-stand-meal = Frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} für etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte{ left-for-next }

# Dasselbe mit einem Verlust von $points: Die Punkte für ein einziges Symbol sind weg.
why-stand-loss = Frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, kostet dich aber etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, weil deine Fische dann nicht mehr alle dasselbe Symbol haben{ left-for-next }

# Der nächste Fisch ist etwa $tiles Plättchen entfernt.
why-stand-far = Frisst nichts und endet etwa { $tiles } Plättchen von einem { WORD($suit, form: "fish") } entfernt{ left-for-next }

why-stand-gone = Frisst nichts, denn es gibt keinen { WORD($suit, form: "fish") } mehr{ left-for-next }

# Das beste Ende dieses Weges ist $cell.
why-way-meal = Bestes Ende auf { $cell }: frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} für etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte{ left-for-next }

# Dasselbe mit einem Verlust von $points: Die Punkte für ein einziges Symbol sind weg.
why-way-loss = Bestes Ende auf { $cell }: frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, kostet dich aber etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, weil deine Fische dann nicht mehr alle dasselbe Symbol haben{ left-for-next }

why-way-far = Bestes Ende auf { $cell }: frisst nichts, etwa { $tiles } Plättchen von einem { WORD($suit, form: "fish") } entfernt{ left-for-next }

why-way-gone = Bestes Ende auf { $cell }: frisst nichts, denn es gibt keinen { WORD($suit, form: "fish") } mehr{ left-for-next }

# Das beste Ende braucht einen Fisch: $suit und $value sind die des Fisches, der auszugeben ist.
why-paid-meal = Bestes Ende auf { $cell }, wenn du { WORD($suit, form: "one") } { $value } ausgibst: frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} für etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte{ left-for-next }

# Dasselbe mit einem Verlust von $points: Die Punkte für ein einziges Symbol sind weg.
why-paid-loss = Bestes Ende auf { $cell }, wenn du { WORD($suit, form: "one") } { $value } ausgibst: frisst { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, kostet dich aber etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, weil deine Fische dann nicht mehr alle dasselbe Symbol haben{ left-for-next }

why-paid-none = Bestes Ende auf { $cell }, wenn du { WORD($suit, form: "one") } { $value } ausgibst: frisst nichts{ left-for-next }

# $spent ist das Symbol der 0, die auszugeben ist, $suit das des Hais.
why-die = Am besten, wenn du { WORD($spent, form: "one") } 0 ausgibst und würfelst: Der Hai ist etwa { $tiles } Plättchen von einem { WORD($suit, form: "fish") } entfernt.
why-die-gone = Am besten, wenn du { WORD($spent, form: "one") } 0 ausgibst und würfelst, auch wenn es keinen { WORD($suit, form: "fish") } mehr gibt.

## Gründe für Tipps: wie weit der Hai schwimmt

why-length = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit.

why-roll = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit und dazu so viele, wie du würfelst.

# Für $room weitere ist Platz.
why-roll-room = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit und { $room ->
    [0] nicht weiter, egal was du würfelst.
   *[other] dazu so viele, wie du würfelst, höchstens { $room }.
}

## Das Ende

won-points = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

# $seats haben gleich viele Punkte. $fish sind die leckeren Fische von $seat, $fewer die der Nächstbesten.
won-tasty = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, genau wie { $seats }, und { $seat-is ->
    [you] gewinnst
   *[other] gewinnt
} mit { $fish } zu { $fewer } leckeren Fischen.

# $seats teilen sich den Sieg: gleich viele Punkte und gleich viele leckere Fische, $fish.
won-level = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $fish ->
    [0] keine leckeren Fische
    [one] 1 leckerer Fisch
   *[other] { $fish } leckere Fische
}.

# Dasselbe, aber jemand mit gleich vielen Punkten hat weniger leckere Fische.
won-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und je { $fish ->
    [0] keine leckeren Fische
    [one] 1 leckerer Fisch
   *[other] { $fish } leckere Fische
}, mehr als die anderen mit gleich vielen Punkten.

## Züge

move-take = { WORD($suit, form: "one") } { $value } nehmen
move-choose = Den { WORD($suit, form: "shark") } wählen
move-keep = Nichts ausgeben
move-spend = { WORD($suit, form: "one") } { $value } ausgeben
move-extra = { $tiles ->
    [0] Kein Extra-Plättchen nutzen
   *[other] { $tiles } Extra-Plättchen nutzen
}
move-lay = Ein Plättchen auf { $cell } legen
move-stand = Den { WORD($suit, form: "shark") } auf { $cell } stellen

## Das Spielfeld in Worten
## Tabellen und Zeichnungen: Die meisten Einträge sind Überschriften oder Felder, ohne Punkt am Ende.

# $seats haben gewonnen.
board-over = Die Partie ist vorbei: { $seats-are ->
    [you] Du gewinnst
    [with-you] { $seats } gewinnt
    [one] { $seats } gewinnt
   *[others] { $seats } gewinnen
}

board-score = Die Fütterung ist vorbei: Der Würfel entscheidet, was jede 0 wert ist

board-draft = Die Auswahl: { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} eine { $value }

board-setup-tasty = Aufbau: Das leckere Symbol wird gezogen
board-setup-first = Aufbau: Es wird ausgelost, wer anfängt
board-setup-sector = Aufbau: Der nächste Fisch bekommt seinen Sektor
board-setup-cell = Aufbau: Der nächste Fisch bekommt sein Feld
board-setup-corners = Aufbau: Die Haie kommen in die Ecken

# $turns ist die Höchstzahl der Züge; der Satz lässt sie weg.
board-turn = Zug { $turn }: { $seat-is ->
    [you] Du bist dran
   *[other] { $seat } ist dran
}

board-last = { $turns ->
    [0] Letzte Runde
    [one] Letzte Runde: noch 1 Zug
   *[other] Letzte Runde: noch { $turns } Züge
}

board-first = Fängt an: { $seat-is ->
    [you] du
   *[other] { $seat }
}

# Der Buchstabe eines Symbols in der Zeichnung: klein für einen Fisch, groß für einen Hai.
board-fish = { WORD($suit, form: "letter") }
board-shark = { WORD($suit, form: "letter", capital: "yes") }

board-legend-water = Wasser
board-legend-tile = gelegtes Plättchen
board-legend-last = letztes Plättchen
board-legend-hidden = ein Fisch mit verdecktem Wert

board-sharks = Haie:
board-shark-at = { WORD($suit) } { $cell }
board-sharks-later = Die Haie sind noch nicht im Becken

board-suits = Fische
board-in-tank = Im Becken
board-spent = Ausgegeben
board-unseen = Nicht gesehen
# Bevor die Auswahl vorbei ist.
board-untaken = Nicht genommen

board-tasty = Lecker: { WORD($suit) } (je +1)
board-tasty-later = Lecker: noch nicht bekannt

# Sektoren werden von unten links gezählt, ab 0.
board-sector = Der nächste Fisch kommt in Sektor { $sector }

board-length = Ein Hai schwimmt { $tiles } Plättchen weit

# Kein Hai hat Platz für $full Plättchen.
board-length-short = { board-length }: Keiner hat Platz für { $full }

board-swim = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit
board-swim-short = { board-swim }: Kein Hai hat Platz für { $full }

board-further = Für einen Fisch kann er weiter schwimmen, wenn Platz ist

board-roll = Für eine ausgegebene 0 wird gewürfelt
board-extra = Für die ausgegebene 0 gewürfelt: { $rolled }

# Die Plättchen dieses Zugs, die im Becken liegen.
board-laid = Gelegte Plättchen: { $cells-count } von { $tiles } ({ $cells-row })

# $fish gefressene Fische sind noch anzuschauen.
board-look = { $seat-is ->
    [you] Du schaust dir die gefressenen Fische an
   *[other] { $seat } schaut sich die gefressenen Fische an
}: noch { $fish } ({ WORD($suit) })

board-meals = Wo der { WORD($suit, form: "shark") } ankommen kann, und was er dort frisst:
board-meal = { $cells-count ->
    [one] den Fisch
   *[other] die Fische
} auf { $cells }
board-no-meal = nichts

board-player = { board-player-end }, bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-player-hidden = { board-player-end }, Punkte verdeckt
board-player-end = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $tiles ->
    [one] 1 gesammeltes Plättchen
   *[other] { $tiles } gesammelte Plättchen
}
board-drafted = ausgewählt
board-gobbled = gefressen

board-stack = Plättchen im Stapel: { $tiles }

board-null = Eine 0 ist { $value ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $value } Punkte
} wert

board-part = { WORD($part, capital: "yes") }
board-rank = Rang

## Symbole: viele, eines vor dem Wert eines Fisches (Mond 4), Hai und Fisch

suit-suns = Sonnen
    .one = Sonne
    .shark = Sonnenhai
    .fish = Sonnenfisch
    .letter = { "s" }
suit-moons = Monde
    .one = Mond
    .shark = Mondhai
    .fish = Mondfisch
    .letter = { "m" }
suit-crowns = Kronen
    .one = Krone
    .shark = Kronenhai
    .fish = Kronenfisch
    .letter = { "k" }
suit-arms = Wappen
    .one = Wappen
    .shark = Wappenhai
    .fish = Wappenfisch
    .letter = { "w" }

## Zeilen der Wertung

part-fish = Fische
part-tasty = leckere Fische
part-values = Werte
part-sets = Sätze
part-single = ein Symbol
part-total = gesamt

end-points = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $count } Punkten Vorsprung
}
end-tasty = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem leckeren Fisch mehr
   *[other] mit { $count } leckeren Fischen mehr
}
end-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg
