// What is offered can be written: by whoever helps to type a record, by a table that lists what is legal, and by the
// recorder, at any place of any record. And lines that are typed at the recorder one after the other become the record
// from which they were taken.
//
// ELFREF_OFFERED of the environment is how many places of each game are tried, ELFREF_SEED what they are drawn from.
// `tools/test --all long` tries many, with another seed each time.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elven_rage/live/table.h"
#include "elfref/games.h"
#include "elfref/master_elf/live/table.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"
#include "offers.h"
#include "recording.h"
#include "testing/english.h"
#include "testing/failures.h"
#include "testing/feeding.h"
#include "testing/fixture.h"
#include "testing/script.h"
#include "testing/wanted.h"

namespace elfref::testing::offered_test {
namespace {

int places_wanted() {
  return wanted("ELFREF_OFFERED", 40, 10000);
}

/// Records of a game: those of the tree, and sessions that nobody played, by turns.
class Records {
 public:
  Records(const SessionGenerator& generator, std::uint64_t seed) : generator_(generator), seed_(seed), dice_(seed, 37) {
    for (const std::string folder : {"records/", "tests/"}) {
      const std::string name(generator.game->name);
      std::string underscored = name;
      std::ranges::replace(underscored, '-', '_');
      for (const std::string& path : records_below(folder + (folder == "records/" ? name : underscored)))
        for (const Fixture& fixture : fixtures_of(path)) {
          GameRecord read = read_game_record(fixture.source, faults_);
          if (read.game == generator.game) written_.push_back(fixture.source);
        }
    }
  }

  Source any() {
    if (dice_.chance(50)) return written_[static_cast<std::size_t>(dice_.below(static_cast<int>(written_.size())))];
    SessionRequest request{.seed = seed_};
    request.detail = std::array{Detail::full, Detail::in_public, Detail::minimal}[dice_.below(3)];
    if (request.detail == Detail::full && dice_.chance(50)) request.breaks = "any";
    const auto number = static_cast<std::uint64_t>(dice_.below(1'000'000));
    std::string text = generator_.record(request, number);
    return {.name = "generated " + std::to_string(number), .text = std::move(text)};
  }
  /// One that is judged.
  Refereed any_readable() {
    for (;;) {
      Source source = any();
      if (source.text.empty()) continue;
      Refereed refereed = referee(std::move(source), {});
      if (refereed.judgement.verdict != Verdict::unreadable) return refereed;
    }
  }

 private:
  const SessionGenerator& generator_;
  std::uint64_t seed_;
  Dice dice_;
  Diagnostics faults_;
  std::vector<Source> written_;
};

std::size_t faults_of(const Judgement& judgement) {
  return static_cast<std::size_t>(std::ranges::count_if(judgement.findings, [](const Diagnostic& found) {
    return found.severity == Severity::error && found.bearing == Bearing::record;
  }));
}

/// Some of what is listed.
template <class Listed>
std::vector<Listed> some_of(const std::vector<Listed>& all, std::size_t number, Dice& dice) {
  std::vector<Listed> some;
  while (!all.empty() && some.size() < std::min(number, all.size()))
    some.push_back(all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))]);
  return some;
}

class Offered : public ::testing::TestWithParam<const SessionGenerator*> {
 protected:
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 37);
  Records records{*GetParam(), seed};
  Dice dice{seed, 1};
  Failures failures;
  void say(const std::string& what) const {
    std::cout << GetParam()->game->name << ": " << what << ", seed " << seed << "\n";
  }
};

INSTANTIATE_TEST_SUITE_P(, Offered, ::testing::ValuesIn([] {
                           std::vector<const SessionGenerator*> all;
                           for (const SessionGenerator& one : generators()) all.push_back(&one);
                           return all;
                         }()),
                         [](const auto& one) { return name_of_test(std::string(one.param->game->name) + ".yaml"); });

// ---------------------------------------------------------------- while a record is typed

