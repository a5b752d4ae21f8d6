// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of a View of this game. */
export interface Facts {
  added: boolean;
  calm: number;
  due: boolean;
  lull: number;
  phase: "lot" | "1" | "2" | "3" | "over";
  pieces: string[];
  pile: number[];
  rows: string[];
  turn: number;
  won: number[];
}
