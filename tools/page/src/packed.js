// Parts of the page that the first screen can do without: packed by gzip, and written in letters of seven bits.

/** What no script of HTML holds as it is, or what somebody may change on the way: among them ends of lines, and `<`. */
const awkward = [...Array(14).keys(), 0x3c];

/**
 * Bytes from letters, after the number of bytes and a space. A letter has the next seven bits. One of two bytes has
 * seven bits that are awkward, and the seven after them: so no letter takes more than a byte for seven bits.
 * @param {string} letters
 */
export function bytesOf(letters) {
  const bytes = new Uint8Array(Number.parseInt(letters, 10));
  let [held, bits, to] = [0, 0, 0];
  const take = (/** @type {number} */ seven) => {
    held = (held << 7) | seven;
    bits += 7;
    if (bits < 8) return;
    bits -= 8;
    bytes[to++] = held >> bits;
  };
  for (let at = letters.indexOf(" ") + 1; at < letters.length; ++at) {
    const letter = letters.charCodeAt(at);
    if (letter > 127) take(awkward[(letter >> 7) - 1]);
    take(letter & 127);
  }
  return bytes;
}

/** What bytesOf() reads. @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const sevens = [];
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      sevens.push((held >> bits) & 127);
    }
  }
  if (bits > 0) sevens.push((held << (7 - bits)) & 127);
  const letters = [`${bytes.length} `];
  for (let at = 0; at < sevens.length; ++at) {
    const which = awkward.indexOf(sevens[at]);
    letters.push(String.fromCharCode(which < 0 ? sevens[at] : 128 * (which + 1) + (sevens[++at] ?? 0)));
  }
  return letters.join("");
}

/** What gzip packed. @param {string} letters that stand for its bytes */
export async function unpacked(letters) {
  const stream = new Blob([bytesOf(letters)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A part of the page, as it is packed. @param {"referee" | "editor" | "examples" | "notices"} name */
export const packed = (name) => document.getElementById(`packed-${name}`)?.textContent ?? "";

/** The text of a part of the page. @param {"editor" | "examples" | "notices"} name */
export const packedText = async (name) => new TextDecoder().decode(await unpacked(packed(name)));
