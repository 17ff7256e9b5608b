// The first screen: what this is, the games, and the way back to what was being recorded; and all games that are kept.

import { button, byId, card, html, icon, iconButton, iconed, renew, svg } from "./dom.js";
import { textOf } from "./files.js";
import { language, say } from "./language.js";
import { packedText } from "./packed.js";
import { shortly } from "./text.js";

/** What the page can do. @typedef {{open: (record: Kept) => void, begin: (game: string) => void,
 *   read: (name: string, text: string) => void, show: (view: import("./app.js").View) => void,
 *   remove: (id: string) => void}} Can */

/** The record that the next tap removes. */
let sureOf = "";

/** @param {number} time */
const dayOf = (time) => new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** A game's own sign, which the library has drawn. @param {GameCard | undefined} game */
function signOf(game) {
  if (!game) return icon("note", "game");
  const made = svg("svg", { class: "i game", viewBox: "0 0 24 24", "aria-hidden": "true" });
  made.innerHTML = game.symbol; // written by the library
  return made;
}

/** @param {PageData} data */
const cardsOf = (data) => data.games[language()] ?? data.games.en ?? [];

/** What is said of a kept record. @param {Kept} record @param {PageData} data */
function toldOf({ name, told, changed }, data) {
  const game = cardsOf(data).find((one) => one.game === told?.game);
  const title = game ? shortly(game.words) : name;
  const players = told?.players.join(", ") ?? "";
  const plays = told ? say("screen-plays-number", { plays: told.plays }) : "";
  return { game, title, about: [players, plays, dayOf(changed)].filter(Boolean).join(" · ") };
}

/** @param {Kept} record @param {PageData} data @param {Can} can @param {string} [first] */
function keptCard(record, data, can, first) {
  const { game, title, about } = toldOf(record, data);
  return card(`kept ${record.id}`, signOf(game), first ? `${first}: ${title}` : title, about, () => can.open(record));
}

/** @param {GameCard} game @param {Can} can */
function gameCard(game, can) {
  const { words, about, players: { least, most } } = game;
  const more = [say("screen-of-players", { players: [least, most] }), about].filter(Boolean).join(" · ");
  return card(`game ${game.game}`, signOf(game), shortly(words), more, () => can.begin(game.game));
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

/**
 * @param {PageData} data
 * @param {Kept[]} kept
 * @param {Can} can
 */
export function drawHome(data, kept, can) {
  const [last] = kept;
  const paste = iconed("paste", say("screen-paste-text"), () => can.show("paste"), "act", "paste");
  const all = button(say("screen-all-games"), () => can.show("games"), "link", "all");
  renew(byId("home-in"), /** @type {Node[]} */ ([
    html("h1", {}, say("screen-what-this-is")),
    last && keptCard(last, data, can, say("screen-go-on")),
    ...cardsOf(data).map((game) => gameCard(game, can)),
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
    const key = `remove ${record.id}`;
    const away = sure ? button(say("screen-remove-for-good"), act, "alt wrong", key)
      : iconButton("x", say("screen-remove-named", { name }), act, "ib", key);
    return html("li", { class: "own", "data-key": record.id }, keptCard(record, data, can), away);
  });
  const examples = data.examples.map(({ name, game, what }) => {
    const read = async () => can.read(name, JSON.parse(await packedText("examples"))[name]);
    return html("li", {}, card(`example ${name}`, null, game, say(what), read, "card small"));
  });
  renew(byId("games-in"), /** @type {Node[]} */ ([
    own.length > 0 && html("h2", {}, say("screen-kept-here")),
    own.length > 0 && html("ul", { class: "plain" }, ...own),
    html("h2", {}, say("screen-examples")),
    html("ul", { class: "plain", id: "examples" }, ...examples),
  ].filter(Boolean)));
}
