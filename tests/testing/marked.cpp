#include "testing/marked.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "elfref/games.h"
#include "testing/fixture.h"

namespace elfref::testing {

void expect_as_marked(const std::string& path) {
  const std::vector<Fixture> fixtures = fixtures_of(path);
  ASSERT_FALSE(fixtures.empty()) << path << " holds no record";
  for (const Fixture& fixture : fixtures) {
    SCOPED_TRACE(fixture.source.name + ":" + std::to_string(fixture.source.first_line));
    const Refereed refereed = referee(fixture.source, {});
    EXPECT_EQ(found(refereed), fixture.expected);
    if (!fixture.verdict.empty()) {
      EXPECT_EQ(name(refereed.judgement.verdict), fixture.verdict);
    }
    if (!fixture.claims.empty()) {
      EXPECT_EQ(name(refereed.judgement.claims), fixture.claims);
    }
  }
}

std::string name_of_file(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.size() - std::string(".yaml").size());
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

std::vector<std::string> records_below_all(const std::vector<std::string>& folders) {
  std::vector<std::string> all;
  for (const std::string& folder : folders)
    for (std::string& path : records_below(folder)) all.push_back(std::move(path));
  return all;
}

void expect_a_file_each(const std::vector<std::string_view>& rules, const std::string& folder) {
  for (const std::string_view id : rules) {
    const std::string path = folder + "/" + std::string(id) + ".yaml";
    const std::vector<Fixture> fixtures = fixtures_of(path);
    const auto broken = std::ranges::count_if(fixtures, [&](const Fixture& fixture) {
      return std::ranges::any_of(fixture.expected,
                                 [&](const std::string& mark) { return mark.ends_with(" " + std::string(id)); });
    });
    EXPECT_GT(broken, 0) << path << ": no record breaks the rule";
    EXPECT_LT(broken, std::ssize(fixtures)) << path << ": no record keeps the rule";
  }
  for (const std::string& path : records_below(folder)) {
    const std::string id = path.substr(path.rfind('/') + 1, path.size() - path.rfind('/') - 6);
    EXPECT_TRUE(std::ranges::count(rules, id) > 0) << path;
  }
}

}  // namespace elfref::testing
