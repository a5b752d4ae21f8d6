### Was Jaws sagt. Der Hai ist ein Platz ($seat); die drei Mitglieder der Crew haben eigene Namen.

## Mitglieder der Crew

member-quint = Quint
member-brody = Brody
member-hooper = Hooper

## Felder von Amity Island

space-sea-1 = offenes Meer 1
    .the = das offene Meer 1
    .at = im offenen Meer 1
    .to = ins offene Meer 1
space-sea-2 = offenes Meer 2
    .the = das offene Meer 2
    .at = im offenen Meer 2
    .to = ins offene Meer 2
space-sea-3 = offenes Meer 3
    .the = das offene Meer 3
    .at = im offenen Meer 3
    .to = ins offene Meer 3
space-sea-4 = offenes Meer 4
    .the = das offene Meer 4
    .at = im offenen Meer 4
    .to = ins offene Meer 4
space-north = Nordstrand
    .the = der Nordstrand
    .accusative = den Nordstrand
    .at = am Nordstrand
    .to = zum Nordstrand
space-east = Oststrand
    .the = der Oststrand
    .accusative = den Oststrand
    .at = am Oststrand
    .to = zum Oststrand
space-south = Südstrand
    .the = der Südstrand
    .accusative = den Südstrand
    .at = am Südstrand
    .to = zum Südstrand
space-west = Weststrand
    .the = der Weststrand
    .accusative = den Weststrand
    .at = am Weststrand
    .to = zum Weststrand
space-west-dock = Westanleger
    .the = der Westanleger
    .at = am Westanleger
    .to = zum Westanleger
space-police = Polizeirevier
    .the = das Polizeirevier
    .at = beim Polizeirevier
    .to = zum Polizeirevier
space-mayor = Bürgermeisteramt
    .the = das Bürgermeisteramt
    .at = beim Bürgermeisteramt
    .to = zum Bürgermeisteramt
space-east-dock = Ostanleger
    .the = der Ostanleger
    .at = am Ostanleger
    .to = zum Ostanleger
space-shop = Laden
    .the = der Laden
    .at = im Laden
    .to = zum Laden

## Kraftchips

token-frenzy = Blutrausch
token-evasive = Ausweichmanöver
token-sight = Außer Sicht
token-burst = Sprint

## Ereigniskarten

event-gardner = Ben Gardners Boot
event-news = Amity Island in den Nachrichten
event-roast = Feiertagsbraten
event-vaughn = Bürgermeister Vaughn greift ein
event-wrong-shark = Der falsche Hai
event-july = Der 4. Juli
event-birthday = Michael Brodys Geburtstag
event-silva = Hafenmeister Frank Silva
event-bounty = 3000 Dollar Kopfgeld auf den Hai
event-indianapolis = Die USS Indianapolis
event-alert = Haialarm
event-hoax = Streich mit der Pappflosse
event-helicopter = Hubschrauber

## Fähigkeitskarten

ability-strength = Extrakraft
ability-helping = Nachschlag
ability-maul = Noch mal zubeißen
ability-mouth = Großes Maul
ability-ramming = Rammstoß
ability-domino = Dominoeffekt
ability-hard = Schwer zu treffen
ability-waves = Wellen schlagen

## Ausrüstungskarten

gear-pistol = Pistole
    .the = die Pistole
    .accusative = die Pistole
    .dative = der Pistole
gear-boat-hook = Bootshaken
    .the = der Bootshaken
    .accusative = den Bootshaken
    .dative = dem Bootshaken
gear-shark-dart = Haipfeil
    .the = der Haipfeil
    .accusative = den Haipfeil
    .dative = dem Haipfeil
gear-shark-cage = Haikäfig
    .the = der Haikäfig
    .accusative = den Haikäfig
    .dative = dem Haikäfig
gear-machete = Machete
    .the = die Machete
    .accusative = die Machete
    .dative = der Machete
gear-harpoon-line = Harpunenleine
    .the = die Harpunenleine
    .accusative = die Harpunenleine
    .dative = der Harpunenleine
gear-chum = Fischköder
    .the = Fischköder
    .accusative = Fischköder
    .dative = Fischköder
gear-ammo = Munition
    .the = Munition
    .accusative = Munition
    .dative = Munition
gear-rifle = Gewehr
    .the = das Gewehr
    .accusative = das Gewehr
    .dative = dem Gewehr
gear-flare-gun = Leuchtpistole
    .the = die Leuchtpistole
    .accusative = die Leuchtpistole
    .dative = der Leuchtpistole
gear-gaff = Gaff
    .the = das Gaff
    .accusative = das Gaff
    .dative = dem Gaff
gear-fire-axe = Feuerwehraxt
    .the = die Feuerwehraxt
    .accusative = die Feuerwehraxt
    .dative = der Feuerwehraxt
gear-baseball-bat = Baseballschläger
    .the = der Baseballschläger
    .accusative = den Baseballschläger
    .dative = dem Baseballschläger
gear-tow-rope = Schleppseil
    .the = das Schleppseil
    .accusative = das Schleppseil
    .dative = dem Schleppseil
gear-barrel-harness = Fassgeschirr
    .the = das Fassgeschirr
    .accusative = das Fassgeschirr
    .dative = dem Fassgeschirr
gear-tracking-beacon = Peilsender
    .the = der Peilsender
    .accusative = den Peilsender
    .dative = dem Peilsender

## Log, Akt 1: das Ereignis

log-event = Ereignis: { WORD($event) }. { $count ->
        [0] Es kommen keine Schwimmer.
        [one] 1 Schwimmer kommt.
       *[other] { $count } Schwimmer kommen.
    }
log-swimmers = { WORD($space, form: "at", capital: "yes") } { $count ->
        [one] kommt 1 Schwimmer
       *[other] kommen { $count } Schwimmer
    } an.
log-closed-soon = { WORD($space, form: "the", capital: "yes") } ist gesperrt: Dort schwimmt niemand. Er öffnet bald.
log-closed-opens = { WORD($space, form: "the", capital: "yes") } war gesperrt: Dort schwimmt niemand. Jetzt ist er wieder offen.
log-supply-empty = Es sind keine Schwimmer mehr im Vorrat: { $count ->
        [one] 1 Schwimmer bleibt
       *[other] { $count } Schwimmer bleiben
    } weg.
log-michael-stays = Michael ist { WORD($space, form: "at") } schon im Wasser und bleibt dort.
log-michael-swims = Michael schwimmt { WORD($space, form: "at") }.
log-reopens = { WORD($space, form: "the", capital: "yes") } ist wieder offen.

# Was jede Karte bewirkt.
log-text-gardner = Der Hai darf in dieser Runde den Kapitän jedes Bootes über Bord stoßen, dem er begegnet.
log-text-news = Ein Crewmitglied bekommt in dieser Runde eine Extra-Aktion.
log-text-roast = An den Anlegern können in dieser Runde keine Fässer abgestellt oder aufgenommen werden.
log-text-vaughn = Die Crew räumt einen Strand und sperrt ihn.
log-text-wrong-shark = Brody und Hooper gehen zu einem der Anleger, und der Hai bekommt eine Extra-Aktion.
log-text-july = Alle Strände öffnen, und in dieser Runde kann keiner gesperrt werden.
log-text-birthday = Michael schwimmt am offenen Strand mit den wenigsten Schwimmern.
log-text-silva = Fässer an Anlegern abzustellen und aufzunehmen ist in dieser Runde gratis.
log-text-bounty = Hooper bekommt in dieser Runde eine Extra-Aktion.
log-text-indianapolis = Quint bekommt in dieser Runde eine Extra-Aktion.
log-text-hoax = Die ganze Crew eilt zum Strand mit den meisten Schwimmern.
log-text-helicopter = Brody darf auf jedes Feld der Insel fliegen.

# Die Antworten der Crew.
log-extra-action = { WORD($member) } bekommt die Extra-Aktion.
log-wrong-shark = Brody und Hooper gehen { WORD($space, form: "to") }.
log-helicopter = Der Hubschrauber bringt Brody { WORD($space, form: "to") }.
log-empties = Die Crew sperrt { WORD($space, form: "accusative") }: { $count ->
        [0] Niemand schwamm dort
        [one] 1 Schwimmer geht nach Hause
       *[other] { $count } Schwimmer gehen nach Hause
    }.
log-hoax = Die ganze Crew eilt { WORD($space, form: "to") }.

