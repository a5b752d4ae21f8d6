### Was Pescado sagt.
###
### $tile ist ein Wort tile-*, $tiles eine Liste davon; $dice und $kept sind Listen von Wörtern dice-*.
### $points, $gained und $count sind Zahlen. Ein Plättchen heißt nach seinen drei Fischen.

## Teile von Sätzen

part-tiles = { $tiles-count ->
        [one] das Plättchen { $tiles }
       *[other] { $tiles-count } Plättchen ({ $tiles })
    }
part-tile = das Plättchen { WORD($tile) }
    .dative = dem Plättchen { WORD($tile) }
    .capital = Das Plättchen { WORD($tile) }
    .short = Plättchen { WORD($tile) }
part-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .dative = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }

part-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Fragen

# $flip und $stop sind 1, wenn das möglich ist, sonst 0.
ask-take = { $flip ->
        [0] { $stop ->
            [0] Fang nehmen oder noch einmal würfeln?
           *[other] Fang nehmen, noch einmal würfeln oder aufhören?
        }
       *[other] { $stop ->
            [0] Fang nehmen, noch einmal würfeln oder 2 Plättchen für einen grauen Würfel umdrehen?
           *[other] Fang nehmen, noch einmal würfeln, 2 Plättchen für einen grauen Würfel umdrehen oder aufhören?
        }
    }
# Nichts ist zu nehmen. $flip und $stop sind 1, wenn das möglich ist, sonst 0.
ask-throw = { $flip ->
        [0] { $stop ->
            [0] Nichts zu nehmen. Wähl Würfel zum Behalten und würfle noch einmal.
           *[other] Nichts zu nehmen. Noch einmal würfeln oder aufhören?
        }
       *[other] { $stop ->
            [0] Nichts zu nehmen. Noch einmal würfeln oder 2 Plättchen für einen grauen Würfel umdrehen?
           *[other] Nichts zu nehmen. Noch einmal würfeln, 2 Plättchen für einen grauen Würfel umdrehen oder aufhören?
        }
    }
ask-flip = Dreh noch ein Plättchen um, dann bekommst du den grauen Würfel.
ask-second-grey = Noch einmal würfeln oder 2 weitere Plättchen für den zweiten grauen Würfel umdrehen?
ask-throw-grey = Wähl Würfel zum Behalten und würfle dann mit den übrigen und { $count ->
        [one] dem grauen Würfel
       *[other] beiden grauen Würfeln
    }.
ask-take-or-stop = Fang nehmen oder aufhören?
ask-claim = Schnapp dir jedes Plättchen, das die Würfel zeigen, und sag dann fertig.
ask-mark = Schnapprunde! Markier jedes Plättchen, das die Würfel zeigen, und versiegle dann.

## Züge

move-take = { part-tile.short } nehmen
move-take-all = { $count ->
        [2] Beide gefangenen Plättchen nehmen
       *[other] Alle { $count } gefangenen Plättchen nehmen
    }
move-steal = { $other-is ->
        [you] Dir
       *[other] { $other }
    } { part-tile } klauen
move-flip = { part-tile.short } umdrehen
move-flip-theirs = { $other-is ->
        [you] Dein { part-tile.short }
       *[other] { part-tile.short } von { $other }
    } umdrehen
# $count Würfel werden behalten, mit $thrown wird gewürfelt, graue mitgezählt.
move-keep = { $count ->
        [0] Mit allen { $thrown } Würfeln würfeln
       *[other] { $thrown ->
            [0] Alle fünf Würfel behalten
            [one] { $dice } behalten, mit 1 Würfel würfeln
           *[other] { $dice } behalten, mit { $thrown } Würfeln würfeln
        }
    }
move-stop = Aufhören
move-claim = { part-tile.short } schnappen
move-mark = { part-tile.short } markieren
move-done = Fertig
move-seal = Markierungen versiegeln

## Log: Plättchen und Würfel

log-draw = Neu im Becken: { part-tile }.
log-first = { $seat-is ->
        [you] Du fängst
       *[other] { $seat } fängt
    } an (ausgelost).
log-throw = { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $dice }.
log-throw-again = { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } noch einmal: { $dice }.{ $kept-count ->
        [0] { "" }
       *[other] { " " }Behalten: { $kept }.
    }
