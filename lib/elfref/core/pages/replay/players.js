// What each player has, as far as known, and what lies on the table.

import { html, byId } from "./dom.js";
import { inRange, say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */
/** @typedef {import("./pieces.js").Pieces} Pieces */

/**
 * What of some pieces is known only from later lines: the number of each kind that the lines so far do not tell.
 * @param {Held} whole
 * @param {Held} soFar
 */
function toldLater(whole, soFar) {
  /** @type {Map<string, number>} */
  const left = new Map();
  const key = (/** @type {Piece} */ piece) => `${piece.kind} ${piece.owner ?? ""}`;
  const open = (/** @type {Piece} */ piece) => piece.state !== "unknown" && piece.state !== "perhaps";
  for (const piece of soFar.pieces)
    if (open(piece)) left.set(key(piece), (left.get(key(piece)) ?? 0) + (piece.count ?? 1));
  return whole.pieces.map((piece) => {
    if (!open(piece)) return 0;
    const count = piece.count ?? 1;
    const known = Math.min(count, left.get(key(piece)) ?? 0);
    left.set(key(piece), (left.get(key(piece)) ?? 0) - known);
    return count - known;
  });
}

export class Players {
  /**
   * @param {Session} session
   * @param {Pieces} pieces
   */
  constructor(session, pieces) {
    this.session = session;
    this.pieces = pieces;
    /** What shows a slot. @type {Map<string, HTMLElement>} */
    this.rows = new Map();
    /** @type {HTMLElement[]} */
    this.cards = session.players.map((player, seat) => this.card(player, seat));
    byId("hands").replaceChildren(...this.cards);
    const table = session.replay.slots.filter(
      (slot) => slot.place === undefined && slot.way === undefined && slot.player === undefined,
    );
    byId("table-rows").replaceChildren(...table.map((slot) => this.row(slot)));
    byId("table-rows").hidden = table.length === 0;
  }

  /**
   * @private
   * @param {Player} player
   * @param {number} seat
   */
  card(player, seat) {
    const own = this.session.replay.slots.filter((slot) => slot.player === seat && !slot.place && !slot.way);
    // The figure that counts is one that is a number; of the others the first says where a player is.
    const figures = own.filter((slot) => slot.look === "figure");
    const first = figures.find((slot) => /^\d/.test(this.session.held(slot.id, -1, false).words)) ?? figures[0];
    const place = figures.find((slot) => slot !== first);
    const big = html("p", { class: "big n" });
    if (first) {
      big.dataset.slot = first.id;
      this.rows.set(first.id, big);
    }
    const rest = own.filter((slot) => slot !== first && slot !== place);
    // What lies there before what is only told.
    const rows = [...rest.filter((slot) => slot.look !== "figure"), ...rest.filter((slot) => slot.look === "figure")]
      .map((slot) => this.row(slot));
    return html(
      "li",
      { class: "card pl-c" },
      this.pieces.badge(seat),
      html("h3", {}, player.name),
      html("div", { class: "xs mut sits" }, place && this.row(place), html("p", { class: "doing" })),
      big,
      html("div", { class: "rows" }, ...rows),
    );
  }

  /**
   * @private
   * @param {Slot} slot
   */
  row(slot) {
    const things = html("span", { class: "things" });
    this.rows.set(slot.id, things);
    things.dataset.slot = slot.id;
    return html("div", { class: `row ${slot.look}` }, html("span", { class: "xs mut" }, slot.title), things);
  }

  /**
   * Draws what some slots hold again.
   * @param {Slot[]} changed
   * @param {(slot: Slot) => Held} held
   * @param {((slot: Slot) => Held) | null} soFar what the lines so far tell, where the whole record is shown
   */
  draw(changed, held, soFar) {
    for (const slot of changed) {
      const row = this.rows.get(slot.id);
      if (!row) continue;
      const now = held(slot);
      row.setAttribute("data-words", now.words);
      if (slot.look === "figure") this.drawFigure(row, slot, now);
      else this.drawRow(row, slot, now, soFar ? toldLater(now, soFar(slot)) : null);
    }
  }

  /**
   * @private
   * @param {HTMLElement} row
   * @param {Slot} slot
   * @param {Held} now
   */
  drawFigure(row, slot, now) {
    if (!row.classList.contains("big")) {
      row.textContent = now.words;
      return;
    }
    const between = inRange(1, 2).slice(1, -1).trim();
    const parts = new RegExp(`^(-?\\d+(?:\\s?(?:${between}|–)\\s?\\d+)?)\\s*(.*)$`).exec(now.words);
    const [, number, more] = parts ?? ["", now.words, ""];
    // `of 20 towns`, but `lands, out of the game`.
    const words = /^[,、]/.test(more) ? `${slot.title}${more}` : [more, slot.title].filter(Boolean).join(" ");
    row.replaceChildren(number, html("small", {}, words));
  }

  /**
   * @private
   * @param {HTMLElement} row
   * @param {Slot} slot
   * @param {Held} now
   * @param {number[] | null} later of each piece, how many only later lines tell
   */
  drawRow(row, slot, now, later) {
    if (now.pieces.length === 0) {
      row.replaceChildren(html("span", { class: "xs" }, now.words || say("page-none")));
      return;
    }
    row.replaceChildren(
      html("span", { class: this.pieces.known ? "sr" : "sm" }, now.words),
      ...now.pieces.flatMap((piece, i) => {
        const told = later ? later[i] : 0;
        return [this.pieces.inRow(piece, slot.shape, told > 0 ? "told" : "")];
      }),
    );
  }

  /** @param {number} index */
  show(index) {
    const moment = this.session.moments[index];
    this.cards.forEach((card, seat) => {
      const on = moment !== undefined && moment.player === seat;
      card.classList.toggle("on", on);
      const doing = card.querySelector(".doing");
      if (doing) doing.textContent = on && moment ? moment.phase_words : "";
    });
  }
}

/**
 * What can have been only so, shown with the whole record.
 * @param {Session} session
 * @param {boolean} whole
 */
export function showDeductions(session, whole) {
  const { deductions } = session.replay;
  const box = byId("deductions");
  box.hidden = !whole || deductions.length === 0;
  if (box.hidden) return;
  byId("deductions-list").replaceChildren(
    ...deductions.map((one) =>
      html(
        "li",
        {},
        one.text,
        " ",
        html("a", { href: session.addressOfLine(one.line) }, say("page-line", { line: one.line })),
      ),
    ),
  );
}
