// An edition or an option that a game does not have: a fault that is returned, wherever one can be asked for.

#include "elfref/core/judging/refused.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/live/sheet.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/games.h"
#include "elfref/recorder.h"
#include "testing/english.h"

namespace elfref::testing::refused_test {
namespace {

using ::testing::HasSubstr;

struct Wrong {
  Overrides overrides;
  std::string_view id;
  std::string_view says;
};

const std::vector<Wrong>& all_wrong() {
  static const std::vector<Wrong> all{
      {{.edition = "rio-grande-1999"}, "unknown-edition", "'rio-grande-1999'"},
      {{.edition = "elfengold"}, "unknown-edition", "expansion"},
      {{.edition = {}, .options = {{"lake-price", "1"}}}, "unknown-option", "'lake-price'"},
      {{.edition = "russian", .options = {{"lake-cost", "9"}}}, "bad-option-value", "'9'"},
  };
  return all;
}

void expect_refused(const Judgement& judgement, const Wrong& wrong) {
  EXPECT_EQ(name(judgement.verdict), "unreadable");
  ASSERT_EQ(judgement.findings.size(), 1U);
  const Diagnostic& fault = judgement.findings.front();
  EXPECT_EQ(fault.id, wrong.id);
  EXPECT_EQ(fault.severity, Severity::error);
  EXPECT_EQ(fault.bearing, Bearing::record);
  EXPECT_THAT(in_english(fault.message), HasSubstr(std::string(wrong.says)));
}

constexpr std::string_view yaml = "players: [Anna, Boris]\nrounds:\n- plan:\n  - Anna: pig on Elvenhold-Virst\n";
constexpr std::string_view json = R"({"players": ["Anna"], "rounds": [{"plan": [{"Anna": "pass"}]}]})";

TEST(Refused, ByWhoeverJudgesARecord) {
  for (const Wrong& wrong : all_wrong())
    for (const Syntax syntax : {Syntax::yaml, Syntax::json}) {
      const Source source{.name = "x", .text = std::string(syntax == Syntax::yaml ? yaml : json), .syntax = syntax};
      expect_refused(referee(source, wrong.overrides).judgement, wrong);
      expect_refused(judge_document(source, wrong.overrides).judgement, wrong);
      const Overrides& asked = wrong.overrides;
      const Compared compared = compare(source, {.editions = {"italian", asked.edition}, .options = asked.options});
      ASSERT_TRUE(compared.comparison.unreadable());
      expect_refused(compared.comparison.columns.front().judgement, wrong);
    }
}

TEST(Refused, ByTheGameOfTheRecord) {
  const Source other{.name = "x", .text = "game: master-elf\nplayers: [Anna, Boris]\nturns:\n- Anna: [stays]\n"};
  EXPECT_TRUE(refusal({.edition = "italian"}).empty());
  expect_refused(referee(other, {.edition = "italian"}).judgement, {{}, "unknown-edition", "'italian'"});
  Recorder recorder({.edition = "italian"});
  EXPECT_EQ(recorder.next(other).refusal.id, "unknown-rules");
  EXPECT_EQ(recorder.next({.name = "x", .text = std::string(yaml)}).refusal.id, "");
}

TEST(Refused, ByATableAndASheet) {
  for (const Wrong& wrong : all_wrong()) {
    const auto table = elfenland::Table::start({"Anna", "Boris"}, wrong.overrides);
    EXPECT_FALSE(table);
    EXPECT_THAT(in_english(table.why), HasSubstr(std::string(wrong.says)));
    const std::vector<elfenland::SheetLine> sheet{{.player = "Anna", .towns = 3}};
    expect_refused(elfenland::score(sheet, wrong.overrides).judgement, wrong);
  }
}

TEST(Refused, NotWhatThereIs) {
  auto table =
      elfenland::Table::start({"Anna", "Boris"}, {.edition = "Rio Grande 1998", .options = {{"lake-cost", "1"}}});
  ASSERT_TRUE(table);
  EXPECT_TRUE(table.why.empty());
  (*table).begin(elfenland::phase::travel);
  EXPECT_EQ((*table).record(),
            "game: elfenland\nedition: rio-grande-1998\noptions: {lake-cost: 1}\nplayers: [Anna, Boris]\n"
            "rounds:\n- travel: []\n");
  EXPECT_EQ(referee({.name = "x", .text = std::string(yaml)}, {.edition = "italian"}).judgement.edition, "italian");
}

}  // namespace
}  // namespace elfref::testing::refused_test
