// The verdict and who won: in the head, at every play.

import { html, byId, sign } from "./dom.js";
import { say, verdictOf } from "./say.js";

/** @typedef {import("./data.js").Session} Session */

/**
 * How the session ended, in a few words.
 * @param {Session} session
 */
function endOf({ replay, plays }) {
  return replay.finished ? (replay.outcome ?? "") : say("page-unfinished", { plays });
}

/**
 * Adds to the chips what became of the session: of a legal one the verdict too, which of others its findings tell.
 * @param {Session} session
 * @param {() => void} toScore
 */
export function showResult(session, toScore) {
  const { replay } = session;
  const legal = replay.verdict === "legal";
  const end = endOf(session);
  if (replay.verdict === "unreadable" || !(legal || end)) return;
  const words = [legal ? verdictOf(replay) : "", end].filter(Boolean).join(" · ");
  const tone = { legal: "ok", possible: "warn" }[replay.verdict] ?? "bad";
  const chip = html(
    "button",
    {
      type: "button",
      class: `chip end ${replay.finished ? tone : "open"}`,
      title: [say("page-verdict", { verdict: verdictOf(replay), words: replay.verdict_words }), end].join(" · "),
    },
    legal && sign("ok"),
    html("span", {}, words),
  );
  chip.onclick = toScore;
  const breaches = byId("chips").querySelector(".bad");
  if (breaches) breaches.after(chip);
  else byId("chips").prepend(chip);
}
