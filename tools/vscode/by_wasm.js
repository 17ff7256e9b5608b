// Records judged by elfref.wasm, which is part of the extension: findings only.
"use strict";
const { readFile } = require("node:fs/promises");
const { join } = require("node:path");
const vscode = require("vscode");
const { boxOf } = require("./records.js");

const pause = 150; // milliseconds without a key, until a record is judged
const languages = new Set(["en", "ru", "de", "it", "ja"]);
const severities = { error: vscode.DiagnosticSeverity.Error, warning: vscode.DiagnosticSeverity.Warning,
  note: vscode.DiagnosticSeverity.Information };

/** The units of UTF-16 before a column of characters, counted from 1. @param {string} line @param {number} column */
function unitsBefore(line, column) {
  let units = 0;
  for (let left = column - 1; left > 0 && units < line.length; --left)
    units += /** @type {number} */ (line.codePointAt(units)) > 0xffff ? 2 : 1;
  return units;
}

/** @param {string[]} lines @param {{line: number, column: number, end_column: number}} place */
function rangeOf(lines, { line, column, end_column }) {
  const text = lines[line - 1] ?? "";
  return new vscode.Range(line - 1, unitsBefore(text, column), line - 1, unitsBefore(text, end_column));
}

/** The document with that address if an editor has it open. @param {vscode.Uri} uri */
const openDocument = (uri) => vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());

class ByWasm {
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  #timers = new Map();
  /** The addresses that have findings of a record. @type {Map<string, vscode.Uri[]>} */
  #shown = new Map();
  /** @type {Map<string, vscode.TextDocument>} */
  #open = new Map();

  /** @param {vscode.DiagnosticCollection} found @param {string[]} args those of `elfref lsp` */
  constructor(found, args) {
    this.found = found;
    /** @type {{edition?: string, option: string[]}} */
    this.how = { option: [] };
    args.forEach((arg, i) => {
      const [, name, value = args[i + 1]] = /^(--\w+)(?:=(.*))?$/.exec(arg) ?? [];
      if (name === "--edition") this.how.edition = value;
      if (name === "--option" && value !== undefined) this.how.option.push(value);
    });
  }

  /** @param {string} locale */
  async start(locale) {
    const tag = locale.replace(/[-_].*/, "");
    this.lang = languages.has(tag) ? tag : "en";
    const { loadElfref } = await import("./elfref.mjs");
    this.referee = await loadElfref(await readFile(join(__dirname, "elfref.wasm")));
  }

  /** @param {vscode.TextDocument} document */
  judge(document) {
    const uri = document.uri.toString();
    clearTimeout(this.#timers.get(uri));
    const first = !this.#open.has(uri);
    this.#open.set(uri, document);
    this.#timers.set(uri, setTimeout(() => void this.#judge(document), first ? 0 : pause));
  }

  /** The box that a record names: as an editor has it, else as it is saved. @param {vscode.TextDocument} document */
  async #documentsOf(document) {
    const name = boxOf(document.getText());
    if (name === undefined || name.startsWith("/") || name.split(/[\\/]/).includes("..")) return {};
    const uri = vscode.Uri.joinPath(document.uri, "..", name);
    const saved = () => vscode.workspace.fs.readFile(uri).then((all) => all, () => undefined);
    const text = openDocument(uri)?.getText() ?? (await saved());
    return text === undefined ? {} : { [name]: { uri, text } };
  }

  /** @param {vscode.TextDocument} document */
  async #judge(document) {
    const uri = document.uri.toString();
    const { version } = document;
    /** @type {{[name: string]: {uri: vscode.Uri, text: string | Uint8Array}}} */
    const documents = await this.#documentsOf(document);
    if (!this.#open.has(uri) || document.version !== version) return;
    const beside = Object.fromEntries(Object.entries(documents).map(([name, { text }]) => [name, text]));
    const record = document.getText();
    let answer;
    try {
      const name = document.uri.path.split("/").at(-1);
      const request = { ...this.how, ask: "check", lang: this.lang, name, record, beside };
      answer = /** @type {any} */ (this.referee).ask(request);
    } catch {
      answer = ""; // it begins anew with the next request
    }
    this.#show(document.uri, answer, record, documents);
  }

  /**
   * @param {vscode.Uri} uri @param {string} answer @param {string} record
   * @param {{[name: string]: {uri: vscode.Uri, text: string | Uint8Array}}} documents
   */
  #show(uri, answer, record, documents) {
    /** @type {Map<string, {uri: vscode.Uri, lines: string[], all: vscode.Diagnostic[]}>} */
    const places = new Map([["", { uri, lines: record.split(/\r\n|\r|\n/), all: [] }]]);
    for (const [name, { uri: there, text }] of Object.entries(documents)) {
      const words = typeof text === "string" ? text : new TextDecoder().decode(text);
      places.set(name, { uri: there, lines: words.split(/\r\n|\r|\n/), all: [] });
    }
    const own = /** @type {{uri: vscode.Uri, lines: string[], all: vscode.Diagnostic[]}} */ (places.get(""));
    for (const line of answer.split("\n").filter(Boolean)) {
      const { complaint, findings = [] } = JSON.parse(line);
      if (complaint) own.all.push(new vscode.Diagnostic(new vscode.Range(0, 0, 0, 0), complaint, severities.error));
      for (const found of findings) {
        const place = found.file === undefined ? own : places.get(found.file);
        place?.all.push(this.#diagnosticOf(found, place.lines, uri, own.lines));
      }
    }
    for (const old of this.#shown.get(uri.toString()) ?? []) this.found.delete(old);
    this.#shown.set(uri.toString(), [...places.values()].map((one) => one.uri));
    for (const { uri: there, all } of places.values()) this.found.set(there, all);
  }

  /** @param {any} found @param {string[]} lines @param {vscode.Uri} uri @param {string[]} ownLines */
  #diagnosticOf(found, lines, uri, ownLines) {
    const message = [found.message, ...found.because, ...(found.advice ? [found.advice] : [])].join("\n");
    const severity = severities[/** @type {keyof typeof severities} */ (found.severity)];
    const shown = new vscode.Diagnostic(rangeOf(lines, found), message, severity);
    shown.source = "elfref";
    shown.code = found.rule;
    shown.relatedInformation = found.related
      .filter((/** @type {any} */ one) => one.file === undefined)
      .map((/** @type {any} */ one) =>
        new vscode.DiagnosticRelatedInformation(new vscode.Location(uri, rangeOf(ownLines, one)), one.message));
    return shown;
  }

  /** @param {vscode.Uri} uri */
  forget(uri) {
    const name = uri.toString();
    clearTimeout(this.#timers.get(name));
    if (!this.#open.delete(name)) return;
    for (const one of this.#shown.get(name) ?? []) this.found.delete(one);
    this.#shown.delete(name);
  }

  /** A document that records may name has changed. @param {vscode.Uri} uri */
  saved(uri) {
    for (const document of this.#open.values()) {
      const name = boxOf(document.getText());
      if (name && vscode.Uri.joinPath(document.uri, "..", name).toString() === uri.toString()) this.judge(document);
    }
  }

  async stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#open.clear();
  }

  /** @returns {vscode.Disposable[]} */
  providers() {
    return [];
  }
}

module.exports = { ByWasm, unitsBefore };
