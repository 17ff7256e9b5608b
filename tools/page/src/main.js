// The page: one record, which is recorded by taps, typed, looked at, kept and shared.

import { byId, inputById } from "./dom.js";
import { App } from "./app.js";
import { drawHead, drawPlayers, drawStrip, drawTools } from "./frame.js";
import { ending, textOf } from "./files.js";
import { drawGames, drawHome } from "./home.js";
import { Keep, newId } from "./keep.js";
import { listenToKeys } from "./keys.js";
import { language, languageAtFirst, say, speak, whyOf } from "./language.js";
import { recordOfAddress } from "./link.js";
import { Look } from "./look.js";
import { packed } from "./packed.js";
import { Pasted, linesOf } from "./paste.js";
import { TappedPicture } from "./picture.js";
import { Pictos } from "./pictos.js";
import { drawPlays, showOpened } from "./plays.js";
import { Questions, requestOf } from "./questions.js";
import { drawQuestion } from "./question.js";
import { Referee } from "./referee.js";
import { Share } from "./share.js";
import { StartSheet } from "./start.js";
import { Store } from "./store.js";
import { Typing } from "./typing.js";

/** @typedef {import("./app.js").View} View */

const data = /** @type {PageData} */ (JSON.parse(byId("page-data").textContent ?? ""));
const referee = new Referee(data.worker, packed("referee"));
const keep = new Keep(tellTrouble);
speak(data.texts, languageAtFirst(data.texts, keep.language));

/** @returns {Kept} */
const emptyRecord = () => ({ id: newId(), name: "record.yaml", text: "", edition: "", beside: {}, changed: 0 });
const store = new Store(keep, keep.last() ?? emptyRecord());
const questions = new Questions(referee, store);
const app = new App(store, questions, draw);
const pictos = new Pictos();
const picture = new TappedPicture(app);
const typing = new Typing(store, referee);
const look = new Look();
const pasted = new Pasted(app);
const start = new StartSheet(questions, keep, (game, text) => {
  open({ ...emptyRecord(), name: `${game}.yaml`, text, lines: waiting });
  waiting = undefined;
});
const share = new Share(store, {
  replay: () => referee.think(requestOf(store, "page")),
  bgstats: () => referee.think(requestOf(store, "bgstats")),
  changed: () => renewed(),
  type: () => app.show("type"),
}, data);

/** @type {KnownGame[]} */
let games = [];
/** Lines that were pasted before a game was begun. @type {string[] | undefined} */
let waiting;
/** The game whose start sheet is asked for. */
let starting = "";
let ready = 0;
/** What was drawn last: the list of plays is asked for where it is seen. @type {View | ""} */
let seen = "";

/** The text whose plays were listed last: what was written now is brought into view. @type {string | null} */
let listShown = null;

const wide = matchMedia("(min-width:1000px)");

/** @param {import("./keep.js").Trouble | "screen-other-window" | null} trouble */
function tellTrouble(trouble) {
  const told = byId("told");
  told.hidden = trouble === null;
  if (trouble) told.dataset.say = trouble;
  told.textContent = trouble && say(trouble);
}

const can = {
  open,
  begin: (/** @type {string} */ game) => {
    starting = game;
    app.show("start");
    openSheet();
  },
  read: (/** @type {string} */ name, /** @type {string} */ text) => openAtReplay(recordOf(name, text)),
  show: (/** @type {View} */ view) => app.show(view),
  remove: (/** @type {string} */ id) => keep.remove(id),
};

/** The kept records with a text, the newest first. */
const written = () => keep.all().filter(({ text }) => text !== "");

/** The whole screen in its current state. */
function draw() {
  const { view } = app;
  byId("app").dataset.view = view;
  const recorder = view === "record" || view === "plays";
  const shown = recorder ? "recorder" : view;
  for (const section of byId("view").children) section.toggleAttribute("hidden", section.id !== shown);
  typing.show(view === "type");
  byId("top").hidden = view === "home" || view === "start";
  if (view === "home") drawHome(data, written(), can);
  else if (view === "games") drawGames(data, written(), can, draw);
  else if (view === "share") share.draw(games.find(({ name }) => name === app.answer?.game) ?? games[0]);
  else if (view === "look") look.show(requestOf(store, "page"), (request) => referee.think(request));
  byId("look-foot").hidden = !app.answer || app.answer.over !== null;
  drawHead(app);
  byId("where").hidden = !recorder;
  if (recorder) drawRecorder(view);
  seen = view;
}

/** @param {View} view */
function drawRecorder(view) {
  const list = view === "plays" || wide.matches;
  picture.draw(pictos);
  drawPlayers(app, pictos);
  drawStrip(app, pictos);
  drawQuestion(app, pictos);
  pasted.draw();
  drawTools(app);
  byId("pan").hidden = view === "plays" && !wide.matches;
  byId("side").hidden = !list;
  if (!list) return;
  if (!app.failed && (app.fresh || app.list === null)) app.askPlays();
  drawPlays(app, pictos);
  if (seen !== view && view === "plays") showOpened(app);
  else if (view === "record" && listShown !== app.listed) showOpened(app);
  listShown = app.listed;
}

/** The record is another one, or is asked about otherwise: nothing that was answered counts. */
function forget() {
  app.forget();
  typing.renewed();
  document.title = `${store.record.name} · elfref`;
}

/** The same record is asked about otherwise. */
function renewed() {
  forget();
  draw();
  app.refresh();
}

