### What Jaws says. The shark is one player ($seat); the crew's three members have names of their own.

## Members of the crew

member-quint = Quint
member-brody = Brody
member-hooper = Hooper

## Spaces of Amity Island

space-sea-1 = open sea 1
    .at = in open sea 1
    .to = to open sea 1
space-sea-2 = open sea 2
    .at = in open sea 2
    .to = to open sea 2
space-sea-3 = open sea 3
    .at = in open sea 3
    .to = to open sea 3
space-sea-4 = open sea 4
    .at = in open sea 4
    .to = to open sea 4
space-north = North Beach
    .at = at North Beach
    .to = to North Beach
space-east = East Beach
    .at = at East Beach
    .to = to East Beach
space-south = South Beach
    .at = at South Beach
    .to = to South Beach
space-west = West Beach
    .at = at West Beach
    .to = to West Beach
space-west-dock = the west dock
    .at = at the west dock
    .to = to the west dock
space-police = the Amity PD
    .at = at the Amity PD
    .to = to the Amity PD
space-mayor = the Mayor's Office
    .at = at the Mayor's Office
    .to = to the Mayor's Office
space-east-dock = the east dock
    .at = at the east dock
    .to = to the east dock
space-shop = the shop
    .at = at the shop
    .to = to the shop

## Power tokens

token-frenzy = Feeding Frenzy
token-evasive = Evasive Moves
token-sight = Out of Sight
token-burst = Speed Burst

## Event cards

event-gardner = Ben Gardner's Boat
event-news = Amity Island in the News
event-roast = Holiday Roast
event-vaughn = Mayor Vaughn Steps In
event-wrong-shark = Caught the Wrong Shark
event-july = The Fourth of July
event-birthday = Michael Brody's Birthday
event-silva = Frank Silva Harbor Master
event-bounty = $3,000 Bounty on the Shark
event-indianapolis = The USS Indianapolis
event-alert = Shark Alert
event-hoax = Cardboard Fin Hoax
event-helicopter = Helicopter

## Ability cards

ability-strength = Extra Strength
ability-helping = Second Helping
ability-maul = Maul Again
ability-mouth = Big Mouth
ability-ramming = Ramming Speed
ability-domino = Domino Effect
ability-hard = Hard Target
ability-waves = Making Waves

## Gear cards

gear-pistol = Pistol
    .the = the Pistol
gear-boat-hook = Boat Hook
    .the = the Boat Hook
gear-shark-dart = Shark Dart
    .the = the Shark Dart
gear-shark-cage = Shark Cage
    .the = the Shark Cage
gear-machete = Machete
    .the = the Machete
gear-harpoon-line = Harpoon Line
    .the = the Harpoon Line
gear-chum = Chum
    .the = Chum
gear-ammo = Ammo
    .the = Ammo
gear-rifle = Rifle
    .the = the Rifle
gear-flare-gun = Flare Gun
    .the = the Flare Gun
gear-gaff = Gaff
    .the = the Gaff
gear-fire-axe = Fire Axe
    .the = the Fire Axe
gear-baseball-bat = Baseball Bat
    .the = the Baseball Bat
gear-tow-rope = Tow Rope
    .the = the Tow Rope
gear-barrel-harness = Barrel Harness
    .the = the Barrel Harness
gear-tracking-beacon = Tracking Beacon
    .the = the Tracking Beacon

## Log, Act 1: the event

log-event = Event: { WORD($event) }. { $count ->
        [0] No swimmers arrive.
        [one] 1 swimmer arrives.
       *[other] { $count } swimmers arrive.
    }
log-swimmers = { $count ->
        [one] 1 swimmer arrives
       *[other] { $count } swimmers arrive
    } { WORD($space, form: "at") }.
log-closed-soon = { WORD($space) } is closed: nobody swims there. It opens soon.
log-closed-opens = { WORD($space) } was closed, so nobody comes to swim. Now it opens again.
log-supply-empty = No swimmer tokens are left: { $count ->
        [one] 1 swimmer stays
       *[other] { $count } swimmers stay
    } away.
log-michael-stays = Michael is already in the water { WORD($space, form: "at") } and stays there.
log-michael-swims = Michael swims { WORD($space, form: "at") }.
log-reopens = { WORD($space) } is open again.

# What each card does.
log-text-gardner = The shark may knock the captain of any boat it meets overboard this round.
log-text-news = One crew member gets an extra action this round.
log-text-roast = No barrels can be dropped or picked up at the docks this round.
log-text-vaughn = The crew empties a beach and closes it.
log-text-wrong-shark = Brody and Hooper go to one of the docks, and the shark gets an extra action.
log-text-july = All beaches open, and none can be closed this round.
log-text-birthday = Michael swims at the open beach with the fewest swimmers.
log-text-silva = Dropping and picking up barrels at docks is free this round.
log-text-bounty = Hooper gets an extra action this round.
log-text-indianapolis = Quint gets an extra action this round.
log-text-hoax = The whole crew rushes to the beach with the most swimmers.
log-text-helicopter = Brody may fly to any space on the island.

# The crew's answers.
log-extra-action = { WORD($member) } gets the extra action.
log-wrong-shark = Brody and Hooper go { WORD($space, form: "to") }.
log-helicopter = The helicopter takes Brody { WORD($space, form: "to") }.
log-empties = The crew closes { WORD($space) }: { $count ->
        [0] nobody was swimming there
        [one] 1 swimmer goes home
       *[other] { $count } swimmers go home
    }.
log-hoax = The whole crew rushes { WORD($space, form: "to") }.

## Log, Act 1: the shark's secret turn, which only the shark reads

log-shark-starts = { $seat-is ->
        [you] You start
       *[other] The shark secretly starts
    } { WORD($space, form: "at") }.
log-shark-token = { $seat-is ->
        [you] You play
       *[other] The shark secretly plays
    } { WORD($token) }.
log-shark-no-token = { $seat-is ->
        [you] You play
       *[other] The shark secretly plays
    } no power token.
log-shark-swims = { $seat-is ->
        [you] You swim
       *[other] The shark secretly swims
    } { WORD($space, form: "to") }.
log-shark-eats = { $seat-is ->
        [you] You eat
       *[other] The shark secretly eats
    } { $count ->
        [one] 1 swimmer
       *[other] { $count } swimmers
    } { WORD($space, form: "at") }.
log-shark-eats-michael = { $seat-is ->
        [you] You eat
       *[other] The shark secretly eats
    } Michael { WORD($space, form: "at") }.

