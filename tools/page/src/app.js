// What the recorder knows, and what a tap does. It holds no rule and no word of a game: it shows what the library
// answers, and writes the edits that come with the answers.

import { isStep, totalOf } from "./gathered.js";
import { language, say, whyOf } from "./language.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./questions.js").Questions} Questions */
/** @typedef {"home" | "games" | "start" | "record" | "plays" | "type" | "look" | "share" | "paste"} View */
/** An answer that was tapped, with all that had been chosen.
 * @typedef {{form: string, seat: number | null, slots: Values, words: string, because: Because | null,
 *   writes?: Edit | null}} Refused */
/** Where an answer belongs. @typedef {{form: AskedForm, slot: AskedSlot, option: Option}} Offered */

/** In these looks several answers are gathered, and a play is complete long before all is chosen. */
const gathering = ["counts", "many", "seats"];

/** In milliseconds: a question waits until typing has paused. */
const typingPause = 250;

export class App {
  /**
   * @param {Store} store
   * @param {Questions} questions
   * @param {() => void} draw shows the current state
   */
  constructor(store, questions, draw) {
    this.store = store;
    this.questions = questions;
    this.draw = draw;
    /** @type {View} */
    this.view = "home";
    /** @type {NextAnswer | null} */
    this.answer = null;
    /** The text that was answered, and in which language. */
    this.answered = "";
    /** Why the record cannot go on by taps. @type {TapError["error"] | null} */
    this.failed = null;
    /** @type {SentenceAnswer | null} */
    this.sentence = null;
    /** @type {Chosen | null} */
    this.chosen = null;
    /** @type {Composed | null} */
    this.composed = null;
    /** @type {Refused | null} */
    this.refused = null;
    /** Answers that are too near each other to tell which was tapped. @type {Offered[]} */
    this.which = [];
    /** The play whose ruling is left for later. */
    this.skipped = 0;
    /** @type {PlaysAnswer | null} */
    this.list = null;
    /** The text that was listed. @type {string | null} */
    this.listed = null;
    /** What waits for the list. @type {Promise<void> | null} */
    this.listing = null;
    /** The play whose menu is open. */
    this.opened = 0;
    /** Breaches that a change made of later plays. @type {TapFinding[]} */
    this.later = [];
    /** What is looked for, by slot. @type {{[slot: string]: string}} */
    this.find = {};
    /** @type {{picture: Picture | null, slots: Slot[]} | null} */
    this.board = null;
    this.boardOf = "";
    /** @type {Sheet[]} */
    this.sheets = [];
    this.busy = 0;
    this.typing = 0;
    /** Whether the focus goes to the question when it is drawn. */
    this.focusTitle = false;
    /** @type {(() => void)[]} */
    this.waiting = [];
  }

  /** The play that is changed. */
  get place() {
    const { at, insert } = this.composed ?? {};
    return { at, insert };
  }

  /** Whether what is seen belongs to the record as it is now. */
  get fresh() {
    return this.answer !== null && this.answered === this.store.text;
  }

