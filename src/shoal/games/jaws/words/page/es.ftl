### Los tableros de Jaws en la página.

## Los dos actos

page-amity = Amity · ronda { $round }
page-orca = El Orca · ronda { $round }

# $act es 1 o 2: acciones del acto 1, pasos del acto 2.
page-turn = { WORD($member) }: { $act ->
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
    }
page-secret-start = el tiburón se esconde
page-secret-token = el tiburón nada en secreto
page-secret-hunt = el tiburón nada en secreto
page-secret-rush = el tiburón nada en secreto
page-secret-surface = el tiburón elige en secreto
page-secret-ability = el tiburón elige en secreto
page-seat-shark = el tiburón

# $shared es un miembro que comparten dos, si lo hay.
page-seat-crew = la tripulación: { $members-row }{ $shared-count ->
        [0] { "" }
       *[other] , comparte a { $shared }
    }
page-crew = La tripulación
page-how-many = ¿Cuántos barriles?

# Una jugada de varios tipos, para elegir.
page-more = { $move } …

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

page-tap-here = Toca la casilla para ver qué puedes hacer allí.
page-tap-start = Toca una casilla resaltada para empezar allí.
page-tap-hunt = Toca una casilla resaltada para nadar hasta allí.
page-tap-rush = Toca una casilla resaltada: el Acelerón puede llevarte allí.
page-tap-pick = ¿A quién le toca ahora? Toca a un miembro resaltado o un botón.
page-tap-crew = Toca una casilla resaltada para ir o actuar allí.
page-tap-event = Toca un lugar resaltado.
page-tap-place = Toca un lugar resaltado para subir a bordo.
page-tap-surface = Toca el agua resaltada de una opción, o su carta.
page-tap-show = Toca una opción que no hayas elegido.
page-tap-ready = ¿Quién se prepara ahora? Toca a un miembro resaltado.
page-tap-move = Toca un lugar resaltado para ir allí, o un arma para sacarla.
page-tap-target = Toca el agua resaltada a la que apuntas.
page-tap-attack = Toca al tiburón, o a quien ataca.
page-tap-ram = Toca el agua resaltada junto a ti.
page-tap-bite = Toca un objetivo resaltado para morderlo.
page-tap-cage = Toca a un miembro que pueda usar la jaula.
page-tap-domino = Toca una casilla del barco junto a la que has alcanzado.
page-tap-again = Toca un objetivo resaltado para volver a morder.
page-tap-bonus = Toca a un miembro para morderlo también.

## Acto 1: el mapa

# $things es lo que hay allí.
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
page-belief-on = Mostrar dónde podría estar el tiburón
page-belief-off = Ocultar dónde podría estar el tiburón

# Nombres en el mapa, donde hay poco sitio.
page-short-5 = 5 Muelle
page-short-6 = 6 Policía
page-short-7 = 7 Alcaldía
page-short-8 = 8 Muelle
page-short-Shop = Tienda

## Acto 1: junto al mapa

page-status = Situación
page-track = Bañistas comidos: { $count }
page-eaten-secretly = y { $count } en este turno (solo tú lo sabes)
page-stuck = Barriles en el tiburón: { $count } de 2
page-tokens-left = { $count ->
        [0] No quedan fichas de poder
        [one] Queda 1 ficha de poder
       *[other] Quedan { $count } fichas de poder
    }
page-token-played = se ha jugado una en esta ronda
page-token-secret = se ha jugado una en esta ronda (solo tú lo sabes)
page-event = Evento
page-no-event = Aún no hay evento
page-card-swimmers = Nuevos bañistas:
page-side-N = { $count } Norte
page-side-E = { $count } Este
page-side-S = { $count } Sur
page-side-W = { $count } Oeste
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } tiene { $count ->
        [0] 0 barriles
        [one] 1 barril
       *[other] { $count } barriles
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
page-pad-no-token = Esta ronda: ninguna ficha de poder

# $used es 1 si la ficha ya no se puede usar.
page-pad-token = Esta ronda: «{ WORD($token) }»{ $used ->
        [0] { "" }
       *[other] , ya usada
    }
page-pad-eaten = Comidos en este turno: { $eaten-row }
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
page-legend-crack = impacto daña
page-legend-hole = impactos destruyen

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
page-zone = zona
page-dice = { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
page-evade = evasión { $evade }
page-shakes = se sacude
page-chosen = elegida
page-not-chosen = no elegida
page-wounds = { $count } de { $limit } heridas
page-shark-wounds = Heridas del tiburón: { $count } de { $limit }

# $gear es lo que lleva enganchado el tiburón; $under es 1 si hay una carta bajo la ficha.
page-shark-cards = Enganchado al tiburón: { $gear-count ->
        [0] nada
       *[other] { $gear-row }
    } · { $cards ->
        [0] ninguna carta de habilidad
        [one] 1 carta de habilidad
       *[other] { $cards } cartas de habilidad
    }{ $under ->
        [0] { "" }
       *[other] , hay una carta bajo la ficha
    }
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
power-cage = salva de una mordedura
