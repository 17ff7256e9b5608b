// Keys: what each does, as a list that the page shows and the same list that it obeys.

import { html, byId } from "./dom.js";
import { say } from "./say.js";

/** @typedef {{keys: string[], shown: string[], words: string, act: () => void}} Key */

/**
 * What the keys are for; `do` is what the page can do.
 * @param {{step: (way: 1 | -1) => void, turn: (way: 1 | -1) => void, round: (way: 1 | -1) => void,
 *   finding: (way: 1 | -1) => void, ends: (way: 1 | -1) => void, run: () => void, help: () => void,
 *   legal: () => void, whole: () => void, closer: () => void, other: () => void, text: () => void,
 *   away: () => void}} can
 * @returns {Key[]}
 */
export function keysFor(can) {
  return [
    { keys: ["ArrowLeft"], shown: ["←"], words: say("page-key-back"), act: () => can.step(-1) },
    { keys: ["ArrowRight"], shown: ["→"], words: say("page-key-on"), act: () => can.step(1) },
    { keys: ["ArrowUp"], shown: ["↑"], words: say("page-key-back-turn"), act: () => can.turn(-1) },
    { keys: ["ArrowDown"], shown: ["↓"], words: say("page-key-on-turn"), act: () => can.turn(1) },
    {
      keys: ["[", "Shift ArrowLeft"],
      shown: ["[", say("page-label-shift", { key: "←" })],
      words: say("page-key-back-round"),
      act: () => can.round(-1),
    },
    {
      keys: ["]", "Shift ArrowRight"],
      shown: ["]", say("page-label-shift", { key: "→" })],
      words: say("page-key-on-round"),
      act: () => can.round(1),
    },
    { keys: [",", "p"], shown: [",", "p"], words: say("page-key-previous-finding"), act: () => can.finding(-1) },
    { keys: [".", "n"], shown: [".", "n"], words: say("page-key-next-finding"), act: () => can.finding(1) },
    {
      keys: ["Home", "a"],
      shown: [say("page-label-home"), "a"],
      words: say("page-key-start"),
      act: () => can.ends(-1),
    },
    { keys: ["End", "e"], shown: [say("page-label-end"), "e"], words: say("page-key-end"), act: () => can.ends(1) },
    { keys: [" "], shown: [say("page-label-space")], words: say("page-key-run-and-stop"), act: () => can.run() },
    { keys: ["l"], shown: ["l"], words: say("page-key-legal"), act: () => can.legal() },
    { keys: ["w"], shown: ["w"], words: say("page-key-whole"), act: () => can.whole() },
    { keys: ["o"], shown: ["o"], words: say("page-key-other"), act: () => can.other() },
    { keys: ["t"], shown: ["t"], words: say("page-key-text"), act: () => can.text() },
    { keys: ["c"], shown: ["c"], words: say("page-key-closer"), act: () => can.closer() },
    { keys: ["?", "h"], shown: ["?", "h"], words: say("page-key-help"), act: () => can.help() },
    { keys: ["Escape"], shown: [say("page-label-escape")], words: say("page-key-close"), act: () => can.away() },
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
