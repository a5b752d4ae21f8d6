### Lo que `shoal agent` dice a un modelo de lenguaje, y a la persona que lo inicia.

## Para el modelo

# $title es el nombre del juego.
agent-instructions = Juegas un puesto del juego { $title }. Lee las reglas con la herramienta rules. Después llama a view y a legal_moves, y haz tus jugadas con play hasta que termine la partida. Una jugada que incumple una regla se rechaza y se cuenta.

agent-tool-rules = Las reglas del juego, o una regla por su número.
agent-tool-view = Lo que ha pasado desde tu última llamada, el tablero tal como puedes verlo, y lo que tienes que decidir.
agent-tool-legal-moves = Las jugadas que puedes hacer ahora, cada una con su significado.
agent-tool-play = Haz una jugada, escrita como en legal_moves. La respuesta muestra lo que hacen los demás hasta que vuelva a ser tu turno.
agent-tool-hint = La jugada que prefiere una búsqueda aquí.
agent-argument-move = una jugada tal como la escribe legal_moves
agent-argument-number = el número de una regla, por ejemplo { $example }; sin él, todas las reglas

agent-moves = { $count ->
    [one] Tienes 1 jugada:
   *[other] Tienes { $count } jugadas:
}
# $move es el texto de una jugada, $what dice lo que hace.
agent-move = { $move }: { $what }
agent-wait = Todavía no es tu turno. Llama otra vez a view.
agent-not-started = La partida no ha empezado: { $open ->
    [0] nadie la ha iniciado todavía.
    [one] 1 puesto está libre.
   *[other] { $open } puestos están libres.
} Llama otra vez a view.
agent-illegal-moves = { $count ->
    [0] No has intentado ninguna jugada ilegal.
    [one] Has intentado 1 jugada ilegal.
   *[other] Has intentado { $count } jugadas ilegales.
}

## Por qué falla una llamada

agent-not-a-move = Eso no es una jugada de este juego. legal_moves da tus jugadas.
agent-no-rule = No hay ninguna regla con ese número.
agent-no-tool = No hay ninguna herramienta { $tool }. Las herramientas son { $tools }.
agent-needs-argument = La herramienta { $tool } necesita el argumento { $argument } como texto.
agent-cancelled = La partida se ha cancelado.

## Para la persona que lo inicia

agent-needs-mcp = shoal agent necesita el SDK de MCP: pip install 'shoal[agent]'
agent-ready-player = El agente es { $seat } en una partida de { $title }. Esperando a un cliente MCP en la entrada estándar.
agent-link-or-game = Indica o un juego o --join LINK.
agent-disguise-english = Un juego disfrazado solo habla inglés: quita --language.
