### Lo que dice Jaws. El tiburón es una persona ($seat); los tres de la tripulación tienen nombre propio.

## La tripulación

member-quint = Quint
member-brody = Brody
member-hooper = Hooper

## Las casillas de la isla de Amity

space-sea-1 = mar abierto 1
    .at = en mar abierto 1
    .to = a mar abierto 1
space-sea-2 = mar abierto 2
    .at = en mar abierto 2
    .to = a mar abierto 2
space-sea-3 = mar abierto 3
    .at = en mar abierto 3
    .to = a mar abierto 3
space-sea-4 = mar abierto 4
    .at = en mar abierto 4
    .to = a mar abierto 4
space-north = Playa Norte
    .at = en Playa Norte
    .to = a Playa Norte
space-east = Playa Este
    .at = en Playa Este
    .to = a Playa Este
space-south = Playa Sur
    .at = en Playa Sur
    .to = a Playa Sur
space-west = Playa Oeste
    .at = en Playa Oeste
    .to = a Playa Oeste
space-west-dock = el muelle oeste
    .at = en el muelle oeste
    .to = al muelle oeste
space-police = la comisaría de Amity
    .at = en la comisaría de Amity
    .to = a la comisaría de Amity
space-mayor = la alcaldía
    .at = en la alcaldía
    .to = a la alcaldía
space-east-dock = el muelle este
    .at = en el muelle este
    .to = al muelle este
space-shop = la tienda
    .at = en la tienda
    .to = a la tienda

## Fichas de poder

token-frenzy = Frenesí voraz
token-evasive = Maniobras evasivas
token-sight = Fuera de la vista
token-burst = Acelerón

## Cartas de evento

event-gardner = El barco de Ben Gardner
event-news = La isla de Amity en las noticias
event-roast = El asado de las fiestas
event-vaughn = El alcalde Vaughn interviene
event-wrong-shark = Capturado el tiburón equivocado
event-july = El Cuatro de Julio
event-birthday = El cumpleaños de Michael Brody
event-silva = Frank Silva, capitán de puerto
event-bounty = Recompensa de 3000 $ por el tiburón
event-indianapolis = El USS Indianapolis
event-alert = Alerta de tiburón
event-hoax = La broma de la aleta de cartón
event-helicopter = Helicóptero

## Cartas de habilidad

ability-strength = Fuerza extra
ability-helping = Segunda ración
ability-maul = Otra dentellada
ability-mouth = Grandes fauces
ability-ramming = Embestida
ability-domino = Efecto dominó
ability-hard = Blanco difícil
ability-waves = Oleaje

## Cartas de equipo

gear-pistol = pistola
    .the = la pistola
gear-boat-hook = bichero
    .the = el bichero
gear-shark-dart = dardo antitiburones
    .the = el dardo antitiburones
gear-shark-cage = jaula antitiburones
    .the = la jaula antitiburones
gear-machete = machete
    .the = el machete
gear-harpoon-line = cabo de arpón
    .the = el cabo de arpón
gear-chum = carnaza
    .the = carnaza
gear-ammo = munición
    .the = munición
gear-rifle = rifle
    .the = el rifle
gear-flare-gun = pistola de bengalas
    .the = la pistola de bengalas
gear-gaff = garfio
    .the = el garfio
gear-fire-axe = hacha de bombero
    .the = el hacha de bombero
gear-baseball-bat = bate de béisbol
    .the = el bate de béisbol
gear-tow-rope = cabo de remolque
    .the = el cabo de remolque
gear-barrel-harness = arnés de barril
    .the = el arnés de barril
gear-tracking-beacon = baliza de rastreo
    .the = la baliza de rastreo

## Registro, acto 1: el evento

log-event = Evento: { WORD($event) }. { $count ->
        [0] No llega ningún bañista.
        [one] Llega 1 bañista.
       *[other] Llegan { $count } bañistas.
    }
log-swimmers = { $count ->
        [one] Llega 1 bañista
       *[other] Llegan { $count } bañistas
    } { WORD($space, form: "to") }.
log-closed-soon = { WORD($space) } está cerrada: allí no se baña nadie. Abrirá pronto.
log-closed-opens = { WORD($space) } estaba cerrada: allí no se baña nadie. Ahora vuelve a estar abierta.
log-supply-empty = No quedan fichas de bañista: { $count ->
        [one] 1 bañista se queda
       *[other] { $count } bañistas se quedan
    } en casa.
log-michael-stays = Michael ya está en el agua { WORD($space, form: "at") } y allí se queda.
log-michael-swims = Michael se baña { WORD($space, form: "at") }.
log-reopens = { WORD($space) } vuelve a estar abierta.

# Lo que hace cada carta.
log-text-gardner = En esta ronda, el tiburón puede tirar por la borda al capitán de cualquier barco que encuentre.
log-text-news = En esta ronda, alguien de la tripulación recibe una acción extra.
log-text-roast = En esta ronda no se pueden dejar ni recoger barriles en los muelles.
log-text-vaughn = La tripulación desaloja una playa y la cierra.
log-text-wrong-shark = Brody y Hooper van a uno de los muelles, y el tiburón recibe una acción extra.
log-text-july = Se abren todas las playas, y en esta ronda no se puede cerrar ninguna.
log-text-birthday = Michael se baña en la playa abierta con menos bañistas.
log-text-silva = En esta ronda, dejar y recoger barriles en los muelles es gratis.
log-text-bounty = En esta ronda, Hooper recibe una acción extra.
log-text-indianapolis = En esta ronda, Quint recibe una acción extra.
log-text-hoax = Toda la tripulación corre a la playa con más bañistas.
log-text-helicopter = Brody puede volar a cualquier casilla de la isla.

# Las respuestas de la tripulación.
log-extra-action = { WORD($member) } recibe la acción extra.
log-wrong-shark = Brody y Hooper van { WORD($space, form: "to") }.
log-helicopter = El helicóptero lleva a Brody { WORD($space, form: "to") }.
log-empties = La tripulación cierra { WORD($space) }: { $count ->
        [0] allí no se bañaba nadie
        [one] 1 bañista se va a casa
       *[other] { $count } bañistas se van a casa
    }.
log-hoax = Toda la tripulación corre { WORD($space, form: "to") }.

## Registro, acto 1: el turno secreto del tiburón, que solo lee el tiburón

log-shark-starts = { $seat-is ->
        [you] Empiezas
       *[other] El tiburón empieza en secreto
    } { WORD($space, form: "at") }.
log-shark-token = { $seat-is ->
        [you] Juegas
       *[other] El tiburón juega en secreto
    } «{ WORD($token) }».
log-shark-no-token = { $seat-is ->
        [you] No juegas ninguna ficha de poder.
       *[other] En secreto, el tiburón no juega ninguna ficha de poder.
    }
log-shark-swims = { $seat-is ->
        [you] Nadas
       *[other] El tiburón nada en secreto
    } { WORD($space, form: "to") }.
log-shark-eats = { $seat-is ->
        [you] Te comes
       *[other] El tiburón se come en secreto
    } { $count ->
        [one] a 1 bañista
       *[other] a { $count } bañistas
    } { WORD($space, form: "at") }.
log-shark-eats-michael = { $seat-is ->
        [you] Te comes
       *[other] El tiburón se come en secreto
    } a Michael { WORD($space, form: "at") }.

# Una playa entera de una vez, con Michael.
log-shark-eats-all = { $seat-is ->
        [you] Te comes
       *[other] El tiburón se come en secreto
    } { $count ->
        [one] a 1 bañista
       *[other] a { $count } bañistas
    } y a Michael { WORD($space, form: "at") }.
log-shark-burst = { $seat-is ->
        [you] Empiezas tu
       *[other] El tiburón empieza en secreto su
    } Acelerón.
