// Which texts are records: never a whole language, because most YAML is something else.
"use strict";

const linesLooked = 200;

/** Keys of records, as they may be written in another language, by their names in English. */
const keys = new Map([["игра", "game"], ["издание", "edition"], ["игроки", "players"], ["раунды", "rounds"],
  ["ходы", "turns"], ["компоненты", "components"]]);
const games = /^["']?(elfenland|elven[- ]?rage|master[- ]?elf)["']?\s*(#|$)/i;
const schema = /^#.*\b(elfenland|elven-rage|master-elf)\.schema\.json\b/;
/** What only a description of a box has. */
const ofBoxes = new Set(
  ["artifacts", "board", "decks", "elves", "gifts", "ingredients", "invented", "maps", "neutral"]);

/** The keys that begin at the margin, with what follows them. @param {string} text */
function keysOf(text) {
  /** @type {Map<string, string>} */
  const found = new Map();
  let byComment = false;
  for (const line of text.split(/\r\n|\r|\n/, linesLooked)) {
    byComment ||= schema.test(line);
    const [, word, value] = /^([^\s#:\-[{'"&*!|>%][^:]*?)\s*:(?:\s+(.*))?$/.exec(line) ?? [];
    if (word === undefined) continue;
    const key = keys.get(word.toLowerCase()) ?? word.toLowerCase();
    if (!found.has(key)) found.set(key, (value ?? "").trim());
  }
  return { found, byComment };
}

/** What a text in YAML is, by its first lines: nothing if it is neither. @param {string} text */
function kindOfText(text) {
  const { found, byComment } = keysOf(text);
  const game = found.get("game");
  if (game !== undefined && !games.test(game)) return undefined;
  const played = found.has("players") && (found.has("rounds") || found.has("turns"));
  if (!played && [...found.keys()].some((key) => ofBoxes.has(key)))
    return found.get("components") ? "box" : undefined; // it has a name
  return game !== undefined || byComment || played ? "record" : undefined;
}

/** The file that a record names as the contents of the box; nothing: it names none. @param {string} text */
function boxOf(text) {
  const named = keysOf(text).found.get("components")?.replace(/\s#.*$/, "").replace(/^(["'])(.*)\1$/, "$2");
  return named && /\.(ya?ml|json)$/i.test(named) ? named : undefined;
}

module.exports = { kindOfText, boxOf };
