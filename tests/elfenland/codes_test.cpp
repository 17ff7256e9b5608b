// The rules that comments of headers name.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <string>

#include "elfref/elfenland/rules/rulebook.h"
#include "testing/fixture.h"

namespace elfref::elfenland {
namespace {

TEST(Codes, OfCommentsAreThoseOfTheRulesTable) {
  static const std::regex code("\\b[A-Z]+-[0-9]+\\b");
  int found = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::string(ELFREF_SOURCE_DIR) + "/lib/elfref/elfenland")) {
    if (entry.path().extension() != ".h") continue;
    const std::string text = testing::text_of_file(entry.path().string());
    for (std::sregex_iterator at(text.begin(), text.end(), code), end; at != end; ++at, ++found) {
      const auto is_it = [&](const auto& rule) { return rule.info.code == at->str(); };
      EXPECT_TRUE(std::ranges::any_of(rulebook(), is_it)) << entry.path() << ": " << at->str();
    }
  }
  EXPECT_GT(found, 30);
}

}  // namespace
}  // namespace elfref::elfenland