TEST_P(Offered, AWordThatIsOfferedIsRead) {
  const Overrides none;
  int places = 0, words = 0;
  for (; places < places_wanted(); ++places) {
    Source source = records.any();
    auto at = static_cast<std::uint32_t>(dice.below(static_cast<int>(source.text.size()) + 1));
    if (dice.chance(50)) source.text.resize(at);  // nothing is written yet after the place
    const Refereed before = referee(source, none);
    const Expected expected = expected_at(draft_of(before, none), at);
    for (const ExpectedWord& word : some_of(expected.words, 2, dice)) {
      ++words;
      const Edit edit{expected.path.word, word.text};
      const Refereed after = referee({.name = "after", .text = with_edits(source.text, std::span(&edit, 1))}, none);
      if (faults_of(after.judgement) <= faults_of(before.judgement)) continue;
      const bool begins = word.text.ends_with(' ');  // its value is still to come
      const Span here{edit.span.begin, edit.span.begin + static_cast<std::uint32_t>(word.text.size())};
      for (const Diagnostic& fault : after.judgement.findings) {
        if (fault.bearing != Bearing::record || fault.severity != Severity::error) continue;
        if (fault.span.end < here.begin || fault.span.begin > here.end) continue;
        // The text was wrong there before.
        if (fault.span.begin < here.begin && std::ranges::any_of(before.judgement.findings, [&](const Diagnostic& one) {
              return one.id == fault.id && one.span.begin == fault.span.begin;
            }))
          continue;
        // What a key says is still to come, and other keys.
        if (begins && fault.span.begin >= here.end - 2) continue;
        if (begins && fault.id == Fault::missing_key.id) continue;
        if (begins && fault.id == Fault::empty_value.id) continue;
        failures.add(std::string(name(word.kind)) + " " + std::string(fault.id),
                     source.name + ", byte " + std::to_string(at) + ", '" + word.text + "': " +
                         testing::in_english(fault.message) + "\n" +
                         with_edits(source.text, std::span(&edit, 1)));
      }
    }
  }
  say(std::to_string(words) + " words at " + std::to_string(places) + " places");
}

// ---------------------------------------------------------------- at a table

/// The lines of a table are legal as they stand.
template <class Table>
int expect_lines(const Table& table, Dice& dice, Failures& failures, std::string_view where) {
  int asked = 0;
  for (const Listing how : {Listing::grouped, Listing::each}) {
    const std::vector<LegalLine> lines = table.legal_lines(how);
    for (const LegalLine& line : lines)
      if (how == Listing::each ? line.several != (line.left_out > 0) : line.left_out > 0)
        failures.add("a group among each, or the other way round", std::string(where) + line.words);
    for (const LegalLine& line : some_of(lines, 3, dice)) {
      ++asked;
      Table played = table;
      const auto judged = played.play(line.words);
      const std::string text = std::string(where) + "\n" + line.words + "\n" + played.record();
      if (judged.verdict == Verdict::unreadable) failures.add("a line that is not read: " + line.words, text);
      for (const Diagnostic& found : judged.findings) {
        const Source& source = played.source();
        const bool of_the_line = found.span.begin + line.words.size() >= source.text.size();
        if (found.severity == Severity::note || found.bearing == Bearing::record || !of_the_line) continue;
        if (found.severity == Severity::warning && !line.certain) continue;
        failures.add("a line that is listed: " + std::string(found.id), text + testing::in_english(found.message));
      }
    }
  }
  return asked;
}

/// Plays the turns of a record up to a place.
template <class Table>
std::optional<Table> fed(const Record& record, Dice& dice) {
  const auto script = script_of(record, true);
  if (!script) return std::nullopt;
  std::size_t size = 0;
  for (const auto& turn : script->turns) size += turn.second.size() + 1;
  if (size == 0) return std::nullopt;
  int left = dice.below(static_cast<int>(size)) + 1;
  std::shared_ptr<const Record> attachment = record.attachments().empty() ? nullptr : record.attachments().front();
  Table table(script->head, attachment);
  for (const auto& [player, lines] : script->turns) {
    if (left-- == 0) return table;
    if constexpr (requires(const std::string& gift) { table.gift(gift); })
      if (player == "gift" || player == "подарок") {
        table.gift(lines.front());
        continue;
      }
    table.turn(player);
    for (const std::string& line : lines) {
      if (left-- == 0) return table;
      table.play(line);
    }
  }
  return table;
}

