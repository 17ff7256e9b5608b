// Recording by taps: whose turn it is, and what may be written next, as buttons and on the picture. What that is, the
// library says; the page puts it behind what is written.

import { button, html, byId, inputById } from "./dom.js";
import { inList, say } from "./language.js";
import { pointsOf, withoutBegun, written } from "./points.js";
import { Table } from "./table.js";
import { folded } from "./text.js";

/** @typedef {import("./points.js").Point} Point */
/** @typedef {{point: Point, expected: ExpectedAnswer}} Way */
/** What the page can do. @typedef {{text: () => string, write: (text: string) => void, undo: () => void,
 *   canUndo: () => boolean, slipped: (line: number) => boolean,
 *   expected: (text: string, at: number) => Promise<ExpectedAnswer | null>,
 *   replay: (text: string) => Promise<Replays | null>}} Can */

const shownAtOnce = 60;
const shownLines = 3;
/** Of more plays than these those that begin with the same word are one button. */
const fewPlays = 8;
const fewAlike = 2;

/** What a play begins with: `Virst` of `Virst: 2 raft`. @param {ExpectedWord} word */
const headOf = ({ label, text }) => /^[^\s:]+/.exec(label || text)?.[0] ?? "";
/** @param {Way} way */
const isDue = ({ expected }) => expected.words.some(({ due }) => due);

