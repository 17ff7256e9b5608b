// Sessions that nobody played. ELFREF_GENERATED of the environment is how many of each kind are judged; without it, a
// quick share.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/render/render.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/plays/written.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "testing/fixture.h"
#include "testing/rounds.h"
#include "testing/wanted.h"

namespace elfref::testing::generated_test {
namespace {

constexpr std::uint64_t seed = 4711;

std::uint64_t games() {
  return static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 100, 250));
}

/// The record, and what is found in it.
std::string told(const std::string& record, const Refereed& refereed) {
  std::string out = record + "\n";
  render_check(out, refereed.source(), refereed.judgement, {});
  return out;
}

TEST(Dice, FallAsTheirInventorSays) {
  Dice dice(42, 54);
  std::vector<std::uint32_t> fallen;
  for (int i = 0; i < 6; ++i) fallen.push_back(dice.next());
  EXPECT_THAT(fallen,
              ::testing::ElementsAre(0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu));
}

TEST(Dice, ShowEverySideAsOften) {
  Dice dice(1);
  std::array<int, 6> times{};
  for (int i = 0; i < 60000; ++i) ++times[static_cast<std::size_t>(dice.below(6))];
  for (const int often : times) EXPECT_NEAR(often, 10000, 400);
}

TEST(Generated, IsLegalInFullDetailAndTheResultIsRight) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = seed}, number));
    const std::string record = record_of(game, Detail::full);
    const Refereed refereed = referee({"generated", record, 1, 1});
    ASSERT_EQ(refereed.judgement.verdict, Verdict::legal) << told(record, refereed);
    ASSERT_EQ(refereed.judgement.claims, game.finished ? Claims::confirmed : Claims::none) << told(record, refereed);
    ASSERT_EQ(refereed.judgement.finished, game.finished) << told(record, refereed);
  }
}

TEST(Generated, AccusesNobodyInLessDetail) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = seed}, number));
    for (const Detail detail : {Detail::in_public, Detail::minimal}) {
      const std::string record = record_of(game, detail);
      const Refereed refereed = referee({"generated", record, 1, 1});
      ASSERT_TRUE(refereed.judgement.verdict == Verdict::legal || refereed.judgement.verdict == Verdict::possible)
          << told(record, refereed);
      ASSERT_NE(refereed.judgement.claims, Claims::refuted) << told(record, refereed);
    }
  }
}

TEST(Generated, RoundsLeadToTheEnd) {
  Overrides by_round;
  by_round.by_round = true;
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = seed}, number));
    for (const Detail detail : {Detail::full, Detail::in_public, Detail::minimal}) {
      const std::string record = record_of(game, detail);
      const Refereed refereed = referee({"generated", record, 1, 1}, by_round);
      ASSERT_EQ(fault_of_rounds(refereed.judgement), "") << told(record, refereed);
      ASSERT_EQ(refereed.judgement.rounds.empty(), record.find("\nrounds:") == std::string::npos) << record;
    }
  }
}

/// The plays that people count, in words.
template <class Plays>
std::vector<std::string> in_words(const Plays& plays, const std::vector<Player>& players) {
  using namespace elfenland;
  std::vector<std::string> words;
  for (const Action& play : plays) {
    const auto* end = std::get_if<EndJourney>(&play);
    const bool left_out = std::holds_alternative<BeginChoose>(play) || std::holds_alternative<BeginPlan>(play) ||
                          std::holds_alternative<BeginTravel>(play) || std::holds_alternative<EndRound>(play) ||
                          (end != nullptr && !end->written);
    if (!left_out) words.push_back(written(play, players));
  }
  return words;
}

TEST(Generated, RecordSaysWhatWasPlayed) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = seed}, number));
    if (game.agreed.stop_after != 0 || game.won_early) continue;  // what is not written down stands there as unknown
    const Refereed refereed = referee({"generated", record_of(game, Detail::full), 1, 1});
    Diagnostics faults;
    const auto session = elfenland::decode(*refereed.record, faults);
    ASSERT_TRUE(session);
    std::vector<elfenland::Action> read;
    for (const auto& play : session->plays) {
      const auto* keep = std::get_if<elfenland::Keep>(&play.action);
      if (keep == nullptr || keep->written) read.push_back(play.action);
    }
    ASSERT_EQ(in_words(read, session->players), in_words(game.plays, session->players)) << number;
    ASSERT_EQ(elfenland::judging_options(*session), game.options) << number;
  }
}

TEST(Generated, SessionOfANumberIsTheSameAtEveryDetail) {
  for (std::uint64_t number = 0; number < games(); ++number)
    ASSERT_EQ(agreement_of({.seed = seed}, number), agreement_of({.seed = seed, .detail = Detail::minimal}, number));
}