## Log, Akt 1: der geheime Zug des Hais, den nur der Hai liest

log-shark-starts = { $seat-is ->
        [you] Du startest
       *[other] Der Hai startet heimlich
    } { WORD($space, form: "at") }.
log-shark-token = { $seat-is ->
        [you] Du spielst
       *[other] Der Hai spielt heimlich
    } „{ WORD($token) }“.
log-shark-no-token = { $seat-is ->
        [you] Du spielst
       *[other] Der Hai spielt heimlich
    } keinen Kraftchip.
log-shark-swims = { $seat-is ->
        [you] Du schwimmst
       *[other] Der Hai schwimmt heimlich
    } { WORD($space, form: "to") }.
log-shark-eats = { $seat-is ->
        [you] Du frisst
       *[other] Der Hai frisst heimlich
    } { $count ->
        [one] 1 Schwimmer
       *[other] { $count } Schwimmer
    } { WORD($space, form: "at") }.
log-shark-eats-michael = { $seat-is ->
        [you] Du frisst
       *[other] Der Hai frisst heimlich
    } Michael { WORD($space, form: "at") }.

# Ein ganzer Strand auf einmal, mit Michael.
log-shark-eats-all = { $seat-is ->
        [you] Du frisst
       *[other] Der Hai frisst heimlich
    } { $count ->
        [one] 1 Schwimmer
       *[other] { $count } Schwimmer
    } und Michael { WORD($space, form: "at") }.
log-shark-burst = { $seat-is ->
        [you] Du beginnst deinen
       *[other] Der Hai beginnt heimlich seinen
    } Sprint.
log-shark-halts = { $seat-is ->
        [you] Du beendest deinen
       *[other] Der Hai beendet heimlich seinen
    } Sprint.
log-shark-knocks = { $seat-is ->
        [you] Du stößt
       *[other] Der Hai stößt heimlich
    } { WORD($member) } über Bord.
log-shark-ends = { $seat-is ->
        [you] Du beendest deinen Zug.
       *[other] Der Hai beendet heimlich seinen Zug.
    }

## Log, Akt 1: der Bericht des Hais

# $count zählt Michael nicht mit; $michael ist 1, wenn er gefressen wurde.
log-report = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } { $count ->
        [0] { $michael ->
            [0] niemanden
           *[other] Michael am { $beaches }
        }
        [one] 1 Schwimmer{ $michael ->
            [0] { "" }
           *[other] { " " }und Michael
        } am { $beaches }
       *[other] { $count } Schwimmer{ $michael ->
            [0] { "" }
           *[other] { " " }und Michael
        } am { $beaches }
    } gefressen.
log-eaten = { WORD($space, form: "at", capital: "yes") } { $count ->
        [one] wurde 1 Schwimmer
       *[other] wurden { $count } Schwimmer
    } gefressen.
log-eaten-michael = Michael wurde { WORD($space, form: "at") } gefressen.
log-track = Die Schwimmerleiste steht jetzt auf { $track }.
log-sensors = Ausgelöste Bewegungsmelder: { $spaces }.
log-no-sensors = Kein Bewegungsmelder wurde ausgelöst.
log-token-played = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } einen Kraftchip gespielt.
log-no-token-played = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } keinen Kraftchip gespielt.
log-knocked = { WORD($member) } wurde über Bord gestoßen.

## Log, Akt 1: die Züge der Crew

log-begins = { WORD($member) } ist dran: { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
log-moves = { WORD($member) } zieht { WORD($space, form: "to") }.
log-rescues = { WORD($member) } rettet einen Schwimmer { WORD($space, form: "at") }.
log-rescues-michael = { WORD($member) } rettet Michael { WORD($space, form: "at") }.
log-takes-dock = { WORD($member) } nimmt { WORD($space, form: "at") } { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } auf.
log-takes-water = { WORD($member) } nimmt { WORD($space, form: "at") } { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } aus dem Wasser auf.
log-takes-hooper = { WORD($member) } nimmt { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } von Hoopers Boot auf.
log-takes-shop = { WORD($member) } nimmt im Laden ein Fass auf.
log-drops = { WORD($member) } stellt { WORD($space, form: "at") } ein Fass ab.
log-gives = Hooper gibt Quint { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    }.
log-launches = Quint schießt ein Fass { WORD($space, form: "to") }: { $answer ->
        [hit] Es trifft den Hai!
       *[miss] Es geht daneben.
    }
log-binoculars = Brody schaut { WORD($space, form: "at") } durchs Fernglas. { $seat-is ->
        [you] Du antwortest
       *[other] Der Hai antwortet
    }: { $answer ->
        [there] dort.
       *[no] nicht dort.
    }
log-finder = Hooper sucht { WORD($space, form: "at") } mit dem Fischfinder. { $seat-is ->
        [you] Du antwortest
       *[other] Der Hai antwortet
    }: { $answer ->
        [there] dort.
        [nearby] in der Nähe.
       *[no] weder dort noch in der Nähe.
    }
log-closes = { WORD($member) } sperrt { WORD($space, form: "accusative") }.
log-reboards = { WORD($member) } klettert zurück an Bord.
log-done = { WORD($member) } ist fertig.

# Überschriften: was der Zug eines Mitglieds gebracht hat.
log-turn-launch = Quints Fass { WORD($space, form: "to") } { $answer ->
        [hit] hat den Hai getroffen!
       *[miss] ging daneben.
    }
log-turn-look = { WORD($member) } hat den Hai { WORD($space, form: "at") } gesucht: { $answer ->
        [there] gefunden!
        [nearby] in der Nähe.
       *[no] keine Spur.
    }
log-turn-overboard = { WORD($member) } ist immer noch über Bord.
log-turn-over = { WORD($member) } beendet den Zug { WORD($space, form: "at") }{ $count ->
        [0] { "" }
        [one] { " " }mit 1 Fass
       *[other] { " " }mit { $count } Fässern
    }.

## Log: das Ende von Akt 1

log-act-over-barrels = Zwei Fässer hängen am Hai: Akt 1 ist vorbei, Akt 2 beginnt.
log-act-over-swimmers = Die Schwimmerleiste steht auf { $track }: Akt 1 ist vorbei, Akt 2 beginnt.
log-act-over-summer = Der Sommer ist vorbei: Akt 1 endet, Akt 2 beginnt.

## Log, Akt 2: der Aufbau

# $count ist, wie viele der Hai jetzt hat.
log-deals-ability = Der Hai bekommt eine Fähigkeitskarte und hat jetzt { $count }.
log-deals-ability-seen = { $seat-is ->
        [you] Du bekommst
       *[other] Der Hai bekommt
    } „{ WORD($ability) }“.
log-deals-gear = Die Crew bekommt { WORD($gear, form: "accusative") }.
log-gets-gear = { WORD($member) } bekommt { WORD($gear, form: "accusative") }.
log-boards = { WORD($member) } geht auf Bootsfeld { $zone } an Bord.

## Log, Akt 2: Optionen und Entscheidungen

# $shakes ist 1, wenn die Karte Ausrüstung abschüttelt.
log-option = Option { $option }: Zone { $zone }, { $dice } Würfel, Ausweichen { $evade }{ $shakes ->
        [0] { "" }
       *[other] , schüttelt Ausrüstung ab
    }.
log-shark-option = { $seat-is ->
        [you] Du wählst
       *[other] Der Hai wählt heimlich
    } Option { $option }, Zone { $zone }.
log-shark-ability = { $seat-is ->
        [you] Du spielst
       *[other] Der Hai spielt heimlich
    } „{ WORD($ability) }“.
log-shark-no-ability = { $seat-is ->
        [you] Du spielst
       *[other] Der Hai spielt heimlich
    } keine Fähigkeitskarte.

# $cards ist 1, wenn eine Fähigkeitskarte unter dem Chip liegt.
log-locked-in = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } gewählt, { $cards ->
        [0] ohne Fähigkeitskarte
       *[other] mit Fähigkeitskarte
    }.
log-shows = { $seat-is ->
        [you] Du zeigst
       *[other] Der Hai zeigt
    }, dass Option { $option } (Zone { $zone }) nicht gewählt wurde.

## Log, Akt 2: Die Crew macht sich bereit

