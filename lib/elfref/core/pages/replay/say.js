// What the page itself says, in the language that its texts are in.

import { words } from "./words.js";

/** @type {(message: import("./words.js").Argument) => string} */
let speak = () => "";

/**
 * Sets the texts; before that, the page says nothing.
 * @param {PageTexts} given
 */
export function setTexts({ language, texts, english }) {
  speak = words(language, texts, english);
}

/**
 * Texts of the data are finished.
 * @param {import("./words.js").Argument} value
 */
const finished = (value) => (typeof value === "string" ? { text: value } : value);

/**
 * The text with an id.
 * @param {string} id
 * @param {import("./words.js").Arguments} [given]  its arguments by name; null: left out
 */
export function say(id, given = {}) {
  return speak({ id, ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, finished(value)])) });
}

/**
 * `a, b`, or `a; b`.
 * @param {"comma" | "semicolon"} joint
 * @param {string[]} items
 */
export function inList(joint, items) {
  return speak({ [joint]: items.map(finished) });
}

/**
 * `2 to 4`.
 * @param {number} min
 * @param {number} max
 */
export function inRange(min, max) {
  return speak([min, max]);
}

/**
 * A verdict in words.
 * @param {{verdict: string}} of  a session, or a report
 */
export function verdictOf({ verdict }) {
  /** @type {{[verdict: string]: string}} */
  const ids = {
    legal: "verdict-legal",
    possible: "verdict-possible",
    illegal: "verdict-illegal",
    unreadable: "verdict-unreadable",
  };
  return say(ids[verdict]);
}
