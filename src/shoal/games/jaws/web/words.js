// @ts-check
/** Every text on the two boards of Jaws. */

/** @type {Record<string, string>} */
const MEMBERS = { quint: "Quint", brody: "Brody", hooper: "Hooper", nobody: "nobody" };
/** @type {Record<string, string>} */
const PLACES = {
  N: "North Beach",
  E: "East Beach",
  S: "South Beach",
  W: "West Beach",
  5: "the west dock",
  8: "the east dock",
  6: "the Amity P.D.",
  7: "the Mayor's Office",
  Shop: "the shop",
};
const place = (/** @type {string} */ space) => PLACES[space] ?? `open sea ${space}`;
const sentence = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);
const plural = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  `${n} ${n === 1 ? one : many}`;
/** @type {Record<string, string>} */
const TOKENS = {
  none: "no power token",
  frenzy: "Feeding Frenzy",
  evasive: "Evasive Moves",
  sight: "Out of Sight",
  burst: "Speed Burst",
};
/** @type {Record<string, string>} */
const TOKEN_TEXTS = {
  frenzy: "One bite can eat every swimmer in a space.",
  evasive: "You trigger no sensors this round.",
  sight: "Binoculars and fish finder cannot see you.",
  burst: "Once: swim up to 3 spaces as one action.",
};
/** @type {Record<string, string>} */
const ABILITIES = {
  strength: "Extra Strength",
  helping: "Second Helping",
  maul: "Maul Again",
  mouth: "Big Mouth",
  ramming: "Ramming Speed",
  domino: "Domino Effect",
  hard: "Hard Target",
  waves: "Making Waves",
  none: "no ability",
};
/** @type {Record<string, string>} */
const ABILITY_TEXTS = {
  strength: "Anything the shark damages is destroyed.",
  helping: "A second bite at the boat, with 2 dice.",
  maul: "Reroll any dice of one attack, once.",
  mouth: "A hit tile wounds everyone on it.",
  ramming: "Swim one zone further after the crew's attacks: +2 hits.",
  domino: "A hit tile passes 2 hits on to a tile next to it.",
  hard: "Evade is 3.",
  waves: "A hit tile throws everyone on the boat overboard.",
};
/** @type {Record<string, [string, string, string]>} */
const EVENTS = {
  gardner: ["Ben Gardner's Boat", "N N S W W", "The shark can knock a captain overboard."],
  news: ["Amity Island in the News", "N S S E E", "One crew member gets an extra action."],
  roast: ["Holiday Roast", "N E W W", "No barrels to or from the docks this round."],
  vaughn: ["Mayor Vaughn Steps In", "N N S S E W", "The crew empties and closes a beach."],
  "wrong-shark": [
    "Caught the Wrong Shark",
    "S E W",
    "Brody and Hooper go to the same dock; the shark gets an extra action.",
  ],
  july: ["The Fourth of July", "N S E W", "All beaches open and stay open."],
  birthday: ["Michael Brody's Birthday", "N S E E", "Michael goes swimming at the emptiest beach."],
  silva: ["Frank Silva Harbor Master", "N N S W W", "Barrels at the docks cost no action."],
  bounty: ["$3,000 Bounty on the Shark", "N S S E E W", "Hooper gets an extra action."],
  indianapolis: ["The USS Indianapolis", "S S E W W", "Quint gets an extra action."],
  "alert-a": ["Shark Alert!", "S W W", "3 or fewer eaten: also N, S, E."],
  hoax: ["Cardboard Fin Hoax", "N S E W", "The whole crew goes to the fullest beach."],
  "alert-b": ["Shark Alert!", "S S E", "3 or fewer eaten: also N, E, W."],
  "alert-c": ["Shark Alert!", "N N W", "3 or fewer eaten: also S, E, W."],
  "alert-d": ["Shark Alert!", "N E E", "3 or fewer eaten: also N, S, W."],
  helicopter: ["Helicopter", "N N E E W", "Brody can be set down anywhere on the island."],
};
/** @type {Record<string, string>} */
const POWERS = {
  shot: "one shot",
  spent: "single use",
  plus: "+1 hit",
  sure: "ignores evade",
  blanks: "rerolls blanks",
  slow: "evade −1",
  rope: "main attack −1 die",
  beacon: "shows a token each round",
  chum: "the shark shows a token",
  ammo: "saves a firearm",
  cage: "saves from a bite",
};

/** @typedef {{ zone: number, dice: number, evade: number, shakes: boolean }} Card a resurface card */

/** What a resurface card gives the shark besides its zone. */
const parts = (/** @type {Card} */ card) => [
  plural(card.dice, "die", "dice"),
  `evade ${card.evade}`,
  ...(card.shakes ? ["shakes off"] : []),
];