# A whole beach at once, Michael included.
log-shark-eats-all = { $seat-is ->
        [you] You eat
       *[other] The shark secretly eats
    } { $count ->
        [one] 1 swimmer
       *[other] { $count } swimmers
    } and Michael { WORD($space, form: "at") }.
log-shark-burst = { $seat-is ->
        [you] You begin your
       *[other] The shark secretly begins its
    } Speed Burst.
log-shark-halts = { $seat-is ->
        [you] You end your
       *[other] The shark secretly ends its
    } Speed Burst.
log-shark-knocks = { $seat-is ->
        [you] You knock
       *[other] The shark secretly knocks
    } { WORD($member) } overboard.
log-shark-ends = { $seat-is ->
        [you] You end your turn.
       *[other] The shark secretly ends its turn.
    }

## Log, Act 1: the shark's report

# $count leaves Michael out; $michael is 1 if he was eaten.
log-report = { $seat-is ->
        [you] You
       *[other] The shark
    } ate { $count ->
        [0] { $michael ->
            [0] nobody
           *[other] Michael at { $beaches }
        }
        [one] 1 swimmer{ $michael ->
            [0] { "" }
           *[other] { " " }and Michael
        } at { $beaches }
       *[other] { $count } swimmers{ $michael ->
            [0] { "" }
           *[other] { " " }and Michael
        } at { $beaches }
    }.
log-eaten = { $count ->
        [one] 1 swimmer was
       *[other] { $count } swimmers were
    } eaten { WORD($space, form: "at") }.
log-eaten-michael = Michael was eaten { WORD($space, form: "at") }.
log-track = The swimmer track is now at { $track }.
log-sensors = Motion sensors triggered: { $spaces }.
log-no-sensors = No motion sensor was triggered.
log-token-played = { $seat-is ->
        [you] You
       *[other] The shark
    } played a power token.
log-no-token-played = { $seat-is ->
        [you] You
       *[other] The shark
    } played no power token.
log-knocked = { WORD($member) } was knocked overboard.

## Log, Act 1: the crew's turns

log-begins = { WORD($member) }'s turn begins: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
log-moves = { WORD($member) } moves { WORD($space, form: "to") }.
log-rescues = { WORD($member) } rescues a swimmer { WORD($space, form: "at") }.
log-rescues-michael = { WORD($member) } rescues Michael { WORD($space, form: "at") }.
log-takes-dock = { WORD($member) } picks up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } { WORD($space, form: "at") }.
log-takes-water = { WORD($member) } picks up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } from the water { WORD($space, form: "at") }.
log-takes-hooper = { WORD($member) } picks up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } from Hooper's boat.
log-takes-shop = { WORD($member) } picks up a barrel at the shop.
log-drops = { WORD($member) } drops a barrel { WORD($space, form: "at") }.
log-gives = Hooper gives Quint { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    }.
log-launches = Quint launches a barrel { WORD($space, form: "to") }: { $answer ->
        [hit] it hits the shark!
       *[miss] it misses.
    }
log-binoculars = Brody looks through the binoculars { WORD($space, form: "at") }. { $seat-is ->
        [you] You answer
       *[other] The shark answers
    }: { $answer ->
        [there] there.
       *[no] not there.
    }
log-finder = Hooper uses the fish finder { WORD($space, form: "at") }. { $seat-is ->
        [you] You answer
       *[other] The shark answers
    }: { $answer ->
        [there] there.
        [nearby] nearby.
       *[no] neither there nor nearby.
    }
log-closes = { WORD($member) } closes { WORD($space) }.
log-reboards = { WORD($member) } climbs back aboard.
log-done = { WORD($member) } is done.

# Headlines: what came of a member's turn.
log-turn-launch = Quint's barrel { WORD($space, form: "to") } { $answer ->
        [hit] hit the shark!
       *[miss] missed.
    }
log-turn-look = { WORD($member) } looked for the shark { WORD($space, form: "at") }: { $answer ->
        [there] found!
        [nearby] nearby.
       *[no] no sign of it.
    }
log-turn-overboard = { WORD($member) } is still overboard.
log-turn-over = { WORD($member) } ends the turn { WORD($space, form: "at") }{ $count ->
        [0] { "" }
        [one] { " " }with 1 barrel
       *[other] { " " }with { $count } barrels
    }.

## Log: the end of Act 1

log-act-over-barrels = Two barrels are on the shark: Act 1 is over, and Act 2 begins.
log-act-over-swimmers = The swimmer track is at { $track }: Act 1 is over, and Act 2 begins.
log-act-over-summer = The summer is over: Act 1 ends, and Act 2 begins.

## Log, Act 2: setting up

# $count is how many the shark holds now.
log-deals-ability = The shark gets an ability card and holds { $count } now.
log-deals-ability-seen = { $seat-is ->
        [you] You get
       *[other] The shark gets
    } { WORD($ability) }.
log-deals-gear = The crew gets { WORD($gear, form: "the") }.
log-gets-gear = { WORD($member) } gets { WORD($gear, form: "the") }.
log-boards = { WORD($member) } goes aboard on boat space { $zone }.

## Log, Act 2: options and choices

# $shakes is 1 if the card shakes off gear.
log-option = Option { $option }: zone { $zone }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, evade { $evade }{ $shakes ->
        [0] { "" }
       *[other] , shakes off gear
    }.
log-shark-option = { $seat-is ->
        [you] You choose
       *[other] The shark secretly chooses
    } option { $option }, zone { $zone }.
log-shark-ability = { $seat-is ->
        [you] You play
       *[other] The shark secretly plays
    } { WORD($ability) }.
log-shark-no-ability = { $seat-is ->
        [you] You play
       *[other] The shark secretly plays
    } no ability card.

# $cards is 1 if an ability card lies under the token.
log-locked-in = { $seat-is ->
        [you] You have
       *[other] The shark has
    } chosen, { $cards ->
        [0] without an ability card
       *[other] with an ability card
    }.
log-shows = { $seat-is ->
        [you] You show
       *[other] The shark shows
    } that option { $option } (zone { $zone }) was not chosen.

## Log, Act 2: the crew prepares

log-prepares = { WORD($member) } prepares.
log-goes-boat = { WORD($member) } goes to boat space { $zone }.
log-goes-water = { WORD($member) } goes into the water of zone { $zone }.
log-climbs = { WORD($member) } climbs aboard on boat space { $zone }.
log-readies = { WORD($member) } takes out { WORD($gear, form: "the") }.
log-aims = { WORD($member) } aims at zone { $zone }.
log-chum = { WORD($member) } throws Chum.
log-ready = { WORD($member) } is ready: { WORD($gear) }, zone { $zone }.
log-ready-unarmed = { WORD($member) } is ready, without a weapon.

