// What a person taps can be written: from an empty record to the end of the game, and at any play of any record. Every
// answer leaves the record readable, does what it promises, and can be taken back.
//
// ELFREF_TAPS of the environment is how many walks and places of each game are tried, ELFREF_SEED what they are drawn
// from.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/write_record.h"
#include "elfref/recorder.h"
#include "testing/english.h"
#include "testing/failures.h"
#include "testing/fixture.h"
#include "testing/taps.h"
#include "testing/wanted.h"

namespace elfref::testing::taps_test {
namespace {

int walks_wanted() {
  return wanted("ELFREF_TAPS", 6, 500);
}

std::string after(const std::string& text, const Edit& edit) {
  return with_edits(text, std::span(&edit, 1));
}

/// A record as YAML, as it is, or with all its keys in Russian.
std::string as_yaml(const std::string& text, bool russian) {
  Diagnostics faults;
  const GameRecord read = read_game_record({.name = "keys.yaml", .text = text}, faults);
  if (faults.unreadable()) return text;
  if (russian) put_keys_into(Language::ru, *read.record, *read.game, record_schema(*read.game));
  return write_yaml(*read.record);
}

/// Whether the keys of a record are in Russian, by the one of its players.
bool has_russian_keys(const std::string& text) {
  Diagnostics faults;
  const GameRecord read = read_game_record({.name = "keys.yaml", .text = text}, faults);
  return !faults.unreadable() && language_of_keys(*read.record, keys_of(*read.game)) == Language::ru;
}

class Taps : public ::testing::TestWithParam<const GameModule*> {
 protected:
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 42);
  Dice dice{seed, 3};
  Failures failures;
  int tapped = 0;
  int numbers_seen = 0;
  bool russian = false;  ///< all keys of the record are in Russian, and stay so

  ~Taps() override { std::cout << GetParam()->name << ": " << tapped << " taps tried, seed " << seed << "\n"; }

  // ---------------------------------------------------------------- a record to begin with

  /// Some choices on a start sheet break a rule, and some make no record: these are drawn again.
  std::string begun_text() {
    for (int again = 0; again < 200; ++again) {
      const recorder::BegunText made = begun(any_sheet(*GetParam(), dice));
      if (made.refusal.id == "bad-player" || made.refusal.id == "bad-choices") continue;
      EXPECT_EQ(made.refusal.id, "") << testing::in_english(made.refusal.words);
      if (referee({.name = "begun.yaml", .text = made.text}).judgement.verdict == Verdict::legal) return made.text;
    }
    ADD_FAILURE() << "no start sheet is accepted";
    return {};
  }
  std::size_t below(std::size_t size) { return index_below(size, dice); }

  // ---------------------------------------------------------------- what can be tapped

  /// What is not certain says why, and nothing else does.
  void expect_reason(const std::string& text, const std::string& what, const auto& answer) {
    if ((answer.legal != Legality::yes) != answer.because.has_value())
      failures.add((answer.because ? "a reason for " : "no reason for ") + what, text);
  }
  void expect_reasons(const std::string& text, const recorder::Next& next) {
    testing::for_answers(
        next, [&](const std::string& what, const auto& answer, bool) { expect_reason(text, what, answer); });
  }

  /// The player whom the title of a question names is the one whose turn it is.
  void expect_title(const Source& source, const recorder::Next& next) {
    const auto named = std::ranges::find(next.title.args(), Arg::Kind::seat, &Arg::kind);
    if (named == next.title.args().end() || (next.seat && next.seat->value == named->id)) return;
    failures.add("a title names another player than the one whose turn it is",
                 in_english(next.title, next.players) + "\n" + source.text);
  }

  /// A question asks the player whose turn it is, and what an answer writes is listed as a play of its form's player.
  void expect_players(const Source& source, const recorder::Next& next) {
    expect_title(source, next);
    const auto is_asked = [&](const recorder::Form& form) { return !form.seat || form.seat == next.seat; };
    const auto alone = [&](const recorder::Form& form) { return form.seat == next.forms.front().seat; };
    if (std::ranges::all_of(next.forms, alone) && std::ranges::none_of(next.forms, is_asked) && !next.forms.empty())
      failures.add(next.forms.front().id + " asks another player than the one whose turn it is", source.text);
    for (const recorder::Form& form : next.forms) {
      std::vector<const Edit*> edits;
      for (const recorder::Slot& slot : form.slots)
        for (const recorder::Answer& answer : slot.answers)
          if (answer.writes && answer.legal != Legality::no) edits.push_back(&*answer.writes);
      if (edits.empty()) continue;
      const recorder::Plays then =
          Recorder().plays({.name = source.name, .text = after(source.text, *edits[below(edits.size())])});
      if (then.plays.size() <= next.plays) continue;
      const std::optional<Seat> whose = then.plays[next.plays].seat;
      if (form.seat && whose != form.seat)
        failures.add(form.id + " is listed as a play of another player", source.text);
    }
  }

