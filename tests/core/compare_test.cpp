#include "elfref/core/asking/compare.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::compare_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Compared compared(std::string text, const ComparisonRequest& request = {}) {
  return compare({.name = "x.yaml", .text = std::move(text)}, request);
}

std::string shown(const Compared& compared) {
  std::string out;
  render_comparison(out, compared.source(), *compared.game, compared.comparison, {});
  return out;
}

/// The rulebooks of each group: `as written` for the record as it stands.
std::vector<std::string> groups(const Comparison& comparison) {
  std::vector<std::string> found;
  for (const auto& group : comparison.groups) {
    std::string names;
    for (const std::size_t index : group) {
      const JudgedBy& column = comparison.columns[index];
      if (column.as_written) names += names.empty() ? "as written" : " as written";
      if (column.as_edition) names += (names.empty() ? "" : " ") + std::string(column.rules.edition);
    }
    found.push_back(std::move(names));
  }
  return found;
}

/// What an option alone makes of the outcome: `verdict`, `place Anna`.
std::vector<std::string> changed_by(const Compared& compared, std::string_view option) {
  const auto options = compared.game->options();
  std::vector<std::string> found;
  for (const OutcomeApart& apart : compared.comparison.outcomes)
    for (const Parting& parting : apart.partings)
      if (parting.options.size() == 1 && options[parting.options[0]].name == option)
        found.push_back(std::string(name(apart.what)) + (apart.player.empty() ? "" : " " + apart.player));
  return found;
}

const std::string ferry =
    "edition: italian\n"
    "players: [Vlad, Warner]\n"
    "rounds:\n"
    "- plan: []\n"
    "  travel:\n"
    "  - Vlad: [Virst: raft]\n"
    "  - Warner: []\n";

TEST(Compare, EditionsThatAgreeAreOneGroup) {
  const Compared same =
      compared("edition: italian\nplayers: [Vlad, Warner]\nrounds:\n- travel:\n  - Vlad: [Virst: 2 raft]\n");
  EXPECT_TRUE(same.comparison.agree());
  EXPECT_EQ(shown(same), "x.yaml: legal: all 8 editions agree\n");
}

TEST(Compare, AnAssumedValueAccusesNobody) {
  const Compared apart = compared(ferry);
  EXPECT_THAT(groups(apart.comparison), ElementsAre("as written italian rio-grande-1998 amigo russian rio-grande-2015",
                                                    "japanese moon-1998 bga"));
  ASSERT_EQ(apart.comparison.findings.size(), 1U);
  const FindingApart& finding = apart.comparison.findings[0];
  EXPECT_EQ(finding.of_group[0]->severity, Severity::error);
  EXPECT_EQ(finding.of_group[1]->severity, Severity::warning);
  EXPECT_THAT(changed_by(apart, "lake-cost"), ElementsAre("verdict"));
  EXPECT_THAT(shown(apart), AllOf(HasSubstr("= error in italian, rio-grande-1998, amigo, russian, rio-grande-2015\n"),
                                  HasSubstr("= warning in japanese, moon-1998, bga\n"),
                                  HasSubstr("in italian, rio-grande-1998, amigo, russian, japanese*,"),
                                  HasSubstr("= rule in japanese: Japanese \"移動カード; 水路を移動する\", under which")));
}

TEST(Compare, WhatTheRecordSetsStaysInEveryEdition) {
  const Compared apart = compared("options: {lake-cost: 1}\n" + ferry);
  EXPECT_TRUE(apart.comparison.agree()) << shown(apart);
  for (const JudgedBy& column : apart.comparison.columns) {
    EXPECT_EQ(column.rules.options[5].value, "1");
    EXPECT_EQ(column.rules.options[5].set_by, SetBy::record);
    EXPECT_FALSE(column.rules.options[5].assumed);
  }
}

TEST(Compare, AnOptionIsSetBesideTheRecordAsItIsWritten) {
  const Compared apart = compared(ferry, {.editions = {}, .options = {{"lake-cost", "1"}}});
  EXPECT_THAT(
      groups(apart.comparison),
      ElementsAre("as written", "rio-grande-1998 italian amigo russian japanese rio-grande-2015 moon-1998 bga"));
  EXPECT_THAT(changed_by(apart, "lake-cost"), ElementsAre("verdict"));
  EXPECT_THAT(shown(apart), HasSubstr(": set on request\n"));
}

TEST(Compare, OnlyTheEditionsThatAreAskedFor) {
  const Compared apart = compared(ferry, {.editions = {"japanese"}, .options = {}});
  EXPECT_THAT(groups(apart.comparison), ElementsAre("as written", "japanese"));
  EXPECT_THAT(shown(apart), Not(HasSubstr("rule in rio-grande-1998")));
  const Compared same = compared(ferry, {.editions = {"italian"}, .options = {}});
  EXPECT_THAT(shown(same), HasSubstr("no difference"));
}

