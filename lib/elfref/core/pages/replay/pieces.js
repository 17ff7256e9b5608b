// Pieces: what kind they are, whose, and what is known of them. Drawn around the point 0 0, for pictures and for rows.

import { svg, html } from "./dom.js";
import { inList, say } from "./say.js";

/**
 * A player's own sign, as the `d` of a path: so that colour alone tells nothing.
 * @param {number} seat
 */
export function signOfSeat(seat) {
  const signs = [
    "M0-4a4 4 0 1 1-.01 0z",
    "M-4-4h8v8h-8z",
    "M0-5l5 9h-10z",
    "M0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z",
    "M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z",
    "M-5-2h10v4h-10z",
  ];
  return signs[seat % signs.length];
}

/** @param {string} colour @param {...Node} drawn */
const badgeOf = (colour, ...drawn) =>
  svg("svg", { class: `bi ${colour}`, viewBox: "-20 -20 40 40", "aria-hidden": "true" }, ...drawn);

/**
 * A disc in the colour of a player, with letters of the name.
 * @param {string} colour
 * @param {string} mark
 */
export function disc(colour, mark) {
  return badgeOf(colour, svg("circle", { class: "disc", r: 16 }), svg("text", { class: "mk", y: 6 }, mark));
}

/** What is drawn with: the kinds of pieces, and the players whose they are. */
export class Pieces {
  /**
   * @param {Pick<Replay, "picture" | "players">} replay
   * @param {string} prefix of the ids of its symbols
   */
  constructor(replay, prefix) {
    /** @type {{[id: string]: Kind}} */
    this.kinds = replay.picture ? replay.picture.kinds : {};
    /** Without a picture nobody knows how kinds look: words stand for them. */
    this.known = Object.keys(this.kinds).length > 0;
    this.players = replay.players;
    this.prefix = prefix;
  }

  /** The pictograms, once, to be used by their ids. */
  symbols() {
    const all = svg("svg", { width: 0, height: 0, class: "defs", "aria-hidden": "true" });
    for (const [id, kind] of Object.entries(this.kinds)) {
      const symbol = svg("symbol", { id: this.symbolOf(id), viewBox: "0 0 24 24" });
      symbol.innerHTML = kind.symbol; // written by the library
      all.append(symbol);
    }
    return all;
  }

  /** @param {string} kind */
  symbolOf(kind) {
    return `k-${this.prefix}${kind}`;
  }

  /** @param {string} kind */
  shapeOf(kind) {
    return this.kinds[kind]?.shape ?? "card";
  }

  /** @param {number | null | undefined} seat */
  colourOf(seat) {
    return seat === null || seat === undefined ? "p-none" : (this.players[seat]?.colour ?? "p-none");
  }

  /** The kind that players stand on the picture with, if any. */
  figure() {
    return Object.keys(this.kinds).find((id) => this.shapeOf(id) === "figure");
  }

  /**
   * The figure of a player, else a disc in the player's colour, with letters of the name.
   * @param {number} seat
   */
  badge(seat) {
    const kind = this.figure();
    if (!kind) return disc(this.colourOf(seat), this.players[seat]?.mark ?? "");
    return badgeOf("", this.shape({ kind, owner: seat }));
  }

  /**
   * `2 cards`.
   * @param {Piece} piece
   */
  words(piece) {
    const least = piece.count ?? 1;
    const most = piece.most ?? least;
    const kind = this.kinds[piece.kind];
    const name = kind ? (most === 1 ? kind.name : kind.plural) : piece.kind;
    return say("page-pieces", { number: [least, most], kind: name });
  }

  /**
   * Several kinds in words.
   * @param {Piece[]} pieces
   */
  allWords(pieces) {
    return inList("comma", pieces.map((piece) => this.words(piece))) || say("page-nothing");
  }

  /**
   * @param {string} kind
   * @param {number} size
   * @param {{[name: string]: string | number}} [more]
   */
  pictogram(kind, size, more = {}) {
    if (!this.kinds[kind]) return svg("text", { class: "q", y: 6 }, "?");
    return svg("use", {
      href: `#${this.symbolOf(kind)}`,
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      ...more,
    });
  }

