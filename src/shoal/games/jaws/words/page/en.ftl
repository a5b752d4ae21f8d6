### The boards of Jaws on the page.

## Both acts

page-amity = Amity · round { $round }
page-orca = The Orca · round { $round }

page-crew = The crew
page-how-many = How many barrels?

# A move of several kinds, to choose from.
page-more = { $move } …

# What can be done in a place, or by somebody.
page-at = { WORD($word, capital: "yes") }:
page-at-boat = Boat space { $zone }:
page-at-water = The water of zone { $zone }:
page-who-attacks = Who attacks?
page-cards-left = { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    } left

## What to tap

page-tap-start = Tap a highlighted space to start there.
page-tap-hunt = Tap a highlighted space to swim there.
page-tap-rush = Tap a highlighted space: the burst can take you there.
page-tap-event = Tap a highlighted place.
page-tap-place = Tap a highlighted place to step aboard.
page-tap-move = Tap a highlighted place to step there, or a weapon to take it.
page-tap-target = Tap the highlighted water to aim at.
page-space = { WORD($space) }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-swimmers = { $count ->
        [one] 1 swimmer
       *[other] { $count } swimmers
    }
page-eaten = { $count ->
        [one] 1 swimmer
       *[other] { $count } swimmers
    } eaten this turn
page-michael-eaten = Michael, eaten this turn
page-barrels = { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }
page-floating = { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } afloat
page-closed = closed
page-opening = opening soon
page-seen = the shark was seen here
page-you-here = you are here
page-yourself = The shark (you)
page-percent = { $percent } %
page-short-5 = 5 Dock
page-short-6 = 6 P.D.
page-short-7 = 7 Mayor
page-short-8 = 8 Dock
page-short-Shop = Shop
page-short-N = North Beach
page-short-E = East
page-short-S = South Beach
page-short-W = West

## Act 1: beside the map

page-status = Status
page-tokens-left = { $count ->
        [0] No power tokens
        [one] 1 power token
       *[other] { $count } power tokens
    } left
page-token-played = one was played this round
page-event = Event
page-card-swimmers = New swimmers:
page-side-N = { $count } North
page-side-E = { $count } East
page-side-S = { $count } South
page-side-W = { $count } West
page-deck-card = { WORD($event) } ({ $swimmers })
page-cargo = { WORD($member) } has { $count ->
        [0] no barrels
        [one] 1 barrel
       *[other] { $count } barrels
    }
page-had-turn = has had a turn
page-actions-left = { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
page-extra-action = has an extra action this round
page-overboard = overboard
page-glides = can move one more space with this action
page-used-launch = has launched a barrel this round
page-used-binoculars = has used the binoculars this round
page-used-close = has closed a beach this round
page-used-finder = has used the fish finder this round
page-eaten-at = { $count } { WORD($space, form: "at") }
page-pad = Tracker pad (only you see this)
page-pad-at = You are { WORD($space, form: "at") }
page-pad-rush = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } left in the burst
page-pad-tokens = Tokens left
page-story = What the crew knows
page-shark-turn = Shark turn { $number }
token-text-frenzy = One bite can eat every swimmer in a space.
token-text-evasive = You trigger no sensors this round.
token-text-sight = Binoculars and fish finder cannot see you.
token-text-burst = Once: swim up to 3 spaces as one action.

## Act 2: the boat

page-boat-name = ORCA

# $boat is a sentence about the boat space, $things is who is there.
page-boat = { $boat }{ $things-count ->
        [0] { "" }
       *[other] { " " }{ $things-row }
    }
page-water = Water of zone { $zone }{ $things-count ->
        [0] { "" }
       *[other] : { $things-row }
    }
page-fin = The shark is here
page-waits = { WORD($member) } is not aboard yet
page-aims-here = { WORD($member) } aims here
page-legend-crack = hits that damage a boat space
page-legend-hole = hits that destroy it

## Act 2: beside the boat

page-options = Where the shark can surface
page-own-options = Where you can surface
page-option = Option { $option }

# A resurface card. $shakes is 1 if it shakes off gear.
page-card = zone { $zone }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, evade { $evade }{ $shakes ->
        [0] { "" }
       *[other] , shakes off
    }
page-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
page-shakes = shakes off
page-chosen = chosen
page-not-chosen = not chosen
page-hand = Your ability cards
page-pool = Gear to divide: { $cards }
page-discarded = Gear discarded: { $cards }
page-gear = { WORD($gear) } ({ $powers })
page-attack = The attack
page-thrown = Hits rolled
page-hits = { $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }
page-maul-ask = Tap the dice that you want to reroll.

# $again is 1 for a die that is to be rerolled.
page-die = Die { $number }, { $hits ->
        [0] no hits
        [one] 1 hit
       *[other] { $hits } hits
    }{ $again ->
        [0] { "" }
       *[other] , to reroll
    }
