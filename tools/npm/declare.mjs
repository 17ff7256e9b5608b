// node declare.mjs SCHEMA: the types of a schema, as declarations of TypeScript. A definition becomes a type of its
// name, and the schema itself one of the schema's name.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const file = process.argv[2];
const schema = JSON.parse(readFileSync(file, "utf8"));

/** What is not named after its definition: TypeScript has such a name already, or it says too little. */
const renamed = { record: "RecordReport", table: "Position", position: "LineOrColumn", page: "PageOfBook" };
/** @param {string} id */
const named = (id) => renamed[id] ?? id[0].toUpperCase() + id.slice(1);

/** What a reference names. @param {string} pointer */
const target = (pointer) => pointer.slice(2).split("/").reduce((at, key) => at[key], schema);
/** @param {any} one @param {string} indent */
const comment = ({ description }, indent) =>
  description ? `${indent}/** ${description.replaceAll("*/", "* /")} */\n` : "";

/** @param {any} one @param {string} indent */
function typeOf(one, indent) {
  if (one.$ref) {
    const id = /^#\/definitions\/([^/]+)$/.exec(one.$ref)?.[1];
    return id ? named(id) : typeOf(target(one.$ref), indent);
  }
  if ("const" in one) return JSON.stringify(one.const);
  if (one.enum) return one.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choice = one.anyOf ?? one.oneOf;
  if (choice && !one.properties) return [...new Set(choice.map((each) => typeOf(each, indent)))].join(" | ");
  const types = [one.type ?? (one.properties ? "object" : "unknown")].flat();
  return types.map((type) => simple(type, one, indent)).join(" | ");
}

/** @param {string} type @param {any} one @param {string} indent */
function simple(type, one, indent) {
  switch (type) {
    case "integer":
      return "number";
    case "array": {
      const item = one.items ? typeOf(one.items, indent) : "unknown";
      if (one.minItems === 2 && one.maxItems === 2) return `[${item}, ${item}]`;
      return /[|]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return object(one, indent);
    default:
      return type; // null, string, number, boolean, unknown
  }
}

/** @param {any} one @param {string} indent */
function object(one, indent) {
  const inner = `${indent}  `;
  const required = new Set(one.required ?? []);
  const lines = Object.entries(one.properties ?? {}).map(([key, value]) => {
    const name = /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key);
    return `${comment(value, inner)}${inner}${name}${required.has(key) ? "" : "?"}: ${typeOf(value, inner)};\n`;
  });
  if (typeof one.additionalProperties === "object") {
    const left = Object.keys(one.properties ?? {}).some((key) => !required.has(key)) ? " | undefined" : "";
    lines.push(`${inner}[name: string]: ${typeOf(one.additionalProperties, inner)}${left};\n`);
  }
  return lines.length === 0 ? "{ [name: string]: unknown }" : `{\n${lines.join("")}${indent}}`;
}

const own = basename(file, ".schema.json");
if (schema.properties) schema.definitions[own in schema.definitions ? `${own}s` : own] = schema;
const types = Object.entries(schema.definitions).map(
  ([id, one]) => `${comment(one, "")}export type ${named(id)} = ${typeOf(one, "")};\n`);
console.log(`// Made of schemas/${own}.schema.json. Newer versions may add keys.\n\n${types.join("\n")}`);
