// A session as the library wrote it: what lies where after each play, the plays' addresses, and the ways through them.

/** What a slot holds of which nothing is said. @type {Held} */
export const emptyHeld = { words: "", pieces: [] };

/** What became of one slot: `held[i]` from the play `from[i]` on. @typedef {{from: number[], held: Held[]}} Course */

/**
 * @param {Slot[]} slots
 * @param {{[slot: string]: Held}} start
 * @param {{[slot: string]: Held}[]} changes
 * @returns {Map<string, Course>}
 */
function coursesOf(slots, start, changes) {
  /** @type {Map<string, Course>} */
  const courses = new Map();
  for (const slot of slots) courses.set(slot.id, { from: [-1], held: [start[slot.id] ?? emptyHeld] });
  changes.forEach((change, index) => {
    for (const id in change) {
      const course = courses.get(id);
      if (!course) continue;
      course.from.push(index);
      course.held.push(change[id]);
    }
  });
  return courses;
}

/**
 * How grave something that was found is, with the table's ruling.
 * @param {Finding} finding
 * @returns {Tone}
 */
export function toneOf(finding) {
  if (finding.ruling === "void") return "ruled";
  return finding.severity === "error" ? "bad" : finding.severity === "warning" ? "warn" : "note";
}

/**
 * A file's own name: where it lay is nobody's business.
 * @param {Replay} replay
 */
export function fileOf(replay) {
  return replay.file.split("/").pop() ?? "";
}

/** @type {Tone[]} */
const gravest = ["bad", "warn", "ruled", "note", "calm"];

/**
 * Names in an address are percent-encoded; what is between them is not.
 * @param {string} name
 */
function encoded(name) {
  return encodeURIComponent(name).replace(/%3A/g, ":");
}

/**
 * The text of an address after `#`, without encoding; one that is none stays as it is.
 * @param {string} hash
 */
