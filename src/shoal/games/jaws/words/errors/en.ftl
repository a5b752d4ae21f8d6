### What is wrong with a position, an option or the text of a move.
### Words with an equals sign are fields of positions.

error-swimmers = swimmers= has more than the 15 swimmers there are.
error-barrels = The position has { $count } barrels instead of { $due }.
error-ending-barrel = stuck=2 and phase=over ending=barrel go together.
error-ending-swimmers = A full swimmer track and ending=swimmers go together.
error-opening = opening=1 needs a closed beach, but closed= names none.
error-brody-place = Brody cannot be at { $space }: he stays on the island.
error-brody-overboard = Brody cannot be overboard: only Quint and Hooper can.
error-seen-place = The shark cannot have been seen at { $space }: it stays in the water.
error-round-act1 = round={ $round } is impossible: Act 1 has rounds 1 to { $last }.
error-extra = extra= must name a member after the event card news, and nobody otherwise.
error-used-unknown = used= names an unknown action.
error-active-outside = active= and actions= must be empty outside of a member's turn.
error-glide = glide=1 is possible only in Hooper's turn.
error-active-done = active= must name a member who is not in done=.
error-actions = actions={ $actions } is too many: this turn has { $most } actions.
error-glide-early = glide=1 is impossible before the first action of a turn.
error-member-turn-over = This turn would be over: it has no actions left.
error-token-twice = Token { $token } cannot be both chosen and left in tokens=.
error-played-token = played= does not agree with token=: it is 1 once the token has been reported.
error-strokes = strokes={ $strokes } is too many: the shark has { $most } actions.
error-michael = Michael cannot be eaten: he is not in the water.
error-touched = touched= names a space without a barrel; only barrels have motion sensors.
error-knock-brody = Brody cannot be knocked overboard: only Quint and Hooper can.
error-knock-event = Nobody can be knocked overboard without the event card gardner.
error-knock-again = A member in overboard= cannot be knocked overboard again.
error-rushed = rushed=1 needs the token burst or frenzy.
error-phase-token = phase=token needs token=none and at least one token in tokens=.
error-phase-token-done = The shark cannot have done anything in phase=token.
error-base = base={ $base } stands for more than { $most } tokens.
error-story-end = story= must end with a board in the shark's turn, and with something else otherwise.
error-tokens = tokens= does not agree with base= and story=.
error-story-board = The last board of story= is not the board of this position.
error-phase-start = In phase=start everything must be as at the start of the game.
error-closed-beach = There cannot be swimmers at beach { $beach }: it is closed.
error-boat-place = { WORD($member) } cannot be at { $space }: boats stay in the water.
error-shark-place = shark={ $space } is not a space with water.
error-event-missing = event= must name a card: in phase={ $phase } one has been drawn.
error-event-twice = Event card { $event } cannot be drawn and still in the deck.
error-phase-event = phase=event needs an event card that asks the crew something.
error-phase-pick = phase=pick needs two members who have not had their turn.
error-done-outside = done= must be empty outside of the crew's turns.
error-meeple = meeple= must be empty during the shark's turn.
error-hunt-outside = The position has parts of a shark's turn, but it is not the shark's turn.
error-bites = bites= has more swimmers than there are at beach { $beach }.
error-story-report = story= must have one report after each board.
error-played-story = played= does not agree with story=.
error-story-board-range = A board in story= is out of range.
error-used-early = used= must be empty before the crew's turns.
error-phase-rush = phase=rush needs token=burst and rushed=1.
error-strokes-burst = strokes= is too many: the Speed Burst has cost an action.
error-burst-over = The Speed Burst would be over: rush= is 0.
error-rush-outside = rush= must be 0 outside of phase=rush.
error-hunt-over = The shark's turn would be over: it has no actions left.
error-story-tokens = story= has more tokens played than there are.
error-story-report-range = A report in story= is out of range.
error-story-answer-range = An answer in story= is out of range.
error-round-act2 = round={ $round } is impossible: Act 2 has rounds 1 to { $last }.
error-track-high = track={ $track } is more swimmers than can be eaten in Act 1.
error-ending-sinking = A boat without tiles and ending=sinking go together.
error-hurt = hurt= goes up to { $most }, which needs ending=wounds.
error-phase-divide = phase=divide needs gear cards to divide.
error-undivided = There cannot be undivided gear in this phase.
error-deck = deck= names a card beyond the { $count } resurface cards.
error-cardplayed = cardplayed= must be 1 if ability= names a card, and 0 otherwise.
error-ability-choice = ability= needs a chosen token in choice=.
error-shown-chosen = shown= cannot name the chosen token.
error-rammed = rammed=1 needs ability=ramming.
error-active-phase = active= does not fit phase=.
error-steps = actions={ $actions } is more than { $most } steps.
error-attack-over = phase=attack is over: everybody is in done=.
error-done-attacker = done= must name the attacking member.
error-weapon-attached = The attacking member's weapon rolls no dice: it is attached.
error-dice-phase = dice= must be 0 in phases without dice, and only there.
error-bout-phase = bout= must name an attack during the shark's attacks, and only then.
error-aim-outside = aim= must be empty outside of the shark's attacks.
error-asked-phase = asked= must name somebody in phase=cage, and nobody otherwise.
error-attack-early = bitten=, caged= and mauled= must be empty before the shark's attack.
error-mauled = mauled=1 needs ability=maul.
error-bitten-early = bitten= must be empty before the shark's attack.
error-aim-reach = The target in aim= is out of the shark's reach.
error-bout-helping = bout=helping needs ability=helping.
error-dice-attack = dice={ $dice } is wrong: this attack rolls { $due } dice.
error-asked-danger = asked= names a member who is not in danger or is in a cage already.
error-wounds-place = { WORD($member) } must be off the board with { $most } wounds, and on it with fewer.
error-ending-eating = A crew that is eliminated and ending=eating go together.
error-ability-thrice = Ability card { $ability } is named more than twice.
error-abilities-over = phase=abilities is over: hand= has all the cards due.
error-gear-over = phase=gear is over: all the gear cards due are dealt.
error-own-gear = Each member must have exactly their own gear cards until gear is divided.
error-setup-gear = Gear cannot be used during the setup.
error-setup-damage = During the setup there can be no damage, no wounds and no later round.
error-setup-ability = An ability cannot be used up during the setup.
error-setup-aboard = Members can be aboard only from phase=place on, and all of them only after it.
error-options-different = options= must name three different cards that are not in the deck.
error-setup-resurface = All resurface cards must be in the deck during the setup.
error-choice-options = choice= must name a token if options= names cards, and none otherwise.
error-choice-phase = choice= must name a token from phase=ability on, and none before.
error-ability-early = ability= must be empty: it is chosen later.
error-phase-ability = phase=ability needs an ability card in hand=.
error-shown-early = No token can be shown yet.
error-shown-phase = shown= must be empty in phase=show.
error-fin-choice = fin= must name the zone of the card in choice=, if there is one.
error-fin-phase = fin= must name a zone from phase=attack on, and none before.
error-rammed-early = rammed=1 is too early in this phase.
error-fin-zone = fin= must be { $zone }, the zone of the chosen card.
error-weapon-held = { WORD($member) } does not hold the weapon that weapons= names.
error-weapon-target = { WORD($member) } must aim at a zone as soon as the weapon is chosen.
error-target-shark = { WORD($member) } cannot aim at a zone without the shark in this phase.
error-weapons-phase = weapons= must be empty in this phase.
error-done-out = done= must name every eliminated member.
error-done-all = Everybody is in done=, so the shark would surface now.
error-attacker = { WORD($member) } must have a weapon or be in done=, not both.
error-blanks-weapon = The attacking member's weapon does not reroll blanks.
error-phase-ammo = phase=ammo needs a firearm and an Ammo card.
error-dice-weapon = dice={ $dice } is wrong: this weapon rolls { $due }.
error-thrown-blanks = thrown= has no blanks to reroll.
error-again-blanks = again= must name all blanks while they are rerolled, or nothing.
error-phase-domino = phase=domino needs ability=domino and a tile that the main attack has hit.
error-domino-beside = phase=domino needs a tile beside the one that was hit.
error-bitten-aim = bitten= must name the member who is attacked.
error-bitten-bonus = bitten= must be empty before the bonus attacks.
error-maul-bout = This attack cannot be rolled again with Maul Again.
error-setup-crew = A member cannot be in the water or wounded during the setup.
error-spot-gone = { WORD($member) } cannot be on boat space { $zone }: the tile is destroyed.
error-out-gear = { WORD($member) } is eliminated and cannot have gear.
error-attached = { $gear } cannot be attached to the shark.
error-options-over = phase=options is over: options= names three cards already.
error-target-weapon = { WORD($member) } cannot have a target without a weapon.
error-active-ready = active= cannot name a member who is in done=.
error-active-weapon = The active member must have a weapon in phase=target, and none otherwise.
error-done-phase = done= must be empty in this phase.
error-phase-roll-again = phase=roll-again needs mauled=1, and some of the dice in again=.
error-again-phase = again= must be empty in this phase.
error-thrown-face = thrown= has { $hits } hits on a die, which no face shows.
error-phase-ram = phase=ram needs ability=ramming.
error-asked-cage = { WORD($member) } cannot be in asked= without a Shark Cage.
error-options-three = options= must name three cards here.
error-options-some = options= must name three cards or none.
error-weapon-early = { WORD($member) } cannot have a weapon out before preparing.
error-phase-bite = phase=bite needs something within the shark's reach.
error-phase-again = phase=again needs ability=helping and a boat space within reach.
error-phase-bonus = phase=bonus needs a member within reach who is not in bitten=.
error-numbers = { $text } in option { $option } is not { $count } numbers up to { $most } with slashes.
error-track = Option track takes ten pairs like 3/10, for 0 to 9 swimmers eaten.
error-die = Option die takes six digits, the hits on its faces, not { $text }.
error-edges = Option edges takes the rim and the cross edges: 12,23+27.
error-tiles = Option tiles takes eight triples like 1/3/2, for zones 1 to 8.
error-resurface = Option resurface takes 3 to 32 cards like 1/3/1 or 1/2/2s.
error-gear-most = Option gear takes up to { $kinds } kinds and { $cards } cards.
error-gear-name-twice = Option gear uses one name for two kinds of card.
error-gear-entry = { $text } in option gear is not like d:Rifle:firearm:3:shot:1.
error-gear-name = { $text } in option gear is not a name of up to 20 letters and dashes.
error-gear-dice = { $text } in option gear has too many or too few dice or cards.
error-gear-powers = A { $kind } card cannot have the powers { $text } (option gear).
error-gear-accessory = The power of an accessory must be chum, ammo or cage (option gear).
error-gear-shot = A weapon cannot have both shot and spent (option gear).
error-edges-both = Option edges names an edge twice: in the rim and across.
error-edges-zones = { $text } in option edges is not two zones like 27.
error-edges-twice = Option edges names { $text } twice.
error-tiles-hits = { $text } in option tiles: damaging must take fewer hits than destroying.
error-resurface-card = { $text } in option resurface should be a zone from 1 to 8, then 1 to 3 dice.
error-gear-own = Option gear must give { WORD($member) } exactly two cards.
error-story-row = { $text } is not a row of story=.
error-story-long = story= has more rows than Act 1 can have.
error-story-range = { $text } in story= has a number out of range.
error-thrown-dice = thrown= takes the hits on { $due } dice.
error-gear-missing = gear= leaves out one of a member's own cards.
error-gear-unknown = There is no gear called { $text }.
error-gear-many = gear= names more { $gear } than there are.
error-gear-places = gear= takes six places: the crew, not divided, attached, discarded.
error-ability-names = { $field }={ $text } should name some of { $abilities-row }.
error-ability-order = { $field }= names its cards in the order { $abilities-row }.
error-ability-often = { $field }= names { $ability } more than twice.
error-phase-over = phase=over must have an ending= other than none.
error-not-a-move = { $text } is not a move of Jaws; moves begin with { $verbs }.
error-no-chance = Nothing is drawn or rolled here.
error-not-drawn = { $text } cannot be drawn here.
error-say-roll = { $text } is not a roll: say roll and the faces.
error-track-gear = Option track deals up to { $most } gear cards; the deck has fewer.
error-no-phase = There is no phase={ $phase } in the act that is played.
