// @ts-check
/** Every text of the page outside the games, in one place. */

const list = (/** @type {string[]} */ names) =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

const duration = (/** @type {number} */ seconds) =>
  seconds % 60 || seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;

/** What happens when a player's time runs out.
 * @type {Record<string, string>} */
const OUT = {
  bot: "a bot makes every further move immediately",
  pass: "every further move is a pass",
};

export const words = {
  title: "Shoal",
  tagline: "Five sea games to play with friends, at home or online",
  loading: "Loading …",
  unreached: "The server cannot be reached.",
  back: "Back",
  close: "Close",
  home: "Home",
  notFound: "Page not found",
  notFoundWhy: "There is nothing at this address. Check the link for typos.",
  list,
  name: {
    label: "Your name",
    hint: "The name that others see",
    missing: "Guest",
    /** For players who enter no name. */
    defaults: [
      "Barnacle",
      "Puffin",
      "Starfish",
      "Driftwood",
      "Seagull",
      "Pebble",
      "Lobster",
      "Anchor",
    ],
    change: "Change name",
  },
  lobby: {
    games: "Games",
    length: (/** @type {string} */ minutes) => `${minutes} min`,
    players: (/** @type {number} */ min_players, /** @type {number} */ most) =>
      min_players === most ? `${min_players} players` : `${min_players}–${most} players`,
    playNow: (/** @type {string} */ side) => (side ? `Play ${side}` : "Play now against bots"),
    playNowAs: "Play now against bots:",
    playNowOf: (/** @type {string} */ title, /** @type {string} */ side) =>
      `Play now against bots: ${title}${side ? `. Play ${side}` : ""}`,
    invite: "Invite friends",
    inviteTo: (/** @type {string} */ title) => `Invite friends: ${title}`,
    rules: "Rules",
    rulesOf: (/** @type {string} */ title) => `Rules: ${title}`,
    continueGame: "Continue",
    continue: "Your games",
    open: "Open games",
    none: "There are no open games right now.",
    join: "Join",
    watch: "Watch",
    forget: "Remove",
    forgetOf: (/** @type {string} */ title) => `Remove this game: ${title}`,
    forgetTitle: "Remove this game?",
    forgetSure: "This device will forget your seat, and you won't be able to continue.",
    keep: "Keep it",
    more: (/** @type {number} */ n) => `Show ${n} earlier ${n === 1 ? "game" : "games"}`,
    yourTurn: "your turn",
    turn: (/** @type {string[]} */ names) =>
      names.length > 1 ? `${list(names)} to move` : `${names[0]}'s turn`,
    notBegun: "not started yet",
    seatsFree: (/** @type {number} */ n) => `${n} ${n === 1 ? "seat" : "seats"} free`,
    stages: /** @type {Record<string, string>} */ ({
      waiting: "waiting for players",
      playing: "in progress",
      over: "finished",
      closed: "cancelled",
    }),
  },
  setup: {
    title: (/** @type {string} */ game) => `New game: ${game}`,
    players: "Players",
    seats: "Seats",
    seat: (/** @type {number} */ n) => `Seat ${n}`,
    seatAs: (/** @type {number} */ n, /** @type {string} */ role) => `Seat ${n}: ${role}`,
    who: {
      me: "Me",
      friend: "A friend, by link",
      here: "Someone on this device",
      open: "Anyone in the lobby",
    },
    bot: (/** @type {string} */ level) => `Bot: ${level}`,
    nameHere: (/** @type {number} */ n) => `Name of the player in seat ${n}`,
    player: (/** @type {number} */ n) => `Player ${n}`,
    options: "House rules",
    tables: "Values on boards, cards and dice",
    yes: "yes",
    no: "no",
    clock: "Clock",
    clocks: {
      none: "No clock",
      move: "Time per move",
      game: "Time for the whole game",
      days: "Days per move",
    },
    minutes: "Minutes",
    days: "Days",
    increment: "Seconds added after each turn",
    gameOut: (/** @type {string} */ timeout, /** @type {number} */ more) =>
      `Each player has this much time for the whole game. When it runs out, ${OUT[timeout] ?? OUT.bot}${
        more
          ? `, except for the ${more} s that each turn still adds.`
          : " until the end of the game."
      }`,
    timeout: "When time runs out",
    timeouts: { bot: "A bot makes the move", pass: "The player passes" },
    leavers: "When a player is away",
    leaving: {
      pause: "The game waits",
      bot: "A bot plays for them",
      open: "Someone else can take the seat",
    },
    watch: "Who can watch",
    watching: { anyone: "Anyone", invited: "Anyone with the link", nobody: "Nobody" },
    listed: "Show the game in the lobby, so that anyone can join",
    start: "Create game",
  },
  terms: {
    clock: "Clock",
    move: (/** @type {number} */ seconds) => `${duration(seconds)} per move`,
    game: (/** @type {number} */ seconds, /** @type {number} */ more) =>
      `${duration(seconds)} per game${more ? `, plus ${more} s per turn` : ""}`,
    days: (/** @type {number} */ days) => `${days} ${days === 1 ? "day" : "days"} per move`,
    flag: (/** @type {boolean} */ on) => (on ? "yes" : "no"),
    rule: (/** @type {string} */ title, /** @type {string} */ choice) => `${title}: ${choice}`,
    clip: (/** @type {string} */ text) => (text.length > 90 ? `${text.slice(0, 88)} …` : text),
  },
  waitingRoom: {
    title: (/** @type {string} */ game, /** @type {string} */ state) => `${game}: ${state}`,
    players: "Waiting for players",
    taken: "All seats are taken",
    ready: "Everyone is here",
    waitFor: (/** @type {string[]} */ names) => `Waiting for ${list(names)}`,
    rematchOpen: (/** @type {string[]} */ names) =>
      `${list(names)} can join the rematch from the page of the last game. The game starts as soon as everyone is here.`,
    notHere: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "have seats but are" : "has a seat but is"} not here right now.`,
    startWithout: (/** @type {string[]} */ names) => `Start without ${list(names)}`,
    botsUntil: (/** @type {string[]} */ names) =>
      `If you start now, ${names.length > 1 ? "bots play" : "a bot plays"} for ${list(names)} until they arrive.`,
    leave: "Leave game",
    invite: "Send this link to your friends",
    copy: "Copy link",
    copied: "Copied",
    share: "Share",
    onlyHere: "This link only works on this computer.",
    forNetwork: "To let others on your network join, stop Shoal and start it again with",
    networkCommand: "shoal serve --host 0.0.0.0 --open",
    networkOptions: "and any other options that you used.",
    qr: "QR code of the invitation: scan it with a phone",
    start: "Start game",
    waiting: "The host starts the game when everyone is here.",
    again: "The game starts as soon as everyone is here.",
    open: "free",
    fillBots: "Fill free seats with bots",
    needAll: "The game can start when every seat is taken.",
    noAccess: "You can't open this game",
    as: "As",
    joinNow: "Take a seat. The host starts the game when everyone is here.",
    takeSeat: "Take a seat",
    watch: "Just watch",
    spectators: "You are watching.",
    close: "Cancel game",
    free: "Free this seat",
  },
  table: {
    turn: (/** @type {string[]} */ names) =>
      names.length > 1 ? `${list(names)} can move.` : `It's ${names[0]}'s turn.`,
    thinking: (/** @type {string} */ name) => `${name} is thinking …`,
    waitsFor: (/** @type {string} */ name, /** @type {string} */ leavers) =>
      `Waiting for ${name}, who is away.${leavers === "bot" ? " A bot will take over soon." : ""}`,
    playing: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "are" : "is"} playing …`,
    resultHeading: "Result",
    skip: "Skip",
    skipHow: "Skip the animation: click here, click the board, or press the space bar",
    recentMoves: "What the others did",
    moreLines: (/** @type {number} */ n) => `${n} more`,
    fewerLines: "Less",
    ofTurn: (/** @type {string} */ lines, /** @type {number} */ turn) => `${lines}, turn ${turn}`,
    moreLinesWhere: (/** @type {number} */ n) => `${n} more in the log`,
    speed: "Animation",
    speeds: { calm: "slow", quick: "fast", instant: "off" },
    yours: "Your turn.",
    watching: "You are watching.",
    /** In front of the prompt on a shared device. */
    promptFor: (/** @type {string} */ name) => `${name}:`,
    others: (/** @type {string[]} */ names) => `(${list(names)} can move too.)`,
    log: "Log",
    talk: "Chat",
    board: "Board as text",
    more: "Game",
    boardTitle: "The board as text",
    say: "Write a message",
    saidBy: (/** @type {string} */ name) => `${name}:`,
    answer: "Reply",
    send: "Send",
    channel: "To",
    channels: /** @type {Record<string, string>} */ ({ table: "everyone", crew: "the crew only" }),
    server: "Shoal",
    hint: "Hint",
    undo: "Undo",
    requestUndo: "Ask to undo",
    undoRequest: (/** @type {string} */ name, /** @type {string} */ move) =>
      move
        ? `${name} wants to undo this move and everything after it: “${move}”`
        : `${name} wants to undo a move.`,
    undone: (/** @type {string} */ move) => `Undone, with everything after it: “${move}”`,
    noUndo:
      "You can't undo this on your own: you haven't moved yet, or dice were thrown, something was revealed or someone else moved since.",
    noPast: "There are no moves to look back at yet.",
    clockShort: (/** @type {string} */ left, /** @type {string} */ timeout) =>
      `${left} left on your clock. When it runs out, ${timeout === "pass" ? "you pass" : "a bot makes the move"}.`,
    clockOut: (/** @type {string} */ timeout, /** @type {number} */ more) =>
      `You have used up your time for this game: ${OUT[timeout] ?? OUT.bot}${
        more ? `. Each turn still adds ${more} s.` : " until the end of the game."
      }`,
    undoRequestMine: "You asked the others to let you undo your move.",
    withdraw: "Never mind",
    agree: "Agree",
    decline: "No",
    resign: "Resign",
    resignTitle: "Resign this game?",
    resignSure: (/** @type {number} */ players) =>
      players > 2
        ? "A bot will play for you. If only one side is left, the game ends."
        : "This ends the game.",
    resignYes: "Yes, resign",
    resignNo: "Keep playing",
    nothingYet: "Nothing has happened yet.",
    typed: "Play by typing",
    notNow: "You can type when it is your turn.",
    type: "Type a move",
    play: "Play",
    moves: "All moves",
    back: "Look back through the game",
    backShort: "Look back",
    rules: "Rules",
    away: "away",
    here: "here",
    gone: "not here",
    standIn: (/** @type {string} */ level) => `${level} bot plays for them`,
    stoodIn: (/** @type {string} */ level) => `${level} bot played for them`,
    hasResigned: "resigned, a bot plays for them",
    resignedOver: "resigned",
    bot: (/** @type {string} */ level) => `${level} bot`,
    putBot: "Let a bot play",
    returnMine: "I'm back",
    missed: "You're marked as away.",
    playedFor: "A bot is playing for you.",
    youResigned: "You resigned. A bot is playing for you.",
    connection: {
      joining: "Connecting …",
      open: "Connected",
      lost: "Connection lost. Reconnecting …",
      refused: "No access",
    },
    sending: "Sending …",
    whyNot: "Not allowed",
    read: "Read the rule",
    readRule: (/** @type {string} */ rule) => `Read the rule ${rule}`,
    rule: (/** @type {string} */ rule) => `Rule ${rule}`,
    fullLog: "What happened",
    you: "you",
    invite: "Invitation",
    commitment: "Fair dice and draws",
    commitmentText:
      "This code was shown before the game. When the game is over, your browser can check with it that every throw and draw was fair.",
    theme: "Light or dark",
  },
  hint: {
    title: "What a strong player would try",
    meaning: (/** @type {number} */ players) =>
      players > 2
        ? "The share of opponents you can expect to finish ahead of:"
        : "Your chance of winning:",
    chance: (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`,
    play: "Play it",
    others: (/** @type {number} */ n) => (n === 1 ? "1 other move" : `${n} other moves`),
    playOf: (/** @type {string} */ move) => `Play it: ${move}`,
  },
  passDevice: {
    pass: (/** @type {string} */ name) => `Pass the device to ${name}`,
    ready: (/** @type {string} */ name) => `I am ${name}`,
    why: "Some parts of this game are secret. Nobody else should look now.",
  },
  result: {
    title: "The game is over",
    wins: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "share the win" : "wins"}!`,
    you: "(you)",
    rematchSet: (/** @type {string} */ name) =>
      `${name || "The host"} wants a rematch. A new game is ready for all of you.`,
    draw: "It's a draw.",
    resigned: (/** @type {string[]} */ names) => `${list(names)} resigned, which ended the game.`,
    ranking: "Final ranking",
    place: (/** @type {number} */ n) => `${n}.`,
    points: (/** @type {number} */ n) => `${n}`.replace("-", "−"),
    won: "won",
    lost: "lost",
    score: "Score",
    rematch: "Rematch",
    swap: "Rematch, rotate seats",
    /** Where two sides differ. */
    swapSides: "Rematch, swap sides",
    goRematch: "Go to the new game",
    replay: "Review the game",
    record: "Save the record",
    receipt: /** @type {Record<string, string>} */ ({
      dice: "Check the dice",
      draw: "Check the draw",
    }),
  },
  receipt: {
    titles: /** @type {Record<string, string>} */ ({
      dice: "Dice check",
      draw: "Draw check",
    }),
    checking: "Your browser is checking every random result …",
    /** `sure`: whether this browser could check everything. */
    good: (/** @type {number} */ n, /** @type {boolean} */ sure) =>
      n > 1
        ? `${sure ? "Fair dice confirmed: all" : "All"} ${n} results check out.`
        : n
          ? `${sure ? "Confirmed as fair: the" : "The"} only result checks out.`
          : "Nothing in this game was random.",
    bad: (/** @type {number} */ n) =>
      n > 1 ? `${n} results do not check out!` : "A result does not check out!",
    commitmentTitle: "Code shown before the game",
    kept: "saved by your browser",
    notSaved: "as the server shows it now",
    unchecked: "The dice could not be checked.",
    unseen:
      "This browser did not see this code before the game, so it cannot tell whether the seed was chosen later.",
    salted: (/** @type {number} */ n) =>
      n > 1 ? "Your random texts are included." : "Your random text is included.",
    saltBroken: (/** @type {string[]} */ names) =>
      `The random text of ${list(names)} was changed: someone could have chosen the results!`,
    unsalted:
      "This browser added no random text to this game, so it cannot tell whether someone chose the results.",
    watched: "You watched and added no random text. Each player's browser checks its own.",
    yours: "yours",
    sent: (/** @type {string} */ salt) => `this browser sent: ${salt}`,
    elsewhere: "To check the record as well, download it and run:",
    seed: "Seed, shown after the game",
    salts: "Randomness added by the players",
    noSalt: "none",
    fits: "The seed matches the code.",
    seedMismatch: "The seed does not match the code!",
    resultNumber: (/** @type {number} */ n) => `Result ${n}`,
    outcomeOf: (/** @type {number} */ outcome, /** @type {number} */ among) =>
      `${outcome} of ${among}`,
    matchesCommitment: "correct",
    differsFromCommitment: "wrong",
    how: "Each result is the HMAC-SHA-256 of the players' random texts and its number, with the seed as key.",
  },
  replay: {
    title: "Replay",
    step: (/** @type {number} */ n, /** @type {number} */ of) => `Step ${n} of ${of}`,
    at: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ line) =>
      line ? `Step ${n} of ${of}: ${line}` : `Step ${n} of ${of}: the game starts.`,
    first: "First step",
    previous: "Previous step",
    next: "Next step",
    last: "Last step",
    live: "Back to the game",
    viewAs: "View as",
    spectator: "Spectator",
    all: "Everything",
    link: "Copy link",
    linkWhere: "Copy a link to this step",
    play: "Play",
    pause: "Pause",
  },
  rules: { title: "Rules", table: "Table in the rules", contents: "Contents" },
  bots: ["Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral"],
  clock: (/** @type {string} */ left) => `${left} left`,
};
