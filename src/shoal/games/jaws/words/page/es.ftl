### Los tableros de Jaws en la página.

## Los dos actos

page-amity = Amity · ronda { $round }
page-orca = El Orca · ronda { $round }

page-crew = La tripulación
page-how-many = ¿Cuántos barriles?

# Una jugada de varios tipos, para elegir.
page-more = { $move }…

# Lo que se puede hacer en un sitio, o con alguien.
page-at = { WORD($word, capital: "yes") }:
page-at-boat = Casilla { $zone } del barco:
page-at-water = El agua de la zona { $zone }:
page-who-attacks = ¿Quién ataca?
page-cards-left = { $count ->
        [0] No quedan cartas
        [one] Queda 1 carta
       *[other] Quedan { $count } cartas
    }

## Qué tocar

page-tap-start = Toca una casilla resaltada para empezar allí.
page-tap-hunt = Toca una casilla resaltada para nadar hasta allí.
page-tap-rush = Toca una casilla resaltada: el Acelerón puede llevarte allí.
page-tap-event = Toca un lugar resaltado.
page-tap-place = Toca un lugar resaltado para subir a bordo.
page-tap-move = Toca un lugar resaltado para ir allí, o un arma para sacarla.
page-tap-target = Toca el agua resaltada a la que apuntas.
page-space = { WORD($space) }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-swimmers = { $count ->
        [one] 1 bañista
       *[other] { $count } bañistas
    }
page-eaten = { $count ->
        [one] 1 bañista comido
       *[other] { $count } bañistas comidos
    } en este turno
page-michael-eaten = Michael, comido en este turno
page-barrels = { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    }
page-floating = { $count ->
        [one] 1 barril
       *[other] { $count } barriles
    } en el agua
page-closed = cerrada
page-opening = abrirá pronto
page-seen = han visto aquí al tiburón
page-you-here = estás aquí
page-yourself = El tiburón (tú)
page-percent = { $percent } %
page-short-5 = 5 Muelle
page-short-6 = 6 Policía
page-short-7 = 7 Alcaldía
page-short-8 = 8 Muelle
page-short-Shop = Tienda
page-short-N = Playa Norte
page-short-E = Este
page-short-S = Playa Sur
page-short-W = Oeste

## Acto 1: junto al mapa

page-status = Situación
page-tokens-left = { $count ->
        [0] No quedan fichas de poder
        [one] Queda 1 ficha de poder
       *[other] Quedan { $count } fichas de poder
    }
page-token-played = se ha jugado una en esta ronda
page-event = Evento
page-card-swimmers = Nuevos bañistas:
page-side-N = { $count } Norte
page-side-E = { $count } Este
page-side-S = { $count } Sur
page-side-W = { $count } Oeste
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } { $count ->
        [0] no tiene barriles
        [one] tiene 1 barril
       *[other] tiene { $count } barriles
    }
page-had-turn = ya ha tenido su turno
page-actions-left = { $count ->
        [0] no quedan acciones
        [one] queda 1 acción
       *[other] quedan { $count } acciones
    }
page-extra-action = tiene una acción extra esta ronda
page-overboard = por la borda
page-glides = puede avanzar una casilla más con esta acción
page-used-launch = ha lanzado un barril en esta ronda
page-used-binoculars = ha usado los prismáticos en esta ronda
page-used-close = ha cerrado una playa en esta ronda
page-used-finder = ha usado el detector de peces en esta ronda
page-eaten-at = { $count } { WORD($space, form: "at") }
page-pad = Bloc de notas (solo lo ves tú)
page-pad-at = Estás { WORD($space, form: "at") }
page-pad-rush = Acelerón: { $count ->
        [one] queda 1 casilla
       *[other] quedan { $count } casillas
    }
page-pad-tokens = Fichas que quedan
page-story = Lo que sabe la tripulación
page-shark-turn = Turno { $number } del tiburón
token-text-frenzy = Un bocado puede comerse a todos los bañistas de una casilla.
token-text-evasive = En esta ronda no activas ningún sensor.
token-text-sight = Los prismáticos y el detector de peces no te ven.
token-text-burst = Una vez: nada hasta 3 casillas con una acción.

