// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of every View. */
export interface Common {
  act: number;
  actions: number;
  active: "quint" | "brody" | "hooper" | "-";
  done: string[];
  ending: "none" | "barrel" | "swimmers" | "wounds" | "sinking" | "eating" | "time";
  phase: "start" | "draw" | "event" | "token" | "hunt" | "rush" | "pick" | "crew" | "abilities" | "gear" | "divide" | "place" | "options" | "surface" | "ability" | "show" | "ready" | "move" | "target" | "attack" | "hit" | "blanks" | "hit-again" | "ammo" | "ram" | "bite" | "cage" | "roll" | "maul" | "roll-again" | "domino" | "again" | "bonus" | "over";
  round: number;
  track: number;
}
/** The facts of the part amity. */
export interface AmityFields {
  aboard: number;
  base: number;
  carried: number;
  closed: "N" | "E" | "S" | "W" | "-";
  crew: string[];
  docks: number[];
  event: "gardner" | "news" | "roast" | "vaughn" | "wrong-shark" | "july" | "birthday" | "silva" | "bounty" | "indianapolis" | "alert-a" | "hoax" | "alert-b" | "alert-c" | "alert-d" | "helicopter" | "-";
  events: string[];
  extra: "quint" | "brody" | "hooper" | "-";
  floating: number[];
  glide: number;
  meeple: "1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop" | "-";
  michael: "N" | "E" | "S" | "W" | "-";
  opening: number;
  orca: number;
  overboard: string[];
  played: number;
  shop: number;
  story: number[][];
  stuck: number;
  swimmers: number[];
  tokensleft: number;
  used: string[];
}
/** The facts of the part amity.shark. */
export interface AmitySharkFields {
  bites: number[];
  knocked: string[];
  michaelbite: number;
  rush: number;
  rushed: number;
  shark: "1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop" | "-";
  strokes: number;
  token: "none" | "frenzy" | "evasive" | "sight" | "burst";
  tokens: string[];
  touched: string[];
}
/** The facts of the part orca. */
export interface OrcaFields {
  abilitiesgone: string[];
  again: string[];
  aim: "boat-1" | "boat-2" | "boat-3" | "boat-4" | "boat-5" | "boat-6" | "boat-7" | "boat-8" | "quint" | "brody" | "hooper";
  asked: string[];
  bitten: string[];
  bout: "none" | "main" | "helping" | "bonus";
  caged: string[];
  cardplayed: number;
  chummed: number;
  deck: string[];
  dice: number;
  fin: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "-";
  gear: { quint: string[]; brody: string[]; hooper: string[]; pool: string[]; attached: string[]; discarded: string[]; };
  handsize: number;
  hurt: number;
  mauled: number;
  options: string[];
  rammed: number;
  shown: string[];
  spots: string[];
  targets: string[];
  thrown: number[];
  tiles: number[];
  weapons: string[];
  wounds: number[];
}
/** The facts of the part orca.revealed. */
export interface OrcaRevealedFields {
  ability: "strength" | "helping" | "maul" | "mouth" | "ramming" | "domino" | "hard" | "waves" | "-";
  choice: "A" | "B" | "C" | "-";
}
/** The facts of the part orca.shark. */
export interface OrcaSharkFields {
  hand: string[];
}
/** A View with the part amity. */
export type Amity = Common & AmityFields & Partial<AmitySharkFields>;
/** A View with the part orca. */
export type Orca = Common & OrcaFields & Partial<OrcaRevealedFields> & Partial<OrcaSharkFields>;
/** The facts of a View of this game. */
export type Facts = Common & Partial<AmityFields> & Partial<AmitySharkFields> & Partial<OrcaFields> & Partial<OrcaRevealedFields> & Partial<OrcaSharkFields>;
