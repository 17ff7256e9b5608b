// Records as files: named, saved, opened, shared; and what is kept in this browser.

import { button, html, byId, inputById } from "./dom.js";
import { language, say } from "./language.js";
import { linkOf } from "./link.js";
import { unpacked } from "./text.js";

/** What the page can do. @typedef {{record: () => Kept, put: (record: Kept) => void, open: (record: Kept) => void,
 *   begin: (name: string, text: string) => void, kept: () => Kept[], remove: (id: string) => void}} Can */

/** @param {string} name */
const hasEnding = (name) => /\.(ya?ml|json)$/i.test(name);

/** A text without what stands before the first letter of some files. @param {File} file */
const textOf = async (file) => (await file.text()).replace(/^\uFEFF/, "");

/** @param {Kept} record */
function fileOf({ name, text }) {
  return new File([text], name, { type: name.endsWith(".json") ? "application/json" : "application/yaml" });
}

/** @param {Kept} record */
function download(record) {
  const url = URL.createObjectURL(fileOf(record));
  const link = html("a", { href: url, download: record.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Shares a record: as a file where the system can, else as an address, else it is saved. @param {Kept} record */
async function share(record) {
  const file = fileOf(record);
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: record.name });
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  const link = await linkOf(record);
  if (link !== null) {
    try {
      await navigator.clipboard.writeText(link);
      return say("screen-address-copied");
    } catch {
      // A browser may forbid it.
    }
  }
  download(record);
  return say(link === null ? "screen-saved-no-address" : "screen-saved");
}

/** @param {number} time */
const dayOf = (time) => new Date(time).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

export class Files {
  /**
   * @param {Can} can
   * @param {PageData} data
   */
  constructor(can, data) {
    this.can = can;
    this.data = data;
    const rename = inputById("rename");
    rename.onchange = () => {
      const name = rename.value.trim().replace(/[/\\]/g, "-") || "record";
      can.put({ ...can.record(), name: hasEnding(name) ? name : `${name}.yaml` });
      this.show();
    };
    byId("save").onclick = () => download(can.record());
    byId("share").onclick = async () => (byId("share-words").textContent = await share(can.record()));
    const open = inputById("open");
    open.onchange = async () => {
      const [file] = open.files ?? [];
      if (file) can.begin(file.name, await textOf(file));
      open.value = "";
    };
    const add = inputById("add-beside");
    add.onchange = async () => {
      const beside = { ...can.record().beside };
      for (const file of add.files ?? []) beside[file.name] = await textOf(file);
      add.value = "";
      can.put({ ...can.record(), beside });
      this.show();
    };
    const notices = byId("notices");
    notices.addEventListener("toggle", async () => {
      const texts = await unpacked((byId("notices-packed").textContent ?? "").trim());
      notices.querySelector("pre")?.append(new TextDecoder().decode(texts));
    }, { once: true });
    // A file that is dropped on the page is opened.
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", async (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      can.begin(file.name, await textOf(file));
    });
  }

  /** Says in the language of the page what does not change besides. */
  speak() {
    const { examples, version } = this.data;
    byId("examples").replaceChildren(...examples.map(({ name, game, what, text }) =>
      html("li", {}, button(say("screen-example", { game, what: say(what) }), () => this.can.begin(name, text)))));
    byId("about").textContent = say("screen-about", { version });
    byId("share-words").textContent = "";
  }

  /** Shows how things stand. */
  show() {
    const record = this.can.record();
    inputById("rename").value = record.name;
    byId("beside").replaceChildren(...Object.entries(record.beside).map(([name, text]) => {
      const away = button(say("screen-remove"), () => {
        const now = this.can.record();
        const beside = Object.fromEntries(Object.entries(now.beside).filter(([other]) => other !== name));
        this.can.put({ ...now, beside });
        this.show();
      });
      away.setAttribute("aria-label", say("screen-remove-named", { name }));
      return html("li", { class: "row" }, html("span", {}, name), html("span", { class: "mut sm" },
        say("screen-length", { characters: text.length })), away);
    }));
    const others = this.can.kept().filter(({ id }) => id !== record.id);
    byId("kept-title").hidden = others.length === 0;
    byId("kept").replaceChildren(...others.map((other) => {
      const away = button(say("screen-remove"), () => {
        if (!away.dataset.sure) {
          away.dataset.sure = "yes";
          away.textContent = say("screen-remove-for-good");
          return;
        }
        this.can.remove(other.id);
        this.show();
      });
      away.setAttribute("aria-label", say("screen-remove-named", { name: other.name }));
      return html("li", { class: "row" }, button(other.name, () => this.can.open(other)),
        html("span", { class: "mut sm" }, dayOf(other.changed)), away);
    }));
  }

  /**
   * The editions by which a record of a game can be judged.
   * @param {KnownGame | undefined} game
   */
  showEditions(game) {
    const select = /** @type {HTMLSelectElement} */ (byId("edition"));
    const { edition } = this.can.record();
    const as = html("option", { value: "" }, say("screen-edition-of-record"));
    select.replaceChildren(as, ...(game?.editions ?? []).map(({ name, title }) =>
      html("option", { value: name, selected: name === edition }, title)));
    select.onchange = () => this.can.put({ ...this.can.record(), edition: select.value });
  }
}
