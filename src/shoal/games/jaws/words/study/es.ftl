### Jaws en los estudios: qué se cuenta.

## Títulos de lo que se cuenta

statistics-kind-Amity-events = Eventos de Amity
statistics-kind-power-tokens = Fichas de poder
statistics-kind-ability-cards = Cartas de habilidad
statistics-kind-weapons = Armas
statistics-kind-endings = Finales de partida

## Lo que se cuenta

statistics-event = { WORD($event) }
statistics-alert = { WORD($event) } ({ $letter })
statistics-power-token = { WORD($token) }
statistics-no-token = ninguna ficha
statistics-ability = { WORD($ability) }
statistics-no-ability = ninguna habilidad
statistics-gear = { WORD($gear) }
statistics-eats = se come a un bañista
statistics-rescues = rescata a un bañista
statistics-hits = lanza un barril y acierta
statistics-misses = lanza un barril y falla
statistics-binoculars = usa los prismáticos
statistics-closes-beach = cierra una playa
statistics-fish-finder = usa el detector de peces
statistics-bites-boat = muerde el barco
statistics-bites-member = muerde a un tripulante
statistics-tile-destroyed = se destruye una casilla del barco
statistics-shark-wounded = hieren al tiburón
statistics-member-out = un tripulante queda fuera de la partida
statistics-ends-by-barrel = dos barriles en el tiburón
statistics-ends-by-swimmers = el marcador de bañistas está lleno
statistics-ends-by-wounds = el tiburón ha muerto
statistics-ends-by-sinking = el Orca se ha hundido
statistics-ends-by-eating = no queda nadie de la tripulación
statistics-ends-by-time = se acaba el tiempo