## Acto 2: el barco

page-boat-name = ORCA

# $boat es una frase sobre la casilla del barco, $things es quién está allí.
page-boat = { $boat }{ $things-count ->
        [0] { "" }
       *[other] { " " }{ $things-row }
    }
page-water = Agua de la zona { $zone }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-fin = El tiburón está aquí
page-waits = { WORD($member) } aún no está a bordo
page-aims-here = { WORD($member) } apunta aquí
page-legend-crack = impactos dañan una casilla
page-legend-hole = impactos la destruyen

## Acto 2: junto al barco

page-options = Dónde puede emerger el tiburón
page-own-options = Dónde puedes emerger
page-option = Opción { $option }

# Una carta de superficie. $shakes es 1 si se sacude el equipo.
page-card = zona { $zone }, { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, evasión { $evade }{ $shakes ->
        [0] { "" }
       *[other] , se sacude
    }
page-dice = { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
page-shakes = se sacude
page-chosen = elegida
page-not-chosen = no elegida
page-hand = Tus cartas de habilidad
page-pool = Equipo por repartir: { $cards }
page-discarded = Equipo descartado: { $cards }
page-gear = { WORD($gear) } ({ $powers })
page-attack = El ataque
page-thrown = Impactos obtenidos
page-hits = { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    }
page-maul-ask = Toca los dados que quieras volver a tirar.

# $again es 1 para un dado que se va a volver a tirar.
page-die = Dado { $number }, { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }{ $again ->
        [0] { "" }
       *[other] , para volver a tirar
    }
ability-text-strength = Todo lo que daña el tiburón queda destruido.
ability-text-helping = Un segundo bocado al barco, con 2 dados.
ability-text-maul = Vuelve a tirar los dados que quieras de un ataque, una vez.
ability-text-mouth = Una casilla alcanzada hiere a todos los que están en ella.
ability-text-ramming = Nada una zona más tras los ataques de la tripulación: +2 impactos.
ability-text-domino = Una casilla alcanzada pasa 2 impactos a una casilla vecina.
ability-text-hard = La evasión es 3.
ability-text-waves = Una casilla alcanzada tira al agua a todos los que están a bordo.
power-shot = un disparo
power-spent = un solo uso
power-plus = +1 impacto
power-sure = ignora la evasión
power-blanks = vuelve a tirar los dados en blanco
power-slow = evasión −1
power-rope = ataque principal −1 dado
power-beacon = muestra una ficha por ronda
power-chum = el tiburón muestra una ficha
power-ammo = salva un arma de fuego
power-cage = salva de un bocado

## Objetivo, ronda, quienes juegan

page-goal-crew-1 = Enganchad 2 barriles al tiburón antes de que se coma a 9 bañistas
page-goal-crew-1-short = 2 barriles antes de que coma 9
page-goal-shark-1 = Cómete a 9 bañistas antes de que te den 2 barriles
page-goal-shark-1-short = Come 9 antes de 2 barriles
page-goal-crew-alone = Enganchad 2 barriles al tiburón antes de que se coma a 7 bañistas
page-goal-crew-alone-short = 2 barriles antes de que coma 7
page-goal-shark-alone = Cómete a 7 bañistas antes de que te den 2 barriles
page-goal-shark-alone-short = Come 7 antes de 2 barriles
page-goal-crew-2 = Acto 2: matad al tiburón antes de perder el barco o la tripulación
page-goal-crew-2-short = Matad al tiburón sin hundiros
page-goal-shark-2 = Acto 2: hunde el barco o cómete a la tripulación antes de que te mate
page-goal-shark-2-short = Hunde el barco o come a todos
page-round = Acto { $act }, ronda { $round }
page-score = { $count }/{ $limit }
page-fact-shark-1 = comidos · { $count ->
        [0] sin fichas
        [one] 1 ficha
       *[other] { $count } fichas
    }
page-fact-shark-2 = hundidas · { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
page-fact-crew-1 = { $members-row } · barriles
page-fact-crew-2 = { $members-row } · heridas

## Opciones

page-choices = Tus opciones
page-do-to = Mover
page-do-launch = Lanzar
page-do-rescue = Rescatar
page-do-take = Recoger
page-do-drop = Dejar barril
page-do-binoculars = Prismáticos
page-do-close = Cerrar playa
page-do-give = Dar a Quint
page-do-finder = Detector
page-do-reboard = Subir a bordo
page-do-end = Listo

# Lo que trae una opción, en pocas palabras.
brings-eaten = { $count } de { $limit } comidos
brings-burst = hasta { $count } casillas
brings-halt = { $count ->
        [0] sin casillas
        [one] 1 casilla sin usar
       *[other] { $count } casillas sin usar
    }
brings-reboard = subir cuesta { $count } acciones
brings-actions-left = { $count ->
        [0] después, ninguna acción
        [one] después, 1 acción
       *[other] después, { $count } acciones
    }
brings-turn = { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
brings-launch = { $last ->
        [0] impacto, o queda un sensor
       *[other] un impacto acaba el acto 1
    }
brings-binoculars = ¿está aquí? sí o no
brings-finder = aquí, cerca o ni una cosa ni otra
brings-closed = no llegan bañistas nuevos
brings-unused = { $count ->
        [0] todas las acciones usadas
        [one] 1 acción sin usar
       *[other] { $count } acciones sin usar
    }
brings-cost = { $count ->
        [0] gratis
        [one] 1 acción
       *[other] { $count } acciones
    }
brings-rescue = { $count ->
        [0] la playa queda vacía
        [one] queda 1 aquí
       *[other] quedan { $count } aquí
    }
brings-barrels = Quint tendrá { $count }
brings-gear = { $count } cartas entonces
brings-unarmed = sin arma
brings-prepare = { $steps } pasos · { $weapons ->
        [0] sin armas
        [one] 1 arma
       *[other] { $weapons } armas
    }
brings-boat = { $damage ->
        [0] { $destroy } destruyen
       *[other] { $damage } { $damage ->
            [one] impacto daña
           *[other] impactos dañan
        }, { $destroy } destruyen
    }
brings-show = la tripulación la descarta
brings-steps = { $count ->
        [0] después, ningún paso
       *[other] después, 1 paso
    }
brings-target = { $options-count ->
        [0] no cubre ninguna opción
       *[other] cubre { $options }
    }
brings-chum = el tiburón muestra una ficha
brings-hold = guarda el arma
brings-reroll = { $count ->
        [one] 1 dado otra vez
       *[other] { $count } dados otra vez
    }
brings-ammo = { $count ->
        [0] después, sin munición
       *[other] después, { $count } de munición
    }
brings-attach = se engancha sin dados
brings-attack = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+1
    } contra evasión { $evade }
brings-hits = { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    }
brings-wounds = { $count ->
        [0] falla
        [one] 1 herida
       *[other] { $count } heridas
    }
brings-ram = ataque principal +{ $count } impactos
brings-no-bite = solo ataques adicionales
brings-cage = nada lo hiere esta ronda
brings-domino-nothing = { $hits } impactos: aguanta
brings-domino-damaged = { $hits } impactos: dañada
brings-domino-destroyed = { $hits } impactos: destruida
brings-bite = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }: { $damage ->
        [0] { $destroy ->
            [one] 1 destruye
           *[other] { $destroy } destruyen
        }
        [one] 1 daña, { $destroy } destruyen
       *[other] { $damage } dañan, { $destroy } destruyen
    }
brings-bite-member = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }, tiene { $count } de { $limit } heridas

# Por qué algo no se puede, en dos o tres palabras.
blocked-no-actions = sin acciones
blocked-no-beach-here = aquí no hay playa
blocked-no-rescue = nadie aquí
blocked-no-docks = muelles cerrados
blocked-no-barrels = aquí no hay barril
blocked-no-launch-none = sin barril a bordo
blocked-no-launch-again = ya en esta ronda
blocked-no-give-none = sin barril a bordo
blocked-no-give-apart = Quint no está aquí
blocked-no-finder-again = ya en esta ronda
blocked-no-shop-second = ya lleva uno
blocked-no-shop = solo en la tienda
blocked-no-drop = falta barril o muelle
blocked-no-binoculars-again = ya en esta ronda
blocked-no-binoculars = solo en una playa
blocked-no-close-july = no esta ronda
blocked-no-close-office = solo en 6 y 7
blocked-no-close-again = ya en esta ronda
blocked-no-close-swimmers = no hay playa vacía
blocked-no-close-closed = no hay playa vacía
blocked-no-eat = nadie aquí

## Acto 1: datos

page-belief = Lugares probables
page-shark-title = { $seat-is ->
        [you] Eres el tiburón
       *[other] { $seat } es el tiburón
    }
page-eaten-of = Comidos: { $count } de { $limit }
page-on-shark = En el tiburón: { $count } de { $limit }
page-actions = { $count ->
        [0] sin acciones
        [one] 1 acción
       *[other] { $count } acciones
    }
page-member-place = { WORD($space) }{ $notes-count ->
        [0] { "" }
       *[other] { " " }· { $notes-row }
    }
page-hears = La tripulación oirá:
page-report-title = { $seat-is ->
        [you] Tu informe:
       *[other] Informe de { $seat }:
    }
page-answer-launch = Barril { WORD($space, form: "to") }: { $answer ->
        [hit] ¡impacto!
       *[miss] fallo.
    }
page-answer-binoculars = Prismáticos { WORD($space, form: "at") }: { $answer ->
        [there] ¡ahí!
       *[no] no está.
    }
page-answer-finder = Detector { WORD($space, form: "at") }: { $answer ->
        [there] ¡ahí!
        [nearby] cerca.
       *[no] ni ahí ni cerca.
    }
page-no-report = ninguno todavía
page-report = { $eaten-count ->
        [0] { $michael ->
            [0] Nadie comido.
           *[other] Michael comido.
        }
       *[other] Comidos: { $eaten-row }{ $michael ->
            [0] .
           *[other] { " " }y Michael.
        }
    } { $sensors-count ->
        [0] Ningún sensor.
       *[other] Sensores: { $sensors }.
    } { $token ->
        [0] Sin ficha de poder.
       *[other] Jugó una ficha de poder.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Por la borda: { $knocked }.
    }

## Acto 2: datos

page-option-zone = Zona { $zone }
page-bites-with = muerde con
page-evade-word = evasión
page-aimer = { WORD($member) }: { WORD($gear) }
# Qué ha sido de una casilla del barco; una palabra corta en el dibujo.
page-damaged = dañada
page-gone = perdida
page-deck-gone = ya no hay casilla
page-deck-damaged = casilla dañada: { $hits } la destruyen
page-deck-whole = casilla: { $damage ->
        [one] 1 impacto daña
       *[other] { $damage } impactos dañan
    }, { $hits } destruyen
page-lead-none = Tres cartas dirán dónde puede emerger el tiburón.
page-lead-up = { $seat-is ->
        [you] Has emergido
       *[other] { $seat } ha emergido
    } en la zona { $zone }.
page-lead-chosen = { $seat-is ->
        [you] Has elegido
       *[other] { $seat } ha elegido
    } una de estas{ $under ->
        [0] .
       *[other] , con una carta de habilidad debajo.
    }
page-wounds-of = { $count } de { $limit } heridas
page-hand-size = { $cards ->
        [0] sin cartas de habilidad
        [one] 1 carta de habilidad
       *[other] { $cards } cartas de habilidad
    }{ $under ->
        [0] { "" }
       *[other] { " " }· 1 puesta
    }
page-of = { $count } de { $limit }
page-attached = { WORD($gear) } enganchado
page-aims-at = apunta a { $zone }
page-caged = en la jaula
page-out = fuera de la partida

title-act-2 = Acto 2
title-orca = El Orca
