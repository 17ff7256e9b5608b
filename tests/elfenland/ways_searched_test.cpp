// Searches for unrecorded ways are kept by each thread. What was judged before changes no judgement.

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::elfenland::ways_searched_test {
namespace {

std::string said(const Source& source) {
  const Refereed refereed = referee(source);
  std::string text;
  render_check(text, refereed.source(), refereed.judgement, {});
  return text + std::to_string(refereed.judgement.work);
}

TEST(WaysSearched, BeforeChangeNoJudgement) {
  std::vector<std::string> paths = testing::records_below("tests/elfenland");
  for (std::string& path : testing::records_below("records/elfenland")) paths.push_back(std::move(path));
  int judged = 0;
  for (const std::string& path : paths)
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      if (fixture.source.text.find("unknown") == std::string::npos) continue;
      std::string alone;
      std::thread([&] { alone = said(fixture.source); }).join();
      EXPECT_EQ(said(fixture.source), alone) << path;
      ++judged;
    }
  EXPECT_GT(judged, 100);
}

}  // namespace
}  // namespace elfref::elfenland::ways_searched_test
