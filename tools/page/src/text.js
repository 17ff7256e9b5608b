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
  let at = 0;
  for (const letter of words) {
    if (--column < 1) break;
    at += letter.length;
  }
  return Math.min(to, from + at);
}

/**
 * The bytes before an offset.
 * @param {Text} text
 * @param {number} offset
 */
export function bytesBefore(text, offset) {
  return new TextEncoder().encode(text.sliceString(0, offset)).length;
}

/**
 * The offset behind so many bytes of a text.
 * @param {Text} text
 * @param {number} bytes
 */
export function offsetOfByte(text, bytes) {
  const all = new TextEncoder().encode(text.toString());
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(all.subarray(0, bytes)).length;
}
