// The page: which record, which play, and what follows when that changes.

import { html, byId, inputById, sign } from "./dom.js";
import { inList, say, setTexts, verdictOf } from "./say.js";
import { unpacked } from "./packed.js";
import { Session, decoded, fileOf } from "./data.js";
import { Pieces } from "./pieces.js";
import { Board } from "./picture.js";
import { endMotion, isStill } from "./motion.js";
import { TimeLine } from "./timeline.js";
import { RecordText } from "./record.js";
import { PlayList } from "./plays.js";
import { showResult } from "./result.js";
import { FindingCard, showChips, showFindings, wordOf } from "./finding.js";
import { Players, showDeductions } from "./players.js";
import { showChart, showScore } from "./score.js";
import { findingsOnSheet, isSheet, makeSheet, showSignatures } from "./sheet.js";
import { keysFor, listenToKeys } from "./keys.js";
import { sameIn, showBranch } from "./branch.js";

/** @typedef {import("./score.js").Chart} Chart */
/** All that shows one record. @typedef {{number: number, session: Session, pieces: Pieces, board: Board | null,
 *   time: TimeLine, plays: PlayList, record: RecordText, card: FindingCard, players: Players, chart: Chart}} Shown */

const pace = 1200; // ms a play, when it runs
const wait = 250; // ms between two new addresses, and until the play is read out

setTexts(JSON.parse(byId("replay-texts").textContent ?? ""));
const all = /** @type {Replays} */ (JSON.parse(unpacked(byId("replay-data").textContent ?? "")));
/** Those that are written, by their index; a branch follows the one whose branch it is. */
const written = all.replays.flatMap((replay, index) => (replay.branch ? [] : [index]));
const many = written.length > 1;

/** @param {number} index @returns {{of: number, branch: number | null}} */
function waysOf(index) {
  const of = all.replays[index].branch ? index - 1 : index;
  return { of, branch: all.replays[of + 1]?.branch ? of + 1 : null };
}

/** What stands before the addresses of a record. @param {number} index */
function prefixOf(index) {
  const { of } = waysOf(index);
  return (many ? `r${written.indexOf(of) + 1}/` : "") + (of === index ? "" : "if/");
}

/** Where a session is opened: a branch where it parts from what is written. @param {Replay} replay */
function opening(replay) {
  return replay.branch ? Math.min(replay.branch.parts_at, replay.moments.length - 1) : replay.opens_at;
}

/** @type {Shown | null} */
let shown = null;
let current = -1;
let whole = false;
/** Whether the record is shown as it is written, not as plays in words. */
let asText = false;
/** What each slot was last drawn with. @type {Map<string, Held>} */
let drawn = new Map();
/** The timer of the next play, while it runs. */
let running = 0;
let saying = 0;
let addressing = 0;
let addressed = 0;
/** The part of the address that names a play, as the page followed or wrote it last. */
let known = "";

/** @param {Replay} replay */
function nameOf(replay) {
  return replay.title.split(" (")[0] || fileOf(replay);
}

/** @param {Replay} replay */
function sessionWords(replay) {
  return [...replay.session.map(([, value]) => value), replay.rulebook].filter(Boolean).join(" · ");
}

/**
 * Puts a record on the page; its plays come after.
 * @param {number} number from 0
 */
function open(number) {
  const replay = all.replays[number];
  const session = new Session(replay, prefixOf(number));
  const pieces = new Pieces(replay, String(number));
  byId("board").querySelector("svg.map")?.remove();
  byId("symbols").replaceChildren(pieces.symbols());
  const places = Object.keys(replay.picture?.places ?? {}).length;
  const board = replay.picture && places > 0 ? new Board(session, replay.picture, pieces) : null;
  drawn = new Map();
  shown = {
    number,
    session,
    pieces,
    board,
    time: new TimeLine(session, (index) => {
      stop();
      show(index);
    }),
    plays: new PlayList(session, pieces, (away) => step(Math.max(0, session.clamped(current + away)))),
    record: new RecordText(session),
    card: new FindingCard(session, pieces),
    players: new Players(session, pieces),
    chart: showChart(session),
  };
  const view = replay.complaint !== null || session.last < 0 ? "text" : "replay";
  document.body.dataset.view = view;
  document.body.classList.toggle("is-sheet", isSheet(session));
  byId("board").hidden = board === null;
  document.body.classList.toggle("no-picture", board === null);
  byId("view").hidden = false;
  byId("list").hidden = true;
  byId("game").textContent = nameOf(replay);
  byId("session").textContent = [
    many ? say("page-number-of-record", { number: written.indexOf(waysOf(number).of) + 1 }) : "",
    replay.branch ? say("page-is-what-if") : "",
    sessionWords(replay),
  ].filter(Boolean).join(" · ");
  byId("all").hidden = !many;
  tellAsText(asText);
  for (const id of ["previous", "next"])
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = session.stops.length === 0;
  byId("view").classList.toggle("nothing-found", session.stops.length === 0);
  byId("key").replaceChildren(...(replay.picture?.key ?? []).map(signOfKey));
  board?.showLegal(inputById("legal").checked);
  board?.lookClose(byId("closer").getAttribute("aria-pressed") === "true");
  showChips(session);
  showResult(session, toScore);
  showFindings(session);
  showScore(session);
  showSignatures(session);
  showDeductions(session, whole);
  const { of, branch } = waysOf(number);
  const other = (/** @type {number} */ index) =>
    index === number ? session : new Session(all.replays[index], prefixOf(index));
  showBranch(other(of), branch === null ? null : other(branch), branch === number);
  if (view === "text") showText(session);
}