ability-text-strength = Anything the shark damages is destroyed.
ability-text-helping = A second bite at the boat, with 2 dice.
ability-text-maul = Reroll any dice of one attack, once.
ability-text-mouth = A boat space that is hit wounds everyone on it.
ability-text-ramming = Swim one zone further after the crew's attacks: +2 hits.
ability-text-domino = A boat space that is hit passes 2 hits on to one next to it.
ability-text-hard = Evade is 3.
ability-text-waves = A boat space that is hit throws everyone aboard into the water.
power-shot = one shot
power-spent = single use
power-plus = +1 hit
power-sure = ignores evade
power-blanks = rerolls blanks
power-slow = evade −1
power-rope = main attack −1 die
power-beacon = shows a token each round
power-chum = the shark shows a token
power-ammo = saves a firearm
power-cage = saves from a bite

## Goal, round, players

# At most 38 characters in the short ones.
page-goal-crew-1 = Put 2 barrels on the shark before it has eaten 9 swimmers
page-goal-crew-1-short = 2 barrels on it before it eats 9
page-goal-shark-1 = Eat 9 swimmers before 2 barrels hit you
page-goal-shark-1-short = Eat 9 before 2 barrels hit you
page-goal-crew-alone = Put 2 barrels on the shark before it has eaten 7 swimmers
page-goal-crew-alone-short = 2 barrels on it before it eats 7
page-goal-shark-alone = Eat 7 swimmers before 2 barrels hit you
page-goal-shark-alone-short = Eat 7 before 2 barrels hit you
page-goal-crew-2 = Act 2: kill the shark before the boat or the crew is gone
page-goal-crew-2-short = Kill the shark before you sink
page-goal-shark-2 = Act 2: sink the boat or eat the crew before they kill you
page-goal-shark-2-short = Sink the boat, or eat the crew
page-round = Act { $act }, round { $round }
page-score = { $count }/{ $limit }
page-fact-shark-1 = eaten · { $count ->
        [0] no tokens
        [one] 1 token
       *[other] { $count } tokens
    }
page-fact-shark-2 = sunk · { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
page-fact-crew-1 = { $members-row } · barrels
page-fact-crew-2 = { $members-row } · wounds

## Choices

page-choices = Your choices
page-do-to = Move
page-do-launch = Launch
page-do-rescue = Rescue
page-do-take = Pick up
page-do-drop = Drop barrel
page-do-binoculars = Binoculars
page-do-close = Close beach
page-do-give = Give to Quint
page-do-finder = Fish finder
page-do-reboard = Climb back
page-do-end = Done

# What a choice brings, in a few words.
brings-eaten = { $count } of { $limit } eaten
brings-burst = up to { $count } spaces
brings-halt = { $count ->
        [0] no spaces left
        [one] 1 space unused
       *[other] { $count } spaces unused
    }
brings-reboard = climbing back takes { $count } actions
brings-actions-left = { $count ->
        [0] no actions left then
        [one] 1 action left then
       *[other] { $count } actions left then
    }
brings-turn = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }

# $last is 1 if a hit ends Act 1.
brings-launch = { $last ->
        [0] hit, or a sensor stays
       *[other] a hit ends Act 1
    }
brings-binoculars = is it here? yes or no
brings-finder = here, nearby or neither
brings-closed = new swimmers stay away
brings-unused = { $count ->
        [0] all actions used
        [one] 1 action unused
       *[other] { $count } actions unused
    }
brings-cost = { $count ->
        [0] free
        [one] 1 action
       *[other] { $count } actions
    }
brings-rescue = { $count ->
        [0] the beach is empty then
        [one] leaves 1 here
       *[other] leaves { $count } here
    }
brings-barrels = Quint has { $count } then
brings-gear = { $count } cards then
brings-unarmed = without a weapon
brings-prepare = { $steps } steps · { $weapons ->
        [0] no weapons
        [one] 1 weapon
       *[other] { $weapons } weapons
    }

# $damage is 0 if the space is damaged already.
brings-boat = { $damage ->
        [0] { $destroy } destroy
       *[other] { $damage } { $damage ->
            [one] hit damages
           *[other] hits damage
        }, { $destroy } destroy
    }
brings-show = the crew can rule it out
brings-steps = { $count ->
        [0] no steps left then
       *[other] 1 step left then
    }
brings-target = { $options-count ->
        [0] covers no option
       *[other] covers { $options }
    }
brings-chum = the shark shows a token
brings-hold = keeps the weapon
brings-reroll = { $count ->
        [one] 1 die again
       *[other] { $count } dice again
    }
brings-ammo = { $count ->
        [0] no Ammo left then
       *[other] { $count } Ammo left then
    }
brings-attach = sticks without dice

# $plus is 1 if the weapon adds a hit.
brings-attack = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+1
    } against evade { $evade }
