// What the page shares with that of the replay, and what it has besides.

export { html, byId, inputById, sign } from "../../../lib/elfref/core/pages/replay/dom.js";

/**
 * A button that does something.
 * @param {string} words
 * @param {() => void} act
 * @param {string} [classes]
 */
export function button(words, act, classes = "do") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = classes;
  made.textContent = words;
  made.onclick = act;
  return made;
}