/** A name as a key of YAML. @param {string} name */
const asKey = (name) => (/^[\p{L}\p{N}_][^:#[\]{},&*!|>'"%@`]*$/u.test(name) ? name : JSON.stringify(name));

export class Recording {
  /** @param {Can} can */
  constructor(can) {
    this.can = can;
    /** @type {Way[]} */
    this.ways = [];
    /** The buttons of several plays that were tapped. @type {Set<string>} */
    this.opened = new Set();
    this.asked = 0;
    /** The text that the points are of. */
    this.text = "";
    this.table = new Table(() => this.showWords());
    byId("take-back").onclick = () => can.undo();
    const search = inputById("search");
    search.oninput = () => this.showWords();
    byId("own").onsubmit = (event) => {
      event.preventDefault();
      const [first] = this.ways;
      if (search.value.trim() && first) this.put(first.point, search.value);
    };
  }

  /** What is written has changed, or is shown again. */
  async show() {
    const now = ++this.asked;
    const text = this.can.text();
    const ways = /^\s*[[{]/.test(text) ? [] : await this.waysOf(text, now); // JSON has no lines to go on with
    if (now !== this.asked || ways === null) return;
    this.text = text;
    this.ways = [...ways.filter(isDue), ...ways.filter((way) => !isDue(way))];
    this.opened.clear();
    this.table.clear();
    inputById("search").value = "";
    byId("record-lines").textContent = text.trimEnd().split("\n").slice(-shownLines).join("\n");
    /** @type {HTMLButtonElement} */ (byId("take-back")).disabled = !this.can.canUndo();
    byId("plays").scrollTop = byId("record").scrollTop = 0;
    this.showTurn();
    this.showWords();
    const replays = await this.can.replay(withoutBegun(text));
    if (now === this.asked) this.table.show(replays?.replays.at(-1) ?? null, this.words());
  }

  /**
   * The ways to go on; null where something else was asked meanwhile.
   * @private
   * @param {string} text
   * @param {number} now
   */
  async waysOf(text, now) {
    /** @type {Way[]} */
    const ways = [];
    const seen = new Set();
    /** Whose plays go on in a list of their own. @type {string | null} */
    let goesOn = null;
    for (const point of pointsOf(text)) {
      const expected = await this.expectedAt(text, point);
      if (now !== this.asked) return null;
      if (!expected) continue;
      const phase = folded(expected.position?.phase ?? "");
      const begun = ways.some((way) => way.expected.path.some((key) => folded(key ?? "") === phase));
      const there = new Set(point.keys?.map(folded));
      const isName = (/** @type {ExpectedWord} */ { kind }) => kind === "player";
      // What somebody does is an item of its own.
      const done = point.item && expected.words.some((word) => isName(word) && there.has(folded(word.label)));
      if (done) continue;
      // The same words at the same key are as good on this line as on the next one.
      const path = expected.path.join(" ");
      const words = expected.words
        .filter(({ kind, text: own, label }) =>
          !seen.has(`${path}: ${own}`) && !(kind === "key" && there.has(folded(label))))
        .map((word) => (word.kind === "key" && !begun && folded(word.label) === phase
          ? { ...word, due: true } : word));
      for (const word of words) seen.add(`${path}: ${word.text}`);
      const whose = expected.position?.player ?? null;
      if (whose !== null && whose === goesOn && point.before.endsWith("- ")) {
        // A line of its own is for somebody else.
        const others = words.filter(({ kind, label }) => kind === "player" && label !== whose);
        if (others.length > 0)
          ways.push({ point, expected: { ...expected, words: others.map((word) => ({ ...word, due: true })) } });
        goesOn = null;
        continue;
      }
      if (whose !== null && expected.path.includes(whose) && words.some(({ kind }) => kind === "play")) goesOn = whose;
      // A name alone is for who writes the play by hand.
      const sorted = [...words.filter((word) => !isName(word)), ...words.filter(isName)];
      if (words.length > 0) ways.push({ point, expected: { ...expected, words: sorted } });
    }
    return ways;
  }

  /**
   * What may be written at a point; where a line of somebody's plays may begin, also who, and his plays if it is his
   * turn.
   * @private
   * @param {string} text
   * @param {Point} point
   */
  async expectedAt(text, point) {
    const { keep, before, after } = point;
    const ask = (/** @type {string} */ words) =>
      this.can.expected(text.slice(0, keep) + before + words + after, keep + before.length + words.length);
    const expected = await ask("");
    if (!expected?.position || !before.endsWith("- ")) return expected;
    const { words, path, position } = expected;
    const isOpen = words.every(({ kind, label }) =>
      kind !== "play" && (kind !== "key" || label === "note" || label === "ruling"));
    if (!isOpen) return expected;
    const isHere = path.filter(Boolean).some((key) => folded(key ?? "") === folded(position.phase ?? "")) ||
      path.filter(Boolean).length === 1;
    const due = isHere ? position.player : null;
    const names = position.players.map(({ player }) => ({ player, text: `${asKey(player)}: ` }));
    const plays = due === null ? null : await ask(`${asKey(due)}: `);
    /** @type {ExpectedWord[]} */
    const more = [
      ...(plays?.words ?? []).filter(({ kind }) => kind === "play")
        .map((play) => ({ ...play, text: `${asKey(due ?? "")}: ${play.text}` })),
      ...names.filter(({ player }) => !words.some(({ label }) => label === player)).map((name) => ({
        kind: /** @type {const} */ ("player"), text: name.text, label: name.player,
        means: null, remark: null, legal: null, due: true })),
    ];
    const known = words.map((word) => (word.kind === "player" && due === null ? { ...word, due: true } : word));
    return { ...expected, words: [...more, ...known] };
  }

  /** @private */
  showTurn() {
    const positions = this.ways.flatMap(({ expected }) => expected.position ?? []);
    const position = positions.find(({ player }) => player !== null) ?? positions[0];
    const turn = !position ? "" : [
      position.player ? say("screen-to-play", { player: position.player }) : (position.nothing ?? ""),
      position.round ? say("page-round", { round: position.round }) : "",
      position.phase ?? "",
    ].filter(Boolean).join(" · ");
    byId("turn").textContent = this.ways.length === 0 ? say("screen-by-hand") : turn;
  }

  /** All plays that are offered. @private */
  words() {
    return this.ways.flatMap(({ expected }) => expected.words.filter(({ kind }) => kind === "play"));
  }

  /** The words of a way that go with what was tapped and typed. @private @param {Way} way */
  wanted({ expected }) {
    const typed = folded(inputById("search").value.trim());
    return expected.words.filter(({ text }) => folded(text).includes(typed) && this.table.wants(text));
  }

  /** @private */
  showWords() {
    const filtered = this.table.named.size > 0 || inputById("search").value.trim() !== "";
    const sections = (/** @type {boolean} */ due) => this.ways.flatMap((way) => {
      // Beside a key that is due the other ones may be meant.
      const keys = way.expected.words.some((word) => word.due && word.kind === "key");
      const isShown = (/** @type {ExpectedWord} */ word) => word.due || (keys && word.kind === "key");
      return this.section(way, this.wanted(way).filter((word) => isShown(word) === due), filtered);
    });
    const due = sections(true);
    const rest = sections(false);
    const hidden = due.length > 0 && rest.length > 0;
    byId("words-next").replaceChildren(...this.rulings(), ...due, ...(hidden
      ? [html("details", {}, html("summary", {}, say("screen-what-else")), ...rest)] : rest));
    const { named } = this.table;
    byId("named").textContent =
      named.size > 0 ? say("screen-only-with", { names: inList("comma", [...named]) }) : "";
  }

  /** A play that is wrong can stand, or be told as void. @private */
  rulings() {
    const last = this.text.trimEnd().split("\n").length;
    if (!this.can.slipped(last)) return [];
    const way = this.ways.find(({ expected }) =>
      expected.words.some(({ kind, label }) => kind === "key" && folded(label) === "ruling"));
    if (!way) return [];
    return [html("section", { class: "words" }, html("h3", {}, say("screen-breaks-rule")),
      html("div", { class: "chips" },
        button(say("screen-stands"), () => this.put(way.point, "ruling: stands"), "chip"),
        button(say("screen-void"), () => this.put(way.point, "ruling: void"), "chip")))];
  }

  /** @private @param {Way} way @param {ExpectedWord[]} words @param {boolean} filtered */
  section(way, words, filtered) {
    if (words.length === 0) return [];
    const title = way.expected.path.filter(Boolean).join(" › ");
    const plays = words.filter(({ kind }) => kind === "play");
    const chips = plays.length > fewPlays ? this.grouped(way, words, filtered) : words.map((word) =>
      this.chip(way.point, word));
    return [html("section", { class: "words" }, title && html("h3", {}, title),
      html("div", { class: "chips" }, ...chips.slice(0, shownAtOnce)),
      chips.length > shownAtOnce &&
        html("p", { class: "sm mut" }, say("screen-more-plays", { number: chips.length - shownAtOnce })))];
  }

  /**
   * Plays that begin alike: the first one, where it costs something, and a button for the others.
   * @private
   * @param {Way} way
   * @param {ExpectedWord[]} words
   * @param {boolean} filtered
   */
  grouped(way, words, filtered) {
    /** @type {Map<string, ExpectedWord[]>} */
    const groups = new Map();
    for (const word of words) {
      const head = word.kind === "play" ? headOf(word) : word.text;
      groups.set(head, [...(groups.get(head) ?? []), word]);
    }
    const path = way.expected.path.join(" ");
    return [...groups].flatMap(([head, alike]) => {
      const key = `${path}: ${head}`;
      const chips = alike.map((word) => this.chip(way.point, word));
      if (alike.length <= fewAlike || (filtered && groups.size === 1) || this.opened.has(key)) return chips;
      const shown = alike[0].remark ? chips.slice(0, 1) : [];
      const more = button("", () => {
        this.opened.add(key);
        this.showWords();
      }, "chip more");
      const number = alike.length - shown.length;
      more.append(html("span", {}, `${head} …`), html("small", {},
        shown.length > 0 ? say("screen-other-ways", { number }) : say("screen-plays", { number })));
      return [...shown, more];
    });
  }

  /** @private @param {Point} point @param {ExpectedWord} word */
  chip(point, word) {
    const chip = button("", () => this.put(point, word.text),
      `chip ${word.kind} ${word.legal ?? ""} ${word.due ? "due" : ""}`);
    chip.append(html("span", {}, word.label || word.text));
    const remark = word.remark ?? word.means;
    if (remark) chip.append(html("small", {}, remark));
    return chip;
  }

  /** @private @param {Point} point @param {string} words */
  put(point, words) {
    if (this.can.text() === this.text) this.can.write(written(this.text, point, words));
  }
}
