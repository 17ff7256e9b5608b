// The record as text: an editor, with the verdict on what is written, and what was found.

import { byId, html } from "./dom.js";
import { diagnosticsOf, showFindings, toneOfAll } from "./findings.js";
import { language, say, verdictOf, whyOf } from "./language.js";
import { packedText } from "./packed.js";
import { requestOf } from "./questions.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./referee.js").Referee} Referee */

/** In this many ms a keystroke is followed by no other, as a rule. */
const pause = 500;

/** The editor's module. The policy of the page names its script by its hash. */
async function editorModule() {
  document.head.append(html("script", {}, await packedText("editor")));
  if (!window.elfrefEditor) throw new Error("the editor does not run");
  return window.elfrefEditor;
}

export class Typing {
  /**
   * @param {Store} store
   * @param {Referee} referee
   */
  constructor(store, referee) {
    this.store = store;
    this.referee = referee;
    /** What was last judged. @type {Judged[]} */
    this.reports = [];
    /** How often something has changed on which a verdict depends. */
    this.version = 0;
    /** The version that was last judged, and the one of which it is known how findings are mended. */
    this.judged = -1;
    this.thought = -1;
    this.judging = false;
    this.thinking = 0;
    this.shown = false;
    this.typed = 0;
    /** @type {(() => void)[]} */
    this.waiting = [];
    /** There once the text was shown. @type {import("./editor.js").Editor | null} */
    this.editor = null;
  }

  /** @private @param {string} text */
  wrote(text) {
    const now = performance.now();
    this.store.replace(text, now - this.typed < 2 * pause);
    this.typed = now;
    this.changed();
  }

  /** Opens the editor, or leaves it. @param {boolean} shown */
  show(shown) {
    clearTimeout(this.thinking);
    if (this.shown === shown) return;
    this.shown = shown;
    if (!shown) return;
    this.typed = 0;
    this.follow();
    this.editor?.view.requestMeasure();
    this.changed();
  }

  /** The editor has the text that the store has. @private */
  follow() {
    if (this.editor && this.editor.text.toString() !== this.store.text) this.editor.open(this.store.text);
  }

  /** Another record, another language, or another edition. */
  renewed() {
    this.editor?.speak();
    this.follow();
    if (this.shown) this.changed();
  }

  /** Puts another text in place of what is written. @param {string} text */
  write(text) {
    if (this.editor) this.editor.replace(text);
    else this.wrote(text);
  }

  /** Something has changed: it is judged again, and once more if it changes meanwhile. @private */
  changed() {
    ++this.version;
    clearTimeout(this.thinking);
    if (!this.judging) this.judge();
  }

  /** Resolves when all that was written is judged. @returns {Promise<void>} */
  settled() {
    return !this.shown || (this.judged === this.version && !this.judging) ? Promise.resolve()
      : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** @private */
  async madeEditor() {
    const { Editor } = await editorModule();
    return new Editor(byId("editor"), this.store.text, { say, changed: (text) => this.wrote(text),
      ask: (ask, text, at) => this.assist(ask, text, at) });
  }

  /** @private */
  async judge() {
    this.judging = true;
    while (this.judged !== this.version) {
      const now = this.version;
      try {
        this.editor ??= await this.madeEditor();
        const answer = await this.referee.ask(requestOf(this.store, "check"));
        if (now === this.version) this.tell(answer);
      } catch (error) {
        if (now === this.version) this.fail(error);
      }
      this.judged = now;
    }
    this.judging = false;
    for (const one of this.waiting.splice(0)) one();
    this.thinking = setTimeout(() => this.think(), pause);
  }

  /** Finds out how findings are mended, when nothing is typed. @private */
  async think() {
    const now = this.version;
    if (!this.shown || this.thought === now) return;
    if (!this.reports.some(({ findings }) => findings.some(({ severity }) => severity !== "note"))) return;
    try {
      const answer = await this.referee.think(requestOf(this.store, "check", { suggest: true }));
      if (now !== this.version) return;
      this.thought = now;
      this.tell(answer);
    } catch {
      // Without: what was found is shown already.
    }
  }

  /** @private @param {string} answer a line a record */
  tell(answer) {
    const all = /** @type {(Judged | Complaint)[]} */ (answer.trim().split("\n").map((line) => JSON.parse(line)));
    this.reports = all.flatMap((one) => (one.complaint === undefined ? [one] : []));
    const complaints = all.flatMap((one) => (one.complaint === undefined ? [] : [one.complaint]));
    const { editor } = this;
    if (!editor) return;
    const empty = editor.text.toString().trim() === "";
    if (empty) this.reports = [];
    const { reports } = this;
    const mend = (/** @type {import("./findings.js").Change[]} */ changes) => editor.edit(changes);
    showFindings(editor.text, reports, { mend, go: (from, to) => editor.select(from, to) });
    editor.show(diagnosticsOf(editor.text, reports, mend));
    const verdict = byId("judged");
    verdict.className = `judged ${complaints.length > 0 ? "warn" : empty ? "" : toneOfAll(reports)}`;
    verdict.replaceChildren(...(empty ? [say("screen-empty")] : [
      ...reports.flatMap((report, i) =>
        [i > 0 ? "; " : "", html("b", {}, verdictOf(report)), ` ${report.in_words}`]),
      ...complaints,
    ]));
  }

  /** @private @param {unknown} error */
  fail(error) {
    const verdict = byId("judged");
    verdict.className = "judged bad";
    verdict.textContent = say("screen-no-answer", { why: whyOf(error) });
  }

  /** What the library says of a place of a text; null where it says nothing.
   * @private @param {string} ask @param {string} text @param {number} at */
  async assist(ask, text, at) {
    try {
      const { before, answer } = JSON.parse(await this.referee.ask(requestOf(this.store, ask, { record: text,
        at: String(at) })));
      return answer && { ...inLanguage(answer), from: answer.from + before, to: answer.to + before };
    } catch {
      return null;
    }
  }
}

/**
 * An answer without what is said in English alone: what keys mean, which the schemas say.
 * @param {any} answer
 */
function inLanguage(answer) {
  if (language() === "en" || answer.words === undefined) return answer;
  return { ...answer, words: answer.words.map((/** @type {ExpectedWord} */ word) => ({ ...word, means: null })) };
}
