// The end: who won, and with what; and whether the table says so too, or counted other numbers.

import { html, iconed, button } from "./dom.js";
import { drawnAction } from "./drawing.js";
import { say } from "./language.js";

/** @typedef {import("./app.js").App} App */

/**
 * @param {App} app
 * @param {import("./pictos.js").Pictos} pictos
 * @returns {Node[]}
 */
export function drawnEnd(app, pictos) {
  const over = /** @type {Over} */ (app.answer?.over);
  const title = html("h2", { id: "title", tabindex: "-1" }, ...over.winners.map((seat) => pictos.figure(seat)),
    html("span", {}, over.words));
  const head = html("tr", {}, html("th", { scope: "col" }, say("page-place")), html("th", { scope: "col" },
    say("page-player")), ...over.columns.map((column) => html("th", { scope: "col" }, column)));
  const rows = over.rows.map(({ seat, name, place, won, figures }) => html("tr", { class: won ? "won" : "" },
    html("td", {}, place), html("th", { scope: "row" }, pictos.figure(seat), name),
    ...figures.map((figure) => html("td", {}, figure))));
  const table = html("div", { class: "wide", role: "region", tabindex: "0", "aria-label": over.words },
    html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)));
  const { claims } = over;
  const agrees = claims && button(say("screen-table-agrees"), () => app.write(claims), "act main", "agrees");
  const more = iconed("note", say("screen-something-else"), () => app.compose(), "act else", "else");
  return [title, table, html("div", { class: "acts foot" }, agrees,
    ...(app.answer?.actions ?? []).map((action) => drawnAction(action, app, pictos)), more)];
}
