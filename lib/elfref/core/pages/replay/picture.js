// The picture: the board that never moves, what lies on it, and what the play in hand is about. Where anything goes,
// the data says.

import { svg, byId } from "./dom.js";
import { arrange, glide } from "./motion.js";
import { say } from "./say.js";

/**
 * A spot of the picture with the slots that lie there.
 * @typedef {{points: Point[], slots: Slot[], groups: SVGGElement[]}} Site
 */
/** @typedef {import("./pieces.js").Pieces} Pieces */
/** What is drawn: the slots, and the plays that can be marked; a session, or a position without plays.
 * @typedef {{replay: {slots: Slot[]}, players: Player[], moments: Moment[], tones: Tone[],
 *   turnSoFar: (index: number) => Moment[]}} Shown */

/** A number or a few words on a way; with a line that leads there. @typedef {{words: string, at: Point, on?: Point,
 *   classes: string}} Pill */

const ringRadius = 16;
const pillHeight = 26;
const largest = 1.33; // as many times as large pills are on a narrow picture

/**
 * As wide as its words are in DejaVu Sans, the widest of the page's fonts.
 * @param {Pill} pill
 */
function widthOf({ words }) {
  const widthOfLetter = (/** @type {string} */ letter) =>
    letter === " " ? 7 : letter < "\u0400" ? 15 : letter < "\u2e80" ? 17 : 21;
  const letters = [...words].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  return Math.max(26, letters + ([...words].length > 2 ? 14 : 6));
}

/**
 * A part of a circle round 0 0, as the `d` of a path.
 * @param {number} part
 * @param {number} of
 */
function arc(part, of) {
  if (of === 1) return `M0-${ringRadius}A${ringRadius} ${ringRadius} 0 1 1-.1-${ringRadius}`;
  const gap = Math.min(0.16, 1 / of);
  const angles = [part / of, (part + 1) / of].map((share) => 2 * Math.PI * share);
  const [from, to] = [angles[0] + gap, angles[1] - gap].map((angle) =>
    [ringRadius * Math.sin(angle), -ringRadius * Math.cos(angle)].map((x) => x.toFixed(1)).join(" "),
  );
  return `M${from}A${ringRadius} ${ringRadius} 0 0 1 ${to}`;
}

export class Board {
  /**
   * @param {Shown} session
   * @param {Picture} picture
   * @param {Pieces} pieces
   */
  constructor(session, picture, pieces) {
    this.session = session;
    this.picture = picture;
    this.pieces = pieces;
    this.close = false;
    this.legal = true;
    this.index = -1;
    /** What the picture is about where no play is marked. @type {Point[]} */
    this.around = [];
    /** @type {Map<string, Site>} by slot */
    this.sites = new Map();
    this.under = svg("g");
    this.on = svg("g");
    this.rings = svg("g", { class: "rings" });
    this.things = svg("g", { class: "things" });
    this.over = svg("g");
    const still = svg("g", { class: "still" });
    still.innerHTML = picture.svg; // written by the library
    const style = svg("style");
    style.textContent = picture.style;
    this.map = svg(
      "svg",
      { class: "map", viewBox: picture.view.join(" "), "aria-hidden": "true", focusable: "false" },
      style,
      still,
      this.rings,
      this.things,
      this.over,
    );
    // Where the picture keeps a place for it, what marks ways lies below them, and below places and their names.
    for (const [layer, name] of /** @type {[SVGElement, string][]} */ ([
      [this.on, "over"],
      [this.under, "under"],
    ])) {
      const kept = still.querySelector(`g.${name}`);
      if (kept) kept.append(layer);
      else still.after(layer);
    }
    this.makeSites();
    byId("board").prepend(this.map);
    if (picture.parts) new ResizeObserver(() => this.frame()).observe(this.map);
    byId("board-words").textContent = picture.words;
  }

