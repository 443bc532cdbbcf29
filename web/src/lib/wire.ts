// Made by `python -m tavolata.server.types` from src/tavolata/server/wire.py: change that file, then run it again.

export const PROTOCOL = 1;

export type Language = "it" | "en";

export type Tempo = "live" | "days";

export type Reactions = "quick" | "strict";

export type BotPace = "quick" | "usual" | "calm";

export type Hints = "bots" | "always" | "never";

export type Order = "button" | "ask" | "concern" | "use" | "never";

export type Stage = "open" | "playing" | "finished";

export type Role = "seat" | "invite" | "spectator" | "host";

export type SeatKind = "open" | "person" | "bot";

export type Browser = "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "program" | "";

export type System = "android" | "iphone" | "ipad" | "windows" | "mac" | "linux" | "chromeos" | "";

export type Colour = "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";

export type Shape = "circle" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "cross" | "moon";

/** I sit at this table (or watch it); I have everything up to version `have`. Answered by State or Update. */
export interface Hello {
  t: "hello";
  table: string;
  seat?: number | null;
  have?: number;
  protocol?: number;
  token?: string | null;
}

/** My answer to a decision, in notation. The same id twice gives the same answer twice. */
export interface Act {
  t: "act";
  id: string;
  decision: number;
  action: string;
  on: number;
  mark?: boolean;
}

/** Why can I not do this? Answered by Nak with the reason; changes nothing. */
export interface Why {
  t: "why";
  id: string;
  decision: number;
  action: string;
}

/** Standing orders by ability (GameInfo.abilities), and whether to pass until my turn. */
export interface Orders {
  t: "orders";
  id: string;
  orders?: Record<string, Order>;
  quiet?: boolean;
}

/** A line of chat: either text or the key of a quick phrase, which each reads in their own language. */
export interface Say {
  t: "say";
  id: string;
  text?: string | null;
  phrase?: string | null;
}

/** I want my last choice back: at once if nobody is harmed, else the others are asked. */
export interface TakeBack {
  t: "takeback";
  id: string;
}

/** My answer to another seat's wish to take back. */
export interface Consent {
  t: "consent";
  id: string;
  yes: boolean;
}

/** I am here again: the bot that kept my seat may go. */
export interface Back {
  t: "back";
  id: string;
}

/** I have read what the lesson says at this step (Lesson.step): go on. Said twice it counts once. */
export interface GoOn {
  t: "go-on";
  id: string;
  step: number;
}

/** What would a strong player do in my place? Answered by Hint to whoever asks, and told to nobody else. */
export interface AskHint {
  t: "hint";
  id: string;
  decision: number;
}

export interface Ping {
  t: "ping";
  at: number;
}

export type FromClient = Hello | Act | Why | Orders | Say | TakeBack | Consent | Back | GoOn | AskHint | Ping;

/** What everybody may know of a seat. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  shape: Shape;
  bot: string;
  standin: boolean;
  here: boolean;
  brings: boolean;
  deck: string;
}

/** What everybody may know of the deck of a seat: the hash that seals it; list and salt once the game is over. `commitment` is SHA-256 of the salt's bytes and the cards, joined by line feeds. Where decks lie open the list is there from the start. */
export interface DeckInfo {
  commitment: string;
  size: number;
  name?: string;
  cards?: string[];
  salt?: string;
}

/** The deck that a seat brings, for this seat alone; `named`: the others may know its name. */
export interface OwnDeck {
  cards: string[];
  name: string;
  named: boolean;
}

/** A seat wants its last choice back; these have agreed, these are still asked. */
export interface TakeBackWish {
  seat: number;
  agreed: number[];
  asked: number[];
}

/** Somebody with an invitation who would like a seat; the host answers by `id`. In the middle of a game they would see a hand that a bot had: `seat` is the one that the host would give them, `asked` whose yes that still waits for. */
export interface GuestInfo {
  id: string;
  name: string;
  seat: number | null;
  asked: number[];
}

/** A game of a match: its table, the seat that began, and how it ended. */
export interface MatchGame {
  table: string;
  first: number;
  places: number[];
  scores: number[];
}

/** A match: as many games as there are seats, so that each begins once, with the same decks. Whoever wins more games wins it; where that is equal, whoever has more points in all of them together; else it is drawn. */
export interface MatchInfo {
  games: number;
  number: number;
  played: MatchGame[];
  wins: number[];
  points: number[];
  next: number;
  places: number[];
}

