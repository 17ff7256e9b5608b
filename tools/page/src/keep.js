// Records as this browser keeps them. What cannot be kept is held as long as the page is open, and the page says so.

const prefix = "elfref/record/";
const lastKey = "elfref/last";
const languageKey = "elfref/language";
const namesKey = "elfref/players";
const countKey = "elfref/player-count";

/** What is kept under a key; null: nothing. @param {string} key */
function valueOf(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice; where nothing is kept, it is made again the next time. @param {string} key @param {string} value */
function setValue(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It counts as long as the page is open.
  }
}

/** @param {any} all @returns {Entry[]} */
const entriesOf = (all) => (Array.isArray(all) ? all.filter(({ from, old, text }) =>
  Number.isInteger(from) && typeof old === "string" && typeof text === "string") : []);

/** @param {string} text @returns {Kept | null} */
function read(text) {
  try {
    const kept = JSON.parse(text);
    const { id, name, text: words, edition = "", beside = {}, changed = 0, level, told, pending, lines } = kept;
    if (typeof id !== "string" || typeof name !== "string" || typeof words !== "string") return null;
    return { id, name, text: words, edition: String(edition), beside, changed: Number(changed), level, told,
      pending, lines, done: entriesOf(kept.done), undone: entriesOf(kept.undone) };
  } catch {
    return null;
  }
}

/** Why nothing can be kept, as a message of the page. @typedef {"screen-no-room" | "screen-keeps-nothing"} Trouble */

export class Keep {
  /** @param {(trouble: Trouble | null) => void} tell is told what cannot be kept, and with null that all is */
  constructor(tell) {
    this.tell = tell;
    /** What could not be written, by id. @type {Map<string, Kept>} */
    this.held = new Map();
  }

  /**
   * Keeps a record. False: only as long as the page is open.
   * @param {Kept} record
   */
  put(record) {
    const kept = { ...record, changed: Date.now() };
    try {
      localStorage.setItem(prefix + record.id, JSON.stringify(kept));
      localStorage.setItem(lastKey, record.id);
      this.held.delete(record.id);
      this.tell(null);
      return true;
    } catch (error) {
      this.held.set(record.id, kept);
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      this.tell(full ? "screen-no-room" : "screen-keeps-nothing");
      return false;
    }
  }

  /** @param {string} id @returns {Kept | null} */
  get(id) {
    return this.held.get(id) ?? read(valueOf(prefix + id) ?? "");
  }

  /** All of them, the newest first. @returns {Kept[]} */
  all() {
    /** @type {Kept[]} */
    const all = [...this.held.values()];
    try {
      for (let i = 0; i < localStorage.length; ++i) {
        const key = localStorage.key(i) ?? "";
        const kept = key.startsWith(prefix) ? read(localStorage.getItem(key) ?? "") : null;
        if (kept && !this.held.has(kept.id)) all.push(kept);
      }
    } catch {
      // What is held is all there is.
    }
    return all.sort((a, b) => b.changed - a.changed);
  }

  /** The one that was open last. */
  last() {
    return this.get(valueOf(lastKey) ?? "");
  }

  /** @param {string} id */
  remove(id) {
    this.held.delete(id);
    try {
      localStorage.removeItem(prefix + id);
    } catch {
      // Nothing was kept.
    }
  }

  /** The language that was chosen; null: none. */
  get language() {
    return valueOf(languageKey);
  }

  /** @param {string | null} tag */
  set language(tag) {
    setValue(languageKey, tag ?? "");
  }

  /** Players of earlier sessions, the last ones first. @returns {string[]} */
  get players() {
    try {
      const names = JSON.parse(valueOf(namesKey) ?? "[]");
      return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
    } catch {
      return [];
    }
  }

  /** @param {string[]} names */
  set players(names) {
    setValue(namesKey, JSON.stringify(names));
  }

  /** How many played the last time. */
  get lastCount() {
    return Number(valueOf(countKey) ?? 0);
  }

  /** @param {number} count */
  set lastCount(count) {
    setValue(countKey, String(count));
  }

  /** Whether the browser keeps anything, and says so before a user relies on it. */
  tryRoom() {
    try {
      localStorage.setItem(`${lastKey}?`, "");
      localStorage.removeItem(`${lastKey}?`);
    } catch {
      this.tell("screen-keeps-nothing");
    }
  }

  /**
   * Tells when another window of this browser has changed a record.
   * @param {(record: Kept) => void} act
   */
  listen(act) {
    addEventListener("storage", ({ key, newValue }) => {
      const kept = key?.startsWith(prefix) ? read(newValue ?? "") : null;
      if (kept) act(kept);
    });
  }
}

/** An id that no other record has. */
export const newId = () => `${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 32).toString(36)}`;
