// An answer of a slot as a button: what it is, what it costs, and whether it fits.

import { heard, html } from "./dom.js";
import { say } from "./language.js";
import { between } from "./pictos.js";

/**
 * What looks are drawn with. `value`: what is chosen in the slot; `pick` is told a tap on an answer.
 * @typedef {{form: string, pictos: import("./pictos.js").Pictos, value: (slot: AskedSlot) => Value,
 *   pick: (slot: AskedSlot, value: Value, option: Option | null) => void, find: {[slot: string]: string},
 *   redraw: () => void}} Drawing
 */

/**
 * How many of an answer are chosen.
 * @param {Value} value
 * @param {string} of
 */
export function chosenOf(value, of) {
  if (value === of) return 1;
  if (value === null || typeof value !== "object") return 0;
  return Array.isArray(value) ? value.filter((one) => one === of).length : (value[of] ?? 0);
}

/**
 * An answer as a button.
 * @param {AskedSlot} slot
 * @param {Option} option
 * @param {Drawing} drawing
 * @param {{act?: () => void, wide?: boolean, number?: number}} [how]
 */
export function answer(slot, option, drawing, { act, wide = false, number } = {}) {
  const { form, pictos, value, pick } = drawing;
  const { words, picto, count, most, price, effect, colour, legal } = option;
  const chosen = number ?? chosenOf(value(slot), option.value);
  const made = html("button", { type: "button", "data-key": `${slot.id} ${option.value}`,
    "data-form": form,
    class: `op ${legal} ${wide ? "wide" : ""} ${chosen > 0 ? "chosen" : ""}` });
  made.setAttribute("aria-pressed", String(chosen > 0));
  made.onclick = act ?? (() => pick(slot, option.value, option));
  const badge = number !== undefined ? (number > 0 ? String(number) : "")
    : count !== 1 || most !== 1 ? between(count, most) : "";
  const dot = colour && html("i", { class: `dot ${colour.startsWith("p-") ? colour : `p-${colour}`}` });
  const label = html("span", { class: "ow" }, dot, words, effect && html("small", {}, effect));
  made.append(pictos.drawn(picto) ?? "", label);
  if (price) made.append(pictos.price(price));
  if (badge) made.append(html("span", { class: number === undefined ? "cnt" : "cnt n", "aria-hidden": "true" }, badge));
  if (legal === "depends") made.append(html("span", { class: "perhaps", "aria-hidden": "true" }, "?"));
  // For people who do not see it: what it costs, and why it is refused.
  made.append(heard(badge && `× ${badge}`, price && pictos.priceWords(price), legal === "depends" &&
    say("screen-not-certain"), option.because?.words));
  return made;
}
