// Another way on: the same session with other plays, beside the one that is written.

import { html, byId, inputById, sign } from "./dom.js";
import { toneOf } from "./data.js";
import { say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */

/**
 * What was found before or is found now, a link where it has a place to go to.
 * @param {string} title
 * @param {{finding: Finding, address: string}[]} found
 */
function list(title, found) {
  if (found.length === 0) return [];
  return [
    html("h3", {}, title),
    html(
      "ul",
      { class: "plain" },
      ...found.map(({ finding, address }) => {
        const tone = toneOf(finding);
        return html("li", { class: tone }, sign(tone), html("a", { href: address }, finding.message));
      }),
    ),
  ];
}

/**
 * What comes and goes with the other plays.
 * @param {Session} written
 * @param {Session} branch
 * @param {Branch} is
 */
function changes(written, branch, is) {
  const lines = is.changes.flatMap((change) => [
    ...change.old.map((line) => html("del", {}, line.trim())),
    ...change.new.map((line) => html("ins", {}, line.trim())),
  ]);
  const came = (/** @type {number[]} */ indices) =>
    indices.map((index) => {
      const finding = branch.replay.findings[index];
      return {
        finding,
        address: finding.moment === null ? branch.addressOfLine(finding.line) : branch.address(finding.moment),
      };
    });
  const rows = is.sides.filter(({ before, after }) => before !== after);
  return [
    html("div", { class: "lines mono" }, ...lines),
    rows.length > 0 &&
      html(
        "dl",
        {},
        ...rows.flatMap(({ what, before, after }) => [
          html("dt", {}, what),
          html("dd", {}, html("del", {}, before), " ", html("ins", {}, after)),
        ]),
      ),
    ...list(
      say("page-no-longer-found"),
      is.gone.map((finding) => ({ finding, address: written.addressOfLine(finding.line) })),
    ),
    ...list(say("page-still-found"), came(is.kept)),
    ...list(say("page-newly-found"), came(is.came)),
    rows.length === 0 && is.gone.length + is.came.length === 0 && html("p", {}, say("page-nothing-changes")),
  ];
}

/**
 * The switch between both ways, and what the other plays change; nothing where there is one way only.
 * @param {Session} written
 * @param {Session | null} branch
 * @param {boolean} otherwise whether it is the branch that is shown
 */
export function showBranch(written, branch, otherwise) {
  byId("ways").hidden = byId("branch").hidden = branch === null;
  const is = branch?.replay.branch;
  if (!branch || !is) return;
  inputById(otherwise ? "way-otherwise" : "way-written").checked = true;
  byId("branch-body").replaceChildren(...changes(written, branch, is).filter((part) => part instanceof Node));
}

/**
 * Where in the other way the same play is; behind where they part, the one of the same name, or else the first.
 * @param {Session} from
 * @param {Session} to
 * @param {number} index
 */
export function sameIn(from, to, index) {
  const parting = (from.replay.branch ?? to.replay.branch)?.parts_at ?? 0;
  if (index < parting) return index;
  return to.clamped(to.find(from.moments[index]?.at ?? "") ?? parting);
}
