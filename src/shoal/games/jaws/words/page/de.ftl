### Die Spielpläne von Jaws auf der Seite.

## Beide Akte

page-amity = Amity · Runde { $round }
page-orca = Die Orca · Runde { $round }

# $act ist 1 oder 2: Aktionen in Akt 1, Schritte in Akt 2.
page-turn = { WORD($member) }: { $act ->
        [1] { $count ->
            [0] keine Aktionen mehr
            [one] noch 1 Aktion
           *[other] noch { $count } Aktionen
        }
       *[other] { $count ->
            [0] keine Schritte mehr
            [one] noch 1 Schritt
           *[other] noch { $count } Schritte
        }
    }
page-secret-start = der Hai versteckt sich
page-secret-token = der Hai schwimmt heimlich
page-secret-hunt = der Hai schwimmt heimlich
page-secret-rush = der Hai schwimmt heimlich
page-secret-surface = der Hai wählt heimlich
page-secret-ability = der Hai wählt heimlich
page-seat-shark = der Hai

# $shared ist ein Mitglied, das sich zwei teilen, falls es eines gibt.
page-seat-crew = die Crew: { $members-row }{ $shared-count ->
        [0] { "" }
       *[other] , teilt sich { $shared }
    }
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

page-tap-here = Tipp auf das Feld, um zu sehen, was du dort tun kannst.
page-tap-start = Tipp auf ein markiertes Feld, um dort zu starten.
page-tap-hunt = Tipp auf ein markiertes Feld, um dorthin zu schwimmen.
page-tap-rush = Tipp auf ein markiertes Feld: Der Sprint bringt dich dorthin.
page-tap-pick = Wer ist als Nächstes dran? Tipp auf ein markiertes Crewmitglied oder auf einen Knopf.
page-tap-crew = Tipp auf ein markiertes Feld, um dorthin zu ziehen oder dort etwas zu tun.
page-tap-event = Tipp auf einen markierten Ort.
page-tap-place = Tipp auf einen markierten Ort, um dort an Bord zu gehen.
page-tap-surface = Tipp auf das markierte Wasser einer Option oder auf ihre Karte.
page-tap-show = Tipp auf eine Option, die du nicht gewählt hast.
page-tap-ready = Wer macht sich als Nächstes bereit? Tipp auf ein markiertes Crewmitglied.
page-tap-move = Tipp auf einen markierten Ort, um dorthin zu gehen, oder auf eine Waffe, um sie zu nehmen.
page-tap-target = Tipp auf das markierte Wasser, auf das du zielst.
page-tap-attack = Tipp auf den Hai oder auf das Crewmitglied, das angreift.
page-tap-ram = Tipp auf das markierte Wasser neben dir.
page-tap-bite = Tipp auf ein markiertes Ziel, um es zu beißen.
page-tap-cage = Tipp auf ein Crewmitglied, das den Käfig benutzen kann.
page-tap-domino = Tipp auf ein Bootsfeld neben dem getroffenen.
page-tap-again = Tipp auf ein markiertes Ziel, um noch einmal zu beißen.
page-tap-bonus = Tipp auf ein Crewmitglied, um es auch zu beißen.

## Akt 1: die Karte

# $things ist, was dort ist.
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
page-belief-on = Zeigen, wo der Hai sein könnte
page-belief-off = Nicht mehr zeigen, wo der Hai sein könnte

# Namen auf der Karte, wo wenig Platz ist.
page-short-5 = 5 Anleger
page-short-6 = 6 Polizei
page-short-7 = 7 Amt
page-short-8 = 8 Anleger
page-short-Shop = Laden

## Akt 1: neben der Karte

page-status = Stand
page-track = Gefressene Schwimmer: { $count }
page-eaten-secretly = und { $count } in diesem Zug (nur du weißt es)
page-stuck = Fässer am Hai: { $count } von 2
page-tokens-left = { $count ->
        [0] Keine Kraftchips mehr
        [one] Noch 1 Kraftchip
       *[other] Noch { $count } Kraftchips
    }
page-token-played = einer wurde in dieser Runde gespielt
page-token-secret = einer wurde in dieser Runde gespielt (nur du weißt es)
page-event = Ereignis
page-no-event = Noch kein Ereignis
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
page-pad-no-token = Diese Runde: kein Kraftchip

# $used ist 1, wenn der Chip nicht mehr benutzt werden kann.
page-pad-token = Diese Runde: „{ WORD($token) }“{ $used ->
        [0] { "" }
       *[other] , schon benutzt
    }
page-pad-eaten = In diesem Zug gefressen: { $eaten-row }
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
page-legend-crack = Treffer beschädigt
page-legend-hole = Treffer zerstören

## Akt 2: neben dem Boot

page-options = Wo der Hai auftauchen kann
page-own-options = Wo du auftauchen kannst
page-option = Option { $option }

# Eine Auftauchkarte. $shakes ist 1, wenn sie Ausrüstung abschüttelt.
page-card = Zone { $zone }, { $dice } Würfel, Ausweichen { $evade }{ $shakes ->
        [0] { "" }
       *[other] , schüttelt ab
    }
page-zone = Zone
page-dice = { $count } Würfel
page-evade = Ausweichen { $evade }
page-shakes = schüttelt ab
page-chosen = gewählt
page-not-chosen = nicht gewählt
page-wounds = { $count } von { $limit } Wunden
page-shark-wounds = Wunden des Hais: { $count } von { $limit }

# $gear ist, was am Hai hängt; $under ist 1, wenn eine Karte unter dem Chip liegt.
page-shark-cards = Am Hai hängt: { $gear-count ->
        [0] nichts
       *[other] { $gear-row }
    } · { $cards ->
        [0] keine Fähigkeitskarten
        [one] 1 Fähigkeitskarte
       *[other] { $cards } Fähigkeitskarten
    }{ $under ->
        [0] { "" }
       *[other] , eine Karte liegt unter dem Chip
    }
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
