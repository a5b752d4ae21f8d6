// Generated from the wire types by tools/wire_types.py: do not edit.
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
/** A key of the game's or the shared catalogue, its arguments, its rule, and its level. */
export type Message = [key: string, args: Record<string, any>, rule: string, level: number];
/** What a viewer hears of one step, and the number of its turn. */
export type LogEntry = [turn: number, messages: (Message)[]];
/** The time limit of a seat: none, for each move, for the game, or days for each move. */
export interface TimeControl {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}
/** The request to open a table. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  time_control?: TimeControl;
  timeout?: "bot" | "pass";
  leavers?: "bot" | "open" | "pause";
  listed?: boolean;
  watch?: "anyone" | "invited" | "nobody";
  hints?: "alone" | "free" | "told";
}
/** The moves that a newcomer makes in a step of a lesson, from the beginning of the step. */
export interface LessonMoves {
  step?: number;
  moves?: (string)[];
}
/** A new table, with its host's secrets and the commitment to its seed. */
export interface TableOpened {
  table: string;
  host: string;
  invite: string;
  commitment?: string;
}
/** The request for a seat: this one, or the first open one. */
export interface Sit {
  name?: string;
  seat?: number | null;
  salt?: string;
  invite?: string;
}
/** The request for another name. */
export interface Rename {
  name: string;
}
/** A seat and its ticket; the holder of the ticket has the seat. */
export interface Seated {
  seat: number;
  ticket: string;
  salted?: boolean;
}
/** A salt for the dice of a game that has not started; it replaces an earlier one. */
export interface GiveSalt {
  salt: string;
}
/** A new invitation; earlier ones are void. */
export interface Invitation {
  invite: string;
}
/** The host's request to open a seat. */
export interface OpenSeat {
  seat: number;
}
/** The request for a bot of this level in a seat. */
export interface AddBot {
  seat: number;
  level: string;
}
/** A request without a body. */
export interface EmptyRequest {
}
/** The request was carried out. */
export interface Done {
}
/** The request to play again; ``swap`` moves every player up by one seat. */
export interface Rematch {
  swap?: boolean;
}
/** The table of the rematch. */
export interface RematchTable {
  table: string;
}
/** The player of a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  stand_in?: string;
  away?: boolean;
  resigned?: boolean;
}
/** The result of a game: the seats, best first and tied ones together, and what decided it. */
export interface Result {
  ranking: ((number)[])[];
  scores: (number)[];
  resigned?: boolean;
  verdict?: Message | null;
  throws?: number;
  headline?: Message | null;
}
/** A table as everybody may see it; the seed is shown when the game is over. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  stage: "closed" | "over" | "playing" | "waiting";
  seats: (SeatInfo)[];
  commitment: string;
  rules_version: number;
  options?: Record<string, boolean | number | string>;
  time_control?: TimeControl;
  timeout?: string;
  leavers?: string;
  listed?: boolean;
  watch?: string;
  hints?: string;
  salts?: (string)[];
  seed?: string;
  result?: Result | null;
  is_rematch?: boolean;
  rematch?: string;
  rematch_by?: number | null;
  your_seat?: number | null;
  actors?: (number)[];
}
/** Tables that anybody may join or watch, the newest first. */
export interface Tables {
  tables: (TableInfo)[];
}
/** A position as one seat sees it, or a spectator if ``seat`` is null. */
export interface View {
  seat: number | null;
  players: number;
  actors: (number)[];
  moves: (string)[];
  over: boolean;
  ranks: (number)[];
  facts: Record<string, any>;
  prompt?: Message | null;
  board?: (any)[];
}
/** The time that a seat has left, in milliseconds, and whether its clock is running. */
export interface Clock {
  left_ms: number;
  running?: boolean;
}
/** A chat message; from the server itself, as a ``message``, if ``seat`` is null. */
export interface Chat {
  channel: string;
  text?: string;
  seat?: number | null;
  name?: string;
  message?: Message | null;
}
/** A seat asks the others to undo its last move; ``agreed`` are the seats that agree so far. */
export interface UndoRequest {
  seat: number;
  agreed: (number)[];
  entry?: LogEntry | null;
}
/** The present state of the table: the first answer to Hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  number: number;
  seat: number | null;
  table: TableInfo;
  first_line?: number;
  log?: (LogEntry)[];
  view?: View | null;
  chats?: (Chat)[];
  undo_request?: UndoRequest | null;
  clocks?: (Clock)[];
  channels?: (string)[];
  connected?: (number)[];
  can_undo?: boolean;
}
/** What has changed, as far as the seat may know it; omitted fields have not changed. */
export interface Update {
  type: "update";
  number: number;
  id?: string;
  first_line?: number;
  log?: (LogEntry)[] | null;
  view?: View | null;
  table?: TableInfo | null;
  chat?: Chat | null;
  undo_request?: UndoRequest | null;
  clocks?: (Clock)[];
  channels?: (string)[] | null;
  can_undo?: boolean;
}
/** The request with this id has been carried out, now or before. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/** A refusal: the check that failed, the reason as an English sentence, and the rule if any. */
export interface Refused {
  type: "refused";
  check: string;
  sentence: string;
  rule?: string;
  id?: string;
  message?: Message | null;
}
/** The seats whose players are connected. */
export interface Connected {
  type: "connected";
  seats: (number)[];
}
/** Sent by the server to measure the round trip. */
export interface Ping {
  type: "ping";
  mark: number;
}
/** The first message of a client: who it is, and the number of the last update that it knows. */
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
/** A move, as text or number; ``number`` is that of the last update the player had seen. */
export interface Play {
  type: "play";
  id: string;
  move: string | number;
  number: number;
}
/** Undo the seat's last move, unless dice were thrown or something was revealed since. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}
/** Ask the other players to agree that the seat's last move is undone. */
export interface RequestUndo {
  type: "request_undo";
  id: string;
}
/** The answer to another player's request to undo. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  agree: boolean;
}
/** Resign the game. */
export interface Resign {
  type: "resign";
  id: string;
}
/** Return to the seat after being marked as away. */
export interface Return {
  type: "return";
  id: string;
}
/** A chat message to the table, or to a channel that the rules have opened. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  channel?: string;
}
/** An option of a game, and the rule that explains it. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  sentence?: string;
  rule?: string;
  choices?: (string)[];
  low?: number;
  high?: number;
}
/** A game that the server offers. */
export interface GameSummary {
  name: string;
  title: string;
  pitch: string;
  minutes: string;
  credit: string;
  min_players: number;
  max_players: number;
  rules_version: number;
  options?: (OptionInfo)[];
  sides?: (number)[];
  lesson?: number;
}
/** The games that the server offers, and the levels of its bots. */
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
  is_in_english?: boolean;
}
/** The position at some number, with the log up to it. */
export interface Replay {
  number: number;
  last: number;
  view: View;
  log: (LogEntry)[];
  numbers?: (number)[];
}
/** The step with which the winners took the lead for good: what everybody heard of it. */
export interface DecidingMoment {
  turn: number;
  turns: number;
  entry?: LogEntry | null;
}
/** Where a newcomer is in a lesson: the step, its right moves so far, and the position. */
export interface LessonMoment {
  step: number;
  steps: number;
  moves: (string)[];
  view: View;
  log: (LogEntry)[];
  names: (string)[];
  task: Message;
  options?: Record<string, boolean | number | string>;
  done?: boolean;
  result?: Message | null;
  mistake?: Message | null;
}
/** The record of a game, and its seed. */
export interface RecordText {
  text: string;
  seed: string;
}
/** What is wrong with the dice and moves of a game; empty if all is well. */
export interface Findings {
  findings: (string)[];
}
/** A throw: how many outcomes were possible, the number of the one it had, and its text. */
export interface Throw {
  outcomes: number;
  outcome: number;
  text: string;
}
/** Every throw of a game that is over, so that a client can compute them again. */
export interface Receipt {
  commitment: string;
  seed: string;
  salts?: (string)[];
  throws?: (Throw)[];
}
/** What the game derives from a seat's view to help its player. */
export interface BoardHelpers {
  facts?: Record<string, any>;
}
/** A fact of a game's Views: its kind, and which values it has. */
export interface FieldDescription {
  name: string;
  kind: string;
  typescript: string;
  words?: (string)[];
  count?: number;
  low?: number;
  high?: number;
  optional?: boolean;
  shown?: boolean;
  goal?: number;
}
/** What a client needs to draw a game that it does not know: its facts, and all its moves. */
export interface GameFields {
  fields: (FieldDescription)[];
  moves?: (string)[];
}
/** A move and its value: the share of opponents that the seat is expected to finish ahead of. */
export interface MoveHint {
  move: string;
  chance: number;
  reason?: Message | null;
  description?: Message | null;
}
/** What a strong player would do in this seat, and the next best moves. */
export interface Hint {
  move: string;
  chance?: number;
  reason?: Message | null;
  others?: (MoveHint)[];
  description?: Message | null;
}
/** The hosts at which other machines reach the server; empty unless its own machine asks. */
export interface NetworkHosts {
  hosts: (string)[];
}
/** Whether the server can serve tables, its version and its process id. */
export interface Health {
  status: string;
  version: string;
  process?: number;
}
export type ServerMessage = Welcome | Update | Ack | Refused | Connected | Ping;
export type ClientMessage = Hello | Pong | Play | Undo | RequestUndo | AnswerUndo | Resign | Return | Say;