/** What everybody at a table may know of it, apart from the game itself. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  rules: string;
  stage: Stage;
  players: number;
  options: Record<string, string>;
  reactions: Reactions;
  tempo: Tempo;
  language: Language;
  turn_seconds: number;
  absent_seconds: number;
  fill: string;
  seats: SeatInfo[];
  created: number;
  commitment: string;
  key: string;
  places: number[];
  scores: number[];
  takeback: TakeBackWish | null;
  rematch: string;
  locked: boolean;
  brought: Record<string, unknown>;
  daily: string;
  ends_at: number | null;
  decks: DeckInfo[];
  seat_decks: "may" | "must" | "no";
  lesson: string;
  watch: boolean;
  guests: GuestInfo[];
  match: MatchInfo | null;
  bot_pace: BotPace;
  hints: Hints;
  coached: boolean;
  hints_given: number[];
  like_me: boolean;
  next_level: string;
}

/** What a question is about. What there is nothing to say of is left out; cards and spaces go by their names in notation. */
export interface About {
  card?: string;
  cards?: string[];
  space?: string;
  spaces?: string[];
  seat?: number;
  target?: number;
  for?: string;
  against?: number[];
  what?: string;
  price?: number;
  prices?: Record<string, number>;
  count?: number;
  read?: string[];
}

/** An answer taken apart: its verb, and its arguments with their kinds (card, seat, ...). */
export interface Answer {
  verb: string;
  args: [string, string][];
  usual?: boolean;
}

/** What this seat is asked, and the legal answers: in notation, and taken apart in the same order. */
export interface Question {
  decision: number;
  name: string;
  rule: string;
  options: string[];
  about: About;
  answers: Answer[];
}

/** What this seat could do now out of turn. Others never learn that it could. */
export interface Reaction {
  decision: number;
  name: string;
  rule: string;
  options: string[];
  about: About;
  answers: Answer[];
  order: Order;
  waits: boolean;
}

/** Seats reply in turn until all have passed in a row: whose reply it is, and who has passed since the last reply. */
export interface Exchange {
  seat: number;
  passed: number[];
  name: string;
  rule: string;
}

/** Until when (seconds since 1970, server's clock) the seats that are awaited may think. */
export interface Clock {
  until: number;
  now: number;
}

/** Why a bot answered so: the key of a sentence in the words of its game, and what the sentence names. It names what everybody may know: cards and spaces by name, seats by number, `reason`: another reason, key and names. */
export interface Reason {
  seat: number;
  key: string;
  named: Record<string, unknown>;
}

/** What happened at one version of the table, as this viewer may know it. An event has its `kind`, its `rule`, its arguments, and `private: true` if this viewer sees more of it than others. */
export interface LogEntry {
  v: number;
  at: number;
  events: (Record<string, unknown>)[];
  undone_to: number | null;
  why?: Reason;
}

export interface ChatLine {
  k: number;
  seat: number | null;
  at: number;
  text: string;
  phrase: string;
}

/** A thing that a lesson points at: a card, space, ... as in the arguments of answers; "part": a region of the page (hand, table, deck, question, log, score, board, "seat 1"). */
export interface PointAt {
  kind: string;
  value: string;
}

/** Where a lesson stands, for whoever learns. Exactly one of these holds: there are `answers` to choose from, or it is `busy` (others have to move first, or the question is yet to come), or it waits for GoOn, or it is `over`. */
export interface Lesson {
  name: string;
  step: number;
  idea: number;
  of: number;
  key: string;
  point: PointAt[];
  answers: string[];
  done: boolean;
  busy: boolean;
  over: boolean;
}

/** What the viewer is at this table. */
export interface You {
  seat: number | null;
  seats: number[];
  host: boolean;
  orders: Record<string, Order>;
  quiet: boolean;
  takeback: boolean;
  deck: OwnDeck | null;
}

/** The last answer of the seat that looks was clearly worse than what the coach would have done, as far as the seat could know before it gave it. */
export interface Mark {
  v: number;
  decision: number;
  question: string;
  given: Answer;
  better: Answer[];
  cost: number;
  error: number;
  why: Reason | null;
}

/** Where the game stands for this viewer: part of State and of Update. */
export interface Moved {
  v: number;
  view: Record<string, unknown> | null;
  question: Question | null;
  reaction: Reaction | null;
  held: boolean;
  waiting: number[];
  exchange: Exchange | null;
  clock: Clock | null;
  you: You;
  over: boolean;
  lesson: Lesson | null;
  mark: Mark | null;
}