  /// A play of a form that is chosen slot by slot.
  std::optional<Tap> composed(Recorder& recorder, const Source& source, const recorder::PlaceAsked& place,
                              const std::string& form, std::optional<Seat> seat, bool free, bool first) {
    recorder::SentenceAsked asked{place};
    asked.form = form;
    asked.seat = seat;
    asked.free = free;
    return testing::composed(recorder, source, asked, first, dice, [&](const recorder::Sentence& said) {
      if (said.refusal.id.empty()) expect_reason(source.text, "sentence " + form, said);
    });
  }
  /// Adds a play of each form at the end of a record, chosen slot by slot.
  void add_composed(std::vector<Tap>& taps, Recorder& recorder, const Source& source, const recorder::Next& next,
                    bool first) {
    for (const recorder::Form& form : next.forms)
      add(taps, composed(recorder, source, {}, form.id, form.seat, false, first));
  }

  // ---------------------------------------------------------------- what it promises

  void expect_kept(const std::string& text, const Tap& tap) {
    ++tapped;
    const std::string changed = after(text, tap.edit);
    const auto end = tap.edit.span.begin + static_cast<std::uint32_t>(tap.edit.text.size());
    const Edit back{{tap.edit.span.begin, end},
                    text.substr(tap.edit.span.begin, tap.edit.span.end - tap.edit.span.begin)};
    EXPECT_EQ(after(changed, back), text) << tap.what;
    const Refereed refereed = referee({.name = "tapped.yaml", .text = changed});
    if (refereed.judgement.verdict == Verdict::unreadable || refereed.with_gaps != nullptr) {
      const auto& findings = refereed.judgement.findings;
      return failures.add("unreadable after " + tap.what,
                          changed + (findings.empty() ? "" : testing::in_english(findings.front().message)));
    }
    if (russian && as_yaml(changed, false) != as_yaml(changed, true))
      failures.add("keys that are not in Russian after " + tap.what, changed);
    if (!tap.plays) return;
    const auto findings_there = [&](const Judgement& judgement) {
      std::vector<const Diagnostic*> all;
      for (const Diagnostic& found : judgement.findings) {
        const bool here = found.span.begin >= tap.edit.span.begin && found.span.end <= end;
        if (here && found.bearing == Bearing::verdict) all.push_back(&found);
      }
      return all;
    };
    const auto is_broken = [&](const Judgement& judgement) {
      return std::ranges::any_of(findings_there(judgement),
                                 [](const Diagnostic* found) { return found->severity == Severity::error; });
    };
    const bool by_that_rule =
        tap.rule.empty() || std::ranges::any_of(findings_there(refereed.judgement),
                                                [&](const Diagnostic* found) { return found->id == tap.rule; });
    if (tap.legal == Legality::yes && is_broken(refereed.judgement)) {
      const Refereed under_way = referee({.name = "tapped.yaml", .text = changed}, {.edition = {}, .under_way = true});
      if (is_broken(under_way.judgement)) failures.add("a breach after " + tap.what + ", which was certain", changed);
    }
    // The fault may be in another line of the same play: discards are summed, and it is in the last.
    const auto times = [&](const Judgement& judgement) {
      return std::ranges::count(judgement.findings, tap.rule, &Diagnostic::id);
    };
    if (tap.legal == Legality::no && !by_that_rule &&
        times(refereed.judgement) <= times(referee({.name = "tapped.yaml", .text = text}).judgement))
      failures.add("no breach of " + tap.rule + " after " + tap.what, changed);
  }

  // ---------------------------------------------------------------- what is claimed at the end

  recorder::Sentence numbers(Recorder& recorder, const Source& source, const recorder::Choices& choices = {}) {
    recorder::SentenceAsked asked;
    asked.form = "numbers";
    asked.choices = choices;
    recorder::Sentence sentence = recorder.sentence(source, asked);
    EXPECT_EQ(sentence.refusal.id, "") << source.text;
    return sentence;
  }
  static const recorder::Answer* chosen_of(const recorder::Slot& slot) {
    if (slot.chosen.empty()) return nullptr;
    const auto found = std::ranges::find(slot.answers, slot.chosen.front().value, &recorder::Answer::value);
    return found == slot.answers.end() ? nullptr : &*found;
  }
  static const recorder::Slot& slot_of(const recorder::Sentence& sentence, const std::string& id) {
    return *std::ranges::find(sentence.form.slots, id, &recorder::Slot::id);
  }

