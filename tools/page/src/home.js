// The first screen: what this is, the games, and the way back to what was being recorded; and all games that are kept.

import { button, byId, html, icon, iconButton, renew } from "./dom.js";
import { language, say } from "./language.js";

/** What the page can do. @typedef {{open: (record: Kept) => void, begin: (game: string) => void,
 *   read: (name: string, text: string) => void, show: (view: import("./app.js").View) => void,
 *   remove: (id: string) => void}} Can */

/** The record that the next tap removes. */
let sureOf = "";

/** @param {number} time */
const dayOf = (time) => new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** A game's own sign, which the library has drawn. @param {GameCard | undefined} card */
function signOf(card) {
  if (!card) return icon("note", "game");
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("class", "i game");
  made.setAttribute("aria-hidden", "true");
  made.innerHTML = card.symbol; // written by the library
  return made;
}

/** @param {PageData} data */
const cardsOf = (data) => data.games[language()] ?? data.games.en ?? [];

/** What is said of a kept record. @param {Kept} record @param {PageData} data */
function toldOf({ name, told, changed }, data) {
  const card = cardsOf(data).find(({ game }) => game === told?.game);
  const title = card?.words ?? name;
  const players = told?.players.join(", ") ?? "";
  const plays = told ? say("screen-plays-number", { plays: told.plays }) : "";
  return { card, title, about: [players, plays, dayOf(changed)].filter(Boolean).join(" · ") };
}

/** @param {Kept} record @param {PageData} data @param {Can} can @param {string} [first] */
function keptCard(record, data, can, first) {
  const { card, title, about } = toldOf(record, data);
  const made = button("", () => can.open(record), "card");
  made.dataset.key = `kept ${record.id}`;
  made.append(signOf(card), html("span", {}, html("b", {}, first ? `${first}: ${title}` : title),
    html("small", {}, about)));
  return made;
}

/** @param {GameCard} card @param {Can} can */
function gameCard(card, can) {
  const { game, words, about, players: { least, most } } = card;
  const made = button("", () => can.begin(game), "card");
  made.dataset.key = `game ${game}`;
  made.append(signOf(card), html("span", {}, html("b", {}, words), html("small", {},
    [say("screen-of-players", { players: [least, most] }), about].filter(Boolean).join(" · "))));
  return made;
}

/** @param {string} words @param {(file: File) => void} act */
function opener(words, act) {
  const field = html("input", { type: "file", class: "file", id: "open", accept: ".yaml,.yml,.json,.txt" });
  field.onchange = ({ currentTarget }) => {
    const picked = /** @type {HTMLInputElement} */ (currentTarget);
    const [file] = picked.files ?? [];
    if (file) act(file);
    picked.value = "";
  };
  return html("span", { class: "opener", "data-key": "open" }, field, html("label", { class: "act", for: "open" },
    icon("file"), words));
}

/** A text without the byte order mark of some files. @param {File} file */
export const textOf = async (file) => (await file.text()).replace(/^\uFEFF/, "");

/**
 * @param {PageData} data
 * @param {Kept[]} kept
 * @param {Can} can
 */
export function drawHome(data, kept, can) {
  const [last] = kept;
  const paste = button("", () => can.show("paste"), "act");
  paste.dataset.key = "paste";
  paste.append(icon("paste"), say("screen-paste-text"));
  const all = button(say("screen-all-games"), () => can.show("games"), "link");
  all.dataset.key = "all";
  renew(byId("home-in"), /** @type {Node[]} */ ([
    html("h1", {}, say("screen-what-this-is")),
    last && keptCard(last, data, can, say("screen-go-on")),
    ...cardsOf(data).map((card) => gameCard(card, can)),
    html("div", { class: "acts" }, opener(say("screen-open"), async (file) => can.read(file.name, await textOf(file))),
      paste),
    html("p", {}, all),
    html("p", { class: "sm mut" }, say("screen-no-network")),
  ].filter(Boolean)));
}

/**
 * All games: those that are kept, then examples.
 * @param {PageData} data
 * @param {Kept[]} kept
 * @param {Can} can
 * @param {() => void} redraw
 */
export function drawGames(data, kept, can, redraw) {
  const own = kept.map((record) => {
    const name = toldOf(record, data).title;
    const sure = sureOf === record.id;
    const act = () => {
      if (sure) can.remove(record.id);
      sureOf = sure ? "" : record.id;
      redraw();
    };
    const away = sure ? button(say("screen-remove-for-good"), act, "alt wrong")
      : iconButton("x", say("screen-remove-named", { name }), act);
    away.dataset.key = `remove ${record.id}`;
    return html("li", { class: "own", "data-key": record.id }, keptCard(record, data, can), away);
  });
  const examples = data.examples.map(({ name, game, what, text }) => {
    const made = button("", () => can.read(name, text), "card small");
    made.dataset.key = `example ${name}`;
    made.append(html("span", {}, html("b", {}, game), html("small", {}, say(what))));
    return html("li", {}, made);
  });
  renew(byId("games-in"), /** @type {Node[]} */ ([
    own.length > 0 && html("h2", {}, say("screen-kept-here")),
    own.length > 0 && html("ul", { class: "plain" }, ...own),
    html("h2", {}, say("screen-examples")),
    html("ul", { class: "plain", id: "examples" }, ...examples),
  ].filter(Boolean)));
}
