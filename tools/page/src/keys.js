// The recorder with a keyboard: digits answer, Enter does what is due, letters are for what lies further.

import { byId } from "./dom.js";

/** @typedef {import("./app.js").App} App */

/** @param {EventTarget | null} target */
const isWriting = (target) => target instanceof HTMLElement && target.closest("input, select, textarea, .cm-editor") !==
  null;

/** Clicks the n-th of some buttons that are seen. @param {string} selector @param {number} [n] */
function click(selector, n = 0) {
  const all = [...byId("pan").querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const one = all[n];
  if (!(one instanceof HTMLElement)) return false;
  one.click();
  return true;
}

/** Leads into the field in which a name is looked for. */
function findPlace() {
  const field = byId("pan").querySelector("[data-find]");
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  return true;
}

/** @param {App} app @param {string} key */
function acted(app, key) {
  if (key === "Escape") {
    if (app.view === "plays") app.show("record");
    else if (app.composed || app.chosen || app.refused) app.leave();
    else return false;
    return true;
  }
  if (key === "u") app.undo();
  else if (key === "r") app.redo();
  else if (key === "p") app.show(app.view === "plays" ? "record" : "plays");
  else if (key === "e") app.compose();
  else if (key === "/") return findPlace();
  else if (/^[1-9]$/.test(key)) return click(".op", Number(key) - 1);
  else if (key === "Enter") return click(".act.main, .act.wrong") || click(".acts .act");
  else return false;
  return true;
}

/** @param {App} app */
export function listenToKeys(app) {
  const root = byId("app");
  addEventListener("pointerdown", () => delete root.dataset.keys);
  addEventListener("keydown", (event) => {
    root.dataset.keys = "";
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (app.view !== "record" && app.view !== "plays")) return;
    if (isWriting(target) && key !== "Escape") return;
    // A button that has the focus is pressed by Enter.
    if (key === "Enter" && target instanceof HTMLElement && target.closest("button, a, summary")) return;
    if (acted(app, key)) event.preventDefault();
  });
}
