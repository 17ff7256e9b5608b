// Pictograms of answers: those of the board's kinds, which come with the picture, and those that every game may use.

import { byId, html, icon } from "./dom.js";
import { say } from "./language.js";
import { Pieces } from "../../../lib/elfref/core/pages/replay/pieces.js";

export { disc } from "../../../lib/elfref/core/pages/replay/pieces.js";

/** Those of the page itself: the general ones of the library, and those of what a round consists of. */
const general = ["pass", "stop", "unknown", "none", "hidden", "caravan", "round", "end", "note", "deal", "draw",
  "choose", "plan", "travel", "keep", "summon", "discard", "capture", "battle"];

export class Pictos {
  constructor() {
    this.pieces = new Pieces({ picture: null, players: [] }, "now");
  }

  /**
   * Sets what is known of a board, and whose pieces there are.
   * @param {Picture | null} picture
   * @param {Player[]} players
   */
  set(picture, players) {
    this.pieces = new Pieces({ picture, players }, "now");
    byId("symbols").replaceChildren(this.pieces.symbols());
  }

  /**
   * A pictogram; null where there is none for that id.
   * @param {string | null} picto
   * @returns {SVGSVGElement | null}
   */
  drawn(picto) {
    if (picto === null) return null;
    if (this.pieces.kinds[picto]) return this.pieces.icon({ kind: picto });
    return general.includes(picto) ? icon(picto) : null;
  }

  /**
   * Pieces in a row, by the pictogram of their kind: what is drawn for the picture is too large.
   * @param {Piece} piece
   */
  inRow(piece) {
    return this.pieces.inRow({ ...piece, drawn: undefined });
  }

  /** A small card. @private @param {string | null} picto */
  card(picto) {
    if (picto !== null && this.pieces.kinds[picto]) return this.pieces.icon({ kind: picto }, "card");
    return this.drawn(picto) ?? html("span", { class: "any" }, "?");
  }

  /** The name of a kind; the id where it is none. @param {string | null} picto */
  nameOf(picto) {
    return picto === null ? say("screen-any-card") : (this.pieces.kinds[picto]?.name ?? picto);
  }

  /** A price as small cards. @param {Price[]} price */
  price(price) {
    const attributes = { class: "price", "aria-hidden": "true" };
    return html("span", attributes, ...price.map(({ picto, n }) => html("span", { class: "pcs" },
      this.card(picto), n > 1 && html("small", {}, `× ${n}`))));
  }

  /** A price in words: `dragon × 2`. @param {Price[]} price */
  priceWords(price) {
    return price.map(({ picto, n }) => (n > 1 ? `${this.nameOf(picto)} × ${n}` : this.nameOf(picto))).join(", ");
  }

  /**
   * The figure of a player, with letters of the name.
   * @param {number} seat
   */
  figure(seat) {
    return this.pieces.badge(seat);
  }
}

/** `4–6`, or `4`. @param {number} least @param {number} most */
export const between = (least, most) => (least === most ? String(least) : `${least}–${most}`);
