// The referee beside the page: it answers one request after the other, and the page goes on meanwhile.

import { loadElfref } from "../../wasm/elfref.mjs";
import { unpacked } from "./packed.js";

/** @type {Promise<Awaited<ReturnType<typeof loadElfref>>> | null} */
let referee = null;

addEventListener("message", async ({ data }) => {
  try {
    if (data.code !== undefined || data.module !== undefined) {
      referee = data.module ? loadElfref(data.module) : unpacked(data.code).then(loadElfref);
      postMessage({ module: (await referee).module });
      return;
    }
    if (referee === null) throw new Error("nothing was loaded");
    postMessage({ id: data.id, answer: (await referee).ask(data.request) });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    postMessage({ id: data.id, failure, full: error instanceof RangeError });
  }
});
