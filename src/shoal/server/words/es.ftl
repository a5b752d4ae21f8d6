### Errores del servidor.

## Mensajes, tiques y números de las actualizaciones

error-message-too-long = Un mensaje tiene { $bytes } bytes como mucho.
error-message-invalid = No es un mensaje válido: { $detail }
invalid-not-json = no es JSON en UTF-8.
invalid-at = { $place } falta o tiene otra forma.
error-no-such-player = Los jugadores son del 1 al { $last }, no { $value }.
error-ticket-needed = Para esto hace falta el tique de un puesto.
error-ticket-unknown = Este tique no corresponde a ningún puesto de esta partida.
error-host-only = Solo puede hacerlo quien creó la partida.
error-private = Esta partida es privada. Pide un enlace a quien la creó.
error-hello-first = El primer mensaje debe ser hello.
error-hello-twice = Hello ya se envió.
error-number-ahead = La última actualización es la número { $last }; aún no hay ninguna { $number }.
# $number y $asked son para programas.
error-number-stale = La partida cambió antes de que esto llegara. Mira otra vez y decide.

## Turnos, deshacer y chat

error-spectator = Quien mira no puede jugar: ocupa antes un puesto.
error-not-started = La partida no ha empezado.
error-game-over = La partida ha terminado.
error-resigned = { $seat-is ->
    [you] Te has rendido.
   *[other] { $seat } se ha rendido.
}
error-bot-plays = { $seat-is ->
    [you] Un bot juega por ti: vuelve antes a la partida.
   *[other] Un bot juega por { $seat }: antes hay que volver a la partida.
}
error-left = { $seat-is ->
    [you] Has dejado la partida: vuelve antes.
   *[other] { $seat } ha dejado la partida y antes tiene que volver.
}
error-person-plays = { $seat-is ->
    [you] Vuelves a jugar tú, no un bot.
   *[other] Por { $seat } vuelve a jugar una persona.
}
error-undo-race = En una carrera, una jugada solo se puede deshacer si los demás están de acuerdo.
error-undo-asked = { $seat-is ->
    [you] Ya has pedido deshacer una jugada.
   *[other] { $seat } ya ha pedido deshacer una jugada.
}
error-undo-no-move = { $seat-is ->
    [you] No has hecho ninguna jugada que se pueda deshacer.
   *[other] { $seat } no ha hecho ninguna jugada que se pueda deshacer.
}
error-undo-no-request = { $seat-is ->
    [you] No hay ninguna petición que puedas responder.
   *[other] No hay ninguna petición que { $seat } pueda responder.
}
error-resigned-already = { $seat-is ->
    [you] Ya te has rendido.
   *[other] { $seat } ya se ha rendido.
}
error-here-already = { $seat-is ->
    [you] Ya estás en la partida.
   *[other] { $seat } ya está en la partida.
}
# $channel es para programas.
error-channel = { $seat-is ->
    [you] Ahora no puedes escribir ahí.
   *[other] { $seat } no puede escribir ahí ahora.
}
error-chat-line = Un mensaje debe ser una línea de texto sencillo.
error-chat-limit = { $seat-is ->
    [you] Has llegado al límite de { $count } mensajes.
   *[other] { $seat } ha llegado al límite de { $count } mensajes.
}
error-race-socket = Envía las jugadas de una carrera por el WebSocket, que mide el retraso.
error-hint-turn = Puedes pedir un consejo cuando sea tu turno.
error-hints-off = En esta partida no hay consejos mientras jueguen varias personas.

## Puestos, antes y después de la partida

error-sit-over = No puedes ocupar un puesto: la partida ha terminado.
error-seats-taken = Todos los puestos están ocupados.
# $seat es para programas: quien está ahí puede tener un nombre.
error-seat-taken = Este puesto está ocupado: elige otro.
# $seat es para programas.
error-seat-secrets = Este puesto conoce secretos: hasta que acabe la partida, solo puede jugar en él la misma persona o un bot.
# $seat es para programas.
error-seat-has-player = En este puesto ya juega alguien.
# $seat es para programas.
error-seat-open = Este puesto ya está libre.
error-seat-lost = Este puesto ya no es tuyo.
error-just-here = { $seat-is ->
    [you] Estabas aquí hace un momento: espera un minuto.
   *[other] { $seat } estaba aquí hace un momento: espera un minuto.
}
error-resigned-bot = { $seat-is ->
    [you] Te has rendido: un bot juega por ti hasta el final.
   *[other] { $seat } se ha rendido: un bot juega en su lugar hasta el final.
}
error-leave-over = La partida ha terminado: puedes cerrarla sin más.
error-started = La partida ya ha empezado.
error-seats-open = Aún libre: { $seats }. Invita a alguien o añade bots.
error-cancelled = Esta partida se canceló.
error-cancel-started = Solo puedes cancelar una partida que no haya empezado.
error-rematch-early = Puedes pedir la revancha cuando termine la partida.
error-views-early = Solo puedes ver lo que ven los demás después de la partida.
error-record-early = La grabación está disponible cuando termina la partida.
error-salt-line = Un texto aleatorio debe ser una línea de texto sencillo.
error-salt-late = La partida ha empezado: ya no acepta más textos aleatorios.

