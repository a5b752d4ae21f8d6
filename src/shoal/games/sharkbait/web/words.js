// @ts-check
/** Every text on the board of SharkBait. */
export const words = {
  you: "you",
  ocean: (/** @type {string} */ name) => `${name}'s ocean`,
  hand: "The throw",
  inHand: (/** @type {number} */ fish, /** @type {number} */ sharks) =>
    `In hand: ${fish} fish, ${sharks} ${sharks === 1 ? "shark" : "sharks"}`,
  first: "first this round",
  baitFor: (/** @type {number} */ token) => `Pay a bait for token ${token}`,
  brings: (/** @type {{ steps: number, bait: boolean } | undefined} */ token) => {
    const parts = [token?.steps && `+${token.steps}`, token?.bait && "a bait"].filter(Boolean);
    return parts.length ? `: ${parts.join(" and ")}` : "";
  },
  stopFor: (/** @type {number} */ score) => `Stop and score ${score}`,
  sum: (/** @type {number} */ worth) => (worth ? `=${worth}` : "eaten"),
  takes: (/** @type {number} */ token, /** @type {string} */ brings) =>
    `takes token ${token}${brings}`,
  aside: (/** @type {number} */ fish) => `${fish} put aside`,
  faded: "faded dice cannot be placed now",
  tokens: "Token mat",
  hold: "Out this round",
  track: "Scoring track",
  start: "start",
  round: (/** @type {number} */ round) => `Round ${round} of 7`,
  score: (/** @type {number} */ score, /** @type {number} */ prize) =>
    `Score ${score}: token ${prize} is on offer`,
  trophies: (/** @type {number} */ n) => `${n} ${n === 1 ? "trophy" : "trophies"}`,
  baits: (/** @type {number} */ n) => `${n} ${n === 1 ? "bait" : "baits"}`,
  hasToken: (/** @type {number} */ n) => `token ${n}`,
  space: (/** @type {number} */ n) => `space ${n}`,
  supply: (/** @type {number} */ n) => `Baits in the supply: ${n}`,
  school: (/** @type {number} */ count, /** @type {number} */ column) =>
    `${count} fish ${count === 1 ? "die" : "dice"} showing ${column}`,
  column: (
    /** @type {number} */ column,
    /** @type {number} */ fish,
    /** @type {number} */ sharks,
    /** @type {boolean} */ placed,
    /** @type {number | undefined} */ worth,
  ) =>
    `Column ${column}: ${fish} fish, ${sharks} ${sharks === 1 ? "shark" : "sharks"}${placed ? ", placed in this roll" : ""}${fish && worth !== undefined ? `, worth ${worth}` : ""}`,
  blackDie: (/** @type {number} */ column) => `Shark die showing ${column}`,
  token: (
    /** @type {number} */ number,
    /** @type {number} */ steps,
    /** @type {boolean} */ bait,
    /** @type {string} */ where,
  ) => `Token ${number}: moves ${steps}${bait ? ", a bait" : ""}${where}`,
  wonBy: (/** @type {string} */ name) => `, won by ${name}`,
  onHold: ", out this round",
  onOffer: ", on offer",
  howMany: (/** @type {number} */ column) => `How many fish into column ${column}?`,
  howManySharks: (/** @type {number} */ column) => `Which sharks into column ${column}?`,
  back: "Back",
  moves: {
    roll: "Roll again",
    stop: "Stop and score",
    take: (/** @type {number} */ prize) => `Take token ${prize}`,
    bait: "Pay a bait",
    fish: (/** @type {number} */ count, /** @type {number} */ column) =>
      `${count} fish into column ${column}`,
    shark: (/** @type {number} */ column) => `A shark into column ${column}`,
    sharks: (/** @type {number} */ column) => `Both sharks into column ${column}: a shark fight`,
    lose: (/** @type {number} */ column) => `Lose a fish from column ${column}`,
  },
};
