// Asks the referee: one that answers at once, and one for questions that may take it long.

import { NoAnswer } from "./language.js";
import { requestBytes } from "../../wasm/elfref.mjs";

/** @typedef {import("../../wasm/elfref.mjs").Request} Request */
/** @typedef {{resolve: (answer: string) => void, reject: (error: Error) => void}} Waiting */

class Asked {
  /**
   * @param {string} script of the worker
   * @param {{code: string} | {module: WebAssembly.Module}} start
   */
  constructor(script, start) {
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.asked = 0;
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    this.worker = new Worker(url);
    /** @type {Promise<WebAssembly.Module>} */
    this.ready = new Promise((resolve, reject) => {
      this.worker.onerror = ({ message }) => reject(message ? new Error(message) : new NoAnswer("screen-no-worker"));
      this.worker.onmessage = ({ data }) => {
        if (data.id === undefined) {
          URL.revokeObjectURL(url);
          if (data.module) resolve(data.module);
          else reject(new Error(data.failure));
          return;
        }
        const one = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        if (data.failure === undefined) one?.resolve(data.answer);
        else one?.reject(data.full ? new NoAnswer("screen-out-of-memory") : new Error(data.failure));
      };
    });
    this.worker.postMessage(start);
  }

  /** @param {Request} request @returns {Promise<string>} */
  ask(request) {
    const id = ++this.asked;
    const bytes = requestBytes(request);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, request: bytes }, [bytes.buffer]);
    });
  }

  /** Ends it: who still waits for an answer gets none. */
  end() {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new NoAnswer("screen-interrupted"));
    this.waiting.clear();
  }
}

export class Referee {
  /**
   * @param {string} script of the worker
   * @param {string} code of the referee, packed
   */
  constructor(script, code) {
    this.script = script;
    this.quick = new Asked(script, { code });
    /** @type {Asked | null} */
    this.slow = null;
    /** Resolves when it answers. */
    this.ready = this.quick.ready;
  }

  /**
   * An answer that is there within some milliseconds.
   * @param {Request} request
   */
  ask(request) {
    return this.quick.ask(request);
  }

  /**
   * An answer that may take long; a question that waits for one is given up for it.
   * @param {Request} request
   */
  async think(request) {
    const module = await this.ready;
    if (this.slow && this.slow.waiting.size > 0) {
      this.slow.end();
      this.slow = null;
    }
    this.slow ??= new Asked(this.script, { module });
    return this.slow.ask(request);
  }
}
