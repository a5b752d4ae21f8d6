// Generated from the fields of the state, by tools/facts_types.py: do not edit.
/** The facts of every View. */
export interface Common {
  dice: string;
  flipped: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  flips: number;
  fresh: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  grey: number;
  phase: "refill" | "first" | "throw" | "throw-again" | "throw-for-all" | "open" | "fish" | "fish-again" | "snatch" | "secret" | "over";
  points: number[];
  pool: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  prey: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  stack: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  thrown: number;
  throws: number;
  top: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[];
  turn: number | null;
  won: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[][];
}
/** The facts of the part claims. */
export interface Claims {
  claims: ("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[][];
  done: number[];
}
/** The facts of the part marks. */
export interface Marks {
  marks: (("yyy" | "ooo" | "rrr" | "bbb" | "ggg" | "kkk" | "yyo" | "yyr" | "oor" | "oob" | "rrb" | "rrg" | "bbg" | "bbk" | "ggk" | "ygg" | "ykk" | "okk" | "yor" | "yob" | "yog" | "yok" | "yrb" | "yrk" | "ybg" | "ybk" | "ygk" | "orb" | "org" | "ork" | "obg" | "ogk" | "rbg" | "rbk" | "rgk" | "bgk")[] | null)[];
}
/** The facts of the part sealed. */
export interface Sealed {
  sealed: number[];
}
/** The facts of a View of this game. */
export type Facts = Common & Partial<Claims> & Partial<Marks> & Partial<Sealed>;