export const words = {
  you: "you",
  members: MEMBERS,
  tokens: TOKENS,
  tokenTexts: TOKEN_TEXTS,
  abilities: ABILITIES,
  abilityTexts: ABILITY_TEXTS,
  events: EVENTS,
  powers: POWERS,
  place,
  amity: (/** @type {number} */ round) => `Amity · round ${round}`,
  orca: (/** @type {number} */ round) => `The Orca · round ${round}`,
  /** What the crew waits for while it sees nothing, by the shark's phase.
   * @type {Record<string, string>} */
  inSecret: {
    start: "the shark hides in secret",
    token: "the shark swims in secret",
    hunt: "the shark swims in secret",
    rush: "the shark swims in secret",
    surface: "the shark chooses in secret",
    ability: "the shark chooses in secret",
  },
  role: (/** @type {number} */ seat, /** @type {string} */ members) =>
    seat === 0 ? "the shark" : `the crew: ${members}`,
  track: (/** @type {number} */ n) => `Swimmers eaten: ${n}`,
  stuck: (/** @type {number} */ n) => `Barrels on the shark: ${n} of 2`,
  actions: (/** @type {string} */ member, /** @type {number} */ n, /** @type {number} */ act) =>
    `${MEMBERS[member]}: ${act === 1 ? plural(n, "action", "actions") : plural(n, "step", "steps")} left`,
  space: (/** @type {string} */ space, /** @type {string[]} */ what) =>
    `${place(space)}${what.length ? `: ${what.join(", ")}` : ""}`,
  swimmers: (/** @type {number} */ n) => plural(n, "swimmer", "swimmers"),
  barrels: (/** @type {number} */ n) => plural(n, "barrel", "barrels"),
  floating: (/** @type {number} */ n) => `${plural(n, "barrel", "barrels")} afloat`,
  /** Names on the map, where there is little room.
   * @type {Record<string, string>} */
  short: { 5: "5 Dock", 6: "6 P.D.", 7: "7 Mayor", 8: "8 Dock" },
  eaten: (/** @type {number} */ n) => `${plural(n, "swimmer", "swimmers")} eaten this turn`,
  secretly: (/** @type {number} */ n) => `and ${n} this turn (only you know)`,
  michael: "Michael",
  michaelEaten: "Michael, eaten this turn",
  closed: "closed",
  opening: "opening soon",
  seen: "the shark was seen here",
  youHere: "you are here",
  yourself: "The shark (you)",
  overboard: "overboard",
  event: "Event",
  noEvent: "No event yet",
  eventsLeft: (/** @type {number} */ n) => plural(n, "card", "cards") + " left",
  crewAt: "The crew",
  cargo: (/** @type {string} */ member, /** @type {number} */ n) =>
    `${MEMBERS[member]} has ${plural(n, "barrel", "barrels")}`,
  has: (/** @type {string} */ member) => `${MEMBERS[member]} has had a turn`,
  shop: (/** @type {number} */ n) => `${plural(n, "barrel", "barrels")} at the shop`,
  pad: "Tracker pad (only you see this)",
  padAt: (/** @type {string} */ space) =>
    space === "-" ? "Not in the water yet" : `You are at ${place(space)}`,
  padActions: (/** @type {number} */ n) => `${plural(n, "action", "actions")} left`,
  padRush: (/** @type {number} */ n) => `${plural(n, "space", "spaces")} left in the burst`,
  padToken: (/** @type {string} */ token) => `This round: ${TOKENS[token]}`,
  padLeft: "Tokens left",
  padEaten: "Eaten this turn",
  padTouched: "Sensors triggered",
  tokensLeft: (/** @type {number} */ n) => `${plural(n, "power token", "power tokens")} left`,
  tokenPlayed: "one was played this round",
  tokenSecret: "one was played this round (only you know)",
  story: "What the crew knows",
  beganRow: (/** @type {number} */ n) => `Shark turn ${n}`,
  report: (
    /** @type {string[]} */ eaten,
    /** @type {string[]} */ sensors,
    /** @type {boolean} */ token,
  ) =>
    `${eaten.length ? `Eaten: ${eaten.join(", ")}` : "Nobody eaten"}; ${sensors.length ? `motion sensors: ${sensors.map(place).join(", ")}` : "no sensors"}${token ? "; a power token was played" : ""}.`,
  eatenAt: (/** @type {number} */ n, /** @type {string} */ beach) => `${n} at ${place(beach)}`,
  swimmersAt: (/** @type {string} */ letters) =>
    ["N", "E", "S", "W"]
      .map((beach) => ({ beach, n: letters.split(beach).length - 1 }))
      .filter(({ n }) => n)
      .map(({ beach, n }) => `${n} ${place(beach).split(" ")[0]}`)
      .join(" · "),
  cardSwimmers: "New swimmers",
  hadTurn: "has had a turn",
  oneMore: "has an extra action this round",
  glides: "can move one more space with this action",
  actionsLeft: (/** @type {number} */ n) => `${plural(n, "action", "actions")} left`,
  /** @type {Record<string, string>} */
  used: {
    launch: "has launched a barrel this round",
    binoculars: "has used the binoculars this round",
    close: "has closed a beach this round",
    finder: "has used the fish finder this round",
  },
  padRushed: "used up",
  look: (/** @type {number} */ how, /** @type {string} */ where, /** @type {number} */ answer) =>
    `${["Barrel to", "Binoculars at", "Fish finder at"][how]} ${place(where)}: ${how ? ["not there", "nearby", "there"][answer] : answer ? "a hit" : "a miss"}.`,
  beliefOn: "Show where the shark could be",
  beliefOff: "Hide where the shark could be",
  belief: (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`,
  back: "Back",
  howMany: "How many barrels?",
  whatHere: (/** @type {string} */ where) =>
    / /.test(where)
      ? `${where.startsWith("boat") ? "Boat space" : "The water of zone"} ${where.split(" ")[1]}:`
      : where === "shark"
        ? "Who attacks?"
        : `${MEMBERS[where] ?? sentence(place(where))}:`,
  sharkWounds: "The shark's wounds",
  attached: "Attached to the shark",
  nothing: "nothing",
  hand: "Your ability cards",
  handSize: (/** @type {number} */ n) => plural(n, "ability card", "ability cards"),
  cardUnder: "a card is under the token",
  gone: "Abilities used up",
  discarded: "Gear discarded",
  pool: "Gear to divide",
  option: (/** @type {string} */ letter) => `Option ${letter}`,
  optionText: (/** @type {Card} */ card) => `zone ${card.zone}, ${parts(card).join(", ")}`,
  optionParts: parts,
  zoneWord: "zone",
  notChosen: "not chosen",
  chosen: "chosen",
  options: "Where the shark can surface",
  ownOptions: "Where you can surface",
  gearDoes: (/** @type {string} */ name, /** @type {string} */ powers) =>
    powers ? `${name} (${powers})` : name,
  cardsLeft: (/** @type {number} */ n) => `${plural(n, "card", "cards")} left`,
  zone: (
    /** @type {number} */ zone,
    /** @type {string} */ what,
    /** @type {string[]} */ who,
    /** @type {string} */ hits,
  ) => [`Boat space ${zone}, ${what}`, hits, ...who].filter(Boolean).join(", "),
  tiles: ["destroyed, all water", "damaged", "intact"],
  hits: (/** @type {any} */ tile, /** @type {number} */ state) =>
    state === 2
      ? `${plural(tile.damage, "hit damages", "hits damage")} it, ${tile.destroy} destroy it`
      : plural(tile.finish, "hit destroys it", "hits destroy it"),
  waterOf: (/** @type {number} */ zone, /** @type {string[]} */ what) =>
    `Water of zone ${zone}${what.length ? `: ${what.join(", ")}` : ""}`,
  waits: (/** @type {string} */ member) => `${MEMBERS[member]} is not aboard yet`,
  aimsHere: (/** @type {string} */ member) => `${MEMBERS[member]} aims here`,
  boatName: "ORCA",
  fin: "The shark is here",
  weapon: (/** @type {string} */ gear, /** @type {string} */ target) =>
    `aims ${gear}${target === "-" ? "" : ` at zone ${target}`}`,
  caged: "in the cage",
  wounds: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of} wounds`,
  attack: (/** @type {string} */ bout, /** @type {string} */ aim) =>
    `The shark's ${{ main: "main attack", helping: "second helping", bonus: "bonus attack" }[bout] ?? "attack"} on ${aim.replace("-", " zone ")}`,
  thrown: "Hits rolled",
  rammed: "The shark rammed: 2 extra hits.",
  dice: (/** @type {number} */ n) => plural(n, "die", "dice"),
  diceToCome: (/** @type {number} */ n) => `${plural(n, "die", "dice")} to roll.`,
  thrownAgain: (/** @type {string} */ dice) => `Rerolled: die ${dice}.`,
  mauled: "Maul Again was used.",
  askedCage: (/** @type {string} */ who) => `Asked about the Shark Cage: ${who}.`,
  bonusDone: (/** @type {string} */ who) => `Had a bonus attack: ${who}.`,
  hitsOnDie: (/** @type {number} */ n) => plural(n, "hit", "hits"),
  chummed: "Chum was played this round.",
  maulAsk: "Tap the dice that you want to reroll.",
  dieToThrow: (/** @type {number} */ nth, /** @type {number} */ hits, /** @type {boolean} */ on) =>
    `Die ${nth}, ${plural(hits, "hit", "hits")}${on ? ", to reroll" : ""}`,
  standing: "Status",
  /** @type {Record<string, string>} */
  anyNumber: { crack: "1", hole: "3" },
  legend: (/** @type {string} */ kind) => (kind === "crack" ? "hit damages" : "hits destroy"),
  highlightedHere: "Tap the space to see what you can do there.",
  /** What to tap, by what is asked.
   * @type {Record<string, string>} */
  highlighted: {
    start: "Tap a highlighted space to start there.",
    hunt: "Tap a highlighted space to swim there.",
    rush: "Tap a highlighted space: the burst can take you there.",
    pick: "Who goes next? Tap a highlighted crew member, or a button.",
    crew: "Tap a highlighted space to go or act there.",
    event: "Tap a highlighted place.",
    place: "Tap a highlighted place to step aboard.",
    surface: "Tap the highlighted water of an option, or its card.",
    show: "Tap an option that you did not choose.",
    ready: "Who prepares next? Tap a highlighted crew member.",
    move: "Tap a highlighted place to step there, or a weapon to take it.",
    target: "Tap the highlighted water to aim at.",
    attack: "Tap the shark, or the crew member who attacks.",
    ram: "Tap the highlighted water next to you.",
    bite: "Tap a highlighted target to bite it.",
    cage: "Tap a crew member who can use the cage.",
    domino: "Tap a boat space next to the one you hit.",
    again: "Tap a highlighted target to bite it again.",
    bonus: "Tap a crew member to bite as well.",
  },
  endings: /** @type {Record<string, string>} */ ({
    barrel: "The second barrel sticks: the crew wins.",
    swimmers: "The shark has eaten enough: the shark wins.",
    wounds: "The shark is dead: the crew wins.",
    sinking: "The Orca has sunk: the shark wins.",
    eating: "Nobody in the crew is left: the shark wins.",
    time: "Time is up: nobody wins.",
  }),
};

/** A move in a few words; some words depend on the stage. */
export function named(/** @type {string} */ move, /** @type {string} */ stage = "") {
  const [verb, one = "", two = ""] = move.split(" ");
  const who = MEMBERS[one] ?? one;
  /** @type {Record<string, () => string>} */
  const said = {
    to: () => `Go to ${place(one)}`,
    start: () => `Start at ${place(one)}`,
    beach: () => place(one),
    dock: () => place(one),
    extra: () => `${who} gets an extra action`,
    token: () => (one === "none" ? "Play no power token" : `Play ${TOKENS[one]}`),
    eat: () =>
      one === "michael" ? "Eat Michael" : one === "all" ? "Eat everybody here" : "Eat a swimmer",
    burst: () => "Use the Speed Burst",
    halt: () => "Stop the burst here",
    knock: () => `Knock ${who} overboard`,
    end: () => "End the turn",
    turn: () => `${who}'s turn`,
    rescue: () => (one ? "Rescue Michael" : "Rescue a swimmer"),
    take: () =>
      one === "shop"
        ? "Take a barrel at the shop"
        : `Take ${plural(Number(two), "barrel", "barrels")} ${{ dock: "from the dock", water: "from the water", hooper: "from Hooper" }[one]}`,
    drop: () => "Drop the barrel here",
    launch: () => `Launch a barrel to ${place(one)}`,
    binoculars: () => "Use the binoculars",
    close: () => `Close ${place(one)}`,
    give: () => "Give the barrels to Quint",
    finder: () => "Use the fish finder",
    reboard: () => "Climb back aboard",
    deal: () => `Give it to ${who}`,
    place: () => `${who} stands here`,
    surface: () => `Surface at option ${one}`,
    ability: () => (one === "none" ? "Play no ability" : `Play ${ABILITIES[one]}`),
    show: () => `Reveal that it is not ${one}`,
    go: () => (one === "boat" ? `Go to boat space ${two}` : `Go into the water of zone ${two}`),
    target: () => `Aim at the water of zone ${one}`,
    chum: () => `${who} throws chum`,
    attack: () => `${who} attacks`,
    hold: () => `${who} does not attack`,
    reroll: () => "Reroll the blanks",
    keep: () => "Keep the roll",
    ammo: () => "Spend Ammo instead",
    discard: () => "Discard the weapon",
    ram: () => `Ram into zone ${one}`,
    stay: () => "Stay in this zone",
    bite: () =>
      one === "boat"
        ? `Bite boat space ${two}`
        : stage === "again"
          ? "Do not bite again"
          : `Bite ${who}`,
    cage: () => `${who} uses the Shark Cage`,
    no: () => `No cage for ${MEMBERS[two]}`,
    maul: () => `Reroll ${plural(one.length, "die", "dice")}`,
    domino: () => `2 hits on boat space ${one}`,
    bonus: () => `Bite ${who} in the water`,
    dive: () => "Dive",
    weapon: () => `Take the ${one.replaceAll("-", " ")}`,
  };
  return said[verb] ? said[verb]() : move;
}
