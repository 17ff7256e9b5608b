// The record that is open, and how it came to be: every change is an edit that can be undone, also after a reload.

/** @typedef {import("./keep.js").Keep} Keep */

/** How much of the past is kept. */
const mostEntries = 2000;
const mostLetters = 400_000;

/**
 * A text with a change made.
 * @param {string} text
 * @param {Edit} edit
 */
const edited = (text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to);

/**
 * What makes one text of another, as little as possible at one place; null where they are the same.
 * @param {string} before
 * @param {string} after
 * @returns {Entry | null}
 */
export function differenceOf(before, after) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) ++from;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) ++same;
  return { from, old: before.slice(from, before.length - same), text: after.slice(from, after.length - same) };
}

/** The last entries: those that are kept. @param {Entry[]} entries */
function recent(entries) {
  let letters = 0;
  let first = entries.length;
  while (first > 0 && entries.length - first < mostEntries) {
    letters += entries[first - 1].old.length + entries[first - 1].text.length;
    if (letters > mostLetters) break;
    --first;
  }
  return first === 0 ? entries : entries.slice(first);
}

export class Store {
  /**
   * @param {Keep} keep
   * @param {Kept} record
   */
  constructor(keep, record) {
    this.keep = keep;
    this.record = record;
  }

  get text() {
    return this.record.text;
  }

  /** @private */
  get done() {
    return this.record.done ?? [];
  }

  /** @private */
  get undone() {
    return this.record.undone ?? [];
  }

  get canUndo() {
    return this.done.length > 0;
  }

  get canRedo() {
    return this.undone.length > 0;
  }

  /** Changes something of the record that is not a play: it cannot be undone. @param {Partial<Kept>} part */
  put(part) {
    this.record = { ...this.record, ...part };
    this.keep.put(this.record);
  }

  /** @param {Edit} edit */
  write({ from, to, text }) {
    this.add({ from, old: this.text.slice(from, to), text });
  }

  /**
   * Puts another text in place of the record's. What is typed without a pause is one change.
   * @param {string} text
   * @param {boolean} [typed] whether it goes on with what was typed before
   */
  replace(text, typed = false) {
    const last = this.done.at(-1);
    if (typed && last?.typed) {
      const before = edited(this.text, { from: last.from, to: last.from + last.text.length, text: last.old });
      const whole = differenceOf(before, text);
      this.put({ text, done: [...this.done.slice(0, -1), ...(whole ? [{ ...whole, typed }] : [])], undone: [] });
      return;
    }
    const entry = differenceOf(this.text, text);
    if (entry) this.add(typed ? { ...entry, typed } : entry);
  }

  /** @private @param {Entry} entry */
  add(entry) {
    this.change(entry, recent([...this.done, entry]), []);
  }

  /** Takes the last change back. */
  undo() {
    const entry = this.done.at(-1);
    if (!entry) return;
    const { from, old, text } = entry;
    this.change({ from, old: text, text: old }, this.done.slice(0, -1), [...this.undone, entry]);
  }

  /** Makes the change again that was taken back last. */
  redo() {
    const entry = this.undone.at(-1);
    if (entry) this.change(entry, [...this.done, entry], this.undone.slice(0, -1));
  }

  /**
   * Changes the text.
   * @private
   * @param {Entry} entry
   * @param {Entry[]} done what can be undone after it
   * @param {Entry[]} undone what can be done again after it
   */
  change({ from, old, text }, done, undone) {
    this.put({ text: edited(this.text, { from, to: from + old.length, text }), done, undone, pending: null });
  }
}