## Log, Act 2: the shark surfaces

log-surfaces = { $seat-is ->
        [you] You surface
       *[other] The shark surfaces
    } in zone { $zone } (option { $option }), without an ability card.
log-surfaces-with = { $seat-is ->
        [you] You surface
       *[other] The shark surfaces
    } in zone { $zone } (option { $option }) with { WORD($ability) }.
log-shakes-off = { $seat-is ->
        [you] You shake
       *[other] The shark shakes
    } off: { $gear }.

## Log, Act 2: the crew attacks

log-attacks = { WORD($member) } attacks with { WORD($gear, form: "the") }.
log-holds-back = { WORD($member) } holds back.
log-attached = { WORD($gear, form: "the", capital: "yes") } is attached to the shark.

# $hits is the sum of the dice.
log-dice = { $dice-count ->
        [one] The die shows { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }.
       *[other] The dice show { $dice }: { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }.
    }
log-rerolls-blanks = { WORD($member) } rerolls the blanks.
log-keeps-blanks = { WORD($member) } keeps the dice.
log-evaded = { WORD($member) }'s attack fails: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } against evade { $evade }.

# $total wounds of $limit.
log-shark-wounded = { WORD($member) } wounds { $seat-is ->
        [you] you
       *[other] the shark
    }: { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }, { $total } of { $limit } in all.
log-used-up = { WORD($gear, form: "the", capital: "yes") } is used up.
log-uses-ammo = { WORD($member) } discards Ammo and keeps { WORD($gear, form: "the") }.
log-discards = { WORD($member) } discards { WORD($gear, form: "the") }.

## Log, Act 2: the shark attacks

log-rams = { $seat-is ->
        [you] You ram
       *[other] The shark rams
    } on to zone { $zone }.
log-stays = { $seat-is ->
        [you] You stay where you are.
       *[other] The shark stays where it is.
    }
log-bites-boat = { $seat-is ->
        [you] You bite
       *[other] The shark bites
    } boat space { $zone } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
log-bites-again = { $seat-is ->
        [you] You bite
       *[other] The shark bites
    } again, boat space { $zone }, with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
log-bites-no-more = { $seat-is ->
        [you] You do
       *[other] The shark does
    } not bite a second time.
log-bites-member = { $seat-is ->
        [you] You bite
       *[other] The shark bites
    } { WORD($member) } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
log-bites-nobody = { $seat-is ->
        [you] You bite
       *[other] The shark bites
    } nobody.
log-bites-bonus = Bonus attack: { $seat-is ->
        [you] you bite
       *[other] the shark bites
    } { WORD($member) } with 1 die.
log-cage = { WORD($member) } closes the Shark Cage.
log-no-cage = { WORD($member) } leaves the Shark Cage open.

# $dice is which dice, counted from 1.
log-mauls = { $seat-is ->
        [you] You reroll
       *[other] The shark rerolls
    } { $dice-count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }.
log-shark-keeps = { $seat-is ->
        [you] You keep
       *[other] The shark keeps
    } the dice.
log-ram-adds = Ramming Speed adds { $count } hits.
log-boat-holds = Boat space { $zone } holds: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-boat-damaged = Boat space { $zone } is damaged: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-boat-destroyed = Boat space { $zone } is destroyed: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-strength = Extra Strength destroys what would only be damaged.
log-domino = Domino Effect: { $seat-is ->
        [you] you pass
       *[other] the shark passes
    } hits on to boat space { $zone }.
log-falls = { WORD($member) } falls into the water of zone { $zone }.
log-bite-misses = { $seat-is ->
        [you] You miss
       *[other] The shark misses
    } { WORD($member) }.
log-cage-holds = The Shark Cage protects { WORD($member) }.

# $total wounds of $limit.
log-wounded = { WORD($member) } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }: { $total } of { $limit }.
log-out = { WORD($member) } is out of the game.
log-dives = { $seat-is ->
        [you] You dive.
       *[other] The shark dives.
    }
log-round = Round { $round } begins.

## The end

won-barrels = Two barrels are on the shark: { $seats-are ->
        [you] you win!
        [with-you] your crew wins!
        [one] the crew wins!
       *[others] the crew wins!
    }
won-swimmers = The swimmer track is at { $track }: { $seat-is ->
        [you] you win!
       *[other] the shark wins!
    }
won-wounds = The shark is dead: { $seats-are ->
        [you] you win!
        [with-you] your crew wins!
        [one] the crew wins!
       *[others] the crew wins!
    }
won-sinking = The Orca has sunk: { $seat-is ->
        [you] you win!
       *[other] the shark wins!
    }
won-eating = The whole crew is out: { $seat-is ->
        [you] you win!
       *[other] the shark wins!
    }
won-nobody-summer = The summer is over, and nobody has won.
won-nobody-night = Night falls, and nobody has won.

## Questions

ask-nothing = There is nothing to decide.
ask-phase-start = You are the shark. Where do you start?
ask-phase-token = Play a power token this round?
ask-phase-surface = Where will you surface? Choose an option in secret.
ask-phase-ability = Play an ability card face down?
ask-phase-show = Show the crew an option that you did not choose.
ask-phase-blanks = Reroll the blanks, or keep the dice?
ask-phase-ammo = Discard Ammo, or the weapon?
ask-phase-ram = Ram on into the next water for 2 extra hits, or stay?
ask-phase-bite = Your attack: bite a boat space, someone in the water, or nobody.
ask-phase-maul = Reroll any of your dice, or keep them?
ask-phase-domino = Domino Effect: which boat space next to the one you hit takes 2 hits?
ask-phase-again = Second Helping: bite a boat space once more with 2 dice?
ask-phase-bonus = Bonus attack on someone in the water near you, or dive?
ask-event-news = Amity Island in the News: who gets an extra action?
ask-event-vaughn = Mayor Vaughn Steps In: which beach is emptied and closed?
ask-event-wrong-shark = Caught the Wrong Shark: which dock do Brody and Hooper go to?
ask-event-birthday = Michael Brody's Birthday: at which beach does Michael swim?
ask-event-hoax = Cardboard Fin Hoax: which beach does the crew rush to?
ask-event-helicopter = Helicopter: where does Brody land?
ask-hunt = Your secret turn, { $count ->
        [0] no actions left: knock someone overboard, or end your turn.
        [one] 1 action left: swim, eat, or end your turn.
       *[other] { $count } actions left: swim, eat, or end your turn.
    }
