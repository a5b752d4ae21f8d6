// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of every View. */
export interface Common {
  dice: string;
  flipped: string[];
  flips: number;
  fresh: string[];
  grey: number;
  phase: "refill" | "first" | "throw" | "throw-again" | "throw-for-all" | "open" | "fish" | "fish-again" | "snatch" | "secret" | "over";
  points: number[];
  pool: string[];
  prey: string[];
  stack: string[];
  thrown: number;
  throws: number;
  top: string[];
  turn: number | null;
  won: string[][];
}
/** The facts of the part claims. */
export interface ClaimsFields {
  claims: string[][];
  done: number[];
}
/** The facts of the part marks. */
export interface MarksFields {
  marks: (string[] | null)[];
}
/** The facts of the part sealed. */
export interface SealedFields {
  sealed: number[];
}
/** A View with the part claims. */
export type Claims = Common & ClaimsFields;
/** A View with the part marks. */
export type Marks = Common & MarksFields;
/** A View with the part sealed. */
export type Sealed = Common & SealedFields;
/** The facts of a View of this game. */
export type Facts = Common & Partial<ClaimsFields> & Partial<MarksFields> & Partial<SealedFields>;
