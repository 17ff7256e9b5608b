#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/asking/session_to_show.h"
#include "elfref/core/judging/judge.h"
#include "elfref/core/recorder/choosing.h"
#include "elfref/core/recorder/edits.h"
#include "elfref/core/recorder/guide.h"
#include "elfref/core/recorder/numbers_of.h"
#include "elfref/core/recorder/of_game.h"

namespace elfref::recorder {

/// The recorder of a game, made of what its Guide adds.
template <GuideOf Guide>
class RecorderOf final : public OfGame {
 public:
  using Kit = typename Guide::Kit;          ///< the game
  using Position = typename Kit::Position;  ///< the position
  using Play = typename Kit::Action;        ///< a play

  [[nodiscard]] Next next(const Written& written, const NextAsked& asked) override;
  [[nodiscard]] Sentence sentence(const Written& written, const SentenceAsked& asked) override;
  [[nodiscard]] Plays plays(const Written& written) override;
  [[nodiscard]] StartSheet sheet() const override { return Guide::sheet(); }
  [[nodiscard]] BegunText begin(const Begun& begun) const override {
    Refusal refusal;
    const std::string head = Guide::head(begun, refusal);
    if (!refusal.id.empty()) return {.refusal = std::move(refusal)};
    return text_of(begun, Guide::sheet(), head, Guide::plays_key);
  }
  [[nodiscard]] std::uint32_t plays_judged() const override { return kept_.plays_judged(); }

 private:
  using FormHere = FormAt<Position>;

  static constexpr std::uint64_t most_work = 120'000;  // units, for all answers of one question

  /// Reads a record and judges what is new in it.
  Refusal follow(const Written& written) {
    ahead_.follow(written.record.source().text);
    Diagnostics faults = written.faults;
    auto session = readable<Kit>(written.record, under_way(written.overrides), faults);
    if (!session) {
      Refusal refusal = refused("unreadable", record_not_readable());
      for (const Diagnostic& fault : faults.all())
        if (!fault.attachment && fault.severity == Severity::error) {
          refusal.at = fault.span;
          refusal.words = fault.message;
          break;
        }
      return refusal;
    }
    std::optional<Position> start;
    if (!begins_alike(*session)) start = Guide::start(*session);
    kept_.follow(std::move(*session), std::move(start));
    plays_ = Guide::recorded(kept_.session());
    names_ = names_of(kept_.session().players);
    if (!Guide::has_plays(kept_.session())) return refused("not-recorded-by-taps", msg::recorder_not_by_taps());
    return {};
  }

  /// Whether a session begins as the kept one.
  [[nodiscard]] bool begins_alike(const typename Kit::Session& session) const {
    if (!kept_.goes_on(session)) return false;
    if constexpr (requires { Guide::same_beginning(kept_.session(), session); })
      return Guide::same_beginning(kept_.session(), session);
    return true;
  }

  [[nodiscard]] Desk<Kit> desk(const Written& written, std::optional<Level> level = {}) const {
    const KeyWords& keys = keys_of(written.game);
    Desk<Kit> made{.written = written,
                   .kept = kept_,
                   .plays = plays_,
                   .ahead = ahead_,
                   .keys = keys,
                   .language = language_of_keys(written.record, keys)};
    if (!level) level = level_written(written.record);
    made.level = level ? *level : Guide::level_of(made);
    return made;
  }

  /// Reads a record and judges what is new in it. The answer gets the words with which it is said, or why there is
  /// none: also if the question is about a play that the record does not have.
  template <class Said>
  [[nodiscard]] bool can_answer(Said& said, const Written& written, const PlaceAsked& asked) {
    said.refusal = follow(written);
    said.players = names_;
    if constexpr (requires { Kit::naming(written.record.source().text); })
      said.naming = Kit::naming(written.record.source().text);
    if (said.refusal.id.empty() && asked.at && (*asked.at == 0 || *asked.at > plays_.size()))
      said.refusal = refused("no-play", msg::recorder_no_play());
    return said.refusal.id.empty();
  }

  /// The question at a place.
  [[nodiscard]] Question<Kit> question(const Desk<Kit>& desk, const PlaceAsked& asked) const {
    if (asked.at) return Guide::ask_at(desk, plays_[*asked.at - 1]);
    const bool sits = asked.seat && asked.seat->value < desk.session().players.size();
    return Guide::ask(desk, sits ? asked.seat : std::nullopt);
  }