  /** @private */
  makeSites() {
    /** @type {Map<string, Site>} */
    const byPlace = new Map();
    for (const slot of this.session.replay.slots) {
      const place = slot.place === undefined ? undefined : this.picture.places[slot.place];
      const way = slot.way === undefined ? undefined : this.picture.ways[slot.way];
      if (!place && !way) continue;
      const ring = slot.look === "ring" && place !== undefined;
      const key = ring ? slot.id : place ? `place ${slot.place}` : `way ${slot.way}`;
      const site = byPlace.get(key) ?? {
        points: ring ? [place.at] : place ? place.stands : (way?.spots ?? []),
        slots: [],
        groups: [],
      };
      const group = svg("g", { class: `slot ${slot.look}`, "data-slot": slot.id, "data-way": slot.way });
      (ring ? this.rings : this.things).append(group);
      site.slots.push(slot);
      site.groups.push(group);
      byPlace.set(key, site);
      this.sites.set(slot.id, site);
    }
  }

  /**
   * Draws what lies in some slots again.
   * @param {Slot[]} changed
   * @param {(slot: Slot) => Held} held
   */
  draw(changed, held) {
    const sites = new Set(changed.map((slot) => this.sites.get(slot.id)));
    for (const site of sites) if (site) this.drawSite(site, held);
  }

  /**
   * @private
   * @param {Site} site
   * @param {(slot: Slot) => Held} held
   */
  drawSite(site, held) {
    let drawn = 0;
    site.slots.forEach((slot, i) => {
      const { pieces, words } = held(slot);
      const group = site.groups[i];
      group.setAttribute("data-words", words);
      if (slot.look === "ring") group.replaceChildren(...this.ring(pieces, site.points[0]));
      else
        group.replaceChildren(
          ...(slot.look === "area" ? this.area(slot, pieces) : []),
          ...pieces.map((piece) => {
            const points = Array.from({ length: this.pieces.apart(piece) }, () => this.spot(site.points, drawn++));
            return this.pieces.onPicture(piece, points, slot.shape);
          }),
        );
    });
  }

  /**
   * Where the next of several pieces goes; what finds no room lies on the last one, a little aside.
   * @private
   * @param {Point[]} points
   * @param {number} drawn how many lie there
   * @returns {Point}
   */
  spot(points, drawn) {
    const [x, y] = points[Math.min(drawn, points.length - 1)] ?? [0, 0];
    const more = Math.max(0, drawn + 1 - points.length);
    return [x + 9 * more, y - 9 * more];
  }

  /**
   * What is still to be fetched at a place: a part of a ring for each owner.
   * @private
   * @param {Piece[]} pieces
   * @param {Point} at
   */
  ring(pieces, at) {
    const round = svg("circle", { class: "round", cx: at[0], cy: at[1], r: ringRadius });
    return [
      pieces.length > 0 ? round : "",
      ...pieces.map((piece) => {
        const d = arc(piece.owner ?? 0, piece.owner === undefined ? 1 : Math.max(1, this.session.players.length));
        return svg(
          "g",
          {
            class: `part ${piece.state ?? "open"} ${this.pieces.colourOf(piece.owner)}`,
            transform: `translate(${at[0]} ${at[1]})`,
            ...this.pieces.facts(piece),
          },
          svg("path", { class: "edge", d }),
          svg("path", { class: "in", d }),
        );
      }),
    ];
  }

  /**
   * The line of a place, in the colours of those whose it is.
   * @private
   * @param {Slot} slot
   * @param {Piece[]} pieces
   */
  area(slot, pieces) {
    const d = this.picture.places[slot.place ?? ""]?.outline;
    if (!d || pieces.length === 0) return [];
    const lines = pieces.map(({ owner, state }) =>
      svg("path", { class: `area ${state ?? "open"} ${this.pieces.colourOf(owner)}`, d }),
    );
    return [svg("path", { class: "area edge", d }), ...lines];
  }

