// The list of plays in words, what can be done with each, and the record as text.

import { byId, html, iconed, iconButton, renew, sign } from "./dom.js";
import { say } from "./language.js";
import { inLine, runAlong, underHeadings } from "../../../lib/elfref/core/pages/replay/plays.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** What became of a play. @param {ListedPlay} play @param {TapFinding[]} found @returns {Tone} */
function toneOf({ ruling }, found) {
  if (ruling === "void") return "ruled";
  if (found.some(({ severity }) => severity === "error")) return "bad";
  return found.some(({ severity }) => severity === "warning") ? "warn" : found.length > 0 ? "note" : "calm";
}

/** @param {App} app @param {ListedPlay} play */
function menuOf(app, play) {
  /** @param {string} id @param {string} words @param {() => void} act */
  const item = (id, words, act) => {
    const made = iconed(id, words, act, "alt", `${id} ${play.play}`);
    return made;
  };
  /** @param {string} id @param {string} words @param {Edit | null} edit */
  const writing = (id, words, edit) => edit && item(id, words, () => app.write(edit));
  return html("div", { class: "menu" },
    play.can.change && play.form !== null && item("pen", say("screen-change"), () => app.change(play, false)),
    play.can.insert && item("plus", say("screen-insert-before"), () => app.change(play, true)),
    writing("stop", say("screen-stands"), play.stands),
    writing("none", say("screen-taken-back"), play.void),
    writing("x", say("screen-leave-out"), play.remove));
}

/** @param {App} app @param {ListedPlay} play @param {PlaysAnswer} list @param {Pictos} pictos */
function lineOf(app, play, list, pictos) {
  const found = play.findings.map((index) => list.findings[index]).filter(Boolean);
  const tone = toneOf(play, found);
  const open = app.opened === play.play;
  const line = html("button", { type: "button", class: `line ${play.gap ? "gap" : ""}`,
    "data-key": `play ${play.play}` }, ...inLine({ number: play.play,
    figure: play.seat === null ? null : pictos.figure(play.seat), words: play.words, tone }));
  line.setAttribute("aria-expanded", String(open));
  line.onclick = () => {
    app.opened = open ? 0 : play.play;
    app.draw();
  };
  return html("li", { class: `lp ${tone}`, "data-play": play.play }, line,
    ...found.map((finding) => html("p", { class: "why sm" }, finding.words)), open && menuOf(app, play));
}

/** The record as it is saved, and the way to the editor. @param {App} app */
function asText(app) {
  const text = html("details", { class: "yaml", "data-key": "text" }, html("summary", {}, say("screen-as-text")),
    html("pre", { lang: "en", tabindex: "0" }, app.store.text));
  const type = iconed("pen", say("screen-to-text"), () => app.show("type"), "act else", "type");
  return [text, type];
}

/** @param {App} app @param {Pictos} pictos */
export function drawPlays(app, pictos) {
  const { list, listed, store } = app;
  const side = byId("side");
  if (!list) {
    renew(side, [html("p", { class: "mut pad" }, app.failed?.words ?? say("screen-loading")), ...asText(app)]);
    return;
  }
  const notesAfter = (/** @type {number} */ play) => list.notes.filter(({ after }) => after === play).map((note) => {
    const away = iconButton("x", say("screen-remove-named", { name: note.words }), () => app.write(note.remove), "ib",
      `note ${note.span[0]}`);
    return html("li", { class: "lp note" }, html("p", { class: "line" }, html("span", { class: "no" }), sign("note"),
      html("span", { class: "words" }, note.words), away));
  });
  const lines = [
    ...notesAfter(0),
    ...underHeadings(list.plays, ({ round }) => list.rounds.find(({ number }) => number === round)?.words ?? "",
      (play) => [lineOf(app, play, list, pictos), ...notesAfter(play.play)]),
  ];
  const head = html("h2", { class: "vh" }, list.verdict.words);
  if (listed !== store.text) side.setAttribute("aria-busy", "true");
  else side.removeAttribute("aria-busy");
  const all = html("ol", {}, ...lines);
  runAlong(all, (away) => {
    const here = [...all.querySelectorAll("button.line")];
    const at = here.findIndex((one) => one.parentElement?.contains(document.activeElement));
    return /** @type {HTMLElement | undefined} */ (here[Math.max(0, Math.min(here.length - 1, at + away))]);
  });
  renew(side, [head, all, ...asText(app)]);
}

/** Brings the play whose menu is open into view. @param {App} app */
export function showOpened(app) {
  const one = byId("side").querySelector(app.opened > 0 ? `[data-play="${app.opened}"]` : ".lp:last-child");
  one?.scrollIntoView({ block: app.opened > 0 ? "center" : "end" });
}

