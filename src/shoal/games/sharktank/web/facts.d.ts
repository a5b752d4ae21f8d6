// Generated from games that were played, by tools/facts_types.py: do not edit.
/** The facts of a view of this game. */
export interface Facts {
  die: string;
  drafted: string[][];
  drafting: string;
  due: number;
  extra: number;
  first: number;
  fish: string[][];
  gobbled: string[][];
  last: null | number;
  length: number;
  mover: string;
  phase: string;
  points: (null | number)[];
  seat: number;
  sector: number;
  sharks: string[];
  sheet: number[][];
  side: number;
  spent: string[];
  stack: number;
  tasty: string;
  tiles: number[];
  trail: string[];
  turn: number;
  turns: number;
  unseen: string[];
}
