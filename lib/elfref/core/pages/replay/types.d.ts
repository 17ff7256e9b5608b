// What the page reads: one object of `elfref replay --format json`, fixed by schemas/replay.schema.json. Only
// the type checker reads this file: none of it comes into the page.

type Point = [number, number];
type Severity = "note" | "warning" | "error";
/** The tone of a play: it breaks a rule, depends on something, was ruled, has a note, or has none of these. */
type Tone = "bad" | "warn" | "ruled" | "note" | "calm";

interface Piece {
  kind: string;
  state?: "open" | "down" | "unknown" | "perhaps";
  count?: number;
  most?: number;
  owner?: number;
  /** The drawing of a piece without a pictogram. */
  drawn?: string;
}
interface Held {
  words: string;
  pieces: Piece[];
}
interface Slot {
  id: string;
  title: string;
  look: "pieces" | "ring" | "figure" | "area";
  /** The shape on which the pieces are drawn, if it differs from that of their kind. */
  shape?: string;
  place?: string;
  way?: string;
  player?: number;
}
interface Place {
  name: string;
  at: Point;
  stands: Point[];
  /** The line of an area, as the `d` of a path. */
  outline?: string;
}
interface Way {
  name: string;
  ends: [string, string];
  path: string;
  spots: Point[];
  /** For a letter or two. */
  price: Point;
  /** For a few words, and where a line leads from there. */
  words: { at: Point; on: Point };
}
interface Kind {
  name: string;
  plural: string;
  symbol: string;
  shape: string;
}
interface Picture {
  view: [number, number, number, number];
  /** Parts that can be shown alone if there is no room for all. */
  parts?: [number, number, number, number][];
  svg: string;
  style: string;
  words: string;
  places: { [id: string]: Place };
  ways: { [id: string]: Way };
  kinds: { [id: string]: Kind };
  key: { svg: string; words: string }[];
}
interface Move {
  kind: string;
  owner?: number | null;
  from: string;
  to: string;
  ways: string[];
  done: boolean;
}
interface Bill {
  price: string;
  due: Piece[];
  paid: Piece[];
  /** Both numbers, in a few letters. */
  sum?: string | null;
  missing: number;
}
interface Choice {
  words: string;
  certain: boolean;
  ways: string[];
  place: string | null;
  price: string | null;
}
/** A piece that a play lays on a way. */
interface Laid {
  way: string;
  piece: Piece;
}
interface Moment {
  at: string;
  line: number;
  column: number;
  end_line: number;
  end_column: number;
  /** Counts the plays of the players from 1; null: this is none, such as a deal. */
  number: number | null;
  round: number;
  phase: string;
  phase_words: string;
  weight: number;
  player: number | null;
  turn: number;
  words: string;
  because: string[];
  ruling: "void" | "stands" | null;
  gap: boolean;
  ways: string[];
  places: string[];
  moves: Move[];
  laid: Laid[];
  bill: Bill | null;
  changes: { [slot: string]: Held };
  /** Left out if it equals `changes`. */
  whole?: { [slot: string]: Held };
  legal: Choice[];
  findings: number[];
}
interface Citation {
  edition: string;
  title: string;
  section: string | null;
  page: string | number | null;
  remark: string | null;
}
interface Finding {
  rule: string;
  severity: Severity;
  line: number;
  column: number;
  end_column: number;
  player: string | null;
  round: number | null;
  phase: string | null;
  message: string;
  because: string[];
  advice: string | null;
  did_you_mean: string[];
  option: string | null;
  other_options?: string[];
  ruling: "void" | "stands" | null;
  follows_from: { line: number; column: number } | null;
  cites: Citation[];
  related: { line: number; column: number; end_column: number; message: string }[];
  moment: number | null;
}
/** A note among the plays; `moment` is the last one before it. */
interface Note {
  line: number;
  column: number;
  text: string;
  moment: number | null;
}
interface Deduction {
  line: number;
  column: number;
  text: string;
  player: string | null;
  round: number | null;
}
interface ScoreRow {
  player: string;
  place: string | null;
  won: boolean;
  cells: string[];
  because: string[];
}
interface Score {
  head: string[];
  rows: ScoreRow[];
  claims: string;
}
interface Player {
  name: string;
  mark: string;
  colour: string;
}
interface Round {
  round: number;
  over: boolean;
  of: { player: string; min: number | null; max: number | null }[];
}
/** How a session with other plays differs from the session as written. */
interface Branch {
  parts_at: number;
  changes: { line: number; old: string[]; new: string[] }[];
  sides: { what: string; before: string; after: string }[];
  gone: Finding[];
  came: number[];
  kept: number[];
}
interface Replay {
  file: string;
  document: number;
  game: string | null;
  title: string;
  session: [string, string][];
  edition: string | null;
  rulebook: string | null;
  verdict: string;
  verdict_words: string;
  claims: string;
  finished: boolean;
  ended: string | null;
  /** How the game ended: `Ira wins with 17`; null: it has not, or nobody knows. */
  outcome: string | null;
  /** Whether its breaches change who won; null: there are none, or nobody knows. */
  decisive: boolean | null;
  depends_on: string[];
  complaint: string | null;
  text: { first_line: number; lines: string[] };
  players: Player[];
  picture: Picture | null;
  slots: Slot[];
  start: { [slot: string]: Held };
  whole_start: { [slot: string]: Held };
  moments: Moment[];
  opens_at: number;
  findings: Finding[];
  notes: Note[];
  deductions: Deduction[];
  score: Score;
  figure: string | null;
  rounds: Round[];
  remarks: string[];
  /** The session as written is the one before it in the list; null: this is the session as written. */
  branch: Branch | null;
}
interface Replays {
  elfref: string;
  replays: Replay[];
}

/** Texts by id; those in English only if the language lacks one. */
interface PageTexts {
  language: string;
  texts: { [id: string]: string };
  english: { [id: string]: string };
}

/** What tests and other scripts may ask of the page. */
interface ElfrefReplay {
  /** Shows a play at once; -1: the start. */
  go(index: number): void;
  /** Shows another record. */
  open(record: number): void;
  /** What each slot holds. */
  position(): { [slot: string]: Held };
  readonly index: number;
  readonly record: number;
  /** Whether positions are as the whole record tells them. */
  whole: boolean;
  /** When the first play was shown, in ms after the page began to load. */
  readonly ready: number;
}
interface Window {
  elfrefReplay: ElfrefReplay;
}
