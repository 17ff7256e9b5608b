// The referee in a page or in Node. The library opens no files and asks for no time: of the system's functions it calls
// only those by which a program ends or complains.

/**
 * What is asked, as tools/wasm/elfref_wasm.cpp reads it; a key that is `true` is a flag, one with a list is repeated.
 * @typedef {{ask: string, lang?: string, name?: string, record?: string | Uint8Array,
 *   beside?: {[name: string]: string | Uint8Array}, edition?: string, option?: string[], at?: string | number,
 *   why?: string, deductions?: boolean, suggest?: boolean, all?: boolean, reach?: boolean, picture?: boolean,
 *   finding?: number, insert?: boolean, board?: boolean, level?: string, choices?: string}} Request
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const sizeBytes = 4;

/** @param {string | Uint8Array} text */
const bytesOf = (text) => (typeof text === "string" ? encoder.encode(text) : text);

/** A value stands on one line. @param {unknown} value */
const onOneLine = (value) => String(value).replace(/[\r\n]/g, " ");

/**
 * A request as bytes.
 * @param {Request} request
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function requestBytes({ record, beside, choices, ...lines }) {
  /** @type {Uint8Array[]} */
  const parts = [];
  const line = (/** @type {string} */ text) => parts.push(encoder.encode(`${text}\n`));
  for (const [key, value] of Object.entries(lines))
    for (const one of Array.isArray(value) ? value : [value])
      if (one === true) line(key);
      else if (one !== false && one !== undefined && one !== null) line(`${key} ${onOneLine(one)}`);
  for (const [name, text] of Object.entries(beside ?? {})) {
    const bytes = bytesOf(text);
    line(`beside ${bytes.length} ${onOneLine(name)}`);
    parts.push(bytes);
  }
  for (const [key, text] of Object.entries({ choices, record }))
    if (text !== undefined) {
      const bytes = bytesOf(text);
      line(`${key} ${bytes.length}`);
      parts.push(bytes);
    }
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Starts the referee. One that ended during a request is started again with the next one: no answer depends on earlier
 * requests.
 * @param {BufferSource | WebAssembly.Module} code elfref.wasm, or what was compiled of it
 */
export async function loadElfref(code) {
  const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
  /** @type {any} */
  let exports = null;
  const view = () => new DataView(exports.memory.buffer);
  const system = {
    /** @param {number} status */
    proc_exit(status) {
      throw new Error(`the referee ended with ${status}`);
    },
    /** @param {number} _fd @param {number} parts @param {number} count @param {number} written */
    fd_write(_fd, parts, count, written) {
      let text = "";
      let bytes = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(parts + 8 * i, true);
        const size = view().getUint32(parts + 8 * i + 4, true);
        text += decoder.decode(new Uint8Array(exports.memory.buffer, at, size));
        bytes += size;
      }
      console.error(text);
      view().setUint32(written, bytes, true);
      return 0;
    },
    /** @param {number} count @param {number} size */
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    /** @param {number} _clock @param {bigint} _precision @param {number} time */
    clock_time_get(_clock, _precision, time) {
      view().setBigUint64(time, 0n, true);
      return 0;
    },
  };
  const refused = () => 8; // a bad file descriptor
  /** @type {any} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = Object.hasOwn(system, name) ? /** @type {any} */ (system)[name] : refused;
  const start = () => {
    exports = new WebAssembly.Instance(module, imports).exports;
    exports._initialize();
  };
  // A browser compiles no large module at once where it draws, but may instantiate it; in a worker it may do both.
  start();

  /** @param {Uint8Array} bytes @returns {string | null} */
  const answered = (bytes) => {
    const request = exports.elfref_alloc(bytes.length);
    if (request === 0) return null;
    new Uint8Array(exports.memory.buffer, request, bytes.length).set(bytes);
    const answer = exports.elfref_ask(request, bytes.length);
    exports.elfref_free(request);
    if (answer === 0) return null;
    const size = view().getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, answer + sizeBytes, size));
    exports.elfref_free(answer);
    return text;
  };
  return {
    module,
    /**
     * The answer to a request. Throws where the referee ended, or had not memory enough.
     * @param {Request | Uint8Array} request
     * @returns {string}
     */
    ask(request) {
      try {
        if (exports === null) start();
        const text = answered(request instanceof Uint8Array ? request : requestBytes(request));
        if (text === null) throw new RangeError("that takes more memory than there is");
        return text;
      } catch (error) {
        exports = null;
        throw error;
      }
    },
    /** How many bytes of memory it has. */
    memory: () => (exports === null ? 0 : exports.memory.buffer.byteLength),
  };
}