TEST(Compare, ARecordThatNamesNoEditionIsComparedWithEachOfThem) {
  const Compared apart = compared(ferry.substr(ferry.find('\n') + 1));
  EXPECT_EQ(apart.comparison.columns.size(), 9U);
  EXPECT_FALSE(apart.comparison.columns.front().rules.edition_named);
  EXPECT_TRUE(apart.comparison.columns.front().as_written);
  EXPECT_THAT(groups(apart.comparison).front(), ::testing::StartsWith("as written"));
}

TEST(Compare, WhatCannotBeReadIsSaidOnce) {
  const Compared faulty = compared("players: [Anna, Boris]\nrouns: []\n");
  EXPECT_TRUE(faulty.comparison.unreadable());
  EXPECT_EQ(faulty.comparison.columns.size(), 1U);
  EXPECT_THAT(shown(faulty), HasSubstr("x.yaml:2:1: error: unknown key 'rouns'"));
}

TEST(Compare, WhatIsSaidOfAGroupIsWhatCheckSaysOfEachMember) {
  const std::string path = "records/elfenland/disputes/both-have-twenty.yaml";
  for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
    const Compared apart = compare(fixture.source);
    EXPECT_GT(apart.comparison.groups.size(), 4U);
    for (std::size_t group = 0; group < apart.comparison.groups.size(); ++group)
      for (const std::size_t index : apart.comparison.groups[group]) {
        const JudgedBy& column = apart.comparison.columns[index];
        SCOPED_TRACE(column.rules.edition);
        const std::string edition(column.as_edition ? column.rules.edition : std::string_view());
        const Judgement alone = referee(fixture.source, {.edition = edition}).judgement;
        const Judgement& together = apart.comparison.judgement(group);
        EXPECT_EQ(alone.verdict, together.verdict);
        EXPECT_EQ(alone.claims, together.claims);
        EXPECT_EQ(alone.ended, together.ended);
        for (const Standing& standing : alone.standings)
          EXPECT_EQ(in_words(alone, OutcomeApart::What::place, standing.name),
                    in_words(together, OutcomeApart::What::place, standing.name));
      }
  }
}

// ---------------------------------------------------------------- every option makes a difference

/// A record, and an option that alone changes what it comes to.
struct Case {
  const char* option;
  const char* value;  ///< as it is asked for; null: editions part by it
  const char* path;
  int document;
};

constexpr Case cases[] = {
    {"rounds", nullptr, "disputes/both-have-twenty.yaml", 1},
    {"deal", nullptr, "disputes/eight-new-on-top.yaml", 1},
    {"row", nullptr, "disputes/another-row.yaml", 1},
    {"early-win", nullptr, "disputes/both-have-twenty.yaml", 1},
    {"caravan", "only-if-unable", "disputes/caravan-with-the-price-in-hand.yaml", 2},
    {"lake-cost", "1", "disputes/ferry-for-one-raft.yaml", 1},
    {"town-cards", nullptr, "sessions/four-players-variant-1-full.yaml", 1},
    {"distance", nullptr, "disputes/how-far-to-tichih.yaml", 1},
    {"second-tiebreak", "hand", "rulebook/derived-h-destination-tie.yaml", 3},
    {"pass-end", "lap", "disputes/three-passes-in-a-row.yaml", 1},
    {"reshuffle", "when-empty", "hidden/caravans-of-rafts.yaml", 2},
    {"overpay", "error", "disputes/ferry-for-one-raft.yaml", 3},
};

TEST(Compare, EveryOptionAloneMakesADifferenceSomewhere) {
  std::vector<std::string_view> shown;
  for (const Case& one : cases) {
    SCOPED_TRACE(one.option);
    shown.emplace_back(one.option);
    const auto fixtures = testing::fixtures_of(std::string("records/elfenland/") + one.path);
    ASSERT_GE(fixtures.size(), static_cast<std::size_t>(one.document));
    ComparisonRequest request;
    if (one.value != nullptr) request.options = {{one.option, one.value}};
    const Compared apart = compare(fixtures[static_cast<std::size_t>(one.document) - 1].source, request);
    const auto changed = changed_by(apart, one.option);
    EXPECT_TRUE(std::ranges::any_of(changed, [](const std::string& what) {
      return what != "claims" && what != "ended";
    })) << ::testing::PrintToString(changed);
  }
  for (const OptionWords& option : games().front()->options()) EXPECT_THAT(shown, ::testing::Contains(option.name));
}

TEST(Compare, SaysThatNotEveryOptionWasTried) {
  Compared apart =
      compare(testing::fixtures_of("records/elfenland/disputes/three-passes-in-a-row.yaml").front().source, {});
  ASSERT_FALSE(apart.comparison.agree());
  EXPECT_THAT(shown(apart), Not(HasSubstr("search limit")));
  apart.comparison.given_up = true;
  EXPECT_THAT(shown(apart),
              HasSubstr("note: some options that may make a difference were not tried: the search limit was "
                        "reached\n"));
  EXPECT_THAT(render_comparison_json(apart.source(), *apart.game, apart.comparison), HasSubstr(R"("given_up":true)"));
}

}  // namespace
}  // namespace elfref::compare_test
