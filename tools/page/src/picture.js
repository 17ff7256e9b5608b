// The picture of the replay, with what can be answered marked on it; a tap finds the nearest answer.

import { byId, svg } from "./dom.js";
import { emptyHeld } from "../../../lib/elfref/core/pages/replay/data.js";
import { Board } from "../../../lib/elfref/core/pages/replay/picture.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./app.js").Offered} Offered */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** How far from a tap an answer may be, and how much farther than the nearest one another that may be meant, in px. */
const reach = 24;
const alike = 7;
/** What is seen round the areas of a picture, in its units. */
const edge = 8;
/** How many points of a way are tried. */
const pointsOfWay = 9;

/** What was written just now appears within these ms, where motion is wanted. */
const arrives = 150;
const moves = matchMedia("(prefers-reduced-motion:no-preference)");

/** The sort of a place that is answered, and its id: `way:a-b`. @param {string} at */
const partsOf = (at) => [at.slice(0, at.indexOf(":")), at.slice(at.indexOf(":") + 1)];

export class TappedPicture {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Board | null} */
    this.board = null;
    /** What is drawn in each slot. @type {Map<string, string>} */
    this.drawn = new Map();
    /** @type {{picture: Picture | null, slots: Slot[]} | null} */
    this.of = null;
    this.marks = "";
    /** The points of ways, by id. @type {Map<string, Point[]>} */
    this.points = new Map();
    /** @type {DOMRect | null} */
    this.areas = null;
    /** Whether something beside the areas is asked for. */
    this.outside = false;
    /** @type {ResizeObserver | undefined} */
    this.sized = undefined;
    byId("board").addEventListener("click", (event) => this.tap(event));
  }

  /** @param {Pictos} pictos */
  draw(pictos) {
    const { app } = this;
    const { answer, board } = app;
    if (this.of !== board) this.begin(pictos);
    // That of another record shows nothing of one that cannot be read.
    const isShown = this.board !== null && app.failed === null;
    byId("board").hidden = !isShown;
    byId("closer").hidden = !isShown;
    if (!this.board || !answer || !board) return;
    const { holds } = answer.picture;
    const changed = board.slots.filter(({ id }) => {
      const now = JSON.stringify(holds[id] ?? emptyHeld);
      if (this.drawn.get(id) === now) return false;
      this.drawn.set(id, now);
      return true;
    });
    this.board.draw(changed, ({ id }) => holds[id] ?? emptyHeld);
    if (this.marks !== "" && moves.matches)
      for (const { id } of changed) {
        const site = this.board.sites.get(id);
        const group = site?.groups[site.slots.findIndex((slot) => slot.id === id)];
        group?.animate([{ opacity: 0 }, { opacity: 1 }], arrives);
      }
    this.mark(this.board, changed.length > 0);
  }

  /** Another board. @private @param {Pictos} pictos */
  begin(pictos) {
    const { board, answer } = this.app;
    this.of = board;
    this.sized?.disconnect();
    this.board?.map.remove();
    this.board = null;
    this.drawn.clear();
    this.points.clear();
    this.areas = null;
    this.marks = "";
    const players = (answer?.players ?? []).map(({ name, mark, colour }) => ({ name, mark, colour }));
    pictos.set(board?.picture ?? null, players);
    if (!board?.picture || Object.keys(board.picture.places).length === 0) return;
    this.board = new Board({ replay: { slots: board.slots }, players, moments: [], tones: [], turnSoFar: () => [] },
      board.picture, pictos.pieces);
    // After the board's own: it has chosen the part that is shown.
    this.sized = new ResizeObserver(() => this.cut());
    this.sized.observe(this.board.map);
  }

  /** Where on the picture something is. @private @param {string} at @returns {Point[]} */
  pointsOf(at) {
    const picture = this.of?.picture;
    if (!picture || !this.board) return [];
    const [sort, id] = partsOf(at);
    if (sort === "slot") return this.board.sites.get(id)?.points.slice(0, 1) ?? [];
    if (sort === "place") return picture.places[id] ? [picture.places[id].at] : [];
    const way = picture.ways[id];
    if (!way) return [];
    const known = this.points.get(id);
    if (known) return known;
    const path = svg("path", { d: way.path });
    const length = path.getTotalLength();
    const along = Array.from({ length: pointsOfWay }, (_, i) => path.getPointAtLength((length * (i + 1)) /
      (pointsOfWay + 1)));
    /** @type {Point[]} */
    const points = [way.price, ...way.spots, ...along.map(({ x, y }) => /** @type {Point} */ ([x, y]))];
    this.points.set(id, points);
    return points;
  }

  /** @private @param {string} at @param {string} classes */
  marked(at, classes) {
    const picture = this.of?.picture;
    const { board } = this;
    if (!picture || !board) return;
    const [sort, id] = partsOf(at);
    if (sort === "way") {
      (classes.startsWith("may") ? board.under : board.on).append(...board.lines([id], classes));
    } else if (sort === "place") {
      board.over.append(...board.circle(id, classes));
    } else {
      const [point] = this.pointsOf(at);
      if (point) board.over.append(svg("circle", { class: `spot ${classes}`, cx: point[0], cy: point[1], r: 26 }));
    }
  }

  /** Marks what can be answered, and what was. @private @param {Board} board @param {boolean} again */
  mark(board, again) {
    const { app } = this;
    const { answer, sentence } = app;
    const offered = app.offered().filter(({ option }) => option.at !== null && this.pointsOf(option.at).length > 0);
    /** @type {Map<string, string>} */
    const marks = new Map();
    const rank = ["", "may unsure", "may", "chosen", "bad"];
    const put = (/** @type {string} */ at, /** @type {string} */ mark) => {
      if (rank.indexOf(mark) > rank.indexOf(marks.get(at) ?? "")) marks.set(at, mark);
    };
    for (const { form, slot, option } of offered) {
      const at = option.at ?? "";
      if (app.valueOf(form, slot) === option.value) put(at, "chosen");
      else if (option.legal !== "no" && !app.free) put(at, option.legal === "yes" ? "may" : "may unsure");
    }
    const said = { ...(answer?.last?.marks ?? {}), ...(sentence?.marks ?? {}) };
    for (const [at, mark] of Object.entries(said)) if (mark === "bad" || mark === "chosen") put(at, mark);
    const { refused } = app;
    const wrong = refused ? offered.filter(({ form, slot, option }) => form.id === refused.form &&
      refused.slots[slot.id] === option.value) : [];
    for (const { option } of wrong) put(option.at ?? "", "bad");
    const pills = offered.flatMap(({ option }) => {
      const [at] = this.pointsOf(option.at ?? "");
      const shown = option.pill !== null && option.legal !== "no" && !app.free;
      return shown && at ? [{ words: `${option.pill}${option.legal === "depends" ? "?" : ""}`, at,
        classes: option.legal === "yes" ? "legal" : "legal unsure" }] : [];
    });
    const now = JSON.stringify([[...marks], pills, answer?.seat]);
    if (now === this.marks && !again) return;
    this.marks = now;
    for (const layer of [board.under, board.on, board.over]) layer.replaceChildren();
    const many = [...marks.values()].filter((mark) => mark.startsWith("may")).length > 12;
    for (const [at, mark] of marks)
      if (mark.startsWith("may")) this.marked(at, `may legal ${mark === "may" ? "" : "unsure"} ${many ? "many" : ""}`);
      else this.marked(at, `thin ${mark}`);
    board.over.append(...board.pills(pills));
    board.around = this.around(board, offered);
    this.areas ??= this.areasOf(board); // null where it is not seen yet
    // What lies on the table is an answer there.
    const onTable = (answer?.table ?? []).map(({ slot }) => `slot:${slot}`);
    this.outside = offered.some(({ option: { at } }) => at !== null && !onTable.includes(at) &&
      this.pointsOf(at).some((point) => !this.isInAreas(point)));
    board.frame();
    this.cut();
  }

  /** Where the areas are between which ways lead, as far as a picture has any: what lies beside them, the page shows
   * elsewhere.
   * @private @param {Board} board @returns {DOMRect | null} */
  areasOf({ picture, map }) {
    const ends = new Set(Object.values(picture.ways).flatMap((way) => way.ends));
    const outlines = [...ends].flatMap((id) => picture.places[id]?.outline ?? []);
    if (picture.parts || outlines.length === 0) return null;
    const path = svg("path", { d: outlines.join("") });
    map.append(path);
    const { x, y, width, height } = path.getBBox();
    path.remove();
    return width > 0 ? new DOMRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge) : null;
  }

  /** @private @param {Point} point */
  isInAreas([x, y]) {
    const { areas } = this;
    return !areas || (x >= areas.left && x <= areas.right && y >= areas.top && y <= areas.bottom);
  }

  /** What the picture is about. Where there may be no room for all its parts, it is what is asked for; else what lies
   * beside the first part. Otherwise it is where the player is whose turn it is.
   * @private @param {Board} board @param {Offered[]} offered */
  around(board, offered) {
    const { answer } = this.app;
    const slots = this.of?.slots ?? [];
    const { parts } = board.picture;
    if (parts) {
      const asked = offered.flatMap(({ option }) => this.pointsOf(option.at ?? ""));
      if (asked.length > 0) return asked;
      const [[left, top, wide, high]] = parts;
      const beside = slots.filter(({ id }) => (answer?.picture.holds[id]?.pieces.length ?? 0) > 0)
        .flatMap(({ id }) => this.pointsOf(`slot:${id}`))
        .filter(([x, y]) => x < left || x > left + wide || y < top || y > top + high);
      if (beside.length > 0) return beside;
    }
    const figure = board.pieces.figure();
    const standing = slots.filter(({ id }) => answer?.picture.holds[id]?.pieces.some((piece) =>
      piece.owner === answer.seat && piece.kind === figure));
    return standing.slice(0, 1).flatMap(({ place }) => (place === undefined ? [] : this.pointsOf(`place:${place}`)));
  }

  /** What is shown of the picture: the part that it is about; or its areas where nothing beside them is asked for.
   * Null: all of it. @private @param {Board} board @returns {DOMRect | null} */
  partOf({ picture: { parts }, around }) {
    if (!parts) return this.outside ? null : this.areas;
    const [x, y] = around[0] ?? [-1, -1];
    const isIn = (/** @type {DOMRect} */ { left, right, top, bottom }) =>
      x >= left && x <= right && y >= top && y <= bottom;
    const all = parts.map((part) => new DOMRect(...part));
    return all.find(isIn) ?? all[0];
  }

  /** Shows a part of the picture, and cuts off what lies beside it: the picture's element is wider than that part.
   * @private */
  cut() {
    const { board } = this;
    if (!board) return;
    const { map } = board;
    const part = this.partOf(board);
    map.style.clipPath = "";
    if (!part) return;
    if (!board.close) map.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`);
    const { width, height } = map.viewBox.baseVal;
    const scale = Math.min(map.clientWidth / width, map.clientHeight / height);
    const [x, y] = [map.clientWidth - width * scale, map.clientHeight - height * scale].map((rest) => rest / 2);
    map.style.clipPath = `inset(${y}px ${x}px)`;
  }

  /** Shows it at twice the size, or as a whole. @param {boolean} close */
  lookClose(close) {
    this.board?.lookClose(close);
    this.cut();
  }

  /** @private @param {MouseEvent} event */
  tap(event) {
    const { app, board } = this;
    const matrix = board?.map.getScreenCTM();
    if (!matrix || !app.fresh || (event.target instanceof Element && event.target.closest("button"))) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const near = app.offered().flatMap((offer) => {
      const points = offer.option.at === null ? [] : this.pointsOf(offer.option.at);
      // A place lies above the ways that lead to it.
      const favour = offer.option.at?.startsWith("way:") ? 1.15 : 1;
      const away = Math.min(...points.map(([px, py]) => Math.hypot(x - px, y - py) * favour * matrix.a));
      return away <= reach ? [{ offer, away }] : [];
    }).sort((a, b) => a.away - b.away);
    if (near.length === 0) return;
    const meant = near.filter(({ offer, away }) => away < near[0].away + alike ||
      offer.option.at === near[0].offer.option.at).map(({ offer }) => offer);
    if (meant.length === 1) {
      const [{ form, slot, option }] = meant;
      app.pick(form, slot, option.value, option);
      return;
    }
    app.which = meant.slice(0, 4);
    app.refused = null;
    app.draw();
  }
}