export function decoded(hash) {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export class Session {
  /**
   * @param {Replay} replay
   * @param {string} prefix before its addresses: `r2/` where there are several
   */
  constructor(replay, prefix) {
    this.replay = replay;
    this.prefix = prefix;
    this.moments = replay.moments;
    this.players = replay.players;
    this.last = replay.moments.length - 1;
    /** How many plays the record has, as the verdict counts them: a deal is none. */
    this.plays = replay.moments.findLast(({ number }) => number !== null)?.number ?? 0;
    /** @private */
    this.soFar = coursesOf(
      replay.slots,
      replay.start,
      this.moments.map((moment) => moment.changes),
    );
    /** @private */
    this.whole = coursesOf(
      replay.slots,
      replay.whole_start,
      this.moments.map((moment) => moment.whole ?? moment.changes),
    );
    /** @private @type {Map<string, number>} */
    this.byName = new Map();
    /** The first play of a line. @private @type {Map<number, number>} */
    this.byLine = new Map();
    this.moments.forEach((moment, index) => {
      if (!this.byName.has(moment.at)) this.byName.set(moment.at, index);
      for (let line = moment.line; line <= moment.end_line; ++line)
        if (!this.byLine.has(line)) this.byLine.set(line, index);
    });
    this.tones = this.moments.map((moment) => this.toneOfMoment(moment));
    /** At these a run stops, and finding keys go there. */
    this.stops = this.moments.flatMap((_, index) =>
      ["bad", "warn", "ruled"].includes(this.tones[index]) ? [index] : [],
    );
  }

  /**
   * @private
   * @param {Moment} moment
   * @returns {Tone}
   */
  toneOfMoment(moment) {
    const tones = moment.findings.map((index) => toneOf(this.replay.findings[index]));
    if (moment.ruling) tones.push("ruled");
    return gravest.find((tone) => tones.includes(tone)) ?? "calm";
  }

  /**
   * What a slot holds after a play; -1: at the start.
   * @param {string} slot
   * @param {number} index
   * @param {boolean} whole as the whole record tells, not only the lines up to there
   * @returns {Held}
   */
  held(slot, index, whole) {
    const course = (whole ? this.whole : this.soFar).get(slot);
    if (!course) return emptyHeld;
    let low = 0;
    for (let high = course.from.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (course.from[middle] <= index) low = middle;
      else high = middle;
    }
    return course.held[low];
  }

  /**
   * @param {number} index
   * @param {boolean} whole
   * @returns {{[slot: string]: Held}}
   */
  position(index, whole) {
    return Object.fromEntries(this.replay.slots.map((slot) => [slot.id, this.held(slot.id, index, whole)]));
  }

  /**
   * Where a slot is, in words: `Anna, cards`.
   * @param {Slot} slot
   */
  nameOf(slot) {
    const { picture } = this.replay;
    const places = slot.place === undefined ? [] : [picture?.places[slot.place]?.name ?? slot.place];
    const ways = slot.way === undefined ? [] : [picture?.ways[slot.way]?.name ?? slot.way];
    const players = slot.player === undefined ? [] : [this.players[slot.player].name];
    return [...new Set([...places, ...ways, ...players, slot.title])].filter(Boolean).join(", ");
  }

  /** @param {number} index */
  clamped(index) {
    return Math.max(-1, Math.min(this.last, Math.round(index)));
  }

  /**
   * Round, phase, player and number, as in `#3:deal:John:1`, with `r2/` before it where there are several records.
   * @param {number} index
   */
  address(index) {
    return `#${this.prefix}${index < 0 ? "start" : encoded(this.moments[index].at)}`;
  }

  /** @param {number} line */
  addressOfLine(line) {
    return `#${this.prefix}${line}`;
  }

  /**
   * The play that an address means: by its name, or by its line. The empty line after the last one means the last play:
   * there the caret of an editor is while a session is written.
   * @param {string} name decoded, and without what is before it
   * @returns {number | undefined}
   */
  find(name) {
    if (name === "start") return -1;
    const line = /^\d+$/.test(name) ? Number(name) : 0;
    const { first_line: first, lines } = this.replay.text;
    const found = this.byName.get(name) ?? this.ofLine(line);
    return found === undefined && line === first + lines.length ? this.before(line) : found;
  }

  /**
   * The last play that is written before the end of a line; the start, where there is none.
   * @param {number} line
   */
  before(line) {
    return this.moments.findLastIndex((moment) => moment.line <= line);
  }

  /**
   * The first play that is written in a line.
   * @param {number} line
   * @returns {number | undefined}
   */
  ofLine(line) {
    return this.byLine.get(line);
  }

  /**
   * The lines that the findings of a play point to besides its own: what is not paid for, what lies there already.
   * @param {number} index
   */
  linesBeside(index) {
    return (this.moments[index]?.findings ?? []).flatMap((number) => {
      const { related, follows_from: from } = this.replay.findings[number];
      return [...related.map(({ line }) => line), ...(from ? [from.line] : [])];
    });
  }

  /**
   * Where the next finding is; where there is none, the play itself.
   * @param {number} index
   * @param {1 | -1} way
   */
  nextFinding(index, way) {
    const next = way > 0 ? this.stops.find((stop) => stop > index) : this.stops.findLast((stop) => stop < index);
    return next ?? index;
  }

  /**
   * The beginning of the next stretch of plays that have something in common; backwards, that of this one, or where a
   * play is that beginning, that of the one before.
   * @param {number} index
   * @param {1 | -1} way
   * @param {(moment: Moment) => unknown} common
   */
  nextStretch(index, way, common) {
    const of = (/** @type {number} */ i) => (i < 0 || i > this.last ? null : common(this.moments[i]));
    let next = index + way;
    if (way > 0) while (next < this.last && of(next) === of(next - 1)) ++next;
    else while (next > 0 && of(next) === of(next - 1)) --next;
    return this.clamped(next);
  }

  /** @param {number} index @param {1 | -1} way */
  nextTurn(index, way) {
    return this.nextStretch(index, way, (moment) => moment.turn);
  }

  /** @param {number} index @param {1 | -1} way */
  nextRound(index, way) {
    return this.nextStretch(index, way, (moment) => moment.round);
  }

  /**
   * The plays of the same turn before one.
   * @param {number} index
   * @returns {Moment[]}
   */
  turnSoFar(index) {
    let first = index;
    while (first > 0 && this.moments[first - 1].turn === this.moments[index].turn) --first;
    return this.moments.slice(first, index);
  }
}
