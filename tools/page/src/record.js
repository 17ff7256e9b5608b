// Recording by taps: whose turn it is, and what may be written next, as buttons and on the picture. What that is, the
// library says; the page puts it behind what is written.

import { button, html, byId, inputById } from "./dom.js";
import { pointsOf, written } from "./points.js";
import { Board } from "../../../lib/elfref/core/pages/replay/picture.js";
import { Session } from "../../../lib/elfref/core/pages/replay/data.js";
import { Pieces } from "../../../lib/elfref/core/pages/replay/pieces.js";

/** @typedef {import("./points.js").Point} Point */
/** @typedef {{point: Point, expected: ExpectedAnswer}} Way */
/** What the page can do. @typedef {{text: () => string, write: (text: string) => void, undo: () => void,
 *   expected: (text: string, at: number) => Promise<ExpectedAnswer | null>,
 *   replay: () => Promise<Replays | null>}} Can */

const shownAtOnce = 60;
const shownLines = 5;

/** @param {string} text */
const folded = (text) => text.toLowerCase();

export class Recording {
  /** @param {Can} can */
  constructor(can) {
    this.can = can;
    /** @type {Way[]} */
    this.ways = [];
    /** What a play must name: taps on the picture. @type {Set<string>} */
    this.named = new Set();
    this.asked = 0;
    /** The text that the points are of. */
    this.text = "";
    /** @type {{board: Board, picture: Picture} | null} */
    this.drawn = null;
    byId("take-back").onclick = () => can.undo();
    const search = inputById("search");
    search.oninput = () => this.showWords();
    byId("own").onsubmit = (event) => {
      event.preventDefault();
      const [first] = this.ways;
      if (search.value.trim() && first) this.put(first.point, search.value);
    };
    byId("board").addEventListener("click", (event) => this.tapped(event));
  }

  /** What is written has changed, or is shown again. */
  async show() {
    const now = ++this.asked;
    const text = this.can.text();
    this.text = text;
    byId("record-lines").textContent = text.trimEnd().split("\n").slice(-shownLines).join("\n");
    /** @type {Way[]} */
    const ways = [];
    const seen = new Set();
    for (const point of pointsOf(text)) {
      const at = point.keep + point.before.length;
      const expected = await this.can.expected(text.slice(0, point.keep) + point.before + point.after, at);
      if (now !== this.asked) return;
      if (!expected) continue;
      // The same words at the same key are as good on this line as on the next one.
      const path = expected.path.join(" ");
      const words = expected.words.filter((word) => !seen.has(`${path}: ${word.text}`));
      for (const word of words) seen.add(`${path}: ${word.text}`);
      if (words.length > 0) ways.push({ point, expected: { ...expected, words } });
    }
    const isDue = (/** @type {Way} */ { expected }) => expected.words.some(({ due }) => due);
    this.ways = [...ways.filter(isDue), ...ways.filter((way) => !isDue(way))];
    this.named.clear();
    inputById("search").value = "";
    this.showTurn();
    this.showWords();
    this.showBoard(now);
  }

  /** @private */
  showTurn() {
    const positions = this.ways.flatMap(({ expected }) => expected.position ?? []);
    const position = positions.find(({ player }) => player !== null) ?? positions[0];
    byId("turn").textContent = !position ? ""
      : [position.player ? `${position.player} is to play` : (position.nothing ?? ""),
        position.round ? `round ${position.round}` : "", position.phase ?? ""].filter(Boolean).join(" · ");
  }

  /** The words of a way that go with what was tapped and typed. @private @param {Way} way */
  wanted({ expected }) {
    const typed = folded(inputById("search").value.trim());
    return expected.words.filter(({ text }) => {
      const words = folded(text);
      return words.includes(typed) && [...this.named].every((name) => words.includes(folded(name)));
    });
  }

  /** @private */
  showWords() {
    byId("words-next").replaceChildren(...this.ways.flatMap((way) => {
      const words = this.wanted(way);
      if (words.length === 0) return [];
      const title = way.expected.path.filter(Boolean).join(" › ");
      return [html("section", { class: "words" }, title && html("h3", {}, title),
        html("div", { class: "chips" }, ...words.slice(0, shownAtOnce).map((word) => this.chip(way.point, word))),
        words.length > shownAtOnce &&
          html("p", { class: "sm mut" }, `and ${words.length - shownAtOnce} more: tap on the picture, or type`))];
    }));
    byId("named").textContent = this.named.size > 0 ? `Only with ${[...this.named].join(", ")}` : "";
  }

  /** @private @param {Point} point @param {ExpectedWord} word */
  chip(point, word) {
    const chip = button("", () => this.put(point, word.text), `chip ${word.kind} ${word.legal ?? ""}`);
    chip.append(html("span", {}, word.label || word.text));
    const remark = word.remark ?? word.means;
    if (remark) chip.append(html("small", {}, remark));
    return chip;
  }

  /** @private @param {Point} point @param {string} words */
  put(point, words) {
    if (this.can.text() === this.text) this.can.write(written(this.text, point, words));
  }

  /** Draws the table as it is now. @private @param {number} now */
  async showBoard(now) {
    const replays = await this.can.replay();
    if (now !== this.asked) return;
    const replay = replays?.replays.at(-1);
    byId("board").querySelector("svg.map")?.remove();
    this.drawn = null;
    if (!replay?.picture || Object.keys(replay.picture.places).length === 0) return;
    const session = new Session(replay, "");
    const pieces = new Pieces(replay, "now");
    byId("symbols").replaceChildren(pieces.symbols());
    const board = new Board(session, replay.picture, pieces);
    board.draw(replay.slots, (slot) => session.held(slot.id, session.last, false));
    board.mark(session.last);
    this.drawn = { board, picture: replay.picture };
  }

  /** @private @param {MouseEvent} event */
  tapped(event) {
    if (!this.drawn) return;
    const { board: { map }, picture } = this.drawn;
    const matrix = map.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const near = 24 / matrix.a; // half of what a finger hits
    /** @type {{names: string[], away: number}} */
    let best = { names: [], away: near };
    for (const { name, at } of Object.values(picture.places)) {
      const away = Math.hypot(x - at[0], y - at[1]);
      if (away < best.away) best = { names: [name], away };
    }
    for (const { ends, price, spots } of Object.values(picture.ways))
      for (const at of [price, ...spots]) {
        const away = Math.hypot(x - at[0], y - at[1]) * 1.2;
        if (away < best.away) best = { names: ends.map((id) => picture.places[id]?.name ?? id), away };
      }
    const known = best.names.length > 0 && best.names.every((name) => this.named.has(name));
    this.named = new Set(known ? [] : best.names);
    this.showWords();
  }
}