log-prepares = { WORD($member) } macht sich bereit.
log-goes-boat = { WORD($member) } geht auf Bootsfeld { $zone }.
log-goes-water = { WORD($member) } geht ins Wasser von Zone { $zone }.
log-climbs = { WORD($member) } klettert auf Bootsfeld { $zone } an Bord.
log-readies = { WORD($member) } nimmt { WORD($gear, form: "accusative") } zur Hand.
log-aims = { WORD($member) } zielt auf Zone { $zone }.
log-chum = { WORD($member) } wirft Fischköder aus.
log-ready = { WORD($member) } ist bereit: { WORD($gear) }, Zone { $zone }.
log-ready-unarmed = { WORD($member) } ist bereit, ohne Waffe.

## Log, Akt 2: Der Hai taucht auf

log-surfaces = { $seat-is ->
        [you] Du tauchst
       *[other] Der Hai taucht
    } in Zone { $zone } auf (Option { $option }), ohne Fähigkeitskarte.
log-surfaces-with = { $seat-is ->
        [you] Du tauchst
       *[other] Der Hai taucht
    } in Zone { $zone } auf (Option { $option }), mit „{ WORD($ability) }“.
log-shakes-off = { $seat-is ->
        [you] Du schüttelst
       *[other] Der Hai schüttelt
    } ab: { $gear }.

## Log, Akt 2: Die Crew greift an

log-attacks = { WORD($member) } greift mit { WORD($gear, form: "dative") } an.
log-holds-back = { WORD($member) } hält sich zurück.
log-attached = { WORD($gear, form: "the", capital: "yes") } hängt am Hai.

# $hits ist die Summe der Würfel.
log-dice = { $dice-count ->
        [one] Der Würfel zeigt { $hits } Treffer.
       *[other] Die Würfel zeigen { $dice }: { $hits } Treffer.
    }
log-rerolls-blanks = { WORD($member) } würfelt die Nieten neu.
log-keeps-blanks = { WORD($member) } behält die Würfel.
log-evaded = Der Angriff von { WORD($member) } misslingt: { $hits } Treffer gegen Ausweichen { $evade }.

# $total Wunden von $limit.
log-shark-wounded = { WORD($member) } verletzt { $seat-is ->
        [you] dich
       *[other] den Hai
    }: { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }, insgesamt { $total } von { $limit }.
log-used-up = { WORD($gear, form: "the", capital: "yes") } ist verbraucht.
log-uses-ammo = { WORD($member) } legt Munition ab und behält { WORD($gear, form: "accusative") }.
log-discards = { WORD($member) } legt { WORD($gear, form: "accusative") } ab.

## Log, Akt 2: Der Hai greift an

log-rams = { $seat-is ->
        [you] Du stößt
       *[other] Der Hai stößt
    } weiter vor in Zone { $zone }.
log-stays = { $seat-is ->
        [you] Du bleibst, wo du bist.
       *[other] Der Hai bleibt, wo er ist.
    }
log-bites-boat = { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } in Bootsfeld { $zone }.
log-bites-again = { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } noch einmal zu, mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } in Bootsfeld { $zone }.
log-bites-no-more = { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } kein zweites Mal zu.
log-bites-member = { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } { WORD($member) } mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }.
log-bites-nobody = { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } niemanden.
log-bites-bonus = Bonusangriff: { $seat-is ->
        [you] Du beißt
       *[other] Der Hai beißt
    } { WORD($member) } mit 1 Würfel.
log-cage = { WORD($member) } schließt den Haikäfig.
log-no-cage = { WORD($member) } lässt den Haikäfig offen.

# $dice sagt, welche Würfel, von 1 an gezählt.
log-mauls = { $seat-is ->
        [you] Du würfelst
       *[other] Der Hai würfelt
    } Würfel { $dice } neu.
log-shark-keeps = { $seat-is ->
        [you] Du behältst
       *[other] Der Hai behält
    } die Würfel.
log-ram-adds = „Rammstoß“ bringt { $count } Treffer dazu.
log-boat-holds = Bootsfeld { $zone } hält: { $hits } Treffer.
log-boat-damaged = Bootsfeld { $zone } ist beschädigt: { $hits } Treffer.
log-boat-destroyed = Bootsfeld { $zone } ist zerstört: { $hits } Treffer.
log-strength = „Extrakraft“ zerstört, was sonst nur beschädigt würde.
log-domino = „Dominoeffekt“: { $seat-is ->
        [you] Du gibst
       *[other] Der Hai gibt
    } Treffer an Bootsfeld { $zone } weiter.
log-falls = { WORD($member) } fällt ins Wasser von Zone { $zone }.
log-bite-misses = { $seat-is ->
        [you] Du verfehlst
       *[other] Der Hai verfehlt
    } { WORD($member) }.
log-cage-holds = Der Haikäfig schützt { WORD($member) }.

# $total Wunden von $limit.
log-wounded = { WORD($member) } bekommt { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }: { $total } von { $limit }.
log-out = { WORD($member) } ist aus dem Spiel.
log-dives = { $seat-is ->
        [you] Du tauchst ab.
       *[other] Der Hai taucht ab.
    }
log-round = Runde { $round } beginnt.

## Das Ende

won-barrels = Zwei Fässer hängen am Hai: { $seats-are ->
        [you] Du gewinnst!
        [with-you] Deine Crew gewinnt!
        [one] Die Crew gewinnt!
       *[others] Die Crew gewinnt!
    }
won-swimmers = Die Schwimmerleiste steht auf { $track }: { $seat-is ->
        [you] Du gewinnst!
       *[other] Der Hai gewinnt!
    }
won-wounds = Der Hai ist tot: { $seats-are ->
        [you] Du gewinnst!
        [with-you] Deine Crew gewinnt!
        [one] Die Crew gewinnt!
       *[others] Die Crew gewinnt!
    }
won-sinking = Die Orca ist gesunken: { $seat-is ->
        [you] Du gewinnst!
       *[other] Der Hai gewinnt!
    }
won-eating = Die ganze Crew ist aus dem Spiel: { $seat-is ->
        [you] Du gewinnst!
       *[other] Der Hai gewinnt!
    }
won-nobody-summer = Der Sommer ist vorbei, und niemand hat gewonnen.
won-nobody-night = Die Nacht bricht herein, und niemand hat gewonnen.

## Fragen

ask-nothing = Es gibt nichts zu entscheiden.
ask-phase-start = Du bist der Hai. Wo startest du?
ask-phase-token = In dieser Runde einen Kraftchip spielen?
ask-phase-surface = Wo tauchst du auf? Wähl heimlich eine Option.
ask-phase-ability = Eine Fähigkeitskarte verdeckt spielen?
ask-phase-show = Zeig der Crew eine Option, die du nicht gewählt hast.
ask-phase-blanks = Die Nieten neu würfeln oder die Würfel behalten?
ask-phase-ammo = Munition ablegen oder die Waffe?
ask-phase-ram = Für 2 Extra-Treffer ins nächste Wasser vorstoßen oder bleiben?
ask-phase-bite = Dein Angriff: Beiß in ein Bootsfeld, beiß jemanden im Wasser oder niemanden.
ask-phase-maul = Beliebige deiner Würfel neu würfeln oder alle behalten?
ask-phase-domino = „Dominoeffekt“: Welches Bootsfeld neben dem getroffenen bekommt 2 Treffer?
ask-phase-again = „Nachschlag“: Mit 2 Würfeln noch einmal in ein Bootsfeld beißen?
ask-phase-bonus = Bonusangriff auf jemanden im Wasser in deiner Nähe oder abtauchen?
ask-event-news = Amity Island in den Nachrichten: Wer bekommt eine Extra-Aktion?
ask-event-vaughn = Bürgermeister Vaughn greift ein: Welcher Strand wird geräumt und gesperrt?
ask-event-wrong-shark = Der falsche Hai: Zu welchem Anleger gehen Brody und Hooper?
ask-event-birthday = Michael Brodys Geburtstag: An welchem Strand schwimmt Michael?
ask-event-hoax = Streich mit der Pappflosse: Zu welchem Strand eilt die Crew?
ask-event-helicopter = Hubschrauber: Wo landet Brody?
ask-hunt = Dein geheimer Zug, { $count ->
        [0] keine Aktionen mehr: Stoß jemanden über Bord oder beende deinen Zug.
        [one] noch 1 Aktion: Schwimm, friss oder beende deinen Zug.
       *[other] noch { $count } Aktionen: Schwimm, friss oder beende deinen Zug.
    }
