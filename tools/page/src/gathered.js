// Looks in which several answers are gathered: any number of each, several of them, or one for each place.

import { answer, chosenOf } from "./answer.js";
import { html, iconButton, button } from "./dom.js";
import { say } from "./language.js";

/** @typedef {import("./answer.js").Drawing} Drawing */

/** Up to this number is shown as places that fill; more are counted by steps. */
const mostPlaces = 12;

/** @param {Value} value @returns {{[value: string]: number}} */
const countsOf = (value) => (value !== null && typeof value === "object" && !Array.isArray(value) ? value : {});

/** How many are chosen in a slot. @param {Value} value */
export function totalOf(value) {
  if (typeof value === "number") return value;
  if (typeof value === "string") return value === "" ? 0 : 1;
  if (value === null) return 0;
  if (Array.isArray(value)) return value.filter((one) => one !== null).length;
  return Object.values(value).reduce((sum, n) => sum + n, 0);
}

/**
 * What is chosen, with one more or one less of something; what came last is the last one.
 * @param {Value} value
 * @param {string} of
 * @param {number} more
 */
function counted(value, of, more) {
  const { [of]: before = 0, ...others } = countsOf(value);
  const now = before + more;
  return now > 0 ? { ...others, [of]: now } : others;
}

/**
 * The places that fill, and the one that is next.
 * @param {Element[]} filled
 * @param {number} most
 * @param {string} words
 */
function places(filled, most, words) {
  const empty = Array.from({ length: Math.max(0, most - filled.length) }, (_, i) =>
    html("span", { class: `place ${i === 0 ? "next" : ""}` }));
  return html("div", { class: "places", role: "img", "aria-label": `${words} ${filled.length} / ${most}` }, ...filled,
    ...empty);
}

/** @param {AskedSlot} slot @param {string} value @param {Drawing} drawing */
function small(slot, value, { pictos }) {
  const option = slot.options.find((one) => one.value === value);
  return html("span", { class: "place full" },
    pictos.drawn(option?.picto ?? null) ?? (option?.words ?? value).slice(0, 3));
}

/** @param {AskedSlot} slot @param {Drawing} drawing */
function onlyHowMany(slot, { pick, value }) {
  const now = value(slot);
  const number = typeof now === "number" ? now : Math.max(slot.least, totalOf(now)) || slot.most;
  const only = button(say("screen-only-how-many", { number }), () => pick(slot, number, null), "alt",
    `only ${slot.id}`);
  only.setAttribute("aria-pressed", String(typeof now === "number"));
  if (slot.least === slot.most || typeof now !== "number") return [only];
  return [only, stepper(number, slot.least, slot.most, slot.words, (n) => pick(slot, n, null))];
}

/**
 * A number with a step down and a step up; null: it is left out.
 * @param {number | null} number
 * @param {number} least
 * @param {number} most
 * @param {string} words
 * @param {(number: number | null) => void} act
 * @param {boolean} [optional] whether it may be left out: one step below the least
 */
function stepper(number, least, most, words, act, optional = false) {
  const isLast = number === null || (number <= least && !optional);
  const less = iconButton("less", `${words}: −`, () => !isLast && act(number > least ? number - 1 : null), "ib step",
    `less ${words}`);
  const more = iconButton("plus", `${words}: +`, () => (number ?? least - 1) < most && act((number ?? least - 1) + 1),
    "ib step", `more ${words}`);
  less.setAttribute("aria-disabled", String(isLast));
  more.setAttribute("aria-disabled", String(number !== null && number >= most));
  return html("span", { class: "stepper" }, less, html("output", {}, number === null ? "–" : String(number)), more);
}

/** Whether only a number is asked for. @param {AskedSlot} slot */
export const isStep = ({ look, options }) => look === "counts" && options.length === 1 && options[0]?.value === "";

/**
 * The number of such a slot, with its steps.
 * @param {AskedSlot} slot
 * @param {string} words
 * @param {Drawing} drawing
 */
export function step(slot, words, { pick, value }) {
  const now = value(slot);
  const number = typeof now === "number" ? now : (countsOf(now)[""] ?? null);
  return stepper(number, slot.least, slot.most, words, (n) => pick(slot, n ?? "none", null), slot.optional);
}

