// What the recorder's slots and actions do when they are tapped.

import { answer } from "./answer.js";
import { button, html } from "./dom.js";
import { say } from "./language.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/**
 * What the slots of a form are drawn with.
 * @param {App} app
 * @param {AskedForm} form
 * @param {Pictos} pictos
 * @returns {import("./answer.js").Drawing}
 */
export const drawingOf = (app, form, pictos) => ({
  form: form.id,
  pictos,
  value: (slot) => app.valueOf(form, slot),
  pick: (slot, value, option) => app.pick(form, slot, value, option),
  find: app.find,
  redraw: () => app.draw(),
});

/** @param {Action} action @param {App} app @param {Pictos} pictos */
export function drawnAction(action, app, pictos) {
  const { id, words, picto, main, legal, because } = action;
  const made = button("", () => app.act(action), `act ${main ? "main" : ""} ${legal}`,
    `action ${id} ${words}`);
  made.append(pictos.drawn(picto) ?? "", html("span", {}, words));
  if (because) made.setAttribute("aria-label", `${words}, ${because.words}`);
  return made;
}

/** Answers that are near each other. @param {App} app @param {Pictos} pictos */
export function drawnWhich(app, pictos) {
  if (app.which.length === 0) return [];
  return [html("section", { class: "slot which" }, html("h3", { class: "sl" }, say("screen-which-one")),
    html("div", { class: "ops list" }, ...app.which.map(({ form, slot, option }) =>
      answer(slot, option, drawingOf(app, form, pictos), { wide: true }))))];
}
