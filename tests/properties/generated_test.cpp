// Sessions that nobody played. ELFREF_GENERATED of the environment is how many of each kind are judged; without it, a
// quick share.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elven_rage.h"
#include "elfref/testing/master_elf.h"
#include "testing/english.h"
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

/// Sessions of one game.
class Sessions : public ::testing::TestWithParam<const SessionGenerator*> {
 public:
  /// The record of a session.
  [[nodiscard]] static std::string record(std::uint64_t number, Detail detail = Detail::full) {
    return GetParam()->record({.seed = seed, .detail = detail}, number);
  }
};

bool has_line(const std::string& record, std::string_view begin) {
  return record.find("\n" + std::string(begin)) != std::string::npos;
}

/// Nobody is accused, and no claim is refuted.
void expect_nobody_accused(const std::string& record) {
  const Refereed refereed = referee({"generated", record, 1, 1});
  ASSERT_TRUE(refereed.judgement.verdict == Verdict::legal || refereed.judgement.verdict == Verdict::possible)
      << told(record, refereed);
  ASSERT_NE(refereed.judgement.claims, Claims::refuted) << told(record, refereed);
}

TEST_P(Sessions, AreLegalInFullDetailAndTheResultIsRight) {
  for (std::uint64_t number = 0; number < games(); ++number) {
    const std::string text = record(number);
    const Refereed refereed = referee({"generated", text, 1, 1});
    ASSERT_EQ(refereed.judgement.verdict, Verdict::legal) << told(text, refereed);
    ASSERT_EQ(refereed.judgement.claims, has_line(text, "result:") ? Claims::confirmed : Claims::none)
        << told(text, refereed);
    ASSERT_TRUE(refereed.judgement.finished || !has_line(text, "winner:")) << told(text, refereed);
  }
}

TEST_P(Sessions, AccuseNobodyInLessDetail) {
  for (std::uint64_t number = 0; number < games(); ++number)
    for (const Detail detail : {Detail::in_public, Detail::minimal}) expect_nobody_accused(record(number, detail));
}

TEST_P(Sessions, AreTheSameWhateverElseIsAskedFor) {
  EXPECT_EQ(record(4), record(4));
  EXPECT_NE(record(4), record(5));
}

TEST_P(Sessions, AreTheSameInJson) {
  for (std::uint64_t number = 0; number < games() / 5; ++number) {
    Diagnostics faults;
    const auto yaml = read_record({.name = "yaml", .text = record(number)}, faults);
    const auto json = read_record({.name = "json", .text = write_json(*yaml), .syntax = Syntax::json}, faults);
    ASSERT_FALSE(faults.unreadable()) << record(number);
    ASSERT_TRUE(same_tree(*yaml, *json)) << record(number);
  }
}

TEST_P(Sessions, ExerciseEveryRuleAndKindOfPlay) {
  for (const Tally& tally : GetParam()->tallies({.seed = seed, .detail = Detail::minimal}, 6000)) {
    EXPECT_EQ(tally.times > 0, tally.never.empty())
        << tally.what << ": " << tally.times << ' ' << in_english(tally.never.message());
  }
}

TEST_P(Sessions, WrongRequestsAreRefused) {
  const SessionGenerator& generator = *GetParam();
  EXPECT_EQ(generator.refuse({}), "");
  EXPECT_EQ(generator.refuse({.players = 4, .edition = std::string(generator.game->editions().front().name)}), "");
  EXPECT_NE(generator.refuse({.players = 9}), "");
  EXPECT_NE(generator.refuse({.players = 1}), "");
  EXPECT_NE(generator.refuse({.edition = "elfensea"}), "");
  EXPECT_NE(generator.refuse({.breaks = "pay-the-prize"}), "");
  EXPECT_NE(generator.refuse({.detail = Detail::minimal, .breaks = "any"}), "");
}

std::vector<const SessionGenerator*> all_games() {
  std::vector<const SessionGenerator*> all;
  for (const SessionGenerator& generator : generators()) all.push_back(&generator);
  return all;
}

