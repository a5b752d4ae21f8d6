// Generated from games that were played, by tests/web/facts_types.py: do not edit.
/** What a View of this game tells. */
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
