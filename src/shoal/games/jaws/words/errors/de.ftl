### Was an einer Stellung, einer Option oder dem Text eines Zugs nicht stimmt.
### Wörter mit Gleichheitszeichen sind Felder von Stellungen.

error-swimmers = swimmers= hat mehr als die 15 Schwimmer, die es gibt.
error-barrels = Die Stellung hat { $count } Fässer statt { $due }.
error-ending-barrel = stuck=2 und phase=over ending=barrel gehören zusammen.
error-ending-swimmers = Eine volle Schwimmerleiste und ending=swimmers gehören zusammen.
error-opening = opening=1 braucht einen gesperrten Strand, aber closed= nennt keinen.
error-brody-place = Brody kann nicht auf { $space } sein: Er bleibt auf der Insel.
error-brody-overboard = Brody kann nicht über Bord sein, nur Quint und Hooper.
error-seen-place = Der Hai kann nicht auf { $space } gesehen worden sein: Er bleibt im Wasser.
error-round-act1 = round={ $round } ist unmöglich: Akt 1 hat die Runden 1 bis { $last }.
error-extra = extra= muss nach der Ereigniskarte news ein Mitglied nennen und sonst niemanden.
error-used-unknown = used= nennt eine unbekannte Aktion.
error-active-outside = active= und actions= müssen außerhalb des Zugs eines Mitglieds leer sein.
error-glide = glide=1 ist nur in Hoopers Zug möglich.
error-active-done = active= muss ein Mitglied nennen, das nicht in done= steht.
error-actions = actions={ $actions } ist zu viel: Dieser Zug hat { $most } Aktionen.
error-glide-early = glide=1 ist vor der ersten Aktion eines Zugs unmöglich.
error-member-turn-over = Dieser Zug wäre vorbei: Er hat keine Aktionen mehr.
error-token-twice = Der Chip { $token } kann nicht gewählt und noch in tokens= übrig sein.
error-played-token = played= passt nicht zu token=: Es ist 1, sobald der Chip berichtet ist.
error-strokes = strokes={ $strokes } ist zu viel: Der Hai hat { $most } Aktionen.
error-michael = Michael kann nicht gefressen werden: Er ist nicht im Wasser.
error-touched = touched= nennt ein Feld ohne Fass; nur Fässer haben Bewegungsmelder.
error-knock-brody = Brody kann nicht über Bord gestoßen werden, nur Quint und Hooper.
error-knock-event = Ohne die Ereigniskarte gardner kann niemand über Bord gestoßen werden.
error-knock-again = Ein Mitglied in overboard= kann nicht noch einmal über Bord gestoßen werden.
error-rushed = rushed=1 braucht den Chip burst oder frenzy.
error-phase-token = phase=token braucht token=none und mindestens einen Chip in tokens=.
error-phase-token-done = In phase=token kann der Hai noch nichts getan haben.
error-base = base={ $base } steht für mehr als { $most } Chips.
error-story-end = story= muss im Zug des Hais mit einem Brett enden und sonst mit etwas anderem.
error-tokens = tokens= passt nicht zu base= und story=.
error-story-board = Das letzte Brett von story= ist nicht das Brett dieser Stellung.
error-phase-start = In phase=start muss alles so sein wie zu Beginn des Spiels.
error-closed-beach = Am Strand { $beach } können keine Schwimmer sein: Er ist gesperrt.
error-boat-place = { WORD($member) } kann nicht auf { $space } sein: Boote bleiben im Wasser.
error-shark-place = shark={ $space } ist kein Feld mit Wasser.
error-event-missing = event= muss eine Karte nennen: In phase={ $phase } ist eine gezogen.
error-event-twice = Die Ereigniskarte { $event } kann nicht gezogen und noch im Stapel sein.
error-phase-event = phase=event braucht eine Ereigniskarte, die die Crew etwas fragt.
error-phase-pick = phase=pick braucht zwei Mitglieder, die noch nicht dran waren.
error-done-outside = done= muss außerhalb der Züge der Crew leer sein.
error-meeple = meeple= muss im Zug des Hais leer sein.
error-hunt-outside = Die Stellung hat Teile eines Zugs des Hais, aber der Hai ist nicht am Zug.
error-bites = bites= hat mehr Schwimmer, als am Strand { $beach } sind.
error-story-report = story= muss nach jedem Brett genau einen Bericht haben.
error-played-story = played= passt nicht zu story=.
error-story-board-range = Ein Brett in story= hat unmögliche Zahlen.
error-used-early = used= muss vor den Zügen der Crew leer sein.
error-phase-rush = phase=rush braucht token=burst und rushed=1.
error-strokes-burst = strokes= ist zu viel: Der Sprint hat eine Aktion gekostet.
error-burst-over = Der Sprint wäre vorbei: rush= ist 0.
error-rush-outside = rush= muss außerhalb von phase=rush 0 sein.
error-hunt-over = Der Zug des Hais wäre vorbei: Er hat keine Aktionen mehr.
error-story-tokens = In story= sind mehr Chips gespielt, als es gibt.
error-story-report-range = Ein Bericht in story= hat unmögliche Zahlen.
error-story-answer-range = Eine Antwort in story= hat unmögliche Zahlen.
error-round-act2 = round={ $round } ist unmöglich: Akt 2 hat die Runden 1 bis { $last }.
error-track-high = track={ $track } sind mehr Schwimmer, als in Akt 1 gefressen werden können.
error-ending-sinking = Ein Boot ohne Plättchen und ending=sinking gehören zusammen.
error-hurt = hurt= geht bis { $most }, und das braucht ending=wounds.
error-phase-divide = phase=divide braucht Ausrüstungskarten zum Verteilen.
error-undivided = In dieser Phase kann es keine unverteilte Ausrüstung geben.
error-deck = deck= nennt eine Karte, die es unter den { $count } Auftauchkarten nicht gibt.
error-cardplayed = cardplayed= muss 1 sein, wenn ability= eine Karte nennt, und sonst 0.
error-ability-choice = ability= braucht einen gewählten Chip in choice=.
error-shown-chosen = shown= kann nicht den gewählten Chip nennen.
error-rammed = rammed=1 braucht ability=ramming.
error-active-phase = active= passt nicht zu phase=.
error-steps = actions={ $actions } ist mehr als { $most } Schritte.
error-attack-over = phase=attack ist vorbei: Alle stehen in done=.
error-done-attacker = done= muss das angreifende Mitglied nennen.
error-weapon-attached = Die Waffe des angreifenden Mitglieds würfelt nicht: Sie wird an den Hai gehängt.
error-dice-phase = dice= muss in Phasen ohne Würfel 0 sein und nur dort.
error-bout-phase = bout= muss während der Angriffe des Hais einen Angriff nennen und nur dann.
error-aim-outside = aim= muss außerhalb der Angriffe des Hais leer sein.
error-asked-phase = asked= muss in phase=cage jemanden nennen und sonst niemanden.
error-attack-early = bitten=, caged= und mauled= müssen vor dem Angriff des Hais leer sein.
error-mauled = mauled=1 braucht ability=maul.
error-bitten-early = bitten= muss vor dem Angriff des Hais leer sein.
error-aim-reach = Das Ziel in aim= ist außer Reichweite des Hais.
error-bout-helping = bout=helping braucht ability=helping.
error-dice-attack = dice={ $dice } ist falsch: Dieser Angriff hat { $due } Würfel.
error-asked-danger = asked= nennt ein Mitglied, das nicht in Gefahr oder schon in einem Käfig ist.
error-wounds-place = { WORD($member) } muss mit { $most } Wunden vom Brett sein und mit weniger darauf.
error-ending-eating = Eine Crew, die aus dem Spiel ist, und ending=eating gehören zusammen.
error-ability-thrice = Die Fähigkeitskarte { $ability } ist mehr als zweimal genannt.
error-abilities-over = phase=abilities ist vorbei: hand= hat schon alle Karten.
error-gear-over = phase=gear ist vorbei: Alle Ausrüstungskarten sind ausgeteilt.
error-own-gear = Bis die Ausrüstung verteilt wird, muss jedes Mitglied genau seine eigenen Karten haben.
error-setup-gear = Während des Aufbaus kann keine Ausrüstung benutzt sein.
error-setup-damage = Während des Aufbaus kann es keine Schäden, keine Wunden und keine spätere Runde geben.
error-setup-ability = Während des Aufbaus kann keine Fähigkeit verbraucht sein.
error-setup-aboard = Mitglieder können erst ab phase=place an Bord sein und alle erst danach.
error-options-different = options= muss drei verschiedene Karten nennen, die nicht im Stapel sind.
error-setup-resurface = Während des Aufbaus müssen alle Auftauchkarten im Stapel sein.
error-choice-options = choice= muss einen Chip nennen, wenn options= Karten nennt, und sonst keinen.
error-choice-phase = choice= muss ab phase=ability einen Chip nennen und vorher keinen.
error-ability-early = ability= muss leer sein: Sie wird später gewählt.
error-phase-ability = phase=ability braucht eine Fähigkeitskarte in hand=.
error-shown-early = Noch kann kein Chip gezeigt sein.
error-shown-phase = shown= muss in phase=show leer sein.
error-fin-choice = fin= muss die Zone der Karte in choice= nennen, wenn es eine gibt.
error-fin-phase = fin= muss ab phase=attack eine Zone nennen und vorher keine.
error-rammed-early = rammed=1 ist in dieser Phase zu früh.
error-fin-zone = fin= muss { $zone } sein, die Zone der gewählten Karte.
error-weapon-held = { WORD($member) } hat die Waffe nicht, die weapons= nennt.
error-weapon-target = { WORD($member) } muss auf eine Zone zielen, sobald die Waffe gewählt ist.
error-target-shark = { WORD($member) } kann in dieser Phase nicht auf eine Zone ohne den Hai zielen.
error-weapons-phase = weapons= muss in dieser Phase leer sein.
error-done-out = done= muss jedes Mitglied nennen, das aus dem Spiel ist.
error-done-all = Alle stehen in done=, also würde der Hai jetzt auftauchen.
error-attacker = { WORD($member) } muss eine Waffe haben oder in done= stehen, nicht beides.
error-blanks-weapon = Die Waffe des angreifenden Mitglieds würfelt keine Nieten neu.
error-phase-ammo = phase=ammo braucht eine Schusswaffe und eine Munitionskarte.
error-dice-weapon = dice={ $dice } ist falsch: Diese Waffe hat { $due } Würfel.
error-thrown-blanks = thrown= hat keine Nieten, die neu gewürfelt werden könnten.
error-again-blanks = again= muss alle Nieten nennen, während sie neu gewürfelt werden, oder nichts.
error-phase-domino = phase=domino braucht ability=domino und ein Plättchen, das der Hauptangriff getroffen hat.
error-domino-beside = phase=domino braucht ein Plättchen neben dem getroffenen.
error-bitten-aim = bitten= muss das angegriffene Mitglied nennen.
error-bitten-bonus = bitten= muss vor den Bonusangriffen leer sein.
error-maul-bout = Dieser Angriff kann nicht mit „Noch mal zubeißen“ neu gewürfelt werden.
error-setup-crew = Während des Aufbaus kann kein Mitglied im Wasser oder verletzt sein.
error-spot-gone = { WORD($member) } kann nicht auf Bootsfeld { $zone } sein: Das Plättchen ist zerstört.
error-out-gear = { WORD($member) } ist aus dem Spiel und kann keine Ausrüstung haben.
error-attached = { $gear } kann nicht am Hai hängen.
error-options-over = phase=options ist vorbei: options= nennt schon drei Karten.
error-target-weapon = { WORD($member) } kann ohne Waffe kein Ziel haben.
error-active-ready = active= kann kein Mitglied nennen, das in done= steht.
error-active-weapon = Das aktive Mitglied muss in phase=target eine Waffe haben und sonst keine.
error-done-phase = done= muss in dieser Phase leer sein.
error-phase-roll-again = phase=roll-again braucht mauled=1 und einige der Würfel in again=.
error-again-phase = again= muss in dieser Phase leer sein.
error-thrown-face = thrown= hat { $hits } Treffer auf einem Würfel, was keine Seite zeigt.
error-phase-ram = phase=ram braucht ability=ramming.
error-asked-cage = { WORD($member) } kann ohne Haikäfig nicht in asked= stehen.
error-options-three = options= muss hier drei Karten nennen.
error-options-some = options= muss drei Karten nennen oder keine.
error-weapon-early = { WORD($member) } kann vor dem Bereitmachen keine Waffe zur Hand haben.
error-phase-bite = phase=bite braucht etwas in Reichweite des Hais.
error-phase-again = phase=again braucht ability=helping und ein Bootsfeld in Reichweite.
error-phase-bonus = phase=bonus braucht ein Mitglied in Reichweite, das nicht in bitten= steht.
error-numbers = { $text } in der Option { $option } sind nicht { $count } Zahlen bis { $most } mit Schrägstrichen dazwischen.
error-track = Die Option track braucht zehn Paare wie 3/10, für 0 bis 9 gefressene Schwimmer.
error-die = Die Option die braucht sechs Ziffern, die Treffer auf ihren Seiten, nicht { $text }.
error-edges = Die Option edges braucht die Kanten am Rand und quer: 12,23+27.
error-tiles = Die Option tiles braucht acht Dreiergruppen wie 1/3/2, für die Zonen 1 bis 8.
error-resurface = Die Option resurface braucht 3 bis 32 Karten wie 1/3/1 oder 1/2/2s.
error-gear-most = Die Option gear fasst bis zu { $kinds } Arten und { $cards } Karten.
error-gear-name-twice = Die Option gear benutzt einen Namen für zwei Arten von Karten.
error-gear-entry = { $text } in der Option gear sieht nicht aus wie d:Rifle:firearm:3:shot:1.
error-gear-name = { $text } in der Option gear ist kein Name aus höchstens 20 Buchstaben und Strichen.
error-gear-dice = { $text } in der Option gear hat zu viele oder zu wenige Würfel oder Karten.
error-gear-powers = Eine Karte vom Typ { $kind } kann nicht die Kräfte { $text } haben (Option gear).
error-gear-accessory = Die Kraft eines Zubehörs muss chum, ammo oder cage sein (Option gear).
error-gear-shot = Eine Waffe kann nicht shot und spent zugleich haben (Option gear).
error-edges-both = Die Option edges nennt eine Kante zweimal: am Rand und quer.
error-edges-zones = { $text } in der Option edges sind nicht zwei Zonen wie 27.
error-edges-twice = Die Option edges nennt { $text } zweimal.
error-tiles-hits = { $text } in der Option tiles: Beschädigen muss weniger Treffer kosten als Zerstören.
error-resurface-card = { $text } in der Option resurface sollte eine Zone von 1 bis 8 sein, dann 1 bis 3 Würfel.
error-gear-own = Die Option gear muss { WORD($member) } genau zwei Karten geben.
error-story-row = { $text } ist keine Zeile von story=.
error-story-long = story= hat mehr Zeilen, als Akt 1 haben kann.
error-story-range = { $text } in story= hat eine unmögliche Zahl.
error-thrown-dice = thrown= braucht die Treffer auf { $due } Würfeln.
error-gear-missing = gear= lässt eine der eigenen Karten eines Mitglieds aus.
error-gear-unknown = Es gibt keine Ausrüstung namens { $text }.
error-gear-many = gear= nennt mehr { $gear }, als es gibt.
error-gear-places = gear= braucht sechs Stellen: die Crew, nicht verteilt, am Hai, abgelegt.
error-ability-names = { $field }={ $text } sollte einige von { $abilities-row } nennen.
error-ability-order = { $field }= nennt seine Karten in der Reihenfolge { $abilities-row }.
error-ability-often = { $field }= nennt { $ability } mehr als zweimal.
error-phase-over = phase=over braucht ein anderes ending= als none.
error-not-a-move = { $text } ist kein Zug von Jaws; Züge beginnen mit { $verbs }.
error-no-chance = Hier wird nichts gezogen oder gewürfelt.
error-not-drawn = { $text } kann hier nicht gezogen werden.
error-say-roll = { $text } ist kein Wurf: Schreib roll und die Seiten.
error-track-gear = Die Option track teilt bis zu { $most } Ausrüstungskarten aus; der Stapel hat weniger.
error-no-phase = In dem Akt, der gespielt wird, gibt es kein phase={ $phase }.
