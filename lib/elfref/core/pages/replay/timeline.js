// The time line: a lane for each player, a tick for each play, and above them what was found.

import { svg, html, sign, byId } from "./dom.js";
import { inList, say } from "./say.js";

/** @typedef {import("./data.js").Session} Session */

const mostPlays = 400; // with more, a tick is a turn
const unitWidth = 10;

export class TimeLine {
  /**
   * @param {Session} session
   * @param {(index: number) => void} go
   */
  constructor(session, go) {
    this.session = session;
    this.go = go;
    /** The tick of each play. @type {number[]} */
    this.unit = [];
    const byTurn = session.moments.length > mostPlays;
    let units = 0;
    session.moments.forEach((moment, index) => {
      const before = session.moments[index - 1];
      if (before && !(byTurn && before.turn === moment.turn)) ++units;
      this.unit.push(units);
    });
    this.units = units + 1;
    this.lanes = byId("lanes");
    this.head = html("span", { class: "head", "aria-hidden": "true" });
    this.makeLanes();
    this.makeSigns();
    this.listen();
    const numbers = new ResizeObserver(() => this.showNumbers());
    numbers.observe(this.lanes);
  }

  /**
   * In percent, where a play is.
   * @private
   * @param {number} index
   */
  at(index) {
    return index < 0 ? 0 : (100 * (this.unit[index] + 0.5)) / this.units;
  }

  /** @private */
  makeLanes() {
    const { players, moments } = this.session;
    const count = Math.max(1, players.length);
    const height = count > 3 ? 8 : 12;
    const width = this.units * unitWidth;
    const strip = svg("svg", {
      class: "strip",
      viewBox: `0 0 ${width} ${count * height}`,
      "aria-hidden": "true",
      preserveAspectRatio: "none",
      style: `height:${count * height}px`,
    });
    for (let lane = 0; lane < count; ++lane)
      strip.append(svg("rect", { class: "lane", x: 0, y: lane * height + 0.5, width, height: height - 1.5 }));
    /** @type {string[]} */
    const ticks = players.map(() => "");
    let shared = "";
    moments.forEach((moment, index) => {
      const x = (this.unit[index] + 0.5) * unitWidth;
      if (moment.player === null) shared += `M${x} 0v${count * height}`;
      else {
        const foot = (moment.player + 1) * height - 1;
        const tall = ((height - 2) * (moment.weight + 1)) / 4;
        ticks[moment.player] += `M${x} ${foot}v-${tall.toFixed(1)}`;
      }
    });
    strip.append(svg("path", { class: "shared", d: shared }));
    players.forEach((player, seat) => {
      strip.append(
        svg("path", { class: "te", d: ticks[seat] }),
        svg("path", { class: `tl ${player.colour}`, d: ticks[seat] }),
      );
    });
    const names = players.map((player) =>
      html("span", { class: "name", style: `height:${height}px` }, player.mark),
    );
    byId("lane-names").replaceChildren(...names);
    byId("lane-names").classList.toggle("small", count > 3);
    this.lanes.style.setProperty("--n", String(this.units));
    this.lanes.parentElement?.style.setProperty("--high", `${count * height}px`);
    this.lanes.replaceChildren(strip, ...this.gaps(count * height), ...this.rounds(), ...this.parting(), this.head);
    this.lanes.setAttribute("aria-valuemax", String(moments.length - 1));
  }

  /**
   * Plays that nobody wrote down.
   * @private
   * @param {number} height
   */
  gaps(height) {
    const width = `width:${Math.max(0.6, 100 / this.units).toFixed(2)}%;height:${height}px`;
    return this.session.moments.flatMap((moment, index) => {
      const left = (100 * this.unit[index]) / this.units;
      return moment.gap ? [html("s", { style: `left:${left.toFixed(2)}%;${width}` })] : [];
    });
  }

