// The list of plays in words: a line a play, under the heading of its round. The page that records has the same list.

import { html, sign, byId } from "./dom.js";
import { ScrolledList } from "./lists.js";
import { say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */
/** @typedef {import("./pieces.js").Pieces} Pieces */

const heading = 28; // px that the heading of a round covers

/**
 * What a line of the list says: its number, whose play it is, the words, and a sign of what was found.
 * @param {{number: number | null, figure: Element | null, words: string, tone: Tone}} play
 */
export function inLine({ number, figure, words, tone }) {
  return [
    html("span", { class: "no" }, number === null ? "" : String(number)),
    figure ?? html("span"),
    html("span", { class: "words" }, words),
    tone === "calm" ? null : sign(tone),
  ];
}

/**
 * The lines of plays, with a heading where another round begins.
 * @template P
 * @param {P[]} plays
 * @param {(play: P) => string} headingOf "": none
 * @param {(play: P) => Node[]} linesOf
 */
export function underHeadings(plays, headingOf, linesOf) {
  let last = "";
  return plays.flatMap((play) => {
    const words = headingOf(play);
    const begins = words !== "" && words !== last;
    last = words;
    return [...(begins ? [html("li", { class: "rh" }, html("h3", {}, words))] : []), ...linesOf(play)];
  });
}

/**
 * Lets arrow keys run along a list: `lineAt` tells which line is so many lines away, and does what a line is for.
 * @param {HTMLElement} list
 * @param {(away: number) => HTMLElement | null | undefined} lineAt
 */
export function runAlong(list, lineAt) {
  /** @type {{[key: string]: number}} */
  const away = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
  list.onkeydown = (event) => {
    if (!(event.key in away) || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    lineAt(away[event.key])?.focus({ preventScroll: true });
  };
}

export class PlayList {
  /**
   * @param {Session} session
   * @param {Pieces} pieces
   * @param {(away: number) => void} step goes so many plays away
   */
  constructor(session, pieces, step) {
    this.session = session;
    this.list = byId("plays");
    this.view = new ScrolledList(this.list, (plays) => say("page-plays-between", { plays }), heading);
    this.index = -1;
    /** What the play in hand contradicts. @type {HTMLLIElement[]} */
    this.beside = [];
    /** @type {HTMLLIElement[]} */
    this.lines = session.moments.map((moment, index) => this.line(moment, index, pieces));
    this.list.replaceChildren(
      ...underHeadings(
        this.lines.map((_, index) => index),
        (index) => (session.moments[index].round > 0 ? say("page-round", { round: session.moments[index].round }) : ""),
        (index) => [this.lines[index]],
      ),
    );
    runAlong(this.list, (away) => {
      step(away);
      return this.linkAt(Math.max(0, this.index));
    });
    this.linkAt(0)?.setAttribute("tabindex", "0");
  }

  /**
   * @private
   * @param {Moment} moment
   * @param {number} index
   * @param {Pieces} pieces
   */
  line(moment, index, pieces) {
    const { number, player, words, gap } = moment;
    const tone = moment.ruling === "void" ? "ruled" : this.session.tones[index];
    const link = html(
      "a",
      { class: gap ? "line gap" : "line", href: this.session.address(index), tabindex: -1 },
      ...inLine({ number, figure: player === null ? null : pieces.badge(player), words, tone }),
    );
    return html("li", { class: `lp ${tone}` }, link);
  }

  /**
   * @private
   * @param {number} index
   * @returns {HTMLElement | null | undefined}
   */
  linkAt(index) {
    return /** @type {HTMLElement | null | undefined} */ (this.lines[index]?.firstElementChild);
  }

  /**
   * Marks a play; what it contradicts is seen with it, whatever lies between.
   * @param {number} index
   */
  show(index) {
    const before = this.lines[Math.max(0, this.index)];
    before?.classList.remove("on");
    before?.removeAttribute("aria-current");
    this.linkAt(Math.max(0, this.index))?.setAttribute("tabindex", "-1");
    this.index = index;
    const now = this.lines[Math.max(0, index)];
    this.linkAt(Math.max(0, index))?.setAttribute("tabindex", "0");
    if (now && index >= 0) {
      now.classList.add("on");
      now.setAttribute("aria-current", "step");
    }
    const others = new Set(this.session.linesBeside(index).map((line) => this.session.ofLine(line)));
    for (const one of this.beside) one.classList.remove("rel");
    this.beside = [...others].flatMap((one) => (one === undefined || one === index ? [] : [this.lines[one]]));
    for (const one of this.beside) one.classList.add("rel");
    if (now) this.view.show(now, this.beside);
  }
}
