// Generated from games that were played, by tools/facts_types.py: do not edit.
/** The facts of a view of this game. */
export interface Facts {
  claims?: string[][];
  dice: string;
  done?: number[];
  flipped: string[];
  flips: number;
  fresh: string[];
  grey: number;
  marks?: (string[] | null)[];
  phase: string;
  points: number[];
  pool: string[];
  prey: string[];
  sealed?: number[];
  stack: string[];
  thrown: number;
  throws: number;
  top?: string[];
  turn: null | number;
  won: string[][];
}