ask-burst = Sprint: Schwimm auf ein Feld neben dir.
ask-burst-on = Sprint, { $count ->
        [0] keine Felder mehr: Stoß jemanden über Bord oder halt hier an.
        [one] noch 1 Feld: Schwimm weiter oder halt hier an.
       *[other] noch { $count } Felder: Schwimm weiter oder halt hier an.
    }
ask-pick = { $members-count ->
        [one] Ist { $members } als Nächstes dran?
       *[other] Wer ist als Nächstes dran: { $members-row }?
    }
ask-turn = { WORD($member) } ist dran, { $count ->
        [0] keine Aktionen mehr: Tu, was nichts kostet, oder beende den Zug.
        [one] noch 1 Aktion.
       *[other] noch { $count } Aktionen.
    }
ask-divide = Wer bekommt { WORD($gear, form: "accusative") }?
ask-board = Wo geht { WORD($member) } an Bord?
ask-board-any = Wähl ein Bootsfeld und wer dort an Bord geht: { $members-row }.

# $chum ist 1, wenn jemand Fischköder auswerfen kann.
ask-prepare = { $members-count ->
        [0] Fischköder auswerfen?
        [one] Macht sich { $members } als Nächstes bereit?{ $chum ->
            [0] { "" }
           *[other] { " " }Oder wirf Fischköder aus.
        }
       *[other] Wer macht sich als Nächstes bereit: { $members-row }?{ $chum ->
            [0] { "" }
           *[other] { " " }Oder wirf Fischköder aus.
        }
    }
ask-steps = { WORD($member) } macht sich bereit: { $count ->
        [0] Nimm eine Waffe zur Hand oder sag fertig.
        [one] Geh höchstens 1 Schritt, nimm dann eine Waffe oder sag fertig.
       *[other] Geh höchstens { $count } Schritte, nimm dann eine Waffe oder sag fertig.
    }
ask-target = { WORD($member) } hat { WORD($gear, form: "accusative") } zur Hand: Auf welche Zone zielt er?
ask-attack = Der Hai ist in Zone { $zone } aufgetaucht. { $members-count ->
        [one] Greift { $members } an, oder hält er sich zurück?
       *[other] Wer greift an oder hält sich zurück: { $members-row }?
    }
ask-cage = { $members-count ->
        [one] Schließt { $members } den Haikäfig, bevor gewürfelt wird?
       *[other] Den Haikäfig schließen, bevor gewürfelt wird: { $members-row }?
    }

## Was nicht geht

# Was stattdessen jetzt zu entscheiden ist.
no-phase-start = Wähl zuerst, wo du startest: eines der zwölf Felder mit Wasser.
no-phase-event = Beantworte zuerst die Ereigniskarte.
no-phase-token = Wähl zuerst einen Kraftchip oder keinen.
no-phase-hunt = Schwimm, friss oder beende deinen Zug.
no-phase-rush = Im Sprint schwimmst du weiter oder hältst an.
no-phase-pick = Wähl zuerst, wer als Nächstes dran ist.
no-phase-crew = Dieses Crewmitglied kann das nicht.
no-phase-divide = Verteilt zuerst die Ausrüstung.
no-phase-place = Jedes Mitglied geht einmal an Bord, auf einem Bootsfeld.
no-phase-surface = Wähl eine der drei Optionen.
no-phase-ability = Spiel eine Fähigkeitskarte aus deiner Hand oder keine.
no-phase-show = Zeig eine Option, die du nicht gewählt hast.
no-phase-ready = Zuerst macht sich die Crew bereit.
no-phase-move = Geh einen Schritt, nimm eine Waffe zur Hand oder sag fertig.
no-phase-target = Die Waffe braucht zuerst ein Ziel.
no-phase-attack = Wer auf die richtige Zone gezielt hat, greift an oder hält sich zurück.
no-phase-blanks = Würfle die Nieten neu oder behalte die Würfel.
no-phase-ammo = Leg Munition oder die Waffe ab.
no-phase-ram = Stoß ins nächste Wasser vor oder bleib.
no-phase-bite = Beiß, was in Reichweite ist, oder niemanden.
no-phase-cage = Schließ den Haikäfig oder lass ihn offen.
no-phase-maul = Würfle einige Würfel neu oder behalte sie.
no-phase-domino = Wähl ein Bootsfeld neben dem getroffenen.
no-phase-again = Beiß noch einmal in ein Bootsfeld in Reichweite oder in keines.
no-phase-bonus = Beiß jemanden in deiner Nähe, der noch keinen Bonusangriff abbekommen hat, oder tauch ab.

# Züge.
no-other-player = { WORD($member) } wird von jemand anderem gespielt.
no-turn-again = { WORD($member) } war in dieser Runde schon dran.
no-turn-out = { WORD($member) } ist aus dem Spiel.
no-prepare-again = { WORD($member) } hat sich schon bereit gemacht.
no-prepare-other = Jetzt macht sich { WORD($member) } bereit.
no-actions = Dafür sind keine Aktionen mehr übrig.
no-event-beach = { WORD($event) }: { WORD($space, form: "the", capital: "yes") } ist nicht wählbar.
no-event-member = „{ WORD($event) }“ fragt nach einem Crewmitglied, nicht nach einem Strand.
no-event-dock = „{ WORD($event) }“ fragt nach einem Anleger, nicht nach einem Strand.
no-event-landing = „{ WORD($event) }“: Sag, wo Brody landet.

# Der Hai in Akt 1.
no-token-again = „{ WORD($token) }“ wurde schon gespielt.
no-in-burst = Du bist im Sprint: Schwimm zuerst weiter oder halt an.
no-swim = { WORD($space, form: "the", capital: "yes") } liegt auf dem Wasserweg nicht neben dir.
no-burst = Du hast keinen Sprint, den du nutzen kannst.
no-halt = Es gibt keinen Sprint, den du beenden könntest.
no-knock-event = Kapitäne sind nur bei „Ben Gardners Boot“ in Gefahr.
no-knock = Du kannst { WORD($member) } hier nicht über Bord stoßen.
no-eat-michael = Michael ist nicht hier.
no-eat = Hier ist kein Schwimmer zu fressen.
no-eat-all-token = Nur im Blutrausch frisst du alle auf einmal.
no-eat-all-once = In dieser Partie gilt ein Blutrausch für einen Biss.
no-eat-all = Hier ist keine Menschenmenge zum Fressen.

# Die Crew in Akt 1.
no-overboard = { WORD($member) } ist über Bord und kann nur zurückklettern.
no-walk = { WORD($space, form: "the", capital: "yes") } liegt auf dem Landweg nicht neben Brody.
no-sail = { WORD($space, form: "the", capital: "yes") } liegt auf dem Wasserweg nicht neben dem Boot.
no-rescue-michael = Nur Brody kann seinen Sohn retten.
no-beach-here = Hier ist kein Strand.
no-rescue = Hier ist niemand zu retten.
no-docks = Beim Feiertagsbraten sind die Anleger geschlossen.
no-barrels = So viele Fässer sind nicht hier, oder es ist keine Aktion übrig.
no-take-hooper = Hooper gibt seine Fässer an Quint; nehmen kann er sie nicht.
no-hooper-barrels = Hooper ist nicht mit so vielen Fässern hier, oder es ist keine Aktion übrig.
no-reboard-cost = Zurückklettern kostet { $count } Aktionen.
no-reboard = { WORD($member) } ist nicht über Bord.
no-give-only-hooper = Nur Hooper gibt Quint Fässer.
no-give-none = Hooper hat kein Fass, das er geben kann.
no-give-apart = Hooper und Quint sind nicht auf demselben Feld.
no-binoculars-only-brody = Nur Brody hat ein Fernglas.
no-binoculars-again = Das Fernglas wurde in dieser Runde schon benutzt.
no-binoculars = Das Fernglas braucht einen Strand und eine Aktion.
no-close-only-brody = Nur Brody sperrt Strände.
no-close-july = Am 4. Juli kann kein Strand gesperrt werden.
no-close-office = Strände werden vom Polizeirevier oder vom Bürgermeisteramt aus gesperrt.
no-close-again = Brody hat in dieser Runde schon einen Strand gesperrt.
no-close-swimmers = { WORD($space, form: "at", capital: "yes") } sind Schwimmer.
no-close-closed = { WORD($space, form: "the", capital: "yes") } ist schon gesperrt.
no-drop-only-brody = Nur Brody stellt Fässer an Anlegern ab.
no-drop = Brody braucht ein Fass, einen Anleger und eine Aktion.
no-shop-only-brody = Nur Brody nimmt Fässer im Laden auf.
no-brody-barrels = Brody nimmt Fässer nur im Laden auf.
no-shop-second = Brody trägt immer nur ein Fass.
no-shop = Brody muss im Laden sein, dort muss noch ein Fass liegen und eine Aktion übrig sein.
no-launch-only-quint = Nur Quint schießt Fässer ab.
no-launch-none = Auf der Orca ist kein Fass.
no-launch-again = Quint hat in dieser Runde schon ein Fass abgeschossen.
no-launch-far = { WORD($space, form: "the", capital: "yes") } ist zu weit weg für die Harpunenkanone.
no-finder-only-hooper = Nur Hooper hat den Fischfinder.
no-finder-again = Der Fischfinder wurde in dieser Runde schon benutzt.