log-shark-halts = { $seat-is ->
        [you] Terminas tu
       *[other] El tiburón termina en secreto su
    } Acelerón.
log-shark-knocks = { $seat-is ->
        [you] Tiras
       *[other] El tiburón tira en secreto
    } por la borda a { WORD($member) }.
log-shark-ends = { $seat-is ->
        [you] Terminas tu turno.
       *[other] El tiburón termina en secreto su turno.
    }

## Registro, acto 1: el informe del tiburón

# $count no incluye a Michael; $michael es 1 si fue comido.
log-report = { $count ->
        [0] { $michael ->
            [0] { $seat-is ->
                [you] No te has comido a nadie
               *[other] El tiburón no se ha comido a nadie
            }
           *[other] { $seat-is ->
                [you] Te has comido
               *[other] El tiburón se ha comido
            } a Michael en { $beaches }
        }
       *[other] { $seat-is ->
            [you] Te has comido
           *[other] El tiburón se ha comido
        } a { $count ->
            [one] 1 bañista
           *[other] { $count } bañistas
        }{ $michael ->
            [0] { "" }
           *[other] { " " }y a Michael
        } en { $beaches }
    }.
log-eaten = El tiburón se ha comido a { $count ->
        [one] 1 bañista
       *[other] { $count } bañistas
    } { WORD($space, form: "at") }.
log-eaten-michael = El tiburón se ha comido a Michael { WORD($space, form: "at") }.
log-track = El marcador de bañistas está ahora en { $track }.
log-sensors = Sensores de movimiento activados: { $spaces }.
log-no-sensors = No se ha activado ningún sensor de movimiento.
log-token-played = { $seat-is ->
        [you] Has jugado
       *[other] El tiburón ha jugado
    } una ficha de poder.
log-no-token-played = { $seat-is ->
        [you] No has jugado
       *[other] El tiburón no ha jugado
    } ninguna ficha de poder.
log-knocked = { WORD($member) } ha caído por la borda.

## Registro, acto 1: los turnos de la tripulación

