### What Jaws says. The shark is one player ($seat); the crew's three members have names of their own.

## Members of the crew

member-quint = Quint
member-brody = Brody
member-hooper = Hooper

## Spaces of Amity Island

space-sea-1 = pleine mer 1
    .the = la pleine mer 1
    .at = en pleine mer 1
    .to = jusqu’à la pleine mer 1
space-sea-2 = pleine mer 2
    .the = la pleine mer 2
    .at = en pleine mer 2
    .to = jusqu’à la pleine mer 2
space-sea-3 = pleine mer 3
    .the = la pleine mer 3
    .at = en pleine mer 3
    .to = jusqu’à la pleine mer 3
space-sea-4 = pleine mer 4
    .the = la pleine mer 4
    .at = en pleine mer 4
    .to = jusqu’à la pleine mer 4
space-north = plage Nord
    .the = la plage Nord
    .at = à la plage Nord
    .to = jusqu’à la plage Nord
space-east = plage Est
    .the = la plage Est
    .at = à la plage Est
    .to = jusqu’à la plage Est
space-south = plage Sud
    .the = la plage Sud
    .at = à la plage Sud
    .to = jusqu’à la plage Sud
space-west = plage Ouest
    .the = la plage Ouest
    .at = à la plage Ouest
    .to = jusqu’à la plage Ouest
space-west-dock = quai Ouest
    .the = le quai Ouest
    .at = au quai Ouest
    .to = jusqu’au quai Ouest
space-police = commissariat d’Amity
    .the = le commissariat d’Amity
    .at = au commissariat d’Amity
    .to = jusqu’au commissariat d’Amity
space-mayor = mairie
    .the = la mairie
    .at = à la mairie
    .to = jusqu’à la mairie
space-east-dock = quai Est
    .the = le quai Est
    .at = au quai Est
    .to = jusqu’au quai Est
space-shop = magasin
    .the = le magasin
    .at = au magasin
    .to = jusqu’au magasin

## Power tokens

token-frenzy = Frénésie
token-evasive = Nage furtive
token-sight = Hors de vue
token-burst = Pointe de vitesse

## Event cards

event-gardner = Le bateau de Ben Gardner
event-news = Amity Island fait la une
event-roast = Le rôti des fêtes
event-vaughn = Le maire Vaughn s’en mêle
event-wrong-shark = Pas le bon requin
event-july = Le 4 juillet
event-birthday = L’anniversaire de Michael Brody
event-silva = Frank Silva, capitaine du port
event-bounty = 3 000 $ de prime pour le requin
event-indianapolis = L’USS Indianapolis
event-alert = Alerte au requin
event-hoax = Le canular de l’aileron en carton
event-helicopter = Hélicoptère

## Ability cards

ability-strength = Force décuplée
ability-helping = Du rab
ability-maul = Acharnement
ability-mouth = Gueule béante
ability-ramming = Éperonnage
ability-domino = Effet domino
ability-hard = Cible coriace
ability-waves = Grosses vagues

## Gear cards

gear-pistol = pistolet
    .the = le pistolet
gear-boat-hook = gaffe
    .the = la gaffe
gear-shark-dart = fléchette à requin
    .the = la fléchette à requin
gear-shark-cage = cage à requin
    .the = la cage à requin
gear-machete = machette
    .the = la machette
gear-harpoon-line = ligne de harpon
    .the = la ligne de harpon
gear-chum = appât
    .the = de l’appât
gear-ammo = munitions
    .the = des munitions
gear-rifle = fusil
    .the = le fusil
gear-flare-gun = pistolet de détresse
    .the = le pistolet de détresse
gear-gaff = croc
    .the = le croc
gear-fire-axe = hache d’incendie
    .the = la hache d’incendie
gear-baseball-bat = batte de baseball
    .the = la batte de baseball
gear-tow-rope = corde de remorquage
    .the = la corde de remorquage
gear-barrel-harness = harnais à baril
    .the = le harnais à baril
gear-tracking-beacon = balise de repérage
    .the = la balise de repérage

## Log, Act 1: the event

log-event = Événement : { WORD($event) }. { $count ->
        [0] Aucun baigneur n’arrive.
        [one] { $count } baigneur arrive.
       *[other] { $count } baigneurs arrivent.
    }
log-swimmers = { $count ->
        [one] { $count } baigneur arrive
       *[other] { $count } baigneurs arrivent
    } { WORD($space, form: "at") }.
log-closed-soon = { WORD($space, form: "the", capital: "yes") } est fermée : personne ne s’y baigne. Elle rouvre bientôt.
log-closed-opens = { WORD($space, form: "the", capital: "yes") } était fermée : personne ne s’y baigne. Elle est de nouveau ouverte.
log-supply-empty = Il n’y a plus de jetons baigneur : { $count ->
        [one] { $count } baigneur ne vient pas
       *[other] { $count } baigneurs ne viennent pas
    }.
log-michael-stays = Michael est déjà dans l’eau { WORD($space, form: "at") } et y reste.
log-michael-swims = Michael se baigne { WORD($space, form: "at") }.
log-reopens = { WORD($space, form: "the", capital: "yes") } est de nouveau ouverte.

# What each card does.
log-text-gardner = Pendant cette manche, le requin peut jeter à l’eau le capitaine de tout bateau qu’il croise.
log-text-news = Un membre de l’équipage reçoit une action supplémentaire pour cette manche.
log-text-roast = Pendant cette manche, on ne peut ni déposer ni récupérer de barils aux quais.
log-text-vaughn = L’équipage évacue une plage et la ferme.
log-text-wrong-shark = Brody et Hooper vont à l’un des quais, et le requin reçoit une action supplémentaire.
log-text-july = Toutes les plages rouvrent, et aucune ne peut être fermée pendant cette manche.
log-text-birthday = Michael se baigne à la plage ouverte qui a le moins de baigneurs.
log-text-silva = Pendant cette manche, déposer et récupérer des barils aux quais est gratuit.
log-text-bounty = Hooper reçoit une action supplémentaire pour cette manche.
log-text-indianapolis = Quint reçoit une action supplémentaire pour cette manche.
log-text-hoax = Tout l’équipage se précipite à la plage qui a le plus de baigneurs.
log-text-helicopter = Brody peut s’envoler vers n’importe quelle case de l’île.

# The crew's answers.
log-extra-action = { WORD($member) } reçoit l’action supplémentaire.
log-wrong-shark = Brody et Hooper vont { WORD($space, form: "at") }.
log-helicopter = L’hélicoptère dépose Brody { WORD($space, form: "at") }.
log-empties = L’équipage ferme { WORD($space, form: "the") } : { $count ->
        [0] personne ne s’y baignait
        [one] { $count } baigneur rentre à la maison
       *[other] { $count } baigneurs rentrent à la maison
    }.
log-hoax = Tout l’équipage se précipite { WORD($space, form: "at") }.

## Log, Act 1: the shark's secret turn, which only the shark reads

log-shark-starts = { $seat-is ->
        [you] Tu commences
       *[other] En secret, le requin commence
    } { WORD($space, form: "at") }.
log-shark-token = { $seat-is ->
        [you] Tu joues
       *[other] En secret, le requin joue
    } « { WORD($token) } ».
log-shark-no-token = { $seat-is ->
        [you] Tu ne joues
       *[other] En secret, le requin ne joue
    } aucun jeton de pouvoir.
log-shark-swims = { $seat-is ->
        [you] Tu nages
       *[other] En secret, le requin nage
    } { WORD($space, form: "to") }.
log-shark-eats = { $seat-is ->
        [you] Tu manges
       *[other] En secret, le requin mange
    } { $count ->
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    } { WORD($space, form: "at") }.
log-shark-eats-michael = { $seat-is ->
        [you] Tu manges
       *[other] En secret, le requin mange
    } Michael { WORD($space, form: "at") }.