TEST_P(Offered, ALineThatIsListedAsLegalIsLegal) {
  int places = 0, asked = 0;
  while (places < places_wanted()) {
    const Refereed refereed = records.any_readable();
    const std::string& where = refereed.source().name;
    if (refereed.game->name == "elven-rage") {
      if (const auto table = fed<elven_rage::Table>(*refereed.record, dice))
        asked += expect_lines(*table, dice, failures, where);
    } else if (refereed.game->name == "master-elf") {
      if (const auto table = fed<master_elf::Table>(*refereed.record, dice))
        asked += expect_lines(*table, dice, failures, where);
    } else {
      Diagnostics faults;
      const auto session = elfenland::decode(*refereed.record, faults);
      if (!session || session->sheet || session->only_claims) continue;
      elfenland::Table table(*session);
      for (int step = dice.below(40); step > 0; --step) {  // a walk of its own from where the record begins
        const auto lines = table.legal_lines(dice.chance(50) ? Listing::grouped : Listing::each);
        constexpr std::array phases{elfenland::phase::choose, elfenland::phase::plan, elfenland::phase::travel,
                                    elfenland::phase::keep};
        if (lines.empty() || dice.chance(5)) {
          table.begin(phases[static_cast<std::size_t>(dice.below(4))]);
        } else {
          table.play(lines[static_cast<std::size_t>(dice.below(static_cast<int>(lines.size())))].words);
        }
      }
      asked += expect_lines(table, dice, failures, where);
    }
    ++places;
  }
  say(std::to_string(asked) + " lines at " + std::to_string(places) + " places");
}

// ---------------------------------------------------------------- at the recorder

/// A record as somebody types it: what stands before its plays, then a line after the other.
struct Typed {
  std::string head;
  std::vector<std::string> lines;
};

class Typing {
 public:
  explicit Typing(const Record& record) : record_(record) {}

  std::optional<Typed> typed() {
    for (const RecordEntry& entry : entries_of(record_, record_.root())) {
      const std::string key(entry.key->text);
      if (same_key(key, "rounds") || same_key(key, "turns")) {
        plays_ = true;
        for (const RecordEntry& item : entries_of(record_, *entry.value))
          same_key(key, "rounds") ? round(item) : turn(item);
      } else if (plays_) {
        line(in_one_line(entry));
      } else {
        typed_.head += text(entry.span) + "\n";
      }
    }
    const bool one_line =
        std::ranges::all_of(typed_.lines, [](const std::string& line) { return line.find('\n') == std::string::npos; });
    return plays_ && one_line ? std::optional(typed_) : std::nullopt;
  }

 private:
  [[nodiscard]] std::string text(Span span) const {
    return record_.source().text.substr(span.begin, span.end - span.begin);
  }
  void line(std::string words) { typed_.lines.push_back(std::move(words)); }

  /// A value in one line.
  [[nodiscard]] std::string in_one_line(const Node& value) const {
    if (value.shape != Shape::list && value.shape != Shape::map) return text(value.span);
    std::string words;
    for (const RecordEntry& entry : entries_of(record_, value)) {
      if (!words.empty()) words += ", ";
      if (entry.key != nullptr) words += text(entry.key->span) + ": ";
      words += in_one_line(*entry.value);
    }
    return value.shape == Shape::list ? "[" + words + "]" : "{" + words + "}";
  }
  [[nodiscard]] std::string in_one_line(const RecordEntry& entry) const {
    const std::string value = entry.value->shape == Shape::empty ? "" : in_one_line(*entry.value);
    return entry.key != nullptr ? text(entry.key->span) + ": " + value : value;
  }

  void round(const RecordEntry& item) {
    const std::vector<RecordEntry> none;
    if (item.key == nullptr && item.value->shape != Shape::map) return line(in_one_line(item));
    for (const RecordEntry& phase : item.key != nullptr ? std::vector{item} : entries_of(record_, *item.value)) {
      const auto plays = phase.value->shape == Shape::list ? entries_of(record_, *phase.value) : none;
      if (plays.empty() || same_key(phase.key->text, "row")) {
        line(in_one_line(phase));
      } else {
        for (const RecordEntry& play : plays) line(in_one_line(play));
      }
    }
  }

  void turn(const RecordEntry& item) {
    const bool list = item.key != nullptr && item.value->shape == Shape::list;
    const auto lines = list ? entries_of(record_, *item.value) : std::vector<RecordEntry>();
    if (lines.empty()) return line(in_one_line(item));
    bool first = true;
    for (const RecordEntry& one : lines)
      line((std::exchange(first, false) ? text(item.key->span) + ": " : "") + in_one_line(one));
  }

  const Record& record_;
  Typed typed_;
  bool plays_ = false;
};

