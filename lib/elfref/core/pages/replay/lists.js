// Lists that scroll within themselves: which of their lines is seen, and what between two of them is folded.

import { html, byId } from "./dom.js";

const least = 6; // lines that are folded: of fewer nobody is spared anything
const roomy = 200; // px of a list that has room for more than the lines that belong together

/**
 * Scrolls a list so that a line is seen, a little above the middle; with another one, if there is room for both. On a
 * phone the lower part of a list may lie behind the buttons, or below the screen.
 * @param {HTMLElement} list
 * @param {HTMLElement} line
 * @param {HTMLElement[]} others
 * @param {number} above what covers the first line that is seen, in pixels
 */
function bringIntoView(list, line, others, above) {
  const box = list.getBoundingClientRect();
  const controls = byId("controls");
  const floor = getComputedStyle(controls).position === "fixed" ? controls.getBoundingClientRect().top : innerHeight;
  let top = Math.max(box.top, byId("tabs").getBoundingClientRect().bottom) + above;
  let room = Math.min(box.bottom, floor) - top;
  if (room < line.offsetHeight) [top, room] = [box.top, box.height]; // it is seen once the page is scrolled
  list.style.paddingBottom = `${Math.max(0, box.bottom - top - room)}px`; // for the last lines to come up so far
  let at = line.offsetTop - 0.45 * room;
  for (const all of [[line], [line, ...others]]) {
    const first = Math.min(...all.map((one) => one.offsetTop));
    const end = Math.max(...all.map((one) => one.offsetTop + one.offsetHeight));
    if (end - first <= room) at = Math.min(first, Math.max(at, end - room));
  }
  list.scrollTop = at - (top - box.top);
}

/** @param {HTMLElement} list */
function unfold(list) {
  for (const folded of list.querySelectorAll(":scope>.fold")) folded.remove();
  for (const line of list.querySelectorAll(":scope>[hidden]")) line.removeAttribute("hidden");
}

/**
 * Folds what lies between lines that belong together, where there is room all but what is next to them; a button
 * unfolds it. What was folded before is there again.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} lines in their order
 * @param {(number: number) => string} words what is folded, in words
 */
function fold(list, lines, words) {
  unfold(list);
  if (lines.length < 2) return;
  const tight = list.clientHeight < roomy || matchMedia("(max-width:999px)").matches;
  lines.forEach((line, i) => {
    if (i === 0) return;
    const all = [...list.children];
    const between = all.slice(all.indexOf(lines[i - 1]) + 1, all.indexOf(line));
    const folded = tight ? between : between.slice(1, -1);
    if (folded.length < least) return;
    for (const one of folded) one.setAttribute("hidden", "");
    const button = html("button", { type: "button" }, words(folded.filter((one) => !one.matches(".rh")).length));
    button.onclick = () => unfold(list);
    folded[folded.length - 1].after(html("li", { class: "fold" }, button));
  });
}

/** A list that shows a line together with the lines that belong to it, whatever lies between. */
export class ScrolledList {
  /**
   * @param {HTMLElement} list
   * @param {(number: number) => string} folded what lies between, in words
   * @param {number} [above] what covers the first line that is seen, in pixels
   */
  constructor(list, folded, above = 0) {
    this.list = list;
    this.folded = folded;
    this.above = above;
    this.frame = 0;
    /** The line that is shown, and those beside it. @type {HTMLElement[]} */
    this.shown = [];
  }

  /**
   * Shows a line with others.
   * @param {HTMLElement} line
   * @param {HTMLElement[]} others
   */
  show(line, others) {
    this.shown = [...new Set([line, ...others])];
    const isBefore = (/** @type {Node} */ one, /** @type {Node} */ other) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    fold(this.list, this.shown.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)), this.folded);
    this.scroll();
  }

  /** Shows the line in hand, when all else is drawn: to measure before would have everything laid out twice. */
  scroll() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const [line, ...others] = this.shown;
      if (line && this.list.offsetParent) bringIntoView(this.list, line, others, this.above);
    });
  }
}
