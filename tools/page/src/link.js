// A record in an address: what follows `#record=` is its name and text, deflated, in base64 as addresses have it.

const mark = "#record=";
/** Longer addresses some programs cut off. */
const longest = 4000;

/**
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} through
 */
async function passed(bytes, through) {
  const stream = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The address of a record, as others open it; null where the page has none that others could open, or it grew too long.
 * @param {Kept} record
 * @returns {Promise<string | null>}
 */
export async function linkOf({ name, text, edition, beside }) {
  if (!/^https?:$/.test(location.protocol)) return null;
  const bytes = new TextEncoder().encode(JSON.stringify({ name, text, edition, beside }));
  const packed = await passed(bytes, new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  const base64 = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = location.href.replace(/#.*/s, "") + mark + base64;
  return link.length > longest ? null : link;
}

/**
 * The record of this page's address; null where there is none.
 * @returns {Promise<{name: string, text: string, edition: string, beside: {[name: string]: string}} | null>}
 */
export async function recordOfAddress() {
  if (!location.hash.startsWith(mark)) return null;
  try {
    const base64 = location.hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await passed(bytes, new DecompressionStream("deflate-raw")));
    const { name, text: words, edition = "", beside = {} } = JSON.parse(text);
    if (typeof name !== "string" || typeof words !== "string") return null;
    const documents = Object.entries(beside).filter(([, document]) => typeof document === "string");
    return { name, text: words, edition: String(edition), beside: /** @type {any} */ (Object.fromEntries(documents)) };
  } catch {
    return null;
  }
}