  /**
   * What a play is about: ways, places, what went where, what was legal, and both numbers of a price.
   * @param {number} index
   */
  mark(index) {
    this.index = index;
    const moment = this.session.moments[index];
    /** @type {Node[]} */
    const under = [];
    /** @type {Node[]} */
    const on = [];
    /** @type {Node[]} */
    const over = [];
    for (const hot of this.things.querySelectorAll(".hot, .ghost"))
      hot.classList.remove("hot", "ghost", "bad", "warn", "ruled");
    if (moment) {
      const tone = this.session.tones[index];
      const trouble = tone === "bad" || tone === "warn" || tone === "ruled";
      const pills = this.dispute(moment, tone);
      if (this.legal) over.push(...this.markLegal(moment, under, pills));
      for (const earlier of this.session.turnSoFar(index))
        for (const move of earlier.moves)
          if (move.done) under.push(...this.lines(move.ways, `trail ${this.pieces.colourOf(move.owner)}`));
      under.push(...this.lines(moment.ways, `wide ${tone}`));
      on.push(...this.lines(moment.ways, `thin ${tone}`));
      for (const place of moment.places) over.push(...this.circle(place, tone));
      if (trouble)
        for (const way of moment.ways)
          for (const group of this.things.querySelectorAll(`[data-way="${CSS.escape(way)}"]`))
            group.classList.add("hot", tone);
      for (const move of moment.moves)
        if (!move.done) over.push(...this.ghost(move, tone));
        else if (trouble) this.drawn(move, move.to)?.classList.add("ghost", tone);
      for (const laid of moment.laid) {
        if (moment.ruling === "void") over.push(...this.ghostOn(laid, tone));
        else if (trouble) this.lastOn(laid)?.classList.add("ghost", tone);
      }
      const apart = this.apart(pills);
      for (const { at, on: to, classes } of apart)
        if (to) on.push(svg("path", { class: `to ${classes}`, d: `M${at}L${to}` }));
      over.push(...this.pills(apart));
    }
    this.under.replaceChildren(...under);
    this.on.replaceChildren(...on);
    this.over.replaceChildren(...over);
    this.frame();
  }

  /**
   * No play in hand, the whole picture, and where something was found its number, from 1 on.
   * @param {Finding[]} findings
   */
  number(findings) {
    this.mark(-1);
    this.show(this.used());
    /** @type {Map<string, number[]>} */
    const numbers = new Map();
    findings.forEach((finding, i) => {
      const moment = finding.moment === null ? null : this.session.moments[finding.moment];
      const areas = (moment?.places ?? []).filter((id) => this.picture.places[id]?.outline);
      for (const id of moment?.ways.length ? moment.ways : areas) numbers.set(id, [...(numbers.get(id) ?? []), i + 1]);
    });
    this.under.replaceChildren(...this.lines([...numbers.keys()], "wide"));
    this.over.replaceChildren(
      ...this.pills(
        [...numbers].flatMap(([id, here]) => {
          const at = this.picture.ways[id]?.price ?? this.picture.places[id]?.at;
          return at ? [{ words: here.join(" "), at, classes: "bad" }] : [];
        }),
      ),
    );
  }

  /**
   * @param {string[]} ways
   * @param {string} classes
   */
  lines(ways, classes) {
    return ways.flatMap((id) => {
      const way = this.picture.ways[id];
      return way ? [svg("path", { class: `mark ${classes}`, d: way.path })] : [];
    });
  }

  /**
   * @param {string} id
   * @param {string} tone
   */
  circle(id, tone) {
    const place = this.picture.places[id];
    if (place?.outline) return [svg("path", { class: `spot ${tone}`, d: place.outline })];
    return place ? [svg("circle", { class: `spot ${tone}`, cx: place.at[0], cy: place.at[1], r: 24 })] : [];
  }

  /**
   * @private
   * @param {Moment} moment
   * @param {Node[]} under
   * @param {Pill[]} pills
   */
  markLegal(moment, under, pills) {
    /** @type {Node[]} */
    const over = [];
    const done = new Set(moment.ways);
    const many = moment.legal.length > 12; // then it must not be louder than the play
    for (const choice of moment.legal) {
      const classes = `legal ${choice.certain ? "" : "unsure"} ${many ? "many" : ""}`;
      const ways = choice.ways.filter((way) => !done.has(way));
      under.push(...this.lines(ways, classes));
      if (choice.place && choice.ways.length === 0 && !done.has(choice.place)) {
        over.push(...this.circle(choice.place, classes));
        done.add(choice.place);
      }
      const last = this.picture.ways[ways[ways.length - 1]];
      if (choice.price && last)
        pills.push({ ...this.spotFor(last, choice.price + (choice.certain ? "" : "?")), classes });
      for (const way of ways) done.add(way);
    }
    return over;
  }

