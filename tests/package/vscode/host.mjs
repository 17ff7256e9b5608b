// As much of VS Code as the extension meets: an editor without a screen, with documents, findings and providers.
import Module, { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(a, b, c, d) {
    this.start = a instanceof Position ? a : new Position(a, b);
    this.end = a instanceof Position ? b : new Position(c, d);
    for (const { line, character } of [this.start, this.end])
      if (!(Number.isInteger(line) && line >= 0 && Number.isInteger(character) && character >= 0))
        throw new Error(`no place: ${line}:${character}`);
  }
}
class Uri {
  constructor(text) {
    const { protocol, pathname } = new URL(text);
    Object.assign(this, { text, scheme: protocol.slice(0, -1), path: decodeURIComponent(pathname) });
  }
  static parse = (text) => new Uri(text);
  static file = (path) => new Uri(pathToFileURL(path).href);
  static joinPath = (uri, ...parts) => Uri.file(join(uri.path, ...parts));
  toString = () => this.text;
}

/** What takes its arguments as they come. */
const plain = (...names) => class {
  constructor(...values) {
    names.forEach((name, i) => (this[name] = values[i]));
  }
};
class WorkspaceEdit {
  edits = [];
  replace(uri, range, newText) {
    this.edits.push({ uri, range, newText });
  }
}
class MarkdownString {
  value = '';
  appendText(text) {
    this.value += text;
    return this;
  }
}

/** A glob as a regular expression: `**`, `*` and `{a,b}`. */
const globbed = (glob) => new RegExp(`^${glob.replace(/\*\*\/|\*|[{},.]/g, (one) =>
  ({ "**/": "(?:.*/)?", "*": "[^/]*", "{": "(?:", "}": ")", ",": "|", ".": "\\." })[one])}$`);

/** A new editor. @param {{settings: object, language: string}} how */
export function editor({ settings, language }) {
  const handlers = { open: [], change: [], close: [], configuration: [], saved: [] };
  const on = (name) => (handler) => {
    handlers[name].push(handler);
    return { dispose() {} };
  };
  const tell = (name, what) => handlers[name].forEach((handler) => handler(what));
  const documents = [];
  const found = new Map();
  const providers = new Map();
  const commands = new Map();
  const log = [];
  const provider = (kind) => (selector, one) => {
    providers.set(kind, one);
    return { dispose: () => providers.delete(kind) };
  };
  const matches = ({ pattern, language: wanted }, document) => (!wanted || wanted === document.languageId) &&
    (!pattern || globbed(pattern).test(document.uri.path));
  const vscode = {
    Position, Range, Uri, WorkspaceEdit, MarkdownString,
    Diagnostic: plain('range', 'message', 'severity'),
    DiagnosticRelatedInformation: plain('location', 'message'),
    Location: plain('uri', 'range'),
    CompletionItem: plain('label', 'kind'),
    CompletionList: plain('items', 'isIncomplete'),
    Hover: plain('contents', 'range'),
    CodeAction: plain('title', 'kind'),
    DocumentSymbol: plain('name', 'detail', 'kind', 'range', 'selectionRange'),
    InlayHint: plain('position', 'label'),
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    CodeActionKind: { QuickFix: 'quickfix' },
    env: { language },
    commands: {
      registerCommand: (name, act) => {
        commands.set(name, act);
        return { dispose() {} };
      },
    },
    window: {
      createOutputChannel: () => ({
        append: (text) => log.push(text), appendLine: (text) => log.push(text), dispose() {} }),
    },
    languages: {
      match: (selector, document) => (matches(selector, document) ? 10 : 0),
      createDiagnosticCollection: () => ({
        set: (uri, all) => found.set(uri.toString(), all),
        delete: (uri) => found.delete(uri.toString()),
        clear: () => found.clear(),
        dispose() {},
      }),
      registerCompletionItemProvider: provider('completion'),
      registerHoverProvider: provider('hover'),
      registerCodeActionsProvider: provider('fixes'),
      registerDocumentSymbolProvider: provider('symbols'),
      registerInlayHintsProvider: provider('hints'),
    },
    workspace: {
      textDocuments: documents,
      getConfiguration: () => ({ get: (key, otherwise) => settings[key] ?? otherwise }),
      createFileSystemWatcher: () => ({
        onDidChange: on('saved'), onDidCreate: on('saved'), onDidDelete: on('saved'), dispose() {} }),
      onDidOpenTextDocument: on('open'),
      onDidChangeTextDocument: on('change'),
      onDidCloseTextDocument: on('close'),
      onDidChangeConfiguration: on('configuration'),
      fs: { readFile: (uri) => readFile(fileURLToPath(uri.text)) },
    },
  };
  return {
    vscode, found, providers, commands, log,
    open(path, text, languageId = 'yaml') {
      const document = { uri: Uri.file(path), languageId, version: 1, getText: () => text };
      documents.push(document);
      tell('open', document);
      return {
        document,
        write(now) {
          text = now;
          ++document.version;
          tell('change', { document });
        },
        close() {
          documents.splice(documents.indexOf(document), 1);
          tell('close', document);
        },
      };
    },
    configure(changes) {
      Object.assign(settings, changes);
      tell('configuration', { affectsConfiguration: () => true });
    },
  };
}

/** Loads the extension in a folder anew, into an editor. @param {string} folder @param {object} vscode */
export async function activated(folder, vscode) {
  const require = createRequire(join(folder, 'extension.js'));
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
  try {
    for (const file of Object.keys(require.cache)) if (dirname(file) === folder) delete require.cache[file];
    const extension = require(join(folder, 'extension.js'));
    const subscriptions = [];
    await extension.activate({ subscriptions });
    return extension;
  } finally {
    Module._load = load;
  }
}

/** Waits until it is so. @param {() => unknown} so @param {string} what */
export async function until(so, what) {
  for (const end = Date.now() + 60_000; !so(); ) {
    if (Date.now() > end) throw new Error(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
