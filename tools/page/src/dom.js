// What the page shares with that of the replay, and what it has besides.

import { html, svg } from "../../../lib/elfref/core/pages/replay/dom.js";

export { html, svg, byId, inputById, sign } from "../../../lib/elfref/core/pages/replay/dom.js";

/**
 * A button that does something; with a key, it is kept when its screen is drawn again.
 * @param {string} words
 * @param {() => void} act
 * @param {string} classes
 * @param {string} [key]
 */
export function button(words, act, classes, key) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = classes;
  made.textContent = words;
  made.onclick = act;
  if (key !== undefined) made.dataset.key = key;
  return made;
}

/** The text in a field. A handler may outlive the element that it was drawn with, so it must ask the event. */
export const valueIn = (/** @type {Event} */ { currentTarget }) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (currentTarget).value;

/** Whether a box is ticked. */
export const isTicked = (/** @type {Event} */ { currentTarget }) =>
  /** @type {HTMLInputElement} */ (currentTarget).checked;

/** What an element does, apart from what it is. @type {("onclick" | "oninput" | "onchange")[]} */
const acts = ["onclick", "oninput", "onchange"];

/**
 * Makes one element like another that was drawn again. Equal parts are kept, because the user may be about to tap one
 * or may write in it. A button is kept only while it has the same `data-key`.
 * @param {Element} old
 * @param {Element} fresh
 */
function become(old, fresh) {
  // What the user has unfolded stays open.
  for (const { name } of [...old.attributes])
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLElement && fresh instanceof HTMLElement)
    for (const act of acts) /** @type {any} */ (old)[act] = fresh[act];
  renew(old, [...fresh.childNodes]);
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    old.checked = fresh.checked;
    if (old !== document.activeElement && old.type !== "file") old.value = fresh.value;
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
    old.value = fresh.value;
  }
}

/** @param {Node | undefined} old @param {Node} fresh */
function isLike(old, fresh) {
  if (!(old instanceof Element) || !(fresh instanceof Element) || old.nodeName !== fresh.nodeName) return false;
  if (old instanceof SVGElement) return old.isEqualNode(fresh);
  if (old.getAttribute("data-key") !== fresh.getAttribute("data-key")) return false;
  return !(fresh instanceof HTMLButtonElement) || fresh.hasAttribute("data-key") || old.isEqualNode(fresh);
}

/**
 * Puts other nodes in place of those of a parent.
 * @param {Element} parent
 * @param {Node[]} children
 */
export function renew(parent, children) {
  children.forEach((fresh, i) => {
    const old = parent.childNodes[i];
    if (!old) parent.append(fresh);
    else if (isLike(old, fresh)) become(/** @type {Element} */ (old), /** @type {Element} */ (fresh));
    else if (old.nodeType !== Node.TEXT_NODE || old.nodeValue !== fresh.nodeValue || fresh.nodeType !== old.nodeType)
      old.replaceWith(fresh);
  });
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

/**
 * A pictogram of the page's own.
 * @param {string} id
 * @param {string} [classes]
 */
export const icon = (id, classes = "") =>
  svg("svg", { class: `i ${classes}`, "aria-hidden": "true" }, svg("use", { href: `#i-${id}` }));

/**
 * A button that has nothing but a pictogram to be seen.
 * @param {string} id
 * @param {string} words
 * @param {() => void} act
 * @param {string} [classes]
 * @param {string} [key]
 */
export function iconButton(id, words, act, classes = "ib", key) {
  const made = button("", act, classes, key);
  made.setAttribute("aria-label", words);
  made.append(icon(id));
  return made;
}

/**
 * A button with a title and what it is about.
 * @param {string} key
 * @param {Node | null} drawn before the words
 * @param {string} words
 * @param {string} about
 * @param {() => void} act
 * @param {string} [classes]
 */
export function card(key, drawn, words, about, act, classes = "card") {
  const made = button("", act, classes, key);
  if (drawn) made.append(drawn);
  made.append(html("span", {}, html("b", {}, words), html("small", {}, about)));
  return made;
}

/** Words for people who do not see the screen. @param {(string | null | undefined | false)[]} parts */
export const heard = (...parts) =>
  html("span", { class: "sr" }, parts.filter(Boolean).map((part) => `, ${part}`).join(""));

/**
 * A button with a pictogram and words.
 * @param {string} id
 * @param {string} words
 * @param {() => void} act
 * @param {string} [classes]
 * @param {string} [key]
 */
export function iconed(id, words, act, classes = "act", key) {
  const made = button("", act, classes, key);
  made.append(icon(id), html("span", {}, words));
  return made;
}
