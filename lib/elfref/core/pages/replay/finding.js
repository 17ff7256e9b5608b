// What is said of a play: what was found, with its rule and what would have been legal; else what it did and cost.

import { html, sign, byId } from "./dom.js";
import { toneOf } from "./data.js";
import { inList, say, verdictOf } from "./say.js";

/** @typedef {import("./data.js").Session} Session */
/** @typedef {import("./pieces.js").Pieces} Pieces */

const mostLegal = 8; // that are listed at once

/**
 * The word for a finding.
 * @param {Finding} finding
 */
export function wordOf(finding) {
  if (finding.ruling === "void") return say("page-ruled-void");
  const bad = finding.moment === null ? "page-error" : "page-breach"; // of no play: of the text, or of what it claims
  const id = { bad, warn: "page-not-certain", note: "page-note", ruled: "page-ruled", calm: "" }[toneOf(finding)];
  return id && say(id);
}

/** @param {Citation} cite */
export function printed(cite) {
  const page = String(cite.page ?? "");
  const where = [
    cite.section === null ? "" : say("page-section", { section: cite.section }),
    /^\d/.test(page) ? say("page-page", { page }) : page,
  ].filter(Boolean).join(", ");
  return `${cite.title}${where ? `, ${where}` : ""}`;
}

/**
 * @param {string} title
 * @param {(Node | string)[]} items
 * @param {string} [kind]
 */
function listed(title, items, kind = "") {
  if (items.length === 0) return null;
  return html(
    "div",
    { class: kind },
    html("h3", {}, title),
    html("ul", {}, ...items.map((item) => (item instanceof HTMLLIElement ? item : html("li", {}, item)))),
  );
}

export class FindingCard {
  /**
   * @param {Session} session
   * @param {Pieces} pieces
   */
  constructor(session, pieces) {
    this.session = session;
    this.pieces = pieces;
    this.box = byId("finding");
    /** Whether what changed is unfolded; null: nobody said. @type {boolean | null} */
    this.unfolded = null;
  }

  /**
   * @param {number} index
   * @param {boolean} whole what it changed as the whole record tells
   */
  show(index, whole) {
    const moment = this.session.moments[index];
    this.box.className = "card find";
    this.box.hidden = false;
    if (!moment) this.box.replaceChildren(...this.atStart());
    else if (moment.findings.length === 0) this.box.replaceChildren(...this.calm(moment, index, whole));
    else {
      const findings = moment.findings.map((number) => this.session.replay.findings[number]);
      this.box.classList.add(this.session.tones[index]);
      if (moment.ruling === "stands") this.box.classList.add("stands");
      this.box.replaceChildren(...findings.flatMap((finding, i) => this.finding(finding, i === 0 ? moment : null)));
    }
    this.box.append(...this.noted(moment ? index : null));
    requestAnimationFrame(() => (this.box.scrollTop = 0));
  }

  /** Shows all that was found, where there is no play to show it at. */
  showAll() {
    const { findings } = this.session.replay;
    this.box.className = "card find";
    this.box.replaceChildren(...findings.flatMap((finding) => this.finding(finding, null)));
    this.box.hidden = findings.length === 0;
  }

  /**
   * @private
   * @param {Tone} tone
   * @param {string} word
   * @param {string} right
   */
  head(tone, word, right) {
    return html(
      "header",
      { class: tone },
      tone !== "calm" && sign(tone),
      html("h2", {}, word),
      right && html("span", { class: "mono" }, right),
    );
  }

  /**
   * What somebody noted behind a play, or before all.
   * @private
   * @param {number | null} index
   */
  noted(index) {
    const notes = this.session.replay.notes.filter((note) => note.moment === index);
    if (notes.length === 0) return [];
    const link = (/** @type {number} */ line) =>
      html("a", { class: "mut", href: this.session.addressOfLine(line) }, say("page-line", { line }));
    return [
      html(
        "div",
        { class: "in" },
        ...notes.map(({ text, line }) => html("blockquote", { class: "quote" }, text, " ", link(line))),
      ),
    ];
  }

  /** @private */
  atStart() {
    const { replay } = this.session;
    return [
      this.head("calm", say("page-before-first-play"), ""),
      html(
        "div",
        { class: "in" },
        html(
          "p",
          { class: "lead" },
          say("page-verdict", { verdict: verdictOf(replay), words: replay.verdict_words }),
        ),
        listed(say("page-depends-on"), replay.depends_on),
        replay.rulebook && html("p", { class: "mut sm" }, replay.rulebook),
      ),
    ];
  }

  /**
   * @private
   * @param {Moment} moment
   * @param {number} index
   * @param {boolean} whole
   */
  calm(moment, index, whole) {
    const said = say(moment.gap ? "page-unrecorded" : "page-nothing-to-object");
    const word = moment.ruling && !moment.gap ? this.ruling(moment) : said;
    return [
      this.head(moment.ruling ? "ruled" : "calm", word, ""),
      html("div", { class: "in" }, ...this.reasons(moment), this.changes(index, whole)),
    ];
  }