log-take = { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { part-tiles }: { part-points }.
log-steal = { $seat-is ->
        [you] Du klaust { $other } { part-tiles }. { $other } verliert { part-points }.
       *[other] { $other-is ->
            [you] { $seat } klaut dir { part-tiles }. Du verlierst { part-points }.
           *[other] { $seat } klaut { $other } { part-tiles }. { $other } verliert { part-points }.
        }
    }
log-flip = { $seat-is ->
        [you] Du drehst
       *[other] { $seat } dreht
    } { part-tile } um.
log-flip-theirs = { $seat-is ->
        [you] Du drehst
       *[other] { $seat } dreht
    } { $other-is ->
        [you] dein Plättchen { WORD($tile) } um: Es bleibt deins
       *[other] das Plättchen { WORD($tile) } von { $other } um: Es bleibt bei { $other }
    } und ist jetzt sicher.
# $count graue Würfel bisher.
log-grey = { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $count ->
        [one] einen grauen Würfel
       *[other] den zweiten grauen Würfel
    }.
# $count Würfel werden behalten.
log-keep = { $seat-is ->
        [you] Du behältst
       *[other] { $seat } behält
    } { $count ->
        [0] keine Würfel
        [5] alle fünf Würfel
       *[other] { $dice }
    }.
# $count gefangene Plättchen bleiben liegen.
log-stop = { $seat-is ->
        [you] Du hörst auf
       *[other] { $seat } hört auf
    }{ $count ->
        [0] { "" }
        [one] { " " }und lässt ein gefangenes Plättchen liegen
       *[other] { " " }und lässt { $count } gefangene Plättchen liegen
    }.
log-to-stack = In den Stapel gemischt: { part-tiles }.

# Fasst einen Zug zusammen: $count Plättchen aus dem Becken für $gained Punkte, und die $points, die $seat jetzt hat.
log-turn = { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $count ->
        [0] nichts aus dem Becken
        [one] 1 Plättchen aus dem Becken (+{ $gained })
       *[other] { $count } Plättchen aus dem Becken (+{ $gained })
    } und { $seat-is ->
        [you] hast
       *[other] hat
    } { part-points }.

## Log: zuschnappen

# $count Würfel zeigen die Farbe $colour.
log-snatch = { $count } Würfel zeigen { WORD($colour) }: Alle schnappen zu!
log-throw-for-all = { $seat-is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } noch einmal mit allen fünf Würfeln: { $dice }.
log-no-match = Kein Plättchen im Becken passt zu diesen Würfeln.
log-claim = { $seat-is ->
        [you] Du schnappst dir
       *[other] { $seat } schnappt sich
    } { part-tile }: { part-points }.
log-claim-wrong = { $seat-is ->
        [you] Du schnappst
       *[other] { $seat } schnappt
    } nach { part-tile.dative }, aber die Würfel zeigen es nicht.
log-none-left = Kein weiteres Plättchen passt zu diesen Würfeln.
log-done = { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } fertig.
log-mark = { $seat-is ->
        [you] Du markierst
       *[other] { $seat } markiert
    } { part-tile }.
log-seal = { $seat-is ->
        [you] Du versiegelst deine Markierungen.
       *[other] { $seat } versiegelt die eigenen Markierungen.
    }
log-open = Alle Markierungen sind aufgedeckt.
# $place ist 1 für den Platz, der zuerst gezogen wurde.
log-lot = { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } beim Auslosen Nummer { $place }.
log-marked = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $tiles-count ->
        [0] nichts
       *[other] { part-tiles }
    } markiert.
log-gets = { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { part-tiles }: { part-points }.
# $other wurde vor $seat gezogen; beide haben das Plättchen markiert.
log-beaten = { $other-is ->
        [you] Du wurdest vor { $seat } ausgelost und bekommst { part-tile }.
       *[other] { $other } wurde vor { $seat-is ->
            [you] dir
           *[other] { $seat }
        } ausgelost und bekommt { part-tile }.
    }
log-wrong = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { part-tiles } markiert, aber die Würfel zeigen { $tiles-count ->
        [one] es
       *[other] sie
    } nicht.
log-pay = { $seat-is ->
        [you] Du gibst { part-tile } ab und verlierst
       *[other] { $seat } gibt { part-tile } ab und verliert
    } { part-points }.
log-spared = { $seat-is ->
        [you] Du hast nur wertvollere Plättchen und gibst
       *[other] { $seat } hat nur wertvollere Plättchen und gibt
    } nichts ab.
log-no-tiles = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } kein Plättchen zum Abgeben.
log-snatch-over = Die Schnapprunde ist vorbei: { $count ->
        [one] 1 Plättchen wurde
       *[other] { $count } Plättchen wurden
    } geschnappt.
