// Whatever searches beside the judging has a limit of work, and says when it is given up. The records are those whose
// searches once took minutes; tests/bench/work_beside says what they take now.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "elfref/core/asking/fix.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/pages/dispute.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/english.h"
#include "testing/wanted.h"

namespace elfref::given_up_test {
namespace {

Source hard(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(ELFREF_SOURCE_DIR "/tests/bench/records/") + name).rdbuf();
  return {.name = name, .text = text.str()};
}

TEST(GivenUp, SuggestionsAreAndItIsSaid) {
  const Source source = hard("unknown-steps.yaml");
  const auto suggested = [&] {
    Refereed refereed = referee(source);
    suggest(*refereed.game, *refereed.record, {}, refereed.judgement);
    return refereed;
  };
  const Refereed refereed = suggested();
  EXPECT_EQ(testing::in_english(refereed.judgement.given_up), std::vector<std::string>{"suggestions"});
  std::string text;
  render_check(text, refereed.source(), refereed.judgement, {});
  EXPECT_NE(text.find("note: suggestions are incomplete: the search limit was reached\n"), std::string::npos);
  const std::string json = render_json(refereed.source(), refereed.judgement);
  EXPECT_NE(json.find(R"("given_up":["suggestions"])"), std::string::npos);
  // No clock is asked: it is the same every time.
  if (testing::in_full()) {
    EXPECT_EQ(render_json(source, suggested().judgement), json);
  }
}

TEST(GivenUp, APatchIsAndItIsSaid) {
  const Refereed refereed = referee(hard("unknown-steps.yaml"));
  EXPECT_TRUE(fix(*refereed.game, *refereed.record, {}, refereed.judgement, {}).given_up);
}

TEST(GivenUp, NothingIsInAnOrdinaryRecord) {
  const Refereed refereed = referee({.name = "x.yaml",
                                     .text = "players: [Anna, Boris]\nrounds:\n- plan:\n"
                                             "  - Anna: dragno on Elvenhold-Lapphalya\n"});
  EXPECT_FALSE(fix(*refereed.game, *refereed.record, {}, refereed.judgement, {}).given_up);
}

TEST(GivenUp, WhatWasNotJudgedToItsEndIsNoJudgement) {
  const Source source = hard("remembered.yaml");
  const Refereed whole = referee(source);
  for (const std::uint64_t share : {0u, 10u, 50u, 90u}) {
    Work work(whole.judgement.work * share / 100);
    (void)referee(source, {.work = &work});
    EXPECT_TRUE(work.done()) << share;
    EXPECT_LT(work.spent(), whole.judgement.work * 2) << share;
  }
  Work enough(whole.judgement.work + 1);
  EXPECT_EQ(render_json(source, referee(source, {.work = &enough}).judgement), render_json(source, whole.judgement));
  EXPECT_FALSE(enough.done());
}

}  // namespace
}  // namespace elfref::given_up_test