std::string in_name(std::string name) {
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(, Sessions, ::testing::ValuesIn(all_games()),
                         [](const auto& game) { return in_name(std::string(game.param->game->name)); });

TEST(ElvenRageSessions, AccuseNobodyWhereSomebodySawOrNotedLess) {
  for (std::uint64_t number = 0; number < games(); ++number)
    expect_nobody_accused(thinned_elven_rage({.seed = seed}, number));
}

TEST(MasterElfSessions, AccuseNobodyWhereSomebodySawOrNotedLess) {
  for (std::uint64_t number = 0; number < games(); ++number)
    expect_nobody_accused(thinned_master_elf({.seed = seed}, number));
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

// ---------------------------------------------------------------- with one breach

/// A game, and one of its rules.
struct RuleOf {
  const SessionGenerator* generator;
  std::string rule;
};
void PrintTo(const RuleOf& rule, std::ostream* out) {
  *out << rule.generator->game->name << ' ' << rule.rule;
}

class BrokenRule : public ::testing::TestWithParam<RuleOf> {};

std::uint64_t broken_games() {
  return games() / 10;
}

/// What the record says of itself, and what is found in it: the rule that is broken.
std::string expect_the_breach(const std::string& record) {
  const std::vector<Fixture> fixtures = fixtures_of("generated", record);
  EXPECT_EQ(fixtures.size(), 1u);
  const Fixture& fixture = fixtures.front();
  const Refereed refereed = referee(fixture.source);
  Findings accused;
  for (const std::string& finding : found(refereed))
    if (finding.find(": note ") == std::string::npos) accused.push_back(finding);
  EXPECT_EQ(accused, fixture.expected) << told(record, refereed);
  EXPECT_EQ(name(refereed.judgement.verdict), fixture.verdict) << told(record, refereed);
  if (!fixture.claims.empty()) {
    EXPECT_EQ(name(refereed.judgement.claims), fixture.claims) << told(record, refereed);
  }
  if (accused.size() != 1) return {};
  const std::string rule = accused.front().substr(accused.front().rfind(' ') + 1);
  const std::string label = "breaks: " + rule + ", line: " + accused.front().substr(0, accused.front().find(':')) + "}";
  EXPECT_NE(record.find(label), std::string::npos) << told(record, refereed);
  EXPECT_TRUE(accused.front().ends_with(" error " + rule)) << told(record, refereed);
  return rule;
}

TEST_P(BrokenRule, IsFoundWhereItIsBrokenAndNothingElse) {
  for (std::uint64_t number = 0; number < broken_games() && !HasFailure(); ++number)
    EXPECT_EQ(expect_the_breach(GetParam().generator->record({.seed = seed, .breaks = GetParam().rule}, number)),
              GetParam().rule)
        << number;
}

/// The rules of a game of which a breach is an error, as its module lists them.
std::vector<const RuleInfo*> errors_of(const SessionGenerator& generator) {
  std::vector<const RuleInfo*> rules;
  for (const RuleInfo* rule : generator.game->rules())
    if (rule->severity == Severity::error) rules.push_back(rule);
  return rules;
}

/// Those that are broken in some session; of the others the generator says why not.
std::vector<RuleOf> broken_rules() {
  std::vector<RuleOf> all;
  for (const SessionGenerator& generator : generators())
    for (const RuleInfo* rule : errors_of(generator))
      if (generator.refuse({.breaks = std::string(rule->id)}).empty())
        all.push_back({&generator, std::string(rule->id)});
  return all;
}

INSTANTIATE_TEST_SUITE_P(, BrokenRule, ::testing::ValuesIn(broken_rules()), [](const auto& rule) {
  return in_name(std::string(rule.param.generator->game->name) + "_" + rule.param.rule);
});

class Broken : public Sessions {};

TEST_P(Broken, AnyRuleIsOneOfThem) {
  std::set<std::string> rules;
  for (std::uint64_t number = 0; number < 200 && !HasFailure(); ++number)
    rules.insert(expect_the_breach(GetParam()->record({.seed = seed, .breaks = "any"}, number)));
  EXPECT_GT(rules.size(), 40u);
}

TEST_P(Broken, SessionIsTheSameWhateverElseIsAskedFor) {
  const SessionRequest request{.seed = 3, .breaks = "any"};
  EXPECT_EQ(GetParam()->record(request, 4), GetParam()->record(request, 4));
  EXPECT_NE(GetParam()->record(request, 4), GetParam()->record(request, 5));
}

TEST_P(Broken, WhatIsNoErrorIsNotMade) {
  int never = 0;
  for (const RuleInfo* rule : GetParam()->game->rules()) {
    const std::string why = GetParam()->refuse({.breaks = std::string(rule->id)});
    if (rule->severity != Severity::error) {
      EXPECT_NE(why, "") << rule->id;
    } else if (!why.empty()) {
      EXPECT_NE(why.find("broken in no session"), std::string::npos) << why;
      ++never;
    }
  }
  EXPECT_LE(never, 5);
}

INSTANTIATE_TEST_SUITE_P(, Broken, ::testing::ValuesIn(all_games()),
                         [](const auto& game) { return in_name(std::string(game.param->game->name)); });

TEST(ElfenlandBroken, WhatCannotBeIsNotMade) {  // that edition has no early win
  const SessionGenerator& generator = generators().front();
  EXPECT_EQ(generator.record({.edition = "rio-grande-2015", .breaks = "early-win"}, 0), "");
}

}  // namespace
}  // namespace elfref::testing::generated_test
