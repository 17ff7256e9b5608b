// The score: a table whose lines explain themselves, and the figure after each round as a small chart.

import { html, svg, byId } from "./dom.js";
import { signOfSeat } from "./pieces.js";
import { inList, inRange, say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */

/**
 * The tables of a score: rows that have figures in common, and of these only what there is. In a cooperative game all
 * together have other figures than each player.
 * @param {Score} score
 * @returns {{heads: string[], rows: ScoreRow[]}[]}
 */
export function tablesOf({ head, rows }) {
  const width = rows[0]?.cells.length ?? 0;
  const heads = head.slice(head.length - width);
  /** @type {ScoreRow[][]} */
  const groups = [];
  for (const row of rows) {
    const last = groups[groups.length - 1];
    const hasInCommon = (/** @type {ScoreRow} */ other) => other.cells.some((cell, i) => cell && row.cells[i]);
    if (!last || (row.cells.some(Boolean) && !last.some(hasInCommon))) groups.push([row]);
    else last.push(row);
  }
  return groups.map((group) => {
    const isUsed = heads.map((_, i) => group.some(({ cells }) => cells[i]));
    return {
      heads: heads.filter((_, i) => isUsed[i]),
      rows: group.map((row) => ({ ...row, cells: row.cells.filter((_, i) => isUsed[i]) })),
    };
  });
}

/** @param {Session} session */
export function showScore(session) {
  const { score, outcome } = session.replay;
  byId("score").hidden = score.rows.length === 0;
  byId("score-table").replaceChildren(...tablesOf(score).map((table) => drawnTable(session, table)));
  const claims = score.claims === "none" ? "" : score.claims;
  byId("claims").textContent = [outcome, claims].filter(Boolean).join(" · ");
}

/**
 * @param {Session} session
 * @param {{heads: string[], rows: ScoreRow[]}} table
 */
function drawnTable(session, { heads, rows }) {
  const placed = rows.some((row) => row.place !== null);
  const body = rows.flatMap((row) => {
    const player = session.players.find((one) => one.name === row.player);
    const cells = [
      placed && html("td", { class: "num" }, row.place ?? ""),
      html(
        "th",
        { scope: "row" },
        html("span", { class: `dot ${player?.colour ?? "p-none"}`, "aria-hidden": "true" }),
        row.won ? html("b", {}, row.player) : row.player,
      ),
      ...row.cells.map((cell) => html("td", { class: /^[-−\d]/.test(cell) ? "num" : "" }, cell)),
    ];
    const why =
      row.because.length > 0 &&
      html(
        "tr",
        { class: "why" },
        html(
          "td",
          { colspan: heads.length + (placed ? 2 : 1) },
          html(
            "details",
            {},
            html("summary", {}, say("page-how", { player: row.player })),
            html("ul", {}, ...row.because.map((line) => html("li", {}, line))),
          ),
        ),
      );
    return [html("tr", { class: row.won ? "won" : "" }, ...cells), ...(why ? [why] : [])];
  });
  const isNumber = heads.map((_, i) => rows.some(({ cells }) => /^[-−\d]/.test(cells[i])));
  const head = [
    placed && html("th", { scope: "col", class: "num" }, say("page-place")),
    html("th", { scope: "col" }, say("page-player")),
    ...heads.map((words, i) => html("th", { scope: "col", class: isNumber[i] ? "num" : "" }, words)),
  ];
  return html("table", {}, html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...body));
}

/**
 * Moves labels apart that would stand on each other.
 * @param {number[]} wanted
 * @param {number} apart
 * @param {number} least
 * @param {number} most
 */
function spread(wanted, apart, least, most) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const at = [...wanted];
  order.forEach((i, n) => (at[i] = Math.max(at[i], n === 0 ? least : at[order[n - 1]] + apart)));
  let floor = most;
  for (const i of [...order].reverse()) {
    at[i] = Math.min(at[i], floor);
    floor = at[i] - apart;
  }
  return at;
}

/**
 * Where a chart has what: its size, where its lines begin and end, and how far apart names stand.
 * @typedef {{width: number, height: number, left: number, right: number, apart: number}} ChartLayout
 */
/** @type {ChartLayout} */
const onScreen = { width: 372, height: 172, left: 34, right: 270, apart: 15 };
/** In points, beside the picture. @type {ChartLayout} */
const onPaper = { width: 190, height: 226, left: 18, right: 116, apart: 11 };

/**
 * What is said of a score that is known, or known to lie between two.
 * @param {{min: number | null, max: number | null} | undefined} one
 * @param {(min: number, max: number) => string} between
 */
function figureOf(one, between) {
  if (!one || one.min === null || one.max === null) return "?";
  return one.min === one.max ? `${one.min}` : between(one.min, one.max);
}

