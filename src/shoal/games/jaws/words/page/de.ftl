### Die Spielpläne von Jaws auf der Seite.

## Beide Akte

page-amity = Amity · Runde { $round }
page-orca = Die Orca · Runde { $round }

page-crew = Die Crew
page-how-many = Wie viele Fässer?

# Ein Zug, den es mehrfach gibt, zur Auswahl.
page-more = { $move } …

# Was an einem Ort oder für jemanden möglich ist.
page-at = { WORD($word, capital: "yes") }:
page-at-boat = Bootsfeld { $zone }:
page-at-water = Das Wasser von Zone { $zone }:
page-who-attacks = Wer greift an?
page-cards-left = { $count ->
        [0] Keine Karten mehr
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }

## Was du antippen kannst

page-tap-start = Tipp auf ein markiertes Feld, um dort zu starten.
page-tap-hunt = Tipp auf ein markiertes Feld, um dorthin zu schwimmen.
page-tap-rush = Tipp auf ein markiertes Feld: Der Sprint bringt dich dorthin.
page-tap-event = Tipp auf einen markierten Ort.
page-tap-place = Tipp auf einen markierten Ort, um dort an Bord zu gehen.
page-tap-move = Tipp auf einen markierten Ort, um dorthin zu gehen, oder auf eine Waffe, um sie zur Hand zu nehmen.
page-tap-target = Tipp auf das markierte Wasser, auf das du zielst.
page-space = { WORD($space) }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-swimmers = { $count } Schwimmer
page-eaten = { $count } Schwimmer in diesem Zug gefressen
page-michael-eaten = Michael, in diesem Zug gefressen
page-barrels = { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    }
page-floating = { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } im Wasser
page-closed = gesperrt
page-opening = öffnet bald
page-seen = der Hai wurde hier gesehen
page-you-here = du bist hier
page-yourself = Der Hai (du)
page-percent = { $percent } %
page-short-5 = 5 Anleger
page-short-6 = 6 Polizei
page-short-7 = 7 Amt
page-short-8 = 8 Anleger
page-short-Shop = Laden
page-short-N = Nordstrand
page-short-E = Ost
page-short-S = Südstrand
page-short-W = West

## Akt 1: neben der Karte

page-status = Stand
page-tokens-left = { $count ->
        [0] Keine Kraftchips mehr
        [one] Noch 1 Kraftchip
       *[other] Noch { $count } Kraftchips
    }
page-token-played = einer wurde in dieser Runde gespielt
page-event = Ereignis
page-card-swimmers = Neue Schwimmer:
page-side-N = { $count } Nord
page-side-E = { $count } Ost
page-side-S = { $count } Süd
page-side-W = { $count } West
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } hat { $count ->
        [0] kein Fass
        [one] 1 Fass
       *[other] { $count } Fässer
    }