# Akt 2.
no-ability = „{ WORD($ability) }“ ist nicht in deiner Hand.
no-chum = Dieses Mitglied kann jetzt keinen Fischköder auswerfen.
no-climb = An Bord zu klettern kostet beide Schritte.
no-step = Dieses Feld grenzt nicht an, oder es ist kein Schritt übrig.
no-weapon = Dieses Mitglied hat keine solche Waffe.
no-target = Diese Zone ist außer Reichweite der Waffe.
no-bite-again = Ein Nachschlag gilt nur für Bootsfelder.
no-bite-gone = Bootsfeld { $zone } gibt es nicht mehr.
no-bite-far = Bootsfeld { $zone } liegt nicht neben dir.
no-bite-member = { WORD($member) } ist nicht in deiner Nähe im Wasser.
no-bonus = { WORD($member) } ist nicht in deiner Nähe oder hat schon einen Bonusangriff abbekommen.

## Gründe, Akt 1: vor den Zügen

why-turn-quint = Quints Fass hat bessere Chancen, wenn die anderen schon gesucht haben.
why-turn-brody = Brodys Fernglas kann Quint zeigen, wohin er schießen soll.
why-turn-hooper = Hoopers Fischfinder kann Quint zeigen, wohin er schießen soll.
why-extra-quint = Quint kann noch ein Fass abschießen oder holen.
why-extra-brody = Brody kann Fässer näher zu den Booten bringen.
why-extra-hooper = Hooper kann noch ein Feld absuchen.
why-dock = { $count ->
        [0] An diesem Anleger liegt kein Fass.
        [one] An diesem Anleger liegt 1 Fass.
       *[other] An diesem Anleger liegen { $count } Fässer.
    }
why-fly-shop = Dort sind die Fässer.
why-fly-dock = An diesem Anleger nehmen Quint und Hooper Fässer auf.
why-fly-on = Von dort kann Brody weitergehen.
why-empty = { $count ->
        [0] Dort schwimmt gerade niemand.
        [one] 1 Schwimmer dort wäre sicher.
       *[other] { $count } Schwimmer dort wären sicher.
    }
why-michael = { $count ->
        [0] Michael würde dort allein schwimmen.
        [one] Michael würde dort mit 1 anderen schwimmen.
       *[other] Michael würde dort mit { $count } anderen schwimmen.
    }
why-hoax = { $count ->
        [one] Dort ist 1 Schwimmer zu beschützen.
       *[other] Dort sind { $count } Schwimmer zu beschützen.
    }

## Gründe, Akt 1: der Hai

why-frenzy = Frisst einen ganzen Strand mit einem Biss. { $count ->
        [one] Am vollsten Strand ist 1 Schwimmer.
       *[other] Am vollsten Strand sind { $count } Schwimmer.
    }
why-evasive = { $count ->
        [0] Kein Fass im Wasser könnte dich bemerken.
        [one] 1 Fass im Wasser würde nichts bemerken.
       *[other] { $count } Fässer im Wasser würden nichts bemerken.
    }
why-sight = Fischfinder und Fernglas würden in dieser Runde nichts finden.
why-burst = Drei Felder für eine Aktion. { $count ->
        [0] Du bist gerade an einem Strand.
        [one] Der nächste Strand ist 1 Feld entfernt.
       *[other] Der nächste Strand ist { $count } Felder entfernt.
    }
why-no-token = { $count ->
        [one] Spart deinen letzten Chip für eine bessere Runde auf.
       *[other] Spart deine { $count } Chips für eine bessere Runde auf.
    }
why-eat = Eine Mahlzeit. Die Schwimmerleiste steht auf { $track }.
why-eat-michael = Michael zählt doppelt. Die Schwimmerleiste steht auf { $track }.
why-knock = { WORD($member) } verliert zwei Aktionen, und die Crew erfährt davon.
why-halt = Der Sprint endet hier.
why-end-hunt = { $count ->
        [0] Als Nächstes kommt dein Bericht.
        [one] 1 Aktion bleibt ungenutzt. Als Nächstes kommt dein Bericht.
       *[other] { $count } Aktionen bleiben ungenutzt. Als Nächstes kommt dein Bericht.
    }
why-far = { $count ->
        [one] Von dort ist ein Strand 1 Feld entfernt.
       *[other] Von dort ist ein Strand { $count } Felder entfernt.
    }
why-beach = { $count ->
        [0] Ein Strand, aber dort schwimmt noch niemand.
        [one] Dort ist 1 Schwimmer.
       *[other] Dort sind { $count } Schwimmer.
    }

## Gründe, Akt 1: die Crew

why-launch = Mit { $percent } % Wahrscheinlichkeit ist der Hai dort.
why-binoculars = Mit { $percent } % Wahrscheinlichkeit ist der Hai hier.
why-finder = Mit { $percent } % Wahrscheinlichkeit ist der Hai hier oder direkt daneben.

# $launch ist 1, wenn Quint ein Fass dorthin schießen könnte.
why-sail = { $swimmers ->
        [0] { "" }
        [one] 1 Schwimmer zu retten.{ " " }
       *[other] { $swimmers } Schwimmer zu retten.{ " " }
    }{ $barrels ->
        [0] { "" }
        [one] 1 Fass aufzunehmen.{ " " }
       *[other] { $barrels } Fässer aufzunehmen.{ " " }
    }Mit { $percent } % Wahrscheinlichkeit { $launch ->
        [0] ist der Hai dort oder direkt daneben
       *[other] kann ein Fass von dort den Hai erreichen
    }.

# $look ist 1, wenn Brody dort sein Fernglas benutzen könnte.
why-walk-beach = { $swimmers ->
        [0] { "" }
        [one] 1 Schwimmer zu retten.{ " " }
       *[other] { $swimmers } Schwimmer zu retten.{ " " }
    }Mit { $percent } % Wahrscheinlichkeit { $look ->
        [0] ist der Hai dort
       *[other] findet das Fernglas den Hai dort
    }.
why-walk-shop = Im Laden { $count ->
        [one] ist 1 Fass
       *[other] sind { $count } Fässer
    } zu holen.
why-walk-drop = An diesem Anleger kann Brody sein Fass abstellen.
why-walk-close = Von dort kann Brody einen Strand sperren.
why-walk-idle = Dort gibt es für Brody nichts zu tun.
why-walk-last = Brodys Zug endet dort.
why-close = Die nächsten zwei Karten, die { WORD($space, form: "accusative") } nennen, bringen niemanden dorthin.
why-rescue = { $count ->
        [one] Der einzige Schwimmer hier wäre sicher.
       *[other] Einer von { $count } Schwimmern hier wäre sicher.
    }
why-rescue-michael = Michael zählt doppelt, wenn er gefressen wird.
why-drop = { $count ->
        [0] Quint hat kein Fass zum Abschießen.
        [one] Quint hat 1 Fass zum Abschießen.
       *[other] Quint hat { $count } Fässer zum Abschießen.
    } Er oder Hooper kann dieses hier aufnehmen.
why-give = { $count ->
        [0] Quint hat kein Fass zum Abschießen.
        [one] Quint hat 1 Fass zum Abschießen.
       *[other] Quint hat { $count } Fässer zum Abschießen.
    } Das bringt ihm { $more } mehr.
why-take = { $count ->
        [0] Quint hat bisher kein Fass zum Abschießen.
        [one] Quint hat bisher 1 Fass zum Abschießen.
       *[other] Quint hat bisher { $count } Fässer zum Abschießen.
    }