/**
 * @param {{svg: string, words: string}} one
 */
function signOfKey(one) {
  const holder = html("span");
  holder.innerHTML = `<svg class="map" viewBox="0 0 38 16" aria-hidden="true">${one.svg}</svg>`; // by the library
  return html("li", {}, ...holder.childNodes, one.words);
}

/**
 * A record of which nothing can be shown but its text.
 * @param {Session} session
 */
function showText(session) {
  const { replay } = session;
  byId("at").textContent = say("page-verdict", { verdict: verdictOf(replay), words: replay.verdict_words });
  const why = replay.complaint ?? say("page-no-play-written");
  byId("words").textContent = (isSheet(session) && replay.outcome) || why;
  document.title = `${nameOf(replay)}: ${verdictOf(replay)}`;
  shown?.card.showAll();
  tellAsText(true);
  if (replay.findings.length > 0) shown?.record.showLine(replay.findings[0].line);
}

/** Which records there are, each a link. */
function showList() {
  stop();
  shown = null;
  document.body.dataset.view = "list";
  document.title = say("page-count-of-records", { records: written.length });
  byId("view").hidden = true;
  byId("list").hidden = false;
  byId("all").hidden = true;
  byId("game").textContent = document.title;
  byId("session").textContent = "";
  byId("chips").replaceChildren();
  byId("records").replaceChildren(
    ...written.map((index, i) => {
      const replay = all.replays[index];
      const tone = { illegal: "bad", unreadable: "bad", possible: "warn" }[replay.verdict] ?? "ok";
      return html(
        "li",
        { class: `card ${tone}` },
        sign(/** @type {Tone} */ (tone)),
        html(
          "div",
          {},
          html(
            "a",
            { href: `#r${i + 1}/` },
            `${nameOf(replay)}: ${inList("comma", replay.players.map((one) => one.name)) || fileOf(replay)}`,
          ),
          html("p", {}, html("b", {}, verdictOf(replay)), ` ${replay.verdict_words}`),
          html(
            "p",
            { class: "mut sm" },
            [
              say("page-file-and-record", { file: fileOf(replay), number: replay.document }),
              sessionWords(replay),
            ].filter(Boolean).join(" · "),
          ),
        ),
      );
    }),
  );
}

/**
 * In words, where a play is in the session, and the line with what joins it.
 * @param {Session} session
 * @param {number} index
 */
function placeOf(session, index) {
  const moment = session.moments[index];
  const { plays } = session;
  if (!moment) return { step: say("page-start-of", { plays }), line: "" };
  const parts = [
    moment.number === null ? "" : say("page-play-of", { number: moment.number, plays }),
    moment.round > 0 ? say("page-round", { round: moment.round }) : "",
    moment.phase_words,
  ];
  return { step: parts.filter(Boolean).join(" · "), line: ` · ${say("page-line", { line: moment.line })}` };
}

/**
 * The play and what was found of it, to be read out.
 * @param {Session} session
 * @param {number} index
 */
function spoken(session, index) {
  const moment = session.moments[index];
  if (!moment) return say("page-start");
  const found = moment.findings
    .map((number) => session.replay.findings[number])
    .map((finding) => say("page-finding-says", { word: wordOf(finding), finding: finding.message }));
  const noted = session.replay.notes
    .filter((note) => note.moment === index)
    .map((note) => say("page-note-says", { note: note.text }));
  return [moment.words, ...found, ...noted].join(". ");
}

/**
 * Draws what some play has left, where that differs from what is drawn.
 * @param {Shown} on
 * @param {number} [index]
 */
function drawSlots(on, index = current) {
  const { session } = on;
  const held = (/** @type {Slot} */ slot) => session.held(slot.id, index, whole);
  const changed = session.replay.slots.filter((slot) => drawn.get(slot.id) !== held(slot));
  for (const slot of changed) drawn.set(slot.id, held(slot));
  on.board?.draw(changed, held);
  on.players.draw(changed, held, whole ? (slot) => session.held(slot.id, index, false) : null);
  if (/** @type {HTMLDetailsElement} */ (byId("position")).open) showPosition();
}