  /// A recorded play and the position before it, with what the rules resolve in it.
  struct PlayAt {
    Position before;
    Play play;
  };
  /// A play as the rules took it. REQUIRES: `ply` is a play of the kept session.
  [[nodiscard]] PlayAt play_at(std::uint32_t ply) const {
    PlayAt at{kept_.before(ply), kept_.session().plays[ply].action};
    Kit::resolve(std::as_const(at.before), at.play);
    return at;
  }
  /// Whose a play is. `recorded`: of the line, or of the form.
  [[nodiscard]] static std::optional<Seat> who_plays(const Position& before, const Play& play,
                                                     std::optional<Seat> recorded) {
    std::optional<Seat> whose;
    if constexpr (requires { Guide::who_plays(before, play); }) whose = Guide::who_plays(before, play);
    return whose ? whose : recorded;
  }
  /// Adds the form and the choices of a recorded play, if it has a form.
  void put_choices(const PlayAt& at, std::string& form, Choices& choices) const {
    auto made = Guide::choices_of(kept_.session(), at.play);
    if (!made) return;
    std::tie(form, choices) = std::move(*made);
    if constexpr (requires { Guide::as_offered(at.before, at.play, choices); })
      Guide::as_offered(at.before, at.play, choices);
    if constexpr (requires { Guide::as_offered(at.before, at.play, form, choices); })
      Guide::as_offered(at.before, at.play, form, choices);
  }

  // -------------------------------------------------------------- findings

  [[nodiscard]] static Found found(const Diagnostic& diagnostic, std::optional<std::uint32_t> play) {
    return {.rule = diagnostic.id,
            .severity = diagnostic.severity,
            .words = diagnostic.message,
            .because = diagnostic.because,
            .play = play};
  }
  [[nodiscard]] Diagnostic diagnosed(const Raised& raised, const Source& source) const {
    const typename Kit::Session& session = kept_.session();
    const Reporter<Play> report(session.plays, session.claims, names_);
    return elfref::diagnosed<Kit>(raised, report, session, Kit::values(session), source);
  }
  /// The number of the recorded play to which a play belongs.
  [[nodiscard]] std::optional<std::uint32_t> number_of(std::uint32_t ply) const {
    const auto after = std::ranges::upper_bound(plays_, ply, {}, &RecordedPlay::ply);
    if (after == plays_.begin()) return std::nullopt;
    return static_cast<std::uint32_t>(after - plays_.begin());
  }
  [[nodiscard]] std::vector<Found> found_at(std::uint32_t begin, std::uint32_t end, const Source& source) const {
    std::vector<Found> all;
    for (const Raised& raised : kept_.raised())
      if (raised.ply >= begin && raised.ply < end && raised.finding.words)
        all.push_back(found(diagnosed(raised, source), number_of(raised.ply)));
    return all;
  }
  [[nodiscard]] VerdictShown verdict(const Source& source) const {
    std::set<std::uint32_t> breaches, uncertain;
    for (const Raised& raised : kept_.raised()) {
      if (!raised.finding.words || raised.rule->bearing != Bearing::verdict) continue;
      const Severity severity = diagnosed(raised, source).severity;
      if (severity == Severity::error) breaches.insert(raised.ply);
      if (severity == Severity::warning) uncertain.insert(raised.ply);
    }
    const Verdict is = !breaches.empty() ? Verdict::illegal : !uncertain.empty() ? Verdict::possible : Verdict::legal;
    return {.words = in_words(is),
            .breaches = static_cast<int>(breaches.size()),
            .uncertain = static_cast<int>(uncertain.size())};
  }

  // -------------------------------------------------------------- parts of `next`

