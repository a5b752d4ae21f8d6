### Errors of environments for learners.

error-render-mode = The render modes are { $modes-row }, not { $value }.
error-reset-first = Reset the environment first.
error-agent-to-move = { $agent } has to move: the game is not over.
error-empty-batch = A batch has at least one game, not { $envs }.
error-no-decision = Under these options { $game } ends before its first decision.
error-step-moves = A step takes { $envs } moves, not { $given }.
error-batch-move = Move { $move } is not legal in game { $env }.
error-bots-for-seats = There are { $players } seats and { $bots } bots. Give one for each seat; the one at the learner’s own seat does not play.
error-openspiel-name = OpenSpiel knows another game as { $name } already.
error-layout = The layouts of an observation are { $layouts-row }, not { $value }.
error-autoreset-mode = The autoreset modes are { $modes-row }, not { $value }.
error-seeds = { $envs } games take { $envs } seeds, not { $given }.
error-reset-mask = A reset mask is a NumPy array of { $envs } truth values, at least one of them true.
error-gymnasium-id = Gymnasium knows another game as { $id } already.
error-no-move-of-agent = { $agent } may act now, and the step has no move for it.
error-whole-move = A move is a whole number, not { $value }.
error-seed-number = A seed is a whole number from 0, not { $value }.
error-no-bots = The bots are a level such as medium or a Bot, one of these for each seat, or None for self-play, not { $value }.
error-pettingzoo-id = PettingZoo knows another game as { $id } already.
