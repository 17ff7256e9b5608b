// Talks to `elfref lsp`: messages of JSON-RPC, each after a head with its length.
"use strict";
const { spawn } = require("node:child_process");

class Server {
  /** @type {import("node:child_process").ChildProcessWithoutNullStreams} */
  #process;
  #next = 1;
  /** @type {Map<number, {answer: (result: any) => void, fail: (error: Error) => void}>} */
  #waiting = new Map();
  #unread = Buffer.alloc(0);
  #over = false;

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{
   *   notice: (method: string, params: any) => void, log: (text: string) => void, ended: (why: string) => void
   * }} hears
   */
  constructor(program, args, hears) {
    this.hears = hears;
    this.#process = spawn(program, args);
    this.#process.stdout.on("data", (/** @type {Buffer} */ bytes) => this.#read(bytes));
    this.#process.stderr.on("data", (/** @type {Buffer} */ bytes) => hears.log(bytes.toString()));
    this.#process.stdin.on("error", () => {}); // it ended: that is told below
    this.#process.on("error", (error) => this.#end(error.message));
    this.#process.on("close", (status, signal) => this.#end(`it ended with ${status ?? signal}`));
  }

  /** @param {string} why */
  #end(why) {
    if (this.#over) return;
    this.#over = true;
    for (const { fail } of this.#waiting.values()) fail(new Error(why));
    this.#waiting.clear();
    this.hears.ended(why);
  }

  /** @param {Buffer} bytes */
  #read(bytes) {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    for (;;) {
      const end = this.#unread.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/^Content-Length: *(\d+)/im.exec(this.#unread.toString("latin1", 0, end))?.[1]);
      const begin = end + 4;
      if (!(this.#unread.length >= begin + length)) return;
      const message = JSON.parse(this.#unread.toString("utf8", begin, begin + length));
      this.#unread = this.#unread.subarray(begin + length);
      this.#take(message);
    }
  }

  /** @param {any} message */
  #take(message) {
    if (message.method !== undefined) return this.hears.notice(message.method, message.params);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.fail(new Error(message.error.message));
    else waiting?.answer(message.result);
  }

  /** @param {object} message */
  #send(message) {
    if (this.#over) return;
    const bytes = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#process.stdin.write(`Content-Length: ${bytes.length}\r\n\r\n`);
    this.#process.stdin.write(bytes);
  }

  /**
   * @param {string} method @param {any} [params] @param {number} [patience] milliseconds; then it is ended by force
   * @returns {Promise<any>}
   */
  ask(method, params, patience) {
    if (this.#over) return Promise.reject(new Error("the server has ended"));
    const id = this.#next++;
    const timer = patience && setTimeout(() => this.#process.kill("SIGKILL"), patience);
    return new Promise((answer, fail) => {
      this.#waiting.set(id, { answer, fail });
      this.#send({ id, method, params });
    }).finally(() => clearTimeout(timer || undefined));
  }

  /** @param {string} method @param {any} [params] */
  tell(method, params) {
    this.#send({ method, params });
  }

  /** Ends it, as the protocol wants; by force when it does not end by itself. */
  async stop() {
    if (this.#over) return;
    const ended = new Promise((resolve) => this.#process.once("close", resolve));
    this.hears.ended = () => {};
    await Promise.race([this.ask("shutdown").catch(() => {}), after(1000)]);
    this.tell("exit");
    await Promise.race([ended, after(1000)]);
    this.#process.kill();
  }
}

/** @param {number} milliseconds */
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

module.exports = { Server };