TEST(Generated, TableIsAsItWasAskedFor) {
  for (const auto& edition : elfenland::editions())
    for (int players = 2; players <= 6; ++players)
      for (std::uint64_t number = 0; number < 10; ++number) {
        const Agreement agreed =
            agreement_of({.seed = seed, .players = players, .edition = std::string(edition.name)}, number);
        ASSERT_EQ(agreed.edition, edition.name);
        ASSERT_EQ(agreed.players, players);
        for (int index = 0; index < elfenland::option_count; ++index) {
          const auto option = elfenland::Option(index);
          if (!edition.assumes(option)) {
            ASSERT_EQ(agreed.options[option], edition.options[option]) << edition.name << index;
          }
        }
      }
}

TEST(Generated, EveryRuleAndKindOfPlayIsExercised) {
  for (const SessionGenerator& generator : generators())
    for (const Tally& tally : generator.tallies({.seed = seed, .detail = Detail::minimal}, 6000)) {
      EXPECT_EQ(tally.times > 0, tally.never.empty()) << tally.what << ": " << tally.times << ' ' << tally.never;
    }
}

TEST(Generated, WrongRequestsAreRefused) {
  for (const SessionGenerator& generator : generators()) {
    EXPECT_EQ(generator.refuse({}), "");
    EXPECT_EQ(generator.refuse({.players = 6, .edition = "bga"}), "");
    EXPECT_NE(generator.refuse({.players = 7}), "");
    EXPECT_NE(generator.refuse({.players = 1}), "");
    EXPECT_NE(generator.refuse({.edition = "elfensea"}), "");
  }
}

// ---------------------------------------------------------------- with one breach

class BrokenRule : public ::testing::TestWithParam<std::string> {};

std::uint64_t broken_games() {
  return games() / 10;
}

/// What the record says of itself, and what is found in it.
void expect_the_breach(const std::string& record, std::string_view rule) {
  const std::vector<Fixture> fixtures = fixtures_of("generated", record);
  ASSERT_EQ(fixtures.size(), 1u);
  const Fixture& fixture = fixtures.front();
  const Refereed refereed = referee(fixture.source);
  Findings accused;
  for (const std::string& finding : found(refereed))
    if (finding.find(": note ") == std::string::npos) accused.push_back(finding);
  ASSERT_EQ(accused, fixture.expected) << told(record, refereed);
  ASSERT_EQ(accused.size(), 1u) << told(record, refereed);
  ASSERT_TRUE(accused.front().ends_with(" error " + std::string(rule))) << told(record, refereed);
  ASSERT_EQ(name(refereed.judgement.verdict), fixture.verdict) << told(record, refereed);
  if (!fixture.claims.empty()) {
    ASSERT_EQ(name(refereed.judgement.claims), fixture.claims) << told(record, refereed);
  }
  const std::string label = std::string("breaks: ").append(rule).append(", line: ") +
                            accused.front().substr(0, accused.front().find(':')) + "}";
  ASSERT_NE(record.find(label), std::string::npos) << told(record, refereed);
}

TEST_P(BrokenRule, IsFoundWhereItIsBrokenAndNothingElse) {
  for (std::uint64_t number = 0; number < broken_games(); ++number) {
    const auto game = broken_game({.seed = seed, .breaks = GetParam()}, number);
    ASSERT_TRUE(game) << number;
    expect_the_breach(record_of(*game, Detail::full), GetParam());
  }
}

/// The rules of which a breach is an error.
std::vector<std::string> errors() {
  std::vector<std::string> ids;
  for (const auto& rule : elfenland::rulebook())
    if (rule.info.severity == Severity::error) ids.emplace_back(rule.info.id);
  return ids;
}

std::string name_of_rule(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(, BrokenRule, ::testing::ValuesIn(errors()), name_of_rule);

TEST(Broken, AnyRuleIsOneOfThem) {
  std::set<std::string> rules;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const auto game = broken_game({.seed = seed, .breaks = "any"}, number);
    ASSERT_TRUE(game) << number;
    rules.emplace(game->breach.rule);
    expect_the_breach(record_of(*game, Detail::full), game->breach.rule);
  }
  EXPECT_GT(rules.size(), 40u);
}

TEST(Broken, SessionIsTheSameWhateverElseIsAskedFor) {
  const SessionGenerator& generator = generators().front();
  const SessionRequest request{.seed = 3, .breaks = "any"};
  EXPECT_EQ(generator.record(request, 4), generator.record(request, 4));
  EXPECT_NE(generator.record(request, 4), generator.record(request, 5));
}

TEST(Broken, WhatCannotBeIsNotMade) {
  const SessionGenerator& generator = generators().front();
  for (const auto& rule : elfenland::rulebook()) {
    const bool is_error = rule.info.severity == Severity::error;
    EXPECT_EQ(generator.refuse({.breaks = std::string(rule.info.id)}).empty(), is_error) << rule.info.id;
  }
  EXPECT_NE(generator.refuse({.breaks = "pay-the-prize"}), "");
  EXPECT_NE(generator.refuse({.detail = Detail::minimal, .breaks = "any"}), "");
  EXPECT_EQ(generator.record({.edition = "rio-grande-2015", .breaks = "early-win"}, 0), "");  // it has none
}

}  // namespace
}  // namespace elfref::testing::generated_test