  void tell_last(Next& next, const Desk<Kit>& desk) const;
  void ask_for_ruling(Next& next, const Desk<Kit>& desk) const;
  [[nodiscard]] Action tried(const Desk<Kit>& desk, const ActionAt<Kit>& action, const PlaceAsked& asked) const;
  [[nodiscard]] Judgement judged(const Desk<Kit>& desk) const {
    return elfref::Kit<Kit>::referee(desk.written.record, desk.written.overrides, desk.written.faults);
  }
  [[nodiscard]] Over result(const Desk<Kit>& desk, const Question<Kit>& asks) const;
  [[nodiscard]] Changing changing(const Desk<Kit>& desk, const NextAsked& asked) const;
  template <class Said>
  void judge_written(Said& said, const typename Kit::Session& session, const Edit& edit,
                     std::optional<Seat> seat) const;
  void verify(Sentence& sentence, const Desk<Kit>& desk, const Edit& edit) const;
  void note(Sentence& sentence, const Desk<Kit>& desk, const SentenceAsked& asked) const;
  void add_beside(Sentence& sentence, const Desk<Kit>& desk, const NewEntry& entry) const;

  KeptReplay<Kit> kept_;
  mutable ReadAhead<Kit> ahead_;
  std::vector<RecordedPlay> plays_;
  std::vector<std::string> names_;
  NumbersJudged numbers_;
};

// ---------------------------------------------------------------- next

template <GuideOf Guide>
Next RecorderOf<Guide>::next(const Written& written, const NextAsked& asked) {
  Next next{.game = Kit::name, .words = words_of<Kit>()};
  if (!can_answer(next, written, asked)) return next;
  Desk<Kit> at = desk(written, asked.level);
  at.answers_in = asked.language;
  next.level = at.level;
  next.plays = static_cast<std::uint32_t>(plays_.size());
  const Question<Kit> asks = question(at, asked);
  next.frame = Guide::frame(at, asks);
  next.with_board = asked.board;
  if (asked.board && written.game.picture != nullptr)
    next.board = written.game.picture(&written.record, asked.language);
  next.title = asks.title;
  next.hint = asks.hint;
  next.seat = asks.seat;
  next.others = asks.others;
  Work work(most_work);
  for (const FormHere& form : asks.forms) {
    Choosing<Guide> choosing(at, form.spot, form.id, asked, false, work);
    next.forms.push_back({form.id, form.words, whose<Guide>(form.id, form.spot.seat), choosing.slots({})});
    next.gave_up = next.gave_up || choosing.gave_up();
  }
  for (const ActionAt<Kit>& action : asks.actions) next.actions.push_back(tried(at, action, asked));
  for (const ActionAt<Kit>& action : asks.unseen) next.unseen.push_back(tried(at, action, asked));
  for (auto& [id, words] : Guide::every_form()) next.something_else.push_back({std::move(id), std::move(words)});
  next.something_else.push_back({"note", msg::recorder_note()});
  next.verdict = verdict(written.record.source());
  if (asked.at) {
    next.changing = changing(at, asked);
  } else {
    tell_last(next, at);
    ask_for_ruling(next, at);
    if (asks.over) {
      next.over = result(at, asks);
      next.actions.push_back({.id = std::string(numbers_form),
                              .words = msg::recorder_other_numbers(),
                              .picto = {},
                              .form = std::string(numbers_form)});
    }
  }
  return next;
}

template <GuideOf Guide>
void RecorderOf<Guide>::tell_last(Next& next, const Desk<Kit>& desk) const {
  if (plays_.empty()) return;
  const RecordedPlay& play = plays_.back();
  const auto [before, read] = play_at(play.ply);
  const ViewMoment told = Guide::told(before, read);
  LastShown last{.play = static_cast<std::uint32_t>(plays_.size()),
                 .seat = who_plays(before, read, play.seat),
                 .words = told.words,
                 .found = found_at(play.ply, play.next_ply, desk.written.record.source()),
                 .ruling = kept_.session().plays[play.ply].ruling,
                 .marks = marks_on_picture(told)};
  Guide::last(desk, play, last);
  next.last = std::move(last);
}

template <GuideOf Guide>
void RecorderOf<Guide>::ask_for_ruling(Next& next, const Desk<Kit>& desk) const {
  if (!next.last || !next.last->seat || next.last->ruling != Ruling::none) return;
  const auto breach = std::ranges::find(next.last->found, Severity::error, &Found::severity);
  if (breach == next.last->found.end()) return;
  const Record& record = desk.written.record;
  const Span span = plays_.back().span;
  RulingAsked ruling{.play = next.last->play, .found = *breach};
  const auto add = [&](std::string id, Message words, std::string_view value) {
    Action action{.id = std::move(id), .words = std::move(words)};
    action.writes = ruled(record, span, desk.key("ruling"), value);
    if (action.writes) ruling.actions.push_back(std::move(action));
  };
  add("stands", msg::recorder_stands(), "stands");
  add("void", msg::recorder_taken_back(), "void");
  if (!ruling.actions.empty()) next.ruling = std::move(ruling);
}

template <GuideOf Guide>
Action RecorderOf<Guide>::tried(const Desk<Kit>& desk, const ActionAt<Kit>& action, const PlaceAsked& asked) const {
  Action shown = action.shown;
  if (action.entry && !asked.at) shown.writes = added(desk.written, *action.entry);
  if (action.entry && asked.at)
    shown.writes = in_place_of(desk.written, plays_[*asked.at - 1].span, action.entry->words, asked.insert);
  if (!action.state) return shown;
  Position state = *action.state;
  for (const Play& play : action.plays) {
    const Answered answer = answered<Guide>(state, play);
    if (answer.legal > shown.legal) {
      shown.legal = answer.legal;
      shown.because = answer.because.front();
    }
    Play read = play;
    Kit::resolve(state, read);
    Kit::apply(state, std::as_const(read));
  }
  if (shown.writes)
    if (const auto session = desk.after(*shown.writes)) judge_written(shown, *session, *shown.writes, {});
  return shown;
}

template <GuideOf Guide>
Over RecorderOf<Guide>::result(const Desk<Kit>& desk, const Question<Kit>& asks) const {
  Over over{.judgement = judged(desk)};
  over.words = heading_of(over.judgement, Guide::decides);
  if (over.words.empty()) over.words = asks.title;
  const Winners winners = winners_of(over.judgement);
  if (winners.certain) over.winners = winners.seats;
  if (!kept_.session().claims.empty()) return over;
  std::string claim = winners.certain ? winner_entry({winners.names.begin(), winners.names.end()}) : std::string();
  if constexpr (requires { Guide::claims(desk); }) claim = Guide::claims(desk);
  if (!claim.empty()) over.claims = added(desk.written, {.path = {}, .words = claim});
  return over;
}

template <GuideOf Guide>
Changing RecorderOf<Guide>::changing(const Desk<Kit>& desk, const NextAsked& asked) const {
  const RecordedPlay& play = plays_[*asked.at - 1];
  const PlayAt at = play_at(play.ply);
  Changing shown{.play = *asked.at,
                 .of = static_cast<std::uint32_t>(plays_.size()),
                 .insert = asked.insert,
                 .seat = who_plays(at.before, at.play, play.seat),
                 .remove = without_play(desk.written.record, play.span)};
  if (!asked.insert) put_choices(at, shown.form, shown.choices);
  return shown;
}

// ---------------------------------------------------------------- sentence

template <GuideOf Guide>
void RecorderOf<Guide>::note(Sentence& sentence, const Desk<Kit>& desk, const SentenceAsked& asked) const {
  sentence.form = {.id = "note", .words = msg::recorder_note()};
  Slot slot{.id = "text", .words = msg::recorder_note_words(), .look = Look::text};
  slot.chosen = asked.choices.in("text");
  sentence.form.slots.push_back(slot);
  const std::string_view words = asked.choices.one("text");
  if (!words.empty()) sentence.words = alone(verbatim(words));
  sentence.complete = words.find_first_not_of(" \t\r\n") != std::string_view::npos;
  if (!sentence.complete) return;
  const Record& record = desk.written.record;
  const std::string entry = note_entry(desk.key("note"), words);
  const std::size_t play = asked.at ? *asked.at : plays_.size();
  if (play > 0) sentence.writes = after_play(record, plays_[play - 1].span, entry);
  if (!sentence.writes)
    sentence.writes = added(desk.written, {.path = {{.key = std::string(Guide::plays_key)}}, .words = entry});
  if (sentence.writes && !desk.after(*sentence.writes)) sentence.writes.reset();
}

template <GuideOf Guide>
Sentence RecorderOf<Guide>::sentence(const Written& written, const SentenceAsked& asked) {
  Sentence sentence{.words_of = words_of<Kit>()};
  if (!can_answer(sentence, written, asked)) return sentence;
  const auto refuse = [&](std::string_view id, Message words) {
    sentence.refusal = refused(id, std::move(words));
    return sentence;
  };
  const Desk<Kit> at = desk(written);
  if (asked.form == "note") {
    note(sentence, at, asked);
    return sentence;
  }
  const Question<Kit> asks = question(at, asked);
  if (asked.form == numbers_form && asks.over) {
    const Judgement now = judged(at);
    Numbers<Guide> numbers(at, asks.state, now, numbers_);
    const auto& all = asked.choices.all();
    if (!std::ranges::all_of(all, [&](const Choice& choice) { return numbers.has(choice.slot); }))
      return refuse("no-slot", msg::recorder_no_slot());
    numbers.fill(sentence, asked.choices);
    return sentence;
  }
  const auto same = std::ranges::find_if(asks.forms, [&](const FormHere& form) {
    const std::optional<Seat> seat = whose<Guide>(form.id, form.spot.seat);
    return form.id == asked.form && (!asked.seat || !seat || seat == asked.seat);
  });
  const bool among = same != asks.forms.end();
  std::optional<FormHere> form = among ? *same : Guide::form_at(at, asks, asked.form, asked.seat);
  if (!form) return refuse("no-form", msg::recorder_no_form());
  Choices choices = asked.choices;
  if constexpr (requires { Guide::take_names(form->spot, choices); }) Guide::take_names(form->spot, choices);
  if constexpr (requires { Guide::as_counts(form->spot, asked.form, choices); })
    if (asked.free) choices = Guide::as_counts(form->spot, form->id, choices);
  const std::vector<Slot> slots = Guide::slots(form->spot, form->id, choices, true);
  for (const Choice& choice : choices.all())
    if (std::ranges::find(slots, choice.slot, &Slot::id) == slots.end())
      return refuse("no-slot", msg::recorder_no_slot());
  Work work(most_work);
  Choosing<Guide> choosing(at, form->spot, form->id, asked, asked.free, work);
  const auto outcome = choosing.outcome(choices);
  const std::optional<Seat> seat = whose<Guide>(form->id, form->spot.seat);
  sentence.form = {form->id, form->words, seat, choosing.slots(choices)};
  sentence.gave_up = choosing.gave_up();
  sentence.legal = outcome.legal;
  sentence.because = outcome.because;
  List chosen(Joint::comma);
  bool any = false;
  sentence.complete = outcome.play.has_value();
  for (Slot& slot : sentence.form.slots) {
    if (slot.later && slot.chosen.empty()) slot.chosen = outcome.choices.in(slot.id);
    const bool fixed = slot.later || slot.optional || choices.has(slot.id);
    sentence.complete = sentence.complete && fixed;
    for (const Answer& answer : slot.answers) {
      if (std::ranges::find(slot.chosen, answer.value, &Chosen::value) == slot.chosen.end()) continue;
      if (choices.has(slot.id)) {
        chosen.add(answer.words);
        any = true;
      }
      if (!answer.at.empty()) sentence.marks.emplace_back(answer.at, outcome.legal == Legality::no ? "bad" : "chosen");
    }
  }
  if constexpr (requires { Guide::beside(at, form->id, choices); })
    if (auto beside = Guide::beside(at, form->id, choices)) {
      sentence.words = std::move(beside->second);
      add_beside(sentence, at, beside->first);
      return sentence;
    }
  if (!sentence.complete) {
    if (any) sentence.words = chosen.take();
    if (any && seat) sentence.words = msg::recorder_sentence({.chosen = sentence.words, .player = *seat});
    return sentence;
  }
  Play read = *outcome.play;
  Kit::resolve(form->spot.state, read);
  sentence.words = Guide::told(form->spot.state, read).words;
  sentence.form.seat = who_plays(form->spot.state, read, seat);
  if (const auto edit = written_as<Guide>(at, form->spot, *outcome.play, asked)) verify(sentence, at, *edit);
  return sentence;
}

/// Takes over an entry that is not one play, if the record can be read with it.
template <GuideOf Guide>
void RecorderOf<Guide>::add_beside(Sentence& sentence, const Desk<Kit>& desk, const NewEntry& entry) const {
  sentence.legal = Legality::yes;
  sentence.because.reset();
  if (const std::optional<Edit> edit = added(desk.written, entry)) verify(sentence, desk, *edit);
  sentence.complete = sentence.writes.has_value();
}

/// Reads the record as it would be, and takes over what the rules say of the new play.
template <GuideOf Guide>
void RecorderOf<Guide>::verify(Sentence& sentence, const Desk<Kit>& desk, const Edit& edit) const {
  const auto session = desk.after(edit);
  if (!session) return;
  sentence.writes = edit;
  judge_written(sentence, *session, edit, sentence.form.seat);
}

/// Sets what the rules say of the plays that an edit writes, in the session that has them. What was only perhaps legal
/// before that stays so. `seat`: their player.
template <GuideOf Guide>
template <class Said>
void RecorderOf<Guide>::judge_written(Said& said, const typename Kit::Session& session, const Edit& edit,
                                      std::optional<Seat> seat) const {
  const auto end = edit.span.begin + static_cast<std::uint32_t>(edit.text.size());
  const bool careful = said.legal == Legality::depends;
  said.legal = careful ? Legality::depends : Legality::yes;
  std::optional<Because> because = careful ? said.because : std::nullopt;
  for (const Raised& raised : kept_.raised_in(session)) {
    const auto& play = session.plays[raised.ply];
    if (play.parts[0].begin < edit.span.begin || play.parts[0].end > end) continue;
    const Legality legal = legality_of(*raised.rule, raised.finding);
    if (legal == Legality::yes || legal < said.legal || (legal == said.legal && because)) continue;
    said.legal = legal;
    because = Because{raised.rule->id, why_uncertain(raised.finding, seat)};
  }
  said.because = std::move(because);
}

// ---------------------------------------------------------------- plays

template <GuideOf Guide>
Plays RecorderOf<Guide>::plays(const Written& written) {
  Plays all;
  all.refusal = follow(written);
  if (!all.refusal.id.empty()) {
    all.judgement.words = words_of<Kit>();
    return all;
  }
  const Desk<Kit> at = desk(written);
  const Record& record = written.record;
  Overrides overrides = written.overrides;
  overrides.under_way = kept_.session().claims.empty();
  all.judgement = elfref::Kit<Kit>::referee(record, overrides, written.faults);
  const ReplayView view = written.game.replay(record, overrides, all.judgement);
  for (std::uint32_t index = 0; index < view.moments.size(); ++index) {
    const ViewMoment& moment = view.moments[index];
    PlayShown shown{.play = index + 1,
                    .name = moment.name,
                    .round = moment.round,
                    .phase = moment.phase,
                    .seat = moment.seat,
                    .words = moment.words,
                    .ruling = moment.ruling,
                    .gap = moment.gap,
                    .span = moment.span,
                    .can_insert = can_insert(record, moment.span),
                    .remove = without_play(record, moment.span)};
    if (moment.seat) {  // a record rules on plays of players alone
      shown.taken_back = ruled(record, moment.span, at.key("ruling"), "void");
      shown.stands = ruled(record, moment.span, at.key("ruling"), "stands");
    }
    // Where claims end a session, the rules supply plays that a record under way does not have yet.
    if (moment.ply < kept_.session().plays.size()) {
      const PlayAt play = play_at(moment.ply);
      put_choices(play, shown.form, shown.choices);
      shown.seat = who_plays(play.before, play.play, moment.seat);
    }
    all.plays.push_back(std::move(shown));
  }
  const auto moments = moments_of(all.judgement.findings, view.moments);
  for (std::size_t index = 0; index < all.judgement.findings.size(); ++index) {
    const Diagnostic& finding = all.judgement.findings[index];
    std::optional<std::uint32_t> play;
    if (moments[index]) {
      play = static_cast<std::uint32_t>(*moments[index] + 1);
      all.plays[*moments[index]].found.push_back(index);
    }
    if (finding.bearing == Bearing::verdict && finding.severity == Severity::error) ++all.verdict.breaches;
    if (finding.bearing == Bearing::verdict && finding.severity == Severity::warning) ++all.verdict.uncertain;
    all.found.push_back(found(finding, play));
  }
  all.verdict.words = in_words(all.judgement.verdict);
  all.notes = notes_of(record, all.plays);
  return all;
}

/// The recorder of a game: GameModule::recorder.
template <GuideOf Guide>
[[nodiscard]] std::unique_ptr<OfGame> recorder_of() {
  return std::make_unique<RecorderOf<Guide>>();
}

}  // namespace elfref::recorder