/** The position in words, for who does not see it. */
function showPosition() {
  if (!shown) return;
  const { session } = shown;
  byId("position-list").replaceChildren(
    ...session.replay.slots.flatMap((slot) => {
      const { words, pieces } = session.held(slot.id, current, whole);
      if (!words && pieces.length === 0) return [];
      return [html("li", {}, html("b", {}, session.nameOf(slot)), ` ${words}`)];
    }),
  );
}

/**
 * Shows a play: the seam of everything that goes anywhere.
 * @param {number} to
 * @param {boolean} [moving] let pieces go their way
 */
function show(to, moving = false) {
  if (!shown || document.body.dataset.view !== "replay") return;
  const { session, board } = shown;
  endMotion();
  current = session.clamped(to);
  const moment = session.moments[current];
  const courses = moving && board && moment && !isStill() ? board.before(moment) : [];
  drawSlots(shown);
  board?.mark(current);
  board?.animate(courses);
  const { step: where, line } = placeOf(session, current);
  const place = where + line;
  byId("at").replaceChildren(where, line ? html("span", { class: "line" }, line) : "");
  const words = byId("words");
  words.textContent = moment ? moment.words : nameOf(session.replay);
  words.className = [
    (words.textContent ?? "").length > 52 ? "long" : "",
    moment?.gap ? "gap" : "",
    moment?.ruling === "void" ? "struck" : "",
  ].join(" ");
  shown.time.show(current, `${place}: ${spoken(session, current)}`);
  shown.card.show(current, whole); // first: how high it is leaves the record its room
  shown.plays.show(current);
  shown.record.show(current);
  shown.players.show(current);
  shown.chart.show(current);
  byId("no-legal").hidden = Boolean(moment && moment.legal.length > 0);
  for (const [id, end] of /** @type {[string, number][]} */ ([
    ["back", -1],
    ["on", session.last],
  ]))
    byId(id).setAttribute("aria-disabled", String(current === end));
  document.title = `${nameOf(session.replay)}: ${place}`;
  writeAddress();
  clearTimeout(saying);
  saying = setTimeout(() => (byId("say").textContent = `${place}. ${spoken(session, current)}`), wait);
}

/** The address names the play; not more often than a browser likes. */
function writeAddress() {
  clearTimeout(addressing);
  const since = performance.now() - addressed;
  if (since < wait) {
    addressing = setTimeout(writeAddress, wait - since);
    return;
  }
  // An address that the page does not know is about to be followed.
  if (!shown || location.hash !== known) return;
  addressed = performance.now();
  const address = shown.session.address(current);
  if (address === location.hash) return;
  try {
    history.replaceState(null, "", address);
    known = location.hash;
  } catch {
    // A browser may forbid it to a page without a server.
  }
}

/** Goes where the address says. */
function follow() {
  known = location.hash;
  const text = decoded(known);
  const parts = many ? /^r(\d+)(?:\/(.*))?$/s.exec(text) : null;
  const record = written[parts ? Number(parts[1]) - 1 : 0];
  if (many && (!parts || record === undefined)) return showList();
  const within = parts ? (parts[2] ?? "") : text;
  const { branch } = waysOf(record);
  const otherwise = branch !== null && (text === "" || /^if(\/|$)/.test(within));
  const number = otherwise ? branch : record;
  const name = otherwise ? within.replace(/^if\/?/, "") : within;
  if (shown?.number !== number) open(number);
  if (!shown) return;
  stop();
  const { session, record: lines } = shown;
  const found = session.find(name);
  const line = /^\d+$/.test(name) ? Number(name) : 0;
  if (document.body.dataset.view === "text") {
    if (line > 0) lines.showLine(line);
    return;
  }
  const { first_line: first, lines: { length } } = session.replay.text;
  const isLine = line >= first && line < first + length;
  show(found ?? (isLine ? session.before(line) : opening(session.replay)));
  if (found === undefined && isLine) {
    tellAsText(true); // no play in words tells of it
    lines.showLine(line);
  } else if (found === undefined && name !== "") byId("at").prepend(`${say("page-no-play-named", { name })} `);
}

/** Stops running. */
function stop() {
  clearTimeout(running);
  running = 0;
  byId("run").setAttribute("aria-pressed", "false");
}

function run() {
  if (!shown) return;
  if (running) return stop();
  if (current === shown.session.last) show(-1);
  byId("run").setAttribute("aria-pressed", "true");
  const next = () => {
    if (!shown) return;
    show(current + 1, true);
    if (current === shown.session.last || shown.session.stops.includes(current)) stop();
    else running = setTimeout(next, pace);
  };
  running = setTimeout(next, 1);
}

/** @param {number} index */
function step(index) {
  stop();
  show(index, index === current + 1);
}