ask-burst = Speed Burst: swim to a space next to you.
ask-burst-on = Speed Burst, { $count ->
        [0] no spaces left: knock someone overboard, or stop here.
        [one] 1 space left: swim on, or stop here.
       *[other] { $count } spaces left: swim on, or stop here.
    }
ask-pick = { $members-count ->
        [one] Does { $members } go next?
       *[other] Who goes next: { $members-row }?
    }
ask-turn = { WORD($member) }'s turn, { $count ->
        [0] no actions left: do what is free, or end the turn.
        [one] 1 action left.
       *[other] { $count } actions left.
    }
ask-divide = Who gets { WORD($gear, form: "the") }?
ask-board = Where does { WORD($member) } go aboard?
ask-board-any = Choose a boat space and who goes aboard there: { $members-row }.

# $chum is 1 if somebody can play Chum.
ask-prepare = { $members-count ->
        [0] Play Chum?
        [one] Does { $members } prepare next?{ $chum ->
            [0] { "" }
           *[other] { " " }Or play Chum.
        }
       *[other] Who prepares next: { $members-row }?{ $chum ->
            [0] { "" }
           *[other] { " " }Or play Chum.
        }
    }
ask-steps = { WORD($member) } prepares: { $count ->
        [0] take out a weapon, or be done.
        [one] take up to 1 step, then a weapon, or be done.
       *[other] take up to { $count } steps, then a weapon, or be done.
    }
ask-target = { WORD($member) } has { WORD($gear, form: "the") } out: which zone does he aim at?
ask-attack = The shark has surfaced in zone { $zone }. { $members-count ->
        [one] Does { $members } attack, or hold back?
       *[other] Attack, or hold back: { $members-row }?
    }
ask-cage = { $members-count ->
        [one] Does { $members } close the Shark Cage before the dice are rolled?
       *[other] Close the Shark Cage before the dice are rolled: { $members-row }?
    }

## Refusals

# What has to be decided now instead.
no-phase-start = First choose where you start: one of the twelve spaces with water.
no-phase-event = First answer the event card.
no-phase-token = First choose a power token, or none.
no-phase-hunt = Swim, eat or end your turn.
no-phase-rush = In a Speed Burst, swim on or stop.
no-phase-pick = First choose who goes next.
no-phase-crew = This crew member cannot do that.
no-phase-divide = First divide the gear.
no-phase-place = Each member goes aboard once, on a boat space.
no-phase-surface = Choose one of the three options.
no-phase-ability = Play an ability card from your hand, or none.
no-phase-show = Show an option that you did not choose.
no-phase-ready = First the crew prepares.
no-phase-move = Take a step, take out a weapon, or be done.
no-phase-target = First aim the weapon at a zone.
no-phase-attack = Members who aimed at the right zone attack or hold back.
no-phase-blanks = Reroll the blanks, or keep the dice.
no-phase-ammo = Discard Ammo or the weapon.
no-phase-ram = Ram into the next water, or stay.
no-phase-bite = Bite something in reach, or nobody.
no-phase-cage = Close the Shark Cage, or leave it open.
no-phase-maul = Reroll some of the dice, or keep them.
no-phase-domino = Choose a boat space next to the one you hit.
no-phase-again = Bite a boat space in reach once more, or none.
no-phase-bonus = Bite someone near you who had no bonus attack yet, or dive.

# Turns.
no-other-player = { WORD($member) } is played by someone else.
no-turn-again = { WORD($member) } already had a turn this round.
no-turn-out = { WORD($member) } is out of the game.
no-prepare-again = { WORD($member) } has already prepared.
no-prepare-other = It is { WORD($member) }'s turn to prepare.
no-actions = No actions are left for that.
no-event-beach = { WORD($event) }: { WORD($space) } cannot be chosen.
no-event-member = { WORD($event) } asks for a crew member, not for a beach.
no-event-dock = { WORD($event) } asks for a dock, not for a beach.
no-event-landing = { WORD($event) }: say where Brody lands.

# The shark in Act 1.
no-token-again = { WORD($token) } has already been played.
no-in-burst = You are in a Speed Burst: swim on or stop first.
no-swim = { WORD($space, capital: "yes") } is not next to you by water.
no-burst = You have no Speed Burst to use.
no-halt = There is no Speed Burst to stop.
no-knock-event = Captains are only in danger during Ben Gardner's Boat.
no-knock = You cannot knock { WORD($member) } overboard here.
no-eat-michael = Michael is not here.
no-eat = There is no swimmer here to eat.
no-eat-all-token = Only a Feeding Frenzy eats everyone at once.
no-eat-all-once = In this game a Feeding Frenzy is for one bite.
no-eat-all = There is no crowd here to eat.

# The crew in Act 1.
no-overboard = { WORD($member) } is overboard and can only climb back.
no-walk = { WORD($space, capital: "yes") } is not next to Brody by land.
no-sail = { WORD($space, capital: "yes") } is not next to the boat by water.
no-rescue-michael = Only Brody can rescue his son.
no-beach-here = There is no beach here.
no-rescue = There is nobody here to rescue.
no-docks = The docks are closed during the Holiday Roast.
no-barrels = There are not that many barrels here, or no action is left.
no-take-hooper = The barrels are on Hooper's own boat: Hooper can only give them to Quint.
no-hooper-barrels = Hooper is not here with that many barrels, or no action is left.
no-reboard-cost = Climbing back takes { $count } actions.
no-reboard = { WORD($member) } is not overboard.
no-give-only-hooper = Only Hooper gives barrels to Quint.
no-give-none = Hooper has no barrel to give.
no-give-apart = Hooper and Quint are not in the same space.
no-binoculars-only-brody = Only Brody has binoculars.
no-binoculars-again = The binoculars were already used this round.
no-binoculars = Binoculars need a beach and an action.
no-close-only-brody = Only Brody closes beaches.
no-close-july = No beach can be closed on the Fourth of July.
no-close-office = Beaches are closed from the Amity PD or the Mayor's Office.
no-close-again = Brody already closed a beach this round.
no-close-swimmers = There are swimmers at { WORD($space) }.
no-close-closed = { WORD($space) } is already closed.
no-drop-only-brody = Only Brody drops barrels at docks.
no-drop = Brody needs a barrel, a dock and an action.
no-shop-only-brody = Only Brody picks up barrels at the shop.
no-brody-barrels = Brody picks up barrels only at the shop.
no-shop-second = Brody carries one barrel at a time.
no-shop = Brody must be at the shop, with a barrel left there and an action.
no-launch-only-quint = Only Quint launches barrels.
no-launch-none = There is no barrel on the Orca.
no-launch-again = Quint already launched a barrel this round.
no-launch-far = { WORD($space, capital: "yes") } is too far for the harpoon gun.
no-finder-only-hooper = Only Hooper has the fish finder.
no-finder-again = The fish finder was already used this round.

