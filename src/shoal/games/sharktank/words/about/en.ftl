### Shark Tank before it begins: the lobby, and its options.

game-pitch = Steer four fussy sharks through a crowded tank, and be there when they eat.
game-credit = Shark Tank was designed by Richard Durham and published under CC BY-SA 4.0; the RULES.md here adapts his rules and is under CC BY-SA 4.0 too.

option-tank = Cells along each side
option-tank-about = How large the tank is.
option-spread = Where fish start
option-spread-about = Whether fish start one to a sector or anywhere in the tank.
option-spread-sectors = One to a sector
option-spread-anywhere = Anywhere in the tank
option-touch = A shark eats fish that share
option-touch-about = Whether a shark eats only fish that share an edge with it, or also those at a corner.
option-touch-edge = An edge with it
option-touch-corner = An edge or a corner
option-null = Tiles rolled for a 0
option-null-about = Whether all tiles rolled for a spent 0 must be used, or only as many as the player likes.
option-null-must = Must all be used
option-null-may = Can be used
option-cut = A 0 can always be spent
option-cut-about = Whether tiles rolled for a 0 that do not fit are left out. If not, a 0 can be spent only where every possible roll fits.
option-skip = The leader skips
option-skip-about = Whether a player with most fish skips every turn, as printed, or never twice running.
option-skip-two-once = Never twice running with two players
option-skip-always = Every turn
option-skip-once = Never twice running
option-turns = Maximum number of turns
option-turns-about = The game ends after this many turns at the latest.
