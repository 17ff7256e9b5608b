// Keys: what each does, as a list that the page shows and the same list that it obeys.

import { html, byId } from "./dom.js";

/** @typedef {{keys: string[], shown: string[], words: string, act: () => void}} Key */

/**
 * What the keys are for; `do` is what the page can do.
 * @param {{step: (way: 1 | -1) => void, turn: (way: 1 | -1) => void, round: (way: 1 | -1) => void,
 *   finding: (way: 1 | -1) => void, ends: (way: 1 | -1) => void, run: () => void, help: () => void,
 *   legal: () => void, whole: () => void, closer: () => void, other: () => void, away: () => void}} can
 * @returns {Key[]}
 */
export function keysFor(can) {
  return [
    { keys: ["ArrowLeft"], shown: ["←"], words: "back one play", act: () => can.step(-1) },
    { keys: ["ArrowRight"], shown: ["→"], words: "on one play", act: () => can.step(1) },
    { keys: ["ArrowUp"], shown: ["↑"], words: "back one turn", act: () => can.turn(-1) },
    { keys: ["ArrowDown"], shown: ["↓"], words: "on one turn", act: () => can.turn(1) },
    { keys: ["[", "Shift ArrowLeft"], shown: ["[", "shift ←"], words: "back one round", act: () => can.round(-1) },
    { keys: ["]", "Shift ArrowRight"], shown: ["]", "shift →"], words: "on one round", act: () => can.round(1) },
    { keys: [",", "p"], shown: [",", "p"], words: "previous finding", act: () => can.finding(-1) },
    { keys: [".", "n"], shown: [".", "n"], words: "next finding", act: () => can.finding(1) },
    { keys: ["Home", "a"], shown: ["home", "a"], words: "to the start", act: () => can.ends(-1) },
    { keys: ["End", "e"], shown: ["end", "e"], words: "to the end", act: () => can.ends(1) },
    { keys: [" "], shown: ["space"], words: "run, and stop", act: () => can.run() },
    { keys: ["l"], shown: ["l"], words: "what was legal", act: () => can.legal() },
    { keys: ["w"], shown: ["w"], words: "as the whole record tells", act: () => can.whole() },
    { keys: ["o"], shown: ["o"], words: "as written, or otherwise", act: () => can.other() },
    { keys: ["c"], shown: ["c"], words: "look closer, and back", act: () => can.closer() },
    { keys: ["?", "h"], shown: ["?", "h"], words: "these keys", act: () => can.help() },
    { keys: ["Escape"], shown: ["esc"], words: "close and stop", act: () => can.away() },
  ];
}

/**
 * Whether what has the focus wants a key for itself.
 * @param {EventTarget | null} target
 * @param {string} key
 */
function isTaken(target, key) {
  if (!(target instanceof Element)) return false;
  if (key === " ") return target.matches("a,button,summary,input");
  return target.matches("input[type=radio]") && key.startsWith("Arrow");
}

/** @param {Key[]} keys */
export function listenToKeys(keys) {
  byId("keys-list").replaceChildren(
    ...keys.map(({ shown, words }) =>
      html("li", {}, html("span", {}, ...shown.map((key) => html("kbd", {}, key))), words),
    ),
  );
  addEventListener("keydown", (event) => {
    // A key that needs AltGr comes with Ctrl and Alt on some systems.
    const altGr = event.getModifierState("AltGraph");
    if (event.metaKey || ((event.ctrlKey || event.altKey) && !altGr) || isTaken(event.target, event.key)) return;
    const name = event.shiftKey && event.key.startsWith("Arrow") ? `Shift ${event.key}` : event.key;
    const key = keys.find((one) => one.keys.includes(name));
    if (!key) return;
    event.preventDefault();
    key.act();
  });
}