  /**
   * What came to nothing, where it would have gone.
   * @private
   * @param {Move} move
   * @param {Tone} tone
   */
  ghost(move, tone) {
    const place = this.picture.places[move.to];
    if (!place || place.stands.length === 0) return [];
    const site = [...this.sites.values()].find((other) => other.points === place.stands);
    const standing = site ? site.groups.reduce((sum, group) => sum + group.childElementCount, 0) : 0;
    const ghost = this.pieces.shape({ kind: move.kind, owner: move.owner ?? undefined });
    const [x, y] = this.spot(place.stands, standing);
    return [
      svg("g", { class: `ghost ${tone}`, transform: `translate(${x} ${y})` }, svg("g", { class: "grow" }, ghost)),
    ];
  }

  /**
   * What was not laid on a way after all, where it would lie.
   * @private
   * @param {Laid} laid
   * @param {Tone} tone
   */
  ghostOn({ way, piece }, tone) {
    const spots = this.picture.ways[way]?.spots ?? [];
    if (spots.length === 0) return [];
    const lie = this.things.querySelectorAll(`[data-way="${CSS.escape(way)}"]>.at`).length;
    const [x, y] = this.spot(spots, lie);
    const ghost = svg("g", { class: "grow" }, this.pieces.shape(piece));
    return [svg("g", { class: `ghost ${tone}`, transform: `translate(${x} ${y})` }, ghost)];
  }

  /**
   * What was laid on a way, as it is drawn there.
   * @private
   * @param {Laid} laid
   */
  lastOn({ way, piece }) {
    const kind = `[data-kind="${CSS.escape(piece.kind)}"]`;
    return [...this.things.querySelectorAll(`[data-way="${CSS.escape(way)}"]>.at${kind}`)].at(-1);
  }

  /**
   * How much was due, and how much of it was paid.
   * @private
   * @param {Moment} moment
   * @param {Tone} tone
   * @returns {Pill[]}
   */
  dispute(moment, tone) {
    const way = this.picture.ways[moment.ways[moment.ways.length - 1]];
    if (!way || tone === "calm" || tone === "note") return [];
    const words = moment.bill?.sum || (tone === "warn" ? "?" : moment.ruling === "void" ? say("page-pill-void") : "");
    const classes = `${tone} ${moment.ruling ?? ""}`;
    if (!words) return [];
    return [{ ...this.spotFor(way, words), classes }];
  }

  /**
   * A number stands near its way, words where they have room.
   * @private
   * @param {Way} way
   * @param {string} words
   */
  spotFor(way, words) {
    return [...words].length <= 2 ? { words, at: way.price } : { words, ...way.words };
  }

  /**
   * Numbers and words on ways; of two that would lie on each other the first one.
   * @private
   * @param {Pill[]} pills
   */
  apart(pills) {
    /** @type {Pill[]} */
    const drawn = [];
    for (const pill of pills) {
      const covers = (/** @type {Pill} */ other) =>
        Math.abs(pill.at[0] - other.at[0]) < ((widthOf(pill) + widthOf(other)) / 2) * largest &&
        Math.abs(pill.at[1] - other.at[1]) < pillHeight * largest;
      if (!drawn.some(covers)) drawn.push(pill);
    }
    return drawn;
  }

  /** @param {Pill[]} pills */
  pills(pills) {
    return this.apart(pills).map((pill) => this.pill(pill, widthOf(pill)));
  }

  /**
   * @private
   * @param {Pill} pill
   * @param {number} width
   */
  pill({ words, at: [along, y], classes }, width) {
    const half = pillHeight / 2;
    const [left, , wide] = this.picture.view;
    const room = (width / 2) * largest;
    const x = Math.min(Math.max(along, left + room), left + wide - room);
    return svg(
      "g",
      { class: `pill ${classes}`, transform: `translate(${x} ${y})` },
      svg(
        "g",
        { class: "size" },
        svg("rect", { x: -width / 2, y: -half, width, height: pillHeight, rx: half }),
        svg("text", { y: 7 }, words),
        classes.includes("void") && svg("path", { class: "stroke", d: `M${-width / 2 + 8} 0H${width / 2 - 8}` }),
      ),
    );
  }

  /** @param {boolean} legal */
  showLegal(legal) {
    this.legal = legal;
    this.mark(this.index);
  }

