// Every line of the records, edited: another town, another card, the line left out, the line twice. The record is
// checked, and its lines are fed to a table as a program would feed them: both find the same, as does whoever reads the
// table saved, and where the record can no longer be read the table refuses that line. ELFREF_EDITS of the environment
// is how many edits are tried; without it, a quick share.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/english.h"
#include "testing/feeding.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::elfenland::table_edits_test {
namespace {

using testing::FedLine;
using testing::feed;
using testing::Feeding;

enum Kind { other_town, other_card, left_out, twice, kinds };
constexpr std::array<const char*, kinds> told{"another town", "another card", "left out", "twice"};

/// A line of a record, and what is done to it.
struct LineEdit {
  const Source* source = nullptr;
  Kind kind = other_town;
  Span line;
  std::string text;  // of the whole record, changed
};

/// The text with the first of some words replaced by the word after it; nothing where there is none.
template <class Words>
std::optional<std::string> with_another(std::string_view text, const Words& words) {
  std::size_t first = std::string_view::npos;
  std::size_t which = 0;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (const std::size_t at = text.find(words[i]); at < first) first = at, which = i;
  if (first == std::string_view::npos) return std::nullopt;
  std::string other(text);
  return other.replace(first, words[which].size(), words[(which + 1) % words.size()]);
}

std::optional<std::string> reworded(std::string_view text, Kind kind) {
  if (kind == other_card)
    return with_another(
        text, std::array<std::string_view, 7>{"dragon", "unicorn", "raft", "pig", "elfcycle", "cloud", "wagon"});
  std::vector<std::string_view> towns;
  for (std::uint8_t id = 0; id < town_count; ++id) towns.push_back(town(TownId{id}).ascii);
  return with_another(text, towns);
}

/// The entries of a list or map and of what is in it, those that hold others too.
void add_entries(const Record& record, const Node& parent, std::vector<RecordEntry>& found) {
  for (const RecordEntry& entry : entries_of(record, parent)) {
    found.push_back(entry);
    if (entry.value != nullptr && entry.value->shape == Shape::list) add_entries(record, *entry.value, found);
  }
}

/// Every play and entry of every phase.
std::vector<RecordEntry> lines_of(const Record& record) {
  std::vector<RecordEntry> lines;
  const Node* rounds = record.find(record.root(), "rounds");
  if (rounds == nullptr) return lines;
  for (const Node& round : record.children(*rounds)) {
    if (round.shape != Shape::map) continue;
    for (const RecordEntry& phase : entries_of(record, round))
      if (phase.value->shape == Shape::list || phase.value->shape == Shape::map)
        if (phase.key->text != "row" && phase.key->text != "note") add_entries(record, *phase.value, lines);
  }
  return lines;
}

std::optional<Edit> edit_of(const Record& record, const RecordEntry& entry, Kind kind) {
  const std::string_view text =
      std::string_view(record.source().text).substr(entry.span.begin, entry.span.end - entry.span.begin);
  if (kind == left_out) return removed(record, entry);
  if (kind == twice) return Edit{{entry.span.end, entry.span.end}, {}};  // set below, where the layout is known
  const auto other = reworded(text, kind);
  return other ? std::optional(Edit{entry.span, *other}) : std::nullopt;
}

struct Read {
  Source source;
  std::unique_ptr<Record> record;
  Session session;
};

/// The records that a table can hear.
std::vector<Read> all_records() {
  std::vector<Read> all;
  for (const std::string& path : testing::records_below("records/elfenland"))
    for (testing::Fixture& fixture : testing::fixtures_of(path)) {
      Diagnostics faults;
      auto record = read_record(fixture.source, faults);
      auto session = decode(*record, faults);
      if (!session || faults.unreadable() || session->sheet || session->only_claims) continue;
      all.push_back({fixture.source, std::move(record), std::move(*session)});
    }
  return all;
}

/// The text of an entry twice, as a line or in brackets, as it stands.
Edit doubled(const Record& record, const RecordEntry& entry) {
  const std::string& text = record.source().text;
  const std::string words = text.substr(entry.span.begin, entry.span.end - entry.span.begin);
  const char around = text[entry.parent->span.begin];
  if (around == '[' || around == '{') return {{entry.span.end, entry.span.end}, ", " + words};
  const std::size_t line = text.rfind('\n', entry.span.begin) + 1;
  return {{entry.span.begin, entry.span.begin}, words + "\n" + text.substr(line, entry.span.begin - line)};
}

std::string quoted(const std::string& text, const Feeding& fed) {
  std::string all = text + "\n--- fed\n" + fed.table.source().text + "\n";
  for (const Diagnostic& answer : fed.answers)
    all += std::string(answer.id) + ": " + testing::in_english(answer.message) + "\n";
  return all;
}

/// What the table refused, and where the record cannot be read.
void expect_refused(const Diagnostics& faults, const Feeding& fed, const std::string& text) {
  const auto refused = [](const FedLine& line) { return line.refused; };
  ASSERT_TRUE(std::ranges::any_of(fed.lines, refused)) << quoted(text, fed);
  for (const Diagnostic& fault : faults.all()) {
    if (fault.severity != Severity::error) continue;
    const int line = fed.line_of_record(fault.span);
    ASSERT_GE(line, 0) << testing::in_english(fault.message) << "\n" << quoted(text, fed);
    ASSERT_TRUE(fed.lines[static_cast<std::size_t>(line)].refused)
        << testing::in_english(fault.message) << "\n" << quoted(text, fed);
  }
}

void expect_alike(const Judgement& whole, const Feeding& fed, const std::string& text) {
  for (const FedLine& line : fed.lines)
    ASSERT_FALSE(line.refused) << text.substr(line.there.begin, line.there.end - line.there.begin) << "\n"
                               << quoted(text, fed);
  const Judgement found = fed.table.judgement();
  ASSERT_EQ(found_by_line(found, fed, false), found_by_line(whole, fed, true)) << quoted(text, fed);
  ASSERT_EQ(name(found.verdict), name(whole.verdict)) << quoted(text, fed);
  ASSERT_EQ(name(found.claims), name(whole.claims)) << quoted(text, fed);
  const Judgement again = referee({.name = "saved", .text = fed.table.record()}).judgement;
  ASSERT_EQ(name(again.verdict), name(whole.verdict)) << quoted(text, fed) << fed.table.record();
  ASSERT_EQ(name(again.claims), name(whole.claims)) << quoted(text, fed) << fed.table.record();
  ASSERT_EQ(again.findings.size(), found.findings.size()) << quoted(text, fed) << fed.table.record();
}

TEST(EditedLine, IsFoundByTheTableAsInTheRecord) {
  const std::vector<Read> records = all_records();
  struct Place {
    const Read* read;
    RecordEntry entry;
    Kind kind;
  };
  std::vector<Place> places;
  for (const Read& read : records)
    for (const RecordEntry& entry : lines_of(*read.record))
      for (int kind = 0; kind < kinds; ++kind)
        if (edit_of(*read.record, entry, Kind(kind))) places.push_back({&read, entry, Kind(kind)});
  const std::size_t wanted = std::min<std::size_t>(testing::wanted("ELFREF_EDITS", 100, 300), places.size());
  std::array<std::size_t, kinds> tried{};
  std::size_t unreadable = 0, illegal = 0;
  for (std::size_t i = 0; i < wanted; ++i) {
    const Place& place = places[i * places.size() / wanted];
    const Edit edit = place.kind == twice ? doubled(*place.read->record, place.entry)
                                          : *edit_of(*place.read->record, place.entry, place.kind);
    const std::string text = with_edits(place.read->source.text, std::array{edit});
    SCOPED_TRACE(place.read->source.name + ": " + told[place.kind] + ": " +
                 place.read->source.text.substr(place.entry.span.begin, place.entry.span.end - place.entry.span.begin));
    ++tried[place.kind];
    Diagnostics faults;
    const auto record = read_record({.name = "edited", .text = text}, faults);
    const auto session = decode(*record, faults);
    const Feeding fed = feed(*record, session ? *session : place.read->session);
    if (!session || faults.unreadable()) {
      ++unreadable;
      expect_refused(faults, fed, text);
    } else {
      const Refereed refereed = referee({.name = "edited", .text = text});
      illegal += refereed.judgement.verdict == Verdict::illegal ? 1 : 0;
      expect_alike(refereed.judgement, fed, text);
    }
    if (HasFatalFailure()) return;
  }
  std::printf("%zu edits of %zu: %zu towns, %zu cards, %zu left out, %zu twice; %zu unreadable, %zu illegal\n", wanted,
              places.size(), tried[other_town], tried[other_card], tried[left_out], tried[twice], unreadable, illegal);
  EXPECT_GT(unreadable, wanted / 100);
  EXPECT_GT(illegal, wanted / 10);
}

}  // namespace
}  // namespace elfref::elfenland::table_edits_test
