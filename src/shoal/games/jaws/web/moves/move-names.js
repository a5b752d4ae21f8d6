// @ts-check
/** What moves are called on buttons: the same messages as everywhere else. */
import { abilityWord, gearWord, memberWord, spaceWord, tokenWord } from "./word-keys.js";
import { zonesOf } from "./places.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */

const MEMBERS = ["quint", "brody", "hooper"];

/** A move in a few words. */
export function named(
  /** @type {Text} */ t,
  /** @type {string} */ move,
  /** @type {BoardProps} */ props,
) {
  const [verb, one = "", two = ""] = move.split(" ");
  const name = props.view.facts.act === 1 ? inAct1 : inAct2;
  return name({ t, props, facts: props.view.facts, verb, one, two }) ?? move;
}

/** @typedef {{ t: Text, props: BoardProps, facts: Record<string, any>, verb: string, one: string, two: string }} Named */

/** @returns {string | undefined} */
function inAct1(/** @type {Named} */ { t, facts, verb, one, two }) {
  const space = () => spaceWord(one);
  const member = () => memberWord(one);
  const hunting = facts.phase === "hunt" || facts.phase === "rush";
  const flying = facts.phase === "event";
  /** @type {Record<string, () => string>} */
  const said = {
    to: () => t(flying ? "move-fly" : hunting ? "move-swim" : "move-go", { space: space() }),
    start: () => t("move-start", { space: space() }),
    beach: () => beachAnswer(t, facts.event, space()),
    dock: () => t("move-dock", { space: space() }),
    extra: () => t("move-extra-action", { member: member() }),
    token: () => (one === "none" ? t("move-no-token") : t("move-token", { token: tokenWord(one) })),
    eat: () => t(one === "all" ? "move-eat-all" : one ? "move-eat-michael" : "move-eat"),
    burst: () => t("move-burst"),
    halt: () => t("move-halt"),
    knock: () => t("move-knock", { member: member() }),
    end: () => t("move-end"),
    turn: () => t("move-begin", { member: member() }),
    rescue: () => t(one ? "move-rescue-michael" : "move-rescue"),
    take: () => takenBarrels(t, one, Number(two)),
    drop: () => t("move-drop"),
    launch: () => t("move-launch", { space: space() }),
    binoculars: () => t("move-binoculars"),
    close: () => t("move-close", { space: space() }),
    give: () => t("move-give", { count: facts.aboard }),
    finder: () => t("move-finder"),
    reboard: () => t("move-reboard"),
  };
  return said[verb]?.();
}

function beachAnswer(
  /** @type {Text} */ t,
  /** @type {string} */ event,
  /** @type {string} */ space,
) {
  if (event === "vaughn") return t("move-empty-beach", { space });
  return t(event === "birthday" ? "move-michael" : "move-rush-to-beach", { space });
}

function takenBarrels(
  /** @type {Text} */ t,
  /** @type {string} */ from,
  /** @type {number} */ count,
) {
  if (from === "shop") return t("move-take-shop");
  if (from === "dock") return t("move-take-dock", { count });
  return t(from === "water" ? "move-take-water" : "move-take-hooper", { count });
}

/** @returns {string | undefined} */
function inAct2(/** @type {Named} */ { t, props, facts, verb, one, two }) {
  const member = () => memberWord(one);
  const weapon = () => gearWord(t, facts.weapons[MEMBERS.indexOf(facts.active)]);
  const again = facts.phase === "again";
  /** @type {Record<string, () => string>} */
  const said = {
    deal: () => t("move-deal", { member: member(), gear: gearWord(t, facts.gear.pool[0]) }),
    place: () => t("move-board", { member: member(), zone: Number(two) }),
    surface: () => {
      const zone = zonesOf(/** @type {any} */ (facts), props.options)[one];
      return t("move-surface", { option: one, zone });
    },
    ability: () =>
      one === "none" ? t("move-no-ability") : t("move-ability", { ability: abilityWord(one) }),
    show: () => t("move-show", { option: one }),
    turn: () => t("move-prepare", { member: member() }),
    end: () => t("move-ready"),
    go: () => step(t, facts, one, Number(two)),
    target: () => t("move-target", { zone: Number(one) }),
    chum: () => t("move-chum", { member: member() }),
    attack: () => t("move-attack", { member: member() }),
    hold: () => t("move-hold", { member: member() }),
    reroll: () => t("move-reroll-blanks"),
    keep: () => t("move-keep"),
    ammo: () => t("move-ammo", { gear: weapon() }),
    discard: () => t("move-discard", { gear: weapon() }),
    ram: () => t("move-ram", { zone: Number(one) }),
    stay: () => t("move-stay"),
    bite: () => {
      if (one === "nobody") return t(again ? "move-bite-no-more" : "move-bite-nobody");
      if (one !== "boat") return t("move-bite-member", { member: member() });
      return t(again ? "move-bite-again" : "move-bite-boat", { zone: Number(two) });
    },
    cage: () => t("move-cage", { member: member() }),
    no: () => t("move-no-cage", { member: memberWord(two) }),
    maul: () => t("move-maul", { dice: [...one].map(Number) }),
    domino: () => t("move-domino", { zone: Number(one) }),
    bonus: () => t("move-bonus", { member: member() }),
    dive: () => t("move-dive"),
    weapon: () => t("move-weapon", { gear: gearWord(t, one) }),
  };
  return said[verb]?.();
}

/** A step of the member who prepares, who may be in the water. */
function step(
  /** @type {Text} */ t,
  /** @type {Record<string, any>} */ facts,
  /** @type {string} */ where,
  /** @type {number} */ zone,
) {
  if (where === "water") return t("move-go-water", { zone });
  const spot = facts.spots[MEMBERS.indexOf(facts.active)] ?? "";
  return t(spot.startsWith("water") ? "move-climb" : "move-go-boat", { zone });
}
