// Places of a text: the library counts lines and characters, an editor counts what JavaScript counts.

/** @typedef {import("@codemirror/state").Text} Text */

/**
 * The offset of a place of a text.
 * @param {Text} text
 * @param {number} line from 1
 * @param {number} column in characters, from 1
 */
export function offsetOf(text, line, column) {
  const { from, to, text: words } = text.line(Math.max(1, Math.min(line, text.lines)));
  const before = [...words].slice(0, column - 1).join("");
  return Math.min(to, from + before.length);
}

/** A text as it is compared: without accents, in small letters. @param {string} text */
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A title without the brackets at its end, which say who made a game, and when. @param {string} title */
export const shortly = (title) => title.replace(/\s*[(（][^(（]*[)）]$/, "");
