// No short record is slow. Sessions are generated, broken, thinned out, and made longer with the rounds or turns of
// others; the slowest that are found are printed. ELFREF_SLOW of the environment is how many records of each game are
// tried, ELFREF_SEED what they are drawn from, ELFREF_SHOWN how many of the slowest are printed in full. Time is
// printed and never asserted: what is asserted is the work that judging counts.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/games.h"
#include "instruments/thinned.h"
#include "testing/wanted.h"

namespace elfref::testing::slow_test {
namespace {

constexpr std::size_t most_bytes = 64 << 10;
constexpr std::uint64_t most_work = 25'000'000;  // units: half a second, about; half of it is wanted
constexpr std::size_t most_shown = 5;

/// A record, and what it took to judge it.
struct Judged {
  std::string what;
  std::string json;
  std::uint64_t work = 0;
  double milliseconds = 0;
};

/// The rounds or turns of a record, or null.
Tree* course_of(Tree& tree) {
  Tree* rounds = tree.find("rounds");
  Tree* course = rounds != nullptr ? rounds : tree.find("turns");
  return course != nullptr && course->shape == Shape::list ? course : nullptr;
}

/// Appends rounds or turns of another record, in some pieces.
void splice(Tree& tree, Tree other, Dice& dice) {
  Tree* course = course_of(tree);
  Tree* more = course_of(other);
  if (course == nullptr || more == nullptr || course->key != more->key || more->parts.empty()) return;
  for (int pieces = 1 + dice.below(8); pieces > 0; --pieces) {
    const auto all = static_cast<int>(more->parts.size());
    const int begin = dice.below(all);
    const int end = begin + 1 + dice.below(all - begin);
    course->parts.insert(course->parts.end(), more->parts.begin() + begin, more->parts.begin() + end);
  }
}

class Slow : public ::testing::TestWithParam<std::size_t> {
 public:
  [[nodiscard]] static const ThinnedGame& game() { return thinned_games()[GetParam()]; }

  [[nodiscard]] static SessionRequest request(std::uint64_t seed, Dice& dice) {
    constexpr std::array details{Detail::full, Detail::in_public, Detail::minimal};
    SessionRequest request{.seed = seed, .detail = details[static_cast<std::size_t>(dice.below(3))]};
    if (dice.chance(30)) request = {.seed = seed, .breaks = "any"};
    return request;
  }

  /// A record that was changed in some ways, as a tree. Its kind is added to `what`.
  [[nodiscard]] static Tree tree(std::uint64_t seed, std::uint64_t number, Dice& dice, std::string& what) {
    const SessionRequest asked = request(seed, dice);
    std::string text = game().record(asked, number);
    if (text.empty()) text = game().record({.seed = seed}, number);
    what += (asked.breaks.empty() ? " generated" : " broken") + (" " + std::to_string(number));
    if (dice.chance(40)) return tree_of_text(text);
    Thinnable session(std::move(text));
    game().add_cuts(session, dice);
    Chooser chooser(game());
    what += " thinned";
    return chooser.any(session, dice).tree();
  }

  [[nodiscard]] static Judged judged(std::uint64_t seed, std::uint64_t number) {
    Dice dice(seed ^ 0x510, number);
    Judged one;
    Tree record = tree(seed, number, dice, one.what);
    if (dice.chance(60)) {
      one.what += " with";
      const auto from = dice.chance(50) ? number : number + static_cast<std::uint64_t>(dice.below(1000));
      splice(record, tree(seed, from, dice, one.what), dice);
    }
    one.json = json_of(record);
    if (one.json.size() > most_bytes) return one;
    const std::clock_t begin = std::clock();
    one.work = referee({.name = "slow", .text = one.json, .syntax = Syntax::json}).judgement.work;
    one.milliseconds = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return one;
  }
};

TEST_P(Slow, IsNoShortRecord) {
  const int records = wanted("ELFREF_SLOW", 100, 10'000);
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 20161122);
  std::vector<Judged> slowest;
  int spliced = 0;
  std::uint64_t longest = 0;
  for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(records); ++number) {
    Judged one = judged(seed, number);
    spliced += one.what.find(" with") != std::string::npos ? 1 : 0;
    longest = std::max<std::uint64_t>(longest, one.json.size() > most_bytes ? 0 : one.json.size());
    EXPECT_LE(one.work, most_work) << one.what << ", ELFREF_SEED=" << seed << '\n' << yaml_of(one.json);
    slowest.push_back(std::move(one));
    std::ranges::sort(slowest, std::greater{}, &Judged::milliseconds);
    if (slowest.size() > most_shown) slowest.pop_back();
  }
  std::cout << game().sessions->game->name << ": " << records << " records, ELFREF_SEED=" << seed << ", " << spliced
            << " made longer, the longest has " << longest << " bytes; the slowest:\n";
  for (const Judged& one : slowest)
    std::cout << "  " << one.milliseconds << " ms, " << one.work << " units, " << one.json.size()
              << " bytes:" << one.what << '\n';
  const auto shown = static_cast<std::size_t>(wanted("ELFREF_SHOWN", 0, 1));
  for (std::size_t i = 0; i < std::min(shown, slowest.size()); ++i) std::cout << yaml_of(slowest[i].json) << "...\n";
  EXPECT_GE(spliced, records / 3);
  EXPECT_GE(longest, 8u << 10);
}

INSTANTIATE_TEST_SUITE_P(, Slow, ::testing::Values(0u, 1u, 2u), [](const auto& game) {
  std::string name(thinned_games()[game.param].sessions->game->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace elfref::testing::slow_test
