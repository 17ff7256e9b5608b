#include "spoken/tapped.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/render/render_recorder.h"

namespace elfref::spoken {
namespace {

using recorder::Begun;
using recorder::Level;
using recorder::Next;
using recorder::Sentence;
using testing::Tap;

constexpr std::array levels{Level::full, Level::public_, Level::minimal};
/// How many plays of a kind are asked about, how many with a finding, and how many are taken away at the end.
constexpr int plays_of_a_kind = 4, findings_of_a_kind = 8, undone_of_a_kind = 3;
/// How often a form is always composed.
constexpr int composed_always = 12;
/// How many questions the walks at a level take at most, and after how many without anything new they stop.
constexpr int most_steps = 100, patience = 20;

std::string json_of(const Next& next, std::string_view text, Language language) {
  return render_next_json(next, text, language);
}
std::string json_of(const Sentence& sentence, std::string_view text, Language language) {
  return render_sentence_json(sentence, text, language);
}
std::string json_of(const recorder::Plays& plays, std::string_view text, Language language) {
  return render_plays_json(plays, text, language);
}

std::string after(const std::string& text, const Edit& edit) {
  return with_edits(text, std::span(&edit, 1));
}

}  // namespace

Tapped::Tapped(const GameModule& game, const Heard& heard)
    : game_(game), heard_(heard), languages_(languages_of(words_of(game))) {}

template <class Answered>
void Tapped::say(const Answered& answered, std::string_view text) {
  const Language first = languages_[turn_++ % languages_.size()];
  const std::size_t before = heard_.ids.size();
  (void)json_of(answered, text, first);
  if (heard_.ids.size() == before) return;
  for (const Language language : languages_)
    if (language != first) (void)json_of(answered, text, language);
}

// ---------------------------------------------------------------- start sheets

void Tapped::refuse(const Begun& begun) {
  const recorder::BegunText made = elfref::begun(begun);
  EXPECT_NE(made.refusal.id, "") << made.text;
  for (const Language language : languages_) (void)render_begun_json(made, &game_, language);
}

void Tapped::ask_about_the_sheet() {
  const std::array sheets{start_sheet(game_)};
  for (const Language language : languages_) (void)render_sheets_json(sheets, std::array{&game_}, language);

  Begun begun{.game = "whist"};
  refuse(begun);
  begun.game = std::string(game_.name);
  refuse(begun);  // without players
  const auto with_names = [&](std::string_view first, std::string_view second) {
    Begun made = begun;
    made.players = {{.name = std::string(first)}, {.name = std::string(second)}};
    return made;
  };
  refuse(with_names("", "Ira"));
  refuse(with_names("Ira", "ira"));
  refuse(with_names("Ira", "note"));
  begun = with_names("Ira", "Max");
  Begun wrong = begun;
  wrong.edition = "first";
  refuse(wrong);
  wrong = begun;
  wrong.switches = {"wings"};
  refuse(wrong);
  const auto offers = [](const std::vector<recorder::SheetSlot>& slots, std::string_view slot, std::string_view value) {
    const auto found = std::ranges::find(slots, slot, &recorder::SheetSlot::id);
    if (found == slots.end()) return false;
    return value.empty() || std::ranges::find(found->answers, value, &recorder::Answer::value) != found->answers.end();
  };
  if (offers(sheets[0].of_all, "scenario", "alliance")) {
    wrong = begun;
    wrong.of_all = recorder::Choices({recorder::one("scenario", "alliance")});
    refuse(wrong);  // of two
  }
  if (offers(sheets[0].of_all, "components", "trial-set") && offers(sheets[0].of_each, "castle", "")) {
    wrong = begun;
    wrong.of_all = recorder::Choices({recorder::one("components", "trial-set")});
    wrong.players[0].choices = recorder::Choices({recorder::one("castle", "elsewhere")});
    refuse(wrong);
  }
}

std::string Tapped::begun_text(Level level) {
  for (int again = 0; again < 200; ++again) {
    Begun begun = testing::any_sheet(game_, dice_);
    begun.level = level;
    const recorder::BegunText made = elfref::begun(begun);
    if (made.refusal.id.empty() && referee({.name = "x.yaml", .text = made.text}).judgement.verdict == Verdict::legal)
      return made.text;
  }
  ADD_FAILURE() << "no start sheet is accepted";
  return {};
}

// ---------------------------------------------------------------- walks

/// What is composed at the end of a record: the form that was composed least, what an action opens, and at times
/// something else.
std::vector<Tap> Tapped::composed_at(Recorder& recorder, const Source& source, const Next& next) {
  std::vector<Tap> taps;
  const auto hear = [&](const Sentence& sentence) { say(sentence, source.text); };
  const auto compose = [&](const recorder::SentenceAsked& asked) {
    ++asked_["composed " + asked.form];
    testing::add(taps, testing::composed(recorder, source, asked, dice_.chance(50), dice_, hear));
  };
  const auto least = [&](const std::vector<recorder::Form>& forms) {
    return std::ranges::min_element(forms, {},
                                    [&](const recorder::Form& form) { return asked_["composed " + form.id]; });
  };
  recorder::SentenceAsked asked;
  const auto form = least(next.forms);
  const bool rare = form != next.forms.end() && asked_["composed " + form->id] < composed_always;
  if (rare || (form != next.forms.end() && dice_.chance(20))) {
    asked.form = form->id;
    asked.seat = form->seat;
    compose(asked);
  }
  for (const recorder::Action& action : next.actions) {
    if (action.form.empty() || asked_["opened " + action.id]++ >= plays_of_a_kind) continue;
    asked.form = action.form;
    asked.seat = next.seat;
    asked.choices = action.choices;
    compose(asked);
  }
  const auto other = least(next.something_else);
  if (other != next.something_else.end() && dice_.chance(30)) {
    asked = {};
    asked.form = other->id;
    asked.free = true;
    compose(asked);
  }
  return taps;
}

/// Of what may be legal, or now and then of what is not.
const Tap& Tapped::least_tapped(const std::vector<Tap>& taps) {
  const bool illegal = dice_.chance(12);
  std::vector<const Tap*> wanted;
  for (const Tap& tap : taps)
    if ((tap.legal == Legality::no) == illegal) wanted.push_back(&tap);
  if (wanted.empty())
    for (const Tap& tap : taps) wanted.push_back(&tap);
  int least = tapped_[wanted.front()->what];
  for (const Tap* tap : wanted) least = std::min(least, tapped_[tap->what]);
  std::erase_if(wanted, [&](const Tap* tap) { return tapped_[tap->what] > least; });
  const Tap& chosen = *wanted[testing::index_below(wanted.size(), dice_)];
  tapped_[chosen.what] += chosen.plays ? 1 : 4;  // remarks lead nowhere
  return chosen;
}

void Tapped::walk_from(Source source, Level level, int& steps, int& in_vain) {
  Recorder recorder;
  for (; steps < most_steps && in_vain < patience; ++steps) {
    const std::size_t before = heard_.ids.size();
    const Next next = recorder.next(source, {{}, level});
    EXPECT_EQ(next.refusal.id, "") << source.text;
    say(next, source.text);
    if (!next.refusal.id.empty() || next.over) break;
    std::vector<Tap> taps = testing::taps_of(next);
    std::ranges::move(composed_at(recorder, source, next), std::back_inserter(taps));
    if (taps.empty()) break;
    source.text = after(source.text, least_tapped(taps).edit);
    in_vain = heard_.ids.size() == before ? in_vain + 1 : 0;
  }
  ask_about(source);
}

void Tapped::walk() {
  for (const Level level : levels)
    for (int steps = 0, in_vain = 0; steps < most_steps && in_vain < patience; ++steps)
      walk_from({.name = "x.yaml", .text = begun_text(level)}, level, steps, in_vain);
  ask_for_nothing({.name = "x.yaml", .text = begun_text(Level::full)});
}

// ---------------------------------------------------------------- records

/// What is no play, no kind of play, no part of it, no record.
void Tapped::ask_for_nothing(const Source& source) {
  Recorder recorder;
  const auto refused = [&](const auto& answered) {
    EXPECT_NE(answered.refusal.id, "");
    say(answered, source.text);
  };
  refused(recorder.next(source, {{.at = 9999}}));
  recorder::SentenceAsked asked;
  asked.form = "no-form";
  refused(recorder.sentence(source, asked));
  const Next next = recorder.next(source);
  ASSERT_FALSE(next.forms.empty()) << source.text;
  asked.form = next.forms.front().id;
  asked.choices = recorder::Choices({recorder::one("no-slot", "1")});
  refused(recorder.sentence(source, asked));
  refused(recorder.plays({.name = "x.yaml", .text = "game: " + std::string(game_.name) + "\nplayers: [A\n"}));
}

/// A play in place of another one, a play before it, and the same one again.
void Tapped::ask_at(Recorder& recorder, const Source& source, const recorder::PlayShown& play) {
  for (const Level level : levels) say(recorder.next(source, {{.at = play.play}, level}), source.text);
  if (play.can_insert) say(recorder.next(source, {{.at = play.play, .insert = true}}), source.text);
  if (play.form.empty()) return;
  recorder::SentenceAsked asked{{.at = play.play}};
  asked.form = play.form;
  asked.choices = play.choices;
  for (const bool free : {false, true}) {
    asked.free = free;
    say(recorder.sentence(source, asked), source.text);
  }
}

void Tapped::ask_about(const Source& record) {
  Recorder recorder;
  const Next end = recorder.next(record);
  say(end, record.text);
  if (end.over) (void)composed_at(recorder, record, end);
  const recorder::Plays plays = recorder.plays(record);
  say(plays, record.text);
  if (asked_["note"]++ < plays_of_a_kind) {
    recorder::SentenceAsked note;
    note.form = "note";
    note.choices = recorder::Choices({recorder::one("text", "Tea was served.")});
    say(recorder.sentence(record, note), record.text);
  }
  for (const recorder::PlayShown& play : plays.plays) {
    const bool found = !play.found.empty();
    int& asked = asked_[(found ? "found " : "play ") + play.form + (play.gap ? " gap" : "")];
    if (asked >= (found ? findings_of_a_kind : plays_of_a_kind)) continue;
    ++asked;
    ask_at(recorder, record, play);
  }
  undo(recorder, record, plays);
}

/// The questions after plays of a record, as they were when that play was the last one.
void Tapped::undo(Recorder& recorder, Source source, recorder::Plays plays) {
  while (!plays.plays.empty() && plays.plays.back().remove) {
    int& undone = asked_["undone " + plays.plays.back().form];
    if (undone >= undone_of_a_kind) return;
    ++undone;
    source.text = after(source.text, *plays.plays.back().remove);
    for (const Level level : levels) say(recorder.next(source, {{}, level}), source.text);
    (void)composed_at(recorder, source, recorder.next(source));
    plays = recorder.plays(source);
  }
}

}  // namespace elfref::spoken
