// What the referee found: a list beside the text, and marks within it.

import { button, html, byId, renew, sign } from "./dom.js";
import { say } from "./language.js";
import { offsetOf } from "./text.js";

/** @typedef {import("@codemirror/state").Text} Text */
/** @typedef {{from: number, to: number, insert: string}} Change */

/** @param {Found} finding @returns {Tone} */
export function toneOf({ severity, ruling }) {
  if (ruling === "void") return "ruled";
  return severity === "error" ? "bad" : severity === "warning" ? "warn" : "note";
}

/**
 * Where a finding stands in the text; in another document: nowhere.
 * @param {Text} text
 * @param {Found} finding
 */
export function rangeOf(text, { line, column, end_column: end, file }) {
  if (file !== undefined) return null;
  const from = offsetOf(text, line, column);
  return { from, to: Math.max(from, offsetOf(text, line, end)) };
}

/**
 * The changes that a suggestion is; null where the text is no longer what they were made for.
 * @param {Text} text
 * @param {Suggested} suggestion
 * @returns {Change[] | null}
 */
export function changesOf(text, { edits }) {
  const changes = edits.map(({ line, column, old, new: insert }) => {
    const from = offsetOf(text, line, column);
    return { from, to: from + old.length, insert, old };
  });
  if (changes.some(({ from, to, old }) => text.sliceString(from, to) !== old)) return null;
  return changes.map(({ from, to, insert }) => ({ from, to, insert }));
}

/** @param {Cited} book */
function cited({ title, section, page, remark }) {
  return [title, section && say("page-section", { section }), page && say("page-page", { page }),
    remark && `(${remark})`].filter(Boolean).join(" ");
}

const severities = /** @type {const} */ ({ error: "error", warning: "warning", note: "info" });

/**
 * Marks for the editor.
 * @param {Text} text
 * @param {Judged[]} reports
 * @param {(changes: Change[]) => void} mend
 * @returns {import("@codemirror/lint").Diagnostic[]}
 */
export function diagnosticsOf(text, reports, mend) {
  return reports.flatMap((report) => report.findings.flatMap((finding, number) => {
    const range = rangeOf(text, finding);
    if (!range) return [];
    const actions = (report.suggestions ?? []).filter((one) => one.finding === number).map((suggestion) => ({
      name: suggestion.text,
      apply: (/** @type {import("@codemirror/view").EditorView} */ view) => {
        const changes = changesOf(view.state.doc, suggestion);
        if (changes) mend(changes);
      },
    }));
    const message = [finding.message, finding.advice].filter(Boolean).join("\n");
    return [{ ...range, severity: severities[finding.severity], source: finding.rule, message, actions }];
  }));
}

/**
 * How several records stand together.
 * @param {Judged[]} reports
 * @returns {Tone | "ok"}
 */
export function toneOfAll(reports) {
  if (reports.some(({ verdict }) => verdict === "illegal" || verdict === "unreadable")) return "bad";
  if (reports.some(({ verdict }) => verdict === "possible")) return "warn";
  return "ok";
}

/**
 * The list of all findings, gravest in the order of the text.
 * @param {Text} text
 * @param {Judged[]} reports
 * @param {{go: (from: number, to: number) => void, mend: (changes: Change[]) => void}} can
 */
export function showFindings(text, reports, can) {
  const items = reports.flatMap((report) => report.findings.map((finding, number) => {
    const range = rangeOf(text, finding);
    const tone = toneOf(finding);
    const place = finding.file ? `${finding.file} ${finding.line}` : say("page-line", { line: finding.line });
    const head = button("", () => range && can.go(range.from, range.to), "go");
    head.append(sign(tone), html("span", {}, html("b", {}, place), ` ${finding.message}`));
    const mends = (report.suggestions ?? []).filter((one) => one.finding === number).flatMap((suggestion) => {
      const changes = changesOf(text, suggestion);
      return changes ? [button(suggestion.text, () => can.mend(changes), "mend")] : [];
    });
    return html("li", { class: tone }, head,
      ...finding.because.map((reason) => html("p", { class: "sm" }, reason)),
      finding.advice && html("p", { class: "sm" }, finding.advice),
      ...mends,
      html("p", { class: "sm mut" }, html("code", {}, finding.rule),
        finding.cites.length > 0 && ` ${finding.cites.map(cited).join("; ")}`));
  }));
  renew(byId("findings-list"), items);
}
