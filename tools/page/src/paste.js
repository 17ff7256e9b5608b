// A text that was pasted: a record is opened; of anything else, such as a chat, each line is offered as the play that
// it may be. The lines are matched with the words of the answers, which the library has written.

import { button, byId, html, iconButton } from "./dom.js";
import { say } from "./language.js";
import { folded } from "./text.js";

/** @typedef {import("./app.js").App} App */

/** Longer texts are no chats. */
const mostLines = 2000;
const longestLine = 300;
/** Shorter words tell nothing. */
const shortest = 3;

/** @param {string} text */
const wordsOf = (text) => folded(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortest);

/** The lines of a text that may be plays: without times and names that chats put before them. @param {string} text */
export function linesOf(text) {
  return text.split(/\r?\n/).slice(0, mostLines).map((line) =>
    line.replace(/^\s*(\[[^\]]{4,40}\]\s*|\d{1,2}[./:]\d{2}\S*\s+)+(-\s*)?/, "").trim().slice(0, longestLine))
    .filter((line) => wordsOf(line).length > 0);
}

/**
 * How well some words are found in a line: each of them is there, or begins as one of it does; 0: not.
 * @param {string} words
 * @param {string[]} line
 */
function likeness(words, line) {
  const own = wordsOf(words);
  const found = own.filter((word) => line.some((other) => other === word || (word.startsWith(other) &&
    other.length >= shortest)));
  return own.length > 0 && found.length === own.length ? own.length : 0;
}

/**
 * The answer whose words are in a line; null: none, or more than one.
 * @param {AskedSlot} slot
 * @param {string[]} line
 */
function meantIn(slot, line) {
  const all = slot.options.map((option) => ({ option, like: likeness(option.words, line) }));
  const most = Math.max(0, ...all.map(({ like }) => like));
  const best = all.filter(({ like }) => like === most);
  const legal = best.filter(({ option }) => option.legal !== "no");
  const [meant, ...others] = legal.length > 0 ? legal : best;
  return most > 0 && others.length === 0 ? meant.option : null;
}

/** What a line may be. @typedef {{words: string, writes: Edit, legal: Legality}} Read */

/**
 * What a line says, as an answer to what is asked; null where it says nothing that fits.
 * @param {App} app
 * @param {string} text
 * @returns {Promise<Read | null>}
 */
async function readLine(app, text) {
  const { answer } = app;
  if (!answer) return null;
  const line = wordsOf(text);
  for (const form of answer.forms) {
    const slots = form.slots.filter(({ later, look }) => !later && look !== "text").map((slot) =>
      ({ slot, option: meantIn(slot, line) }));
    const known = slots.flatMap(({ slot, option }) => (option ? [[slot.id, option.value]] : []));
    if (known.length === 0) continue;
    if (known.length === 1 && slots.length === 1 && slots[0].option?.writes)
      return { words: slots[0].option.words, writes: slots[0].option.writes, legal: slots[0].option.legal };
    const sentence = await app.questions.sentence({ seat: form.seat, form: form.id, slots: Object.fromEntries(known),
      free: true }, {});
    if (sentence && !sentence.error && sentence.complete && sentence.writes)
      return { words: sentence.words, writes: sentence.writes, legal: sentence.legal };
  }
  const action = answer.actions.find(({ words, writes }) => writes && likeness(words, line) > 0);
  return action?.writes ? { words: action.words, writes: action.writes, legal: action.legal } : null;
}

export class Pasted {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** The line that was read last, in which text. */
    this.key = "";
    /** @type {Read | null} */
    this.read = null;
    this.reading = false;
  }

  /** @private @param {string[]} rest */
  keep(rest) {
    this.key = "";
    this.app.store.put({ lines: rest.length > 0 ? rest : undefined });
    this.app.draw();
  }

  /** Reads the next line, if there is one, and what is asked has changed. @private @param {string} line */
  async look(line) {
    const key = `${line}\n${this.app.answered}`;
    if (this.key === key || this.reading || !this.app.fresh || this.app.current) return;
    this.reading = true;
    this.key = key;
    this.read = null;
    try {
      this.read = await readLine(this.app, line);
    } catch {
      // It is offered as a note.
    }
    this.reading = false;
    this.app.draw();
  }

  /** Shows the next line above the question. */
  draw() {
    const { app } = this;
    const box = byId("pasted");
    const lines = app.store.record.lines ?? [];
    const [line] = lines;
    box.hidden = line === undefined || app.view !== "record" || !app.answer || app.composed !== null;
    if (box.hidden || line === undefined) {
      box.replaceChildren();
      return;
    }
    this.look(line);
    const rest = lines.slice(1);
    const { read } = this;
    const yes = read && button(say("screen-write-it"), () => {
      this.keep(rest);
      app.write(read.writes);
    }, read.legal === "no" ? "alt wrong" : "alt");
    const note = button(say("screen-as-note"), async () => {
      const answer = await app.questions.sentence({ seat: app.answer?.seat ?? null, form: "note", slots: { text: line },
        free: true }, {});
      if (!answer || answer.error || !answer.writes) return;
      this.keep(rest);
      app.write(answer.writes);
    }, "alt");
    const skip = button(say("screen-skip"), () => this.keep(rest), "alt");
    const stop = iconButton("x", say("screen-stop-lines"), () => this.keep([]));
    box.replaceChildren(html("p", {}, html("q", {}, line), " ", html("b", {}, read
      ? say("screen-read-as", { play: read.words }) : say("screen-not-read-as"))),
    html("div", { class: "row" }, yes, note, skip, stop));
  }
}
