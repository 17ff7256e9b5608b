// Where a record can go on: behind a key that ends it, in the list that ends it, and on a new line of each list and map
// that is still open there. Only lines, dashes and brackets are looked at, never a word.

/**
 * A way to go on: what comes behind `keep` letters of the text before the words, and what closes them again; `keys`
 * stand in that map already, which is an `item` of a list.
 * @typedef {{keep: number, before: string, after: string, keys?: string[], item?: boolean}} Point
 */

/** The columns of the dashes of a line, and of what stands behind them. @param {string} line */
function columnsOf(line) {
  /** @type {{dashes: number[], key: number}} */
  const columns = { dashes: [], key: 0 };
  for (let at = line.search(/\S|$/); ; at += 2) {
    if (line[at] === "-" && (line[at + 1] === " " || at + 1 === line.length)) columns.dashes.push(at);
    else {
      columns.key = Math.min(at, line.length);
      return columns;
    }
  }
}

/** Whether a line says nothing. @param {string} line */
const isBlank = (line) => /^\s*(#.*)?$/.test(line);

/** The lines that begin within no bracket; of the others nothing. @param {string[]} lines */
function outsideBrackets(lines) {
  let depth = 0;
  return lines.map((line) => {
    const shown = depth === 0 ? line : "";
    const bare = line.replace(/"[^"]*"|(^|\s)#.*/g, "");
    depth = Math.max(0, depth + bare.split(/[[{]/).length - bare.split(/[\]}]/).length);
    return shown;
  });
}

/**
 * The keys of the map that the last of some lines is in, which begin in a column.
 * @param {string[]} lines
 * @param {number} column
 */
function mapOf(lines, column) {
  /** @type {string[]} */
  const keys = [];
  for (const line of [...lines].reverse()) {
    if (isBlank(line)) continue;
    const { dashes, key } = columnsOf(line);
    if (/^(---|\.\.\.)/.test(line) || (dashes[0] ?? key) < column - 2 || key < column) break;
    if (key !== column) continue;
    keys.push(/^[^:]*/.exec(line.slice(key))?.[0].trim() ?? "");
    if (dashes.length > 0) return { keys, item: true }; // the map begins with this line
  }
  return { keys, item: false };
}

/** A text without what says nothing at its end. @param {string} text */
export function endOf(text) {
  const lines = text.split("\n");
  while (lines.length > 0 && isBlank(lines[lines.length - 1])) lines.pop();
  return lines.join("\n").replace(/\s+$/, "").length;
}

/**
 * The ways to go on, from the innermost outwards.
 * @param {string} text
 * @returns {Point[]}
 */
export function pointsOf(text) {
  const keep = endOf(text);
  if (keep === 0) return [{ keep: 0, before: "", after: "\n" }];
  const lines = text.slice(0, keep).split("\n");
  const last = lines[lines.length - 1];
  /** @type {Point[]} */
  const points = [];
  const closing = /[\]}]+$/.exec(last);
  if (/\s#/.test(last)) {
    // Nothing goes on behind a remark.
  } else if (closing) {
    // Within the innermost list: behind what stands there, or as the first.
    const inner = keep - closing[0].length;
    const opened = /[[{]$/.test(text.slice(0, inner));
    points.push({ keep: inner, before: opened ? "" : ", ", after: `${closing[0]}\n` });
  }
  if (/:$/.test(last.replace(/\s#.*/, ""))) {
    const { key } = columnsOf(last);
    if (/:$/.test(last)) points.push({ keep, before: " ", after: "\n" });
    points.push({ keep, before: `\n${" ".repeat(key)}- `, after: "\n" });
    points.push({ keep, before: `\n${" ".repeat(key + 2)}`, after: "\n" });
  }
  // Lists and maps that are open: each begins further left than the one within it, or a list below its key.
  let left = Infinity;
  const outside = outsideBrackets(lines);
  const open = (/** @type {number} */ column, /** @type {number} */ depth, /** @type {string} */ mark) => {
    if (depth >= left) return;
    left = depth;
    const before = `\n${" ".repeat(column)}${mark}`;
    const map = mark === "" ? mapOf(outside, column) : {};
    if (!points.some((point) => point.before === before)) points.push({ keep, before, after: "\n", ...map });
  };
  for (const line of [...outside].reverse()) {
    if (isBlank(line)) continue;
    const { dashes, key } = columnsOf(line);
    if (/^[^[\]{}]*:(\s|$)/.test(line.slice(key))) open(key, key, "");
    for (const dash of dashes.reverse()) open(dash, dash + 0.5, "- ");
    if (left === 0) break;
  }
  return points;
}

/**
 * The text with words written at a point.
 * @param {string} text
 * @param {Point} point
 * @param {string} words
 */
export function written(text, { keep, before, after }, words) {
  return text.slice(0, keep) + before + words.trimEnd() + after;
}

/**
 * A text without the keys and dashes at its end behind which nothing stands yet: they leave it unreadable.
 * @param {string} text
 */
export function withoutBegun(text) {
  const lines = text.slice(0, endOf(text)).split("\n");
  while (lines.length > 0 && (isBlank(lines[lines.length - 1]) || /^[^#[\]{}]*[:-]$/.test(lines[lines.length - 1])))
    lines.pop();
  return `${lines.join("\n")}\n`;
}
