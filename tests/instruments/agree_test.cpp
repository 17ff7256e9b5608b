// Who generates sessions and who judges them agree. A legal session in full detail is legal and its claims are
// confirmed, except for at most one in 2,000 with too many hidden cards to search. In less detail no play is accused.
// In a session that breaks a rule, that rule is found in its line, and nothing else. ELFREF_AGREE of the environment is
// how many sessions of each game and each detail are tried, ELFREF_SEED the first of four seeds.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <vector>

#include "elfref/core/render/render.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/testing/generator.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::agree_test {
namespace {

constexpr std::uint64_t seeds = 4;
const int most_shown = wanted("ELFREF_SHOWN", 4, 4);  // sessions on which they do not agree, of each kind

/// The details, and sessions with a breach.
enum class Kind : std::uint8_t { full, in_public, minimal, broken };
constexpr std::array kinds{Kind::full, Kind::in_public, Kind::minimal, Kind::broken};
constexpr std::array<std::string_view, 4> kind_names{"full", "public", "minimal", "broken"};

std::string told(const Refereed& refereed) {
  std::string out = refereed.source().text + "\n";
  render_check(out, refereed.source(), refereed.judgement, {});
  return out;
}

/// Whether the whole session is found to be legal.
bool is_legal(const Refereed& refereed) {
  const bool claims = refereed.source().text.find("\nresult:") != std::string::npos;
  return refereed.judgement.verdict == Verdict::legal &&
         refereed.judgement.claims == (claims ? Claims::confirmed : Claims::none);
}

/// Whether a search reached its bound on work.
bool gave_up(const Refereed& refereed) {
  const Speaker says(refereed.judgement);
  return std::ranges::any_of(refereed.judgement.findings, [&](const Diagnostic& finding) {
    return says.catalogue().name(finding.message.id()).ends_with("-undecided");
  });
}

/// Whether nobody is accused, and nothing refuted.
bool is_not_accused(const Refereed& refereed) {
  const Verdict found = refereed.judgement.verdict;
  return (found == Verdict::legal || found == Verdict::possible) && refereed.judgement.claims != Claims::refuted;
}

/// What comes of one session.
enum class Outcome : std::uint8_t { agreed, given_up, apart };

/// Whether a session without a breach is judged so, in that detail.
Outcome outcome_of_legal(const std::string& record, bool full) {
  const Refereed refereed = referee({.name = "generated", .text = record});
  if (full ? is_legal(refereed) : is_not_accused(refereed)) return Outcome::agreed;
  return gave_up(refereed) && is_not_accused(refereed) ? Outcome::given_up : Outcome::apart;
}

/// Whether the rule that is said to be broken is found where it is marked, and nothing else.
Outcome outcome_of_broken(const std::string& record) {
  const Fixture fixture = fixtures_of("generated", record).front();
  const Refereed refereed = referee(fixture.source);
  Findings accused;
  for (const std::string& finding : found(refereed))
    if (finding.find(": note ") == std::string::npos) accused.push_back(finding);
  const bool as_marked = name(refereed.judgement.verdict) == fixture.verdict &&
                         (fixture.claims.empty() || name(refereed.judgement.claims) == fixture.claims);
  if (as_marked && accused == fixture.expected) return Outcome::agreed;
  std::erase_if(accused, [](const std::string& finding) { return finding.find(": warning ") != std::string::npos; });
  return gave_up(refereed) && as_marked && accused == fixture.expected ? Outcome::given_up : Outcome::apart;
}

class Agree : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Agree, WhoGeneratesAndWhoJudges) {
  const SessionGenerator& generator = generators()[GetParam()];
  const int wanted_sessions = wanted("ELFREF_AGREE", 80, 20'000);
  const std::uint64_t first = seed_wanted("ELFREF_SEED", 20161124);
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    int apart = 0, given_up = 0;
    for (int i = 0; i < wanted_sessions; ++i) {
      SessionRequest request{.seed = first + static_cast<std::uint64_t>(i) % seeds};
      if (kinds[kind] == Kind::broken) {
        request.breaks = "any";
      } else {
        request.detail = Detail(kind);
      }
      const std::uint64_t number = static_cast<std::uint64_t>(i) / seeds;
      const std::string text = generator.record(request, number);
      const Outcome outcome = kinds[kind] == Kind::broken ? outcome_of_broken(text)
                                                          : outcome_of_legal(text, kinds[kind] == Kind::full);
      if (outcome == Outcome::given_up) ++given_up;
      if (outcome != Outcome::apart) continue;
      ++apart;
      if (apart <= most_shown)
        ADD_FAILURE() << generator.game->name << ", " << kind_names[kind] << ", seed " << request.seed << ", session "
                      << number << '\n'
                      << told(referee({.name = "generated", .text = text}));
    }
    EXPECT_EQ(apart, 0) << kind_names[kind];
    EXPECT_LE(given_up, wanted_sessions / 2'000) << kind_names[kind];
    std::cout << generator.game->name << ": " << wanted_sessions << " sessions, " << kind_names[kind]
              << ", ELFREF_SEED=" << first << " to " << first + seeds - 1 << ": " << apart << " disagreements, "
              << given_up << " given up\n";
  }
}

INSTANTIATE_TEST_SUITE_P(, Agree, ::testing::Values(0u, 1u, 2u), [](const auto& game) {
  std::string name(generators()[game.param].game->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace elfref::testing::agree_test
