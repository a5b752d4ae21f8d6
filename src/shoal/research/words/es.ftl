### Errores de los entornos de aprendizaje.

error-render-mode = Los modos de representación son { $modes-row }, no { $value }.
error-reset-first = Reinicia primero el entorno.
error-agent-to-move = { $agent } tiene que jugar: la partida no ha terminado.
error-empty-batch = Un lote tiene al menos una partida, no { $envs }.
error-no-decision = Con estas opciones, { $game } acaba antes de su primera decisión.
error-step-moves = Un paso toma { $envs } jugadas, no { $given }.
error-batch-move = La jugada { $move } no está permitida en la partida { $env }.
error-bots-for-seats = Hay { $players } puestos y { $bots } bots. Da uno por puesto; el del puesto del que aprende no juega.
error-openspiel-name = OpenSpiel ya conoce otro juego como { $name }.
error-layout = Las formas de una observación son { $layouts-row }, no { $value }.
error-autoreset-mode = Los modos de reinicio son { $modes-row }, no { $value }.
error-seeds = { $envs } partidas toman { $envs } semillas, no { $given }.
error-reset-mask = Una máscara de reinicio es un array de NumPy de { $envs } valores lógicos, al menos uno verdadero.
error-gymnasium-id = Gymnasium ya conoce otro juego como { $id }.
error-no-move-of-agent = { $agent } puede actuar ahora, y el paso no tiene jugada para ese agente.
error-whole-move = Una jugada es un número entero, no { $value }.
error-seed-number = Una semilla es un número entero a partir de 0, no { $value }.
error-no-bots = Los bots son un nivel como medium o un Bot, uno por puesto, o None para jugar contra sí mismo, no { $value }.
error-pettingzoo-id = PettingZoo ya conoce otro juego como { $id }.
