### Les plateaux de Jaws sur la page.

## Les deux actes

page-amity = Amity · manche { $round }
page-orca = L’Orca · manche { $round }

page-crew = L’équipage
page-how-many = Combien de barils ?

# A move of several kinds, to choose from.
page-more = { $move }…

# What can be done in a place, or by somebody.
page-at = { WORD($word, capital: "yes") } :
page-at-boat = Case { $zone } du bateau :
page-at-water = L’eau de la zone { $zone } :
page-who-attacks = Qui attaque ?
page-cards-left = { $count ->
        [0] Plus de carte
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }

## What to tap

page-tap-start = Touche une case en surbrillance pour y commencer.
page-tap-hunt = Touche une case en surbrillance pour y nager.
page-tap-rush = Touche une case en surbrillance : la pointe de vitesse peut t’y mener.
page-tap-event = Touche un endroit en surbrillance.
page-tap-place = Touche un endroit en surbrillance pour y embarquer.
page-tap-move = Touche un endroit en surbrillance pour y aller, ou une arme pour la sortir.
page-tap-target = Touche l’eau en surbrillance que tu vises.
page-space = { WORD($space) }{ $things-count ->
        [0] { "" }
       *[other] { " " }: { $things-row }
    }
page-swimmers = { $count ->
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    }
page-eaten = { $count ->
        [one] { $count } baigneur mangé
       *[other] { $count } baigneurs mangés
    } pendant ce tour
page-michael-eaten = Michael, mangé pendant ce tour
page-barrels = { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    }
page-floating = { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } à l’eau
page-closed = fermée
page-opening = rouvre bientôt
page-seen = le requin a été vu ici
page-you-here = tu es ici
page-yourself = Le requin (toi)
page-percent = { $percent } %
page-short-5 = 5 Quai
page-short-6 = 6 Police
page-short-7 = 7 Mairie
page-short-8 = 8 Quai
page-short-Shop = Magasin
page-short-N = Plage Nord
page-short-E = Est
page-short-S = Plage Sud
page-short-W = Ouest

## Act 1: beside the map

page-status = Situation
page-tokens-left = { $count ->
        [0] Plus de jeton de pouvoir
        [one] Encore { $count } jeton de pouvoir
       *[other] Encore { $count } jetons de pouvoir
    }
page-token-played = un a été joué dans cette manche
page-event = Événement
page-card-swimmers = Nouveaux baigneurs :
page-side-N = { $count } Nord
page-side-E = { $count } Est
page-side-S = { $count } Sud
page-side-W = { $count } Ouest
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } { $count ->
        [0] n’a aucun baril
        [one] a { $count } baril
       *[other] a { $count } barils
    }
