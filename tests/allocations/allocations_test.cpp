// Judging a legal play allocates nothing. A binary of its own: it counts every operator new.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/testing/elfenland.h"

namespace {
std::size_t allocations = 0;
}

[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace elfref::testing {
namespace {

using namespace elfenland;

TEST(Allocations, AreCounted) {
  const std::size_t before = allocations;
  ::operator delete(::operator new(1));  // a compiler may leave out others
  EXPECT_EQ(allocations, before + 1);
}

TEST(Allocations, ThereAreNoneWhereAPlayIsLegal) {
  PlayedGame game;
  std::size_t plays = 0, remarks = 0;
  for (std::uint64_t number = 0; number < 500; ++number) {
    play_game(agreement_of({.seed = 5}, number), game);
    Position state = begin(game.session, game.options, listed_seating());
    for (Action& play : game.plays) {
      std::size_t said = 0;
      const std::size_t before = allocations;
      resolve(state, play);
      check(state, play, [&](const RuleInfo&, const Finding& finding) { said += finding.words ? 1 : 0; });
      elfenland::apply(state, play);
      if (said == 0) {
        ASSERT_EQ(allocations, before) << "session " << number << ", play " << state.ply;
      }
      ++plays;
      remarks += said;
    }
  }
  EXPECT_GT(plays, 50'000u);
  EXPECT_LT(remarks, plays / 50) << "nearly all plays have nothing to be said of";
}

/// A table is a value: to copy it is no allocation either.
TEST(Allocations, ThereAreNoneInACopyOfTheTable) {
  PlayedGame game = play_game(agreement_of({.seed = 5}, 0));
  const Position state = begin(game.session, game.options, listed_seating());
  const std::size_t before = allocations;
  const Position copy = state;
  EXPECT_EQ(copy, state);
  EXPECT_EQ(allocations, before);
}

}  // namespace
}  // namespace elfref::testing
