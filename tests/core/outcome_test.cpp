// How a session ended, in words, and whether its breaches change that.

#include "elfref/core/asking/outcome.h"

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing::outcome_test {
namespace {

struct Ended {
  std::string words;
  std::optional<bool> decisive;
  friend bool operator==(const Ended&, const Ended&) = default;
};

void PrintTo(const Ended& ended, std::ostream* out) {
  *out << ended.words << (!ended.decisive ? "" : *ended.decisive ? " (decisive)" : " (not decisive)");
}

Ended ended(Source source) {
  const Refereed refereed = referee(std::move(source), {});
  const Ending ending = ending_of(*refereed.game, *refereed.record, {}, refereed.judgement);
  return {Speaker(refereed.judgement)(ending.words), ending.decisive};
}

/// The ending of a record, with some words of it replaced by others.
Ended ended(std::string_view path, std::string_view old = "", std::string_view anew = "") {
  std::string text = text_of_file(ELFREF_SOURCE_DIR "/" + std::string(path));
  if (!old.empty()) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    text.replace(at, old.size(), anew);
  }
  return ended(Source{.name = "x.yaml", .text = std::move(text)});
}

constexpr std::string_view full = "records/elfenland/sessions/three-players-full.yaml";

TEST(Outcome, NamesWhoWon) {
  EXPECT_EQ(ended(full), (Ended{"Brandy wins with 17", {}}));
  EXPECT_EQ(ended("records/elfenland/sessions/four-players-unfinished-public.yaml"), Ended());
  EXPECT_EQ(ended("records/elven-rage/sessions/three-players-lord-of-dragons-public.yaml"), (Ended{"Jun wins", {}}));
}

TEST(Outcome, OfPlayersTogetherIsTheirs) {
  EXPECT_EQ(ended("records/master-elf/sessions/three-players-won-full.yaml"), (Ended{"The players win", {}}));
  EXPECT_EQ(ended("records/master-elf/sessions/two-players-nowhere-to-go-full.yaml"), (Ended{"The players lose", {}}));
}

TEST(Outcome, SaysThatABreachChangesNothing) {
  // What John did afterwards would have to be taken back too: he comes no nearer to winning.
  EXPECT_EQ(ended(full, "Parundia: 2 pigs,", "Parundia: pig,"), (Ended{"Brandy wins in any case", false}));
  const std::vector<Fixture> fixtures = fixtures_of("tests/elfenland/rules/pay-the-price.yaml");
  EXPECT_EQ(ended(fixtures.at(fixtures.size() - 2).source), (Ended{"Anna wins in any case", false}));
}

TEST(Outcome, SaysThatABreachDecides) {
  const std::vector<Fixture> fixtures = fixtures_of("tests/elfenland/rules/pay-the-price.yaml");
  EXPECT_EQ(ended(fixtures.back().source), (Ended{"Anna wins; without the breaches: Boris wins", true}));
}

// Had she paid what was due, she might have gone on as she did: what else she would have done, no one knows.
TEST(Outcome, SaysNothingWhereTheWinnerWouldHavePlayedOtherwise) {
  EXPECT_EQ(ended(full, "Wylhien: 1 wagon, Parundia: pig,", "Wylhien: 1 wagon, Parundia: wagon,"),
            (Ended{"Brandy wins with 17", {}}));
  EXPECT_EQ(ended("records/elfenland/disputes/one-more-round.yaml").decisive, std::nullopt) << "it is about no play";
}

}  // namespace
}  // namespace elfref::testing::outcome_test