## Lo que alguien ha hecho demasiadas veces

error-quota-renamed = { $seat-is ->
    [you] Has cambiado de nombre { $times } veces, que es el límite para una partida.
   *[other] { $seat } ha cambiado de nombre { $times } veces, que es el límite para una partida.
}
error-quota-salted = { $seat-is ->
    [you] Has dado textos aleatorios { $times } veces, que es el límite para una partida.
   *[other] { $seat } ha dado textos aleatorios { $times } veces, que es el límite para una partida.
}
error-quota-undone = { $seat-is ->
    [you] Has deshecho jugadas { $times } veces, que es el límite para una partida.
   *[other] { $seat } ha deshecho jugadas { $times } veces, que es el límite para una partida.
}
error-quota-undo-asked = { $seat-is ->
    [you] Has pedido deshacer jugadas { $times } veces, que es el límite para una partida.
   *[other] { $seat } ha pedido deshacer jugadas { $times } veces, que es el límite para una partida.
}
error-quota-left = { $seat-is ->
    [you] Has dejado la partida { $times } veces, que es el límite.
   *[other] { $seat } ha dejado la partida { $times } veces, que es el límite.
}
error-quota-hinted = { $seat-is ->
    [you] Has recibido { $times } consejos, que es el límite.
   *[other] { $seat } ha recibido { $times } consejos, que es el límite.
}
error-invitations = Se han creado { $times } invitaciones, que es el límite para una partida.
error-table-full = Esta partida ha llegado a su límite de { $events } eventos.
error-too-many-requests = Demasiadas peticiones desde esta dirección: espera un momento.
error-too-many-tables = Demasiadas partidas nuevas y puestos desde esta dirección: prueba más tarde.
error-too-many-hints = Demasiados consejos a la vez para esta dirección: espera un momento.
error-too-many-connections = Demasiadas conexiones, desde esta dirección o en total: prueba de nuevo en un momento.

## Nombres

error-name-line = Un nombre debe ser una línea de texto sencillo.
error-name-too-long = Un nombre tiene { $length } caracteres como mucho: acórtalo.
error-name-character = Un nombre no puede contener el carácter { $code }: quítalo.
error-name-invisible = Un nombre necesita una letra, una cifra o un emoji visible: añade algo.
error-name-marks = Un nombre tiene como mucho { $count } signos distintos sobre una letra: quita algunos.
error-name-alphabets = { $word } mezcla letras de alfabetos distintos, { $alphabets }, que pueden parecer iguales. Escribe cada palabra en uno solo.
error-name-bot = { $name } es el nombre de un nivel de bot: elige otro nombre o añádele algo.
error-name-seat = { $name } es el número de un puesto: elige otro nombre.
alphabet-arabic = árabe
alphabet-armenian = armenio
alphabet-bopomofo = bopomofo
alphabet-cherokee = cheroqui
alphabet-cyrillic = cirílico
alphabet-devanagari = devanagari
alphabet-georgian = georgiano
alphabet-greek = griego
alphabet-han = chino
alphabet-hangul = hangul
alphabet-hebrew = hebreo
alphabet-hiragana = hiragana
alphabet-katakana = katakana
alphabet-latin = latino
alphabet-thai = tailandés

## Peticiones

error-nothing-here = No hay nada en esta dirección.
error-method = Esta dirección no acepta ese método.
error-request-invalid = No es una petición válida.
error-request-cut-short = La petición llegó incompleta.
error-query-number = { $name } es un número entero, no { $text }.
error-other-name = Este servidor no se llama { $host }; quien lo administra puede darle ese nombre con --name.
error-other-site = Las páginas de otros sitios no pueden usar este servidor.
error-metrics = Las métricas son para quien administra este servidor, que puede dejar que otra dirección las lea con --metrics.
error-server-failed = Algo salió mal en el servidor; nada ha cambiado.

## Mesas guardadas