  /** @param {boolean} close at twice the size, round what the play is about */
  lookClose(close) {
    this.close = close;
    this.map.classList.toggle("close", close);
    this.frame();
  }

  /**
   * What is shown: the first part of the picture, and those on which something lies; where there is no room for all of
   * them, the part in which the play in hand is.
   * @private
   * @param {Point[]} places
   */
  whole(places) {
    const { parts } = this.picture;
    const used = this.used();
    const least = 0.53; // of its size: smaller letters are not read
    const room = this.map.parentElement?.clientWidth ?? 0;
    if (!parts || room >= Math.max(600, least * used[2])) return used;
    const [x, y] = places[0] ?? [];
    return (
      parts.find(([left, top, wide, high]) => x >= left && x <= left + wide && y >= top && y <= top + high) ?? parts[0]
    );
  }

  /**
   * All of the picture, if anything lies beside its first part.
   * @private
   */
  used() {
    const { view, parts } = this.picture;
    if (!parts) return view;
    const [left, top, wide, high] = parts[0];
    const beside = [...this.sites.values()].some(
      ({ points, groups }) =>
        groups.some((group) => group.childElementCount > 0) &&
        points.some(([x, y]) => x < left || x > left + wide || y < top || y > top + high),
    );
    return beside ? view : parts[0];
  }

  /**
   * Shows all of the picture or a part of it, and nothing beside that.
   * @private
   * @param {[number, number, number, number]} view
   */
  show(view) {
    this.map.setAttribute("viewBox", view.join(" "));
    this.map.classList.toggle("partly", view !== this.picture.view);
  }

  /** Shows what there is room for. */
  frame() {
    const moment = this.session.moments[this.index];
    const places = !moment
      ? this.around
      : [
          ...moment.places,
          ...moment.moves.flatMap((move) => [move.from, move.to]),
          ...moment.ways.flatMap((way) => this.picture.ways[way]?.ends ?? []),
        ].flatMap((id) => (this.picture.places[id] ? [this.picture.places[id].at] : []));
    const shown = this.whole(places);
    this.show(shown);
    if (!this.close) this.framed = "";
    else if (places.length > 0 || !this.framed) this.framed = this.twice(shown, places);
    if (this.framed) this.map.setAttribute("viewBox", this.framed);
  }

  /**
   * A quarter of what is shown, round some places.
   * @private
   * @param {[number, number, number, number]} shown
   * @param {Point[]} places
   */
  twice([left, top, width, height], places) {
    const middle = [0, 1].map((axis) => places.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, places.length));
    const corner = (/** @type {number} */ x, /** @type {number} */ from, /** @type {number} */ size) =>
      Math.max(from, Math.min(from + size / 2, x - size / 4));
    return [corner(middle[0], left, width), corner(middle[1], top, height), width / 2, height / 2].join(" ");
  }

  /**
   * Where what moves in a play lies now; called before it is drawn in its new place.
   * @param {Moment} moment
   */
  before(moment) {
    return moment.moves.flatMap((move) => {
      const from = this.drawn(move, move.from);
      return from && move.done ? [{ move, from: arrange(from) }] : [];
    });
  }

  /**
   * Lets what moved go its way.
   * @param {{move: Move, from: Point}[]} moving
   */
  animate(moving) {
    this.map.classList.toggle("moved", moving.length > 0);
    for (const { move, from } of moving) {
      const piece = this.drawn(move, move.to);
      if (piece) glide(piece, { move, from, to: arrange(piece) }, this.picture);
    }
  }

  /**
   * The piece of a move, where it stands at a place.
   * @private
   * @param {Move} move
   * @param {string} place
   * @returns {SVGGElement | null}
   */
  drawn(move, place) {
    for (const slot of this.session.replay.slots) {
      if (slot.place !== place || (slot.look !== "pieces" && slot.look !== "area")) continue;
      const site = this.sites.get(slot.id);
      const group = site?.groups[site.slots.indexOf(slot)];
      const owner = move.owner === null || move.owner === undefined ? "" : `[data-owner="${move.owner}"]`;
      const found = group?.querySelector(`[data-kind="${CSS.escape(move.kind)}"]${owner}`);
      if (found) return /** @type {SVGGElement} */ (found);
    }
    return null;
  }
}
