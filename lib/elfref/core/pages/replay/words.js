// What the referee says, as text: it renders messages as the library does (lib/elfref/core/words/catalogue.cpp), from
// texts as the library stores them, with the names of arguments. A message is {id, ...arguments}. An argument is
//   3, or [2, 4] for a range; {count: 3, of: "card"}; {noun: "card"}; {seat: 0}; {line: 12}; "a name";
//   {option: "row", value: "5"}; {text: "a finished text"}; another message; a list: {and: […]}, {or: […]},
//   {comma: […]} or {semicolon: […]}; null, or nothing, where it is left out.

/** @typedef {any} Argument */
/** @typedef {{[name: string]: Argument}} Arguments */
/** @typedef {{rules: Intl.PluralRules, language: string, texts: Map<string, string>}} Tongue */

const unprintable =
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\p{Surrogate}]/gu;
const joints = ["and", "or", "comma", "semicolon"];
const mostDepth = 32;

/** @param {string} text */
const printable = (text) => text.replaceAll("\t", " ").replace(unprintable, "\ufffd");

/**
 * The texts of a language by id; a form of a noun by `id.form`.
 * @param {string} language
 * @param {{[id: string]: string}} stored
 * @returns {Tongue}
 */
function tongue(language, stored) {
  const texts = new Map();
  for (const [id, text] of Object.entries(stored)) {
    const [value, ...forms] = text.split(/\n\.([a-z0-9-]+)=/);
    texts.set(id, value);
    for (let i = 0; i < forms.length; i += 2) texts.set(`${id}.${forms[i]}`, forms[i + 1]);
  }
  return { rules: new Intl.PluralRules(language), language, texts };
}

/**
 * What turns messages into text: in `language`, or whole in English what it lacks a part of.
 * @param {string} language  a tag of BCP 47: `ru`
 * @param {{[id: string]: string}} texts  those of that language, by id
 * @param {{[id: string]: string}} english  those in English
 * @param {string[]} [players]  names, by seat
 * @returns {(message: Argument) => string}
 */
