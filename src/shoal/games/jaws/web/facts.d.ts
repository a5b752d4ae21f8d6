// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of every View. */
export interface Common {
  act: number;
  actions: number;
  active: "quint" | "brody" | "hooper" | "-";
  done: ("quint" | "brody" | "hooper")[];
  ending: "none" | "barrel" | "swimmers" | "wounds" | "sinking" | "eating" | "time";
  round: number;
  stage: "start" | "draw" | "event" | "token" | "hunt" | "rush" | "pick" | "crew" | "abilities" | "gear" | "divide" | "place" | "options" | "surface" | "ability" | "show" | "ready" | "move" | "target" | "attack" | "hit" | "blanks" | "hit-again" | "ammo" | "ram" | "bite" | "cage" | "roll" | "maul" | "roll-again" | "domino" | "again" | "bonus" | "over";
  track: number;
}
/** The facts of the part amity. */
export interface Amity {
  aboard: number;
  base: number;
  carried: number;
  closed: "N" | "E" | "S" | "W" | "-";
  crew: ("1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop" | "-")[];
  docks: number[];
  event: "gardner" | "news" | "roast" | "vaughn" | "wrong-shark" | "july" | "birthday" | "silva" | "bounty" | "indianapolis" | "alert-a" | "hoax" | "alert-b" | "alert-c" | "alert-d" | "helicopter" | "-";
  events: ("gardner" | "news" | "roast" | "vaughn" | "wrong-shark" | "july" | "birthday" | "silva" | "bounty" | "indianapolis" | "alert-a" | "hoax" | "alert-b" | "alert-c" | "alert-d" | "helicopter")[];
  extra: "quint" | "brody" | "hooper" | "-";
  floating: number[];
  glide: number;
  meeple: "1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop" | "-";
  michael: "N" | "E" | "S" | "W" | "-";
  opening: number;
  orca: number;
  overboard: ("quint" | "brody" | "hooper")[];
  played: number;
  shop: number;
  story: number[][];
  stuck: number;
  swimmers: number[];
  tokensleft: number;
  used: ("launch" | "binoculars" | "close" | "finder")[];
}
/** The facts of the part amity.shark. */
export interface AmityShark {
  bites: number[];
  knocked: ("quint" | "brody" | "hooper")[];
  michaelbite: number;
  rush: number;
  rushed: number;
  shark: "1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop" | "-";
  strokes: number;
  token: "none" | "frenzy" | "evasive" | "sight" | "burst";
  tokens: ("frenzy" | "evasive" | "sight" | "burst")[];
  touched: ("1" | "2" | "3" | "4" | "N" | "E" | "S" | "W" | "5" | "6" | "7" | "8" | "Shop")[];
}
/** The facts of the part orca. */
export interface Orca {
  abilitiesgone: string[];
  again: ("1" | "2" | "3")[];
  aim: "boat-1" | "boat-2" | "boat-3" | "boat-4" | "boat-5" | "boat-6" | "boat-7" | "boat-8" | "quint" | "brody" | "hooper";
  asked: ("quint" | "brody" | "hooper")[];
  bitten: ("quint" | "brody" | "hooper")[];
  bout: "none" | "main" | "helping" | "bonus";
  caged: ("quint" | "brody" | "hooper")[];
  cardplayed: number;
  chummed: number;
  deck: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32")[];
  dice: number;
  fin: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "-";
  gear: { quint: string[]; brody: string[]; hooper: string[]; pool: string[]; attached: string[]; discarded: string[]; };
  handsize: number;
  hurt: number;
  mauled: number;
  options: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "-")[];
  rammed: number;
  shown: ("A" | "B" | "C")[];
  spots: ("boat-1" | "boat-2" | "boat-3" | "boat-4" | "boat-5" | "boat-6" | "boat-7" | "boat-8" | "water-1" | "water-2" | "water-3" | "water-4" | "water-5" | "water-6" | "water-7" | "water-8" | "-")[];
  targets: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "-")[];
  thrown: number[];
  tiles: number[];
  weapons: ("Pistol" | "Boat-Hook" | "Shark-Dart" | "Shark-Cage" | "Machete" | "Harpoon-Line" | "Chum" | "Ammo" | "Rifle" | "Flare-Gun" | "Gaff" | "Fire-Axe" | "Baseball-Bat" | "Tow-Rope" | "Barrel-Harness" | "Tracking-Beacon" | "-")[];
  wounds: number[];
}
/** The facts of the part orca.revealed. */
export interface OrcaRevealed {
  ability: "strength" | "helping" | "maul" | "mouth" | "ramming" | "domino" | "hard" | "waves" | "-";
  choice: "A" | "B" | "C" | "-";
}
/** The facts of the part orca.shark. */
export interface OrcaShark {
  hand: string[];
}
export type AmityView = Common & Amity & Partial<AmityShark>;
export type OrcaView = Common & Orca & Partial<OrcaRevealed> & Partial<OrcaShark>;
/** The facts of a View of this game. */
export type Facts = Common & Partial<Amity> & Partial<AmityShark> & Partial<Orca> & Partial<OrcaRevealed> & Partial<OrcaShark>;
