// The page: one record, which is kept, judged as it is written, and looked at.

import { html, byId } from "./dom.js";
import { Editor, assisted, pause } from "./editor.js";
import { Files } from "./files.js";
import { diagnosticsOf, showFindings, toneOfAll } from "./findings.js";
import { Keep, newId } from "./keep.js";
import { language, languageAtFirst, say, speak, verdictOf, whyOf } from "./language.js";
import { recordOfAddress } from "./link.js";
import { Look } from "./look.js";
import { withoutBegun } from "./points.js";
import { Recording } from "./record.js";
import { Referee } from "./referee.js";

const data = /** @type {PageData} */ (JSON.parse(byId("page-data").textContent ?? ""));
const referee = new Referee(data.worker, (byId("referee-code").textContent ?? "").trim());
const keep = new Keep(tellTrouble);
speak(data.texts, languageAtFirst(data.texts, keep.language));
const look = new Look();

/** @type {KnownGame[]} */
let games = [];
/** @type {Kept} */
let record = { id: newId(), name: "record.yaml", text: "", edition: "", beside: {}, changed: 0 };
/** What was last judged. @type {Judged[]} */
let reports = [];
/** So many times something has changed that a verdict hangs on. */
let version = 0;
/** The version that was last judged. */
let judgedVersion = -1;
/** The version of which it is known how findings are mended. */
let thoughtVersion = -1;
let judging = false;
let thinking = 0;
let ready = 0;
/** @type {(() => void)[]} */
const waiting = [];

/** @param {import("./keep.js").Trouble | null} trouble */
function tellTrouble(trouble) {
  const told = byId("told");
  told.hidden = trouble === null;
  if (trouble) told.dataset.say = trouble;
  told.textContent = trouble && say(trouble);
}

/** What is asked of the record. @param {string} ask */
const request = (ask) => ({
  ask,
  lang: language(),
  name: record.name,
  edition: record.edition || undefined,
  beside: record.beside,
  record: record.text,
});

