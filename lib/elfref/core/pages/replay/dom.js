// Making elements. Texts become text nodes: nothing that a record says is ever read as markup.

const svgSpace = "http://www.w3.org/2000/svg";

/** @typedef {{[name: string]: string | number | boolean | null | undefined}} Attributes */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 * @returns {E}
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes))
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * An element of HTML.
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[N]}
 */
export function html(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/**
 * An element of SVG.
 * @template {keyof SVGElementTagNameMap} N
 * @param {N} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[N]}
 */
export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS(svgSpace, name), attributes, children);
}

/**
 * The element of the template with an id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the template has no #${id}`);
  return found;
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export function inputById(id) {
  return /** @type {HTMLInputElement} */ (byId(id));
}

/**
 * The sign of a tone, for who does not tell colours apart.
 * @param {Tone | "said" | "ok"} tone
 * @returns {SVGSVGElement}
 */
export function sign(tone) {
  return svg("svg", { class: "sign", "aria-hidden": "true" }, svg("use", { href: `#s-${tone}` }));
}