# Los programas encuentran la mesa en $table.
error-no-table = Esa partida no existe. Revisa el enlace o pide uno nuevo.
error-table-damaged = Esta partida no está disponible porque sus datos están dañados. Quien administra el servidor puede examinarla con: shoal repair.
error-table-game-gone = Esta partida no está disponible porque su juego no está instalado en este servidor.
error-table-reloaded = La partida se ha vuelto a cargar entretanto: prueba otra vez.
error-not-saved = El servidor no puede guardar nada ahora: nada ha cambiado. Prueba más tarde.
error-saved-too-late = No se ha podido guardar: prueba otra vez.
error-database-silent = La base de datos no responde: prueba de nuevo en un momento.

## Para quien administra un servidor

error-server-start = El servidor no ha podido arrancar: mira su registro de eventos.
error-listen = El servidor no puede escuchar en { $address }: { $reason }.
error-workers = Varios procesos comparten sus mesas mediante PostgreSQL: indica --database postgresql://...
error-needs-asyncpg = PostgreSQL necesita asyncpg: pip install 'shoal[postgres]'.
error-rules-which = { $file } debe decir para qué juego es, con game = NAME: { $games-row }.
error-database-open = No se puede abrir la base de datos { $path }: { $reason }.
error-database-write = No se puede escribir en la base de datos { $path }: { $reason }.
error-database-corrupt = No se puede escribir en la base de datos { $path }: { $reason }. Ejecuta shoal repair para saber más.
error-database-in-use = Otro servidor usa la base de datos { $path }.
error-database-link = La base de datos { $path } tiene otro nombre, un enlace físico, y SQLite no encontraría con uno lo que anotó con el otro: elimina uno de los dos.
error-database-schema = La base de datos tiene el esquema { $version }; este servidor conoce hasta el { $supported }.
error-database-missing = No hay ninguna base de datos { $path }.
error-database-foreign = { $path } no es una base de datos de Shoal.
error-database-serving = Un servidor está usando la base de datos { $path }: detenlo antes.
error-postgres-open = No se puede abrir la base de datos: { $reason }.
error-postgres-write = No se puede escribir en la base de datos: { $reason }.
error-postgres-foreign = No es una base de datos de Shoal.
error-postgres-serving = Un servidor está usando esta base de datos: detenlo antes.
error-postgres-repairing = La base de datos se está reparando: arranca el servidor después.
error-not-repaired = No se ha podido reparar la mesa { $table }: { $reason }.
error-game-not-installed = El juego de la mesa { $table } no está instalado: { $game }.
error-stored-event-twice = El evento { $number } está guardado dos veces.
error-stored-event-missing = Falta el evento { $number }.
error-stored-event-unreadable = El evento { $number } no se puede leer.
error-stored-event-failed = Evento { $number }: { $error }.
error-stored-last-event = Su último evento no es el que nombra su resumen.
error-table-unreadable = La mesa no se puede leer: { $reason }.
error-file-unreadable = La mesa no se puede leer del archivo.
error-file-unreadable-because = La mesa no se puede leer del archivo: { $reason }.

## shoal repair

# $fault es lo que dice la base de datos, en inglés.
repair-file = La base de datos misma: { $fault }
# $report son varias de las frases de abajo.
repair-table = { $table }: { $report }
repair-event-invalid = El evento { $number } de { $last } no es válido.
repair-event-missing = Falta el evento { $number } de { $last }.
repair-event-not-bytes = El evento { $number } no está guardado en bytes.
repair-no-events = La mesa no tiene eventos.
repair-game-missing = Su juego, { $game }, no está instalado: instálalo o indica su módulo o archivo con --game.
repair-summary-missing = Falta su resumen.
repair-summary-wrong = Su resumen es incorrecto.
repair-summary-last = Su resumen nombra otro evento como el último.
repair-try-backup = Prueba con una copia de seguridad.
repair-kept = { $kept ->
    [one] Se conserva 1 evento.
   *[other] Se conservan { $kept } eventos.
} A set_aside: { $aside }.
repair-would-keep = Una reparación conserva { $kept ->
    [one] 1 evento
   *[other] { $kept } eventos
} y mueve { $aside } a set_aside.
repair-checked = { $tables ->
    [one] 1 mesa revisada
   *[other] { $tables } mesas revisadas
}
repair-damaged = { $damaged ->
    [one] 1 dañada
   *[other] { $damaged } dañadas
}
repair-end-undamaged = { repair-checked }; no hay daños.
repair-end-file = { repair-checked }, { repair-damaged }. Un archivo dañado no se repara: restaura una copia de seguridad o salva lo que SQLite pueda leer con: sqlite3 DATABASE .recover
repair-end-repaired = { repair-checked }, { repair-damaged }, { $repaired ->
    [one] 1 reparada
   *[other] { $repaired } reparadas
}.
repair-end-repairable = { repair-checked }, { repair-damaged }; --write puede reparar { $repairable }. Haz antes una copia de seguridad.
repair-end-hopeless = { repair-checked }, { repair-damaged }; ninguna se puede reparar.