/** Everything a viewer needs to begin: answer to Hello. */
export interface State {
  t: "state";
  v: number;
  view: Record<string, unknown> | null;
  question: Question | null;
  reaction: Reaction | null;
  held: boolean;
  waiting: number[];
  exchange: Exchange | null;
  clock: Clock | null;
  you: You;
  over: boolean;
  lesson: Lesson | null;
  mark: Mark | null;
  protocol: number;
  server: string;
  table: TableInfo;
  log: LogEntry[];
  chat: ChatLine[];
}

/** What changed: the entries after `since`. A client whose version is not `since` says hello again. */
export interface Update {
  t: "update";
  v: number;
  view: Record<string, unknown> | null;
  question: Question | null;
  reaction: Reaction | null;
  held: boolean;
  waiting: number[];
  exchange: Exchange | null;
  clock: Clock | null;
  you: You;
  over: boolean;
  lesson: Lesson | null;
  mark: Mark | null;
  since: number;
  log: LogEntry[];
  table: TableInfo | null;
  chat: ChatLine[] | null;
}

/** Somebody sat down, left, came back; the game began. */
export interface TableChanged {
  t: "table";
  table: TableInfo;
}

export interface Chatted {
  t: "chat";
  line: ChatLine;
}

export interface Ack {
  t: "ack";
  id: string;
  v: number;
}

/** Refused, nothing changed: the key of the reason and its arguments, and the sentence in the table's language. */
export interface Nak {
  t: "nak";
  id: string;
  key: string;
  details: Record<string, unknown>;
  rule: string;
  text: string;
}

/** What a strong player would do, as far as the seat that asks can know: the answer in notation, and why. Where the coach has thought ahead: the chance of winning with it, and the best other answer that was tried as long with its own; `clear`: the difference is more than luck. */
export interface Hint {
  t: "hint";
  id: string;
  v: number;
  decision: number;
  action: string;
  bot: string;
  why: Reason | null;
  chance: number | null;
  other: string;
  other_chance: number | null;
  clear: boolean;
}

/** This place is no longer yours: the table was deleted, the link renewed, the seat freed. */
export interface Gone {
  t: "gone";
  key: string;
}

export interface Pong {
  t: "pong";
  at: number;
}

/** This server process is about to end and another one goes on: connect again now, and leave this connection then. */
export interface Moving {
  t: "moving";
}

export type FromServer = State | Update | TableChanged | Chatted | Ack | Nak | Hint | Gone | Pong | Moving;

/** A table to be laid. The one who asks becomes its host and sits down if they give a name. */
export interface NewTable {
  game: string;
  players?: number;
  name?: string;
  options?: Record<string, string>;
  reactions?: Reactions;
  tempo?: Tempo;
  language?: Language;
  turn_seconds?: number;
  absent_seconds?: number;
  fill?: string;
  beat?: number;
  host?: Person | null;
  brings?: Record<string, unknown>;
  daily?: boolean;
  lesson?: string;
  match?: boolean;
  bot_pace?: BotPace;
  hints?: Hints;
  like_me?: boolean;
}

/** What somebody brings to their seat: one of the game's ready decks, or a list, a card a line ("3 LANCE"). Nobody else hears of the list before the end; of its name only if `named`. */
export interface SeatDeck {
  ready?: string;
  text?: string;
  name?: string;
  named?: boolean;
}

/** Who sits down. */
export interface Person {
  name: string;
  colour?: Colour | null;
  shape?: Shape | null;
  deck?: SeatDeck | null;
}

/** The secret link of one seat, for the host or for the one who sits there. The token stands in the fragment. */
export interface SeatLink {
  seat: number;
  path: string;
}

export interface Created {
  table: TableInfo;
  seats: SeatLink[];
  invite: string;
  spectator: string;
  token: string;
}

/** For the host: the links that are there to be passed on. For everybody: those of their own seats. The link of a seat where somebody else sits, person or bot, is nobody else's: it shows a hand. */
export interface Links {
  seats: SeatLink[];
  invite: string;
  spectator: string;
  host: string;
  origin: string;
}

/** The token of a link is exchanged for a cookie: this device holds that seat, may take a free one, or watches. */
export interface Enter {
  token: string;
}

export interface Entered {
  table: TableInfo;
  role: Role;
  seat: number | null;
  you: You;
  link: string;
}

