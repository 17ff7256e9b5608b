// What the library answers to the recorder, fixed by schemas/recorder.schema.json. For the checker alone: nothing of
// this file comes into the page.

type Legality = "yes" | "depends" | "no";
/** In place of `from` to `to`, in units of UTF-16. */
interface Edit {
  from: number;
  to: number;
  text: string;
}
interface Because {
  rule: string | null;
  words: string;
}
interface Price {
  picto: string | null;
  n: number;
}
interface Option {
  value: string;
  words: string;
  picto: string | null;
  count: number;
  most: number;
  legal: Legality;
  because: Because | null;
  at: string | null;
  price: Price[] | null;
  effect: string | null;
  pill: string | null;
  colour: string | null;
  writes: Edit | null;
}
type Look = "grid" | "row" | "list" | "many" | "counts" | "seats" | "cards" | "text" | "picture" | "table";
interface AskedSlot {
  id: string;
  words: string;
  look: Look;
  later: boolean;
  optional: boolean;
  least: number;
  most: number;
  chosen: { [value: string]: number } | (string | null)[];
  gave_up: boolean;
  seat: number | null;
  options: Option[];
}
interface AskedForm {
  id: string;
  words: string;
  seat: number | null;
  slots: AskedSlot[];
}
/** What is chosen in a slot. */
type Value = string | number | null | (string | null)[] | { [value: string]: number };
interface Values {
  [slot: string]: Value;
}
interface Action {
  id: string;
  words: string;
  picto: string | null;
  main: boolean;
  legal: Legality;
  because: Because | null;
  form: string | null;
  slots: Values;
  writes: Edit | null;
}
interface TapFinding {
  rule: string;
  severity: Severity;
  words: string;
  because: string[];
  play: number | null;
}
interface Phase {
  id: string;
  words: string;
  picto: string | null;
  state: "done" | "now" | "later" | "unrecorded";
  first: number | null;
}
interface Cell {
  seat: number;
  name: string;
  mark: string;
  colour: string;
  turn: boolean;
  claims: string | null;
  counts: { n: number; most: number; of: number | null; words: string } | null;
  pieces: Piece[];
  cards: { n: number; most: number; words: string } | null;
}
interface TableRow {
  slot: string;
  words: string;
  pieces: Piece[];
}
interface ScoreLine {
  seat: number;
  name: string;
  place: string | null;
  won: boolean;
  figures: string[];
}
interface Over {
  words: string;
  winners: number[];
  columns: string[];
  rows: ScoreLine[];
  claims: Edit | null;
}
interface Changing {
  play: number;
  of: number;
  insert: boolean;
  form: string | null;
  slots: Values;
  seat: number | null;
  remove: Edit | null;
}
type Marks = { [at: string]: "may" | "chosen" | "bad" | "last" };
interface NextAnswer {
  error?: undefined;
  language: string;
  game: string;
  level: string;
  round: { number: number; words: string; phases: Phase[] } | null;
  players: Cell[];
  table: TableRow[];
  picture: { holds: { [slot: string]: Held }; board: { picture: Picture | null; slots: Slot[] } | null };
  /** How many plays there are. */
  plays: number;
  last: {
    play: number;
    seat: number | null;
    words: string;
    finding: TapFinding | null;
    ruling: string | null;
    marks: Marks;
    instead: Option[];
    asks: AskedSlot[];
  } | null;
  title: string;
  hint: string;
  seat: number | null;
  others: number[];
  forms: AskedForm[];
  actions: Action[];
  else: { id: string; words: string }[];
  unseen: Action[];
  ruling: { play: number; finding: TapFinding; actions: Action[] } | null;
  over: Over | null;
  changing: Changing | null;
  verdict: { words: string; breaches: number; uncertain: number };
}
interface SentenceAnswer {
  error?: undefined;
  form: string;
  seat: number | null;
  words: string;
  complete: boolean;
  slots: AskedSlot[];
  legal: Legality;
  because: Because | null;
  marks: Marks;
  writes: Edit | null;
}
interface ListedPlay {
  play: number;
  name: string;
  round: number;
  phase: string;
  phase_words: string;
  seat: number | null;
  words: string;
  form: string | null;
  findings: number[];
  ruling: "void" | "stands" | null;
  gap: boolean;
  span: [number, number];
  can: { change: boolean; insert: boolean };
  remove: Edit;
  void: Edit | null;
  stands: Edit | null;
}
interface PlaysAnswer {
  error?: undefined;
  verdict: { words: string; breaches: number; uncertain: number; claims: string };
  findings: TapFinding[];
  rounds: { number: number; words: string }[];
  plays: ListedPlay[];
  notes: { after: number; words: string; span: [number, number]; remove: Edit }[];
}
interface Sheet {
  game: string;
  words: string;
  about: string | null;
  symbol: string;
  players: { least: number; most: number };
  figure: string | null;
  colours: { value: string; words: string; colour: string }[];
  of_each: (AskedSlot & { if: string | null })[];
  of_all: (AskedSlot & { if: string | null })[];
  levels: { id: string; words: string; means: string; preselected: boolean; phases: string[] }[];
  switches: { id: string; words: string; on: boolean }[];
  editions: { value: string; words: string; preselected: boolean }[];
}
interface SheetChoices {
  game: string;
  players: { [key: string]: string }[];
  level: string;
  switches: string[];
  edition: string | null;
  of_all: { [key: string]: Value };
}
interface TapError {
  error: { id: string; words: string; line?: number; column?: number; field?: string; player?: number };
}
/** What the first screen shows of a game before the referee is there. */
type GameCard = Pick<Sheet, "game" | "words" | "about" | "symbol" | "players">;

/** One change of a record that can be undone; `typed`: in the editor. */
interface Entry {
  from: number;
  old: string;
  text: string;
  typed?: boolean;
}
/** What is chosen and not written yet. */
interface Chosen {
  form: string;
  seat: number | null;
  slots: Values;
  /** The form was opened by an action: it alone is asked for. */
  alone?: boolean;
}
/** Something else happened: a play that is composed. */
interface Composed {
  tab: "play" | "note" | "unseen";
  seat: number | null;
  form: string | null;
  slots: Values;
  /** The play that is changed, or before which one is put. */
  at?: number;
  insert?: boolean;
}