log-nobody = Niemand hat ein Plättchen geschnappt.

## Das Ende

log-over-stack = Die Partie ist vorbei: Der Stapel reicht nicht mehr, um das Becken zu füllen.
log-over-throws = Die Partie ist nach { $count ->
        [one] 1 Wurf
       *[other] { $count } Würfen
    } vorbei.

won-points = { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { part-points.dative }.
# $tied haben gleich viele Punkte; wer gewinnt, hat die wenigsten Plättchen.
won-by-tiles = Gleichstand: { $tied } Personen haben { part-points }. { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit den wenigsten Plättchen: { $tiles }.
# $tiles ist, wie viele Plättchen alle haben, die gewinnen.
won-shared = { $seats } { $seats-are ->
        [with-you] teilt euch
       *[others] teilen sich
    } den Sieg mit je { part-points.dative } und { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }.
# $tied haben gleich viele Punkte; wer gewinnt, hat die wenigsten Plättchen.
won-shared-by-tiles = Gleichstand: { $tied } Personen haben { part-points }. { $seats } { $seats-are ->
        [with-you] teilt euch
       *[others] teilen sich
    } den Sieg mit den wenigsten Plättchen: je { $tiles }.

## Was nicht geht

no-snatch = Gerade ist keine Schnapprunde.
no-half-a-die = Dreh zuerst noch ein Plättchen um: Ein grauer Würfel kostet zwei.
no-take-after-flip = Du hast Plättchen umgedreht, also musst du erst würfeln, bevor du mehr nimmst.
no-take-all = Um alle zu nehmen, musst du mindestens zwei Plättchen gefangen haben.
no-match = Deine Würfel ({ $dice }) zeigen nicht alle drei Fische auf { part-tile.dative }.
no-take-own = { part-tile.capital } hast du schon.
no-face-down = { part-tile.capital } wurde umgedreht und liegt in diesem Zug verdeckt.
no-flipped-theirs = { part-tile.capital } wurde umgedreht: Es ist bei { $other } sicher.
no-safe = { part-tile.capital } ist bei { $other } sicher.
no-in-stack = { part-tile.capital } ist im Stapel.
no-flip-late = Graue Würfel musst du vor dem zweiten Wurf kaufen.
no-flip-more = Du hast schon beide grauen Würfel.
no-flip-own = { part-tile.capital } gehört dir. Umdrehen kannst du Plättchen im Becken und frische der Person, die vor dir dran war.
no-flip-single = Ein grauer Würfel kostet zwei Plättchen, und nur eines liegt offen.
no-keep-late = Du darfst nicht mehr würfeln. Nimm deinen Fang oder hör auf.
no-keep-all = In dieser Partie musst du mit mindestens einem Würfel noch einmal würfeln.
# $kept sind die Würfel, die nicht zu behalten sind, $dice die auf dem Tisch.
no-keep = Du kannst { $kept } nicht behalten: Deine Würfel sind { $dice }.
no-stop-after-flip = Du hast Plättchen für einen grauen Würfel umgedreht, also musst du würfeln.
no-stop = In dieser Partie musst du ein zweites Mal würfeln.
no-only-claims = Das ist eine Schnapprunde: Schnapp dir ein Plättchen im Becken oder sag fertig.
no-claim-again = Nach { part-tile.dative } hast du bei diesem Wurf schon geschnappt.
no-in-pool = { part-tile.capital } ist nicht im Becken.
no-only-marks = Das ist eine Schnapprunde: Markier Plättchen im Becken oder versiegle.
no-mark-again = { part-tile.capital } hast du schon markiert.

## Gründe für Tipps

why-take = { part-points }, aber wer nach dir dran ist, kann das Plättchen noch klauen.
why-take-last = { part-points }, und zwar sicher: Danach kommt kein Zug mehr.
why-steal = Du bekommst { part-points }, { $points ->
        [one] den
       *[other] die
    } dir niemand zurückklauen kann, und { $other } verliert ebenso viel.
why-take-all = { part-points } auf einmal.
why-flip = Zwei umgedrehte Plättchen bringen einen grauen Würfel, aber dieses kannst du in diesem Zug nicht mehr fangen.
why-flip-theirs = Zwei umgedrehte Plättchen bringen einen grauen Würfel, aber dieses ist dann bei { $other } sicher.
# $count gefangene Plättchen.
why-keep-all = { $count ->
        [0] Du würfelst nicht mehr, also endet dein Zug.
        [one] Du würfelst nicht mehr, kannst aber das gefangene Plättchen noch nehmen.
       *[other] Du würfelst nicht mehr, kannst aber die { $count } gefangenen Plättchen noch nehmen.
    }
# Gewürfelt wird mit $count Würfeln. $chance ist die von $tile in Prozent, $average die Punkte; $more sind auch wahrscheinlich.
why-keep = Ein Wurf mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }: { $chance } % Chance auf { part-tile }{ $more-count ->
        [0] { "" }
       *[other] { " " }und gute Chancen auf { $more }
    }. Im Schnitt { part-average } Punkte.
# Gewürfelt wird mit $count Würfeln.
why-keep-little = Ein Wurf mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    } fängt kaum etwas: im Schnitt { part-average } Punkte.
why-leave = Du würdest { $count ->
        [one] ein gefangenes Plättchen
       *[other] { $count } gefangene Plättchen
    } im Wert von { part-points.dative } liegen lassen.
