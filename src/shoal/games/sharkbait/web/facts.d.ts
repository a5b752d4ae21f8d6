// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of a View of this game. */
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
  phase: "first" | "hold" | "throw" | "place" | "decide" | "loss" | "prize" | "over";
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