export function words(language, texts, english, players = []) {
  const asked = tongue(language, texts);
  const fallback = language === "en" ? asked : tongue("en", english);
  let speaking = asked;
  let lacks = false;
  let depth = 0;

  /**
   * The text with an id.
   * @param {string} id
   */
  const stored = (id) => {
    if (!speaking.texts.has(id)) lacks = true;
    return speaking.texts.get(id);
  };

  /** @param {() => string} speak */
  const deeper = (speak) => {
    if (depth === mostDepth) return "…";
    ++depth;
    const said = speak();
    --depth;
    return said;
  };

  /** @param {string} id @param {Arguments} given @returns {string} */
  const say = (id, given) =>
    deeper(() => {
      const text = stored(id);
      return text === undefined ? id : pattern(text, given);
    });

  /** @param {number | [number, number]} number */
  const category = (number) => {
    const [min, max] = [number].flat();
    return max !== undefined && speaking.language === "en" && min !== max ? "other" : speaking.rules.select(max ?? min);
  };

  /** @param {number | [number, number]} number @returns {string} */
  const figure = (number) => {
    const [min, max] = [number].flat();
    return max === undefined || min === max ? String(min) : say("range", { min, max });
  };

  /**
   * A noun as it follows a number.
   * @param {string} noun
   * @param {number | [number, number]} number
   * @param {string} form
   */
  const word = (noun, number, form) => {
    const many = category(number);
    const isValue = many === (speaking.language === "ja" ? "other" : "one");
    const forms = isValue ? [form] : [form && `${form}-${many}`, form && `${form}-many`, many];
    const found = forms.find((name) => name && speaking.texts.has(`${noun}.${name}`));
    return stored(found ? `${noun}.${found}` : noun) ?? noun;
  };

  /** @param {Argument} value @param {string} form @returns {string} */
  const counted = (value, form) =>
    say("counted", {
      number: value.count,
      what: { text: word(value.of, value.count, form) },
      unit: { text: speaking.texts.get(`${value.of}.unit`) ?? "" },
    });

  /** @param {Argument[]} items @param {string} joint @param {string} form */
  const listed = (items, joint, form) =>
    deeper(() =>
      items
        .map((item, at) => {
          const last = at + 1 === items.length;
          const between = joint === "semicolon" ? "semicolon" : last ? joint : "comma";
          return (at > 0 ? say(`list-${between}`, {}) : "") + show(item, form);
        })
        .join(""),
    );

  /** @param {Argument} value @returns {string | undefined} */
  const jointOf = (value) => (typeof value?.id === "string" ? undefined : joints.find((name) => value?.[name]));

  /** @param {Argument} value @param {string} form @returns {string} */
  const show = (value, form) => {
    if (value === null || value === undefined) return "";
    if (typeof value === "string") return printable(value);
    if (typeof value === "number" || Array.isArray(value)) return figure(/** @type {any} */ (value));
    if (value.id !== undefined) return say(value.id, value);
    if (value.of !== undefined) return counted(value, form);
    if (value.noun !== undefined) return word(value.noun, 1, form);
    if (value.seat !== undefined) return printable(players[value.seat] ?? "?");
    if (value.line !== undefined) return String(value.line);
    if (value.option !== undefined) return printable(`${value.option}: ${value.value}`);
    const joint = jointOf(value);
    return joint ? listed(value[joint], joint, form) : (value.text ?? "");
  };

  /** @param {Argument} value @returns {number | [number, number] | undefined} */
  const numberOf = (value) => {
    if (typeof value === "number" || Array.isArray(value)) return /** @type {any} */ (value);
    const joint = jointOf(value);
    return joint ? value[joint].length : (value?.count ?? value?.line);
  };

  /** @param {Argument} by @param {string} variants @param {Arguments} given */
  const choose = (by, variants, given) => {
    const number = typeof by?.id === "string" ? undefined : numberOf(by);
    const [min, max] = [number].flat();
    const exact = number === undefined || (max !== undefined && min !== max) ? undefined : String(min);
    const key = number !== undefined ? category(number) : by === null || by === undefined ? "none" : by.noun ?? by.id;
    const all = [...variants.matchAll(/^(\*?)\[([a-z0-9-]+)\](.*)$/gm)];
    const named = (/** @type {string | undefined} */ wanted) => all.find(([, , name]) => name === wanted);
    const fitting = named(exact) ?? named(key) ?? all.find(([, star]) => star);
    return fitting ? pattern(fitting[3], given) : "";
  };

  /** @param {string} inside @param {Arguments} given */
  const gap = (inside, given) => {
    const [, kind, argument, form = ""] = /^([$#])(\w+)(?:\.([a-z0-9-]+))?$/.exec(inside) ?? [];
    if (!kind) return say(inside, {});
    const value = given[argument];
    if (kind === "$") return show(value, form);
    return typeof value === "number" || Array.isArray(value) || value?.of ? figure(numberOf(value) ?? 0) : "";
  };

  /** @param {string} text @param {Arguments} given @returns {string} */
  const pattern = (text, given) => {
    let said = "";
    let rest = text;
    for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
      said += rest.slice(0, open);
      rest = rest.slice(open);
      const choice = /^\{\$(\w+)->\n([^]*?)\n\}/.exec(rest);
      const simple = choice ?? /^\{([^}]*)\}/.exec(rest);
      if (!simple) return said;
      said += choice ? choose(given[choice[1]], choice[2], given) : gap(simple[1], given);
      rest = rest.slice(simple[0].length);
    }
    return said + rest;
  };

  return (message) => {
    speaking = asked;
    lacks = false;
    const said = show(message, "");
    if (!lacks) return said;
    speaking = fallback;
    return show(message, "");
  };
}