brings-hits = { $count ->
        [0] no hits
        [one] 1 hit
       *[other] { $count } hits
    }
brings-wounds = { $count ->
        [0] misses
        [one] 1 wound
       *[other] { $count } wounds
    }
brings-ram = main attack +{ $count } hits
brings-no-bite = only bonus attacks
brings-cage = nothing wounds him this round
brings-domino-nothing = { $hits } hits: it holds
brings-domino-damaged = { $hits } hits: damaged
brings-domino-destroyed = { $hits } hits: destroyed

# $plus are hits that are added; $damage is 0 if the space is damaged already.
brings-bite = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }: { $damage ->
        [0] { $destroy ->
            [one] 1 destroys
           *[other] { $destroy } destroy
        }
        [one] 1 damages, { $destroy } destroy
       *[other] { $damage } damage, { $destroy } destroy
    }
brings-bite-member = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }, has { $count } of { $limit } wounds

# Why something is not possible, in two or three words.
blocked-no-actions = no actions left
blocked-no-beach-here = no beach here
blocked-no-rescue = nobody here
blocked-no-docks = docks are closed
blocked-no-barrels = no barrel here
blocked-no-launch-none = no barrel aboard
blocked-no-launch-again = done this round
blocked-no-give-none = no barrel aboard
blocked-no-give-apart = Quint is elsewhere
blocked-no-finder-again = done this round
blocked-no-shop-second = carries one
blocked-no-shop = only at the shop
blocked-no-drop = needs barrel and dock
blocked-no-binoculars-again = done this round
blocked-no-binoculars = only at a beach
blocked-no-close-july = not this round
blocked-no-close-office = only at 6 and 7
blocked-no-close-again = done this round
blocked-no-close-swimmers = no empty beach
blocked-no-close-closed = no empty beach
blocked-no-eat = nobody here

## Act 1: facts

page-belief = Likely places
page-shark-title = { $seat-is ->
        [you] You are the shark
       *[other] { $seat } is the shark
    }
page-eaten-of = Eaten { $count } of { $limit }
page-on-shark = On the shark { $count } of { $limit }
page-actions = { $count ->
        [0] no actions
        [one] 1 action
       *[other] { $count } actions
    }
page-member-place = { WORD($space) }{ $notes-count ->
        [0] { "" }
       *[other] { " " }· { $notes-row }
    }
page-hears = The crew will hear:
page-report-title = { $seat-is ->
        [you] Your report:
       *[other] { $seat }'s report:
    }
page-answer-launch = Barrel { WORD($space, form: "to") }: { $answer ->
        [hit] hit!
       *[miss] missed.
    }
page-answer-binoculars = Binoculars { WORD($space, form: "at") }: { $answer ->
        [there] there!
       *[no] not there.
    }
page-answer-finder = Fish finder { WORD($space, form: "at") }: { $answer ->
        [there] there!
        [nearby] nearby.
       *[no] neither there nor nearby.
    }
page-no-report = none yet

# The shark's report. $michael and $token are 1 or 0.
page-report = { $eaten-count ->
        [0] { $michael ->
            [0] Ate nobody.
           *[other] Ate Michael.
        }
       *[other] Ate { $eaten-row }{ $michael ->
            [0] .
           *[other] { " " }and Michael.
        }
    } { $sensors-count ->
        [0] No sensor.
       *[other] Sensors: { $sensors }.
    } { $token ->
        [0] No power token.
       *[other] Played a power token.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Overboard: { $knocked }.
    }

## Act 2: facts

page-option-zone = Zone { $zone }
page-bites-with = bites with
page-evade-word = evade
page-aimer = { WORD($member) }: { WORD($gear) }
# What has become of a boat space; one short word on the drawing.
page-damaged = damaged
page-gone = gone
page-deck-gone = no boat space left there
page-deck-damaged = boat space is damaged: { $hits } destroy it
page-deck-whole = boat space: { $damage ->
        [one] 1 hit damages
       *[other] { $damage } hits damage
    }, { $hits } destroy
page-lead-none = Three cards will say where the shark can surface.
page-lead-up = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } surfaced in zone { $zone }.

# $under is 1 if an ability card lies under the token.
page-lead-chosen = { $seat-is ->
        [you] You have chosen
       *[other] { $seat } has chosen
    } one of these{ $under ->
        [0] .
       *[other] , with an ability card under it.
    }
page-wounds-of = { $count } of { $limit } wounds
page-hand-size = { $cards ->
        [0] no ability cards
        [one] 1 ability card
       *[other] { $cards } ability cards
    }{ $under ->
        [0] { "" }
       *[other] { " " }· 1 laid
    }
page-of = { $count } of { $limit }
page-attached = { WORD($gear) } attached
page-aims-at = aims at { $zone }
page-caged = in the Shark Cage
page-out = out of the game

# The title card between the acts.
title-act-2 = Act 2
title-orca = The Orca
