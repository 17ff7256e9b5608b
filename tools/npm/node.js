// The package in Node.
import { readFile } from "node:fs/promises";
import { useCode } from "./referee.js";

useCode(async () => new Uint8Array(await readFile(new URL("./elfref.wasm", import.meta.url))));

export * from "./functions.js";
