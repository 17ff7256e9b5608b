// The referee of the package, once for all its functions.
import { loadElfref } from "./elfref.mjs";
import { Refused } from "./refused.js";

/** @typedef {Uint8Array<ArrayBuffer> | ArrayBuffer} Code The bytes of elfref.wasm. */

/** @type {() => Promise<Code>} */
let code = () => Promise.reject(new Error("no elfref.wasm"));
/** @type {ReturnType<typeof loadElfref> | undefined} */
let loading;

/** Says where the referee's code comes from, before it is first needed. @param {() => Promise<Code>} from */
export function useCode(from) {
  code = from;
}

/** The referee. It is loaded once; if that fails, the next call tries again. */
export function referee() {
  if (loading === undefined) {
    loading = code().then(loadElfref);
    loading.catch(() => (loading = undefined));
  }
  return loading;
}

/**
 * What the referee says, word for word.
 * @param {{ask: string, options?: {[option: string]: unknown}, documents?: object, [key: string]: unknown}} request
 */
export async function ask({ options = {}, documents, ...request }) {
  const option = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const answer = (await referee()).ask(/** @type {any} */ ({ ...request, option, beside: documents }));
  const complaint = /^\{"complaint":.*$/m.exec(answer);
  if (complaint) throw new Refused(JSON.parse(complaint[0]).complaint);
  return answer;
}
