// The language of the page: of its own texts, and of what the referee says.

import { say, setTexts } from "../../../lib/elfref/core/pages/replay/say.js";

export { say, verdictOf } from "../../../lib/elfref/core/pages/replay/say.js";

/** Attributes that hold texts, each beside `data-say-…` with the id of its text. */
const attributes = ["aria-label", "placeholder", "data-none"];

let spoken = "en";

/** Its tag: `ru`. */
export const language = () => spoken;

/**
 * The language to begin with: the one that was chosen, else the first of the browser's that the page speaks.
 * @param {PageData["texts"]} texts
 * @param {string | null} chosen
 */
export function languageAtFirst(texts, chosen) {
  const wanted = [chosen ?? "", ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
  return wanted.find((tag) => Object.hasOwn(texts, tag)) ?? "en";
}

/**
 * Speaks another language: all that stands in the template is said in it.
 * @param {PageData["texts"]} texts
 * @param {string} tag
 */
export function speak(texts, tag) {
  spoken = tag;
  setTexts(texts[tag]);
  document.documentElement.lang = tag;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.getAttribute("data-say") ?? "");
  for (const name of attributes)
    for (const one of document.querySelectorAll(`[data-say-${name}]`))
      one.setAttribute(name, say(one.getAttribute(`data-say-${name}`) ?? ""));
}

/** Why the referee gave no answer, as a message of the page. */
export class NoAnswer extends Error {
  /** @param {"screen-out-of-memory" | "screen-no-worker" | "screen-interrupted"} id */
  constructor(id) {
    super(id);
    this.id = id;
  }
}

/** What an error says; that of a browser in its own words. @param {unknown} error */
export function whyOf(error) {
  if (error instanceof NoAnswer) return say(error.id);
  return error instanceof Error ? error.message : String(error);
}
