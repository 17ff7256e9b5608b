// What `plays` tells is what `next` offers: each session of the tree is told again from its own list of plays, value by
// value, among what is offered at that place. The two records then say the same.
//
// ELFREF_RETOLD of the environment is how many sessions of each level of each game are told again, the shortest first.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/record/edit.h"
#include "elfref/recorder.h"
#include "testing/english.h"
#include "testing/failures.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::retold_test {
namespace {

using recorder::Answer;
using recorder::Choice;
using recorder::Level;
using recorder::Next;
using recorder::Plays;
using recorder::PlayShown;
using recorder::Slot;

/// A session without what it claims, and its head.
struct Told {
  std::string whole;
  std::string head;
};

/// REQUIRES: `play` is the first play of the session.
Told told_in(const Source& source, const PlayShown& play) {
  Diagnostics faults;
  const auto record = read_document(source, faults);
  for (const RecordEntry& entry : entries_of(*record, record->root())) {
    if (play.span.begin < entry.span.begin || play.span.begin >= entry.span.end) continue;
    const std::string before = source.text.substr(0, entry.span.begin);
    return {source.text.substr(0, entry.span.end) + "\n", before + std::string(entry.key->text) + ": []\n"};
  }
  ADD_FAILURE() << "the first play is in no entry of the record";
  return {};
}

/// The sessions that are told again. The last word of a file's name is how much it writes down.
std::vector<std::string> sessions() {
  const auto most = static_cast<std::size_t>(wanted("ELFREF_RETOLD", 1, 1000));
  std::vector<std::string> all;
  for (const GameModule* game : recorded_games()) {
    std::map<std::string, std::vector<std::string>> by_level;
    for (const std::string& path : records_below("records/" + std::string(game->name) + "/sessions"))
      by_level[path.substr(path.rfind('-'))].push_back(path);
    for (auto& [level, paths] : by_level) {
      std::ranges::stable_sort(paths, {}, [](const std::string& path) { return text_of_file(path).size(); });
      paths.resize(std::min(paths.size(), most));
      all.insert(all.end(), paths.begin(), paths.end());
    }
  }
  return all;
}

std::string in_words(const PlayShown& play, const std::vector<std::string>& names) {
  return in_english(play.words, names);
}

/// Whether a play has an error that decides the verdict: it is told as something else that happened.
bool is_broken(const Plays& plays, const PlayShown& play) {
  return std::ranges::any_of(play.found,
                             [&](std::size_t found) { return plays.found[found].severity == Severity::error; });
}

class Retold : public ::testing::TestWithParam<std::string> {
 protected:
  Recorder recorder;
  Source source;  ///< as far as it is told
  Level level = Level::public_;
  Failures failures;
  std::map<std::string, int> otherwise;  ///< how many plays of a form are told as something else that happened

  /// The change after which the next plays are those that were told: by an action, or more about the play before.
  std::optional<Edit> acted(const Next& next, const Plays& all, std::size_t from) {
    std::vector<const std::optional<Edit>*> edits;
    for (const recorder::Action& action : next.actions) edits.push_back(&action.writes);
    for (const recorder::Action& action : next.unseen) edits.push_back(&action.writes);
    for (const std::optional<Edit>* edit : edits) {
      if (!*edit) continue;
      const Plays then = Recorder().plays({.name = source.name, .text = with_edits(source.text, {&**edit, 1})});
      if (then.plays.size() <= from || then.plays.size() > all.plays.size()) continue;
      bool same = true;
      for (std::size_t play = from; play < then.plays.size(); ++play)
        same = same && then.plays[play].seat == all.plays[play].seat &&
               in_words(then.plays[play], next.players) == in_words(all.plays[play], next.players);
      if (same) return *edit;
    }
    return std::nullopt;
  }

  /// Expects that a slot offers what was told.
  void expect_offered(const Slot& slot, const Choice& told, std::string_view form) {
    if (slot.look == recorder::Look::text) return;
    for (const recorder::Chosen& chosen : told.values)
      if (!chosen.value.empty() && std::ranges::find(slot.answers, chosen.value, &Answer::value) == slot.answers.end())
        failures.add(std::string(form) + " " + slot.id + " does not offer " + chosen.value, source.text);
  }

  /// The form of a play among those that are asked.
  static std::vector<recorder::Form>::const_iterator form_of(const Next& next, const PlayShown& play) {
    return std::ranges::find_if(next.forms, [&](const recorder::Form& one) {
      return one.id == play.form && (!play.seat || !one.seat || one.seat == play.seat);
    });
  }