page-had-turn = war schon dran
page-actions-left = { $count ->
        [0] keine Aktionen mehr
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
page-extra-action = hat in dieser Runde eine Extra-Aktion
page-overboard = über Bord
page-glides = kann mit dieser Aktion noch ein Feld ziehen
page-used-launch = hat in dieser Runde ein Fass abgeschossen
page-used-binoculars = hat in dieser Runde das Fernglas benutzt
page-used-close = hat in dieser Runde einen Strand gesperrt
page-used-finder = hat in dieser Runde den Fischfinder benutzt
page-eaten-at = { $count } { WORD($space, form: "at") }
page-pad = Notizblock (nur du siehst ihn)
page-pad-at = Du bist { WORD($space, form: "at") }
page-pad-rush = { $count ->
        [one] Noch 1 Feld
       *[other] Noch { $count } Felder
    } im Sprint
page-pad-tokens = Übrige Chips
page-story = Was die Crew weiß
page-shark-turn = Zug { $number } des Hais
token-text-frenzy = Ein Biss kann alle Schwimmer auf einem Feld fressen.
token-text-evasive = Du löst in dieser Runde keine Bewegungsmelder aus.
token-text-sight = Fernglas und Fischfinder finden dich nicht.
token-text-burst = Einmal: für eine Aktion bis zu 3 Felder schwimmen.

## Akt 2: das Boot

page-boat-name = ORCA

# $boat ist ein Satz über das Bootsfeld, $things ist, wer dort ist.
page-boat = { $boat }{ $things-count ->
        [0] { "" }
       *[other] { " " }{ $things-row }
    }
page-water = Wasser von Zone { $zone }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-fin = Der Hai ist hier
page-waits = { WORD($member) } ist noch nicht an Bord
page-aims-here = { WORD($member) } zielt hierher
page-legend-crack = Treffer beschädigen ein Bootsfeld
page-legend-hole = Treffer zerstören es

## Akt 2: neben dem Boot

page-options = Wo der Hai auftauchen kann
page-own-options = Wo du auftauchen kannst
page-option = Option { $option }

# Eine Auftauchkarte. $shakes ist 1, wenn sie Ausrüstung abschüttelt.
page-card = Zone { $zone }, { $dice } Würfel, Ausweichen { $evade }{ $shakes ->
        [0] { "" }
       *[other] , schüttelt ab
    }
page-dice = { $count } Würfel
page-shakes = schüttelt ab
page-chosen = gewählt
page-not-chosen = nicht gewählt
page-hand = Deine Fähigkeitskarten
page-pool = Zu verteilende Ausrüstung: { $cards }
page-discarded = Abgelegte Ausrüstung: { $cards }
page-gear = { WORD($gear) } ({ $powers })
page-attack = Der Angriff
page-thrown = Gewürfelte Treffer
page-hits = { $count ->
        [0] kein Treffer
       *[other] { $count } Treffer
    }
page-maul-ask = Tipp auf die Würfel, die du neu würfeln willst.

# $again ist 1 für einen Würfel, der neu gewürfelt werden soll.
page-die = Würfel { $number }, { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }{ $again ->
        [0] { "" }
       *[other] , neu würfeln
    }
ability-text-strength = Alles, was der Hai beschädigt, wird zerstört.
ability-text-helping = Ein zweiter Biss ins Boot, mit 2 Würfeln.
ability-text-maul = Einmal beliebige Würfel eines Angriffs neu würfeln.
ability-text-mouth = Ein getroffenes Bootsfeld verletzt alle, die darauf stehen.
ability-text-ramming = Nach den Angriffen der Crew eine Zone weiterschwimmen: +2 Treffer.
ability-text-domino = Ein getroffenes Bootsfeld gibt 2 Treffer an ein Feld daneben weiter.
ability-text-hard = Ausweichen ist 3.
ability-text-waves = Ein getroffenes Bootsfeld wirft alle auf dem Boot ins Wasser.
power-shot = ein Schuss
power-spent = nur einmal
power-plus = +1 Treffer
power-sure = ignoriert Ausweichen
power-blanks = würfelt Nieten neu
power-slow = Ausweichen −1
power-rope = Hauptangriff −1 Würfel
power-beacon = zeigt jede Runde einen Chip
power-chum = der Hai zeigt einen Chip
power-ammo = rettet eine Schusswaffe
power-cage = rettet vor einem Biss

## Ziel, Runde, alle, die mitspielen

page-goal-crew-1 = Hängt dem Hai 2 Fässer an, bevor er 9 Schwimmer gefressen hat
page-goal-crew-1-short = 2 Fässer, ehe der Hai 9 frisst
page-goal-shark-1 = Friss 9 Schwimmer, bevor dich 2 Fässer treffen
page-goal-shark-1-short = Friss 9 vor dem zweiten Fass
page-goal-crew-alone = Hängt dem Hai 2 Fässer an, bevor er 7 Schwimmer gefressen hat
page-goal-crew-alone-short = 2 Fässer, ehe der Hai 7 frisst
page-goal-shark-alone = Friss 7 Schwimmer, bevor dich 2 Fässer treffen
page-goal-shark-alone-short = Friss 7 vor dem zweiten Fass
page-goal-crew-2 = Akt 2: Tötet den Hai, bevor Boot oder Crew verloren sind
page-goal-crew-2-short = Tötet den Hai, ehe ihr sinkt
page-goal-shark-2 = Akt 2: Versenke das Boot oder friss die Crew, bevor sie dich tötet
page-goal-shark-2-short = Versenk das Boot oder friss alle
page-round = Akt { $act }, Runde { $round }
page-score = { $count }/{ $limit }
page-fact-shark-1 = gefressen · { $count ->
        [0] keine Chips
        [one] 1 Chip
       *[other] { $count } Chips
    }
page-fact-shark-2 = versenkt · { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-fact-crew-1 = { $members-row } · Fässer
page-fact-crew-2 = { $members-row } · Wunden

## Auswahl

page-choices = Deine Möglichkeiten
page-do-to = Ziehen
page-do-launch = Abschießen
page-do-rescue = Retten
page-do-take = Aufnehmen
page-do-drop = Fass abstellen
page-do-binoculars = Fernglas
page-do-close = Strand sperren
page-do-give = An Quint geben
page-do-finder = Fischfinder
page-do-reboard = An Bord klettern
page-do-end = Fertig

# Was eine Wahl bringt, in wenigen Worten.
brings-eaten = { $count } von { $limit } gefressen
brings-burst = bis zu { $count } Felder
brings-halt = { $count ->
        [0] kein Feld mehr
        [one] 1 Feld ungenutzt
       *[other] { $count } Felder ungenutzt
    }
brings-reboard = Hochklettern kostet { $count } Aktionen
brings-actions-left = { $count ->
        [0] danach keine Aktion
        [one] danach noch 1 Aktion
       *[other] danach noch { $count } Aktionen
    }
brings-turn = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
brings-launch = { $last ->
        [0] Treffer, oder ein Bewegungsmelder bleibt
       *[other] ein Treffer beendet Akt 1
    }
brings-binoculars = ist er hier? ja oder nein
brings-finder = hier, in der Nähe oder weder noch
brings-closed = neue Schwimmer bleiben weg
brings-unused = { $count ->
        [0] alle Aktionen genutzt
        [one] 1 Aktion ungenutzt
       *[other] { $count } Aktionen ungenutzt
    }
brings-cost = { $count ->
        [0] kostenlos
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
brings-rescue = { $count ->
        [0] dann ist der Strand leer
        [one] 1 bleibt hier
       *[other] { $count } bleiben hier
    }
brings-barrels = Quint hat dann { $count }
brings-gear = dann { $count } Karten
brings-unarmed = ohne Waffe
brings-prepare = { $steps } Schritte · { $weapons ->
        [0] keine Waffen
        [one] 1 Waffe
       *[other] { $weapons } Waffen
    }
brings-boat = { $damage ->
        [0] { $destroy } zerstören
       *[other] { $damage } { $damage ->
            [one] Treffer beschädigt
           *[other] Treffer beschädigen
        }, { $destroy } zerstören
    }
brings-show = die Crew schließt sie aus
brings-steps = { $count ->
        [0] danach kein Schritt
       *[other] danach noch 1 Schritt
    }
brings-target = { $options-count ->
        [0] deckt keine Option ab
       *[other] deckt { $options } ab
    }
brings-chum = der Hai zeigt einen Chip
brings-hold = behält die Waffe
brings-reroll = { $count ->
        [one] 1 Würfel neu
       *[other] { $count } Würfel neu
    }
brings-ammo = { $count ->
        [0] danach keine Munition
       *[other] danach { $count }-mal Munition
    }
brings-attach = hält ohne Würfel
brings-attack = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+1
    } gegen Ausweichen { $evade }
brings-hits = { $count ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
brings-wounds = { $count ->
        [0] daneben
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
brings-ram = Hauptangriff +{ $count } Treffer
brings-no-bite = nur Bonusangriffe
brings-cage = nichts verletzt ihn diese Runde
brings-domino-nothing = { $hits } Treffer: hält
brings-domino-damaged = { $hits } Treffer: beschädigt
brings-domino-destroyed = { $hits } Treffer: zerstört
brings-bite = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }: { $damage ->
        [0] { $destroy ->
            [one] 1 zerstört
           *[other] { $destroy } zerstören
        }
        [one] 1 beschädigt, { $destroy } zerstören
       *[other] { $damage } beschädigen, { $destroy } zerstören
    }
brings-bite-member = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }, hat { $count } von { $limit } Wunden

# Warum etwas nicht geht, in zwei, drei Worten.
blocked-no-actions = keine Aktion mehr
blocked-no-beach-here = hier ist kein Strand
blocked-no-rescue = niemand hier
blocked-no-docks = Anleger geschlossen
blocked-no-barrels = kein Fass hier
blocked-no-launch-none = kein Fass an Bord
blocked-no-launch-again = diese Runde schon
blocked-no-give-none = kein Fass an Bord
blocked-no-give-apart = Quint ist woanders
blocked-no-finder-again = diese Runde schon
blocked-no-shop-second = trägt schon eins
blocked-no-shop = nur im Laden
blocked-no-drop = braucht Fass und Anleger
blocked-no-binoculars-again = diese Runde schon
blocked-no-binoculars = nur am Strand
blocked-no-close-july = nicht diese Runde
blocked-no-close-office = nur bei 6 und 7
blocked-no-close-again = diese Runde schon
blocked-no-close-swimmers = kein leerer Strand
blocked-no-close-closed = kein leerer Strand
blocked-no-eat = niemand hier

## Akt 1: Fakten

page-belief = Mögliche Orte
page-shark-title = { $seat-is ->
        [you] Du bist der Hai
       *[other] { $seat } ist der Hai
    }
page-eaten-of = Gefressen: { $count } von { $limit }
page-on-shark = Am Hai: { $count } von { $limit }
page-actions = { $count ->
        [0] keine Aktionen
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
page-member-place = { WORD($space) }{ $notes-count ->
        [0] { "" }
       *[other] { " " }· { $notes-row }
    }
page-hears = Die Crew wird hören:
page-report-title = { $seat-is ->
        [you] Dein Bericht:
       *[other] Bericht von { $seat }:
    }
page-answer-launch = Fass { WORD($space, form: "to") }: { $answer ->
        [hit] Treffer!
       *[miss] daneben.
    }
page-answer-binoculars = Fernglas { WORD($space, form: "at") }: { $answer ->
        [there] da!
       *[no] nicht da.
    }
page-answer-finder = Fischfinder { WORD($space, form: "at") }: { $answer ->
        [there] da!
        [nearby] in der Nähe.
       *[no] weder da noch in der Nähe.
    }
page-no-report = noch keiner
page-report = { $eaten-count ->
        [0] { $michael ->
            [0] Niemand gefressen.
           *[other] Michael gefressen.
        }
       *[other] Gefressen: { $eaten-row }{ $michael ->
            [0] .
           *[other] { " " }und Michael.
        }
    } { $sensors-count ->
        [0] Kein Bewegungsmelder.
       *[other] Bewegungsmelder: { $sensors }.
    } { $token ->
        [0] Kein Kraftchip.
       *[other] Kraftchip gespielt.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Über Bord: { $knocked }.
    }

## Akt 2: Fakten

page-option-zone = Zone { $zone }
page-bites-with = beißt mit
page-evade-word = Ausweichen
page-aimer = { WORD($member) }: { WORD($gear) }
# Was aus einem Bootsfeld geworden ist; ein kurzes Wort auf der Zeichnung.
page-damaged = beschädigt
page-gone = zerstört
page-deck-gone = dort ist kein Bootsfeld mehr
page-deck-damaged = Bootsfeld beschädigt: { $hits } zerstören es
page-deck-whole = Bootsfeld: { $damage ->
        [one] 1 Treffer beschädigt
       *[other] { $damage } Treffer beschädigen
    }, { $hits } zerstören
page-lead-none = Drei Karten werden sagen, wo der Hai auftauchen kann.
page-lead-up = { $seat-is ->
        [you] Du bist
       *[other] { $seat } ist
    } in Zone { $zone } aufgetaucht.
page-lead-chosen = { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } eine davon gewählt{ $under ->
        [0] .
       *[other] , mit einer Fähigkeitskarte darunter.
    }
page-wounds-of = { $count } von { $limit } Wunden
page-hand-size = { $cards ->
        [0] keine Fähigkeitskarten
        [one] 1 Fähigkeitskarte
       *[other] { $cards } Fähigkeitskarten
    }{ $under ->
        [0] { "" }
       *[other] { " " }· 1 gelegt
    }
page-of = { $count } von { $limit }
page-attached = { WORD($gear) } hängt dran
page-aims-at = zielt auf { $zone }
page-caged = im Haikäfig
page-out = aus dem Spiel

title-act-2 = Akt 2
title-orca = Die Orca