# Act 2.
no-ability = { WORD($ability) } is not in your hand.
no-chum = This member cannot play Chum now.
no-climb = Climbing aboard takes both steps.
no-step = That space is not adjacent, or no step is left.
no-weapon = This member has no such weapon.
no-target = That zone is out of the weapon's reach.
no-bite-again = A second helping is for boat spaces only.
no-bite-gone = Boat space { $zone } is gone.
no-bite-far = Boat space { $zone } is not next to you.
no-bite-member = { WORD($member) } is not in the water near you.
no-bonus = { WORD($member) } is not near you, or already had a bonus attack.

## Reasons, Act 1: before the turns

why-turn-quint = Quint's barrel has better chances after the others have looked.
why-turn-brody = Brody's binoculars can show Quint where to launch.
why-turn-hooper = Hooper's fish finder can show Quint where to launch.
why-extra-quint = Quint can launch or fetch one more barrel.
why-extra-brody = Brody can bring barrels closer to the boats.
why-extra-hooper = Hooper can search one more space.
why-dock = { $count ->
        [0] No barrels lie at that dock.
        [one] 1 barrel lies at that dock.
       *[other] { $count } barrels lie at that dock.
    }
why-fly-shop = The barrels are there.
why-fly-dock = Quint and Hooper pick up barrels at that dock.
why-fly-on = Brody can walk on from there.
why-empty = { $count ->
        [0] Nobody swims there now.
        [one] The swimmer there would go home safely.
       *[other] The { $count } swimmers there would go home safely.
    }
why-michael = { $count ->
        [0] Michael would swim there alone.
        [one] Michael would swim there with 1 other.
       *[other] Michael would swim there with { $count } others.
    }
why-hoax = { $count ->
        [one] There is 1 swimmer to look after.
       *[other] There are { $count } swimmers to look after.
    }

## Reasons, Act 1: the shark

why-frenzy = Eats a whole beach in one bite. { $count ->
        [one] The fullest has 1 swimmer.
       *[other] The fullest has { $count } swimmers.
    }
why-evasive = { $count ->
        [0] No barrels are in the water to notice you.
        [one] 1 barrel in the water would notice nothing.
       *[other] { $count } barrels in the water would notice nothing.
    }
why-sight = Fish finder and binoculars would find nothing this round.
why-burst = Three spaces for one action. { $count ->
        [0] You are at a beach now.
        [one] The nearest beach is 1 space away.
       *[other] The nearest beach is { $count } spaces away.
    }
why-no-token = { $count ->
        [one] Keeps your last token for a better round.
       *[other] Keeps your { $count } tokens for a better round.
    }
why-eat = A meal. The swimmer track is at { $track }.
why-eat-michael = Michael counts double. The swimmer track is at { $track }.
why-knock = { WORD($member) } loses two actions, and the crew will hear of it.
why-halt = The Speed Burst ends here.
why-end-hunt = { $count ->
        [0] Your report is next.
        [one] 1 action is left unused. Your report is next.
       *[other] { $count } actions are left unused. Your report is next.
    }
why-far = { $count ->
        [one] From there, a beach is 1 space away.
       *[other] From there, a beach is { $count } spaces away.
    }
why-beach = { $count ->
        [0] A beach, but nobody swims there yet.
        [one] 1 swimmer is there.
       *[other] { $count } swimmers are there.
    }

## Reasons, Act 1: the crew

why-launch = { $percent } % chance that the shark is there.
why-binoculars = { $percent } % chance that the shark is here.
why-finder = { $percent } % chance that the shark is here or next door.

# $launch is 1 if Quint could launch a barrel there.
why-sail = { $swimmers ->
        [0] { "" }
        [one] 1 swimmer to rescue.{ " " }
       *[other] { $swimmers } swimmers to rescue.{ " " }
    }{ $barrels ->
        [0] { "" }
        [one] 1 barrel to pick up.{ " " }
       *[other] { $barrels } barrels to pick up.{ " " }
    }{ $percent } % chance that { $launch ->
        [0] the shark is there or next door
       *[other] a barrel from there can reach the shark
    }.

# $look is 1 if Brody could use his binoculars there.
why-walk-beach = { $swimmers ->
        [0] { "" }
        [one] 1 swimmer to rescue.{ " " }
       *[other] { $swimmers } swimmers to rescue.{ " " }
    }{ $percent } % chance that { $look ->
        [0] the shark is there
       *[other] the binoculars find the shark there
    }.
why-walk-shop = { $count ->
        [one] 1 barrel to pick up at the shop.
       *[other] { $count } barrels to pick up at the shop.
    }
why-walk-drop = Brody can drop his barrel at that dock.
why-walk-close = Brody can close a beach from there.
why-walk-idle = There is nothing for Brody to do there.
why-walk-last = Brody's turn ends there.
why-close = The next two cards that name { WORD($space) } bring nobody there.
why-rescue = { $count ->
        [one] The only swimmer here would be safe.
       *[other] One of { $count } swimmers here would be safe.
    }
why-rescue-michael = Michael counts double if he is eaten.
why-drop = { $count ->
        [0] Quint has no barrels to launch.
        [one] Quint has 1 barrel to launch.
       *[other] Quint has { $count } barrels to launch.
    } He or Hooper can pick this one up.
why-give = { $count ->
        [0] Quint has no barrels to launch.
        [one] Quint has 1 barrel to launch.
       *[other] Quint has { $count } barrels to launch.
    } This brings him { $more } more.
why-take = { $count ->
        [0] Quint has no barrels to launch so far.
        [one] Quint has 1 barrel to launch so far.
       *[other] Quint has { $count } barrels to launch so far.
    }
why-take-hooper = { $count ->
        [0] Quint has no barrels to launch.
        [one] Quint has 1 barrel to launch.
       *[other] Quint has { $count } barrels to launch.
    } Hooper can bring him more.
why-reboard = Overboard, he can do nothing else.
why-end = { $count ->
        [0] Everything is done.
        [one] 1 action is left unused.
       *[other] { $count } actions are left unused.
    } Best guess: the shark is { WORD($space, form: "at") } ({ $percent } %).

## Reasons, Act 2: setting up and choosing

why-unarmed = No weapon means no attack.
why-prepare = { WORD($member) } has { $count ->
        [0] no weapons
        [one] 1 weapon
       *[other] { $count } weapons
    } to choose from.
