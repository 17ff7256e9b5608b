// The current question: the play before it, what is asked, the answers, and the other things that can be done.

import { answer as drawnAnswer } from "./answer.js";
import { button, byId, html, icon, iconButton, iconed, renew, sign } from "./dom.js";
import { drawnComposer } from "./composer.js";
import { drawingOf, drawnAction, drawnWhich } from "./drawing.js";
import { drawnEnd } from "./end.js";
import { isOnTable } from "./frame.js";
import { say } from "./language.js";
import { drawnSlot } from "./looks.js";
import { asksNumbers, drawnNumbersQuestion } from "./numbers.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./pictos.js").Pictos} Pictos */

/** A few actions stay at the foot; more of them would cover the answers. @param {Node[]} actions */
const isFew = ({ length }) => length > 0 && length <= 2;

/** The play before, with what else it may have been. @param {App} app @param {Pictos} pictos */
function lastLine(app, pictos) {
  const { last } = app.answer ?? {};
  if (!last) return [];
  const tone = last.ruling ? "ruled" : last.finding?.severity === "error" ? "bad" : last.finding ? "warn" : "ok";
  const others = last.instead.map((option) => {
    const other = button("", () => option.writes && app.write(option.writes), "alt", `instead ${option.value}`);
    other.append(option.price ? pictos.price(option.price) : (pictos.drawn(option.picto) ?? ""), option.words);
    return other;
  });
  return [html("div", { class: "last" }, html("p", { class: tone }, sign(tone),
    html("span", {}, last.words)), ...others)];
}

/** What belongs to the play before. @param {App} app @param {Pictos} pictos */
function asks(app, pictos) {
  return (app.answer?.last?.asks ?? []).map((slot) => {
    const drawing = drawingOf(app, { id: "", words: "", seat: 0, slots: [] }, pictos);
    return html("section", { class: "slot asks", "aria-label": slot.words }, html("h3", { class: "sl" }, slot.words),
      html("div", { class: `ops ${slot.options.length <= 7 ? `row c${slot.options.length}` : "grid"}` },
        ...slot.options.map((option) => drawnAnswer(slot, option, drawing, { act: () => {
          if (app.fresh && option.writes) app.write(option.writes);
        } }))));
  });
}

/** The only question after a breach. @param {App} app @param {Pictos} pictos */
function ruling(app, pictos) {
  const { answer } = app;
  if (!answer?.ruling) return [];
  const { finding, actions, play } = answer.ruling;
  const wrong = iconed("undo", say("screen-tapped-wrong"), () => app.undo(), "act", "wrong");
  const later = button(say("screen-rule-later"), () => {
    app.skipped = play;
    app.draw();
  }, "link");
  return [html("section", { class: "ruling" }, html("p", { class: "rw" }, sign("bad"), html("b", {}, finding.words)),
    ...finding.because.map((why) => html("p", { class: "sm" }, why)),
    html("h2", { id: "title", tabindex: "-1" }, say("screen-what-holds")),
    html("div", { class: "acts" }, ...actions.map((action) => drawnAction(action, app, pictos)), wrong)), later];
}

/** A line in red: why an answer is refused. @param {App} app */
function blame(app) {
  const { refused } = app;
  if (!refused) return [];
  const happened = button(say("screen-it-happened"), () => app.happened(), "alt", "happened");
  return [html("div", { class: "blame" }, sign("bad"),
    html("span", {}, refused.because?.words ?? refused.words), app.canHappen && happened)];
}

/** The button that writes what is gathered. @param {App} app */
function writeIt(app) {
  const { sentence, chosen } = app;
  if (!chosen || !sentence?.complete || !sentence.writes || sentence.legal === "no") return [];
  const { writes } = sentence;
  return [button(say("screen-write-it"), () => app.write(writes), "act main", "write")];
}

/** What a form is about, where there are several. @param {AskedForm} form @param {NextAnswer} answer
 *   @param {Pictos} pictos */
function formHead({ words, seat }, answer, pictos) {
  const other = seat === answer.seat || seat === null ? null : pictos.pieces.players[seat]?.name;
  return html("h3", { class: "fh" }, other ? `${other}: ${words}` : words);
}

/** What may stay empty comes last. @param {AskedSlot[]} slots */
const inOrder = (slots) => [...slots].sort((a, b) => Number(a.optional) - Number(b.optional));