  /// The referee says of the claims what the form says, in all and at the slots, and no play is judged differently.
  void expect_claims(const std::string& text, const recorder::Sentence& sentence) {
    if (!sentence.writes) return;
    expect_kept(text, {"numbers", *sentence.writes, sentence.legal, {}, false});
    const std::string changed = after(text, *sentence.writes);
    const Refereed refereed = referee({.name = "tapped.yaml", .text = changed});
    const Claims claims = refereed.judgement.claims;
    if (claims != (sentence.legal == Legality::yes       ? Claims::confirmed
                   : sentence.legal == Legality::depends ? Claims::open
                                                         : Claims::refuted))
      failures.add("claims are " + std::string(name(claims)) + ", which the form does not say", changed);
    if (!sentence.because) return;
    const auto is_reason = [&](const Diagnostic& found) { return found.id == sentence.because->rule; };
    if (std::ranges::none_of(refereed.judgement.findings, is_reason))
      failures.add("no finding of " + std::string(sentence.because->rule) + " for a claim", changed);
    const auto is_doubted = [](const recorder::Slot& slot) {
      const recorder::Answer* chosen = chosen_of(slot);
      return chosen != nullptr && chosen->legal != Legality::yes;
    };
    if (std::ranges::none_of(sentence.form.slots, is_doubted))
      failures.add("a claim is not confirmed, and no slot says which", changed);
  }

  /// Any value of a slot, also none.
  std::vector<recorder::Chosen> any_value(const recorder::Slot& slot) {
    if (dice.chance(15)) return {{"none", 1}};
    if (slot.look != recorder::Look::counts) {
      std::vector<recorder::Chosen> values;
      do values.push_back({slot.answers[below(slot.answers.size())].value, 1});
      while (slot.look == recorder::Look::many && dice.chance(40));
      return values;
    }
    const int now = slot.chosen.empty() ? slot.least : slot.chosen.front().count;
    return {{"", std::clamp(now + dice.below(5) - 2, slot.least, slot.most)}};
  }

  /// At the end of a game: what is offered is certain, and every other number leads to its finding.
  void expect_numbers(Recorder& recorder, const Source& source) {
    ++numbers_seen;
    const recorder::Sentence offered = numbers(recorder, source);
    const bool claimed = referee(source).judgement.claims != Claims::none;
    if (!claimed && offered.complete) {
      EXPECT_EQ(offered.legal, Legality::yes) << source.text;
    }
    expect_claims(source.text, offered);
    for (const recorder::Slot& slot : offered.form.slots) {
      if (slot.look != recorder::Look::list) continue;
      const recorder::Answer& answer = slot.answers[below(slot.answers.size())];
      const recorder::Sentence then =
          numbers(recorder, source, recorder::Choices({recorder::one(slot.id, answer.value)}));
      const recorder::Answer* chosen = chosen_of(slot_of(then, slot.id));
      if (!then.complete || chosen == nullptr) continue;
      const bool kept = chosen->value == answer.value &&
                        (answer.legal == Legality::depends || chosen->legal == answer.legal);
      if (!kept) failures.add("numbers " + slot.id + " " + answer.value + " is not as offered", source.text);
    }
    recorder::Choices choices;
    for (int tried = 0; tried < 6; ++tried) {
      const recorder::Slot& slot = offered.form.slots[below(offered.form.slots.size())];
      choices = dice.chance(50) ? choices.with(slot.id, any_value(slot))
                                : recorder::Choices({{slot.id, any_value(slot)}});
      expect_claims(source.text, numbers(recorder, source, choices));
    }
  }

