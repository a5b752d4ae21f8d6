// Generated from the wire types by tests/web/wire_types.py: do not edit.
/** Text of one kind within a line; ``target`` is a link's address or a mentioned rule's number. */
export interface RuleSpan {
  text: string;
  kind?: "break" | "code" | "emphasis" | "link" | "rule" | "strong" | "text";
  target?: string;
}
/** Running text. */
export interface RuleText {
  type: "text";
  spans: (RuleSpan)[];
}
/** A list: numbered from ``start``, or bulleted where that is None. */
export interface RuleList {
  type: "list";
  items: ((RuleText | RuleList | RuleTable | RuleQuote | RuleCode)[])[];
  start?: number | null;
  attached?: boolean;
}
/** A table: the cells of its head, then the cells of each row. */
export interface RuleTable {
  type: "table";
  head: ((RuleSpan)[])[];
  rows: (((RuleSpan)[])[])[];
}
/** A quotation. */
export interface RuleQuote {
  type: "quote";
  blocks: (RuleText | RuleList | RuleTable | RuleQuote | RuleCode)[];
}
/** Text to show exactly as it is. */
export interface RuleCode {
  type: "code";
  text: string;
}
/** A numbered rule with the lists and tables that belong to it, or a block without a number. */
export interface RuleParagraph {
  blocks: (RuleText | RuleList | RuleTable | RuleQuote | RuleCode)[];
  rule?: string;
}
/** A heading and the paragraphs below it; level 0 is text before the first heading. */
export interface RuleSection {
  level: number;
  heading: (RuleSpan)[];
  paragraphs: (RuleParagraph)[];
}
/** How long a seat may think: no limit, so long a move, so long a game, or days a move. */
export interface Pace {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}
/** A table that somebody wants to open. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  timeout?: "bot" | "pass";
  leavers?: "bot" | "open" | "pause";
  listed?: boolean;
  watch?: "anyone" | "invited" | "nobody";
}
/** A new table, with the secrets of its host and the commitment to its seed. */
export interface TableOpened {
  table: string;
  host: string;
  invite: string;
  commitment?: string;
}
/** Somebody wants a seat: this one, or the first that is open. */
export interface Sit {
  name?: string;
  seat?: number | null;
  salt?: string;
  invite?: string;
}
/** Somebody wants to be called so from now on. */
export interface Rename {
  name: string;
}
/** The seat is yours for as long as you keep the ticket. */
export interface Seated {
  seat: number;
  ticket: string;
  salted?: boolean;
}
/** A salt for the dice of a game that has not begun; it replaces an earlier one. */
export interface GiveSalt {
  salt: string;
}
/** A new invitation; earlier ones are void. */
export interface Invitation {
  invite: string;
}
/** A seat that the host means. */
export interface SeatAt {
  seat: number;
}
/** A bot of this level for a seat. */
export interface BotAt {
  seat: number;
  level: string;
}
/** A request that says all by its address. */
export interface Nothing {
}
/** It is done. */
export interface Done {
}
/** The same people again; ``swap`` moves everybody up by one seat. */
export interface Rematch {
  swap?: boolean;
}
/** The table of the rematch. */
export interface RematchTable {
  table: string;
}
/** Who sits there. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  stand_in?: string;
  away?: boolean;
  resigned?: boolean;
}
/** How the table ended: the seats, best first, level ones together, and what decided it. */
export interface Result {
  ranking: ((number)[])[];
  scores: (number)[];
  resigned?: boolean;
  verdict?: string;
  throws?: number;
}
/** A table as everybody may see it; the seed is shown when the game is over. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  stage: "closed" | "gathering" | "over" | "playing";
  seats: (SeatInfo)[];
  commitment: string;
  rules: number;
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  timeout?: string;
  leavers?: string;
  listed?: boolean;
  watch?: string;
  salts?: (string)[];
  seed?: string;
  result?: Result | null;
  again?: boolean;
  rematch?: string;
  rematch_by?: number | null;
  you?: number | null;
  actors?: (number)[];
}
/** Tables that anybody may join or watch, the newest first. */
export interface Tables {
  tables: (TableInfo)[];
}
/** A position as one seat sees it, or a watcher where ``seat`` is null. */
export interface View {
  seat: number | null;
  players: number;
  actors: (number)[];
  moves: (string)[];
  over: boolean;
  ranks: (number)[];
  facts: Record<string, any>;
  ask?: string;
  board?: string;
}
/** A seat's time that is left, in milliseconds, and whether it runs. */
export interface Clock {
  left: number;
  running?: boolean;
}
/** Something said at the table; by the house itself where ``seat`` is null. */
export interface Chat {
  channel: string;
  text: string;
  seat?: number | null;
  name?: string;
}
/** A move that a seat would like to take back, and who has agreed so far. */
export interface Offer {
  seat: number;
  agreed: (number)[];
  line?: string;
}
/** The table as it stands: the first answer to Hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  number: number;
  seat: number | null;
  table: TableInfo;
  first_line?: number;
  told?: (string)[];
  view?: View | null;
  chats?: (Chat)[];
  offer?: Offer | null;
  clocks?: (Clock)[];
  channels?: (string)[];
  here?: (number)[];
  can_undo?: boolean;
}
/** What happened, as the seat may know it; what is left out has not changed. */
export interface News {
  type: "news";
  number: number;
  id?: string;
  first_line?: number;
  told?: (string)[] | null;
  view?: View | null;
  table?: TableInfo | null;
  chat?: Chat | null;
  offer?: Offer | null;
  clocks?: (Clock)[];
  channels?: (string)[] | null;
  can_undo?: boolean;
}
/** The send of this id has been carried out, now or before. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/** Why not: which check said no, in a sentence, with the number of the rule if it is one. */
export interface Refused {
  type: "refused";
  check: string;
  sentence: string;
  rule?: string;
  id?: string;
}
/** The seats whose people are connected. */
export interface Here {
  type: "here";
  seats: (number)[];
}
/** The server measures the way there and back. */
export interface Ping {
  type: "ping";
  mark: number;
}
/** Who listens, and from which number on. */
export interface Hello {
  type: "hello";
  ticket?: string;
  invite?: string;
  since?: number;
  board?: boolean;
}
/** The answer to Ping. */
export interface Pong {
  type: "pong";
  mark: number;
}
/** A move, as text or number, decided when the news had come this far. */
export interface Play {
  type: "play";
  id: string;
  move: string | number;
  number: number;
}
/** Take the last move back, as long as nothing fell or came to light since. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}
/** Ask the others whether the seat's last move may be taken back. */
export interface AskBack {
  type: "ask_back";
  id: string;
}
/** Agree or not. */
export interface AnswerBack {
  type: "answer_back";
  id: string;
  agree: boolean;
}
/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
}
/** Play again oneself, after one was taken for away. */
export interface Return {
  type: "return";
  id: string;
}
/** Say something to the table, or to a channel that the rules have opened. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  channel?: string;
}
/** An option of a game, with its ruling in a sentence. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  sentence: string;
  choices?: (string)[];
  low?: number;
  high?: number;
}
/** A game of the house. */
export interface GameSummary {
  name: string;
  title: string;
  pitch: string;
  minutes: string;
  credit: string;
  min_players: number;
  max_players: number;
  rules: number;
  options?: (OptionInfo)[];
  sides?: (number)[];
}
/** What can be played here, and against whom. */
export interface Games {
  protocol: number;
  version: string;
  games: (GameSummary)[];
  bots: (string)[];
}
/** RULES.md of a game, as text and as structure. */
export interface Rules {
  text: string;
  sections: (RuleSection)[];
}
/** The position at some number, with the log up to it. */
export interface Replay {
  number: number;
  last: number;
  view: View;
  told: (string)[];
  numbers?: (number)[];
}
/** A record; the seed is told with it when the game was broken off. */
export interface RecordText {
  text: string;
  seed: string;
}
/** What is wrong with the dice and moves of a game: nothing, if all is well. */
export interface Findings {
  findings: (string)[];
}
/** What fell: an outcome among so many, and what the game calls it. */
export interface Throw {
  among: number;
  outcome: number;
  text: string;
}
/** Every throw of a game that is over, so that a browser can throw them again. */
export interface Receipt {
  commitment: string;
  seed: string;
  salts?: (string)[];
  throws?: (Throw)[];
}
/** What the game works out from a seat's View to help it see. */
export interface BoardHelpers {
  facts?: Record<string, any>;
}
/** A move with what it promises: the share of the others that the seat would finish above. */
export interface MoveAdvice {
  move: string;
  chance: number;
  reason?: string;
  deed?: string;
}
/** What a strong player would do in this seat, and the moves that come next to it. */
export interface Hint {
  move: string;
  chance?: number;
  reason?: string;
  others?: (MoveAdvice)[];
  deed?: string;
}
/** The hosts by which other machines reach the server, told to its own machine alone. */
export interface NetworkHosts {
  hosts: (string)[];
}
/** Whether the server can play. */
export interface Health {
  status: string;
  version: string;
  process?: number;
}
export type ServerMessage = Welcome | News | Ack | Refused | Here | Ping;
export type ClientMessage = Hello | Pong | Play | Undo | AskBack | AnswerBack | Resign | Return | Say;
