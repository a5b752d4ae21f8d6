// @ts-check
/** Every text of the page outside the games, in one place. */

const list = (/** @type {string[]} */ names) =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

const duration = (/** @type {number} */ seconds) =>
  seconds % 60 || seconds < 60 ? `${seconds} s` : `${seconds / 60} min`;

/** What happens when a player's time is out.
 * @type {Record<string, string>} */
const OUT = { bot: "a bot makes every further move at once", pass: "every further move is passed" };

export const words = {
  title: "Shoal",
  tagline: "Five sea games, for the sofa or the other end of the world",
  loading: "One moment …",
  unreached: "The server cannot be reached.",
  back: "Back",
  close: "Close",
  home: "Home",
  lost: "This page lies at the bottom of the sea.",
  lostWhy: "Nothing of ours has this address. Perhaps a letter of it was lost on the way.",
  list,
  name: {
    label: "Your name",
    hint: "What the others call you",
    missing: "Guest",
    /** For players who give none. */
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
    change: "Change the name",
  },
  lobby: {
    games: "The games",
    length: (/** @type {string} */ minutes) => `${minutes} min`,
    players: (/** @type {number} */ min_players, /** @type {number} */ most) =>
      min_players === most ? `${min_players} players` : `${min_players}–${most} players`,
    playNow: (/** @type {string} */ side) => (side ? `Be ${side}` : "Play now against bots"),
    playNowAs: "Play now against bots:",
    playNowOf: (/** @type {string} */ title, /** @type {string} */ side) =>
      `Play now against bots: ${title}${side ? `. Be ${side}` : ""}`,
    invite: "Invite friends",
    inviteTo: (/** @type {string} */ title) => `Invite friends: ${title}`,
    rules: "Rules",
    rulesOf: (/** @type {string} */ title) => `Rules: ${title}`,
    goOn: "Go on",
    continue: "Continue what you were playing",
    open: "Open tables",
    none: "No table is open to everybody just now.",
    join: "Join",
    watch: "Watch",
    forget: "Forget",
    forgetOf: (/** @type {string} */ title) => `Forget this table: ${title}`,
    forgetTitle: "Forget this table?",
    forgetSure: "This device then no longer knows your seat there, and you cannot go on.",
    keep: "Keep it",
    more: (/** @type {number} */ n) => `Look for ${n} earlier ${n === 1 ? "table" : "tables"}`,
    yourTurn: "your turn",
    turn: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "are" : "is"} to move`,
    notBegun: "not begun yet",
    seatsFree: (/** @type {number} */ n) => `${n} ${n === 1 ? "seat" : "seats"} free`,
    stages: /** @type {Record<string, string>} */ ({
      waiting: "waiting for players",
      playing: "being played",
      over: "over",
      closed: "closed",
    }),
  },
  setup: {
    title: (/** @type {string} */ game) => `A table for ${game}`,
    players: "Players",
    seats: "Seats",
    seat: (/** @type {number} */ n) => `Seat ${n}`,
    seatAs: (/** @type {number} */ n, /** @type {string} */ role) => `Seat ${n}: ${role}`,
    who: {
      me: "Me",
      friend: "A friend, by link",
      here: "Somebody on this device",
      open: "Anyone in the lobby",
    },
    bot: (/** @type {string} */ level) => `Bot: ${level}`,
    nameHere: (/** @type {number} */ n) => `Name of the player in seat ${n}`,
    player: (/** @type {number} */ n) => `Player ${n}`,
    options: "House rules",
    tables: "What is printed on boards, cards and dice",
    yes: "yes",
    no: "no",
    pace: "Pace",
    paces: {
      none: "No clock",
      move: "Time for each move",
      game: "Time for the whole game",
      days: "Days for each move",
    },
    minutes: "Minutes",
    days: "Days",
    increment: "Seconds added after each turn",
    gameOut: (/** @type {string} */ timeout, /** @type {number} */ more) =>
      `Each has this much for the whole game. Once it is used up, ${OUT[timeout] ?? OUT.bot}${
        more ? `, but for the ${more} s that each turn still adds.` : ", to the end of the game."
      }`,
    timeout: "When time is up",
    timeouts: { bot: "A bot makes the move", pass: "The move is passed" },
    leavers: "When somebody is away",
    leaving: {
      pause: "The table waits",
      bot: "A bot stands in",
      open: "Somebody else may sit down",
    },
    watch: "Who may watch",
    watching: { anyone: "Anybody", invited: "Those with the link", nobody: "Nobody" },
    listed: "Show the table in the lobby, so that anybody may join",
    start: "Set the table",
  },
  terms: {
    clock: "Clock",
    move: (/** @type {number} */ seconds) => `${duration(seconds)} a move`,
    game: (/** @type {number} */ seconds, /** @type {number} */ more) =>
      `${duration(seconds)} a game${more ? `, ${more} s more a move` : ""}`,
    days: (/** @type {number} */ days) => `${days} ${days === 1 ? "day" : "days"} a move`,
    flag: (/** @type {boolean} */ on) => (on ? "yes" : "no"),
    rule: (/** @type {string} */ title, /** @type {string} */ choice) => `${title}: ${choice}`,
    clip: (/** @type {string} */ text) => (text.length > 90 ? `${text.slice(0, 88)} …` : text),
  },
  waitingRoom: {
    title: (/** @type {string} */ game, /** @type {string} */ state) => `${game}: ${state}`,
    players: "Waiting for players",
    taken: "All seats are taken",
    ready: "Everybody is here",
    waitFor: (/** @type {string[]} */ names) => `Waiting for ${list(names)}`,
    told: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "are" : "is"} asked to play again on the page of the last game. The game starts as soon as everybody is here.`,
    notHere: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "have seats, but are" : "has a seat, but is"} not here just now.`,
    startWithout: (/** @type {string[]} */ names) => `Start without ${list(names)}`,
    botsUntil: (/** @type {string[]} */ names) =>
      `If you start now, ${names.length > 1 ? "bots play" : "a bot plays"} for ${list(names)} until they come.`,
    leave: "Leave this table",
    invite: "Send this link to your friends",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    onlyHere: "This link only works on this computer.",
    forNetwork: "To let others on your network join, stop Shoal and start it again with",
    networkCommand: "shoal serve --host 0.0.0.0 --open",
    networkOptions: "and the other options that you gave, if any.",
    qr: "QR code of the invitation: point a phone's camera at it",
    start: "Start the game",
    waiting: "The host starts the game when everybody is here.",
    again: "The game starts as soon as everybody is here.",
    open: "free",
    fillBots: "Fill the free seats with bots",
    needAll: "The game can start when every seat is taken.",
    lost: "No table for you here",
    sit: "Take a seat",
    as: "As",
    come: "Take a seat; the host starts the game when everybody is here.",
    sitAs: "Sit down",
    watch: "Just watch",
    spectators: "You are watching.",
    close: "Give this table up",
    free: "Free it",
  },
  table: {
    turn: (/** @type {string[]} */ names) =>
      names.length > 1 ? `${list(names)} may move.` : `${names[0]} is to move.`,
    thinking: (/** @type {string} */ name) => `${name} is thinking …`,
    waitsFor: (/** @type {string} */ name, /** @type {string} */ leavers) =>
      `${name} is to move, but not here${leavers === "bot" ? "; a bot stands in soon." : ". The table waits."}`,
    playing: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "play" : "plays"} …`,
    cameOf: "That came of it.",
    skip: "Skip",
    skipHow: "Show at once what happened: press here, the board, or the space bar",
    lately: "What the others did",
    moreNews: (/** @type {number} */ n) => `${n} more`,
    moreNewsWhere: (/** @type {number} */ n) => `${n} more in the log`,
    pace: "Other people's moves are shown",
    paces: { calm: "calmly", quick: "quickly", instant: "at once" },
    yours: "Your turn.",
    watching: "You are watching.",
    others: (/** @type {string} */ ask, /** @type {string[]} */ names) =>
      `${ask} (${list(names)} may move too.)`,
    log: "Log",
    talk: "Talk",
    board: "Board in words",
    more: "Table",
    boardTitle: "The board in words",
    say: "Say something",
    saidBy: (/** @type {string} */ name) => `${name}:`,
    answer: "Answer",
    send: "Send",
    channel: "To",
    channels: /** @type {Record<string, string>} */ ({ table: "everybody", crew: "the crew only" }),
    server: "Shoal",
    /** System messages about a seat, worded for the player in it. */
    toYou: /** @type {[RegExp, string][]} */ ([
      [/^has resigned: a bot plays on there/, "You have given up: a bot plays on in your seat"],
      [/^is away: a bot stands in until they come/, "You are away: a bot stands in until you come"],
      [/^is back,/, "You are back,"],
      [/^was out of time:/, "You were out of time:"],
    ]),
    hint: "Hint",
    undo: "Undo",
    requestUndo: "Ask to take back",
    undoRequest: (/** @type {string} */ name, /** @type {string} */ move) =>
      move
        ? `${name} would like to take this back, and all that followed: “${move}”`
        : `${name} would like to take a move back.`,
    undone: (/** @type {string} */ move) => `Taken back, with all that followed: “${move}”`,
    noUndo:
      "This cannot be undone by yourself alone: there is no move of yours, or dice fell, something came to light or somebody moved since.",
    noPast: "Nobody has moved yet: there is no step to look back to.",
    clockShort: (/** @type {string} */ left, /** @type {string} */ timeout) =>
      `${left} left on your clock. When it is out, ${timeout === "pass" ? "the move is passed" : "a bot makes the move"}.`,
    clockOut: (/** @type {string} */ timeout, /** @type {number} */ more) =>
      `Your time for this game is used up: ${OUT[timeout] ?? OUT.bot}${
        more ? `. After each turn you have ${more} s again.` : ", to the end of the game."
      }`,
    undoRequestMine: "You have asked the others to take your move back.",
    withdraw: "Never mind",
    agree: "Agree",
    decline: "No",
    resign: "Resign",
    resignTitle: "Give up this game?",
    resignSure: (/** @type {number} */ players) =>
      players > 2
        ? "A bot plays on in your seat. If only one side is left, the game is over."
        : "That ends the game.",
    resignYes: "Give up",
    resignNo: "Play on",
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
    standIn: (/** @type {string} */ level) => `bot ${level} stands in`,
    stoodIn: (/** @type {string} */ level) => `bot ${level} stood in`,
    hasResigned: "has given up, a bot plays on",
    resignedOver: "gave up",
    bot: (/** @type {string} */ level) => `bot, ${level}`,
    putBot: "Let a bot play for them",
    returnMine: "Take over again",
    missed: "The table takes you for away.",
    playedFor: "A bot plays for you.",
    youResigned: "You have given up: a bot plays on in your seat.",
    connection: {
      joining: "Joining …",
      open: "Connected",
      lost: "The line broke. Trying again …",
      refused: "Not let in",
    },
    sending: "Sending …",
    whyNot: "Not allowed",
    read: (/** @type {string} */ rule) => `Read ${rule}`,
    fullLog: "What happened",
    you: "you",
    invite: "Invitation",
    commitment: "Chance is promised",
    commitmentText:
      "This number was shown before anything fell. After the game the seed is shown, and your browser checks whatever was left to chance.",
    theme: "Light or dark",
  },
  hint: {
    title: "What a strong player would try",
    meaning: (/** @type {number} */ players) =>
      players > 2
        ? "How well you would do with it: 100 % is sure to be first, 0 % sure to be last."
        : "How likely you would win with it:",
    chance: (/** @type {number} */ chance) => `${Math.round(100 * chance)} %`,
    play: "Play it",
    others: (/** @type {number} */ n) => (n === 1 ? "1 other move" : `${n} other moves`),
    playOf: (/** @type {string} */ move) => `Play it: ${move}`,
  },
  cover: {
    pass: (/** @type {string} */ name) => `Pass the device to ${name}`,
    ready: (/** @type {string} */ name) => `I am ${name}`,
    why: "Some things at this table are not for everybody's eyes.",
  },
  result: {
    title: "The game is over",
    wins: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "share the win" : "wins"}!`,
    you: "(you)",
    rematchSet: (/** @type {string} */ name) =>
      `${name || "The host"} wants to play again: a new table is set for all of you.`,
    draw: "Nobody is ahead: a draw.",
    resigned: (/** @type {string[]} */ names) =>
      `${list(names)} ${names.length > 1 ? "have" : "has"} resigned, and that ended the game.`,
    ranking: "Who came where",
    place: (/** @type {number} */ n) => `${n}.`,
    points: (/** @type {number} */ n) => `${n}`.replace("-", "−"),
    won: "won",
    lost: "lost",
    score: "Score",
    rematch: "Play again",
    swap: "Play again, seats moved by one",
    goRematch: "To the new table",
    replay: "Look at the game again",
    record: "Download the record",
    receipt: /** @type {Record<string, string>} */ ({
      dice: "Check the dice",
      draw: "Check the draw",
    }),
  },
  receipt: {
    titles: /** @type {Record<string, string>} */ ({
      dice: "Dice receipt",
      draw: "Receipt of the draw",
    }),
    checking: "Checking in your browser whatever chance decided …",
    good: (/** @type {number} */ n) =>
      n > 1
        ? `All ${n} outcomes are as they were promised.`
        : n
          ? "The one outcome is as it was promised."
          : "Nothing was left to chance.",
    bad: (/** @type {number} */ n) =>
      n > 1
        ? `${n} outcomes are not as they were promised!`
        : "An outcome is not as it was promised!",
    promised: "Promised before the game",
    kept: "as your browser remembers it",
    unkept: "as the table tells it now",
    unchecked: "The dice could not be checked.",
    unseen:
      "This browser did not see the table before the game, so it cannot tell whether the seed was chosen later.",
    salted: (/** @type {number} */ n) => (n > 1 ? "Your salts are in it." : "Your salt is in it."),
    saltBroken: (/** @type {string[]} */ names) =>
      `The salt of ${list(names)} is not the one that was given: somebody could choose the outcomes!`,
    unsalted:
      "This browser gave no salt to this game, so it cannot tell whether somebody chose the outcomes.",
    watched: "You watched, and gave no salt: each player's own browser checks theirs.",
    yours: "yours",
    sent: (/** @type {string} */ salt) => `this browser sent: ${salt}`,
    elsewhere: "To check the record as well, download it and run:",
    seed: "Seed, shown after the game",
    salts: "What the players threw in",
    noSalt: "nothing",
    fits: "The seed fits the promise.",
    fitsNot: "The seed does not fit the promise!",
    throw: (/** @type {number} */ n) => `Outcome ${n}`,
    among: (/** @type {number} */ outcome, /** @type {number} */ among) => `${outcome} of ${among}`,
    asPromised: "as promised",
    notAsPromised: "not as promised",
    how: "Each outcome is HMAC-SHA-256 of the salts and its number, with the seed as key.",
  },
  replay: {
    title: "The game again",
    step: (/** @type {number} */ n, /** @type {number} */ of) => `Step ${n} of ${of}`,
    at: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ line) =>
      line ? `Step ${n} of ${of}: ${line}` : `Step ${n} of ${of}: the game begins.`,
    first: "First step",
    previous: "One step back",
    next: "One step on",
    last: "Last step",
    live: "Back to the game",
    eyes: "With whose eyes",
    spectator: "Spectator",
    all: "All-seeing",
    link: "Copy link",
    linkWhere: "Copy a link to this step",
    play: "Let it run",
    pause: "Stop",
  },
  rules: { title: "Rules", table: "Table of the rules", contents: "Contents" },
  bots: ["Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral"],
  clock: (/** @type {string} */ left) => `${left} left`,
};