/** Sit down, or change name and colours. Without a seat: any free one. `also`: a further seat on this device. */
export interface Sit {
  person: Person;
  seat?: number | null;
  also?: boolean;
}

/** For the host: free a seat, put a bot there, let a bot keep it or give it back, make a new link. */
export interface SeatChange {
  do: "back" | "bot" | "free" | "renew" | "standin";
  bot?: string;
  deck?: SeatDeck | null;
}

/** A late guest would like to sit down under this name; empty: no longer. */
export interface AskForSeat {
  name?: string;
}

/** For the host: the seat of a bot, or a free one, for a late guest; None: not now. */
export interface GuestAnswer {
  seat?: number | null;
}

/** Whether a late guest may have the seat of a bot in the middle of the game. */
export interface GuestConsent {
  yes: boolean;
}

/** For the host: another name for the table, other clocks, other bots or another pace. Also while the game runs. */
export interface TableChange {
  name?: string | null;
  turn_seconds?: number | null;
  absent_seconds?: number | null;
  fill?: string | null;
  watch?: boolean | null;
  bot_pace?: BotPace | null;
  hints?: Hints | null;
  renew_links?: boolean;
}

/** A browser that holds a place at a table, or the programs that use a seat's link. `id` is good for this place alone. */
export interface Device {
  id: string;
  browser: Browser;
  system: System;
  since: number;
  used: number;
  this: boolean;
  by_link: boolean;
}

/** A place of the asker: a seat, or the host's (`seat` is None); its link, and all devices that hold it. */
export interface Place {
  seat: number | null;
  link: string;
  devices: Device[];
}

export interface Devices {
  places: Place[];
}

/** A place of mine gets a new link. "renew": all other devices are sent away; "away": only this device, others stay. Programs have nothing but the link, and so need the new one in any case. */
export interface PlaceChange {
  do: "away" | "renew";
  seat?: number | null;
  device?: string;
}

export type NudgeKind = "push" | "webhook" | "mail";

/** Call me in this way when it is my turn at this table. A browser's own keys come with "push". */
export interface NudgeWish {
  kind: NudgeKind;
  address: string;
  p256dh?: string;
  auth?: string;
  seat?: number | null;
  language?: Language;
  quiet_from?: number;
  quiet_until?: number;
  zone?: string;
}

/** From this hour to that one a seat is not called, in none of its ways; the same hour twice: no quiet hours. */
export interface NudgeQuiet {
  quiet_from: number;
  quiet_until: number;
  zone?: string;
  seat?: number | null;
}

/** One way in which a seat of the asker is called. */
export interface NudgeWay {
  id: string;
  kind: NudgeKind;
  seat: number;
  shown: string;
  this: boolean;
  target: string;
  quiet_from: number;
  quiet_until: number;
  confirmed: boolean;
}

/** The ways of the asker's seats, and what this server offers: kinds, its own key for push, hosts of webhooks. */
export interface NudgeWays {
  ways: NudgeWay[];
  kinds: NudgeKind[];
  push_key: string;
  hosts: string[];
}

/** The push service gave this browser a new address instead of the old one. */
export interface PushRenewal {
  old: string;
  address: string;
  p256dh: string;
  auth: string;
}

/** Out of the link in a message: stop this, or yes to mail. */
export interface NudgeToken {
  token: string;
}

export interface NudgeAnswer {
  done: "confirmed" | "stopped";
}

/** One of this browser's tables, for the lobby. */
export interface Mine {
  table: TableInfo;
  you: You;
  waiting: number[];
  updated: number;
}

export interface MyTables {
  tables: Mine[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  ruling: string;
  usual?: boolean;
  proposed?: string;
  lengths?: string[];
}

/** A verb of the notation: the kinds of its arguments (card, seat, ...), from which place on their order is free. */
export interface VerbInfo {
  name: string;
  kinds: string[];
  unordered_from: number;
  late?: boolean;
}

export interface Section {
  key: string;
  rules: string[];
}

/** Something that a seat may leave to the table, and what it may order; the first is what the table does by itself. */
export interface AbilityInfo {
  name: string;
  orders: Order[];
}

/** A deck that a game offers. */
export interface ReadyDeck {
  name: string;
  cards: string[];
}

/** That a game lets its seats bring decks, and which it has ready. */
export interface SeatDecksInfo {
  ready: ReadyDeck[];
}

/** A lesson that a game offers: its name for NewTable, the keys of its title and of what it is about, how long it is. */
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
  steps: number;
  players: number;
}