  /** Whether the replay shows more than the text: plays, or a score sheet without plays. */
  get hasReplay() {
    return (this.answer?.plays ?? 0) > 0 || /^["']?(final|финал)["']?\s*:/im.test(this.store.text);
  }

  /** The play that is being put together: a free one, or by the question. */
  get current() {
    const { composed } = this;
    if (composed === null) return this.chosen;
    return composed.tab === "unseen" || composed.form === null ? null
      : { form: composed.form, seat: composed.seat, slots: composed.slots };
  }

  /** Whether every value is offered. */
  get free() {
    return this.composed !== null;
  }

  /** The action that was opened: it is the question. */
  get openedAction() {
    const { chosen } = this;
    return chosen?.alone ? this.answer?.actions.find(({ form }) => form === chosen.form) : undefined;
  }

  /** Whether what is chosen is claimed of the end: a number that differs from the referee's breaks no rule. */
  get claiming() {
    return this.chosen !== null && Boolean(this.answer?.over);
  }

  /** The forms that are asked for now. @returns {AskedForm[]} */
  get forms() {
    if (!this.answer) return [];
    const { current, sentence } = this;
    if (this.composed) return current && sentence ? [this.formOf(sentence)] : [];
    // What an action opens is not asked for by itself.
    const { actions } = this.answer;
    const forms = this.answer.forms.filter(({ id }) => !actions.some(({ form, writes }) => form === id && !writes));
    if (!current || !sentence) return forms;
    const asked = this.formOf(sentence);
    if (this.chosen?.alone) return [asked];
    const isAsked = (/** @type {AskedForm} */ form) => form.id === asked.id && form.seat === asked.seat;
    return forms.some(isAsked) ? forms.map((form) => (isAsked(form) ? asked : form)) : [asked];
  }

  /** @private @param {SentenceAnswer} sentence @returns {AskedForm} */
  formOf({ form, slots }) {
    const seat = this.current ? this.current.seat : null;
    const words = this.answer?.forms.find(({ id }) => id === form)?.words ?? "";
    return { id: form, seat, words, slots };
  }

  /** All answers that can be tapped. @returns {Offered[]} */
  offered() {
    return this.forms.flatMap((form) => form.slots.flatMap((slot) =>
      slot.options.map((option) => ({ form, slot, option }))));
  }

  /** What is chosen in a slot. @param {AskedForm} form @param {AskedSlot} slot @returns {Value} */
  valueOf(form, slot) {
    const own = this.slotsOf(form)[slot.id];
    return own === undefined ? this.chosenIn(slot) : own;
  }

  /** What an answer of the library says is chosen in a slot. @private @param {AskedSlot} slot @returns {Value} */
  chosenIn(slot) {
    if (Array.isArray(slot.chosen)) return slot.chosen.length > 0 ? slot.chosen : null;
    const [first, ...others] = Object.keys(slot.chosen);
    if (first === undefined) return null;
    if (first === "" && others.length === 0) return slot.chosen[first]; // only how many
    return gathering.includes(slot.look) ? slot.chosen : first;
  }

  /** What is chosen in a form. @private @param {AskedForm} form @returns {Values} */
  slotsOf({ id, seat }) {
    const { current } = this;
    return current?.form === id && current.seat === seat ? current.slots : {};
  }

  /** Another record, or another language: nothing of what was answered counts. */
  forget() {
    this.questions.forget();
    this.answer = null;
    this.answered = "";
    this.failed = null;
    this.list = null;
    this.listed = null;
    this.later = [];
    this.boardOf = "";
    this.skipped = 0;
    this.clear();
  }

  /** Nothing is chosen. */
  clear() {
    clearTimeout(this.typing);
    this.questions.newest.delete("sentence");
    this.sentence = null;
    this.chosen = null;
    this.composed = null;
    this.refused = null;
    this.which = [];
    this.find = {};
    this.opened = 0;
  }

  /** Takes up what was chosen before the page was left. */
  resume() {
    const { pending } = this.store.record;
    this.chosen = pending?.chosen ?? null;
    this.composed = pending?.composed ?? null;
  }

  /** Asks what comes next, and shows it. */
  async refresh() {
    ++this.busy;
    const { id, text, edition, beside } = this.store.record;
    const boardOf = [id, language(), edition, Object.keys(beside).join("/")].join(" ");
    try {
      const answer = await this.questions.next(this.place, this.boardOf !== boardOf);
      if (answer && text === this.store.text) {
        if (answer.error) {
          this.failed = answer.error;
          this.answer = null;
        } else {
          this.failed = null;
          this.answer = answer;
          if (answer.picture.board) {
            this.board = answer.picture.board;
            this.boardOf = boardOf;
          }
          this.tell(answer);
        }
        this.answered = text;
        if (this.current && this.answer) await this.ask();
        else this.draw();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.done();
    }
  }

  /** An answer has come: settled() may wait for the last one. @private */
  done() {
    if (--this.busy === 0) for (const one of this.waiting.splice(0)) one();
  }

  /** Resolves when nothing is asked any more. @returns {Promise<void>} */
  settled() {
    return this.busy === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** @private What the first screen says of the record. @param {NextAnswer} answer */
  tell({ game, players, plays, over }) {
    const told = { game, players: players.map(({ name }) => name), plays, over: over !== null };
    if (JSON.stringify(told) !== JSON.stringify(this.store.record.told)) this.store.put({ told });
  }

  /** @param {unknown} error */
  fail(error) {
    this.failed = { id: "no-answer", words: say("screen-no-answer", { why: whyOf(error) }) };
    this.draw();
  }

  /** Asks about what is chosen; where nothing is missing it is written. @private */
  async ask() {
    const { current } = this;
    if (!current) return this.draw();
    ++this.busy;
    const { text } = this.store;
    try {
      const answer = await this.questions.sentence({ seat: current.seat, form: current.form, slots: current.slots,
        free: this.free }, this.place);
      if (!answer || text !== this.store.text) return undefined;
      if (answer.error) {
        this.clear();
        this.store.put({ pending: null });
        return this.draw();
      }
      this.sentence = answer;
      if (!this.free && answer.complete && this.isFull(answer)) {
        if (answer.legal !== "no" && answer.writes) return this.write(answer.writes);
        this.refused = { ...current, words: answer.words, because: answer.because, writes: answer.writes };
      }
      return this.draw();
    } catch (error) {
      return this.fail(error);
    } finally {
      this.done();
    }
  }

  /** Whether nothing more would be gathered. @private @param {SentenceAnswer} answer */
  isFull({ slots }) {
    const { current } = this;
    return slots.every((slot) => {
      if (isStep(slot)) return false;
      const value = current?.slots[slot.id] ?? null;
      if (slot.look === "text") return slot.options.some((option) => option.value === value);
      return slot.later || !gathering.includes(slot.look) || typeof value === "number" || totalOf(value) >= slot.most;
    });
  }

  /**
   * An answer was tapped; once more: it is let go.
   * @param {AskedForm} form
   * @param {AskedSlot} slot
   * @param {Value} value
   * @param {Option | null} option
   */
  pick(form, slot, value, option) {
    if (!this.fresh) return;
    // A name that is offered under a field is one answer.
    const single = slot.look === "text" ? option !== null : !gathering.includes(slot.look);
    const before = this.slotsOf(form);
    const again = single && before[slot.id] === value;
    const slots = { ...before, [slot.id]: again ? null : value };
    this.which = [];
    this.refused = null;
    if (!again && option?.legal === "no" && !this.free && !this.claiming) {
      const { words, because, writes } = option;
      this.refused = { form: form.id, seat: form.seat, slots, words, because, writes };
      this.draw();
      return;
    }
    if (!again && single && !this.free && option?.writes) {
      this.write(option.writes);
      return;
    }
    if (this.composed) {
      this.composed = { ...this.composed, slots };
    } else {
      const empty = Object.values(slots).every((one) => one === null) && !this.chosen?.alone;
      this.chosen = empty ? null : { form: form.id, seat: form.seat, slots, alone: this.chosen?.alone };
      if (empty) this.sentence = null;
    }
    this.keepPending();
    clearTimeout(this.typing);
    if (slot.look === "text" && option === null) this.typing = setTimeout(() => this.ask(), typingPause);
    else this.ask();
  }

  /** @private */
  keepPending() {
    const { chosen, composed } = this;
    this.store.put({ pending: chosen || composed ? { chosen, composed } : null });
  }

  /** A tap that needs no slot. @param {Action} action */
  act({ form, slots, legal, words, because, writes }) {
    if (!this.fresh || !this.answer) return;
    const opened = this.answer.forms.find(({ id }) => id === form);
    const seat = opened ? opened.seat : this.answer.seat;
    if (legal === "no") {
      this.refused = { form: form ?? "", seat, slots, words, because, writes };
      this.draw();
    } else if (writes) {
      this.write(writes);
    } else if (form) {
      this.refused = null;
      this.chosen = { form, seat, slots, alone: true };
      this.keepPending();
      this.ask();
    }
  }

  /**
   * Something else happened.
   * @param {Partial<Composed>} [how]
   */
  compose(how = {}) {
    const { answer } = this;
    if (!answer || !this.fresh) return;
    const { chosen } = this;
    const seat = how.seat !== undefined ? how.seat : chosen ? chosen.seat : answer.seat;
    const known = answer.else.map(({ id }) => id);
    const wanted = how.form ?? chosen?.form ?? answer.forms[0]?.id;
    const form = wanted !== undefined && known.includes(wanted) ? wanted : (known.length === 1 ? known[0] : null);
    this.composed = { tab: "play", slots: chosen && chosen.form === form ? chosen.slots : {}, ...how, seat, form };
    this.chosen = null;
    this.sentence = null;
    this.refused = null;
    this.which = [];
    this.focusTitle = true;
    this.keepPending();
    this.ask();
  }

  /** Whether what was refused can be written all the same. */
  get canHappen() {
    const { refused } = this;
    return refused !== null && (Boolean(refused.writes) || this.isComposable(refused.form));
  }

  /** @private @param {string} form */
  isComposable(form) {
    return this.answer?.else.some(({ id }) => id === form) ?? false;
  }

  /** What was refused happened all the same: it is composed, or written immediately if it has nothing to compose. */
  happened() {
    const { refused } = this;
    if (!refused || !this.fresh) return;
    const { form, seat, slots, writes } = refused;
    if (this.isComposable(form)) this.compose({ form, seat, slots });
    else if (writes) this.write(writes);
  }

  /** Changes what is composed. @param {Partial<Composed>} part */
  recompose(part) {
    if (!this.composed) return;
    this.composed = { ...this.composed, ...part };
    if (part.form !== undefined || part.tab !== undefined) this.sentence = null;
    this.which = [];
    this.keepPending();
    this.ask();
  }

  /**
   * Changes a play, or puts one before it.
   * @param {ListedPlay} play
   * @param {boolean} insert
   */
  async change(play, insert) {
    this.clear();
    this.composed = { tab: "play", seat: play.seat, form: null, slots: {}, at: play.play, insert };
    this.show("record");
    await this.refresh();
    const { changing } = this.answer ?? {};
    if (!changing || !this.composed) return;
    this.composed = { ...this.composed, seat: changing.seat, form: insert ? null : changing.form,
      slots: insert ? {} : changing.slots };
    this.focusTitle = true;
    await this.ask();
    this.takeChosen();
    this.keepPending();
    this.draw();
  }

  /** Takes over what is chosen as the library counts it: what was told as `2 raft` is two of a kind. @private */
  takeChosen() {
    if (!this.composed || !this.sentence) return;
    /** @type {Values} */
    const slots = {};
    for (const slot of this.sentence.slots) slots[slot.id] = this.chosenIn(slot);
    this.composed = { ...this.composed, slots };
  }

  /** Leaves what is chosen or composed, without a trace. */
  leave() {
    const changed = this.composed?.at !== undefined;
    this.clear();
    this.store.put({ pending: null });
    this.focusTitle = true;
    if (changed) this.refresh();
    else this.draw();
  }

  /** Writes an edit into the record, and goes on. @param {Edit} edit */
  write(edit) {
    const at = this.composed?.at;
    const before = this.list && this.listed === this.store.text ? this.list.findings.length : null;
    this.clear();
    this.later = [];
    this.store.write(edit);
    this.focusTitle = true;
    const done = this.refresh();
    if (at !== undefined) done.then(() => this.lookLater(at, before));
    return done;
  }

  /** Whether what follows on a change still holds. @private @param {number} at @param {number | null} before */
  async lookLater(at, before) {
    await this.askPlays();
    if (!this.list || this.listed !== this.store.text) return;
    const broken = this.list.findings.filter(({ play, severity }) => severity === "error" && (play ?? 0) > at);
    this.later = before !== null && this.list.findings.length <= before ? [] : broken;
    this.draw();
  }

  undo() {
    this.changeBy(() => this.store.undo());
  }

  redo() {
    this.changeBy(() => this.store.redo());
  }

  /** @private @param {() => void} act */
  changeBy(act) {
    const before = this.store.text;
    this.clear();
    this.later = [];
    act();
    if (before === this.store.text) return;
    this.focusTitle = true;
    this.refresh();
  }

  /** Asks for the list of plays, unless it is there. @returns {Promise<void>} */
  askPlays() {
    if (this.listed === this.store.text) return Promise.resolve();
    // One after the other: the worker that answers keeps what it has judged.
    this.listing ??= this.learnPlays().finally(() => (this.listing = null));
    return this.listing;
  }

  /** @private */
  async learnPlays() {
    ++this.busy;
    try {
      for (let text = ""; this.listed !== this.store.text && text !== this.store.text;) {
        ({ text } = this.store);
        const answer = await this.questions.plays();
        if (!answer) break;
        this.list = answer.error ? null : answer;
        this.listed = text;
        this.draw();
      }
    } catch {
      // Another question came first; the list is asked for again when it is looked at.
    } finally {
      this.done();
    }
  }

  /**
   * Records more than so far, so that a phase is asked for.
   * @param {string} phase
   */
  recordPhase(phase) {
    const levels = this.sheets.find(({ game }) => game === this.answer?.game)?.levels ?? [];
    const level = levels.findLast(({ phases }) => phases.includes(phase));
    if (!level) return;
    this.store.put({ level: level.id });
    this.refresh();
  }

  /**
   * Shows another view; the browser's way back leads to the one before.
   * @param {View} view
   * @param {boolean} [back] whether it is the way back
   */
  show(view, back = false) {
    if (view === this.view) return;
    this.view = view;
    if (!back) history.pushState({ view }, "");
    this.draw();
  }
}