/** What is judged: where plays are tapped, a key behind which nothing stands yet is no fault. */
const toJudge = () => (byId("view").dataset.way === "record" && /(^|\n)[^#\n[\]{}]*[:-]\s*$/.test(record.text)
  ? withoutBegun(record.text) : record.text);

const editor = new Editor(byId("editor"), (text) => {
  record = { ...record, text };
  keep.put(record);
  changed();
}, assisted(assist));

/**
 * An answer without what is said in English alone: what keys mean, which the schemas say.
 * @param {any} answer
 */
function inLanguage(answer) {
  if (language() === "en" || answer.words === undefined) return answer;
  return { ...answer, words: answer.words.map((/** @type {ExpectedWord} */ word) => ({ ...word, means: null })) };
}

/**
 * What the library says of a place of a text; null where it says nothing.
 * @param {string} ask
 * @param {string} text
 * @param {number} at
 */
async function assist(ask, text, at) {
  try {
    const { before, answer } = JSON.parse(await referee.ask({ ...request(ask), record: text, at: String(at) }));
    return answer && { ...inLanguage(answer), from: answer.from + before, to: answer.to + before };
  } catch {
    return null;
  }
}

const recording = new Recording({
  text: () => editor.text.toString(),
  write: (text) => editor.replace(text),
  undo: () => editor.undo(),
  canUndo: () => editor.canUndo,
  slipped: (line) => reports.some(({ findings }) => findings.some((one) =>
    one.severity === "error" && one.ruling === null && one.line === line && one.file === undefined)),
  expected: (text, at) => assist("expected", text, at),
  replay: async (text) => {
    try {
      const answer = JSON.parse(await referee.think({ ...request("replay"), record: text }));
      return answer.complaint === undefined ? answer : null;
    } catch {
      return null;
    }
  },
});

/** Something has changed: it is judged again, and once more if it changes meanwhile. */
function changed() {
  ++version;
  clearTimeout(thinking);
  if (!judging) judge();
}

async function judge() {
  judging = true;
  while (judgedVersion !== version) {
    const now = version;
    try {
      const answer = await referee.ask({ ...request("check"), record: toJudge() });
      if (now === version) show(answer);
    } catch (error) {
      if (now === version) showFailure(error);
    }
    judgedVersion = now;
    if (now === version && byId("view").dataset.way === "record") await recording.show();
  }
  judging = false;
  for (const one of waiting.splice(0)) one();
  thinking = setTimeout(think, pause);
}

/** Finds out how findings are mended, when nobody writes. */
async function think() {
  const now = version;
  if (byId("view").dataset.way !== "type" || thoughtVersion === now) return;
  const slips = reports.some(({ findings }) => findings.some(({ severity }) => severity !== "note"));
  if (!slips) return;
  try {
    const answer = await referee.think({ ...request("check"), suggest: true });
    if (now !== version) return;
    thoughtVersion = now;
    show(answer);
  } catch {
    // Without: what was found stands there already.
  }
}

/** @param {string} answer a line a record */
function show(answer) {
  const all = /** @type {(Judged | Complaint)[]} */ (answer.trim().split("\n").map((line) => JSON.parse(line)));
  reports = all.flatMap((one) => (one.complaint === undefined ? [one] : []));
  const complaints = all.flatMap((one) => (one.complaint === undefined ? [] : [one.complaint]));
  const empty = editor.text.toString().trim() === "";
  const can = {
    mend: (/** @type {import("./findings.js").Change[]} */ changes) => editor.edit(changes),
    go: (/** @type {number} */ from, /** @type {number} */ to) => {
      showWay("type");
      editor.select(from, to);
    },
  };
  if (empty) reports = [];
  showFindings(editor.text, reports, can);
  editor.show(diagnosticsOf(editor.text, reports, can.mend));
  const verdict = byId("verdict");
  delete verdict.dataset.say;
  verdict.className = `verdict ${complaints.length > 0 ? "warn" : empty ? "" : toneOfAll(reports)}`;
  verdict.replaceChildren(...(empty ? [say("screen-empty")] : [
    ...reports.flatMap((report, i) =>
      [i > 0 ? "; " : "", html("b", {}, verdictOf(report)), ` ${report.in_words}`]),
    ...complaints,
  ]));
  showEditions();
  if (ready === 0) ready = performance.now();
}

function showEditions() {
  files.showEditions(games.find(({ name }) => name === reports[0]?.game) ?? games[0]);
}

/** @param {unknown} error */
function showFailure(error) {
  const verdict = byId("verdict");
  delete verdict.dataset.say;
  verdict.className = "verdict bad";
  verdict.textContent = say("screen-no-answer", { why: whyOf(error) });
}

/** @param {Kept} other */
function open(other) {
  record = other;
  keep.put(record);
  editor.open(record.text);
  byId("name").textContent = record.name;
  document.title = `${record.name} · elfref`;
  files.show();
  changed();
}

const files = new Files({
  record: () => record,
  put: (other) => {
    record = other;
    keep.put(record);
    byId("name").textContent = record.name;
    document.title = `${record.name} · elfref`;
    changed();
  },
  open: (other) => {
    open(other);
    showWay("type");
  },
  begin: (name, text) => {
    open({ id: newId(), name, text, edition: "", beside: {}, changed: 0 });
    showWay("type");
  },
  kept: () => keep.all(),
  remove: (id) => keep.remove(id),
}, data);

/** @param {string} way */
function showWay(way) {
  clearTimeout(thinking);
  const anew = way === "record" || byId("view").dataset.way === "record";
  byId("view").dataset.way = way;
  for (const one of byId("ways").querySelectorAll("button"))
    one.setAttribute("aria-pressed", String(one.dataset.way === way));
  for (const id of ["record", "type", "look", "files"]) byId(id).hidden = id !== way;
  if (way === "look") look.show(version, editor.line, () => referee.think(request("page")));
  if (way === "files") files.show();
  if (anew) changed();
  if (way === "type") {
    editor.view.requestMeasure();
    thinking = setTimeout(think, pause);
  }
}

/** The games and their editions, in the language of the page. */
async function learnGames() {
  const asked = language();
  const answer = JSON.parse(await referee.ask({ ask: "games", lang: asked }));
  if (asked !== language()) return;
  games = answer;
  showEditions();
}

const languages = /** @type {HTMLSelectElement} */ (byId("language"));
languages.value = language();
files.speak();
languages.onchange = () => {
  keep.language = languages.value;
  speak(data.texts, languages.value);
  editor.speak();
  files.speak();
  changed();
  showWay(byId("view").dataset.way ?? "type");
  learnGames().catch(showFailure);
};

for (const one of byId("ways").querySelectorAll("button")) one.onclick = () => showWay(one.dataset.way ?? "type");
keep.listen((other) => {
  if (other.id !== record.id || other.text === record.text) return;
  record = other;
  editor.replace(other.text);
});
addEventListener("beforeunload", (event) => {
  if (keep.held.size > 0) event.preventDefault();
});

/** Opens what the address holds, else what was open last, else the first example. */
async function start() {
  const shared = await recordOfAddress();
  if (shared) {
    history.replaceState(null, "", location.href.replace(/#.*/s, ""));
    open({ id: newId(), ...shared, changed: 0 });
  } else {
    const [example] = data.examples;
    open(keep.last() ?? (example ? { ...record, name: example.name, text: example.text } : record));
  }
  await referee.ready;
  await learnGames();
}

window.elfrefPage = {
  ask: (what) => referee.ask(what),
  judged: () => (judgedVersion === version && !judging ? Promise.resolve()
    : new Promise((resolve) => waiting.push(() => resolve()))),
  text: () => editor.text.toString(),
  write: (text) => editor.replace(text),
  get ready() {
    return ready;
  },
};

start().catch(showFailure);
// From a host of files the page is kept, and opens without a network.
if (/^https?:$/.test(location.protocol) && document.querySelector("link[rel=manifest]"))
  navigator.serviceWorker?.register("service-worker.js").catch(() => {});
