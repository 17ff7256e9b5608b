// The text of the record: an editor that shows findings where they stand. It is a script of its own, which the page
// runs when it is needed: it has no language, and says what it is given the words for.

import { Compartment, EditorState, Transaction } from "@codemirror/state";
import {
  EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, hoverTooltip, keymap, lineNumbers,
} from "@codemirror/view";
import { autocompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import {
  defaultKeymap, history, historyKeymap, indentLess, insertNewlineKeepIndent,
} from "@codemirror/commands";
import { html } from "./dom.js";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { yaml } from "@codemirror/lang-yaml";
import { tags } from "@lezer/highlight";
import { differenceOf } from "./store.js";

/** @typedef {import("@codemirror/lint").Diagnostic} Diagnostic */

const look = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--card)", color: "var(--ink)", fontSize: "var(--t2)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--ink)", paddingBottom: "40vh" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "var(--ok-bg)" },
  ".cm-gutters": { backgroundColor: "var(--card)", color: "var(--ink2)", borderRight: "1px solid var(--hair)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--hair) 45%, transparent)" },
  ".cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", border: "1px solid var(--line)",
    borderRadius: "8px", maxWidth: "min(92vw, 520px)", font: "var(--t2)/1.4 var(--sans)" },
  ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "14em" },
  ".cm-tooltip-autocomplete > ul > li": { padding: "0 8px", lineHeight: "40px" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--ok-bg)", color: "var(--ink)" },
  ".cm-completionDetail": { fontFamily: "var(--sans)", fontStyle: "normal", color: "var(--ink2)" },
  ".cm-diagnostic": { borderLeft: "3px solid", padding: "4px 10px" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warn-f)" },
  ".cm-diagnostic-info": { borderLeftColor: "var(--ink2)" },
  ".cm-diagnosticAction": { backgroundColor: "var(--ok-bg)", color: "var(--ok)", padding: "4px 8px",
    borderRadius: "4px", font: "600 var(--t2) var(--sans)" },
  ".cm-lint-marker": { content: "normal", width: "11px", height: "11px", margin: "4px auto" },
  ".cm-lint-marker-error": { background: "var(--bad)", clipPath: "polygon(50% 0,100% 50%,50% 100%,0 50%)" },
  ".cm-lint-marker-warning": { background: "var(--warn-f)", clipPath: "polygon(50% 0,100% 100%,0 100%)" },
  ".cm-lint-marker-info": { background: "var(--ink2)", borderRadius: "50%", width: "7px", height: "7px" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--bad)" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: "underline wavy var(--warn-f)" },
  ".cm-lintRange-info": { backgroundImage: "none", textDecoration: "underline dotted var(--ink2)" },
});

const colours = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], fontWeight: "600" },
  { tag: tags.comment, color: "var(--ink2)", fontStyle: "italic" },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: "var(--ink2)" },
]);

/** What stands at a place, for who points at it. @param {HoverAnswer} answer */
function hoverOf({ title, lines }) {
  const dom = html("div", { class: "hover" }, html("b", {}, title), ...lines.map((line) => html("p", {}, line)));
  return () => ({ dom });
}

/** What kinds of words are called in the list of completions, by which they get their sign. */
const types = { key: "property", player: "variable", value: "enum", word: "text", form: "interface", play: "method" };

/**
 * What may be written, and what stands there.
 * @param {(ask: string, text: string, at: number) => Promise<any>} ask
 * @returns {import("@codemirror/state").Extension[]}
 */
function assisted(ask) {
  return [
    closeBrackets(), keymap.of(closeBracketsKeymap),
    autocompletion({
      icons: false,
      selectOnOpen: false, // else Enter would choose one, where a line is written to its end
      override: [async (context) => {
        /** @type {ExpectedAnswer | null} */
        const answer = await ask("expected", context.state.doc.toString(), context.pos);
        if (!answer || answer.words.length === 0 || context.aborted) return null;
        const options = answer.words.map((word, i) => ({
          label: word.label || word.text,
          apply: word.text,
          detail: word.remark ?? undefined,
          info: word.means ?? undefined,
          type: types[word.kind],
          boost: 99 - Math.min(i, 198),
        }));
        return { from: answer.from, to: Math.max(answer.from, context.pos), options };
      }],
    }),
    hoverTooltip(async (view, pos) => {
      /** @type {HoverAnswer | null} */
      const answer = await ask("hover", view.state.doc.toString(), pos);
      if (!answer || answer.to > view.state.doc.length) return null;
      return { pos: answer.from, end: answer.to, create: hoverOf(answer) };
    }),
  ];
}

/** What the editor itself says, to who hears it. @param {typeof import("./language.js").say} say */
const spoken = (say) => [
  EditorView.contentAttributes.of({ "aria-label": say("screen-the-record") }),
  EditorState.phrases.of({
    Completions: say("screen-completions"),
    Diagnostics: say("screen-findings"),
    "No diagnostics": say("screen-nothing-found"),
    "Selection deleted": say("screen-selection-deleted"),
    close: say("page-close"),
  }),
];

/**
 * `changed` is told each change that somebody made; `ask` asks the library of a place of a text.
 * @typedef {{changed: (text: string) => void, ask: (ask: string, text: string, at: number) => Promise<any>,
 *   say: typeof import("./language.js").say}} Can
 */

export class Editor {
  /**
   * @param {HTMLElement} parent
   * @param {string} text
   * @param {Can} can
   */
  constructor(parent, text, can) {
    this.can = can;
    this.language = new Compartment();
    this.view = new EditorView({ parent, state: this.stateOf(text) });
  }

  /** @param {string} text */
  stateOf(text) {
    return EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), lintGutter(), highlightActiveLine(), highlightActiveLineGutter(), drawSelection(), history(),
        yaml(), syntaxHighlighting(colours), EditorView.lineWrapping, indentUnit.of("  "), look, assisted(this.can.ask),
        this.language.of(spoken(this.can.say)),
        EditorView.contentAttributes.of({ tabindex: "0", spellcheck: "false", autocapitalize: "off",
          autocorrect: "off" }),
        // A new line begins as the one above it: what lang-yaml would have it be reads otherwise.
        keymap.of([{ key: "Enter", run: insertNewlineKeepIndent }, { key: "Shift-Tab", run: indentLess },
          ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.can.changed(update.state.doc.toString());
        }),
      ],
    });
  }

  /** Says what it says in the language of the page. */
  speak() {
    this.view.dispatch({ effects: this.language.reconfigure(spoken(this.can.say)) });
  }

  get text() {
    return this.view.state.doc;
  }

  /** Another record: nothing of the one before can be undone in it. @param {string} text */
  open(text) {
    this.view.setState(this.stateOf(text));
  }

  /** The same record with another text, which can be undone. @param {string} text */
  replace(text) {
    const change = differenceOf(this.text.toString(), text);
    if (change) this.edit([{ from: change.from, to: change.from + change.old.length, insert: change.text }]);
  }

  /** @param {{from: number, to: number, insert: string}[]} changes */
  edit(changes) {
    this.view.dispatch({ changes, annotations: Transaction.userEvent.of("input.mend"), scrollIntoView: true });
  }

  /** @param {Diagnostic[]} diagnostics */
  show(diagnostics) {
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  /** @param {number} from @param {number} to */
  select(from, to) {
    this.view.dispatch({ selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.view.focus();
  }
}