  /**
   * One piece of those that are alike.
   * @param {Piece} piece
   * @param {string} [shape] on which it is drawn
   * @returns {SVGGElement}
   */
  shape(piece, shape = this.shapeOf(piece.kind)) {
    const state = piece.state ?? "open";
    const group = svg("g", { class: `pc ${piece.drawn ? "drawn" : shape} ${state} ${this.colourOf(piece.owner)}` });
    if (piece.drawn) group.innerHTML = piece.drawn; // written by the library
    else if (state === "unknown")
      group.append(this.ground(shape === "card" ? "card" : "token"), svg("text", { class: "q", y: 6 }, "?"));
    else if (state === "down") group.append(this.ground("down"), this.pictogram(piece.kind, 24));
    else if (shape === "figure")
      group.append(this.pictogram(piece.kind, 31, { class: "pf" }), ...this.mark(piece.owner));
    else if (shape === "stone") group.append(this.ground(shape), this.pictogram(piece.kind, 11, { y: -4 }));
    else if (shape === "bare")
      group.append(this.pictogram(piece.kind, 32, { class: piece.owner === undefined ? "" : "pf" }));
    else group.append(this.ground(shape), this.pictogram(piece.kind, shape === "card" ? 19 : 25));
    return group;
  }

  /**
   * What a pictogram is drawn on.
   * @param {string} shape
   */
  ground(shape) {
    if (shape === "card") return svg("rect", { class: "gr", x: -12, y: -16.5, width: 24, height: 33, rx: 4 });
    if (shape === "down") return svg("rect", { class: "gr", x: -15.5, y: -15.5, width: 31, height: 31, rx: 5 });
    if (shape === "stone") return svg("path", { class: "gr", d: "M0-16L14 9H-14z" });
    return svg("circle", { class: "gr", r: 17 });
  }

  /**
   * Whose a figure is: letters, and the sign that stands for several of them where they would be too small to read.
   * @param {number | undefined} seat
   */
  mark(seat) {
    const letters = seat === undefined ? "" : (this.players[seat]?.mark ?? "");
    const count = [...letters].length;
    const text = svg("text", { class: `mk n${count}`, x: -4, y: [7, 7, 5, 3][count] ?? 3 }, letters);
    if (seat === undefined || count < 2) return [text];
    return [text, svg("path", { class: "ms", d: signOfSeat(seat), transform: "translate(-4 -1) scale(1.4)" })];
  }

  /**
   * How many there are, where that is not one.
   * @param {Piece} piece
   */
  number(piece) {
    const least = piece.count ?? 1;
    const most = piece.most ?? least;
    return least !== most ? `× ${least}–${most}` : least > 1 ? `× ${least}` : "";
  }

  /**
   * What is known of a piece, for who reads the page back.
   * @param {Piece} piece
   */
  facts(piece) {
    const least = piece.count ?? 1;
    return {
      "data-kind": piece.kind,
      "data-state": piece.state ?? "open",
      "data-count": least,
      "data-most": piece.most ?? least,
      "data-owner": piece.owner,
    };
  }

  /**
   * How many of those that are alike are drawn; of more than a few, one and their number.
   * @param {Piece} piece
   */
  apart(piece) {
    const least = piece.count ?? 1;
    return piece.state !== "unknown" && least === (piece.most ?? least) && least <= 3 ? Math.max(1, least) : 1;
  }

  /**
   * Pieces that are alike, on a picture.
   * @param {Piece} piece
   * @param {Point[]} points as many as are drawn
   * @param {string} [shape] on which they are drawn
   */
  onPicture(piece, points, shape) {
    const [x, y] = points[0];
    const number = points.length > 1 ? "" : this.number(piece);
    const all = points.map((at) =>
      svg(
        "g",
        { transform: `translate(${at[0] - x} ${at[1] - y})` },
        svg(
          "g",
          { class: piece.drawn ? "" : "grow" },
          this.shape(piece, shape),
          number && svg("text", { class: "many", x: 10, y: 20 }, number),
        ),
      ),
    );
    return svg("g", { class: "at", transform: `translate(${x} ${y})`, ...this.facts(piece) }, ...all);
  }

  /**
   * Pieces that are alike, in a row of text.
   * @param {Piece} piece
   * @param {string} [shape] on which they are drawn
   * @param {string} [more] classes of each
   */
  inRow(piece, shape, more = "") {
    const drawn = this.known ? this.apart(piece) : 0;
    const all = html("span", { class: "pcs", ...this.facts(piece) });
    for (let i = 0; i < drawn; ++i) all.append(this.icon(piece, shape, more));
    if (drawn === 1 && this.number(piece)) all.append(html("span", { class: "xs" }, this.number(piece)));
    return all;
  }

  /**
   * One piece as a picture in a text.
   * @param {Piece} piece
   * @param {string} [shape]
   * @param {string} [more]
   */
  icon(piece, shape = this.shapeOf(piece.kind), more = "") {
    const card = shape === "card" && piece.state !== "down";
    return svg(
      "svg",
      {
        class: `it ${card ? "cd" : ""} ${more}`,
        viewBox: card ? "-13.5 -18 27 36" : "-20 -20 40 40",
        "aria-hidden": "true",
      },
      this.shape(piece, shape),
    );
  }
}