page-had-turn = a déjà joué
page-actions-left = { $count ->
        [0] plus d’action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
page-extra-action = a une action supplémentaire pour cette manche
page-overboard = à l’eau
page-glides = peut avancer d’une case de plus avec cette action
page-used-launch = a lancé un baril dans cette manche
page-used-binoculars = a utilisé les jumelles dans cette manche
page-used-close = a fermé une plage dans cette manche
page-used-finder = a utilisé le sonar dans cette manche
page-eaten-at = { $count } { WORD($space, form: "at") }
page-pad = Carnet (personne d’autre ne le voit)
page-pad-at = Tu es { WORD($space, form: "at") }
page-pad-rush = Pointe de vitesse : encore { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
page-pad-tokens = Jetons restants
page-story = Ce que sait l’équipage
page-shark-turn = Tour { $number } du requin
token-text-frenzy = Une bouchée peut manger tous les baigneurs d’une case.
token-text-evasive = Tu ne déclenches aucun détecteur pendant cette manche.
token-text-sight = Les jumelles et le sonar ne te trouvent pas.
token-text-burst = Une fois : nage jusqu’à 3 cases pour une action.

## Act 2: the boat

page-boat-name = ORCA

# $boat is a sentence about the boat space, $things is who is there.
page-boat = { $boat }{ $things-count ->
        [0] { "" }
       *[other] { " " }{ $things-row }
    }
page-water = Eau de la zone { $zone }{ $things-count ->
        [0] { "" }
       *[other] { " " }: { $things-row }
    }
page-fin = Le requin est ici
page-waits = { WORD($member) } n’est pas encore à bord
page-aims-here = { WORD($member) } vise ici
page-legend-crack = touches pour endommager une case
page-legend-hole = touches pour la détruire

## Act 2: beside the boat

page-options = Où le requin peut faire surface
page-own-options = Où tu peux faire surface
page-option = Option { $option }

# A resurface card. $shakes is 1 if it shakes off gear.
page-card = zone { $zone }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, esquive { $evade }{ $shakes ->
        [0] { "" }
       *[other] , décroche
    }
page-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
page-shakes = décroche
page-chosen = choisie
page-not-chosen = pas choisie
page-hand = Tes cartes de capacité
page-pool = Équipement à répartir : { $cards }
page-discarded = Équipement défaussé : { $cards }
page-gear = { WORD($gear) } ({ $powers })
page-attack = L’attaque
page-thrown = Touches obtenues
page-hits = { $count ->
        [0] aucune touche
        [one] { $count } touche
       *[other] { $count } touches
    }
page-maul-ask = Touche les dés que tu veux relancer.

# $again is 1 for a die that is to be rerolled.
page-die = Dé { $number }, { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }{ $again ->
        [0] { "" }
       *[other] , à relancer
    }
ability-text-strength = Tout ce que le requin endommage est détruit.
ability-text-helping = Une deuxième bouchée de bateau, avec 2 dés.
ability-text-maul = Relance les dés de ton choix d’une attaque, une fois.
ability-text-mouth = Une case touchée blesse tout le monde dessus.
ability-text-ramming = Nage une zone plus loin après les attaques de l’équipage : +2 touches.
ability-text-domino = Une case touchée transmet 2 touches à une case voisine.
ability-text-hard = L’esquive est de 3.
ability-text-waves = Une case touchée jette à l’eau tout le monde à bord.
power-shot = un seul tir
power-spent = usage unique
power-plus = +1 touche
power-sure = ignore l’esquive
power-blanks = relance les faces vides
power-slow = esquive −1
power-rope = attaque principale −1 dé
power-beacon = montre un jeton par manche
power-chum = le requin montre un jeton
power-ammo = sauve une arme à feu
power-cage = protège d’une morsure

## But, manche, tout le monde

page-goal-crew-1 = Accrochez 2 barils au requin avant qu’il ait mangé 9 baigneurs
page-goal-crew-1-short = 2 barils avant qu’il en mange 9
page-goal-shark-1 = Mange 9 baigneurs avant que 2 barils te touchent
page-goal-shark-1-short = Manges-en 9 avant le 2e baril
page-goal-crew-alone = Accrochez 2 barils au requin avant qu’il ait mangé 7 baigneurs
page-goal-crew-alone-short = 2 barils avant qu’il en mange 7
page-goal-shark-alone = Mange 7 baigneurs avant que 2 barils te touchent
page-goal-shark-alone-short = Manges-en 7 avant le 2e baril
page-goal-crew-2 = Acte 2 : tuez le requin avant de perdre le bateau ou l’équipage
page-goal-crew-2-short = Tuez le requin avant de couler
page-goal-shark-2 = Acte 2 : coule le bateau ou mange l’équipage avant qu’il te tue
page-goal-shark-2-short = Coule-les ou mange l’équipage
page-round = Acte { $act }, manche { $round }
page-score = { $count }/{ $limit }
page-fact-shark-1 = mangés · { $count ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $count } jetons
    }
page-fact-shark-2 = coulées · { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
page-fact-crew-1 = { $members-row } · barils
page-fact-crew-2 = { $members-row } · blessures

## Choix

page-choices = Tes choix
page-do-to = Se déplacer
page-do-launch = Lancer
page-do-rescue = Sauver
page-do-take = Récupérer
page-do-drop = Déposer
page-do-binoculars = Jumelles
page-do-close = Fermer une plage
page-do-give = Donner à Quint
page-do-finder = Sonar
page-do-reboard = Remonter
page-do-end = Terminé

# Ce qu’un choix apporte, en quelques mots.
brings-eaten = { $count } sur { $limit } mangés
brings-burst = jusqu’à { $count } cases
brings-halt = { $count ->
        [0] plus de case
        [one] 1 case inutilisée
       *[other] { $count } cases inutilisées
    }
brings-reboard = remonter coûte { $count } actions
brings-actions-left = { $count ->
        [0] plus d’action ensuite
        [one] encore 1 action ensuite
       *[other] encore { $count } actions ensuite
    }
brings-turn = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
brings-launch = { $last ->
        [0] touché, ou un détecteur reste
       *[other] touché, l’acte 1 finit
    }
brings-binoculars = est-il ici ? oui ou non
brings-finder = ici, tout près ou ni l’un ni l’autre
brings-closed = plus de nouveaux baigneurs
brings-unused = { $count ->
        [0] toutes les actions utilisées
        [one] 1 action inutilisée
       *[other] { $count } actions inutilisées
    }
brings-cost = { $count ->
        [0] gratuit
        [one] 1 action
       *[other] { $count } actions
    }
brings-rescue = { $count ->
        [0] la plage sera vide
        [one] il en reste 1
       *[other] il en reste { $count }
    }
brings-barrels = Quint en aura { $count }
brings-gear = { $count } cartes alors
brings-unarmed = sans arme
brings-prepare = { $steps } pas · { $weapons ->
        [0] aucune arme
        [one] 1 arme
       *[other] { $weapons } armes
    }
brings-boat = { $damage ->
        [0] { $destroy } détruisent
       *[other] { $damage } { $damage ->
            [one] touche endommage
           *[other] touches endommagent
        }, { $destroy } détruisent
    }
brings-show = l’équipage peut l’exclure
brings-steps = { $count ->
        [0] plus de pas ensuite
       *[other] encore 1 pas ensuite
    }
brings-target = { $options-count ->
        [0] ne couvre aucune option
       *[other] couvre { $options }
    }
brings-chum = le requin montre un jeton
brings-hold = garde l’arme
brings-reroll = { $count ->
        [one] 1 dé relancé
       *[other] { $count } dés relancés
    }
brings-ammo = { $count ->
        [0] plus de munitions ensuite
       *[other] { $count } munitions ensuite
    }
brings-attach = s’accroche sans dés
brings-attack = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+1
    } contre esquive { $evade }
brings-hits = { $count ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $count } touches
    }