  /**
   * What lies elsewhere since a play.
   * @private
   * @param {number} index
   * @param {boolean} whole
   */
  changes(index, whole) {
    const { replay, moments, stops } = this.session;
    const changes = (whole ? moments[index].whole : null) ?? moments[index].changes;
    const changed = replay.slots.flatMap((slot) => {
      const before = this.session.held(slot.id, index - 1, whole).words;
      const now = changes[slot.id]?.words ?? before;
      if (now === before) return [];
      return [
        html(
          "li",
          {},
          html("b", {}, this.session.nameOf(slot)),
          ": ",
          before && html("span", { class: "mut" }, `${before} → `),
          now || say("page-nothing"),
        ),
      ];
    });
    if (changed.length === 0) return null;
    const summary = html("summary", {}, say("page-changed"));
    // The card of a session of which nothing was found is a low one, where it has no tab of its own.
    const open = this.unfolded ?? (stops.length > 0 || matchMedia("(max-width:999px)").matches);
    const box = html("details", { class: "chg", open }, summary, html("ul", {}, ...changed));
    summary.onclick = () => (this.unfolded = !box.open);
    return box;
  }

  /**
   * @private
   * @param {{ruling: string | null}} of
   */
  ruling(of) {
    return say(of.ruling === "void" ? "page-table-ruled-void" : "page-table-ruled-stands");
  }

  /**
   * @private
   * @param {Moment} moment
   */
  reasons(moment) {
    return [
      moment.bill && this.bill(moment.bill, moment.because.length === 0),
      moment.because.length > 0 &&
        html("ul", { class: "because" }, ...moment.because.map((line) => html("li", {}, line))),
    ].filter((part) => part instanceof Node);
  }

  /**
   * @private
   * @param {Finding} finding
   * @param {Moment | null} moment where the finding is the first of it
   */
  finding(finding, moment) {
    const because = finding.because.length > 0 ? finding.because : (moment?.because ?? []);
    // The reasons may propose it already.
    const proposes = (/** @type {string} */ line) => finding.did_you_mean.every((name) => line.includes(name));
    const meant = because.some(proposes) ? [] : finding.did_you_mean;
    // What leads to the same place is what people look for.
    const same = (/** @type {Choice} */ choice) => (moment?.places.includes(choice.place ?? "") ? 0 : 1);
    const legal = [...(moment?.legal ?? [])].sort((a, b) => same(a) - same(b));
    const two = [
      this.legal(legal),
      listed(
        say("page-printed-at"),
        finding.cites.map((cite) =>
          html("li", {}, printed(cite), cite.remark && html("span", { class: "mut" }, ` (${cite.remark})`)),
        ),
        "ci",
      ),
    ].filter((part) => part instanceof Node);
    return [
      this.head(toneOf(finding), wordOf(finding), finding.rule),
      html(
        "div",
        { class: "in" },
        html("p", { class: "lead" }, finding.message),
        moment && moment.bill && this.bill(moment.bill, because.length === 0),
        because.length > 0 && html("ul", { class: "because" }, ...because.map((line) => html("li", {}, line))),
        legal.length === 0 && finding.advice && html("p", { class: "advice" }, finding.advice),
        meant.length > 0 && html("p", {}, say("page-did-you-mean", { names: inList("comma", meant) })),
        two.length > 0 && html("div", { class: "two" }, ...two),
        this.links(finding, moment),
        finding.option &&
          html(
            "p",
            { class: "sm" },
            `${say("page-depends-on-option")} `,
            html("code", {}, [finding.option, ...(finding.other_options ?? [])].join(", ")),
          ),
        html(
          "p",
          { class: "sm ruling" },
          finding.ruling
            ? this.ruling(finding)
            : html(
                "span",
                { class: "mut" },
                toneOf(finding) === "bad" && finding.moment !== null ? say("page-no-ruling") : "",
              ),
        ),
      ),
    ];
  }

  /**
   * What was legal; of much, the rest can be unfolded.
   * @private
   * @param {Choice[]} legal
   */
  legal(legal) {
    const items = legal.map(({ words, certain }) =>
      html(
        "li",
        { class: certain ? "" : "unsure" },
        words,
        certain ? "" : html("span", { class: "mut" }, ` ${say("page-perhaps")}`),
      ),
    );
    const more = items.splice(items.length > mostLegal + 1 ? mostLegal : items.length);
    const box = listed(say("page-legal-here"), items, "lg");
    if (more.length > 0)
      box?.append(
        html(
          "details",
          {},
          html("summary", {}, say("page-and-more", { number: more.length })),
          html("ul", {}, ...more),
        ),
      );
    return box;
  }

