// Records judged by the program: what `elfref lsp` says of them, as VS Code shows it.
"use strict";
const vscode = require("vscode");
const { Server } = require("./server.js");

/** @param {any} place */
const placeOf = (place) => new vscode.Position(place.line, place.character);
/** @param {any} range */
const rangeOf = (range) => new vscode.Range(placeOf(range.start), placeOf(range.end));
/** @param {vscode.Range} range */
const asRange = ({ start, end }) => ({ start: asPlace(start), end: asPlace(end) });
/** @param {vscode.Position} place */
const asPlace = ({ line, character }) => ({ line, character });

/** @param {any} found */
function diagnosticOf(found) {
  const shown = new vscode.Diagnostic(rangeOf(found.range), found.message, found.severity - 1);
  shown.source = found.source;
  shown.code = found.code;
  shown.relatedInformation = (found.relatedInformation ?? []).map((/** @type {any} */ one) =>
    new vscode.DiagnosticRelatedInformation(
      new vscode.Location(vscode.Uri.parse(one.location.uri), rangeOf(one.location.range)), one.message));
  return shown;
}

/** @param {any} item */
function completionOf(item) {
  const shown = new vscode.CompletionItem(item.label, item.kind - 1);
  shown.sortText = item.sortText;
  shown.filterText = item.filterText;
  shown.detail = item.detail;
  shown.documentation = item.documentation;
  shown.insertText = item.textEdit.newText;
  shown.range = rangeOf(item.textEdit.range);
  return shown;
}

/** @param {any} symbol @returns {vscode.DocumentSymbol} */
function symbolOf(symbol) {
  const shown = new vscode.DocumentSymbol(
    symbol.name, symbol.detail ?? "", symbol.kind - 1, rangeOf(symbol.range), rangeOf(symbol.selectionRange));
  shown.children = symbol.children.map(symbolOf);
  return shown;
}

/** @param {any} action */
function fixOf(action) {
  const shown = new vscode.CodeAction(action.title, vscode.CodeActionKind.QuickFix);
  shown.diagnostics = action.diagnostics.map(diagnosticOf);
  shown.isPreferred = action.isPreferred ?? false;
  shown.edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(action.edit.changes))
    for (const { range, newText } of edits) shown.edit.replace(vscode.Uri.parse(uri), rangeOf(range), newText);
  return shown;
}

/** @param {any} hint */
function hintOf(hint) {
  const shown = new vscode.InlayHint(placeOf(hint.position), hint.label);
  shown.paddingLeft = hint.paddingLeft;
  shown.tooltip = hint.tooltip;
  return shown;
}

const patience = 10_000; // milliseconds until what does not answer is no server

class ByProgram {
  /** @type {Set<string>} */
  #open = new Set();

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {vscode.DiagnosticCollection} found
   * @param {vscode.OutputChannel} log
   * @param {(why: string) => void} ended it cannot be started, or ended by itself
   */
  constructor(program, args, found, log, ended) {
    this.server = new Server(program, ["lsp", ...args], {
      notice: (method, params) => {
        if (method !== "textDocument/publishDiagnostics" || !this.#open.has(params.uri)) return;
        found.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnosticOf));
      },
      log: (text) => log.append(text),
      ended,
    });
    this.found = found;
  }

  /** @param {string} locale */
  async start(locale) {
    const { capabilities, serverInfo } = await this.server.ask("initialize", {
      processId: process.pid, rootUri: null, locale, capabilities: { general: { positionEncodings: ["utf-16"] } },
    }, patience);
    this.server.tell("initialized", {});
    this.triggers = capabilities.completionProvider.triggerCharacters;
    return serverInfo.version;
  }

  /** @param {vscode.TextDocument} document */
  judge(document) {
    const uri = document.uri.toString();
    const { version } = document;
    const text = document.getText();
    if (this.#open.has(uri))
      return this.server.tell("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text }] });
    this.#open.add(uri);
    const { languageId } = document;
    return this.server.tell("textDocument/didOpen", { textDocument: { uri, languageId, version, text } });
  }

  /** It is closed, or no record any more. @param {vscode.Uri} uri */
  forget(uri) {
    if (!this.#open.delete(uri.toString())) return;
    this.server.tell("textDocument/didClose", { textDocument: { uri: uri.toString() } });
    this.found.delete(uri);
  }

  /** A file that no editor has open was saved, and a record may name it. @param {vscode.Uri} uri */
  saved(uri) {
    this.server.tell("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type: 2 }] });
  }

  stop() {
    return this.server.stop();
  }

  /**
   * The answer to a question about an open record. Where there is none, the editor shows nothing.
   * @param {string} what @param {vscode.TextDocument} document @param {object} where
   */
  async #ask(what, document, where) {
    const uri = document.uri.toString();
    if (!this.#open.has(uri)) return null;
    return this.server.ask(`textDocument/${what}`, { textDocument: { uri }, ...where }).catch(() => null);
  }

  /** What the editor asks. @param {vscode.DocumentSelector} records @returns {vscode.Disposable[]} */
  providers(records) {
    const { languages } = vscode;
    const quickFix = [vscode.CodeActionKind.QuickFix];
    return [
      languages.registerCompletionItemProvider(records, {
        provideCompletionItems: async (document, place) => {
          const answer = await this.#ask("completion", document, { position: asPlace(place) });
          return answer && new vscode.CompletionList((answer.items ?? answer).map(completionOf), answer.isIncomplete);
        },
      }, ...this.triggers),
      languages.registerHoverProvider(records, {
        provideHover: async (document, place) => {
          const answer = await this.#ask("hover", document, { position: asPlace(place) });
          return answer && new vscode.Hover(new vscode.MarkdownString().appendText(answer.contents.value),
            rangeOf(answer.range));
        },
      }),
      languages.registerCodeActionsProvider(records, {
        provideCodeActions: async (document, range) => {
          const where = { range: asRange(range), context: { diagnostics: [] } };
          return (await this.#ask("codeAction", document, where))?.map(fixOf);
        },
      }, { providedCodeActionKinds: quickFix }),
      languages.registerDocumentSymbolProvider(records, {
        provideDocumentSymbols: async (document) => (await this.#ask("documentSymbol", document, {}))?.map(symbolOf),
      }),
      languages.registerInlayHintsProvider(records, {
        provideInlayHints: async (document, range) =>
          (await this.#ask("inlayHint", document, { range: asRange(range) }))?.map(hintOf),
      }),
    ];
  }
}

module.exports = { ByProgram };
