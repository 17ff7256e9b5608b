// A text in which what repeats is written once: the data of the page would be more than twice as long.

/**
 * The whole text. What the lines mean, packed_text.h of the library says.
 * @param {string} packed
 */
export function unpacked(packed) {
  const [size, ...lines] = packed.split("\n");
  const number = (/** @type {string} */ digits) => Number.parseInt(digits, 36);
  const bytes = new Uint8Array(number(size));
  const encoder = new TextEncoder();
  let end = 0;
  for (const line of lines) {
    const [back, length] = line.split(" ", 2);
    const from = end - number(back);
    bytes.copyWithin(end, from, from + number(length));
    end += number(length);
    end += encoder.encodeInto(line.slice(back.length + length.length + 2), bytes.subarray(end)).written;
  }
  return new TextDecoder().decode(bytes);
}