# A whole beach at once, Michael included.
log-shark-eats-all = { $seat-is ->
        [you] Tu manges
       *[other] En secret, le requin mange
    } { $count ->
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    } et Michael { WORD($space, form: "at") }.
log-shark-burst = { $seat-is ->
        [you] Tu commences ta
       *[other] En secret, le requin commence sa
    } pointe de vitesse.
log-shark-halts = { $seat-is ->
        [you] Tu termines ta
       *[other] En secret, le requin termine sa
    } pointe de vitesse.
log-shark-knocks = { $seat-is ->
        [you] Tu jettes
       *[other] En secret, le requin jette
    } { WORD($member) } à l’eau.
log-shark-ends = { $seat-is ->
        [you] Tu termines ton tour.
       *[other] En secret, le requin termine son tour.
    }

## Log, Act 1: the shark's report

# $count leaves Michael out; $michael is 1 if he was eaten.
log-report = { $count ->
        [0] { $michael ->
            [0] { $seat-is ->
                [you] Tu n’as
               *[other] Le requin n’a
            } mangé personne
           *[other] { $seat-is ->
                [you] Tu as
               *[other] Le requin a
            } mangé Michael ({ $beaches })
        }
        [one] { $seat-is ->
            [you] Tu as
           *[other] Le requin a
        } mangé { $count } baigneur{ $michael ->
            [0] { "" }
           *[other] { " " }et Michael
        } ({ $beaches })
       *[other] { $seat-is ->
            [you] Tu as
           *[other] Le requin a
        } mangé { $count } baigneurs{ $michael ->
            [0] { "" }
           *[other] { " " }et Michael
        } ({ $beaches })
    }.
log-eaten = { $count ->
        [one] { $count } baigneur a été mangé
       *[other] { $count } baigneurs ont été mangés
    } { WORD($space, form: "at") }.
log-eaten-michael = Michael a été mangé { WORD($space, form: "at") }.
log-track = Le compteur de baigneurs est maintenant à { $track }.
log-sensors = { $spaces-count ->
        [one] Détecteur de mouvement déclenché
       *[other] Détecteurs de mouvement déclenchés
    } : { $spaces }.
log-no-sensors = Aucun détecteur de mouvement ne s’est déclenché.
log-token-played = { $seat-is ->
        [you] Tu as
       *[other] Le requin a
    } joué un jeton de pouvoir.
log-no-token-played = { $seat-is ->
        [you] Tu n’as
       *[other] Le requin n’a
    } joué aucun jeton de pouvoir.
log-knocked = { WORD($member) } a été jeté à l’eau.

## Log, Act 1: the crew's turns

log-begins = Le tour de { WORD($member) } commence : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
log-moves = { WORD($member) } va { WORD($space, form: "at") }.
log-rescues = { WORD($member) } sauve un baigneur { WORD($space, form: "at") }.
log-rescues-michael = { WORD($member) } sauve Michael { WORD($space, form: "at") }.
log-takes-dock = { WORD($member) } récupère { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } { WORD($space, form: "at") }.
log-takes-water = { WORD($member) } récupère { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } dans l’eau { WORD($space, form: "at") }.
log-takes-hooper = { WORD($member) } récupère { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } sur le bateau de Hooper.
log-takes-shop = { WORD($member) } récupère un baril au magasin.
log-drops = { WORD($member) } dépose un baril { WORD($space, form: "at") }.
log-gives = Hooper donne { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } à Quint.
log-launches = Quint lance un baril vers { WORD($space, form: "the") } : { $answer ->
        [hit] il touche le requin !
       *[miss] raté.
    }
log-binoculars = Brody regarde dans les jumelles { WORD($space, form: "at") }. { $seat-is ->
        [you] Tu réponds
       *[other] Le requin répond
    } : { $answer ->
        [there] ici.
       *[no] pas ici.
    }
log-finder = Hooper utilise le sonar { WORD($space, form: "at") }. { $seat-is ->
        [you] Tu réponds
       *[other] Le requin répond
    } : { $answer ->
        [there] ici.
        [nearby] tout près.
       *[no] ni ici ni tout près.
    }
log-closes = { WORD($member) } ferme { WORD($space, form: "the") }.
log-reboards = { WORD($member) } remonte à bord.
log-done = { WORD($member) } a fini.

# Headlines: what came of a member's turn.
log-turn-launch = Le baril de Quint vers { WORD($space, form: "the") } { $answer ->
        [hit] a touché le requin !
       *[miss] a raté sa cible.
    }
log-turn-look = { WORD($member) } a cherché le requin { WORD($space, form: "at") } : { $answer ->
        [there] trouvé !
        [nearby] tout près.
       *[no] aucune trace.
    }
log-turn-overboard = { WORD($member) } est encore à l’eau.
log-turn-over = { WORD($member) } termine son tour { WORD($space, form: "at") }{ $count ->
        [0] { "" }
        [one] { " " }avec { $count } baril
       *[other] { " " }avec { $count } barils
    }.

## Log: the end of Act 1

log-act-over-barrels = Deux barils sont accrochés au requin : l’acte 1 est fini, l’acte 2 commence.
log-act-over-swimmers = Le compteur de baigneurs est à { $track } : l’acte 1 est fini, l’acte 2 commence.
log-act-over-summer = L’été est fini : l’acte 1 se termine, l’acte 2 commence.

## Log, Act 2: setting up

# $count is how many the shark holds now.
log-deals-ability = Le requin reçoit une carte de capacité et en a maintenant { $count }.
log-deals-ability-seen = { $seat-is ->
        [you] Tu reçois
       *[other] Le requin reçoit
    } « { WORD($ability) } ».
log-deals-gear = L’équipage reçoit { WORD($gear, form: "the") }.
log-gets-gear = { WORD($member) } reçoit { WORD($gear, form: "the") }.
log-boards = { WORD($member) } embarque sur la case { $zone } du bateau.

## Log, Act 2: options and choices

# $shakes is 1 if the card shakes off gear.
log-option = Option { $option } : zone { $zone }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, esquive { $evade }{ $shakes ->
        [0] { "" }
       *[other] , décroche l’équipement
    }.
log-shark-option = { $seat-is ->
        [you] Tu choisis
       *[other] En secret, le requin choisit
    } l’option { $option }, zone { $zone }.
log-shark-ability = { $seat-is ->
        [you] Tu joues
       *[other] En secret, le requin joue
    } « { WORD($ability) } ».
log-shark-no-ability = { $seat-is ->
        [you] Tu ne joues
       *[other] En secret, le requin ne joue
    } aucune carte de capacité.

# $cards is 1 if an ability card lies under the token.
log-locked-in = { $seat-is ->
        [you] Tu as
       *[other] Le requin a
    } choisi, { $cards ->
        [0] sans carte de capacité
       *[other] avec une carte de capacité
    }.
log-shows = { $seat-is ->
        [you] Tu montres
       *[other] Le requin montre
    } que l’option { $option } (zone { $zone }) n’a pas été choisie.

## Log, Act 2: the crew prepares

log-prepares = { WORD($member) } se prépare.
log-goes-boat = { WORD($member) } va sur la case { $zone } du bateau.
log-goes-water = { WORD($member) } va dans l’eau de la zone { $zone }.
log-climbs = { WORD($member) } monte à bord sur la case { $zone } du bateau.
log-readies = { WORD($member) } sort { WORD($gear, form: "the") }.
log-aims = { WORD($member) } vise la zone { $zone }.
log-chum = { WORD($member) } jette de l’appât.
log-ready = { WORD($member) } est prêt : { WORD($gear) }, zone { $zone }.
log-ready-unarmed = { WORD($member) } est prêt, sans arme.

## Log, Act 2: the shark surfaces

