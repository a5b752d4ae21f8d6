### The boards of Jaws on the page.

## Both acts

page-amity = Amity · round { $round }
page-orca = The Orca · round { $round }

# $act is 1 or 2: actions of Act 1, steps of Act 2.
page-turn = { WORD($member) }: { $act ->
        [1] { $count ->
            [0] no actions
            [one] 1 action
           *[other] { $count } actions
        }
       *[other] { $count ->
            [0] no steps
            [one] 1 step
           *[other] { $count } steps
        }
    } left
page-secret-start = the shark hides in secret
page-secret-token = the shark swims in secret
page-secret-hunt = the shark swims in secret
page-secret-rush = the shark swims in secret
page-secret-surface = the shark chooses in secret
page-secret-ability = the shark chooses in secret
page-seat-shark = the shark

# $shared is a member whom two players share, if there is one.
page-seat-crew = the crew: { $members-row }{ $shared-count ->
        [0] { "" }
       *[other] , shares { $shared }
    }
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

page-tap-here = Tap the space to see what you can do there.
page-tap-start = Tap a highlighted space to start there.
page-tap-hunt = Tap a highlighted space to swim there.
page-tap-rush = Tap a highlighted space: the burst can take you there.
page-tap-pick = Who goes next? Tap a highlighted crew member, or a button.
page-tap-crew = Tap a highlighted space to go or act there.
page-tap-event = Tap a highlighted place.
page-tap-place = Tap a highlighted place to step aboard.
page-tap-surface = Tap the highlighted water of an option, or its card.
page-tap-show = Tap an option that you did not choose.
page-tap-ready = Who prepares next? Tap a highlighted crew member.
page-tap-move = Tap a highlighted place to step there, or a weapon to take it.
page-tap-target = Tap the highlighted water to aim at.
page-tap-attack = Tap the shark, or the crew member who attacks.
page-tap-ram = Tap the highlighted water next to you.
page-tap-bite = Tap a highlighted target to bite it.
page-tap-cage = Tap a crew member who can use the cage.
page-tap-domino = Tap a boat space next to the one you hit.
page-tap-again = Tap a highlighted target to bite it again.
page-tap-bonus = Tap a crew member to bite as well.

## Act 1: the map

# $things is what is there.
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
page-belief-on = Show where the shark could be
page-belief-off = Hide where the shark could be

# Names on the map, where there is little room.
page-short-5 = 5 Dock
page-short-6 = 6 P.D.
page-short-7 = 7 Mayor
page-short-8 = 8 Dock
page-short-Shop = Shop

## Act 1: beside the map

page-status = Status
page-track = Swimmers eaten: { $count }
page-eaten-secretly = and { $count } this turn (only you know)
page-stuck = Barrels on the shark: { $count } of 2
page-tokens-left = { $count ->
        [0] No power tokens
        [one] 1 power token
       *[other] { $count } power tokens
    } left
page-token-played = one was played this round
page-token-secret = one was played this round (only you know)
page-event = Event
page-no-event = No event yet
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
page-pad-no-token = This round: no power token

# $used is 1 if the token cannot be used any more.
page-pad-token = This round: { WORD($token) }{ $used ->
        [0] { "" }
       *[other] , used up
    }
page-pad-eaten = Eaten this turn: { $eaten-row }
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
page-legend-crack = hit damages
page-legend-hole = hits destroy

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
page-zone = zone
page-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
page-evade = evade { $evade }
page-shakes = shakes off
page-chosen = chosen
page-not-chosen = not chosen
page-wounds = { $count } of { $limit } wounds
page-shark-wounds = The shark's wounds: { $count } of { $limit }

# $gear is what is attached to the shark; $under is 1 if a card lies under the token.
page-shark-cards = Attached to the shark: { $gear-count ->
        [0] nothing
       *[other] { $gear-row }
    } · { $cards ->
        [0] no ability cards
        [one] 1 ability card
       *[other] { $cards } ability cards
    }{ $under ->
        [0] { "" }
       *[other] , a card is under the token
    }
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
ability-text-mouth = A hit tile wounds everyone on it.
ability-text-ramming = Swim one zone further after the crew's attacks: +2 hits.
ability-text-domino = A hit tile passes 2 hits on to a tile next to it.
ability-text-hard = Evade is 3.
ability-text-waves = A hit tile throws everyone on the boat overboard.
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