/** A new record with a text. @param {string} name of its file @param {string} text @returns {Kept} */
const recordOf = (name, text) =>
  ({ ...emptyRecord(), name: ending.test(name) ? name : `${name.replace(/\.\w*$/, "")}.yaml`, text });

/** Opens a record at its question. @param {Kept} record */
function open(record) {
  store.record = record;
  store.put({});
  forget();
  app.resume();
  app.focusTitle = true;
  if (app.view === "record") draw();
  else app.show("record");
  return app.refresh();
}

/** Opens a record of somebody else at its replay, where it has one. @param {Kept} record */
async function openAtReplay(record) {
  await open(record);
  if (store.record.id === record.id && app.answer && app.hasReplay) app.show("look");
}

/** Opens the start sheet of a game as soon as it is known. */
function openSheet() {
  const sheet = app.sheets.find(({ game }) => game === starting);
  byId("start-wait").hidden = sheet !== undefined;
  if (sheet) start.open(sheet);
}

/** The games, their sheets and their editions, in the language of the page. */
async function learnGames() {
  const asked = language();
  const [begun, known] = await Promise.all([questions.begin(), referee.ask({ ask: "games", lang: asked })]);
  if (asked !== language()) return;
  app.sheets = begun?.games ?? [];
  games = JSON.parse(known);
  if (app.view === "start") openSheet();
  draw();
}

/** @param {unknown} error */
function showFailure(error) {
  const told = byId("told");
  told.hidden = false;
  told.textContent = say("screen-no-answer", { why: whyOf(error) });
}

/** Whether a text is a record that can be read. @param {string} text */
async function isReadable(text) {
  // A record says which game it is of, or what was played.
  if (!/^\s*[{[]|^(?:\S+\s*:|- )/m.test(text)) return false;
  const answer = JSON.parse(await referee.ask({ ask: "check", lang: language(), record: text }));
  return answer.complaint === undefined && answer.verdict !== "unreadable";
}

/** Another view, by the browser's way back. */
addEventListener("popstate", ({ state }) => {
  const view = state?.view ?? "home";
  app.show(view === "start" && start.sheet === null ? "home" : view, true);
});

const languages = /** @type {HTMLSelectElement} */ (byId("language"));
languages.value = language();
languages.onchange = () => {
  keep.language = languages.value;
  speak(data.texts, languages.value);
  renewed();
  learnGames().catch(showFailure);
};
byId("to-home").onclick = () => {
  const leadsHome = ["record", "plays", "games"].includes(app.view) || store.text === "";
  app.show(leadsHome ? "home" : "record");
};
byId("go-on").onclick = () => app.show("record");
byId("start-back").onclick = () => app.show("home");
byId("closer").onclick = () => {
  const close = byId("closer").getAttribute("aria-pressed") !== "true";
  byId("closer").setAttribute("aria-pressed", String(close));
  picture.lookClose(close);
};
byId("read-pasted").onclick = async () => {
  const field = inputById("paste-text");
  const text = field.value;
  if (text.trim() === "") return;
  const isRecord = await isReadable(text);
  field.value = "";
  if (isRecord) {
    can.read("record.yaml", text);
    return;
  }
  const lines = linesOf(text);
  if (app.answer && !app.answer.over && store.text !== "") {
    store.put({ lines });
    app.show("record");
  } else {
    waiting = lines;
    app.show("home");
  }
};
listenToKeys(app);
wide.addEventListener("change", draw);
keep.listen((other) => {
  if (other.id !== store.record.id || other.text === store.text) return;
  store.record = other;
  tellTrouble("screen-other-window");
  typing.renewed();
  app.clear();
  app.refresh();
});
addEventListener("beforeunload", (event) => {
  if (keep.held.size > 0) event.preventDefault();
});
// A file that is dropped on the page is opened.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  event.preventDefault();
  can.read(file.name, await textOf(file));
});

/** Opens what the address holds, else the first screen; a lost tab returns to its view. */
async function begin() {
  keep.tryRoom();
  const shared = await recordOfAddress();
  const left = /** @type {View | undefined} */ (history.state?.view);
  if (shared) {
    history.replaceState({ view: "home" }, "", location.href.replace(/#.*/s, ""));
    openAtReplay({ ...emptyRecord(), ...shared });
  } else if (left && left !== "home" && left !== "start" && store.text !== "") {
    app.view = left;
    app.resume();
    draw();
    app.refresh();
  } else {
    history.replaceState({ view: "home" }, "");
    draw();
  }
  ready = performance.now();
  await referee.ready;
  await learnGames();
}

window.elfrefPage = {
  ask: (what) => referee.ask(what),
  async judged() {
    await referee.ready;
    do {
      await app.settled();
      await typing.settled();
      await new Promise((resolve) => setTimeout(resolve));
    } while (app.busy + questions.pending > 0);
  },
  text: () => store.text,
  write(text) {
    if (app.view === "type") {
      typing.write(text);
      return;
    }
    store.replace(text);
    app.clear();
    app.refresh();
  },
  open: (name, text) => open(recordOf(name, text)),
  show: (view) => app.show(/** @type {View} */ (view)),
  get ready() {
    return ready;
  },
};

begin().catch(showFailure);
// From a host of files the page is kept, and opens without a network.
if (/^https?:$/.test(location.protocol) && document.querySelector("link[rel=manifest]"))
  navigator.serviceWorker?.register("service-worker.js").catch(() => {});