/// The verdict where the line that breaks a rule is in the next phase; `illegal`: it cannot be there. `Boris: []` is no
/// second journey for whoever types it when all have travelled: Boris keeps no counter.
Verdict verdict_as_kept(const Refereed& whole) {
  const auto breach = std::ranges::find_if(whole.judgement.findings, [](const Diagnostic& found) {
    return found.severity == Severity::error && found.bearing != Bearing::record;
  });
  if (breach == whole.judgement.findings.end() || breach->id != "travel-in-turn") return Verdict::illegal;
  std::string text = whole.source().text;
  const std::string dash = "  - ";
  const std::size_t line = text.rfind('\n', breach->span.begin) + 1;
  if (text.compare(line, dash.size(), dash) != 0) return Verdict::illegal;
  text.replace(line, dash.size(), "  keep:\n    ");
  const Verdict kept = referee({.name = "kept", .text = std::move(text)}).judgement.verdict;
  return kept == Verdict::unreadable ? Verdict::illegal : kept;
}

TEST_P(Offered, WhatTheRecorderOffersItTakesAsTyped) {
  int places = 0, asked = 0;
  while (places < places_wanted()) {
    const Refereed refereed = records.any_readable();
    const auto typed = Typing(*refereed.record).typed();
    if (!typed) continue;
    tools::Recording recording("typed", typed->head, {});
    tools::Offers offers("typed", {});
    for (const std::string& line : typed->lines) {
      if (!recording.has_players() || places >= places_wanted()) break;
      if (dice.chance(25)) {
        ++places;
        offers.ask(recording.text());
        for (const tools::Offer& offer : some_of(offers.all(), 1, dice)) {
          ++asked;
          const tools::Offer* const named = offers.named(offer.line);
          const auto taken = recording.changed(offer.writes);
          const std::string where = refereed.source().name + "\n" + recording.text() + "> " + offer.line;
          if (named == nullptr || fold(named->line) != fold(offer.line)) failures.add("its line is not found", where);
          if (!taken.readable) failures.add("it is not read", where);
          if (offer.certain && offer.kind == tools::Offer::Kind::play && taken.breaks)
            failures.add("it is certain and breaks a rule", where);
        }
      }
      auto taken = recording.ask(line);
      if (taken.readable) recording.write(std::move(taken));
    }
  }
  say(std::to_string(asked) + " completions at " + std::to_string(places) + " places");
}

// A line that says less than the record may be of another turn or player, by which it is legal: few sessions become
// another record so.
TEST_P(Offered, LinesThatAreTypedBecomeTheRecord) {
  int sessions = 0, lines = 0, broken = 0, otherwise = 0;
  for (; sessions < std::min(places_wanted() / 10 + 2, 300); ++sessions) {
    SessionRequest request{.seed = seed};
    request.detail = std::array{Detail::full, Detail::in_public, Detail::minimal}[sessions % 3];
    if (sessions % 3 == 0 && sessions % 2 == 1) request.breaks = "any";
    const Refereed whole =
        referee({.name = "whole", .text = GetParam()->record(request, static_cast<std::uint64_t>(sessions))});
    const auto typed = Typing(*whole.record).typed();
    if (!typed) continue;
    tools::Recording recording("typed", typed->head, {});
    const Judgement head = referee({.name = "head", .text = typed->head}, {}).judgement;
    bool told = std::ranges::any_of(head.findings, [](const Diagnostic& found) {
      return found.severity == Severity::error && found.bearing != Bearing::record;
    });
    std::string difference;  // empty: the lines became the record
    for (const std::string& line : typed->lines) {
      auto taken = recording.ask(line);
      ++lines;
      const std::string where = whole.source().text + "\n---\n" + recording.text() + "> " + line;
      if (!taken.readable) {
        failures.add("a line is not read", where);
        break;
      }
      told = told || taken.breaks;
      if (request.breaks.empty() && taken.breaks && difference.empty())
        difference = "a legal line breaks a rule: " + in_english(taken.skips) + "\n" + where;
      recording.write(std::move(taken));
    }
    const Refereed again = referee({.name = "again", .text = recording.text()});
    const bool kept = again.judgement.verdict != Verdict::illegal && again.judgement.verdict == verdict_as_kept(whole);
    if (name(again.judgement.verdict) != name(whole.judgement.verdict) && !kept)
      difference = "another verdict\n" + whole.source().text + "\n---\n" + recording.text();
    if (whole.judgement.verdict == Verdict::illegal) {
      ++broken;
      if (!told && !kept && difference.empty()) difference = "a breach that is not told\n" + whole.source().text;
    }
    if (!difference.empty() && ++otherwise <= 2) say(difference);
  }
  say(std::to_string(lines) + " lines of " + std::to_string(sessions) + " sessions, " + std::to_string(broken) +
      " broken; " + std::to_string(otherwise) + " taken otherwise");
  EXPECT_LE(otherwise, sessions / 50);
}

}  // namespace
}  // namespace elfref::testing::offered_test
