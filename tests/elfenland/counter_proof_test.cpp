// What is said of transport counters that nobody wrote down: proofs, whether they are as short as they can be, and what
// is forced.

#include "elfref/elfenland/hidden/counters/counter_proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/reading/decode.h"
#include "testing/english.h"
#include "testing/fixture.h"

namespace elfref::elfenland::counter_proof_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A record with the rules by which its counters are read.
struct Read {
  std::unique_ptr<Record> record;
  Session session;
  CounterRules rules;
};

std::optional<Read> read(const Source& source) {
  Diagnostics faults;
  Read read{read_record(source, faults), {}, {}};
  std::optional<Session> session = decode(*read.record, faults);
  if (!session || faults.unreadable()) return std::nullopt;
  read.session = std::move(*session);
  look_ahead(read.session.plays);
  read.rules = {judging_options(read.session), listed_seating(), {}};
  const auto table = replay<Elfenland<false>>(read.session.plays, read.session.claims,
                                              begin(read.session, read.rules.options, read.rules.seating));
  read.rules.slips = CounterSlips::of(read.session, table);
  return read;
}

Contradiction<std::uint32_t> contradiction(const Read& read) {
  return contradiction_of_counters(read.session, read.rules, read.record->source());
}

/// Where the entry of a play stands that `unknown` can stand for.
Span entry_of(const Play<Action>& play) {
  const bool value = std::holds_alternative<ShowRow>(play.action) || std::holds_alternative<StartPlayer>(play.action) ||
                     std::holds_alternative<StartRoad>(play.action);
  return play.at(std::holds_alternative<Step>(play.action) ? payment : value ? object : whole);
}

std::vector<testing::Fixture> hidden_records() {
  std::vector<testing::Fixture> all;
  for (const std::string& path : testing::records_below("records/elfenland/hidden"))
    for (testing::Fixture& fixture : testing::fixtures_of(path)) all.push_back(std::move(fixture));
  return all;
}

/// The text with `unknown` for all entries about counters but those of some plays.
Source with_only(const Read& read, const std::vector<std::uint32_t>& plies) {
  Source source = read.record->source();
  std::vector<Span> others;
  for (std::uint32_t ply = 0; ply < read.session.plays.size(); ++ply)
    if (tells_of_counters(read.session, ply) && !std::ranges::binary_search(plies, ply))
      others.push_back(entry_of(read.session.plays[ply]));
  std::ranges::sort(others, [](const Span& x, const Span& y) { return x.begin > y.begin; });
  for (const Span& entry : others) source.text.replace(entry.begin, entry.end - entry.begin, "unknown");
  return source;
}

TEST(CounterProof, IsTheSmallestSetOfEntries) {
  int proofs = 0;
  for (const testing::Fixture& fixture : hidden_records()) {
    const auto record = read(fixture.source);
    ASSERT_TRUE(record);
    const auto found = contradiction(*record);
    if (!found) continue;
    ++proofs;
    SCOPED_TRACE(fixture.source.name);
    const auto alone = read(with_only(*record, found.entries));
    ASSERT_TRUE(alone);
    EXPECT_TRUE(contradiction(*alone)) << "the entries do not contradict each other";
    for (const std::uint32_t ply : found.entries) {
      std::vector<std::uint32_t> others = found.entries;
      std::erase(others, ply);
      const auto without = read(with_only(*record, others));
      ASSERT_TRUE(without);
      EXPECT_FALSE(contradiction(*without)) << "one too many: "
                                             << testing::in_english(part_in_proof(record->session.plays[ply].action));
    }
  }
  EXPECT_GE(proofs, 6);
}

TEST(CounterProof, IsWhatTheRecordSaysItIs) {
  int proofs = 0, possible = 0;
  for (const testing::Fixture& fixture : hidden_records()) {
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    EXPECT_FALSE(fixture.verdict.empty()) << "no '# verdict:'";
    const auto record = read(fixture.source);
    ASSERT_TRUE(record);
    const auto found = contradiction(*record);
    if (!found) {
      ++possible;
      continue;
    }
    ++proofs;
    const std::string_view text = fixture.source.text;
    const std::size_t mark = text.find("# proof: ");
    ASSERT_NE(mark, std::string_view::npos) << "no '# proof:'";
    EXPECT_EQ(text.substr(mark + 9, text.find('\n', mark) - mark - 9),
              testing::in_english(found.message, names_of(record->session.players)));
  }
  EXPECT_GE(proofs, 6);
  EXPECT_GE(possible, 6);
}