why-deal = { WORD($member) } has { $count ->
        [0] no weapons
        [one] 1 weapon
       *[other] { $count } weapons
    } so far.

# $count is how many others stand there.
why-board = { $hits ->
        [one] 1 hit there puts him in the water
       *[other] { $hits } hits there put him in the water
    }{ $count ->
        [0] { "" }
        [one] { " " }with 1 other
       *[other] { " " }with { $count } others
    }.
why-surface = You would bite with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } there, at evade { $evade }.
why-show = Rules out { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } with evade { $evade } there.
why-no-ability = { $count ->
        [one] Keeps the card for a better round.
       *[other] Keeps the cards for a better round.
    }
why-hard-target = Weapons need more than { $evade ->
        [one] 1 hit
       *[other] { $evade } hits
    } to hurt you, unless they ignore evade.
why-ability-strength = A boat space that you damage is destroyed instead.
why-ability-helping = You can bite the boat a second time with two dice.
why-ability-maul = You can reroll a bad roll once.
why-ability-mouth = Everyone on the boat space that you hit takes a wound.
why-ability-ramming = You can move to the next water and bite with two extra hits.
why-ability-domino = A boat space next to the one you hit takes two hits too.
why-ability-waves = Everyone aboard falls into the water if you hit the boat.

## Reasons, Act 2: the crew

