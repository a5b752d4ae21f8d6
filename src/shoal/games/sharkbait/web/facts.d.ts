// Generated from games that were played, by tools/facts_types.py: do not edit.
/** The facts of a view of this game. */
export interface Facts {
  aside: number;
  baits: number[];
  bigger: number;
  black: number[];
  dice: number;
  first: number;
  hold: number[];
  mat: number[];
  ocean: number[];
  pawns: number[];
  phase: string;
  placed: number[];
  prize: number;
  round: number;
  score: number;
  sharks: number[];
  supply: number;
  thrown: number[];
  trophies: number[];
  turn: number;
  won: number[];
}