/** Shows the same play as it is written, or in the branch. */
function goOther() {
  if (!shown) return;
  const { number, session } = shown;
  const { of, branch } = waysOf(number);
  if (branch === null) return;
  stop();
  const index = current;
  open(number === of ? branch : of);
  show(sameIn(session, shown.session, index));
}

/**
 * On paper stands the whole session: its last position, and all that was found in it.
 * @param {boolean} on
 */
function print(on) {
  if (!shown || document.body.dataset.view === "list") return;
  const { session, board } = shown;
  stop();
  endMotion();
  if (on) makeSheet(session);
  drawSlots(shown, on ? session.last : current);
  if (on) board?.number(findingsOnSheet(session));
  else board?.mark(current);
}

/** @param {boolean} on */
function tellWhole(on) {
  whole = on;
  inputById(on ? "told-whole" : "told-here").checked = true;
  if (!shown) return;
  drawn = new Map();
  endMotion();
  drawSlots(shown);
  shown.board?.mark(current);
  shown.card.show(current, on);
  showDeductions(shown.session, on);
}

/** @param {boolean} on */
function tellAsText(on) {
  asText = on;
  byId("as-text").setAttribute("aria-pressed", String(on));
  byId("plays").hidden = on;
  byId("lines").hidden = !on;
  byId("record-name").textContent = on && shown ? fileOf(shown.session.replay) : say("page-plays");
  showLine();
}

/** Brings the play in hand into view, in whichever list is seen. */
function showLine() {
  shown?.plays.view.scroll();
  shown?.record.view.scroll();
}

/** Leads to the score. */
function toScore() {
  showTab("score");
  byId("score").scrollIntoView({ behavior: isStill() ? "auto" : "smooth", block: "start" });
}

/** @param {boolean} [on] */
function help(on) {
  const keys = byId("keys");
  keys.hidden = on === undefined ? !keys.hidden : !on;
  byId("help").setAttribute("aria-expanded", String(!keys.hidden));
}

/** @param {string} name */
function showTab(name) {
  byId("view").dataset.tab = name;
  for (const tab of byId("tabs").querySelectorAll("button"))
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  if (name === "plays") showLine();
}

function listen() {
  const can = {
    step: (/** @type {1 | -1} */ way) => step(current + way),
    turn: (/** @type {1 | -1} */ way) => shown && step(shown.session.nextTurn(current, way)),
    round: (/** @type {1 | -1} */ way) => shown && step(shown.session.nextRound(current, way)),
    finding: (/** @type {1 | -1} */ way) => shown && step(shown.session.nextFinding(current, way)),
    ends: (/** @type {1 | -1} */ way) => shown && step(way < 0 ? -1 : shown.session.last),
    run,
    help,
    legal: () => inputById("legal").click(),
    whole: () => tellWhole(!whole),
    other: goOther,
    text: () => tellAsText(!asText),
    closer: () => {
      const close = byId("closer").getAttribute("aria-pressed") !== "true";
      byId("closer").setAttribute("aria-pressed", String(close));
      shown?.board?.lookClose(close);
    },
    away: () => {
      help(false);
      stop();
    },
  };
  listenToKeys(keysFor(can));
  byId("previous").onclick = () => can.finding(-1);
  byId("back").onclick = () => can.step(-1);
  byId("run").onclick = run;
  byId("on").onclick = () => can.step(1);
  byId("next").onclick = () => can.finding(1);
  byId("help").onclick = () => help();
  byId("close-keys").onclick = () => help(false);
  byId("closer").onclick = can.closer;
  byId("as-text").onclick = can.text;
  inputById("legal").onchange = () => shown?.board?.showLegal(inputById("legal").checked);
  inputById("way-written").onchange = inputById("way-otherwise").onchange = goOther;
  inputById("told-whole").onchange = () => tellWhole(true);
  inputById("told-here").onchange = () => tellWhole(false);
  byId("position").addEventListener("toggle", showPosition);
  for (const tab of byId("tabs").querySelectorAll("button")) tab.onclick = () => showTab(tab.dataset.tab ?? "");
  // The same link once more changes no address, and still goes there.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && link.hash === location.hash && link.hash !== "") follow();
  });
  addEventListener("hashchange", follow);
  addEventListener("resize", showLine);
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
}

listen();
showTab("finding");
follow();

window.elfrefReplay = {
  go: (index) => {
    stop();
    show(index);
  },
  position: () => shown?.session.position(current, whole) ?? {},
  get index() {
    return current;
  },
  get whole() {
    return whole;
  },
  set whole(on) {
    tellWhole(on);
  },
  get record() {
    return shown ? shown.number : -1;
  },
  open: (record) => {
    open(record);
    show(opening(all.replays[record]));
  },
  ready: performance.now(),
};
