// @ts-check
/** The legal moves of each place on the board: what a click there means. */

/** @import { View } from "../../../../web/ui/ui.js" */
/** @import { Amity, Orca } from "../facts.js" */

const MEMBERS = ["quint", "brody", "hooper"];
const ON_MAP = /^(to|start|beach|dock|launch|close) (\w+)$/;
const HERE = /^(rescue|take|drop|binoculars|finder|give|reboard|eat|burst|halt)\b/;
const OF_MEMBER = /^(turn|knock|extra|deal|chum|cage|attack|bite|bonus) (quint|brody|hooper)$/;

/** A resurface card from the option `resurface`: `1/2/2s`. */
export function cardOf(/** @type {string} */ text, /** @type {string} */ number) {
  const [zone, dice, evade] = text.split(",")[Number(number) - 1].split("/");
  return {
    zone: Number(zone),
    dice: Number(dice),
    evade: parseInt(evade),
    shakes: evade.endsWith("s"),
  };
}

/** The zone that each option names: `{ A: 4, B: 8 }`. */
export function zonesOf(/** @type {Orca} */ facts, /** @type {Record<string, any>} */ options) {
  /** @type {Record<string, number>} */
  const zones = {};
  facts.options.forEach((/** @type {string} */ card, /** @type {number} */ nth) => {
    if (card !== "-") zones["ABC"[nth]] = cardOf(options.resurface, card).zone;
  });
  return zones;
}

/**
 * Whether these are facts of Act 1.
 * @param {Amity | Orca} facts
 * @returns {facts is Amity}
 */
export const isAmity = (facts) => facts.act === 1;

/** The legal moves by the places that they are about; a move may belong to several. */
export function placesOf(/** @type {View} */ view, /** @type {Record<string, any>} */ options) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  const facts = /** @type {Amity | Orca} */ (view.facts);
  const spots = (/** @type {string} */ move) =>
    isAmity(facts) ? onAmity(move, facts) : onOrca(move, facts, options);
  for (const move of view.moves)
    for (const place of new Set(spots(move)))
      places.set(place, [...(places.get(place) ?? []), move]);
  return places;
}

/** Act 1: a space, a crew member, or the space of the figure that acts. */
function onAmity(/** @type {string} */ move, /** @type {Amity} */ facts) {
  const space = move.match(ON_MAP);
  if (space) return [space[2]];
  const who = move.match(OF_MEMBER);
  if (who) return [who[2]];
  return HERE.test(move) && here(facts) ? [here(facts)] : [];
}

/** The space of the figure that acts, if it is known. */
export function here(/** @type {Amity | Orca} */ facts) {
  if (!isAmity(facts)) return "";
  const at = facts.active === "-" ? facts.shark : facts.crew[MEMBERS.indexOf(facts.active)];
  return at && at !== "-" ? at : "";
}

/** The space of Amity where the shark is drawn. */
export function swimsAt(/** @type {Amity} */ facts) {
  return facts.shark && facts.shark !== "-" ? facts.shark : facts.meeple;
}

/** Act 2: the boat or the water of a zone, a crew member, or the shark. */
function onOrca(
  /** @type {string} */ move,
  /** @type {Orca} */ facts,
  /** @type {Record<string, any>} */ options,
) {
  const [verb, one, two] = move.split(" ");
  const whole = (/** @type {string | number} */ zone) => [`water ${zone}`, `boat ${zone}`];
  const wet = (/** @type {string | number} */ zone) =>
    facts.tiles[Number(zone) - 1] ? [`water ${zone}`] : whole(zone);
  const who = move.match(OF_MEMBER);
  if (verb === "attack") return [one, "shark", ...wet(facts.fin)];
  if (verb === "bite" && one === "boat") return [`boat ${two}`];
  if (who && /bite|bonus/.test(verb)) return [one, ...where(facts, one)];
  if (who) return [one];
  if (verb === "go") return one === "boat" ? [`boat ${two}`] : wet(two);
  if (verb === "place") return [`boat ${two}`];
  if (verb === "domino") return [`boat ${one}`];
  if (verb === "target") return wet(one);
  if (verb === "ram") return wet(one);
  if (verb === "surface" || verb === "show") return wet(zonesOf(facts, options)[one]);
  return [];
}

/** The place of a crew member. */
function where(/** @type {Orca} */ facts, /** @type {string} */ member) {
  const [kind, zone] = facts.spots[MEMBERS.indexOf(member)].split("-");
  return zone ? [`${kind} ${zone}`] : [];
}

/** The moves of a place; where it has none, those of the other half of its zone, steps excepted. */
export function movesOf(/** @type {Map<string, string[]>} */ places, /** @type {string} */ place) {
  const [kind, zone] = place.split(" ");
  const other = `${kind === "boat" ? "water" : "boat"} ${zone}`;
  return places.get(place) ?? (places.get(other) ?? []).filter((move) => !move.startsWith("go "));
}

/** The move that a tap outside the legal moves stands for: the server refuses it and names the rule. */
export function meant(/** @type {Amity | Orca} */ facts, /** @type {string} */ place) {
  const [kind, zone] = place.split(" ");
  if (MEMBERS.includes(place)) return memberMeant(facts.phase, place);
  if (isAmity(facts)) return onMapMeant(facts, place === "shark" ? swimsAt(facts) : place);
  if (place === "shark") return `attack ${facts.active === "-" ? "quint" : facts.active}`;
  /** @type {Record<string, string>} */
  const asked = { target: "target", domino: "domino", ram: "ram", place: "place quint" };
  if (asked[facts.phase]) return `${asked[facts.phase]} ${zone}`;
  if (/bite|again/.test(facts.phase)) return `bite boat ${zone}`;
  return `go ${kind} ${zone}`;
}

/** Only moves of the notation are sent: it has no `start` for a space without water. */
function onMapMeant(/** @type {Amity} */ facts, /** @type {string} */ space) {
  if (facts.phase === "start" && space !== "Shop") return `start ${space}`;
  const asksBeach = /vaughn|birthday|hoax/.test(facts.event) && /[NESW]$/.test(space);
  if (facts.phase === "event" && asksBeach) return `beach ${space}`;
  return `to ${space}`;
}

function memberMeant(/** @type {string} */ phase, /** @type {string} */ member) {
  /** @type {Record<string, string>} */
  const asked = { bite: "bite", bonus: "bonus", attack: "attack", cage: "cage", hunt: "knock" };
  return `${asked[phase] ?? "turn"} ${member}`;
}
