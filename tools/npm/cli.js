#!/usr/bin/env node
// elfref COMMAND […] FILE…: some commands of the program elfref, where only Node is. They print what the program
// prints, and end with the same status.
import { readFile, realpath } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { documentsOf, generate, Refused } from "./node.js";
import { ask } from "./referee.js";

const notJudged = 2;
const usage = `usage: elfref check    [--suggest] [--deductions] FILE…
       elfref score    [--by-round] FILE…
       elfref compare  [--edition E]… FILE…
       elfref moves    [--at PLACE] [--why PLAY] [--all] FILE
       elfref replay   FILE
       elfref generate [--game G] [--games N] [--seed N] [--players N] [--edition E] [--detail full|public|minimal]
                       [--break RULE|any]
       elfref --version | --licences
each:  [--edition E] [--option K=V]… [--lang en|ru|de|it|ja] [--format text|json]; - is standard input
docs:  the program itself does more`;

/** @type {{[name: string]: {type: "string" | "boolean", multiple?: boolean, short?: string}}} */
const options = {
  edition: { type: "string", multiple: true },
  option: { type: "string", multiple: true },
  lang: { type: "string" },
  format: { type: "string" },
  suggest: { type: "boolean" },
  deductions: { type: "boolean" },
  "by-round": { type: "boolean" },
  at: { type: "string" },
  why: { type: "string" },
  all: { type: "boolean" },
  game: { type: "string" },
  games: { type: "string" },
  seed: { type: "string" },
  players: { type: "string" },
  detail: { type: "string" },
  break: { type: "string" },
  version: { type: "boolean" },
  licences: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

/** Ends with a line on standard error. @param {string} words @returns {never} */
function giveUp(words) {
  console.error(words);
  process.exit(notJudged);
}

/** @param {string} file */
const own = (file) => readFile(new URL(file, import.meta.url), "utf8");

async function standardInput() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * A file, and the documents that its records name: none of them is outside the file's folder.
 * @param {string} file
 */
async function read(file) {
  if (file === "-") return { name: "<stdin>", record: await standardInput(), documents: {} };
  const record = await readFile(file);
  /** @type {{[name: string]: Uint8Array}} */
  const documents = {};
  const folder = await realpath(dirname(file));
  for (const name of await documentsOf(record, { name: file })) {
    const there = await realpath(join(folder, name)).catch(() => "");
    if (there === "" || relative(folder, there).startsWith("..")) continue;
    documents[name] = await readFile(there);
  }
  return { name: file, record, documents };
}

/** The exit status that a report comes to. @param {{verdict: string, claims: string}} report */
const statusOf = ({ verdict, claims }) =>
  verdict === "unreadable" ? notJudged : verdict === "illegal" || claims === "refuted" ? 1 : 0;

/** @param {string} answer @returns {any[]} */
const lines = (answer) => answer.split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** @type {{[command: string]: (answer: string) => number}} */
const statuses = {
  check: (answer) => Math.max(0, ...lines(answer).map(statusOf)),
  score: (answer) => Math.max(0, ...lines(answer).map(statusOf)),
  compare: (answer) => Math.max(0, ...lines(answer).map(({ agree, reports }) =>
    reports[0].verdict === "unreadable" ? notJudged : agree ? 0 : 1)),
  moves: () => 0,
  replay: (answer) => Math.max(0, ...JSON.parse(answer).replays.map(statusOf)),
};

/** @param {string} command @param {string} file @param {any} how */
async function judge(command, file, { format, ...how }) {
  const { name, record, documents } = await read(file);
  const request = { ...how, ask: command, name, record, documents };
  const answer = await ask(request);
  const shown = format === "json" ? answer : await ask({ ...request, form: "text" });
  process.stdout.write(shown);
  return statuses[command]?.(answer) ?? 0;
}

/** @param {string} given */
function setting(given) {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(given) ?? giveUp(`elfref: --option takes K=V, not '${given}'`);
  return [name, value];
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return giveUp(`elfref: ${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

async function main() {
  const { values, positionals } = parsed(process.argv.slice(2));
  /** @type {any} */
  const given = values;
  const { edition, option = [], "by-round": rounds, break: breaks, games, version, licences, help, ...rest } = given;
  const [command = "", ...files] = positionals;
  if (version) return console.log(`elfref ${JSON.parse(await own("package.json")).version}`);
  if (licences) return process.stdout.write(await own("notices.txt"));
  if (help) return console.log(usage);
  const format = rest.format ?? "text";
  if (format !== "text" && format !== "json") giveUp(`elfref: unknown --format '${format}': write text or json`);
  if (command === "generate") {
    const { game, seed, players, detail } = rest;
    const wanted = { game, seed, players, detail, breaks, games, edition: edition?.[0] };
    const records = await generate(/** @type {any} */ ({ ...wanted, form: format === "json" ? "ndjson" : "yaml" }));
    const lines = records.map((one) => `${one}\n`).join("");
    return process.stdout.write(format === "json" ? lines : records.join("---\n"));
  }
  if (!Object.hasOwn(statuses, command) || files.length === 0) giveUp(usage);
  const width = process.stdout.isTTY ? process.stdout.columns : 0;
  const colour = process.stdout.isTTY && process.stdout.hasColors() && !process.env.NO_COLOR;
  const how = { ...rest, edition, rounds, width, colour, format, options: Object.fromEntries(option.map(setting)) };
  let status = 0;
  for (const file of files)
    try {
      status = Math.max(status, await judge(command, file, how));
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!(error instanceof Refused) && code === undefined) throw error;
      console.error(`elfref: ${file}: ${message}`);
      status = notJudged;
    }
  process.exitCode = status;
}

await main().catch((error) => {
  if (!(error instanceof Refused)) throw error;
  giveUp(`elfref: ${error.message}`);
});
