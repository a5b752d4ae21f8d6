### Errores de los entornos de aprendizaje.

error-render-mode = Los modos de representación son { $modes-row }, no { $value }.
error-reset-first = Reinicia primero el entorno.
error-agent-to-move = { $agent } tiene que jugar: la partida no ha terminado.
error-empty-batch = Un lote tiene al menos una partida, no { $envs }.
error-no-decision = Con estas opciones, { $game } acaba antes de su primera decisión.
error-step-moves = Un paso toma { $envs } jugadas, no { $given }.
error-batch-move = La jugada { $move } no está permitida en la partida { $env }.
error-bots-for-seats = Hay { $players } puestos y { $bots } bots.
error-openspiel-name = OpenSpiel ya conoce otro juego como { $name }.
