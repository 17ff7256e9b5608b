// The start sheet: who plays, and how much is written down. What it asks, the library says.

import { button, byId, html, icon, iconButton, iconed, isTicked, renew, valueIn } from "./dom.js";
import { say } from "./language.js";
import { disc } from "./pictos.js";
import { shortly } from "./text.js";

/** @typedef {import("./questions.js").Questions} Questions */

/** What the user enters of a player; the keys beside the name are those of the sheet.
 * @typedef {{[key: string]: string}} Entered */

/** Names are checked when nothing is typed for these ms. */
const pause = 200;

export class StartSheet {
  /**
   * @param {Questions} questions
   * @param {import("./keep.js").Keep} keep
   * @param {(game: string, text: string) => void} begin
   */
  constructor(questions, keep, begin) {
    this.questions = questions;
    this.keep = keep;
    this.begin = begin;
    /** @type {Sheet | null} */
    this.sheet = null;
    /** @type {Entered[]} */
    this.players = [];
    this.level = "";
    this.edition = "";
    /** @type {Set<string>} */
    this.switches = new Set();
    /** @type {{[slot: string]: Value}} */
    this.ofAll = {};
    /** @type {TapError["error"] | null} */
    this.wrong = null;
    /** Whether names that are missing are said. */
    this.pressed = false;
    /** The player whose colour is being chosen. */
    this.colouring = -1;
    this.timer = 0;
  }

  /** @param {Sheet} sheet */
  open(sheet) {
    if (this.sheet?.game === sheet.game) {
      this.sheet = sheet; // in another language
      this.draw();
      return;
    }
    this.sheet = sheet;
    this.pressed = false;
    this.colouring = -1;
    this.wrong = null;
    const { least, most } = sheet.players;
    const names = this.keep.players.slice(0, Math.max(least, Math.min(most, this.keep.lastCount)));
    while (names.length < least) names.push("");
    this.players = [];
    for (const name of names) this.add(name);
    this.level = sheet.levels.find(({ preselected }) => preselected)?.id ?? sheet.levels[0]?.id ?? "";
    this.edition = sheet.editions.find(({ preselected }) => preselected)?.value ?? sheet.editions[0]?.value ?? "";
    this.switches = new Set(sheet.switches.filter(({ on }) => on).map(({ id }) => id));
    this.ofAll = {};
    this.draw();
    this.check();
  }

  /** @private @param {string} name */
  add(name) {
    const colours = this.sheet?.colours ?? [];
    const free = colours.find(({ value }) => !this.players.some(({ colour }) => colour === value));
    this.players.push(free ? { name, colour: free.value } : { name });
  }

  /** Those of some slots that are asked for, by what is switched on. @private @param {Sheet["of_all"]} [slots] */
  asked(slots = []) {
    return slots.filter((slot) => slot.if === null || this.switches.has(slot.if));
  }

  /** @private @returns {SheetChoices} */
  choices() {
    const asked = this.asked(this.sheet?.of_each).map(({ id }) => id);
    const players = this.players.map((player) => Object.fromEntries(Object.entries(player).filter(([key, value]) =>
      value !== "" && (key === "name" || key === "colour" || asked.includes(key)))));
    return { game: this.sheet?.game ?? "", players: players.map((player) => ({ name: "", ...player })),
      level: this.level, switches: [...this.switches], edition: this.edition || null, of_all: this.ofAll };
  }

