### Lo que falla en una posición, una opción o el texto de una jugada.
### Las palabras con un signo igual son campos de posiciones.

error-swimmers = swimmers= tiene más de los 15 bañistas que hay.
error-barrels = La posición tiene { $count } barriles en vez de { $due }.
error-ending-barrel = stuck=2 y phase=over ending=barrel van juntos.
error-ending-swimmers = Un marcador de bañistas lleno y ending=swimmers van juntos.
error-opening = opening=1 necesita una playa cerrada, pero closed= no nombra ninguna.
error-brody-place = Brody no puede estar en { $space }: se queda en la isla.
error-brody-overboard = Brody no puede estar por la borda: solo Quint y Hooper pueden.
error-seen-place = No se puede haber visto al tiburón en { $space }: se queda en el agua.
error-round-act1 = round={ $round } es imposible: el acto 1 tiene las rondas 1 a { $last }.
error-extra = extra= debe nombrar a alguien tras la carta de evento news, y a nadie en otro caso.
error-used-unknown = used= nombra una acción desconocida.
error-active-outside = active= y actions= deben estar vacíos fuera del turno de un miembro.
error-glide = glide=1 solo es posible en el turno de Hooper.
error-active-done = active= debe nombrar a un miembro que no esté en done=.
error-actions = actions={ $actions } es demasiado: este turno tiene { $most } acciones.
error-glide-early = glide=1 es imposible antes de la primera acción de un turno.
error-member-turn-over = Este turno ya habría terminado: no le quedan acciones.
error-token-twice = La ficha { $token } no puede estar elegida y seguir en tokens=.
error-played-token = played= no concuerda con token=: es 1 una vez anunciada la ficha.
error-strokes = strokes={ $strokes } es demasiado: el tiburón tiene { $most } acciones.
error-michael = Michael no puede ser comido: no está en el agua.
error-touched = touched= nombra una casilla sin barril; solo los barriles tienen sensores de movimiento.
error-knock-brody = Brody no puede caer por la borda: solo Quint y Hooper pueden.
error-knock-event = Nadie puede caer por la borda sin la carta de evento gardner.
error-knock-again = Un miembro en overboard= no puede volver a caer por la borda.
error-rushed = rushed=1 necesita la ficha burst o frenzy.
error-phase-token = phase=token necesita token=none y al menos una ficha en tokens=.
error-phase-token-done = En phase=token, el tiburón aún no puede haber hecho nada.
error-base = base={ $base } representa más de { $most } fichas.
error-story-end = story= debe acabar con un tablero en el turno del tiburón, y con otra cosa si no.
error-tokens = tokens= no concuerda con base= y story=.
error-story-board = El último tablero de story= no es el de esta posición.
error-phase-start = En phase=start todo debe estar como al principio de la partida.
error-closed-beach = No puede haber bañistas en la playa { $beach }: está cerrada.
error-boat-place = { WORD($member) } no puede estar en { $space }: los barcos se quedan en el agua.
error-shark-place = shark={ $space } no es una casilla con agua.
error-event-missing = event= debe nombrar una carta: en phase={ $phase } ya se ha robado una.
error-event-twice = La carta de evento { $event } no puede estar robada y seguir en el mazo.
error-phase-event = phase=event necesita una carta de evento que pregunte algo a la tripulación.
error-phase-pick = phase=pick necesita dos miembros que aún no hayan tenido su turno.
error-done-outside = done= debe estar vacío fuera de los turnos de la tripulación.
error-meeple = meeple= debe estar vacío en el turno del tiburón.
error-hunt-outside = La posición tiene partes de un turno del tiburón, pero no es el turno del tiburón.
error-bites = bites= tiene más bañistas de los que hay en la playa { $beach }.
error-story-report = story= debe tener un informe después de cada tablero.
error-played-story = played= no concuerda con story=.
error-story-board-range = Un tablero de story= está fuera de rango.
error-used-early = used= debe estar vacío antes de los turnos de la tripulación.
error-phase-rush = phase=rush necesita token=burst y rushed=1.
error-strokes-burst = strokes= es demasiado: el Acelerón ha costado una acción.
error-burst-over = El Acelerón ya habría terminado: rush= es 0.
error-rush-outside = rush= debe ser 0 fuera de phase=rush.
error-hunt-over = El turno del tiburón ya habría terminado: no le quedan acciones.
error-story-tokens = En story= se han jugado más fichas de las que hay.
error-story-report-range = Un informe de story= está fuera de rango.
error-story-answer-range = Una respuesta de story= está fuera de rango.
error-round-act2 = round={ $round } es imposible: el acto 2 tiene las rondas 1 a { $last }.
error-track-high = track={ $track } son más bañistas de los que se pueden comer en el acto 1.
error-ending-sinking = Un barco sin losetas y ending=sinking van juntos.
error-hurt = hurt= llega hasta { $most }, y eso necesita ending=wounds.
error-phase-divide = phase=divide necesita cartas de equipo por repartir.
error-undivided = En esta fase no puede haber equipo sin repartir.
error-deck = deck= nombra una carta que no está entre las { $count } cartas de superficie.
error-cardplayed = cardplayed= debe ser 1 si ability= nombra una carta, y 0 si no.
error-ability-choice = ability= necesita una ficha elegida en choice=.
error-shown-chosen = shown= no puede nombrar la ficha elegida.
error-rammed = rammed=1 necesita ability=ramming.
error-active-phase = active= no encaja con phase=.
error-steps = actions={ $actions } es más de { $most } pasos.
error-attack-over = phase=attack ya ha terminado: todos están en done=.
error-done-attacker = done= debe nombrar a quien ataca.
error-weapon-attached = El arma de quien ataca no tira dados: se engancha.
error-dice-phase = dice= debe ser 0 en las fases sin dados, y solo en ellas.
error-bout-phase = bout= debe nombrar un ataque durante los ataques del tiburón, y solo entonces.
error-aim-outside = aim= debe estar vacío fuera de los ataques del tiburón.
error-asked-phase = asked= debe nombrar a alguien en phase=cage, y a nadie en otro caso.
error-attack-early = bitten=, caged= y mauled= deben estar vacíos antes del ataque del tiburón.
error-mauled = mauled=1 necesita ability=maul.
error-bitten-early = bitten= debe estar vacío antes del ataque del tiburón.
error-aim-reach = El objetivo de aim= está fuera del alcance del tiburón.
error-bout-helping = bout=helping necesita ability=helping.
error-dice-attack = dice={ $dice } no es correcto: este ataque tira { $due } dados.
error-asked-danger = asked= nombra a alguien que no corre peligro o ya está en una jaula.
error-wounds-place = { WORD($member) } debe estar fuera del tablero con { $most } heridas, y en él con menos.
error-ending-eating = Una tripulación eliminada y ending=eating van juntas.
error-ability-thrice = La carta de habilidad { $ability } se nombra más de dos veces.
error-abilities-over = phase=abilities ya ha terminado: hand= tiene todas sus cartas.
error-gear-over = phase=gear ya ha terminado: todas las cartas de equipo están repartidas.
error-own-gear = Hasta que se reparte el equipo, cada miembro debe tener exactamente sus propias cartas.
error-setup-gear = Durante la preparación no se puede usar el equipo.
error-setup-damage = Durante la preparación no puede haber daños, heridas ni rondas posteriores.
error-setup-ability = Durante la preparación no puede haber habilidades gastadas.
error-setup-aboard = Los miembros solo pueden estar a bordo desde phase=place, y todos solo después.
error-options-different = options= debe nombrar tres cartas distintas que no estén en el mazo.
error-setup-resurface = Durante la preparación, todas las cartas de superficie deben estar en el mazo.
error-choice-options = choice= debe nombrar una ficha si options= nombra cartas, y ninguna si no.
error-choice-phase = choice= debe nombrar una ficha desde phase=ability, y ninguna antes.
error-ability-early = ability= debe estar vacío: se elige más tarde.
error-phase-ability = phase=ability necesita una carta de habilidad en hand=.
error-shown-early = Aún no se puede haber mostrado ninguna ficha.
error-shown-phase = shown= debe estar vacío en phase=show.
error-fin-choice = fin= debe nombrar la zona de la carta de choice=, si la hay.
error-fin-phase = fin= debe nombrar una zona desde phase=attack, y ninguna antes.
error-rammed-early = rammed=1 es demasiado pronto en esta fase.
error-fin-zone = fin= debe ser { $zone }, la zona de la carta elegida.
error-weapon-held = { WORD($member) } no tiene el arma que nombra weapons=.
error-weapon-target = { WORD($member) } debe apuntar a una zona en cuanto se elige el arma.
error-target-shark = { WORD($member) } no puede apuntar a una zona sin el tiburón en esta fase.
error-weapons-phase = weapons= debe estar vacío en esta fase.
error-done-out = done= debe nombrar a cada miembro eliminado.
error-done-all = Todos están en done=, así que el tiburón emergería ahora.
error-attacker = { WORD($member) } debe tener un arma o estar en done=, no ambas cosas.
error-blanks-weapon = El arma de quien ataca no vuelve a tirar los dados en blanco.
error-phase-ammo = phase=ammo necesita un arma de fuego y una carta de munición.
error-dice-weapon = dice={ $dice } no es correcto: esta arma tira { $due }.
error-thrown-blanks = thrown= no tiene dados en blanco que volver a tirar.
error-again-blanks = again= debe nombrar todos los dados en blanco mientras se vuelven a tirar, o nada.
error-phase-domino = phase=domino necesita ability=domino y una loseta alcanzada por el ataque principal.
error-domino-beside = phase=domino necesita una loseta junto a la alcanzada.
error-bitten-aim = bitten= debe nombrar al miembro atacado.
error-bitten-bonus = bitten= debe estar vacío antes de los ataques adicionales.
error-maul-bout = Este ataque no se puede volver a tirar con «Otra dentellada».
error-setup-crew = Durante la preparación, ningún miembro puede estar en el agua ni herido.
error-spot-gone = { WORD($member) } no puede estar en la casilla { $zone } del barco: la loseta está destruida.
error-out-gear = { WORD($member) } está fuera de la partida y no puede tener equipo.
error-attached = { $gear } no se puede enganchar al tiburón.
error-options-over = phase=options ya ha terminado: options= ya nombra tres cartas.
error-target-weapon = { WORD($member) } no puede tener objetivo sin arma.
error-active-ready = active= no puede nombrar a un miembro que esté en done=.
error-active-weapon = El miembro activo debe tener un arma en phase=target, y ninguna si no.
error-done-phase = done= debe estar vacío en esta fase.
error-phase-roll-again = phase=roll-again necesita mauled=1 y algunos de los dados en again=.
error-again-phase = again= debe estar vacío en esta fase.
error-thrown-face = thrown= tiene { $hits } impactos en un dado, lo que no muestra ninguna cara.
error-phase-ram = phase=ram necesita ability=ramming.
error-asked-cage = { WORD($member) } no puede estar en asked= sin una jaula antitiburones.
error-options-three = options= debe nombrar aquí tres cartas.
error-options-some = options= debe nombrar tres cartas o ninguna.
error-weapon-early = { WORD($member) } no puede haber sacado un arma antes de prepararse.
error-phase-bite = phase=bite necesita algo al alcance del tiburón.
error-phase-again = phase=again necesita ability=helping y una casilla del barco al alcance.
error-phase-bonus = phase=bonus necesita un miembro al alcance que no esté en bitten=.
error-numbers = { $text } en la opción { $option } no son { $count } números hasta { $most } separados por barras.
error-track = La opción track lleva diez pares como 3/10, para 0 a 9 bañistas comidos.
error-die = La opción die lleva seis cifras, los impactos de sus caras, no { $text }.
error-edges = La opción edges lleva los bordes y los cruces: 12,23+27.
error-tiles = La opción tiles lleva ocho tríos como 1/3/2, para las zonas 1 a 8.
error-resurface = La opción resurface lleva de 3 a 32 cartas como 1/3/1 o 1/2/2s.
error-gear-most = La opción gear admite hasta { $kinds } tipos y { $cards } cartas.
error-gear-name-twice = La opción gear usa un mismo nombre para dos tipos de carta.
error-gear-entry = { $text } en la opción gear no es como d:Rifle:firearm:3:shot:1.
error-gear-name = { $text } en la opción gear no es un nombre de hasta 20 letras y guiones.
error-gear-dice = { $text } en la opción gear tiene demasiados o muy pocos dados o cartas.
error-gear-powers = Una carta de tipo { $kind } no puede tener los poderes { $text } (opción gear).
error-gear-accessory = El poder de un accesorio debe ser chum, ammo o cage (opción gear).
error-gear-shot = Un arma no puede tener shot y spent a la vez (opción gear).
error-edges-both = La opción edges nombra un borde dos veces: en el borde y en el cruce.
error-edges-zones = { $text } en la opción edges no son dos zonas como 27.
error-edges-twice = La opción edges nombra { $text } dos veces.
error-tiles-hits = { $text } en la opción tiles: dañar debe costar menos impactos que destruir.
error-resurface-card = { $text } en la opción resurface debería ser una zona del 1 al 8 y luego de 1 a 3 dados.
error-gear-own = La opción gear debe dar exactamente dos cartas a { WORD($member) }.
error-story-row = { $text } no es una fila de story=.
error-story-long = story= tiene más filas de las que puede tener el acto 1.
error-story-range = { $text } en story= tiene un número fuera de rango.
error-thrown-dice = thrown= lleva los impactos de { $due } dados.
error-gear-missing = gear= omite una de las cartas propias de un miembro.
error-gear-unknown = No hay ningún equipo llamado { $text }.
error-gear-many = gear= nombra más { $gear } de los que hay.
error-gear-places = gear= lleva seis lugares: la tripulación, sin repartir, enganchado, descartado.
error-ability-names = { $field }={ $text } debería nombrar algunas de { $abilities-row }.
error-ability-order = { $field }= nombra sus cartas en el orden { $abilities-row }.
error-ability-often = { $field }= nombra { $ability } más de dos veces.
error-phase-over = phase=over debe tener un ending= distinto de none.
error-not-a-move = { $text } no es una jugada de Jaws; las jugadas empiezan por { $verbs }.
error-no-chance = Aquí no se roba ni se tira nada.
error-not-drawn = { $text } no se puede robar aquí.
error-say-roll = { $text } no es una tirada: escribe roll y las caras.
error-track-gear = La opción track reparte hasta { $most } cartas de equipo; el mazo tiene menos.
error-no-phase = No hay phase={ $phase } en el acto que se juega.