/** @param {AskedSlot} slot @param {Drawing} drawing */
function counts(slot, drawing) {
  const { pick, value } = drawing;
  const now = value(slot);
  const total = totalOf(now);
  if (slot.most > mostPlaces)
    return [html("ul", { class: "steps" }, ...slot.options.map((option) => html("li", {},
      drawing.pictos.drawn(option.picto) ?? "", html("span", {}, option.words),
      stepper(chosenOf(now, option.value), 0, slot.most - total + chosenOf(now, option.value), option.words, (n) =>
        pick(slot, counted(now, option.value, (n ?? 0) - chosenOf(now, option.value)), null)))))];
  const filled = Object.entries(countsOf(now)).flatMap(([of, n]) => Array.from({ length: n }, () =>
    small(slot, of, drawing)));
  const last = Object.keys(countsOf(now)).at(-1);
  const back = iconButton("erase", say("screen-erase"), () => last !== undefined && pick(slot, counted(now, last, -1),
    null), "ib", `erase ${slot.id}`);
  back.setAttribute("aria-disabled", String(last === undefined));
  const grid = html("div", { class: "ops grid" }, ...slot.options.map((option) => answer(slot, option, drawing, {
    number: chosenOf(now, option.value),
    act: () => {
      if (total < slot.most) pick(slot, counted(now, option.value, 1), option);
    },
  })));
  return [html("div", { class: "filling" }, places(filled, slot.most, slot.words), back), grid,
    html("div", { class: "row" }, ...onlyHowMany(slot, drawing))];
}

/** @param {AskedSlot} slot @param {Drawing} drawing */
function many(slot, drawing) {
  const now = drawing.value(slot);
  return [html("div", { class: "ops grid" }, ...slot.options.map((option) => {
    const chosen = chosenOf(now, option.value);
    const full = chosen >= option.most || totalOf(now) >= slot.most;
    return answer(slot, option, drawing, {
      number: chosen,
      act: () => drawing.pick(slot, counted(now, option.value, full ? -chosen : 1), full ? null : option),
    });
  }))];
}

/** @param {AskedSlot} slot @param {Drawing} drawing */
function seats(slot, drawing) {
  const { find, pick, redraw, value } = drawing;
  const now = value(slot);
  // In order, as a list; where each is there once it may be counts.
  const told = Array.isArray(now) ? now : Object.keys(countsOf(now));
  const all = Array.from({ length: slot.most }, (_, i) => told[i] ?? null);
  const wanted = Number(find[slot.id] ?? -1);
  const next = wanted >= 0 && wanted < all.length ? wanted : all.indexOf(null);
  const row = all.map((one, i) => {
    const option = slot.options.find((other) => other.value === one);
    const words = option?.words ?? one ?? "";
    const classes = `place ${one === null ? "" : "full"} ${i === next ? "next" : ""}`;
    const place = html("button", { type: "button", class: classes,
      "data-key": `${slot.id} ${i}`, "aria-label": `${slot.words} ${i + 1}: ${words || say("screen-empty-place")}` },
    drawing.pictos.drawn(option?.picto ?? null), html("small", {}, words || String(i + 1)));
    place.onclick = () => {
      find[slot.id] = String(i);
      if (one === null) redraw();
      else pick(slot, all.map((other, at) => (at === i ? null : other)), null);
    };
    return place;
  });
  const put = (/** @type {Option} */ option) => {
    if (next < 0) return;
    delete find[slot.id];
    pick(slot, all.map((other, at) => (at === next ? option.value : other)), option);
  };
  return [html("div", { class: "places named" }, ...row),
    html("div", { class: "ops cards" }, ...slot.options.map((option) =>
      answer(slot, option, drawing, { wide: true, act: () => put(option) })))];
}

/**
 * @param {AskedSlot} slot
 * @param {Drawing} drawing
 * @returns {Element[]}
 */
export function gathered(slot, drawing) {
  return slot.look === "counts" ? counts(slot, drawing) : slot.look === "many" ? many(slot, drawing)
    : seats(slot, drawing);
}
