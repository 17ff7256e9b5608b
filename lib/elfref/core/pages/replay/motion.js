// Motion: a piece goes along its ways. Nobody waits for it: whatever comes next ends it.

import { svg } from "./dom.js";

/** What is on its way, and how to end it. @type {Set<() => void>} */
const moving = new Set();

/** Whether the reader asks for no motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Puts all that moves where it belongs, at once. */
export function endMotion() {
  for (const end of [...moving]) end();
}

/**
 * Where a group is put.
 * @param {SVGGElement} group
 * @returns {Point}
 */
export function arrange(group) {
  const [x, y] = (group.getAttribute("transform") ?? "")
    .replace(/[^-\d. ]/g, "")
    .trim()
    .split(/\s+/)
    .map(Number);
  return [x || 0, y || 0];
}

/**
 * The ways of a move as lines, each in the direction in which it is gone.
 * @param {Move} move
 * @param {Picture} picture
 */
function linesOf(move, picture) {
  let place = move.from;
  return move.ways.flatMap((id) => {
    const way = picture.ways[id];
    if (!way) return [];
    const back = way.ends[1] === place;
    place = way.ends[back ? 0 : 1];
    const line = svg("path", { d: way.path });
    return [{ line, back, length: line.getTotalLength() }];
  });
}

/**
 * Moves a piece along its ways: 300 ms, 150 ms more for each way after the first, at most 900.
 * @param {SVGGElement} piece
 * @param {{move: Move, from: Point, to: Point}} course
 * @param {Picture} picture
 */
export function glide(piece, { move, from, to }, picture) {
  const lines = linesOf(move, picture);
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const start = picture.places[move.from]?.at;
  const end = picture.places[move.to]?.at;
  const lasts = Math.min(900, 300 + 150 * Math.max(0, lines.length - 1));
  const begun = performance.now();
  let frame = 0;
  const put = (/** @type {number} */ x, /** @type {number} */ y) =>
    piece.setAttribute("transform", `translate(${x} ${y})`);
  const finish = () => {
    cancelAnimationFrame(frame);
    moving.delete(finish);
    put(to[0], to[1]);
  };
  const along = (/** @type {number} */ share) => {
    let rest = share * length;
    for (const { line, back, length: own } of lines) {
      if (rest <= own) return line.getPointAtLength(back ? own - rest : rest);
      rest -= own;
    }
    return null;
  };
  const step = () => {
    const time = Math.min(1, (performance.now() - begun) / lasts);
    if (time >= 1) return finish();
    const share = 1 - (1 - time) ** 3;
    const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * share;
    const at = start && end ? along(share) : null;
    if (at && start && end)
      put(at.x + mix(from[0] - start[0], to[0] - end[0]), at.y + mix(from[1] - start[1], to[1] - end[1]));
    else put(mix(from[0], to[0]), mix(from[1], to[1]));
    frame = requestAnimationFrame(step);
  };
  moving.add(finish);
  put(from[0], from[1]);
  step();
}