TEST(CounterProof, NothingLeftOutMakesATrueRecordAContradiction) {
  std::mt19937 random(5);
  int sessions = 0, left_out = 0;
  for (const std::string& path : testing::records_below("records/elfenland/sessions"))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      const auto whole = read(fixture.source);
      if (!whole || whole->session.sheet || referee(fixture.source, {}).judgement.verdict != Verdict::legal) continue;
      ++sessions;
      for (int some = 0; some < 12; ++some) {
        Diagnostics faults;
        Read less{read_record(fixture.source, faults), whole->session, whole->rules};
        const unsigned of_hundred = random() % 100;
        for (std::uint32_t ply = 0; ply < less.session.plays.size(); ++ply) {
          if (!tells_of_counters(less.session, ply) || random() % 100 >= of_hundred) continue;
          forget_counters(less.session, ply);
          ++left_out;
        }
        const auto found = contradiction(less);
        EXPECT_FALSE(found) << path << ": " << testing::in_english(found.message);
      }
    }
  EXPECT_GT(sessions, 5);
  EXPECT_GT(left_out, 1000);
}

TEST(CounterProof, WhatTakesTooLongIsNotDecided) {
  int undecided = 0;
  for (const testing::Fixture& fixture : hidden_records()) {
    auto record = read(fixture.source);
    ASSERT_TRUE(record);
    const auto found = contradiction(*record);
    EXPECT_NE(found.possible, Possible::given_up) << fixture.source.name;
    record->rules.most_conflicts = 0;
    const auto hasty = contradiction(*record);
    const bool decided = hasty.possible != Possible::given_up;
    EXPECT_EQ(!!hasty, decided && !!found) << fixture.source.name;
    undecided += decided ? 0 : 1;
  }
  EXPECT_GT(undecided, 0);
}

std::vector<std::string> deduced(std::string_view text) {
  const Refereed refereed = referee({.name = "record", .text = std::string(text)}, {.deductions = true});
  std::vector<std::string> all;
  for (const Deduction& forced : refereed.judgement.deductions) 
    all.push_back(testing::in_english(forced.text, refereed.judgement.players));
  return all;
}

TEST(Deductions, ACounterPlacedFromFaceDownIsWhatWasDrawn) {
  EXPECT_THAT(deduced(R"(game: elfenland
players: [Anna, Boris]
rounds:
- plan:
  - Anna: pass
  - Boris: hidden pig on Elvenhold-Lapphalya
)"),
              ElementsAre("round 1: Boris's face-down counter was a pig (line 6)"));
}

TEST(Deductions, NothingIsForcedWhereItMayHaveLainFaceUp) {
  EXPECT_THAT(deduced(R"(game: elfenland
players: [Anna, Boris]
rounds:
- plan:
  - Anna: pass
  - Boris: pig on Elvenhold-Lapphalya
)"),
              IsEmpty());
}

TEST(Deductions, ASecondCounterFromFaceDownWasKept) {
  const auto all = deduced(R"(game: elfenland
players: [Anna, Boris]
rounds:
- plan:
  - Anna: elfcycle on Elvenhold-Lapphalya
  travel: [Anna: [], Boris: []]
- draw: {Boris: dragon}
  plan:
  - Boris: hidden elfcycle on Elvenhold-Lapphalya
)");
  EXPECT_THAT(all, ElementsAre("round 1: Boris's face-down counter was an elfcycle (lines 7, 9)",
                               "round 1: Boris kept an elfcycle (lines 7, 9)"));
}

TEST(Deductions, AreSaidOnlyWhereTheyAreAskedFor) {
  const Source source{.name = "record", .text = R"(game: elfenland
players: [Anna, Boris]
rounds:
- plan: [Anna: hidden pig on Elvenhold-Lapphalya]
)"};
  EXPECT_THAT(referee(source, {}).judgement.deductions, IsEmpty());
  const Refereed asked = referee(source, {.deductions = true});
  EXPECT_THAT(render_json(asked.record->source(), asked.judgement), HasSubstr(R"("deductions":[{"line":2,)"));
  std::string text;
  render_check(text, asked.record->source(), asked.judgement, {});
  EXPECT_THAT(text, HasSubstr("record: round 1: Anna's face-down counter was a pig (line 4)\n"));
}

TEST(Deductions, APickThatNobodyWroteDown) {
  EXPECT_THAT(deduced(R"(game: elfenland
players: [Anna, Boris]
rounds:
- row: [pig, pig, pig, cloud, cloud]
  draw: {Anna: dragon, Boris: wagon}
  choose:
  - Anna: pig then wagon
  - Boris: pig then wagon
  - Anna: pig then wagon
  - Boris: cloud then wagon
  - Boris: cloud then wagon
  plan:
  - Anna: unicorn on Lapphalya-Virst
)"),
              ElementsAre("round 1: Anna's unrecorded pick was a unicorn (lines 5, 7, 9, 13)"));
}

TEST(Deductions, APickFromARowOfOneKind) {
  const auto fixtures = testing::fixtures_of("records/elfenland/hidden/pick-nobody-wrote-down.yaml");
  ASSERT_EQ(fixtures.size(), 1U);
  EXPECT_THAT(deduced(fixtures[0].source.text), ElementsAre(HasSubstr("Anna's pick in line 13 was a dragon")));
}

}  // namespace
}  // namespace elfref::elfenland::counter_proof_test