log-begins = Empieza el turno de { WORD($member) }: { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.
log-moves = { WORD($member) } se mueve { WORD($space, form: "to") }.
log-rescues = { WORD($member) } rescata a un bañista { WORD($space, form: "at") }.
log-rescues-michael = { WORD($member) } rescata a Michael { WORD($space, form: "at") }.
log-takes-dock = { WORD($member) } recoge { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } { WORD($space, form: "at") }.
log-takes-water = { WORD($member) } recoge { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } del agua { WORD($space, form: "at") }.
log-takes-hooper = { WORD($member) } recoge { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } del barco de Hooper.
log-takes-shop = { WORD($member) } recoge un barril en la tienda.
log-drops = { WORD($member) } deja un barril { WORD($space, form: "at") }.
log-gives = Hooper le da { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } a Quint.
log-launches = Quint lanza un barril { WORD($space, form: "to") }: { $answer ->
        [hit] ¡le da al tiburón!
       *[miss] falla.
    }
log-binoculars = Brody mira con los prismáticos { WORD($space, form: "at") }. { $seat-is ->
        [you] Respondes
       *[other] El tiburón responde
    }: { $answer ->
        [there] ahí.
       *[no] ahí no.
    }
log-finder = Hooper usa el detector de peces { WORD($space, form: "at") }. { $seat-is ->
        [you] Respondes
       *[other] El tiburón responde
    }: { $answer ->
        [there] ahí.
        [nearby] cerca.
       *[no] ni ahí ni cerca.
    }
log-closes = { WORD($member) } cierra { WORD($space) }.
log-reboards = { WORD($member) } vuelve a subir a bordo.
log-done = { WORD($member) } ha terminado.

# Titulares: el resultado del turno de cada cual.
log-turn-launch = { $answer ->
        [hit] ¡El barril de Quint { WORD($space, form: "to") } le ha dado al tiburón!
       *[miss] El barril de Quint { WORD($space, form: "to") } ha fallado.
    }
log-turn-look = { WORD($member) } ha buscado al tiburón { WORD($space, form: "at") }: { $answer ->
        [there] ¡encontrado!
        [nearby] cerca.
       *[no] ni rastro.
    }
log-turn-overboard = { WORD($member) } sigue en el agua, fuera de su barco.
log-turn-over = { WORD($member) } termina el turno { WORD($space, form: "at") }{ $count ->
        [0] { "" }
        [one] { " " }con 1 barril
       *[other] { " " }con { $count } barriles
    }.

## Registro: el final del acto 1

log-act-over-barrels = El tiburón lleva dos barriles: termina el acto 1 y empieza el acto 2.
log-act-over-swimmers = El marcador de bañistas está en { $track }: termina el acto 1 y empieza el acto 2.
log-act-over-summer = Se acabó el verano: termina el acto 1 y empieza el acto 2.

## Registro, acto 2: preparación

# $count es cuántas tiene ahora el tiburón.
log-deals-ability = El tiburón recibe una carta de habilidad y ya tiene { $count }.
log-deals-ability-seen = { $seat-is ->
        [you] Recibes
       *[other] El tiburón recibe
    } «{ WORD($ability) }».
log-deals-gear = La tripulación recibe { WORD($gear, form: "the") }.
log-gets-gear = { WORD($member) } recibe { WORD($gear, form: "the") }.
log-boards = { WORD($member) } sube a bordo en la casilla { $zone } del barco.

## Registro, acto 2: opciones y elecciones

# $shakes es 1 si la carta se sacude el equipo.
log-option = Opción { $option }: zona { $zone }, { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, evasión { $evade }{ $shakes ->
        [0] { "" }
       *[other] , se sacude el equipo
    }.
log-shark-option = { $seat-is ->
        [you] Eliges
       *[other] El tiburón elige en secreto
    } la opción { $option }, zona { $zone }.
log-shark-ability = { $seat-is ->
        [you] Juegas
       *[other] El tiburón juega en secreto
    } «{ WORD($ability) }».
log-shark-no-ability = { $seat-is ->
        [you] No juegas ninguna carta de habilidad.
       *[other] En secreto, el tiburón no juega ninguna carta de habilidad.
    }

# $cards es 1 si hay una carta de habilidad bajo la ficha.
log-locked-in = { $seat-is ->
        [you] Has elegido
       *[other] El tiburón ha elegido
    }, { $cards ->
        [0] sin carta de habilidad
       *[other] con una carta de habilidad
    }.
log-shows = { $seat-is ->
        [you] Muestras
       *[other] El tiburón muestra
    } que la opción { $option } (zona { $zone }) no era la elegida.

## Registro, acto 2: la tripulación se prepara

log-prepares = { WORD($member) } se prepara.
log-goes-boat = { WORD($member) } va a la casilla { $zone } del barco.
log-goes-water = { WORD($member) } se mete en el agua de la zona { $zone }.
log-climbs = { WORD($member) } sube a bordo en la casilla { $zone } del barco.
log-readies = { WORD($member) } saca { WORD($gear, form: "the") }.
log-aims = { WORD($member) } apunta a la zona { $zone }.
log-chum = { WORD($member) } echa carnaza.
log-ready = { WORD($member) } está listo: { WORD($gear) }, zona { $zone }.
log-ready-unarmed = { WORD($member) } está listo, sin arma.

## Registro, acto 2: el tiburón emerge

log-surfaces = { $seat-is ->
        [you] Emerges
       *[other] El tiburón emerge
    } en la zona { $zone } (opción { $option }), sin carta de habilidad.
log-surfaces-with = { $seat-is ->
        [you] Emerges
       *[other] El tiburón emerge
    } en la zona { $zone } (opción { $option }) con «{ WORD($ability) }».
log-shakes-off = { $seat-is ->
        [you] Te sacudes
       *[other] El tiburón se sacude
    } el equipo: { $gear }.

## Registro, acto 2: ataca la tripulación

log-attacks = { WORD($member) } ataca con { WORD($gear, form: "the") }.
log-holds-back = { WORD($member) } se contiene.
log-attached = { WORD($gear, form: "the", capital: "yes") } se engancha al tiburón.

# $hits es la suma de los dados.
log-dice = { $dice-count ->
        [one] El dado muestra { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }.
       *[other] Los dados muestran { $dice }: { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }.
    }
log-rerolls-blanks = { WORD($member) } vuelve a tirar los dados en blanco.
log-keeps-blanks = { WORD($member) } se queda con los dados.
log-evaded = El ataque de { WORD($member) } falla: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    } contra evasión { $evade }.

# $total heridas de $limit.
log-shark-wounded = { $seat-is ->
        [you] { WORD($member) } te hiere
       *[other] { WORD($member) } hiere al tiburón
    }: { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }, { $total } de { $limit } en total.
log-used-up = { WORD($gear, form: "the", capital: "yes") } se ha gastado.
log-uses-ammo = { WORD($member) } descarta munición y conserva { WORD($gear, form: "the") }.
log-discards = { WORD($member) } descarta { WORD($gear, form: "the") }.

## Registro, acto 2: ataca el tiburón

log-rams = { $seat-is ->
        [you] Embistes
       *[other] El tiburón embiste
    } hasta la zona { $zone }.
log-stays = { $seat-is ->
        [you] Te quedas donde estás.
       *[other] El tiburón se queda donde está.
    }
log-bites-boat = { $seat-is ->
        [you] Muerdes
       *[other] El tiburón muerde
    } la casilla { $zone } del barco con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
log-bites-again = { $seat-is ->
        [you] Vuelves a morder:
       *[other] El tiburón vuelve a morder:
    } casilla { $zone } del barco, con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
log-bites-no-more = { $seat-is ->
        [you] No muerdes
       *[other] El tiburón no muerde
    } una segunda vez.
log-bites-member = { $seat-is ->
        [you] Muerdes
       *[other] El tiburón muerde
    } a { WORD($member) } con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
log-bites-nobody = { $seat-is ->
        [you] No muerdes
       *[other] El tiburón no muerde
    } a nadie.
log-bites-bonus = Ataque adicional: { $seat-is ->
        [you] muerdes
       *[other] el tiburón muerde
    } a { WORD($member) } con 1 dado.
log-cage = { WORD($member) } cierra la jaula antitiburones.
log-no-cage = { WORD($member) } deja abierta la jaula antitiburones.

# $dice es cuáles de los dados, contados desde 1.
log-mauls = { $seat-is ->
        [you] Vuelves a tirar
       *[other] El tiburón vuelve a tirar
    } { $dice-count ->
        [one] el dado { $dice }
       *[other] los dados { $dice }
    }.
log-shark-keeps = { $seat-is ->
        [you] Te quedas
       *[other] El tiburón se queda
    } con los dados.
log-ram-adds = «Embestida» añade { $count } impactos.
log-boat-holds = La casilla { $zone } del barco aguanta: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
log-boat-damaged = La casilla { $zone } del barco queda dañada: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
log-boat-destroyed = La casilla { $zone } del barco queda destruida: { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
log-strength = «Fuerza extra» destruye lo que solo quedaría dañado.
log-domino = Efecto dominó: { $seat-is ->
        [you] pasas
       *[other] el tiburón pasa
    } impactos a la casilla { $zone } del barco.
log-falls = { WORD($member) } cae al agua de la zona { $zone }.
log-bite-misses = { $seat-is ->
        [you] No aciertas
       *[other] El tiburón no acierta
    } a { WORD($member) }.
log-cage-holds = La jaula antitiburones protege a { WORD($member) }.

# $total heridas de $limit.
log-wounded = { WORD($member) } recibe { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }: { $total } de { $limit }.
log-out = { WORD($member) } queda fuera de la partida.
log-dives = { $seat-is ->
        [you] Te sumerges.
       *[other] El tiburón se sumerge.
    }
log-round = Empieza la ronda { $round }.

## El final

won-barrels = El tiburón lleva dos barriles: { $seats-are ->
        [you] ¡ganas tú!
        [with-you] ¡gana tu tripulación!
        [one] ¡gana la tripulación!
       *[others] ¡gana la tripulación!
    }
won-swimmers = El marcador de bañistas está en { $track }: { $seat-is ->
        [you] ¡ganas tú!
       *[other] ¡gana el tiburón!
    }
won-wounds = El tiburón ha muerto: { $seats-are ->
        [you] ¡ganas tú!
        [with-you] ¡gana tu tripulación!
        [one] ¡gana la tripulación!
       *[others] ¡gana la tripulación!
    }
won-sinking = El Orca se ha hundido: { $seat-is ->
        [you] ¡ganas tú!
       *[other] ¡gana el tiburón!
    }
won-eating = Toda la tripulación está fuera: { $seat-is ->
        [you] ¡ganas tú!
       *[other] ¡gana el tiburón!
    }
won-nobody-summer = Se acabó el verano y no ha ganado nadie.
won-nobody-night = Cae la noche y no ha ganado nadie.

## Preguntas

ask-nothing = No hay nada que decidir.
ask-phase-start = Eres el tiburón. ¿Dónde empiezas?
ask-phase-token = ¿Juegas una ficha de poder esta ronda?
ask-phase-surface = ¿Dónde vas a emerger? Elige una opción en secreto.
ask-phase-ability = ¿Juegas una carta de habilidad boca abajo?
ask-phase-show = Muestra a la tripulación una opción que no has elegido.
ask-phase-blanks = ¿Vuelves a tirar los dados en blanco o te quedas con los dados?
ask-phase-ammo = ¿Descartas munición o el arma?
ask-phase-ram = ¿Embistes hasta el agua de al lado por 2 impactos extra o te quedas?
ask-phase-bite = Tu ataque: muerde una casilla del barco, a alguien que esté en el agua o a nadie.
ask-phase-maul = ¿Vuelves a tirar algunos de tus dados o te los quedas?
ask-phase-domino = Efecto dominó: ¿qué casilla del barco junto a la alcanzada recibe 2 impactos?
ask-phase-again = Segunda ración: ¿muerdes otra casilla del barco con 2 dados?
ask-phase-bonus = ¿Ataque adicional a alguien que esté en el agua cerca de ti o te sumerges?
ask-event-news = La isla de Amity en las noticias: ¿quién recibe una acción extra?
ask-event-vaughn = El alcalde Vaughn interviene: ¿qué playa se desaloja y se cierra?
ask-event-wrong-shark = Capturado el tiburón equivocado: ¿a qué muelle van Brody y Hooper?
ask-event-birthday = El cumpleaños de Michael Brody: ¿en qué playa se baña Michael?
ask-event-hoax = La broma de la aleta de cartón: ¿a qué playa corre la tripulación?
ask-event-helicopter = Helicóptero: ¿dónde aterriza Brody?
ask-hunt = Tu turno secreto, { $count ->
        [0] no te quedan acciones: puedes tirar a alguien por la borda o terminar tu turno.
        [one] te queda 1 acción: puedes nadar, comer o terminar tu turno.
       *[other] te quedan { $count } acciones: puedes nadar, comer o terminar tu turno.
    }
ask-burst = Acelerón: nada hasta una casilla junto a ti.
ask-burst-on = Acelerón, { $count ->
        [0] no te quedan casillas: tira a alguien por la borda o para aquí.
        [one] te queda 1 casilla: sigue nadando o para aquí.
       *[other] te quedan { $count } casillas: sigue nadando o para aquí.
    }
ask-pick = { $members-count ->
        [one] ¿Le toca ahora a { $members }?
       *[other] ¿A quién le toca ahora: { $members-row }?
    }
ask-turn = Turno de { WORD($member) }: { $count ->
        [0] no quedan acciones; haz lo que sea gratis o termina el turno.
        [one] queda 1 acción.
       *[other] quedan { $count } acciones.
    }
ask-divide = ¿Quién recibe { WORD($gear, form: "the") }?
ask-board = ¿Dónde sube a bordo { WORD($member) }?
ask-board-any = Elige una casilla del barco y quién sube a bordo allí: { $members-row }.

# $chum es 1 si alguien puede echar carnaza.
ask-prepare = { $members-count ->
        [0] ¿Echas carnaza?
        [one] ¿Se prepara ahora { $members }?{ $chum ->
            [0] { "" }
           *[other] { " " }O echa carnaza.
        }
       *[other] ¿Quién se prepara ahora: { $members-row }?{ $chum ->
            [0] { "" }
           *[other] { " " }O echa carnaza.
        }
    }
ask-steps = { WORD($member) } se prepara: { $count ->
        [0] saca un arma o termina.
        [one] da hasta 1 paso y luego saca un arma, o termina.
       *[other] da hasta { $count } pasos y luego saca un arma, o termina.
    }
ask-target = { WORD($member) } ha sacado { WORD($gear, form: "the") }: ¿a qué zona apunta?
ask-attack = El tiburón está en la superficie, en la zona { $zone }. { $members-count ->
        [one] ¿Ataca { $members } o se contiene?
       *[other] ¿Atacar o contenerse: { $members-row }?
    }
ask-cage = { $members-count ->
        [one] ¿Cierra { $members } la jaula antitiburones antes de que se tiren los dados?
       *[other] ¿Cerrar la jaula antitiburones antes de que se tiren los dados: { $members-row }?
    }

## Rechazos

# Lo que hay que decidir ahora en su lugar.
no-phase-start = Primero elige dónde empiezas: una de las doce casillas con agua.
no-phase-event = Primero responde a la carta de evento.
no-phase-token = Primero elige una ficha de poder, o ninguna.
no-phase-hunt = Puedes nadar, comer o terminar tu turno.
no-phase-rush = En un Acelerón, sigue nadando o para.
no-phase-pick = Primero elige a quién le toca ahora.
no-phase-crew = Este miembro de la tripulación no puede hacer eso.
no-phase-divide = Primero reparte el equipo.
no-phase-place = Cada miembro sube a bordo una vez, en una casilla del barco.
no-phase-surface = Elige una de las tres opciones.
no-phase-ability = Juega una carta de habilidad de tu mano, o ninguna.
no-phase-show = Muestra una opción que no hayas elegido.
no-phase-ready = Primero se prepara la tripulación.
no-phase-move = Da un paso, saca un arma o termina.
no-phase-target = Primero, el arma necesita un objetivo.
no-phase-attack = Quienes apuntaron a la zona correcta atacan o se contienen.
no-phase-blanks = Vuelve a tirar los dados en blanco o quédate con los dados.
no-phase-ammo = Descarta munición o el arma.
no-phase-ram = Embiste hasta el agua de al lado o quédate.
no-phase-bite = Muerde algo que esté a tu alcance, o a nadie.
no-phase-cage = Cierra la jaula antitiburones o déjala abierta.
no-phase-maul = Vuelve a tirar algunos de los dados o quédatelos.
no-phase-domino = Elige una casilla del barco junto a la que has alcanzado.
no-phase-again = Muerde otra casilla del barco a tu alcance, o ninguna.
no-phase-bonus = Muerde a alguien cerca de ti que aún no haya recibido un ataque adicional, o sumérgete.

# Turnos.
no-other-player = A { WORD($member) } lo lleva otra persona.
no-turn-again = { WORD($member) } ya ha tenido su turno esta ronda.
no-turn-out = { WORD($member) } está fuera de la partida.
no-prepare-again = { WORD($member) } ya se ha preparado.
no-prepare-other = Le toca prepararse a { WORD($member) }.
no-actions = No quedan acciones para eso.
no-event-beach = { WORD($event) }: no se puede elegir { WORD($space) }.
no-event-member = «{ WORD($event) }» pide un miembro de la tripulación, no una playa.
no-event-dock = «{ WORD($event) }» pide un muelle, no una playa.
no-event-landing = «{ WORD($event) }»: di dónde aterriza Brody.

# El tiburón en el acto 1.
no-token-again = «{ WORD($token) }» ya se ha jugado.
no-in-burst = Estás en un Acelerón: antes sigue nadando o para.
no-swim = { WORD($space, capital: "yes") } no está junto a ti por agua.
no-burst = No tienes ningún Acelerón que usar.
no-halt = No hay ningún Acelerón que parar.
no-knock-event = Los capitanes solo corren peligro durante «El barco de Ben Gardner».
no-knock = Aquí no puedes tirar por la borda a { WORD($member) }.
no-eat-michael = Michael no está aquí.
no-eat = Aquí no hay ningún bañista que comer.
no-eat-all-token = Solo «Frenesí voraz» se come a todos de una vez.
no-eat-all-once = En esta partida, «Frenesí voraz» vale para un solo bocado.
no-eat-all = Aquí no hay una multitud que comer.

# La tripulación en el acto 1.
no-overboard = { WORD($member) } ha caído por la borda y solo puede volver a subir.
no-walk = { WORD($space, capital: "yes") } no está junto a Brody por tierra.
no-sail = { WORD($space, capital: "yes") } no está junto al barco por agua.
no-rescue-michael = Solo Brody puede rescatar a su hijo.
no-beach-here = Aquí no hay ninguna playa.
no-rescue = Aquí no hay nadie a quien rescatar.
no-docks = Los muelles están cerrados durante «El asado de las fiestas».
no-barrels = Aquí no hay tantos barriles, o no quedan acciones.
no-take-hooper = Hooper da sus barriles a Quint; no puede recogerlos.
no-hooper-barrels = Hooper no está aquí con tantos barriles, o no quedan acciones.
no-reboard-cost = Volver a subir cuesta { $count } acciones.
no-reboard = { WORD($member) } no ha caído por la borda.
no-give-only-hooper = Solo Hooper da barriles a Quint.
no-give-none = Hooper no tiene ningún barril que dar.
no-give-apart = Hooper y Quint no están en la misma casilla.
no-binoculars-only-brody = Solo Brody tiene prismáticos.
no-binoculars-again = Los prismáticos ya se han usado esta ronda.
no-binoculars = Los prismáticos necesitan una playa y una acción.
no-close-only-brody = Solo Brody cierra playas.
no-close-july = El Cuatro de Julio no se puede cerrar ninguna playa.
no-close-office = Las playas se cierran desde la comisaría de Amity o desde la alcaldía.
no-close-again = Brody ya ha cerrado una playa esta ronda.
no-close-swimmers = Hay bañistas en { WORD($space) }.
no-close-closed = { WORD($space) } ya está cerrada.
no-drop-only-brody = Solo Brody deja barriles en los muelles.
no-drop = Brody necesita un barril, un muelle y una acción.
no-shop-only-brody = Solo Brody recoge barriles en la tienda.
no-brody-barrels = Brody solo recoge barriles en la tienda.
no-shop-second = Brody lleva los barriles de uno en uno.
no-shop = Brody tiene que estar en la tienda, con un barril allí y una acción disponible.
no-launch-only-quint = Solo Quint lanza barriles.
no-launch-none = En el Orca no hay ningún barril.
no-launch-again = Quint ya ha lanzado un barril esta ronda.
no-launch-far = { WORD($space, capital: "yes") } está demasiado lejos para el cañón arponero.
no-finder-only-hooper = Solo Hooper tiene el detector de peces.
no-finder-again = El detector de peces ya se ha usado esta ronda.

# Acto 2.
no-ability = No tienes «{ WORD($ability) }» en la mano.
no-chum = Este miembro no puede echar carnaza ahora.
no-climb = Subir a bordo cuesta los dos pasos.
no-step = Esa casilla no está al lado, o no quedan pasos.
no-weapon = Este miembro no tiene esa arma.
no-target = Esa zona está fuera del alcance del arma.
no-bite-again = La segunda ración es solo para casillas del barco.
no-bite-gone = La casilla { $zone } del barco ya no existe.
no-bite-far = La casilla { $zone } del barco no está junto a ti.
no-bite-member = { WORD($member) } no está en el agua cerca de ti.
no-bonus = { WORD($member) } no está cerca de ti, o ya ha recibido un ataque adicional.

## Razones, acto 1: antes de los turnos

why-turn-quint = El barril de Quint tiene más opciones después de que los demás hayan mirado.
why-turn-brody = Los prismáticos de Brody pueden mostrarle a Quint adónde lanzar.
why-turn-hooper = El detector de peces de Hooper puede mostrarle a Quint adónde lanzar.
why-extra-quint = Quint puede lanzar o ir a buscar un barril más.
why-extra-brody = Brody puede acercar barriles a los barcos.
why-extra-hooper = Hooper puede rastrear una casilla más.
why-dock = { $count ->
        [0] En ese muelle no hay barriles.
        [one] En ese muelle hay 1 barril.
       *[other] En ese muelle hay { $count } barriles.
    }
why-fly-shop = Allí están los barriles.
why-fly-dock = Quint y Hooper recogen barriles en ese muelle.
why-fly-on = Desde allí, Brody puede seguir a pie.
why-empty = { $count ->
        [0] Allí no se baña nadie ahora.
        [one] 1 bañista de allí estaría a salvo.
       *[other] { $count } bañistas de allí estarían a salvo.
    }
why-michael = { $count ->
        [0] Michael se bañaría allí solo.
        [one] Michael se bañaría allí con 1 bañista más.
       *[other] Michael se bañaría allí con { $count } bañistas más.
    }
why-hoax = { $count ->
        [one] Hay 1 bañista que proteger.
       *[other] Hay { $count } bañistas que proteger.
    }

## Razones, acto 1: el tiburón

why-frenzy = Se come una playa entera de un bocado. { $count ->
        [one] En la más llena hay 1 bañista.
       *[other] En la más llena hay { $count } bañistas.
    }
why-evasive = { $count ->
        [0] En el agua no hay barriles que te detecten.
        [one] 1 barril en el agua no notaría nada.
       *[other] { $count } barriles en el agua no notarían nada.
    }
why-sight = El detector de peces y los prismáticos no encontrarían nada esta ronda.
why-burst = Tres casillas por una acción. { $count ->
        [0] Ahora estás en una playa.
        [one] La playa más cercana está a 1 casilla.
       *[other] La playa más cercana está a { $count } casillas.
    }
why-no-token = { $count ->
        [one] Guarda tu última ficha para una ronda mejor.
       *[other] Guarda tus { $count } fichas para una ronda mejor.
    }
why-eat = Un bocado. El marcador de bañistas está en { $track }.
why-eat-michael = Michael cuenta doble. El marcador de bañistas está en { $track }.
why-knock = { WORD($member) } pierde dos acciones, y la tripulación se enterará.
why-halt = El Acelerón termina aquí.
why-end-hunt = { $count ->
        [0] Ahora viene tu informe.
        [one] Queda 1 acción sin usar. Ahora viene tu informe.
       *[other] Quedan { $count } acciones sin usar. Ahora viene tu informe.
    }
why-far = { $count ->
        [one] Desde allí hay una playa a 1 casilla.
       *[other] Desde allí hay una playa a { $count } casillas.
    }
why-beach = { $count ->
        [0] Una playa, pero aún no se baña nadie.
        [one] Allí hay 1 bañista.
       *[other] Allí hay { $count } bañistas.
    }

## Razones, acto 1: la tripulación

why-launch = { $percent } % de probabilidad de que el tiburón esté allí.
why-binoculars = { $percent } % de probabilidad de que el tiburón esté aquí.
why-finder = { $percent } % de probabilidad de que el tiburón esté aquí o al lado.

# $launch es 1 si Quint podría lanzar un barril desde allí.
why-sail = { $swimmers ->
        [0] { "" }
        [one] 1 bañista que rescatar.{ " " }
       *[other] { $swimmers } bañistas que rescatar.{ " " }
    }{ $barrels ->
        [0] { "" }
        [one] 1 barril que recoger.{ " " }
       *[other] { $barrels } barriles que recoger.{ " " }
    }{ $percent } % de probabilidad de que { $launch ->
        [0] el tiburón esté allí o al lado
       *[other] un barril lanzado desde allí alcance al tiburón
    }.

# $look es 1 si Brody podría usar allí sus prismáticos.
why-walk-beach = { $swimmers ->
        [0] { "" }
        [one] 1 bañista que rescatar.{ " " }
       *[other] { $swimmers } bañistas que rescatar.{ " " }
    }{ $percent } % de probabilidad de que { $look ->
        [0] el tiburón esté allí
       *[other] los prismáticos encuentren allí al tiburón
    }.
why-walk-shop = { $count ->
        [one] 1 barril que recoger en la tienda.
       *[other] { $count } barriles que recoger en la tienda.
    }
why-walk-drop = Brody puede dejar su barril en ese muelle.
why-walk-close = Desde allí, Brody puede cerrar una playa.
why-walk-idle = Allí Brody no tiene nada que hacer.
why-walk-last = El turno de Brody termina allí.
why-close = Las dos próximas cartas que nombren { WORD($space) } no llevan a nadie allí.
why-rescue = { $count ->
        [one] El único bañista de aquí estaría a salvo.
       *[other] Uno de los { $count } bañistas de aquí estaría a salvo.
    }
why-rescue-michael = Michael cuenta doble si se lo comen.
why-drop = { $count ->
        [0] Quint no tiene barriles que lanzar.
        [one] Quint tiene 1 barril que lanzar.
       *[other] Quint tiene { $count } barriles que lanzar.
    } Él o Hooper pueden recoger este.
why-give = { $count ->
        [0] Quint no tiene barriles que lanzar.
        [one] Quint tiene 1 barril que lanzar.
       *[other] Quint tiene { $count } barriles que lanzar.
    } Con esto recibe { $more } más.
why-take = { $count ->
        [0] Por ahora, Quint no tiene barriles que lanzar.
        [one] Por ahora, Quint tiene 1 barril que lanzar.
       *[other] Por ahora, Quint tiene { $count } barriles que lanzar.
    }
why-take-hooper = { $count ->
        [0] Quint no tiene barriles que lanzar.
        [one] Quint tiene 1 barril que lanzar.
       *[other] Quint tiene { $count } barriles que lanzar.
    } Hooper puede llevarle más.
why-reboard = Caído por la borda, no puede hacer otra cosa.
why-end = { $count ->
        [0] Ya está todo hecho.
        [one] Queda 1 acción sin usar.
       *[other] Quedan { $count } acciones sin usar.
    } La mejor pista: el tiburón está { WORD($space, form: "at") } ({ $percent } %).

## Razones, acto 2: preparación y elección

why-unarmed = Sin arma no hay ataque.
why-prepare = { WORD($member) } { $count ->
        [0] no tiene armas entre las
        [one] tiene 1 arma entre las
       *[other] tiene { $count } armas entre las
    } que elegir.
why-deal = Por ahora, { WORD($member) } { $count ->
        [0] no tiene armas
        [one] tiene 1 arma
       *[other] tiene { $count } armas
    }.

# $count es cuántos más están allí.
why-board = { $hits ->
        [one] Allí, 1 impacto lo tira al agua
       *[other] Allí, { $hits } impactos lo tiran al agua
    }{ $count ->
        [0] { "" }
        [one] { " " }junto con 1 más
       *[other] { " " }junto con { $count } más
    }.
why-surface = Allí morderías con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } y evasión { $evade }.
why-show = Excluye allí { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } con evasión { $evade }.
why-no-ability = { $count ->
        [one] Guarda la carta para una ronda mejor.
       *[other] Guarda las cartas para una ronda mejor.
    }
why-hard-target = Las armas necesitan más de { $evade ->
        [one] 1 impacto
       *[other] { $evade } impactos
    } para herirte, salvo que ignoren la evasión.
why-ability-strength = Si dañas una casilla del barco, queda destruida.
why-ability-helping = Puedes morder el barco una segunda vez con dos dados.
why-ability-maul = Puedes repetir una vez una mala tirada.
why-ability-mouth = Todos los que estén en la casilla del barco que alcances reciben una herida.
why-ability-ramming = Puedes pasar al agua de al lado y morder con dos impactos extra.
why-ability-domino = Una casilla del barco junto a la que alcances recibe también dos impactos.
why-ability-waves = Todos los de a bordo caen al agua si alcanzas el barco.

## Razones, acto 2: la tripulación

# $water es 1 para una casilla de agua; $wounds es 0 si desde allí ningún arma alcanza al tiburón.
why-step = { $water ->
        [0] { "" }
       *[other] El tiburón puede morderlo en el agua.{ " " }
    }{ $wounds ->
        [0] Desde allí, ningún arma alcanza un lugar donde pueda emerger el tiburón.
       *[other] Si el tiburón emerge a su alcance, cabe esperar unas { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } heridas.
    }
why-weapon = { $wounds ->
        [0] Ningún arma alcanza un lugar donde pueda emerger el tiburón.
       *[other] Si el tiburón emerge a su alcance, cabe esperar unas { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } heridas.
    }
why-weapon-short = { WORD($gear, form: "the", capital: "yes") } no alcanza ningún lugar donde pueda emerger el tiburón; otra arma sí.
why-target = { $wounds ->
        [0] El tiburón no puede emerger allí.
       *[other] Si el tiburón emerge allí, cabe esperar unas { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } heridas.
    }
why-chum = Excluye uno de los { $count } lugares donde puede emerger el tiburón.
why-attack = Cabe esperar unas { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } heridas.
why-hold = Conserva el arma. Un ataque causaría unas { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } heridas.
why-reroll-blanks = { $count ->
        [one] 1 dado en blanco solo puede mejorar.
       *[other] { $count } dados en blanco solo pueden mejorar.
    }
why-keep = Los dados muestran { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
why-ammo = Conserva el arma para otro disparo.
why-discard = Conserva la munición para otra arma.
why-cage = Nada hiere a { WORD($member) } durante el resto de la ronda.
why-no-cage = Conserva la jaula. { WORD($member) } tiene { $count } de { $limit } heridas.

## Razones, acto 2: el tiburón

# $damage es 0 si ningún número de impactos daña la casilla sin destruirla.
why-ram = Dos impactos extra. La casilla del barco de allí queda { $damage ->
        [0] destruida con { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }
        [one] dañada con 1 impacto y destruida con { $hits }
       *[other] dañada con { $damage } impactos y destruida con { $hits }
    }.
why-ram-water = Dos impactos extra. La casilla del barco de allí ya no existe.
why-stay = Desde aquí muerdes sin los dos impactos extra.

# $damage es 0 si ningún número de impactos daña la casilla sin destruirla.
why-domino = Dos impactos en una casilla del barco que queda { $damage ->
        [0] destruida con { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }
        [one] dañada con 1 impacto y destruida con { $hits }
       *[other] dañada con { $damage } impactos y destruida con { $hits }
    }.

# $damage es 0 si ningún número de impactos daña la casilla sin destruirla.
why-bite-boat = Esa casilla del barco queda { $damage ->
        [0] destruida con { $hits ->
            [one] 1 impacto
           *[other] { $hits } impactos
        }
        [one] dañada con 1 impacto y destruida con { $hits }
       *[other] dañada con { $damage } impactos y destruida con { $hits }
    }.{ $members-count ->
        [0] { "" }
        [one] { " " }{ $members } está en ella.
       *[other] { " " }{ $members } están en ella.
    }
why-bite-member = { WORD($member) } tiene { $count } de { $limit } heridas. Cada impacto es una más.
why-maul = { $hits ->
        [0] Estos no muestran ningún impacto
        [one] Estos muestran 1 impacto
       *[other] Estos muestran { $hits } impactos
    }. Volver a tirar da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } de media.
why-no-second = Renunciarías al segundo mordisco.

# $count son las heridas del tiburón, $crew las de toda la tripulación.
why-dive = No más mordiscos. Tienes { $count } de { $limit } heridas; la tripulación tiene { $crew }.

# $count son las heridas del tiburón, $crew las de toda la tripulación.
why-spare = Perdona al barco y a la tripulación. Tienes { $count } de { $limit } heridas; la tripulación tiene { $crew }.

## Jugadas, acto 1

move-start = Empezar { WORD($space, form: "at") }
move-swim = Nadar { WORD($space, form: "to") }
move-go = Moverse { WORD($space, form: "to") }
move-fly = Llevar a Brody volando { WORD($space, form: "to") }
move-empty-beach = Desalojar y cerrar { WORD($space) }
move-michael = Michael se baña { WORD($space, form: "at") }
move-rush-to-beach = Correr { WORD($space, form: "to") }
move-dock = Brody y Hooper van { WORD($space, form: "to") }
move-extra-action = Dar a { WORD($member) } la acción extra
move-token = Jugar «{ WORD($token) }»
move-no-token = No jugar ninguna ficha de poder
move-eat = Comerse a un bañista
move-eat-michael = Comerse a Michael
move-eat-all = Comerse a todos aquí
move-burst = Empezar el Acelerón
move-halt = Parar aquí
move-knock = Tirar por la borda a { WORD($member) }
move-end = Terminar el turno
move-begin = Ahora le toca a { WORD($member) }
move-rescue = Rescatar a un bañista
move-rescue-michael = Rescatar a Michael
move-take-dock = Recoger { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } en el muelle
move-take-water = Recoger { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } del agua
move-take-hooper = Recoger { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } del barco de Hooper
move-take-shop = Recoger un barril en la tienda
move-drop = Dejar el barril en el muelle
move-give = Dar a Quint { $count ->
        [one] el barril
       *[other] los { $count } barriles
    }
move-launch = Lanzar un barril { WORD($space, form: "to") }
move-binoculars = Mirar con los prismáticos
move-close = Cerrar { WORD($space) }
move-finder = Usar el detector de peces
move-reboard = Volver a subir a bordo

## Jugadas, acto 2

move-deal = Dar a { WORD($member) } { WORD($gear, form: "the") }
move-board = { WORD($member) } sube a bordo en la casilla { $zone } del barco
move-surface = Opción { $option }: emerger en la zona { $zone }
move-ability = Jugar «{ WORD($ability) }»
move-no-ability = No jugar ninguna carta de habilidad
move-show = Mostrar la opción { $option }
move-prepare = Ahora se prepara { WORD($member) }
move-go-boat = Ir a la casilla { $zone } del barco
move-go-water = Meterse en el agua de la zona { $zone }
move-climb = Subir a bordo en la casilla { $zone } del barco
move-weapon = Sacar { WORD($gear, form: "the") }
move-target = Apuntar a la zona { $zone }
move-ready = Terminar
move-chum = { WORD($member) } echa carnaza
move-attack = { WORD($member) } ataca
move-hold = { WORD($member) } se contiene
move-reroll-blanks = Volver a tirar los dados en blanco
move-keep = Quedarse con los dados
move-ammo = Descartar munición y conservar { WORD($gear, form: "the") }
move-discard = Descartar { WORD($gear, form: "the") }
move-ram = Embestir hasta la zona { $zone }
move-stay = Quedarse aquí
move-bite-boat = Morder la casilla { $zone } del barco
move-bite-again = Morder la casilla { $zone } del barco como segunda ración
move-bite-member = Morder a { WORD($member) }
move-bite-nobody = No morder a nadie
move-bite-no-more = No morder más
move-cage = { WORD($member) } cierra la jaula antitiburones
move-no-cage = { WORD($member) } deja abierta la jaula antitiburones
move-maul = Volver a tirar { $dice-count ->
        [one] el dado { $dice }
       *[other] los dados { $dice }
    }
move-domino = Pasar los impactos a la casilla { $zone } del barco
move-bonus = Morder a { WORD($member) } (ataque adicional)
move-dive = Sumergirse

## El tablero en palabras: marcas del mapa

legend = { WORD($word) }
mark-shark = el tiburón
mark-swimmers = bañistas
mark-michael = Michael
mark-barrels = barriles
mark-closed = playa cerrada
mark-shop = Tienda
tile-intact = intacta
tile-damaged = dañada
tile-gone = destruida, solo agua
side-bow = proa
side-port = babor
side-starboard = estribor
side-stern = popa

# Lo que se puede usar una vez por ronda.
tool-launch = el cañón arponero
tool-binoculars = los prismáticos
tool-close = el cierre de una playa
tool-finder = el detector de peces

## El tablero en palabras: los dos actos

board-amity = Acto 1, la isla de Amity: ronda { $round }. Marcador de bañistas: { $track } de { $limit }.
board-orca = Acto 2, el Orca: ronda { $round }. Marcador de bañistas al final del acto 1: { $track } de { $limit }.
board-role-shark = { $seat-is ->
        [you] Eres el tiburón.
       *[other] { $seat } es el tiburón.
    }
board-role-crew = { $seat-is ->
        [you] Llevas a { $members }.
       *[other] { $seat } lleva a { $members }.
    }
board-watching = Estás mirando y ves lo que ve la tripulación.

# $act es 1 o 2: acciones del acto 1, pasos del acto 2.
board-turn = Turno de { WORD($member) }: { $act ->
        [1] { $count ->
            [0] no quedan acciones
            [one] queda 1 acción
           *[other] quedan { $count } acciones
        }
       *[other] { $count ->
            [0] no quedan pasos
            [one] queda 1 paso
           *[other] quedan { $count } pasos
        }
    }.
board-done = Ya han tenido su turno: { $members }.
board-phase-start = El tiburón elige dónde empieza.
board-phase-draw = Se roba una carta de evento.
board-phase-event = La tripulación responde a la carta de evento.
board-phase-token = El tiburón puede jugar una ficha de poder.
board-phase-hunt = El tiburón nada en secreto.
board-phase-rush = El tiburón nada en secreto.
board-phase-pick = La tripulación elige a quién le toca.
board-phase-crew = Alguien de la tripulación juega su turno.
board-phase-abilities = El tiburón recibe sus cartas de habilidad.
board-phase-gear = La tripulación recibe sus cartas de equipo.
board-phase-divide = La tripulación reparte el equipo.
board-phase-place = La tripulación sube a bordo.
board-phase-options = Se revelan cartas de superficie.
board-phase-surface = El tiburón elige en secreto dónde emerge.
board-phase-ability = El tiburón puede jugar en secreto una carta de habilidad.
board-phase-show = El tiburón muestra una opción que no ha elegido.
board-phase-ready = La tripulación elige quién se prepara ahora.
board-phase-move = Alguien de la tripulación se prepara.
board-phase-target = Alguien de la tripulación apunta con un arma.
board-phase-attack = El tiburón está en la superficie y la tripulación puede atacar.
board-phase-hit = Se tiran los dados de la tripulación.
board-phase-blanks = La tripulación puede volver a tirar los dados en blanco.
board-phase-hit-again = Se vuelven a tirar los dados en blanco.
board-phase-ammo = La tripulación descarta munición o el arma.
board-phase-ram = El tiburón puede embestir hasta el agua de al lado.
board-phase-bite = El tiburón elige qué muerde.
board-phase-cage = La tripulación puede cerrar una jaula antitiburones.
board-phase-roll = Se tiran los dados del tiburón.
board-phase-maul = El tiburón puede volver a tirar dados.
board-phase-roll-again = Se vuelven a tirar algunos dados del tiburón.
board-phase-domino = El tiburón elige dónde golpea el efecto dominó.
board-phase-again = El tiburón puede morder el barco por segunda vez.
board-phase-bonus = El tiburón puede morder a alguien en el agua o sumergirse.

## El tablero en palabras: acto 1

board-event = Evento: { WORD($event) }. Bañistas de la carta: { $north } Norte, { $east } Este, { $south } Sur, { $west } Oeste.
board-event-extras = Si el marcador de bañistas está en 3 o menos, uno más por playa: { $spaces }.

# $michael es 1 si se baña allí. $closed es 1 si la playa está cerrada, 2 si abrirá pronto.
board-beach = { WORD($space) } ({ $letter }): { $count ->
        [0] ningún bañista
        [one] 1 bañista
       *[other] { $count } bañistas
    }{ $michael ->
        [0] { "" }
       *[other] { " " }y Michael
    }{ $closed ->
        [0] { "" }
        [1] , cerrada
       *[other] , cerrada, abrirá pronto
    }.
board-crew = Quint está { WORD($quint, form: "at") }, Brody { WORD($brody, form: "at") }, Hooper { WORD($hooper, form: "at") }.
board-overboard = Por la borda: { $members }.
board-used = Ya usado en esta ronda: { $tools }.
board-glide = Hooper puede avanzar una casilla más con la misma acción.
board-seen = Han visto al tiburón { WORD($space, form: "at") }.

# $played es 1 si se ha jugado una en esta ronda.
board-tokens = { $count ->
        [0] { $seat-is ->
            [you] No te quedan
           *[other] Al tiburón no le quedan
        } fichas de poder
        [one] { $seat-is ->
            [you] Te queda
           *[other] Al tiburón le queda
        } 1 ficha de poder
       *[other] { $seat-is ->
            [you] Te quedan
           *[other] Al tiburón le quedan
        } { $count } fichas de poder
    }{ $played ->
        [0] { "" }
       *[other] , y se ha jugado una en esta ronda
    }.

# Cuántos barriles hay en cada sitio.
board-barrels = Barriles: { $orca } en el Orca, { $hooper } en el barco de Hooper, { $brody } con Brody, { $shop } en la tienda, { $west } en el muelle oeste, { $east } en el muelle este, { $shark } en el tiburón.
board-floating = { $count ->
        [one] 1 barril flota
       *[other] { $count } barriles flotan
    } { WORD($space, form: "at") }.
board-deck = { $events-count ->
        [0] No quedan cartas de evento.
       *[other] Cartas de evento que quedan ({ $events-count }): { $events-row }.
    }

# $played es 1 si se acababa de jugar una.
board-base = Al empezar estas notas, { $count ->
        [0] al tiburón no le quedaban fichas de poder
        [one] al tiburón le quedaba 1 ficha de poder
       *[other] al tiburón le quedaban { $count } fichas de poder
    }{ $played ->
        [0] { "" }
       *[other] , y había jugado una
    }.

# Lo que solo sabe el tiburón.
board-shark-at = { $seat-is ->
        [you] Solo tú lo sabes: estás
       *[other] Secreto: el tiburón está
    } { WORD($space, form: "at") }.
board-shark-nowhere = { $seat-is ->
        [you] Aún no estás
       *[other] El tiburón aún no está
    } en el agua.

# $used es 1 si la ficha ya no se puede usar.
board-shark-token = { $seat-is ->
        [you] Solo tú lo sabes: tu ficha de poder de esta ronda es
       *[other] Secreto: la ficha de poder del tiburón en esta ronda es
    } «{ WORD($token) }»{ $used ->
        [0] { "" }
       *[other] , ya usada
    }.
board-shark-tokens = { $seat-is ->
        [you] Solo tú lo sabes: te quedan
       *[other] Secreto: al tiburón le quedan
    } { $tokens }.
board-hunt = { $count ->
        [one] { $seat-is ->
            [you] Te queda
           *[other] Al tiburón le queda
        } 1 acción.
       *[other] { $seat-is ->
            [you] Te quedan
           *[other] Al tiburón le quedan
        } { $count } acciones.
    }
board-burst = { $count ->
        [one] { $seat-is ->
            [you] A tu Acelerón le queda
           *[other] Al Acelerón del tiburón le queda
        } 1 casilla.
       *[other] { $seat-is ->
            [you] A tu Acelerón le quedan
           *[other] Al Acelerón del tiburón le quedan
        } { $count } casillas.
    }

# Lo que sabe la tripulación. $danger es 1 si los capitanes podían caer por la borda.
board-began = El turno del tiburón empezó con { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }. Bañistas: { $north } Norte, { $east } Este, { $south } Sur, { $west } Oeste{ $michael-count ->
        [0] { "" }
       *[other] , Michael en { $michael }
    }. Barriles en el agua: { $barrels-count ->
        [0] ninguno
       *[other] { $barrels }
    }. Quint { WORD($quint, form: "at") }, Hooper { WORD($hooper, form: "at") }{ $overboard-count ->
        [0] { "" }
       *[other] , por la borda: { $overboard }
    }{ $danger ->
        [0] { "" }
       *[other] , capitanes en peligro
    }.

# $count no incluye a Michael; $michael y $token son 1 o 0.
board-report = Informe del tiburón: { $count ->
        [0] { $michael ->
            [0] no se ha comido a nadie
           *[other] se ha comido a Michael
        }
       *[other] comidos { $north } Norte, { $east } Este, { $south } Sur, { $west } Oeste{ $michael ->
            [0] { "" }
           *[other] { " " }y Michael
        }
    }. Sensores de movimiento: { $sensors-count ->
        [0] ninguno
       *[other] { $sensors }
    }. { $token ->
        [0] No se ha jugado ninguna ficha de poder.
       *[other] Se ha jugado una ficha de poder.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Tirados por la borda: { $knocked }.
    }

## El tablero en palabras: acto 2

board-boat-intact = Casilla { $zone } del barco: intacta. { $damage ->
        [one] 1 impacto la daña
       *[other] { $damage } impactos la dañan
    }, { $hits } la destruyen.
board-boat-damaged = Casilla { $zone } del barco: dañada. { $hits ->
        [one] 1 impacto la destruye
       *[other] { $hits } impactos la destruyen
    }.
board-boat-gone = Casilla { $zone } del barco: destruida, solo agua.

# $place es boat, water u off; $count heridas de $limit.
board-member = { WORD($member) }: { $place ->
        [boat] en la casilla { $zone } del barco
        [water] en el agua de la zona { $zone }
       *[off] fuera del tablero
    }, { $count } de { $limit } heridas. Equipo: { $gear-count ->
        [0] ninguno
       *[other] { $gear-row }
    }.
board-weapon = { WORD($member) } apunta con { WORD($gear, form: "the") } a la zona { $zone }.
board-caged = { WORD($member) } está en la jaula antitiburones esta ronda.

# $count heridas de $limit; $under es 1 si hay una carta bajo la ficha.
board-shark = { $seat-is ->
        [you] Tienes
       *[other] El tiburón tiene
    } { $count } de { $limit } heridas y { $cards ->
        [0] ninguna carta de habilidad
        [one] 1 carta de habilidad
       *[other] { $cards } cartas de habilidad
    } en la mano{ $under ->
        [0] { "" }
       *[other] , y otra bajo la ficha
    }.
board-hand = { $seat-is ->
        [you] Solo tú lo sabes: tus cartas de habilidad son
       *[other] Secreto: las cartas de habilidad del tiburón son
    } { $abilities-count ->
        [0] ninguna
       *[other] { $abilities }
    }.
board-abilities-gone = Habilidades gastadas: { $abilities-row }.
board-attached = Enganchado al tiburón: { $gear-row }.
board-pool = Equipo por repartir: { $gear-row }.
board-discarded = Equipo descartado: { $gear-row }.

# $shakes es 1 si la carta se sacude el equipo, $shown es 1 si se mostró que no era la elegida.
board-option = Opción { $option }, carta { $card }: zona { $zone }, { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, evasión { $evade }{ $shakes ->
        [0] { "" }
       *[other] , se sacude el equipo
    }{ $shown ->
        [0] { "" }
       *[other] , no elegida
    }.
board-resurface = { $cards-count ->
        [0] No quedan cartas de superficie.
       *[other] Cartas de superficie que quedan ({ $cards-count }): { $cards-row }.
    }
board-chummed = En esta ronda se ha echado carnaza.

# $secret es 1 mientras solo lo sabe el tiburón.
board-choice = { $secret ->
        [0] La opción elegida es
       *[other] { $seat-is ->
            [you] Solo tú lo sabes: la opción elegida es
           *[other] Secreto: la opción elegida es
        }
    } { $option }, sin carta de habilidad.
board-choice-ability = { $secret ->
        [0] La opción elegida es
       *[other] { $seat-is ->
            [you] Solo tú lo sabes: la opción elegida es
           *[other] Secreto: la opción elegida es
        }
    } { $option }, con «{ WORD($ability) }».
board-fin = { $seat-is ->
        [you] Estás
       *[other] El tiburón está
    } en la superficie, en la zona { $zone }, con evasión { $evade }.
board-rammed = { $seat-is ->
        [you] Has embestido
       *[other] El tiburón ha embestido
    }: 2 impactos extra.

# $bout es el ataque principal, una segunda ración o un ataque adicional.
board-bite-boat = { $bout ->
        [helping] «Segunda ración»
        [bonus] Ataque adicional
       *[main] Ataque principal del tiburón
    } contra la casilla { $zone } del barco.
board-bite-member = { $bout ->
        [helping] «Segunda ración»
        [bonus] Ataque adicional
       *[main] Ataque principal del tiburón
    } contra { WORD($member) }.
board-dice = { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } por tirar.
board-again = { $dice-count ->
        [one] Se vuelve a tirar el dado { $dice }.
       *[other] Se vuelven a tirar los dados { $dice }.
    }
board-mauled = «Otra dentellada» ya se ha usado.
board-asked = Pueden cerrar una jaula antitiburones: { $members }.
board-bitten = Ya han recibido un ataque adicional: { $members }.

## Chat

chat-channel-crew = solo la tripulación

end-barrels = La tripulación gana con el marcador de bañistas en { $track }
end-swimmers = El tiburón gana con { $count ->
    [0] ningún barril
    [one] un barril
   *[other] { $count } barriles
} encima
end-wounds = La tripulación gana con { $count ->
    [one] una sola casilla
   *[other] { $count } casillas
} del barco
end-sinking = El tiburón hunde el Orca, a { $count ->
    [one] una herida
   *[other] { $count } heridas
} de la muerte
end-eating = El tiburón se lleva a toda la tripulación, a { $count ->
    [one] una herida
   *[other] { $count } heridas
} de la muerte
end-nobody = Nadie gana
