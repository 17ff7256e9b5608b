// An address as a code that cameras read.

import { correction, generate } from "lean-qr/nano";

/**
 * The squares of the code of a text, row by row, true where dark; null where it is too long.
 * @param {string} text
 * @param {number} longest Longer ones make codes whose squares a camera cannot tell apart.
 * @returns {boolean[][] | null}
 */
export function squaresOf(text, longest) {
  if (text.length > longest) return null;
  const code = generate(text, { minCorrectionLevel: correction.L });
  return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_one, x) => code.get(x, y)));
}