export class Chart {
  /**
   * @param {Session} session
   * @param {ChartLayout} [layout]
   */
  constructor(session, layout = onScreen) {
    this.session = session;
    this.layout = layout;
    const { rounds } = session.replay;
    /** @type {SVGRectElement} */
    this.now = svg("rect", { class: "now", visibility: "hidden" });
    this.step = (layout.right - layout.left) / Math.max(1, rounds.length);
    this.lowest = Math.min(0, ...rounds.flatMap((round) => round.of.flatMap((one) => one.min ?? [])));
    this.highest = Math.max(1, ...rounds.flatMap((round) => round.of.flatMap((one) => one.max ?? [])));
    const words = session.players
      .map(({ name }, seat) => {
        const figures = rounds.map((round) => figureOf(round.of[seat], inRange));
        return `${name}: ${inList("comma", figures)}`;
      })
      .join(". ");
    const viewBox = `0 0 ${layout.width} ${layout.height}`;
    this.drawn = svg("svg", { viewBox, role: "img", "aria-label": words }, this.now);
    if (rounds.length === 0) return;
    this.grid(this.drawn, rounds);
    session.players.forEach((player, seat) => this.line(this.drawn, player, seat));
    this.names(this.drawn);
  }

  /** @private @param {number} value */
  y(value) {
    const { height } = this.layout;
    return height - 26 - ((height - 40) * (value - this.lowest)) / (this.highest - this.lowest);
  }

  /** @private @param {number} round of those that the record has */
  x(round) {
    return this.layout.left + this.step * (round + 1);
  }

  /**
   * @private
   * @param {SVGElement} chart
   * @param {Round[]} rounds
   */
  grid(chart, rounds) {
    const { height, left, right } = this.layout;
    const span = this.highest - this.lowest;
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => span / size <= 5) ?? 1000;
    for (let value = Math.ceil(this.lowest / step) * step; value <= this.highest; value += step)
      chart.append(
        svg("path", { class: "grid", d: `M${left} ${this.y(value)}H${right}` }),
        svg("text", { class: "ax e", x: left - 6, y: this.y(value) + 4 }, String(value)),
      );
    rounds.forEach((round, i) =>
      chart.append(
        svg("text", { class: "ax m", x: this.x(i), y: height - 8 }, `${round.round}${round.over ? "" : "…"}`),
      ),
    );
    chart.append(svg("text", { class: "ax e", x: this.x(0) - 8, y: height - 8 }, say("page-rounds-axis")));
  }

  /**
   * @private
   * @param {SVGElement} chart
   * @param {Player} player
   * @param {number} seat
   */
  line(chart, player, seat) {
    const points = this.session.replay.rounds.flatMap((round, i) => {
      const { min, max } = round.of[seat] ?? { min: null, max: null };
      return min === null || max === null ? [] : [{ x: this.x(i), min, max }];
    });
    const d = [
      `M${this.layout.left} ${this.y(Math.max(0, this.lowest))}`,
      ...points.map(({ x, min, max }) => `L${x} ${this.y((min + max) / 2)}`),
    ].join("");
    chart.append(svg("path", { class: "ln0", d }), svg("path", { class: `ln ${player.colour}`, d }));
    for (const { x, min, max } of points) {
      if (min !== max) chart.append(svg("path", { class: "range", d: `M${x} ${this.y(min)}V${this.y(max)}` }));
      const transform = `translate(${x} ${this.y((min + max) / 2)})`;
      chart.append(svg("path", { class: `cm ${player.colour}`, d: signOfSeat(seat), transform }));
    }
  }

  /** @private @param {SVGElement} chart */
  names(chart) {
    const { height, right, apart } = this.layout;
    const last = this.session.replay.rounds[this.session.replay.rounds.length - 1];
    const at = spread(
      last.of.map((one) => this.y(((one.min ?? 0) + (one.max ?? 0)) / 2) + 4),
      apart,
      12,
      height - 20,
    );
    last.of.forEach((one, seat) => {
      const name = [...one.player].length > 10 ? `${[...one.player].slice(0, 9).join("")}…` : one.player;
      chart.append(
        svg(
          "text",
          { class: "dl", x: right + 9, y: at[seat] },
          svg("tspan", { class: "n" }, figureOf(one, (min, max) => `${min}–${max}`)),
          ` ${name}`,
        ),
      );
    });
  }

  /** @param {number} index */
  show(index) {
    const round = this.session.moments[index]?.round ?? 0;
    const at = this.session.replay.rounds.findIndex((one) => one.round === round);
    this.now.setAttribute("visibility", at < 0 ? "hidden" : "visible");
    if (at < 0) return;
    this.now.setAttribute("x", String(this.x(at) - this.step));
    this.now.setAttribute("y", "10");
    this.now.setAttribute("width", String(this.step));
    this.now.setAttribute("height", String(this.layout.height - 36));
  }
}

/** @param {Session} session */
function titleOfChart({ replay }) {
  return say("page-after-each-round", { figure: replay.figure ?? say("page-figure-score") });
}

/**
 * The chart on the page, and on the sheet that is printed.
 * @param {Session} session
 */
export function showChart(session) {
  const { rounds } = session.replay;
  const chart = new Chart(session);
  byId("chart-card").hidden = rounds.length === 0;
  byId("chart-title").textContent = titleOfChart(session);
  byId("chart-box").replaceChildren(chart.drawn);
  return chart;
}

/** @param {Session} session */
export function chartOnPaper(session) {
  const { rounds } = session.replay;
  if (rounds.length === 0) return [];
  return [html("h2", {}, titleOfChart(session)), new Chart(session, onPaper).drawn];
}
