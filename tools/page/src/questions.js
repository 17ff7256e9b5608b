// What the recorder asks the library. The record goes with every question; where several are asked of the same thing,
// the newest answer alone counts.

import { language } from "./language.js";

/** @typedef {import("./referee.js").Referee} Referee */
/** @typedef {import("./store.js").Store} Store */
/** A play that is changed, or before which one is put; else the end.
 * @typedef {{at?: number, insert?: boolean}} Place */

/**
 * A question about the record.
 * @param {Store} store
 * @param {string} ask
 * @param {{[key: string]: any}} [more]
 * @returns {import("./referee.js").Request}
 */
export function requestOf({ record: { name, edition, beside, text } }, ask, more = {}) {
  return { ask, lang: language(), name, edition: edition || undefined, beside, record: text, ...more };
}

/**
 * The play that is asked about, as a request names it.
 * @param {Place} place
 */
const placed = ({ at, insert }) =>
  ({ at: at === undefined ? undefined : String(at), insert: insert && at !== undefined });

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
    if (answer.complaint !== undefined) throw new Error(answer.complaint);
    return answer;
  }

  /**
   * The answer to a question about the record.
   * @private
   * @param {string} ask
   * @param {{[key: string]: any}} more
   * @param {boolean} [slow]
   */
  answerOf(ask, more, slow) {
    return this.answer(ask, requestOf(this.store, ask, more), slow);
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
   * @param {Place} place
   * @param {boolean} board whether the picture is asked for too
   * @returns {Promise<NextAnswer | TapError | null>}
   */
  next(place, board) {
    return this.answerOf("next", { ...placed(place), level: this.store.record.level, board });
  }

  /**
   * A play that is partly chosen.
   * @param {{seat: number | null, form: string, slots: Values, free: boolean}} choices
   * @param {Place} place
   * @returns {Promise<SentenceAnswer | TapError | null>}
   */
  sentence(choices, place) {
    return this.answerOf("sentence", { ...placed(place), choices: JSON.stringify(choices) });
  }

  /** The list of plays in words. @returns {Promise<PlaysAnswer | TapError | null>} */
  plays() {
    return this.answerOf("plays", {}, true);
  }

  /** No answer counts that was asked for before. */
  forget() {
    this.newest.clear();
  }
}