  /// The change that writes a play of a form, chosen slot by slot.
  std::optional<Edit> chosen(const Next& next, const PlayShown& play, bool broken) {
    const auto form = form_of(next, play);
    recorder::SentenceAsked asked{{.seat = play.seat}};
    asked.form = play.form;
    const bool opened = std::ranges::find(next.actions, play.form, &recorder::Action::form) != next.actions.end();
    asked.free = broken || (form == next.forms.end() && !opened);
    if (asked.free) ++otherwise[play.form + (broken ? ", broken" : ", not asked")];
    std::vector<Slot> slots;
    if (form != next.forms.end() && !asked.free) slots = form->slots;
    for (;;) {
      const recorder::Sentence sentence = recorder.sentence(source, asked);
      if (!sentence.refusal.id.empty()) {
        failures.add(play.form + " is refused: " + std::string(sentence.refusal.id), source.text);
        return std::nullopt;
      }
      if (slots.empty()) slots = sentence.form.slots;
      const auto open = std::ranges::find_if(
          slots, [&](const Slot& slot) { return play.choices.has(slot.id) && !asked.choices.has(slot.id); });
      if (open == slots.end()) {
        if (asked.free && asked.choices.all().size() < play.choices.all().size()) {
          asked.choices = play.choices;  // these slots are of the form as it is offered: chosen before it was opened
          slots.clear();
          continue;
        }
        for (const Choice& told : play.choices.all())
          if (!asked.choices.has(told.slot)) failures.add(play.form + " has no slot " + told.slot, source.text);
        if (!sentence.writes) failures.add(play.form + " is not written", source.text);
        return sentence.writes;
      }
      const Choice told{open->id, play.choices.in(open->id)};
      if (!asked.free) expect_offered(*open, told, play.form);
      asked.choices = asked.choices.with(told.slot, told.values);
      slots.clear();
    }
  }

  /// Writes a ruling on a play that was just told.
  void rule(const PlayShown& told, std::size_t at) {
    if (told.ruling.empty()) return;
    const Plays now = recorder.plays(source);
    const std::optional<Edit>& edit = told.ruling == "void" ? now.plays[at].taken_back : now.plays[at].stands;
    ASSERT_TRUE(edit) << source.text;
    source.text = with_edits(source.text, {&*edit, 1});
  }

  /// Tells what another record claims of the end by the same numbers, and expects that they are claimed then.
  void tell_claims(const Source& original) {
    recorder::SentenceAsked asked;
    asked.form = "numbers";
    const recorder::Sentence claimed = Recorder().sentence(original, asked);
    ASSERT_EQ(claimed.refusal.id, "");
    for (const Slot& slot : claimed.form.slots)
      asked.choices = asked.choices.with(
          slot.id, slot.chosen.empty() ? std::vector<recorder::Chosen>{{"none", 1}} : slot.chosen);
    const recorder::Sentence told = recorder.sentence(source, asked);
    ASSERT_EQ(told.refusal.id, "") << source.text;
    ASSERT_TRUE(told.writes) << source.text;
    source.text = with_edits(source.text, {&*told.writes, 1});
    asked.choices = {};
    const recorder::Sentence then = recorder.sentence(source, asked);
    EXPECT_FALSE(then.writes) << source.text;
    ASSERT_EQ(then.form.slots.size(), claimed.form.slots.size());
    for (std::size_t slot = 0; slot < then.form.slots.size(); ++slot)
      EXPECT_EQ(then.form.slots[slot].chosen, claimed.form.slots[slot].chosen)
          << claimed.form.slots[slot].id << "\n" << source.text;
  }
};

INSTANTIATE_TEST_SUITE_P(, Retold, ::testing::ValuesIn(sessions()),
                         [](const auto& one) { return name_of_test(one.param); });

TEST_P(Retold, PlayByPlayAmongWhatIsOffered) {
  Source original = fixtures_of(GetParam()).front().source;
  const Plays session = recorder.plays(original);
  ASSERT_EQ(session.refusal.id, "");
  ASSERT_FALSE(session.plays.empty());
  const Told told = told_in(original, session.plays.front());
  const Source claiming = original;
  original.text = told.whole;
  const Plays all = recorder.plays(original);
  level = recorder.next(original).level;
  source = {.name = original.name, .text = told.head};
  Next next = recorder.next(source, {{}, level});
  for (std::size_t at = 0; at < all.plays.size();) {
    const PlayShown& play = all.plays[at];
    // Another player than who is due may play.
    if (play.seat != next.seat && form_of(next, play) == next.forms.end())
      next = recorder.next(source, {{.seat = play.seat}, level});
    ASSERT_EQ(next.refusal.id, "") << source.text;
    const std::string words = in_words(play, next.players);
    std::optional<Edit> edit;
    if (play.form.empty() || form_of(next, play) == next.forms.end()) edit = acted(next, all, at);
    if (!edit && !play.form.empty()) edit = chosen(next, play, is_broken(all, play));
    ASSERT_TRUE(edit) << "'" << words << "' cannot be told after\n" << source.text;
    source.text = with_edits(source.text, {&*edit, 1});
    next = recorder.next(source, {{}, level});
    ASSERT_GT(next.plays, at) << "'" << words << "' is not told by\n" << source.text;
    const std::string before = source.text;
    for (; at < next.plays && at < all.plays.size(); ++at) rule(all.plays[at], at);
    if (source.text != before) next = recorder.next(source, {{}, level});
  }
  for (const auto& [what, times] : otherwise)
    std::cout << times << " of " << all.plays.size() << " plays told as something else that happened: " << what << "\n";
  const Refereed first = referee(original), second = referee(source);
  ASSERT_NE(second.judgement.verdict, Verdict::unreadable) << source.text;
  const RecordDiff diff =
      diff_records(*first.game, {*first.record, first.judgement}, {*second.record, second.judgement});
  for (const RecordsApart& apart : diff.apart)
    failures.add(std::string(name(apart.how)) + " " + apart.what,
                 "round " + std::to_string(apart.round) + " " + std::string(apart.phase) + " " + apart.player + ": '" +
                     apart.words[0] + "', told as '" + apart.words[1] + "'\n" + source.text);
  if (recorder.next(source).over && Recorder().next(claiming).over) tell_claims(claiming);
}

}  // namespace
}  // namespace elfref::testing::retold_test