# $average Punkte.
why-stop = Ein zweiter Wurf kostet nichts und bringt im Schnitt { part-average } Punkte.
# $count Plättchen im Becken, die die Würfel zeigen und nach denen noch nicht geschnappt wurde.
why-done = { $count ->
        [0] Die Würfel zeigen kein weiteres Plättchen.
        [one] Die Würfel zeigen noch ein Plättchen.
       *[other] Die Würfel zeigen noch { $count } Plättchen.
    }
why-snatch = Die Würfel zeigen dieses Plättchen. Es bringt { part-points }.
why-wrong = { $points ->
        [0] Die Würfel zeigen dieses Plättchen nicht, aber es würde dich nichts kosten.
       *[other] Die Würfel zeigen dieses Plättchen nicht: Es würde dich { part-points } kosten.
    }

## Das Brett in Worten

# Alles außer Sätzen steht in Zeilen. $count Plättchen liegen im Becken.
board-pool = { $count ->
        [0] Das Becken ist leer.
       *[other] Becken:
    }
# Eine der Zeilen mit Plättchen.
board-tile = { WORD($tile, capital: "yes") }
board-worth = { part-points }
board-face-down = { part-points }, verdeckt
# Was $seat von $other nehmen kann; darunter Zeilen mit Plättchen.
board-prey = { $seat-is ->
        [you] Du kannst { $other } noch klauen:
       *[other] { $other-is ->
            [you] { $seat } kann dir noch klauen:
           *[other] { $seat } kann { $other } noch klauen:
        }
    }
board-safe = Umgedreht und damit sicher bei { $seat-is ->
        [you] dir
       *[other] { $seat }
    }: { $tiles }.
part-count = { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
board-player = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { part-points } und { part-count }.
board-placed = { $seat-is ->
        [you] Du kommst
       *[other] { $seat } kommt
    } auf Rang { $place }, mit { part-points.dative } und { part-count }.
board-fresh = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } in diesem Zug { part-tiles } aus dem Becken genommen.
board-stack = { $count ->
        [0] Der Stapel ist leer.
       *[other] Im Stapel: { part-count }
    }
board-top = Oben auf dem Stapel, das oberste zuerst: { $tiles-row }.

# Was gerade geschieht: wer dran ist, und die Phase.
part-turn = { $seat-is ->
        [you] Du bist dran
       *[other] { $seat } ist dran
    }
part-snatch = { $seat-is ->
        [you] Schnapprunde in deinem Zug
       *[other] Schnapprunde im Zug von { $seat }
    }
board-before-refill = Das Becken wird gefüllt.
board-before-first = Es wird ausgelost, wer anfängt.
board-turn-refill = { part-turn }: Das Becken wird gefüllt.
board-turn-throw = { part-turn }: Die Würfel fallen.
board-turn-throw-again = { part-turn }: der zweite Wurf.
board-turn-throw-for-all = { part-snatch }: Alle fünf Würfel werden noch einmal geworfen.
board-turn-open = { part-snatch }: Die Markierungen sind offen, die Reihenfolge wird ausgelost.
board-turn-fish = { part-turn }, nach dem ersten Wurf.
board-turn-fish-again = { part-turn }, nach dem zweiten Wurf.
board-turn-snatch = { part-snatch }: Alle schnappen nach Plättchen.
board-turn-secret = { part-snatch }: Alle markieren heimlich Plättchen.

