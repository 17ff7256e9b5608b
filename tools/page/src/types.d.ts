// What the page reads: what `elfref check --format ndjson` prints of a record, fixed by schemas/report.schema.json. For
// the checker alone: nothing of this file comes into the page.

interface Cited {
  edition: string;
  title: string;
  section: string | null;
  page: string | number | null;
  remark: string | null;
}
interface Found {
  rule: string;
  severity: "note" | "warning" | "error";
  line: number;
  column: number;
  end_column: number;
  message: string;
  because: string[];
  advice: string | null;
  did_you_mean: string[];
  ruling: "void" | "stands" | null;
  cites: Cited[];
  /** Set where it stands in another document. */
  file?: string;
  related: { line: number; column: number; end_column: number; message: string }[];
}
interface Suggested {
  finding: number;
  text: string;
  edits: { line: number; column: number; old: string; new: string }[];
}
interface Judged {
  file: string;
  document: number;
  game: string | null;
  edition: string | null;
  verdict: string;
  claims: string;
  in_words: string;
  plays: number;
  findings: Found[];
  suggestions?: Suggested[];
  complaint?: undefined;
}
interface Complaint {
  complaint: string;
}
interface Worded {
  name: string;
  title: string;
}
interface KnownGame extends Worded {
  beside: string;
  editions: Worded[];
  options: (Worded & { values: Worded[] })[];
}
/** What the build puts into the page. */
interface PageData {
  version: string;
  worker: string;
  /** `game` is a title, `what` the id of a text. */
  examples: { name: string; game: string; what: string }[];
  /** By the tag of their language. */
  texts: { [tag: string]: PageTexts };
  /** The games, by the tag of their language. */
  games: { [tag: string]: GameCard[] };
}
/** A record as the browser keeps it. */
interface Kept {
  id: string;
  name: string;
  text: string;
  edition: string;
  beside: { [name: string]: string };
  changed: number;
  /** How much is written down, where it was chosen after the beginning. */
  level?: string;
  /** Changes that can be undone, and those that were. */
  done?: Entry[];
  undone?: Entry[];
  /** What is chosen and not written yet. */
  pending?: Pending | null;
  /** Lines that were pasted, and not taken yet. */
  lines?: string[];
  /** What the first screen says of it. */
  told?: Told | null;
}
interface Pending {
  chosen: Chosen | null;
  composed: Composed | null;
}
interface Told {
  game: string;
  players: string[];
  plays: number;
  over: boolean;
}
/** What tests may ask of the page. */
interface ElfrefPage {
  /** The referee's answer to a request. */
  ask(request: import("../../wasm/elfref.mjs").Request): Promise<string>;
  /** Resolves when all that was written so far is judged and shown. */
  judged(): Promise<void>;
  /** The text of the record. */
  text(): string;
  /** Writes another text in place of it. */
  write(text: string): void;
  /** Opens a record under a name. */
  open(name: string, text: string): void;
  /** Shows a view. */
  show(view: string): void;
  /** When the first screen was shown, in ms after the page began to load. */
  readonly ready: number;
}
interface Window {
  elfrefPage: ElfrefPage;
  /** Set once the text of the record was shown. */
  elfrefEditor: typeof import("./editor.js") | undefined;
}
/** What may be written at a place, for the editor: the answer to `expected`. */
interface ExpectedAnswer {
  from: number;
  to: number;
  path: (string | null)[];
  as: "key" | "value" | "remark";
  words: ExpectedWord[];
}
interface ExpectedWord {
  kind: "key" | "player" | "value" | "word" | "form" | "play";
  text: string;
  label: string;
  means: string | null;
  remark: string | null;
  legal: "yes" | "depends" | null;
  due: boolean;
}
interface HoverAnswer {
  from: number;
  to: number;
  title: string;
  lines: string[];
}
declare module "lean-qr/nano" {
  const correction: { readonly L: unknown };
  function generate(data: string, options?: { minCorrectionLevel?: unknown }): {
    readonly size: number;
    get(x: number, y: number): boolean;
  };
}