/** What a client needs to know of a game before it is played; its words are in its Fluent files. */
export interface GameInfo {
  name: string;
  version: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  verbs: VerbInfo[];
  bots: string[];
  questions: Record<string, string[]>;
  sections: Section[];
  abilities: AbilityInfo[];
  usual_bot: string;
  brings: string[];
  daily: Record<string, string>;
  rule_letters: Record<string, string>;
  seat_decks: SeatDecksInfo | null;
  lessons: LessonInfo[];
  easiest_bot: string;
  match: boolean;
  examples: string[];
  coach: string;
  marks: boolean;
}

/** The cards of a game with their texts in one language; what a card has is declared with the game's view. */
export interface Catalogue {
  cards: (Record<string, unknown>)[];
}

export interface Games {
  games: GameInfo[];
  server: string;
  protocol: number;
  keep_finished: number;
  keep_idle: number;
}

/** What is new in a view: entries that are put there, entries that are changed within, entries that are gone. Those of a list go by their number. */
export interface Change {
  put: Record<string, unknown>;
  within: Record<string, Change>;
  gone: string[];
}

/** One moment of a replay. Whoever asks for changes gets the view in the first frame and then what is new in it. */
export interface Frame {
  v: number;
  at: number;
  events: (Record<string, unknown>)[];
  view: Record<string, unknown> | null;
  change: Change | null;
  why?: Reason;
}

/** A finished game, from one seat, from a spectator's chair (-1) or with all cards open (-2). */
export interface Replay {
  table: TableInfo;
  seat: number;
  frames: Frame[];
  first: number;
  total: number;
}

/** How things stood at a moment of the replay: what the table counts by (turn, round, manche), each seat's chance of winning. */
export interface AnalysisPoint {
  v: number;
  clock: number;
  chances: number[];
}

/** A stretch in which a seat's chance rose much: from one moment of the replay to another, from one chance to another. */
export interface AnalysisMoment {
  since: number;
  until: number;
  clock: number;
  seat: number;
  before: number;
  after: number;
}

/** An answer that cost something, with the better one; `v`: the moment of the replay at which it was given. */
export interface AnalysisMistake {
  v: number;
  seat: number;
  clock: number;
  question: string;
  given: Answer;
  better: Answer;
  cost: number;
  error: number;
  why: Reason | null;
}

/** A finished game explained. */
export interface GameAnalysis {
  points: AnalysisPoint[];
  moments: AnalysisMoment[];
  mistakes: AnalysisMistake[][];
  lost: number[];
  deal: number[];
}

export type AnalysisStage = "none" | "waiting" | "running" | "done" | "failed";

/** How far the analysis of a table is: nobody asked for it, it waits, it is made, it is here, it cannot be made. */
export interface AnalysisState {
  stage: AnalysisStage;
  done: number;
  of: number;
  analysis: GameAnalysis | null;
}

/** Something is wrong: what the player saw and did. */
export interface ProblemReport {
  text?: string;
  seat?: number | null;
  browser?: string;
}

export type CardReason = "date" | "clue" | "wording" | "double" | "unfit" | "other";

/** A card is wrong: its date, a text that gives the date away or misleads, the same event twice, not for this table. */
export interface CardReport {
  reason: CardReason;
}

/** A deck that somebody wrote, as its file has it (CSV or JSON). */
export interface DeckText {
  text: string;
  name?: string;
}

/** What is wrong with a deck, and where; a warning keeps nobody from playing. */
export interface DeckProblem {
  line: number;
  field: string;
  text: string;
  warning: boolean;
  card: string;
  rule: string;
}

/** How many cards were read, and everything that is wrong with them, in the asker's language. */
export interface DeckChecked {
  count: number;
  problems: DeckProblem[];
}

/** A list for a seat, as people write it, or its code; chance deals a hand of it by the seed. */
export interface SeatDeckText {
  text: string;
  seed?: number;
}

/** The cards that were read, everything that is wrong with them in the asker's language, and what there is to say of them: each game says it in a shape of its own (`DeckAbout` of its types). */
export interface SeatDeckChecked {
  cards: string[];
  problems: DeckProblem[];
  about: Record<string, unknown>;
}

/** The body of every HTTP error. */
export interface Refusal {
  key: string;
  details: Record<string, unknown>;
  rule: string;
  text: string;
}