  /** @private Something was entered: what is wrong with it is said soon. */
  changed() {
    this.draw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), pause);
  }

  /** The text of the record; null where something is wrong. @private */
  async check() {
    const answer = await this.questions.make(this.choices());
    if (!answer) return null;
    this.wrong = answer.error ?? null;
    this.draw();
    return answer.error ? null : answer.text;
  }

  /** @private */
  async press() {
    this.pressed = true;
    clearTimeout(this.timer);
    const text = await this.check();
    if (text === null) {
      const field = byId("start-in").querySelector("[aria-invalid=true]");
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const names = this.players.map(({ name }) => name);
    this.keep.lastCount = names.length;
    this.keep.players = [...new Set([...names, ...this.keep.players])].slice(0, 12);
    const game = this.sheet?.game ?? "";
    this.sheet = null;
    this.begin(game, text);
  }

  /** @private @param {Entered} player */
  figure(player) {
    const colour = this.sheet?.colours.find(({ value }) => value === player.colour)?.colour ?? "p-none";
    return disc(colour, [...player.name.trim()][0] ?? "");
  }

  /** @private @param {number} seat */
  player(seat) {
    const player = this.players[seat];
    const { sheet, wrong } = this;
    const number = seat + 1;
    const what = player.name.trim() || say("screen-player-number", { number });
    const isWrong = wrong?.player === seat && (this.pressed || player.name.trim() !== "");
    const field = html("input", { type: "text", class: "field", id: `player-${seat}`, "data-key": `name ${seat}`,
      placeholder: say("screen-player-number", { number }), "aria-label": say("screen-player-number", { number }),
      autocomplete: "off", spellcheck: "false", "aria-invalid": isWrong ? "true" : null,
      "aria-describedby": isWrong ? `wrong-${seat}` : null });
    field.value = player.name;
    field.oninput = (event) => {
      player.name = valueIn(event);
      this.changed();
    };
    const colours = sheet?.colours ?? [];
    const paint = button("", () => {
      this.colouring = this.colouring === seat ? -1 : seat;
      this.draw();
    }, "ib fig", `colour ${seat}`);
    paint.setAttribute("aria-expanded", String(this.colouring === seat));
    paint.append(this.figure(player), html("span", { class: "sr" }, say("screen-colour-of", { player: what })));
    const up = iconButton("up", say("screen-move-up", { player: what }), () => {
      if (seat === 0) return;
      [this.players[seat - 1], this.players[seat]] = [player, this.players[seat - 1]];
      this.changed();
    }, "ib", `up ${seat}`);
    up.setAttribute("aria-disabled", String(seat === 0));
    const away = iconButton("x", say("screen-remove-named", { name: what }), () => {
      if (this.players.length <= (sheet?.players.least ?? 1)) player.name = "";
      else this.players.splice(seat, 1);
      this.colouring = -1;
      this.changed();
    }, "ib", `away ${seat}`);
    const each = this.asked(sheet?.of_each).map((slot) =>
      this.choice(slot, player[slot.id] ?? "", `${what}: ${slot.words}`, (value) => {
        player[slot.id] = String(value ?? "");
        this.changed();
      }));
    return html("li", { "data-key": `player ${seat}` }, html("div", { class: "prow" }, colours.length > 0 ? paint
      : this.figure(player), field, up, away),
    this.colouring === seat && html("div", { class: "chips", role: "group", "aria-label": say("screen-colour-of",
      { player: what }) }, ...colours.map((colour) => this.colour(seat, colour))),
    each.length > 0 && html("div", { class: "row each" }, ...each),
    isWrong && html("p", { class: "wrongly sm", id: `wrong-${seat}` }, wrong?.words));
  }

  /** @private @param {number} seat @param {Sheet["colours"][0]} colour */
  colour(seat, { value, words, colour }) {
    const player = this.players[seat];
    const made = button("", () => {
      const other = this.players.find((one) => one.colour === value && one !== player);
      if (other) other.colour = player.colour;
      player.colour = value;
      this.colouring = -1;
      this.changed();
    }, "alt", `paint ${value}`);
    made.setAttribute("aria-pressed", String(player.colour === value));
    made.append(html("i", { class: `dot ${colour}` }), words);
    return made;
  }

  /**
   * One choice, as a list that unfolds, or as a field.
   * @private
   * @param {AskedSlot} slot
   * @param {Value} value
   * @param {string} words
   * @param {(value: Value) => void} act
   */
  choice(slot, value, words, act) {
    if (slot.options.length === 0) {
      const field = html("input", { type: "text", class: "field", "data-key": words, placeholder: slot.words,
        "aria-label": words, autocomplete: "off" });
      field.value = typeof value === "string" ? value : "";
      field.oninput = (event) => act(valueIn(event));
      return field;
    }
    const select = html("select", { class: "field", "data-key": words, "aria-label": words },
      html("option", { value: "" }, slot.optional ? `${slot.words}: –` : slot.words),
      ...slot.options.map((option) => html("option", { value: option.value }, option.words)));
    select.value = String(value ?? "");
    select.onchange = (event) => act(valueIn(event) || null);
    return select;
  }

  /** @private */
  levels() {
    return (this.sheet?.levels ?? []).map(({ id, words, means }) => {
      const field = html("input", { type: "radio", name: "level", value: id });
      field.checked = this.level === id;
      field.onchange = () => {
        this.level = id;
        this.changed();
      };
      return html("label", { class: "level", "data-key": `level ${id}` }, field, html("span", {}, html("b", {}, words),
        html("small", {}, means)));
    });
  }

  /** @private */
  others() {
    const { sheet } = this;
    const switches = (sheet?.switches ?? []).map(({ id, words }) => {
      const field = html("input", { type: "checkbox" });
      field.checked = this.switches.has(id);
      field.onchange = (event) => {
        if (isTicked(event)) this.switches.add(id);
        else this.switches.delete(id);
        this.changed();
      };
      return html("label", { class: "switch", "data-key": `switch ${id}` }, field, html("span", {}, words));
    });
    const all = this.asked(sheet?.of_all).map((slot) =>
      html("label", { class: "whole", "data-key": `all ${slot.id}` }, html("span", { class: "sl" }, slot.words),
        this.choice(slot, this.ofAll[slot.id] ?? Object.keys(slot.chosen)[0] ?? "", slot.words, (value) => {
          if (value === null) delete this.ofAll[slot.id];
          else this.ofAll[slot.id] = value;
          this.changed();
        })));
    return [...all, ...switches];
  }

  /** @private */
  editions() {
    const { sheet } = this;
    if (!sheet || sheet.editions.length === 0) return null;
    const now = sheet.editions.find(({ value }) => value === this.edition)?.words ?? "";
    const select = html("select", { class: "field", "aria-label": say("screen-edition"), "data-key": "edition" },
      ...sheet.editions.map(({ value, words }) => html("option", { value }, words)));
    select.value = this.edition;
    select.onchange = (event) => {
      this.edition = valueIn(event);
      this.changed();
    };
    return html("details", { "data-key": "editions" }, html("summary", {}, `${say("screen-edition")}: ${now}`), select);
  }

  draw() {
    const { sheet } = this;
    if (!sheet) return;
    byId("start-title").textContent = shortly(sheet.words);
    const room = this.players.length < sheet.players.most;
    const add = iconed("plus", say("screen-add-player"), () => {
      this.add("");
      this.changed();
      document.getElementById(`player-${this.players.length - 1}`)?.focus();
    }, "act", "add");
    const known = this.keep.players.filter((name) => !this.players.some((player) => player.name.trim() === name));
    const chips = known.map((name) => {
      const chip = button(name, () => {
        const empty = this.players.find((player) => player.name.trim() === "");
        if (empty) empty.name = name;
        else if (room) this.add(name);
        this.changed();
      }, "alt", `known ${name}`);
      return chip;
    });
    const { wrong } = this;
    const elsewhere = wrong && wrong.player === undefined && this.pressed
      ? html("p", { class: "wrongly", role: "status" }, icon("note"), wrong.words) : null;
    renew(byId("start-in"), /** @type {Node[]} */ ([
      html("h2", {}, say("screen-players-clockwise")),
      html("ol", { class: "plain" }, ...this.players.map((_, seat) => this.player(seat))),
      room && add,
      chips.length > 0 && (room || this.players.some(({ name }) => name.trim() === "")) &&
        html("div", { class: "known" }, html("p", { class: "sm mut" }, say("screen-played-before")),
          html("div", { class: "chips" }, ...chips)),
      html("fieldset", {}, html("legend", {}, say("screen-how-much")), ...this.levels()),
      ...this.others(),
      this.editions(),
      elsewhere,
    ].filter(Boolean)));
    const begin = byId("begin");
    begin.textContent = say("screen-begin");
    begin.onclick = () => this.press();
  }
}
