// What the package elfref offers. Each function answers what the command of its name prints for programs.
import { ask, referee } from "./referee.js";
import { Refused } from "./refused.js";

export { Refused };

/**
 * How a record is judged.
 * @typedef {object} How
 * @property {string} [name] The file name of the record. One that ends in `.json` is read as JSON.
 * @property {"en" | "ru" | "de" | "it" | "ja"} [lang] The language of texts; English without it.
 * @property {string} [edition] The edition to judge by, instead of that of the record.
 * @property {{[option: string]: string | number | boolean}} [options] Options of the rules: `{"lake-cost": 1}`.
 * @property {{[name: string]: string | Uint8Array}} [documents] The documents that the record names, by these names.
 */
/** @typedef {string | Uint8Array} Text A record, or several; bytes are UTF-8. */
/** @typedef {import("./report.js").RecordReport} RecordReport */
/** @typedef {import("./report.js").Comparison} Comparison */
/** @typedef {import("./report.js").Position} Position */
/** @typedef {import("./replay.js").Replays} Replays */

/**
 * Loads the referee, which each function does when it is first called.
 * @returns {Promise<void>}
 */
export async function load() {
  await referee();
}

/** @param {string} answer @returns {any[]} */
const lines = (answer) => answer.split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** @template T @param {T[]} all @returns {T} */
function theOnly(all) {
  if (all.length !== 1) throw new Refused(`${all.length} records: checkAll() judges them all`);
  return /** @type {T} */ (all[0]);
}

/**
 * Judges the one record of a text. A text that is no record has the verdict `unreadable`.
 * @param {Text} record
 * @param {How & {deductions?: boolean, suggest?: boolean}} [how] `deductions`: what follows from the record too;
 *   `suggest`: small changes that remove a finding too
 * @returns {Promise<RecordReport>}
 */
export async function check(record, how = {}) {
  return theOnly(await checkAll(record, how));
}

/**
 * Judges every record of a text.
 * @param {Text} records
 * @param {How & {deductions?: boolean, suggest?: boolean}} [how] as for check()
 * @returns {Promise<RecordReport[]>}
 */
export async function checkAll(records, how = {}) {
  return lines(await ask({ ...how, ask: "check", record: records }));
}

/**
 * The report of check(), with the standings after every round.
 * @param {Text} record
 * @param {How} [how]
 * @returns {Promise<RecordReport>}
 */
export async function score(record, how = {}) {
  return theOnly(lines(await ask({ ...how, ask: "score", rounds: true, record })));
}

/**
 * A record by several rulebooks.
 * @param {Text} record
 * @param {Omit<How, "edition"> & {editions?: string[]}} [how] `editions`: the rulebooks; all of them without it
 * @returns {Promise<Comparison>}
 */
export async function compare(record, { editions, ...how } = {}) {
  return theOnly(lines(await ask({ ...how, ask: "compare", edition: editions, record })));
}

/**
 * The position at a place in a record, and the plays that were legal there.
 * @param {Text} record
 * @param {How & {at?: string | number, why?: string, all?: boolean, reach?: boolean}} [how] `at`: a line, or another
 *   place as `elfref moves --at` has it, the end without it; `why`: a play, about which the rules are asked; `all`:
 *   every play, also where one stands for several; `reach`: how far the cards could have led
 * @returns {Promise<Position>}
 */
export async function moves(record, how = {}) {
  return JSON.parse(await ask({ ...how, ask: "moves", record }));
}

/**
 * The sessions of a text, play by play.
 * @param {Text} records
 * @param {How} [how]
 * @returns {Promise<Replays>}
 */
export async function replay(records, how = {}) {
  return JSON.parse(await ask({ ...how, ask: "replay", record: records }));
}

/**
 * Records of sessions that were not played. The same request gives the same records on every machine.
 * @param {object} [wanted]
 * @param {"elfenland" | "elven-rage" | "master-elf"} [wanted.game] Elfenland without it
 * @param {number} [wanted.games] how many; 1 without it
 * @param {number | bigint} [wanted.seed] 1 without it
 * @param {number} [wanted.players] any number of them without it
 * @param {string} [wanted.edition] any without it
 * @param {"full" | "public" | "minimal"} [wanted.detail] how much is recorded; everything without it
 * @param {string} [wanted.breaks] a rule that each session breaks once, or `any`; without it all sessions are legal
 * @param {"yaml" | "ndjson"} [wanted.form] how records are written; `yaml` without it
 * @returns {Promise<string[]>}
 */
export async function generate({ games, ...wanted } = {}) {
  return JSON.parse(await ask({ ...wanted, number: games, ask: "generate" })).records;
}

/**
 * The names of the documents that a record names. Whoever has them gives them to the other functions as `documents`.
 * @param {Text} record
 * @param {How} [how]
 * @returns {Promise<string[]>}
 */
export async function documentsOf(record, how = {}) {
  return JSON.parse(await ask({ ...how, ask: "beside", record })).names;
}
