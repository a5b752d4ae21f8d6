### Jaws in studies: what is counted.

## Headings of what is counted

statistics-kind-Amity-events = Amity events
statistics-kind-power-tokens = Power tokens
statistics-kind-ability-cards = Ability cards
statistics-kind-weapons = Weapons
statistics-kind-endings = How games end

## What is counted

statistics-event = { WORD($event) }
statistics-alert = { WORD($event) } ({ $letter })
statistics-power-token = { WORD($token) }
statistics-no-token = no token
statistics-ability = { WORD($ability) }
statistics-no-ability = no ability
statistics-gear = { WORD($gear) }
statistics-eats = eats a swimmer
statistics-rescues = rescues a swimmer
statistics-hits = launches a barrel and hits
statistics-misses = launches a barrel and misses
statistics-binoculars = uses the binoculars
statistics-closes-beach = closes a beach
statistics-fish-finder = uses the fish finder
statistics-bites-boat = bites the boat
statistics-bites-member = bites a crew member
statistics-tile-destroyed = a boat space is destroyed
statistics-shark-wounded = the shark is wounded
statistics-member-out = a crew member is out
statistics-ends-by-barrel = two barrels on the shark
statistics-ends-by-swimmers = the swimmer track is full
statistics-ends-by-wounds = the shark is dead
statistics-ends-by-sinking = the Orca has sunk
statistics-ends-by-eating = nobody of the crew is left
statistics-ends-by-time = time is up