why-take-hooper = { $count ->
        [0] Quint hat kein Fass zum Abschießen.
        [one] Quint hat 1 Fass zum Abschießen.
       *[other] Quint hat { $count } Fässer zum Abschießen.
    } Hooper kann ihm mehr bringen.
why-reboard = Über Bord kann er sonst nichts tun.
why-end = { $count ->
        [0] Alles ist getan.
        [one] 1 Aktion bleibt ungenutzt.
       *[other] { $count } Aktionen bleiben ungenutzt.
    } Am ehesten ist der Hai { WORD($space, form: "at") } ({ $percent } %).

## Gründe, Akt 2: Aufbau und Entscheidungen

why-unarmed = Ohne Waffe kein Angriff.
why-prepare = { WORD($member) } hat { $count ->
        [0] keine Waffen
        [one] 1 Waffe
       *[other] { $count } Waffen
    } zur Auswahl.
why-deal = { WORD($member) } hat bisher { $count ->
        [0] keine Waffen
        [one] 1 Waffe
       *[other] { $count } Waffen
    }.

# $count ist, wie viele andere dort stehen.
why-board = Dort { $hits ->
        [one] wirft ihn 1 Treffer
       *[other] werfen ihn { $hits } Treffer
    } ins Wasser{ $count ->
        [0] { "" }
        [one] , zusammen mit 1 anderen
       *[other] , zusammen mit { $count } anderen
    }.
why-surface = Dort würdest du mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    } beißen, bei Ausweichen { $evade }.
why-show = Schließt dort { $dice } Würfel mit Ausweichen { $evade } aus.
why-no-ability = { $count ->
        [one] Spart die Karte für eine bessere Runde auf.
       *[other] Spart die Karten für eine bessere Runde auf.
    }
why-hard-target = Waffen brauchen mehr als { $evade } Treffer, um dich zu verletzen, außer sie ignorieren Ausweichen.
why-ability-strength = Ein Bootsfeld, das du beschädigst, wird stattdessen zerstört.
why-ability-helping = Du kannst ein zweites Mal ins Boot beißen, mit zwei Würfeln.
why-ability-maul = Du kannst einen schlechten Wurf einmal neu würfeln.
why-ability-mouth = Alle auf dem Bootsfeld, das du triffst, bekommen eine Wunde.
why-ability-ramming = Du kannst ins nächste Wasser ziehen und mit zwei Extra-Treffern beißen.
why-ability-domino = Ein Bootsfeld neben dem getroffenen bekommt auch zwei Treffer.
why-ability-waves = Alle an Bord fallen ins Wasser, wenn du das Boot triffst.

## Gründe, Akt 2: die Crew