/** @param {App} app @param {Pictos} pictos */
function plainQuestion(app, pictos) {
  const { answer, chosen, sentence, forms, openedAction: opened } = app;
  if (!answer) return [];
  const seat = opened && chosen ? chosen.seat : answer.seat;
  const title = html("h2", { id: "title", tabindex: "-1" }, seat === null ? null : pictos.figure(seat),
    html("span", {}, opened?.words ?? answer.title), !opened && answer.hint !== "" && html("small", {}, answer.hint));
  const isAlone = (/** @type {AskedForm} */ form, /** @type {AskedSlot} */ slot) =>
    forms.length === 1 && form.slots.every((other) => other === slot || other.later);
  const slots = forms.flatMap((form) => [forms.length > 1 && formHead(form, answer, pictos),
    ...inOrder(form.slots).filter((slot) => !isOnTable(slot, answer.table)).map((slot) =>
      drawnSlot(slot, drawingOf(app, form, pictos), isAlone(form, slot)))]);
  const so = chosen?.alone && sentence && sentence.words !== "" && html("p", { class: "so" }, sentence.words);
  const drop = chosen?.alone && iconButton("x", say("screen-let-go"), () => app.leave(), "ib", "let go");
  const actions = chosen?.alone ? writeIt(app) : [...writeIt(app), ...answer.actions.map((action) =>
    drawnAction(action, app, pictos))];
  const other = iconed("pen", say("screen-something-else"), () => app.compose(), "act else", "else");
  const head = drop ? html("div", { class: "sofar" }, title, drop) : title;
  return [...blame(app), head, so, ...drawnWhich(app, pictos), ...slots,
    html("div", { class: isFew(actions) ? "acts foot" : "acts" }, ...actions, other)];
}

/** What stays at the foot covers no more than this part of the question; else it comes after the answers. */
const mostCovered = 0.4;
function placeFoot() {
  const pan = byId("pan");
  for (const one of pan.querySelectorAll(".foot, .comp"))
    one.classList.toggle("after", one.clientHeight > mostCovered * pan.clientHeight);
}
const foot = new ResizeObserver(placeFoot);

/** What a change did to later plays. @param {App} app */
function laterLine(app) {
  const [first] = app.later;
  if (!first) return [];
  const go = button(say("screen-show-first"), () => {
    app.opened = first.play ?? 0;
    app.show("plays");
  }, "alt", "later");
  return [html("div", { class: "blame" }, sign("bad"), html("span", {},
    say("screen-later-broken", { plays: app.later.length })), go)];
}

/** A record that cannot go on by taps. @param {App} app */
function failed(app) {
  const { failed: why } = app;
  const type = iconed("pen", say("screen-to-text"), () => app.show("type"), "act main", "type");
  return [html("h2", { id: "title", tabindex: "-1" }, icon("note"), say("screen-not-by-taps")),
    html("p", {}, why?.words ?? ""), why?.line !== undefined && html("p", { class: "sm mut" },
      say("page-line", { line: why.line })), html("div", { class: "acts" }, type)];
}

/**
 * The current question.
 * @param {App} app
 * @param {Pictos} pictos
 */
export function drawQuestion(app, pictos) {
  const { answer, composed } = app;
  const pan = byId("pan");
  /** @type {(Node | null | undefined | false)[]} */
  let parts;
  if (app.failed) parts = failed(app);
  else if (!answer) parts = [html("p", { class: "mut" }, say("screen-loading"))];
  else if (composed) parts = drawnComposer(app, pictos);
  else if (answer.ruling && answer.ruling.play !== app.skipped) parts = ruling(app, pictos);
  else if (app.chosen?.alone && app.forms.some(asksNumbers))
    parts = [...blame(app), ...drawnNumbersQuestion(app, pictos)];
  else if (answer.over)
    parts = [...laterLine(app), ...lastLine(app, pictos), ...asks(app, pictos), ...drawnEnd(app, pictos)];
  else
    parts = [...laterLine(app), ...(app.chosen?.alone ? [] : lastLine(app, pictos)),
      ...(app.chosen ? [] : asks(app, pictos)),
      ...plainQuestion(app, pictos)];
  byId("app").classList.toggle("free", composed !== null);
  byId("app").classList.toggle("over", Boolean(answer?.over) && !composed);
  renew(pan, /** @type {Node[]} */ (parts.filter(Boolean)));
  pan.querySelector(".known-kind [aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  placeFoot();
  foot.disconnect();
  for (const one of [pan, ...pan.querySelectorAll(".foot, .comp")]) foot.observe(one);
  speakOf(app);
  if (!app.focusTitle || app.view !== "record") return;
  app.focusTitle = false;
  pan.scrollTop = 0;
  const first = byId("app").dataset.keys === undefined ? null : pan.querySelector(".op");
  /** @type {HTMLElement | null} */ (first ?? document.getElementById("title"))?.focus({ preventScroll: true });
}

/** Tells screen readers what is asked, and why something is refused. @param {App} app */
function speakOf({ answer, refused, composed, sentence }) {
  const asked = composed ? (sentence?.words ?? "") : (answer?.title ?? "");
  if (byId("asked").textContent !== asked) byId("asked").textContent = asked;
  const why = refused?.because?.words ?? "";
  if (byId("refused").textContent !== why) byId("refused").textContent = why;
}
