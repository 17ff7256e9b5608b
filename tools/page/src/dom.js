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

/**
 * Puts other elements in place of those of a parent; one that stays as it was is kept, for somebody may be about to
 * click on it.
 * @param {Element} parent
 * @param {Element[]} children
 * @param {number} [depth] so far down
 */
export function showIn(parent, children, depth = 1) {
  children.forEach((fresh, i) => {
    const old = parent.children[i];
    if (!old) {
      parent.append(fresh);
    } else if (old.isEqualNode(fresh)) {
      const buttons = fresh.querySelectorAll("button");
      old.querySelectorAll("button").forEach((one, at) => (one.onclick = buttons[at].onclick));
      if (old instanceof HTMLButtonElement) old.onclick = /** @type {HTMLButtonElement} */ (fresh).onclick;
    } else if (depth > 0 && old.className === fresh.className) {
      showIn(old, [...fresh.children], depth - 1);
    } else {
      old.replaceWith(fresh);
    }
  });
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}