# $water ist 1 für ein Wasserfeld; $wounds ist 0, wenn von dort keine Waffe den Hai erreicht.
why-step = { $water ->
        [0] { "" }
       *[other] Im Wasser kann ihn der Hai beißen.{ " " }
    }{ $wounds ->
        [0] Von dort reicht keine Waffe an eine Stelle, wo der Hai auftauchen kann.
       *[other] Taucht der Hai in Reichweite auf, sind etwa { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden zu erwarten.
    }
why-weapon = { $wounds ->
        [0] Keine Waffe reicht an eine Stelle, wo der Hai auftauchen kann.
       *[other] Taucht der Hai in Reichweite auf, sind etwa { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden zu erwarten.
    }
why-weapon-short = { WORD($gear, form: "the", capital: "yes") } reicht an keine Stelle, wo der Hai auftauchen kann; eine andere Waffe schon.
why-target = { $wounds ->
        [0] Dort kann der Hai nicht auftauchen.
       *[other] Taucht der Hai dort auf, sind etwa { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden zu erwarten.
    }
why-chum = Schließt eine von { $count } Stellen aus, wo der Hai auftauchen kann.
why-attack = Etwa { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden sind zu erwarten.
why-hold = Spart die Waffe auf. Ein Angriff würde etwa { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Wunden bringen.
why-reroll-blanks = { $count ->
        [one] 1 Niete kann nur besser werden.
       *[other] { $count } Nieten können nur besser werden.
    }
why-keep = Die Würfel zeigen { $hits } Treffer.
why-ammo = Spart die Waffe für einen weiteren Schuss auf.
why-discard = Spart die Munition für eine andere Waffe auf.
why-cage = Bis zum Ende der Runde kann nichts { WORD($member) } verletzen.
why-no-cage = Spart den Käfig auf. { WORD($member) } hat { $count } von { $limit } Wunden.

## Gründe, Akt 2: der Hai

# $damage ist 0, wenn keine Trefferzahl das Bootsfeld beschädigt, ohne es zu zerstören.
why-ram = Zwei Extra-Treffer. Das Bootsfeld dort wird { $damage ->
        [0] mit { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffern
    } zerstört
        [one] mit 1 Treffer beschädigt und mit { $hits } zerstört
       *[other] mit { $damage } Treffern beschädigt und mit { $hits } zerstört
    }.
why-ram-water = Zwei Extra-Treffer. Das Bootsfeld dort gibt es nicht mehr.
why-stay = Von hier beißt du ohne die zwei Extra-Treffer.

# $damage ist 0, wenn keine Trefferzahl das Bootsfeld beschädigt, ohne es zu zerstören.
why-domino = Zwei Treffer auf ein Bootsfeld: Es wird { $damage ->
        [0] mit { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffern
    } zerstört
        [one] mit 1 Treffer beschädigt und mit { $hits } zerstört
       *[other] mit { $damage } Treffern beschädigt und mit { $hits } zerstört
    }.

# $damage ist 0, wenn keine Trefferzahl das Bootsfeld beschädigt, ohne es zu zerstören.
why-bite-boat = Dieses Bootsfeld wird { $damage ->
        [0] mit { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffern
    } zerstört
        [one] mit 1 Treffer beschädigt und mit { $hits } zerstört
       *[other] mit { $damage } Treffern beschädigt und mit { $hits } zerstört
    }.{ $members-count ->
        [0] { "" }
        [one] { " " }Darauf steht { $members }.
       *[other] { " " }Darauf stehen { $members }.
    }
why-bite-member = { WORD($member) } hat { $count } von { $limit } Wunden. Jeder Treffer ist eine mehr.
why-maul = { $hits ->
        [0] Diese zeigen keinen Treffer
        [one] Diese zeigen 1 Treffer
       *[other] Diese zeigen { $hits } Treffer
    }. Neu gewürfelt bringen sie im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-no-second = Du würdest auf den zweiten Biss verzichten.

# $count sind die Wunden des Hais, $crew die der ganzen Crew.
why-dive = Keine Bisse mehr. Du hast { $count } von { $limit } Wunden, die Crew hat { $crew }.

# $count sind die Wunden des Hais, $crew die der ganzen Crew.
why-spare = Verschont das Boot und die Crew. Du hast { $count } von { $limit } Wunden, die Crew hat { $crew }.

## Züge, Akt 1

move-start = { WORD($space, form: "at", capital: "yes") } starten
move-swim = { WORD($space, form: "to", capital: "yes") } schwimmen
move-go = { WORD($space, form: "to", capital: "yes") } ziehen
move-fly = Brody { WORD($space, form: "to") } fliegen
move-empty-beach = { WORD($space, form: "accusative", capital: "yes") } räumen und sperren
move-michael = Michael schwimmt { WORD($space, form: "at") }
move-rush-to-beach = { WORD($space, form: "to", capital: "yes") } eilen
move-dock = Brody und Hooper gehen { WORD($space, form: "to") }
move-extra-action = { WORD($member) } die Extra-Aktion geben
move-token = „{ WORD($token) }“ spielen
move-no-token = Keinen Kraftchip spielen
move-eat = Einen Schwimmer fressen
move-eat-michael = Michael fressen
move-eat-all = Hier alle fressen
move-burst = Den Sprint beginnen
move-halt = Hier anhalten
move-knock = { WORD($member) } über Bord stoßen
move-end = Den Zug beenden
move-begin = { WORD($member) } ist als Nächstes dran
move-rescue = Einen Schwimmer retten
move-rescue-michael = Michael retten
move-take-dock = Am Anleger { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } aufnehmen
move-take-water = { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } aus dem Wasser aufnehmen
move-take-hooper = { $count ->
        [one] 1 Fass
       *[other] { $count } Fässer
    } von Hoopers Boot aufnehmen
move-take-shop = Im Laden ein Fass aufnehmen
move-drop = Das Fass am Anleger abstellen
move-give = Quint { $count ->
        [one] das Fass
       *[other] die { $count } Fässer
    } geben
move-launch = Ein Fass { WORD($space, form: "to") } schießen
move-binoculars = Durchs Fernglas schauen
move-close = { WORD($space, form: "accusative", capital: "yes") } sperren
move-finder = Den Fischfinder benutzen
move-reboard = Zurück an Bord klettern

## Züge, Akt 2

move-deal = { WORD($member) } { WORD($gear, form: "accusative") } geben
move-board = { WORD($member) } geht auf Bootsfeld { $zone } an Bord
move-surface = Option { $option }: in Zone { $zone } auftauchen
move-ability = „{ WORD($ability) }“ spielen
move-no-ability = Keine Fähigkeitskarte spielen
move-show = Option { $option } zeigen
move-prepare = { WORD($member) } macht sich als Nächstes bereit
move-go-boat = Auf Bootsfeld { $zone } gehen
move-go-water = Ins Wasser von Zone { $zone } gehen
move-climb = Auf Bootsfeld { $zone } an Bord klettern
move-weapon = { WORD($gear, form: "accusative", capital: "yes") } zur Hand nehmen
move-target = Auf Zone { $zone } zielen
move-ready = Fertig
move-chum = { WORD($member) } wirft Fischköder aus
move-attack = { WORD($member) } greift an
move-hold = { WORD($member) } hält sich zurück
move-reroll-blanks = Die Nieten neu würfeln
move-keep = Die Würfel behalten
move-ammo = Munition ablegen, { WORD($gear, form: "accusative") } behalten
move-discard = { WORD($gear, form: "accusative", capital: "yes") } ablegen
move-ram = In Zone { $zone } vorstoßen
move-stay = Hier bleiben
move-bite-boat = In Bootsfeld { $zone } beißen
move-bite-again = Als Nachschlag in Bootsfeld { $zone } beißen
move-bite-member = { WORD($member) } beißen
move-bite-nobody = Niemanden beißen
move-bite-no-more = Nicht mehr beißen
move-cage = { WORD($member) } schließt den Haikäfig
move-no-cage = { WORD($member) } lässt den Haikäfig offen
move-maul = Würfel { $dice } neu würfeln
move-domino = Die Treffer an Bootsfeld { $zone } weitergeben
move-bonus = { WORD($member) } beißen (Bonusangriff)
move-dive = Abtauchen

## Das Brett in Worten: Zeichen auf der Karte

legend = { WORD($word) }
mark-shark = der Hai
mark-swimmers = Schwimmer
mark-michael = Michael
mark-barrels = Fässer
mark-closed = gesperrter Strand
mark-shop = Laden
tile-intact = heil
tile-damaged = beschädigt
tile-gone = zerstört, nur Wasser
side-bow = Bug
side-port = Backbord
side-starboard = Steuerbord
side-stern = Heck

# Was einmal pro Runde benutzt werden kann.
tool-launch = die Harpunenkanone
tool-binoculars = das Fernglas
tool-close = die Strandsperre
tool-finder = der Fischfinder

## Das Brett in Worten: beide Akte

board-amity = Akt 1, Amity Island: Runde { $round }. Schwimmerleiste: { $track } von { $limit }.
board-orca = Akt 2, die Orca: Runde { $round }. Schwimmerleiste am Ende von Akt 1: { $track } von { $limit }.
board-role-shark = { $seat-is ->
        [you] Du bist der Hai.
       *[other] { $seat } ist der Hai.
    }
board-role-crew = { $seat-is ->
        [you] Du spielst { $members }.
       *[other] { $seat } spielt { $members }.
    }
board-watching = Du schaust zu und siehst, was die Crew sieht.

# $act ist 1 oder 2: Aktionen in Akt 1, Schritte in Akt 2.
board-turn = { WORD($member) } ist dran: { $act ->
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
    }.
board-done = Schon dran gewesen: { $members }.
board-phase-start = Der Hai wählt, wo er startet.
board-phase-draw = Eine Ereigniskarte wird gezogen.
board-phase-event = Die Crew beantwortet die Ereigniskarte.
board-phase-token = Der Hai kann einen Kraftchip spielen.
board-phase-hunt = Der Hai schwimmt heimlich.
board-phase-rush = Der Hai schwimmt heimlich.
board-phase-pick = Die Crew wählt, wer als Nächstes dran ist.
board-phase-crew = Ein Crewmitglied ist dran.
board-phase-abilities = Der Hai bekommt seine Fähigkeitskarten.
board-phase-gear = Die Crew bekommt ihre Ausrüstungskarten.
board-phase-divide = Die Crew verteilt die Ausrüstung.
board-phase-place = Die Crew geht an Bord.
board-phase-options = Auftauchkarten werden aufgedeckt.
board-phase-surface = Der Hai wählt heimlich, wo er auftaucht.
board-phase-ability = Der Hai kann heimlich eine Fähigkeitskarte spielen.
board-phase-show = Der Hai zeigt eine Option, die er nicht gewählt hat.
board-phase-ready = Die Crew wählt, wer sich als Nächstes bereit macht.
board-phase-move = Ein Crewmitglied macht sich bereit.
board-phase-target = Ein Crewmitglied zielt mit einer Waffe.
board-phase-attack = Der Hai ist aufgetaucht, und die Crew kann angreifen.
board-phase-hit = Für die Crew wird gewürfelt.
board-phase-blanks = Die Crew kann die Nieten neu würfeln.
board-phase-hit-again = Die Nieten werden neu gewürfelt.
board-phase-ammo = Die Crew legt Munition oder die Waffe ab.
board-phase-ram = Der Hai kann ins nächste Wasser vorstoßen.
board-phase-bite = Der Hai wählt, was er beißt.
board-phase-cage = Crewmitglieder können einen Haikäfig schließen.
board-phase-roll = Für den Hai wird gewürfelt.
board-phase-maul = Der Hai kann Würfel neu würfeln.
board-phase-roll-again = Einige Würfel des Hais werden neu gewürfelt.
board-phase-domino = Der Hai wählt, wo der „Dominoeffekt“ trifft.
board-phase-again = Der Hai kann ein zweites Mal ins Boot beißen.
board-phase-bonus = Der Hai kann jemanden im Wasser beißen oder abtauchen.

## Das Brett in Worten: Akt 1

board-event = Ereignis: { WORD($event) }. Schwimmer auf der Karte: { $north } Nord, { $east } Ost, { $south } Süd, { $west } West.
board-event-extras = Steht die Schwimmerleiste auf höchstens 3, je einer mehr: { $spaces }.

# $michael ist 1, wenn er dort schwimmt. $closed ist 1 für einen gesperrten Strand, 2, wenn er bald öffnet.
board-beach = { WORD($space) } ({ $letter }): { $count ->
        [0] keine Schwimmer
        [one] 1 Schwimmer
       *[other] { $count } Schwimmer
    }{ $michael ->
        [0] { "" }
       *[other] { " " }und Michael
    }{ $closed ->
        [0] { "" }
        [1] , gesperrt
       *[other] , gesperrt, öffnet bald
    }.
board-crew = Quint ist { WORD($quint, form: "at") }, Brody { WORD($brody, form: "at") }, Hooper { WORD($hooper, form: "at") }.
board-overboard = Über Bord: { $members }.
board-used = In dieser Runde schon benutzt: { $tools }.
board-glide = Hooper kann mit derselben Aktion noch ein Feld weiterziehen.
board-seen = Der Hai wurde { WORD($space, form: "at") } gesehen.

# $played ist 1, wenn in dieser Runde einer gespielt wurde.
board-tokens = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } { $count ->
        [0] keine Kraftchips mehr
        [one] noch 1 Kraftchip
       *[other] noch { $count } Kraftchips
    }{ $played ->
        [0] { "" }
       *[other] { " " }und in dieser Runde einen gespielt
    }.

# Wie viele Fässer wo sind.
board-barrels = Fässer: { $orca } auf der Orca, { $hooper } auf Hoopers Boot, { $brody } bei Brody, { $shop } im Laden, { $west } am Westanleger, { $east } am Ostanleger, { $shark } am Hai.
board-floating = { WORD($space, form: "at", capital: "yes") } { $count ->
        [one] schwimmt 1 Fass.
       *[other] schwimmen { $count } Fässer.
    }
board-deck = { $events-count ->
        [0] Es sind keine Ereigniskarten mehr übrig.
       *[other] Übrige Ereigniskarten ({ $events-count }): { $events-row }.
    }

# $played ist 1, wenn einer davon gerade gespielt worden war.
board-base = Zu Beginn dieser Notizen hatte der Hai { $count ->
        [0] keine Kraftchips mehr
        [one] noch 1 Kraftchip
       *[other] noch { $count } Kraftchips
    }{ $played ->
        [0] { "" }
       *[other] { " " }und hatte einen gespielt
    }.

# Was nur der Hai weiß.
board-shark-at = { $seat-is ->
        [you] Nur du weißt es: Du bist
       *[other] Geheim: Der Hai ist
    } { WORD($space, form: "at") }.
board-shark-nowhere = { $seat-is ->
        [you] Du bist
       *[other] Der Hai ist
    } noch nicht im Wasser.

# $used ist 1, wenn der Chip nicht mehr benutzt werden kann.
board-shark-token = { $seat-is ->
        [you] Nur du weißt es: Dein Kraftchip in dieser Runde ist
       *[other] Geheim: Der Kraftchip des Hais in dieser Runde ist
    } „{ WORD($token) }“{ $used ->
        [0] { "" }
       *[other] , schon benutzt
    }.
board-shark-tokens = { $seat-is ->
        [you] Nur du weißt es: Du hast noch
       *[other] Geheim: Der Hai hat noch
    } { $tokens }.
board-hunt = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } noch { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
board-burst = { $seat-is ->
        [you] Dein Sprint
       *[other] Der Sprint des Hais
    } reicht noch { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } weit.

# Was die Crew weiß. $danger ist 1, wenn Kapitäne über Bord gestoßen werden konnten.
board-began = Der Zug des Hais begann mit { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }. Schwimmer: { $north } Nord, { $east } Ost, { $south } Süd, { $west } West{ $michael-count ->
        [0] { "" }
       *[other] , Michael am { $michael }
    }. Fässer im Wasser: { $barrels-count ->
        [0] keine
       *[other] { $barrels }
    }. Quint { WORD($quint, form: "at") }, Hooper { WORD($hooper, form: "at") }{ $overboard-count ->
        [0] { "" }
       *[other] , über Bord: { $overboard }
    }{ $danger ->
        [0] { "" }
       *[other] , Kapitäne in Gefahr
    }.

# $count zählt Michael nicht mit; $michael und $token sind 1 oder 0.
board-report = Bericht des Hais: { $count ->
        [0] { $michael ->
            [0] niemand gefressen
           *[other] Michael gefressen
        }
       *[other] gefressen { $north } Nord, { $east } Ost, { $south } Süd, { $west } West{ $michael ->
            [0] { "" }
           *[other] { " " }und Michael
        }
    }. Bewegungsmelder: { $sensors-count ->
        [0] keiner
       *[other] { $sensors }
    }. { $token ->
        [0] Kein Kraftchip wurde gespielt.
       *[other] Ein Kraftchip wurde gespielt.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Über Bord gestoßen: { $knocked }.
    }

## Das Brett in Worten: Akt 2

board-boat-intact = Bootsfeld { $zone }: heil. { $damage } Treffer { $damage ->
        [one] beschädigt
       *[other] beschädigen
    } es, { $hits } zerstören es.
board-boat-damaged = Bootsfeld { $zone }: beschädigt. { $hits ->
        [one] 1 Treffer zerstört
       *[other] { $hits } Treffer zerstören
    } es.
board-boat-gone = Bootsfeld { $zone }: zerstört, nur Wasser.

# $place ist boat, water oder off; $count Wunden von $limit.
board-member = { WORD($member) }: { $place ->
        [boat] auf Bootsfeld { $zone }
        [water] im Wasser von Zone { $zone }
       *[off] nicht auf dem Brett
    }, { $count } von { $limit } Wunden. Ausrüstung: { $gear-count ->
        [0] keine
       *[other] { $gear-row }
    }.
board-weapon = { WORD($member) } zielt mit { WORD($gear, form: "dative") } auf Zone { $zone }.
board-caged = { WORD($member) } ist in dieser Runde im Haikäfig.

# $count Wunden von $limit; $under ist 1, wenn eine Karte unter dem Chip liegt.
board-shark = { $seat-is ->
        [you] Du hast
       *[other] Der Hai hat
    } { $count } von { $limit } Wunden und { $cards ->
        [0] keine Fähigkeitskarten
        [one] 1 Fähigkeitskarte
       *[other] { $cards } Fähigkeitskarten
    } auf der Hand{ $under ->
        [0] { "" }
       *[other] , dazu eine unter dem Chip
    }.
board-hand = { $seat-is ->
        [you] Nur du weißt es: Deine Fähigkeitskarten sind
       *[other] Geheim: Die Fähigkeitskarten des Hais sind
    } { $abilities-count ->
        [0] alle gespielt
       *[other] { $abilities }
    }.
board-abilities-gone = Verbrauchte Fähigkeiten: { $abilities-row }.
board-attached = Am Hai hängt: { $gear-row }.
board-pool = Zu verteilende Ausrüstung: { $gear-row }.
board-discarded = Abgelegte Ausrüstung: { $gear-row }.

# $shakes ist 1, wenn die Karte Ausrüstung abschüttelt, $shown, wenn sie als nicht gewählt gezeigt wurde.
board-option = Option { $option }, Karte { $card }: Zone { $zone }, { $dice } Würfel, Ausweichen { $evade }{ $shakes ->
        [0] { "" }
       *[other] , schüttelt Ausrüstung ab
    }{ $shown ->
        [0] { "" }
       *[other] , nicht gewählt
    }.
board-resurface = { $cards-count ->
        [0] Es sind keine Auftauchkarten mehr übrig.
       *[other] Übrige Auftauchkarten ({ $cards-count }): { $cards-row }.
    }
board-chummed = In dieser Runde wurde Fischköder ausgeworfen.

# $secret ist 1, solange nur der Hai es weiß.
board-choice = { $secret ->
        [0] { "" }
       *[other] { $seat-is ->
            [you] Nur du weißt es:{ " " }
           *[other] Geheim:{ " " }
        }
    }Gewählt ist Option { $option }, ohne Fähigkeitskarte.
board-choice-ability = { $secret ->
        [0] { "" }
       *[other] { $seat-is ->
            [you] Nur du weißt es:{ " " }
           *[other] Geheim:{ " " }
        }
    }Gewählt ist Option { $option }, mit „{ WORD($ability) }“.
board-fin = { $seat-is ->
        [you] Du bist
       *[other] Der Hai ist
    } in Zone { $zone } aufgetaucht, mit Ausweichen { $evade }.
board-rammed = { $seat-is ->
        [you] Du bist
       *[other] Der Hai ist
    } vorgestoßen: 2 Extra-Treffer.

# $bout ist der Hauptangriff, ein Nachschlag oder ein Bonusangriff.
board-bite-boat = { $bout ->
        [helping] „Nachschlag“
        [bonus] Bonusangriff
       *[main] Hauptangriff des Hais
    } auf Bootsfeld { $zone }.
board-bite-member = { $bout ->
        [helping] „Nachschlag“
        [bonus] Bonusangriff
       *[main] Hauptangriff des Hais
    } auf { WORD($member) }.
board-dice = Noch zu würfeln: { $count } Würfel.
board-again = { $dice-count ->
        [one] Würfel { $dice } wird neu gewürfelt.
       *[other] Die Würfel { $dice } werden neu gewürfelt.
    }
board-mauled = „Noch mal zubeißen“ ist benutzt.
board-asked = Nach dem Haikäfig gefragt: { $members }.
board-bitten = Hatten schon einen Bonusangriff: { $members }.

## Chat

chat-channel-crew = nur die Crew

end-barrels = Die Crew gewinnt, die Schwimmerleiste steht auf { $track }
end-swimmers = Der Hai gewinnt mit { $count ->
    [0] keinem Fass
    [one] einem Fass
   *[other] { $count } Fässern
} am Leib
end-wounds = Die Crew gewinnt mit { $count ->
    [one] einem letzten Bootsfeld
   *[other] { $count } Bootsfeldern
}
end-sinking = Der Hai versenkt die Orca, { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} vor dem Tod
end-eating = Der Hai holt die ganze Crew, { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
} vor dem Tod
end-nobody = Niemand gewinnt
