// `elfref --licences` names every library that the program is linked with.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <sstream>
#include <string>

#include "testing/fixture.h"
#include "tools/command.h"

namespace elfref::testing::licences_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Licences, BeginWithThoseOfTheProgramItself) {
  const Outcome shown = run("elfref --licences");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, StartsWith("elfref "));
  EXPECT_THAT(shown.output, HasSubstr("\nCopyright: the authors of elfref\n"
                                      "Licence: MIT; records and schemas: CC0-1.0\n\nIt is linked with\n"));
}

TEST(Licences, NameEveryLibraryOfTheListWithItsVersion) {
  const std::string shown = run("elfref --licences").output;
  std::istringstream lines(text_of_file(ELFREF_SOURCE_DIR "/lib/licences/libraries"));
  int of_program = 0;
  for (std::string line; std::getline(lines, line);) {
    static const std::regex row(R"(^([^#|]+) \| ([^|]+) \| ([^|]+) \|.*)");
    std::smatch parts;
    if (!std::regex_match(line, parts, row)) continue;
    if ((" " + parts.str(3) + " ").find(" program ") == std::string::npos) continue;
    if (parts.str(1) == "libc++") continue;  // or libstdc++, as the compiler is
    ++of_program;
    EXPECT_THAT(shown, HasSubstr("\n  " + parts.str(1) + " "));
    EXPECT_THAT(shown, HasSubstr(" " + parts.str(2) + "\n"));
  }
  EXPECT_GE(of_program, 10);
  EXPECT_THAT(shown, ContainsRegex("\n  fmt [0-9]+\\.[0-9]+\\.[0-9]+ +MIT\n"));
}

TEST(Licences, NameWhateverTheProgramLoads) {
  const std::string shown = run("elfref --licences").output;
  const std::map<std::string, std::string> other_names{{"z", "zlib"},    {"stdc++", "libstdc++"}, {"gcc_s", "libgcc"},
                                                       {"c", "glibc"},   {"m", "glibc"},          {"edit", "libedit"},
                                                       {"c++", "libc++"}};
  std::istringstream lines(run("readelf -d $(command -v elfref)").output);
  int loaded = 0;
  for (std::string line; std::getline(lines, line);) {
    static const std::regex needed(R"(.*\(NEEDED\).*\[lib(.*)\.so[0-9.]*\])");
    std::smatch parts;
    if (!std::regex_match(line, parts, needed) || parts.str(1).starts_with("elfref")) continue;
    ++loaded;
    const auto other = other_names.find(parts.str(1));
    EXPECT_THAT(shown, HasSubstr(other == other_names.end() ? parts.str(1) : other->second));
  }
  EXPECT_GE(loaded, 3);
}

}  // namespace
}  // namespace elfref::testing::licences_test
