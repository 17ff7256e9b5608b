// Sharing a session: its replay as one file, the record as a file, and an address; and what else belongs to the record.

import { button, byId, card, html, icon, iconed, inputById, renew, svg } from "./dom.js";
import { ending, textOf } from "./files.js";
import { language, say, whyOf } from "./language.js";
import { linkOf } from "./link.js";
import { squaresOf } from "./squares.js";
import { packedText } from "./packed.js";

/** @typedef {import("./store.js").Store} Store */

/**
 * What the page can do: `bgstats` tells the address that enters the result in BG Stats.
 * @typedef {{replay: () => Promise<string>, bgstats: () => Promise<string>, changed: () => void, type: () => void}} Can
 */

/**
 * What a code is drawn as, and the most letters that it may have: a camera cannot tell the squares of a longer one
 * apart. A wide one takes more.
 */
const looks = { narrow: { most: 900, shape: "code" }, wide: { most: 1800, shape: "code wide" } };

/** @param {Kept} record */
function fileOf({ name, text }) {
  return new File([text], name, { type: name.endsWith(".json") ? "application/json" : "application/yaml" });
}

/** @param {File} file */
function download(file) {
  const url = URL.createObjectURL(file);
  const link = html("a", { href: url, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands a file to the system where it takes it, else saves it. @param {File} file */
async function give(file) {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  download(file);
  return say("screen-saved");
}

/**
 * An address as squares that a camera reads; null where it is too long.
 * @param {string} link
 * @param {string} words what it is
 * @param {{most: number, shape: string}} look
 */
function codeOf(link, words, { most, shape }) {
  const squares = squaresOf(link, most);
  if (squares === null) return null;
  const size = squares.length;
  const d = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return svg("svg", { class: shape, viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img",
    "aria-label": words }, svg("rect", { x: -4, y: -4, width: size + 8, height: size + 8, fill: "#fff" }),
  svg("path", { d, fill: "#000" }));
}

export class Share {
  /**
   * @param {Store} store
   * @param {Can} can
   * @param {PageData} data
   */
  constructor(store, can, data) {
    this.store = store;
    this.can = can;
    this.data = data;
    /** The address of the record, and the record it is of. @type {{of: Kept, link: string | null} | null} */
    this.address = null;
    /** The address that enters the result in BG Stats, once it is asked for. @type {{of: Kept, link: string} | null} */
    this.result = null;
    const notices = byId("notices");
    notices.addEventListener("toggle", async () => {
      notices.querySelector("pre")?.append(await packedText("notices"));
    }, { once: true });
    const rename = inputById("rename");
    rename.onchange = () => {
      const name = rename.value.trim().replace(/[/\\]/g, "-") || "record";
      store.put({ name: ending.test(name) ? name : `${name}.yaml` });
      can.changed();
    };
    const add = inputById("add-beside");
    add.onchange = async () => {
      const beside = { ...store.record.beside };
      for (const file of add.files ?? []) beside[file.name] = await textOf(file);
      add.value = "";
      store.put({ beside });
      can.changed();
    };
  }

  /** @private @param {string} words */
  tell(words) {
    byId("share-words").textContent = words;
  }

  /** @private */
  async giveReplay() {
    this.tell(say("screen-replaying"));
    try {
      const page = await this.can.replay();
      if (page.startsWith("{")) throw new Error(JSON.parse(page).complaint);
      const name = this.store.record.name.replace(ending, "");
      this.tell(await give(new File([page], `${name}.html`, { type: "text/html" })));
    } catch (error) {
      this.tell(say("screen-no-look", { why: whyOf(error) }));
    }
  }

  /** @private */
  async showResult() {
    const { record } = this.store;
    try {
      const { link, complaint } = JSON.parse(await this.can.bgstats());
      this.result = complaint ? null : { of: record, link };
      this.tell(complaint ?? "");
    } catch (error) {
      this.tell(whyOf(error));
    }
    this.drawWays();
  }

  /** @private @param {string} link */
  async copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      this.tell(say("screen-address-copied"));
    } catch {
      this.tell(link); // to be copied by hand
    }
  }

  /** Shows the current state. @param {KnownGame | undefined} game */
  draw(game) {
    const { store } = this;
    const { record } = store;
    if (this.address?.of !== record) {
      this.address = { of: record, link: null };
      linkOf(record).then((link) => {
        if (this.address?.of !== record) return;
        this.address.link = link;
        this.drawWays();
      });
    }
    this.tell("");
    this.drawWays();
    if (document.activeElement?.id !== "rename") inputById("rename").value = record.name;
    renew(byId("beside"), Object.entries(record.beside).map(([name, text]) => {
      const away = button(say("screen-remove"), () => {
        store.put({ beside: Object.fromEntries(Object.entries(store.record.beside).filter(([other]) =>
          other !== name)) });
        this.can.changed();
      }, "alt", `away ${name}`);
      away.setAttribute("aria-label", say("screen-remove-named", { name }));
      return html("li", { class: "row", "data-key": name }, html("span", {}, name), html("span", { class: "mut sm" },
        say("screen-length", { characters: text.length })), away);
    }));
    byId("about").textContent = say("screen-about", { version: this.data.version });
    this.drawEditions(game);
  }

  /** @private */
  drawWays() {
    const { store, address } = this;
    const link = address?.link ?? null;
    /** @param {string} id @param {string} words @param {string} about @param {() => void} act */
    const way = (id, words, about, act) => {
      const made = card(id, icon(id), words, about, act);
      made.id = id;
      return made;
    };
    const type = iconed("pen", say("screen-to-text"), this.can.type, "act else", "type");
    const code = link === null ? null : codeOf(link, say("screen-code"), looks.narrow);
    const result = this.result?.of === store.record ? this.result.link : null;
    renew(byId("share-ways"), /** @type {Node[]} */ ([
      way("eye", say("screen-share-replay"), say("screen-share-replay-is"), () => this.giveReplay()),
      way("file", say("screen-share-record"), say("screen-share-record-is"), async () =>
        this.tell(await give(fileOf(store.record)))),
      link !== null && way("link", say("screen-share-address"), say("screen-share-address-is"), () => this.copy(link)),
      code,
      way("stats", say("screen-share-bgstats"), say("screen-share-bgstats-is"), () => this.showResult()),
      result !== null && codeOf(result, say("screen-bgstats-code"), looks.wide),
      result !== null && html("a", { id: "bgstats", class: "act alt", href: result, target: "_blank",
        rel: "noopener noreferrer" }, say("screen-bgstats-open")),
      type,
    ].filter(Boolean)));
  }

  /** The editions by which the record can be judged. @private @param {KnownGame | undefined} game */
  drawEditions(game) {
    const select = /** @type {HTMLSelectElement} */ (byId("edition"));
    const { edition } = this.store.record;
    select.replaceChildren(html("option", { value: "" }, say("screen-edition-of-record")),
      ...(game?.editions ?? []).map(({ name, title }) =>
        html("option", { value: name, selected: name === edition, lang: language() }, title)));
    select.onchange = () => {
      this.store.put({ edition: select.value });
      this.can.changed();
    };
  }
}
