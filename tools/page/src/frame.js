// What is always there while a session is recorded: the head, the players, the table, the round and the tools.

import { byId, heard, html, icon, iconed, renew, sign } from "./dom.js";
import { say } from "./language.js";
import { between } from "./pictos.js";
import { shortly } from "./text.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** @param {App} app */
export function drawHead(app) {
  const { answer, failed, view } = app;
  const chip = byId("verdict");
  // These screens are about all records.
  const title = view === "games" ? say("screen-all-games") : view === "paste" ? say("screen-paste-text") : null;
  if (title) {
    byId("name").textContent = title;
    chip.hidden = true;
    return;
  }
  const card = app.sheets.find(({ game }) => game === answer?.game);
  byId("name").textContent = card ? shortly(card.words) : app.store.record.name;
  byId("where").textContent = answer?.round?.words ?? "";
  const { verdict } = answer ?? {};
  const tone = failed || (verdict && verdict.breaches > 0) ? "bad" : verdict && verdict.uncertain > 0 ? "warn" : "ok";
  chip.className = `verdict ${verdict || failed ? tone : ""}`;
  chip.hidden = !verdict && !failed;
  chip.replaceChildren(html("span", {}, sign(tone),
    html("b", {}, failed ? say("screen-not-read") : (verdict?.words ?? ""))));
  chip.onclick = () => {
    const found = app.list?.findings[0];
    app.opened = found?.play ?? 0;
    app.show(failed ? "type" : "plays");
  };
}

/** @param {Cell} cell @param {App} app @param {Pictos} pictos */
function player(cell, app, pictos) {
  const { seat, name, turn, counts, pieces, cards, claims } = cell;
  const figure = counts && html("b", { class: "big", "aria-hidden": "true" }, between(counts.n, counts.most),
    counts.of !== null && html("small", {}, `/${counts.of}`));
  const words = heard(counts && `${counts.words} ${between(counts.n, counts.most)}${counts.of === null ? ""
    : `/${counts.of}`}`, pieces.length > 0 && pictos.pieces.allWords(pieces),
  cards && `${cards.words} ${between(cards.n, cards.most)}`, claims);
  const drawn = pieces.slice(0, 8).map((piece) => pictos.inRow(piece));
  const made = html("button", { type: "button", class: `pl ${turn ? "on" : ""}`, "data-key": `seat ${seat}`,
    "aria-current": turn ? "true" : null },
  pictos.figure(seat), html("span", { class: "pn" }, name), figure,
  html("span", { class: "pw", "aria-hidden": "true" }, ...drawn, cards && html("span", { class: "cn" }, icon("cards"),
    between(cards.n, cards.most))), words);
  made.onclick = () => {
    if (app.composed) app.recompose({ seat });
    else app.compose({ seat, slots: {} });
  };
  return html("li", {}, made);
}

/** Whether all answers of a slot lie on the table, each in a row of its own. @param {AskedSlot} slot
 *   @param {TableRow[]} table */
export function isOnTable({ options }, table) {
  const places = new Set(options.map(({ at }) => at));
  return options.length > 0 && places.size === options.length &&
    table.filter((row) => places.has(`slot:${row.slot}`)).length === options.length;
}

/** @param {TableRow} row @param {App} app @param {Pictos} pictos */
function onTable({ slot, words, pieces }, app, pictos) {
  const answers = app.offered().filter(({ option }) => option.at === `slot:${slot}`);
  const [asked] = answers.length === 1 ? answers : [];
  const name = html("span", { class: "tw" }, words);
  const drawn = pieces.map((piece) => pictos.inRow(piece));
  const spoken = pictos.pieces.allWords(pieces);
  if (!asked)
    return html("li", {}, html("span", { class: "tr", role: "img", "aria-label": `${words}: ${spoken}` }, name,
      ...drawn));
  const { form, option, slot: of } = asked;
  const chosen = app.valueOf(form, of) === option.value;
  const made = html("button", { type: "button", class: `tr op ${option.legal} ${chosen ? "chosen" : ""}`,
    "data-key": `table ${slot}` }, name, html("span", { class: "pcs", "aria-hidden": "true" }, ...drawn),
  heard(spoken, option.because?.words));
  made.setAttribute("aria-pressed", String(chosen));
  made.onclick = () => app.pick(form, of, option.value, option);
  return html("li", {}, made);
}

/** @param {App} app @param {Pictos} pictos */
export function drawPlayers(app, pictos) {
  const { answer } = app;
  const players = answer?.players ?? [];
  byId("players").className = `pls n${players.length}`;
  renew(byId("players"), players.map((cell) => player(cell, app, pictos)));
  byId("table").hidden = !answer || answer.table.length === 0;
  renew(byId("table"), (answer?.table ?? []).map((row) => onTable(row, app, pictos)));
}

/** @param {Phase} phase @param {App} app @param {Pictos} pictos */
function segment({ id, words, picto, state, first }, app, pictos) {
  const states = { done: say("screen-phase-done"), now: say("screen-phase-now"), later: "",
    unrecorded: say("screen-phase-unrecorded") };
  const label = [words, states[state]].filter(Boolean).join(", ");
  const inside = [state === "done" ? sign("ok") : pictos.drawn(picto), html("span", {}, words)];
  const attributes = { class: `ph ${state}`, "aria-label": label, "aria-current": state === "now" ? "step" : null,
    "data-key": `phase ${id}` };
  if (state === "now" || state === "later")
    return html("li", {}, html("span", { ...attributes, role: "img" }, ...inside));
  const made = html("button", { type: "button", ...attributes }, ...inside);
  made.onclick = () => {
    if (state === "unrecorded") {
      app.recordPhase(id);
      return;
    }
    app.opened = first ?? 0;
    app.show("plays");
  };
  return html("li", {}, made);
}

/** @param {App} app @param {Pictos} pictos */
export function drawStrip(app, pictos) {
  const phases = app.answer?.round?.phases ?? [];
  byId("strip").hidden = phases.length === 0;
  renew(byId("strip"), phases.map((phase) => segment(phase, app, pictos)));
}

/** @param {App} app */
export function drawTools(app) {
  const { store, answer } = app;
  /** @param {string} id @param {string} words @param {() => void} act @param {boolean} [can] */
  const tool = (id, words, act, can = true) => {
    const made = iconed(id, words, act, "tool", id);
    made.setAttribute("aria-disabled", String(!can));
    return made;
  };
  const plays = answer?.plays ?? 0;
  const inList = app.view === "plays";
  renew(byId("tools"), [
    tool("undo", say("screen-undo"), () => app.undo(), store.canUndo),
    tool("redo", say("screen-redo"), () => app.redo(), store.canRedo),
    inList ? tool("back", say("screen-to-question"), () => app.show("record"))
      : tool("list", say("screen-plays-number", { plays }), () => app.show("plays")),
    tool("eye", say("screen-replay"), () => app.show("look"), app.hasReplay),
    tool("share", say("screen-share"), () => app.show("share")),
  ]);
}
