// docs/limits.md has the limits that the code has.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>

#include "testing/fixture.h"

namespace elfref::testing::limits_test {
namespace {

const std::filesystem::path top = ELFREF_SOURCE_DIR;

/// `16u << 20`, `60'000`, `64`; -1 where it is none of these.
std::int64_t value_of(std::string expression) {
  std::erase(expression, '\'');
  std::smatch parts;
  static const std::regex shifted(R"((\d+)u?( << (\d+))?)");
  if (!std::regex_match(expression, parts, shifted)) return -1;
  return std::stoll(parts[1]) << (parts[3].matched ? std::stoi(parts[3]) : 0);
}

/// The whole numbers that a file of the code gives a name, by name.
std::map<std::string, std::int64_t> constants_of(const std::filesystem::path& file) {
  std::map<std::string, std::int64_t> found;
  const std::string text = text_of_file(file.string());
  static const std::regex constant(R"(constexpr (?:std::)?[a-z0-9_]+ ([a-z_]+) = ([^;,]+);)");
  for (std::sregex_iterator one(text.begin(), text.end(), constant), end; one != end; ++one)
    if (const std::int64_t value = value_of((*one)[2]); value >= 0) found[(*one)[1]] = value;
  return found;
}

/// The rows of the page: the constant with its file, and its number.
std::map<std::pair<std::string, std::string>, std::int64_t> rows() {
  std::map<std::pair<std::string, std::string>, std::int64_t> found;
  const std::string text = text_of_file((top / "docs/limits.md").string());
  static const std::regex row(R"(\n\|[^|\n]+\| (\d+) \|[^|\n]+\| `([a-z_]+)` in `([a-z_./]+)` \|)");
  for (std::sregex_iterator one(text.begin(), text.end(), row), end; one != end; ++one)
    found[{(*one)[3], (*one)[2]}] = std::stoll((*one)[1]);
  return found;
}

TEST(Limits, AreThoseOfTheCode) {
  EXPECT_GE(rows().size(), 25u);
  for (const auto& [where, number] : rows()) {
    const auto constants = constants_of(top / where.first);
    const auto found = constants.find(where.second);
    ASSERT_NE(found, constants.end()) << where.second << " is not in " << where.first;
    EXPECT_EQ(found->second, number) << where.second << " in " << where.first;
  }
}

TEST(Limits, OfWhatIsReadAndWrittenAreAllOnThePage) {
  const auto all = rows();
  const std::regex is_limit("(most|max|longest|deepest|largest)_[a-z_]+|deepest");
  // What is no limit of the input: how much a message shows, how often a name is tried.
  const std::set<std::pair<std::string, std::string>> others{
      {"tools/language_server.cpp", "most_header_bytes"},
      {"tools/system/posix/file_writing.cpp", "most_links"},
      {"tools/system/posix/file_writing.cpp", "most_tries"},
      {"tools/starter.cpp", "most_sessions"},
      {"tools/starter.cpp", "most_turns"},
      {"lib/elfref/core/record/diagnostic.cpp", "longest_word"},
      {"lib/elfref/core/record/mends.cpp", "most_depths"},
      {"lib/elfref/core/record/mends.cpp", "most_lines_above"},
      {"lib/elfref/core/record/mends.cpp", "most_named"},
      {"lib/elfref/core/record/json_reader.cpp", "most_kept_bytes"},
      {"lib/elfref/core/record/plain_yaml.cpp", "longest_key"},
      {"lib/elfref/core/record/plain_yaml.cpp", "most_around_bytes"},
      {"lib/elfref/core/record/plain_yaml.h", "longest_plain_yaml"},
      {"lib/elfref/core/record/record_beginning.cpp", "most_tries"},
      {"lib/elfref/core/reading/lexicon.h", "most_shifts"},
      {"lib/elfref/core/reading/scanner.cpp", "longest_text"},
      {"lib/elfref/core/reading/sentences.h", "longest_name"},
      {"lib/elfref/core/reading/reading.cpp", "longest_player"},
      {"lib/elfref/core/reading/line_words.cpp", "most_words"},
      {"lib/elfref/core/reading/plain_words.h", "longest"}};
  for (const char* folder : {"tools", "lib/elfref/core/record", "lib/elfref/core/reading"})
    for (const auto& file : std::filesystem::recursive_directory_iterator(top / folder)) {
      const std::string path = std::filesystem::relative(file.path(), top).string();
      if (!path.ends_with(".cpp") && !path.ends_with(".h")) continue;
      for (const auto& [name, value] : constants_of(file.path())) {
        if (!std::regex_match(name, is_limit) || others.contains({path, name})) continue;
        EXPECT_TRUE(all.contains({path, name})) << name << " in " << path << ", " << value;
      }
    }
}

}  // namespace
}  // namespace elfref::testing::limits_test
