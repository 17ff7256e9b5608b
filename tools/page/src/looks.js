// The looks of a slot: how its answers are shown, and what a tap on one of them chooses.

import { answer, chosenOf } from "./answer.js";
import { html, valueIn } from "./dom.js";
import { gathered } from "./gathered.js";
import { say } from "./language.js";
import { folded } from "./text.js";

/** @typedef {import("./answer.js").Drawing} Drawing */

/** More answers on the picture than that are looked for by name. */
const fewOnPicture = 12;
const mostFound = 8;

/** @param {string} look @param {Element[]} all */
const answers = (look, all) => html("div", { class: `ops ${look}` }, ...all);

/**
 * Answers on the picture: a few as a list, many by their names.
 * @param {AskedSlot} slot
 * @param {Drawing} drawing
 * @param {boolean} alone
 */
function onPicture(slot, drawing, alone) {
  const { find, redraw, value } = drawing;
  const wide = (/** @type {Option} */ option) => answer(slot, option, drawing, { wide: true });
  const shown = slot.options.filter(({ legal }) => legal !== "no");
  if (shown.length <= fewOnPicture && slot.options.length <= 2 * fewOnPicture) {
    // Where no other choice can change what fits, what fits comes first.
    const ordered = alone ? [...shown, ...slot.options.filter(({ legal }) => legal === "no")] : slot.options;
    return [answers("list", ordered.map(wide))];
  }
  const sought = folded((find[slot.id] ?? "").trim());
  const field = html("input", { type: "search", class: "field", "data-key": `find ${slot.id}`, "data-find": true,
    placeholder: say("screen-find"), "aria-label": `${slot.words}: ${say("screen-find")}`, autocomplete: "off",
    autocapitalize: "off", spellcheck: "false" });
  field.oninput = (event) => {
    find[slot.id] = valueIn(event);
    redraw();
  };
  field.value = find[slot.id] ?? "";
  const found = slot.options.filter((option) => chosenOf(value(slot), option.value) > 0 ||
    (sought !== "" && folded(option.words).split(/[^\p{L}\p{N}'’]+/u).some((word) => word.startsWith(sought))));
  return [field, answers("list", found.slice(0, mostFound).map(wide))];
}

/**
 * A text that the user writes.
 * @param {AskedSlot} slot
 * @param {Drawing} drawing
 */
function written(slot, drawing) {
  const { value, pick } = drawing;
  const field = html("input", { type: "text", class: "field", "data-key": `text ${slot.id}`, "aria-label": slot.words,
    placeholder: slot.words, autocomplete: "off" });
  const now = value(slot);
  field.value = typeof now === "string" ? now : "";
  field.oninput = (event) => pick(slot, valueIn(event), null);
  const typed = folded(field.value.trim());
  const known = slot.options.filter(({ words }) => folded(words).includes(typed)).slice(0, 2 * mostFound);
  return [field, answers("list", known.map((option) => answer(slot, option, drawing, { wide: true })))];
}

/**
 * What one slot asks, drawn by its look.
 * @param {AskedSlot} slot
 * @param {Drawing} drawing
 * @param {boolean} alone
 * @returns {Element[]}
 */
function inside(slot, drawing, alone) {
  const plain = (/** @type {Option} */ option) => answer(slot, option, drawing);
  const wide = (/** @type {Option} */ option) => answer(slot, option, drawing, { wide: true });
  switch (slot.look) {
    case "grid":
      return [answers("grid", slot.options.map(plain))];
    case "row":
      return [answers(slot.options.length <= 6 ? `row c${Math.max(3, slot.options.length)}` : "grid",
        slot.options.map(plain))];
    case "cards":
      return [answers("cards", slot.options.map(wide))];
    case "picture":
      return onPicture(slot, drawing, alone);
    case "text":
      return written(slot, drawing);
    case "counts":
    case "many":
    case "seats":
      return gathered(slot, drawing);
    default:
      return [answers("list", slot.options.map(wide))];
  }
}

/**
 * A slot with its name above it.
 * @param {AskedSlot} slot
 * @param {Drawing} drawing
 * @param {boolean} [alone] whether nothing else is asked: the question says what it is
 */
export function drawnSlot(slot, drawing, alone = false) {
  const head = slot.words === "" || alone ? null : html("h3", { class: "sl" }, slot.words);
  return html("section", { class: `slot ${slot.look}`, "data-slot": slot.id, "aria-label": slot.words || null }, head,
    ...inside(slot, drawing, alone), slot.gave_up && html("p", { class: "sm mut" }, say("screen-not-all-tried")));
}
