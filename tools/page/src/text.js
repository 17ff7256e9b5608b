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

/** The first letter of those that stand for bytes, and the one among them that a script of HTML may not hold. */
const [first, leftOut] = [0x28, 0x3c];

/**
 * Bytes from letters: five of 85 for four bytes, behind a digit that says how many of the last ones are none.
 * @param {string} text
 */
export function bytesOf(text) {
  const bytes = new Uint8Array(((text.length - 1) / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let from = 1, to = 0; from < text.length; to += 4) {
    let four = 0;
    for (const end = from + 5; from < end; ++from) {
      const letter = text.charCodeAt(from);
      four = four * 85 + letter - first - (letter > leftOut ? 1 : 0);
    }
    view.setUint32(to, four);
  }
  return bytes.subarray(0, bytes.length - Number(text[0]));
}

/** What gzip packed. @param {string} letters that stand for its bytes */
export async function unpacked(letters) {
  const stream = new Blob([bytesOf(letters)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What bytesOf() reads. @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const missing = (4 - (bytes.length % 4)) % 4;
  const whole = new Uint8Array(bytes.length + missing);
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  const letters = [String(missing)];
  for (let at = 0; at < whole.length; at += 4) {
    let four = view.getUint32(at);
    const five = [0, 0, 0, 0, 0];
    for (let i = 4; i >= 0; --i) {
      const letter = first + (four % 85);
      five[i] = letter + (letter >= leftOut ? 1 : 0);
      four = Math.floor(four / 85);
    }
    letters.push(String.fromCharCode(...five));
  }
  return letters.join("");
}