log-surfaces = { $seat-is ->
        [you] Tu fais
       *[other] Le requin fait
    } surface dans la zone { $zone } (option { $option }), sans carte de capacité.
log-surfaces-with = { $seat-is ->
        [you] Tu fais
       *[other] Le requin fait
    } surface dans la zone { $zone } (option { $option }) avec « { WORD($ability) } ».
log-shakes-off = { $seat-is ->
        [you] Tu décroches
       *[other] Le requin décroche
    } : { $gear }.

## Log, Act 2: the crew attacks

log-attacks = { WORD($member) } attaque avec { WORD($gear, form: "the") }.
log-holds-back = { WORD($member) } n’attaque pas.
log-attached = { WORD($gear, form: "the", capital: "yes") } s’accroche au requin.

# $hits is the sum of the dice.
log-dice = { $dice-count ->
        [one] Le dé montre { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
       *[other] Les dés montrent { $dice } : { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }.
    }
log-rerolls-blanks = { WORD($member) } relance les faces vides.
log-keeps-blanks = { WORD($member) } garde les dés.
log-evaded = L’attaque de { WORD($member) } échoue : { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } contre une esquive de { $evade }.

# $total wounds of $limit.
log-shark-wounded = { WORD($member) } { $seat-is ->
        [you] te blesse
       *[other] blesse le requin
    } : { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }, { $total } sur { $limit } en tout.
log-used-up = { WORD($gear, form: "the", capital: "yes") } est hors d’usage.
log-uses-ammo = { WORD($member) } défausse des munitions et garde { WORD($gear, form: "the") }.
log-discards = { WORD($member) } défausse { WORD($gear, form: "the") }.

## Log, Act 2: the shark attacks

log-rams = { $seat-is ->
        [you] Tu fonces
       *[other] Le requin fonce
    } dans la zone { $zone }.
log-stays = { $seat-is ->
        [you] Tu restes où tu es.
       *[other] Le requin reste où il est.
    }
log-bites-boat = { $seat-is ->
        [you] Tu mords
       *[other] Le requin mord
    } la case { $zone } du bateau avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
log-bites-again = { $seat-is ->
        [you] Tu mords
       *[other] Le requin mord
    } une deuxième fois : la case { $zone } du bateau, avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
log-bites-no-more = { $seat-is ->
        [you] Tu ne mords
       *[other] Le requin ne mord
    } pas une deuxième fois.
log-bites-member = { $seat-is ->
        [you] Tu mords
       *[other] Le requin mord
    } { WORD($member) } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
log-bites-nobody = { $seat-is ->
        [you] Tu ne mords
       *[other] Le requin ne mord
    } personne.
log-bites-bonus = Attaque bonus : { $seat-is ->
        [you] tu mords
       *[other] le requin mord
    } { WORD($member) } avec 1 dé.
log-cage = { WORD($member) } ferme la cage à requin.
log-no-cage = { WORD($member) } laisse la cage à requin ouverte.

# $dice is which dice, counted from 1.
log-mauls = { $seat-is ->
        [you] Tu relances
       *[other] Le requin relance
    } { $dice-count ->
        [one] le dé { $dice }
       *[other] les dés { $dice }
    }.
log-shark-keeps = { $seat-is ->
        [you] Tu gardes
       *[other] Le requin garde
    } les dés.
log-ram-adds = { $count ->
        [one] L’éperonnage ajoute { $count } touche.
       *[other] L’éperonnage ajoute { $count } touches.
    }
log-boat-holds = La case { $zone } du bateau tient bon : { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
log-boat-damaged = La case { $zone } du bateau est endommagée : { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
log-boat-destroyed = La case { $zone } du bateau est détruite : { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
log-strength = La force décuplée détruit ce qui ne serait qu’endommagé.
log-domino = Effet domino : { $seat-is ->
        [you] tu transmets
       *[other] le requin transmet
    } des touches à la case { $zone } du bateau.
log-falls = { WORD($member) } tombe dans l’eau de la zone { $zone }.
log-bite-misses = { $seat-is ->
        [you] Tu rates
       *[other] Le requin rate
    } { WORD($member) }.
log-cage-holds = La cage à requin protège { WORD($member) }.

# $total wounds of $limit.
log-wounded = { WORD($member) } reçoit { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } : { $total } sur { $limit }.
log-out = { WORD($member) } est hors jeu.
log-dives = { $seat-is ->
        [you] Tu plonges.
       *[other] Le requin plonge.
    }
log-round = La manche { $round } commence.

## The end

won-barrels = Deux barils sont accrochés au requin : { $seats-are ->
        [you] tu gagnes !
        [with-you] ton équipage gagne !
        [one] l’équipage gagne !
       *[others] l’équipage gagne !
    }
won-swimmers = Le compteur de baigneurs est à { $track } : { $seat-is ->
        [you] tu gagnes !
       *[other] le requin gagne !
    }
won-wounds = Le requin est mort : { $seats-are ->
        [you] tu gagnes !
        [with-you] ton équipage gagne !
        [one] l’équipage gagne !
       *[others] l’équipage gagne !
    }
won-sinking = L’Orca a coulé : { $seat-is ->
        [you] tu gagnes !
       *[other] le requin gagne !
    }
won-eating = Tout l’équipage est hors jeu : { $seat-is ->
        [you] tu gagnes !
       *[other] le requin gagne !
    }
won-nobody-summer = L’été est fini, et personne n’a gagné.
won-nobody-night = La nuit tombe, et personne n’a gagné.

## Questions

ask-nothing = Il n’y a rien à décider.
ask-phase-start = C’est toi le requin. Où commences-tu ?
ask-phase-token = Jouer un jeton de pouvoir pour cette manche ?
ask-phase-surface = Où vas-tu faire surface ? Choisis une option en secret.
ask-phase-ability = Jouer une carte de capacité face cachée ?
ask-phase-show = Montre à l’équipage une option que tu n’as pas choisie.
ask-phase-blanks = Relancer les faces vides, ou garder les dés ?
ask-phase-ammo = Défausser des munitions, ou l’arme ?
ask-phase-ram = Foncer dans l’eau d’à côté pour 2 touches de plus, ou rester ?
ask-phase-bite = Ton attaque : mords une case du bateau, quelqu’un dans l’eau, ou personne.
ask-phase-maul = Relancer des dés, ou les garder ?
ask-phase-domino = Effet domino : quelle case du bateau voisine de celle que tu as touchée reçoit 2 touches ?
ask-phase-again = Du rab : mordre une autre case du bateau avec 2 dés ?
ask-phase-bonus = Attaque bonus sur quelqu’un dans l’eau près de toi, ou plonger ?
ask-event-news = Amity Island fait la une : qui reçoit une action supplémentaire ?
ask-event-vaughn = Le maire Vaughn s’en mêle : quelle plage est évacuée et fermée ?
ask-event-wrong-shark = Pas le bon requin : à quel quai vont Brody et Hooper ?
ask-event-birthday = L’anniversaire de Michael Brody : à quelle plage Michael se baigne-t-il ?
ask-event-hoax = Le canular de l’aileron en carton : à quelle plage l’équipage se précipite-t-il ?
ask-event-helicopter = Hélicoptère : où Brody se pose-t-il ?
ask-hunt = Ton tour secret, { $count ->
        [0] plus d’action : jette quelqu’un à l’eau, ou termine ton tour.
        [one] encore { $count } action : nage, mange, ou termine ton tour.
       *[other] encore { $count } actions : nage, mange, ou termine ton tour.
    }
ask-burst = Pointe de vitesse : nage jusqu’à une case voisine.
ask-burst-on = Pointe de vitesse, { $count ->
        [0] plus de case : jette quelqu’un à l’eau, ou arrête-toi ici.
        [one] encore { $count } case : continue à nager, ou arrête-toi ici.
       *[other] encore { $count } cases : continue à nager, ou arrête-toi ici.
    }
ask-pick = { $members-count ->
        [one] Est-ce au tour de { $members } ?
       *[other] À qui le tour : { $members-row } ?
    }
ask-turn = Tour de { WORD($member) }, { $count ->
        [0] plus d’action : fais ce qui est gratuit, ou termine le tour.
        [one] encore { $count } action.
       *[other] encore { $count } actions.
    }
ask-divide = Qui reçoit { WORD($gear, form: "the") } ?
ask-board = Où { WORD($member) } embarque-t-il ?
ask-board-any = Choisis une case du bateau et qui y embarque : { $members-row }.

# $chum is 1 if somebody can play Chum.
ask-prepare = { $members-count ->
        [0] Jouer l’appât ?
        [1] Est-ce que { $members } se prépare ensuite ?{ $chum ->
            [0] { "" }
           *[other] { " " }Ou joue l’appât.
        }
       *[other] Qui se prépare ensuite : { $members-row } ?{ $chum ->
            [0] { "" }
           *[other] { " " }Ou joue l’appât.
        }
    }
ask-steps = { WORD($member) } se prépare : { $count ->
        [0] sors une arme, ou termine.
        [one] fais jusqu’à { $count } pas, puis sors une arme, ou termine.
       *[other] fais jusqu’à { $count } pas, puis sors une arme, ou termine.
    }
ask-target = { WORD($member) } a sorti { WORD($gear, form: "the") } : quelle zone viser ?
ask-attack = Le requin est en surface dans la zone { $zone }. { $members-count ->
        [one] Est-ce que { $members } attaque, ou non ?
       *[other] Attaquer ou pas : { $members-row } ?
    }
ask-cage = { $members-count ->
        [one] Est-ce que { $members } ferme la cage à requin avant le lancer des dés ?
       *[other] Fermer la cage à requin avant le lancer des dés : { $members-row } ?
    }

## Refusals

# What has to be decided now instead.
no-phase-start = Choisis d’abord où tu commences : une des douze cases avec de l’eau.
no-phase-event = Réponds d’abord à la carte Événement.
no-phase-token = Choisis d’abord un jeton de pouvoir, ou aucun.
no-phase-hunt = Nage, mange ou termine ton tour.
no-phase-rush = Pendant une pointe de vitesse, continue à nager ou arrête-toi.
no-phase-pick = Choisis d’abord à qui le tour.
no-phase-crew = Ce membre de l’équipage ne peut pas faire ça.
no-phase-divide = Répartis d’abord l’équipement.
no-phase-place = Chaque membre embarque une fois, sur une case du bateau.
no-phase-surface = Choisis une des trois options.
no-phase-ability = Joue une carte de capacité de ta main, ou aucune.
no-phase-show = Montre une option que tu n’as pas choisie.
no-phase-ready = D’abord, l’équipage se prépare.
no-phase-move = Fais un pas, sors une arme, ou termine.
no-phase-target = L’arme a d’abord besoin d’une cible.
no-phase-attack = Les membres qui ont visé la bonne zone attaquent ou non.
no-phase-blanks = Relance les faces vides, ou garde les dés.
no-phase-ammo = Défausse des munitions ou l’arme.
no-phase-ram = Fonce dans l’eau d’à côté, ou reste.
no-phase-bite = Mords quelque chose à ta portée, ou personne.
no-phase-cage = Ferme la cage à requin, ou laisse-la ouverte.
no-phase-maul = Relance des dés, ou garde-les.
no-phase-domino = Choisis une case du bateau voisine de celle que tu as touchée.
no-phase-again = Mords une autre case du bateau à ta portée, ou aucune.
no-phase-bonus = Mords quelqu’un près de toi qui n’a pas encore eu d’attaque bonus, ou plonge.

# Turns.
no-other-player = Ce n’est pas toi qui joues { WORD($member) }.
no-turn-again = { WORD($member) } a déjà eu son tour dans cette manche.
no-turn-out = { WORD($member) } est hors jeu.
no-prepare-again = { WORD($member) } s’est déjà préparé.
no-prepare-other = C’est au tour de { WORD($member) } de se préparer.
no-actions = Il ne reste plus d’action pour ça.
no-event-beach = { WORD($event) } : on ne peut pas choisir { WORD($space, form: "the") }.
no-event-member = « { WORD($event) } » demande un membre de l’équipage, pas une plage.
no-event-dock = « { WORD($event) } » demande un quai, pas une plage.
no-event-landing = « { WORD($event) } » : dis où Brody se pose.

# The shark in Act 1.
no-token-again = « { WORD($token) } » a déjà été joué.
no-in-burst = Tu es en pointe de vitesse : continue à nager ou arrête-toi d’abord.
no-swim = { WORD($space, form: "the", capital: "yes") } n’est pas à côté de toi par la mer.
no-burst = Tu n’as pas de pointe de vitesse à utiliser.
no-halt = Il n’y a pas de pointe de vitesse à arrêter.
no-knock-event = Les capitaines ne sont en danger que pendant « Le bateau de Ben Gardner ».
no-knock = Tu ne peux pas jeter { WORD($member) } à l’eau ici.
no-eat-michael = Michael n’est pas ici.
no-eat = Il n’y a pas de baigneur à manger ici.
no-eat-all-token = Seule une frénésie mange tout le monde d’un coup.
no-eat-all-once = Dans cette partie, une frénésie ne vaut que pour une bouchée.
no-eat-all = Il n’y a pas de foule à manger ici.

# The crew in Act 1.
no-overboard = { WORD($member) } est à l’eau et ne peut que remonter à bord.
no-walk = { WORD($space, form: "the", capital: "yes") } n’est pas à côté de Brody par la terre.
no-sail = { WORD($space, form: "the", capital: "yes") } n’est pas à côté du bateau par la mer.
no-rescue-michael = Seul Brody peut sauver son fils.
no-beach-here = Il n’y a pas de plage ici.
no-rescue = Il n’y a personne à sauver ici.
no-docks = Les quais sont fermés pendant « Le rôti des fêtes ».
no-barrels = Il n’y a pas autant de barils ici, ou il ne reste plus d’action.
no-take-hooper = Hooper donne ses barils à Quint ; il ne peut pas les récupérer.
no-hooper-barrels = Hooper n’est pas ici avec autant de barils, ou il ne reste plus d’action.
no-reboard-cost = { $count ->
        [one] Remonter à bord coûte { $count } action.
       *[other] Remonter à bord coûte { $count } actions.
    }
no-reboard = { WORD($member) } n’est pas à l’eau.
no-give-only-hooper = Seul Hooper donne des barils à Quint.
no-give-none = Hooper n’a pas de baril à donner.
no-give-apart = Hooper et Quint ne sont pas sur la même case.
no-binoculars-only-brody = Seul Brody a des jumelles.
no-binoculars-again = Les jumelles ont déjà servi dans cette manche.
no-binoculars = Pour les jumelles, il faut une plage et une action.
no-close-only-brody = Seul Brody ferme des plages.
no-close-july = Aucune plage ne peut être fermée le 4 juillet.
no-close-office = On ferme les plages depuis le commissariat d’Amity ou la mairie.
no-close-again = Brody a déjà fermé une plage dans cette manche.
no-close-swimmers = Il y a des baigneurs { WORD($space, form: "at") }.
no-close-closed = { WORD($space, form: "the", capital: "yes") } est déjà fermée.
no-drop-only-brody = Seul Brody dépose des barils aux quais.
no-drop = Brody a besoin d’un baril, d’un quai et d’une action.
no-shop-only-brody = Seul Brody récupère des barils au magasin.
no-brody-barrels = Brody ne récupère des barils qu’au magasin.
no-shop-second = Brody ne porte qu’un baril à la fois.
no-shop = Il faut que Brody soit au magasin, qu’il y reste un baril et qu’il ait une action.
no-launch-only-quint = Seul Quint lance des barils.
no-launch-none = Il n’y a pas de baril sur l’Orca.
no-launch-again = Quint a déjà lancé un baril dans cette manche.
no-launch-far = { WORD($space, form: "the", capital: "yes") }, c’est trop loin pour le canon à harpon.
no-finder-only-hooper = Seul Hooper a le sonar.
no-finder-again = Le sonar a déjà servi dans cette manche.

# Act 2.
no-ability = « { WORD($ability) } » n’est pas dans ta main.
no-chum = Ce membre ne peut pas jouer l’appât maintenant.
no-climb = Monter à bord coûte les deux pas.
no-step = Cette case n’est pas voisine, ou il ne reste plus de pas.
no-weapon = Ce membre n’a pas cette arme.
no-target = Cette zone est hors de portée de l’arme.
no-bite-again = Le rab ne vaut que pour les cases du bateau.
no-bite-gone = La case { $zone } du bateau n’existe plus.
no-bite-far = La case { $zone } du bateau n’est pas à côté de toi.
no-bite-member = { WORD($member) } n’est pas dans l’eau près de toi.
no-bonus = { WORD($member) } n’est pas près de toi, ou a déjà eu une attaque bonus.

## Reasons, Act 1: before the turns

why-turn-quint = Le baril de Quint a plus de chances une fois que les autres ont cherché.
why-turn-brody = Les jumelles de Brody peuvent montrer à Quint où lancer.
why-turn-hooper = Le sonar de Hooper peut montrer à Quint où lancer.
why-extra-quint = Quint peut lancer ou aller chercher un baril de plus.
why-extra-brody = Brody peut rapprocher des barils des bateaux.
why-extra-hooper = Hooper peut fouiller une case de plus.
why-dock = { $count ->
        [0] Il n’y a pas de baril à ce quai.
        [one] Il y a { $count } baril à ce quai.
       *[other] Il y a { $count } barils à ce quai.
    }
why-fly-shop = C’est là que sont les barils.
why-fly-dock = Quint et Hooper récupèrent des barils à ce quai.
why-fly-on = De là, Brody peut continuer à pied.
why-empty = { $count ->
        [0] Personne ne s’y baigne en ce moment.
        [one] { $count } baigneur de cette plage serait en sécurité.
       *[other] { $count } baigneurs de cette plage seraient en sécurité.
    }
why-michael = { $count ->
        [0] Michael s’y baignerait tout seul.
        [one] Michael s’y baignerait avec { $count } autre.
       *[other] Michael s’y baignerait avec { $count } autres.
    }
why-hoax = Il y a { $count ->
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    } à surveiller.

## Reasons, Act 1: the shark

why-frenzy = Mange une plage entière en une bouchée. La plus remplie a { $count ->
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    }.
why-evasive = { $count ->
        [0] Il n’y a pas de baril dans l’eau pour te remarquer.
        [one] { $count } baril dans l’eau ne remarquerait rien.
       *[other] { $count } barils dans l’eau ne remarqueraient rien.
    }
why-sight = Sonar et jumelles ne trouveraient rien pendant cette manche.
why-burst = Trois cases pour une action. { $count ->
        [0] Tu es à une plage en ce moment.
        [one] La plage la plus proche est à { $count } case.
       *[other] La plage la plus proche est à { $count } cases.
    }
why-no-token = { $count ->
        [one] Garde ton dernier jeton pour une meilleure manche.
       *[other] Garde tes { $count } jetons pour une meilleure manche.
    }
why-eat = Un repas. Le compteur de baigneurs est à { $track }.
why-eat-michael = Michael compte double. Le compteur de baigneurs est à { $track }.
why-knock = { WORD($member) } perd deux actions, et l’équipage le saura.
why-halt = La pointe de vitesse s’arrête ici.
why-end-hunt = { $count ->
        [0] Ton rapport vient ensuite.
        [one] { $count } action reste inutilisée. Ton rapport vient ensuite.
       *[other] { $count } actions restent inutilisées. Ton rapport vient ensuite.
    }
why-far = De là, une plage est à { $count ->
        [one] { $count } case.
       *[other] { $count } cases.
    }
why-beach = { $count ->
        [0] Une plage, mais personne ne s’y baigne encore.
        [one] { $count } baigneur s’y trouve.
       *[other] { $count } baigneurs s’y trouvent.
    }

## Reasons, Act 1: the crew

why-launch = { $percent } % de chances que le requin soit là.
why-binoculars = { $percent } % de chances que le requin soit ici.
why-finder = { $percent } % de chances que le requin soit ici ou à côté.

# $launch is 1 if Quint could launch a barrel there.
why-sail = { $swimmers ->
        [0] { "" }
        [one] { $swimmers } baigneur à sauver.{ " " }
       *[other] { $swimmers } baigneurs à sauver.{ " " }
    }{ $barrels ->
        [0] { "" }
        [one] { $barrels } baril à récupérer.{ " " }
       *[other] { $barrels } barils à récupérer.{ " " }
    }{ $percent } % de chances { $launch ->
        [0] que le requin soit là ou à côté
       *[other] qu’un baril lancé de là atteigne le requin
    }.

# $look is 1 if Brody could use his binoculars there.
why-walk-beach = { $swimmers ->
        [0] { "" }
        [one] { $swimmers } baigneur à sauver.{ " " }
       *[other] { $swimmers } baigneurs à sauver.{ " " }
    }{ $percent } % de chances que { $look ->
        [0] le requin soit là
       *[other] les jumelles y trouvent le requin
    }.
why-walk-shop = { $count ->
        [one] { $count } baril à récupérer au magasin.
       *[other] { $count } barils à récupérer au magasin.
    }
why-walk-drop = Brody peut déposer son baril à ce quai.
why-walk-close = De là, Brody peut fermer une plage.
why-walk-idle = Brody n’a rien à faire là-bas.
why-walk-last = Le tour de Brody s’y termine.
why-close = Les deux prochaines cartes qui nomment { WORD($space, form: "the") } n’y amènent personne.
why-rescue = { $count ->
        [one] Le seul baigneur ici serait en sécurité.
       *[other] Un des { $count } baigneurs ici serait en sécurité.
    }
why-rescue-michael = Michael compte double s’il est mangé.
why-drop = { $count ->
        [0] Quint n’a pas de baril à lancer.
        [one] Quint a { $count } baril à lancer.
       *[other] Quint a { $count } barils à lancer.
    } Lui ou Hooper peut récupérer celui-ci.
why-give = { $count ->
        [0] Quint n’a pas de baril à lancer.
        [one] Quint a { $count } baril à lancer.
       *[other] Quint a { $count } barils à lancer.
    } Cela lui en apporte { $more } de plus.
why-take = { $count ->
        [0] Quint n’a pas encore de baril à lancer.
        [one] Quint a { $count } baril à lancer pour l’instant.
       *[other] Quint a { $count } barils à lancer pour l’instant.
    }
why-take-hooper = { $count ->
        [0] Quint n’a pas de baril à lancer. Hooper peut lui en apporter.
        [one] Quint a { $count } baril à lancer. Hooper peut lui en apporter d’autres.
       *[other] Quint a { $count } barils à lancer. Hooper peut lui en apporter d’autres.
    }
why-reboard = Tant qu’il est à l’eau, il ne peut rien faire d’autre.
why-end = { $count ->
        [0] Tout est fait.
        [one] { $count } action reste inutilisée.
       *[other] { $count } actions restent inutilisées.
    } Le requin est le plus probablement { WORD($space, form: "at") } : { $percent } %.

## Reasons, Act 2: setting up and choosing

why-unarmed = Sans arme, pas d’attaque.
why-prepare = { WORD($member) } { $count ->
        [0] n’a aucune arme au choix
        [one] a { $count } arme au choix
       *[other] a { $count } armes au choix
    }.
why-deal = { WORD($member) } { $count ->
        [0] n’a pas encore d’arme
        [one] a { $count } arme pour l’instant
       *[other] a { $count } armes pour l’instant
    }.

# $count is how many others stand there.
why-board = { $hits ->
        [one] { $hits } touche à cet endroit le met à l’eau
       *[other] { $hits } touches à cet endroit le mettent à l’eau
    }{ $count ->
        [0] { "" }
        [one] { " " }avec { $count } autre
       *[other] { " " }avec { $count } autres
    }.
why-surface = Là, tu mordrais avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } et une esquive de { $evade }.
why-show = Exclut { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } avec une esquive de { $evade } à cet endroit.
why-no-ability = { $count ->
        [one] Garde la carte pour une meilleure manche.
       *[other] Garde les cartes pour une meilleure manche.
    }
why-hard-target = Il faut plus de { $evade ->
        [one] { $evade } touche
       *[other] { $evade } touches
    } aux armes pour te blesser, sauf si elles ignorent l’esquive.
why-ability-strength = Une case du bateau que tu endommages est détruite à la place.
why-ability-helping = Tu peux mordre le bateau une deuxième fois avec deux dés.
why-ability-maul = Tu peux relancer une fois un mauvais lancer.
why-ability-mouth = Tout le monde sur la case du bateau que tu touches reçoit une blessure.
why-ability-ramming = Tu peux aller dans l’eau d’à côté et mordre avec deux touches de plus.
why-ability-domino = Une case du bateau voisine de celle que tu touches reçoit deux touches aussi.
why-ability-waves = Tout le monde à bord tombe à l’eau si tu touches le bateau.

## Reasons, Act 2: the crew

# $water is 1 for a water space; $wounds is 0 if no weapon reaches the shark from there.
why-step = { $water ->
        [0] { "" }
       *[other] Le requin peut le mordre dans l’eau.{ " " }
    }{ $wounds ->
        [0] De là, aucune arme n’atteint un endroit où le requin peut faire surface.
       *[other] Si le requin fait surface à portée, compte environ { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
            [one] blessure
           *[other] blessures
        }.
    }
why-weapon = { $wounds ->
        [0] Aucune arme n’atteint un endroit où le requin peut faire surface.
       *[other] Si le requin fait surface à portée, compte environ { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
            [one] blessure
           *[other] blessures
        }.
    }
why-weapon-short = { WORD($gear, form: "the", capital: "yes") } n’atteint aucun endroit où le requin peut faire surface ; une autre arme, si.
why-target = { $wounds ->
        [0] Le requin ne peut pas faire surface là.
       *[other] Si le requin fait surface là, compte environ { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
            [one] blessure
           *[other] blessures
        }.
    }
why-chum = Exclut un des { $count } endroits où le requin peut faire surface.
why-attack = Compte environ { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] blessure
       *[other] blessures
    }.
why-hold = Garde l’arme. Une attaque ferait environ { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] blessure
       *[other] blessures
    }.
why-reroll-blanks = { $count ->
        [one] { $count } face vide ne peut que s’améliorer.
       *[other] { $count } faces vides ne peuvent que s’améliorer.
    }
why-keep = Les dés montrent { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
why-ammo = Garde l’arme pour un autre tir.
why-discard = Garde les munitions pour une autre arme.
why-cage = Rien ne blesse { WORD($member) } jusqu’à la fin de la manche.
why-no-cage = Garde la cage. { WORD($member) } a { $count } { $count ->
        [one] blessure
       *[other] blessures
    } sur { $limit }.

## Reasons, Act 2: the shark

# $damage is 0 if no hits damage the boat space without destroying it.
why-ram = Deux touches de plus. La case du bateau y est { $damage ->
        [0] détruite par { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }
        [one] endommagée par { $damage } touche et détruite par { $hits }
       *[other] endommagée par { $damage } touches et détruite par { $hits }
    }.
why-ram-water = Deux touches de plus. La case du bateau n’y existe plus.
why-stay = D’ici, tu mords sans les deux touches de plus.

# $damage is 0 if no hits damage the boat space without destroying it.
why-domino = Deux touches sur une case du bateau { $damage ->
        [0] détruite par { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }
        [one] endommagée par { $damage } touche et détruite par { $hits }
       *[other] endommagée par { $damage } touches et détruite par { $hits }
    }.

# $damage is 0 if no hits damage the boat space without destroying it.
why-bite-boat = Cette case du bateau est { $damage ->
        [0] détruite par { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }
        [one] endommagée par { $damage } touche et détruite par { $hits }
       *[other] endommagée par { $damage } touches et détruite par { $hits }
    }.{ $members-count ->
        [0] { "" }
        [one] { " " }{ $members } est dessus.
       *[other] { " " }{ $members } sont dessus.
    }
why-bite-member = { WORD($member) } a { $count } { $count ->
        [one] blessure
       *[other] blessures
    } sur { $limit }. Chaque touche en ajoute une.
why-maul = { $hits ->
        [0] Ces dés ne montrent aucune touche
        [one] Ces dés montrent { $hits } touche
       *[other] Ces dés montrent { $hits } touches
    }. Relancer en donne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne.
why-no-second = Tu renoncerais à la deuxième bouchée.

# $count are the shark's wounds, $crew those of the crew together.
why-dive = Plus de morsures. Tu as { $count } { $count ->
        [one] blessure
       *[other] blessures
    } sur { $limit }, l’équipage en a { $crew }.

# $count are the shark's wounds, $crew those of the crew together.
why-spare = Épargne le bateau et l’équipage. Tu as { $count } { $count ->
        [one] blessure
       *[other] blessures
    } sur { $limit }, l’équipage en a { $crew }.

## Moves, Act 1

move-start = Commencer { WORD($space, form: "at") }
move-swim = Nager { WORD($space, form: "to") }
move-go = Aller { WORD($space, form: "at") }
move-fly = Déposer Brody { WORD($space, form: "at") }
move-empty-beach = Évacuer et fermer { WORD($space, form: "the") }
move-michael = Michael se baigne { WORD($space, form: "at") }
move-rush-to-beach = Se précipiter { WORD($space, form: "at") }
move-dock = Brody et Hooper vont { WORD($space, form: "at") }
move-extra-action = Donner l’action supplémentaire à { WORD($member) }
move-token = Jouer « { WORD($token) } »
move-no-token = Ne pas jouer de jeton de pouvoir
move-eat = Manger un baigneur
move-eat-michael = Manger Michael
move-eat-all = Manger tout le monde ici
move-burst = Commencer la pointe de vitesse
move-halt = S’arrêter ici
move-knock = Jeter { WORD($member) } à l’eau
move-end = Terminer le tour
move-begin = Au tour de { WORD($member) }
move-rescue = Sauver un baigneur
move-rescue-michael = Sauver Michael
move-take-dock = Récupérer { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } au quai
move-take-water = Récupérer { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } dans l’eau
move-take-hooper = Récupérer { $count ->
        [one] { $count } baril
       *[other] { $count } barils
    } sur le bateau de Hooper
move-take-shop = Récupérer un baril au magasin
move-drop = Déposer le baril au quai
move-give = Donner { $count ->
        [one] le baril
       *[other] les { $count } barils
    } à Quint
move-launch = Lancer un baril vers { WORD($space, form: "the") }
move-binoculars = Regarder dans les jumelles
move-close = Fermer { WORD($space, form: "the") }
move-finder = Utiliser le sonar
move-reboard = Remonter à bord

## Moves, Act 2

move-deal = Donner { WORD($gear, form: "the") } à { WORD($member) }
move-board = { WORD($member) } embarque sur la case { $zone } du bateau
move-surface = Option { $option } : faire surface dans la zone { $zone }
move-ability = Jouer « { WORD($ability) } »
move-no-ability = Ne pas jouer de carte de capacité
move-show = Montrer l’option { $option }
move-prepare = { WORD($member) } se prépare ensuite
move-go-boat = Aller sur la case { $zone } du bateau
move-go-water = Aller dans l’eau de la zone { $zone }
move-climb = Monter à bord sur la case { $zone } du bateau
move-weapon = Sortir { WORD($gear, form: "the") }
move-target = Viser la zone { $zone }
move-ready = Terminer
move-chum = { WORD($member) } jette de l’appât
move-attack = { WORD($member) } attaque
move-hold = { WORD($member) } n’attaque pas
move-reroll-blanks = Relancer les faces vides
move-keep = Garder les dés
move-ammo = Défausser des munitions, garder { WORD($gear, form: "the") }
move-discard = Défausser { WORD($gear, form: "the") }
move-ram = Foncer dans la zone { $zone }
move-stay = Rester ici
move-bite-boat = Mordre la case { $zone } du bateau
move-bite-again = Mordre la case { $zone } du bateau en rab
move-bite-member = Mordre { WORD($member) }
move-bite-nobody = Ne mordre personne
move-bite-no-more = Ne plus mordre
move-cage = { WORD($member) } ferme la cage à requin
move-no-cage = { WORD($member) } laisse la cage à requin ouverte
move-maul = Relancer { $dice-count ->
        [one] le dé { $dice }
       *[other] les dés { $dice }
    }
move-domino = Transmettre les touches à la case { $zone } du bateau
move-bonus = Mordre { WORD($member) } (attaque bonus)
move-dive = Plonger

## The board in words: marks of the map

legend = { WORD($word) }
mark-shark = le requin
mark-swimmers = baigneurs
mark-michael = Michael
mark-barrels = barils
mark-closed = plage fermée
mark-shop = Magasin
tile-intact = intacte
tile-damaged = endommagée
tile-gone = détruite, que de l’eau
side-bow = proue
side-port = bâbord
side-starboard = tribord
side-stern = poupe

# What can be used once a round.
tool-launch = le canon à harpon
tool-binoculars = les jumelles
tool-close = la fermeture d’une plage
tool-finder = le sonar

## The board in words: both acts

board-amity = Acte 1, Amity Island : manche { $round }. Compteur de baigneurs : { $track } sur { $limit }.
board-orca = Acte 2, l’Orca : manche { $round }. Compteur de baigneurs à la fin de l’acte 1 : { $track } sur { $limit }.
board-role-shark = { $seat-is ->
        [you] C’est toi le requin.
       *[other] Le requin, c’est { $seat }.
    }
board-role-crew = { $seat-is ->
        [you] Tu joues { $members }.
       *[other] { $seat } joue { $members }.
    }
board-watching = Tu regardes la partie, et tu vois ce que voit l’équipage.

# $act is 1 or 2: actions of Act 1, steps of Act 2.
board-turn = Tour de { WORD($member) } : { $act ->
        [1] { $count ->
            [0] plus d’action
            [one] encore { $count } action
           *[other] encore { $count } actions
        }
       *[other] { $count ->
            [0] plus de pas
           *[other] encore { $count } pas
        }
    }.
board-done = Ont déjà eu leur tour : { $members }.
board-phase-start = Le requin choisit où il commence.
board-phase-draw = On tire une carte Événement.
board-phase-event = L’équipage répond à la carte Événement.
board-phase-token = Le requin peut jouer un jeton de pouvoir.
board-phase-hunt = Le requin nage en secret.
board-phase-rush = Le requin nage en secret.
board-phase-pick = L’équipage choisit à qui le tour.
board-phase-crew = Un membre de l’équipage joue son tour.
board-phase-abilities = Le requin reçoit ses cartes de capacité.
board-phase-gear = L’équipage reçoit ses cartes d’équipement.
board-phase-divide = L’équipage répartit l’équipement.
board-phase-place = L’équipage embarque.
board-phase-options = On révèle des cartes de surface.
board-phase-surface = Le requin choisit en secret où il va faire surface.
board-phase-ability = Le requin peut jouer en secret une carte de capacité.
board-phase-show = Le requin montre une option qu’il n’a pas choisie.
board-phase-ready = L’équipage choisit qui se prépare ensuite.
board-phase-move = Un membre de l’équipage se prépare.
board-phase-target = Un membre de l’équipage vise avec une arme.
board-phase-attack = Le requin est en surface, et l’équipage peut attaquer.
board-phase-hit = On lance les dés de l’équipage.
board-phase-blanks = L’équipage peut relancer les faces vides.
board-phase-hit-again = On relance les faces vides.
board-phase-ammo = L’équipage défausse des munitions, ou l’arme.
board-phase-ram = Le requin peut foncer dans l’eau d’à côté.
board-phase-bite = Le requin choisit ce qu’il mord.
board-phase-cage = L’équipage peut fermer une cage à requin.
board-phase-roll = On lance les dés du requin.
board-phase-maul = Le requin peut relancer des dés.
board-phase-roll-again = On relance des dés du requin.
board-phase-domino = Le requin choisit où frappe l’effet domino.
board-phase-again = Le requin peut mordre le bateau une deuxième fois.
board-phase-bonus = Le requin peut mordre quelqu’un dans l’eau, ou plonger.

## The board in words: Act 1

board-event = Événement : { WORD($event) }. Baigneurs sur la carte : { $north } Nord, { $east } Est, { $south } Sud, { $west } Ouest.
board-event-extras = Si le compteur de baigneurs est à 3 ou moins, un de plus par plage : { $spaces }.

# $michael is 1 if he swims there. $closed is 1 for a closed beach, 2 for one that opens soon.
board-beach = { WORD($space, capital: "yes") } ({ $letter }) : { $count ->
        [0] aucun baigneur
        [one] { $count } baigneur
       *[other] { $count } baigneurs
    }{ $michael ->
        [0] { "" }
       *[other] { " " }et Michael
    }{ $closed ->
        [0] { "" }
        [1] , fermée
       *[other] , fermée, rouvre bientôt
    }.
board-crew = Quint est { WORD($quint, form: "at") }, Brody { WORD($brody, form: "at") }, Hooper { WORD($hooper, form: "at") }.
board-overboard = À l’eau : { $members }.
board-used = Déjà utilisé dans cette manche : { $tools }.
board-glide = Hooper peut avancer d’une case de plus avec la même action.
board-seen = Le requin a été vu { WORD($space, form: "at") }.

# $played is 1 if a token was played this round.
board-tokens = { $count ->
        [0] { $seat-is ->
            [you] Il ne te reste aucun jeton de pouvoir
           *[other] Il ne reste au requin aucun jeton de pouvoir
        }
        [one] { $seat-is ->
            [you] Il te reste { $count } jeton de pouvoir
           *[other] Il reste au requin { $count } jeton de pouvoir
        }
       *[other] { $seat-is ->
            [you] Il te reste { $count } jetons de pouvoir
           *[other] Il reste au requin { $count } jetons de pouvoir
        }
    }{ $played ->
        [0] { "" }
       *[other] , et un a été joué dans cette manche
    }.

# Numbers of barrels, by where they are.
board-barrels = Barils : { $orca } sur l’Orca, { $hooper } sur le bateau de Hooper, { $brody } avec Brody, { $shop } au magasin, { $west } au quai Ouest, { $east } au quai Est, { $shark } sur le requin.
board-floating = { $count ->
        [one] { $count } baril flotte
       *[other] { $count } barils flottent
    } { WORD($space, form: "at") }.
board-deck = { $events-count ->
        [0] Il ne reste plus de carte Événement.
       *[other] Cartes Événement restantes ({ $events-count }) : { $events-row }.
    }

# $played is 1 if one of them had just been played.
board-base = Au début de ces notes, { $count ->
        [0] il ne restait au requin aucun jeton de pouvoir
        [one] il restait au requin { $count } jeton de pouvoir
       *[other] il restait au requin { $count } jetons de pouvoir
    }{ $played ->
        [0] { "" }
       *[other] , et il venait d’en jouer un
    }.

# What only the shark knows.
board-shark-at = { $seat-is ->
        [you] Personne d’autre ne le sait : tu es
       *[other] Secret : le requin est
    } { WORD($space, form: "at") }.
board-shark-nowhere = { $seat-is ->
        [you] Tu n’es
       *[other] Le requin n’est
    } pas encore dans l’eau.

# $used is 1 if the token cannot be used any more.
board-shark-token = { $seat-is ->
        [you] Personne d’autre ne le sait : ton jeton de pouvoir pour cette manche est
       *[other] Secret : le jeton de pouvoir du requin pour cette manche est
    } « { WORD($token) } »{ $used ->
        [0] { "" }
       *[other] , déjà utilisé
    }.
board-shark-tokens = { $seat-is ->
        [you] Personne d’autre ne le sait : il te reste
       *[other] Secret : il reste au requin
    } { $tokens }.
board-hunt = Il { $seat-is ->
        [you] te reste
       *[other] reste au requin
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
board-burst = { $seat-is ->
        [you] Ta pointe de vitesse
       *[other] La pointe de vitesse du requin
    } permet encore { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.

# What the crew knows. $danger is 1 if captains could be knocked overboard.
board-began = Le tour du requin a commencé avec { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }. Baigneurs : { $north } Nord, { $east } Est, { $south } Sud, { $west } Ouest{ $michael-count ->
        [0] { "" }
       *[other] , Michael à la { $michael }
    }. Barils dans l’eau : { $barrels-count ->
        [0] aucun
       *[other] { $barrels }
    }. Quint { WORD($quint, form: "at") }, Hooper { WORD($hooper, form: "at") }{ $overboard-count ->
        [0] { "" }
       *[other] , à l’eau : { $overboard }
    }{ $danger ->
        [0] { "" }
       *[other] , capitaines en danger
    }.

# $count leaves Michael out; $michael and $token are 1 or 0.
board-report = Rapport du requin : { $count ->
        [0] { $michael ->
            [0] personne n’a été mangé
           *[other] Michael a été mangé
        }
       *[other] mangés { $north } Nord, { $east } Est, { $south } Sud, { $west } Ouest{ $michael ->
            [0] { "" }
           *[other] { " " }et Michael
        }
    }. Détecteurs de mouvement : { $sensors-count ->
        [0] aucun
       *[other] { $sensors }
    }. { $token ->
        [0] Aucun jeton de pouvoir n’a été joué.
       *[other] Un jeton de pouvoir a été joué.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Jetés à l’eau : { $knocked }.
    }

## The board in words: Act 2

board-boat-intact = Case { $zone } du bateau : intacte. { $damage ->
        [one] { $damage } touche l’endommage
       *[other] { $damage } touches l’endommagent
    }, { $hits } la détruisent.
board-boat-damaged = Case { $zone } du bateau : endommagée. { $hits ->
        [one] { $hits } touche la détruit
       *[other] { $hits } touches la détruisent
    }.
board-boat-gone = Case { $zone } du bateau : détruite, que de l’eau.

# $place is boat, water or off; $count wounds of $limit.
board-member = { WORD($member) } : { $place ->
        [boat] sur la case { $zone } du bateau
        [water] dans l’eau de la zone { $zone }
       *[off] hors du plateau
    }, { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } sur { $limit }. Équipement : { $gear-count ->
        [0] aucun
       *[other] { $gear-row }
    }.
board-weapon = { WORD($member) } vise la zone { $zone } avec { WORD($gear, form: "the") }.
board-caged = { WORD($member) } est dans la cage à requin pour cette manche.

# $count wounds of $limit; $under is 1 if a card lies under the token.
board-shark = { $seat-is ->
        [you] Tu as
       *[other] Le requin a
    } { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } sur { $limit } et { $cards ->
        [0] aucune carte de capacité
        [one] { $cards } carte de capacité
       *[other] { $cards } cartes de capacité
    } en main{ $under ->
        [0] { "" }
       *[other] , plus une sous le jeton
    }.
board-hand = { $seat-is ->
        [you] Personne d’autre ne le sait : tes cartes de capacité sont
       *[other] Secret : les cartes de capacité du requin sont
    } { $abilities-count ->
        [0] toutes jouées
       *[other] { $abilities }
    }.
board-abilities-gone = Capacités épuisées : { $abilities-row }.
board-attached = Accroché au requin : { $gear-row }.
board-pool = Équipement à répartir : { $gear-row }.
board-discarded = Équipement défaussé : { $gear-row }.

# $shakes is 1 if the card shakes off gear, $shown is 1 if it was shown not to be chosen.
board-option = Option { $option }, carte { $card } : zone { $zone }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, esquive { $evade }{ $shakes ->
        [0] { "" }
       *[other] , décroche l’équipement
    }{ $shown ->
        [0] { "" }
       *[other] , pas choisie
    }.
board-resurface = { $cards-count ->
        [0] Il ne reste plus de carte de surface.
       *[other] Cartes de surface restantes ({ $cards-count }) : { $cards-row }.
    }
board-chummed = L’appât a été joué dans cette manche.

# $secret is 1 while only the shark knows it.
board-choice = { $secret ->
        [0] L’option choisie est
       *[other] { $seat-is ->
            [you] Personne d’autre ne le sait : l’option choisie est
           *[other] Secret : l’option choisie est
        }
    } { $option }, sans carte de capacité.
board-choice-ability = { $secret ->
        [0] L’option choisie est
       *[other] { $seat-is ->
            [you] Personne d’autre ne le sait : l’option choisie est
           *[other] Secret : l’option choisie est
        }
    } { $option }, avec « { WORD($ability) } ».
board-fin = { $seat-is ->
        [you] Tu es
       *[other] Le requin est
    } en surface dans la zone { $zone }, avec une esquive de { $evade }.
board-rammed = { $seat-is ->
        [you] Tu as
       *[other] Le requin a
    } foncé : 2 touches de plus.

# $bout is the main attack, a second helping or a bonus attack.
board-bite-boat = { $bout ->
        [helping] « Du rab »
        [bonus] Attaque bonus
       *[main] Attaque principale du requin
    } contre la case { $zone } du bateau.
board-bite-member = { $bout ->
        [helping] « Du rab »
        [bonus] Attaque bonus
       *[main] Attaque principale du requin
    } contre { WORD($member) }.
board-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } à lancer.
board-again = { $dice-count ->
        [one] Le dé { $dice } est relancé.
       *[other] Les dés { $dice } sont relancés.
    }
board-mauled = « Acharnement » a servi.
board-asked = Peuvent fermer une cage à requin : { $members }.
board-bitten = Ont déjà eu une attaque bonus : { $members }.

## Messages

chat-channel-crew = l’équipage seulement

end-barrels = L’équipage gagne, le compteur de baigneurs à { $track }
end-swimmers = Le requin gagne avec { $count ->
    [0] aucun baril
    [one] un baril
   *[other] { $count } barils
} sur lui
end-wounds = L’équipage gagne avec { $count ->
    [one] une seule case de bateau
   *[other] { $count } cases de bateau
}
end-sinking = Le requin coule l’Orca, à { $count ->
    [one] une blessure
   *[other] { $count } blessures
} de la mort
end-eating = Le requin emporte tout l’équipage, à { $count ->
    [one] une blessure
   *[other] { $count } blessures
} de la mort
end-nobody = Personne ne gagne
