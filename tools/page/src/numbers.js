// Numbers that are told of several players on one screen: what each was dealt, what the table counted at the end.

import { button, html, iconButton } from "./dom.js";
import { sentenceOf } from "./composer.js";
import { drawingOf } from "./drawing.js";
import { isStep, step } from "./gathered.js";
import { say } from "./language.js";
import { drawnSlot } from "./looks.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** A slot with more options shows the chosen one until it is opened. */
const fewOptions = 3;

/** Whether a form asks for numbers of several players. @param {AskedForm} form */
export const asksNumbers = ({ slots }) => slots.some((slot) => isStep(slot) && slot.seat !== null);

/** Why a value is not certain. @param {AskedSlot} slot @param {Value} value */
function doubt(slot, value) {
  const option = slot.options.find((one) => one.value === (isStep(slot) ? "" : value));
  return option?.because ? html("small", { class: "warn" }, option.because.words) : null;
}

/** A choice of many values: the chosen one, which opens all. @param {AskedSlot} slot @param {AskedForm} form
 *   @param {App} app @param {Pictos} pictos */
function folded(slot, form, app, pictos) {
  const value = app.valueOf(form, slot);
  const open = app.find[slot.id] !== undefined;
  const now = slot.options.find((one) => one.value === value)?.words ?? "–";
  const toggle = button(now, () => {
    if (open) delete app.find[slot.id];
    else app.find[slot.id] = "";
    app.draw();
  }, "alt", `open ${slot.id}`);
  toggle.setAttribute("aria-expanded", String(open));
  toggle.setAttribute("aria-label", `${slot.words}: ${now}`);
  const drawing = drawingOf(app, form, pictos);
  const picking = { ...drawing, pick: (/** @type {AskedSlot} */ of, /** @type {Value} */ to,
    /** @type {Option | null} */ option) => {
    delete app.find[slot.id];
    drawing.pick(of, to, option);
  } };
  return [html("li", { "data-slot": slot.id }, html("span", {}, slot.words, doubt(slot, value)), toggle),
    open && html("li", { class: "opened" }, drawnSlot(slot, picking, true))];
}

/** @param {AskedSlot} slot @param {AskedForm} form @param {App} app @param {Pictos} pictos @param {boolean} alone */
function line(slot, form, app, pictos, alone) {
  const value = app.valueOf(form, slot);
  const drawing = drawingOf(app, form, pictos);
  const name = slot.seat === null ? "" : (pictos.pieces.players[slot.seat]?.name ?? "");
  if (isStep(slot)) {
    const words = alone ? [pictos.figure(/** @type {number} */ (slot.seat)), name] : [slot.words];
    return [html("li", { "data-slot": slot.id }, html("span", {}, ...words, doubt(slot, value)),
      step(slot, name ? `${name}: ${slot.words}` : slot.words, drawing))];
  }
  if (slot.options.length > fewOptions && slot.look === "list") return folded(slot, form, app, pictos);
  return [html("li", { class: "opened" }, drawnSlot(slot, drawing))];
}

/** The slots, player by player. @param {AskedForm} form @param {App} app @param {Pictos} pictos */
export function drawnNumbers(form, app, pictos) {
  const seats = [...new Set(form.slots.map(({ seat }) => seat))];
  const alone = seats.every((seat) => form.slots.filter((slot) => slot.seat === seat).length === 1);
  return seats.flatMap((seat) => [
    seat === null || alone ? null : html("h3", { class: "fh" }, pictos.figure(seat),
      pictos.pieces.players[seat]?.name ?? ""),
    html("ul", { class: "steps" }, ...form.slots.filter((slot) => slot.seat === seat).flatMap((slot) =>
      line(slot, form, app, pictos, alone)))]);
}

/** The whole question, opened by an action. @param {App} app @param {Pictos} pictos */
export function drawnNumbersQuestion(app, pictos) {
  const drop = iconButton("x", say("screen-let-go"), () => app.leave(), "ib", "let go");
  const title = html("h2", { id: "title", tabindex: "-1" }, html("span", {}, app.openedAction?.words ?? ""));
  return [html("div", { class: "sofar" }, title, drop),
    ...app.forms.flatMap((form) => drawnNumbers(form, app, pictos)), ...sentenceOf(app)];
}
