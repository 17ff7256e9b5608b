// The package in a browser. Bundlers take elfref.wasm along.
import { useCode } from "./referee.js";

useCode(async () => {
  const answer = await fetch(new URL("./elfref.wasm", import.meta.url));
  if (!answer.ok) throw new Error(`elfref.wasm: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
});

export * from "./functions.js";
