### What a newcomer to Jaws is told: the coach's cards and tips, and the lesson.

coach-goal = One of you is the shark, the others hunt it. The shark eats swimmers, the crew wants two barrels on it. Then they fight on the boat.
coach-turn = The shark moves in secret and reports only what it ate. Then Hooper, Brody and Quint search, rescue and launch barrels.
coach-score = The more the shark eats, the stronger it is in Act 2. There it wins by sinking the boat or beating the crew; the crew wins by killing it.
card-shark = the shark: in secret
card-crew = the crew: in the open
card-report = Ate 1 at North Beach
card-barrels = Two barrels on the shark: Act 2
card-eaten = Nine swimmers eaten: Act 2
card-boat = Boat or crew gone: the shark wins
card-dead = Shark dead: the crew wins

tip-start = Nobody sees where you start. Stay close to a beach, but not where they will look first.
tip-token = Each of your four power tokens works once in the game. The crew hears that you played one, not which.
tip-hunt = Swim from space to space in secret. Where there are swimmers, you can eat one as an action.
tip-pick = Each crew member has a turn with four actions. You choose the order.
tip-turn = Tap a highlighted space to move there, or use what this member can do.
tip-surface = Choose where to surface. The crew sees all three options, but not your choice.
tip-ability = An ability card works this round, and is gone afterwards. Save some for later.
tip-prepare = Guess where the shark will surface. Each of you can move, take out a weapon and aim at one zone.
tip-attack = You aimed at the right zone: attack, or hold back.
tip-bite = Bite a boat space next to you, or somebody in the water.

## The lesson

lesson-start = Act 1. You are the shark, and nobody sees you. Start in open sea 1, next to North Beach.
lesson-start-done = An event card brought swimmers to the beaches: { $count } of them to North Beach.
lesson-token = You may play one of four power tokens each round. Play Feeding Frenzy: one bite takes everybody at a beach.
lesson-token-done = Each token works once in the game, so you have three left.
lesson-hunt = You have { $count } actions. Swim to North Beach, eat all swimmers, and slip back to open sea 1.
lesson-hunt-done = The crew hears what you ate and where, but not where you are now. The swimmer track is at { $track }; at 9, Act 1 ends.
lesson-finder = Now the other side: you play the crew. The shark ate { $track } swimmers at West Beach. Begin with Hooper, and use the fish finder.
lesson-finder-done = "Nearby": the shark is right next to Hooper. Each member has four actions, and that was the first.
lesson-rescue = A swimmer who is rescued cannot be eaten. Take Hooper's boat to North Beach and rescue both swimmers.
lesson-rescue-done = North Beach is empty, and Hooper has used all four actions.
lesson-look = Brody goes over land. Take him through the shop to West Beach, and look through the binoculars.
lesson-look-done = There it is! The shark is on the board until its next turn.
lesson-barrel = Quint launches barrels, into his own space or the next one. Go through open sea 4 to open sea 3, and launch a barrel to West Beach.
lesson-barrel-done = A hit: { $count ->
    [one] one barrel is
   *[other] { $count } barrels are
} on the shark. Two barrels end Act 1, and then the shark comes for your boat.
lesson-surface = Act 2. You are the shark again. The cards show where you can surface: choose option B in secret, without an ability card.
lesson-surface-done = The crew sees all three options, and has to guess.
lesson-strike = Now you are the crew. Quint and Hooper are ready. Let Brody take out the Pistol, aim at zone 7, and attack.
lesson-strike-done = A good guess: the shark surfaced in zone 7. Hits above its evade are wounds, { $wounds } this time.
lesson-bite = And the shark bites back. You are the shark: bite boat space 7.
lesson-bite-done = The boat is damaged there, and Quint fell into the water. That is how it goes on until the boat, the crew or the shark is gone.
