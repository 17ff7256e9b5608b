// What the recorder asks the library. The record goes with every question; where several are asked of the same thing,
// the newest answer alone counts.

import { language } from "./language.js";

/** @typedef {import("./referee.js").Referee} Referee */
/** @typedef {import("./store.js").Store} Store */

/** The library's complaint about a request. */
export class Complained extends Error {}

export class Questions {
  /**
   * @param {Referee} referee
   * @param {Store} store
   */
  constructor(referee, store) {
    this.referee = referee;
    this.store = store;
    /** The newest question of each kind. @type {Map<string, number>} */
    this.newest = new Map();
    this.asked = 0;
    /** How many questions wait for an answer. */
    this.pending = 0;
  }

  /** @private @param {string} ask @param {{[key: string]: any}} more */
  request(ask, more) {
    const { name, edition, beside, text } = this.store.record;
    return { ask, lang: language(), name, edition: edition || undefined, beside, record: text, ...more };
  }

  /**
   * The answer; null where a newer question of the kind was asked meanwhile.
   * @private
   * @param {string} ask
   * @param {{ask: string, [key: string]: any}} request
   * @param {boolean} [slow] whether it may take long
   */
  async answer(ask, request, slow = false) {
    const number = ++this.asked;
    this.newest.set(ask, number);
    ++this.pending;
    const text = await (slow ? this.referee.think(request) : this.referee.ask(request)).finally(() => --this.pending);
    if (this.newest.get(ask) !== number) return null;
    const answer = JSON.parse(text);
    if (answer.complaint !== undefined) throw new Complained(answer.complaint);
    return answer;
  }

  /** What start sheets need. @returns {Promise<{games: Sheet[]} | null>} */
  begin() {
    return this.answer("begin", { ask: "begin", lang: language() });
  }

  /** The text of a new record. @param {SheetChoices} choices @returns {Promise<{text: string, error?: undefined} |
   *   TapError | null>} */
  make(choices) {
    return this.answer("make", { ask: "begin", lang: language(), choices: JSON.stringify(choices) });
  }

  /**
   * All that is on the screen, at the end or at a play.
   * @param {{at?: number, insert?: boolean}} place
   * @param {boolean} board whether the picture is asked for too
   * @returns {Promise<NextAnswer | TapError | null>}
   */
  next({ at, insert }, board) {
    const { level } = this.store.record;
    return this.answer("next", this.request("next", { at: at === undefined ? undefined : String(at), insert: insert &&
      at !== undefined, level, board }));
  }

  /**
   * A play that is partly chosen.
   * @param {{seat: number | null, form: string, slots: Values, free: boolean}} choices
   * @param {{at?: number, insert?: boolean}} place
   * @returns {Promise<SentenceAnswer | TapError | null>}
   */
  sentence(choices, { at, insert }) {
    return this.answer("sentence", this.request("sentence", { at: at === undefined ? undefined : String(at),
      insert: insert && at !== undefined, choices: JSON.stringify(choices) }));
  }

  /** The list of plays in words. @returns {Promise<PlaysAnswer | TapError | null>} */
  plays() {
    return this.answer("plays", this.request("plays", {}), true);
  }

  /** No answer counts that was asked for before. */
  forget() {
    this.newest.clear();
  }
}