board-dice = { $dice-count ->
        [0] Keine Würfel auf dem Tisch.
       *[other] Würfel: { $dice }.
    }
board-kept = { $dice-count ->
        [0] Keine Würfel behalten.
       *[other] Behalten: { $dice }.
    }
# $flips Plättchen wurden umgedreht, für $count graue Würfel.
board-grey = { $flips ->
        [one] 1 Plättchen
       *[other] { $flips } Plättchen
    } umgedreht: { $count ->
        [0] noch kein grauer Würfel
        [one] 1 grauer Würfel
       *[other] { $count } graue Würfel
    }.
# Bei $most Würfen ist Schluss; der Satz lässt das weg.
board-throws = { $count ->
        [one] Bisher 1 Wurf mit den weißen Würfeln
       *[other] Bisher { $count } Würfe mit den weißen Würfeln
    }

board-wrong = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } falsch zugeschnappt: { part-tiles }.
board-marked = { log-marked }
board-done = { $seats-count ->
        [0] Noch ist niemand fertig.
       *[other] Fertig: { $seats }.
    }
board-sealed = { $seats-count ->
        [0] Noch hat niemand versiegelt.
       *[other] Versiegelt: { $seats }.
    }

# Die Legende: Zeilen mit Zeichen, Farben und den Buchstaben, die man eintippt.
board-legend = Farben und die Buchstaben, die du in Zügen für sie tippst:
board-colour = { WORD($colour, capital: "yes") }

## Wörter

colour-yellow = Gelb
colour-orange = Orange
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-black = Schwarz

# Würfel einer Farbe nach ihrer Zahl: dice-yy sind zwei gelbe.
dice-y = 1× { colour-yellow }
dice-yy = 2× { colour-yellow }
dice-yyy = 3× { colour-yellow }
dice-yyyy = 4× { colour-yellow }
dice-yyyyy = 5× { colour-yellow }
dice-yyyyyy = 6× { colour-yellow }
dice-yyyyyyy = 7× { colour-yellow }
dice-o = 1× { colour-orange }
dice-oo = 2× { colour-orange }
dice-ooo = 3× { colour-orange }
dice-oooo = 4× { colour-orange }
dice-ooooo = 5× { colour-orange }
dice-oooooo = 6× { colour-orange }
dice-ooooooo = 7× { colour-orange }
dice-r = 1× { colour-red }
dice-rr = 2× { colour-red }
dice-rrr = 3× { colour-red }
dice-rrrr = 4× { colour-red }
dice-rrrrr = 5× { colour-red }
dice-rrrrrr = 6× { colour-red }
dice-rrrrrrr = 7× { colour-red }
dice-b = 1× { colour-blue }
dice-bb = 2× { colour-blue }
dice-bbb = 3× { colour-blue }
dice-bbbb = 4× { colour-blue }
dice-bbbbb = 5× { colour-blue }
dice-bbbbbb = 6× { colour-blue }
dice-bbbbbbb = 7× { colour-blue }
dice-g = 1× { colour-green }
dice-gg = 2× { colour-green }
dice-ggg = 3× { colour-green }
dice-gggg = 4× { colour-green }
dice-ggggg = 5× { colour-green }
dice-gggggg = 6× { colour-green }
dice-ggggggg = 7× { colour-green }
dice-k = 1× { colour-black }
dice-kk = 2× { colour-black }
dice-kkk = 3× { colour-black }
dice-kkkk = 4× { colour-black }
dice-kkkkk = 5× { colour-black }
dice-kkkkkk = 6× { colour-black }
dice-kkkkkkk = 7× { colour-black }