  /// All that can be tapped at a place, and some of what can be composed there.
  std::vector<Tap> everything(Recorder& recorder, const Source& source, const recorder::NextAsked& place,
                              const recorder::Next& next) {
    expect_reasons(source.text, next);
    std::vector<Tap> taps = taps_of(next);
    for (const recorder::Form& form : next.forms)
      add(taps, composed(recorder, source, place, form.id, form.seat, false, dice.chance(50)));
    if (!next.something_else.empty() && dice.chance(30)) {
      const std::string& form = next.something_else[below(next.something_else.size())].id;
      std::optional<Tap> tap = composed(recorder, source, place, form, std::nullopt, true, false);
      if (tap) tap->plays = false;  // it may be somewhere else
      add(taps, std::move(tap));
    }
    return taps;
  }
};

INSTANTIATE_TEST_SUITE_P(, Taps, ::testing::ValuesIn(recorded_games()),
                         [](const auto& one) { return name_of_test(std::string(one.param->name) + ".yaml"); });

/// From a start sheet on, whatever is tapped.
TEST_P(Taps, ARandomWalkKeepsItsPromises) {
  for (int walk = 0; walk < walks_wanted(); ++walk) {
    Recorder recorder;
    Source source{.name = "tapped.yaml", .text = begun_text()};
    russian = walk % 3 == 2;
    if (russian) source.text = as_yaml(source.text, true);
    ASSERT_EQ(has_russian_keys(source.text), russian) << source.text;
    for (int step = dice.below(in_full() ? 120 : 60); step >= 0; --step) {
      const recorder::Next next = recorder.next(source);
      if (!next.refusal.id.empty()) {
        failures.add("refused: " + std::string(next.refusal.id), source.text + testing::in_english(next.refusal.words));
        break;
      }
      if (next.over) {
        expect_numbers(recorder, source);
        break;
      }
      const std::vector<Tap> taps = everything(recorder, source, {}, next);
      if (taps.empty()) {
        failures.add("nothing can be tapped", source.text);
        break;
      }
      if (step % 4 == 0) expect_players(source, next);
      for (int tried = 0; tried < 4; ++tried) expect_kept(source.text, taps[below(taps.size())]);
      const Tap* chosen = &taps[below(taps.size())];
      for (int again = 0; again < 10 && chosen->legal == Legality::no && !dice.chance(10); ++again)
        chosen = &taps[below(taps.size())];
      source.text = after(source.text, chosen->edit);
    }
  }
}

/// With first answers alone, a game of more steps may never end.
constexpr int steps_of_a_short_game = 100;

/// Whether the table says with it that the game is over.
bool is_the_end(const Tap& tap) {
  return tap.what == "action end";
}

/// The first answer that may be legal leads to the end of the game. Where no rule that is known says how it ends, the
/// table says so after a while. Where two take the same land from each other again and again, it takes another answer
/// of the same slot.
TEST_P(Taps, FirstAnswersAloneReachTheEnd) {
  for (int walk = 0; walk < 3; ++walk) {
    Recorder recorder;
    Source source{.name = "tapped.yaml", .text = begun_text()};
    bool over = false, certain = true;
    for (int step = 0; step < 1500 && !over; ++step) {
      const recorder::Next next = recorder.next(source);
      ASSERT_EQ(next.refusal.id, "") << source.text;
      over = next.over.has_value();
      if (over) break;
      std::vector<Tap> taps = taps_of(next);
      std::erase_if(taps, [](const Tap& tap) { return !tap.plays; });
      add_composed(taps, recorder, source, next, true);
      const auto goes_on = [](const Tap& tap) { return tap.legal != Legality::no && !is_the_end(tap); };
      for (int again = 0; again < 50 && std::ranges::none_of(taps, goes_on); ++again)  // other cards of a discard
        add_composed(taps, recorder, source, next, false);
      auto best = std::ranges::find_if(taps, goes_on);
      const auto end_there = std::ranges::find_if(taps, is_the_end);
      if (end_there != taps.end() && (best == taps.end() || step >= steps_of_a_short_game)) best = end_there;
      ASSERT_TRUE(best != taps.end()) << source.text;
      std::vector<const Tap*> alike{&*best};
      for (const Tap& tap : taps)
        if (step >= steps_of_a_short_game && tap.legal != Legality::no && tap.what == best->what) alike.push_back(&tap);
      const Tap& chosen = *alike[below(alike.size())];
      certain = certain && chosen.legal == Legality::yes;
      source.text = after(source.text, chosen.edit);
    }
    ASSERT_TRUE(over) << source.text;
    const recorder::Next end = recorder.next(source);
    expect_numbers(recorder, source);
    if (end.over->claims) {
      const std::string text = after(source.text, *end.over->claims);
      EXPECT_EQ(referee({.name = "tapped.yaml", .text = text}).judgement.claims, Claims::confirmed) << text;
      expect_numbers(recorder, {.name = "tapped.yaml", .text = text});
    }
    const recorder::Plays plays = recorder.plays(source);
    if (certain) {  // else the box may have fewer cards
      EXPECT_EQ(plays.verdict.breaches, 0) << source.text;
    }
  }
}

/// At any play of any record of the tree, another play, or a new one before it.
TEST_P(Taps, APlayCanBeChangedAnywhere) {
  std::vector<Source> sources;
  std::string folder(GetParam()->name);
  for (const std::string& path : records_below("records/" + folder))
    for (const Fixture& fixture : fixtures_of(path)) sources.push_back(fixture.source);
  for (int place = 0; place < 5 * walks_wanted(); ++place) {
    Source source = sources[below(sources.size())];
    russian = false;
    if (place % 3 == 2 && source.syntax == Syntax::yaml) {
      const std::string text = as_yaml(source.text, true);
      russian = has_russian_keys(text);
      if (russian) source.text = text;
    }
    Recorder recorder;
    const recorder::Plays all = recorder.plays(source);
    if (!all.refusal.id.empty() || all.plays.empty()) continue;
    const recorder::PlayShown& play = all.plays[below(all.plays.size())];
    recorder::NextAsked asked{{.at = play.play, .insert = play.can_insert && dice.chance(50)}};
    const recorder::Next next = recorder.next(source, asked);
    ASSERT_EQ(next.refusal.id, "") << source.name;
    expect_title(source, next);
    std::vector<Tap> taps = everything(recorder, source, asked, next);
    for (const auto& [what, edit] :
         {std::pair("remove", play.remove), std::pair("void", play.taken_back), std::pair("stands", play.stands)})
      if (edit) taps.push_back({what, *edit, Legality::depends, {}, false});
    if (taps.empty()) continue;
    for (int tried = 0; tried < 3; ++tried) expect_kept(source.text, taps[below(taps.size())]);
  }
}

/// At the end of each record, whatever it claims.
TEST_P(Taps, TheNumbersAtTheEndAreJudged) {
  for (const std::string& path : records_below("records/" + std::string(GetParam()->name)))
    for (const Fixture& fixture : fixtures_of(path)) {
      if (!in_full() && numbers_seen > 0 && !dice.chance(20)) continue;
      Recorder recorder;
      const recorder::Next next = recorder.next(fixture.source);
      if (next.over) expect_numbers(recorder, fixture.source);
    }
  EXPECT_GT(numbers_seen, 0);
}

/// A claim says that the record goes up to the end: an attack without a result has been decided by then.
TEST(TapsAtTheEnd, NothingIsCertainOfAnOpenAttack) {
  Recorder recorder;
  recorder::SentenceAsked asked;
  asked.form = "numbers";
  const recorder::Sentence numbers = recorder.sentence({.name = "tapped.yaml", .text = R"(game: elven-rage
players: [{name: Anna, castle: e1}, Boris]
turns:
- Anna: [decline 2]
- Boris:
  - attack e1
  - Anna: goal unknown
)"},
                                                       asked);
  ASSERT_EQ(numbers.refusal.id, "");
  const auto out = std::ranges::find(numbers.form.slots, "0.out", &recorder::Slot::id);
  ASSERT_NE(out, numbers.form.slots.end());
  const auto no = std::ranges::find(out->answers, "no", &recorder::Answer::value);
  ASSERT_NE(no, out->answers.end());
  EXPECT_EQ(no->legal, Legality::depends);
}

/// When a play is added, only that play is judged. It takes any answer after which the game goes on.
TEST_P(Taps, AWalkJudgesWhatIsNew) {
  std::uint32_t judged = 0, most = 0;
  int steps = 0;
  for (int walk = 0; walk < 20 && steps < 150; ++walk) {
    Recorder recorder;
    Source source{.name = "tapped.yaml", .text = begun_text()};
    judged = most = 0;
    for (steps = 0; steps < 150; ++steps) {
      const recorder::Next next = recorder.next(source);
      judged += recorder.plays_judged();
      if (steps > 100) most = std::max(most, recorder.plays_judged());
      std::vector<Tap> taps = taps_of(next);
      add_composed(taps, recorder, source, next, true);
      std::erase_if(taps, [](const Tap& tap) {
        const bool named = tap.edit.text.find("Some") != std::string::npos;  // a new name makes another box
        return !tap.plays || tap.legal == Legality::no || is_the_end(tap) || named;
      });
      std::string further;
      while (further.empty() && !taps.empty()) {
        const auto tap = taps.begin() + static_cast<std::ptrdiff_t>(below(taps.size()));
        std::string text = after(source.text, tap->edit);
        taps.erase(tap);
        if (!Recorder().next({.name = source.name, .text = text}).over) further = std::move(text);
      }
      if (further.empty()) break;
      source.text = std::move(further);
    }
  }
  std::cout << GetParam()->name << ": " << judged << " plays judged in " << steps << " steps, at most " << most << "\n";
  EXPECT_EQ(steps, 150);
  EXPECT_GT(most, 0u);
  EXPECT_LE(most, 80u);
}

}  // namespace
}  // namespace elfref::testing::taps_test
