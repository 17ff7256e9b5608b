// Less is never worse: of a legal session something is left out that need not be written, and nobody is accused, and no
// claim is refuted. ELFREF_THINNED of the environment is how many records of each game are tried, ELFREF_SEED what they
// are drawn from; `tools/test --all instruments` tries many, with another seed each time.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "instruments/thinned.h"
#include "testing/wanted.h"

namespace elfref::testing::less_test {
namespace {

constexpr int records_a_session = 4;
constexpr int usually_shown = 12;
/// Records that fail, of each game: one a rule, and where more are wanted several.
const int most_shown = wanted("ELFREF_SHOWN", usually_shown, usually_shown);
constexpr int most_judged = 300;                        // to make one of these small

/// The details at which the sessions are written, one after the other.
Detail detail_of(std::uint64_t number) {
  return std::array{Detail::full, Detail::in_public, Detail::full, Detail::minimal}[number % 4];
}

std::string_view name_of(Detail detail) {
  return detail == Detail::full ? "full" : detail == Detail::in_public ? "public" : "minimal";
}

/// How a verdict and claims are ranked: the worse, the more.
int rank(const Said& said) {
  const int verdict = said.verdict == Verdict::legal ? 0 : said.verdict == Verdict::possible ? 1 : 2;
  return verdict;
}
int rank_of_claims(const Said& said) {
  return said.claims == Claims::refuted ? 2 : said.claims == Claims::open ? 1 : 0;
}

class Less : public ::testing::TestWithParam<std::size_t> {
 public:
  [[nodiscard]] static const ThinnedGame& game() { return thinned_games()[GetParam()]; }
};

std::string all_of(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

TEST_P(Less, IsNeverWorse) {
  const int wanted_records = wanted("ELFREF_THINNED", 600, 20'000);
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 20161122);
  std::cout << game().sessions->game->name << ": " << wanted_records << " records, ELFREF_SEED=" << seed << '\n';
  Chooser chooser(game());
  std::map<std::string, int> failed;  // by what is accused, and by what was left out
  std::set<std::string> told;
  int shown_so_far = 0;
  int records = 0, accused = 0;
  for (std::uint64_t number = 0; records < wanted_records; ++number) {
    const SessionRequest request{.seed = seed, .detail = detail_of(number)};
    Dice dice(seed ^ 0x1e55, number);
    Thinnable session(game().record(request, number));
    game().add_cuts(session, dice);
    for (int again = 0; again < records_a_session && records < wanted_records; ++again, ++records) {
      const Thinned thinned = chooser.any(session, dice);
      const Said said = said_of(thinned.json());
      Thinned twice = thinned;
      twice.twice = true;
      const std::string doubled = twice.json();
      const bool two = doubled != thinned.json();
      const Said more = two ? said_of(doubled) : said;
      const bool worse = two && (rank(said) > rank(more) || rank_of_claims(said) > rank_of_claims(more));
      if (!said.accuses() && !more.accuses() && !worse) continue;
      ++accused;
      const Thinned& failing = said.accuses() || worse ? thinned : twice;
      const std::set<std::string> why = worse && !said.accuses() ? std::set<std::string>{"worse than with two unknown"}
                                        : said.accuses()         ? said.accused
                                                                 : more.accused;
      ++failed[all_of(why) + " | " + all_of(failing.kinds())];
      const bool fresh = std::ranges::any_of(why, [&](const std::string& rule) { return told.insert(rule).second; });
      if ((!fresh && most_shown <= usually_shown) || shown_so_far++ >= most_shown) continue;
      const auto fails = [&](const Thinned& other) {
        const Said now = said_of(other.json());
        if (!now.accuses()) return false;
        return std::ranges::any_of(now.accused, [&](const std::string& rule) { return why.contains(rule); });
      };
      const Thinned small = said.accuses() || more.accuses() ? smallest(failing, most_judged, fails) : failing;
      ADD_FAILURE() << game().sessions->game->name << ", ELFREF_SEED=" << seed << ", session " << number << ", "
                    << name_of(request.detail) << ", left out: " << all_of(small.kinds()) << " (of "
                    << all_of(failing.kinds()) << ")\n"
                    << shown(small.json());
    }
  }
  for (const auto& [kind, times] : chooser.tried()) std::cout << "  " << times << " " << kind << '\n';
  for (const auto& [why, times] : failed) std::cout << "  " << times << " failed: " << why << '\n';
  std::cout << "  " << records << " records, " << accused << " judged worse than the session\n";
  const int least = records >= 20'000 ? 500 : 1;
  for (const std::string& kind : game().kinds) EXPECT_GE(chooser.times(kind), least) << kind;
  EXPECT_EQ(chooser.tried().size(), game().kinds.size());
}

INSTANTIATE_TEST_SUITE_P(, Less, ::testing::Values(0u, 1u, 2u), [](const auto& game) {
  std::string name(thinned_games()[game.param].sessions->game->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace elfref::testing::less_test