brings-wounds = { $count ->
        [0] raté
        [one] 1 blessure
       *[other] { $count } blessures
    }
brings-ram = attaque principale +{ $count } touches
brings-no-bite = seulement des attaques bonus
brings-cage = rien ne le blesse cette manche
brings-domino-nothing = { $hits } touches : elle tient
brings-domino-damaged = { $hits } touches : endommagée
brings-domino-destroyed = { $hits } touches : détruite
brings-bite = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    } : { $damage ->
        [0] { $destroy ->
            [one] 1 détruit
           *[other] { $destroy } détruisent
        }
        [one] 1 endommage, { $destroy } détruisent
       *[other] { $damage } endommagent, { $destroy } détruisent
    }
brings-bite-member = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }, a { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } sur { $limit }

# Pourquoi c’est impossible, en deux ou trois mots.
blocked-no-actions = plus d’action
blocked-no-beach-here = pas de plage ici
blocked-no-rescue = personne ici
blocked-no-docks = quais fermés
blocked-no-barrels = pas de baril ici
blocked-no-launch-none = pas de baril à bord
blocked-no-launch-again = déjà cette manche
blocked-no-give-none = pas de baril à bord
blocked-no-give-apart = Quint est ailleurs
blocked-no-finder-again = déjà cette manche
blocked-no-shop-second = en porte déjà un
blocked-no-shop = seulement au magasin
blocked-no-drop = il faut baril et quai
blocked-no-binoculars-again = déjà cette manche
blocked-no-binoculars = seulement à la plage
blocked-no-close-july = pas cette manche
blocked-no-close-office = seulement en 6 et 7
blocked-no-close-again = déjà cette manche
blocked-no-close-swimmers = pas de plage vide
blocked-no-close-closed = pas de plage vide
blocked-no-eat = personne ici

