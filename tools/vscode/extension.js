// Judges the records that are open: by the program if it is there, else by WebAssembly.
"use strict";
const vscode = require("vscode");
const { ByProgram } = require("./by_program.js");
const { ByWasm } = require("./by_wasm.js");
const { kindOfText } = require("./records.js");

const schemes = new Set(["file", "untitled"]); // what the program may read
const watched = "**/*.{yaml,yml,json}";

/** @type {ByProgram | ByWasm | undefined} */
let judging;
/** What ends with the judging. @type {vscode.Disposable[]} */
let providers = [];
/** @type {vscode.DiagnosticCollection} */
let found;
/** @type {vscode.OutputChannel} */
let log;
/** @type {{files: string[], recogniseByContent: boolean, path: string, args: string[]}} */
let settings;
/** Counts the starts: what an earlier one brings about has no effect. */
let start = 0;

function readSettings() {
  const all = vscode.workspace.getConfiguration("elfref");
  settings = {
    files: all.get("files", []),
    recogniseByContent: all.get("recogniseByContent", true),
    path: all.get("path", "elfref"),
    args: all.get("arguments", []),
  };
}

/** What may be a record: the providers look closer. @returns {vscode.DocumentSelector} */
const selector = () => [{ language: "yaml" }, ...settings.files.map((pattern) => ({ pattern }))];

/** Whether a document is sent to what judges. The program wants the boxes too. @param {vscode.TextDocument} document */
function isWanted(document) {
  const byProgram = judging instanceof ByProgram;
  if (byProgram && !schemes.has(document.uri.scheme)) return false;
  if (settings.files.some((pattern) => vscode.languages.match({ pattern }, document) > 0)) return true;
  if (document.languageId !== "yaml" || !settings.recogniseByContent) return false;
  const kind = kindOfText(document.getText());
  return kind === "record" || (kind === "box" && byProgram);
}

/** @param {vscode.TextDocument} document */
function changed(document) {
  if (isWanted(document)) return judging?.judge(document);
  judging?.forget(document.uri);
  if (judging instanceof ByWasm) judging.saved(document.uri); // a record may name it
}

/** Judges by this from now on. @param {ByProgram | ByWasm} by */
function judgeBy(by) {
  judging = by;
  providers = by.providers(selector());
  vscode.workspace.textDocuments.forEach(changed);
}

/** @param {number} now */
async function startWasm(now) {
  const wasm = new ByWasm(found, settings.args);
  await wasm.start(vscode.env.language);
  if (now === start) judgeBy(wasm);
}

async function stop() {
  ++start;
  for (const one of providers) one.dispose();
  providers = [];
  const old = judging;
  judging = undefined;
  found.clear();
  await old?.stop();
}

async function restart() {
  await stop();
  readSettings();
  const now = start;
  let started = false;
  const program = settings.path && new ByProgram(settings.path, settings.args, found, log, async (why) => {
    if (now !== start || !started) return;
    log.appendLine(`${settings.path}: ${why}. From here on records are judged by WebAssembly.`);
    await stop();
    await startWasm(start);
  });
  try {
    if (!program) return await startWasm(now);
    const version = await program.start(vscode.env.language);
    started = true;
    if (now !== start) return await program.stop();
    log.appendLine(`Records are judged by ${settings.path} ${version}.`);
    judgeBy(program);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    log.appendLine(`${settings.path}: ${message}. Records are judged by WebAssembly.`);
    await startWasm(now);
  }
}

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  found = vscode.languages.createDiagnosticCollection("elfref");
  log = vscode.window.createOutputChannel("elfref");
  const files = vscode.workspace.createFileSystemWatcher(watched);
  const saved = (/** @type {vscode.Uri} */ uri) => judging?.saved(uri);
  context.subscriptions.push(
    found, log, files, files.onDidChange(saved), files.onDidCreate(saved), files.onDidDelete(saved),
    vscode.workspace.onDidOpenTextDocument(changed),
    vscode.workspace.onDidChangeTextDocument(({ document }) => changed(document)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => judging?.forget(uri)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("elfref")) void restart();
    }),
    vscode.commands.registerCommand("elfref.restart", restart),
  );
  await restart();
}

module.exports = { activate, deactivate: stop };
