### Les plateaux de Jaws sur la page.

## Les deux actes

page-amity = Amity · manche { $round }
page-orca = L’Orca · manche { $round }

# $act is 1 or 2: actions of Act 1, steps of Act 2.
page-turn = { WORD($member) } : { $act ->
        [1] { $count ->
            [0] plus d’action
            [one] encore { $count } action
           *[other] encore { $count } actions
        }
       *[other] { $count ->
            [0] plus de pas
           *[other] encore { $count } pas
        }
    }
page-secret-start = le requin se cache
page-secret-token = le requin nage en secret
page-secret-hunt = le requin nage en secret
page-secret-rush = le requin nage en secret
page-secret-surface = le requin choisit en secret
page-secret-ability = le requin choisit en secret
page-seat-shark = le requin

# $shared is a member whom two players share, if there is one.
page-seat-crew = l’équipage : { $members-row }{ $shared-count ->
        [0] { "" }
       *[other] , partage { $shared }
    }
page-crew = L’équipage
page-how-many = Combien de barils ?

# A move of several kinds, to choose from.
page-more = { $move } …

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

page-tap-here = Touche la case pour voir ce que tu peux y faire.
page-tap-start = Touche une case en surbrillance pour y commencer.
page-tap-hunt = Touche une case en surbrillance pour y nager.
page-tap-rush = Touche une case en surbrillance : la pointe de vitesse peut t’y mener.
page-tap-pick = À qui le tour ? Touche un membre en surbrillance, ou un bouton.
page-tap-crew = Touche une case en surbrillance pour y aller ou y agir.
page-tap-event = Touche un endroit en surbrillance.
page-tap-place = Touche un endroit en surbrillance pour y embarquer.
page-tap-surface = Touche l’eau en surbrillance d’une option, ou sa carte.
page-tap-show = Touche une option que tu n’as pas choisie.
page-tap-ready = Qui se prépare ensuite ? Touche un membre en surbrillance.
page-tap-move = Touche un endroit en surbrillance pour y aller, ou une arme pour la sortir.
page-tap-target = Touche l’eau en surbrillance que tu vises.
page-tap-attack = Touche le requin, ou le membre qui attaque.
page-tap-ram = Touche l’eau en surbrillance à côté de toi.
page-tap-bite = Touche une cible en surbrillance pour la mordre.
page-tap-cage = Touche un membre qui peut utiliser la cage.
page-tap-domino = Touche une case du bateau voisine de celle que tu as touchée.
page-tap-again = Touche une cible en surbrillance pour la mordre encore.
page-tap-bonus = Touche un membre pour le mordre aussi.

## Act 1: the map

# $things is what is there.
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
page-belief-on = Montrer où le requin pourrait être
page-belief-off = Ne plus montrer où le requin pourrait être

# Names on the map, where there is little room.
page-short-5 = 5 Quai
page-short-6 = 6 Police
page-short-7 = 7 Mairie
page-short-8 = 8 Quai
page-short-Shop = Magasin

## Act 1: beside the map

page-status = Situation
page-track = Baigneurs mangés : { $count }
page-eaten-secretly = et { $count } pendant ce tour (toi seul le sais)
page-stuck = Barils sur le requin : { $count } sur 2
page-tokens-left = { $count ->
        [0] Plus de jeton de pouvoir
        [one] Encore { $count } jeton de pouvoir
       *[other] Encore { $count } jetons de pouvoir
    }
page-token-played = un a été joué dans cette manche
page-token-secret = un a été joué dans cette manche (toi seul le sais)
page-event = Événement
page-no-event = Pas encore d’événement
page-card-swimmers = Nouveaux baigneurs :
page-side-N = { $count } Nord
page-side-E = { $count } Est
page-side-S = { $count } Sud
page-side-W = { $count } Ouest
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } a { $count ->
        [0] 0 baril
        [one] { $count } baril
       *[other] { $count } barils
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
page-pad = Carnet (toi seul le vois)
page-pad-at = Tu es { WORD($space, form: "at") }
page-pad-rush = Pointe de vitesse : encore { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
page-pad-no-token = Cette manche : aucun jeton de pouvoir

# $used is 1 if the token cannot be used any more.
page-pad-token = Cette manche : « { WORD($token) } »{ $used ->
        [0] { "" }
       *[other] , déjà utilisé
    }
page-pad-eaten = Mangés pendant ce tour : { $eaten-row }
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
page-legend-crack = touche endommage
page-legend-hole = touches détruisent

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
page-zone = zone
page-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
page-evade = esquive { $evade }
page-shakes = décroche
page-chosen = choisie
page-not-chosen = pas choisie
page-wounds = { $count } blessures sur { $limit }
page-shark-wounds = Blessures du requin : { $count } sur { $limit }

# $gear is what is attached to the shark; $under is 1 if a card lies under the token.
page-shark-cards = Accroché au requin : { $gear-count ->
        [0] rien
       *[other] { $gear-row }
    } · { $cards ->
        [0] aucune carte de capacité
        [one] { $cards } carte de capacité
       *[other] { $cards } cartes de capacité
    }{ $under ->
        [0] { "" }
       *[other] , une carte est sous le jeton
    }
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
ability-text-mouth = Une case touchée blesse tous ceux qui sont dessus.
ability-text-ramming = Nage une zone plus loin après les attaques de l’équipage : +2 touches.
ability-text-domino = Une case touchée transmet 2 touches à une case voisine.
ability-text-hard = L’esquive est de 3.
ability-text-waves = Une case touchée jette à l’eau tous ceux qui sont à bord.
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
