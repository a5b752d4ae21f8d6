// Generated from games that were played, by tools/facts_types.py: do not edit.
/** The facts of a view of this game. */
export interface Facts {
  added: boolean;
  calm: number;
  due: boolean;
  lull: number;
  pieces: string[];
  pile: number[];
  rows: string[];
  step: string;
  turn: number;
  won: number[];
}
