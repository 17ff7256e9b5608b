// The table as it is now: the picture of the replay, on which what may be played is marked and can be tapped.

import { byId } from "./dom.js";
import { folded } from "./text.js";
import { svg } from "../../../lib/elfref/core/pages/replay/dom.js";
import { Board } from "../../../lib/elfref/core/pages/replay/picture.js";
import { Session } from "../../../lib/elfref/core/pages/replay/data.js";
import { Pieces } from "../../../lib/elfref/core/pages/replay/pieces.js";

/** A finger hits what is so near, in px. */
const reach = 24;

/** Finds a name in a text that is folded, and not within another word. @param {string} name */
const finder = (name) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${folded(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u");

export class Table {
  /** @param {() => void} tapped is told when something was tapped */
  constructor(tapped) {
    this.tapped = tapped;
    /** What a play must name: what was tapped. @type {Set<string>} */
    this.named = new Set();
    /** @type {{board: Board, picture: Picture} | null} */
    this.drawn = null;
    this.chosen = svg("g");
    byId("board").addEventListener("click", (event) => this.tap(event));
  }

  /** Nothing is tapped. */
  clear() {
    this.named.clear();
    this.chosen.replaceChildren();
  }

  /** Whether a play names all that was tapped. @param {string} text */
  wants(text) {
    const words = folded(text);
    return [...this.named].every((name) => finder(name).test(words));
  }

  /**
   * Draws it, with what some plays name.
   * @param {Replay | null} replay
   * @param {ExpectedWord[]} words
   */
  show(replay, words) {
    byId("board").querySelector("svg.map")?.remove();
    this.drawn = null;
    if (!replay?.picture || Object.keys(replay.picture.places).length === 0) return;
    const session = new Session(replay, "");
    const pieces = new Pieces(replay, "now");
    byId("symbols").replaceChildren(pieces.symbols());
    const board = new Board(session, replay.picture, pieces);
    board.legal = false; // that was instead of the last play
    board.draw(replay.slots, (slot) => session.held(slot.id, session.last, false));
    board.mark(session.last);
    board.over.append(this.chosen);
    this.drawn = { board, picture: replay.picture };
    this.offer(words);
  }

  /**
   * Marks the connections of which both ends are named, else the places.
   * @private
   * @param {ExpectedWord[]} words
   */
  offer(words) {
    if (!this.drawn) return;
    const { board, picture } = this.drawn;
    const names = Object.entries(picture.places).map(([id, { name }]) => ({ id, find: finder(name) }));
    const ways = Object.entries(picture.ways);
    /** @type {Map<string, boolean>} the `d` of a connection, or the id of a place, and whether it is sure */
    const marks = new Map();
    for (const { text, legal } of words) {
      const line = folded(text.slice(text.indexOf(": ") + 1 || 0));
      const whole = folded(text);
      const named = names.filter(({ find }) => find.test(whole)).map(({ id }) => id);
      if (line === "" || named.length === 0) continue;
      const between = ways.filter(([, { ends }]) => named.length > 1 && ends.every((id) => named.includes(id)));
      for (const id of between.length > 0 ? between.map(([way]) => `way ${way}`) : named.map((one) => `place ${one}`))
        marks.set(id, marks.get(id) || legal === "yes");
    }
    for (const [mark, certain] of marks) {
      const [sort, ...rest] = mark.split(" ");
      const id = rest.join(" ");
      const classes = `legal ${certain ? "" : "unsure"} ${marks.size > 12 ? "many" : ""}`;
      if (sort === "way") board.under.append(svg("path", { class: `mark ${classes}`, d: picture.ways[id].path }));
      else this.ring(board.over, id, classes);
    }
  }

  /** @private @param {SVGElement} layer @param {string} id @param {string} classes */
  ring(layer, id, classes) {
    const place = this.drawn?.picture.places[id];
    if (!place) return;
    layer.append(place.outline ? svg("path", { class: `spot ${classes}`, d: place.outline })
      : svg("circle", { class: `spot ${classes}`, cx: place.at[0], cy: place.at[1], r: 24 }));
  }

  /** @private @param {MouseEvent} event */
  tap(event) {
    if (!this.drawn) return;
    const { board: { map }, picture } = this.drawn;
    const matrix = map.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    /** @type {{places: string[], ways: string[], away: number}} */
    let best = { places: [], ways: [], away: reach / matrix.a };
    for (const [id, { at }] of Object.entries(picture.places)) {
      const away = Math.hypot(x - at[0], y - at[1]);
      if (away < best.away) best = { places: [id], ways: [], away };
    }
    for (const [id, { ends, price, spots }] of Object.entries(picture.ways))
      for (const at of [price, ...spots]) {
        const away = Math.hypot(x - at[0], y - at[1]) * 1.2; // a place lies before what leads to it
        if (away < best.away) best = { places: [...ends], ways: [id], away };
      }
    const names = best.places.map((id) => picture.places[id]?.name ?? id);
    const again = names.length > 0 && names.every((name) => this.named.has(name)) && this.named.size === names.length;
    this.clear();
    if (!again) {
      this.named = new Set(names);
      for (const id of best.ways) this.chosen.append(svg("path", { class: "mark thin", d: picture.ways[id].path }));
      for (const id of best.places) this.ring(this.chosen, id, "");
    }
    this.tapped();
  }
}