# $water is 1 for a water space; $wounds is 0 if no weapon reaches the shark from there.
why-step = { $water ->
        [0] { "" }
       *[other] The shark can bite him in the water.{ " " }
    }{ $wounds ->
        [0] From there, no weapon reaches a place where the shark may surface.
       *[other] If the shark surfaces in reach, expect about { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds.
    }
why-weapon = { $wounds ->
        [0] No weapon reaches a place where the shark may surface.
       *[other] If the shark surfaces in reach, expect about { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds.
    }
why-weapon-short = { WORD($gear, form: "the", capital: "yes") } reaches no place where the shark may surface; another weapon does.
why-target = { $wounds ->
        [0] The shark cannot surface there.
       *[other] If the shark surfaces there, expect about { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds.
    }
why-chum = Rules out one of { $count } places where the shark may surface.
why-attack = Expect about { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds.
why-hold = Keeps the weapon. An attack would bring about { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds.
why-reroll-blanks = { $count ->
        [one] 1 blank can only get better.
       *[other] { $count } blanks can only get better.
    }
why-keep = The dice show { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
why-ammo = Keeps the weapon for another shot.
why-discard = Keeps the Ammo for another weapon.
why-cage = Nothing wounds { WORD($member) } for the rest of the round.
why-no-cage = Keeps the cage. { WORD($member) } has { $count } of { $limit } wounds.

## Reasons, Act 2: the shark

# $damage is 0 if no hits damage the boat space without destroying it.
why-ram = Two extra hits. The boat space there is { $damage ->
        [0] destroyed by { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }
        [one] damaged by 1 hit and destroyed by { $hits }
       *[other] damaged by { $damage } hits and destroyed by { $hits }
    }.
why-ram-water = Two extra hits. The boat space there is gone.
why-stay = From here you bite without the two extra hits.

# $damage is 0 if no hits damage the boat space without destroying it.
why-domino = Two hits on a boat space that is { $damage ->
        [0] destroyed by { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }
        [one] damaged by 1 hit and destroyed by { $hits }
       *[other] damaged by { $damage } hits and destroyed by { $hits }
    }.

# $damage is 0 if no hits damage the boat space without destroying it.
why-bite-boat = That boat space is { $damage ->
        [0] destroyed by { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }
        [one] damaged by 1 hit and destroyed by { $hits }
       *[other] damaged by { $damage } hits and destroyed by { $hits }
    }.{ $members-count ->
        [0] { "" }
        [one] { " " }{ $members } is on it.
       *[other] { " " }{ $members } are on it.
    }
why-bite-member = { WORD($member) } has { $count } of { $limit } wounds. Each hit is one more.
why-maul = { $hits ->
        [0] These show no hits
        [one] These show 1 hit
       *[other] These show { $hits } hits
    }. A reroll brings { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
why-no-second = You would give up the second bite.

# $count are the shark's wounds, $crew those of the crew together.
why-dive = No more bites. You have { $count } of { $limit } wounds, the crew has { $crew }.

# $count are the shark's wounds, $crew those of the crew together.
why-spare = Spares the boat and the crew. You have { $count } of { $limit } wounds, the crew has { $crew }.

## Moves, Act 1

move-start = Start { WORD($space, form: "at") }
move-swim = Swim { WORD($space, form: "to") }
move-go = Move { WORD($space, form: "to") }
move-fly = Fly Brody { WORD($space, form: "to") }
move-empty-beach = Empty and close { WORD($space) }
move-michael = Michael swims { WORD($space, form: "at") }
move-rush-to-beach = Rush { WORD($space, form: "to") }
move-dock = Brody and Hooper go { WORD($space, form: "to") }
move-extra-action = Give { WORD($member) } the extra action
move-token = Play { WORD($token) }
move-no-token = Play no power token
move-eat = Eat a swimmer
move-eat-michael = Eat Michael
move-eat-all = Eat everyone here
move-burst = Begin the Speed Burst
move-halt = Stop here
move-knock = Knock { WORD($member) } overboard
move-end = End the turn
move-begin = { WORD($member) } goes next
move-rescue = Rescue a swimmer
move-rescue-michael = Rescue Michael
move-take-dock = Pick up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } at the dock
move-take-water = Pick up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } from the water
move-take-hooper = Pick up { $count ->
        [one] 1 barrel
       *[other] { $count } barrels
    } from Hooper's boat
move-take-shop = Pick up a barrel at the shop
move-drop = Drop the barrel at the dock
move-give = Give Quint { $count ->
        [one] the barrel
       *[other] the { $count } barrels
    }
move-launch = Launch a barrel { WORD($space, form: "to") }
move-binoculars = Look through the binoculars
move-close = Close { WORD($space) }
move-finder = Use the fish finder
move-reboard = Climb back aboard

## Moves, Act 2

move-deal = Give { WORD($member) } { WORD($gear, form: "the") }
move-board = { WORD($member) } goes aboard on boat space { $zone }
move-surface = Option { $option }: surface in zone { $zone }
move-ability = Play { WORD($ability) }
move-no-ability = Play no ability card
move-show = Show option { $option }
move-prepare = { WORD($member) } prepares next
move-go-boat = Go to boat space { $zone }
move-go-water = Go into the water of zone { $zone }
move-climb = Climb aboard on boat space { $zone }
move-weapon = Take out { WORD($gear, form: "the") }
move-target = Aim at zone { $zone }
move-ready = Be done
move-chum = { WORD($member) } throws Chum
move-attack = { WORD($member) } attacks
move-hold = { WORD($member) } holds back
move-reroll-blanks = Reroll the blanks
move-keep = Keep the dice
move-ammo = Discard Ammo, keep { WORD($gear, form: "the") }
move-discard = Discard { WORD($gear, form: "the") }
move-ram = Ram on to zone { $zone }
move-stay = Stay here
move-bite-boat = Bite boat space { $zone }
move-bite-again = Bite boat space { $zone } as a second helping
move-bite-member = Bite { WORD($member) }
move-bite-nobody = Bite nobody
move-bite-no-more = Bite no more
move-cage = { WORD($member) } closes the Shark Cage
move-no-cage = { WORD($member) } leaves the Shark Cage open
move-maul = Reroll { $dice-count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
move-domino = Pass the hits on to boat space { $zone }
move-bonus = Bite { WORD($member) } (bonus attack)
move-dive = Dive

## The board in words: marks of the map

legend = { WORD($word) }
mark-shark = the shark
mark-swimmers = swimmers
mark-michael = Michael
mark-barrels = barrels
mark-closed = closed beach
mark-shop = Shop
tile-intact = intact
tile-damaged = damaged
tile-gone = destroyed, all water
side-bow = bow
side-port = port side
side-starboard = starboard side
side-stern = stern

# What can be used once a round.
tool-launch = the harpoon gun
tool-binoculars = the binoculars
tool-close = closing a beach
tool-finder = the fish finder

## The board in words: both acts

board-amity = Act 1, Amity Island: round { $round }. Swimmer track: { $track } of { $limit }.
board-orca = Act 2, the Orca: round { $round }. Swimmer track at the end of Act 1: { $track } of { $limit }.
board-role-shark = { $seat-is ->
        [you] You are the shark.
       *[other] { $seat } is the shark.
    }
board-role-crew = { $seat-is ->
        [you] You play { $members }.
       *[other] { $seat } plays { $members }.
    }
board-watching = You are watching, and see what the crew sees.

# $act is 1 or 2: actions of Act 1, steps of Act 2.
board-turn = { WORD($member) }'s turn: { $act ->
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
    } left.
board-done = Had their turn: { $members }.
board-phase-start = The shark chooses where to start.
board-phase-draw = An event card is drawn.
board-phase-event = The crew answers the event card.
board-phase-token = The shark may play a power token.
board-phase-hunt = The shark swims in secret.
board-phase-rush = The shark swims in secret.
board-phase-pick = The crew chooses who goes next.
board-phase-crew = A crew member takes a turn.
board-phase-abilities = The shark's ability cards are dealt.
board-phase-gear = The crew's gear cards are dealt.
board-phase-divide = The crew divides the gear.
board-phase-place = The crew goes aboard.
board-phase-options = Resurface cards are turned over.
board-phase-surface = The shark chooses in secret where to surface.
board-phase-ability = The shark may play an ability card in secret.
board-phase-show = The shark shows an option that it did not choose.
board-phase-ready = The crew chooses who prepares next.
board-phase-move = A crew member prepares.
board-phase-target = A crew member aims a weapon.
board-phase-attack = The shark has surfaced, and the crew may attack.
board-phase-hit = The crew's dice are rolled.
board-phase-blanks = The crew may reroll blanks.
board-phase-hit-again = The blanks are rerolled.
board-phase-ammo = The crew discards Ammo, or the weapon.
board-phase-ram = The shark may ram on into the next water.
board-phase-bite = The shark chooses what to bite.
board-phase-cage = Crew members may close a Shark Cage.
board-phase-roll = The shark's dice are rolled.
board-phase-maul = The shark may reroll dice.
board-phase-roll-again = Some of the shark's dice are rerolled.
board-phase-domino = The shark chooses where the Domino Effect hits.
board-phase-again = The shark may bite the boat a second time.
board-phase-bonus = The shark may bite someone in the water, or dive.

## The board in words: Act 1

board-event = Event: { WORD($event) }. Swimmers on the card: { $north } North, { $east } East, { $south } South, { $west } West.
board-event-extras = With a swimmer track of 3 or less, one more each: { $spaces }.

# $michael is 1 if he swims there. $closed is 1 for a closed beach, 2 for one that opens soon.
board-beach = { WORD($space) } ({ $letter }): { $count ->
        [0] no swimmers
        [one] 1 swimmer
       *[other] { $count } swimmers
    }{ $michael ->
        [0] { "" }
       *[other] { " " }and Michael
    }{ $closed ->
        [0] { "" }
        [1] , closed
       *[other] , closed, opens soon
    }.
board-crew = Quint is { WORD($quint, form: "at") }, Brody { WORD($brody, form: "at") }, Hooper { WORD($hooper, form: "at") }.
board-overboard = Overboard: { $members }.
board-used = Used this round: { $tools }.
board-glide = Hooper can move one more space with the same action.
board-seen = The shark was seen { WORD($space, form: "at") }.

# $played is 1 if a token was played this round.
board-tokens = { $seat-is ->
        [you] You have
       *[other] The shark has
    } { $count ->
        [0] no power tokens
        [one] 1 power token
       *[other] { $count } power tokens
    } left{ $played ->
        [0] { "" }
       *[other] , and played one this round
    }.

# Numbers of barrels, by where they are.
board-barrels = Barrels: { $orca } on the Orca, { $hooper } on Hooper's boat, { $brody } carried by Brody, { $shop } at the shop, { $west } at the west dock, { $east } at the east dock, { $shark } on the shark.
board-floating = { $count ->
        [one] 1 barrel floats
       *[other] { $count } barrels float
    } { WORD($space, form: "at") }.
board-deck = { $events-count ->
        [0] No event cards are left.
       *[other] Event cards left ({ $events-count }): { $events-row }.
    }

# $played is 1 if one of them had just been played.
board-base = At the start of these notes, the shark had { $count ->
        [0] no power tokens
        [one] 1 power token
       *[other] { $count } power tokens
    } left{ $played ->
        [0] { "" }
       *[other] , and had played one
    }.

# What only the shark knows.
board-shark-at = { $seat-is ->
        [you] Only you know: you are
       *[other] Secret: the shark is
    } { WORD($space, form: "at") }.
board-shark-nowhere = { $seat-is ->
        [you] You are
       *[other] The shark is
    } not in the water yet.

# $used is 1 if the token cannot be used any more.
board-shark-token = { $seat-is ->
        [you] Only you know: your power token this round is
       *[other] Secret: the shark's power token this round is
    } { WORD($token) }{ $used ->
        [0] { "" }
       *[other] , already used
    }.
board-shark-tokens = { $seat-is ->
        [you] Only you know: your tokens left are
       *[other] Secret: the shark's tokens left are
    } { $tokens }.
board-hunt = { $seat-is ->
        [you] You have
       *[other] The shark has
    } { $count ->
        [one] 1 action
       *[other] { $count } actions
    } left.
board-burst = { $seat-is ->
        [you] Your
       *[other] The shark's
    } Speed Burst has { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } left.

# What the crew knows. $danger is 1 if captains could be knocked overboard.
board-began = The shark's turn began with { $count ->
        [one] 1 action
       *[other] { $count } actions
    }. Swimmers: { $north } North, { $east } East, { $south } South, { $west } West{ $michael-count ->
        [0] { "" }
       *[other] , Michael at { $michael }
    }. Barrels in the water: { $barrels-count ->
        [0] none
       *[other] { $barrels }
    }. Quint { WORD($quint, form: "at") }, Hooper { WORD($hooper, form: "at") }{ $overboard-count ->
        [0] { "" }
       *[other] , overboard: { $overboard }
    }{ $danger ->
        [0] { "" }
       *[other] , captains in danger
    }.

# $count leaves Michael out; $michael and $token are 1 or 0.
board-report = The shark's report: { $count ->
        [0] { $michael ->
            [0] nobody was eaten
           *[other] Michael was eaten
        }
       *[other] eaten { $north } North, { $east } East, { $south } South, { $west } West{ $michael ->
            [0] { "" }
           *[other] { " " }and Michael
        }
    }. Motion sensors: { $sensors-count ->
        [0] none
       *[other] { $sensors }
    }. { $token ->
        [0] No power token was played.
       *[other] A power token was played.
    }{ $knocked-count ->
        [0] { "" }
       *[other] { " " }Knocked overboard: { $knocked }.
    }

## The board in words: Act 2

board-boat-intact = Boat space { $zone }: intact. { $damage ->
        [one] 1 hit damages
       *[other] { $damage } hits damage
    } it, { $hits } destroy it.
board-boat-damaged = Boat space { $zone }: damaged. { $hits ->
        [one] 1 hit destroys
       *[other] { $hits } hits destroy
    } it.
board-boat-gone = Boat space { $zone }: destroyed, all water.

# $place is boat, water or off; $count wounds of $limit.
board-member = { WORD($member) }: { $place ->
        [boat] on boat space { $zone }
        [water] in the water of zone { $zone }
       *[off] not on the board
    }, { $count } of { $limit } wounds. Gear: { $gear-count ->
        [0] none
       *[other] { $gear-row }
    }.
board-weapon = { WORD($member) } aims { WORD($gear, form: "the") } at zone { $zone }.
board-caged = { WORD($member) } is in the Shark Cage this round.

# $count wounds of $limit; $under is 1 if a card lies under the token.
board-shark = { $seat-is ->
        [you] You have
       *[other] The shark has
    } { $count } of { $limit } wounds and { $cards ->
        [0] no ability cards
        [one] 1 ability card
       *[other] { $cards } ability cards
    } in hand{ $under ->
        [0] { "" }
       *[other] , plus one under the token
    }.
board-hand = { $seat-is ->
        [you] Only you know: your ability cards are
       *[other] Secret: the shark's ability cards are
    } { $abilities-count ->
        [0] all played
       *[other] { $abilities }
    }.
board-abilities-gone = Abilities used up: { $abilities-row }.
board-attached = Attached to the shark: { $gear-row }.
board-pool = Gear to divide: { $gear-row }.
board-discarded = Gear discarded: { $gear-row }.

# $shakes is 1 if the card shakes off gear, $shown is 1 if it was shown not to be chosen.
board-option = Option { $option }, card { $card }: zone { $zone }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, evade { $evade }{ $shakes ->
        [0] { "" }
       *[other] , shakes off gear
    }{ $shown ->
        [0] { "" }
       *[other] , not chosen
    }.
board-resurface = { $cards-count ->
        [0] No resurface cards are left.
       *[other] Resurface cards left ({ $cards-count }): { $cards-row }.
    }
board-chummed = Chum was played this round.

# $secret is 1 while only the shark knows it.
board-choice = { $secret ->
        [0] { "" }
       *[other] { $seat-is ->
            [you] Only you know:{ " " }
           *[other] Secret:{ " " }
        }
    }Option { $option } was chosen, without an ability card.
board-choice-ability = { $secret ->
        [0] { "" }
       *[other] { $seat-is ->
            [you] Only you know:{ " " }
           *[other] Secret:{ " " }
        }
    }Option { $option } was chosen, with { WORD($ability) }.
board-fin = { $seat-is ->
        [you] You have surfaced
       *[other] The shark has surfaced
    } in zone { $zone }, with evade { $evade }.
board-rammed = { $seat-is ->
        [you] You rammed
       *[other] The shark rammed
    } on: 2 extra hits.

# $bout is the main attack, a second helping or a bonus attack.
board-bite-boat = { $bout ->
        [helping] Second Helping
        [bonus] Bonus attack
       *[main] The shark's main attack
    } on boat space { $zone }.
board-bite-member = { $bout ->
        [helping] Second Helping
        [bonus] Bonus attack
       *[main] The shark's main attack
    } on { WORD($member) }.
board-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    } to roll.
board-again = { $dice-count ->
        [one] Die { $dice } is
       *[other] Dice { $dice } are
    } rerolled.
board-mauled = Maul Again was used.
board-asked = Asked about a Shark Cage: { $members }.
board-bitten = Already had a bonus attack: { $members }.

## Chat

chat-channel-crew = the crew only

# The headline of the end, without a full stop.

# $track is where the swimmer track stands.
end-barrels = The crew wins with the swimmer track at { $track }
# $count barrels are on the shark.
end-swimmers = The shark wins with { $count ->
    [0] no barrel
    [one] one barrel
   *[other] { $count } barrels
} on it
# $count boat spaces are not destroyed.
end-wounds = The crew wins with { $count ->
    [one] one boat space
   *[other] { $count } boat spaces
} left
# $count wounds more would have killed the shark.
end-sinking = The shark sinks the Orca, { $count ->
    [one] one wound
   *[other] { $count } wounds
} from death
end-eating = The shark takes the whole crew, { $count ->
    [one] one wound
   *[other] { $count } wounds
} from death
end-nobody = Nobody wins