  /**
   * The other lines that a finding is about.
   * @private
   * @param {Finding} finding
   * @param {Moment | null} moment where it is shown
   */
  links(finding, moment) {
    const own = moment || finding.moment !== null ? [] : [{ line: finding.line, words: say("page-stands-here") }];
    const lines = finding.related.map((other) => ({ line: other.line, words: other.message }));
    const from = finding.follows_from;
    lines.unshift(...own);
    if (from) lines.push({ line: from.line, words: say("page-follows-from") });
    if (lines.length === 0) return null;
    return html(
      "ul",
      { class: "rel" },
      ...lines.map(({ line, words }) =>
        html(
          "li",
          {},
          `${words}: `,
          html("a", { href: this.session.addressOfLine(line) }, say("page-line", { line })),
        ),
      ),
    );
  }

  /**
   * What was due and what was paid, what is missing in its place.
   * @private
   * @param {Bill} bill
   * @param {boolean} explained also in words
   */
  bill(bill, explained) {
    const cards = (/** @type {Piece[]} */ pieces, /** @type {number} */ missing) => {
      const single = pieces.flatMap((piece) =>
        Array.from({ length: Math.max(1, piece.count ?? 1) }, () => ({ ...piece, count: 1, most: 1 })),
      );
      const paid = bill.paid.flatMap((piece) => Array.from({ length: piece.count ?? 1 }, () => piece.kind));
      const absent = single.map((piece) => {
        const at = paid.indexOf(piece.kind);
        if (at >= 0) paid.splice(at, 1);
        return at < 0;
      });
      let left = missing;
      const gone = single.map((_, i) => absent[i] && left-- > 0);
      for (let i = single.length - 1; i >= 0 && left > 0; --i) if (!gone[i]) [gone[i], left] = [true, left - 1];
      if (!this.pieces.known) return [];
      return single.map((piece, i) => this.pieces.icon(piece, "card", gone[i] ? "miss" : ""));
    };
    const row = (/** @type {string} */ name, /** @type {Piece[]} */ pieces, /** @type {number} */ missing) =>
      pieces.length === 0 && pieces === bill.due
        ? []
        : [
            html("dt", {}, name),
            html(
              "dd",
              {},
              html("span", { class: this.pieces.known ? "sr" : "" }, this.pieces.allWords(pieces)),
              ...cards(pieces, missing),
              pieces.length === 0 && this.pieces.known && html("span", { class: "mut" }, say("page-nothing")),
              missing > 0 && html("span", { class: "few" }, say("page-missing", { number: missing })),
            ),
          ];
    return html(
      "div",
      { class: "bill" },
      html(
        "dl",
        {},
        ...row(say("page-due"), bill.due, bill.missing),
        ...row(say("page-paid"), bill.paid, 0),
      ),
      explained && bill.price && html("p", { class: "sm mut" }, bill.price),
    );
  }
}

/**
 * All that was found, with links.
 * @param {Session} session
 */
export function showFindings(session) {
  const { replay } = session;
  byId("findings-list").replaceChildren(
    ...replay.findings.map((finding) => {
      const tone = toneOf(finding);
      const address = finding.moment === null ? session.addressOfLine(finding.line) : session.address(finding.moment);
      return html(
        "li",
        { class: tone },
        sign(tone),
        html("a", { href: address }, finding.message),
        html(
          "span",
          { class: "mut sm" },
          ` ${say("page-line", { line: finding.line })}, `,
          html("span", { class: "mono" }, finding.rule),
        ),
      );
    }),
  );
  byId("verdict").textContent = say("page-verdict", { verdict: verdictOf(replay), words: replay.verdict_words });
  byId("depends-on").replaceChildren(...replay.depends_on.map((words) => html("li", {}, words)));
  byId("remarks").replaceChildren(...replay.remarks.map((words) => html("li", {}, words)));
}

/**
 * How many were found of each sort, each a link to the first.
 * @param {Session} session
 */
export function showChips(session) {
  const { replay, stops, tones } = session;
  const isBreach = replay.findings.some((one) => one.severity === "error" && one.moment !== null);
  /** @type {{[tone: string]: (findings: number) => string}} */
  const names = {
    bad: (findings) => (isBreach ? say("page-breaches", { findings }) : say("page-errors", { findings })),
    warn: () => say("page-is-not-certain"),
    ruled: () => say("page-is-ruled"),
  };
  byId("chips").replaceChildren(
    ...Object.entries(names).flatMap(([name, wordFor]) => {
      const tone = /** @type {Tone} */ (name);
      const found = replay.findings.filter((finding) => toneOf(finding) === tone);
      const plays = stops.filter(
        (index) => tones[index] === tone || (tone === "ruled" && session.moments[index].ruling),
      );
      const count = tone === "ruled" ? plays.length : found.length;
      if (count === 0) return [];
      const address = plays.length > 0 ? session.address(plays[0]) : session.addressOfLine(found[0].line);
      return [
        html(
          "a",
          { class: `chip ${tone}`, href: address },
          sign(tone),
          `${count} `,
          html("b", {}, wordFor(count)),
        ),
      ];
    }),
  );
}
