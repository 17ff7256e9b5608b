// Something else happened: a play that is composed from all there is, a note, or what was not seen. What was chosen
// before is kept, and the sentence says what will be written.

import { button, html, iconButton, sign } from "./dom.js";
import { drawingOf, drawnAction, drawnWhich } from "./drawing.js";
import { say } from "./language.js";
import { drawnSlot } from "./looks.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** The form of a note. */
const note = "note";

/** @param {App} app @param {Composed} composed @param {string} who */
function tabs(app, composed, who) {
  const all = /** @type {const} */ ([["play", say("screen-a-play")], ["note", say("screen-a-note")],
    ["unseen", say("screen-not-seen")]]);
  const hasUnseen = (app.answer?.unseen.length ?? 0) > 0;
  const wanted = all.filter(([tab]) => (tab === "unseen" ? hasUnseen : tab === "play" || composed.at === undefined));
  if (wanted.length < 2) return html("b", { class: "fill" }, who);
  return html("div", { class: "segs", role: "group", "aria-label": say("screen-something-else") },
    ...wanted.map(([tab, words]) => {
      const made = button(words, () => app.recompose({ tab, form: tab === note ? note : composed.tab === note ? null
        : composed.form, slots: tab === note || composed.tab === note ? {} : composed.slots }), "seg", tab);
      made.setAttribute("aria-pressed", String(composed.tab === tab));
      return made;
    }));
}

/** @param {App} app @param {Composed} composed */
function changing(app, { at, insert }) {
  if (at === undefined) return null;
  const of = app.answer?.changing?.of ?? at;
  return html("p", { class: "edit" }, insert ? say("screen-inserting", { play: at })
    : say("screen-changing", { play: at, of }));
}

/**
 * What will be written, what the rules say of it, and the button that writes it. A claim accuses no player.
 * @param {App} app
 */
export function sentenceOf(app) {
  const { sentence, claiming } = app;
  if (!sentence) return [];
  const { words, complete, legal, because, writes } = sentence;
  const breaks = legal === "no" && !claiming;
  const tone = legal === "yes" ? "ok" : breaks ? "bad" : "warn";
  const verdicts = { bad: say("screen-breaks"), warn: say("screen-not-certain"), ok: say("screen-within-rules") };
  const text = html("p", {}, claiming ? null : html("b", {}, words || say("screen-choose")),
    complete || breaks ? html("span", { class: tone }, sign(tone),
      because?.words ?? (claiming ? words : verdicts[tone])) : null);
  if (!complete) return [html("div", { class: "comp" }, text)];
  const write = writes && button(breaks ? say("screen-write-breach") : say("screen-write-it"), () => app.write(writes),
    `act ${breaks ? "wrong" : "main"}`, "write");
  return [html("div", { class: `comp ${tone}` }, text, write)];
}

/** The kinds of plays, if there are several. @param {App} app @param {Composed} composed */
function kindsOf(app, composed) {
  const kinds = app.answer?.else.filter(({ id }) => id !== note) ?? [];
  // Those that were not chosen lie in one line, so that the answers are seen.
  const classes = composed.form === null ? "chips" : "chips known-kind";
  return kinds.length < 2 ? null : html("div", { class: classes, role: "group",
    "aria-label": say("screen-a-play") }, ...kinds.map(({ id, words }) => {
    const made = button(words, () => app.recompose({ form: id, slots: composed.form === id ? composed.slots : {} }),
      "alt", `kind ${id}`);
    made.setAttribute("aria-pressed", String(composed.form === id));
    return made;
  }));
}

/**
 * @param {App} app
 * @param {Pictos} pictos
 * @returns {(Node | null)[]}
 */
export function drawnComposer(app, pictos) {
  const composed = /** @type {Composed} */ (app.composed);
  const who = composed.seat === null ? "" : (pictos.pieces.players[composed.seat]?.name ?? "");
  const leave = iconButton("x", say("screen-leave-it"), () => app.leave(), "ib", "leave");
  const title = html("h2", { id: "title", tabindex: "-1", class: "sr" },
    who === "" ? say("screen-something-else") : composed.at === undefined
      ? say("screen-something-else-of", { player: who }) : who);
  const figure = composed.seat !== null && html("span", { class: "fig", role: "img", "aria-label": who },
    pictos.figure(composed.seat));
  const head = html("div", { class: "who" }, figure, tabs(app, composed, who), leave);
  if (composed.tab === "unseen")
    return [changing(app, composed), head, title, html("div", { class: "acts" },
      ...(app.answer?.unseen ?? []).map((action) => drawnAction(action, app, pictos)))];
  const isPlay = composed.tab === "play";
  const slots = app.forms.flatMap((form) => form.slots.map((slot) => drawnSlot(slot, drawingOf(app, form, pictos))));
  const others = isPlay && composed.at === undefined && (app.answer?.players ?? []).length > 1
    ? html("p", { class: "sm mut" }, say("screen-tap-a-player")) : null;
  return [changing(app, composed), head, title, isPlay ? kindsOf(app, composed) : null, ...drawnWhich(app, pictos),
    ...slots, others,
    ...sentenceOf(app)];
}
