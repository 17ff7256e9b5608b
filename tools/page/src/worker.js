// The referee beside the page: it answers one request after the other, and the page goes on meanwhile.

import { loadElfref } from "../../wasm/elfref.mjs";

/** @type {Promise<Awaited<ReturnType<typeof loadElfref>>> | null} */
let referee = null;

/** @param {string} packed in base64, of gzip */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

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
    postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
});
