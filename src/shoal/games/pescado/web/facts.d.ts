// Generated from games that were played, by tests/web/facts_types.py: do not edit.
/** What a View of this game tells. */
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