## Acte 1 : faits

page-belief = Lieux probables
page-shark-title = { $seat-is ->
        [you] Tu es le requin
       *[other] { $seat } est le requin
    }
page-eaten-of = Mangés : { $count } sur { $limit }
page-on-shark = Sur le requin : { $count } sur { $limit }
page-actions = { $count ->
        [0] aucune action
        [one] 1 action
       *[other] { $count } actions
    }
page-member-place = { WORD($space) }{ $notes-count ->
        [0] { "" }
       *[other] { " " }· { $notes-row }
    }
page-hears = L’équipage entendra :
page-report-title = { $seat-is ->
        [you] Ton rapport :
       *[other] { $seat-start ->
            [i] Rapport d’{ $seat } :
            [vowel] Rapport d’{ $seat } :
           *[other] Rapport de { $seat } :
        }
    }
page-answer-launch = Baril { WORD($space, form: "to") } : { $answer ->
        [hit] touché !
       *[miss] raté.
    }
page-answer-binoculars = Jumelles { WORD($space, form: "at") } : { $answer ->
        [there] là !
       *[no] pas là.
    }
page-answer-finder = Sonar { WORD($space, form: "at") } : { $answer ->
        [there] là !
        [nearby] tout près.
       *[no] ni là ni tout près.
    }
page-no-report = aucun encore
page-report = { $eaten-count ->
        [0] { $michael ->
            [0] Personne de mangé.
           *[other] Michael mangé.
        }
       *[other] Mangés : { $eaten-row }{ $michael ->
            [0] .
           *[other] { " " }et Michael.
        }
    } { $sensors-count ->
        [0] Aucun détecteur.
       *[other] Détecteurs : { $sensors }.
    } { $token ->
        [0] Aucun jeton de pouvoir.
       *[other] Un jeton de pouvoir joué.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }À l’eau : { $knocked }.
    }

## Acte 2 : faits

page-option-zone = Zone { $zone }
page-bites-with = mord avec
page-evade-word = esquive
page-aimer = { WORD($member) } : { WORD($gear) }
# Ce qu’est devenue une case du bateau ; un mot court sur le dessin.
page-damaged = abîmée
page-gone = détruite
page-deck-gone = plus de case de bateau là
page-deck-damaged = case endommagée : { $hits } la détruisent
page-deck-whole = case : { $damage ->
        [one] 1 touche endommage
       *[other] { $damage } touches endommagent
    }, { $hits } détruisent
page-lead-none = Trois cartes diront où le requin peut faire surface.
page-lead-up = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } fait surface dans la zone { $zone }.
page-lead-chosen = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } choisi l’une d’elles{ $under ->
        [0] .
       *[other] , avec une carte de capacité dessous.
    }
page-wounds-of = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } sur { $limit }
page-hand-size = { $cards ->
        [0] aucune carte de capacité
        [one] 1 carte de capacité
       *[other] { $cards } cartes de capacité
    }{ $under ->
        [0] { "" }
       *[other] { " " }· 1 posée
    }
page-of = { $count } sur { $limit }
page-attached = { WORD($gear) } accroché
page-aims-at = vise { $zone }
page-caged = dans la cage
page-out = hors jeu

title-act-2 = Acte 2
title-orca = L’Orca
