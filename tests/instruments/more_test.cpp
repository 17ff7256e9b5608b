// More is never milder: a session in which a rule is broken, told in more detail, is judged at least as strictly: who
// is accused where less is told is accused where more is. ELFREF_MORE of the environment is how many pairs of records
// of each game are tried, ELFREF_SEED what they are drawn from.

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/testing/things.h"
#include "instruments/thinned.h"
#include "testing/wanted.h"

namespace elfref::testing::more_test {
namespace {

constexpr int pairs_a_session = 4;
constexpr int most_shown = 8;     // pairs that fail, of each game
constexpr int most_judged = 150;  // to make one of these small

/// A record, and one that tells less of the same session.
struct Pair {
  Thinned more;
  Thinned less;

  /// Whether the one that tells more is judged more mildly.
  [[nodiscard]] bool milder() const {
    const Said told_less = said_of(less.json());
    if (told_less.verdict == Verdict::unreadable || !told_less.accuses()) return false;
    const Said told_more = said_of(more.json());
    if (told_more.verdict == Verdict::illegal) return false;
    const std::string& only = more.game->told_only;
    if (!only.empty() &&
        std::ranges::any_of(told_more.depends, [&](const std::string& depends) { return depends.starts_with(only); }))
      return false;
    return told_less.verdict == Verdict::illegal || told_more.claims != Claims::refuted;
  }
};

/// The same with as little left out of one alone as makes it fail still, and with what may be left out of both.
Pair smallest(Pair pair) {
  int judged = 0;
  for (std::size_t i = pair.less.cuts.size(); i-- > 0 && judged < most_judged;) {
    Pair fewer = pair;
    const std::size_t cut = pair.less.cuts[i];
    fewer.less.cuts.erase(fewer.less.cuts.begin() + static_cast<std::ptrdiff_t>(i));
    std::erase(fewer.more.cuts, cut);
    ++judged;
    if (fewer.milder()) pair = std::move(fewer);
  }
  for (std::size_t cut = 0; cut < pair.more.record->cuts.size() && judged < most_judged; ++cut) {
    Pair shorter = pair;
    shorter.more.cuts.insert(shorter.more.cuts.begin(), cut);
    shorter.less.cuts.insert(shorter.less.cuts.begin(), cut);
    shorter.more.results_begin_nowhere();
    shorter.less.results_begin_nowhere();
    if (shorter.less.json().size() + 200 > pair.less.json().size()) continue;
    ++judged;
    if (shorter.milder()) pair = std::move(shorter);
  }
  return pair;
}

class More : public ::testing::TestWithParam<std::size_t> {
 public:
  [[nodiscard]] static const ThinnedGame& game() { return thinned_games()[GetParam()]; }
};

TEST_P(More, IsNeverMilder) {
  const int wanted_pairs = wanted("ELFREF_MORE", 200, 5'000);
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 20161123);
  std::cout << game().sessions->game->name << ": " << wanted_pairs << " pairs, ELFREF_SEED=" << seed << '\n';
  Chooser chooser(game());
  int pairs = 0, accused = 0, milder = 0;
  for (std::uint64_t number = 0; pairs < wanted_pairs; ++number) {
    const std::string text = game().record({.seed = seed, .breaks = "any"}, number);
    Dice dice(seed ^ 0x30e, number);
    Thinnable session(text);
    game().add_cuts(session, dice);
    for (int again = 0; again < pairs_a_session && pairs < wanted_pairs; ++again, ++pairs) {
      Pair pair{.more = chooser.any(session, dice), .less = chooser.any(session, dice)};
      if (again == 0) pair.more.cuts.clear();
      if (again % 2 == 1 && pair.more.cuts.size() > 1) pair.more.cuts.resize(1);
      // Where one alone begins in the middle, it does not leave out what the other does.
      std::erase_if(pair.less.cuts,
                    [&](std::size_t cut) { return std::ranges::any_of(session.cuts[cut].way, &Change::stays); });
      // Of two changes of a word the first is made: those of both come first.
      std::erase_if(pair.less.cuts,
                    [&](std::size_t cut) { return std::ranges::find(pair.more.cuts, cut) != pair.more.cuts.end(); });
      std::erase_if(pair.less.cuts,
                    [&](std::size_t cut) { return is_in(game().of_both, session.cuts[cut].kind); });
      pair.less.cuts.insert(pair.less.cuts.begin(), pair.more.cuts.begin(), pair.more.cuts.end());
      pair.less.results_begin_nowhere();
      accused += said_of(pair.less.json()).accuses() ? 1 : 0;
      if (!pair.milder()) continue;
      if (milder++ >= most_shown) continue;
      const Pair small = smallest(pair);
      ADD_FAILURE() << game().sessions->game->name << ", ELFREF_SEED=" << seed << ", session " << number
                    << ": told in more detail it is judged more mildly\n"
                    << shown(small.less.json()) << "\nand with more\n\n"
                    << shown(small.more.json());
    }
  }
  std::cout << "  " << pairs << " pairs, " << accused << " accused where less is told, " << milder << " milder\n";
}

INSTANTIATE_TEST_SUITE_P(, More, ::testing::Values(0u, 1u, 2u), [](const auto& game) {
  std::string name(thinned_games()[game.param].sessions->game->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace elfref::testing::more_test