# Plättchen nach ihren drei Fischen, in der Reihenfolge der Farben oben.
tile-yyy = { colour-yellow }-{ colour-yellow }-{ colour-yellow }
tile-yyo = { colour-yellow }-{ colour-yellow }-{ colour-orange }
tile-yyr = { colour-yellow }-{ colour-yellow }-{ colour-red }
tile-yyb = { colour-yellow }-{ colour-yellow }-{ colour-blue }
tile-yyg = { colour-yellow }-{ colour-yellow }-{ colour-green }
tile-yyk = { colour-yellow }-{ colour-yellow }-{ colour-black }
tile-yoo = { colour-yellow }-{ colour-orange }-{ colour-orange }
tile-yor = { colour-yellow }-{ colour-orange }-{ colour-red }
tile-yob = { colour-yellow }-{ colour-orange }-{ colour-blue }
tile-yog = { colour-yellow }-{ colour-orange }-{ colour-green }
tile-yok = { colour-yellow }-{ colour-orange }-{ colour-black }
tile-yrr = { colour-yellow }-{ colour-red }-{ colour-red }
tile-yrb = { colour-yellow }-{ colour-red }-{ colour-blue }
tile-yrg = { colour-yellow }-{ colour-red }-{ colour-green }
tile-yrk = { colour-yellow }-{ colour-red }-{ colour-black }
tile-ybb = { colour-yellow }-{ colour-blue }-{ colour-blue }
tile-ybg = { colour-yellow }-{ colour-blue }-{ colour-green }
tile-ybk = { colour-yellow }-{ colour-blue }-{ colour-black }
tile-ygg = { colour-yellow }-{ colour-green }-{ colour-green }
tile-ygk = { colour-yellow }-{ colour-green }-{ colour-black }
tile-ykk = { colour-yellow }-{ colour-black }-{ colour-black }
tile-ooo = { colour-orange }-{ colour-orange }-{ colour-orange }
tile-oor = { colour-orange }-{ colour-orange }-{ colour-red }
tile-oob = { colour-orange }-{ colour-orange }-{ colour-blue }
tile-oog = { colour-orange }-{ colour-orange }-{ colour-green }
tile-ook = { colour-orange }-{ colour-orange }-{ colour-black }
tile-orr = { colour-orange }-{ colour-red }-{ colour-red }
tile-orb = { colour-orange }-{ colour-red }-{ colour-blue }
tile-org = { colour-orange }-{ colour-red }-{ colour-green }
tile-ork = { colour-orange }-{ colour-red }-{ colour-black }
tile-obb = { colour-orange }-{ colour-blue }-{ colour-blue }
tile-obg = { colour-orange }-{ colour-blue }-{ colour-green }
tile-obk = { colour-orange }-{ colour-blue }-{ colour-black }
tile-ogg = { colour-orange }-{ colour-green }-{ colour-green }
tile-ogk = { colour-orange }-{ colour-green }-{ colour-black }
tile-okk = { colour-orange }-{ colour-black }-{ colour-black }
tile-rrr = { colour-red }-{ colour-red }-{ colour-red }
tile-rrb = { colour-red }-{ colour-red }-{ colour-blue }
tile-rrg = { colour-red }-{ colour-red }-{ colour-green }
tile-rrk = { colour-red }-{ colour-red }-{ colour-black }
tile-rbb = { colour-red }-{ colour-blue }-{ colour-blue }
tile-rbg = { colour-red }-{ colour-blue }-{ colour-green }
tile-rbk = { colour-red }-{ colour-blue }-{ colour-black }
tile-rgg = { colour-red }-{ colour-green }-{ colour-green }
tile-rgk = { colour-red }-{ colour-green }-{ colour-black }
tile-rkk = { colour-red }-{ colour-black }-{ colour-black }
tile-bbb = { colour-blue }-{ colour-blue }-{ colour-blue }
tile-bbg = { colour-blue }-{ colour-blue }-{ colour-green }
tile-bbk = { colour-blue }-{ colour-blue }-{ colour-black }
tile-bgg = { colour-blue }-{ colour-green }-{ colour-green }
tile-bgk = { colour-blue }-{ colour-green }-{ colour-black }
tile-bkk = { colour-blue }-{ colour-black }-{ colour-black }
tile-ggg = { colour-green }-{ colour-green }-{ colour-green }
tile-ggk = { colour-green }-{ colour-green }-{ colour-black }
tile-gkk = { colour-green }-{ colour-black }-{ colour-black }
tile-kkk = { colour-black }-{ colour-black }-{ colour-black }

end-points = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $count } Punkten Vorsprung
}
end-tiles = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Plättchen weniger
   *[other] mit { $count } Plättchen weniger
}
end-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg
