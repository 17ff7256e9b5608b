// What is printed besides the picture: the session as a score sheet to sign, on one page.

import { html, byId } from "./dom.js";
import { printed, wordOf } from "./finding.js";
import { toneOf, fileOf } from "./data.js";
import { chartOnPaper, tablesOf } from "./score.js";
import { say, verdictOf } from "./say.js";

/** @typedef {import("./data.js").Session} Session */

const mostFindings = 6;

/**
 * @param {{min: number | null, max: number | null} | undefined} one
 */
function figure(one) {
  return !one || one.min === null ? "" : one.min === one.max ? String(one.min) : `${one.min}–${one.max}`;
}

/** @param {Session} session */
function tables(session) {
  const { score, rounds } = session.replay;
  return tablesOf(score).map(({ heads, rows }) => {
    const explained = rows.some((row) => row.because.length > 0);
    const placed = rows.some((row) => row.place !== null);
    const told = rounds.filter((round) => rows.some((row) => figure(ofRow(round, row)) !== ""));
    const words = [
      ...told.map(({ round }, i) => (i === 0 ? say("page-after-round", { round }) : String(round))),
      ...heads,
    ];
    const head = [
      placed && html("th", { scope: "col" }, say("page-place")),
      html("th", { scope: "col", class: "who" }, say("page-player")),
      ...words.map((one) => html("th", { scope: "col" }, one)),
      explained && html("th", { scope: "col", class: "how" }, say("page-how-column")),
    ];
    const body = rows.map((row) =>
      html(
        "tr",
        {},
        placed && html("td", { class: "num" }, row.place ?? ""),
        html("th", { scope: "row" }, row.won ? html("b", {}, row.player) : row.player),
        ...told.map((round) => html("td", { class: "num" }, figure(ofRow(round, row)))),
        ...row.cells.map((cell) => html("td", { class: "num" }, cell)),
        explained && html("td", { class: "how" }, row.because.join("; ")),
      ),
    );
    return html(
      "table",
      {},
      html("thead", {}, html("tr", {}, ...head)),
      html("tbody", {}, ...body),
    );
  });
}

/**
 * What a row had after a round.
 * @param {Round} round
 * @param {ScoreRow} row
 */
const ofRow = (round, row) => round.of.find((one) => one.player === row.player);

/**
 * @param {Session} session
 * @param {Finding} finding
 * @param {number} number
 */
function entry(session, finding, number) {
  const moment = finding.moment === null ? null : session.moments[finding.moment];
  const round = moment && moment.round > 0 ? moment.round : null;
  const plays = (moment?.legal ?? []).map((choice) => choice.words);
  const named = plays.splice(0, 3);
  const legal =
    named.length > 0 &&
    say("page-sheet-legal", {
      plays: named.reduce((one, other) => say("page-either", { one, other })),
      more: plays.length > 0 ? plays.length : null,
    });
  const cite = finding.cites[0] ? `, ${printed(finding.cites[0])}` : "";
  return html(
    "li",
    {},
    html("b", { class: "num" }, String(number)),
    html("span", {}, say("page-line-of-round", { line: finding.line, round }), html("br"), moment?.phase_words ?? ""),
    html(
      "span",
      {},
      html("b", {}, say("page-sheet-finding", { word: wordOf(finding), finding: finding.message })),
      legal && ` ${legal}`,
      " ",
      html("i", {}, finding.rule),
      cite,
    ),
    html("span", { class: "box" }, say("page-sheet-ruling", { ruling: finding.ruling })),
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

/**
 * Whether a record has a score and no play: a score sheet.
 * @param {Session} session
 */
export function isSheet(session) {
  return session.last < 0 && session.replay.score.rows.length > 0;
}

/**
 * A line for each player to sign. What a score sheet shows has no players, and its table names them.
 * @param {Session} session
 */
function namesToSign({ players, replay }) {
  return players.length > 0 ? players.map(({ name }) => name) : replay.score.rows.map(({ player }) => player);
}

/**
 * On the screen, lines to sign are only below a score sheet.
 * @param {Session} session
 */
export function showSignatures(session) {
  byId("signatures").hidden = !isSheet(session);
  byId("signatures").replaceChildren(...namesToSign(session).map((name) => html("li", {}, name)));
}

/** @param {Session} session */
export function makeSheet(session) {
  const { replay } = session;
  byId("sheet-head").replaceChildren(
    html("h1", {}, replay.branch ? say("page-not-as-played", { title: replay.title }) : replay.title),
    html("p", {}, replay.session.map(([, value]) => value).join(", "), html("br"), replay.rulebook),
  );
  byId("sheet-score").replaceChildren(...tables(session));
  byId("sheet-chart").replaceChildren(...chartOnPaper(session));
  const all = toRule(session);
  const lines = 2 * Math.min(all.length, mostFindings) + session.players.length;
  byId("view").classList.toggle("roomy", lines <= 9);
  byId("view").classList.toggle("tight", lines > 14);
  const more = all.length - mostFindings;
  byId("sheet-findings").replaceChildren(
    html("h2", {}, say("page-findings-are", { verdict: verdictOf(replay), words: replay.verdict_words })),
    html("ol", {}, ...findingsOnSheet(session).map((finding, i) => entry(session, finding, i + 1))),
    more > 0 ? html("p", {}, say("page-and-more", { number: more })) : "",
  );
  byId("sheet-sign").replaceChildren(...namesToSign(session).map((name) => html("div", {}, name)));
  const last = session.moments[session.last];
  const file = fileOf(replay);
  const onPicture = (/** @type {Finding} */ { moment }) => moment !== null && session.moments[moment].ways.length > 0;
  const numbered = findingsOnSheet(session).filter(onPicture).length || null;
  byId("sheet-foot").textContent =
    replay.picture && last ? say("page-sheet-foot", { line: last.end_line, file, numbered }) : file;
}
