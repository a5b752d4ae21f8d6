// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of a View of this game. */
export interface Facts {
  die: "null" | "1" | "2" | "3" | "4" | "5" | "-";
  drafted: string[][];
  drafting: "null" | "1" | "2" | "3" | "4" | "5" | "-";
  due: number;
  extra: number;
  first: number | null;
  fish: string[][];
  gobbled: string[][];
  last: number | null;
  length: number;
  mover: "suns" | "moons" | "crowns" | "arms" | "-";
  phase: "tasty" | "first" | "draft" | "sector" | "cell" | "corners" | "choose" | "pay" | "roll" | "stretch" | "lay" | "land" | "look" | "score" | "over";
  points: (number | null)[];
  seat: number;
  sector: number;
  sharks: string[];
  sheet: number[][];
  side: number;
  spent: string[];
  stack: number;
  tasty: "suns" | "moons" | "crowns" | "arms" | "-";
  tiles: number[];
  trail: string[];
  turn: number;
  turns: number;
  unseen: string[];
}
