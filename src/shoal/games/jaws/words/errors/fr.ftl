### Ce qui ne va pas dans une position, une option ou le texte d’un coup.
### Les mots suivis d’un signe égal sont des champs de positions.

error-swimmers = swimmers= dépasse les 15 baigneurs qui existent.
error-barrels = La position a { $count } barils au lieu de { $due }.
error-ending-barrel = stuck=2 et phase=over ending=barrel vont ensemble.
error-ending-swimmers = Un compteur de baigneurs plein et ending=swimmers vont ensemble.
error-opening = opening=1 demande une plage fermée, mais closed= n’en nomme aucune.
error-brody-place = Brody ne peut pas être sur { $space } : il reste sur l’île.
error-brody-overboard = Brody ne peut pas être à l’eau : seuls Quint et Hooper le peuvent.
error-seen-place = Le requin ne peut pas avoir été vu sur { $space } : il reste dans l’eau.
error-round-act1 = round={ $round } est impossible : l’acte 1 a les manches 1 à { $last }.
error-extra = extra= doit nommer un membre après la carte Événement news, et personne sinon.
error-used-unknown = used= nomme une action inconnue.
error-active-outside = active= et actions= doivent être vides hors du tour d’un membre.
error-glide = glide=1 n’est possible que pendant le tour de Hooper.
error-active-done = active= doit nommer un membre qui n’est pas dans done=.
error-actions = actions={ $actions }, c’est trop : ce tour a { $most } actions.
error-glide-early = glide=1 est impossible avant la première action d’un tour.
error-member-turn-over = Ce tour serait fini : il n’a plus d’action.
error-token-twice = Le jeton { $token } ne peut pas être à la fois choisi et encore dans tokens=.
error-played-token = played= ne s’accorde pas avec token= : il vaut 1 une fois le jeton annoncé.
error-strokes = strokes={ $strokes }, c’est trop : le requin a { $most } actions.
error-michael = Michael ne peut pas être mangé : il n’est pas dans l’eau.
error-touched = touched= nomme une case sans baril ; seuls les barils ont un détecteur de mouvement.
error-knock-brody = Brody ne peut pas être jeté à l’eau : seuls Quint et Hooper le peuvent.
error-knock-event = Personne ne peut être jeté à l’eau sans la carte Événement gardner.
error-knock-again = Un membre dans overboard= ne peut pas être jeté à l’eau une deuxième fois.
error-rushed = rushed=1 demande le jeton burst ou frenzy.
error-phase-token = phase=token demande token=none et au moins un jeton dans tokens=.
error-phase-token-done = Dans phase=token, le requin ne peut encore rien avoir fait.
error-base = base={ $base } représente plus de { $most } jetons.
error-story-end = story= doit finir par un plateau pendant le tour du requin, et par autre chose sinon.
error-tokens = tokens= ne s’accorde pas avec base= et story=.
error-story-board = Le dernier plateau de story= n’est pas celui de cette position.
error-phase-start = Dans phase=start, tout doit être comme au début de la partie.
error-closed-beach = Il ne peut pas y avoir de baigneurs à la plage { $beach } : elle est fermée.
error-boat-place = { WORD($member) } ne peut pas être sur { $space } : les bateaux restent sur l’eau.
error-shark-place = shark={ $space } n’est pas une case avec de l’eau.
error-event-missing = event= doit nommer une carte : dans phase={ $phase }, une carte a été tirée.
error-event-twice = La carte Événement { $event } ne peut pas être tirée et encore dans la pioche.
error-phase-event = phase=event demande une carte Événement qui pose une question à l’équipage.
error-phase-pick = phase=pick demande deux membres qui n’ont pas encore joué.
error-done-outside = done= doit être vide hors des tours de l’équipage.
error-meeple = meeple= doit être vide pendant le tour du requin.
error-hunt-outside = La position contient un tour du requin en cours, mais ce n’est pas le tour du requin.
error-bites = bites= a plus de baigneurs qu’il n’y en a à la plage { $beach }.
error-story-report = story= doit avoir un rapport après chaque plateau.
error-played-story = played= ne s’accorde pas avec story=.
error-story-board-range = Un plateau de story= est hors limites.
error-used-early = used= doit être vide avant les tours de l’équipage.
error-phase-rush = phase=rush demande token=burst et rushed=1.
error-strokes-burst = strokes= est trop grand : la pointe de vitesse a coûté une action.
error-burst-over = La pointe de vitesse serait finie : rush= vaut 0.
error-rush-outside = rush= doit valoir 0 hors de phase=rush.
error-hunt-over = Le tour du requin serait fini : il n’a plus d’action.
error-story-tokens = Dans story=, plus de jetons sont joués qu’il n’y en a.
error-story-report-range = Un rapport de story= est hors limites.
error-story-answer-range = Une réponse de story= est hors limites.
error-round-act2 = round={ $round } est impossible : l’acte 2 a les manches 1 à { $last }.
error-track-high = track={ $track }, c’est plus de baigneurs qu’on ne peut en manger dans l’acte 1.
error-ending-sinking = Un bateau sans tuiles et ending=sinking vont ensemble.
error-hurt = hurt= va jusqu’à { $most }, ce qui demande ending=wounds.
error-phase-divide = phase=divide demande des cartes d’équipement à répartir.
error-undivided = Il ne peut pas y avoir d’équipement non réparti dans cette phase.
error-deck = deck= nomme une carte qui n’est pas parmi les { $count } cartes de surface.
error-cardplayed = cardplayed= doit valoir 1 si ability= nomme une carte, et 0 sinon.
error-ability-choice = ability= demande un jeton choisi dans choice=.
error-shown-chosen = shown= ne peut pas nommer le jeton choisi.
error-rammed = rammed=1 demande ability=ramming.
error-active-phase = active= ne correspond pas à phase=.
error-steps = actions={ $actions }, c’est plus que { $most } pas.
error-attack-over = phase=attack est fini : tout le monde est dans done=.
error-done-attacker = done= doit nommer le membre qui attaque.
error-weapon-attached = L’arme du membre qui attaque ne lance pas de dés : elle s’accroche.
error-dice-phase = dice= doit valoir 0 dans les phases sans dés, et seulement là.
error-bout-phase = bout= doit nommer une attaque pendant les attaques du requin, et seulement là.
error-aim-outside = aim= doit être vide hors des attaques du requin.
error-asked-phase = asked= doit nommer quelqu’un dans phase=cage, et personne sinon.
error-attack-early = bitten=, caged= et mauled= doivent être vides avant l’attaque du requin.
error-mauled = mauled=1 demande ability=maul.
error-bitten-early = bitten= doit être vide avant l’attaque du requin.
error-aim-reach = La cible dans aim= est hors de portée du requin.
error-bout-helping = bout=helping demande ability=helping.
error-dice-attack = dice={ $dice } est faux : cette attaque lance { $due } dés.
error-asked-danger = asked= nomme un membre qui n’est pas en danger ou déjà dans une cage.
error-wounds-place = { WORD($member) } doit être hors du plateau avec { $most } blessures, et dessus avec moins.
error-ending-eating = Un équipage éliminé et ending=eating vont ensemble.
error-ability-thrice = La carte de capacité { $ability } est nommée plus de deux fois.
error-abilities-over = phase=abilities est fini : hand= a déjà toutes ses cartes.
error-gear-over = phase=gear est fini : toutes les cartes d’équipement sont distribuées.
error-own-gear = Tant que l’équipement n’est pas réparti, chaque membre doit avoir exactement ses propres cartes.
error-setup-gear = L’équipement ne peut pas servir pendant la mise en place.
error-setup-damage = Pendant la mise en place, il ne peut y avoir ni dégâts, ni blessures, ni manche ultérieure.
error-setup-ability = Aucune capacité ne peut être épuisée pendant la mise en place.
error-setup-aboard = Les membres ne peuvent être à bord qu’à partir de phase=place, et tous seulement après.
error-options-different = options= doit nommer trois cartes différentes qui ne sont pas dans la pioche.
error-setup-resurface = Pendant la mise en place, toutes les cartes de surface doivent être dans la pioche.
error-choice-options = choice= doit nommer un jeton si options= nomme des cartes, et aucun sinon.
error-choice-phase = choice= doit nommer un jeton à partir de phase=ability, et aucun avant.
error-ability-early = ability= doit être vide : elle est choisie plus tard.
error-phase-ability = phase=ability demande une carte de capacité dans hand=.
error-shown-early = Aucun jeton ne peut encore être montré.
error-shown-phase = shown= doit être vide dans phase=show.
error-fin-choice = fin= doit nommer la zone de la carte dans choice=, s’il y en a une.
error-fin-phase = fin= doit nommer une zone à partir de phase=attack, et aucune avant.
error-rammed-early = rammed=1 vient trop tôt dans cette phase.
error-fin-zone = fin= doit valoir { $zone }, la zone de la carte choisie.
error-weapon-held = { WORD($member) } n’a pas l’arme que weapons= nomme.
error-weapon-target = { WORD($member) } doit viser une zone dès que l’arme est choisie.
error-target-shark = { WORD($member) } ne peut pas viser une zone sans le requin dans cette phase.
error-weapons-phase = weapons= doit être vide dans cette phase.
error-done-out = done= doit nommer chaque membre éliminé.
error-done-all = Tout le monde est dans done= : le requin ferait surface maintenant.
error-attacker = { WORD($member) } doit avoir une arme ou être dans done=, pas les deux.
error-blanks-weapon = L’arme du membre qui attaque ne relance pas les faces vides.
error-phase-ammo = phase=ammo demande une arme à feu et une carte de munitions.
error-dice-weapon = dice={ $dice } est faux : cette arme en lance { $due }.
error-thrown-blanks = thrown= n’a pas de face vide à relancer.
error-again-blanks = again= doit nommer toutes les faces vides pendant qu’on les relance, ou rien.
error-phase-domino = phase=domino demande ability=domino et une tuile touchée par l’attaque principale.
error-domino-beside = phase=domino demande une tuile à côté de celle qui a été touchée.
error-bitten-aim = bitten= doit nommer le membre attaqué.
error-bitten-bonus = bitten= doit être vide avant les attaques bonus.
error-maul-bout = Cette attaque ne peut pas être relancée avec « Acharnement ».
error-setup-crew = Pendant la mise en place, aucun membre ne peut être dans l’eau ou blessé.
error-spot-gone = { WORD($member) } ne peut pas être sur la case { $zone } du bateau : la tuile est détruite.
error-out-gear = { WORD($member) } est hors jeu et ne peut pas avoir d’équipement.
error-attached = { $gear } ne peut pas s’accrocher au requin.
error-options-over = phase=options est fini : options= nomme déjà trois cartes.
error-target-weapon = { WORD($member) } ne peut pas avoir de cible sans arme.
error-active-ready = active= ne peut pas nommer un membre qui est dans done=.
error-active-weapon = Le membre actif doit avoir une arme dans phase=target, et aucune sinon.
error-done-phase = done= doit être vide dans cette phase.
error-phase-roll-again = phase=roll-again demande mauled=1, et certains des dés dans again=.
error-again-phase = again= doit être vide dans cette phase.
error-thrown-face = thrown= a { $hits } touches sur un dé, ce qu’aucune face ne montre.
error-phase-ram = phase=ram demande ability=ramming.
error-asked-cage = { WORD($member) } ne peut pas être dans asked= sans cage à requin.
error-options-three = options= doit nommer trois cartes ici.
error-options-some = options= doit nommer trois cartes ou aucune.
error-weapon-early = { WORD($member) } ne peut pas avoir sorti d’arme avant de se préparer.
error-phase-bite = phase=bite demande quelque chose à portée du requin.
error-phase-again = phase=again demande ability=helping et une case du bateau à portée.
error-phase-bonus = phase=bonus demande un membre à portée qui n’est pas dans bitten=.
error-numbers = { $text } dans l’option { $option } : il faut { $count } nombres jusqu’à { $most }, séparés par des barres obliques.
error-track = L’option track attend dix paires comme 3/10, pour 0 à 9 baigneurs mangés.
error-die = L’option die attend six chiffres, les touches de ses faces, pas { $text }.
error-edges = L’option edges attend les bords puis les traversées : 12,23+27.
error-tiles = L’option tiles attend huit triplets comme 1/3/2, pour les zones 1 à 8.
error-resurface = L’option resurface attend 3 à 32 cartes comme 1/3/1 ou 1/2/2s.
error-gear-most = L’option gear accepte jusqu’à { $kinds } sortes et { $cards } cartes.
error-gear-name-twice = L’option gear utilise un même nom pour deux sortes de cartes.
error-gear-entry = { $text } dans l’option gear ne ressemble pas à d:Rifle:firearm:3:shot:1.
error-gear-name = { $text } dans l’option gear n’est pas un nom d’au plus 20 lettres et tirets.
error-gear-dice = { $text } dans l’option gear a trop ou trop peu de dés ou de cartes.
error-gear-powers = Une carte de type { $kind } ne peut pas avoir les pouvoirs { $text } (option gear).
error-gear-accessory = Le pouvoir d’un accessoire doit être chum, ammo ou cage (option gear).
error-gear-shot = Une arme ne peut pas avoir à la fois shot et spent (option gear).
error-edges-both = L’option edges nomme un bord deux fois : au bord et en travers.
error-edges-zones = { $text } dans l’option edges n’est pas deux zones comme 27.
error-edges-twice = L’option edges nomme { $text } deux fois.
error-tiles-hits = { $text } dans l’option tiles : endommager doit demander moins de touches que détruire.
error-resurface-card = { $text } dans l’option resurface devrait être une zone de 1 à 8, puis 1 à 3 dés.
error-gear-own = L’option gear doit donner exactement deux cartes à { WORD($member) }.
error-story-row = { $text } n’est pas une ligne de story=.
error-story-long = story= a plus de lignes que l’acte 1 ne peut en avoir.
error-story-range = { $text } dans story= a un nombre hors limites.
error-thrown-dice = thrown= attend les touches de { $due } dés.
error-gear-missing = gear= oublie une des cartes propres à un membre.
error-gear-unknown = Il n’y a pas d’équipement appelé { $text }.
error-gear-many = gear= nomme plus de { $gear } qu’il n’y en a.
error-gear-places = gear= attend six places : l’équipage, non réparti, accroché, défaussé.
error-ability-names = { $field }={ $text } devrait nommer certaines de ces cartes : { $abilities-row }.
error-ability-order = { $field }= nomme ses cartes dans l’ordre { $abilities-row }.
error-ability-often = { $field }= nomme { $ability } plus de deux fois.
error-phase-over = phase=over demande un ending= autre que none.
error-not-a-move = { $text } n’est pas un coup de Jaws ; les coups commencent par { $verbs }.
error-no-chance = Ici, on ne tire ni ne lance rien.
error-not-drawn = { $text } ne peut pas être tiré ici.
error-say-roll = { $text } n’est pas un lancer : écris roll et les faces.
error-track-gear = L’option track distribue jusqu’à { $most } cartes d’équipement ; la pioche en a moins.
error-no-phase = Il n’y a pas de phase={ $phase } dans l’acte qui est joué.