  /** Where another way on parts from what is written. @private */
  parting() {
    const at = this.session.replay.branch?.parts_at;
    if (at === undefined || at >= this.unit.length) return [];
    const left = (100 * this.unit[at]) / this.units;
    const title = say("page-otherwise-from-here");
    return [html("span", { class: "parts", style: `left:${left.toFixed(2)}%`, title })];
  }

  /** @private */
  rounds() {
    const { moments } = this.session;
    return moments.flatMap((moment, index) => {
      if (moment.round === 0 || moments[index - 1]?.round === moment.round) return [];
      const left = (100 * this.unit[index]) / this.units;
      return [html("i", { style: `left:${left.toFixed(2)}%` }, html("b", {}, String(moment.round)))];
    });
  }

  /** The numbers of rounds, as far as they stand clear of each other. @private */
  showNumbers() {
    const apart = 4; // px
    const most = this.lanes.getBoundingClientRect().right + 8;
    let end = -apart;
    for (const number of this.lanes.querySelectorAll("b")) {
      number.hidden = false;
      const { left, right } = number.getBoundingClientRect();
      number.hidden = left < end + apart || right > most;
      if (!number.hidden) end = right;
    }
  }

  /** @private */
  makeSigns() {
    /** @type {Map<number, HTMLAnchorElement>} */
    this.signs = new Map();
    const { moments, stops, tones, replay } = this.session;
    /** What is odd but legal, and what somebody noted: smaller, and before what keys stop at. */
    const small = moments.flatMap((moment, index) => {
      const noted = replay.notes.filter((note) => note.moment === index).map((note) => note.text);
      if (noted.length > 0)
        return [this.sign(index, "said", say("page-has-notes", { notes: inList("semicolon", noted) }))];
      const odd = moment.findings.map((number) => replay.findings[number].message);
      return odd.length > 0 && tones[index] === "note"
        ? [this.sign(index, "note", say("page-has-findings", { findings: inList("semicolon", odd) }))]
        : [];
    });
    /** @type {{[tone: string]: string}} */
    const words = { bad: say("page-is-breach"), warn: say("page-is-not-certain"), ruled: say("page-is-ruled") };
    for (const index of stops) this.signs.set(index, this.sign(index, tones[index], words[tones[index]]));
    byId("signs").replaceChildren(...small, ...this.signs.values());
  }

  /**
   * A link to a play, above it.
   * @private
   * @param {number} index
   * @param {Tone | "said"} kind
   * @param {string} words
   */
  sign(index, kind, words) {
    const { moments } = this.session;
    return html(
      "a",
      {
        class: `${kind} ${kind === "said" || kind === "note" ? "small" : (moments[index].ruling ?? "")}`,
        href: this.session.address(index),
        style: `left:${this.at(index).toFixed(2)}%`,
        title: words,
        "aria-label": say("page-play-with", { number: moments[index].number, what: words, play: moments[index].words }),
      },
      sign(kind),
    );
  }

  /** @private */
  listen() {
    const to = (/** @type {PointerEvent} */ event) => {
      const box = this.lanes.getBoundingClientRect();
      const unit = Math.floor(((event.clientX - box.left) / box.width) * this.units);
      const index = this.unit.findLastIndex((own) => own <= unit);
      this.go(this.session.clamped(index));
    };
    this.lanes.onpointerdown = (event) => {
      this.lanes.setPointerCapture(event.pointerId);
      to(event);
    };
    this.lanes.onpointermove = (event) => {
      if (this.lanes.hasPointerCapture(event.pointerId)) to(event);
    };
  }

  /**
   * @param {number} index
   * @param {string} words what it says there
   */
  show(index, words) {
    this.head.style.left = `${this.at(index).toFixed(2)}%`;
    this.head.className = `head ${index < 0 ? "calm" : this.session.tones[index]}`;
    this.lanes.setAttribute("aria-valuenow", String(index));
    this.lanes.setAttribute("aria-valuetext", words);
    byId("signs").querySelector("[aria-current]")?.removeAttribute("aria-current");
    this.signs?.get(index)?.setAttribute("aria-current", "step");
  }
}
