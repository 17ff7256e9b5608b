// Sessions that nobody played, fed to a table line by line, and saved: what comes out is the session.
// ELFREF_GENERATED of the environment is how many are tried.

#include "elfref/elfenland/live/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "testing/feeding.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::table_test {
namespace {

using elfenland::Table;

std::uint64_t games() {
  return static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 25, 60));
}

/// The rules that are broken, or said to be, each as often as it is.
std::vector<std::string> rules_in(const Judgement& judgement) {
  std::vector<std::string> rules;
  for (const Diagnostic& finding : judgement.findings)
    if (finding.id != "own-dash") rules.push_back(std::string(name(finding.severity)) + " " + std::string(finding.id));
  std::ranges::sort(rules);
  return rules;
}

std::vector<std::string> places_in(const Judgement& judgement) {
  std::vector<std::string> places;
  for (const Standing& standing : judgement.standings) {
    std::string text = standing.name;
    if (standing.place) text += " " + std::to_string(standing.place->min) + "-" + std::to_string(standing.place->max);
    for (const Figure& figure : standing.figures)
      if (figure.number)
        text += " " + std::to_string(figure.number->min) + "-" + std::to_string(figure.number->max) + figure.word;
    places.push_back(std::move(text));
  }
  return places;
}

/// Lines of a record that have remarks behind them: some are taken back, some stand, some are talked about.
std::string with_remarks(const std::string& record, Dice dice) {
  static constexpr std::array<std::string_view, 3> remarks{"- ruling: void", "- ruling: stands", "- note: who knows"};
  std::string out;
  bool in_a_list = false;
  for (std::size_t begin = 0; begin < record.size();) {
    const std::size_t end = record.find('\n', begin) + 1;
    const std::string line = record.substr(begin, end - begin);
    if (line.starts_with("  ") && line[2] != ' ' && line[2] != '-')
      in_a_list = line.find("choose:") == 2 || line.find("plan:") == 2;
    if (line.starts_with("- ")) in_a_list = line.find("choose:") == 2 || line.find("plan:") == 2;
    out += line;
    const std::size_t remark = dice.below(30);
    if (in_a_list && line.starts_with("  - ") && remark < remarks.size())
      out.append("  ").append(remarks[remark]).append("\n");
    begin = end;
  }
  return out;
}

/// Feeds a record to a table and saves that; all three are judged alike.
void expect_saved(const std::string& text, const std::string& agreed) {
  const Refereed whole = referee({.name = "generated", .text = text});
  if (whole.judgement.verdict == Verdict::unreadable) FAIL() << text;
  Diagnostics faults;
  const auto session = elfenland::decode(*whole.record, faults);
  ASSERT_TRUE(session) << text;
  const Feeding fed = feed(*whole.record, *session);
  const Judgement found = fed.table.judgement();
  ASSERT_EQ(found_by_line(found, fed, false), found_by_line(whole.judgement, fed, true)) << agreed << text;
  const std::string saved = fed.table.record();
  const Refereed again = referee({.name = "saved", .text = saved});
  for (const Judgement* judgement : {&found, &again.judgement}) {
    ASSERT_EQ(name(judgement->verdict), name(whole.judgement.verdict)) << text << saved;
    ASSERT_EQ(name(judgement->claims), name(whole.judgement.claims)) << text << saved;
    ASSERT_EQ(rules_in(*judgement), rules_in(whole.judgement)) << text << saved;
    ASSERT_EQ(places_in(*judgement), places_in(whole.judgement)) << text << saved;
    ASSERT_EQ(judgement->plays, whole.judgement.plays) << text << saved;
    ASSERT_EQ(judgement->depends_on.size(), whole.judgement.depends_on.size()) << text << saved;
  }
}

class SavedTable : public ::testing::TestWithParam<Detail> {};

TEST_P(SavedTable, IsTheSession) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = 18}, number));
    if (is_a_sheet(game, GetParam())) continue;
    const std::string record = record_of(game, GetParam());
    expect_saved(record, "");
    if (HasFatalFailure()) return;
    expect_saved(with_remarks(record, Dice(18, number)), "with remarks\n");
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(, SavedTable, ::testing::Values(Detail::full, Detail::in_public, Detail::minimal));

TEST(SavedTableOfABreach, IsTheSession) {
  for (std::uint64_t number = 0; number < games() * 2; ++number) {
    const auto game = broken_game({.seed = 18, .breaks = "any"}, number);
    ASSERT_TRUE(game);
    if (!is_a_sheet(*game, Detail::full)) expect_saved(record_of(*game, Detail::full), "");
    if (HasFatalFailure()) return;
  }
}

/// Fed as plays, not as lines.
TEST(SavedTableOfPlays, IsTheGame) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = 18}, number));
    Table table(game.session);
    for (const elfenland::Action& play : game.plays) ASSERT_TRUE(table.play(play).legal()) << number;
    for (const elfenland::Action& claim : game.claims) ASSERT_TRUE(table.play(claim).legal()) << number;
    const Judgement found = table.judgement();
    const std::string saved = table.record();
    const Refereed again = referee({.name = "saved", .text = saved});
    ASSERT_EQ(name(found.verdict), name(Verdict::legal)) << saved;
    ASSERT_EQ(rules_in(found), rules_in(again.judgement)) << saved;
    ASSERT_EQ(places_in(found), places_in(again.judgement)) << saved;
    ASSERT_EQ(name(found.claims), name(again.judgement.claims)) << saved;
    const Refereed whole = referee({.name = "generated", .text = record_of(game, Detail::full)});
    ASSERT_EQ(name(found.claims), name(whole.judgement.claims)) << saved;
    ASSERT_EQ(places_in(found), places_in(whole.judgement)) << saved;
  }
}

}  // namespace
}  // namespace elfref::testing::table_test
