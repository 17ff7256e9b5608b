// What is printed besides the picture: the session as a score sheet to sign, on one page.

import { html, byId } from "./dom.js";
import { printed, wordOf } from "./finding.js";
import { toneOf, fileOf } from "./data.js";
import { chartOnPaper } from "./score.js";

/** @typedef {import("./data.js").Session} Session */

const mostFindings = 6;

/**
 * @param {{min: number | null, max: number | null} | undefined} one
 */
function figure(one) {
  return !one || one.min === null ? "" : one.min === one.max ? String(one.min) : `${one.min}–${one.max}`;
}

/** @param {Session} session */
function table(session) {
  const { score, rounds } = session.replay;
  if (score.rows.length === 0) return [];
  const explained = score.rows.some((row) => row.because.length > 0);
  const heads = score.head.slice(score.head.length - score.rows[0].cells.length);
  const head = [
    "place",
    "player",
    ...rounds.map((round, i) => (i === 0 ? `after round ${round.round}` : String(round.round))),
    ...heads,
    ...(explained ? ["how"] : []),
  ];
  const rows = score.rows.map((row) =>
    html(
      "tr",
      {},
      html("td", { class: "num" }, row.place ?? ""),
      html("th", { scope: "row" }, row.won ? html("b", {}, row.player) : row.player),
      ...rounds.map((round) => html("td", { class: "num" }, figure(round.of.find((one) => one.player === row.player)))),
      ...row.cells.map((cell) => html("td", { class: "num" }, cell)),
      explained && html("td", { class: "how" }, row.because.join("; ")),
    ),
  );
  return [
    html(
      "table",
      {},
      html("thead", {}, html("tr", {}, ...head.map((words) => html("th", { scope: "col" }, words)))),
      html("tbody", {}, ...rows),
    ),
  ];
}

/**
 * @param {Session} session
 * @param {Finding} finding
 * @param {number} number
 */
function entry(session, finding, number) {
  const moment = finding.moment === null ? null : session.moments[finding.moment];
  const round = moment && moment.round > 0 ? `, round ${moment.round}` : "";
  const legal =
    moment && moment.legal.length > 0
      ? ` Legal there: ${moment.legal
          .slice(0, 3)
          .map((choice) => choice.words)
          .join(" or ")}${moment.legal.length > 3 ? ", and more" : ""}.`
      : "";
  const cite = finding.cites[0] ? `, ${printed(finding.cites[0])}` : "";
  return html(
    "li",
    {},
    html("b", { class: "num" }, String(number)),
    html("span", {}, `line ${finding.line}${round}`, html("br"), moment?.phase_words ?? ""),
    html(
      "span",
      {},
      html("b", {}, `${wordOf(finding)}: ${finding.message}.`),
      legal,
      " ",
      html("i", {}, finding.rule),
      cite,
    ),
    html("span", { class: "box" }, `ruling${finding.ruling ? `: ${finding.ruling}` : ""}`),
  );
}

/**
 * Those that are listed, in the order of the record: notes are none to rule on.
 * @param {Session} session
 */
function toRule(session) {
  return session.replay.findings.filter((finding) => toneOf(finding) !== "note");
}

/**
 * The findings that the sheet lists, from 1 on.
 * @param {Session} session
 */
export function findingsOnSheet(session) {
  return toRule(session).slice(0, mostFindings);
}

/** @param {Session} session */
export function makeSheet(session) {
  const { replay } = session;
  byId("sheet-head").replaceChildren(
    html("h1", {}, replay.branch ? `${replay.title}: what if, not as played` : replay.title),
    html("p", {}, replay.session.map(([, value]) => value).join(", "), html("br"), replay.rulebook),
  );
  byId("sheet-score").replaceChildren(...table(session));
  byId("sheet-chart").replaceChildren(...chartOnPaper(session));
  const all = toRule(session);
  const lines = 2 * Math.min(all.length, mostFindings) + session.players.length;
  byId("view").classList.toggle("roomy", lines <= 9);
  byId("view").classList.toggle("tight", lines > 14);
  const more = all.length - mostFindings;
  byId("sheet-findings").replaceChildren(
    html("h2", {}, `Findings: ${replay.verdict}, ${replay.verdict_words}`),
    html("ol", {}, ...findingsOnSheet(session).map((finding, i) => entry(session, finding, i + 1))),
    more > 0 ? html("p", {}, `and ${more} more`) : "",
  );
  byId("sheet-sign").replaceChildren(...session.players.map((player) => html("div", {}, player.name)));
  const last = session.moments[session.last];
  const file = fileOf(replay);
  const shows = `The picture shows how it was after line ${last?.end_line} of ${file}, where the last play stands`;
  const onPicture = (/** @type {Finding} */ { moment }) => moment !== null && session.moments[moment].ways.length > 0;
  const numbers = findingsOnSheet(session).some(onPicture) ? "; numbers on it are those of the findings" : "";
  byId("sheet-foot").textContent = replay.picture && last ? `${shows}${numbers}.` : file;
}
