// The record's text: each play in it a link, what was found underlined, and the line of the play in hand marked.

import { html, byId } from "./dom.js";
import { toneOf } from "./data.js";
import { ScrolledList } from "./lists.js";
import { say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */
/**
 * From one column to before another, in one line.
 * @typedef {{from: number, to: number, moment?: number, tone?: Tone, related?: boolean}} Stretch
 */

export class RecordText {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.first = session.replay.text.first_line;
    this.list = byId("lines");
    this.view = new ScrolledList(this.list, (lines) => say("page-lines-between", { lines }));
    /** @type {HTMLElement[]} */
    this.marked = [];
    /** @type {Map<number, Stretch[]>} */
    this.stretches = new Map();
    this.collect();
    this.lines = session.replay.text.lines.map((line, i) => this.line(line, this.first + i));
    this.list.replaceChildren(...this.lines);
    this.list.onclick = (event) => this.clicked(event);
  }

  /**
   * @private
   * @param {number} line
   * @param {Stretch} stretch
   */
  add(line, stretch) {
    const all = this.stretches.get(line);
    if (all) all.push(stretch);
    else this.stretches.set(line, [stretch]);
  }

  /** @private */
  collect() {
    this.session.moments.forEach((moment, index) => {
      for (let line = moment.line; line <= moment.end_line; ++line)
        this.add(line, {
          from: line === moment.line ? moment.column : 1,
          to: line === moment.end_line ? moment.end_column : Infinity,
          moment: index,
        });
    });
    for (const finding of this.session.replay.findings) {
      this.add(finding.line, {
        from: finding.column,
        to: Math.max(finding.end_column, finding.column + 1),
        tone: toneOf(finding),
      });
      for (const other of finding.related)
        this.add(other.line, { from: other.column, to: other.end_column, related: true });
    }
  }

  /**
   * A line, cut where a play or a finding begins or ends.
   * @private
   * @param {string} text
   * @param {number} number
   */
  line(text, number) {
    const letters = [...text];
    const indent = letters.findIndex((letter) => letter !== " ");
    const item = html("li", { value: number, id: `L${number}`, style: `--i:${Math.max(0, indent)}` });
    const own = this.stretches.get(number) ?? [];
    const start = Math.max(0, indent);
    const inside = (/** @type {number} */ x) => Math.max(start, Math.min(letters.length, x - 1));
    const cuts = [...new Set([start, letters.length, ...own.flatMap(({ from, to }) => [inside(from), inside(to)])])];
    cuts.sort((a, b) => a - b);
    const whole = html("span", { class: "tx" });
    for (let i = 0; i + 1 < cuts.length; ++i) {
      const here = own.filter(({ from, to }) => inside(from) <= cuts[i] && inside(to) >= cuts[i + 1]);
      whole.append(this.part(letters.slice(cuts[i], cuts[i + 1]).join(""), here));
    }
    if (letters.length === 0) whole.append("\u00a0");
    const { branch } = this.session.replay;
    if (branch?.changes.some((change) => change.line <= number && number < change.line + change.new.length))
      item.classList.add("anew");
    const tone = ["bad", "warn", "ruled"].find((one) => own.some((stretch) => stretch.tone === one));
    if (tone) item.classList.add("found", tone);
    const link = {
      class: "no",
      href: this.session.addressOfLine(number),
      tabindex: -1,
      "aria-label": say("page-line", { line: number }),
    };
    item.append(html("a", link, String(number)), whole);
    return item;
  }

  /**
   * @private
   * @param {string} text
   * @param {Stretch[]} here
   */
  part(text, here) {
    const size = (/** @type {Stretch} */ stretch) => stretch.to - stretch.from;
    const plays = here.filter((stretch) => stretch.moment !== undefined).sort((a, b) => size(a) - size(b));
    const tone = here.find((stretch) => stretch.tone)?.tone;
    const words = tone
      ? html("mark", { class: tone }, text)
      : here.some((stretch) => stretch.related)
        ? html("u", {}, text)
        : text;
    if (plays.length === 0) return /^\s*#/.test(text) ? html("i", {}, words) : words;
    const index = /** @type {number} */ (plays[0].moment);
    return html("a", { href: this.session.address(index), "data-moment": index, tabindex: -1 }, words);
  }

  /**
   * A line that has plays is a link to the first of them, also beside the words.
   * @private
   * @param {MouseEvent} event
   */
  clicked(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("a") || getSelection()?.toString()) return;
    const item = target.closest("li");
    if (item && this.session.ofLine(item.value) !== undefined) location.hash = this.session.addressOfLine(item.value);
  }

  /**
   * @private
   * @param {HTMLElement | undefined | null} element
   * @param {...string} classes
   */
  mark(element, ...classes) {
    if (!element) return;
    element.classList.add(...classes);
    this.marked.push(element);
  }

  /**
   * @private
   * @param {number} line
   */
  item(line) {
    return /** @type {HTMLElement | undefined} */ (this.lines[line - this.first]);
  }

  /** @private */
  unmark() {
    for (const element of this.marked) {
      element.classList.remove("on", "struck", "rel");
      element.removeAttribute("aria-current");
      if (element instanceof HTMLAnchorElement) element.tabIndex = -1;
    }
    this.marked = [];
  }

  /** @param {number} index */
  show(index) {
    this.unmark();
    const moment = this.session.moments[index];
    byId("record-line").textContent = moment ? say("page-line", { line: moment.line }) : "";
    if (!moment) return this.goTo(this.first);
    for (let line = moment.line; line <= moment.end_line; ++line)
      this.mark(this.item(line), "on", ...(moment.ruling === "void" ? ["struck"] : []));
    this.item(moment.line)?.setAttribute("aria-current", "step");
    for (const link of this.list.querySelectorAll(`[data-moment="${index}"]`)) {
      this.mark(/** @type {HTMLElement} */ (link), "on");
      link.setAttribute("tabindex", "0");
    }
    const beside = this.session.linesBeside(index);
    for (const line of beside) this.mark(this.item(line), "rel");
    this.goTo(moment.line, beside);
  }

  /**
   * Marks a line of which no play is known, and shows it.
   * @param {number} line
   */
  showLine(line) {
    this.unmark();
    this.mark(this.item(line), "on");
    byId("record-line").textContent = say("page-line", { line });
    this.goTo(line);
  }

  /**
   * Shows a line with others, whatever lies between.
   * @private
   * @param {number} line
   * @param {number[]} [beside]
   */
  goTo(line, beside = []) {
    const [item, ...others] = [line, ...beside].flatMap((one) => this.item(one) ?? []);
    if (item) this.view.show(item, others);
  }
}
